"""The words of a document that are masked or shown together: all places and forms of one word."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from engine.masking.adversary import FIXED, OPEN, REPEATED, Spans
from engine.words import Word, words

_BRACKETS = re.compile(r"\([^()]*\)")


def name_spans(text: str, name: str) -> tuple[tuple[int, int], ...]:
    """Where a text has words of the person's name, which are masked whatever the adversaries say.

    What stands in brackets, as in "Ann Berg (actress)", is no part of the name.
    """
    stems = {word.stem for word in words(_BRACKETS.sub(" ", name)) if not word.stops}
    return tuple((word.start, word.end) for word in words(text) if word.stem in stems)


def units_of(read: Sequence[Word], masked: Spans, kept: Spans) -> tuple[NDArray[np.int64], list[list[Word]]]:
    """The owner of each word, and the words of each unit: all forms of one word."""
    fixed, shown = _covered(read, masked), _covered(read, kept)
    gone = {word.stem for word, covered in zip(read, fixed, strict=True) if covered and not word.stops}
    owner = np.full(len(read), OPEN)
    numbers: dict[str, int] = {}
    units: list[list[Word]] = []
    for index, word in enumerate(read):
        if shown[index]:
            continue
        if fixed[index] or word.stem in gone:
            owner[index] = FIXED if fixed[index] else REPEATED
            continue
        unit = owner[index] = numbers.setdefault(word.stem, len(units))
        if unit == len(units):
            units.append([])
        units[unit].append(word)
    return owner, units


def _covered(read: Sequence[Word], spans: Spans) -> list[bool]:
    """Of each word, whether a span has a character of it."""
    ends = [word.end for word in read]
    covered = [False] * len(read)
    for start, end in spans:
        for index in range(bisect_right(ends, start), len(read)):
            if read[index].start >= end:
                break
            covered[index] = True
    return covered
