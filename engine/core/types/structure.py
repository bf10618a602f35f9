"""Structure of a document's text: which role each stretch of it has, and which headings and labels belong to it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from typing import NamedTuple

Span = tuple[int, int]
"""Characters of a text, half-open."""
Spans = Sequence[Span]


class TextRole(StrEnum):
    """The role of a stretch of text on the page. Text without a stretch is running text."""

    HEADING = "heading"
    CELL = "cell"
    LABEL = "label"
    VALUE = "value"
    MARGIN = "margin"
    HEADER = "header"
    FOOTER = "footer"
    SPEAKER = "speaker"
    ITEM = "item"
    SIGNATURE = "signature"


class Meaning(StrEnum):
    """The sort of value that a label or heading announces; OTHER is fixed text of forms that announces no sort."""

    NAME = "name"
    ORGANISATION = "organisation"
    DATE = "date"
    AGE = "age"
    IDENTIFIER = "identifier"
    CONTACT = "contact"
    PLACE = "place"
    QUANTITY = "quantity"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Stretch:
    """Characters `start` to `end` with one role.

    Attributes:
        column, row: spans of the heading of the column, and of the heading of the row or the label of the value.
        cell: number of the cell, from 1; the lines of one cell share it. 0 outside of cells and values.
        inside: number of the cell of a table that a label or value of a form lies in, or 0.
        meaning: of the label or heading itself; for a cell or value, the sort of value that its headings announce.
    """

    start: int
    end: int
    role: TextRole
    column: Span | None = None
    row: Span | None = None
    cell: int = 0
    meaning: Meaning | None = None
    inside: int = 0


@dataclass(frozen=True, slots=True)
class Structure:
    """The stretches of a text, sorted and without overlaps."""

    stretches: tuple[Stretch, ...] = ()

    def at(self, offset: int) -> Stretch | None:
        """Return the stretch that holds a character, or None in running text."""
        index = bisect_right(self.stretches, offset, key=lambda each: each.start) - 1
        return self.stretches[index] if index >= 0 and offset < self.stretches[index].end else None

    def within(self, start: int, end: int) -> Iterator[Stretch]:
        """Yield the stretches that share a character with a span, in order."""
        first = bisect_right(self.stretches, start, key=lambda each: each.end)
        for each in islice(self.stretches, first, None):
            if each.start >= end:
                return
            yield each


NO_STRUCTURE = Structure()
"""The structure of running text alone."""


class Passage(NamedTuple):
    """Characters `start` to `end` in one language: ISO 639-1, "nb" for Bokmål, "nn" for Nynorsk."""

    start: int
    end: int
    language: str
