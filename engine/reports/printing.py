"""Prints table rows as a PDF: searchable text, page numbers, and a password if one is given."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from io import BytesIO

import pymupdf

from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.message import message
from engine.core.progress import SILENT, Progress, Stage
from engine.reports.rows import TableRow

# MuPDF's messages quote what is printed, and would go to the terminal.
pymupdf.TOOLS.mupdf_display_errors(False)
pymupdf.TOOLS.mupdf_display_warnings(False)

_PAGE = pymupdf.paper_rect("a4")
_LEFT, _TOP, _BOTTOM = 48.0, 48.0, 56.0  # points
_WIDTH = _PAGE.width - 2 * _LEFT
_GAP = 8.0  # between columns
_RULE, _RULE_ABOVE = (0.83, 0.84, 0.86), 3.0
_PRINT_STYLE = """
body { margin: 0; } p { margin: 0; font-family: sans-serif; font-size: 9pt; color: #1B1F26; }
p.title { font-size: 16pt; font-weight: bold; } p.heading { font-size: 11pt; font-weight: bold; }
p.second { color: #535B67; } p.passed { color: #0D5A30; } p.failed { color: #A81B58; } p.warning { color: #8A5600; }
"""


def printed(
    rows: Iterable[TableRow],
    *,
    foot: str,
    password: str | None = None,
    words: Catalogue = ENGLISH,
    progress: Progress = SILENT,
) -> bytes:
    """Return the rows in their order as a PDF, none of them cut off.

    Args:
        foot: text at the foot of each page, beside its number.
        password: encrypts the PDF (AES-256, ISO 32000-2), so that nobody opens it without.
    """
    every = tuple(rows)
    stream = BytesIO()
    sheets = _Sheets(stream)
    for number, row in enumerate(every):
        progress.step(Stage.PRINT, number, len(every))
        sheets.add(row)
    sheets.close()
    with pymupdf.open("pdf", stream.getvalue()) as document:
        for page, heights in zip(document, sheets.rules, strict=True):
            for height in heights:
                page.draw_line((_LEFT, height), (_LEFT + _WIDTH, height), color=_RULE, width=0.5)
            place = pymupdf.Rect(_LEFT, _PAGE.height - 44, _LEFT + _WIDTH, _PAGE.height - 20)
            numbered = message("print.foot", title=foot, page=page.number + 1, pages=len(document))
            page.insert_htmlbox(place, f'<p class="second">{escape(words.say(numbered))}</p>', css=_PRINT_STYLE)
        document.subset_fonts()
        secret = {"user_pw": password, "owner_pw": password} if password else {}
        kept_from = pymupdf.PDF_ENCRYPT_AES_256 if password else pymupdf.PDF_ENCRYPT_NONE
        return bytes(document.tobytes(garbage=4, deflate=True, encryption=kept_from, **secret))


class _Sheets:
    """Pages that fill from the top. MuPDF drops rows of a table that don't fit, so each cell is laid out alone.

    `rules`: for each page the heights of its thin lines.
    """

    def __init__(self, stream: BytesIO) -> None:
        self._writer = pymupdf.DocumentWriter(stream)
        self.rules: list[list[float]] = []
        self._begin()

    def add(self, row: TableRow) -> None:
        top = self._top + (row.above if self._top > _TOP else 0.0)
        stories = [_story(cell, style) for cell, style in zip(row.cells, _styles(row), strict=True)]
        placed = _place(stories, row, top)
        if any(more for more, _ in placed) and self._top > _TOP:
            self._turn()
            top = _TOP
            placed = _place(stories, row, top)
        if row.ruled:
            self.rules[-1].append(top - _RULE_ABOVE)
        self._draw(stories, placed)
        while any(more for more, _ in placed):  # it fills more than a page
            self._turn()
            placed = _place(stories, row, _TOP)
            self._draw(stories, placed)

    def close(self) -> None:
        self._writer.end_page()
        self._writer.close()

    def _draw(self, stories: list[pymupdf.Story], placed: list[tuple[bool, pymupdf.Rect]]) -> None:
        for story in stories:
            story.draw(self._device)
        self._top = max(filled[3] for _, filled in placed)

    def _turn(self) -> None:
        self._writer.end_page()
        self._begin()

    def _begin(self) -> None:
        self._device = self._writer.begin_page(_PAGE)
        self.rules.append([])
        self._top = _TOP


def _styles(row: TableRow) -> tuple[str, ...]:
    return (*row.styles, *("",) * (len(row.cells) - len(row.styles)))


def _story(words: str, style: str) -> pymupdf.Story:
    return pymupdf.Story(html=f'<p class="{style}">{escape(words) or "&nbsp;"}</p>', user_css=_PRINT_STYLE)


def _place(stories: list[pymupdf.Story], row: TableRow, top: float) -> list[tuple[bool, pymupdf.Rect]]:
    """Return for each story whether more is left than fits, and the rectangle that it fills."""
    left, placed = _LEFT, []
    for story, share in zip(stories, row.shares, strict=True):
        right = left + share * _WIDTH
        placed.append(story.place(pymupdf.Rect(left, top, right - _GAP, _PAGE.height - _BOTTOM)))
        left = right
    return placed
