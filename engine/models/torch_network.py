"""Recognizer's network in PyTorch: on a graphics card, in training, with weights of the user's own."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray

from engine.core.options import Device
from engine.models import encoder, precision
from engine.models.encoder import SpanTagger
from engine.models.network import Floats, Ids, Scores

STEP = {"cpu": 4, "cuda": 64}
"""Windows in one step, by the type of the device."""


@dataclass(frozen=True, slots=True, eq=False)
class TorchNetwork:
    """A network on one device; implements `tagger.Network`."""

    model: SpanTagger
    device: torch.device

    @property
    def width(self) -> int:
        return self.model.shape.width

    @property
    def step(self) -> int:
        return STEP[self.device.type]

    def score(self, ids: Ids, cases: Ids) -> Scores:
        """Return the scores of windows of pieces, (windows, pieces) each."""
        shown = (torch.from_numpy(rows).to(self.device) for rows in (ids, cases))
        with torch.inference_mode(), precision.fast(self.device):
            hidden = self.model.encode(*shown)
            labels, masks = (logits.float().softmax(-1).cpu().numpy() for logits in self.model.classify(hidden))
        return Scores(labels, masks, hidden.half().cpu().numpy())

    def log_probabilities(self, ids: Ids, cases: Ids, present: Ids, asked: NDArray[np.bool_], answers: Ids) -> Floats:
        """Return what the language head says of hidden pieces; see `masked.Language`."""
        rows = (torch.from_numpy(each).to(self.device) for each in (ids, cases, present))
        with torch.inference_mode(), precision.fast(self.device):
            hidden = self.model.encode(*rows)
            logits = self.model.predict(hidden[torch.from_numpy(asked).to(self.device)])
        return precision.log_probabilities(logits, answers)

    def only_to_read(self) -> None:
        precision.only_to_read(self.model, self.device)

    def in_torch(self) -> TorchNetwork:
        return self


def load(weights: Path, shape: Path, device: Device) -> TorchNetwork:
    """Load a network that `encoder.save` wrote, ready to infer on this device."""
    where = torch.device(device)
    return TorchNetwork(encoder.load(weights, shape).to(where), where)
