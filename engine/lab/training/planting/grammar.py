"""Template grammars, kept in text files, that write texts with planted values.

A grammar is a list of rules. `[name]` heads a rule each of whose lines is an alternative; `[[name]]` heads one
alternative of many lines. In an alternative, `<one|other>` is a choice; `{name}` another rule or a planted value,
`{name:form}` a name in one of its forms, `{NAME}` the same in capitals, `{=name:text}` the text itself, annotated as
such a value, `{-name}` an entry of lists/words.txt that is no identifier. `{+name}` is several alternatives of a rule,
each once, on lines of their own or with the text after a colon between them; `{sep}` is the separator between the label
and the value of a field, the same in a whole document.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from functools import cache
from pathlib import Path

import numpy as np

from engine.core.types import Kind
from engine.lab.training.planting import people, values
from engine.lab.training.planting.people import FORMS, InventedPerson, Split, chance, choose, pool
from engine.lab.training.planting.values import KIN, PEOPLE, SEX, VALUES

_SLOT = re.compile(r"\{([=+-]?[A-Za-z_]+\d*(?::[^{}\n]*)?)\}")
_CHOICE = re.compile(r"<([^<>|]*(?:\|[^<>|]*)+)>")
_HEAD = re.compile(r"^\[(\[?)(\w+)\]?\]$")
_SEVERAL = (3, 11)
_SEPARATORS = (
    *(": ",) * 4, ":", ":  ", " - ", "\t", ":\t", " ..... ", " = ", ":\n", "   ", " | ", " ", " :: ", "#: ",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Annotation:
    """Annotation of a piece of text; `entity` is the same for all mentions of one thing."""

    kind: Kind
    masking: str
    hipaa: str
    entity: str


@dataclass(frozen=True, slots=True)
class PlantedStretch:
    """A stretch of a document: planted if it has an annotation."""

    text: str
    annotation: Annotation | None = None


Rules = dict[str, tuple[str, ...]]


@cache
def read(path: Path) -> Rules:
    """Return the rules of a grammar file; `# ` starts a comment."""
    rules: dict[str, list[str]] = {}
    name, block = "", False
    for line in path.read_text(encoding="utf-8").splitlines():
        if head := _HEAD.match(line):
            name, block = head[2], bool(head[1])
            rules.setdefault(name, [])
            if block:
                rules[name].append("")
        elif line.startswith("# "):
            continue
        elif block:
            rules[name][-1] += line + "\n"
        elif line:
            rules[name].append(line.replace("\\n", "\n").replace("\\t", "\t"))
    return {name: tuple(text.strip("\n") for text in texts) for name, texts in rules.items()}


def write(rules: Rules, text: str, cast: Cast) -> Iterator[PlantedStretch]:
    """Yield the text with its choices made and all its slots filled.

    Raises:
        KeyError: a slot names neither a rule nor a value.
    """
    while choice := _CHOICE.search(text):
        text = text[: choice.start()] + choose(cast.random, choice[1].split("|")) + text[choice.end() :]
    position = 0
    for slot in _SLOT.finditer(text):
        if position < slot.start():
            yield PlantedStretch(text[position : slot.start()])
        position = slot.end()
        if slot[1] in rules:
            yield from write(rules, choose(cast.random, rules[slot[1]]), cast)
        elif slot[1].startswith("+"):
            yield from _several(rules, slot[1][1:], cast)
        else:
            yield cast.fill(slot[1])
    if position < len(text):
        yield PlantedStretch(text[position:])


def _several(rules: Rules, slot: str, cast: Cast) -> Iterator[PlantedStretch]:
    """Yield some alternatives of a rule in any order, none of them twice."""
    name, _, joint = slot.partition(":")
    count = min(int(cast.random.integers(*_SEVERAL)), len(rules[name]))
    for place, index in enumerate(cast.random.choice(len(rules[name]), count, replace=False)):
        if place:
            yield PlantedStretch(joint or "\n")
        yield from write(rules, rules[name][index], cast)


MARKS: dict[str, tuple[Kind, str, str]] = {
    **{name: (VALUES[name].kind, VALUES[name].masking, VALUES[name].hipaa) for name in ("age", "ethnicity")},
    "duration": (Kind.DATETIME, "NO_MASK", "-"),
    "public": (Kind.ORG, "NO_MASK", "-"),
    "land": (Kind.LOC, "NO_MASK", "-"),
    "case": (Kind.MISC, "NO_MASK", "-"),
    "person": (Kind.PERSON, "QUASI", "name"),
    "work": (Kind.DEM, "QUASI", "demographic"),
}
"""Annotations of `{=name:text}`: kind, masking decision and class.

`case` is a precedent, whose names stay; `work` an occupation so rare that it tells who somebody is.
"""


@dataclass(slots=True)
class Cast:
    """The people, days and numbers of one document, drawn when they are first named."""

    random: np.random.Generator
    split: Split
    female: bool | None = None
    _people: dict[str, InventedPerson] = field(default_factory=dict)
    _texts: dict[str, str] = field(default_factory=dict)
    _date: values.DateForm = field(init=False)
    _usual: str = field(init=False)
    today: date = field(init=False)
    born: date = field(init=False)

    def __post_init__(self) -> None:
        self._date = values.style(self.random)
        self._usual = choose(self.random, ("full", "full", "middle", "legal"))
        self.today = values.day(self.random, date(1998, 1, 1), 10_000)
        self.born = self.today - timedelta(days=int(self.random.integers(300, 36_000)))

    def fill(self, slot: str) -> PlantedStretch:
        """Return the piece that fills a slot.

        Raises:
            KeyError: there is no such value.
        """
        name, _, form = slot.partition(":")
        if name == "sep":
            return PlantedStretch(self._once(name, lambda: choose(self.random, _SEPARATORS)))
        if name.startswith("="):
            return self._mark(name[1:], form)
        if name.startswith("-"):
            return PlantedStretch(values.fill(self.random, self.split, choose(self.random, pool(name[1:], self.split))))
        if name.isupper():
            piece = self.fill(slot.lower())
            return PlantedStretch(piece.text.upper(), piece.annotation)
        base = name.rstrip("0123456789")
        if base in PEOPLE:
            text = FORMS[form or self._usual](self.person(name))
            return PlantedStretch(text, Annotation(Kind.PERSON, PEOPLE[base], "name", name))
        if base == "mail":
            text = self._once(slot, lambda: values.mail(self.random, self.split, self.person(form)))
            return PlantedStretch(text, Annotation(Kind.CODE, "DIRECT", "e-mail", slot))
        if base in _DAYS:
            text = _DAYS[base](self)
            return PlantedStretch(text, Annotation(Kind.DATETIME, "QUASI", "date", f"date {text}"))
        value = VALUES[base]
        if value.masking == "NO_MASK":
            text = value.make(self.random, self.split)
            return PlantedStretch(text, Annotation(value.kind, value.masking, value.hipaa, f"{base} {text}"))
        text = self._once(name, lambda: value.make(self.random, self.split))
        return PlantedStretch(text, Annotation(value.kind, value.masking, value.hipaa, name))

    def person(self, name: str) -> InventedPerson:
        """Return the person of that name in this document, always the same."""
        if name not in self._people:
            base = name.rstrip("0123456789")
            self._people[name] = people.draw(
                self.random,
                self.split,
                SEX.get(base, self.female if base == "patient" else None),
                self._head() if base in KIN and chance(self.random, 0.6) else None,
            )
        return self._people[name]

    def _head(self) -> InventedPerson | None:
        """Return the first person of the document, whose kin others may be."""
        return next(iter(self._people.values()), None)

    def _once(self, name: str, make: Callable[[], str]) -> str:
        if name not in self._texts:
            self._texts[name] = make()
        return self._texts[name]

    def _mark(self, name: str, text: str) -> PlantedStretch:
        kind, masking, hipaa = MARKS[name]
        return PlantedStretch(text, Annotation(kind, masking, hipaa, f"{name} {text}"))

    def exact(self, day: date) -> str:
        """Return the day in the document's usual form."""
        return self._date(day)

    def near(self, first: int, days: int) -> date:
        """Return a day that is `first` to `first + days` days from today."""
        return values.day(self.random, self.today + timedelta(days=first), days)

    def some(self, day: date) -> str:
        """Return the day in the usual form, or now and then in another."""
        return values.sometimes(self.random, self._date)(day)


_DAYS: dict[str, Callable[[Cast], str]] = {
    "today": lambda cast: cast.exact(cast.today),
    "dob": lambda cast: cast.exact(cast.born),
    "born": lambda cast: choose(cast.random, values.EXACT)(cast.born),
    "admitted": lambda cast: cast.exact(cast.today - timedelta(days=4)),
    "date": lambda cast: cast.some(cast.near(-700, 690)),
    "past": lambda cast: cast.some(cast.near(-9_000, 8_900)),
    "soon": lambda cast: cast.some(cast.near(2, 90)),
    "stamp": lambda cast: f"{cast.exact(cast.today)} {values.clock(cast.random)}",
    "stamp_at": lambda cast: f"{cast.exact(cast.near(-9, 9))} at {values.clock(cast.random)}",
    "iso": lambda cast: (
        f"{cast.near(-300, 300):%Y-%m-%d}T{int(cast.random.integers(24)):02d}:{int(cast.random.integers(60)):02d}:07Z"
    ),
    "weekday": lambda cast: f"{cast.near(0, 7):%A}",
    "expiry": lambda cast: f"{cast.near(30, 1_500):%m/%y}",
    "month": lambda cast: f"{cast.near(-700, 700):%B}",
    "month_year": lambda cast: f"{cast.near(-4_000, 4_000):%B %Y}",
    "year": lambda cast: f"{cast.near(-12_000, 11_900).year}",
    "birth_year": lambda cast: f"{cast.born.year}",
    "clock": lambda cast: values.clock(cast.random),
}
"""Days of a document; `date` and the like are drawn again each time."""


# Noise: other letter case, other spaces, broken lines. Annotations keep their places.


_Change = Callable[[str, np.random.Generator], str]


def _double_spaces(text: str, random: np.random.Generator) -> str:
    return re.sub(" ", lambda _: "  " if chance(random, 0.06) else " ", text)


def _lost_spaces(text: str, random: np.random.Generator) -> str:
    """Remove the space after colons, as in forms that were typed in haste."""
    return re.sub(r": +", lambda found: ":" if chance(random, 0.7) else found[0], text)


def _broken_lines(text: str, random: np.random.Generator) -> str:
    return re.sub(r"(?<=[^\s]) (?=\S)", lambda _: "\n" if chance(random, 0.07) else " ", text)


def _tabs(text: str, random: np.random.Generator) -> str:
    return re.sub(r": +|  +", lambda found: f"{found[0].rstrip()}\t" if chance(random, 0.7) else found[0], text)


def _bullets(text: str, random: np.random.Generator) -> str:
    mark = choose(random, ("- ", "* ", "• ", "> ", "o "))
    return re.sub(r"\n(?=\w)", lambda _: f"\n{mark}" if chance(random, 0.6) else "\n", text)


def _bare_titles(text: str, _: np.random.Generator) -> str:
    return re.sub(r"\b(Mr|Mrs|Ms|Dr)\. (?=\S)", r"\1 ", text)


def _misread(text: str, random: np.random.Generator) -> str:
    """Misread now and then a letter, as OCR does."""
    return re.sub("[lO]", lambda found: {"l": "1", "O": "0"}[found[0]] if chance(random, 0.02) else found[0], text)


_NAMES = frozenset({Kind.PERSON, Kind.LOC, Kind.ORG})

NAME_CHANGES: tuple[tuple[float, _Change], ...] = (
    (0.03, lambda text, _: text.upper()),
    (0.04, lambda text, _: text.lower()),
)
"""Changes of the names of people, places and organisations of a document alone, and how often each happens."""

CHANGES: tuple[tuple[float, _Change], ...] = (
    (0.07, lambda text, _: text.upper()),
    (0.07, lambda text, _: text.lower()),
    (0.08, _double_spaces),
    (0.08, _lost_spaces),
    (0.08, _broken_lines),
    (0.08, _bare_titles),
    (0.05, _tabs),
    (0.05, _bullets),
    (0.03, _misread),
)
"""Changes of a document, and how often each happens."""


def disturb(pieces: Iterable[PlantedStretch], random: np.random.Generator) -> list[PlantedStretch]:
    """Return the pieces, each changed in the ways that are drawn for the whole document."""
    drawn, of_names = (
        [change for part, change in changes if chance(random, part)] for changes in (CHANGES, NAME_CHANGES)
    )
    found = []
    for piece in pieces:
        text = piece.text
        named = piece.annotation is not None and piece.annotation.kind in _NAMES
        for change in (*of_names, *drawn) if named else drawn:
            text = change(text, random)
        found.append(replace(piece, text=text))
    return found
