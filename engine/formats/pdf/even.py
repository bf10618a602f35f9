"""Sets lines of text anew, so that nothing on them tells how wide the masked text was (threat P20).

Whoever knows the font can tell names apart by the width of a box, by the gap that it leaves, and by how the spaces of a
justified line were stretched or the letters around it shifted (paper 12). So a
line with boxes is set from its beginning: letters at their own widths, spaces of one width, and boxes as wide as the
rest of the line leaves room for, in few steps. The room is counted from what stays visible alone: the words of the line
and how far other lines reach. Where something on the line could still tell, or can't follow, it stays as it is.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median
from typing import NamedTuple

from engine.formats.pdf.geometry import Area
from engine.formats.pdf.graphics import State
from engine.formats.pdf.margins import Anchor, Margins
from engine.formats.pdf.shown import Printed, Shown
from engine.formats.pdf.targets import Placed, Target

# In sizes of the font.
_SAME_LINE = 0.4  # super- and subscripts are less off
_NEXT_CELL = 1.5  # a gap so wide is no space between words
_WORD_GAP, _SPACE = 0.15, 0.27  # from where on a gap is a space, and the space that then is set
_OVERLAP = -0.15  # an accent stands over its letter, where it stood
_SPACED = 0.4  # of the gaps between letters, from where on spaces between words can't be told
_SIZES = 0.5, 1.6  # of letters beside the usual one of the line
_BELOW, _ABOVE = 0.3, 0.75  # what is drawn so far off the line belongs to it
_OTHER_LINE = 0.6  # so far up or down another line begins
_EDGE = 1.0  # points, that text may reach over the edge of its cell
_APART = 0.3  # between a line and what stands beside it

_CLIPS = 4  # text rendering modes from here on cut what is drawn later


class Widths(NamedTuple):
    """How wide boxes may be. `each`: by the number of a cover and the size of its letters, as many for each, falling;
    `padding`: around a box, for serifs and slanted letters (threat P34).
    """

    each: Callable[[int, float], Sequence[float]]
    padding: float


@dataclass(frozen=True, slots=True)
class EvenLine:
    """A line set anew, in the coordinates of the page's content stream.

    Attributes:
        area: where it stood, with what is masked; `base`: the line that its letters stand on.
        stays: its visible glyphs, each with the place where it is set.
        boxes: left and right edge of the box of each cover.
        least, most: how wide what stood under its boxes can have been, as far as the page still tells.
    """

    area: Area
    base: float
    stays: tuple[Printed, ...]
    boxes: Mapping[int, tuple[float, float]]
    size: float
    least: float
    most: float


def set_anew(shown: Sequence[Shown], target: Target, widths: Widths) -> list[EvenLine]:
    """Give every visible glyph of the lines that can be set anew its new place.

    Args:
        shown: what the page's own content shows.
    """
    if any(each.state.name is None or each.state.mode >= _CLIPS for each in shown):
        return []
    by_glyph = {id(glyph): each for each in shown for glyph in each.glyphs}
    margins = Margins(target.signs, target.page)
    visible = sorted((each for each in target.signs if not each.blank), key=lambda each: each.y)
    heights = [each.y for each in visible]
    lines = []
    for glyphs in _lines([glyph for each in shown for glyph in each.glyphs]):
        states = [by_glyph[id(glyph)].state for glyph in glyphs]
        if _is_plain(glyphs, states, target):
            base, off = median(each.y for each in glyphs), _OTHER_LINE * median(each.size for each in glyphs)
            beside = visible[bisect_right(heights, base - off) : bisect_left(heights, base + off)]
            line = _Line(glyphs, {each.clip for each in states if each.clip}, target, margins, beside)
            if even := line.set_anew(widths):
                lines.append(even)
    return lines


def _lines(glyphs: list[Printed]) -> Iterator[list[Printed]]:
    """Those with masked glyphs, from left to right, cut where no space between words is so wide."""
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
        line: list[Printed] = []
        for glyph in (glyphs[index] for index in sorted(row, key=lambda index: (glyphs[index].x, index))):
            reach = max((each.end for each in line[-3:]), default=glyph.x)
            under_one = bool(line) and glyph.cover is not None and glyph.cover == line[-1].cover
            if line and not glyph.blank and glyph.x - reach > _NEXT_CELL * here.size and not under_one:
                yield from _masked(line)
                line = []
            if line or not glyph.blank:
                line.append(glyph)
        yield from _masked(line)


def _masked(line: list[Printed]) -> Iterator[list[Printed]]:
    while line and line[-1].blank and line[-1].cover is None:
        line.pop()
    if any(each.cover is not None for each in line):
        yield line


def _is_plain(glyphs: list[Printed], states: list[State], target: Target) -> bool:
    """Whether it is one line of visible text, with all the masked text of its boxes and nothing else under them."""
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
    """A line with boxes before it is set anew."""

    def __init__(
        self, glyphs: list[Printed], clips: set[Area], target: Target, margins: Margins, signs: Sequence[Placed]
    ) -> None:
        """`signs`: all visible glyphs of the page at the height of the line."""
        self._glyphs, self._clips, self._target, self._margins, self._signs = glyphs, clips, target, margins, signs
        self._size, self._base = median(each.size for each in glyphs), median(each.y for each in glyphs)
        self._area = Area(
            glyphs[0].x,
            self._base - _BELOW * self._size,
            max(each.end for each in glyphs),
            self._base + _ABOVE * self._size,
        )

    def set_anew(self, widths: Widths) -> EvenLine | None:
        """None where it must stay as it is."""
        anchor, at = self._margins.aligned(self._area, self._base, self._size, self._cell())
        if anchor is not Anchor.LEFT:
            at = round(at, 2)  # the last digits come from places that depend on the width
        lower, limit = self._lower(anchor), self._limit(anchor)
        if lower is None or limit is None:
            return None
        *offsets, length = _offsets(self._glyphs)
        first: dict[int, Printed] = {}
        for glyph in self._glyphs:
            if glyph.cover is not None:
                first.setdefault(glyph.cover, glyph)
        padding = widths.padding
        known = length + 2 * padding * len(first)
        room = {
            Anchor.LEFT: limit - at,
            Anchor.CENTRE: 2 * min(at - lower, limit - at),
            Anchor.RIGHT: at - lower,
        }[anchor] - known
        choices = [widths.each(cover, glyph.size) for cover, glyph in first.items()]
        fitting = next((each for each in zip(*choices, strict=True) if sum(each) <= room), None)
        if fitting is None:
            return None
        boxes: dict[int, tuple[float, float]] = {}
        whole = known + sum(fitting)
        x = at - whole * {Anchor.LEFT: 0.0, Anchor.CENTRE: 0.5, Anchor.RIGHT: 1.0}[anchor]
        for glyph, offset in zip(self._glyphs, offsets, strict=True):
            if glyph.cover is None:
                glyph.to = x + offset
            elif glyph.cover not in boxes:
                width = fitting[len(boxes)]
                boxes[glyph.cover] = x + offset + padding, x + offset + padding + width
                x += width + 2 * padding
        least, most = self._told(room, limit, [each[-1] for each in choices])
        visible = tuple(each for each in self._glyphs if each.cover is None)
        return EvenLine(self._area, self._base, visible, boxes, self._size, least, most)

    def _told(self, room: float, limit: float, smallest: list[float]) -> tuple[float, float]:
        """Between which widths the page still says that a masked text was: it had room on its line, and where the text
        goes on, the first word of the next line had none behind it."""
        following = self._margins.next_word(self._area, self._base, self._size)
        word = following + _SPACE * self._size
        goes_on = following > 0 and len(smallest) == 1 and self._area.right + word > limit
        return max(room - word, 0.0) if goes_on else 0.0, room - sum(smallest) + min(smallest)

    def _cell(self) -> tuple[float, float] | None:
        """The left and right edge of the cell that rules or a frame make around the line."""
        beside = [each for each in self._target.drawn if each.bottom < self._area.top and self._area.bottom < each.top]
        edges = [edge for each in beside for edge in (each.left, each.right)]
        before = [edge for edge in edges if edge <= self._area.left + _EDGE]
        after = [edge for edge in edges if edge >= self._area.right - _EDGE]
        return (max(before), min(after)) if before and after else None

    def _lower(self, anchor: Anchor) -> float | None:
        """How far to the left the line may reach; None where something on it would stay behind."""
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
        """Whether it is the upright side of a cell."""
        return drawn.right - drawn.left < 1

    def _limit(self, anchor: Anchor) -> float | None:
        """How far to the right the line may reach; None where something on it would stay behind."""
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
        """Whether it ends with the line, as what underlines or marks it does."""
        near = drawn.right - self._area.right < self._size and drawn.left > self._area.left - self._size
        return near and drawn.right < limit - 1

    def _beside(self) -> Iterator[float | None]:
        """How far other text leaves room; None where it stands among that of the line."""
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


def _offsets(glyphs: list[Printed]) -> list[float]:
    """How far from the beginning each glyph is set, without boxes, and where the last one ends."""
    offsets = [0.0]
    last = 0  # of those that stand one after the other
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
