"""OCR results: letters, words and lines with their boxes, made from what Tesseract recognises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import pairwise, takewhile
from math import hypot
from statistics import median
from typing import NamedTuple

import numpy as np
import tesserocr
from tesserocr import RIL

from engine.core.types import Box, union
from engine.documents.rasters import Mask, Pixels

# Share of the letters; a few doubtful ones are usual on any page.
_MUCH = 0.15
_WORD = 3
_LENGTH = 1000.0  # pixels of which the length in another picture is measured


class Letter(NamedTuple):
    """A character and its box in the picture, in pixels from the top left corner, y downwards.

    `is_sure`: Tesseract is confident of its word.
    """

    text: str
    box: Box
    is_sure: bool = True


class BaseLine(NamedTuple):
    """The line that letters stand on, from one point to another, and the size of their type, all in pixels."""

    x0: float
    y0: float
    x1: float
    y1: float
    size: float


@dataclass(frozen=True, slots=True)
class PrintedLine:
    """Letters along one direction, (1, 0) for upright text. The boxes of one word leave no gap.

    Attributes:
        size: height of the ink, in pixels.
        base: the line that the letters stand on, where Tesseract reports one.
    """

    letters: tuple[Letter, ...] = field(repr=False)
    direction: tuple[int, int]
    size: float
    base: BaseLine | None = None

    @property
    def text(self) -> str:
        return "".join(letter.text for letter in self.letters)

    @property
    def sure_text(self) -> str:
        """The text without doubtful words."""
        return "".join(letter.text for letter in self.letters if letter.is_sure)

    @property
    def box(self) -> Box:
        """The box around all letters."""
        return union(letter.box for letter in self.letters)

    def scaled(self, factor: float) -> PrintedLine:
        """Return the same line in a picture that is larger by this factor."""
        return self.placed(partial(_scaled, factor=factor))

    def moved(self, x: float, y: float) -> PrintedLine:
        """Return the same line in a picture in which it is so much further right and down."""
        return self.placed(lambda box: Box(box.x0 + x, box.y0 + y, box.x1 + x, box.y1 + y))

    def mirrored(self, width: float) -> PrintedLine:
        """Return the same line in the mirror image of a picture of this width, left and right exchanged."""
        x, y = self.direction
        there = self.placed(partial(_mirrored, width=width))
        return replace(there, direction=(-x, y), base=None)

    def placed(self, place: Callable[[Box], Box]) -> PrintedLine:
        """Return the same line in another picture.

        Args:
            place: returns where a box of this picture is in the other one.
        """
        letters = tuple(each._replace(box=place(each.box)) for each in self.letters)
        long = place(Box(0, 0, _LENGTH, 0))
        factor = hypot(long.width, long.height) / _LENGTH
        base = None
        if self.base:
            x0, y0, x1, y1, size = self.base
            ends = place(Box(x0, y0, x0, y0)), place(Box(x1, y1, x1, y1))
            base = BaseLine(*ends[0][:2], *ends[1][:2], factor * size)
        return PrintedLine(letters, self.direction, factor * self.size, base)

    def turned(self, width: float) -> PrintedLine:
        """Return the same line in a picture of this width after a quarter turn counterclockwise."""
        x, y = self.direction
        there = self.placed(partial(_turned, width=width))
        return replace(there, direction=(y, -x))


def _scaled(box: Box, factor: float) -> Box:
    return Box(*(factor * edge for edge in box))


def _mirrored(box: Box, width: float) -> Box:
    return box._replace(x0=width - box.x1, x1=width - box.x0)


def _turned(box: Box, width: float) -> Box:
    return Box(box.y0, width - box.x1, box.y1, width - box.x0)


@dataclass(frozen=True, slots=True)
class Reading:
    """All lines of a picture.

    Attributes:
        complete: whether it was finished in the time allowed.
        codes: the number of bar codes and QR codes, whose text is among the lines.
        faces: the number of faces that it seems to show.
        unread: it shows more that may be letters than was read for sure.
        writing: marks beside what was read that may be a word, handwriting or a stamp.
    """

    lines: tuple[PrintedLine, ...] = ()
    complete: bool = True
    codes: int = 0
    faces: int = 0
    unread: bool = False
    writing: tuple[Box, ...] = ()

    def scaled(self, factor: float) -> Reading:
        """Return the same reading of a picture that is larger by this factor."""
        return self._with(partial(PrintedLine.scaled, factor=factor), partial(_scaled, factor=factor))

    def mirrored(self, width: float) -> Reading:
        """Return the same reading of the mirror image of a picture of this width."""
        return self._with(partial(PrintedLine.mirrored, width=width), partial(_mirrored, width=width))

    def turned(self, quarters: int, width: float, height: float) -> Reading:
        """Return the same reading of a picture of this size after so many quarter turns counterclockwise."""
        found = self
        for _ in range(quarters % 4):
            found = found._with(partial(PrintedLine.turned, width=width), partial(_turned, width=width))
            width, height = height, width
        return found

    def _with(self, line: Callable[[PrintedLine], PrintedLine], place: Callable[[Box], Box]) -> Reading:
        return replace(self, lines=tuple(map(line, self.lines)), writing=tuple(map(place, self.writing)))

    @property
    def direction(self) -> tuple[int, int]:
        """The direction of most letters; (1, 0) where there are none."""
        counts = Counter[tuple[int, int]]()
        for line in self.lines:
            counts[line.direction] += len(line.letters)
        return max(counts, key=counts.__getitem__, default=(1, 0))

    @property
    def sure(self) -> int:
        """The number of letters and digits in sure words."""
        return self._letters(sure=True)

    @property
    def doubtful(self) -> int:
        """The number of letters and digits in all other words."""
        return self._letters(sure=False)

    def _letters(self, *, sure: bool) -> int:
        return sum(each.text.isalnum() and each.is_sure is sure for line in self.lines for each in line.letters)

    @property
    def in_part(self) -> bool:
        """Return whether the picture was read only in part, as far as can be known."""
        return self.is_doubtful or bool(self.writing)

    @property
    def is_doubtful(self) -> bool:
        """Return whether the picture was not read well as a whole."""
        return self.is_poor or self.unread or not self.complete

    @property
    def is_poor(self) -> bool:
        """Return whether much of the text may have been misread."""
        return self.doubtful > _MUCH * (self.sure + self.doubtful)


def is_only_grain(texts: Iterable[str]) -> bool:
    """Return whether no word has three letters: grain seems to show shorter ones where little can be read."""
    return all(sum(map(str.isalnum, word)) < _WORD for text in texts for word in text.split())


# Words and lines, made from Tesseract's letters.


_RIGHT, _DOWN = (1, 0), (0, 1)
_SURE = 60  # of 100
_MARKS = frozenset("-–—·•")  # of items of a list
_BETWEEN = _MARKS | frozenset("/&%+")
_REACH = 1.5  # times the height of a word
_INKED = 90  # per cent of the ink: paler pixels are none
_EDGE = 0.5  # of a letter, of which another has no more than an edge
_BLACK = 128  # of 255


@dataclass(slots=True)
class PictureWord:
    """A word in the straightened picture, its letters with Tesseract's estimated boxes, if any.

    `confidence`: 0 to 100; `begins`: it is the first of its line; `base`: of its line.
    """

    box: Box
    confidence: float
    direction: tuple[int, int]
    begins: bool
    base: BaseLine | None = None
    signs: list[tuple[str, tuple[int, int, int, int]]] = field(default_factory=list, repr=False)

    @property
    def says_something(self) -> bool:
        """Return whether the word has a letter or a digit; specks and rules have none."""
        return any(text.isalnum() for text, _ in self.signs)

    def is_sign(self, *, first: bool) -> bool:
        """Return whether the word is a sign that people write between words, or before the first, and no speck."""
        known = _MARKS if first else _BETWEEN
        return self.confidence >= _SURE and all(text in known for text, _ in self.signs)

    def lost(self, *, last: bool) -> int:
        """Return how long the first letters, or the last ones, are whose boxes are no more than an edge of the next.

        Tesseract removes the underline of a word with the letters at its ends that go below it: y, g, j, p.
        """
        along = 0 if self.direction == _RIGHT else 1
        sides = [(box[along], box[along + 2]) for _, box in (reversed(self.signs) if last else self.signs)]
        count = sum(1 for _ in takewhile(lambda pair: _is_edge(*pair, side=int(last)), pairwise(sides)))
        others = sides[count:]
        lengths = [end - start for start, end in others] + [abs(two[0] - one[0]) for one, two in pairwise(others)]
        return count * max(lengths)

    def letters(self, across: tuple[float, float]) -> Iterator[Letter]:
        """Yield the letters side by side across the whole word; each border is the middle between two estimates.

        Args:
            across: their extent at a right angle to the line.
        """
        first, last = (0, 2) if self.direction == _RIGHT else (1, 3)
        guesses = [box for _, box in self.signs]
        starts, ends = [box[first] for box in guesses], [box[last] for box in guesses]
        borders = [(end + start) / 2 for end, start in zip(ends, starts[1:], strict=False)]
        edges = [self.box[first], *borders, self.box[last]]
        if any(after <= before for before, after in pairwise(edges)):
            width = (edges[-1] - edges[0]) / len(self.signs)
            edges = [edges[0] + number * width for number in range(len(self.signs) + 1)]
        for (text, _), (start, end) in zip(self.signs, pairwise(edges), strict=True):
            yield Letter(text, _box(self.direction, (start, end), across), self.confidence >= _SURE)


def _is_edge(one: tuple[int, int], other: tuple[int, int], side: int) -> bool:
    """Return whether one stretch is the part of another at its start (side 0) or end (1), at most half of it."""
    within = other[0] <= one[0] and one[1] <= other[1]
    return within and one[side] == other[side] and one[1] - one[0] <= _EDGE * (other[1] - other[0])


def words(engine: tesserocr.PyTessBaseAPI, pixels: Pixels) -> list[PictureWord]:
    """Return the words of a recognised picture in Tesseract's order, each as long as its ink.

    Args:
        pixels: the picture, (height, width), 0 is black.
    """
    found: list[PictureWord] = []
    base: BaseLine | None = None
    signs = engine.GetIterator()
    for sign in () if signs.Empty(RIL.SYMBOL) else tesserocr.iterate_level(signs, RIL.SYMBOL):
        if sign.IsAtBeginningOf(RIL.WORD):
            # For text that runs down the page, it reports that lines follow each other from right to left.
            is_down = sign.Orientation()[2] == tesserocr.TextlineOrder.RIGHT_TO_LEFT
            begins = sign.IsAtBeginningOf(RIL.TEXTLINE)
            base = _base(sign) if begins else base
            found.append(
                PictureWord(
                    box=Box(*sign.BoundingBox(RIL.WORD)),
                    confidence=sign.Confidence(RIL.WORD),
                    direction=_DOWN if is_down else _RIGHT,
                    begins=begins,
                    base=base,
                )
            )
        box = sign.BoundingBox(RIL.SYMBOL) or (0, 0, 0, 0)
        found[-1].signs += [(letter, box) for letter in sign.GetUTF8Text(RIL.SYMBOL)]
    if found:
        ink = np.asarray(engine.GetThresholdedImage()) < _BLACK
        _reach_ends(found, ink, pixels <= np.percentile(pixels[ink], _INKED) if ink.any() else ink)
    return found


def _base(sign: tesserocr.PyResultIterator) -> BaseLine | None:
    """Return the base line of a sign's line; its size is from the longest tails to the highest letters."""
    ends, size = sign.Baseline(RIL.TEXTLINE), sign.RowAttributes()["row_height"]
    if not ends or size <= 0:
        return None
    (x0, y0), (x1, y1) = ends
    return BaseLine(x0, y0, x1, y1, size)


def _reach_ends(found: list[PictureWord], ink: Mask, whole: Mask) -> None:
    """Lengthen words to the ends of their ink, at most to the words beside them.

    Tesseract's box of a word, above all of an underlined one, may end before its last letter.

    Args:
        ink: of the picture, without the lines that Tesseract removed, nor the letters that it took for a part of them.
        whole: the ink with those.
    """
    for before, word, after in zip((None, *found[:-1]), found, (*found[1:], None), strict=True):
        along = 0 if word.direction == _RIGHT else 1
        x0, y0, x1, y1 = map(int, word.box)
        strip, drawn = (each[y0:y1] if along == 0 else each[:, x0:x1].T for each in (ink, whole))
        start, end = (x0, x1) if along == 0 else (y0, y1)
        reach = int(_REACH * len(strip))
        first, last = max(start - reach, 0), min(end + reach, strip.shape[1])
        if before is not None and not word.begins:
            first = min(max(first, int(before.box[along + 2])), start)
        if after is not None and not after.begins:
            last = max(min(last, int(after.box[along])), end)
        start -= _extent(drawn[:, max(start - word.lost(last=False), first) : start][:, ::-1])
        end += _extent(drawn[:, end : min(end + word.lost(last=True), last)])
        start -= _inked(strip[:, first:start][:, ::-1])
        end += _inked(strip[:, end:last])
        word.box = Box(start, y0, end, y1) if along == 0 else Box(x0, start, x1, end)


def _extent(strip: Mask) -> int:
    """Return how many columns there are up to the last that has ink."""
    inked = np.flatnonzero(strip.any(axis=0))
    return int(inked[-1]) + 1 if len(inked) else 0


def _inked(strip: Mask) -> int:
    """Return how many columns have ink, up to the first that has none."""
    blank = np.flatnonzero(~strip.any(axis=0))
    return int(blank[0]) if len(blank) else strip.shape[1]


def lines(found: Iterable[PictureWord], back: Callable[[Box], Box], sign: int) -> Iterator[PrintedLine]:
    """Yield the lines that have a word with letters, in the picture as it was before it was turned.

    Args:
        back: maps boxes to that picture.
        sign: -1 if that picture was upside down.
    """
    line: list[PictureWord] = []
    for word in (*found, None):
        if (word is None or word.begins) and line:
            if any(each.says_something for each in line):
                yield _line(line, back, sign)
            line = []
        if word and (word.says_something or word.is_sign(first=not line)):
            line.append(word)


def _line(of: list[PictureWord], back: Callable[[Box], Box], sign: int) -> PrintedLine:
    direction = of[0].direction
    along, across = (0, 1) if direction == _RIGHT else (1, 0)
    # As high as the line: a lower box would show that a word has no g and no b.
    tops, bottoms = [word.box[across] for word in of], [word.box[across + 2] for word in of]
    height = median(bottom - top for top, bottom in zip(tops, bottoms, strict=True))
    top, bottom = max(min(tops), median(tops) - height), min(max(bottoms), median(bottoms) + height)
    letters: list[Letter] = []
    for before, word in zip((None, *of), of, strict=False):
        reach = min(top, word.box[across]), max(bottom, word.box[across + 2])
        if before is not None:
            gap = sorted((before.box[along + 2], word.box[along]))
            letters.append(Letter(" ", _box(direction, (gap[0], gap[1]), reach)))
        letters += word.letters(reach)
    x, y = direction
    return PrintedLine(tuple(letters), (sign * x, sign * y), bottom - top, of[0].base).placed(back)


def _box(direction: tuple[int, int], along: tuple[float, float], across: tuple[float, float]) -> Box:
    (x0, x1), (y0, y1) = (along, across) if direction == _RIGHT else (across, along)
    return Box(x0, y0, x1, y1)
