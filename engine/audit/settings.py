"""What may change the outcome of an audit."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from engine.audit import fit, selection
from engine.core.options import Device

FEWEST = 100
"""People with documents to learn from; with fewer, programs look that need none."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What was asked for.

    Attributes:
        id_column: header of the column by which documents name their people; None: the first.
        mapping: CSV with the columns `document` and `person`, where names of documents don't say whose they are.
        zero_shot: learn nothing, though there is something to learn from.
        reidentifier: a folder that `sable train reidentifier` wrote: one more program that looks where none learns.
        length: words of a person's documents that are read together.
        seed: of the parts, and of learning.
        work_list: documents whose clues are looked for, the most telling first.
    """

    id_column: str | None = None
    mapping: Path | None = None
    zero_shot: bool = False
    reidentifier: Path | None = None
    device: Device = Device.AUTO
    length: int = selection.LENGTH
    seed: int = 1
    work_list: int = 500
    fit: fit.Settings = field(default_factory=fit.Settings)
