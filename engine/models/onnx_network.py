"""The released recognizer's network on a CPU, run by ONNX Runtime with 8-bit products.

The graph, `network.onnx`, holds no weights: it refers to the bytes of `weights.safetensors` beside it, and rounds them
when it is loaded. `engine.lab.training.graph` writes it, and says how it computes.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from onnxruntime import ExecutionMode, InferenceSession, SessionOptions, disable_telemetry_events

from engine.core.options import Device
from engine.models import device as devices
from engine.models.network import START_PIECE, Ids, NetworkShape, Scores
from engine.models.pieces import LetterCase

if TYPE_CHECKING:
    from engine.models.torch_network import TorchNetwork

_ONLY_ERRORS = 3
_OUTPUTS = ("labels", "masks", "states")


@dataclass(frozen=True, eq=False)
class OnnxNetwork:
    """A network on the CPU; implements `tagger.Network`."""

    session: InferenceSession
    weights: Path
    shape: Path
    width: int
    start: int = START_PIECE
    step: int = 1

    def score(self, ids: Ids, cases: Ids) -> Scores:
        """Return the scores of windows of pieces, (windows, pieces) each."""
        before = ((0, 0), (1, 0))
        given = {"ids": np.pad(ids, before, constant_values=self.start)}
        if len(self.session.get_inputs()) > 1:
            given["cases"] = np.pad(cases, before, constant_values=LetterCase.NONE)
        labels, masks, states = (found[:, 1:] for found in self.session.run(_OUTPUTS, given))
        return Scores(labels, masks, states.astype(np.float16))

    def only_to_read(self) -> None:
        pass  # as it is loaded already

    def in_torch(self) -> TorchNetwork:
        return self._in_torch

    @cached_property
    def _in_torch(self) -> TorchNetwork:
        # Imported here: it takes seconds, and only what needs more than scores needs it.
        from engine.models import torch_network

        return torch_network.load(self.weights, self.shape, Device.CPU)


def load(graph: Path, weights: Path, shape: Path) -> OnnxNetwork:
    """Load a graph, which finds `weights` beside it."""
    disable_telemetry_events()  # of Windows; the network lock doesn't see it
    options = SessionOptions()
    options.execution_mode = ExecutionMode.ORT_SEQUENTIAL
    options.intra_op_num_threads = devices.threads()
    options.log_severity_level = _ONLY_ERRORS
    # Threads that wait for work would keep their cores busy.
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    session = InferenceSession(graph, options, providers=["CPUExecutionProvider"])
    found = NetworkShape(**json.loads(shape.read_text(encoding="utf-8")))
    return OnnxNetwork(session, weights, shape, found.width, found.start)
