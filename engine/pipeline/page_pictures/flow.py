"""Data model of flowing text: paragraphs, runs, cells and margin notes, by offsets in `Document.text`.

It holds no text of the document itself, only text that is beside it: numbers of lists, comments, tracked changes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

MOST_COLUMNS = 63
"""Most columns of a table in Word."""


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
class Look:
    """Character format. `size`: points; `raised`: 1 for a superscript, -1 for a subscript."""

    bold: bool = False
    italic: bool = False
    underline: bool = False
    struck: bool = False
    size: float = 11.0
    raised: int = 0


@dataclass(frozen=True, slots=True)
class Run:
    """Characters from `start` to `end` that look alike."""

    start: int
    end: int
    look: Look


@dataclass(frozen=True, slots=True)
class Cell:
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
class Paragraph:
    """A paragraph, the characters from `start` to `end`.

    Attributes:
        heading: 1 to 9, or 0.
        label: the number or the sign before it in a list.
        indent, first: points from the margin, and of the first line from there.
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
    cell: Cell | None = None


@dataclass(frozen=True, slots=True)
class MarginNote:
    """A comment or tracked change beside the paragraph that begins at `start`."""

    start: int
    remark: Remark
    text: str = field(repr=False)
    author: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Paper:
    """Page width and its left and right margins, in points."""

    width: float = 612.0
    left: float = 72.0
    right: float = 72.0


@dataclass(frozen=True, slots=True)
class Flow:
    """Flowing text of a document; `paragraphs` are in the order of the text."""

    paragraphs: tuple[Paragraph, ...]
    notes: tuple[MarginNote, ...] = ()
    paper: Paper = Paper()
