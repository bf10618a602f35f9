"""Text whose font does not say which letters it draws (threat P25): a reader sees a name, a program numbers of glyphs.

It is read like a picture of itself.
"""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from engine.formats.pdf.glyphs import UNREADABLE, Character, Line, union
from engine.types import Box

_FEWEST = 3  # letters side by side; bullets and signs stand alone
_MARGIN = 6.0  # points around it; letters at an edge are misread
_WIDE, _HIGH = 0.4, 0.3  # of an unreadable letter's box, which is higher than its ink


def unreadable(lines: Iterable[Line]) -> tuple[Box, ...]:
    """The boxes of all letters of a page that a person can read and a program can't."""
    return tuple(
        character.box
        for line in lines
        for says_nothing, found in groupby(line.characters, _says_nothing)
        if says_nothing and len(run := list(found)) >= _FEWEST
        for character in run
    )


def around(boxes: Iterable[Box]) -> Box:
    """What is looked at to read them."""
    x0, y0, x1, y1 = union(boxes)
    return Box(x0 - _MARGIN, y0 - _MARGIN, x1 + _MARGIN, y1 + _MARGIN)


def words_over(lines: Iterable[Line], boxes: Sequence[Box]) -> Iterator[Line]:
    """Lines that were read there, with the words alone that stand over some of the boxes, each letter around those
    that it stands over most: machine reading knows where a word is, but cuts its letters apart as it likes.
    """
    for line in lines:
        kept: list[Character] = []
        for is_space, found in groupby(line.characters, lambda each: each.text == " "):
            word = list(found)
            place = union(each.box for each in word)
            under = [] if is_space else [box for box in boxes if _over(place, box)]
            if under:
                space = [Character(" ", kept[-1].box)] if kept else []
                kept += (*space, *_around_all(word, under))
        if kept:
            yield replace(line, characters=tuple(kept))


def _around_all(word: Sequence[Character], boxes: Iterable[Box]) -> Iterator[Character]:
    drawn: dict[int, list[Box]] = defaultdict(list)
    for box in boxes:
        nearest = min(range(len(word)), key=lambda index: abs(_middle(word[index].box) - _middle(box)))
        drawn[nearest].append(box)
    for index, each in enumerate(word):
        yield each._replace(box=union((each.box, *drawn[index])))


def _middle(box: Box) -> float:
    return (box.x0 + box.x1) / 2


def _says_nothing(character: Character) -> bool:
    """A private code point means what one font says that it does."""
    return character.text == UNREADABLE or unicodedata.category(character.text) == "Co"


def _over(word: Box, box: Box) -> bool:
    wide, high = min(word.x1, box.x1) - max(word.x0, box.x0), min(word.y1, box.y1) - max(word.y0, box.y0)
    return wide >= _WIDE * (box.x1 - box.x0) and high >= _HIGH * (box.y1 - box.y0)
