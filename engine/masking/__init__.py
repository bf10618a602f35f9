"""Chooses what to mask, and what stands in its place."""

from engine.masking.areas import with_areas
from engine.masking.explanations import LEFT, sharers
from engine.masking.leaders import with_leaders
from engine.masking.levels import Level, Levels
from engine.masking.notices import notices
from engine.masking.optimal import choose
from engine.masking.policy import UNDECIDED, decide, with_codes
from engine.masking.problem import Question
from engine.masking.readings import with_readings
from engine.masking.replacements import (
    coarse_enough,
    redactions,
    with_all_dates,
)
from engine.masking.replacements.partial import part
from engine.masking.trade_off import Point, trade_off

__all__ = [
    "LEFT",
    "UNDECIDED",
    "Level",
    "Levels",
    "Point",
    "Question",
    "choose",
    "coarse_enough",
    "decide",
    "notices",
    "part",
    "redactions",
    "sharers",
    "trade_off",
    "with_all_dates",
    "with_areas",
    "with_codes",
    "with_leaders",
    "with_readings",
]
