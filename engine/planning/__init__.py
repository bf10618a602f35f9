"""Redaction planning: optimizer and adversaries choose what to mask, under limits on every measured risk."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.options import Options
from engine.core.progress import SILENT, Progress
from engine.core.types import Action, Examination, MaskingPlan
from engine.planning import inferred, knowledge
from engine.planning.consequences import Consequences, consequences
from engine.planning.explanations import LEFT
from engine.planning.notices import names_somebody, notices
from engine.planning.outcome import finished, redactions, with_secret, with_writing
from engine.planning.policy import UNDECIDED
from engine.planning.profiles import against_profiles
from engine.planning.questions import assemble
from engine.planning.replacements import planned_redactions
from engine.planning.settings import resolve_settings
from engine.planning.trade_off import Curve, TradeOffPoint, curve

__all__ = [
    "LEFT",
    "Consequences",
    "Curve",
    "TradeOffPoint",
    "against_profiles",
    "consequences",
    "curve",
    "inferred",
    "knowledge",
    "names_somebody",
    "notices",
    "plan",
    "planned_redactions",
    "redactions",
    "resolve_settings",
    "with_secret",
    "with_writing",
]


def plan(
    examination: Examination,
    options: Options,
    progress: Progress = SILENT,
    *,
    own: Mapping[str, Action] = UNDECIDED,
) -> MaskingPlan:
    """Plan the least masking that obeys the user and the policy, breaks every risk, and leaves an anonymity set of `k`.

    If a re-identification attack was run, the masks against it replace those of the risk indicators.

    Args:
        own: the user's decisions, by entity. The plan keeps them, and breaks the other risks as far as they allow.

    Raises:
        BadPolicy, BadBackground, UnreadableFile: a file given besides the document can't be used.
        Cancelled: the user cancelled.
    """
    settings = resolve_settings(options)
    text, entities, risk = examination.document.text, examination.entities, examination.risk
    chosen = assemble(text, entities, risk, options, progress, own=own).answer(options, progress)
    return finished(examination, chosen, settings)
