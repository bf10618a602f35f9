"""What is read in a picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
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

    def moved(self, box: Callable[[Box], Box], direction: tuple[int, int], scale: float) -> PrintedLine:
        """The same line in other coordinates."""
        letters = tuple(Letter(each.text, box(each.box)) for each in self.letters)
        return PrintedLine(letters, direction, self.size * scale)


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

    @property
    def is_poor(self) -> bool:
        """Whether much of what is written there may have been misread or missed."""
        return self.doubtful > _MUCH * (self.sure + self.doubtful)
