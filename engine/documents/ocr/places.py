"""Places of the words of a reading in its picture: their boxes and pixels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

import numpy as np
from numpy.typing import NDArray

from engine.core.types import Box, union
from engine.documents.ocr.lines import PrintedLine
from engine.documents.rasters import Mask, Pixels

MOST_OF_IT = 0.5
"""Share of a mark that a word lies over."""


def area(box: Box) -> tuple[slice, slice]:
    """Return the rows and columns of a box."""
    x0, y0, x1, y1 = (max(int(edge), 0) for edge in box)
    return slice(y0, y1 + 1), slice(x0, x1 + 1)


def middle(box: Box) -> tuple[slice, slice]:
    """Return the row and the column in the middle of a box."""
    return area(Box(*box.middle, *box.middle))


def has_middle_in_any(box: Box, places: NDArray[np.float64]) -> bool:
    """Return whether the middle of a box lies in one of the places, shape (n, 4)."""
    x, y = box.middle
    x0, y0, x1, y1 = places.T
    return bool(((x0 <= x) & (x <= x1) & (y0 <= y) & (y <= y1)).any())


def count_letters(text: str) -> int:
    """Return the number of letters and digits."""
    return sum(map(str.isalnum, text))


def sure_letters_within(place: Box, lines: Iterable[PrintedLine]) -> int:
    """Return the number of letters and digits in sure words whose middle lies in a place."""
    letters = (each for line in lines for each in line.letters)
    return sum(each.is_sure and each.text.isalnum() and place.holds_middle(each.box) for each in letters)


def word_boxes(line: PrintedLine) -> list[Box]:
    """Return the boxes of the words of a line."""
    by_word = groupby(line.letters, lambda each: each.text == " ")
    return [union(each.box for each in word) for is_space, word in by_word if not is_space]


def sure_words(line: PrintedLine, shortest: int) -> Iterator[Box]:
    """Yield the boxes of the sure words of a line if one of them is so long."""
    words = [list(word) for is_space, word in groupby(line.letters, lambda each: each.text == " ") if not is_space]
    sure = [word for word in words if word[0].is_sure]
    if any(len(word) >= shortest for word in sure):
        yield from (union(each.box for each in word) for word in sure)


def covered(words: Iterable[Box], grey: Pixels | Mask) -> Mask:
    """Return the pixels of a picture in these boxes: a mark may lie under several words."""
    found = np.zeros(grey.shape[:2], np.bool_)
    for box in words:
        found[area(box)] = True
    return found


def lies_in(box: Box, mask: Mask) -> bool:
    """Return whether a box lies for the most part in a mask."""
    within = mask[area(box)]
    return bool(within.size) and float(within.mean()) >= MOST_OF_IT
