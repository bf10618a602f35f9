"""The recognizer's network as an interface: word pieces in, probabilities and states out, whatever runs it.

Two runtimes implement `Network`: `onnx_network` runs the released weights on a CPU, `torch_network` runs any weights on
any device, and is what training changes. Only the second loads PyTorch.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from engine.core.types import Kind

if TYPE_CHECKING:
    from engine.models.torch_network import TorchNetwork

LABELS: tuple[str, ...] = ("O", *(f"{prefix}-{kind}" for kind in Kind for prefix in "BI"))
"""Classes of the type head: O, then B- (first piece of a mention) and I- (inside it) of each kind, in Kind's order."""

MASKS: tuple[str, ...] = ("NO_MASK", "QUASI", "DIRECT")
"""Classes of the masking head: decisions of annotators about each word (paper 6, section 3)."""

START_PIECE = 101
"""The vocabulary's [CLS], which precedes every text on which the encoder was pre-trained."""

HIDDEN_PIECE = 103
"""The vocabulary's [MASK], in place of a piece that the language head is to predict; its letter case is NONE."""

Ids = NDArray[np.int64]
Floats = NDArray[np.float32]
States = NDArray[np.float16]


@dataclass(frozen=True, slots=True)
class Shape:
    """Kind and size of the network. `positions`: number of positions in a window; some kinds leave a few unused.
    `start`: the piece that precedes every text.
    """

    architecture: str = "bert"
    vocabulary: int = 30522
    width: int = 384
    layers: int = 6
    attention_heads: int = 12
    inner_width: int = 1536
    positions: int = 512
    start: int = START_PIECE


class Scores(NamedTuple):
    """Output of the network for windows of one size.

    Attributes:
        labels: (windows, pieces, 17), probabilities in the order of LABELS.
        masks: (windows, pieces, 3), probabilities in the order of MASKS.
        states: (windows, pieces, width), the encoder's states.
    """

    labels: Floats
    masks: Floats
    states: States


class Network(Protocol):
    """A recognizer's network, loaded on one device."""

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
