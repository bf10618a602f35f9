"""Reading order: join the lines of a page into text, by columns, table rows and paragraphs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from statistics import mean, median

from engine.core.types import union
from engine.documents.pdf.read import glyphs
from engine.documents.pdf.read.glyphs import SOFT_HYPHEN, Character, Line

# Columns of a page are found by an XY cut that distinguishes running text in columns from tables and forms.


# Least width of a gutter, in points, and of lines on each side.
_GUTTER, _FEWEST_LINES = 3.0, 4
# Lines of running text have at least so many characters, and at least this share of them continues a sentence; or they
# have more characters than cells have.
_LONG, _MANY, _LONGER_THAN_CELLS = 18, 0.25, 30
# In a table a larger share of the lines has a neighbour on the other side, at most a point higher or lower.
_MOST_LEVEL = 0.5
# Line numbers, and the share of them that increase by one.
_LINE_NUMBER, _MOST = re.compile(r"[^\W\d_]?(\d{1,2})[^\W\d_]?"), 0.8
# A line that begins with its number, and how many such lines both of two columns have at least.
_NUMBERED, _FEWEST_NUMBERS = re.compile(r" ?(\d{1,2})(?![^ ])"), 8


@dataclass(frozen=True, slots=True)
class FramedLine:
    """A line in the frame of its direction: `left` and `right` along it, `top` and `bottom` across it, in points."""

    line: Line
    left: float
    top: float
    right: float
    bottom: float


_Row = list[FramedLine]


def part_of(line: Line) -> FramedLine:
    """Return a line in the frame of its direction."""
    boxes = [each.box for each in line.characters]
    if 0.0 in line.direction:  # else the corners of the box around a slope are far from it
        boxes = [union(boxes)]
    left, top, right, bottom = union(each.framed(line.direction) for each in boxes)
    top, bottom = line.level or (top, bottom)
    return FramedLine(line, left, top, right, bottom)


def regions(parts: list[FramedLine]) -> Iterator[list[_Row]]:
    """Yield the rows of each region: cut along the tallest gutter, and each area around it again (an XY cut)."""
    cut = _cut(parts)
    if cut is None:
        yield _rows(parts)
        return
    for area in cut:
        if area:
            yield from regions(area)


def _cut(parts: list[FramedLine]) -> tuple[list[FramedLine], ...] | None:
    """Return the parts above, left of, right of and below the gutter with most lines on both sides, or None."""
    downwards = sorted(parts, key=lambda each: each.top + each.bottom)
    best, most = None, 0
    for right_edge in _edges(parts):
        left_edge = right_edge - _GUTTER
        for start, end in _uncrossed(downwards, left_edge, right_edge):
            left = [part for part in downwards[start:end] if part.right <= left_edge]
            right = [part for part in downwards[start:end] if part.left >= right_edge]
            size = min(len(left), len(right))
            if size > most and _are_columns(left, right):
                best, most = (downwards[:start], left, right, downwards[end:]), size
    return best


def _edges(parts: list[FramedLine]) -> list[float]:
    """Return the positions just before each place where several lines begin."""
    beginnings = Counter(round(part.left) for part in parts)
    return [place - 1.0 for place, count in beginnings.items() if count >= _FEWEST_LINES]


def _uncrossed(downwards: list[FramedLine], left_edge: float, right_edge: float) -> Iterator[tuple[int, int]]:
    """Yield index ranges of parts, from the top down, between parts that reach into the strip."""
    crossing = [n for n, part in enumerate(downwards) if part.left < right_edge and part.right > left_edge]
    return ((above + 1, below) for above, below in pairwise((-1, *crossing, len(downwards))))


def _are_columns(left: list[FramedLine], right: list[FramedLine]) -> bool:
    """Return whether two sides are columns, not a table: running text, lines on different levels, or line numbers."""
    one, other = _rows(left), _rows(right)
    if min(len(one), len(other)) < _FEWEST_LINES:
        return False
    if _has_margin(one) and _has_margin(other):
        return True
    if _numbers_lines(one) or _numbers_lines(other):
        return runs_on(one) or runs_on(other)
    if min(_length(one), _length(other)) < _LONG:
        return False
    return (runs_on(one) and runs_on(other)) or not _level(one, other)


def _length(rows: list[_Row]) -> float:
    """Return the characters of a usual line (the median)."""
    return median(max(len(part.line.characters) for part in row) for row in rows)


def runs_on(rows: list[_Row]) -> bool:
    """Return whether lines are too long, or continue a sentence too often, to be cells of a table."""
    length = _length(rows)
    return length >= _LONGER_THAN_CELLS or (length >= _LONG and mean(_goes_on(row) for row in rows) >= _MANY)


def _level(one: list[_Row], other: list[_Row]) -> bool:
    """Return whether most lines of the side with fewer have a neighbour on their own level, as cells of a row do."""
    fewer, more = sorted((one, other), key=len)
    levels = {round(row[0].bottom + off) for row in more for off in (-1, 0, 1)}
    return mean(round(row[0].bottom) in levels for row in fewer) > _MOST_LEVEL


def _goes_on(row: _Row) -> bool:
    """Return whether a row continues a sentence: its first letter is small, or of a script without capitals."""
    first = row[0].line.characters[0].text
    return first.isalpha() and not first.isupper()


def _numbers_lines(rows: list[_Row]) -> bool:
    """Return whether rows are line numbers that increase by one, as in the margin of a pleading."""
    numbers = [int(found[1]) if (found := _LINE_NUMBER.fullmatch(row[0].line.text)) else None for row in rows]
    steps = [b - a == 1 for a, b in pairwise(numbers) if a is not None and b is not None]
    return sum(steps) > _MOST * (len(rows) - 1)


def _has_margin(rows: list[_Row]) -> bool:
    """Return whether lines begin with their numbers, as in a transcript with several pages on a sheet.

    Half of the lines may have none, and the numbers may start again.
    """
    found = [int(each[1]) for row in rows if (each := _NUMBERED.match(row[0].line.text))]
    steps = [after - before == 1 for before, after in pairwise(found) if after != 1]
    return len(found) > max(_FEWEST_NUMBERS, len(rows) / 2) and sum(steps) > _MOST * len(steps)


def _rows(parts: list[FramedLine]) -> list[_Row]:
    rows: list[_Row] = []
    for part in sorted(parts, key=lambda each: (each.top + each.bottom, each.left)):
        if rows and _same_row(rows[-1][-1], part):
            rows[-1].append(part)
        else:
            rows.append([part])
    return [sorted(row, key=lambda each: each.left) for row in rows]


def _same_row(one: FramedLine, other: FramedLine) -> bool:
    shared = min(one.bottom, other.bottom) - max(one.top, other.top)
    return shared > 0.5 * min(one.bottom - one.top, other.bottom - other.top)


_HYPHENS = "\u2010" + SOFT_HYPHEN + "-"
_DIVIDED = re.compile(rf"[^\W\d_][{_HYPHENS}]$")
# A hyphen in a web address or path is part of it.
_ADDRESS = re.compile(r"[/@\\._:\d][^\s]*$")
_ENDS_SENTENCE = ".!?:;"
# Font sizes between two cells; times the usual space between two words, in type of one width; most that it may be.
_CELL, _SPACES, _WIDEST_SPACE = 1.0, 1.8, 1.5
_LEAST_SIZE = 0.001  # points; a font may have size 0
# The label of a list item or a numbered paragraph.
_LABEL = re.compile(r"[(\[]?(?:[\d.]+|[a-z]|[ivxlc]+)[)\].:]?|[^\w\s]", re.IGNORECASE)

_Piece = str | tuple[Character, ...]


def arrange(lines: Iterable[Line]) -> list[_Piece]:
    """Return runs of characters and, between them, the strings that join them.

    These are "" in a word over two lines, a space in a paragraph, a tab between cells, a line break, or two between
    paragraphs.
    """
    pieces: list[_Piece] = []
    every = list(_divided(list(lines)))
    running, readings = _without_readings([line for line in every if not line.aside])
    readings += [line for line in every if line.aside]
    upright_first = sorted(running, key=_angle)
    for _, group in groupby(upright_first, _angle):
        before: list[_Row] | None = None
        for region in regions([part_of(line) for line in group]):
            if pieces:
                _append_joint(pieces, _next_region(before, region) if before else "\n\n", region[0])
            _append_region(pieces, region)
            before = region
    above: FramedLine | None = None
    for part in sorted(map(part_of, readings), key=lambda each: (round(each.top), each.left)):
        goes_on = above and abs(above.top - part.top) < 1 and part.left - above.right <= 1.5 * part.line.size
        pieces += ["" if goes_on else "\n\n", part.line.characters]
        above = part
    return pieces


def _divided(lines: Sequence[Line]) -> Iterator[Line]:
    """Yield lines, and each cell of those of OCR as a line: it reads a row as one, and MuPDF divides rows itself.

    In type of one width, spaces are nearly as wide as the narrowest room between two cells.
    """
    words = [list(glyphs.words_of(line.characters)) if line.level else [] for line in lines]
    gaps = [_gaps(line, found) for line, found in zip(lines, words, strict=True)]
    spaces = [gap for found in gaps for gap in found if gap < _WIDEST_SPACE]
    least = min(max(_SPACES * median(spaces), _CELL), _WIDEST_SPACE) if spaces else _CELL
    for line, found, rooms in zip(lines, words, gaps, strict=True):
        if line.level is None:
            yield line
            continue
        cell: list[Character] = []
        for (space, word), room in zip(found, (0.0, *rooms), strict=True):
            if cell and room >= least:
                yield replace(line, characters=tuple(cell))
                cell = list(word)
            else:
                cell += (*space, *word) if cell else word
        yield replace(line, characters=tuple(cell))


def _gaps(line: Line, words: Sequence[tuple[list[Character], list[Character]]]) -> list[float]:
    """Return the room between each two words of a line, in font sizes."""
    edges = [(word[0].box.framed(line.direction).x0, word[-1].box.framed(line.direction).x1) for _, word in words]
    return [(after[0] - before[1]) / max(line.size, _LEAST_SIZE) for before, after in pairwise(edges)]


def _without_readings(lines: list[Line]) -> tuple[list[Line], list[Line]]:
    """Split off readings of ideographs that reach into the line below them; they follow all other text."""
    bases = [(union(each.box for each in line.characters), line.size) for line in lines if glyphs.is_base(line.text)]
    readings = [
        line
        for line in (lines if bases else ())
        if not glyphs.is_base(line.text)
        and glyphs.is_reading(union(each.box for each in line.characters), line.size, bases)
    ]
    above = {id(line) for line in readings}
    return [line for line in lines if id(line) not in above], readings


def _angle(line: Line) -> tuple[bool, int, int]:
    x, y = (round(part * 10) for part in line.direction)
    return (x, y) != (10, 0), x, y


def _next_region(before: list[_Row], after: list[_Row]) -> str:
    """Return the joint of two regions: a space where a sentence continues at the top of the next column."""
    last, first = before[-1][-1], after[0][0]
    goes_on = (
        last.line.text[-1] not in _ENDS_SENTENCE
        and first.bottom < last.top
        and len(after[0]) == 1
        and _same_size(last, first)
        and _fills(last, first, _margin(before))
        and runs_on(before)
        and runs_on(after)
    )
    return " " if goes_on else "\n\n"


def _append_region(pieces: list[_Piece], rows: list[_Row]) -> None:
    margin, numbered = _margin(rows), _has_margin(rows)
    _append_row(pieces, rows[0])
    for above, below in pairwise(rows):
        joint = _joint(above, below, margin)
        begins = numbered and _NUMBERED.match(below[0].line.text) is not None
        _append_joint(pieces, "\n" if begins and joint == " " else joint, below)
        _append_row(pieces, below)


def _margin(rows: list[_Row]) -> float:
    return max(part.right for row in rows for part in row)


def _append_joint(pieces: list[_Piece], joint: str, below: _Row) -> None:
    if joint == " " and pieces[-1][-1].text in _HYPHENS and _continues(pieces, below[0]):  # type: ignore[union-attr]
        joint = ""
    pieces.append(joint)


def _append_row(pieces: list[_Piece], row: _Row) -> None:
    pieces.append(row[0].line.characters)
    for before, after in pairwise(row):
        gap = (after.left - before.right) / max(before.line.size, after.line.size, _LEAST_SIZE)
        # Text printed across other text is a line of its own.
        joint = "\n" if gap < -1 else "" if gap < 0.15 else " " if gap < _CELL else "\t"
        pieces += [joint, after.line.characters]


def _joint(above: _Row, below: _Row, margin: float) -> str:
    last, first = above[-1], below[0]
    size = max(last.line.size, first.line.size)
    if not _same_size(last, first) or first.top - last.bottom > 0.7 * size:
        return "\n\n"
    if len(below) > 1 or not _same_cell(above, first, size):
        return "\n"
    return " " if _fills(last, first, margin) else "\n"


def _same_size(last: FramedLine, first: FramedLine) -> bool:
    return abs(last.line.size - first.line.size) <= 0.15 * max(last.line.size, first.line.size)


def _fills(last: FramedLine, first: FramedLine, margin: float) -> bool:
    """Return whether the last line ends inside a word, or had no room for the first word of the next one."""
    if last.line.text[-1] in _HYPHENS:
        return True
    letters = len(first.line.text.partition(" ")[0])
    word = part_of(replace(first.line, characters=first.line.characters[:letters]))
    return last.right + word.right - word.left + 0.25 * first.line.size >= margin


def _same_cell(above: _Row, first: FramedLine, size: float) -> bool:
    """Return whether a line begins below the last cell of the row above, or below a row of a label and its text."""
    last = above[-1]
    has_label = len(above) == 2 and _LABEL.fullmatch(above[0].line.text)
    return first.left < last.left + 4 * size and bool(len(above) == 1 or has_label or first.left > last.left - size)


def _continues(pieces: list[_Piece], below: FramedLine) -> bool:
    """Return whether the hyphen that ends the line above is inside a word; drop the hyphen if it only marks the break.

    The box of the letter before it then covers the hyphen, so that it is masked with the word. No word is divided
    between a capital and a small letter: such a hyphen belongs to a compound, "HPC-related".
    """
    characters = pieces[-1]
    following = below.line.characters[0].text
    if isinstance(characters, str) or not _DIVIDED.search(text_of(characters)) or not following.isalpha():
        return False
    is_compound = characters[-2].text.isupper()
    only_breaks = following.islower() and not is_compound and not _ADDRESS.search(text_of(characters))
    if only_breaks or characters[-1].text == SOFT_HYPHEN:
        letter, hyphen = characters[-2:]
        pieces[-1] = (*characters[:-2], Character(letter.text, union((letter.box, hyphen.box))))
    return True


def text_of(characters: Iterable[Character]) -> str:
    """Return the text of characters."""
    return "".join(each.text for each in characters)
