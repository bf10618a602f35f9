"""The curve of one document: each point is the plan for that k or threshold."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine import planning
from engine.core.options import MaskStyle, Method, Options
from engine.core.progress import Silent
from engine.core.types import Action, DecidedBy, Examination, Kind
from tests.unit.planning.test_choosing_plans import examined, people, planned

pytestmark = pytest.mark.usefixtures("own_cache")

SAID = [
    ("Bergen", Kind.LOC, None),
    ("nurse", Kind.DEM, "occupation"),
    ("1961", Kind.DATETIME, "year"),
]
ROWS = [f"P{each} Lee,{('Bergen', 'Oslo')[each % 3 == 0]},{('nurse', 'teacher')[each % 2]},{1955 + each % 7}-03-14"
        for each in range(1, 60)]  # fmt: skip


def risky() -> Examination:
    examination = examined(SAID)
    risks = (0.15, 0.45, 0.75)
    entities = zip(examination.risk.entities, risks, strict=True)
    assessed = tuple(replace(each, combined=risk, flagged=risk >= 0.6) for each, risk in entities)
    return replace(examination, risk=replace(examination.risk, entities=assessed))


@pytest.mark.parametrize("person", ["P1 Lee", None])
@pytest.mark.parametrize("mask", [MaskStyle.BOX, MaskStyle.GENERALISE])
def test_each_point_costs_what_its_plan_costs(tmp_path: Path, person: str | None, mask: MaskStyle) -> None:
    examination = risky()
    options = Options(background=(people(tmp_path, ROWS),), person=person, k=4, risk_threshold=0.6, mask=mask)
    curve = planning.curve(examination, options, Silent())
    assert {point.threshold for point in curve.by_k} == {0.6}
    assert {point.k for point in curve.by_threshold} == {4}
    assert [point.k for point in curve.by_k] == [1, 2, 3, 4, 5, 10, 20, 50, 100]
    assert curve.chosen in curve.by_k
    assert curve.chosen in curve.by_threshold
    for point in curve.by_k:
        plan = planned(examination, replace(options, k=point.k))
        assert (point.loss, point.bound, point.proven) == (plan.cost, plan.bound, True)
    losses = [point.loss for point in curve.by_threshold]
    # Coarser words do for what is risky by itself, and a pair that is risky at a higher threshold needs a mask.
    assert losses == sorted(losses, reverse=True) or mask is MaskStyle.GENERALISE


def test_without_a_background_the_threshold_alone_counts() -> None:
    curve = planning.curve(risky(), Options(risk_threshold=0.6), Silent())
    assert len(curve.by_k) == 1
    assert curve.chosen.loss == 4.0
    assert [point.loss for point in curve.by_threshold if point.threshold in (0.1, 0.4, 0.7, 0.9)] == [
        12.0,
        8.0,
        4.0,
        0.0,
    ]


def test_no_point_changes_what_the_person_decided(tmp_path: Path) -> None:
    examination = risky()
    kept, masked = examination.entities[2].id, examination.entities[0].id
    own = {kept: Action.KEEP, masked: Action.MASK}
    options = Options(background=(people(tmp_path, ROWS),), person="P1 Lee", k=4)
    curve = planning.curve(examination, options, Silent(), own=own)
    for point in (*curve.by_k, *curve.by_threshold):
        for plan in (point.plan, point.greedy):
            decisions = {each.entity_id: each for each in plan.decisions}
            assert (decisions[kept].action, decisions[masked].action) == (Action.KEEP, Action.MASK)
            assert decisions[kept].decided_by is decisions[masked].decided_by is DecidedBy.USER


def test_the_greedy_plan_is_that_of_the_greedy_method(tmp_path: Path) -> None:
    options = Options(background=(people(tmp_path, ROWS),), person="P1 Lee", k=4)
    curve = planning.curve(risky(), options, Silent())
    for point in curve.by_k:
        alone = planned(risky(), replace(options, k=point.k, method=Method.GREEDY))
        assert point.greedy.cost == pytest.approx(alone.cost)
        assert [each.action for each in point.greedy.decisions] == [each.action for each in alone.decisions]
