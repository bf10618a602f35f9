"""Invented people, what details say of them, and a slow but simple judge of plans."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product

from pyroaring import BitMap

from engine.core.message import literal
from engine.core.progress import Silent
from engine.core.types import Action, Decision, EntityRisk, Indicator, MaskingPlan, RiskAssessment, RiskyCombination
from engine.planning.problem import Level, Levels, MaskingProblem, OptimizerInput, pose
from engine.planning.trade_off import TradeOffPoint


def levels(*steps: tuple[float, BitMap | None], mask: float) -> Levels:
    """Return the levels: the value, less and less exact ones, each with its loss in nats, and the mask."""
    actions = [Action.KEEP] + [Action.GENERALISE] * (len(steps) - 1)
    shown = (
        Level(action, f"level {index}" if index else None, loss, people)
        for index, (action, (loss, people)) in enumerate(zip(actions, steps, strict=True))
    )
    return (*shown, Level(Action.MASK, None, mask, None))


def point(threshold: float, k: int, loss: float, bound: float) -> TradeOffPoint:
    """Plans without decisions; the greedy one loses a nat more."""
    plan = MaskingPlan((), loss, bound, "cp-sat", loss == bound)
    return TradeOffPoint(threshold, k, plan, replace(plan, cost=loss + 1, method="greedy"))


def assessment(
    losses: Sequence[float], flagged: Sequence[int] = (), together: Sequence[tuple[int, ...]] = ()
) -> RiskAssessment:
    """Entities e0, e1 and so on."""
    entities = tuple(
        EntityRisk(
            f"e{index}",
            (Indicator("test", 0.5, index in flagged, literal("r")),),
            loss,
            0.5,
            index in flagged,
            literal("why"),
        )
        for index, loss in enumerate(losses)
    )
    return RiskAssessment(
        entities, tuple(RiskyCombination(tuple(f"e{each}" for each in members), "test") for members in together)
    )


def posed(
    offered: Sequence[Levels],
    *,
    person: BitMap,
    k: int,
    arity: int = 0,
    decided: Sequence[Decision | None] | None = None,
    flagged: Sequence[int] = (),
    together: Sequence[tuple[int, ...]] = (),
) -> MaskingProblem:
    risk = assessment([each[-1].loss for each in offered], flagged, together)
    decided = decided or [None] * len(offered)
    return pose(OptimizerInput(risk, decided, offered, person, k, arity), Silent())


def breaks(people: Sequence[BitMap], *, person: BitMap, k: int) -> bool:
    """Return whether what these fit points to the protected person among fewer than k, straight from the definition."""
    shared = set(people[0]).intersection(*people[1:])
    if not person:
        return len(shared) + 1 < k
    return bool(shared & set(person)) and len(shared) < k


def is_safe(shown: Sequence[BitMap], *, person: BitMap, k: int, arity: int = 0) -> bool:
    """Every combination of up to `arity` of these, each tried."""
    return not any(
        breaks(each, person=person, k=k)
        for size in range(1, (arity or len(shown)) + 1)
        for each in combinations(shown, size)
    )


def shown(problem: MaskingProblem, chosen: Sequence[int]) -> list[BitMap]:
    kept = (detail.levels[level].people for detail, level in zip(problem.details, chosen, strict=True))
    return [people for people in kept if people is not None]


def choices(problem: MaskingProblem) -> Iterator[tuple[int, ...]]:
    """Every choice of levels, also the bad ones."""
    return product(*(range(len(detail.levels)) for detail in problem.details))


def satisfies(problem: MaskingProblem, chosen: Sequence[int], *, person: BitMap, k: int) -> bool:
    masked = {index for index, level in enumerate(chosen) if problem.details[index].levels[level].action is Action.MASK}
    return all(masked & set(each) for each in problem.together) and is_safe(
        shown(problem, chosen), person=person, k=k, arity=problem.arity
    )
