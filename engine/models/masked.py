"""Masked-language-model scoring: how well the network predicts hidden words from their context.

Each question is a span of text, hidden whole, with up to CONTEXT word pieces on either side. Other spans that must not
be seen, such as the other mentions of the same person, are hidden with it (paper 2, sections 5.1 and 5.3).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, takewhile
from pathlib import Path
from typing import Protocol

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from engine.core.errors import BadModel
from engine.core.progress import Progress
from engine.models import device as devices
from engine.models import pieces, pretrained
from engine.models.encoder import HIDDEN_PIECE
from engine.models.pieces import LetterCase, Pieces
from engine.models.pretrained import Pretrained
from engine.models.tagger import Span, Tagger

CONTEXT = 64
"""Word pieces of context on either side."""
LONGEST = 128
"""Greatest number of word pieces predicted at once; a longer span is predicted in parts, all being hidden."""
STEP = {"cpu": 4096, "cuda": 65536}
"""Word pieces in one step, with padding: few on a CPU, so that the user can cancel within half a second."""


@dataclass(frozen=True, slots=True)
class Question:
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
    def device(self) -> torch.device: ...

    @property
    def hidden_piece(self) -> int:
        """Id of the piece that replaces a hidden one."""

    @property
    def step(self) -> int:
        """Number of pieces in one step, with padding."""

    def cut(self, text: str) -> Pieces: ...

    def predict(self, ids: Tensor, cases: Tensor, present: Tensor, asked: Tensor) -> Tensor:
        """Return logits (asked pieces, vocabulary) of the pieces of (windows, length) for which `asked` is True."""


@dataclass(frozen=True, slots=True, eq=False)
class OwnLanguage:
    """The language head of a recognizer."""

    tagger: Tagger
    hidden_piece: int = HIDDEN_PIECE

    @property
    def device(self) -> torch.device:
        return self.tagger.device

    @property
    def step(self) -> int:
        return STEP[self.device.type]

    def cut(self, text: str) -> Pieces:
        return pieces.cut(self.tagger.vocabulary, text)

    def predict(self, ids: Tensor, cases: Tensor, present: Tensor, asked: Tensor) -> Tensor:
        return self.tagger.model.predict(self.tagger.model.encode(ids, cases, present)[asked])


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

    def log_probabilities(self, questions: Sequence[Question], progress: Progress) -> list[NDArray[np.float32]]:
        """Return, for each question, the natural log-probabilities of its pieces, (pieces,), in their order.

        Empty if the span has no piece.

        Raises:
            Cancelled: `progress` was cancelled.
        """
        windows = [window for number, question in enumerate(questions) for window in self._windows(number, question)]
        answers: dict[tuple[int, int], NDArray[np.float32]] = {}
        for batch in _batches(windows, self.language.step):
            progress.step("guess", len(answers), len(windows))
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

    def _windows(self, number: int, question: Question) -> Iterator[_Window]:
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
        scores = self._score(ids, cases, present, asked, answers)
        ends = np.cumsum([window.stop - window.start for window in batch])
        return np.split(scores, ends[:-1])

    def _score(
        self,
        ids: NDArray[np.int64],
        cases: NDArray[np.int64],
        present: NDArray[np.int64],
        asked: NDArray[np.bool_],
        answers: NDArray[np.int64],
    ) -> NDArray[np.float32]:
        """Return log-probabilities (asked pieces,) of `answers`; only asked pieces are compared with the vocabulary."""
        shown = (torch.from_numpy(rows).to(self.language.device) for rows in (ids, cases, present, asked))
        with torch.inference_mode(), devices.fast(self.language.device):
            logits = self.language.predict(*shown)
        wanted = torch.from_numpy(answers).to(self.language.device)
        scores = logits.float().log_softmax(-1).gather(-1, wanted[:, None])[:, 0]
        return np.asarray(scores.cpu().numpy(), np.float32)


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


# Masked language models that others trained, in place of the bundled language head.


LANGUAGE_STEP = {"cpu": 1024, "cuda": 16384}
"""Pieces in one step: fewer than for the bundled head, because each is compared with the whole vocabulary."""


@dataclass(frozen=True, slots=True, eq=False)
class MaskedLanguageModel:
    """A loaded model that implements `Language`; `before` and `after` are the special pieces around every window."""

    network: Pretrained
    hidden_piece: int
    before: tuple[int, ...]
    after: tuple[int, ...]

    @property
    def device(self) -> torch.device:
        return self.network.device

    @property
    def step(self) -> int:
        return LANGUAGE_STEP[self.device.type]

    def cut(self, text: str) -> Pieces:
        """Return the pieces of the whole text; letter case is only in the pieces themselves."""
        found = self.network.tokenizer.encode(text, add_special_tokens=False)
        places = np.asarray(found.offsets, np.int64).reshape(-1, 2)
        cases = np.full(len(found.ids), LetterCase.NONE, np.int64)
        return Pieces(np.asarray(found.ids, np.int64), cases, places[:, 0], np.maximum.accumulate(places[:, 1]))

    def predict(self, ids: Tensor, cases: Tensor, present: Tensor, asked: Tensor) -> Tensor:  # noqa: ARG002
        """Return the logits of `Language.predict`.

        Raises:
            BadModel: the model can't be run on this machine, or returns values that are not finite.
        """
        first, around = len(self.before), len(self.before) + len(self.after)
        lengths = present.sum(1)
        shown = ids.new_full((len(ids), ids.shape[1] + around), self.network.model.config.pad_token_id or 0)
        shown[:, :first] = ids.new_tensor(self.before)
        shown[:, first : first + ids.shape[1]].masked_scatter_(present.bool(), ids[present.bool()])
        for place, piece in enumerate(self.after, start=first):
            shown.scatter_(1, (lengths + place)[:, None], piece)
        seen = torch.arange(shown.shape[1], device=self.device) < (lengths + around)[:, None]
        logits = self.network.logits(shown, seen.long())
        return self.network.numbers(logits[:, first : first + ids.shape[1]][asked])


def load(folder: Path, device: torch.device) -> MaskedLanguageModel:
    """Load the model from a folder in the layout of transformers.

    Raises:
        BadModel: it can't be used; `problem` says why.
    """
    network = pretrained.read(folder, "AutoModelForMaskedLM", device)
    if network.hidden_piece is None:
        raise BadModel(folder=folder.name, problem="no-hidden-piece")
    example = network.tokenizer.encode("a")
    text = np.flatnonzero(np.asarray(example.special_tokens_mask) == 0)
    before, after = tuple(example.ids[: text[0]]), tuple(example.ids[text[-1] + 1 :])
    if network.window < 2 * CONTEXT + LONGEST + len(before) + len(after):
        raise BadModel(folder=folder.name, problem="short-window")
    network.tokenizer.no_truncation()
    return MaskedLanguageModel(network, network.hidden_piece, before, after)
