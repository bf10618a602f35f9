"""Data model of flowing text: paragraphs, runs, cells and margin notes, by offsets in `Document.text`.

It holds no text of the document itself, only text that is beside it: numbers of lists, comments, tracked changes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from engine.pipeline.page_pictures.pages import PagePicture

MOST_COLUMNS = 63
"""Most columns of a table in Word."""
MOST_SPACE = 1_584.0
"""Longest side of a page in Word, in points (22 inches), and the most space above a paragraph."""
LONGEST_FONT = 40
"""Most characters of the name of a font family."""
LEAST_ROOM = 72.0
"""Least width and height of the text of a page, in points."""


class Align(StrEnum):
    """Alignment of a paragraph."""

    LEFT = "left"
    RIGHT = "right"
    CENTER = "center"
    JUSTIFIED = "justified"


class Region(StrEnum):
    """Part of the document that a paragraph belongs to."""

    BODY = "body"
    HEADER = "header"
    FOOTER = "footer"
    FOOTNOTES = "footnotes"
    ENDNOTES = "endnotes"
    DRAWING = "drawing"
    PICTURE = "picture"


class Remark(StrEnum):
    """Kind of a margin note. All but insertions are removed from a redacted file."""

    COMMENT = "comment"
    DELETED = "deleted"
    INSERTED = "inserted"
    MOVED = "moved"


@dataclass(frozen=True, slots=True)
class CharacterFormat:
    """Character format. `size`: points; `raised`: 1 for a superscript, -1 for a subscript; `font`: family, or empty."""

    bold: bool = False
    italic: bool = False
    underline: bool = False
    struck: bool = False
    size: float = 11.0
    raised: int = 0
    font: str = ""

    def __post_init__(self) -> None:
        # It comes from a process that reads hostile files, and the system searches for the font.
        if len(self.font) > LONGEST_FONT or not self.font.isprintable():
            raise ValueError("no font")


@dataclass(frozen=True, slots=True)
class Run:
    """Characters from `start` to `end` that look alike."""

    start: int
    end: int
    look: CharacterFormat


@dataclass(frozen=True, slots=True)
class CellPlace:
    """Place of a paragraph in a table. `table`: its number in the document; all count from 0. `span`: columns."""

    table: int
    row: int
    column: int
    span: int = 1

    def __post_init__(self) -> None:
        # It comes from a process that reads hostile files, and the window reserves space for all columns.
        if self.column < 0 or self.span < 1 or self.column + self.span > MOST_COLUMNS:
            raise ValueError("no cell")


@dataclass(frozen=True, slots=True)
class Spacing:
    """Space above and below a paragraph in points, and between its lines.

    Attributes:
        above: with that of the empty paragraphs before it.
        lines: multiple of the font's line height.
        least: least line height in points; 0 where none is set.
    """

    above: float = 0.0
    below: float = 0.0
    lines: float = 1.0
    least: float = 0.0

    def __post_init__(self) -> None:
        # It comes from a process that reads hostile files, and pages are made for it.
        if not all(0 <= each <= MOST_SPACE for each in (self.above, self.below, self.lines, self.least)):
            raise ValueError("no spacing")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph, the characters from `start` to `end`.

    Attributes:
        heading: 1 to 9, or 0.
        label: the number or the sign before it in a list.
        indent, first: points from the margin, and of the first line from there.
        keeps: stays on the page of the next paragraph, as a heading does.
    """

    start: int
    end: int
    region: Region
    runs: tuple[Run, ...] = ()
    heading: int = 0
    label: str = field(default="", repr=False)
    indent: float = 0.0
    first: float = 0.0
    align: Align = Align.LEFT
    cell: CellPlace | None = None
    spacing: Spacing = Spacing()
    keeps: bool = False


@dataclass(frozen=True, slots=True)
class Embedded:
    """A picture above the paragraph at `start` or, if `below`, under it; `width` and `height` on the page in points."""

    start: int
    below: bool
    width: float
    height: float
    picture: PagePicture = field(repr=False)

    def __post_init__(self) -> None:
        # It comes from a process that reads hostile files, and pages are made for it.
        if not all(0 < each <= MOST_SPACE for each in (self.width, self.height)):
            raise ValueError("no picture")


@dataclass(frozen=True, slots=True)
class MarginNote:
    """A comment or tracked change beside the paragraph that begins at `start`."""

    start: int
    remark: Remark
    text: str = field(repr=False)
    author: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Paper:
    """Page size and margins in points. `header`, `footer`: where these begin and end, from the edge of the page."""

    width: float = 612.0
    height: float = 792.0
    left: float = 72.0
    right: float = 72.0
    top: float = 72.0
    bottom: float = 72.0
    header: float = 36.0
    footer: float = 36.0

    def __post_init__(self) -> None:
        sides = self.width, self.height, self.left, self.right, self.top, self.bottom, self.header, self.footer
        room = min(self.width - self.left - self.right, self.height - self.top - self.bottom)
        if not (all(0 <= each <= MOST_SPACE for each in sides) and room >= LEAST_ROOM):
            raise ValueError("no paper")


class Pages(StrEnum):
    """The pages of a section that a header or footer is printed on."""

    USUAL = "usual"
    FIRST = "first"
    EVEN = "even"


@dataclass(frozen=True, slots=True)
class Strip:
    """A header or footer: the paragraphs from `start` to `end`; none where both are the same."""

    region: Region
    pages: Pages
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Section:
    """A section, from the paragraph at `start` on: its paper, headers and footers.

    Attributes:
        new_page: begins on a page of its own.
        first_differs, even_differs: the first page, or even pages, have headers and footers of their own.
    """

    start: int
    paper: Paper = Paper()
    strips: tuple[Strip, ...] = ()
    new_page: bool = True
    first_differs: bool = False
    even_differs: bool = False


class Number(StrEnum):
    """A number that is computed when a page is printed; the text holds an earlier one."""

    PAGE = "page"
    PAGES = "pages"


@dataclass(frozen=True, slots=True)
class Counted:
    """The characters from `start` to `end`, in place of which each page shows its number, or the number of pages."""

    start: int
    end: int
    number: Number


@dataclass(frozen=True, slots=True)
class Footnote:
    """A footnote: its paragraphs from `start` to `end`, and the offset that its number is before."""

    anchor: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Flow:
    """Flowing text of a document.

    Attributes:
        paragraphs: in the order of the text.
        sections: in the order of the text; without any, all is one section on usual paper.
        breaks: offsets at which a page begins, in the order of the text.
        numbers: page numbers in headers and footers, in the order of the text.
        footnotes: in the order of their anchors.
        grids: widths of the columns of each table in points, by its number; empty where unknown.
        pictures: in the order of the text.
    """

    paragraphs: tuple[Paragraph, ...]
    notes: tuple[MarginNote, ...] = ()
    sections: tuple[Section, ...] = ()
    breaks: tuple[int, ...] = ()
    numbers: tuple[Counted, ...] = ()
    footnotes: tuple[Footnote, ...] = ()
    grids: tuple[tuple[float, ...], ...] = ()
    pictures: tuple[Embedded, ...] = ()
