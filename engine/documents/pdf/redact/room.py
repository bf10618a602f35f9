"""Room of the boxes over text: on tight lines they end where the letters of the lines above and below begin.

The box of a letter holds room for any accent and tail of its font. Where lines lie closer together than that, such a
box would cut the letters of its neighbours, which stay and must be read.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np
import pymupdf
from numpy.typing import NDArray

from engine.core.types import Box

_FLAGS = pymupdf.TEXT_PRESERVE_LIGATURES | pymupdf.TEXT_ACCURATE_BBOXES
_LEVEL = 0.99  # horizontal part of a direction that runs along the page

# Of the height of a box.
BASELINE = 0.22
_OTHER_LINE = 0.35  # least distance of the baseline of another line
_MOST = 0.4  # greatest part that a box loses above or below

_APART = 0.3  # points between a box and the letters of another line

_NONE = np.empty((0, 5))


@dataclass(frozen=True, slots=True)
class Neighbours:
    """The letters that a page still shows, and its pictures.

    The text of a picture is no letter of the page: boxes over pictures keep their size, since they hide pixels.

    Attributes:
        inks: shape (n, 5), the box of the visible part of each letter (x0, y0, x1, y1), and the height of its baseline,
            in points from the top left.
        pictures: their boxes.
    """

    inks: NDArray[np.float64] = field(default_factory=_NONE.copy, repr=False)
    pictures: tuple[Box, ...] = ()

    def trimmed(self, painted: Box, letters: Box) -> Box:
        """Return a painted area without what lies on letters of other lines; `letters`: the box that it is for."""
        if any(painted.meets(each) for each in self.pictures):
            return painted
        left, top, right, bottom, line = self.inks.T
        height = letters.height
        base = letters.y1 - BASELINE * height
        over = (left < painted.x1) & (painted.x0 < right)
        ends, starts = bottom + _APART, top - _APART
        above = over & (line < base - _OTHER_LINE * height) & (ends < letters.y0 + _MOST * height)
        below = over & (line > base + _OTHER_LINE * height) & (starts > letters.y1 - _MOST * height)
        y0, y1 = ends[above].max(initial=painted.y0), starts[below].min(initial=painted.y1)
        return Box(painted.x0, float(y0), painted.x1, float(y1))


def neighbours(data: bytes, pages: Iterable[int]) -> dict[int, Neighbours]:
    """Return by page, from 0, what is still there to be read in a file whose masked text is gone."""
    with pymupdf.open("pdf", data) as file:
        return {number: _neighbours(file[number]) for number in pages}


def _neighbours(page: pymupdf.Page) -> Neighbours:
    page.set_rotation(0)
    spans = (
        span
        for block in page.get_text("rawdict", flags=_FLAGS)["blocks"]
        for line in block["lines"]
        if line["dir"][0] >= _LEVEL
        for span in line["spans"]
    )
    inks = [(*each["bbox"], each["origin"][1]) for span in spans for each in span["chars"] if not each["c"].isspace()]
    pictures = tuple(Box(*each["bbox"]) for each in page.get_image_info())
    return Neighbours(np.array(inks, dtype=float).reshape(-1, 5), pictures)
