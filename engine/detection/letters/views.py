"""Views of a text in which the letters of a disguised name are adjacent, with the source span of each character.

A view is the text itself, the text with escapes and markup resolved, or the text in another reading order.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from html import unescape
from urllib.parse import unquote

from engine.core.types import Document, DocumentKind

# Other reading orders of a text: cells and columns downwards, lines without the notes between them.


Order = tuple[tuple[int, int], ...]

_CELL = re.compile(r"(?:[^\s|]|[^\S\n\t|](?![^\S\n\t]))(?:[^\s|]|[^\S\n\t|](?![\s|]))*")
_LETTER = re.compile(r"[^\W\d_]")
# Rules, page numbers, and notes between the lines of a page.
_BETWEEN = re.compile(
    r"\W*_*\W*|[\W\d]*\d[\W\d]*|\W*(?:[^\W\d_]{1,10}\.?\s)?\d{1,4}(?:\s(?:of|von|de|av|af|/)\s\d{1,4})?\W*|"
    r"\s*[\[(*]?\d{1,3}[\])*.]?\s+\S.*"
)
_FEWEST = 2


def reading_orders(document: Document) -> Iterator[Order]:
    """Yield the reading orders that the format gives, and those of lines of text."""
    yield from document.orders
    if document.kind is not DocumentKind.PDF:
        yield from _columns(document.text)
    if document.kind is DocumentKind.TXT:
        without = _without_notes(document.text)
        if without:
            yield without


def _lines(text: str) -> Iterator[tuple[int, str]]:
    start = 0
    for line in text.splitlines(keepends=True):
        yield start, line
        start += len(line)


def _columns(text: str) -> Iterator[Order]:
    """Yield the cells in the same column of successive lines; rules and empty lines may lie between."""
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


def _without_notes(text: str) -> Order:
    kept = []
    skipped = False
    for start, line in _lines(text):
        if _BETWEEN.fullmatch(line.rstrip("\n\r")):
            skipped |= bool(line.strip())
        else:
            kept.append((start, start + len(line.rstrip())))
    return tuple(kept) if skipped else ()


Stretch = tuple[int, int]

_ESCAPE = re.compile(
    r"&(?:#\d{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z][A-Za-z0-9]{1,30});|(?:%[0-9A-Fa-f]{2})++|(?:=[0-9A-F]{2})++|=\r?\n"
    r"|\\u\{?[0-9A-Fa-f]{4,6}\}?|\\x[0-9A-Fa-f]{2}|\\[0-3][0-7]{2}|\\[nrt](?=[^\W\d_]{2})|</?[A-Za-z][^<>]{0,200}>"
    r"|\[/?[A-Za-z]{1,10}\]|\{[a-z]{1,10}(?::[^{}\s]{1,20})?\}"
)
_ESCAPED_BLANKS = ("\\n", "\\r", "\\t")
_HIDDEN = "\u00ad"  # read as nothing


@dataclass(frozen=True, slots=True)
class View:
    """Characters, and the span of the text for each of them; None if the view is the text itself."""

    characters: str = field(repr=False)
    places: tuple[Stretch, ...] | None = None

    def stretch(self, index: int) -> Stretch:
        """Return the span of one character in the text."""
        return (index, index + 1) if self.places is None else self.places[index]


def resolved(text: str) -> View | None:
    """Return the text with its escapes and tags resolved, or None if it has none."""
    characters: list[str] = []
    places: list[Stretch] = []
    position = 0
    for match in _ESCAPE.finditer(text):
        plain = _meaning(match[0])
        if plain == match[0]:
            continue
        characters.append(text[position : match.start()])
        places += ((each, each + 1) for each in range(position, match.start()))
        characters.append(plain)
        places += (match.span() for _ in plain)
        position = match.end()
    if not position:
        return None
    characters.append(text[position:])
    places += ((each, each + 1) for each in range(position, len(text)))
    return View("".join(characters), tuple(places))


def ordered(text: str, orders: Iterable[tuple[Stretch, ...]]) -> Iterator[View]:
    """Yield a view of each order, its spans on lines of their own."""
    for order in orders:
        characters: list[str] = []
        places: list[Stretch] = []
        for start, end in order:
            characters += text[start:end], "\n"
            places += ((each, each + 1) for each in range(start, end))
            places.append((end, end))
        yield View("".join(characters), tuple(places))


def _meaning(escape: str) -> str:
    """Return the characters of an escape; empty for a tag and a soft line break."""
    if escape[0] in "<[{" or escape[1] in "\r\n" or escape in _ESCAPED_BLANKS:
        return _HIDDEN
    if escape[0] == "&":
        return unescape(escape)
    if escape[0] in "%=":
        return unquote(escape.replace("=", "%"), errors="replace")
    digits = escape[1:] if escape[1].isdigit() else escape.strip("\\ux{}")
    point = int(digits, 8 if escape[1].isdigit() else 16)
    return chr(point) if point < 0x110000 and not 0xD800 <= point < 0xE000 else escape
