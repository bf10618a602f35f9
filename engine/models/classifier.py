"""Token classifiers that others trained: inference over text of any length, labels mapped to Sable's kinds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from tokenizers import Encoding

from engine.core.errors import BadModel
from engine.core.options import Device
from engine.core.progress import Progress, Stage
from engine.core.types import Kind
from engine.models import pretrained
from engine.models.labels import ANY, MEANINGS, fold
from engine.models.network import LABELS, MASKS
from engine.models.pretrained import Pretrained
from engine.models.tagger import TaggedText

STEP = {"cpu": 1024, "cuda": 32768}
"""Pieces in one step, at least one window: few on a CPU, so that the user can cancel soon."""

_OUTSIDE = frozenset({"O", "OUTSIDE", "NONE", "X", "PAD", "[PAD]", "[CLS]", "[SEP]"})
"""Labels for no mention; some models label every piece of a word but its first as X."""
_TAG = re.compile(r"([BIESLUM])-(.+)", re.DOTALL)
_BEGINNINGS = "BSU"
"""Tags of BIO, BIOES, BILOU and BMES: beginning of a mention, single and unit (which are also its end)."""

_Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True, eq=False)
class TokenClassifier:
    """A loaded classifier of k labels.

    Attributes:
        meaning: (k, 17) float32, 1 where a label is that of `network.LABELS`, else 0.
        unknown: labels of unknown meaning; they count as MISC.
    """

    network: Pretrained
    meaning: _Floats
    unknown: tuple[str, ...]

    def tag(self, text: str, progress: Progress) -> TaggedText:
        """Score every visible piece of `text`. The network knows no masking decisions, so `masks` are all NO_MASK.

        Raises:
            Cancelled: `progress` was cancelled.
            BadModel: the network can't be run on this machine, or returns values that are not finite.
        """
        windows = self.network.windows(text)
        labels: list[_Floats] = []
        spans: list[tuple[int, int]] = []
        done = 0
        for batch in self._batches(windows):
            progress.step(Stage.RECOGNIZE, done, len(windows))
            for window, scores in zip(batch, self._score(batch), strict=True):
                kept = self._kept(window, is_first=done == 0, is_last=done == len(windows) - 1)
                labels.append(scores[kept])
                spans += [window.offsets[piece] for piece in kept]
                done += 1
        progress.step(Stage.RECOGNIZE, done, len(windows))
        return _visible(text, np.asarray(spans, np.int64).reshape(-1, 2), np.concatenate(labels))

    def _batches(self, windows: list[Encoding]) -> Iterator[list[Encoding]]:
        """Yield batches of windows of one length, so that none needs padding: only the last one may be shorter."""
        step = max(1, STEP[self.network.device.type] // self.network.window)
        for first in range(0, len(windows) - 1, step):
            yield windows[first : min(first + step, len(windows) - 1)]
        yield windows[-1:]

    def _kept(self, window: Encoding, *, is_first: bool, is_last: bool) -> NDArray[np.intp]:
        """Return the pieces of text that no other window scores further from its edges."""
        pieces = np.flatnonzero(np.asarray(window.special_tokens_mask) == 0)
        half = self.network.overlap // 2
        first = 0 if is_first else half
        return pieces[first : len(pieces) - (0 if is_last else self.network.overlap - half)]

    def _score(self, windows: list[Encoding]) -> _Floats:
        """Return probabilities (windows, pieces, 17) in the order of `network.LABELS`."""
        ids = torch.tensor([window.ids for window in windows], device=self.network.device)
        logits = self.network.numbers(self.network.logits(ids, torch.ones_like(ids)))
        return np.asarray(logits.softmax(-1).cpu().numpy() @ self.meaning, np.float32)


def load(folder: Path, device: Device) -> TokenClassifier:
    """Load the classifier from a folder in the layout of transformers.

    Raises:
        BadModel: it can't be used; `problem` says why.
    """
    network = pretrained.read(folder, "AutoModelForTokenClassification", device)
    meaning, unknown = _meaning(network.model.config.id2label)
    if not meaning[:, 0].any():
        raise BadModel(folder=folder.name, problem="no-outside-label")
    return TokenClassifier(network, meaning, unknown)


def _meaning(labels: Mapping[int, str]) -> tuple[_Floats, tuple[str, ...]]:
    """Return `meaning` and `unknown` of a `TokenClassifier`. Labels are plain names, or tags such as B-PER."""
    meaning = np.zeros((len(labels), len(LABELS)), np.float32)
    unknown = []
    for number, label in labels.items():
        if fold(label) in _OUTSIDE:
            meaning[number, LABELS.index("O")] = 1
            continue
        tag = None if fold(label) in MEANINGS else _TAG.fullmatch(label)
        place, name = tag.groups() if tag else ("I", label)
        kind = MEANINGS.get(fold(name))
        if kind is None:
            unknown.append(name)
        prefix = "B" if place in _BEGINNINGS else "I"
        meaning[number, LABELS.index(f"{prefix}-{Kind.MISC if kind in (None, ANY) else kind}")] = 1
    return meaning, tuple(dict.fromkeys(unknown))


def _visible(text: str, spans: NDArray[np.int64], labels: _Floats) -> TaggedText:
    """Return the pieces trimmed of white space, without those that are only white space.

    Pieces that share a character, such as two bytes of it, are merged, with their mean.
    """
    trimmed = np.asarray([_trimmed(text, *span) for span in spans.tolist()], np.int64).reshape(-1, 2)
    shown = trimmed[:, 0] < trimmed[:, 1]
    starts, ends, labels = trimmed[shown, 0], np.maximum.accumulate(trimmed[shown, 1]), labels[shown]
    firsts = np.flatnonzero([True, *(starts[1:] >= ends[:-1])][: len(starts)])
    if len(firsts):
        counts = np.diff([*firsts, len(starts)])[:, None]
        starts, ends = starts[firsts], np.maximum.reduceat(ends, firsts)
        labels = np.asarray(np.add.reduceat(labels, firsts) / counts, np.float32)
    masks = np.zeros((len(starts), len(MASKS)), np.float32)
    masks[:, MASKS.index("NO_MASK")] = 1
    return TaggedText(starts, ends, labels, masks)


def _trimmed(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and text[start].isspace():
        start += 1
    while start < end and text[end - 1].isspace():
        end -= 1
    return start, end
