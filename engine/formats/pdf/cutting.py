"""Cuts drawings at the edges of areas that a person blacked out, so that nothing of them is left inside (threat P22).

A line keeps the pieces that lie outside; a filled shape is clipped, by Sutherland and Hodgman's algorithm (paper 13),
to the four parts of the page beside, above and below an area. Curves become short straight lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from itertools import pairwise

from pikepdf import Matrix

from engine.formats.pdf.follow import instruction
from engine.formats.pdf.geometry import Area
from engine.formats.pdf.graphics import Instruction, Subpath

Point = tuple[float, float]
Points = list[Point]

_PIECES = 16  # straight lines for a curve
_FAR = 200_000.0  # points, beyond every page
_NOTHING = [instruction("re", *[Decimal(0)] * 4)]  # a path that clips everything away

# What each operator paints, and whether it closes the path first.
_FILLS = {"f": "f", "F": "f", "f*": "f*", "B": "f", "B*": "f*", "b": "f", "b*": "f*"}
_STROKES = frozenset("S s B B* b b*".split())
_CLOSES = frozenset("s b b*".split())


def outside(
    path: Sequence[Subpath], clips: Sequence[Instruction], operator: str, matrix: Matrix, areas: Sequence[Area]
) -> list[Instruction]:
    """Instructions that paint what lies outside the areas, and clip to it.

    Args:
        clips: `W` or `W*`, if the path is to clip as well.
        matrix: from the coordinates of the path to those of the areas.
    """
    if not matrix.a * matrix.d - matrix.b * matrix.c:
        return [instruction("n")]
    lines = [line for subpath in path for line in _lines(subpath, matrix, close=operator in _CLOSES)]
    inward = matrix.inverse()
    shapes = list(_drawn(_cut_shapes(lines, areas), inward, close=True))
    strokes = list(_drawn(_cut_lines(lines, areas), inward))
    painted: list[Instruction] = []
    if operator in _FILLS and shapes:
        painted += [*shapes, instruction(_FILLS[operator])]
    if operator in _STROKES and strokes:
        # A thick line reaches into an area that it runs along.
        painted += clipped([*strokes, instruction("S")], matrix, areas)
    return [*painted, *(shapes or _NOTHING), *clips, instruction("n")] if clips else painted or [instruction("n")]


def clipped(painting: Iterable[Instruction], matrix: Matrix, areas: Iterable[Area]) -> list[Instruction]:
    """The same, painted outside the areas only.

    Raises:
        ZeroDivisionError: the matrix flattens everything.
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


def _lines(subpath: Subpath, matrix: Matrix, *, close: bool) -> Iterator[Points]:
    """What a subpath runs through, on the page."""
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
        yield [matrix.transform(point) for point in points]


def _curve(begin: Points, operator: str, corners: Points) -> Iterator[Point]:
    """Points on a Bézier curve, which the operators name by two or three of its corners (ISO 32000-1, 8.5.2.2)."""
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
    """What of a line lies outside an area, in its order."""
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
    """From where to where, 0 to 1, a straight line runs inside an area (Liang and Barsky, 1984)."""
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
    """The parts of a closed shape on the four sides of an area; where they wind around a point, they do so as often."""
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
    """What of a closed shape lies where the coordinate `at` is larger than `edge` (`way` 1) or smaller (-1)."""
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
            yield instruction("m" if number == 0 else "l", *map(_number, inward.transform(point)))
        if close:
            yield instruction("h")


def _number(value: float) -> Decimal:
    return Decimal(f"{value:.5f}")
