"""What has to go from a page: glyphs, known by where MuPDF read them, and what lies under the boxes.

The boxes come from the same reading, so that a masked glyph is found by its box. In the content stream its origin tells
it from others: boxes reach into the lines above and below, and into letters that are kerned.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import hypot

import numpy as np
import pikepdf
import pymupdf
from numpy.typing import NDArray

from engine.formats.pdf.geometry import Area, Frame, frame
from engine.formats.pdf.glyphs import Sign, read_signs
from engine.formats.pdf.paint import Cover, painted
from engine.types import Box

_CELL = 2.0  # points; as far as glyphs are looked for
_EXACT = 0.05  # points; both readings compute in single precision
_FARTHEST = 0.12  # sizes of the font: MuPDF reads a letter printed twice, a little aside, as one
_MOST = _CELL
_COVERED = 0.9  # of a glyph's box
_PRINTED_TWICE = _CELL  # between copies of a line of which the text has one (see `glyphs.read_lines`)
_TINY = 1e-6  # points, that a glyph without a size has one (threat P26)
_AROUND = tuple((right, up) for right in (-1, 0, 1) for up in (-1, 0, 1))  # cells


@dataclass(frozen=True, slots=True)
class _Origin:
    """Where a glyph stands, and the number of the cover that it goes with; None for one that stays."""

    x: float
    y: float
    cover: int | None
    is_space: bool


@dataclass(slots=True)
class Target:
    """Of one page, in the coordinates of its content stream.

    Attributes:
        areas: what is painted over; `edges` the same, shape (n, 4), and `covers` the number of the cover of each.
        seen: covers under which visible text went. What lies under any other is in a picture.
        missing: masked glyphs that were not met yet.
    """

    areas: tuple[Area, ...]
    edges: NDArray[np.float64]
    covers: tuple[int, ...]
    origins: dict[tuple[int, int], list[_Origin]] = field(repr=False)
    missing: set[_Origin] = field(repr=False)
    near: frozenset[tuple[int, int]] = field(repr=False)
    seen: set[int] = field(default_factory=set)

    def takes(self, x: float, y: float, size: float, *, visible: bool) -> bool:
        """Whether the glyph with this origin goes.

        Args:
            size: of the font, in points of the page.
            visible: it is drawn, and no invisible text over a picture.
        """
        cell = _cell(x, y)
        if cell not in self.near:
            return False
        found = [
            (hypot(each.x - x, each.y - y), each)
            for right, up in _AROUND
            for each in self.origins.get((cell[0] + right, cell[1] + up), ())
        ]
        distance = min((each for each, _ in found), default=_MOST)
        if distance > max(_EXACT, min(_FARTHEST * size, _MOST)):
            return False
        masked = [each for away, each in found if away < distance + _EXACT and each.cover is not None]
        self.missing.difference_update(masked)
        if visible:
            self.seen.update(each.cover for each in masked if each.cover is not None)
        return bool(masked)

    def areas_in(self, place: Area) -> list[tuple[Area, int]]:
        """The painted areas that share something with this one, with the numbers of their covers."""
        left, bottom, right, top = self.edges.T
        found = (left < place.right) & (place.left < right) & (bottom < place.top) & (place.bottom < top)
        return [(self.areas[index], self.covers[index]) for index in np.flatnonzero(found)]

    def hides(self, place: Area) -> bool:
        """Whether one painted area covers it."""
        left, bottom, right, top = self.edges.T
        found = (left <= place.left) & (bottom <= place.bottom) & (place.right <= right) & (place.top <= top)
        return bool(found.any())


def target(sheet: pymupdf.Page, page: pikepdf.Page, covers: Sequence[Cover]) -> Target:
    """What these covers take from a page that is not rotated, read by MuPDF (`sheet`) and as an object (`page`)."""
    sheet.set_rotation(0)
    signs = read_signs(sheet)
    here = frame(page)
    boxes = [(box, number) for number, cover in enumerate(covers) for box in cover.boxes]
    taken = _taken(signs, boxes)
    _add_copies(signs, taken)
    origins: dict[tuple[int, int], list[_Origin]] = defaultdict(list)
    for each in _distinct(signs, taken, here):
        origins[_cell(each.x, each.y)].append(each)
    masked = {each for found in origins.values() for each in found if each.cover is not None}
    near = {(x + right, y + up) for x, y in {_cell(each.x, each.y) for each in masked} for right, up in _AROUND}
    missing = {each for each in masked if not each.is_space}
    painted_over = [(here.area(box), number) for number, cover in enumerate(covers) for box in painted(cover)]
    areas = tuple(area for area, _ in painted_over)
    edges = np.array(areas, dtype=float).reshape(-1, 4)
    return Target(areas, edges, tuple(number for _, number in painted_over), dict(origins), missing, frozenset(near))


def _distinct(signs: Sequence[Sign], taken: Sequence[int | None], here: Frame) -> Iterator[_Origin]:
    """One for all glyphs in the same spot, that text printed a thousand times over itself takes no longer."""
    spots: dict[tuple[int, int], _Origin] = {}
    for sign, cover in zip(signs, taken, strict=True):
        x, y, _, _ = here.area(Box(*sign.origin, *sign.origin))
        spot = round(x / _EXACT), round(y / _EXACT)
        if spot not in spots or (cover is not None and spots[spot].cover is None):
            spots[spot] = _Origin(x, y, cover, sign.text.isspace())
    return iter(spots.values())


def _cell(x: float, y: float) -> tuple[int, int]:
    return int(x // _CELL), int(y // _CELL)


def _taken(signs: Sequence[Sign], boxes: Iterable[tuple[Box, int]]) -> list[int | None]:
    """For each glyph the number of the cover with a box that it lies in."""
    known: dict[tuple[int, int], list[tuple[Box, int]]] = defaultdict(list)
    for box, number in boxes:
        (left, top), (right, bottom) = _cell(box.x0 / 4, box.y0 / 4), _cell(box.x1 / 4, box.y1 / 4)
        for cell in product(range(left, right + 1), range(top, bottom + 1)):
            known[cell].append((box, number))
    taken: list[int | None] = []
    for sign in signs:
        middle = _cell((sign.box.x0 + sign.box.x1) / 8, (sign.box.y0 + sign.box.y1) / 8)
        around = known.get(middle, ())
        taken.append(next((number for box, number in around if _shared(sign.box, box) >= _COVERED), None))
    return taken


def _shared(one: Box, other: Box) -> float:
    """The part of a box that lies in the other; of one without a size as well (threat P26)."""
    wide, high = (min(one[end], other[end]) - max(one[start], other[start]) + _TINY for start, end in ((0, 2), (1, 3)))
    return max(wide, 0) * max(high, 0) / ((one.x1 - one.x0 + _TINY) * (one.y1 - one.y0 + _TINY))


def _add_copies(signs: Sequence[Sign], taken: list[int | None]) -> None:
    """Glyphs that are printed a second time, a little aside, go with the first."""
    known: dict[tuple[str, int, int], list[int]] = defaultdict(list)
    for number, sign in enumerate(signs):
        if taken[number] is not None:
            known[sign.text, *_cell(*sign.origin)].append(number)
    for number, sign in enumerate(signs):
        if taken[number] is None and known:
            x, y = _cell(*sign.origin)
            near = (known.get((sign.text, x + right, y + up), ()) for right, up in _AROUND)
            first = next((one for found in near for one in found if _is_copy(signs[one].box, sign.box)), None)
            taken[number] = None if first is None else taken[first]


def _is_copy(one: Box, other: Box) -> bool:
    """Neighbours of one letter are as near in small type, but don't overlap."""
    near = abs(one.x0 - other.x0) <= _PRINTED_TWICE and abs(one.y0 - other.y0) <= _PRINTED_TWICE
    return near and min(one.x1, other.x1) - max(one.x0, other.x0) > 0.4 * (one.x1 - one.x0)
