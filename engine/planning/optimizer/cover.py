"""Set cover: the least masking that breaks every risky quasi-identifier set, by CP-SAT (paper 1, section 3.3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.progress import Progress
from engine.planning.optimizer.effort import Effort


@dataclass(frozen=True, slots=True)
class DetailCover:
    """The masked details, the loss of masking them, and a lower bound of the loss."""

    masked: frozenset[int]
    loss: int
    bound: int


def cover(
    losses: Mapping[int, int], together: frozenset[frozenset[int]], *, effort: Effort, progress: Progress
) -> DetailCover:
    """Return the masks of at least one member of each set with the least sum of losses.

    Args:
        losses: the loss of masking each detail, 0 or more; details that are in no set may be missing.
        effort: the budget; if it ends the search, `bound` is less than `loss`.

    Raises:
        Cancelled: the user cancelled.
    """
    if not together:
        return DetailCover(frozenset(), 0, 0)
    # Imported here: the solver takes half a second to load, and few documents have such sets.
    from ortools.sat.python import cp_model

    from engine.planning.optimizer.solver import solve

    members = sorted(frozenset().union(*together))
    model = cp_model.CpModel()
    masked = {index: model.new_bool_var(str(index)) for index in members}
    for each in together:
        model.add_bool_or([masked[index] for index in each])
    model.minimize(sum(losses[index] * masked[index] for index in members))
    solver = solve(model, effort=effort, progress=progress)
    if solver is None:
        return DetailCover(frozenset(members), sum(losses[index] for index in members), 0)
    return DetailCover(
        frozenset(index for index in members if solver.value(masked[index])),
        round(solver.objective_value),
        round(solver.best_objective_bound),
    )
