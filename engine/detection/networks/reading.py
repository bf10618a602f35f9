"""Reader of a text with the networks of its languages: one for English paragraphs, another for the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

import numpy as np
from numpy.typing import NDArray

from engine.core.progress import Progress, Stage
from engine.core.types import Passage, Structure
from engine.detection.networks import language
from engine.detection.structure import order
from engine.models import tagger
from engine.models.folder import Networks
from engine.models.tagger import KnownScores, Scored, TaggedText

LANGUAGES = frozenset(
    "de fr es pt da nb nn it nl ca gl sv is fi et lv lt pl cs sk sl hr hu ro sq eu tr mt ga cy".split()
)
"""Languages in Latin letters besides English: the network for other languages learned the first nine of them."""


@dataclass(frozen=True, slots=True)
class _Stretch:
    """Characters `start` to `end` for one network. `other`: for that of other languages."""

    start: int
    end: int
    other: bool


@dataclass(frozen=True, slots=True)
class _Part:
    """Progress of one stretch, converted to characters of the whole text of `length` characters."""

    progress: Progress
    stretch: _Stretch
    length: int

    def step(self, stage: Stage, done: int, total: int) -> None:
        share = (self.stretch.end - self.stretch.start) * done // max(total, 1)
        self.progress.step(stage, self.stretch.start + share, self.length)


def tag(
    text: str,
    networks: Networks,
    progress: Progress,
    scored: Scored = lambda _: None,
    *,
    structure: Structure,
    known: KnownScores | None = None,
) -> TaggedText:
    """Return the networks' scores of a text, which they read in the order of its structure; see `Tagger.tag`.

    A recognizer that the user sets instead of the bundled one reads all languages.

    Raises:
        Cancelled: `progress` was cancelled.
        ResourceError: see `tagger.load_multilingual`.
    """
    read = order.ordered(text, structure)
    if read.places is None:
        return _tag(text, networks, progress, scored, known)
    placed = _Placed.of(read.text, read.places)

    def report(found: Callable[[], TaggedText]) -> None:
        scored(lambda: placed.beginning(found()))

    return placed.whole(_tag(read.text, networks, progress, report, known))


@dataclass(frozen=True, slots=True, eq=False)
class _Placed:
    """Places of the characters of a text in reading order in the original text.

    Attributes:
        starts, ends: for each character, its offset, -1 if it was added, and the end of the last one that was not.
        unread: for each character, the lowest offset of it and all that follow, white space aside.
    """

    starts: NDArray[np.int64]
    ends: NDArray[np.int64]
    unread: NDArray[np.int64]

    @classmethod
    def of(cls, text: str, places: NDArray[np.int64]) -> _Placed:
        known = np.maximum.accumulate(np.where(places >= 0, np.arange(len(places)), 0))
        last = np.iinfo(np.int64).max
        is_space = np.fromiter(map(str.isspace, text), np.bool_, len(text))
        unread = np.minimum.accumulate(np.where((places >= 0) & ~is_space, places, last)[::-1])[::-1]
        return cls(places, places[known] + 1, np.append(unread, last))

    def whole(self, found: TaggedText) -> TaggedText:
        """Return the pieces with their offsets in the original text, in its order."""
        starts, ends = self.starts[found.starts], self.ends[found.ends - 1]
        kept = np.flatnonzero((starts >= 0) & (starts < ends))
        rows = kept[np.argsort(starts[kept], kind="stable")]
        return replace(found, starts=starts, ends=ends).pieces(rows)

    def beginning(self, found: TaggedText) -> TaggedText:
        """Return the pieces of the original text before the first one that is not among those found."""
        reached = int(found.ends[-1]) if len(found.ends) else 0
        moved = self.whole(found)
        known = int(np.searchsorted(moved.ends, self.unread[reached], side="right"))
        return moved.pieces(slice(known))


def _tag(text: str, networks: Networks, progress: Progress, scored: Scored, known: KnownScores | None) -> TaggedText:
    """Return the scores of a text as it is."""
    if networks.recognizer is not None or not tagger.has_multilingual():
        return networks.tagger.tag(text, progress, scored, known)
    stretches = tuple(_stretches(language.paragraphs(text)))
    if not any(each.other for each in stretches):
        return networks.tagger.tag(text, progress, scored, known)
    parts: list[TaggedText] = []
    for each in stretches:
        network = tagger.load_multilingual() if each.other else networks.tagger

        def moved(found: TaggedText, at: _Stretch = each) -> TaggedText:
            abroad = np.full(len(found.starts), at.other)
            return replace(found, starts=found.starts + at.start, ends=found.ends + at.start, abroad=abroad)

        def report(found: Callable[[], TaggedText], before: Sequence[TaggedText] = tuple(parts)) -> None:
            scored(lambda: _joined([*before, moved(found())]))

        found = network.tag(text[each.start : each.end], _Part(progress, each, len(text)), report, known)
        parts.append(moved(found))
    return _joined(parts)


def _stretches(passages: Sequence[Passage]) -> Iterator[_Stretch]:
    """Yield the longest stretches for one network each, in order."""
    for other, run in groupby(passages, key=lambda each: each.language in LANGUAGES):
        together = list(run)
        yield _Stretch(together[0].start, together[-1].end, other)


def _joined(parts: Sequence[TaggedText]) -> TaggedText:
    return TaggedText(
        *(
            np.concatenate([getattr(each, name) for each in parts])
            for name in ("starts", "ends", "labels", "masks", "states", "abroad")
        )
    )
