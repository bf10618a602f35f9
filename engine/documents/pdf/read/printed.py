"""Lines read by OCR as a page's own text has them: level, as high as their type, and once each.

OCR reports boxes that are as high as the ink: a line without a capital is low, one with a g is higher. It takes the
sides of cells for letters, and a second reading of a part of the page adds to the first. With these differences from
what MuPDF reads gone, the same code finds rows, tables, forms and paragraphs of both.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, takewhile
from math import atan2, cos, sin
from statistics import mean, median
from typing import NamedTuple

from engine.core.types import Box, Direction, union
from engine.documents.ocr import PrintedLine
from engine.documents.pdf.read.glyphs import Character, Line, letters_of, words_of
from engine.documents.pdf.read.margins import without_margins
from engine.documents.pdf.read.overlaid import not_said_before

# In font sizes, as common fonts have them.


_CAPITAL, _SMALL = 0.70, 0.48  # height of a letter above the base line
_TAIL = 0.21  # below it
_ABOVE, _BELOW = 1.05, 0.28  # of the type, as MuPDF has it for the fonts that every reader knows
_ROW = 0.95  # of a line as Tesseract measures it: the median of 475 lines of eight documents
_HIGH = frozenset("bdfhkltß()[]{}/|\\!?'\"’‘“”$%&§@#*£€")
_LOW = frozenset("gjpqyç,;()[]{}§@")
_FAR = 1.5  # from the text to a letter that does not belong to it
_SAME_PLACE = 0.15  # to the next letter of a column of letters
_COLUMN = 0.1  # of the lines of the text: the letters of a column

_LONG = 12  # letters of a line that shows the slope of its page, and the size of its type
_STEEPEST, _LEAST = 0.26, 0.001  # radians: lines that slope more are no lines of the text; less is no slope
_TEXT = 3  # letters and digits of a line that is no letter set apart
_BARS = frozenset("|¦_")
_TWICE = 0.5  # share of a line that lies over another one
_NEAREST = 5  # lines
# Times as large is type that may have the same size: that of many letters, of few, and of one, which may be grain.
_SURE, _LIKE, _UNLIKE = 1.18, 1.35, 2.0
_ALIKE = 1.5  # times as large: two readings of one line


def as_written(
    printed: Sequence[PrintedLine], place: Callable[[Box], Box], turn: Callable[[Direction], Direction], scale: float
) -> list[Line]:
    """Return the lines of one picture with their places on the page.

    Args:
        place: returns where a box in the picture is on the page.
        turn: returns the direction on the page of one in the picture.
        scale: points per pixel.
    """
    slope = _slope(printed)
    types: list[_Type] = []
    for line in printed:
        x, y = line.direction
        direction = turn((x * cos(slope) - y * sin(slope), x * sin(slope) + y * cos(slope)) if slope else (x, y))
        types.append(_type(line, place, direction, scale))
    whole: list[Line] = []
    for line, type_ in zip(printed, types, strict=True):
        characters = tuple(Character(each.text, place(each.box)) for each in line.letters)
        size = _size(type_, types, is_single=len(line.letters) == 1)
        level = type_.foot - _ABOVE * size, type_.foot + _BELOW * size
        whole.append(Line(characters, type_.direction, size, level))
    sure = [sum(map(str.isalnum, line.sure_text)) for line in printed]
    once = _with_letters_aside(_once(whole, sure))
    return list(without_margins([_without_bars(line) for line in once]))


class _Type(NamedTuple):
    """Direction of a line, the place of its base line across it, and the size of its type, in points.

    `is_sure`: it has letters enough to measure its size.
    """

    direction: Direction
    foot: float
    size: float
    is_sure: bool


def _type(line: PrintedLine, place: Callable[[Box], Box], direction: Direction, scale: float) -> _Type:
    """Return the type of a line as Tesseract reports it, of few letters often too large, or by its ink."""
    top, tail = _ink(line.text)
    size, is_long = line.size * scale / (top + tail), len(line.letters) >= _LONG
    if line.base is None:
        foot = median(place(each.box).framed(direction).y1 for each in line.letters) - tail * size
        return _Type(direction, foot, size, is_sure=False)
    ends = Box(*line.base[:2], *line.base[:2]), Box(*line.base[2:4], *line.base[2:4])
    foot, reported = mean(place(each).framed(direction).y0 for each in ends), line.base.size * scale / _ROW
    return _Type(direction, foot, reported if is_long else min(size, reported), is_long)


def _size(own: _Type, types: Iterable[_Type], *, is_single: bool) -> float:
    """Return the size of most of the nearest lines of a sure size, if the line itself may have it."""
    others = [each for each in types if each.is_sure and each.direction == own.direction]
    nearest = sorted(others, key=lambda each: abs(each.foot - own.foot))[:_NEAREST]
    if not nearest:
        return own.size
    most, around = _SURE if own.is_sure else _UNLIKE if is_single else _LIKE, median(each.size for each in nearest)
    return around if around / most < own.size < around * most else own.size


def _slope(printed: Iterable[PrintedLine]) -> float:
    """Return the slope of most of the text in radians, clockwise; 0 if it is level."""
    found: list[tuple[float, int]] = []
    for line in printed:
        if line.base and len(line.letters) >= _LONG:
            (x, y), (x0, y0, x1, y1, _) = line.direction, line.base
            found.append((atan2(x * (y1 - y0) - y * (x1 - x0), x * (x1 - x0) + y * (y1 - y0)), len(line.letters)))
    found = sorted(each for each in found if abs(each[0]) < _STEEPEST)
    half = sum(letters for _, letters in found) / 2
    for slope, letters in found:
        half -= letters
        if half <= 0:
            return slope if abs(slope) > _LEAST else 0.0
    return 0.0


def _ink(text: str) -> tuple[float, float]:
    """Return how far the ink of a text reaches above and below its base line, in font sizes."""
    is_high = any(each.isupper() or each.isdigit() or each in _HIGH for each in text)
    return _CAPITAL if is_high else _SMALL, _TAIL if any(each in _LOW for each in text) else 0.0


# Lines that were read twice, and letters beside the text.


def _once(lines: Sequence[Line], sure: Sequence[int]) -> Iterator[Line]:
    """Yield the lines; of two readings of one place, the less sure one aside, without the words that are the same.

    Args:
        sure: the number of letters in sure words, for each line.
    """
    level = [_extent(line) for line in lines]
    upright = [union(each.box for each in line.characters) for line in lines]
    for number, whole in enumerate(lines):
        surer = [at for at in range(len(lines)) if (sure[at], -at) > (sure[number], -number)]
        line = _without_repeated(whole, [lines[at] for at in surer if upright[at].meets(upright[number])])
        if not line.characters:
            continue
        better = [
            other
            for at, other in ((at, lines[at]) for at in surer)
            if _are_one(
                *((level[at], level[number]) if other.direction == line.direction else (upright[at], upright[number]))
            )
        ]
        if not better:
            yield line
            continue
        places = [union(each.box for each in word) for other in better for _, word in words_of(other.characters)]
        apart: list[Character] = []
        again: list[Character] = []
        for space, word in words_of(line.characters):
            over = union(each.box for each in word)
            kept = again if any(_lies_over(over, each) for each in places) else apart
            kept += (*space, *word) if kept else word
        if apart:
            yield replace(line, characters=tuple(apart))
        if again:
            yield from not_said_before([replace(line, characters=tuple(again), aside=True)], better)


def _without_repeated(line: Line, surer: Iterable[Line]) -> Line:
    """Return the line without words that a surer line has in the same place, of whatever height either was read."""
    words = [word for other in surer for _, word in words_of(other.characters) if len(letters_of(word)) >= _TEXT]
    if not words:
        return line
    known: dict[str, list[Box]] = defaultdict(list)
    for word in words:
        known[letters_of(word)].append(union(each.box for each in word))
    left: list[Character] = []
    for space, word in words_of(line.characters):
        place = union(each.box for each in word)
        if not any(_lies_over(place, each) for each in known.get(letters_of(word), ())):
            left += (*space, *word) if left else word
    return replace(line, characters=tuple(left)) if len(left) < len(line.characters) else line


def _extent(line: Line) -> Box:
    """Return the box around the type of a line in the frame of its direction."""
    box = union(each.box.framed(line.direction) for each in line.characters)
    return box._replace(y0=line.level[0], y1=line.level[1]) if line.level else box


def _are_one(one: Box, other: Box) -> bool:
    low, high = sorted((one.height, other.height))
    return high <= _ALIKE * low and one.shared(other).width > 0 and one.shared(other).height > _TWICE * low


def _lies_over(word: Box, other: Box) -> bool:
    both = word.shared(other)
    return both.width > _TWICE * min(word.width, other.width) and both.height > _TWICE * min(word.height, other.height)


def _with_letters_aside(lines: Iterable[Line]) -> Iterator[Line]:
    """Yield the lines, single letters far beside the text aside: they are grain, unless they form a column."""
    every = [(line, _extent(line)) for line in lines]
    text: dict[Direction, list[tuple[Line, Box]]] = defaultdict(list)
    for line, box in every:
        if sum(map(str.isalnum, line.text)) >= _TEXT and not line.aside:
            text[line.direction].append((line, box))
    single = [(line.direction, each) for line, _ in every if len(line.text) == 1 for each in _ink_boxes(line)]
    for line, box in every:
        beside = text[line.direction]
        if len(line.text) != 1 or not beside:
            yield line
            continue
        body, size = union(each for _, each in beside), median(each.size for each, _ in beside)
        is_far = max(body.x0 - box.x1, box.x0 - body.x1) > _FAR * size
        column = [
            each
            for direction, each in single
            if direction == line.direction and abs(each.x0 - box.x0) < _SAME_PLACE * size and each.height < size
        ]
        yield replace(line, aside=line.aside or (is_far and len(column) < max(_TEXT, _COLUMN * len(beside))))


def _ink_boxes(line: Line) -> Iterator[Box]:
    return (each.box.framed(line.direction) for each in line.characters)


# Sides of cells.


def _without_bars(line: Line) -> Line:
    """Return a line without sides of cells that were read as first letters of words; the next letters cover them."""
    if not _BARS.intersection(line.text):
        return line
    words = ((*space, *_without_bar(word)) for space, word in words_of(line.characters))
    return replace(line, characters=tuple(chain.from_iterable(words)))


def _without_bar(word: list[Character]) -> list[Character]:
    """Return a word without the bar before it, unless a small letter follows, with which it may be a capital I."""
    bars = list(takewhile(lambda each: each.text in _BARS, word))
    letters = word[len(bars) :]
    if not letters or letters[0].text.islower() or all(each.text == "_" for each in bars):
        return word
    return [letters[0]._replace(box=union(each.box for each in (*bars, letters[0]))), *letters[1:]]
