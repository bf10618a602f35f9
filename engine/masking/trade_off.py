"""How much must be masked for how much protection: the points of a Pareto curve, each an optimum."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.masking.greedy import greedy
from engine.masking.limited import Clause
from engine.masking.optimal import described, solve
from engine.masking.problem import Problem, Question, Solution, pose
from engine.options import Method
from engine.progress import Progress
from engine.types import MaskingPlan


@dataclass(frozen=True, slots=True)
class Point:
    """The best plan for `k` and the risk threshold, and the greedy one; neither names combinations."""

    threshold: float
    k: int
    plan: MaskingPlan
    greedy: MaskingPlan

    @property
    def loss(self) -> float:
        """What the best plan masks, in nats."""
        return self.plan.cost

    @property
    def bound(self) -> float:
        """The least that any plan can mask, in nats."""
        return self.plan.bound

    @property
    def proven(self) -> bool:
        return self.plan.proven_optimal


def trade_off(
    questions: Mapping[float, Question], *, points: Iterable[tuple[float, int]], work: float, progress: Progress
) -> tuple[Point, ...]:
    """Solve for each threshold and k, sorted by them, each time with what the times before have shown.

    A plan for a larger k, or for a lower threshold, is one for this k and threshold too: the best of these is where the
    search starts. Combinations that fewer than k people share are shared by fewer than any larger k.

    Args:
        questions: about one document, by the risk from which an entity must be masked; `k` of each is not looked at.
        points: thresholds of `questions`, each with a k.
        work: see `optimal.choose`, of each point.

    Raises:
        Cancelled: the person asked to stop.
    """
    clauses: set[Clause] = set()
    found: list[tuple[Point, tuple[int, ...]]] = []
    asked = sorted(set(points), key=lambda point: _order(point, questions[point[0]].arity))
    for threshold, k in asked:
        question = replace(questions[threshold], k=k)
        problem = pose(question, progress)
        first = greedy(problem, progress)
        plans = [_levels(problem, left) for each, left in found if each.k >= k and each.threshold <= threshold]
        hint = min((first, *filter(problem.breaks_all, plans)), key=problem.loss)
        solution = solve(problem, hint=hint, clauses=clauses, work=work, progress=progress)
        simple = Solution(first, problem.loss(first), solution.bound)
        point = Point(
            threshold,
            k,
            described(question, problem, solution, Method.OPTIMAL),
            described(question, problem, simple, Method.GREEDY),
        )
        found.append((point, _left(problem, solution.chosen)))
        progress.step("trade-off", len(found), len(asked))
    return tuple(sorted((point for point, _ in found), key=lambda point: (point.threshold, point.k)))


def _order(point: tuple[float, int], arity: int) -> tuple[float, float]:
    """Combinations are handed on to larger k, plans to smaller ones: each goes the way that helps its search more."""
    threshold, k = point
    return (k, threshold) if arity else (threshold, -k)


def _left(problem: Problem, chosen: Sequence[int]) -> tuple[int, ...]:
    """How many coarser levels each detail has left: the same in each problem, as only the finest may be missing."""
    return tuple(len(detail.levels) - 1 - level for detail, level in zip(problem.details, chosen, strict=True))


def _levels(problem: Problem, left: Sequence[int]) -> tuple[int, ...]:
    return tuple(max(0, len(detail.levels) - 1 - each) for detail, each in zip(problem.details, left, strict=True))
