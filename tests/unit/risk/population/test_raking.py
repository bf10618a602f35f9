"""Raking: sums are kept, odds ratios stay, zeros stay."""

from __future__ import annotations

import pytest

from engine.risk.population.raking import rake


def test_sums_of_rows_and_columns_are_those_asked_for() -> None:
    table = rake([[4, 1], [1, 2]], [30, 70], [60, 40])
    assert [sum(row) for row in table] == pytest.approx([30, 70], rel=1e-4)
    assert [sum(column) for column in zip(*table, strict=True)] == pytest.approx([60, 40], rel=1e-6)


def test_the_odds_ratio_of_the_nation_stays() -> None:
    (a, b), (c, d) = rake([[4, 1], [1, 2]], [30, 70], [60, 40])
    assert a * d / (b * c) == pytest.approx(8)


def test_what_is_impossible_in_the_nation_is_so_in_the_place() -> None:
    table = rake([[0, 1], [1, 1]], [10, 20], [15, 15])
    assert table[0][0] == 0
    assert rake([[0, 0], [1, 1]], [5, 10], [5, 5])[0] == [0, 0]
