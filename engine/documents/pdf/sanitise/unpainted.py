"""Remove what a content stream builds and never paints (threats P01, P22).

That is: paths that end without being painted, settings and clips behind the last thing painted in a saved state, paths
under a matrix that leaves them no area. Paths too small for anybody to see their form become rectangles and lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from decimal import Decimal

from pikepdf import ContentStreamInstruction, Matrix, Operator

from engine.documents.pdf.content.graphics import Instruction, mapped
from engine.documents.pdf.content.operators import FILLS, PAINTS, SHOWS_TEXT, STROKES
from engine.documents.pdf.geometry import Area

_BUILDS = frozenset("m l c v y h re".split())
_CLIPS = frozenset({"W", "W*"})
_SHOWS = SHOWS_TEXT | PAINTS
_LEAST = 1e-9  # square units that a unit of area becomes
_SPECK = 0.75  # points; no letter that is less high can be read
_FORMLESS = 5  # operators of a rectangle drawn with lines


def only_painted(instructions: Iterable[Instruction]) -> list[Instruction]:
    """Return the instructions without which the page would look different."""
    return _without_idle(_without_idle_paths(instructions))


@dataclass(slots=True)
class _Path:
    """A path in the units of its own matrix: its instructions, and the box around all points."""

    parts: list[Instruction] = field(default_factory=list)
    xs: list[float] = field(default_factory=list)
    ys: list[float] = field(default_factory=list)
    clips: bool = False

    def add(self, operator: str, each: Instruction) -> None:
        self.parts.append(each)
        if operator in _CLIPS:
            self.clips = True
            return
        numbers = [float(number) for number in each.operands]
        if operator == "re" and len(numbers) == 4:
            x, y, width, height = numbers
            numbers = [x, y, x + width, y + height]
        self.xs += numbers[::2]
        self.ys += numbers[1::2]

    @property
    def box(self) -> Area | None:
        if not self.xs or len(self.xs) != len(self.ys):
            return None
        return Area(min(self.xs), min(self.ys), max(self.xs), max(self.ys))


def _without_idle_paths(instructions: Iterable[Instruction]) -> Iterator[Instruction]:
    path = _Path()
    matrix, saved = Matrix(), list[Matrix]()
    for each in instructions:
        operator = str(each.operator)
        if operator in _BUILDS or operator in _CLIPS:
            path.add(operator, each)
        elif operator == "n" or operator in FILLS or operator in STROKES:
            yield from _ended(path, operator, each, matrix)
            path = _Path()
        else:
            if path.parts:  # an operator that no path may hold: viewers differ, so all stays as it is
                yield from path.parts
                path = _Path(clips=path.clips)
            if operator == "q":
                saved.append(matrix)
            elif operator == "Q" and saved:
                matrix = saved.pop()
            elif operator == "cm" and len(each.operands) == 6:
                matrix = Matrix(*(float(number) for number in each.operands)) @ matrix
            yield each


def _ended(path: _Path, operator: str, end: Instruction, matrix: Matrix) -> Iterator[Instruction]:
    """Yield a path as it is painted, clips or both; nothing where it does neither."""
    if operator != "n" and abs(matrix.a * matrix.d - matrix.b * matrix.c) < _LEAST:
        operator, end = "n", _instruction("n")
    if operator == "n" and not path.clips:
        return
    box = path.box
    if operator != "n" and not path.clips and box is not None and len(path.parts) > _FORMLESS:
        shown = mapped(matrix, box)
        if min(shown.width, shown.height) < _SPECK:
            yield from _speck(box, stroked=operator in STROKES)
            yield end
            return
    yield from path.parts
    yield end


def _speck(box: Area, *, stroked: bool) -> Iterator[Instruction]:
    """Yield the rectangle around a path; where it is stroked, its middle line."""
    wide, high = box.width, box.height
    if not stroked:
        yield _instruction("re", box.left, box.bottom, wide, high)
        return
    x, y = (box.left + box.right) / 2, (box.bottom + box.top) / 2
    start, end = ((box.left, y), (box.right, y)) if wide >= high else ((x, box.bottom), (x, box.top))
    yield _instruction("m", *start)
    yield _instruction("l", *end)


def _instruction(operator: str, *operands: float) -> ContentStreamInstruction:
    return ContentStreamInstruction([Decimal(f"{each:.6f}") for each in operands], Operator(operator))


# Settings that nothing follows. A saved state is left with all its settings, so those behind the last thing painted in
# it do nothing, and one in which nothing is painted does nothing at all.


@dataclass(slots=True)
class _Level:
    """A saved state, as indexes of instructions: of its beginning, and behind the last thing painted in it, if any.

    `text`: a text object is open; `kept_text`: it was open at `kept`.
    """

    start: int
    text: bool
    kept: int | None = None
    kept_text: bool = False

    def painted(self, length: int) -> None:
        self.kept, self.kept_text = length, self.text


def _without_idle(instructions: Iterable[Instruction]) -> list[Instruction]:
    kept: list[Instruction] = []
    outermost = _Level(0, text=False, kept=0)
    levels = [outermost]
    for each in instructions:
        operator = str(each.operator)
        level = levels[-1]
        if operator == "Q" and len(levels) > 1:
            levels.pop()
            above = levels[-1]
            if level.text == above.text:  # otherwise a text object reaches over the saved state: nothing is certain
                if level.kept is None:
                    del kept[level.start :]
                    continue
                _cut(kept, level)
            kept.append(each)
            above.text = level.text
            above.painted(len(kept))
            continue
        if operator == "q":
            levels.append(_Level(len(kept), level.text))
        kept.append(each)
        if operator in ("BT", "ET"):
            level.text = operator == "BT"
        elif operator in _SHOWS or operator in ("Q", "d0", "d1"):
            level.painted(len(kept))
    if len(levels) == 1:  # viewers end the others with the page
        _cut(kept, outermost)
    return kept


def _cut(kept: list[Instruction], level: _Level) -> None:
    """Remove what is behind the last thing painted, but the end of its text object."""
    end = next((each for each in kept[level.kept :] if str(each.operator) == "ET"), None)
    del kept[level.kept :]
    if level.kept_text and end is not None:
        kept.append(end)
