"""Lines of a page in reading order: columns one after the other, table rows across, paragraphs in one piece."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby, pairwise
from statistics import median

from engine.formats.pdf.glyphs import SOFT_HYPHEN, Character, Line, union

_HYPHENS = "-\u2010" + SOFT_HYPHEN


@dataclass(frozen=True, slots=True)
class _Part:
    """A line in the frame of its direction: `left` and `right` along it, `top` and `bottom` across it, in points."""

    line: Line
    left: float
    top: float
    right: float
    bottom: float


_Row = list[_Part]
Piece = str | tuple[Character, ...]


def arrange(lines: Iterable[Line]) -> list[Piece]:
    """Characters, and between them the strings that join them: "" in a word over two lines, a space in a paragraph,
    a tab between cells, a line break, and two between paragraphs.
    """
    pieces: list[Piece] = []
    upright_first = sorted(lines, key=_angle)
    for _, group in groupby(upright_first, _angle):
        for region in _regions([_part(line) for line in group]):
            if pieces:
                pieces.append("\n\n")
            _append_region(pieces, region)
    return pieces


def _angle(line: Line) -> tuple[bool, int, int]:
    x, y = (round(part * 10) for part in line.direction)
    return (x, y) != (10, 0), x, y


def _part(line: Line) -> _Part:
    x, y = line.direction
    box = union(each.box for each in line.characters)
    corners = [(a, b) for a in (box.x0, box.x1) for b in (box.y0, box.y1)]
    along = [a * x + b * y for a, b in corners]
    across = [b * x - a * y for a, b in corners]
    return _Part(line, min(along), min(across), max(along), max(across))


def _regions(parts: list[_Part]) -> Iterator[list[_Row]]:
    """Split at a gutter between columns of prose; lines that cross it end one pair of columns and begin the next."""
    gutter = _gutter(parts)
    if gutter is None:
        yield _rows(parts)
        return
    band: tuple[list[_Part], ...] = ([], [], [])  # across the gutter, left of it, right of it
    for part in sorted(parts, key=lambda each: each.top):
        place = 1 if part.right <= gutter else 2 if part.left >= gutter else 0
        if any(band[other] for other in ((1, 2) if place == 0 else (0,))):
            yield from _band_regions(band)
            band = ([], [], [])
        band[place].append(part)
    yield from _band_regions(band)


def _band_regions(band: tuple[list[_Part], ...]) -> Iterator[list[_Row]]:
    across, *columns = band
    if across:
        yield _rows(across)
    for column in columns:
        if column:
            yield from _regions(column)


def _gutter(parts: list[_Part]) -> float | None:
    """Where most lines begin or end and few cross, with prose on both sides."""
    best, best_size = None, 0
    for candidate in sorted({round(part.left) for part in parts}):
        position = candidate - 1.0
        left = [part for part in parts if part.right <= position]
        right = [part for part in parts if part.left >= position]
        size = min(len(left), len(right))
        crossing = len(parts) - len(left) - len(right)
        if size > best_size and crossing <= size and _is_prose(left) and _is_prose(right):
            best, best_size = position, size
    return best


def _is_prose(parts: list[_Part]) -> bool:
    """Several lines, most of them long; cells of a table are not."""
    return len(parts) >= 4 and median(len(part.line.characters) for part in parts) >= 18


def _rows(parts: list[_Part]) -> list[_Row]:
    rows: list[_Row] = []
    for part in sorted(parts, key=lambda each: (each.top + each.bottom, each.left)):
        if rows and _same_row(rows[-1][-1], part):
            rows[-1].append(part)
        else:
            rows.append([part])
    return [sorted(row, key=lambda each: each.left) for row in rows]


def _same_row(one: _Part, other: _Part) -> bool:
    shared = min(one.bottom, other.bottom) - max(one.top, other.top)
    return shared > 0.5 * min(one.bottom - one.top, other.bottom - other.top)


def _append_region(pieces: list[Piece], rows: list[_Row]) -> None:
    margin = max(part.right for row in rows for part in row)
    _append_row(pieces, rows[0])
    for above, below in pairwise(rows):
        joint = _joint(above, below, margin)
        if joint == " " and pieces[-1][-1].text in _HYPHENS and _continues(pieces, below[0]):  # type: ignore[union-attr]
            joint = ""
        pieces.append(joint)
        _append_row(pieces, below)


def _append_row(pieces: list[Piece], row: _Row) -> None:
    pieces.append(row[0].line.characters)
    for before, after in pairwise(row):
        gap = after.left - before.right
        size = max(before.line.size, after.line.size)
        pieces += ["" if gap < 0.15 * size else " " if gap < size else "\t", after.line.characters]


def _joint(above: _Row, below: _Row, margin: float) -> str:
    last, first = above[-1], below[0]
    size = max(last.line.size, first.line.size)
    if abs(last.line.size - first.line.size) > 0.15 * size or first.top - last.bottom > 0.7 * size:
        return "\n\n"
    if len(above) > 1 or len(below) > 1 or first.left > above[0].left + 4 * size:
        return "\n"
    first_word = first.line.text.partition(" ")[0]
    room = len(first_word) * (first.right - first.left) / len(first.line.characters)
    return "\n" if last.right + room + 0.3 * size < margin else " "


def _continues(pieces: list[Piece], below: _Part) -> bool:
    """Whether a hyphen at the end of the line above stands inside a word; drops the hyphen if it only marks the break.

    The box of the letter before then covers it, so that it goes with the word.
    """
    characters = pieces[-1]
    following = below.line.characters[0].text
    if (
        isinstance(characters, str)
        or len(characters) < 2
        or not characters[-2].text.isalpha()
        or not following.isalpha()
    ):
        return False
    if following.islower() or characters[-1].text == SOFT_HYPHEN:
        letter, hyphen = characters[-2:]
        pieces[-1] = (*characters[:-2], Character(letter.text, union((letter.box, hyphen.box))))
    return True
