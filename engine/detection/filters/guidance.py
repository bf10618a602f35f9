"""Bodies that write guidance, payers, works of reference and trials: "per AASLD", "does Medicare cover it?".

Cities that a scale or a set of criteria is called after are no places of anybody: "Rome IV", "Milan criteria".
"""

from __future__ import annotations

import re
from functools import cache

from engine.core import resources
from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.types import Kind, Mention
from engine.detection.filters.products import is_employer
from engine.detection.lexicon import belonging, first_names, surnames
from engine.detection.lexicon.borne import is_borne

_KINDS = frozenset({Kind.ORG, Kind.MISC, Kind.DEM, Kind.LOC})
_LONGER_THAN_INITIALS = 4
"""Letters; a shorter abbreviation that was read as a person may be somebody's initials."""
_CITIES = frozenset(
    "Amsterdam;Ann Arbor;Atlanta;Baveno;Berlin;Bern;Bethesda;Boston;Bristol;Chicago;Edinburgh;Glasgow;Leeds;Lille"
    ";Los Angeles;Lugano;Milan;Montreal;Nottingham;Oswestry;Ottawa;Parkland;Prague;Rome;Rotterdam;Seattle"
    ";Shanghai;Sydney;Tokyo;Toronto;Vienna;West Haven".split(";")
)
_SCALE = Expression(
    r"[ /](?:(?:protocol|criteria|classification|consensus|definition|grade|score|scale|stage|staging|formula"
    r"|guidelines?|biops(?:y|ies))(?!\w)"
    r"|I{1,3}[ab]?(?!\w)|IV[ab]?(?!\w)|[A-C]\d(?:[A-Z]\d\w*)?(?!\w)|\d{1,2}(?=[.,;:)]|\Z)|\d/\d)"
)
"""The noun or the grade behind the name of a scale."""
_OF_PLACE = Expression(
    r"(?<!\w)(?:in|into|at|to|from|near|of|for|leave|left|visit(?:ed|ing)?|the|nach|aus|bei|à|en|de|i|til|fra|\d{4,5})\s\Z",
    re.IGNORECASE,
)
"""Before a city that somebody lives in or comes from, or that has a postal code: "3000 Bern 6"."""
_REACH = 12  # characters


def is_guidance(text: str, mention: Mention) -> bool:
    """Return whether a mention is such a body, work or scale, in these capitals, and nobody's employer."""
    written = mention.words(text)
    if written in _CITIES and _SCALE.match(text, mention.end):
        return _OF_PLACE.search(text, max(0, mention.start - _REACH), mention.start) is None
    if written not in _listed() or is_employer(text, mention.start):
        return False
    if belonging.shows_body(text, mention.start, mention.end):
        return False
    if mention.kind is Kind.PERSON:
        is_name = surnames.bearers(written) or first_names.is_listed(fold(written))
        return len(written) >= _LONGER_THAN_INITIALS and not is_name and not is_borne(text, mention)
    return mention.kind in _KINDS


@cache
def _listed() -> frozenset[str]:
    return frozenset(resources.read_list("lists/guidance.txt"))
