"""Letters that other letters were printed over: nobody reads the ones below, and every program does (threat P01)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

_CELL = 8.0  # points
_COVERED = 0.6  # of a letter's box
_ALIKE = 2.0  # times as tall: a watermark is taller, an accent or an exponent smaller
_MOST_CELLS = 400  # of a letter; a larger one hides no word
_BLOCKS = frozenset("█▇▆▉▊▓■◼⬛●")  # signs that fill their box

Box = tuple[float, float, float, float]


class Glyph(NamedTuple):
    """A letter and its box in points."""

    text: str
    box: Box


def overprinted(glyphs: Sequence[Glyph]) -> frozenset[Glyph]:
    """Return the letters that lie under others of about their size.

    Args:
        glyphs: of one page, in the order in which they are painted.

    The same letter printed twice is bold type. Rules, dots and dashes over a letter leave it readable.
    """
    painted: dict[tuple[int, int], list[Glyph]] = defaultdict(list)
    under = set()
    for glyph in reversed(glyphs):
        cells = list(_cells(glyph.box))
        if glyph.text.isalnum() and any(_hides(over, glyph) for cell in cells for over in painted[cell]):
            under.add(glyph)
        if glyph.text.isalnum() or glyph.text in _BLOCKS:
            for cell in cells:
                painted[cell].append(glyph)
    return frozenset(under)


def _cells(box: Box) -> Iterator[tuple[int, int]]:
    x0, y0, x1, y1 = (int(each // _CELL) for each in box)
    if (x1 - x0 + 1) * (y1 - y0 + 1) > _MOST_CELLS:
        return iter(())
    return ((x, y) for x in range(x0, x1 + 1) for y in range(y0, y1 + 1))


def _hides(over: Glyph, under: Glyph) -> bool:
    if over.text == under.text:
        return False
    tall, other = over.box[3] - over.box[1], under.box[3] - under.box[1]
    if not other or not 1 / _ALIKE <= tall / other <= _ALIKE:
        return False
    return share(under.box, over.box) >= _COVERED


def share(box: Box, cover: Box) -> float:
    """Return how much of a box a cover covers, from 0 to 1."""
    area = max((box[2] - box[0]) * (box[3] - box[1]), 1e-6)
    width = min(box[2], cover[2]) - max(box[0], cover[0])
    height = min(box[3], cover[3]) - max(box[1], cover[1])
    return max(width, 0.0) * max(height, 0.0) / area
