"""Single letters on PDF pages that form a row, a column or a curve, or spell a word in another order."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from statistics import median
from typing import NamedTuple, TypeGuard

import numpy as np
from numpy.typing import NDArray

from engine.core.expressions import Expression
from engine.core.folding import fold_character
from engine.core.types import Box, Document, DocxPicturePlace, PdfPlace, Place

_FEWEST = 3
_FEWEST_CURVED = 4
_LONGEST = 40  # letters of a word that is searched for: an account number has 34
_MOST_STEPS = 50_000  # from letter to letter in the search for one word: rows of one digit could take hours
_APART = 0.3  # of the letter's height: the space on both sides of a single letter
_LEVEL = 0.5  # of the letter's height: deviation of letters from their row or column
_UNEVEN = 1.7  # times the step before
_FARTHEST = 9.0  # heights of a letter, from one to the next
_BENT = 0.7  # of a step: deviation of the next letter from the straight line
_MOST_CURVED = 300  # letters of a page; more are a table
_MOST_IN_WAVES = 60  # letters of a page; of more, many are beside each other
_NEIGHBOURS = 3
_BEGINNINGS = 14  # nearest letters, each of which may be the second of a word that is searched for
_CANDIDATES = 80  # nearest letters, each of which may be the next one
_TURN, _OFF = 0.85, 0.5  # of a step: deviation of its third letter from a straight line, of others from the curve


_NARROW = frozenset("IJTilfjrt17ſı")
_THINNEST = 0.3  # of its height: width of any other letter
_MOSTLY = 1 / 3
_ITEM = Expression(r"(?m)^(?P<sign>[^\W\d_])[ \t](?=[^\W_]{2})")
_ROUND = frozenset("ceosa")
_FEWEST_ITEMS, _MOST_ITEMS = 6, 0.7  # items of a list, and the share of them with round letters


class _Letter(NamedTuple):
    offset: int
    x: float
    y: float
    height: float


def on_pages(document: Document) -> Iterator[tuple[int, ...]]:
    """Yield offsets of single letters in reading order: from left to right, downwards, and along curves from the left.

    On a page with few letters they are also read by their horizontal places alone, and by their vertical ones: a wave.
    """
    for letters in _by_page(document):
        yield from _lined_up(letters)
        if len(letters) <= _MOST_IN_WAVES:
            for along in (1, 2):
                yield tuple(each.offset for each in sorted(letters, key=lambda each: each[along]))
        if len(letters) <= _MOST_CURVED:
            yield from _curved(letters)


def are_misread(document: Document, letters: Sequence[int]) -> bool:
    """Return whether letters that were read in a picture hardly form a word: specks, or bullets all over a page.

    Edges and grain are read as letters too narrow for what they were taken for. Bullets, as "o" or "e", are many times
    their height from each other.
    """
    places = [(each, place) for each in letters for place in document.places(each, each + 1)]
    boxes = [(each, place.boxes[0]) for each, place in places if _is_in_picture(place)]
    thin = sum(
        min(box.width, box.height) < _THINNEST * max(box.width, box.height)
        for each, box in boxes
        if document.text[each] not in _NARROW
    )
    return thin > _MOSTLY * len(letters) or _are_scattered([box for _, box in boxes])


def bullets(document: Document) -> frozenset[int]:
    """Return the offsets of letters before the items of lists in pictures, if most are round: bullets are read so."""
    begin = [each.start("sign") for each in _ITEM.finditer(document.text)]
    found = [each for each in begin if any(map(_is_in_picture, document.places(each, each + 1)))]
    round_ = sum(document.text[each].casefold() in _ROUND for each in found)
    return frozenset(found) if len(found) >= _FEWEST_ITEMS and round_ >= _MOST_ITEMS * len(found) else frozenset()


def _is_in_picture(place: Place) -> TypeGuard[DocxPicturePlace | PdfPlace]:
    return isinstance(place, DocxPicturePlace) or (isinstance(place, PdfPlace) and place.in_picture)


def _are_scattered(boxes: Sequence[Box]) -> bool:
    if len(boxes) < _FEWEST:
        return False
    steps = np.hypot(*np.diff([box.middle for box in boxes], axis=0).T)
    return bool(np.median(steps) > _FARTHEST * median(box.height for box in boxes))


def spelled(document: Document, words: Iterable[str]) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield each word that letters of a page spell: each letter the nearest to the last, or next on a line or curve.

    Args:
        words: folded, of letters and digits only.
    """
    wanted = [each for each in words if _FEWEST_CURVED <= len(each) <= _LONGEST]
    for letters in _by_page(document) if wanted else ():
        trails = _Trails(letters, [fold_character(document.text[each.offset]) for each in letters])
        for word in wanted:
            for path in trails.find(word):
                yield word, tuple(letters[each].offset for each in path)


def _by_page(document: Document) -> Iterator[list[_Letter]]:
    """Yield the letters set apart of each page, and of the pictures on it."""
    pages: dict[tuple[int, bool], list[_Letter]] = defaultdict(list)
    for segment in document.segments:
        place = segment.place
        text = document.text[segment.start : segment.end]
        if isinstance(place, PdfPlace):
            pages[place.page, place.in_picture] += _alone(text, place.boxes, segment.start)
        elif isinstance(place, DocxPicturePlace):
            pages[place.picture, True] += _alone(text, place.boxes, segment.start)
    yield from (letters for letters in pages.values() if len(letters) >= _FEWEST)


class _Trails:
    """The letters of one page, for a search along the letters of a word.

    A letter that folds to several letters is found by the first of them.
    """

    def __init__(self, letters: list[_Letter], signs: list[str]) -> None:
        self._signs = [each[:1] for each in signs]
        self._heights = [each.height for each in letters]
        self._places = np.array([(each.x, each.y) for each in letters])
        self._near: dict[int, list[int]] = {}
        self._steps_left = 0

    def find(self, word: str) -> Iterator[tuple[int, ...]]:
        """Yield paths of letters that spell a word forwards or backwards, one for each beginning."""
        self._steps_left = _MOST_STEPS
        for each in dict.fromkeys((word, word[::-1])):
            yield from self._forwards(each)

    def _forwards(self, word: str) -> Iterator[tuple[int, ...]]:
        for first in (index for index, sign in enumerate(self._signs) if sign == word[0]):
            for second in self._around(first)[:_BEGINNINGS]:
                if self._signs[second] == word[1] and (path := self._ahead(word, first, second)):
                    yield path
            if path := self._nearest(word, first):
                yield path

    def _around(self, index: int) -> list[int]:
        """Return the indexes of the letters nearest to a letter, the nearest first."""
        if index not in self._near:
            distances = np.hypot(*(self._places - self._places[index]).T)
            distances[index] = np.inf
            self._near[index] = np.argsort(distances, kind="stable")[: min(_CANDIDATES, len(distances) - 1)].tolist()
        return self._near[index]

    def _nearest(self, word: str, first: int) -> tuple[int, ...]:
        path = [first]
        for sign in word[1:]:
            following = next((each for each in self._around(path[-1]) if each not in path), None)
            if following is None or self._signs[following] != sign:
                return ()
            path.append(following)
        return tuple(path)

    def _ahead(self, word: str, first: int, second: int) -> tuple[int, ...]:
        if float(np.hypot(*(self._places[second] - self._places[first]))) > _FARTHEST * self._heights[first]:
            return ()
        waiting: list[tuple[int, ...]] = [(first, second)]
        seen: set[tuple[int, tuple[int, ...]]] = set()
        while waiting and self._steps_left:
            path = waiting.pop()
            if len(path) == len(word):
                return path
            if (len(path), path[-3:]) not in seen:
                self._steps_left -= 1
                seen.add((len(path), path[-3:]))
                waiting += (
                    (*path, each)
                    for each in self._around(path[-1])
                    if self._signs[each] == word[len(path)] and each not in path and self._continues(path, each)
                )
        return ()

    def _continues(self, path: tuple[int, ...], following: int) -> bool:
        """Return whether a letter is close to the continuation of a path along its line or curve."""
        last = self._places[path[-1]]
        step = last - self._places[path[-2]]
        allowed = _TURN
        expected = step
        if len(path) > 2:
            before = self._places[path[-2]] - self._places[path[-3]]
            turn = np.arctan2(step[1], step[0]) - np.arctan2(before[1], before[0])
            expected = np.array(
                (np.cos(turn) * step[0] - np.sin(turn) * step[1], np.sin(turn) * step[0] + np.cos(turn) * step[1])
            )
            allowed = _OFF
        off = np.hypot(*(self._places[following] - last - expected))
        return bool(off <= allowed * np.hypot(*step) and np.hypot(*step) > 0)


def _alone(text: str, boxes: Sequence[Box], start: int) -> Iterator[_Letter]:
    """Yield letters and digits of a line with space around them."""
    signs = [index for index, each in enumerate(text) if not each.isspace()]
    for number, index in enumerate(signs):
        if not text[index].isalnum():
            continue
        box = boxes[index]
        height = max(box.height, box.width, 0.1)
        near = [signs[other] for other in (number - 1, number + 1) if 0 <= other < len(signs)]
        if all(_gap(box, boxes[each]) >= _APART * height for each in near):
            yield _Letter(start + index, *box.middle, height)


def _gap(one: Box, other: Box) -> float:
    return max(one.x0 - other.x1, other.x0 - one.x1, one.y0 - other.y1, other.y0 - one.y1)


def _lined_up(letters: list[_Letter]) -> Iterator[tuple[int, ...]]:
    """Yield rows and columns: whole, and split at changes of distance, as between words."""
    for along, across in ((1, 2), (2, 1)):  # indexes of x and y
        line: list[_Letter] = []
        for letter in sorted(letters, key=lambda each: each[across]):
            if line and letter[across] - line[-1][across] > _LEVEL * min(letter.height, line[-1].height):
                yield from _cut(sorted(line, key=lambda each: each[along]), along)
                line = []
            line.append(letter)
        yield from _cut(sorted(line, key=lambda each: each[along]), along)


def _cut(line: list[_Letter], along: int) -> Iterator[tuple[int, ...]]:
    if len(line) < _FEWEST:
        return
    yield tuple(each.offset for each in line)
    usual = median(right[along] - left[along] for left, right in pairwise(line))
    run = [line[0]]
    for left, right in pairwise(line):
        step = right[along] - left[along]
        if step > _UNEVEN * max(usual, 0.1) or step > _FARTHEST * left.height:
            yield tuple(each.offset for each in run)
            run = []
        run.append(right)
    yield tuple(each.offset for each in run)


def _curved(letters: list[_Letter]) -> Iterator[tuple[int, ...]]:
    """Yield letters at even distances, each close to the direction of the two before it."""
    places = np.array([(each.x, each.y) for each in letters])
    for first in range(len(letters)):
        nearest = np.argsort(np.hypot(*(places - places[first]).T))[1 : 1 + _NEIGHBOURS]
        for second in nearest.tolist():
            path = _followed(places, [each.height for each in letters], first, second)
            if len(path) >= _FEWEST_CURVED:
                ends = letters[path[0]], letters[path[-1]]
                offsets = tuple(letters[each].offset for each in path)
                wide, high = ends[1].x - ends[0].x, ends[1].y - ends[0].y
                backwards = wide < 0 if abs(wide) >= abs(high) else high < 0
                yield offsets[::-1] if backwards else offsets


def _followed(places: NDArray[np.float64], heights: list[float], first: int, second: int) -> list[int]:
    path = [first, second]
    free = np.ones(len(places), dtype=bool)
    free[path] = False
    while free.any():
        step = places[path[-1]] - places[path[-2]]
        length = float(np.hypot(*step))
        if length == 0 or length > _FARTHEST * heights[path[-1]]:
            break
        off = np.hypot(*(places - places[path[-1]] - step).T)
        off[~free] = np.inf
        following = int(off.argmin())
        if off[following] > _BENT * length:
            break
        path.append(following)
        free[following] = False
    return path
