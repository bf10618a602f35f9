"""What is read in a picture."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from engine.types import Box

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
