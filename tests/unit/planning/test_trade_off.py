"""The curve of what is masked for how much protection: each point is what solving it alone gives."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product

import pytest
from pyroaring import BitMap

from engine.core.message import literal
from engine.core.progress import Silent
from engine.core.types import Action, EntityRisk, RiskAssessment
from engine.planning.optimizer.optimal import solve
from engine.planning.problem import Levels, OptimizerInput
from engine.planning.trade_off import trade_off
from tests.builders.backgrounds import assessment, levels, posed
from tests.sampled import sampled

KS = (2, 3, 5, 8, 13)


def details(seed: int) -> list[Levels]:
    generator = random.Random(seed)
    offered = []
    for _ in range(12):
        people = BitMap([0, *generator.sample(range(60), generator.randint(1, 30))])
        more = people | BitMap(generator.sample(range(60), 20))
        loss = generator.randint(1, 9)
        offered.append(levels((0.0, people), (loss / 2, more), mask=float(loss)))
    return offered


@pytest.mark.parametrize(("seed", "arity"), sampled(product(range(4), [0, 2, 3]), every=5))
def test_each_point_is_the_optimum_for_its_k_and_threshold(seed: int, arity: int) -> None:
    offered, person = details(seed), BitMap([0])
    losses = [each[-1].loss for each in offered]
    flagged = {0.3: (1, 4, 6), 0.5: (4,), 0.9: ()}
    questions = {
        threshold: OptimizerInput(
            assessment(losses, which, [(2, 3), (5, 7)]), [None] * 12, offered, person, arity=arity
        )
        for threshold, which in flagged.items()
    }
    asked = [*((0.5, k) for k in KS), *((threshold, 5) for threshold in flagged)]
    points = trade_off(questions, points=asked, work=20, progress=Silent())
    assert [(point.threshold, point.k) for point in points] == sorted(set(asked))
    assert all(point.proven and point.bound == point.loss for point in points)
    for point in points:
        alone = posed(
            offered, person=person, k=point.k, arity=arity, flagged=flagged[point.threshold], together=[(2, 3), (5, 7)]
        )
        assert point.loss * 1000 == pytest.approx(solve(alone, work=20, progress=Silent()).loss)
    assert [point.loss for point in points if point.threshold == 0.5] == sorted(
        point.loss for point in points if point.threshold == 0.5
    )


def test_a_lower_threshold_masks_what_a_higher_one_does_and_more() -> None:
    risks = tuple(EntityRisk(f"e{each}", (), 1.0 + each, each / 10, False, literal("why")) for each in range(5))
    questions = {
        threshold: OptimizerInput(
            RiskAssessment(tuple(replace(each, flagged=each.combined >= threshold) for each in risks), ()), [None] * 5
        )
        for threshold in (0.35, 0.15, 0.25)
    }
    points = trade_off(questions, points=[(each, 1) for each in questions], work=5, progress=Silent())
    told = [(each.threshold, each.k, each.loss, each.bound, each.proven) for each in points]
    assert told == [(0.15, 1, 12.0, 12.0, True), (0.25, 1, 9.0, 9.0, True), (0.35, 1, 5.0, 5.0, True)]
    for each in points:
        masked = {one.entity_id for one in each.plan.decisions if one.action is Action.MASK}
        assert masked == {risk.entity_id for risk in risks if risk.combined >= each.threshold}
        assert each.greedy.cost >= each.loss
