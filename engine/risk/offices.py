"""Risk of details in documents of offices and wards, in which other details are masked than in judgments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from engine.core.types import Entity, Indicator, Kind
from engine.models.network import Floats
from engine.models.tagger import TaggedText
from engine.risk import details, forms, judgments_abroad
from engine.risk.fitted import FittedNetwork, Logistic

_LEFT = {Kind.MISC: 0.5, Kind.DEM: 0.05, Kind.DATETIME: 0.05, Kind.LOC: 0.1}
"""Probability that an expert would mask a detail of a kind, below which it stays if its form is no reason to mask it.

The classifier of `english` knows the words of its training documents; where it is unsure of others, the network's
probability decides. Of 86 such details of 136 invented documents that nobody trained on, 5 must be masked.
"""
_READ = 0.5  # least share of the pieces of a text that the network of its language read


@dataclass(frozen=True, slots=True, eq=False)
class Offices:
    """Classifiers for the documents of offices and wards, fitted by `engine.lab.training.offices`.

    Attributes:
        kind: from the mean of the encoder's states to the probability that an English text is such a document, and
            neither a judgment nor a biography.
        english, abroad: from `details.features` to the risk of a detail that the network for English, or that for other
            languages, read.
    """

    kind: Logistic
    english: FittedNetwork
    abroad: FittedNetwork

    @classmethod
    def of(cls, name: str, arrays: dict[str, NDArray[Any]]) -> Self:
        """Return the classifiers stored under `name`."""
        kind, english, abroad = (f"{name}.{each}" for each in ("kind", "english", "abroad"))
        return cls(Logistic.of(kind, arrays), FittedNetwork.of(english, arrays), FittedNetwork.of(abroad, arrays))

    def arrays(self, name: str) -> dict[str, NDArray[Any]]:
        """Return the arrays, to be stored under `name`."""
        stored = {"kind": self.kind, "english": self.english, "abroad": self.abroad}
        return {at: array for each, model in stored.items() for at, array in model.arrays(f"{name}.{each}").items()}

    def wrote(self, text: str, tagged: TaggedText) -> bool:
        """Return whether a text is a document of an office or a ward; False if no network here read most of it.

        In other languages than English, whatever is no judgment is one.
        """
        if is_abroad(tagged):
            return not judgments_abroad.is_judgment(text)
        mean = mean_state(tagged)
        return mean is not None and bool(self.kind(mean[None])[0] >= 0.5)

    def indicator(self, text: str, entity: Entity, tagged: TaggedText, scores: tuple[float, float]) -> Indicator | None:
        """Return the form indicator of an entity, whose score is its risk; None if neither network read it.

        A detail of English whose form is no reason to mask it, and that experts nearly always leave, stays.

        Args:
            scores: of the sequence and the frequency indicator.
        """
        read = {abroad: details.features(text, entity, tagged, scores, abroad=abroad) for abroad in (False, True)}
        found = [
            float((self.abroad if abroad else self.english)(features[None])[0])
            for abroad, features in read.items()
            if features is not None
        ]
        if not found:
            return None
        risk, likely = max(found), scores[0]
        agree = read[True] is None and risk < forms.THRESHOLD and likely < _LEFT.get(entity.kind, 0.0)
        return forms.indicate(min(risk, likely) if agree else risk)


def is_abroad(tagged: TaggedText) -> bool:
    """Return whether the network for other languages than English read most of a text."""
    return bool(len(tagged.abroad) and tagged.abroad.mean() > 1 - _READ)


def mean_state(tagged: TaggedText) -> Floats | None:
    """Return the mean of the encoder's states of English, (width,), or None if those of most pieces are unknown."""
    states = tagged.english_states.astype(np.float32)
    known: NDArray[np.bool_] = np.any(states, axis=1) if states.size else np.zeros(0, np.bool_)
    return states[known].mean(axis=0) if len(known) and known.mean() >= _READ else None
