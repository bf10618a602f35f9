"""How much must be masked for how much protection: the points of a Pareto curve, each an optimum."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product

from pyroaring import BitMap

from engine.masking.levels import Levels
from engine.masking.limited import Clause
from engine.masking.optimal import solve
from engine.masking.problem import SCALE, Problem, pose
from engine.progress import Progress
from engine.types import Decision, RiskAssessment


@dataclass(frozen=True, slots=True)
class Point:
    """`loss` is what the best plan for `k` and the risk threshold masks, `bound` the least any can, both in nats."""

    k: int
    threshold: float | None
    loss: float
    bound: float
    proven: bool


def trade_off(
    risk: RiskAssessment,
    *,
    decided: Sequence[Decision | None],
    levels: Sequence[Levels] | None = None,
    person: BitMap | None = None,
    ks: Sequence[int] = (1,),
    thresholds: Sequence[float | None] = (None,),
    arity: int = 0,
    seconds: float,
    progress: Progress,
) -> tuple[Point, ...]:
    """Solve for each threshold and k, sorted by them, each time with what the times before have shown.

    A plan for the next larger k, or for the next lower threshold, is one for this k and threshold too: the best of
    these is where the search starts. Combinations that fewer than k people share are shared by fewer than any larger k.

    Args:
        ks: see `optimal.choose`, as for the other arguments.
        thresholds: risk from which an entity must be masked; None: as it was assessed.
        seconds: time limit of each point.

    Raises:
        Cancelled: the person asked to stop.
    """
    person = BitMap() if person is None else person
    clauses: set[Clause] = set()
    found: list[tuple[Point, tuple[int, ...]]] = []
    # Combinations are handed on to larger k, plans to smaller ones: each goes the way that helps its search more.
    for threshold, k in product(_ascending(thresholds), sorted(set(ks), reverse=not arity)):
        assessed = risk if threshold is None else _flagged(risk, threshold)
        problem = pose(assessed, decided=decided, levels=levels, person=person, k=k, arity=arity, progress=progress)
        plans = [_levels(problem, left) for point, left in found if _asks_more(point, k, threshold)]
        hint = min(plans, key=problem.loss, default=None)
        solution = solve(problem, hint=hint, clauses=clauses, seconds=seconds, progress=progress)
        point = Point(k, threshold, solution.loss / SCALE, solution.bound / SCALE, solution.proven)
        found.append((point, _left(problem, solution.chosen)))
    return tuple(sorted((point for point, _ in found), key=lambda point: (point.threshold or 0.0, point.k)))


def _ascending(thresholds: Sequence[float | None]) -> list[float | None]:
    return sorted(set(thresholds), key=lambda each: -1.0 if each is None else each)


def _asks_more(point: Point, k: int, threshold: float | None) -> bool:
    if point.threshold is None or threshold is None:
        return point.k >= k and point.threshold is threshold
    return point.k >= k and point.threshold <= threshold


def _flagged(risk: RiskAssessment, threshold: float) -> RiskAssessment:
    entities = tuple(replace(each, flagged=each.combined >= threshold) for each in risk.entities)
    return replace(risk, entities=entities)


def _left(problem: Problem, chosen: Sequence[int]) -> tuple[int, ...]:
    """How many coarser levels each detail has left: the same in each problem, as only the finest may be missing."""
    return tuple(len(detail.levels) - 1 - level for detail, level in zip(problem.details, chosen, strict=True))


def _levels(problem: Problem, left: Sequence[int]) -> tuple[int, ...]:
    return tuple(max(0, len(detail.levels) - 1 - each) for detail, each in zip(problem.details, left, strict=True))
