"""Other orders in which a text may be read: cells and columns downwards, lines without what is between them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.types import Document, DocumentKind

Order = tuple[tuple[int, int], ...]

_CELL = re.compile(r"(?:[^\s|]|[^\S\n\t|](?![^\S\n\t]))(?:[^\s|]|[^\S\n\t|](?![\s|]))*")
_LETTER = re.compile(r"[^\W\d_]")
# Rules, numbers of pages, and notes between the lines of a page.
_BETWEEN = re.compile(
    r"\W*_*\W*|[\W\d]*\d[\W\d]*|\W*(?:[^\W\d_]{1,10}\.?\s)?\d{1,4}(?:\s(?:of|von|de|av|af|/)\s\d{1,4})?\W*|"
    r"\s*[\[(*]?\d{1,3}[\])*.]?\s+\S.*"
)
_FEWEST = 2


def reading_orders(document: Document) -> Iterator[Order]:
    """The orders that the format gives, and those of lines of text."""
    yield from document.orders
    if document.kind is not DocumentKind.PDF:
        yield from _columns(document.text)
    if document.kind is DocumentKind.TXT:
        without = _without_what_stands_between(document.text)
        if without:
            yield without


def _lines(text: str) -> Iterator[tuple[int, str]]:
    start = 0
    for line in text.splitlines(keepends=True):
        yield start, line
        start += len(line)


def _columns(text: str) -> Iterator[Order]:
    """The cells at the same place of lines that follow each other; rules and empty lines may stand between."""
    open_: list[list[tuple[int, int]]] = []
    for start, line in _lines(text):
        if not _LETTER.search(line):
            continue
        cells = [(start + each.start(), start + each.end()) for each in _CELL.finditer(line)]
        if len(cells) < _FEWEST:
            yield from _closed(open_)
            open_ = []
            continue
        for number, cell in enumerate(cells):
            if number == len(open_):
                open_.append([])
            open_[number].append(cell)
    yield from _closed(open_)


def _closed(columns: list[list[tuple[int, int]]]) -> Iterator[Order]:
    yield from (tuple(each) for each in columns if len(each) >= _FEWEST)


def _without_what_stands_between(text: str) -> Order:
    kept = []
    skipped = False
    for start, line in _lines(text):
        if _BETWEEN.fullmatch(line.rstrip("\n\r")):
            skipped |= bool(line.strip())
        else:
            kept.append((start, start + len(line.rstrip())))
    return tuple(kept) if skipped else ()
