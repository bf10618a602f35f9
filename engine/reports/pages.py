"""Run report as a page (HTML) and as a print (PDF), and the printer of tables behind it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from html import escape
from io import BytesIO

import pymupdf

from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.message import Message, message
from engine.core.progress import Progress, Silent
from engine.reports.outcomes import Line, Outcome, Section, heading, policy, sections, title, verdict

# Printing of table rows as a PDF: searchable text, page numbers, and a password if one is given.


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


@dataclass(frozen=True, slots=True)
class Row:
    """Cells of a table row.

    Attributes:
        shares: shares of the width, one for each cell.
        styles: of each cell, as far as given: title, heading, second, passed, failed, warning, or empty.
        above: points left empty above the row.
        ruled: draw a thin line above the row.
    """

    cells: tuple[str, ...] = field(repr=False)
    shares: tuple[float, ...] = (1.0,)
    styles: tuple[str, ...] = ()
    above: float = 2.0
    ruled: bool = False


def printed(
    rows: Iterable[Row],
    *,
    foot: str,
    password: str | None = None,
    words: Catalogue = ENGLISH,
    progress: Progress | None = None,
) -> bytes:
    """Return the rows in their order as a PDF, none of them cut off.

    Args:
        foot: text at the foot of each page, beside its number.
        password: encrypts the PDF (AES-256, ISO 32000-2), so that nobody opens it without.
    """
    progress = progress or Silent()
    every = tuple(rows)
    stream = BytesIO()
    sheets = _Sheets(stream)
    for number, row in enumerate(every):
        progress.step("print", number, len(every))
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

    def add(self, row: Row) -> None:
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


def _styles(row: Row) -> tuple[str, ...]:
    return (*row.styles, *("",) * (len(row.cells) - len(row.styles)))


def _story(words: str, style: str) -> pymupdf.Story:
    return pymupdf.Story(html=f'<p class="{style}">{escape(words) or "&nbsp;"}</p>', user_css=_PRINT_STYLE)


def _place(stories: list[pymupdf.Story], row: Row, top: float) -> list[tuple[bool, pymupdf.Rect]]:
    """Return for each story whether more is left than fits, and the rectangle that it fills."""
    left, placed = _LEFT, []
    for story, share in zip(stories, row.shares, strict=True):
        right = left + share * _WIDTH
        placed.append(story.place(pymupdf.Rect(left, top, right - _GAP, _PAGE.height - _BOTTOM)))
        left = right
    return placed


# Colours: light and dark.
_COLOURS = {
    "window": ("#F3F4F6", "#1C1F24"),
    "panel": ("#FFFFFF", "#212429"),
    "line": ("#D3D7DD", "#373C44"),
    "text": ("#1B1F26", "#E7E9EC"),
    "second": ("#535B67", "#B6BDC7"),
    "passed": ("#0D5A30", "#58D9A2"),
    "failed": ("#A81B58", "#F57F9E"),
    "warning": ("#8A5600", "#F2BC55"),
}
_STYLE = """
* { box-sizing: border-box; }
body { margin: 0; background: var(--window); color: var(--text); font: 14px/20px system-ui, sans-serif; }
main { max-width: 880px; margin: 0 auto; padding: 32px 24px; }
article { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; }
article { padding: 24px; margin: 0 0 24px; }
h1 { font-size: 20px; line-height: 28px; font-weight: 600; margin: 0 0 16px; }
h2 { font-size: 16px; line-height: 22px; font-weight: 600; margin: 0 0 4px; overflow-wrap: anywhere; }
h3 { font-size: 13px; font-weight: 600; color: var(--second); margin: 24px 0 4px; }
p, ul { margin: 4px 0; } ul { padding-left: 20px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; vertical-align: top; padding: 6px 12px 6px 0; border-top: 1px solid var(--line); }
th { font-weight: 400; color: var(--second); width: 34%; } td { overflow-wrap: anywhere; }
.passed { color: var(--passed); } .failed { color: var(--failed); } .warning { color: var(--warning); }
.verdict { font-weight: 600; }
@media print {
  body { background: none; } main { max-width: none; padding: 0; }
  article { border: 0; padding: 0; break-inside: avoid; } }
"""
_TABLE = (0.34, 0.66)


def to_html(outcomes: Iterable[Outcome], words: Catalogue = ENGLISH) -> str:
    """Return a self-contained page without scripts, pictures and fonts, for screen and print."""
    files = tuple(outcomes)
    articles = "".join(_article(each, words) for each in files)
    return page(words.say(_NAME), f"<h1>{escape(title(files, words))}</h1>{articles}", words.language)


_NAME = Message("report.name")


def page(name: str, body: str, language: str = ENGLISH.language) -> str:
    """Return a page in the look of the reports, with this body of HTML."""
    return (
        f'<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
        f"<title>{escape(name)}</title><style>{_palette()}{_STYLE}</style></head><body><main>{body}</main></body></html>\n"
    )


def to_pdf(outcomes: Iterable[Outcome], words: Catalogue = ENGLISH, progress: Progress | None = None) -> bytes:
    """Return the same report for printing or filing: searchable text and numbered pages."""
    files = tuple(outcomes)
    rows = [Row((title(files, words),), styles=("title",)), *(row for each in files for row in _rows(each, words))]
    return printed(rows, foot=words.say(_NAME), words=words, progress=progress)


def _palette() -> str:
    light, dark = ("".join(f"--{name}:{pair[index]};" for name, pair in _COLOURS.items()) for index in (0, 1))
    return f":root{{color-scheme:light dark;{light}}}@media screen and (prefers-color-scheme:dark){{:root{{{dark}}}}}"


def _article(outcome: Outcome, words: Catalogue) -> str:
    result = verdict(outcome, words)
    reason = f"<p>{escape(outcome.reason)}</p>" if outcome.reason else ""
    applied = f"<p>{escape(policy(outcome, words))}</p>" if outcome.policy else ""
    return (
        f'<article><h2>{escape(heading(outcome))}</h2><p class="verdict {result.style}">{escape(result.words)}</p>'
        f"{reason}{applied}"
        f"{''.join(map(_section, sections(outcome, words)))}</article>"
    )


def _section(section: Section) -> str:
    lines = "".join(map(_line, section.lines))
    listed = f"<table>{lines}</table>" if section.lines[0].name else f"<ul>{lines}</ul>"
    return f"<h3>{escape(section.title)}</h3>{listed}"


def _line(line: Line) -> str:
    style = f' class="{line.style}"' if line.style else ""
    if line.name:
        return f"<tr><th>{escape(line.name)}</th><td{style}>{escape(line.words)}</td></tr>"
    return f"<li{style}>{escape(line.words)}</li>"


def _rows(outcome: Outcome, words: Catalogue) -> Iterator[Row]:
    yield Row((heading(outcome),), styles=("heading",), above=18)
    result = verdict(outcome, words)
    yield Row((result.words,), styles=(result.style,))
    if outcome.reason:
        yield Row((outcome.reason,))
    if outcome.policy:
        yield Row((policy(outcome, words),))
    for section in sections(outcome, words):
        yield Row((section.title,), styles=("heading",), above=14)
        for line in section.lines:
            if line.name:
                yield Row((line.name, line.words), _TABLE, ("second", line.style), above=7, ruled=True)
            else:
                yield Row((line.words,), styles=(line.style,))
