"""Views of a text in which the letters of a disguised name are adjacent, with the source span of each character.

A view is the text itself, the text with escapes and markup resolved, the text with words that spell a letter resolved,
or the text in another reading order.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from html import unescape
from itertools import pairwise
from urllib.parse import unquote

from engine.core.expressions import Expression
from engine.core.types import Document, DocumentKind, Span

# Other reading orders of a text: cells and columns downwards, lines without the notes between them.


_Order = tuple[tuple[int, int], ...]

_CELL = Expression(r"(?:[^\s|│┃║]|[^\S\n\t|│┃║](?![^\S\n\t]))(?:[^\s|│┃║]|[^\S\n\t|│┃║](?![\s|│┃║]))*")
_LETTER = Expression(r"[^\W\d_]")
# Rules, page numbers, and notes between the lines of a page.
_BETWEEN = Expression(
    r"\W*_*\W*|[\W\d]*\d[\W\d]*|\W*(?:[^\W\d_]{1,10}\.?\s)?\d{1,4}(?:\s(?:of|von|de|av|af|/)\s\d{1,4})?\W*|"
    r"\s*[\[(*]?\d{1,3}[\])*.]?\s+\S.*"
)
_FEWEST = 2


def reading_orders(document: Document) -> Iterator[_Order]:
    """Yield the reading orders that the format gives, and those of lines of text."""
    yield from document.orders
    if document.kind is not DocumentKind.PDF:
        yield from _columns(document.text)
    if document.kind is DocumentKind.TXT:
        without = _without_notes(document.text)
        if without:
            yield without
        if without := _without_prefixes(document.text):
            yield without
        yield from _over_pages(document.text)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    start = 0
    for line in text.splitlines(keepends=True):
        yield start, line
        start += len(line)


def _columns(text: str) -> Iterator[_Order]:
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


def _closed(columns: list[list[tuple[int, int]]]) -> Iterator[_Order]:
    yield from (tuple(each) for each in columns if len(each) >= _FEWEST)


def _without_notes(text: str) -> _Order:
    kept = []
    skipped = False
    for start, line in _lines(text):
        if _BETWEEN.fullmatch(line.rstrip("\n\r")):
            skipped |= bool(line.strip())
        else:
            kept.append((start, start + len(line.rstrip())))
    return tuple(kept) if skipped else ()


def _without_prefixes(text: str) -> _Order:
    """Return the lines without what they have in common with the line before or behind, whatever the digits.

    Times and sources of a log, numbers of lines, marks of a quotation.
    """
    lines = [(start, line.rstrip()) for start, line in _lines(text)]
    shared = [_shared(one, other) for (_, one), (_, other) in pairwise(lines)]
    kept = []
    for number, (start, line) in enumerate(lines):
        least = max(shared[max(number - 1, 0) : number + 1], default=0)
        kept.append((start + min(least, len(line)), start + len(line)))
    return tuple(kept) if any(shared) else ()


def _shared(line: str, following: str) -> int:
    """Return the length of the prefix that two lines have in common; 0 where it holds no letter or digit."""
    one, other = (_DIGIT.sub("0", each[:_LONGEST_PREFIX]) for each in (line, following))
    length = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    while length and one[length - 1].isalnum():
        length -= 1
    return length if any(map(str.isalnum, one[:length])) else 0


def _over_pages(text: str) -> Iterator[_Order]:
    """Yield each of the last lines of a page with each of the first lines of the next: notes, numbers and headings may
    be between the halves of a name.
    """
    start = 0
    before: list[Span] = []
    for page in text.split("\f"):
        found = [(start + at, start + at + len(line.rstrip())) for at, line in _lines(page) if _LETTER.search(line)]
        yield from ((one, other) for one in before[-_EDGE:] for other in found[:_EDGE])
        before = found
        start += len(page) + 1


_DIGIT = Expression(r"\d")
_LONGEST_PREFIX = 120
_EDGE = 12  # lines at an edge of a page

Offsets = tuple[int, ...]
"""Offsets of characters of the text."""

_ESCAPE = Expression(
    r"&(?:#\d{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z][A-Za-z0-9]{1,30});|(?>(?:%(?:25)*[0-9A-Fa-f]{2})+)|(?>(?:=[0-9A-F]{2})+)|=\r?\n"
    r"|\\u[Dd][89ABab][0-9A-Fa-f]{2}\\u[Dd][C-Fc-f][0-9A-Fa-f]{2}|[\\%]u[0-9A-Fa-f]{4}|\\U[0-9A-Fa-f]{8}"
    r"|\\[ux]\{[0-9A-Fa-f]{1,6}\}|\\N\{U\+[0-9A-Fa-f]{1,6}\}|\\x[0-9A-Fa-f]{2}|\^\^[0-9a-f]{2}|_x[0-9A-Fa-f]{4}_"
    r"|\\o\{[0-7]{2,7}\}|\\[0-3][0-7]{2}|\\[4-7][0-9A-Fa-f](?: |(?![0-9A-Fa-f]))"
    r"|\\[nrt](?=[^\W\d_]{2})|</?[A-Za-z][^<>]{0,200}>"
    r"|\[/?[A-Za-z]{1,10}\]|\{[a-z]{1,10}(?::[^{}\s]{1,20})?\}"
    r"|(?>(?:[Â-ô][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,3})+)"
)
_OCTAL = Expression(r"\\[0-3][0-7]{2}|\\o.*")
_ESCAPED_AGAIN = Expression("%(?:25)+(?=[0-9A-Fa-f]{2})")
_ESCAPED_BLANKS = ("\\n", "\\r", "\\t")
_HIDDEN = "\u00ad"  # read as nothing


@dataclass(frozen=True, slots=True)
class View:
    """Characters, and the span of the text for each of them; None if the view is the text itself."""

    characters: str = field(repr=False)
    places: tuple[Span, ...] | None = None

    def stretch(self, index: int) -> Span:
        """Return the span of one character in the text."""
        return (index, index + 1) if self.places is None else self.places[index]


def resolved(text: str) -> View | None:
    """Return the text with its escapes and tags resolved, or None if it has none."""
    return _replaced(text, ((match, _meaning(match[0])) for match in _ESCAPE.finditer(text)))


def spelled(text: str) -> View | None:
    """Return the text with each letter in place of "Q as in Queen" or "Quebec", or None if nothing spells one."""
    return _replaced(text, ((match, _letter(match)) for match in _SPELLED.finditer(text)))


def _letter(match: re.Match[str]) -> str:
    letter = (match["letter"] or match["code"])[0]
    return 2 * letter if match["twice"] else letter


def in_morse(text: str) -> View | None:
    """Return the text with letters in place of Morse code, in signs or in words ("dah-di-dah"); None without any."""
    found: list[tuple[re.Match[str], str]] = []
    for run in _MORSE_RUN.finditer(text):
        codes = list(_MORSE_LETTER.finditer(text, *run.span()))
        found += ((each, _MORSE.get(_SPOKEN_MORSE.sub(_signs, each[0]).translate(_DASHES), each[0])) for each in codes)
    return _replaced(text, found)


def _signs(spoken: re.Match[str]) -> str:
    return "-" if "da" in spoken[0].lower() else "."


_MORSE = {
    code: letter
    for letter, code in zip(
        "abcdefghijklmnopqrstuvwxyz0123456789",
        (
            ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- "
            "-. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --.. "
            "----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----."
        ).split(),
        strict=True,
    )
}
_DASHES = str.maketrans("−–—‒―_·•∙⋅", "------....")
_MORSE_LETTER = Expression(r"[.\-−–—‒―_·•∙⋅]{1,5}|(?:dah|dit|di)(?:[-‐]?(?:dah|dit|di)){0,4}", re.IGNORECASE)
_SPOKEN_MORSE = Expression(r"[-‐]?(?:dah|dit|di)", re.IGNORECASE)
# At least four letters, with blanks or slashes between them.
_MORSE_RUN = Expression(
    rf"(?<![^\s/|])(?:{_MORSE_LETTER.pattern})(?>(?:[ \t/|,]{{1,4}}(?:{_MORSE_LETTER.pattern})){{3,}})", re.IGNORECASE
)
# Words by which a letter is spelled: "Q as in", "Q wie", "Q comme", "Q come", "Q como", "Q de", "Q som".
_SPELLED = Expression(
    r"(?<![^\W_])(?P<twice>(?i:double|doppel|doble|duplo|dobbelt|dobbel)[\s‐-]{1,3})?(?:"
    r"(?P<letter>[^\W\d_])[,.:;]?[ \t\n]{1,3}(?:as[ \n]in|as|for|like|wie|comme|come|como|de|som|-|=)[ \t\n]{1,3}"
    r"[\"'“”„‘’«»]?(?i:(?P=letter))[^\W\d_]{1,20}[\"'“”„‘’«»]?"
    r"|(?P<code>(?i:alfa|alpha|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november|oscar"
    r"|papa|quebec|romeo|sierra|tango|uniform|victor|whiske?y|x-?ray|yankee|zulu)))(?![^\W_])"
)


def _replaced(text: str, found: Iterable[tuple[re.Match[str], str]]) -> View | None:
    """Return the text with each match replaced by another string; None if nothing is."""
    characters: list[str] = []
    places: list[Span] = []
    position = 0
    for match, plain in found:
        if plain == match[0]:
            continue
        characters.append(text[position : match.start()])
        places += _each(position, match.start())
        characters.append(plain)
        places += (match.span() for _ in plain)
        position = match.end()
    if not position:
        return None
    characters.append(text[position:])
    places += _each(position, len(text))
    return View("".join(characters), tuple(places))


def _each(start: int, end: int) -> Iterable[Span]:
    """Return the span of each character of a stretch."""
    return zip(range(start, end), range(start + 1, end + 1), strict=True)


def ordered(text: str, orders: Iterable[tuple[Span, ...]]) -> Iterator[View]:
    """Yield a view of each order, its spans on lines of their own."""
    for order in orders:
        characters: list[str] = []
        places: list[Span] = []
        for start, end in order:
            characters += text[start:end], "\n"
            places += _each(start, end)
            places.append((end, end))
        yield View("".join(characters), tuple(places))


_MOST_DECODED = 3


def _decoded(written: str) -> str:
    """Return UTF-8 that was read as Windows-1252, once or more often; anything else as it is."""
    for _ in range(_MOST_DECODED):
        try:
            written = b"".join(map(_byte, written)).decode("utf-8")
        except UnicodeError:
            break
    return written


def _byte(character: str) -> bytes:
    """Return the byte that Windows-1252 shows as this character; bytes without one are shown as in Latin-1.

    Raises:
        UnicodeEncodeError: there is none.
    """
    try:
        return character.encode("cp1252")
    except UnicodeEncodeError:
        return character.encode("latin-1")


def _meaning(escape: str) -> str:
    """Return the characters of an escape; empty for a tag and a soft line break."""
    if not escape[0].isascii():
        return _decoded(escape)
    if escape[0] in "<[{" or escape[1] in "\r\n" or escape in _ESCAPED_BLANKS:
        return _HIDDEN
    if escape[0] == "&":
        return unescape(escape)
    if escape[0] in "%=" and escape[1] != "u":
        return unquote(_ESCAPED_AGAIN.sub("%", escape.replace("=", "%")), errors="replace")
    halves = escape.split("\\u")
    if len(halves) > _FEWEST:
        return bytes.fromhex("".join(halves)).decode("utf-16-be")
    point = int(escape.strip("\\^%_uUxoN{+} "), 8 if _OCTAL.fullmatch(escape) else 16)
    return chr(point) if point < 0x110000 and not 0xD800 <= point < 0xE000 else escape
