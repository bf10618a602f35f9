"""The glyphs that a page draws, one by one, each with its font and what that font says of it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from math import hypot
from typing import Any, NamedTuple

import pymupdf

_GAP = 0.25  # sizes of the font, between two glyphs of a word
_BACK = 0.6  # sizes of the font, by which kerning moves a glyph back at most
_RAISED = 0.5  # sizes of the font, by which one is off the line
_LONGEST = 30  # glyphs; a line without spaces is read in pieces
_LOWEST = 0.01  # points
_CONTINUED = -1  # the number that MuPDF gives to the second letter of a ligature


class Use(NamedTuple):
    """A glyph by its font, its number in there, and the text that the font says it is."""

    font: str
    number: int
    text: str


class Placed(NamedTuple):
    """A glyph on a page.

    Attributes:
        origin: in points, y downwards.
        size: of the font, in points.
        direction: of its line, a unit vector.
        width: how far it moves on, in sizes of the font.
    """

    use: Use
    origin: tuple[float, float]
    size: float
    direction: tuple[float, float]
    width: float

    def offset(self, other: Placed) -> tuple[float, float]:
        """Return how far another glyph is along the line, and above it, in sizes of this font."""
        x, y = other.origin[0] - self.origin[0], other.origin[1] - self.origin[1]
        right, down = self.direction
        return (x * right + y * down) / self.size, (x * down - y * right) / self.size


Word = tuple[Placed, ...]


def glyphs(page: pymupdf.Page) -> Iterator[Placed]:
    """Every glyph of a page that is not rotated, in the order of the file; those that nobody can see included."""
    for span in page.get_texttrace():
        size = max(span["size"], _LOWEST)
        for each, text in _joined(span["chars"]):
            box = each[3]
            right, down = span["dir"]
            width = abs((box[2] - box[0]) * right + (box[3] - box[1]) * down) / size
            yield Placed(Use(span["font"], each[1], text), each[2], size, (right, down), width)


def uses(page: pymupdf.Page) -> set[Use]:
    """Return the different glyphs of a page."""
    return {Use(span["font"], each[1], text) for span in page.get_texttrace() for each, text in _joined(span["chars"])}


def _joined(characters: list[Any]) -> Iterator[tuple[Any, str]]:
    """Each glyph with all of its letters."""
    held: Any = None
    text = ""
    for each in characters:
        if each[1] == _CONTINUED and held is not None:
            text += chr(each[0])
            continue
        if held is not None:
            yield held, text
        held, text = each, chr(each[0])
    if held is not None:
        yield held, text


def words(page: pymupdf.Page, blank: Collection[Use], reach: Mapping[Use, float]) -> Iterator[Word]:
    """Glyphs that touch each other on a line.

    Args:
        blank: glyphs that draw nothing. What a glyph is said to be does not count: letters may be said to be spaces.
        reach: how far glyphs draw, in sizes of their fonts, which need not be as far as they move on.
    """
    word: list[Placed] = []
    for each in glyphs(page):
        each = each._replace(width=max(each.width, reach.get(each.use, 0.0)))
        if word and (each.use in blank or len(word) == _LONGEST or not _follows(word[-1], each)):
            yield tuple(word)
            word = []
        if each.use not in blank:
            word.append(each)
    if word:
        yield tuple(word)


def _follows(before: Placed, after: Placed) -> bool:
    along, up = before.offset(after)
    same = hypot(before.direction[0] - after.direction[0], before.direction[1] - after.direction[1]) < 0.01
    return same and abs(up) < _RAISED and along > 0 and -_BACK < along - before.width < _GAP
