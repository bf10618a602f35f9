"""Line numbers in the margin of a scanned page, taken from the lines that they number.

OCR reads a number and its line as one, and misreads some of the numbers, which are small. A pleading or a transcript
looks like a table then, and words that are none stand before what was said.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from statistics import median
from typing import NamedTuple

from engine.core.types import Box, Direction, union
from engine.documents.pdf.read.glyphs import Character, Line, words_of

_NUMBER = re.compile(r"\d{1,2}")
_FEWEST = 8  # numbers of a margin
_MOST = 0.8  # of the numbers that follow each other, as far apart as they count
_UNEVEN = 0.25  # of the distance from one line to the next
_WIDE = 1.5  # font sizes between two cells of a row
_CELLS = 0.3  # of the numbered lines, with such a gap that does not follow who speaks
_LABEL = 3  # letters of "Q.", as it may be misread
_MISREAD = 3  # lines: the last numbers of a margin may be misread
_BEYOND = 0.5  # of the distance from one line to the next: how far a margin reaches beyond its first number
_GUTTER = 0.5  # font sizes from the numbers to the lines, at least
_SPACES = 1.5  # times as wide as the space between two words is that room: in type of one width, a space is wide, too


class _Word(NamedTuple):
    """A word, the space before it, and its box in the frame of its line's direction."""

    space: list[Character]
    characters: list[Character]
    box: Box

    @property
    def text(self) -> str:
        return "".join(each.text for each in self.characters)


def without_margins(lines: Sequence[Line]) -> Iterator[Line]:
    """Yield the lines without the numbers in their margin, and these aside."""
    words = [[_Word(*each, _box(each[1], line)) for each in words_of(line.characters)] for line in lines]
    margins = {direction: list(_margins(lines, words, direction)) for direction in {each.direction for each in lines}}
    for line, found in zip(lines, words, strict=True):
        margin = next((each for each in margins[line.direction] if each.shared(found[0].box).height > 0), None)
        inside = [each for each in found if margin and each.box.x1 <= margin.x1 and each.box.x0 >= margin.x0]
        rest = found[len(inside) :]
        # A paragraph may begin where the numbers are.
        is_apart = bool(inside) and (not rest or rest[0].box.x0 - inside[-1].box.x1 > _GUTTER * line.size)
        if found[: len(inside)] != inside or not is_apart:
            yield line
            continue
        yield replace(line, characters=_joined(inside), aside=True)
        if rest:
            yield replace(line, characters=_joined([rest[0]._replace(space=[]), *rest[1:]]))


def _box(word: Iterable[Character], line: Line) -> Box:
    return union(each.box.framed(line.direction) for each in word)


def _joined(words: Iterable[_Word]) -> tuple[Character, ...]:
    return tuple(each for word in words for each in (*word.space, *word.characters))


def _margins(lines: Sequence[Line], words: Sequence[Sequence[_Word]], direction: Direction) -> Iterator[Box]:
    """Yield the margins with numbers beside lines of this direction, in its frame."""
    numbered = [
        (found, line.size)
        for line, found in zip(lines, words, strict=True)
        if line.direction == direction and not line.aside and _NUMBER.fullmatch(found[0].text)
    ]
    while len(numbered) >= _FEWEST:
        right = max(numbered, key=lambda each: sum(_is_above(each[0][0], other[0][0]) for other in numbered))[0][0]
        column = sorted((each for each in numbered if _is_above(right, each[0][0])), key=lambda each: each[0][0].box.y0)
        numbered = [each for each in numbered if each not in column]
        pitch = _pitch([found[0] for found, _ in column]) if len(column) >= _FEWEST else 0.0
        if pitch and _is_text(column) and _is_apart([found for found, _ in column]):
            yield _reach([found for found, _ in column], pitch, median(size for _, size in column))


def _is_above(one: _Word, other: _Word) -> bool:
    """Return whether two numbers stand above each other, at either end or in the middle."""
    return one.box.shared(other.box).width > 0


def _pitch(numbers: Sequence[_Word]) -> float:
    """Return how far numbers are apart for each that they count, from the top down; 0 if they don't count lines.

    A column may begin again at 1.
    """
    steps = [(int(below.text) - int(above.text), below.box.y1 - above.box.y1) for above, below in pairwise(numbers)]
    counting = [(step, high) for step, high in steps if step > 0]
    if not counting:
        return 0.0
    pitch = median(high / step for step, high in counting)
    even = sum(abs(high / pitch - step) <= _UNEVEN for step, high in counting) if pitch > 0 else 0
    return pitch if even >= _MOST * len(steps) else 0.0


def _is_text(column: Sequence[tuple[Sequence[_Word], float]]) -> bool:
    """Return whether what is numbered are lines of text, and not the rows of a table."""
    cells = [
        any(
            after.box.x0 - before.box.x1 > _WIDE * size and not _is_speaker(before.text)
            for before, after in pairwise(found[1:])
        )
        for found, size in column
    ]
    return sum(cells) <= _CELLS * len(cells)


def _is_apart(rows: Sequence[Sequence[_Word]]) -> bool:
    """Return whether the numbers of most rows are no words of their lines, as in "12 March" or "27 Harbour Street"."""
    gutters = [found[1].box.x0 - found[0].box.x1 for found in rows if len(found) > 1]
    spaces = [after.box.x0 - before.box.x1 for found in rows for before, after in pairwise(found[1:])]
    return not gutters or not spaces or median(gutters) > _SPACES * median(spaces)


def _is_speaker(text: str) -> bool:
    """Return whether a word before a wide gap may say who speaks: "Q.", also misread, or "REPORTER:"."""
    return len(text) <= _LABEL or text.endswith(":")


def _reach(rows: Sequence[Sequence[_Word]], pitch: float, size: float) -> Box:
    """Return the place of a margin: up to where it counts from, and across to half of the way to the lines."""
    numbers = union(found[0].box for found in rows)
    lines = min((found[1].box.x0 for found in rows if len(found) > 1), default=numbers.x1 + size)
    right = (numbers.x1 + max(lines, numbers.x1 + _GUTTER * size)) / 2
    top = numbers.y0 - pitch * (int(rows[0][0].text) - 1)
    return Box(numbers.x0 - size, top - _BEYOND * pitch, right, numbers.y1 + _MISREAD * pitch)
