"""Synthetic documents in other languages than English, with planted, annotated identifiers.

The file `grammars/abroad.LANGUAGE.txt` holds the names, values and templates of a language; further files, such as
`abroad.LANGUAGE.offices.txt`, add rules and further alternatives of its rules. Every person, number and address is
invented; towns, hospitals and courts exist or could.

`[name]` heads a rule with an alternative on each line, `[[name]]` one alternative of many lines, and
`[name KIND DECISION]` the alternatives of an annotated value. In a template `{name}` is another rule or a value,
`{name2}` a second value of that name, the same in the whole document; `<one|other>` is a choice. In a value `#` is a
digit, `%` one from 1 to 9, `^` a letter, and `{name}` a value without an annotation of its own.

People are `{p1}`, `{p2}` and so on, their kin `{k1}`, staff `{d1}`. `{p1:last}` is a form of FORMS; `{p1:title}` has
a title before it, which is not part of the name; `{p1~man~woman}` depends on the sex. `{>30}` goes on in column 30.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from engine.core.types import Kind
from engine.lab.training.planting import people
from engine.lab.training.planting.people import Split, chance, choose, plain

FOLDER = Path(__file__).parent / "grammars"
LANGUAGES: dict[str, float] = {
    "de": 0.27, "fr": 0.27, "es": 0.11, "pt": 0.08, "da": 0.08, "nb": 0.09, "nn": 0.02, "it": 0.04, "nl": 0.04,
}  # fmt: skip
"""Languages and their shares of the documents: German and French have the fewest annotated texts."""
FOREIGN = 0.25
"""Share of people with a name of any culture of the English lists."""
BLENDED = 0.3
"""Share of surnames that are made of the beginning of one and the end of another: names that no list holds."""

_HEAD = re.compile(r"^\[(\[?)(\w+)(?: (\w+) (\w+))?\]?\]$")
_CHOICE = re.compile(r"<([^<>|\n]*(?:\|[^<>|\n]*)+)>")
_SLOT = re.compile(r"\{([^{}\n]+)\}")
_DRAWN = {"#": "0123456789", "%": "123456789", "^": "ABCDEFGHJKLMNPRSTUVWXYZ"}
_PERSON = re.compile(r"([pkd]\d)(?::(\w+)|~([^~}]*)~([^~}]*))?")
_WORD_LISTS = ("female", "male", "surname", "town", "particle", "second")


@dataclass(frozen=True, slots=True)
class ValueAbroad:
    """An annotated kind of value: its alternatives."""

    kind: Kind
    masking: str
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Grammar:
    """The rules, values and word lists of a language."""

    rules: dict[str, tuple[str, ...]]
    values: dict[str, ValueAbroad]


@dataclass(frozen=True, slots=True)
class PieceAbroad:
    """A stretch of a document, with kind and decision where it is planted."""

    text: str
    kind: Kind | None = None
    masking: str = "NO_MASK"


@dataclass(frozen=True, slots=True)
class PersonAbroad:
    """A person; `second` is a further given name, which is empty for most."""

    given: str
    second: str
    family: str
    female: bool


def _genitive(name: str) -> str:
    return name + ("'" if name.endswith(("s", "x", "z", "ß")) else "s")


FORMS: dict[str, Callable[[PersonAbroad], str]] = {
    "full": lambda person: f"{person.given} {person.family}",
    "legal": lambda person: " ".join(filter(None, (person.given, person.second, person.family))),
    "first": lambda person: person.given,
    "last": lambda person: person.family,
    "of": lambda person: _genitive(person.family),
    "full_of": lambda person: _genitive(f"{person.given} {person.family}"),
    "rev": lambda person: f"{person.family}, {person.given}",
    "rev_all": lambda person: f"{person.family}, {person.given} {person.second}".strip(),
    "cap": lambda person: f"{person.given} {person.family.upper()}",
    "cap_rev": lambda person: f"{person.family.upper()} {person.given}",
    "caps": lambda person: f"{person.given} {person.family}".upper(),
    "plain_rev": lambda person: f"{person.family} {person.given}",
    "short": lambda person: f"{person.given[0]}. {person.family}",
    "initials": lambda person: f"{person.given[0]}.{person.family[0]}.".upper(),
    "spaced": lambda person: f"{person.given[0]}. {person.family[0]}.".upper(),
    "low": lambda person: f"{person.given} {person.family}".lower(),
    "first_of": lambda person: _genitive(person.given),
    "first_low": lambda person: person.given.lower(),
    "last_low": lambda person: person.family.lower(),
    "last_caps": lambda person: person.family.upper(),
    "first_short": lambda person: f"{person.given} {person.family[0].upper()}.",
    "rev_short": lambda person: f"{person.family} {person.given[0]}.",
    "sign": lambda person: "".join(filter(str.isalpha, person.family))[:3].upper(),
}


@cache
def grammar(language: str) -> Grammar:
    """Return the grammar of a language, from all its files; `include nb` on the first line of the main file adds the
    parts that it lacks of another."""
    main = FOLDER / f"abroad.{language}.txt"
    rules: dict[str, list[str]] = {}
    kinds: dict[str, tuple[Kind, str]] = {}
    for file in (main, *sorted(FOLDER.glob(f"abroad.{language}.*.txt"))):
        _read(file.read_text(encoding="utf-8").splitlines(), rules, kinds)
    found = {name: tuple(each.strip("\n") for each in texts) for name, texts in rules.items()}
    for listed in _WORD_LISTS:
        if listed in found:
            found[listed] = tuple(word.replace("_", " ") for line in found[listed] for word in line.split())
    values = {name: ValueAbroad(*kinds[name], found.pop(name)) for name in kinds}
    first = main.read_text(encoding="utf-8").splitlines()[0]
    if first.startswith("include "):
        other = grammar(first.split()[1])
        found, values = {**other.rules, **found}, {**other.values, **values}
    return Grammar(found, values)


def _read(lines: list[str], rules: dict[str, list[str]], kinds: dict[str, tuple[Kind, str]]) -> None:
    """Add the rules of a file, and the kinds and decisions of its values, to those of the files before it."""
    name, block = "", False
    for line in lines:
        if head := _HEAD.match(line):
            name, block = head[2], bool(head[1])
            rules.setdefault(name, [])
            if head[3]:
                kinds[name] = Kind(head[3]), head[4]
            if block:
                rules[name].append("")
        elif block:
            rules[name][-1] += line + "\n"
        elif line and name:
            rules[name].append(line.replace("\\n", "\n"))


@dataclass(slots=True)
class Writer:
    """Writes one document."""

    language: Grammar
    random: np.random.Generator
    _people: dict[str, PersonAbroad] = field(default_factory=dict)
    _values: dict[str, str] = field(default_factory=dict)
    _used: dict[str, set[str]] = field(default_factory=dict)
    _usual: str = ""
    _column: int = 0

    def write(self, text: str) -> Iterator[PieceAbroad]:
        """Yield a template with its choices made and all its slots filled.

        Raises:
            KeyError: a slot names neither a rule nor a value.
        """
        text = self._chosen(text)
        position = 0
        for slot in _SLOT.finditer(text):
            if position < slot.start():
                yield self._piece(text[position : slot.start()])
            position = slot.end()
            yield from self._fill(slot[1])
        if position < len(text):
            yield self._piece(text[position:])

    def _piece(self, text: str, kind: Kind | None = None, masking: str = "NO_MASK") -> PieceAbroad:
        """Return a piece, and keep the column where it ends."""
        line = text.rpartition("\n")[2]
        self._column = len(line) if "\n" in text else self._column + len(line)
        return PieceAbroad(text, kind, masking)

    def _chosen(self, text: str) -> str:
        while choice := _CHOICE.search(text):
            text = text[: choice.start()] + choose(self.random, choice[1].split("|")) + text[choice.end() :]
        return text

    def _fill(self, slot: str) -> Iterator[PieceAbroad]:
        if person := _PERSON.fullmatch(slot):
            yield from self._name(*person.groups())
            return
        if slot[0] == ">":
            least = 2 if self._column else 0
            yield self._piece(" " * max(int(slot[1:]) - self._column, least))
            return
        base = slot.rstrip("0123456789")
        values = self.language.values
        if base in values:
            value = values[base]
            text = (
                self._values.setdefault(slot, self._flat(choose(self.random, value.texts)))
                if value.masking != ("NO_MASK") and slot != base
                else self._flat(choose(self.random, value.texts))
            )
            yield self._piece(text, value.kind, value.masking)
        elif base == "mail":
            yield self._piece(self._mail(), Kind.CODE, "DIRECT")
        elif base in ("date", "born"):
            yield self._piece(self._date(base == "born"), Kind.DATETIME, "QUASI")
        else:
            yield from self.write(self._unused(base))

    def _unused(self, rule: str) -> str:
        """Return an alternative of a rule that the document does not have yet, if there is one."""
        used = self._used.setdefault(rule, set())
        texts = self.language.rules[rule]
        drawn = choose(self.random, [text for text in texts if text not in used] or texts)
        used.add(drawn)
        return drawn

    def _name(self, key: str, form: str | None, man: str | None, woman: str | None) -> Iterator[PieceAbroad]:
        person = self._person(key)
        if man is not None and woman is not None:
            yield from self.write(woman if person.female else man)
            return
        form = form or choose(self.random, ("full", "full", "full", "legal"))
        if form.startswith("title"):
            titles = self.language.rules["title_f" if person.female else "title_m"]
            yield self._piece(f"{choose(self.random, titles)} ")
            form = {"title": "last", "titlefull": "full", "titlecap": "cap"}[form]
        yield self._piece(FORMS[form](person), Kind.PERSON, "DIRECT" if key[0] == "p" else "QUASI")

    def _person(self, key: str) -> PersonAbroad:
        if key not in self._people:
            kin = self._people.get("p1") if key[0] == "k" else None
            self._people[key] = self._drawn(kin)
        return self._people[key]

    def _drawn(self, kin: PersonAbroad | None) -> PersonAbroad:
        female = chance(self.random, 0.5)
        rules = self.language.rules
        given, second = (choose(self.random, rules["female" if female else "male"]) for _ in range(2))
        family = self._family()
        if chance(self.random, FOREIGN):
            other = people.draw(self.random, Split.TRAIN, female)
            family = other.family
            if chance(self.random, 0.7):
                given, second = other.given, other.middle
        if chance(self.random, 0.05):
            family = plain(family)
        if not chance(self.random, 0.35) or second == given:
            second = ""
        return PersonAbroad(given, second, kin.family if kin and chance(self.random, 0.8) else family, female)

    def _family(self) -> str:
        rules = self.language.rules
        name = self._surname()
        way = choose(self.random, rules["surnames"]) if "surnames" in rules else "{1}"
        if "{2}" in way:
            way = way.replace("{2}", self._surname())
        if "{particle}" in way:
            way = way.replace("{particle}", choose(self.random, rules["particle"]))
        return way.replace("{1}", name)

    def _surname(self) -> str:
        one, other = (choose(self.random, self.language.rules["surname"]) for _ in range(2))
        if not chance(self.random, BLENDED) or " " in one + other:
            return one
        return one[: (len(one) + 1) // 2] + other[len(other) // 2 :].lower()

    def _flat(self, text: str) -> str:
        """Return the text of a value, with its own slots filled."""
        text = self._chosen(text)
        text = re.sub("[#%^]", lambda each: choose(self.random, _DRAWN[each[0]]), text)
        while slot := _SLOT.search(text):
            text = text[: slot.start()] + self._part(slot[1]) + text[slot.end() :]
        return text.strip()

    def _part(self, name: str) -> str:
        rules, values = self.language.rules, self.language.values
        if name == "surname":
            return self._surname()
        if name == "given":
            return choose(self.random, rules[choose(self.random, ("female", "male"))])
        if name == "handle":
            person = self._drawn(None)
            return "".join(filter(str.isalnum, plain(f"{person.given[0]}{person.family}").lower()))
        if name == "host":
            return "".join(filter(str.isalnum, plain(self._surname()).lower()))
        if name in ("date", "month"):
            return self._date(born=False) if name == "date" else choose(self.random, rules["months"])
        texts = values[name].texts if name in values else rules[name]
        return self._flat(choose(self.random, texts))

    def _mail(self) -> str:
        person = next(iter(self._people.values()), None) or self._drawn(None)
        first, last = ("".join(filter(_is_ascii, plain(each).lower())) for each in (person.given, person.family))
        local = choose(self.random, (f"{first}.{last}", f"{first[:1]}.{last}", f"{first}{last}", f"{last}{first[:1]}"))
        number = str(int(self.random.integers(1, 99))) if chance(self.random, 0.25) else ""
        return f"{local}{number}@{self._flat(choose(self.random, self.language.rules['hosts']))}"

    def _date(self, born: bool) -> str:
        first = date(1930, 1, 1) if born else date(1995, 1, 1)
        day = first + timedelta(days=int(self.random.integers(29_000 if born else 12_000)))
        self._usual = self._usual or choose(self.random, self.language.rules["dates"])
        way = self._usual if chance(self.random, 0.6) else choose(self.random, self.language.rules["dates"])
        rules = self.language.rules
        numbers = {
            "{d}": str(day.day), "{dd}": f"{day.day:02d}", "{m}": str(day.month), "{mm}": f"{day.month:02d}",
            "{y}": str(day.year), "{yy}": f"{day:%y}", "{month}": rules["months"][day.month - 1],
            "{day}": rules["days"][day.day - 1] if "days" in rules else str(day.day),
            "{weekday}": rules["weekdays"][day.weekday()],
        }  # fmt: skip
        return re.sub(r"\{\w+\}", lambda slot: numbers[slot[0]], way)


def _is_ascii(letter: str) -> bool:
    return letter.isascii() and letter.isalnum()


def plant(seed: int, count: int) -> Iterator[dict[str, Any]]:
    """Yield `count` documents in the layout of the data sets; the same arguments give the same documents."""
    for number in range(count):
        random = np.random.default_rng([seed, number])
        language = str(random.choice(list(LANGUAGES), p=list(LANGUAGES.values())))
        writer = Writer(grammar(language), random)
        pieces = list(writer.write("{document}"))
        if language == "fr":
            pieces = _elided(pieces)
        yield _document(f"abroad-{language}-{seed}-{number}", language, _disturbed(pieces, random))


_ELIDED = re.compile(r"\b([DdQq]u?)e (?=[AEIOUÀÂÉÈÊÎÔ])")


def _elided(pieces: list[PieceAbroad]) -> list[PieceAbroad]:
    """Return the pieces of a French text with `de` and `que` shortened before a name that begins with a vowel."""
    found: list[PieceAbroad] = []
    for piece in pieces:
        text = piece.text if piece.kind is None else _ELIDED.sub(r"\1'", piece.text)
        if found and piece.kind is not None:
            before = found[-1].text
            joined = _ELIDED.sub(r"\1'", before[-5:] + text[:1])
            found[-1] = replace(found[-1], text=before[:-5] + joined[:-1])
        found.append(replace(piece, text=text))
    return found


_CHANGES: tuple[tuple[float, Callable[[str, np.random.Generator], str]], ...] = (
    (0.08, lambda text, random: re.sub(" ", lambda _: "  " if chance(random, 0.06) else " ", text)),
    (0.08, lambda text, random: re.sub(": +", lambda found: ":" if chance(random, 0.7) else found[0], text)),
    (0.10, lambda text, random: re.sub(r"(?<=\S) (?=\S)", lambda _: "\n" if chance(random, 0.08) else " ", text)),
    (0.05, lambda text, _: unicodedata.normalize("NFD", text)),
    (0.05, lambda text, _: text.replace("\n\n", "\n")),
    (0.05, lambda text, _: text.replace(": ", ":\t")),
    (0.06, lambda text, _: text.replace("\n", " ")),
)
"""Changes of a document, and how often each happens."""


def _disturbed(pieces: list[PieceAbroad], random: np.random.Generator) -> list[PieceAbroad]:
    drawn = [change for part, change in _CHANGES if chance(random, part)]
    found = []
    for piece in pieces:
        text = piece.text
        for change in drawn:
            text = change(text, random)
        found.append(PieceAbroad(text, piece.kind, piece.masking))
    return found


def _document(name: str, language: str, pieces: list[PieceAbroad]) -> dict[str, Any]:
    spans, length = [], 0
    for piece in pieces:
        end = length + len(piece.text)
        if piece.kind is not None:
            spans.append(
                {
                    "start": length,
                    "end": end,
                    "text": piece.text,
                    "label": piece.kind.value,
                    "identifier_type": piece.masking,
                }
            )
        length = end
    text = "".join(piece.text for piece in pieces)
    return {"doc_id": name, "text": text, "split": "train", "lang": language, "spans": spans}
