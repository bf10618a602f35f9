"""Masked language models that others trained, in place of the bundled language head."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from engine.core.errors import BadModel
from engine.core.options import Device
from engine.models import precision, pretrained
from engine.models.masked import CONTEXT, LONGEST
from engine.models.network import Floats, Ids
from engine.models.pieces import LetterCase, Pieces
from engine.models.pretrained import Pretrained

STEP = {"cpu": 1024, "cuda": 16384}
"""Pieces in one step: fewer than for the bundled head, because each is compared with the whole vocabulary."""


@dataclass(frozen=True, slots=True, eq=False)
class MaskedLanguageModel:
    """A loaded model that implements `masked.Language`; `before` and `after` are the special pieces around a window."""

    network: Pretrained
    hidden_piece: int
    before: tuple[int, ...]
    after: tuple[int, ...]

    @property
    def step(self) -> int:
        return STEP[self.network.device.type]

    def cut(self, text: str) -> Pieces:
        """Return the pieces of the whole text; letter case is only in the pieces themselves."""
        found = self.network.tokenizer.encode(text, add_special_tokens=False)
        places = np.asarray(found.offsets, np.int64).reshape(-1, 2)
        cases = np.full(len(found.ids), LetterCase.NONE, np.int64)
        return Pieces(np.asarray(found.ids, np.int64), cases, places[:, 0], np.maximum.accumulate(places[:, 1]))

    def log_probabilities(
        self,
        ids: Ids,
        cases: Ids,  # noqa: ARG002 - only in the pieces themselves
        present: Ids,
        asked: NDArray[np.bool_],
        answers: Ids,
    ) -> Floats:
        """Return the log-probabilities of `masked.Language.log_probabilities`.

        Raises:
            BadModel: the model can't be run on this machine, or returns values that are not finite.
        """
        device = self.network.device
        rows, seen, wanted = (torch.from_numpy(each).to(device) for each in (ids, present, asked))
        logits = self._logits(rows, seen)[:, len(self.before) : len(self.before) + ids.shape[1]]
        return precision.log_probabilities(self.network.numbers(logits[wanted]), answers)

    def _logits(self, ids: Tensor, present: Tensor) -> Tensor:
        """Return the logits of windows with the special pieces around them."""
        first, around = len(self.before), len(self.before) + len(self.after)
        lengths = present.sum(1)
        shown = ids.new_full((len(ids), ids.shape[1] + around), self.network.model.config.pad_token_id or 0)
        shown[:, :first] = ids.new_tensor(self.before)
        shown[:, first : first + ids.shape[1]].masked_scatter_(present.bool(), ids[present.bool()])
        for place, piece in enumerate(self.after, start=first):
            shown.scatter_(1, (lengths + place)[:, None], piece)
        seen = torch.arange(shown.shape[1], device=ids.device) < (lengths + around)[:, None]
        return self.network.logits(shown, seen.long())


def load(folder: Path, device: Device) -> MaskedLanguageModel:
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
