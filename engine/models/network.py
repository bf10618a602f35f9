"""Values that all runtimes of the recognizer's network share: its shape, its classes, and its output."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.core.types import Kind

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
class NetworkShape:
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
