"""Work limit of searches, counted and not timed so that plans repeat; runs CP-SAT and solves set cover.

A unit is about what a core of a server of 2024 does in a second. The count covers what takes the time: the solver's
own deterministic time, intersections of posting lists, table cells read.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ortools.sat.python import cp_model

from engine.core.errors import Cancelled, SableError
from engine.core.progress import Progress

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
        """The units left; 0 where all are spent."""
        return max(0.0, self.units - self.spent)

    def spend(self, units: float) -> None:
        """Add the units of work done, or about to be done."""
        self.spent += units


# The least masking that breaks every risky quasi-identifier set: CP-SAT on the model of paper 1, section 3.3.

_LEAST = 0.01
"""Units that the solver gets in any case."""


@dataclass(frozen=True, slots=True)
class Cover:
    """The masked details, the loss of masking them, and a lower bound of the loss."""

    masked: frozenset[int]
    loss: int
    bound: int


def cover(
    losses: Mapping[int, int], together: frozenset[frozenset[int]], *, effort: Effort, progress: Progress
) -> Cover:
    """Mask at least one member of each set, at the least sum of losses.

    Args:
        losses: the loss of masking each detail, 0 or more; details that are in no set may be missing.
        effort: the budget; where it stops the search, `bound` is less than `loss`.

    Raises:
        Cancelled: the user cancelled.
    """
    if not together:
        return Cover(frozenset(), 0, 0)
    members = sorted(frozenset().union(*together))
    model = cp_model.CpModel()
    masked = {index: model.new_bool_var(str(index)) for index in members}
    for each in together:
        model.add_bool_or([masked[index] for index in each])
    model.minimize(sum(losses[index] * masked[index] for index in members))
    solver = solve(model, effort=effort, progress=progress)
    if solver is None:
        return Cover(frozenset(members), sum(losses[index] for index in members), 0)
    return Cover(
        frozenset(index for index in members if solver.value(masked[index])),
        round(solver.objective_value),
        round(solver.best_objective_bound),
    )


def solve(model: cp_model.CpModel, *, effort: Effort, progress: Progress) -> cp_model.CpSolver | None:
    """Run CP-SAT deterministically until it has proved an optimum or the effort is spent.

    Its limit is its own deterministic time, which counts work.

    Returns:
        The solver with its solution; None if it found none.

    Raises:
        Cancelled: the user cancelled.
        SableError: the model has no solution.
    """
    solver = cp_model.CpSolver()
    solver.parameters.max_deterministic_time = SOLVER * max(effort.left, _LEAST)
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = 0
    watch = _Watch(progress)
    status = solver.solve(model, watch)
    effort.spend(solver.response_proto.deterministic_time / SOLVER)
    if watch.cancelled:
        raise Cancelled
    if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return solver
    if status == cp_model.UNKNOWN:
        return None
    raise SableError(stage="optimal", status=solver.status_name(status))


class _Watch(cp_model.CpSolverSolutionCallback):  # type: ignore[misc]
    """Lets the user cancel the search at each better solution."""

    def __init__(self, progress: Progress) -> None:
        super().__init__()
        self._progress = progress
        self.cancelled = False

    def on_solution_callback(self) -> None:
        try:
            self._progress.step("choose", 0, 1)
        except Cancelled:
            self.cancelled = True
            self.stop_search()
