"""How much a search may do: counted, never timed, so that the same document has the same plan on any machine.

A unit is about what a core of a server of 2024 does in a second. What is counted is what takes the time: the solver's
own deterministic time, intersections of posting lists, cells of tables that are read.
"""

from __future__ import annotations

SOLVER = 0.4
"""Of the solver's deterministic time, in a unit."""
INTERSECTIONS = 150_000
"""Of posting lists with some thousand people, in a unit."""
CELLS = 160_000_000
"""Of tables of people and steps, in a unit."""
NODE = 100_000
"""Cells that a node of a search counts for beside those that it reads."""


class Effort:
    """The units that are left, and those that were spent."""

    def __init__(self, units: float) -> None:
        self.units = units
        self.spent = 0.0

    @property
    def left(self) -> float:
        """Return 0 where all are spent."""
        return max(0.0, self.units - self.spent)

    def spend(self, units: float) -> None:
        """Count what was done, or comes next."""
        self.spent += units
