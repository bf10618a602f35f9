"""Pen strokes: lines of a page that turn to and fro as a hand draws them, in handwriting and signatures (threat P22).

OCR does not read them: a notice names the pages on which they stay.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise
from math import dist
from typing import NamedTuple

from engine.core.types import Box, Point, union
from engine.documents.pdf.read.glyphs import Line
from engine.documents.pdf.read.outlines import HEAVIEST, Drawings, OutlinePart, parts_of

_LEAST, _HIGHEST, _WIDEST = 3.0, 200.0, 600.0  # points: a stroke's size
_ALONG, _IN_ALL = 2, 6  # turning points along each axis, and along both: an ellipse has four
_IN_LETTER = 2  # turning points of one of several strokes: an arc has one
_CLOSED = 0.1  # points between the ends of a closed line
_GAP = 3.0  # points between strokes of one word
_LATEST = 40  # words that a stroke may go on
_STILL = 0.05  # points: a shorter step has no direction
_THIN = 0.05  # of its length: the width of a filled stroke, which a tablet draws by the pressure of its pen
_STEPS = (0.25, 0.5, 0.75, 1.0)  # of a curve
_LETTERS = 5  # of the longest word of a line that OCR read: of handwriting it makes shorter ones
_READ = 0.6  # of a stroke that lies in such a line


class _Stroke(NamedTuple):
    """A stroke, or several that go on beside each other, and how often they turn back along either axis."""

    box: Box
    across: int
    down: int

    @property
    def by_hand(self) -> bool:
        return min(self.across, self.down) >= _ALONG and self.across + self.down >= _IN_ALL

    def with_(self, other: _Stroke) -> _Stroke:
        return _Stroke(union((self.box, other.box)), self.across + other.across, self.down + other.down)


def find_strokes(drawn: Drawings) -> tuple[Box, ...]:
    """Return the boxes, in points, of what may be handwriting on a page."""
    if len(drawn.log) > HEAVIEST or not any(kind.endswith("path") for kind, _ in drawn.log):
        return ()
    strokes = (_stroke(part, filled=filled) for filled, part in _parts(drawn))
    seen = (each for each in strokes if each and each.box.meets(drawn.area))
    return tuple(each.box for each in _joined(seen) if each.by_hand)


def _parts(drawn: Drawings) -> Iterator[tuple[bool, OutlinePart]]:
    """Yield the parts of paths, and whether they are filled; a line goes on in the next path that begins at its end.

    Where the width of a line follows the pressure of a pen, each piece of it is a path of its own.
    """
    for filled, paths in groupby(drawn.paths, lambda path: path["type"] == "f"):
        if filled:
            yield from ((True, part) for path in paths for part in parts_of(path["items"]))
        else:
            yield from ((False, part) for part in parts_of(item for path in paths for item in path["items"]))


def _joined(strokes: Iterable[_Stroke]) -> list[_Stroke]:
    """Join strokes beside each other, as those of the letters of a word are."""
    words: list[_Stroke] = []
    for stroke in sorted(strokes, key=lambda each: each.box.x0):
        for at in range(len(words) - 1, max(len(words) - _LATEST, 0) - 1, -1):
            both = words[at].box.shared(stroke.box)
            if both.width > -_GAP and both.height > 0:
                words[at] = words[at].with_(stroke)
                break
        else:
            words.append(stroke)
    return words


def unread(strokes: Iterable[Box], lines: Iterable[Line]) -> tuple[Box, ...]:
    """Return the strokes that none of these lines, which OCR read, lies over: letters of plans are strokes, too."""
    read = [union(each.box for each in line.characters) for line in lines if _says_something(line)]
    return tuple(each for each in strokes if not any(_over(line, each) for line in read))


def _says_something(line: Line) -> bool:
    return any(sum(map(str.isalnum, word)) >= _LETTERS for word in line.text.split())


def _over(line: Box, stroke: Box) -> bool:
    return line.meets(stroke) and line.shared(stroke).size >= _READ * stroke.size


def _stroke(part: OutlinePart, *, filled: bool) -> _Stroke | None:
    """Return a part of a path as a stroke; None if it is straight, a ring or an arc, or too small or large."""
    box = part.box
    if not (_LEAST <= box.height <= _HIGHEST and _LEAST <= box.width <= _WIDEST):
        return None
    points = list(_along(part))
    steps = [(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in pairwise(points)]
    found = _Stroke(box, _turns(x for x, _ in steps), _turns(y for _, y in steps))
    is_letter = points and not filled and found.across + found.down >= _IN_LETTER and _is_open(points)
    if not (found.by_hand or is_letter):
        return None
    return found if not filled or _is_thin(points, max(box.width, box.height)) else None


def _is_open(points: Sequence[Point]) -> bool:
    return dist(points[0], points[-1]) > _CLOSED


def _along(part: OutlinePart) -> Iterator[Point]:
    """Yield points along a stroke; none for a rectangle or a quadrilateral."""
    for number, (kind, *points) in enumerate(part.items):
        if kind not in "lc":
            return
        if not number:
            yield points[0]
        if kind == "l":
            yield points[1]
        else:
            yield from (_on_curve(points, at) for at in _STEPS)


def _on_curve(points: Sequence[Point], at: float) -> Point:
    """Return a point of a cubic Bézier curve; `at`: 0 is its start, 1 its end."""
    left = 1 - at
    weights = left**3, 3 * left**2 * at, 3 * left * at**2, at**3
    x, y = (sum(weight * point[axis] for weight, point in zip(weights, points, strict=True)) for axis in (0, 1))
    return x, y


def _turns(steps: Iterable[float]) -> int:
    """Count the changes of direction."""
    forward = [step > 0 for step in steps if abs(step) > _STILL]
    return sum(one != other for one, other in pairwise(forward))


def _is_thin(points: Sequence[Point], long: float) -> bool:
    """Return whether the outline of a filled shape encloses hardly more than a line."""
    around = list(pairwise([*points, points[0]]))
    area = abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in around)) / 2
    return 2 * area < _THIN * long * sum(dist(one, other) for one, other in around)
