"""Amounts are read with their scale and their unit."""

from __future__ import annotations

from decimal import Decimal

import pytest

from engine.generalisation import numbers


@pytest.mark.parametrize(
    ("words", "value", "unit"),
    [
        ("$45,000", 45_000, "usd"),
        ("US$ 45,000", 45_000, "usd"),
        ("45 000 dollars", 45_000, "usd"),
        ("EUR 23,450.50", Decimal("23450.50"), "eur"),
        ("€3m", 3_000_000, "eur"),
        ("3 m euros", 3_000_000, "eur"),
        ("£2 b", 2_000_000_000, "gbp"),
        ("3 million", 3_000_000, None),
        ("50k", 50_000, None),
        ("12 m", 12, "m"),
        ("12 metres", 12, "m"),
        ("1.80 m", Decimal("1.8"), "m"),
        ("82 kg", 82, "kg"),
        ("12.5 %", Decimal("12.5"), "%"),
        ("40 pounds", 40, None),
        ("45,000 kr", 45_000, None),
        ("about 300 miles", 300, "mi"),
        ("7 rooms", 7, None),
    ],
)
def test_value_and_unit(words: str, value: int | Decimal, unit: str | None) -> None:
    amount = numbers.parse(words)
    assert amount is not None
    assert (amount.value, amount.unit) == (value, unit)


def test_what_is_written_in_its_place_keeps_the_unit() -> None:
    amount = numbers.parse("12 m")
    assert amount is not None
    assert amount.written(Decimal(20)) == "20 m"
