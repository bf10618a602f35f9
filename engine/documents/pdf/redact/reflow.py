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
from itertools import pairwise
from statistics import median
from typing import NamedTuple

from engine.documents.pdf.content.graphics import PrintedGlyph, ShownText, State
from engine.documents.pdf.geometry import Area
from engine.documents.pdf.redact.margins import Aligned, Anchor, Margins
from engine.documents.pdf.redact.paint import Leader
from engine.documents.pdf.redact.targets import Target, TextGlyph

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
_LEAST_LEADER, _LEADER_GAP = 1.5, 0.2  # length of a leader, and the gap on each side of it
_AT_STOP = 0.05  # between the origins of a glyph in two readings

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
        leader: drawn in place of one that was masked; `unboxed`: the cover of it alone, which needs no box.
    """

    area: Area
    base: float
    stays: tuple[PrintedGlyph, ...]
    boxes: Mapping[int, tuple[float, float]]
    size: float
    least: float
    most: float
    leader: Leader | None = None
    unboxed: int | None = None


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
            clips = {each.clip for each in states if each.clip}
            for part, is_at_stop in _at_stops(glyphs, margins):
                line = _Line(part, clips, target, margins, beside, is_at_stop=is_at_stop)
                if fresh := line.reflowed(widths):
                    lines.append(fresh)
    return lines


def _at_stops(glyphs: list[PrintedGlyph], margins: Margins) -> Iterator[tuple[list[PrintedGlyph], bool]]:
    """Yield the parts of a line with masked glyphs, cut at tab stops, and whether each begins at one."""
    size = median(each.size for each in glyphs)
    stops = margins.stops(median(each.y for each in glyphs), size)
    start = 0
    for index, (left, right) in enumerate(pairwise(glyphs), start=1):
        apart = left.cover is None or left.cover != right.cover
        if apart and not right.blank and any(abs(right.x - stop) <= _AT_STOP * size for stop in stops):
            yield from ((part, start > 0) for part in _masked(glyphs[start:index]))
            start = index
    yield from ((part, start > 0) for part in _masked(glyphs[start:]))


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
        ordered = [glyphs[index] for index in sorted(row, key=lambda index: (glyphs[index].x, index))]
        for line in _cells(ordered, _NEXT_CELL * here.size):
            yield from _masked(line)


def _cells(row: Iterable[PrintedGlyph], gap: float) -> Iterator[list[PrintedGlyph]]:
    """Yield the parts of a row between wider gaps, each without the blanks before it; no cover is cut."""
    line: list[PrintedGlyph] = []
    is_far, last = False, None  # whether a wide gap precedes the blanks before this glyph; the last cover
    for glyph in row:
        reach = max((each.end for each in line[-3:]), default=glyph.x)
        is_far |= glyph.x - reach > gap
        if not glyph.blank:
            if line and is_far and (glyph.cover is None or glyph.cover != last):
                yield line
                line = []
            is_far, last = False, glyph.cover
        if line or not glyph.blank:
            line.append(glyph)
    yield line


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
        *,
        is_at_stop: bool,
    ) -> None:
        """Take the glyphs of a line, which may begin at a tab stop; `signs`: all visible glyphs at its height."""
        self._glyphs, self._clips, self._target, self._margins, self._signs = glyphs, clips, target, margins, signs
        self._is_at_stop = is_at_stop
        self._size, self._base = median(each.size for each in glyphs), median(each.y for each in glyphs)
        self._area = Area(
            glyphs[0].x,
            self._base - _BELOW * self._size,
            max(each.end for each in glyphs),
            self._base + _ABOVE * self._size,
        )

    def reflowed(self, widths: Widths) -> ReflowedLine | None:
        """Return the reflowed line; None if it must stay unchanged."""
        return self._led(widths) or self._joined(widths)

    def _led(self, widths: Widths) -> ReflowedLine | None:
        """Return the line with its beginning and its end where they were, and a new leader between.

        None if it holds no masked leader, has no room, or does not end below other lines: only a tab keeps the end.
        """
        parts = _around_leader(self._glyphs, self._target)
        right = self._margins.right_end(self._area, self._base, self._size) if parts else None
        if parts is None or right is None or self._limit(Anchor.LEFT) is None:
            return None
        head, tail, cover, sign = parts
        first = _first(head)
        *after, long = _offsets(tail) if tail else [0.0]
        padding, end = widths.padding, right - long
        *offsets, length = _offsets(head)
        room = end - self._area.left - length - 2 * padding * len(first) - _LEAST_LEADER * self._size
        choices = [widths.each(number, glyph.size) for number, glyph in first.items()]
        fitting = next((each for each in zip(*choices, strict=True) if sum(each) <= room), None) if first else ()
        if fitting is None or room < 0:
            return None
        boxes = _place(head, offsets, self._area.left, fitting, padding)
        for glyph, offset in zip(tail, after, strict=True):
            glyph.to = end + offset
        start = self._area.left + length + sum(fitting) + 2 * padding * len(first)
        gap = _LEADER_GAP * self._size
        before_end = 0.0 if tail and tail[0].blank else gap
        least = min((each[-1] for each in choices), default=0.0)
        return ReflowedLine(
            self._area,
            self._base,
            tuple(each for each in (*head, *tail) if each.cover is None),
            boxes,
            self._size,
            0.0,
            room - sum(each[-1] for each in choices) + least,
            Leader(sign, start + gap, end - before_end, self._base, self._size),
            None if cover in first else cover,
        )

    def _joined(self, widths: Widths) -> ReflowedLine | None:
        """Return the line with all its parts joined; None if it must stay unchanged."""
        anchor, at = self._aligned()
        if anchor is not Anchor.LEFT:
            at = round(at, 2)  # its last digits depend on the masked width
        lower, limit = self._lower(anchor), self._limit(anchor)
        if lower is None or limit is None:
            return None
        *offsets, length = _offsets(self._glyphs)
        first = _first(self._glyphs)
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
        whole = fixed + sum(fitting)
        x = at - whole * {Anchor.LEFT: 0.0, Anchor.CENTRE: 0.5, Anchor.RIGHT: 1.0}[anchor]
        boxes = _place(self._glyphs, offsets, x, fitting, padding)
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

    def _aligned(self) -> Aligned:
        if self._is_at_stop:
            return Aligned(Anchor.LEFT, self._area.left)
        return self._margins.aligned(self._area, self._base, self._size, self._cell())

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
        return drawn.width < 1

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


def _first(glyphs: Iterable[PrintedGlyph]) -> dict[int, PrintedGlyph]:
    """Return the first masked glyph of each cover."""
    first: dict[int, PrintedGlyph] = {}
    for glyph in glyphs:
        if glyph.cover is not None:
            first.setdefault(glyph.cover, glyph)
    return first


def _place(
    glyphs: Sequence[PrintedGlyph], offsets: Sequence[float], x: float, widths: Sequence[float], padding: float
) -> dict[int, tuple[float, float]]:
    """Give visible glyphs their place on a line that begins at x, and return the edges of each cover's box."""
    boxes: dict[int, tuple[float, float]] = {}
    for glyph, offset in zip(glyphs, offsets, strict=True):
        if glyph.cover is None:
            glyph.to = x + offset
        elif glyph.cover not in boxes:
            width = widths[len(boxes)]
            boxes[glyph.cover] = x + offset + padding, x + offset + padding + width
            x += width + 2 * padding
    return boxes


def _around_leader(
    glyphs: list[PrintedGlyph], target: Target
) -> tuple[list[PrintedGlyph], list[PrintedGlyph], int, str] | None:
    """Return the glyphs before and after the masked leader of a line, its cover, and its sign.

    None if the last masked glyphs are no leader, or the line begins with it.
    """
    masked = [index for index, glyph in enumerate(glyphs) if glyph.cover is not None]
    cover = glyphs[masked[-1]].cover
    if cover is None or cover not in target.leaders:
        return None
    area, sign = target.leaders[cover]
    inside = [index for index in masked if glyphs[index].cover == cover and _is_in(glyphs[index], area)]
    if not inside or inside[0] == 0 or inside[-1] != masked[-1] or len(inside) != masked[-1] - inside[0] + 1:
        return None
    return glyphs[: inside[0]], glyphs[inside[-1] + 1 :], cover, sign


def _is_in(glyph: PrintedGlyph, area: Area) -> bool:
    return area.left - _EDGE <= glyph.x < area.right and area.bottom <= glyph.y <= area.top


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
