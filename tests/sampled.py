"""Samples of tables of similar cases: `make test` tries one in so many, always the same, and `make check` tries all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from _pytest.mark import ParameterSet


def sampled(cases: Iterable[Any], *, every: int) -> list[ParameterSet]:
    """Return the cases as parameters of a test, all but one in `every`, the first among them, marked as slow."""
    return [
        pytest.param(
            *(each if isinstance(each, tuple) else (each,)), marks=[pytest.mark.slow] if number % every else []
        )
        for number, each in enumerate(cases)
    ]
