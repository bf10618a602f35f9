"""Reflow lines with masked text, so that nothing on them leaks the width of that text (threat P20).

Anybody who knows the font can distinguish names by the width of a box, by the gap that it leaves, by stretched spaces
of a justified line, or by shifted letters around it (paper 12). A line with boxes is therefore set again from its
beginning: letters at their own widths, spaces of one width, and boxes as wide as the rest of the line leaves room for,
in few steps. The room depends only on what stays visible: the words of the line, and the extent of other lines. A line
stays unchanged if something on it would still leak the width, or can't be moved.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import chain, pairwise
from statistics import median
from typing import NamedTuple

from engine.documents.pdf.content.graphics import PrintedGlyph, ShownText, State
from engine.documents.pdf.geometry import Area
from engine.documents.pdf.redact.targets import Target, TextGlyph

# Margins and alignment of the lines of a page, as lines without masked text show them.


# In font sizes.
_SIZE_OF_BOX = 0.75  # font size as a share of the height of its glyph boxes
_CELL_GAP, _NEXT_WORD = 1.5, 0.15
_ANOTHER = 0.5  # up or down: least distance of another line
_NEARBY = 25.0  # up or down: distance of lines of the same column
_LEADING = 1.7  # down: greatest distance of the next line of a paragraph
_ALIGNED, _CENTRED = 0.1, 0.15
_INDENTED = 2.0
_LEAST_INDENT, _FIRST_LINE = 0.5, 4.0  # least and greatest indent of the first line of a paragraph
_DOUBLE, _INCH = 3.0, 7.5  # the same in double spacing, as courts ask for: distance of the next line, greatest indent
_CELL_PADDING, _CELL_SIDE = 0.8, 0.3  # between text and the edge of its cell; difference of both sides of centred text
_WIDER = 1.0  # least difference in width of rows that show an alignment
_MANY = 8  # lines that show where a column ends


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of glyphs side by side. `word`: the end of its first word."""

    start: float
    end: float
    word: float
    y: float
    masked: bool

    @property
    def middle(self) -> float:
        return (self.start + self.end) / 2


class Anchor(Enum):
    """The point of a line that keeps its place, however long the line is."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Aligned(NamedTuple):
    """The alignment of a line, and the coordinate of its anchor as given by rows, page or cell."""

    anchor: Anchor
    at: float


class Margins:
    """The margins and alignments of one page, in the coordinates of its content stream."""

    def __init__(self, signs: Iterable[TextGlyph], page: Area) -> None:
        self._rows = list(_rows(signs))
        visible = [row for row in self._rows if not row.masked]
        self._page = page
        self._left = min((row.start for row in visible or self._rows), default=page.left)
        self._right = max((row.end for row in visible), default=page.right)
        self._has_visible = bool(visible)

    def aligned(self, area: Area, base: float, size: float, cell: tuple[float, float] | None) -> Aligned:
        """Return the alignment of a line, as rows of other widths, the page and the edges of its cell show it.

        A line without any alignment counts as aligned to its own left edge.

        Args:
            area: the area of the line.
            base, size: baseline and font size of its letters.
            cell: left and right edge of its cell.
        """
        middle, near = (area.left + area.right) / 2, _ALIGNED * size
        by_left = Aligned(Anchor.LEFT, area.left)
        others = [row for row in self._rows if abs(row.y - base) > _ANOTHER * size]
        if area.left <= self._left + near or self._begins_paragraph(area, base, size):
            return by_left
        # Rows of one width begin and end below each other with any alignment.
        wider = [row for row in others if abs(row.end - row.start - area.right + area.left) > _WIDER * size]
        lefts = [row.start for row in wider if abs(row.start - area.left) <= near]
        rights = [row.end for row in wider if abs(row.end - area.right) <= near]
        middles = [row.middle for row in wider if abs(row.middle - middle) <= near]
        if max(len(rights), len(middles)) > len(lefts):
            by_right = len(rights) > len(middles)
            return Aligned(Anchor.RIGHT, median(rights)) if by_right else Aligned(Anchor.CENTRE, median(middles))
        if lefts:
            return by_left
        centres = [(self._page.left + self._page.right) / 2]
        centres += [(self._left + self._right) / 2] if self._has_visible else []
        margins = [self._right, self._page.right - max(self._left - self._page.left, 0)]
        centred = (Aligned(Anchor.CENTRE, each) for each in centres if abs(middle - each) <= _CENTRED * size)
        flush = (Aligned(Anchor.RIGHT, each) for each in margins if abs(area.right - each) <= near)
        return next(chain(centred, flush), None) or _in_cell(area, size, cell) or by_left

    def _begins_paragraph(self, area: Area, base: float, size: float) -> bool:
        """Return whether a line begins a paragraph: the next starts slightly to the left, where others start."""
        below = [
            row
            for row in self._rows
            if 0 < base - row.y <= _DOUBLE * size
            and _LEAST_INDENT * size <= area.left - row.start
            and (self._is_close(row, area, base, size) or self._is_indented(row, area, base, size))
        ]
        return any(
            abs(row.start - each.start) <= _ALIGNED * size
            for row in below
            for each in self._rows
            if each is not row and abs(each.y - base) > _ANOTHER * size and row.end > area.left
        )

    def _is_close(self, below: _Row, area: Area, base: float, size: float) -> bool:
        return base - below.y <= _LEADING * size and area.left - below.start <= _FIRST_LINE * size

    def _is_indented(self, below: _Row, area: Area, base: float, size: float) -> bool:
        """Return whether another line begins where this one does, as first lines do, and the next one is full."""
        near = _ALIGNED * size
        others = (row for row in self._rows if abs(row.y - base) > _ANOTHER * size)
        return (
            area.left - below.start <= _INCH * size
            and abs(below.end - self._right) <= near
            and any(abs(row.start - area.left) <= near for row in others)
        )

    def lower(self, area: Area, base: float, size: float) -> float:
        """Return how far to the left a line may reach: to the text before it, or to the left edge of all text."""
        before = [row.end + size for row in self._near(base, size) if row.end < area.left and abs(row.y - base) <= size]
        return max([min(self._left, area.left), *before])

    def limit(self, area: Area, base: float, size: float) -> float:
        """Return how far to the right a line may reach: as far as others of its column, or to the page margin."""
        near = self._near(base, size)
        column = [row.end for row in near if not row.masked and row.start <= area.left + size and row.end > area.left]
        margin = self._page.right - max(self._left - self._page.left, 0)
        reach = max(column, default=area.left)
        beside = [row.start for row in near if row.start > max(reach, area.left + size)]
        if len(column) >= _MANY or (column and beside):
            return reach
        return min([max(reach, margin), *(each - size for each in beside)])

    def _near(self, base: float, size: float) -> list[_Row]:
        return [row for row in self._rows if abs(row.y - base) <= _NEARBY * size]

    def next_word(self, area: Area, base: float, size: float) -> float:
        """Return the width of the first word of the next line; 0 if no line follows closely or it has masked text."""
        below = [
            row
            for row in self._rows
            if _ANOTHER * size < base - row.y <= _LEADING * size and abs(row.start - area.left) <= _INDENTED * size
        ]
        following = max(below, key=lambda row: row.y, default=None)
        return following.word - following.start if following and not following.masked else 0.0


def _in_cell(area: Area, size: float, cell: tuple[float, float] | None) -> Aligned | None:
    """Return the alignment of a line that is alone between the edges of a cell; None if they show none."""
    if cell is None or area.left - cell[0] <= _CELL_PADDING * size:
        return None
    before, after = area.left - cell[0], cell[1] - area.right
    if abs(before - after) <= _CELL_SIDE * size:
        return Aligned(Anchor.CENTRE, sum(cell) / 2)
    return Aligned(Anchor.RIGHT, area.right) if after <= _CELL_PADDING * size else None


def _rows(signs: Iterable[TextGlyph]) -> Iterator[_Row]:
    row: list[TextGlyph] = []
    for sign in sorted((each for each in signs if not each.blank), key=lambda each: (round(each.y), each.x)):
        size = _SIZE_OF_BOX * sign.height
        if row and (round(sign.y) != round(row[-1].y) or sign.x - row[-1].end > _CELL_GAP * size):
            yield _row(row)
            row = []
        row.append(sign)
    if row:
        yield _row(row)


def _row(signs: Sequence[TextGlyph]) -> _Row:
    word = signs[0]
    for sign in signs[1:]:
        if sign.x - word.end > _NEXT_WORD * _SIZE_OF_BOX * sign.height:
            break
        word = sign
    end = max(each.end for each in signs)
    return _Row(signs[0].x, end, word.end, signs[0].y, any(each.cover is not None for each in signs))


# In font sizes.
_SAME_LINE = 0.4  # super- and subscripts are closer to the line
_NEXT_CELL = 1.5  # a wider gap is no space between words
_WORD_GAP, _SPACE = 0.15, 0.27  # least gap that counts as a space, and the space that replaces it
_OVERLAP = -0.15  # an accent overlaps its letter, and keeps its place over it
_SPACED = 0.4  # share of wide gaps between letters from which word spaces can't be recognised
_SIZES = 0.5, 1.6  # least and greatest font size, relative to the usual one of the line
_BELOW, _ABOVE = 0.3, 0.75  # drawings within this distance of the baseline belong to the line
_OTHER_LINE = 0.6  # up or down: where another line begins
_EDGE = 1.0  # points by which text may reach over the edge of its cell
_APART = 0.3  # between a line and anything beside it

_CLIPS = 4  # text rendering modes from this one on clip later drawing


class Widths(NamedTuple):
    """The allowed widths of boxes.

    `each`: returns the widths for the number of a cover and the size of its letters, equally many for each, falling;
    `padding`: room around a box, for serifs and slanted letters (threat P34).
    """

    each: Callable[[int, float], Sequence[float]]
    padding: float


@dataclass(frozen=True, slots=True)
class ReflowedLine:
    """A reflowed line, in the coordinates of the page's content stream.

    Attributes:
        area: its old area, with the masked text; `base`: its baseline.
        stays: its visible glyphs, each with its new place.
        boxes: left and right edge of the box of each cover.
        size: the usual font size of the line.
        least, most: bounds of the width of the masked text that the page still leaks.
    """

    area: Area
    base: float
    stays: tuple[PrintedGlyph, ...]
    boxes: Mapping[int, tuple[float, float]]
    size: float
    least: float
    most: float


def reflowed(shown: Sequence[ShownText], target: Target, widths: Widths) -> list[ReflowedLine]:
    """Reflow the lines that allow it: give each of their visible glyphs a new place, and return the lines.

    Args:
        shown: the text that the page's own content stream shows.
    """
    if any(each.state.name is None or each.state.mode >= _CLIPS for each in shown):
        return []
    state_of = {id(glyph): each.state for each in shown for glyph in each.glyphs}
    margins = Margins(target.signs, target.page)
    visible = sorted((each for each in target.signs if not each.blank), key=lambda each: each.y)
    heights = [each.y for each in visible]
    lines = []
    for glyphs in _lines([glyph for each in shown for glyph in each.glyphs]):
        own = (state_of[id(glyph)] for glyph in glyphs)
        states = list({id(each): each for each in own}.values())  # many glyphs share one
        if _is_plain(glyphs, states, target):
            base, off = median(each.y for each in glyphs), _OTHER_LINE * median(each.size for each in glyphs)
            beside = visible[bisect_right(heights, base - off) : bisect_left(heights, base + off)]
            line = _Line(glyphs, {each.clip for each in states if each.clip}, target, margins, beside)
            if fresh := line.reflowed(widths):
                lines.append(fresh)
    return lines


def _lines(glyphs: list[PrintedGlyph]) -> Iterator[list[PrintedGlyph]]:
    """Yield lines with masked glyphs, from left to right, cut at gaps that are too wide for a space."""
    order = sorted(range(len(glyphs)), key=lambda index: glyphs[index].y)
    heights = [glyphs[index].y for index in order]
    on_line = [False] * len(glyphs)
    for number, here in enumerate(glyphs):
        if here.cover is None or on_line[number]:
            continue
        off = _SAME_LINE * here.size
        near = order[bisect_left(heights, here.y - off) : bisect_right(heights, here.y + off)]
        row = [index for index in near if not on_line[index]]
        for index in row:
            on_line[index] = True
        line: list[PrintedGlyph] = []
        for glyph in (glyphs[index] for index in sorted(row, key=lambda index: (glyphs[index].x, index))):
            reach = max((each.end for each in line[-3:]), default=glyph.x)
            under_one = bool(line) and glyph.cover is not None and glyph.cover == line[-1].cover
            if line and not glyph.blank and glyph.x - reach > _NEXT_CELL * here.size and not under_one:
                yield from _masked(line)
                line = []
            if line or not glyph.blank:
                line.append(glyph)
        yield from _masked(line)


def _masked(line: list[PrintedGlyph]) -> Iterator[list[PrintedGlyph]]:
    while line and line[-1].blank and line[-1].cover is None:
        line.pop()
    if any(each.cover is not None for each in line):
        yield line


def _is_plain(glyphs: list[PrintedGlyph], states: list[State], target: Target) -> bool:
    """Return whether this is one line of visible text, with all masked text of its boxes and nothing else there."""
    usual = median(each.size for each in glyphs)
    here = Counter(each.cover for each in glyphs if each.cover is not None)
    gaps = [
        right.x - left.end > _WORD_GAP * usual
        for left, right in pairwise(glyphs)
        if not left.blank | right.blank and (left.cover is None or left.cover != right.cover)
    ]
    return (
        all(_SIZES[0] * usual <= each.size <= _SIZES[1] * usual for each in glyphs)
        and sum(gaps) <= max(_SPACED * len(gaps), 2)
        and all(target.met[cover] == count for cover, count in here.items())
        and not here.keys() & target.pictured
        and len({tuple(round(part, 4) for part in each.matrix.shorthand) for each in states}) == 1
        and all(each.shows for each in states)
    )


class _Line:
    """A line with boxes that is to be reflowed."""

    def __init__(
        self,
        glyphs: list[PrintedGlyph],
        clips: set[Area],
        target: Target,
        margins: Margins,
        signs: Sequence[TextGlyph],
    ) -> None:
        """Take the glyphs of a line; `signs`: all visible glyphs of the page at its height."""
        self._glyphs, self._clips, self._target, self._margins, self._signs = glyphs, clips, target, margins, signs
        self._size, self._base = median(each.size for each in glyphs), median(each.y for each in glyphs)
        self._area = Area(
            glyphs[0].x,
            self._base - _BELOW * self._size,
            max(each.end for each in glyphs),
            self._base + _ABOVE * self._size,
        )

    def reflowed(self, widths: Widths) -> ReflowedLine | None:
        """Return the reflowed line; None if it must stay unchanged."""
        anchor, at = self._margins.aligned(self._area, self._base, self._size, self._cell())
        if anchor is not Anchor.LEFT:
            at = round(at, 2)  # its last digits depend on the masked width
        lower, limit = self._lower(anchor), self._limit(anchor)
        if lower is None or limit is None:
            return None
        *offsets, length = _offsets(self._glyphs)
        first: dict[int, PrintedGlyph] = {}
        for glyph in self._glyphs:
            if glyph.cover is not None:
                first.setdefault(glyph.cover, glyph)
        padding = widths.padding
        fixed = length + 2 * padding * len(first)
        room = {
            Anchor.LEFT: limit - at,
            Anchor.CENTRE: 2 * min(at - lower, limit - at),
            Anchor.RIGHT: at - lower,
        }[anchor] - fixed
        choices = [widths.each(cover, glyph.size) for cover, glyph in first.items()]
        fitting = next((each for each in zip(*choices, strict=True) if sum(each) <= room), None)
        if fitting is None:
            return None
        boxes: dict[int, tuple[float, float]] = {}
        whole = fixed + sum(fitting)
        x = at - whole * {Anchor.LEFT: 0.0, Anchor.CENTRE: 0.5, Anchor.RIGHT: 1.0}[anchor]
        for glyph, offset in zip(self._glyphs, offsets, strict=True):
            if glyph.cover is None:
                glyph.to = x + offset
            elif glyph.cover not in boxes:
                width = fitting[len(boxes)]
                boxes[glyph.cover] = x + offset + padding, x + offset + padding + width
                x += width + 2 * padding
        least, most = self._width_leak(room, limit, [each[-1] for each in choices])
        visible = tuple(each for each in self._glyphs if each.cover is None)
        return ReflowedLine(self._area, self._base, visible, boxes, self._size, least, most)

    def _width_leak(self, room: float, limit: float, smallest: list[float]) -> tuple[float, float]:
        """Return the least and greatest width of a masked text that the page still leaks.

        The text had room on its line; and if a line follows, that line's first word had no room after it.
        """
        following = self._margins.next_word(self._area, self._base, self._size)
        word = following + _SPACE * self._size
        goes_on = following > 0 and len(smallest) == 1 and self._area.right + word > limit
        return max(room - word, 0.0) if goes_on else 0.0, room - sum(smallest) + min(smallest)

    def _cell(self) -> tuple[float, float] | None:
        """Return the left and right edge of the cell that rules or a frame form around the line, or None."""
        beside = [each for each in self._target.drawn if each.bottom < self._area.top and self._area.bottom < each.top]
        edges = [edge for each in beside for edge in (each.left, each.right)]
        before = [edge for edge in edges if edge <= self._area.left + _EDGE]
        after = [edge for edge in edges if edge >= self._area.right - _EDGE]
        return (max(before), min(after)) if before and after else None

    def _lower(self, anchor: Anchor) -> float | None:
        """Return how far to the left the line may reach; None if something on it can't move with it."""
        if anchor is Anchor.LEFT:
            return self._area.left
        area, apart = self._area, _APART * self._size
        lower = self._margins.lower(area, self._base, self._size)
        for sign in self._signs:
            if sign.end <= area.left - _OVERLAP * self._size and sign.x < area.left:
                lower = max(lower, sign.end + apart)
        for drawn in (*self._target.drawn, *self._clips):
            if drawn.bottom >= area.top or area.bottom >= drawn.top or drawn.left >= area.right or drawn.right <= lower:
                continue
            if drawn.right <= area.left + apart:
                lower = max(lower, drawn.right + apart)
            elif area.left - drawn.left < self._size and drawn.left > lower + 1 and not self._is_rule(drawn):
                return None
            else:
                lower = max(lower, drawn.left + apart)
        if any(cut.meets(area._replace(left=min(lower, area.left))) for cut in self._target.cuts):
            return None
        return lower

    def _is_rule(self, drawn: Area) -> bool:
        """Return whether a drawing is the upright side of a cell."""
        return drawn.right - drawn.left < 1

    def _limit(self, anchor: Anchor) -> float | None:
        """Return how far to the right the line may reach; None if something on it can't move with it."""
        limit = self._margins.limit(self._area, self._base, self._size)
        if anchor is Anchor.RIGHT:
            limit = max(limit, self._area.right)
        for end in self._beside():
            if end is None:
                return None
            limit = min(limit, end)
        area, apart = self._area, _APART * self._size
        if any(cut.meets(area._replace(right=max(limit, area.right))) for cut in self._target.cuts):
            return None
        for drawn in (*self._target.drawn, *self._clips):
            if drawn.bottom >= area.top or area.bottom >= drawn.top or drawn.right <= area.left or drawn.left >= limit:
                continue
            if drawn.left >= area.right - apart:
                limit = min(limit, drawn.left - apart)
            elif drawn.left > area.left + apart or drawn.right < area.right - apart or self._follows(drawn, limit):
                return None
            else:
                limit = min(limit, drawn.right - apart)
        return limit

    def _follows(self, drawn: Area, limit: float) -> bool:
        """Return whether a drawing ends with the line, as an underline or a marker does."""
        near = drawn.right - self._area.right < self._size and drawn.left > self._area.left - self._size
        return near and drawn.right < limit - 1

    def _beside(self) -> Iterator[float | None]:
        """Yield the limits that other text on the right sets; None for text among that of the line."""
        own = {(round(each.x), round(each.y)): each for each in self._glyphs}
        overlap = -_OVERLAP * self._size
        for sign in self._signs:
            cell = round(sign.x), round(sign.y)
            if any((cell[0] + right, cell[1] + up) in own for right in (0, -1, 1) for up in (0, -1, 1)):
                continue
            if sign.x >= self._area.right - overlap:
                yield sign.x - _APART * self._size
            elif sign.end > self._area.left + overlap:
                yield None


def _offsets(glyphs: list[PrintedGlyph]) -> list[float]:
    """Return the offset of each glyph from the beginning, without boxes, and the end of the last one."""
    offsets = [0.0]
    last = 0  # index of the last glyph that did not overlap the one before
    for index, glyph in enumerate(glyphs[1:], start=1):
        before = glyphs[last]
        gap, size = glyph.x - before.end, min(before.size, glyph.size)
        letters = not before.blank and not glyph.blank
        end = offsets[last] + (before.advance if before.cover is None else 0.0)
        if before.cover is not None and glyph.cover == before.cover:
            offsets.append(end)
        elif letters and gap < _OVERLAP * size and before.cover is None and glyph.cover is None:
            offsets.append(offsets[last] + round((glyph.x - before.x) / size, 2) * size)
            if glyph.end <= before.end + _WORD_GAP * size:
                continue
        else:
            is_space = letters and gap > _WORD_GAP * size
            offsets.append(end + (_SPACE * size if is_space else 0.0))
        last = index
    return [*offsets, offsets[last] + (glyphs[last].advance if glyphs[last].cover is None else 0.0)]
