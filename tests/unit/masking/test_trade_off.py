"""The curve of what is masked for how much protection: each point is what solving it alone gives."""

from __future__ import annotations

import random

import pytest
from pyroaring import BitMap

from engine.masking.levels import Levels
from engine.masking.optimal import solve
from engine.masking.trade_off import Point, trade_off
from engine.progress import Silent
from engine.types import EntityRisk, RiskAssessment
from tests.builders.backgrounds import assessment, levels, posed

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


@pytest.mark.parametrize("arity", [0, 2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_each_point_is_the_optimum_for_its_k(seed: int, arity: int) -> None:
    offered, person = details(seed), BitMap([0])
    risk = assessment([each[-1].loss for each in offered])
    points = trade_off(
        risk,
        decided=[None] * 12,
        levels=offered,
        person=person,
        ks=KS,
        arity=arity,
        seconds=20,
        progress=Silent(),
    )
    assert [point.k for point in points] == list(KS)
    assert all(point.proven for point in points)
    alone = [solve(posed(offered, person=person, k=k, arity=arity), seconds=20, progress=Silent()).loss for k in KS]
    assert [point.loss * 1000 for point in points] == pytest.approx(alone)
    assert alone == sorted(alone)


def test_a_lower_threshold_masks_what_a_higher_one_does_and_more() -> None:
    risks = tuple(EntityRisk(f"e{each}", (), 1.0 + each, each / 10, False, "why") for each in range(5))
    points = trade_off(
        RiskAssessment(risks, ()),
        decided=[None] * 5,
        thresholds=(0.35, 0.15, 0.25),
        seconds=5,
        progress=Silent(),
    )
    assert points == (
        Point(1, 0.15, 12.0, 12.0, True),
        Point(1, 0.25, 9.0, 9.0, True),
        Point(1, 0.35, 5.0, 5.0, True),
    )
