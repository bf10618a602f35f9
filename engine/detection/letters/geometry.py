"""Single letters on PDF pages that form a row, a column or a curve."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import median
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.core.types import Box, Document, PdfPlace

_FEWEST = 3
_FEWEST_CURVED = 4
_APART = 0.3  # of the letter's height: the space on both sides of a single letter
_LEVEL = 0.5  # of the letter's height: deviation of letters from their row or column
_UNEVEN = 1.7  # times the step before
_FARTHEST = 9.0  # heights of a letter, from one to the next
_BENT = 0.7  # of a step: deviation of the next letter from the straight line
_MOST_CURVED = 300  # letters of a page; more are a table
_NEIGHBOURS = 3


class _Letter(NamedTuple):
    offset: int
    x: float
    y: float
    height: float


def on_pages(document: Document) -> Iterator[tuple[int, ...]]:
    """Yield offsets of such letters in reading order: from left to right, downwards, and along curves from the left."""
    pages: dict[tuple[int, bool], list[_Letter]] = defaultdict(list)
    for segment in document.segments:
        place = segment.place
        if isinstance(place, PdfPlace):
            text = document.text[segment.start : segment.end]
            pages[place.page, place.in_picture] += _alone(text, place.boxes, segment.start)
    for letters in pages.values():
        if len(letters) >= _FEWEST:
            yield from _lined_up(letters)
            if len(letters) <= _MOST_CURVED:
                yield from _curved(letters)


def _alone(text: str, boxes: Sequence[Box], start: int) -> Iterator[_Letter]:
    """Yield letters and digits of a line with space around them."""
    signs = [index for index, each in enumerate(text) if not each.isspace()]
    for number, index in enumerate(signs):
        if not text[index].isalnum():
            continue
        box = boxes[index]
        height = max(box.y1 - box.y0, box.x1 - box.x0, 0.1)
        near = [signs[other] for other in (number - 1, number + 1) if 0 <= other < len(signs)]
        if all(_gap(box, boxes[each]) >= _APART * height for each in near):
            yield _Letter(start + index, (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2, height)


def _gap(one: Box, other: Box) -> float:
    return max(one.x0 - other.x1, other.x0 - one.x1, one.y0 - other.y1, other.y0 - one.y1)


def _lined_up(letters: list[_Letter]) -> Iterator[tuple[int, ...]]:
    """Yield rows and columns: whole, and split where the distance changes, as between words."""
    for along, across in ((1, 2), (2, 1)):  # indexes of x and y
        line: list[_Letter] = []
        for letter in sorted(letters, key=lambda each: each[across]):
            if line and letter[across] - line[-1][across] > _LEVEL * min(letter.height, line[-1].height):
                yield from _cut(sorted(line, key=lambda each: each[along]), along)
                line = []
            line.append(letter)
        yield from _cut(sorted(line, key=lambda each: each[along]), along)


def _cut(line: list[_Letter], along: int) -> Iterator[tuple[int, ...]]:
    if len(line) < _FEWEST:
        return
    yield tuple(each.offset for each in line)
    usual = median(right[along] - left[along] for left, right in pairwise(line))
    run = [line[0]]
    for left, right in pairwise(line):
        step = right[along] - left[along]
        if step > _UNEVEN * max(usual, 0.1) or step > _FARTHEST * left.height:
            yield tuple(each.offset for each in run)
            run = []
        run.append(right)
    yield tuple(each.offset for each in run)


def _curved(letters: list[_Letter]) -> Iterator[tuple[int, ...]]:
    """Yield letters at even distances, each close to the direction of the two before."""
    places = np.array([(each.x, each.y) for each in letters])
    for first in range(len(letters)):
        nearest = np.argsort(np.hypot(*(places - places[first]).T))[1 : 1 + _NEIGHBOURS]
        for second in nearest.tolist():
            path = _followed(places, [each.height for each in letters], first, second)
            if len(path) >= _FEWEST_CURVED:
                ends = letters[path[0]], letters[path[-1]]
                offsets = tuple(letters[each].offset for each in path)
                wide, high = ends[1].x - ends[0].x, ends[1].y - ends[0].y
                backwards = wide < 0 if abs(wide) >= abs(high) else high < 0
                yield offsets[::-1] if backwards else offsets


def _followed(places: NDArray[np.float64], heights: list[float], first: int, second: int) -> list[int]:
    path = [first, second]
    free = np.ones(len(places), dtype=bool)
    free[path] = False
    while free.any():
        step = places[path[-1]] - places[path[-2]]
        length = float(np.hypot(*step))
        if length == 0 or length > _FARTHEST * heights[path[-1]]:
            break
        off = np.hypot(*(places - places[path[-1]] - step).T)
        off[~free] = np.inf
        following = int(off.argmin())
        if off[following] > _BENT * length:
            break
        path.append(following)
        free[following] = False
    return path
