"""People of a document and their details: whom a detail describes, and its field in the population model.

A detail describes the person named or mentioned last before it in its sentence: "his mother, a teacher" describes the
mother, "Dr Lund, a cardiologist," Dr Lund. Without such a mention it describes the data subject, as do all details of a
text without names. The data subject is the person of `Options.person`, otherwise the most often named person without a
title of staff. These are rules of thumb; a detail wrongly counted as the data subject's makes the group smaller.

The sex that pronouns and titles show and the country of the named places count as known, since no mask hides them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.types import Entity, Kind, Mention
from engine.generalisation import ages, categories
from engine.risk.population.ages import read_age
from engine.risk.population.places import PopulatedPlace, locate
from engine.risk.population.vocabulary import meaning
from engine.risk.population.work import OFFICE

SUBJECT = "subject"
_REACH = 160  # characters before a detail in which the mention of its person is sought
_SENTENCE = Expression(r"[.!?;]\s+(?=[A-Z\"'“])|\n")
_TITLE = Expression(
    r"(?i)(?:\b(?:dr|prof(?:essor)?|judge|justice|nurse|consultant|inspector|constable|sergeant|officer|counsel|solicitor"
    r"|barrister|attorney|registrar|doctor|social worker|dr\.|prof\.)\.?\s*)$"
)
_BEHIND = Expression(r"(?i)\s*,?\s*(?:md|rn|frcp|mrcp|qc|kc|phd)\b")
_KIN = (
    "mother father parent wife husband spouse son daughter child brother sister grandmother grandfather grandson "
    "granddaughter aunt uncle niece nephew cousin partner fiancee fiance widow widower stepmother stepfather stepson "
    "stepdaughter twin sibling"
).replace(" ", "|")
_RELATIVE = Expression(rf"(?i)\b(?:his|her|their|my|our|whose|(?:\w|\))['’]s)\s+(?:\w+\s+)?({_KIN})\b")

_SEX_OF_KIN = dict.fromkeys(
    ("mother wife daughter sister grandmother granddaughter aunt niece fiancee widow stepmother stepdaughter").split(),
    "F",
) | dict.fromkeys(
    "father husband son brother grandfather grandson uncle nephew fiance widower stepfather stepson".split(), "M"
)
_TITLE_OF_SEX = Expression(r"(?i)\b(mr|mrs|ms|miss)\b\.?\s+")
_SHE, _HE = Expression(r"(?i)\b(?:she|her|hers|herself)\b"), Expression(r"(?i)\b(?:he|him|his|himself)\b")
_PRONOUNS = 3  # pronouns from which they may show the sex
_MOSTLY = 4  # times as many as of the other sex

WHERE = ("place", "country")
"""Fields of facts that say where a person is from or lives."""

_SEVERAL = (Kind.DEM, Kind.DATETIME)
"""Kinds of findings that may state several details in one."""

_COLOURS = frozenset({"black", "white", "brown", "mixed", "other"})
"""Words that are an ethnic group only where a finding says so as a whole."""

_FIELDS = {
    "occupation": "occupation",
    "nationality": "nationality",
    "ethnicity": "ethnic_group",
    "religion": "religion",
    "marital-status": "marital_status",
    "diagnosis": "diagnosis",
}


@dataclass(frozen=True, slots=True)
class Fact:
    """A detail of a person as the population model reads it.

    Attributes:
        name: a field of `Details`.
        value: its words, or the first and last year of an age.
    """

    name: str
    value: str | tuple[int, int] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Context:
    """Knowledge about one person that the words around the findings reveal under any masks.

    Attributes:
        sex: "F", "M", or empty if the text does not show it.
        named: countries that the text names, in its words; they distinguish places of one name.
        countries: codes of all countries that the details indicate.
    """

    sex: str = ""
    named: tuple[str, ...] = field(default=(), repr=False)
    countries: tuple[str, ...] = field(default=(), repr=False)


NO_CONTEXT = Context()


@lru_cache(maxsize=4096)  # a long document has the same words again and again
def facts(words: str, kind: Kind, subtype: str | None) -> tuple[Fact, ...]:
    """Return the facts that words state, one of each field, as far as the population model has figures.

    "34-year-old Sikh farmer" states three.
    """
    found = {each.name: each for each in (_fact(words, kind, subtype),) if each}
    if kind in _SEVERAL and (subtype is None or "age" in found):
        plain = [each.strip(",;()") for each in words.split()]
        for size in (3, 2, 1):
            for start in range(len(plain) - size + 1):
                for each in _within(" ".join(plain[start : start + size])):
                    found.setdefault(each.name, each)
    return tuple(found.values())


def _within(words: str) -> Iterator[Fact]:
    """Yield the facts stated by parts of several words."""
    if span := ages.span(words):
        yield Fact("age", (span[0], span[0]))
    for name in ("religion", "marital_status", "ethnic_group"):
        if words.lower() not in _COLOURS and meaning(name, words):
            yield Fact(name, words)
    if (work := categories.field(words)) and not OFFICE.search(words):
        # The table lists an occupation by its last words: a Sikh farmer is a farmer, a social worker is not a worker.
        while (shorter := words.partition(" ")[2]) and categories.field(shorter) == work:
            words = shorter
        yield Fact("occupation", words)


def _fact(words: str, kind: Kind, subtype: str | None) -> Fact | None:
    if found := ages.span(words, bare=subtype == "age"):
        return Fact("age", (found[0], found[0]))
    if words.startswith(("aged ", "[aged ")) and (years := read_age(words.strip("[]").removeprefix("aged "))):
        return Fact("age", years)
    if subtype == "age" and not any(each.isdigit() for each in words) and (years := read_age(words)):
        return Fact("age", years)
    if kind is Kind.LOC:
        return _place(words)
    name = _FIELDS.get(subtype or "", "")
    if kind is Kind.DEM and name in ("religion", "marital_status", "ethnic_group") and not meaning(name, words):
        return None
    if name == "occupation" and OFFICE.search(words):
        return None
    return Fact(name, words) if kind is Kind.DEM and name else None


def _place(words: str) -> Fact | None:
    found = locate("", words.strip("[]"))
    if found.place.kind == "unlisted" or any(each.isdigit() for each in words.split(" ")[0]):
        return None
    return Fact("country" if found.place.kind == "country" else "place", words.strip("[]"))


def of_each(text: str, entities: Sequence[Entity], name: str | None) -> tuple[str, ...]:
    """Return for each entity the person whom it describes: `SUBJECT`, or a key of another person.

    Args:
        name: the data subject's, if the user gave it.
    """
    named = [each for each in entities if each.kind is Kind.PERSON]
    subject = _subject(text, named, name)
    places = sorted(
        _Naming(mention.start, mention.end, SUBJECT if each.id == subject else each.id)
        for each in named
        for mention in each.mentions
    )
    return tuple(
        each.id if each.kind is Kind.PERSON and each.id != subject else _whose(text, each, places) for each in entities
    )


class _Naming(NamedTuple):
    """A place where a person is named."""

    start: int
    end: int
    person: str


def _subject(text: str, named: Sequence[Entity], name: str | None) -> str:
    """Return the id of the data subject's entity; empty if nobody is named."""
    if name:
        sought = set(fold(name).split())
        for each in named:
            if any(sought & set(fold(one.words(text)).split()) for one in each.mentions):
                return each.id
    plain = [each for each in named if not _staff(text, each)] or named
    most = max(plain, key=lambda each: (len(each.mentions), -each.mentions[0].start), default=None)
    return most.id if most else ""


def _staff(text: str, entity: Entity) -> bool:
    return any(
        _TITLE.search(text[max(0, each.start - 20) : each.start])
        or _TITLE.match(each.words(text).split()[0])
        or _BEHIND.match(text[each.end : each.end + 12])
        for each in entity.mentions
        if each.words(text).split()
    )


def _whose(text: str, entity: Entity, places: Sequence[_Naming]) -> str:
    """Return the data subject if any mention describes them, otherwise the person whom the first mention describes."""
    found = [_person_at(text, each.start, places) for each in entity.mentions]
    return SUBJECT if SUBJECT in found else found[0]


def _person_at(text: str, start: int, places: Sequence[_Naming]) -> str:
    """Return the person last named before a place, in its sentence; the data subject if nobody is. `places`: sorted."""
    before = text[max(0, start - _REACH) : start]
    first = start - len(before)
    if breaks := list(_SENTENCE.finditer(before)):
        first += breaks[-1].end()
    near = places[bisect_left(places, (first,)) : bisect_left(places, (start,))]
    people = [(each.end, each.person) for each in near if each.end <= start]
    people += [(first + each.end(), each[1].lower()) for each in _RELATIVE.finditer(text[first:start])]
    return max(people, default=(0, SUBJECT))[1]


def contexts(
    text: str, entities: Sequence[Entity], persons: Sequence[str], stated: Sequence[tuple[Fact, ...]], name: str | None
) -> dict[str, Context]:
    """Return for each person the knowledge that no mask hides.

    Args:
        persons, stated: of each entity, the person and the facts.
        name: the data subject's, if the user gave it.
    """
    found: dict[str, Context] = {}
    facts_of: dict[str, list[Fact]] = {}
    for several, person in zip(stated, persons, strict=True):
        facts_of.setdefault(person, []).extend(several)
    for person, own in facts_of.items():
        named = tuple(dict.fromkeys(str(each.value) for each in own if each.name == "country"))
        codes = {where(each, named)[0].country for each in own if each.name in WHERE}
        found[person] = Context(_sex(text, entities, person, name), named, tuple(sorted(filter(None, codes))))
    return found


def _sex(text: str, entities: Sequence[Entity], person: str, name: str | None) -> str:
    """Return the sex of a relative by the word for them, of the data subject by title, or else by most pronouns."""
    if person in _SEX_OF_KIN:
        return _SEX_OF_KIN[person]
    if person != SUBJECT:
        return ""
    named = [each for each in entities if each.kind is Kind.PERSON]
    subject = _subject(text, named, name)
    titles = {
        found[1].lower()
        for each in named
        if each.id == subject
        for mention in each.mentions
        if (found := _TITLE_OF_SEX.search(text[max(0, mention.start - 6) : mention.start] + _first(text, mention)))
    }
    sexes = {"M" if each == "mr" else "F" for each in titles}
    if len(sexes) == 1:
        return sexes.pop()
    women, men = (len(each.findall(text)) for each in (_SHE, _HE))
    if women + men < _PRONOUNS:
        return ""
    return "F" if women > _MOSTLY * men else "M" if men > _MOSTLY * women else ""


def _first(text: str, mention: Mention) -> str:
    return mention.words(text).split(" ")[0] + " "


def where(each: Fact, named: Sequence[str]) -> tuple[PopulatedPlace, str]:
    """Return the place or country of a fact, and the country among `named` that contains it, or an empty text."""
    if each.name == "country":
        return locate(str(each.value), "").place, str(each.value)
    for country in named:
        if (found := locate(country, str(each.value)).place).kind != "unlisted":
            return found, country
    return locate("", str(each.value)).place, ""
