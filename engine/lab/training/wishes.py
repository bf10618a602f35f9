"""Documents in which somebody annotated what must, may or must not be masked, as a training set of both recognizers.

JSON Lines, gzipped: `doc_id`, `format`, `language`, `text`, and `spans`, each with `start`, `end`, `label` (a kind) and
`wish`. `python -m tests.gold export` writes the project's own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from engine.core.types import Kind, Role
from engine.lab.evaluation.places import PlaceDecision
from engine.lab.training import data
from engine.lab.training.data import ANYTHING, KindsOfLabel, Masking, TrainingSet
from engine.lab.training.planting import people
from engine.lab.training.planting.people import Split

ENGLISH = "en"
RENAMED = 0.5
"""Share of the documents of a pass in which all people have other names, so that no name is learned by heart."""
_ALWAYS = frozenset({Kind.PERSON, Kind.CODE})
"""Kinds of which every mention is annotated. Text outside the places may hold dates, bodies or traits."""
_LEFT = "NO_MASK"


def _reading(kind: Kind, wish: PlaceDecision) -> KindsOfLabel:
    """Return the kinds that a place may have: what must not be masked was named after what it looks like."""
    if wish is not PlaceDecision.NOT:
        return (kind,)
    barred = _ALWAYS - {Kind.PERSON} if kind is Kind.PERSON else _ALWAYS  # the name of a famous person is one
    return tuple(each for each in ANYTHING if each not in barred)


_DECISIONS: dict[PlaceDecision, tuple[str, ...]] = {
    PlaceDecision.MUST: (Role.QUASI, Role.DIRECT),
    PlaceDecision.MAY: (_LEFT, Role.QUASI, Role.DIRECT),
    PlaceDecision.NOT: (_LEFT,),
}
_NAME = re.compile(r"[^\W\d_]{3,}")
_TITLE = re.compile(
    r"(?<!\w)(?:Mrs?|Ms|Miss|Mx|Dr|Dra|Prof|Rev|Sir|Dame|Sra?|Srta|Herrn?|Frau|Hr|Frk|M|Mme|Mlle|Don|Doña|Dona|Drs|Sgt|Cpl|Cst"
    r"|Det|Insp|Judge|Justice|Father|Sister|Aunt|Uncle)\.?(?P<end>[ ])\Z",
    re.IGNORECASE,
)
_EITHER = "title"
_SURNAMES = 0.5  # share of the new names; the others are given names
SOURCE = TrainingSet(
    "tests/gold",
    "AGPL-3.0-or-later",
    {f"{kind} {wish}": _reading(kind, wish) for kind in Kind for wish in PlaceDecision},
    _ALWAYS,
    masking=Masking.BY_LABEL,
    roles={f"{kind} {wish}": decisions for kind in Kind for wish, decisions in _DECISIONS.items()},
)


def documents(file: Path, *, english: bool) -> Iterator[dict[str, Any]]:
    """Yield the documents in English, or those in other languages, with labels as `SOURCE` reads them."""
    for document in data.documents(file):
        if (document["language"] == ENGLISH) == english:
            yield document | {"spans": [each for span in document["spans"] for each in _labelled(document, span)]}


def _labelled(document: dict[str, Any], span: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a place, and the title in front of a name, which other sets count as a part of it: it may be anything."""
    if span["label"] == Kind.PERSON and (title := _TITLE.search(document["text"], 0, span["start"])):
        yield {"start": title.start(), "end": title.start("end"), "label": _EITHER, "wish": PlaceDecision.MAY}
    yield span | {"label": f"{span['label']} {span['wish']}"}


def drawn(documents: Iterable[dict[str, Any]], random: np.random.Generator) -> Iterator[dict[str, Any]]:
    """Yield the documents, some of them with other names."""
    for document in documents:
        yield renamed(document, random) if random.random() < RENAMED else document


def renamed(document: dict[str, Any], random: np.random.Generator) -> dict[str, Any]:
    """Return the document with other words for those of people's names: the same for the same word, in its letter case.

    Particles, initials and names within other places, such as addresses of e-mail, stay.
    """
    text: str = document["text"]
    names: dict[str, str] = {}
    written, spans, end = list[str](), list[dict[str, Any]](), 0
    length = 0
    for span in sorted(document["spans"], key=lambda each: int(each["start"])):
        between, within = text[end : span["start"]], text[span["start"] : span["end"]]
        if span["label"].startswith(Kind.PERSON) and span["wish"] != PlaceDecision.NOT:
            within = _NAME.sub(_Renaming(names, random, particles=not within.islower()), within)
        start = length + len(between)
        spans.append(span | {"start": start, "end": start + len(within)})
        written += [between, within]
        length, end = start + len(within), span["end"]
    return document | {"text": "".join([*written, text[end:]]), "spans": spans}


@dataclass(frozen=True)
class _Renaming:
    """A replacement of the words of names. `names`: known ones; `particles`: words in small letters stay."""

    names: dict[str, str]
    random: np.random.Generator
    particles: bool

    def __call__(self, found: re.Match[str]) -> str:
        word = found[0]
        if self.particles and word.islower():
            return word
        known = word.casefold()
        if known not in self.names:
            person = people.draw(self.random, Split.TRAIN)
            self.names[known] = (person.family if self.random.random() < _SURNAMES else person.given).split()[0]
        other = self.names[known]
        return other.upper() if word.isupper() else other.lower() if word.islower() else other
