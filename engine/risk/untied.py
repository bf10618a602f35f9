"""Traits of health in a text that says nothing else about anybody: "28F, G2P1 at 34 weeks", "is this new epilepsy?".

An age, a diagnosis, a length of time or a country is shared by thousands. It identifies only with a name, a number, a
day, a place, a body, an occupation or whatever else ties it to somebody; a question to a colleague often has none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine.core.expressions import Expression
from engine.core.types import Entity, Kind, Mention, Recognizer, Role
from engine.risk import forms

_SHARED = frozenset(
    "age country diagnosis duration ethnicity kinship language marital-status nationality percentage religion".split()
)
_MEASURED = frozenset({"number and words", "number", "span of time", "time of day"})
"""Forms of what the network found by itself: "36 hours old", "TcB 11.8", "tonight"."""
_MEASURES = frozenset({Kind.DEM, Kind.QUANTITY, Kind.DATETIME})
_WHO = Expression(
    r"\w{2,}(?:ers?|ors?|ists?|ians?|men|man|women|woman|wife|herd|smith|wright|ress|eon|ee)", re.IGNORECASE
)
"""Endings of words for what somebody is, which may single somebody out."""
_NO_ONE = frozenset(
    "bladder blister blisters cancer cancers disorder disorders fever fevers finger fingers liver shoulder shoulders"
    " trigger tumor tumors ulcer ulcers error errors water after over".split()
)
_OF_TRADE = Expression(
    r"['’]s[ ](?:fracture|fx|knee|elbow|thumb|ear|lung|cyst|foot|itch|disease|nodules?|toe|heel|shoulder|hernia"
    r"|palsy|rash)"
)
"""Behind an occupation, an injury that is called after it: "boxer's fracture"."""
_NUMERAL = Expression(r"[IVX]{1,4}")
_WORD = Expression(r"[^\W\d_]+")
_BEGINS = Expression(r"(?:\A|[.?!:]\s|\n)[ \"“(]*\Z")


def are_traits_alone(text: str, entities: Iterable[Entity]) -> bool:
    """Return whether nothing but such traits, and words that the network alone took for a trait, was found."""
    found = tuple(entities)
    if any(each.role is Role.DIRECT for each in found):
        return False
    return all(is_trait(text, each) or _is_unsure(each) for each in found)


def is_trait(text: str, entity: Entity) -> bool:
    """Return whether each mention is such a trait: an age, a diagnosis, a measure, a length of time, or a country."""
    return all(
        each.subtype in _SHARED or _OF_TRADE.match(text, each.end) or _is_read_as_trait(text, each)
        for each in entity.mentions
    )


def _is_read_as_trait(text: str, mention: Mention) -> bool:
    """Return whether the network took a measure, or words that are no name and not what somebody is, for a trait."""
    if mention.recognizer != Recognizer.NEURAL or mention.kind not in _MEASURES:
        return False
    if forms.form(mention.words(text), mention.kind) in _MEASURED:
        return True
    words = _WORD.findall(text, mention.start, mention.end)
    begins = _BEGINS.search(text, max(0, mention.start - 3), mention.start) is not None
    is_small = all(
        each.islower() or (begins and not number) or _NUMERAL.fullmatch(each) for number, each in enumerate(words)
    )
    return (
        mention.kind is Kind.DEM
        and is_small
        and not any(_WHO.fullmatch(each) and each not in _NO_ONE for each in words)
    )


def _is_unsure(entity: Entity) -> bool:
    return all(each.recognizer == Recognizer.NEURAL and each.kind is Kind.DEM for each in entity.mentions)
