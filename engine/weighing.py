"""What a document gives away under one decision or another, and what other goals would cost: for a person who weighs
protection against information."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from engine import background, choosing, masking
from engine.background import Checked
from engine.choosing import Consequences, Curve
from engine.masking import Point
from engine.options import Options
from engine.progress import Progress
from engine.risk import thresholds
from engine.types import Action, Examination

__all__ = ["Checked", "Consequences", "Curve", "Point", "at_threshold", "check_people", "consequences", "curve"]


def curve(
    examination: Examination, options: Options, progress: Progress, *, own: Mapping[str, Action] = masking.UNDECIDED
) -> Curve:
    """What other k and risk thresholds would mask; see `choosing.curve`."""
    return choosing.curve(examination, options, progress, own=own)


def consequences(examination: Examination, options: Options, progress: Progress) -> Consequences:
    """What the document gives away under any decisions; see `choosing.consequences`."""
    return choosing.consequences(examination, options, progress)


def at_threshold(examination: Examination, threshold: float) -> Examination:
    """The examination as it would be with another `Options.risk_threshold`, without measuring anew.

    Matching programs are asked in place of the threshold: with them it is the same.
    """
    if examination.risk.reidentification:
        return examination
    found = thresholds.at(examination.entities, examination.risk, threshold)
    return replace(examination, risk=found)


def check_people(path: Path, columns: Mapping[str, str], progress: Progress) -> Checked:
    """What a table of people holds, and which rows of it are bad; see `background.check`."""
    return background.check(path, columns, progress)
