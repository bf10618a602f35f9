"""Masked-language-model scoring: how well the network predicts hidden words from their context.

Each question is a span of text, hidden whole, with up to CONTEXT word pieces on either side. Other spans that must not
be seen, such as the other mentions of the same person, are hidden with it (paper 2, sections 5.1 and 5.3).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, takewhile
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from engine.core.progress import Progress, Stage
from engine.core.types import Span
from engine.models import pieces
from engine.models.network import HIDDEN_PIECE, Floats, Ids
from engine.models.pieces import LetterCase, Pieces
from engine.models.tagger import Tagger

CONTEXT = 64
"""Word pieces of context on either side."""
LONGEST = 128
"""Greatest number of word pieces predicted at once; a longer span is predicted in parts, all being hidden."""
STEP = {"cpu": 4096, "cuda": 65536}
"""Word pieces in one step, with padding: few on a CPU, so that the user can cancel within half a second."""


@dataclass(frozen=True, slots=True)
class MaskedQuery:
    """A question: how probable is the text at `asked` when it and all of `hidden` are hidden?

    Attributes:
        hidden: groups of spans, such as the mentions of one person; those of a group in order, not overlapping.
    """

    asked: Span
    hidden: tuple[Sequence[Span], ...] = ()


@dataclass(frozen=True, slots=True)
class _Window:
    """A window of pieces `first` to `last`, in which `start` to `stop`, a part of question `number`, are predicted."""

    number: int
    first: int
    last: int
    start: int
    stop: int
    hidden: tuple[tuple[int, int], ...]


class Language(Protocol):
    """A masked language model: its head, and its tokenizer."""

    @property
    def hidden_piece(self) -> int:
        """Id of the piece that replaces a hidden one."""

    @property
    def step(self) -> int:
        """Number of pieces in one step, with padding."""

    def cut(self, text: str) -> Pieces: ...

    def log_probabilities(self, ids: Ids, cases: Ids, present: Ids, asked: NDArray[np.bool_], answers: Ids) -> Floats:
        """Return the natural log-probabilities (asked pieces,) of `answers`, pieces of the vocabulary.

        Args:
            ids, cases, present: (windows, length); 1 in `present` for a piece, 0 for padding.
            asked: (windows, length), True for the hidden pieces that are answered, row by row, by `answers`.
        """


@dataclass(frozen=True, slots=True, eq=False)
class OwnLanguage:
    """The language head of a recognizer."""

    tagger: Tagger
    hidden_piece: int = HIDDEN_PIECE

    @property
    def step(self) -> int:
        return STEP[self.tagger.device.type]

    def cut(self, text: str) -> Pieces:
        return pieces.cut(self.tagger.vocabulary, text)

    def log_probabilities(self, ids: Ids, cases: Ids, present: Ids, asked: NDArray[np.bool_], answers: Ids) -> Floats:
        return self.tagger.network.in_torch().log_probabilities(ids, cases, present, asked, answers)


@dataclass(frozen=True, slots=True, eq=False)
class Guesser:
    """A language model with one text, tokenised once."""

    found: Pieces
    language: Language

    @classmethod
    def of(cls, tagger: Tagger, text: str, language: Language | None = None) -> Guesser:
        """Return a guesser for `text`, with the language head of `tagger` unless there is a `language`."""
        language = language or OwnLanguage(tagger)
        return cls(language.cut(text), language)

    def log_probabilities(self, questions: Sequence[MaskedQuery], progress: Progress) -> list[NDArray[np.float32]]:
        """Return, for each question, the natural log-probabilities of its pieces, (pieces,), in their order.

        Empty if the span has no piece.

        Raises:
            Cancelled: `progress` was cancelled.
        """
        windows = [window for number, question in enumerate(questions) for window in self._windows(number, question)]
        answers: dict[tuple[int, int], NDArray[np.float32]] = {}
        for batch in _batches(windows, self.language.step):
            progress.step(Stage.GUESS, len(answers), len(windows))
            answers |= zip(((window.number, window.start) for window in batch), self._guess(batch), strict=True)
        parts: list[list[NDArray[np.float32]]] = [[np.empty(0, np.float32)] for _ in questions]
        for window in windows:
            parts[window.number].append(answers[window.number, window.start])
        return [np.concatenate(part) for part in parts]

    def at(self, span: Span) -> tuple[int, int]:
        """Return the pieces that share a character with `span`, half-open."""
        first = int(np.searchsorted(self.found.ends, span[0], side="right"))
        last = int(np.searchsorted(self.found.starts, span[1], side="left"))
        return first, max(first, last)

    def _windows(self, number: int, question: MaskedQuery) -> Iterator[_Window]:
        begin, end = self.at(question.asked)
        for start in range(begin, end, LONGEST):
            stop = min(start + LONGEST, end)
            first, last = max(0, start - CONTEXT), min(len(self.found.ids), stop + CONTEXT)
            seen = int(self.found.starts[first]), int(self.found.ends[last - 1])
            hidden = [(begin, end), *(self.at(span) for group in question.hidden for span in _within(group, seen))]
            near = tuple((max(low, first), min(high, last)) for low, high in hidden if low < last and first < high)
            yield _Window(number, first, last, start, stop, near)

    def _guess(self, batch: list[_Window]) -> list[NDArray[np.float32]]:
        longest = max(window.last - window.first for window in batch)
        ids, cases, present = (np.zeros((len(batch), longest), np.int64) for _ in range(3))
        asked = np.zeros((len(batch), longest), np.bool_)
        for row, window in enumerate(batch):
            size = window.last - window.first
            ids[row, :size] = self.found.ids[window.first : window.last]
            cases[row, :size] = self.found.cases[window.first : window.last]
            present[row, :size] = 1
            for low, high in window.hidden:
                ids[row, low - window.first : high - window.first] = self.language.hidden_piece
                cases[row, low - window.first : high - window.first] = LetterCase.NONE
            asked[row, window.start - window.first : window.stop - window.first] = True
        answers = np.concatenate([self.found.ids[window.start : window.stop] for window in batch])
        scores = self.language.log_probabilities(ids, cases, present, asked, answers)
        ends = np.cumsum([window.stop - window.start for window in batch])
        return np.split(scores, ends[:-1])


def _within(group: Sequence[Span], seen: Span) -> Iterator[Span]:
    """Yield the spans that share a character with the visible text: of a person with a thousand mentions, a few."""
    first = bisect_right(group, seen[0], key=lambda span: span[1])
    return takewhile(lambda span: span[0] < seen[1], islice(group, first, None))


def _batches(windows: Sequence[_Window], size: int) -> Iterator[list[_Window]]:
    """Yield the windows, shortest first, in batches of at most `size` pieces, with padding."""
    batch: list[_Window] = []
    for window in sorted(windows, key=lambda window: window.last - window.first):
        if batch and (len(batch) + 1) * (window.last - window.first) > size:
            yield batch
            batch = []
        batch.append(window)
    if batch:
        yield batch
