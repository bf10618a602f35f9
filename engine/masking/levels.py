"""The ways in which an entity may be shown, from as it stands to not at all."""

from __future__ import annotations

from dataclasses import dataclass, field

from pyroaring import BitMap

from engine.types import Action


@dataclass(frozen=True, slots=True)
class Level:
    """One way to show an entity.

    Attributes:
        action: KEEP as it stands, GENERALISE to `replacement`, or MASK.
        loss: information content in nats that is lost by it.
        people: of the background, those whom it fits; None where it tells nothing about any of them.
    """

    action: Action
    replacement: str | None = field(repr=False)
    loss: float
    people: BitMap | None


Levels = tuple[Level, ...]
"""Of one entity, from KEEP (loss 0) to MASK (people None): each fits everybody whom the one before fits, and loses no
less."""
