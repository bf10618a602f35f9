"""What is read in a picture."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from engine.types import Box

# Of the letters; a few doubtful ones are usual on any page.
_MUCH = 0.15


class Letter(NamedTuple):
    """A character, and where it stands in the picture: in pixels from the left top corner, y downwards."""

    text: str
    box: Box


@dataclass(frozen=True, slots=True)
class PrintedLine:
    """Letters along one direction, (1, 0) for upright text. The boxes of one word leave no gap. `size`: pixels."""

    letters: tuple[Letter, ...] = field(repr=False)
    direction: tuple[int, int]
    size: float

    @property
    def text(self) -> str:
        return "".join(letter.text for letter in self.letters)

    def scaled(self, factor: float) -> PrintedLine:
        """The same line in a picture that is larger by a factor."""
        letters = tuple(Letter(text, Box(*(factor * edge for edge in box))) for text, box in self.letters)
        return PrintedLine(letters, self.direction, factor * self.size)


@dataclass(frozen=True, slots=True)
class Reading:
    """All lines of a picture.

    Attributes:
        sure, doubtful: letters and digits in words that Tesseract is sure of, and in others.
        complete: whether it came to an end within its time.
        codes: bar codes and QR codes; what they say is among the lines.
    """

    lines: tuple[PrintedLine, ...] = ()
    sure: int = 0
    doubtful: int = 0
    complete: bool = True
    codes: int = 0

    def scaled(self, factor: float) -> Reading:
        """The same of a picture that is larger by a factor."""
        return replace(self, lines=tuple(line.scaled(factor) for line in self.lines))

    @property
    def is_poor(self) -> bool:
        """Whether much of what is written there may have been misread or missed."""
        return self.doubtful > _MUCH * (self.sure + self.doubtful)
