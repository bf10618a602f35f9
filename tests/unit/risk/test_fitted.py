"""The small models, by hand."""

from __future__ import annotations

from math import exp

import numpy as np
import pytest

from engine.risk.fitted import FittedNetwork, Logistic, Trees, log_odds, sigmoid

ROWS = np.asarray([[0, 0], [2, 0], [0, 2], [2, 2]], np.float32)


def array(*values: float) -> np.ndarray:
    return np.asarray(values, np.float32)


def test_logistic_regression() -> None:
    assert Logistic(array(1, -2), array(3))(ROWS) == pytest.approx([1 / (1 + exp(-x)) for x in (3, 5, -1, 1)])


def test_trees_go_right_above_the_threshold() -> None:
    trees = Trees(
        features=np.asarray([[0, 1, 1], [1, 0, 0]]),
        thresholds=np.asarray([[1, 2, 1], [1, 9, 9]], np.float32),
        values=np.asarray([[1, 2, 3, 4], [0.1, 0.2, 0.3, 0.4]], np.float32),
        start=array(0.5),
    )
    assert log_odds(trees(ROWS)) == pytest.approx([1.6, 3.6, 1.8, 4.8], abs=1e-3)


def test_a_network_with_one_hidden_layer() -> None:
    network = FittedNetwork(np.asarray([[1, 0], [0, -1]], np.float32), array(-1, 1), array(1, 2), array(0.5))
    assert log_odds(network(ROWS)) == pytest.approx([2.5, 3.5, 0.5, 1.5], abs=1e-3)


def test_stored_under_the_name_of_the_model() -> None:
    stored = Logistic(array(1, -2), array(3)).arrays("one") | Logistic(array(5), array(6)).arrays("other")
    assert Logistic.of("one", stored)(ROWS) == pytest.approx(Logistic(array(1, -2), array(3))(ROWS))


def test_certainty_is_bounded() -> None:
    assert np.isfinite(log_odds(sigmoid(array(-1e9, 0, 1e9)))).all()
