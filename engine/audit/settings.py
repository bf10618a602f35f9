"""Settings of an audit: all that may change its outcome."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from engine.audit import fit, selection
from engine.audit.language_model import LanguageModelSettings
from engine.core.options import Device

FEWEST = 100
"""Fewest people with documents for training; with fewer, zero-shot programs are used."""


@dataclass(frozen=True, slots=True)
class AuditSettings:
    """Settings of an audit.

    Attributes:
        id_column: header of the column with the ids that documents use; None: the first.
        mapping: CSV with the columns `document` and `person`, where names of documents don't hold ids.
        zero_shot: train nothing, even if there is enough to learn from.
        reidentifier: a folder that `sable train reidentifier` wrote: one more program of the zero-shot audit.
        language_model: settings of a second adversary, a transformer trained on the same people; the figures are those
            of the one that finds more. None: only the matcher looks.
        length: words of a person's documents that are read together.
        seed: that of the parts, and of training.
        work_list: number of documents whose clues are computed, the best-ranked first.
    """

    id_column: str | None = None
    mapping: Path | None = None
    zero_shot: bool = False
    reidentifier: Path | None = None
    device: Device = Device.AUTO
    language_model: LanguageModelSettings | None = None
    length: int = selection.LENGTH
    seed: int = 1
    work_list: int = 500
    fit: fit.MatcherSettings = field(default_factory=fit.MatcherSettings)
