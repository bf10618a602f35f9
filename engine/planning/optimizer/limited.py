"""Optimal masking by CP-SAT with combinations added as needed: a few details that are counted, or any by the estimate.

All combinations would be too many. So the problem is solved without them; combinations in its solution that too few
people share are added, and it is solved again, until there is none. The last solution is optimal under some of the
constraints and satisfies all of them, so it is optimal.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence

from ortools.sat.python import cp_model

from engine.core.progress import Progress, Stage
from engine.planning.breaches import breaches
from engine.planning.optimizer.effort import INTERSECTIONS, Effort
from engine.planning.optimizer.greedy import greedy_select, mask_breaches
from engine.planning.optimizer.solver import solve
from engine.planning.problem import Clause, MaskingProblem, Solution

# New combinations of one round that may share a detail. With fewer, there are more rounds, which take longer: on 56
# details, 8 and 100 did not finish in ten seconds, where 1,000 took six.
_SAME = 1_000

# Work between two calls of `progress`, in intersections.
_WORK = 5_000

# The cost of an estimate, in intersections.
_ESTIMATE = 200

Coarser = list[list[cp_model.IntVar]]
"""Variables of each detail for each level but the last: shown coarser than that level."""


class _Stopped(Exception):
    """The effort is spent; caught in this module."""


def search(
    problem: MaskingProblem, hint: Sequence[int], *, clauses: set[Clause], effort: Effort, progress: Progress
) -> Solution:
    """Return the choice of the least loss if combinations of up to `problem.arity` details count.

    Args:
        hint: a choice that satisfies the problem; the answer is never worse.
        clauses: constraints known from an earlier search with the same details and no larger k; grows.
        effort: the budget; if it ends the search, the bound is that of the last problem solved.

    Raises:
        Cancelled: the user cancelled.
    """
    model, coarser = _model(problem, hint, clauses)
    best, bound, relaxed = tuple(hint), 0, None
    while bound < problem.loss(best) and effort.left:
        solver = solve(model, effort=effort, progress=progress)
        if solver is None:
            break
        bound = max(bound, math.ceil(solver.best_objective_bound - 0.5))
        relaxed = tuple(sum(solver.value(variable) for variable in variables) for variables in coarser)
        try:
            new = _violated(problem, relaxed, _watch(effort, progress))
        except _Stopped:
            break
        if not new:
            best, relaxed = min(best, relaxed, key=problem.loss), None
            break
        _add(model, coarser, new)
        _hint(model, coarser, relaxed)
        clauses |= new
    if relaxed and bound < problem.loss(best):
        best = min(best, mask_breaches(problem, relaxed, greedy_select, progress), key=problem.loss)
    return Solution(best, problem.loss(best), min(bound, problem.loss(best)))


def _model(problem: MaskingProblem, hint: Sequence[int], clauses: set[Clause]) -> tuple[cp_model.CpModel, Coarser]:
    model = cp_model.CpModel()
    coarser: Coarser = []
    loss = problem.loss([0] * len(problem.details))
    for index, detail in enumerate(problem.details):
        steps = range(len(detail.levels) - 1)
        coarser.append([model.new_bool_var(f"{index} {level}") for level in steps])
        for level in steps:
            loss += (detail.losses[level + 1] - detail.losses[level]) * coarser[index][level]
            if level:
                model.add_implication(coarser[index][level], coarser[index][level - 1])
    for members in problem.together:
        model.add_bool_or([coarser[index][-1] for index in members])
    _add(model, coarser, clauses)
    _hint(model, coarser, hint)
    model.minimize(loss)
    return model, coarser


def _hint(model: cp_model.CpModel, coarser: Coarser, chosen: Sequence[int]) -> None:
    model.clear_hints()
    for variables, level in zip(coarser, chosen, strict=True):
        for place, variable in enumerate(variables):
            model.add_hint(variable, level > place)


def _add(model: cp_model.CpModel, coarser: Coarser, clauses: set[Clause]) -> None:
    for clause in sorted(clauses):
        if all(left <= len(coarser[index]) for index, left in clause):
            model.add_bool_or([coarser[index][-left] for index, left in clause])


def _violated(problem: MaskingProblem, chosen: Sequence[int], spend: Callable[[int], None]) -> set[Clause]:
    """Return clauses of the smallest combinations that are shown and too rare, without the decided details in them."""
    counted = _counted(problem, chosen, spend)
    if counted or problem.estimates is None:
        return counted
    spend(_ESTIMATE * len(chosen))
    last = [len(detail.levels) - 1 for detail in problem.details]
    return {
        tuple((each, last[each] - chosen[each]) for each in sorted(members))
        for members in problem.estimated_breaches(chosen)
    }


def _counted(problem: MaskingProblem, chosen: Sequence[int], spend: Callable[[int], None]) -> set[Clause]:
    details, shown = problem.shown(chosen)
    if all(problem.details[index].decided for index in details):
        return set()
    for size in range(1, min(problem.arity, len(shown)) + 1):
        found: set[Clause] = set()
        often: Counter[int] = Counter()
        enough: set[int] = set()
        for combination in breaches(shown, size=size, fewest=problem.fewest, masked=enough, spend=spend):
            members = [details[place] for place in combination]
            left = {each: len(problem.details[each].levels) - 1 - chosen[each] for each in members}
            clause = tuple((each, count) for each, count in left.items() if count)
            if clause and not any(each.issubset(members) for each in problem.left.combinations):
                found.add(clause)
                often.update(combination)
                enough |= {place for place in combination if often[place] == _SAME}
        if found:
            return found
    return set()


def _watch(effort: Effort, progress: Progress) -> Callable[[int], None]:
    spent = 0

    def spend(work: int) -> None:
        nonlocal spent
        spent += work
        if spent > _WORK:
            effort.spend(spent / INTERSECTIONS)
            spent = 0
            progress.step(Stage.CHOOSE, 0, 1)
            if not effort.left:
                raise _Stopped

    return spend
