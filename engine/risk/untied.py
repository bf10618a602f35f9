"""Traits of health in a text that says nothing else about anybody: "28F, G2P1 at 34 weeks", "is this new epilepsy?".

An age, a diagnosis, a length of time or a country is shared by thousands. It identifies only with a name, a number, a
day, a place, a body, an occupation or whatever else ties it to somebody; a question to a colleague often has none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from engine.core import english, resources
from engine.core.expressions import Expression
from engine.core.types import Entity, Kind, Mention, Recognizer, Role
from engine.risk import forms

# Lists of words stay together.
# ruff: noqa: E501

_SHARED = frozenset(
    "age country diagnosis duration ethnicity kinship language marital-status nationality percentage religion".split()
)
_MEASURED = frozenset({"number and words", "number", "span of time", "time of day"})
"""Forms of what the network found by itself: "36 hours old", "TcB 11.8", "tonight"."""
_MEASURES = frozenset({Kind.DEM, Kind.QUANTITY, Kind.DATETIME})
_LIKE_DAY = Expression(r"\d[./-]\d")
"""Within a day and a month: "9/30"."""
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
_BORN_TOGETHER = ("plet", "plets", "twin", "twins")
_WELL_KNOWN = frozenset(
    "champion champions laureate priest bishop pope king queen prince princess president celebrity star mum mom kids hero captain chief cop"
    " general colonel ambassador consul rabbi imam abbot abbess cantor deacon ceo mp".split()
)
"""Words for what few are, or for somebody's parent, that have none of the endings."""
_ONE_OF_FEW = Expression(
    r"(?<!\w)(?:(?:the|our|their|his|her|is|was|\A)[ ]?(?:only|sole|first)[ ](?!line\b|thing\b|dose\b|time\b|option\b|trimester\b|degree\b|\d)(?:[a-z-]+[ ]){1,5}(?:in|on|of|from)(?!\w)"
    r"|only[ ](?:known[ ])?(?:cases?|survivors?)[ ](?:of|in)|(?:oldest|youngest|tallest|heaviest|shortest|last)[ ](?:[a-z]+[ ])?(?:in|of|on|speaker|survivor)|survivors?[ ]of[ ]the"
    r"|(?:world|national|olympic)[ ](?:[a-z]+[ ])?(?:champion|record|title|team|medall?ist)|(?:first|ex-|former)[ ]?(?:lady|president|minister|king|queen)|famous|celebrity|walked[ ]on[ ]the[ ]moon"
    r"|(?:president|king|queen|prince|princess|mayor|minister|head)[ ]of[ ](?:an?|the|our)[ ]|(?:mayor|president|minister|senator|king|queen|pope)['’]s"
    r"|in[ ](?:the|our|this)[ ](?:village|town|island|valley|county)|(?:1\d|2\d)[ ](?:children|kids)|(?:in|from|on)[ ](?:the[ ])?(?:news|tv|television|papers)|disaster|first[ ][a-z]+[ ](?:transplant|birth|case)[ ]in)(?!\w)",
    re.IGNORECASE,
)
"""Words that make somebody one of few, whatever was found: "only case in the village", "mother of 17 kids"."""
_BEGINNING = 2_000
"""Characters; hardly a longer text has nothing but traits."""
_OF_CARE = frozenset(
    "assistant attendant consultant counsellor counselor dietitian doctor doctors general hygienist leader manager model nurse officer paramedic"
    " pharmacist physician practitioner radiologist registrar representative scientist specialist student surgeon technician"
    " technologist therapist worker psychiatrist cardiologist anesthesiologist anaesthetist dentist intern midwife obstetrician"
    " oncologist pathologist pediatrician paediatrician psychologist author builder trainer trader owner carrier reader".split()
)
"""Occupations of those who treat somebody, and words that are no occupation alone."""
_NUMERAL = Expression(r"[IVX]{1,4}")
_WORD = Expression(r"[^\W\d_]+")
_BEGINS = Expression(r"(?:\A|[.?!:]\s|\n)[ \"“(]*\Z")


def are_traits_alone(text: str, entities: Iterable[Entity]) -> bool:
    """Return whether nothing but such traits, and words that the network alone took for a trait, was found.

    What somebody is, or words that make somebody one of few, tie them to somebody.
    """
    found = tuple(entities)
    if any(each.role is Role.DIRECT for each in found) or _ONE_OF_FEW.search(text):
        return False
    if not all(is_trait(text, each) or _is_unsure(text, each) for each in found):
        return False
    return english.is_english(text[:_BEGINNING]) and not _names_calling(text)


def _names_calling(text: str) -> bool:
    """Return whether the beginning of a text has an occupation, found or not, that is not of an injury."""
    words = _WORD.finditer(text, 0, _BEGINNING)
    return any(each[0] in _callings() and not _OF_TRADE.match(text, each.end()) for each in words)


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
    if mention.kind is Kind.DATETIME and _LIKE_DAY.search(text, mention.start, mention.end):
        return False
    if forms.form(mention.words(text), mention.kind) in _MEASURED:
        return True
    words = _WORD.findall(text, mention.start, mention.end)
    begins = _BEGINS.search(text, max(0, mention.start - 3), mention.start) is not None
    is_small = all(
        each.islower() or (begins and not number) or _NUMERAL.fullmatch(each) for number, each in enumerate(words)
    )
    return mention.kind is Kind.DEM and is_small and not any(map(_is_somebody, words))


def _is_somebody(word: str) -> bool:
    """Return whether a word says what somebody is: "farrier", "champion", "quintuplets"."""
    small = word.lower()
    if small in _NO_ONE:
        return False
    is_one = small in _WELL_KNOWN or small.removesuffix("s") in _nouns() or small.endswith(_BORN_TOGETHER)
    return is_one or _WHO.fullmatch(word) is not None


def _is_unsure(text: str, entity: Entity) -> bool:
    return all(
        each.recognizer == Recognizer.NEURAL
        and each.kind is Kind.DEM
        and not any(map(_is_somebody, _WORD.findall(text, each.start, each.end)))
        for each in entity.mentions
    )


@cache
def _nouns() -> frozenset[str]:
    """Return nouns for people of all languages, those of roles without words of their own aside."""
    rows = (row.split("\t") for row in resources.read_list("lists/singling-out.tsv"))
    return frozenset(word.lower() for _, use, words in rows if use == "noun" for word in words.split())


@cache
def _callings() -> frozenset[str]:
    """Return the last words of occupations, in small letters, but for those of care, and of "farm hand"."""
    listed = resources.read_list("lists/occupations.txt")
    last = (each.split()[-1] for each in listed if " " not in each or _WHO.fullmatch(each.split()[-1]))
    return frozenset(last) - _OF_CARE - _NO_ONE
