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
from engine.core.types import Entity, Indicator
from engine.models.files import otherwise, sha256, weight_files
from engine.models.folder import INDICATORS, Networks
from engine.models.tagger import TaggedText
from engine.risk import forms, frequency, sequence
from engine.risk.fitted import Fitted, Floats, Logistic, Network, Trees, log_odds, sigmoid

FILE = "models/indicators/weights.safetensors"
RECOGNIZER = "models/recognizer/weights.safetensors"

DECIDING = (sequence.NAME, frequency.NAME)
"""Indicators that every entity has and that make up its risk. Neither uses a language model."""
_COMBINED = "+".join(DECIDING)
IN_OFFICES = (*DECIDING, forms.NAME)
"""Indicators that make up the risk in the documents of offices and wards."""
_OFFICES = "offices"
_READ = 0.5  # share of the pieces of a text whose states are known


@dataclass(frozen=True, slots=True, eq=False)
class Offices(Fitted):
    """Classifiers for the documents of offices and wards, in which other details are masked than in judgments.

    Attributes:
        kind: weights (width,) and bias (1,), from the mean of the encoder's states to the probability that a text is
            such a document, and neither a judgment nor a biography.
        kinds, forms: contributions to the log-odds of the risk of a detail's kind, in the order of `forms.KINDS`, and
            of its form, in that of `forms.FORMS`.
        harmless: (kinds, forms) that hardly ever had to be masked: they may stay at any score of the network.
        combined: weights (3,) and bias (1,), from the log-odds of the scores of IN_OFFICES to the risk.
    """

    kind_weights: Floats
    kind_bias: Floats
    kinds: Floats
    forms: Floats
    harmless: NDArray[np.bool_]
    combined_weights: Floats
    combined_bias: Floats

    @property
    def kind(self) -> Logistic:
        return Logistic(self.kind_weights, self.kind_bias)

    @property
    def combined(self) -> Logistic:
        return Logistic(self.combined_weights, self.combined_bias)

    def wrote(self, tagged: TaggedText) -> bool:
        """Return whether a text is a document of an office or a ward.

        False if the encoder's states of most pieces are unknown, to which the classifiers were not fitted.
        """
        mean = mean_state(tagged)
        return mean is not None and bool(self.kind(mean[None])[0] >= 0.5)

    def knows(self, tagged: TaggedText) -> bool:
        """Return whether `wrote` can tell, for the encoder's states are known."""
        return mean_state(tagged) is not None

    def harmless_indicator(self, text: str, entity: Entity) -> Indicator | None:
        """Return the form indicator of an entity that may stay at any score of the network, otherwise None."""
        return forms.indicate(0.0) if self.harmless[forms.places(text, entity)] else None

    def indicator(self, text: str, entity: Entity) -> Indicator:
        """Return the form indicator of an entity."""
        kind, form = forms.places(text, entity)
        score = 0.0 if self.harmless[kind, form] else float(sigmoid(self.kinds[kind] + self.forms[form]))
        return forms.indicate(score)


def mean_state(tagged: TaggedText) -> Floats | None:
    """Return the mean of the encoder's states, shape (width,), or None if those of most pieces are unknown."""
    states = tagged.states.astype(np.float32)
    known: NDArray[np.bool_] = np.any(states, axis=1) if states.size else np.zeros(0, np.bool_)
    return states[known].mean(axis=0) if len(known) and known.mean() >= _READ else None


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
    span: Network
    perturbation: Floats
    combined: Logistic
    offices: Offices | None = None

    def risk(self, indicators: Sequence[Indicator]) -> float:
        """Return the calibrated probability, 0 to 1, that an annotator would mask an entity with these indicators."""
        combined, names = self._combined(indicators)
        return float(combined(_log_odds(indicators, names)[None])[0])

    def contributions(self, indicators: Sequence[Indicator]) -> tuple[float, ...]:
        """Return how much each indicator adds to the log-odds of the risk: its weight times its own log-odds."""
        combined, names = self._combined(indicators)
        return tuple((combined.weights * _log_odds(indicators, names)).tolist())

    def _combined(self, indicators: Sequence[Indicator]) -> tuple[Logistic, tuple[str, ...]]:
        """Return the combination for these indicators, and their names in its order."""
        if self.offices and any(each.name == forms.NAME for each in indicators):
            return self.offices.combined, IN_OFFICES
        return self.combined, DECIDING

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Return the arrays by name, as `from_arrays` takes them."""
        found: dict[str, NDArray[Any]] = {"recognizer": self.recognizer, "perturbation": self.perturbation}
        found |= self.probability.arrays("probability") | self.span.arrays("span")
        found |= self.combined.arrays(_COMBINED)
        return found | (self.offices.arrays(_OFFICES) if self.offices else {})


def _log_odds(indicators: Sequence[Indicator], names: Sequence[str]) -> Floats:
    scores = {indicator.name: indicator.score for indicator in indicators}
    return log_odds(np.asarray([scores[name] for name in names], np.float32))


def from_arrays(arrays: dict[str, NDArray[Any]]) -> Classifiers:
    """Return the classifiers stored in `arrays`."""
    return Classifiers(
        arrays["recognizer"],
        Trees.of("probability", arrays),
        Network.of("span", arrays),
        arrays["perturbation"],
        Logistic.of(_COMBINED, arrays),
        Offices.of(_OFFICES, arrays) if f"{_OFFICES}.harmless" in arrays else None,
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
