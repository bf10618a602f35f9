"""Settings of an audit: all that may change its outcome."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from engine.audit import selection
from engine.core.options import Device

if TYPE_CHECKING:
    from engine.background.adversaries.network_fit import ReidentifierSettings

FEWEST = 100
"""Fewest people with documents for training; with fewer, zero-shot programs are used."""


@dataclass(frozen=True, slots=True)
class MatcherSettings:
    """Training settings of the matcher.

    Attributes:
        batch: people in one update.
        against: candidates among whom each person is sought in training, drawn again for each epoch.
        hidden: largest share of the different words of a document that are hidden, drawn for each.
        smoothing: probability that the target leaves to all others (label smoothing).
        weights, examples: peak learning rates of the few weights that hold for all people, and of those learned by
            example.
    """

    epochs: int = 12
    seed: int = 5
    batch: int = 32
    against: int = 10_000
    hidden: float = 0.6
    smoothing: float = 0.05
    weights: float = 0.03
    examples: float = 0.01
    warm_up: float = 0.1


@dataclass(frozen=True, slots=True)
class LanguageModelSettings:
    """Settings of the language-model adversary.

    Attributes:
        start: a folder that `sable train reidentifier` wrote; None: the recognizer.
        training: None: `language_model.TRAINING`.
    """

    start: Path | None = None
    device: Device = Device.AUTO
    training: ReidentifierSettings | None = None


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
    fit: MatcherSettings = field(default_factory=MatcherSettings)
