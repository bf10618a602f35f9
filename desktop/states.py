"""Decision states of a finding, as the window shows them, and the phases of the work on a document."""

from __future__ import annotations

from enum import StrEnum


class Phase(StrEnum):
    """The phase of the work on a document."""

    WORKING = "working"
    READY = "ready"
    FAILED = "failed"
    CANCELLED = "cancelled"


class DecisionState(StrEnum):
    """A decision state. NEW: found, not measured yet. UNDECIDED: left to the user, masked or shortened on export."""

    MASK = "mask"
    GENERALISE = "generalise"
    KEEP = "keep"
    UNDECIDED = "undecided"
    NEW = "new"


DECISIONS = (DecisionState.MASK, DecisionState.GENERALISE, DecisionState.KEEP)
"""The states that a user can choose."""

STRENGTH = {
    DecisionState.KEEP: 0,
    DecisionState.GENERALISE: 1,
    DecisionState.MASK: 2,
    DecisionState.UNDECIDED: 2,
    DecisionState.NEW: 2,
}
"""Ranks of the states by how much they hide, to compare two plans."""
