"""Combs: the cells of a form that hold one letter each, in boxes or in fields, read as one value.

Programs draw each cell by itself, so that a page holds single letters with room between them. Letters of a comb are
about equally far from each other, and farther than letters of a word; an empty cell is a space in the value.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import pairwise
from statistics import median
from typing import NamedTuple

from engine.core.types import Box
from engine.documents.pdf.read.glyphs import Character, Line, is_base
from engine.documents.pdf.sanitise.fields import CombField

_LOOSE = re.compile(r"^.{1,2}$|(?<!\S)\w \w(?!\S)")  # in a line that may hold cells: letters by themselves
_WORD = re.compile(r"\S+")
_FEWEST = 3  # letters of a comb that no field shows
_NEAREST, _FARTHEST = 1.0, 2.8  # font sizes between the middles of neighbours
_OFF, _OFF_AT_FIRST = 0.27, 0.36  # of that distance, by which one differs; before the distance is well known
_OFF_IF_EVEN = 0.06  # the same, in combs that stand close to each other
_ROOM, _MOST = 0.12, 0.6  # font sizes between two letters, in this share of the cells
_BLANK = 1.45  # cells between the middles of two letters, if one between them is empty
_ALIKE = 0.25  # by how much sizes, and distances, of one value differ
_LEVEL = 0.45  # font sizes between the middles of letters in one row
_ADJOINING = 2.4  # cells between the last letter of a comb and the first one of the next, in one value
_STEP = 12.0  # points: lines farther from each other are in other rows
_APART, _SHIFTED = 4.2, 0.9  # the same, in a number of several parts; font sizes by which the parts are out of line
_NUMBER = re.compile(
    r"\d{3} \d\d \d{4}|\d\d? \d\d? (?:\d{4}|\d\d)|\d{4} \d\d? \d\d?|\d{3} \d{3} \d{4}|\d{5} \d{4}|\d\d \d{7}"
)
_BEGUN = re.compile(r"\d{3}(?: \d\d)?|\d\d?(?: \d\d?)?|\d{4}(?: \d\d?)?|\d{3} \d{3}|\d{5}")
_JOINTS = frozenset("-\u2010\u2011\u2012\u2013\u2014/.")
_SCALES = ("0123456789", "123456789", "abcdefghijklmnopqrstuvwxyz")  # begin so; printed to be ringed, sign by sign
_TICKS = frozenset("xX")
_ONWARDS = frozenset(("L", "EN"))  # classes of letters and digits (Unicode, annex 9)


class _Word(NamedTuple):
    """Characters without a space.

    `place`: of the line, and of the first character in it; `spans`: the left and right end of each character along the
    line, `level`: its middle across it, in points.
    """

    place: tuple[int, int]
    characters: tuple[Character, ...]
    spans: tuple[tuple[float, float], ...]
    level: float
    size: float

    @property
    def left(self) -> float:
        """The left end."""
        return self.spans[0][0]

    @property
    def cells(self) -> list[tuple[Character, float, float]]:
        """The characters, each with its left and right end."""
        return [(each, *span) for each, span in zip(self.characters, self.spans, strict=True)]

    @property
    def is_joint(self) -> bool:
        """Return whether it is a sign that is printed between the cells of a number."""
        return len(self.characters) == 1 and self.characters[0].text in _JOINTS


class _Cell(NamedTuple):
    """A letter. `word`: the index of its word in the row; `is_alone`: it is the whole word."""

    word: int
    is_alone: bool
    character: Character
    left: float
    right: float

    @property
    def middle(self) -> float:
        """The middle of the letter."""
        return (self.left + self.right) / 2


class _Comb(NamedTuple):
    """Characters of one value. `pitch`: the distance of neighbours; `start`, `end`: middles of the outer letters."""

    characters: tuple[Character, ...]
    words: tuple[_Word, ...]
    start: float
    end: float
    pitch: float
    is_sure: bool

    @property
    def text(self) -> str:
        """The value."""
        return "".join([each.text for each in self.characters])

    @property
    def size(self) -> float:
        """The size of the font."""
        return median(each.size for each in self.words)

    @property
    def level(self) -> float:
        """The middle of the letters, across the line."""
        return median(each.level for each in self.words)


def join_combs(lines: list[Line], fields: Sequence[CombField] = ()) -> list[Line]:
    """Return the lines of a page, the letters in the cells of each comb joined.

    Args:
        fields: the fields of the page that are combs. In them, two letters are enough, as far apart as they are.
    """
    loose = frozenset(index for index, line in enumerate(lines) if _LOOSE.search(line.text))
    if sum(len(lines[index].text) for index in loose) < 2:
        return lines
    combs: list[_Comb] = []
    for direction in {_turn(lines[index]) for index in loose}:
        along = {index: line for index, line in enumerate(lines) if _turn(line) == direction}
        levels = [_level(lines[index]) for index in loose & along.keys()]
        near = _near(along, levels)
        words = [word for index, line in near.items() for word in _words(index, line)]
        found = [comb for field in fields if (comb := _in_field(field, words))]
        known = {word.place for comb in found for word in comb.words}
        rows = _rows([each for each in words if each.place not in known], loose)
        found += [comb for row in rows for comb in _combs(row)]
        combs += _together(found, [word for row in rows for word in row])
    return _rebuilt(lines, combs) if combs else lines


def _level(line: Line) -> float:
    """Return the middle of a line, across its direction, by its first letter."""
    x, y = line.direction
    box = line.characters[0].box
    return ((box.y0 + box.y1) * x - (box.x0 + box.x1) * y) / 2


def _near(lines: dict[int, Line], levels: list[float]) -> dict[int, Line]:
    """Return the lines that are about as high as one of the levels."""
    known = {round(level / _STEP) + off for level in levels for off in (-1, 0, 1)}
    return {index: line for index, line in lines.items() if round(_level(line) / _STEP) in known}


def _in_field(field: CombField, words: list[_Word]) -> _Comb | None:
    """Return the letters of a field, of which each has its own cell."""
    inside = [each for each in words if all(field.area.holds_middle(letter.box) for letter in each.characters)]
    row = sorted(inside, key=lambda word: word.left)
    cells = _cells(row)
    pitch = max(field.area.width, field.area.height) / field.cells
    if len(cells) < 2 or any(after.middle - before.middle < _MOST * pitch for before, after in pairwise(cells)):
        return None
    return _comb(cells, row, pitch, is_sure=True)


def _cells(row: list[_Word]) -> list[_Cell]:
    return [_Cell(number, len(word.characters) == 1, *each) for number, word in enumerate(row) for each in word.cells]


def _turn(line: Line) -> tuple[int, int]:
    return round(line.direction[0] * 10), round(line.direction[1] * 10)


def _rows(words: list[_Word], loose: AbstractSet[int]) -> list[list[_Word]]:
    """Return the words on the level of letters by themselves, each row from left to right."""
    levels: list[tuple[float, float]] = []
    alone = [each for each in words if each.place[0] in loose and len(each.characters) == 1 and not each.is_joint]
    for each in sorted(alone, key=lambda word: word.level):
        if not levels or each.level - levels[-1][0] > _LEVEL * each.size:
            levels.append((each.level, each.size))
    rows: dict[int, list[_Word]] = defaultdict(list)
    for word in words:
        near = [(abs(level - word.level), n) for n, (level, size) in enumerate(levels) if _is_level(word, level, size)]
        if near:
            rows[min(near)[1]].append(word)
    return [sorted(each, key=lambda word: word.left) for each in rows.values()]


def _is_level(word: _Word, level: float, size: float) -> bool:
    return abs(level - word.level) <= 2 * _LEVEL * size and (word.is_joint or abs(size - word.size) <= _ALIKE * size)


def _words(index: int, line: Line) -> Iterator[_Word]:
    x, y = line.direction
    for found in _WORD.finditer(line.text):
        characters = line.characters[found.start() : found.end()]
        spans = tuple(_span(each.box, x, y) for each in characters)
        across = [value for each in characters for value in _span(each.box, -y, x)]
        yield _Word((index, found.start()), characters, spans, (min(across) + max(across)) / 2, line.size)


def _span(box: Box, x: float, y: float) -> tuple[float, float]:
    """Return the first and the last place of a box along a direction."""
    ends = [a * x + b * y for a in (box.x0, box.x1) for b in (box.y0, box.y1)]
    return min(ends), max(ends)


def _combs(row: list[_Word]) -> Iterator[_Comb]:
    """Yield the runs of letters of a row that are about equally far from each other, and stand free in it."""
    cells = _cells(row)
    runs = []
    for first in range(len(cells) - 1):
        size = row[cells[first].word].size
        end, pitch = _run(cells, first, size)
        end = _at_word_end(cells, first, end)
        if pitch <= _FARTHEST * size and _is_comb(cells[first:end], size):
            runs.append((first - end, pitch, first, end))
    taken: set[int] = set()
    even: set[int] = set()
    found: list[tuple[float, int, int]] = []
    for _, pitch, first, end in sorted(runs):
        if taken.isdisjoint(range(first, end)):
            taken.update(range(first, end))
            found.append((pitch, first, end))
            if all(_passed(before, after, pitch, _OFF_IF_EVEN) for before, after in pairwise(cells[first:end])):
                even.update((first, end - 1))
    for pitch, first, end in found:
        beside = {first - 1} if _is_beside(cells, first - 1, first, pitch) else set()
        beside |= {end} if _is_beside(cells, end, end - 1, pitch) else set()
        if not beside or even.issuperset({first, *beside}):
            yield _comb(cells[first:end], row, pitch, is_sure=_is_sure(cells[first:end]))


def _is_beside(cells: list[_Cell], at: int, end: int, pitch: float) -> bool:
    """Return whether a letter by itself is nearer to the end of a run than if an empty cell were between them.

    Letters scattered over a row are equally far from each other in places, too, but then other ones are beside them.
    """
    if not 0 <= at < len(cells) or not cells[at].is_alone or not _is_letter(cells[at].character.text):
        return False
    return abs(cells[at].middle - cells[end].middle) < _BLANK * pitch


def _run(cells: list[_Cell], first: int, size: float) -> tuple[int, float]:
    """Return the index after the last letter of the comb that begins here, and its pitch."""
    pitch = cells[first + 1].middle - cells[first].middle
    begins = first == 0 or cells[first - 1].word != cells[first].word
    if not begins or not _NEAREST * size <= pitch <= _FARTHEST * size:
        return first, pitch
    end = first + 1
    steps: list[float] = []
    while end < len(cells) and (passed := _passed(cells[end - 1], cells[end], pitch, _OFF_AT_FIRST)):
        steps.append((cells[end].middle - cells[end - 1].middle) / passed)
        pitch = sum(steps) / len(steps)
        end += 1
    usual = median(steps)
    uneven = (n for n in range(first + 1, end) if not _passed(cells[n - 1], cells[n], usual, _OFF))
    return next(uneven, end), usual


def _passed(before: _Cell, after: _Cell, pitch: float, off: float) -> int:
    """Return how many cells further a letter is than the one before it, 1 or 2; 0: it is in no cell."""
    steps = _steps(before, after)
    passed = round(steps[0] / pitch)
    fits = passed in (1, 2) and min(abs(step - passed * pitch) for step in steps) <= off * pitch
    return passed if fits else 0


def _steps(before: _Cell, after: _Cell) -> tuple[float, float, float]:
    """Return the distances of two middles, left ends and right ends: a form aligns letters in one of these ways."""
    return after.middle - before.middle, after.left - before.left, after.right - before.right


def _at_word_end(cells: list[_Cell], first: int, end: int) -> int:
    """Return the last index up to `end` at which a word ends."""
    while first < end < len(cells) and cells[end - 1].word == cells[end].word:
        end -= 1
    return end


def _is_comb(cells: list[_Cell], size: float) -> bool:
    """Return whether letters may be in cells: most of them have room around them, and none is a tick."""
    alone = [each.character.text for each in cells if each.is_alone]
    letters = [each.character.text for each in cells if _is_letter(each.character.text)]
    if len(alone) < 2 or len(letters) < max(2, _MOST * len(cells)) or _TICKS.issuperset(letters):
        return False
    room = [after.left - before.right > _ROOM * size for before, after in pairwise(cells)]
    return sum(room) >= _MOST * len(room)


def _is_sure(cells: list[_Cell]) -> bool:
    """Return whether letters are enough for a comb, and are no scale."""
    text = "".join([each.character.text for each in cells]).casefold()
    return sum(map(_is_letter, text)) >= _FEWEST and not any(scale.startswith((text, text[::-1])) for scale in _SCALES)


def _is_letter(text: str) -> bool:
    """Return whether a sign is a digit, or a letter of a script that is written from left to right, with spaces."""
    return text.isalnum() and not is_base(text) and unicodedata.bidirectional(text) in _ONWARDS


def _comb(cells: list[_Cell], row: list[_Word], pitch: float, *, is_sure: bool) -> _Comb:
    characters = [cells[0].character]
    for before, after in pairwise(cells):
        if min(_steps(before, after)) > _BLANK * pitch:
            characters += _blank(before.character, after.character)
        characters.append(after.character)
    words = tuple(row[number] for number in dict.fromkeys(each.word for each in cells))
    return _Comb(tuple(characters), words, cells[0].middle, cells[-1].middle, pitch, is_sure)


def _blank(before: Character, after: Character) -> tuple[Character, ...]:
    """Return a space that fills the room between two letters; none beside a sign that is printed between cells."""
    if _JOINTS.intersection((before.text, after.text)):
        return ()
    one, other = before.box, after.box
    across, down = (sorted((other[start], one[start], one[end], other[end]))[1:3] for start, end in ((0, 2), (1, 3)))
    return (Character(" ", Box(across[0], down[0], across[1], down[1])),)


def _together(combs: list[_Comb], words: list[_Word]) -> list[_Comb]:
    """Join combs that are parts of one value; leave out those of two letters that belong to none."""
    joined: list[_Comb] = []
    for comb in sorted(combs, key=lambda each: each.start):
        for number, before in enumerate(joined):
            between = [each for each in words if _lies_between(each, before, comb)]
            if all(each.is_joint for each in between) and _go_together(before, comb):
                joined[number] = _both(before, comb, between)
                break
        else:
            joined.append(comb)
    return [each for each in joined if each.is_sure or _NUMBER.fullmatch(each.text)]


def _lies_between(word: _Word, one: _Comb, other: _Comb) -> bool:
    place = (word.left + word.spans[-1][1]) / 2
    return one.end < place < other.start and min(abs(word.level - each.level) for each in (one, other)) < one.size


def _go_together(one: _Comb, other: _Comb) -> bool:
    size, pitch = max(one.size, other.size), max(one.pitch, other.pitch)
    if abs(one.size - other.size) > _ALIKE * size or abs(one.pitch - other.pitch) > _ALIKE * pitch:
        return False
    shifted, apart = abs(one.level - other.level) / size, (other.start - one.end) / pitch
    together = f"{one.text} {other.text}"
    if _NUMBER.fullmatch(together) or _BEGUN.fullmatch(together):
        return shifted <= _SHIFTED and 0 < apart <= _APART
    return shifted <= _LEVEL and 0 < apart <= _ADJOINING


def _both(one: _Comb, other: _Comb, joints: list[_Word]) -> _Comb:
    signs = [each.characters[0] for each in joints] or _blank(one.characters[-1], other.characters[0])
    return _Comb(
        (*one.characters, *signs, *other.characters),
        (*one.words, *joints, *other.words),
        one.start,
        other.end,
        max(one.pitch, other.pitch),
        one.is_sure or other.is_sure,
    )


def _rebuilt(lines: list[Line], combs: list[_Comb]) -> list[Line]:
    """Return combs as lines in the place of their first word, and what is left of the lines around their words."""
    in_combs = {word.place for comb in combs for word in comb.words}
    begins = {comb.words[0].place: comb for comb in combs}
    found: list[Line] = []
    for index, line in enumerate(lines):
        kept: list[Character] = []
        end = 0
        for word in _WORD.finditer(line.text):
            if (index, word.start()) in in_combs:
                _append(found, line, kept)
                kept = []
                if comb := begins.get((index, word.start())):
                    found.append(Line(comb.characters, line.direction, comb.size))
            else:
                kept += line.characters[end if kept else word.start() : word.end()]
            end = word.end()
        if len(kept) == len(line.characters):
            found.append(line)
        else:
            _append(found, line, kept)
    return found


def _append(found: list[Line], line: Line, kept: list[Character]) -> None:
    if kept:
        found.append(Line(tuple(kept), line.direction, line.size))
