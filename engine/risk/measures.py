"""Inputs of the deciding indicators, measured for each entity without a language model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.types import Entity
from engine.models.tagger import TaggedText
from engine.risk import frequency, sequence


@dataclass(frozen=True, slots=True)
class Measures:
    """Measures of one entity.

    Attributes:
        sequence: see `sequence.score`.
        rarest, information: see `frequency.information`.
    """

    entity: Entity
    sequence: float
    rarest: float
    information: float


def measure(text: str, entities: Sequence[Entity], tagged: TaggedText) -> list[Measures]:
    """Return the measures of every entity."""
    return [
        Measures(entity, sequence.score(entity, tagged), *frequency.information(text, entity)) for entity in entities
    ]
