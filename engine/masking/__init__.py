"""Chooses what to mask, and what stands in its place."""

from engine.masking.explanations import broken, left_visible
from engine.masking.optimal import choose
from engine.masking.policy import decide, with_codes
from engine.masking.replacements import redactions, with_all_dates
from engine.masking.replacements.partial import part
from engine.masking.trade_off import Point, trade_off

__all__ = [
    "Point",
    "broken",
    "choose",
    "decide",
    "left_visible",
    "part",
    "redactions",
    "trade_off",
    "with_all_dates",
    "with_codes",
]
