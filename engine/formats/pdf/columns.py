"""Finds the columns of a page: an XY cut that tells running text in columns from tables and forms."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from statistics import mean, median

from engine.formats.pdf.glyphs import Line, union

# A gutter is so wide, in points, and stands between so many lines.
_GUTTER, _FEWEST_LINES = 3.0, 4
# Lines of running text have so many characters, and so large a share of them goes on with a sentence; or they have more
# characters than cells have.
_LONG, _MANY, _LONGER_THAN_CELLS = 18, 0.25, 30
# In a table a larger share of the lines has a neighbour on the other side, at most a point higher or lower.
_MOST_LEVEL = 0.5
# Numbers of lines, and the share of them that count on by one.
_LINE_NUMBER, _MOST = re.compile(r"[^\W\d_]?(\d{1,2})[^\W\d_]?"), 0.8


@dataclass(frozen=True, slots=True)
class Part:
    """A line in the frame of its direction: `left` and `right` along it, `top` and `bottom` across it, in points."""

    line: Line
    left: float
    top: float
    right: float
    bottom: float


Row = list[Part]


def part_of(line: Line) -> Part:
    x, y = line.direction
    box = union(each.box for each in line.characters)
    corners = [(a, b) for a in (box.x0, box.x1) for b in (box.y0, box.y1)]
    along = [a * x + b * y for a, b in corners]
    across = [b * x - a * y for a, b in corners]
    return Part(line, min(along), min(across), max(along), max(across))


def regions(parts: list[Part]) -> Iterator[list[Row]]:
    """Cut along the tallest gutter: what is above it, its two sides, what is below, each cut again (an XY cut)."""
    cut = _cut(parts)
    if cut is None:
        yield _rows(parts)
        return
    for area in cut:
        if area:
            yield from regions(area)


def _cut(parts: list[Part]) -> tuple[list[Part], ...] | None:
    """The parts above, left of, right of and below the gutter that has most lines on both sides."""
    downwards = sorted(parts, key=lambda each: each.top + each.bottom)
    best, most = None, 0
    for right_edge in _edges(parts):
        left_edge = right_edge - _GUTTER
        for start, end in _uncrossed(downwards, left_edge, right_edge):
            left = [part for part in downwards[start:end] if part.right <= left_edge]
            right = [part for part in downwards[start:end] if part.left >= right_edge]
            size = min(len(left), len(right))
            if size > most and _are_columns(left, right):
                best, most = (downwards[:start], left, right, downwards[end:]), size
    return best


def _edges(parts: list[Part]) -> list[float]:
    """Just before each place where several lines begin."""
    beginnings = Counter(round(part.left) for part in parts)
    return [place - 1.0 for place, count in beginnings.items() if count >= _FEWEST_LINES]


def _uncrossed(downwards: list[Part], left_edge: float, right_edge: float) -> Iterator[tuple[int, int]]:
    """Indexes of the parts, from the top down, between those that reach into the strip."""
    crossing = [n for n, part in enumerate(downwards) if part.left < right_edge and part.right > left_edge]
    return ((above + 1, below) for above, below in pairwise((-1, *crossing, len(downwards))))


def _are_columns(left: list[Part], right: list[Part]) -> bool:
    """Running text on both sides, or lines on different levels, or running text and its line numbers; not a table."""
    one, other = _rows(left), _rows(right)
    if min(len(one), len(other)) < _FEWEST_LINES:
        return False
    if _numbers_lines(one) or _numbers_lines(other):
        return runs_on(one) or runs_on(other)
    if min(_length(one), _length(other)) < _LONG:
        return False
    return (runs_on(one) and runs_on(other)) or not _level(one, other)


def _length(rows: list[Row]) -> float:
    """Characters of a usual line."""
    return median(max(len(part.line.characters) for part in row) for row in rows)


def runs_on(rows: list[Row]) -> bool:
    """Whether lines are so long, or go on so often with a sentence, that they are no cells."""
    length = _length(rows)
    return length >= _LONGER_THAN_CELLS or (length >= _LONG and mean(_goes_on(row) for row in rows) >= _MANY)


def _level(one: list[Row], other: list[Row]) -> bool:
    """Whether most lines of the side with fewer have a neighbour on their own level, as cells of a row do."""
    fewer, more = sorted((one, other), key=len)
    levels = {round(row[0].bottom + off) for row in more for off in (-1, 0, 1)}
    return mean(round(row[0].bottom) in levels for row in fewer) > _MOST_LEVEL


def _goes_on(row: Row) -> bool:
    """Whether the first letter is small, or of a script without capitals."""
    first = row[0].line.characters[0].text
    return first.isalpha() and not first.isupper()


def _numbers_lines(rows: list[Row]) -> bool:
    """Whether they count on by one, as in the margin of a pleading."""
    numbers = [int(found[1]) if (found := _LINE_NUMBER.fullmatch(row[0].line.text)) else None for row in rows]
    steps = [b - a == 1 for a, b in pairwise(numbers) if a is not None and b is not None]
    return sum(steps) > _MOST * (len(rows) - 1)


def _rows(parts: list[Part]) -> list[Row]:
    rows: list[Row] = []
    for part in sorted(parts, key=lambda each: (each.top + each.bottom, each.left)):
        if rows and _same_row(rows[-1][-1], part):
            rows[-1].append(part)
        else:
            rows.append([part])
    return [sorted(row, key=lambda each: each.left) for row in rows]


def _same_row(one: Part, other: Part) -> bool:
    shared = min(one.bottom, other.bottom) - max(one.top, other.top)
    return shared > 0.5 * min(one.bottom - one.top, other.bottom - other.top)
