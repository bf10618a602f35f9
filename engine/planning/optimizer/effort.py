"""Work limit of searches, counted and not timed so that plans repeat.

A unit is about a second on one core of a server of 2024. The count covers the solver's own deterministic time,
intersections of posting lists, and table cells read.
"""

from __future__ import annotations

SOLVER = 0.4
"""The solver's deterministic time in a unit."""
INTERSECTIONS = 150_000
"""Intersections of posting lists with some thousand people in a unit."""
CELLS = 160_000_000
"""Cells of tables of people and steps in a unit."""
NODE = 100_000
"""Cells that a node of a search counts for in addition to those that it reads."""


class Effort:
    """The units of a search, and those already spent."""

    def __init__(self, units: float) -> None:
        self.units = units
        self.spent = 0.0

    @property
    def left(self) -> float:
        """The units left, at least 0."""
        return max(0.0, self.units - self.spent)

    def spend(self, units: float) -> None:
        """Add the units of work done, or about to be done."""
        self.spent += units
