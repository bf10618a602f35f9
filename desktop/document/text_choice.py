"""Text selection with the mouse, from sheet coordinates to offsets."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF

from desktop.document.flowing import Flowing
from desktop.document.sheets import Letters, Spot, on_pages
from engine.core.types import Document
from engine.pipeline.page_pictures import PageSize
from engine.pipeline.text_search import whole_words


class TextChoice:
    """A selected span of the text of one document, between two points on its sheets.

    Attributes:
        exact: the span ends at the very characters; otherwise at the ends of the words that it cuts.
    """

    def __init__(self, document: Document, sizes: tuple[PageSize, ...], flow: Flowing | None) -> None:
        self._document = document
        self._sizes = sizes
        self._flow = flow
        self._letters: Letters | None = None
        self._first: int | None = None
        self._last: int | None = None
        self.exact = False

    def of(self, document: Document) -> bool:
        """Return whether this is a selection in the document."""
        return document is self._document

    def begin(self, sheet: int, point: QPointF) -> None:
        """Start a selection at a point of a sheet."""
        self._first, self._last = self._offset(sheet, point), None

    def begin_word(self, sheet: int, point: QPointF) -> None:
        """Select the word at a point of a sheet."""
        self._first, self.exact = self._offset(sheet, point), False
        self._last = None if self._first is None else self._first + (self._flow is not None)

    def go_on(self, sheet: int, point: QPointF) -> None:
        """Extend the selection to a point of a sheet."""
        if self._first is not None:
            self._last = self._offset(sheet, point)

    def take(self, start: int, end: int) -> None:
        """Select a span, as if the user had drawn over it."""
        self._first, self._last, self.exact = start, end - (self._flow is None), True

    def end(self) -> tuple[int, int] | None:
        """Return start and end of the selection; None where it is empty or only space."""
        if self._first is None or self._last is None:
            return None
        start, end = sorted((self._first, self._last))
        end = min(end + (self._flow is None), len(self._document.text))  # the letter under the mouse is included
        if not self.exact:
            start, end = whole_words(self._document.text, start, end)
        return (start, end) if self._document.text[start:end].strip() else None

    def forget(self) -> None:
        """Clear the selection."""
        self._first = self._last = None

    def spots(self) -> Iterator[Spot]:
        """Yield the places of the selection on the sheets, a spot for each line."""
        span = self.end()
        if span:
            yield from self._flow.spots(*span) if self._flow else on_pages(self._document, self._sizes, *span)

    def _offset(self, sheet: int, point: QPointF) -> int | None:
        if self._flow:
            return self._flow.offset(sheet, point)
        self._letters = self._letters or Letters(self._document, self._sizes)
        return self._letters.nearest(sheet, point)
