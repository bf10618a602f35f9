"""Choose what to mask so that every measured risk is below its limit, and what to write in its place."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.options import Options
from engine.core.progress import Progress
from engine.core.types import Action, Examination, MaskingPlan
from engine.planning import knowledge
from engine.planning.additions import with_areas, with_leaders, with_readings
from engine.planning.consequences import Consequences, consequences
from engine.planning.explanations import LEFT, notices, sharers
from engine.planning.optimal import choose
from engine.planning.outcome import finished, redactions, with_secret
from engine.planning.policy import UNDECIDED, decide, with_codes
from engine.planning.problem import Level, Levels, Question
from engine.planning.profiles import against_profiles
from engine.planning.questions import ask
from engine.planning.replacements import coarse_enough, planned_redactions, with_all_dates
from engine.planning.replacements.partial import part
from engine.planning.settings import Settings, settle
from engine.planning.trade_off import Curve, Point, curve, trade_off

__all__ = [
    "LEFT",
    "UNDECIDED",
    "Consequences",
    "Curve",
    "Level",
    "Levels",
    "Point",
    "Question",
    "Settings",
    "against_profiles",
    "choose",
    "coarse_enough",
    "consequences",
    "curve",
    "decide",
    "knowledge",
    "notices",
    "part",
    "plan",
    "planned_redactions",
    "redactions",
    "settle",
    "sharers",
    "trade_off",
    "with_all_dates",
    "with_areas",
    "with_codes",
    "with_leaders",
    "with_readings",
    "with_secret",
]

# From what was found to what is masked: the policy, the risks, and what others may know of the person.


def plan(
    examination: Examination, options: Options, progress: Progress, *, own: Mapping[str, Action] = UNDECIDED
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
