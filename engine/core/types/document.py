"""An opened document: its text, and the place of each character in the file."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import partial
from itertools import chain, islice
from pathlib import Path
from typing import ClassVar, NamedTuple

from engine.core.types.structure import Passage


class DocumentKind(StrEnum):
    """A document format."""

    PDF = "pdf"
    DOCX = "docx"
    TXT = "txt"


Point = tuple[float, float]
"""A point, x and y, in the unit of the boxes around it."""
Direction = tuple[float, float]
"""A direction, as the x and y of a vector of length 1."""


class Box(NamedTuple):
    """A rectangle in points, origin at the top left of the unrotated page's crop box, y downwards."""

    x0: float
    y0: float
    x1: float
    y1: float

    @property
    def width(self) -> float:
        return self.x1 - self.x0

    @property
    def height(self) -> float:
        return self.y1 - self.y0

    @property
    def size(self) -> float:
        return max(self.width, 0.0) * max(self.height, 0.0)

    @property
    def middle(self) -> Point:
        return (self.x0 + self.x1) / 2, (self.y0 + self.y1) / 2

    def holds(self, other: Box) -> bool:
        """Return whether another box lies within this one; their edges may coincide."""
        return self.x0 <= other.x0 and self.y0 <= other.y0 and other.x1 <= self.x1 and other.y1 <= self.y1

    def holds_middle(self, other: Box) -> bool:
        """Return whether the middle of another box lies within this one, or on its edge."""
        x, y = other.middle
        return self.x0 <= x <= self.x1 and self.y0 <= y <= self.y1

    def shared(self, other: Box) -> Box:
        """Return what both boxes cover; its size is 0, and edges are in the wrong order, where they are apart."""
        return Box(max(self.x0, other.x0), max(self.y0, other.y0), min(self.x1, other.x1), min(self.y1, other.y1))

    def meets(self, other: Box) -> bool:
        """Return whether both boxes cover something."""
        both = self.shared(other)
        return both.width > 0 and both.height > 0

    def grown(self, by: float) -> Box:
        """Return this box with all edges moved outwards by a distance."""
        return Box(self.x0 - by, self.y0 - by, self.x1 + by, self.y1 + by)

    def framed(self, direction: Direction) -> Box:
        """Return the extent of this box along a direction (a unit vector), as x, and across it, as y."""
        x, y = direction
        corners = [(a, b) for a in (self.x0, self.x1) for b in (self.y0, self.y1)]
        along, across = [a * x + b * y for a, b in corners], [b * x - a * y for a, b in corners]
        return Box(min(along), min(across), max(along), max(across))


def union(boxes: Iterable[Box]) -> Box:
    """Return the smallest box around all boxes.

    Raises:
        ValueError: there is no box.
    """
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


def packed(boxes: Iterable[Box]) -> bytes:
    """Return the numbers of boxes as one block of bytes.

    A document has a box for every character and passes from process to process, where one block is fast.
    """
    return array("d", chain.from_iterable(boxes)).tobytes()


def unpacked(numbers: bytes) -> tuple[Box, ...]:
    """Return the boxes of a block that `packed` made.

    Raises:
        TypeError, ValueError: the bytes are no such block.
    """
    array_ = array("d")
    array_.frombytes(numbers)
    # Not `_make`, which is Python code and would run for each character.
    return tuple(map(partial(tuple.__new__, Box), zip(*[iter(array_)] * len(Box._fields), strict=True)))


@dataclass(frozen=True, slots=True)
class PdfPlace:
    """A place in a PDF.

    `page` counts from 0. `boxes`: one per character, in the order of the text. `in_picture`: OCR read the text in a
    picture.
    """

    page: int
    boxes: tuple[Box, ...]
    in_picture: bool = False

    def __reduce__(self) -> tuple[object, ...]:
        return _unpacked_place, (self.page, packed(self.boxes), self.in_picture)

    def part(self, start: int, end: int) -> PdfPlace:
        """Return the place of these characters, by index in `boxes`."""
        return replace(self, boxes=self.boxes[start:end])


def _unpacked_place(page: int, numbers: bytes, in_picture: bool) -> PdfPlace:
    return PdfPlace(page, unpacked(numbers), in_picture)


@dataclass(frozen=True, slots=True)
class DocxPlace:
    """Characters `start` to `end` of the joined text of paragraph number `paragraph` of the zip part `part_name`.

    Attributes:
        paired: the text has readings above it (furigana), or is such a reading; where one is masked, both are.
    """

    part_name: str
    paragraph: int
    start: int
    end: int
    paired: bool = False
    in_picture: ClassVar[bool] = False

    def part(self, start: int, end: int) -> DocxPlace:
        """Return the place of these characters, counted from `start`."""
        return replace(self, start=self.start + start, end=self.start + end)


@dataclass(frozen=True, slots=True)
class DocxPicturePlace:
    """A place in a picture of a DOCX.

    `picture` counts from 0 the pictures that the document shows. `boxes`: one per character, in pixels of the visible
    part.
    """

    picture: int
    boxes: tuple[Box, ...]
    in_picture: ClassVar[bool] = True

    def part(self, start: int, end: int) -> DocxPicturePlace:
        """Return the place of these characters, by index in `boxes`."""
        return replace(self, boxes=self.boxes[start:end])


@dataclass(frozen=True, slots=True)
class TextPlace:
    """Characters of the decoded file, before invisible characters are left out."""

    start: int
    end: int
    in_picture: ClassVar[bool] = False

    def part(self, start: int, end: int) -> TextPlace:
        """Return the place of these characters, counted from `start`."""
        return TextPlace(self.start + start, self.start + end)


WHOLE_PAGE = Box(-100_000.0, -100_000.0, 100_000.0, 100_000.0)
"""A box larger than any page, so that it covers what lies outside the visible part as well."""
_TOUCHED = 0.25  # of a character's box, along and across
_TINY = 1e-6  # points, so that a character without a size has one
_UNREAD = frozenset({"nothing-read", "page-without-text"})
"""Notices of documents with pictures only, in which no text can be read."""


@dataclass(frozen=True, slots=True)
class PageArea:
    """A rectangle of a PDF page whose content is removed: text, pictures, drawings.

    `page` counts from 0; `code`: the reason code that is written on the box.
    """

    page: int
    box: Box
    code: str | None = None

    def touches(self, box: Box) -> bool:
        """Return whether the area covers enough of a character's box to remove the character.

        A touch is not enough, since characters of the lines above and below reach into each other's boxes.
        """
        return all(
            min(box[end], self.box[end]) - max(box[start], self.box[start]) + _TINY
            > _TOUCHED * (box[end] - box[start] + _TINY)
            for start, end in ((0, 2), (1, 3))
        )


Place = PdfPlace | DocxPlace | DocxPicturePlace | TextPlace


@dataclass(frozen=True, slots=True)
class Segment:
    """Characters `start` to `end` of the text, each at the same index of `place`.

    Characters in no segment (a space that joins two lines, the break between paragraphs) have no place.
    """

    start: int
    end: int
    place: Place


class TableCell(NamedTuple):
    """Characters `start` to `end` in a cell of a table that the file marks as one.

    Tables, rows and columns of a table count from 0. A cell with several paragraphs has one value for each.
    """

    start: int
    end: int
    table: int
    row: int
    column: int


class PictureOfSigns(NamedTuple):
    """Lines of signs that draw letters for the eye, as stretches of the text, and what OCR reads in them."""

    stretches: tuple[tuple[int, int], ...]
    said: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Notice:
    """A message about a document for the user: a stable code, pages (from 0) and a count.

    Attributes:
        names: labels of a network, languages or the like, never text of the document.
        paragraphs, lines: numbers, from 0: paragraphs of a Word file's main part, lines of a text file.
    """

    code: str
    pages: tuple[int, ...] = ()
    count: int = 0
    names: tuple[str, ...] = ()
    paragraphs: tuple[int, ...] = ()
    lines: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Document:
    """An opened document. `segments` are sorted and don't overlap; `pages` is 0 where the format has none.

    Attributes:
        languages: those in which its pictures were to be read; empty if they were not.
        whole: all pages are in it, not only the first.
        apart: offsets of letters that a table shows one below the other, one in each cell, while the text does not.
        orders: other orders in which a reader may take stretches of the text: down a column of cells, or boxes by
            position.
        cells: the cells of the tables that the file marks, in the order of the text.
        passages: stretches of the text by language; empty before the document is examined.
        faint: stretches of the text that hardly anybody sees: in the colour of their ground, not painted, or far
            smaller than the letters beside them.
        drawn: pictures of signs in the text in which OCR reads letters.
        writing: places on the pages of a PDF that may show handwriting, a stamp or unclear words, in pictures or drawn.
        decoded: a text file as it was decoded, where `text` leaves out invisible characters.
        folder: the folders below the one that the user named, which the redacted copy keeps.
    """

    path: Path
    kind: DocumentKind
    sha256: str
    text: str = field(repr=False)
    segments: tuple[Segment, ...] = field(repr=False)
    pages: int = 0
    warnings: tuple[Notice, ...] = ()
    languages: tuple[str, ...] = ()
    whole: bool = True
    apart: tuple[tuple[int, ...], ...] = ()
    orders: tuple[tuple[tuple[int, int], ...], ...] = ()
    decoded: str | None = field(default=None, repr=False)
    cells: tuple[TableCell, ...] = ()
    faint: tuple[tuple[int, int], ...] = ()
    passages: tuple[Passage, ...] = ()
    drawn: tuple[PictureOfSigns, ...] = field(default=(), repr=False)
    folder: Path = Path()
    writing: tuple[PageArea, ...] = ()

    @property
    def as_in_file(self) -> str:
        """The text with all characters that other programs count."""
        return self.text if self.decoded is None else self.decoded

    def span_in_file(self, start: int, end: int) -> tuple[int, int]:
        """Return the range of these characters in `as_in_file`, with the invisible characters among them."""
        if self.decoded is None:
            return start, end
        places = [place for place in self.places(start, end) if isinstance(place, TextPlace)]
        return min(each.start for each in places), max(each.end for each in places)

    @property
    def unread(self) -> Notice | None:
        """The notice why a document that shows pictures and no text, at most grain, can't be searched, or None."""
        told = (each for each in self.warnings if each.code in _UNREAD)
        return next((each for each in told if self._shows_text_only_on({*each.pages})), None)

    def _shows_text_only_on(self, pages: set[int]) -> bool:
        places = (each.place for each in self.segments)
        return all(place.page in pages for place in places if isinstance(place, PdfPlace))

    def places(self, start: int, end: int) -> Iterator[Place]:
        """Yield the places of the characters from `start` to `end`, in the order of the text."""
        for segment in islice(self.segments, bisect_right(self.segments, start, key=lambda s: s.end), None):
            if segment.start >= end:
                return
            first = max(start, segment.start) - segment.start
            last = min(end, segment.end) - segment.start
            yield segment.place.part(first, last)

    def under(self, areas: Iterable[PageArea]) -> tuple[tuple[int, int], ...]:
        """Return start and end of every stretch of text under these areas, in the order of the text."""
        by_page: dict[int, list[PageArea]] = defaultdict(list)
        for area in areas:
            by_page[area.page].append(area)
        found: list[tuple[int, int]] = []
        for segment in self.segments:
            if isinstance(segment.place, PdfPlace) and segment.place.page in by_page:
                over = by_page[segment.place.page]
                for offset, box in enumerate(segment.place.boxes, segment.start):
                    if any(area.touches(box) for area in over):
                        first = found.pop()[0] if found and found[-1][1] == offset else offset
                        found.append((first, offset + 1))
        return tuple(found)
