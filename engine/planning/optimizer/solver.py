"""Runs CP-SAT within a work limit."""

from __future__ import annotations

from ortools.sat.python import cp_model

from engine.core.errors import Cancelled, SableError
from engine.core.progress import Progress, Stage
from engine.planning.optimizer.effort import SOLVER, Effort

_LEAST = 0.01
"""Units that the solver gets in any case."""


def solve(model: cp_model.CpModel, *, effort: Effort, progress: Progress) -> cp_model.CpSolver | None:
    """Run CP-SAT deterministically until it has proved an optimum or the effort is spent.

    The limit is in the solver's deterministic time, which counts work.

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
    """A callback that lets the user cancel the search at each better solution."""

    def __init__(self, progress: Progress) -> None:
        super().__init__()
        self._progress = progress
        self.cancelled = False

    def on_solution_callback(self) -> None:
        try:
            self._progress.step(Stage.CHOOSE, 0, 1)
        except Cancelled:
            self.cancelled = True
            self.stop_search()
