"""Redaction targets of a page: masked glyphs, identified by their origins, and areas under boxes.

The boxes come from the same reading with MuPDF, so that a masked glyph is found by its box. In the content stream its
origin identifies it: boxes reach into the lines above and below, and into kerned letters.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import dist, hypot
from typing import NamedTuple

import numpy as np
import pikepdf
import pymupdf
from numpy.typing import NDArray

from engine.core.types import Box, Direction, PageArea, union
from engine.documents.pdf.content.metrics import Face
from engine.documents.pdf.geometry import Area, Frame, frame, joined, visible
from engine.documents.pdf.read.glyphs import Sign, read_signs
from engine.documents.pdf.redact.paint import Cover, painted

_CELL = 2.0  # points; glyphs are searched for within this distance
_EXACT = 0.05  # points; both readings compute in single precision
_FARTHEST = 0.12  # font sizes: MuPDF reads a letter printed twice, slightly shifted, as one
_MOST = _CELL
_COVERED = 0.9  # of a glyph's box
_PRINTED_TWICE = _CELL  # between copies of a line that the text holds once (see `glyphs.read_lines`)
_STRAIGHT = 1e-3  # greatest difference of the directions of letters on one straight line
_TINY = 1e-6  # points: size given to a glyph without one (threat P26)
_RAISED = range(-2, 3)  # cells: distance of superscripts from the line of their text
_AROUND = tuple((right, up) for right in (-1, 0, 1) for up in (-1, 0, 1))  # cells


class _Origin(NamedTuple):
    """The origin of a glyph, and the number of the cover that masks it; None if it stays."""

    x: float
    y: float
    cover: int | None
    is_space: bool


class TextGlyph(NamedTuple):
    """A glyph as MuPDF reads it: origin, end, height, and the number of the cover that masks it (None: stays)."""

    x: float
    y: float
    end: float
    height: float
    cover: int | None
    blank: bool
    text: str


@dataclass(slots=True)
class Extent:
    """The start and end of masked text along its line, with its typeface and size.

    `turned`: the width of letters that have another direction, on a curve.
    """

    face: Face
    size: float
    direction: Direction
    start: float
    end: float
    turned: float = 0.0

    @property
    def width(self) -> float:
        """The width of the text along its line."""
        return self.end - self.start + self.turned


class CoverAreas(NamedTuple):
    """Areas of covers, and the same as `edges`, shape (n, 4); `covers`: the number of the cover of each."""

    areas: tuple[Area, ...]
    edges: NDArray[np.float64]
    covers: tuple[int, ...]

    @classmethod
    def of(cls, found: Iterable[tuple[Area, int]]) -> CoverAreas:
        """Return these areas, each with the number of its cover."""
        pairs = tuple(found)
        areas = tuple(area for area, _ in pairs)
        return cls(areas, np.array(areas, dtype=float).reshape(-1, 4), tuple(number for _, number in pairs))

    def meeting(self, place: Area) -> list[tuple[Area, int]]:
        """Return the areas that overlap this one, with the numbers of their covers."""
        left, bottom, right, top = self.edges.T
        found = (left < place.right) & (place.left < right) & (bottom < place.top) & (place.bottom < top)
        return [(self.areas[index], self.covers[index]) for index in np.flatnonzero(found)]

    def holding(self, place: Area) -> list[int]:
        """Return the numbers of the covers with an area in which this one lies."""
        left, bottom, right, top = self.edges.T
        found = (left <= place.left) & (bottom <= place.bottom) & (place.right <= right) & (place.top <= top)
        return [self.covers[index] for index in np.flatnonzero(found)]


@dataclass(slots=True)
class Target:
    """The redaction targets of one page, in the coordinates of its content stream.

    Attributes:
        painted: areas as they are painted.
        bare: the same without the padding that is painted around letters. Text in the padding alone is beside the
            masked text, and keeps its place.
        cuts: areas that the user drew, and areas of letters that are no text: all drawing is cut out of them.
        origins: origins of glyphs by cell; `near`: cells with masked glyphs and their neighbours; `rows`: their rows.
        seen: covers under which visible text was removed, and areas that the user drew. Content under any other cover
            is in a picture, and is blanked wherever that is shown.
        missing: masked glyphs that were not found yet.
        signs: all glyphs of the page; `page`: its visible part.
        met: how many glyphs were removed with each cover.
        pictured: covers over a picture.
        drawn: areas of shapes and pictures that stay.
        extents: extents of masked text on horizontal and sloping lines, by cover.
        leaders: areas of leaders at the end of masked text, by cover.
    """

    painted: CoverAreas
    bare: CoverAreas
    cuts: tuple[Area, ...]
    origins: dict[tuple[int, int], list[_Origin]] = field(repr=False)
    missing: set[_Origin] = field(repr=False)
    near: frozenset[tuple[int, int]] = field(repr=False)
    rows: frozenset[int] = field(repr=False)
    seen: set[int]
    signs: tuple[TextGlyph, ...] = field(repr=False)
    page: Area
    met: Counter[int] = field(default_factory=Counter)
    pictured: set[int] = field(default_factory=set)
    drawn: list[Area] = field(default_factory=list)
    extents: dict[int, Extent] = field(default_factory=dict)
    leaders: dict[int, tuple[Area, str]] = field(default_factory=dict)

    def may_take(self, y: float) -> bool:
        """Return whether a line at this height of the page may hold masked glyphs."""
        return int(y // _CELL) in self.rows

    def around(self, x: float, y: float) -> list[tuple[float, _Origin]]:
        """Return the origins near a point, each with its distance."""
        column, row = int(x // _CELL), int(y // _CELL)
        return [
            (hypot(each.x - x, each.y - y), each)
            for cell in [(column + right, row + up) for right, up in _AROUND]
            if cell in self.origins
            for each in self.origins[cell]
        ]

    def takes(
        self, x: float, y: float, size: float, found: list[tuple[float, _Origin]], *, visible: bool
    ) -> int | None:
        """Return the cover that masks the glyph with this origin, and record it; None if the glyph stays.

        Args:
            size: of the font, in points of the page.
            found: the result of `around` for this point.
            visible: the glyph is drawn, not invisible text over a picture.
        """
        if _cell(x, y) not in self.near:
            return None
        distance = min((each for each, _ in found), default=_MOST)
        if distance > max(_EXACT, min(_FARTHEST * size, _MOST)):
            return None
        masked = {each: each.cover for away, each in found if away < distance + _EXACT and each.cover is not None}
        self.missing.difference_update(masked)
        if visible:
            self.seen.update(masked.values())
        self.met.update(set(masked.values()))
        return next(iter(masked.values()), None)

    def note(self, cover: int, face: Face, size: float, direction: Direction, start: float, end: float) -> None:
        """Record the start and end of a masked glyph along its line; `direction`: of the line, a unit vector."""
        extent = self.extents.setdefault(cover, Extent(face, size, direction, start, end))
        if dist(extent.direction, direction) > _STRAIGHT:
            extent.turned += end - start
        else:
            extent.start, extent.end = min(extent.start, start), max(extent.end, end)

    def cut_by(self, place: Area) -> bool:
        """Return whether something drawn there, even a line without a width, reaches into one of `cuts`."""
        return any(
            cut.left < place.right + _EXACT
            and place.left - _EXACT < cut.right
            and cut.bottom < place.top + _EXACT
            and place.bottom - _EXACT < cut.top
            for cut in self.cuts
        )


def target(sheet: pymupdf.Page, page: pikepdf.Page, covers: Sequence[Cover]) -> Target:
    """Return the redaction targets of these covers; `sheet` and `page`: the same page in MuPDF and in pikepdf.

    The rotation of `sheet` is set to 0.
    """
    sheet.set_rotation(0)
    here = frame(page)
    signs = read_signs(sheet)
    places = np.array([each.origin for each in signs], dtype=float).reshape(-1, 2) / here.unit
    places[:, 0], places[:, 1] = here.left + places[:, 0], here.top - places[:, 1]
    cells: list[tuple[int, int]] = [(x, y) for x, y in (places // _CELL).astype(int).tolist()]
    cover_of = _covered(signs, cells, covers)
    near = _around(cell for cell, cover in zip(cells, cover_of, strict=True) if cover is not None)
    rows = frozenset(row + up for _, row in near for up in _RAISED)
    near_rows = [cell[1] in rows for cell in cells]
    spots = _spots(signs, places, cover_of, near_rows)
    origins: dict[tuple[int, int], list[_Origin]] = defaultdict(list)
    for each in spots:
        origins[_cell(each.x, each.y)].append(each)
    missing = {each for each in spots if each.cover is not None and not each.is_space}
    over = [(here.area(box), number) for number, cover in enumerate(covers) for box in painted(cover)]
    bare = (
        (here.area(box), number) for number, cover in enumerate(covers) for box in (*joined(cover.boxes), *cover.shown)
    )
    placed = _placed(signs, places, cover_of, here)
    # Letters that OCR read in place of garbled text are still text, and their line is reflowed.
    cuts = tuple(
        area
        for area, number in over
        if covers[number].is_area or (covers[number].is_drawn and not _holds(area, number, placed))
    )
    drawn = {number for number, cover in enumerate(covers) if cover.is_area}
    leaders = {
        number: (here.area(union(cover.leader)), cover.leads_with)
        for number, cover in enumerate(covers)
        if cover.leader
    }
    return Target(
        CoverAreas.of(over),
        CoverAreas.of(bare),
        cuts,
        dict(origins),
        missing,
        near,
        rows,
        drawn,
        placed,
        visible(page),
        leaders=leaders,
    )


def _placed(
    signs: Sequence[Sign], places: NDArray[np.float64], cover_of: Sequence[int | None], here: Frame
) -> tuple[TextGlyph, ...]:
    """Return the signs in the coordinates of the content stream; `places`: see `_spots`."""
    return tuple(
        TextGlyph(
            x,
            y,
            here.left + sign.box.x1 / here.unit,
            sign.box.height / here.unit,
            cover,
            sign.text.isspace(),
            sign.text,
        )
        for sign, (x, y), cover in zip(signs, places.tolist(), cover_of, strict=True)
    )


def _covered(signs: Sequence[Sign], cells: list[tuple[int, int]], covers: Sequence[Cover]) -> list[int | None]:
    """Return the number of the cover of each sign, None for those that stay: also for copies of what is covered."""
    boxes = [(box, number, cover.is_area) for number, cover in enumerate(covers) for box in cover.boxes]
    cover_of = _covers_of(signs, [(box, number) for box, number, is_area in boxes if not is_area])
    _add_touched(signs, [(PageArea(0, box), number) for box, number, is_area in boxes if is_area], cover_of)
    _add_copies(signs, cells, cover_of)
    return cover_of


def _spots(
    signs: Sequence[Sign], places: NDArray[np.float64], cover_of: Sequence[int | None], near: Sequence[bool]
) -> list[_Origin]:
    """Return one origin for all glyphs in the same spot, so that text printed a thousand times takes no longer.

    Args:
        places: (signs, 2), the origin of each sign in the units of the page.
        near: whether each sign is in a row that holds covered ones.
    """
    spots: dict[tuple[int, int], _Origin] = {}
    rounded = np.rint(places / _EXACT).astype(int).tolist()
    for sign, (x, y), (across, up), cover, is_near in zip(signs, places.tolist(), rounded, cover_of, near, strict=True):
        if is_near:
            found = _Origin(x, y, cover, sign.text.isspace())
            if (across, up) not in spots or _rank(found) > _rank(spots[across, up]):
                spots[across, up] = found
    return list(spots.values())


def _holds(area: Area, number: int, placed: Iterable[TextGlyph]) -> bool:
    return any(
        each.cover == number and area.left <= each.x <= area.right and area.bottom <= each.y <= area.top
        for each in placed
    )


def is_blank(found: Iterable[tuple[float, _Origin]]) -> bool:
    """Return whether a glyph is a space; `found`: the result of `Target.around` for it."""
    here = [each.is_space for away, each in found if away <= _EXACT]
    return bool(here) and all(here)


def _rank(origin: _Origin) -> tuple[bool, bool]:
    return origin.cover is not None, not origin.is_space


def _cell(x: float, y: float) -> tuple[int, int]:
    return int(x // _CELL), int(y // _CELL)


def _around(cells: Iterable[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    """Return cells and their neighbours."""
    return frozenset((x + right, y + up) for x, y in set(cells) for right, up in _AROUND)


def _covers_of(signs: Sequence[Sign], boxes: Iterable[tuple[Box, int]]) -> list[int | None]:
    """Return, for each glyph, the number of the cover with a box that it lies in, or None."""
    known: dict[tuple[int, int], list[tuple[Box, int]]] = defaultdict(list)
    for box, number in boxes:
        (left, top), (right, bottom) = _cell(box.x0 / 4, box.y0 / 4), _cell(box.x1 / 4, box.y1 / 4)
        for cell in product(range(left, right + 1), range(top, bottom + 1)):
            known[cell].append((box, number))
    edges = np.array([sign.box for sign in signs], dtype=float).reshape(-1, 4)
    middles = np.floor_divide(edges[:, :2] + edges[:, 2:], 8 * _CELL).astype(int).tolist()
    return [
        next((number for box, number in known.get((x, y), ()) if _shared(sign.box, box) >= _COVERED), None)
        for sign, (x, y) in zip(signs, middles, strict=True)
    ]


def _shared(one: Box, other: Box) -> float:
    """Return the share of a box that lies in the other, also for one without a size (threat P26)."""
    wide = min(one.x1, other.x1) - max(one.x0, other.x0) + _TINY
    high = min(one.y1, other.y1) - max(one.y0, other.y0) + _TINY
    return max(wide, 0) * max(high, 0) / ((one.width + _TINY) * (one.height + _TINY))


def _add_touched(signs: Sequence[Sign], drawn: Sequence[tuple[PageArea, int]], cover_of: list[int | None]) -> None:
    """Mask glyphs that areas drawn by the user touch, if only in part."""
    for index, sign in enumerate(signs if drawn else ()):
        if cover_of[index] is None:
            cover_of[index] = next((number for area, number in drawn if area.touches(sign.box)), None)


def _add_copies(signs: Sequence[Sign], cells: Sequence[tuple[int, int]], cover_of: list[int | None]) -> None:
    """Mask copies of masked glyphs that are printed a second time, slightly shifted."""
    # By their text as well, since a cell of small type holds hundreds of glyphs.
    known: dict[tuple[int, int, str], list[int]] = defaultdict(list)
    for number, cover in enumerate(cover_of):
        if cover is not None:
            known[*cells[number], signs[number].text].append(number)
    near = _around((x, y) for x, y, _ in known)
    for number, (x, y) in enumerate(cells):
        if cover_of[number] is None and (x, y) in near:
            sign = signs[number]
            candidates = (each for right, up in _AROUND for each in known.get((x + right, y + up, sign.text), ()))
            first = next((each for each in candidates if _is_copy(signs[each], sign)), None)
            cover_of[number] = None if first is None else cover_of[first]


def _is_copy(first: Sign, second: Sign) -> bool:
    """Return whether a glyph of the same text is a shifted copy; neighbours in small type are as near, but apart."""
    one, other = first.box, second.box
    near = abs(one.x0 - other.x0) <= _PRINTED_TWICE and abs(one.y0 - other.y0) <= _PRINTED_TWICE
    return near and min(one.x1, other.x1) - max(one.x0, other.x0) > 0.4 * one.width
