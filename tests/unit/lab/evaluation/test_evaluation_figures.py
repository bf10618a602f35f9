"""Calibration, and figures with their intervals."""

from __future__ import annotations

import numpy as np
import pytest

from engine.core import bootstrap
from engine.core.bootstrap import IntervalEstimate
from engine.lab.evaluation import calibration
from engine.lab.evaluation.gold import gold

TEXT = "Oona Brandt of Riga"


def test_a_decision_is_what_an_annotator_did_with_most_words() -> None:
    def said(start: int, end: int, annotator: str) -> dict[str, object]:
        return {"start": start, "end": end, "label": "PERSON", "identifier_type": "QUASI", "annotator": annotator}

    document = gold({"spans": [said(0, 11, "a"), said(0, 4, "b")]})
    table = calibration.count(TEXT, document, [([(0, 11)], 0.75), ([(15, 19)], 1.0)])
    assert table[7].tolist() == [2, 1.5, 1]  # a masked both words, b one of two
    assert table[9].tolist() == [2, 2.0, 0]
    assert calibration.error(table) == pytest.approx((abs(1.5 - 1) + abs(2.0 - 0)) / 4)


def test_a_calibrated_risk_has_no_error_and_an_empty_table_none() -> None:
    table = np.zeros((calibration.BINS, 3))
    assert np.isnan(calibration.error(table))
    table[2] = (4, 1.0, 1)
    assert calibration.error(table) == 0.0


def test_measures_of_sums() -> None:
    assert bootstrap.ratio(np.asarray([[1.0, 4.0], [0.0, 2.0]])).tolist() == [0.25, 0.0]
    assert np.isnan(bootstrap.ratio(np.asarray([0.0, 0.0])))
    assert bootstrap.f1(np.asarray([1.0, 2.0, 1.0, 4.0])) == pytest.approx(1 / 3)
    assert bootstrap.f1(np.asarray([0.0, 2.0, 0.0, 4.0])) == 0.0
    assert np.isnan(bootstrap.f1(np.asarray([0.0, 0.0, 0.0, 4.0])))


def test_the_value_is_of_the_whole_set_and_lies_in_its_interval() -> None:
    counts = [np.asarray([float(number), 10.0]) for number in range(10)]
    found = bootstrap.estimate(bootstrap.ratio, counts, bootstrap.draws(10, 500))
    assert found.value == pytest.approx(0.45)
    assert found.low is not None
    assert found.high is not None
    # The mean of ten values of variance 8.25: 0.45 +- 1.96 * sqrt(8.25 / 10) / 10.
    assert (found.low, found.high) == (pytest.approx(0.45 - 0.178, abs=0.02), pytest.approx(0.45 + 0.178, abs=0.02))
    assert found == bootstrap.estimate(bootstrap.ratio, counts, bootstrap.draws(10, 500))


def test_documents_that_agree_leave_no_doubt_and_nothing_is_no_figure() -> None:
    same = [np.asarray([3.0, 4.0])] * 5
    assert bootstrap.estimate(bootstrap.ratio, same, bootstrap.draws(5, 100)) == IntervalEstimate(0.75, 0.75, 0.75)
    nothing = [np.zeros(2)] * 5
    assert bootstrap.estimate(bootstrap.ratio, nothing, bootstrap.draws(5, 100)) == IntervalEstimate(None, None, None)
    assert bootstrap.estimate(bootstrap.ratio, same, bootstrap.draws(5, 0)) == IntervalEstimate(0.75, None, None)


def test_each_draw_has_as_many_documents_as_the_set() -> None:
    weights = bootstrap.draws(7, 50)
    assert weights.shape == (51, 7)
    assert (weights.sum(1) == 7).all()
    assert (weights[0] == 1).all()
