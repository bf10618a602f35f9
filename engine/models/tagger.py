"""Inference of the recognizer's network over text of any length: windows, batches, probabilities of pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Protocol
from unicodedata import name

import numpy as np
from numpy.typing import NDArray
from tokenizers import Tokenizer

from engine.core.options import Device
from engine.core.progress import Progress, Stage
from engine.core.resources import find_released, released
from engine.core.types import Span
from engine.models import device as devices
from engine.models import onnx_network, pieces, unigram
from engine.models.files import SHAPE, VOCABULARY, WEIGHTS
from engine.models.network import LABELS, MASKS, Floats, Ids, Scores, States
from engine.models.pieces import Pieces

if TYPE_CHECKING:
    import torch

    from engine.models.encoder import SpanTagger
    from engine.models.torch_network import TorchNetwork

WINDOW = 384
"""Word pieces that the English network sees at once, in training as here."""
MULTILINGUAL_WINDOW = 192
"""Word pieces that the network for other languages sees at once, in training as here.

It never learned from a piece farther from the start of its window, and reads those badly: in windows of 384, the
average precision of words of people in 80 documents that it had not learned from was .933, in these .965.
"""
OVERLAP = 64
"""Word pieces that neighbouring windows share, so that each piece is scored at least half of that from an edge.

With 128 the F1 of masking on development judgments was .872, with 64 .874, with 32 .872.
"""

_MULTILINGUAL = "models/multilingual"


@dataclass(frozen=True, slots=True, eq=False)
class TaggedText:
    """Output of the network for each of the `n` word pieces of a text, in its order.

    Attributes:
        starts, ends: (n,) int64, characters of the text, half-open.
        labels: (n, 17) float32, probabilities in the order of `network.LABELS`: O, then B- and I- of each kind.
        masks: (n, 3) float32, probabilities in the order of `network.MASKS`: NO_MASK, QUASI, DIRECT.
        states: (n, width) float16, the encoder's state of each piece, for risk indicators; (0, 0) for a network that
            they were not fitted to.
        abroad: (n,) bool, the pieces that the network for other languages than English read, whose states have nothing
            in common with those of the other network; (0,) if it read none.
    """

    starts: NDArray[np.int64]
    ends: NDArray[np.int64]
    labels: Floats
    masks: Floats
    states: States = field(default_factory=lambda: np.zeros((0, 0), np.float16))
    abroad: NDArray[np.bool_] = field(default_factory=lambda: np.zeros(0, np.bool_))

    @property
    def english_states(self) -> States:
        """The states (n, width), 0 where the network for other languages read."""
        return np.where(self.abroad[:, None], 0, self.states) if self.abroad.any() else self.states

    def pieces(self, rows: NDArray[Any] | slice) -> TaggedText:
        """Return some of the pieces, in the order of `rows`."""
        states = self.states[rows] if len(self.states) else self.states
        abroad = self.abroad[rows] if len(self.abroad) else self.abroad
        return TaggedText(self.starts[rows], self.ends[rows], self.labels[rows], self.masks[rows], states, abroad)

    def at(self, span: Span) -> tuple[int, int]:
        """Return the pieces that share a character with `span`, half-open."""
        first = int(np.searchsorted(self.ends, span[0], side="right"))
        last = int(np.searchsorted(self.starts, span[1], side="left"))
        return first, max(first, last)


Scored = Callable[[Callable[[], TaggedText]], None]
"""A function that may ask, while it runs, for all pieces from the first on whose scores are final: they are copied."""

KnownScores = dict[tuple[object, ...], Scores]
"""Scores by network and the pieces of one step, for a text of which the beginning is read before the whole."""

_MOST_KNOWN = 64
"""Steps of which the scores are kept: those of some 5,000 words take 20 MiB."""
_COUNTED = 1 << 15
"""Characters that are counted before the window gets the interpreter."""


class Network(Protocol):
    """A recognizer's network, loaded on one device: word pieces in, probabilities and states out.

    Two runtimes implement it: `onnx_network` runs the released weights on a CPU, `torch_network` runs any weights on
    any device, and is what training changes. Only the second loads PyTorch.
    """

    @property
    def width(self) -> int:
        """Width of a state."""

    @property
    def step(self) -> int:
        """Windows to score in one step: few on a CPU, so that the user can cancel within half a second."""

    def score(self, ids: Ids, cases: Ids) -> Scores:
        """Return the scores of windows of pieces, (windows, pieces) each. No window changes the scores of another."""

    def only_to_read(self) -> None:
        """Make the network faster, and of no use but for scores and for its language head; no result changes."""

    def in_torch(self) -> TorchNetwork:
        """Return the network in PyTorch, for what differentiates it or uses its parts; loaded when first needed."""


@dataclass(frozen=True, slots=True)
class Tagger:
    """A loaded network, its vocabulary, and the word pieces that it sees at once, as it did in training."""

    network: Network
    vocabulary: Tokenizer
    window: int = WINDOW

    @property
    def model(self) -> SpanTagger:
        """The network in PyTorch, loaded when first needed."""
        return self.network.in_torch().model

    @property
    def device(self) -> torch.device:
        """The device of `model`."""
        return self.network.in_torch().device

    def tag(
        self, text: str, progress: Progress, scored: Scored = lambda _: None, known: KnownScores | None = None
    ) -> TaggedText:
        """Score every word piece of `text`.

        Args:
            scored: called after each step.
            known: scores of earlier texts with the same beginning, to which those of this text are added.

        Raises:
            Cancelled: `progress` was cancelled.
        """
        found = pieces.cut(self.vocabulary, text)
        count = len(found.ids)
        labels = np.empty((count, len(LABELS)), np.float32)
        masks = np.empty((count, len(MASKS)), np.float32)
        states = np.empty((count, self.network.width), np.float16)
        firsts = window_starts(count, self.window)
        size = min(count, self.window)
        step = self.network.step
        for done in range(0, len(firsts), step):
            progress.step(Stage.RECOGNIZE, done, len(firsts))
            batch = firsts[done : done + step]
            scores = self._score(found, batch, size, known)
            for row, first in enumerate(batch):
                skip = OVERLAP // 2 if first else 0  # these pieces are further inside the window before
                for whole, part in _pairs((labels, masks, states), scores):
                    whole[first + skip : first + size] = part[row, skip:]
            following = firsts[done + step : done + step + 1]
            final = following[0] + OVERLAP // 2 if following else count
            scored(partial(_of_characters, found, labels, masks, states, final))
        progress.step(Stage.RECOGNIZE, len(firsts), len(firsts))
        return _of_characters(found, labels, masks, states, count)

    def tag_around(self, text: str, spans: Sequence[Span], progress: Progress) -> TaggedText:
        """Score the word pieces of these spans, each in the window in which `tag` scores it; all others score 0.

        Raises:
            Cancelled: `progress` was cancelled.
        """
        found = pieces.cut(self.vocabulary, text)
        count = len(found.ids)
        empty = TaggedText(
            found.starts,
            found.ends,
            np.zeros((count, len(LABELS)), np.float32),
            np.zeros((count, len(MASKS)), np.float32),
            np.zeros((count, self.network.width), np.float16),
        )
        asked = {piece for span in spans for piece in range(*empty.at(span))}
        firsts = window_starts(count, self.window)
        for number, first in enumerate(firsts):
            begin = first + OVERLAP // 2 if first else 0
            end = firsts[number + 1] + OVERLAP // 2 if number + 1 < len(firsts) else count
            if asked.isdisjoint(range(begin, end)):
                continue
            progress.step(Stage.RECOGNIZE, number, len(firsts))
            scores = self._score(found, [first], min(count, self.window))
            for whole, part in _pairs((empty.labels, empty.masks, empty.states), scores):
                whole[begin:end] = part[0, begin - first : end - first]
        return empty

    def _score(self, found: Pieces, firsts: list[int], size: int, known: KnownScores | None = None) -> Scores:
        """Return the scores of the pieces of each window that starts at one of `firsts`; see `tag`."""
        index = np.asarray(firsts)[:, None] + np.arange(size)
        ids, cases = found.ids[index], found.cases[index]
        if known is None:
            return self.network.score(ids, cases)
        key = self.network, index.shape, ids.tobytes(), cases.tobytes()
        scores = known.get(key) or self.network.score(ids, cases)
        if len(known) < _MOST_KNOWN:
            known[key] = scores
        return scores


def _of_characters(found: Pieces, labels: Floats, masks: Floats, states: States, end: int) -> TaggedText:
    """Return the first `end` pieces but those that are a space alone."""
    every = TaggedText(found.starts[:end], found.ends[:end], labels[:end], masks[:end], states[:end])
    visible = every.starts < every.ends
    return every if visible.all() else every.pieces(visible)


def _pairs(whole: Sequence[NDArray[Any]], scores: Scores) -> Iterator[tuple[NDArray[Any], NDArray[Any]]]:
    """Return each array of a whole text with that of its windows."""
    return zip(whole, scores, strict=True)


def unread_share(text: str) -> float:
    """Return the share of letters, 0 to 1, in scripts that the network has hardly seen: all but Latin."""
    counts = Counter[str]()
    for start in range(0, len(text), _COUNTED):  # a long text at once would keep the window waiting
        counts.update(text[start : start + _COUNTED])
    letters = {each: count for each, count in counts.items() if each.isalpha()}
    unread = sum(count for letter, count in letters.items() if not name(letter, "").startswith("LATIN"))
    return unread / max(sum(letters.values()), 1)


def window_starts(count: int, window: int = WINDOW) -> list[int]:
    """Return the first pieces of the windows that cover `count` pieces.

    All windows have the same size, min(count, window), so that none needs padding: the last one ends with the text.
    """
    if count == 0:
        return []
    last = max(0, count - window)
    return [*range(0, last, window - OVERLAP), last]


def has_multilingual() -> bool:
    """Return whether there is a released network for other languages than English."""
    return f"{_MULTILINGUAL}/weights.safetensors" in released()


@cache
def load_multilingual() -> Tagger:
    """Load the released network for other languages than English, which runs on a CPU.

    Raises:
        ResourceError: its files are missing or not the released ones.
    """
    graph, weights, shape, words = (
        find_released(f"{_MULTILINGUAL}/{name}") for name in ("network.onnx", WEIGHTS, SHAPE, "pieces.tsv.gz")
    )
    return Tagger(onnx_network.load(graph, weights, shape), unigram.load(words), MULTILINGUAL_WINDOW)


@cache
def load(device: Device) -> Tagger:
    """Load the released recognizer; AUTO takes the graphics card if there is one.

    Raises:
        ResourceError: its files are missing or not the released ones.
        NoGraphicsCard: one was requested and there is none.
    """
    graph, weights, shape, words = (
        find_released(f"models/recognizer/{name}") for name in ("network.onnx", WEIGHTS, SHAPE, VOCABULARY)
    )
    vocabulary = pieces.load_vocabulary(words)
    if devices.choose(device) is Device.CPU:
        return Tagger(onnx_network.load(graph, weights, shape), vocabulary)
    # Imported here: it takes seconds, which only a graphics card repays.
    from engine.models import torch_network

    return Tagger(torch_network.load(weights, shape, Device.CUDA), vocabulary)
