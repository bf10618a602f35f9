"""The curve of one document: each point is the plan for that k or threshold."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine import choosing
from engine.options import MaskStyle, Options
from engine.progress import Silent
from engine.types import Examination, Kind
from tests.unit.choosing.test_choosing_plans import examined, people, planned

SAID = [
    ("Bergen", Kind.LOC, None),
    ("nurse", Kind.DEM, "occupation"),
    ("1961", Kind.DATETIME, "year"),
]
ROWS = [f"P{each} Lee,{('Bergen', 'Oslo')[each % 3 == 0]},{('nurse', 'teacher')[each % 2]},{1955 + each % 7}-03-14"
        for each in range(1, 60)]  # fmt: skip


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("appdirs.user_cache_dir", lambda name: str(tmp_path / "cache" / name))


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
    curve = choosing.curve(examination, options, Silent())
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
    curve = choosing.curve(risky(), Options(risk_threshold=0.6), Silent())
    assert len(curve.by_k) == 1
    assert curve.chosen.loss == 4.0
    assert [point.loss for point in curve.by_threshold if point.threshold in (0.1, 0.4, 0.7, 0.9)] == [
        12.0,
        8.0,
        4.0,
        0.0,
    ]
