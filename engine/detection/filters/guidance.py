"""Bodies that write guidance, payers, works of reference and trials: "per AASLD", "does Medicare cover it?"."""

from __future__ import annotations

from functools import cache

from engine.core import resources
from engine.core.folding import fold
from engine.core.types import Kind, Mention
from engine.detection.filters.products import is_employer
from engine.detection.lexicon import belonging, first_names, surnames
from engine.detection.lexicon.borne import is_borne

_KINDS = frozenset({Kind.ORG, Kind.MISC, Kind.DEM, Kind.LOC})
_LONGER_THAN_INITIALS = 4
"""Letters; a shorter abbreviation that was read as a person may be somebody's initials."""


def is_guidance(text: str, mention: Mention) -> bool:
    """Return whether a mention is such a body or work, in these capitals, and nobody's employer."""
    written = mention.words(text)
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
