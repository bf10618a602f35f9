from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from engine.core.types import Kind, RiskLevel
from engine.lab.evaluation import calibration
from engine.lab.evaluation.masking import MEASURES
from engine.lab.evaluation.summary import DocumentTally, figures, table


def tally(masked: list[tuple[float, float]] | None, detection: list[list[float]]) -> DocumentTally:
    bins = np.zeros((calibration.BINS, 3))
    bins[5] = (2, 1.1, 1)
    decided = masked is not None
    return DocumentTally(
        np.asarray(detection, float),
        {"plan": np.asarray(masked, float)} if decided else {},
        {"plan": np.asarray([[1, 4, 1, 2], [2, 4, 2, 2]], float)} if decided else {},
        {"combined": bins} if decided else {},
    )


TALLIES = [
    tally([(3, 4), (6, 7), (2, 4), (1, 2), (1, 1), (0, 1)], [[2, 4, 2, 2], [1, 1, 1, 3], [4, 5, 4, 5]]),
    tally([(1, 4), (1, 7), (2, 2), (1, 1), (0, 0), (1, 1)], [[0, 0, 0, 2], [1, 1, 1, 1], [1, 1, 2, 3]]),
    tally(None, [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]),
]


def value(found: dict[str, dict[str, float]], name: str) -> float:
    return found[name]["value"]


def test_figures_are_of_summed_counts() -> None:
    found = figures(TALLIES, [Kind.PERSON, Kind.LOC], samples=200)
    plan = found["masking"]["plan"]
    assert value(plan, "precision") == pytest.approx(4 / 8)
    assert value(plan, "weighted precision") == pytest.approx(7 / 14)
    assert value(plan, "recall") == pytest.approx(4 / 6)
    assert value(plan, "entity recall") == pytest.approx(2 / 3)
    assert value(plan, "entity recall DIRECT") == 1.0
    assert value(plan, "F1") == pytest.approx(2 * 0.5 * (2 / 3) / (0.5 + 2 / 3))
    assert list(plan) == [*MEASURES, "F1"]
    assert plan["precision"]["low"] <= plan["precision"]["value"] <= plan["precision"]["high"]


def test_the_most_precise_way_that_reaches_enough_recall_is_named() -> None:
    def row(precision: tuple[float, float], quasi: tuple[float, float]) -> np.ndarray[Any, Any]:
        return np.asarray([precision, (1, 1), (1, 1), (1, 1), (1, 1), quasi], float)

    ways = {"all": row((1, 4), (10, 10)), "low": row((2, 4), (19, 20)), "high": row((4, 4), (18, 20))}
    tallies = [DocumentTally(np.zeros((1, 4)), ways, {}, {})] * 2
    expected = {"entity recall QUASI": 0.95, "way": "low", "precision": 0.5}
    found = figures(tallies, [], samples=0)
    assert found["least masking"] == expected
    assert table(found).endswith("\n\nat entity recall QUASI 0.95\tlow\t0.500")
    assert (
        figures([DocumentTally(np.zeros((1, 4)), {"high": ways["high"]}, {}, {})], [], samples=0)["least masking"]
        is None
    )


def test_detection_is_told_by_kind_with_and_without_label_match() -> None:
    found = figures(TALLIES, [Kind.PERSON, Kind.LOC], samples=0)["detection"]
    assert [value(found["PERSON"], name) for name in ("precision", "recall")] == [2 / 4, 2 / 4]
    assert [value(found["all, label match"], name) for name in ("precision", "recall")] == [4 / 6, 4 / 8]
    assert [value(found["all, any label"], name) for name in ("precision", "recall")] == [5 / 6, 6 / 8]


def test_spans_are_matched_exactly_and_in_part() -> None:
    plan = figures(TALLIES, [Kind.PERSON, Kind.LOC], samples=10)["spans"]["plan"]
    assert [value(plan, f"exact {name}") for name in ("precision", "recall")] == [1 / 4, 1 / 2]
    assert value(plan, "partial F1") == pytest.approx(2 * 0.5 / 1.5)
    assert plan["partial recall"] == {"value": 1.0, "low": 1.0, "high": 1.0}


def test_calibration_names_its_bins() -> None:
    found = figures(TALLIES, [Kind.PERSON, Kind.LOC], samples=10)["calibration"]["combined"]
    assert value(found, "expected calibration error") == pytest.approx(0.05)
    assert found["bins"] == [{"decisions": 4, "mean risk": pytest.approx(0.55), "part masked": 0.5}]
    assert found["levels"] == {"medium": found["bins"][0]}


def test_the_borders_of_levels_are_borders_of_bins() -> None:
    table = np.repeat(np.arange(calibration.BINS, dtype=float)[:, None], 3, axis=1)
    for level, row in calibration.by_level(table).items():
        risks = [number for number in range(calibration.BINS) if RiskLevel.of(number / calibration.BINS) is level]
        assert row.tolist() == [sum(risks)] * 3


def test_a_set_without_decisions_has_detection_only() -> None:
    found = figures(TALLIES[2:], [Kind.PERSON, Kind.LOC], samples=10)
    assert found["masking"] == found["calibration"] == {}
    assert found["detection"]["LOC"]["F1"] == {"value": None, "low": None, "high": None}
    json.dumps(found, allow_nan=False)


def test_the_table_has_a_row_for_each_kind_and_each_way() -> None:
    rows = [line.split("\t") for line in table(figures(TALLIES, [Kind.PERSON, Kind.LOC], samples=0)).splitlines()]
    assert rows[0] == ["detection", "precision", "recall", "F1"]
    assert rows[1][:2] == ["PERSON", "0.500"]
    masking, spans = rows[-5:-3], rows[-2:]
    assert [len(each) for each in (*masking, *spans)] == [1 + len(MEASURES) + 1] * 2 + [1 + 6] * 2
    assert masking[1][0] == spans[1][0] == "plan"
    assert (masking[0][0], spans[0][0]) == ("masking", "spans")
