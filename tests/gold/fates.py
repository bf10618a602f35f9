"""Fates of annotated places: which are masked in a file as Sable reads it, and which other words are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import NamedTuple

from engine.core.types import Kind, Span
from engine.lab.evaluation.gold import covered
from engine.lab.evaluation.places import PlaceDecision, aligned, word_spans

_SMALL = frozenset("and or of the at to in on for by from until".split())
"""Words of a place that may stay: they give nothing away. Only in lower case, since "A" or "An" may be initials."""

_TITLES = frozenset(
    "mr mrs ms miss mx dr prof professor sir dame rev fr sr brother deacon monsignor aunt auntie judge esq "
    "pc dc det const cst cpl sgt lt capt maj col ofc eng engr herr herrn frau hr frl med eheleute monsieur madame "
    "mademoiselle m mme mlle maître me señor señora don doña dra sra srta oom tannie mama nana pani mdm sau".split()
)
"""Words before a person's name that may be masked with it, or not."""


class AnnotatedPlace(NamedTuple):
    """An annotated place of a text; all places of one person or thing have the same `entity`."""

    start: int
    end: int
    kind: Kind
    entity: str
    wish: PlaceDecision


class Fate(StrEnum):
    """The fate of a place in one file. UNREAD: its words were not found in the text that was read."""

    MASKED = "masked"
    PART = "masked in part"
    LEFT = "left"
    UNREAD = "not read"


@dataclass(frozen=True, slots=True)
class Fates:
    """The fates of all places of a text in one file.

    Attributes:
        places: in the order of the annotated places.
        words: number of words outside all places.
        needless: spans of the annotated text: those of these words of which anything is masked.
    """

    places: tuple[Fate, ...]
    words: int
    needless: tuple[Span, ...]


def fates(text: str, places: Sequence[AnnotatedPlace], read: str, masked: Iterable[Span]) -> Fates:
    """Return the fates of the places and of all other words.

    Args:
        text: the annotated text.
        read: the text of a file that shows the annotated text.
        masked: the spans of `read` that are masked.
    """
    words = list(word_spans(text))
    hidden = covered(len(read), masked)
    shown = [None if at is None else hidden[slice(*at)] for at in aligned(text, read)]
    owned: set[int] = set()
    found: list[Fate] = []
    for place in places:
        within = [index for index, word in enumerate(words) if place.start < word[1] and word[0] < place.end]
        owned.update(within)
        if place.kind is Kind.PERSON and within and within[0]:
            owned.update({within[0] - 1} if text[slice(*words[within[0] - 1])].casefold() in _TITLES else ())
        telling = [index for index in within if _tells(text, words[index])] or within
        found.append(
            _fate([(None if (on := shown[index]) is None else (bool(on.any()), bool(on.all()))) for index in telling])
        )
    others = [index for index in range(len(words)) if index not in owned and shown[index] is not None]
    needless = tuple(words[index] for index in others if (on := shown[index]) is not None and on.any())
    return Fates(tuple(found), len(others), needless)


def _tells(text: str, word: Span) -> bool:
    """Return whether a word of a place must be masked with it: no small word, and no possessive s."""
    start, end = word
    return text[start:end] not in _SMALL and not (text[start:end].casefold() == "s" and text[start - 1] in "'’")


def _fate(words: Sequence[tuple[bool, bool] | None]) -> Fate:
    """Return the fate of a place by its words: whether anything of each is masked, and all of it."""
    read = [word for word in words if word is not None]
    if len(read) < len(words):
        return Fate.UNREAD
    if all(whole for _, whole in read):
        return Fate.MASKED
    return Fate.PART if any(some for some, _ in read) else Fate.LEFT


@dataclass(frozen=True, slots=True)
class Score:
    """Counts of one document or of several; sums of two by `+`.

    Attributes:
        masked, must: places that must be masked: those masked wholly, all.
        trapped, traps: places that must not be masked: those of which anything is masked, all.
        needless, words: words outside all places: those masked, all.
        same, places: places with one fate in all formats, all.
        complete, documents: documents (one for each format) in which no place that must be masked is missed, all.
    """

    masked: int = 0
    must: int = 0
    trapped: int = 0
    traps: int = 0
    needless: int = 0
    words: int = 0
    same: int = 0
    places: int = 0
    complete: int = 0
    documents: int = 0

    def __add__(self, other: Score) -> Score:
        ours, theirs = self.counts(), other.counts()
        return Score(*(mine + its for mine, its in zip(ours, theirs, strict=True)))

    def counts(self) -> tuple[int, ...]:
        """Return the counts in the order of the attributes."""
        return tuple(getattr(self, name) for name in self.__slots__)

    def shares(self) -> tuple[float | None, ...]:
        """Return masked of must, trapped of traps, needless of words, same of places, complete of documents."""
        counts = self.counts()
        return tuple(part / whole if whole else None for part, whole in zip(counts[::2], counts[1::2], strict=True))


def score(places: Sequence[AnnotatedPlace], formats: Sequence[Fates]) -> Score:
    """Return the score of one annotated text, whose files in several formats met these fates."""
    wishes = [place.wish for place in places]
    met = [fate for each in formats for fate in zip(wishes, each.places, strict=True)]
    across = list(zip(*(each.places for each in formats), strict=True))
    missed = [
        any(
            wish is PlaceDecision.MUST and fate is not Fate.MASKED
            for wish, fate in zip(wishes, each.places, strict=True)
        )
        for each in formats
    ]
    return Score(
        masked=sum(wish is PlaceDecision.MUST and fate is Fate.MASKED for wish, fate in met),
        must=sum(wish is PlaceDecision.MUST for wish, _ in met),
        trapped=sum(wish is PlaceDecision.NOT and fate in {Fate.MASKED, Fate.PART} for wish, fate in met),
        traps=sum(wish is PlaceDecision.NOT for wish, _ in met),
        needless=sum(len(each.needless) for each in formats),
        words=sum(each.words for each in formats),
        same=sum(all(one is other for one, other in pairwise(fate)) for fate in across),
        places=len(places),
        complete=missed.count(False),
        documents=len(formats),
    )
