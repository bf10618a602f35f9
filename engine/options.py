"""Everything that may change a result, in one frozen value."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum


class MaskStyle(StrEnum):
    """What stands where masked text stood: an opaque box, or a label such as [PERSON 1]."""

    BOX = "box"
    LABEL = "label"


class Device(StrEnum):
    AUTO = "auto"
    CPU = "cpu"
    CUDA = "cuda"


@dataclass(frozen=True, slots=True)
class Options:
    """What the person asked for.

    Attributes:
        terms: strings that are always masked, wherever they stand (whole words, any case).
        keep: strings that are never masked; wins over everything except `terms`.
        person: name of the person to protect, masked in all its forms.
        password: opens an encrypted input; the output is not encrypted.
        risk_threshold: probability, 0 to 1, from which the masking head flags an entity
            (text-sanitization-privacy-risk-indicators, section 5.3).
        solver_seconds: time limit of the optimizer for one document.
    """

    mask: MaskStyle = MaskStyle.BOX
    terms: tuple[str, ...] = field(default=(), repr=False)
    keep: tuple[str, ...] = field(default=(), repr=False)
    person: str | None = field(default=None, repr=False)
    password: str | None = field(default=None, repr=False)
    device: Device = Device.AUTO
    risk_threshold: float = 0.4
    solver_seconds: float = 10.0
