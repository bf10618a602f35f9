"""Masking methods to compare, in one frame; each has a setting that trades privacy for words."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from engine.core.progress import Progress
from engine.core.types import Spans
from engine.core.words import Word, words
from engine.planning.reidentification import Adversary, SearchSettings, search

# Baselines for the search (paper 4, section 6). Each returns the places of words, sorted. Stop words are masked by
# `everything` alone: with any longer profile they all overlap, and carry no information.


MaskedPlaces = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Rarity:
    """Number of the `texts` texts that hold each word, all its forms counted together."""

    texts: int
    holders: Counter[str] = field(repr=False)

    def of(self, word: Word) -> float:
        """Return the inverse document frequency in nats, ln(texts / holders); an unknown word counts as if one text
        held it.
        """
        return math.log(self.texts / max(self.holders[word.stem], 1))


def rarity(texts: Iterable[str]) -> Rarity:
    """Return the rarity of words over documents and profiles together, as in paper 4."""
    count = 0
    holders: Counter[str] = Counter()
    for count, text in enumerate(texts, start=1):  # noqa: B007
        holders.update({word.stem for word in words(text)})
    return Rarity(max(count, 1), holders)


def everything(text: str) -> MaskedPlaces:
    """Return all words."""
    return _places(words(text))


def named(text: str, mentions: Sequence[tuple[int, int]]) -> MaskedPlaces:
    """Return the words of the mentions that a recognizer found."""
    taken: list[Word] = []
    read = words(text)
    first = 0
    for start, end in sorted(mentions):
        while first < len(read) and read[first].end <= start:
            first += 1
        taken += [word for word in read[first : first + end - start] if word.start < end]
    return _places(taken)


def lexical(text: str, profile: str) -> MaskedPlaces:
    """Return the words that the person's profile holds too, in any form."""
    known = {word.stem for word in words(profile)}
    return _places(word for word in words(text) if word.stem in known and not word.stops)


def rare(text: str, counted: Rarity, least: float) -> MaskedPlaces:
    """Return the words with an inverse document frequency of `least` nats or more."""
    return _places(word for word in words(text) if counted.of(word) >= least and not word.stops)


def rare_and_lexical(text: str, profile: str, counted: Rarity, least: float) -> MaskedPlaces:
    """Return the words of the profile, and the rare ones of the rest: the table-aware IDF of paper 4."""
    return tuple(sorted({*lexical(text, profile), *rare(text, counted, least)}))


def _places(taken: Iterable[Word]) -> MaskedPlaces:
    return tuple(sorted({(word.start, word.end) for word in taken}))


@dataclass(frozen=True, slots=True)
class ComparedDocument:
    """A document ready to be masked.

    Attributes:
        person: the row of its person among the profiles.
        profile: the text about that person.
        mentions: places that the recognizers found.
        fixed: places that policy and user have masked before any choice.
        planned: places that the plan of `engine.pipeline.flow` masks.
    """

    text: str = field(repr=False)
    person: int
    profile: str = field(repr=False)
    mentions: Spans
    fixed: Spans
    planned: Spans


@dataclass(frozen=True, slots=True)
class SharedData:
    """Data that all documents share: the adversaries to mask against, and how rare words are."""

    adversaries: Sequence[Adversary]
    rarity: Rarity
    progress: Progress


@dataclass(frozen=True, slots=True)
class MaskedWords:
    """The words that a method masks, and the number of masked documents it ran a network on."""

    spans: Spans
    calls: int = 0


_Mask = Callable[[ComparedDocument, SharedData, float], MaskedWords]


@dataclass(frozen=True, slots=True)
class MaskingMethod:
    """A masking method. `setting`: meaning of its settings, empty where there is only one."""

    mask: _Mask
    setting: str = ""
    settings: tuple[float, ...] = (0.0,)


def _search(case: ComparedDocument, frame: SharedData, setting: float, fixed: Spans) -> MaskedWords:
    found = search(
        case.text,
        frame.adversaries,
        case.person,
        masked=fixed,
        kept=(),
        settings=SearchSettings(k=int(setting), margin=1),
        progress=frame.progress,
    )
    return MaskedWords(tuple({*found.spans, *named(case.text, fixed)}), found.calls)


_PLACES = (1.0, 5.0, 10.0, 25.0, 50.0, 100.0)
_NATS = (6.0, 5.0, 4.0, 3.0, 2.0, 1.0)

METHODS: dict[str, MaskingMethod] = {
    "nothing": MaskingMethod(lambda case, frame, setting: MaskedWords(())),  # noqa: ARG005
    "everything": MaskingMethod(lambda case, frame, setting: MaskedWords(everything(case.text))),  # noqa: ARG005
    "entities": MaskingMethod(lambda case, frame, setting: MaskedWords(named(case.text, case.mentions))),  # noqa: ARG005
    "plan": MaskingMethod(lambda case, frame, setting: MaskedWords(named(case.text, case.planned))),  # noqa: ARG005
    "lexical": MaskingMethod(lambda case, frame, setting: MaskedWords(lexical(case.text, case.profile))),  # noqa: ARG005
    "idf": MaskingMethod(
        lambda case, frame, setting: MaskedWords(rare(case.text, frame.rarity, setting)), "least nats", _NATS
    ),
    "table-idf": MaskingMethod(
        lambda case, frame, setting: MaskedWords(rare_and_lexical(case.text, case.profile, frame.rarity, setting)),
        "least nats",
        _NATS,
    ),
    "reidentify": MaskingMethod(
        lambda case, frame, setting: _search(case, frame, setting, case.fixed), "not among the first", _PLACES
    ),
    "reidentify-alone": MaskingMethod(
        lambda case, frame, setting: _search(case, frame, setting, ()), "not among the first", _PLACES
    ),
}
"""The baselines of paper 4, section 6, the plan that `sable redact` would make, and the search beside what is masked
anyway or, as in paper 4, by itself.
"""
