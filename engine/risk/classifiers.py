"""What turns measures into risk: fitted to the decisions of annotators by `engine.training.indicators`, and bundled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray
from safetensors.numpy import load_file

from engine.errors import ResourceError
from engine.resources import find_released, released
from engine.risk import frequency, perturbation, probability, sequence, span
from engine.risk.fitted import Floats, Logistic, Network, Trees, log_odds
from engine.types import Indicator

FILE = "models/indicators/weights.safetensors"
RECOGNIZER = "models/recognizer/weights.safetensors"

ORDER = (sequence.NAME, frequency.NAME, probability.NAME, span.NAME, perturbation.NAME)
"""The indicators that every entity has, in the order in which the time budget reaches them."""
FEWEST = 2
"""How many of them need no time."""


@dataclass(frozen=True, slots=True, eq=False)
class Classifiers:
    """Fitted to one recognizer and of no use with another, whose SHA-256 (32,) uint8 tells which.

    Attributes:
        probability, span: from the features of the indicators of these names.
        perturbation: threshold in nats, (1,).
        combined: from the scores of the first FEWEST, FEWEST + 1 ... indicators of ORDER.
    """

    recognizer: NDArray[np.uint8]
    probability: Trees
    span: Network
    perturbation: Floats
    combined: tuple[Logistic, ...]

    def risk(self, indicators: Sequence[Indicator]) -> float:
        """The calibrated probability, 0 to 1, that an annotator would mask an entity with these of ORDER."""
        scores = np.asarray([[indicator.score for indicator in indicators]], np.float32)
        return float(self.combined[len(indicators) - FEWEST](evidence(scores))[0])

    def arrays(self) -> dict[str, NDArray[Any]]:
        """What `from_arrays` takes."""
        found: dict[str, NDArray[Any]] = {"recognizer": self.recognizer, "perturbation": self.perturbation}
        found |= self.probability.arrays("probability") | self.span.arrays("span")
        for number, combined in enumerate(self.combined, start=FEWEST):
            found |= combined.arrays(f"combined.{number}")
        return found


def from_arrays(arrays: dict[str, NDArray[Any]]) -> Classifiers:
    return Classifiers(
        arrays["recognizer"],
        Trees.of("probability", arrays),
        Network.of("span", arrays),
        arrays["perturbation"],
        tuple(Logistic.of(f"combined.{number}", arrays) for number in range(FEWEST, len(ORDER) + 1)),
    )


def evidence(scores: Floats) -> Floats:
    """What the combination sees of the scores (n, indicators), in ORDER: log-odds, of the same shape."""
    return log_odds(scores)


def load() -> Classifiers | None:
    """The released classifiers; None where there are none.

    Raises:
        ResourceError: they are not the released ones, or fitted to another recognizer than the released one.
    """
    return _load() if FILE in released() else None


@cache
def _load() -> Classifiers:
    found = from_arrays(load_file(find_released(FILE)))
    if found.recognizer.tobytes().hex() != released()[RECOGNIZER]["sha256"]:
        raise ResourceError(file=FILE, problem="fitted to another recognizer")
    return found
