"""Trade-off between masking and protection: Pareto curves against k and the risk threshold, each point an optimum."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.core.options import Method, Options
from engine.core.progress import Progress, Stage
from engine.core.types import Action, Examination, MaskingPlan
from engine.planning.optimizer.greedy import greedy
from engine.planning.optimizer.optimal import described, solve
from engine.planning.outcome import finished
from engine.planning.policy import UNDECIDED
from engine.planning.problem import Clause, MaskingProblem, OptimizerInput, Solution, pose
from engine.planning.questions import PlanningInput, assemble
from engine.planning.settings import resolve_settings
from engine.risk import combine


@dataclass(frozen=True, slots=True)
class TradeOffPoint:
    """The best and the greedy plan for `k` and the risk threshold, without combinations."""

    threshold: float
    k: int
    plan: MaskingPlan
    greedy: MaskingPlan

    @property
    def loss(self) -> float:
        """The information that the best plan masks, in nats."""
        return self.plan.cost

    @property
    def bound(self) -> float:
        """The least information that any plan can mask, in nats."""
        return self.plan.bound

    @property
    def proven(self) -> bool:
        return self.plan.proven_optimal


def trade_off(
    questions: Mapping[float, OptimizerInput], *, points: Iterable[tuple[float, int]], work: float, progress: Progress
) -> tuple[TradeOffPoint, ...]:
    """Return the points of each threshold and k, sorted; each search uses the results of earlier points.

    A plan for a larger k or a lower threshold also satisfies this k and threshold, so the search starts from the best
    of these. Combinations that fewer than k people share are shared by fewer than any larger k.

    Args:
        questions: about one document, by the risk from which an entity must be masked; their `k` is ignored.
        points: thresholds of `questions`, each with a k.
        work: see `optimal.choose`, for each point.

    Raises:
        Cancelled: the user cancelled.
    """
    clauses: set[Clause] = set()
    found: list[tuple[TradeOffPoint, tuple[int, ...]]] = []
    ordered = sorted(set(points), key=lambda point: _order(point, questions[point[0]]))
    for threshold, k in ordered:
        question = replace(questions[threshold], k=k)
        problem = pose(question, progress)
        first = greedy(problem, progress)
        plans = [_levels(problem, left) for each, left in found if each.k >= k and each.threshold <= threshold]
        hint = min((first, *filter(problem.breaks_all, plans)), key=problem.loss)
        solution = solve(problem, hint=hint, clauses=clauses, work=work, progress=progress)
        simple = Solution(first, problem.loss(first), solution.bound)
        point = TradeOffPoint(
            threshold,
            k,
            described(question, problem, solution, Method.OPTIMAL),
            described(question, problem, simple, Method.GREEDY),
        )
        found.append((point, _left(problem, solution.chosen)))
        progress.step(Stage.TRADE_OFF, len(found), len(ordered))
    return tuple(sorted((point for point, _ in found), key=lambda point: (point.threshold, point.k)))


def _order(point: tuple[float, int], question: OptimizerInput) -> tuple[float, float]:
    """Return a sort key: combinations help the search for larger k, plans that for smaller ones."""
    threshold, k = point
    return (k, threshold) if question.arity or question.persons else (threshold, -k)


def _left(problem: MaskingProblem, chosen: Sequence[int]) -> tuple[int, ...]:
    """Return how many coarser levels each detail has left, equal in each problem: only the finest may be missing."""
    return tuple(len(detail.levels) - 1 - level for detail, level in zip(problem.details, chosen, strict=True))


def _levels(problem: MaskingProblem, left: Sequence[int]) -> tuple[int, ...]:
    return tuple(max(0, len(detail.levels) - 1 - each) for detail, each in zip(problem.details, left, strict=True))


# Curves of one document.

_KS = (1, 2, 3, 5, 10, 20, 50, 100)
_THRESHOLDS = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)


@dataclass(frozen=True, slots=True)
class Curve:
    """Points against the risk threshold and, with background data, against k; the chosen one is on both.

    `information`: of the whole document, in nats.
    """

    by_threshold: tuple[TradeOffPoint, ...]
    by_k: tuple[TradeOffPoint, ...]
    chosen: TradeOffPoint
    information: float


def curve(
    examination: Examination, options: Options, progress: Progress, *, own: Mapping[str, Action] = UNDECIDED
) -> Curve:
    """Return the best plan for each of several k and risk thresholds, with the user's other options.

    Args:
        own: the user's decisions, by entity; no plan changes them.

    Raises:
        BadPolicy, BadBackground, UnreadableFile: a file given besides the document can't be used.
        Cancelled: the user cancelled.
    """
    settings = resolve_settings(options)
    text, entities, chosen = examination.document.text, examination.entities, options.risk_threshold

    def input_at(threshold: float) -> PlanningInput:
        risk = examination.risk if threshold == chosen else combine.at(entities, examination.risk, threshold)
        return assemble(text, entities, risk, options, progress, own=own)

    # A re-identification attack replaces the risk indicators and has no threshold.
    risks = (chosen,) if examination.risk.reidentification else sorted({chosen, *_THRESHOLDS})
    inputs = {each: input_at(each) for each in risks}
    own_k, counted = inputs[chosen].question.k, inputs[chosen].question.levels
    # A data subject who was not named, or not found, is counted in addition to `k` people.
    beside = own_k - settings.k if counted else 0
    ks = {own_k, *(each + beside for each in _KS)} if counted else {own_k}
    points = trade_off(
        {each: question.question for each, question in inputs.items()},
        points=[*((each, own_k) for each in inputs), *((chosen, each) for each in ks)],
        work=options.solver_work / 4,
        progress=progress,
    )

    def completed(point: TradeOffPoint) -> TradeOffPoint:
        plan, simple = (
            finished(examination, inputs[point.threshold].explained(each), settings)
            for each in (point.plan, point.greedy)
        )
        return replace(point, k=point.k - beside, plan=plan, greedy=simple)

    known = [completed(each) for each in points]
    own_point = next(each for each in known if (each.threshold, each.k) == (chosen, own_k - beside))
    return Curve(
        by_threshold=tuple(each for each in known if each.k == own_point.k),
        by_k=tuple(each for each in known if each.threshold == chosen),
        chosen=own_point,
        information=sum(each.information for each in examination.risk.entities),
    )
