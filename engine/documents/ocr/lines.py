"""What is read in a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise
from statistics import median
from typing import NamedTuple

import tesserocr
from tesserocr import RIL

from engine.core.types import Box

# Of the letters; a few doubtful ones are usual on any page.
_MUCH = 0.15


class Letter(NamedTuple):
    """A character, and where it stands in the picture: in pixels from the left top corner, y downwards.

    `is_sure`: of a word that is hardly another one.
    """

    text: str
    box: Box
    is_sure: bool = True


@dataclass(frozen=True, slots=True)
class PrintedLine:
    """Letters along one direction, (1, 0) for upright text. The boxes of one word leave no gap. `size`: pixels."""

    letters: tuple[Letter, ...] = field(repr=False)
    direction: tuple[int, int]
    size: float

    @property
    def text(self) -> str:
        return "".join(letter.text for letter in self.letters)

    @property
    def sure_text(self) -> str:
        """Without the words that may be others."""
        return "".join(letter.text for letter in self.letters if letter.is_sure)

    @property
    def box(self) -> Box:
        """Around all letters."""
        lefts, tops, rights, bottoms = zip(*(letter.box for letter in self.letters), strict=True)
        return Box(min(lefts), min(tops), max(rights), max(bottoms))

    def scaled(self, factor: float) -> PrintedLine:
        """The same line in a picture that is larger by a factor."""
        letters = tuple(each._replace(box=Box(*(factor * edge for edge in each.box))) for each in self.letters)
        return PrintedLine(letters, self.direction, factor * self.size)


@dataclass(frozen=True, slots=True)
class Reading:
    """All lines of a picture.

    Attributes:
        complete: whether it came to an end within its time.
        codes: bar codes and QR codes; what they say is among the lines.
        faces: that it seems to show.
    """

    lines: tuple[PrintedLine, ...] = ()
    complete: bool = True
    codes: int = 0
    faces: int = 0

    def scaled(self, factor: float) -> Reading:
        """The same of a picture that is larger by a factor."""
        return replace(self, lines=tuple(line.scaled(factor) for line in self.lines))

    @property
    def sure(self) -> int:
        """Letters and digits in words that are hardly others."""
        return self._letters(sure=True)

    @property
    def doubtful(self) -> int:
        """Letters and digits in all other words."""
        return self._letters(sure=False)

    def _letters(self, *, sure: bool) -> int:
        return sum(each.text.isalnum() and each.is_sure is sure for line in self.lines for each in line.letters)

    @property
    def is_poor(self) -> bool:
        """Whether much of what is written there may have been misread or missed."""
        return self.doubtful > _MUCH * (self.sure + self.doubtful)


# What Tesseract tells of each letter, made into words and lines.


_RIGHT, _DOWN = (1, 0), (0, 1)
_SURE = 60  # of 100


@dataclass(slots=True)
class Word:
    """A word in the straightened picture, its letters with the boxes that Tesseract guesses, if it does.

    `confidence`: 0 to 100; `begins`: it is the first of its line.
    """

    box: Box
    confidence: float
    direction: tuple[int, int]
    begins: bool
    signs: list[tuple[str, tuple[int, int, int, int]]] = field(default_factory=list, repr=False)

    @property
    def says_something(self) -> bool:
        """Whether there is a letter or a digit in it; specks and rules have none."""
        return any(text.isalnum() for text, _ in self.signs)

    def letters(self, across: tuple[float, float]) -> Iterator[Letter]:
        """The letters side by side, from one end of the word to the other: between two guesses the middle counts.

        Args:
            across: where they begin and end at a right angle to the line.
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


def words(engine: tesserocr.PyTessBaseAPI) -> list[Word]:
    """The words of a recognised picture in Tesseract's order."""
    found: list[Word] = []
    signs = engine.GetIterator()
    for sign in () if signs.Empty(RIL.SYMBOL) else tesserocr.iterate_level(signs, RIL.SYMBOL):
        if sign.IsAtBeginningOf(RIL.WORD):
            # Of text that runs down the page it says that the lines follow each other from right to left.
            is_down = sign.Orientation()[2] == tesserocr.TextlineOrder.RIGHT_TO_LEFT
            found.append(
                Word(
                    box=Box(*sign.BoundingBox(RIL.WORD)),
                    confidence=sign.Confidence(RIL.WORD),
                    direction=_DOWN if is_down else _RIGHT,
                    begins=sign.IsAtBeginningOf(RIL.TEXTLINE),
                )
            )
        box = sign.BoundingBox(RIL.SYMBOL) or (0, 0, 0, 0)
        found[-1].signs += [(letter, box) for letter in sign.GetUTF8Text(RIL.SYMBOL)]
    return found


def lines(found: Iterable[Word], back: Callable[[Box], Box], sign: int) -> Iterator[PrintedLine]:
    """Lines of the words that say something, in the picture as it was before it was turned.

    Args:
        back: the way there.
        sign: -1 where that was on its head.
    """
    waiting: list[Word] = []
    for word in found:
        if word.begins and waiting:
            yield _line(waiting, back, sign)
            waiting = []
        if word.says_something:
            waiting.append(word)
    if waiting:
        yield _line(waiting, back, sign)


def _line(of: list[Word], back: Callable[[Box], Box], sign: int) -> PrintedLine:
    direction = of[0].direction
    along, across = (0, 1) if direction == _RIGHT else (1, 0)
    # As high as the line: a lower box would tell that a word has no g and no b.
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
    turned = tuple(each._replace(box=back(each.box)) for each in letters)
    return PrintedLine(turned, (sign * x, sign * y), bottom - top)


def _box(direction: tuple[int, int], along: tuple[float, float], across: tuple[float, float]) -> Box:
    (x0, x1), (y0, y1) = (along, across) if direction == _RIGHT else (across, along)
    return Box(x0, y0, x1, y1)
