"""Synthetic people: names of many cultures, in the forms that records write them."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import TypeVar

import numpy as np

# Word lists for values, each divided into a fixed training part and a fixed test part.


LISTS = Path(__file__).parent / "lists"
TEST_PART = 0.25
_Item = TypeVar("_Item")
_NO_MARKS = str.maketrans("øØłŁđĐıþÞðÐŋß", "oOlLdDitTdDns")


class Split(StrEnum):
    """A family of templates and of names; the two share nothing."""

    TRAIN = "train"
    TEST = "test"


def choose(random: np.random.Generator, items: Sequence[_Item]) -> _Item:
    """Return one of the items, all with the same probability."""
    return items[int(random.integers(len(items)))]


def chance(random: np.random.Generator, part: float) -> bool:
    """Return True with probability `part`."""
    return bool(random.random() < part)


def plain(text: str) -> str:
    """Return the text without diacritics, as a register that knows the letters A to Z only would write it."""
    text = unicodedata.normalize("NFD", text.translate(_NO_MARKS))
    return "".join(letter for letter in text if not unicodedata.combining(letter))


def split_of(word: str) -> Split:
    """Return the split that a word belongs to, in any spelling: by a hash of its letters."""
    digest = hashlib.blake2b(plain(word).casefold().encode(), digest_size=2).digest()
    return Split.TEST if int.from_bytes(digest, "big") < TEST_PART * 2**16 else Split.TRAIN


def sections(path: Path) -> Iterator[tuple[str, list[str]]]:
    """Yield the headed parts of a list: `[name]`, then one line each; `# ` starts a comment."""
    name, lines = "", list[str]()
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("[") and line.endswith("]"):
            if name:
                yield name, lines
            name, lines = line[1:-1], []
        elif line.strip() and not line.startswith("# "):
            lines.append(line)
    yield name, lines


@cache
def pool(name: str, split: Split) -> tuple[str, ...]:
    """Return the entries of section `name` of lists/words.txt that belong to the split."""
    return tuple(each for each in _words()[name] if split_of(each) is split)


@cache
def _words() -> dict[str, tuple[str, ...]]:
    return {
        name: tuple(entry.strip() for line in lines for entry in line.split(","))
        for name, lines in sections(LISTS / "words.txt")
    }


WITHOUT_MARKS = 0.6
MIXED_CULTURE = 0.15
TWO_SURNAMES = 0.06
_NICK = {
    "William": "Bill", "Robert": "Bob", "Margaret": "Peggy", "Elizabeth": "Liz", "Richard": "Dick", "James": "Jim",
    "Katherine": "Kate", "Joseph": "Joe", "Thomas": "Tom", "Michael": "Mike", "Daniel": "Danny", "Patrick": "Paddy",
    "Guadalupe": "Lupe", "Francisco": "Paco", "José": "Pepe", "Giuseppe": "Beppe", "Dmitri": "Dima", "Maria": "Mia",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class InventedPerson:
    """A person. `middle` may be empty. `family_first`: the surname comes first in running text."""

    given: str
    middle: str
    family: str
    female: bool
    family_first: bool

    def joined(self, *given: str) -> str:
        """Return these given names and the surname, in the person's order."""
        parts = (self.family, *given) if self.family_first else (*given, self.family)
        return " ".join(filter(None, parts))


@dataclass(frozen=True, slots=True)
class Culture:
    """A naming culture, of one split."""

    weight: int
    family_first: bool
    female: tuple[str, ...]
    male: tuple[str, ...]
    family: tuple[str, ...]


def _initials(person: InventedPerson) -> str:
    return ".".join(name[0].upper() for name in (person.given, person.middle, person.family) if name) + "."


def _bare_initials(person: InventedPerson) -> str:
    return _initials(person).replace(".", "")


FORMS: dict[str, Callable[[InventedPerson], str]] = {
    "full": lambda person: person.joined(person.given),
    "middle": lambda person: person.joined(person.given, person.middle[:1] and f"{person.middle[0]}."),
    "legal": lambda person: person.joined(person.given, person.middle),
    "first": lambda person: person.given,
    "last": lambda person: person.family,
    "last_first": lambda person: f"{person.family}, {person.given}",
    "last_first_m": lambda person: f"{person.family}, {person.given} {person.middle[:1]}".strip(),
    "last_first_dot": lambda person: f"{person.family}, {person.given}{person.middle and f' {person.middle[0]}.'}",
    "last_initial": lambda person: f"{person.family}, {person.given[0]}.",
    "two_initials": lambda person: f"{person.given[0]}.{person.middle and f'{person.middle[0]}.'} {person.family}",
    "lower": lambda person: person.joined(person.given).lower(),
    "lower_first": lambda person: person.given.lower(),
    "reversed": lambda person: f"{person.family} {person.given}",
    "comma": lambda person: f"{person.family},{person.given}",
    "short": lambda person: f"{person.given[0]}. {person.family}",
    "initials": _initials,
    "bare": _bare_initials,
    "nick": lambda person: _NICK.get(person.given, person.given.split()[0].split("-")[0]),
    "titled": lambda person: f"{'Ms.' if person.female else 'Mr.'} {person.family}",
    "doctor": lambda person: f"Dr. {person.family}",
    "doctor_full": lambda person: f"Dr. {person.joined(person.given)}",
    "dr": lambda person: f"Dr {person.family}",
    "dr_full": lambda person: f"Dr {person.joined(person.given)}",
    "mr": lambda person: f"{'Mrs' if person.female else 'Mr'} {person.family}",
    "mr_full": lambda person: f"{'Ms' if person.female else 'Mr'} {person.joined(person.given)}",
    "professor": lambda person: f"Prof. {person.family}",
    "mrs": lambda person: f"{'Mrs.' if person.female else 'Mr.'} {person.joined(person.given)}",
}
"""Forms of a name. A title is a part of the mention, as in the Text Anonymization Benchmark."""


@cache
def cultures(split: Split) -> tuple[Culture, ...]:
    """Return the cultures of lists/names.txt, with the names that belong to the split; none lacks a kind of name."""
    found = []
    for heading, lines in sections(LISTS / "names.txt"):
        _, weight, order = heading.split()
        names = {
            kind: tuple(name.replace("_", " ") for name in entries.split() if split_of(name.split("/")[0]) is split)
            for kind, entries in (line.split(":", 1) for line in lines)
        }
        if all(names.values()):
            found.append(Culture(int(weight), order == "family-first", **names))
    return tuple(found)


def draw(
    random: np.random.Generator, split: Split, female: bool | None = None, kin: InventedPerson | None = None
) -> InventedPerson:
    """Draw a person; `kin` gives the surname and the culture's order."""
    culture, other = _culture(random, split), _culture(random, split)
    if female is None:
        female = chance(random, 0.5)
    given_of = other if chance(random, MIXED_CULTURE) else culture
    first, middle = (choose(random, given_of.female if female else given_of.male) for _ in range(2))
    family = _surname(random, culture, female)
    second = _surname(random, culture, female)
    if chance(random, TWO_SURNAMES) and second != family:
        family += choose(random, "- ") + second
    if not chance(random, 0.6) or middle == first:
        middle = ""
    family_first = culture.family_first and chance(random, 0.4)
    person = InventedPerson(first, middle, family, female, family_first)
    if chance(random, WITHOUT_MARKS):
        person = InventedPerson(plain(first), plain(middle), plain(family), female, family_first)
    return person if kin is None else InventedPerson(person.given, person.middle, kin.family, female, kin.family_first)


def _culture(random: np.random.Generator, split: Split) -> Culture:
    ladder = _ladder(split)
    return cultures(split)[ladder[int(random.integers(len(ladder)))]]


@cache
def _ladder(split: Split) -> tuple[int, ...]:
    """Return each culture's index, as many times as its weight."""
    return tuple(index for index, culture in enumerate(cultures(split)) for _ in range(culture.weight))


def _surname(random: np.random.Generator, culture: Culture, female: bool) -> str:
    forms = choose(random, culture.family).split("/")
    return forms[-1] if female else forms[0]
