"""Intervals of shares are never empty: few cases prove little, also where none or all of them are found."""

from __future__ import annotations

import numpy as np
import pytest

from engine.audit import disclosure
from engine.audit.results import top
from engine.core.bootstrap import of_share


@pytest.mark.parametrize(("ranks", "low", "value", "high"), [([1] * 30, 0.886, 1.0, 1.0), ([9] * 30, 0.0, 0.0, 0.114)])
def test_nobody_and_everybody_of_thirty_have_an_interval(
    ranks: list[int], low: float, value: float, high: float
) -> None:
    found = top(np.asarray(ranks), 1)
    assert (found.low, found.value, found.high) == pytest.approx((low, value, high), abs=0.001)
    risk = disclosure.interval(np.asarray(ranks * 2) == 1, [*range(30)] * 2)
    assert (risk.low, risk.value, risk.high) == (found.low, found.value, found.high)
    assert of_share(0, 0).value is None


def test_documents_of_one_person_do_not_narrow_the_interval() -> None:
    right = np.asarray([number % 2 == 0 for number in range(20)])
    alone, many = (disclosure.interval(np.tile(right, times), [*range(20)] * times) for times in (1, 10))
    assert (alone.low, alone.high) == (many.low, many.high)
