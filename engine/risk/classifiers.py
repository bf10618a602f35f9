"""Bundled classifiers from measures to risk, fitted to annotators' decisions by `engine.lab.training.indicators`.

A recognizer that the user adds may have its own classifiers, fitted to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from safetensors.numpy import load_file

from engine.core.errors import BadModel, ResourceError
from engine.core.resources import find_released, released
from engine.core.types import Indicator
from engine.models.files import otherwise, sha256, weight_files
from engine.models.folder import INDICATORS, Networks
from engine.models.network import Floats
from engine.risk import frequency, sequence
from engine.risk.fitted import FittedNetwork, Logistic, Trees, log_odds
from engine.risk.offices import Offices

FILE = "models/indicators/weights.safetensors"
RECOGNIZER = "models/recognizer/weights.safetensors"

DECIDING = (sequence.NAME, frequency.NAME)
"""Indicators that every entity has and that make up its risk. Neither uses a language model."""
_COMBINED = "+".join(DECIDING)
_OFFICES = "offices"


@dataclass(frozen=True, slots=True, eq=False)
class Classifiers:
    """Classifiers fitted to one recognizer, and not usable with another.

    Attributes:
        recognizer: SHA-256 of that recognizer's weights, (32,) uint8.
        probability, span: score from the features of the indicators of these names.
        perturbation: threshold in nats, (1,).
        combined: risk from the log-odds of the scores of DECIDING.
        offices: classifiers for the documents of offices and wards; None if none were fitted.
    """

    recognizer: NDArray[np.uint8]
    probability: Trees
    span: FittedNetwork
    perturbation: Floats
    combined: Logistic
    offices: Offices | None = None

    def risk(self, indicators: Sequence[Indicator]) -> float:
        """Return the calibrated probability, 0 to 1, that an annotator would mask an entity with these indicators."""
        return float(self.combined(_log_odds(indicators)[None])[0])

    def contributions(self, indicators: Sequence[Indicator]) -> tuple[float, ...]:
        """Return how much each indicator adds to the log-odds of the risk: its weight times its own log-odds."""
        return tuple((self.combined.weights * _log_odds(indicators)).tolist())

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Return the arrays by name, as `from_arrays` takes them."""
        found: dict[str, NDArray[Any]] = {"recognizer": self.recognizer, "perturbation": self.perturbation}
        found |= self.probability.arrays("probability") | self.span.arrays("span")
        found |= self.combined.arrays(_COMBINED)
        return found | (self.offices.arrays(_OFFICES) if self.offices else {})


def _log_odds(indicators: Sequence[Indicator]) -> Floats:
    scores = {indicator.name: indicator.score for indicator in indicators}
    return log_odds(np.asarray([scores[name] for name in DECIDING], np.float32))


def from_arrays(arrays: dict[str, NDArray[Any]]) -> Classifiers:
    """Return the classifiers stored in `arrays`."""
    return Classifiers(
        arrays["recognizer"],
        Trees.of("probability", arrays),
        FittedNetwork.of("span", arrays),
        arrays["perturbation"],
        Logistic.of(_COMBINED, arrays),
        Offices.of(_OFFICES, arrays) if f"{_OFFICES}.kind.weights" in arrays else None,
    )


def fitted_to(networks: Networks) -> Classifiers | None:
    """Return the classifiers of the recognizer in use; None if it has none.

    Raises:
        BadModel: the classifiers of the user's own recognizer are damaged, or fitted to another recognizer.
        ResourceError: see `load`.
    """
    return load() if networks.recognizer is None else _load_own(networks.recognizer)


@cache
def _load_own(recognizer: Path) -> Classifiers | None:
    if not (recognizer / INDICATORS).is_file():
        return None
    with otherwise(recognizer.name, "damaged-indicators"):
        found = from_arrays(load_file(recognizer / INDICATORS))
    if found.recognizer.tobytes().hex() != sha256(weight_files(recognizer)):
        raise BadModel(folder=recognizer.name, problem="other-indicators")
    return found


def load() -> Classifiers | None:
    """Return the released classifiers; None if this installation has none.

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
