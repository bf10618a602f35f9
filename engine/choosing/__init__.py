"""From what was found to what is masked: the policy, the risks, and what others may know of the person."""

from __future__ import annotations

from collections.abc import Mapping

from engine import masking
from engine.choosing import knowledge
from engine.choosing.consequences import Consequences, consequences
from engine.choosing.curves import Curve, curve
from engine.choosing.finishing import finished
from engine.choosing.profiles import against_profiles
from engine.choosing.questions import ask
from engine.choosing.settings import Settings, settle
from engine.choosing.written import redactions, with_secret
from engine.options import Options
from engine.progress import Progress
from engine.types import Action, Examination, MaskingPlan

__all__ = [
    "Consequences",
    "Curve",
    "Settings",
    "against_profiles",
    "consequences",
    "curve",
    "knowledge",
    "plan",
    "redactions",
    "settle",
    "with_secret",
]


def plan(
    examination: Examination, options: Options, progress: Progress, *, own: Mapping[str, Action] = masking.UNDECIDED
) -> MaskingPlan:
    """The least masking that obeys the person and the policy, breaks every risk, and leaves `k` people who fit.

    Where matching programs were asked, what they need masked comes first, in place of the risk indicators.

    Args:
        own: what the person decided, by entity. Nothing changes it; every risk that can be broken around it is.

    Raises:
        BadPolicy, BadBackground, UnreadableFile: what was given beside the document can't be used.
        Cancelled: the person asked to stop.
    """
    settings = settle(options)
    text, entities, risk = examination.document.text, examination.entities, examination.risk
    chosen = ask(text, entities, risk, settings, options, progress, own=own).answer(options, progress)
    return finished(examination, chosen, settings)
