"""Erase drawings and pictures under boxes from content streams, and cut drawings at redacted areas.

Operators of paths, shadings, forms and pictures are handled here (threats P19, P22, P23). Drawings are cut at the edges
of areas that the user drew, so that nothing of them is left inside (threat P22): a line keeps the pieces outside; a
filled shape is clipped, by Sutherland and Hodgman's algorithm (paper 13), to the four parts of the page beside, above
and below an area. Curves become short straight lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from itertools import pairwise
from math import ceil, floor

import pikepdf
from pikepdf import Array, Dictionary, Matrix, Stream

from engine.core.types import Point
from engine.documents.pdf.content.dashes import UNBROKEN, Dashes, Points
from engine.documents.pdf.content.graphics import Instruction, Subpath, copied, instruction, mapped, matrix_of
from engine.documents.pdf.content.operands import Operands, as_decimal
from engine.documents.pdf.content.operators import FILLS
from engine.documents.pdf.geometry import Area
from engine.documents.pdf.images.inline import from_inline
from engine.documents.pdf.images.pixels import UNIT, PictureBox, picture_box
from engine.documents.pdf.redact.follow import HERE, Content, Handler, Shifts

_PIECES = 16  # straight lines for a curve
_FAR = 200_000.0  # points, beyond every page
_NOTHING = [instruction("re", *[Decimal(0)] * 4)]  # a path that clips everything away

# How each operator fills, which ones stroke, and which close the path first.
_FILLS = {"f": "f", "F": "f", "f*": "f*", "B": "f", "B*": "f*", "b": "f", "b*": "f*"}
_STROKES = frozenset("S s B B* b b*".split())
_CLOSES = frozenset("s b b*".split())


def outside(
    path: Sequence[Subpath],
    clips: Sequence[Instruction],
    operator: str,
    matrix: Matrix,
    areas: Sequence[Area],
    dashes: Dashes = UNBROKEN,
) -> list[Instruction]:
    """Return instructions that paint the parts of a path outside the areas, and clip to them.

    Args:
        clips: `W` or `W*`, if the path also clips.
        operator: the path-painting operator.
        matrix: from the coordinates of the path to those of the areas.
        dashes: of the lines that are stroked.
    """
    if not matrix.a * matrix.d - matrix.b * matrix.c:
        return [instruction("n")]
    lines = [line for subpath in path for line in _lines(subpath, close=operator in _CLOSES)]
    inward = matrix.inverse()
    shapes = list(_drawn(_cut_shapes((_placed(line, matrix) for line in lines), areas), inward, close=True))
    dashed = (_placed(dash, matrix) for line in lines for dash in dashes.of_line(line))
    strokes = list(_drawn(_cut_lines(dashed, areas), inward)) if operator in _STROKES else []
    painted: list[Instruction] = []
    if operator in _FILLS and shapes:
        painted += [*shapes, instruction(_FILLS[operator])]
    if strokes:
        # A thick line reaches into an area that it runs along.
        painted += clipped([instruction("d", *UNBROKEN.operands), *strokes, instruction("S")], matrix, areas)
    return [*painted, *(shapes or _NOTHING), *clips, instruction("n")] if clips else painted or [instruction("n")]


def clipped(painting: Iterable[Instruction], matrix: Matrix, areas: Iterable[Area]) -> list[Instruction]:
    """Return painting instructions clipped to the outside of the areas.

    Raises:
        ZeroDivisionError: the matrix is singular.
    """
    inward = matrix.inverse()
    around: list[Instruction] = []
    for area in areas:
        both = [_corners(Area(-_FAR, -_FAR, _FAR, _FAR)), _corners(area)]
        around += [*_drawn(both, inward, close=True), instruction("W*"), instruction("n")]
    return [instruction("q"), *around, *painting, instruction("Q")]


def _corners(area: Area) -> Points:
    left, bottom, right, top = area
    return [(left, bottom), (right, bottom), (right, top), (left, top)]


def _lines(subpath: Subpath, *, close: bool) -> Iterator[Points]:
    """Yield the points of a subpath as one line."""
    points: Points = []
    for each in subpath.instructions:
        numbers = list(map(float, each.operands))
        operator = str(each.operator)
        if operator == "re":
            x, y, width, height = numbers
            points = [(x, y), (x + width, y), (x + width, y + height), (x, y + height), (x, y)]
        elif operator == "h":
            points += points[:1]
        else:
            corners = list(zip(numbers[::2], numbers[1::2], strict=True))
            points += _curve(points[-1:] or corners[:1], operator, corners) if operator in "cvy" else corners
    if close:
        points += points[:1]
    if points:
        yield points


def _placed(line: Points, matrix: Matrix) -> Points:
    return [matrix.transform(point) for point in line]


def _curve(begin: Points, operator: str, corners: Points) -> Iterator[Point]:
    """Yield points on a Bézier curve, given by two or three of its control points (ISO 32000-1, 8.5.2.2)."""
    whole = {"c": [*begin, *corners], "v": [*begin, *begin, *corners], "y": [*begin, *corners, corners[-1]]}[operator]
    xs, ys = zip(*whole, strict=True)
    for step in range(1, _PIECES + 1):
        t = step / _PIECES
        weights = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3
        yield (
            sum(weight * x for weight, x in zip(weights, xs, strict=True)),
            sum(weight * y for weight, y in zip(weights, ys, strict=True)),
        )


def _cut_lines(lines: Iterable[Points], areas: Iterable[Area]) -> Iterable[Points]:
    for area in areas:
        lines = [piece for line in lines for piece in _pieces(line, area)]
    return lines


def _pieces(line: Points, area: Area) -> Iterator[Points]:
    """Yield the pieces of a line outside an area, in order."""
    piece = line[:1]
    for begin, end in pairwise(line):
        within = _within(begin, end, area)
        if within is None:
            piece.append(end)
            continue
        first, last = within
        if first > 0:
            piece.append(_between(begin, end, first))
        if len(piece) > 1:
            yield piece
        piece = [_between(begin, end, last), end] if last < 1 else [end]
    if len(piece) > 1:
        yield piece


def _within(begin: Point, end: Point, area: Area) -> tuple[float, float] | None:
    """Return from where to where (0 to 1) a straight line runs inside an area, or None (Liang and Barsky, 1984)."""
    first, last = 0.0, 1.0
    for at, low, high in ((0, area.left, area.right), (1, area.bottom, area.top)):
        step = end[at] - begin[at]
        if not step:
            if not low < begin[at] < high:
                return None
            continue
        near, far = sorted(((low - begin[at]) / step, (high - begin[at]) / step))
        first, last = max(first, near), min(last, far)
    return (first, last) if first < last else None


def _between(begin: Point, end: Point, share: float) -> Point:
    return begin[0] + share * (end[0] - begin[0]), begin[1] + share * (end[1] - begin[1])


def _cut_shapes(shapes: Iterable[Points], areas: Iterable[Area]) -> Iterable[Points]:
    for area in areas:
        shapes = [part for shape in shapes for part in _parts(shape, area)]
    return shapes


def _parts(shape: Points, area: Area) -> Iterator[Points]:
    """Return the parts of a closed shape on the four sides of an area, with the same winding numbers."""
    left, bottom, right, top = area
    middle = _side(_side(shape, 0, left, 1), 0, right, -1)
    parts = (
        _side(shape, 0, left, -1),
        _side(shape, 0, right, 1),
        _side(middle, 1, bottom, -1),
        _side(middle, 1, top, 1),
    )
    return (part for part in parts if part)


def _side(shape: Points, at: int, edge: float, way: int) -> Points:
    """Return the part of a closed shape where the coordinate `at` is larger than `edge` (`way` 1) or smaller (-1)."""
    kept: Points = []
    for begin, end in zip([*shape[-1:], *shape[:-1]], shape, strict=True):
        before, after = way * (begin[at] - edge), way * (end[at] - edge)
        if (before < 0) != (after < 0):
            kept.append(_between(begin, end, before / (before - after)))
        if after >= 0:
            kept.append(end)
    return kept


def _drawn(lines: Iterable[Points], inward: Matrix, *, close: bool = False) -> Iterator[Instruction]:
    for line in lines:
        for number, point in enumerate(line):
            yield instruction("m" if number == 0 else "l", *map(as_decimal, inward.transform(point)))
        if close:
            yield instruction("h")


# Handlers of operators that draw, set colours or clip (threats P19, P22, P23).


_MOST_TILES = 400  # of a pattern under one box


def _save(content: Content, _: Instruction, __: Operands) -> None:
    content.saved.append(content.state.copy())


def _restore(content: Content, _: Instruction, __: Operands) -> None:
    if content.saved:
        content.state = content.saved.pop()


def _transform(content: Content, _: Instruction, operands: Operands) -> None:
    content.state.matrix = matrix_of(operands) @ content.state.matrix


def _set_dashes(content: Content, _: Instruction, operands: Operands) -> list[Instruction] | None:
    """Set dashes only for lines that stay where others are cut: a long pattern may draw what those lose."""
    content.state.dashes = Dashes.of(operands)
    if content.target.cuts:
        return []
    content.state.dashes_set = content.state.dashes
    return None


def _set_pattern(content: Content, _: Instruction, operands: Operands) -> None:
    content.state.pattern = tuple(operands)


def _set_colour(content: Content, _: Instruction, __: Operands) -> None:
    content.state.pattern = ()


def _set_graphics_state(content: Content, _: Instruction, operands: Operands) -> list[Instruction] | None:
    found = content.find("/ExtGState", operands[0])
    if found is None:
        return None
    match list(found.get("/Font", Array())):
        case [font, size]:
            content.state.font, content.state.name, content.state.size = content.metrics_of(font), None, float(size)
    match list(found.get("/D", Array())):
        case [lengths, phase]:
            content.state.dashes = content.state.dashes_set = Dashes.of([lengths, phase])
    mask = found.get("/SMask")
    if not isinstance(mask, Dictionary) or not isinstance(mask.get("/G"), Stream):
        return None
    instead = content.within(mask["/G"], content.state.matrix, content.shifts)
    if instead is None:
        return None
    state = copied(found)
    state["/SMask"] = copied(mask)
    state["/SMask"]["/G"] = instead
    return [instruction("gs", content.add("/ExtGState", state))]


def _begin_path(content: Content, each: Instruction, operands: Operands) -> list[Instruction]:
    content.path.append(Subpath())
    return _extend_path(content, each, operands)


def _extend_path(content: Content, each: Instruction, operands: Operands) -> list[Instruction]:
    if not content.path:
        content.path.append(Subpath())
    numbers = list(map(float, operands))
    subpath = content.path[-1]
    subpath.instructions.append(each)
    subpath.xs += numbers[::2]
    subpath.ys += numbers[1::2]
    return []


def _add_rectangle(content: Content, each: Instruction, operands: Operands) -> list[Instruction]:
    x, y, width, height = map(float, operands)
    content.path.append(Subpath([each], [x, x + width], [y, y + height]))
    return []


def _clip(content: Content, each: Instruction, _: Operands) -> list[Instruction]:
    content.clips.append(each)
    return []


def _paint_path(content: Content, each: Instruction, _: Operands) -> list[Instruction]:
    """Return the path without the parts under a box; a path that also clips stays whole."""
    path, clips = content.path, content.clips
    content.path, content.clips = [], []
    places = [mapped(content.state.matrix, subpath.extent) if subpath.extent else None for subpath in path]
    if not clips and content.shifts is HERE:
        stays = [place is None or not content.target.painted.holding(place) for place in places]
        if not all(stays):
            content.changed = True
            path = [subpath for subpath, stay in zip(path, stays, strict=True) if stay]
            places = [place for place, stay in zip(places, stays, strict=True) if stay]
            if not path:
                return [instruction("n")]
    if str(each.operator) != "n" and content.shifts is HERE:
        content.target.drawn += (place for place in places if place)
    if clips:
        content.state.clip = _narrower(content.state.clip, [place for place in places if place])
    change = _tiled(content, [place for place in places if place]) if str(each.operator) in FILLS else []
    if content.shifts is HERE and any(place and content.target.cut_by(place) for place in places):
        content.changed = True
        state = content.state
        return [*change, *outside(path, clips, str(each.operator), state.matrix, content.target.cuts, state.dashes)]
    if content.state.dashes != content.state.dashes_set and str(each.operator) in _STROKES:
        content.state.dashes_set = content.state.dashes
        change.append(instruction("d", *content.state.dashes.operands))
    return [*change, *(one for subpath in path for one in subpath.instructions), *clips, each]


def _narrower(clip: Area | None, places: list[Area]) -> Area | None:
    """Return the clipping area, reduced to the extent of a clipping path."""
    if not places:
        return clip
    lefts, bottoms, rights, tops = zip(*places, strict=True)
    around = Area(min(lefts), min(bottoms), max(rights), max(tops))
    return around.shared(clip) if clip else around


def _shade(content: Content, each: Instruction, _: Operands) -> list[Instruction] | None:
    """Clip a shading to the outside of cut areas, since it fills all that is not clipped away."""
    if not content.target.cuts or content.shifts is not HERE:
        return None
    content.changed = True
    return clipped([each], content.state.matrix, content.target.cuts)


def _tiled(content: Content, places: list[Area]) -> list[Instruction]:
    """Return the colour change before a path that a pattern fills, if part of the pattern lies under a box."""
    pattern = content.find("/Pattern", content.state.pattern[-1]) if content.state.pattern else None
    covered = [area for place in places for area, _ in content.target.painted.meeting(place)]
    if not isinstance(pattern, Stream) or not covered:
        return []
    instead = content.within(pattern, content.base, _tiles(content, pattern, covered))
    if instead is None:
        return []
    content.state.pattern = (*content.state.pattern[:-1], content.add("/Pattern", instead))
    return [instruction("scn", *content.state.pattern)]


def _tiles(content: Content, pattern: pikepdf.Object, covered: list[Area]) -> Shifts:
    """Return the offsets, from the first tile, of the tiles under a box; () if there are too many."""
    matrix = matrix_of(pattern.get("/Matrix")) @ content.base
    cell = Area(*map(float, pattern["/BBox"]))
    wide, high = abs(float(pattern["/XStep"])), abs(float(pattern["/YStep"]))
    tiles: set[tuple[int, int]] = set()
    for area in covered:
        under = mapped(matrix.inverse(), area)
        columns = range(ceil((under.left - cell.right) / wide), floor((under.right - cell.left) / wide) + 1)
        rows = range(ceil((under.bottom - cell.top) / high), floor((under.top - cell.bottom) / high) + 1)
        if len(columns) * len(rows) > _MOST_TILES:
            return ()
        tiles.update((column, row) for column in columns for row in rows)
    x, y = matrix.transform((0, 0))
    moved = (matrix.transform((column * wide, row * high)) for column, row in sorted(tiles))
    return tuple((right - x, up - y) for right, up in moved)


def _draw(content: Content, _: Instruction, operands: Operands) -> list[Instruction] | None:
    found = content.find("/XObject", operands[0])
    if not isinstance(found, Stream):
        return None
    if found.get("/Subtype") == "/Image":
        return _draw_picture(content, found, _boxes_on_picture(content))
    instead = content.within(found, content.state.matrix, content.shifts)
    return None if instead is None else [instruction("Do", content.add("/XObject", instead))]


def _draw_inline(content: Content, each: Instruction, _: Operands) -> list[Instruction] | None:
    boxes = _boxes_on_picture(content)
    if not boxes:
        content.target.drawn.append(mapped(content.state.matrix, Area(0, 0, 1, 1)))
        return None
    return _draw_picture(content, from_inline(content.pdf, each.iimage, content.resources), boxes)  # type: ignore[union-attr]


def _draw_picture(content: Content, picture: pikepdf.Object, boxes: list[PictureBox]) -> list[Instruction] | None:
    content.target.drawn.append(mapped(content.state.matrix, Area(0, 0, 1, 1)))
    if not boxes:
        return None
    content.target.pictured.update(box.cover for box in boxes if box.cover is not None)
    name = content.add("/XObject", picture)
    content.pictures.note(content, name, picture, boxes)
    return [instruction("Do", name)]


def _boxes_on_picture(content: Content) -> list[PictureBox]:
    """Return the boxes on the picture that is being drawn, in its unit square."""
    matrix = content.state.matrix
    if not content.shifts:
        return [PictureBox(UNIT, None)]
    if not matrix.a * matrix.d - matrix.b * matrix.c:
        return []  # without an extent it is invisible
    left, bottom, right, top = mapped(matrix, Area(0, 0, 1, 1))
    inward = matrix.inverse()
    return [
        picture_box(inward, Area(area.left - x, area.bottom - y, area.right - x, area.top - y), cover)
        for x, y in content.shifts
        for area, cover in content.target.painted.meeting(Area(left + x, bottom + y, right + x, top + y))
    ]


DRAWN: dict[str, Handler] = {
    "q": _save,
    "Q": _restore,
    "cm": _transform,
    "gs": _set_graphics_state,
    "d": _set_dashes,
    "scn": _set_pattern,
    **dict.fromkeys("g rg k sc cs".split(), _set_colour),
    "m": _begin_path,
    "re": _add_rectangle,
    **dict.fromkeys("l c v y h".split(), _extend_path),
    **dict.fromkeys(("W", "W*"), _clip),
    **dict.fromkeys("f F f* B B* b b* S s n".split(), _paint_path),
    "sh": _shade,
    "Do": _draw,
    "INLINE IMAGE": _draw_inline,
}
