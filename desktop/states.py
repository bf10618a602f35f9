"""What stands to be done about a finding, as the window shows it."""

from __future__ import annotations

from enum import StrEnum


class State(StrEnum):
    """NEW: found, not measured yet. UNDECIDED: the program can't tell, a person should; masked on export."""

    MASK = "mask"
    GENERALISE = "generalise"
    KEEP = "keep"
    UNDECIDED = "undecided"
    NEW = "new"


DECISIONS = (State.MASK, State.GENERALISE, State.KEEP)
"""What a person can choose."""

STRENGTH = {State.KEEP: 0, State.GENERALISE: 1, State.MASK: 2, State.UNDECIDED: 2, State.NEW: 2}
"""How much is taken away: what a plan masks more, or less, than another."""
