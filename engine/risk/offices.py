"""Risk of details in documents of offices and wards, in which other details are masked than in judgments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from engine.core.types import Entity, Indicator
from engine.models.tagger import TaggedText
from engine.risk import details, forms, judgments_abroad
from engine.risk.fitted import Floats, Logistic, Network

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
    english: Network
    abroad: Network

    @classmethod
    def of(cls, name: str, arrays: dict[str, NDArray[Any]]) -> Self:
        """Return the classifiers stored under `name`."""
        kind, english, abroad = (f"{name}.{each}" for each in ("kind", "english", "abroad"))
        return cls(Logistic.of(kind, arrays), Network.of(english, arrays), Network.of(abroad, arrays))

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

        Args:
            scores: of the sequence and the frequency indicator.
        """
        read = {abroad: details.features(text, entity, tagged, scores, abroad=abroad) for abroad in (False, True)}
        found = [
            float((self.abroad if abroad else self.english)(features[None])[0])
            for abroad, features in read.items()
            if features is not None
        ]
        return forms.indicate(max(found)) if found else None


def is_abroad(tagged: TaggedText) -> bool:
    """Return whether the network for other languages than English read most of a text."""
    return bool(len(tagged.abroad) and tagged.abroad.mean() > 1 - _READ)


def mean_state(tagged: TaggedText) -> Floats | None:
    """Return the mean of the encoder's states of English, (width,), or None if those of most pieces are unknown."""
    states = tagged.english_states.astype(np.float32)
    known: NDArray[np.bool_] = np.any(states, axis=1) if states.size else np.zeros(0, np.bool_)
    return states[known].mean(axis=0) if len(known) and known.mean() >= _READ else None
