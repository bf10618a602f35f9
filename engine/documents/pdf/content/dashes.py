"""Dashes of a line, each as a line (ISO 32000-1, 8.4.3.6): a piece of a dashed line would begin its pattern again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from itertools import pairwise
from math import dist

import pikepdf
from pikepdf import Array

from engine.core.types import Point
from engine.documents.pdf.content.operands import as_decimal

Points = list[Point]

_MOST = 20_000  # dashes of one line; with more they are a grey line


@dataclass(frozen=True, slots=True)
class Dashes:
    """A pattern of dashes and gaps in user space, and how far into it a line begins; without lengths, no dashes."""

    lengths: tuple[float, ...] = ()
    phase: float = 0.0

    @classmethod
    def of(cls, operands: Sequence[pikepdf.Object]) -> Dashes:
        """Return the operands of `d`; patterns that no reader follows are none."""
        try:
            lengths, phase = operands
            found, begin = tuple(map(float, lengths)), float(phase)
        except (TypeError, ValueError):
            return cls()
        return cls(found, begin) if found and min(found) >= 0 < sum(found) else cls()

    @property
    def operands(self) -> tuple[Array, Decimal]:
        """The operands of `d` that set the pattern."""
        return Array([as_decimal(each) for each in self.lengths]), as_decimal(self.phase)

    def of_line(self, line: Points) -> Iterator[Points]:
        """Yield each dash of a line; without a pattern, or with countless dashes, the line."""
        period = sum(self.lengths)
        length = sum(dist(begin, end) for begin, end in pairwise(line))
        if not period or length / period * len(self.lengths) > _MOST:
            yield line
            return
        turns = self._from(self.phase)
        is_dash, left = next(turns)
        piece = line[:1]
        for begin, end in pairwise(line):
            whole = dist(begin, end)
            at = 0.0
            while whole - at > left:
                at += left
                point = begin[0] + (end[0] - begin[0]) * at / whole, begin[1] + (end[1] - begin[1]) * at / whole
                if is_dash:
                    yield [*piece, point]
                piece = [point]
                is_dash, left = next(turns)
            left -= whole - at
            piece.append(end)
        if is_dash and len(piece) > 1:
            yield piece

    def _from(self, phase: float) -> Iterator[tuple[bool, float]]:
        """Yield whether each part of the pattern is a dash, and its length, from so far into it, without end."""
        phase %= 2 * sum(self.lengths)  # an odd number of lengths changes dashes and gaps in each round
        number = 0
        while True:
            length = self.lengths[number % len(self.lengths)]
            if phase < length or not (phase or length):
                yield number % 2 == 0, length - phase
                phase = 0.0
            else:
                phase -= length
            number += 1


UNBROKEN = Dashes()
"""No dashes."""
