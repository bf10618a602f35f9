"""Growth of processor time with the length of an input, compared with a shorter one: no speed of a machine counts."""

from __future__ import annotations

import time
from collections.abc import Callable

_GROWTH = 3.0
"""Times the growth of the length: ten times as long is 10 if linear and 100 if quadratic, and may be 30."""
_LITTLE = 0.3
"""Seconds of the processor, below which no growth can be measured."""


def seconds(work: Callable[[], object]) -> float:
    """Return the seconds of the processor that the work takes."""
    start = time.process_time()
    work()
    return time.process_time() - start


def is_linear(spent: Callable[[int], float], short: int, long: int) -> bool:
    """Return whether `spent`, the seconds that an input of a length takes, grows about as the length does.

    A busy machine may slow a measurement down, so that one of three has to show it.
    """
    spent(short)  # loads and compiles what is needed first
    return any(spent(long) < max(_LITTLE, _GROWTH * long / short * spent(short)) for _ in range(3))
