"""What a text without pages looks like: paragraphs and their looks, by places in `Document.text`. It holds no text of
the document but what stands beside it: numbers of lists, comments, tracked changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

MOST_COLUMNS = 63
"""Of a table, in Word."""


class Align(StrEnum):
    LEFT = "left"
    RIGHT = "right"
    CENTER = "center"
    JUSTIFIED = "justified"


class Region(StrEnum):
    """Which part of the document a paragraph belongs to."""

    BODY = "body"
    HEADER = "header"
    FOOTER = "footer"
    FOOTNOTES = "footnotes"
    ENDNOTES = "endnotes"
    DRAWING = "drawing"
    PICTURE = "picture"


class Remark(StrEnum):
    """What stands in the margin. All but what was inserted is taken out of a redacted file."""

    COMMENT = "comment"
    DELETED = "deleted"
    INSERTED = "inserted"
    MOVED = "moved"


@dataclass(frozen=True, slots=True)
class Look:
    """`size` in points; `raised`: 1 as a superscript, -1 as a subscript."""

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
    """Where in a table a paragraph stands; `table` counts those of the document, all from 0. `span`: columns."""

    table: int
    row: int
    column: int
    span: int = 1

    def __post_init__(self) -> None:
        # It comes from a process that reads hostile files, and a window makes room for so many columns.
        if self.column < 0 or self.span < 1 or self.column + self.span > MOST_COLUMNS:
            raise ValueError("no cell")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Characters from `start` to `end`.

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
    """Beside the paragraph that begins at `start`."""

    start: int
    remark: Remark
    text: str = field(repr=False)
    author: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Paper:
    """In points: the page, and what stays free on its left and right."""

    width: float = 612.0
    left: float = 72.0
    right: float = 72.0


@dataclass(frozen=True, slots=True)
class Flow:
    """`paragraphs` are in the order of the text."""

    paragraphs: tuple[Paragraph, ...]
    notes: tuple[MarginNote, ...] = ()
    paper: Paper = Paper()
