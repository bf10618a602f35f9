"""A masked language model that others trained, asked in place of the bundled language head."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from engine.errors import BadModel
from engine.models import pretrained
from engine.models.masked import CONTEXT, LONGEST
from engine.models.pieces import LetterCase, Pieces
from engine.models.pretrained import Pretrained

STEP = {"cpu": 1024, "cuda": 16384}
"""Pieces in one step: fewer than of the bundled one, because each is compared with the whole vocabulary."""


@dataclass(frozen=True, slots=True, eq=False)
class MaskedLanguageModel:
    """A loaded model, as `masked.Language` asks for it; `before` and `after` are what it wants around every window."""

    network: Pretrained
    hidden_piece: int
    before: tuple[int, ...]
    after: tuple[int, ...]

    @property
    def device(self) -> torch.device:
        return self.network.device

    @property
    def step(self) -> int:
        return STEP[self.device.type]

    def cut(self, text: str) -> Pieces:
        """The pieces of the whole text; such a model reads no letter case but in them."""
        found = self.network.tokenizer.encode(text, add_special_tokens=False)
        places = np.asarray(found.offsets, np.int64).reshape(-1, 2)
        cases = np.full(len(found.ids), LetterCase.NONE, np.int64)
        return Pieces(np.asarray(found.ids, np.int64), cases, places[:, 0], np.maximum.accumulate(places[:, 1]))

    def predict(self, ids: Tensor, cases: Tensor, present: Tensor, asked: Tensor) -> Tensor:  # noqa: ARG002
        """See `masked.Language`.

        Raises:
            BadModel: it can't be run here, or computes what is no number.
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
    """The model of a folder in the layout of transformers.

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
