"""Divided words: split by escapes or hyphens, or between cells, footnotes and pages.

The text is not changed: joined words are only compared with words that are masked anyway.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from html import unescape
from itertools import pairwise
from typing import NamedTuple
from urllib.parse import unquote

import ahocorasick

from engine.core.expressions import Expression
from engine.core.folding import fold_character
from engine.core.types import Document, DocumentKind, PdfPlace, Span

_SHORTEST = 4
"""Fewest letters of a word that is searched for."""
_SHORTEST_HYPHENED = 6
"""Fewest letters of a word with a hyphen inside, which may be an ordinary word: re-form."""
_SHORTEST_JOINED = 5
"""Fewest letters of a word whose halves only their positions connect."""
_FARTHEST = 40
"""Number of cells after a hyphen, one of which may contain the other half."""
_EDGE = 6
"""Number of cells at the end of a page and at the beginning of the next: text, notes, page numbers."""
_WORDS = 4
"""Number of words of each cell that may be part of the divided term."""
_LEFT, _BELOW = 2.0, 1.5
"""Greatest horizontal and vertical distance of a cell from the one above it, in line heights."""

_ESCAPE = Expression(r"(?:%[0-9A-Fa-f]{2})+|&(?:#\d{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z]{2,8});?|\u00ad")
_ESCAPED = Expression(rf"\S*(?:{_ESCAPE.pattern})\S*")
_HYPHENS = "-\u2010\u2011\u00ad"
_HYPHENED = Expression(rf"[^\W\d_]+(?:[{_HYPHENS}][^\W\d_]+)+")
_WORD = Expression(r"[^\W_]+")
_ENDS_IN_HYPHEN = Expression(rf"[^\W\d_][{_HYPHENS}]\s*$")


@dataclass(frozen=True, slots=True)
class JoinedLetters:
    """Folded letters, joined as they may be read.

    Attributes:
        spans: the span of each letter in the text of the document.
        edges: indexes at which a word may begin or end.
        joints: a match must contain one of these indexes; if empty, any match counts, with all text within it.
        shortest: fewest letters of a match.
    """

    letters: str = field(repr=False)
    spans: tuple[Span, ...]
    edges: frozenset[int]
    joints: frozenset[int]
    shortest: int = _SHORTEST


class _Cell(NamedTuple):
    """A piece of a line: its span in the text and its box on the page; y downwards."""

    start: int
    end: int
    page: int
    left: float
    top: float
    right: float
    bottom: float

    @property
    def height(self) -> float:
        return max(self.bottom - self.top, 0.1)


def find(document: Document, words: Iterable[str]) -> Iterator[tuple[str, tuple[Span, ...]]]:
    """Yield the divided words, each with the spans of its letters.

    Args:
        words: folded, of letters and digits only.
    """
    automaton = ahocorasick.Automaton()
    for each in words:
        if len(each) >= _SHORTEST:
            automaton.add_word(each, each)
    if not automaton:
        return
    automaton.make_automaton()
    cells = list(_cells(document))
    for view in (*_escaped(document.text), *_hyphened(document.text), *_joined(document.text, cells)):
        for last, word in automaton.iter(view.letters):
            end = last + 1
            start = end - len(word)
            if len(word) >= view.shortest and {start, end} <= view.edges and _crosses(view, start, end):
                spans = view.spans[start:end]
                yield word, spans if view.joints else ((spans[0][0], spans[-1][1]),)


def halves(document: Document) -> Iterator[tuple[int, ...]]:
    """Yield the offsets of the letters of each word that is hyphenated between a cell and the one below it."""
    cells = list(_cells(document))
    for above, below in _below(cells):
        if _parts(document.text, above, below) and _ENDS_IN_HYPHEN.search(document.text, above.start, above.end):
            before = list(_WORD.finditer(document.text, above.start, above.end))[-1:]
            behind = _WORD.match(document.text, below.start, below.end)
            if before and behind and before[0][0].isalpha() and behind[0].isalpha() and behind[0][0].islower():
                yield (*range(*before[0].span()), *range(*behind.span()))


def _crosses(view: JoinedLetters, start: int, end: int) -> bool:
    return not view.joints or any(start < joint < end for joint in view.joints)


def _view(pieces: Iterable[tuple[str, Span]], joints: Iterable[int] = (), shortest: int = _SHORTEST) -> JoinedLetters:
    """Return characters with their spans as letters to search; those other than letters and digits separate words."""
    letters: list[str] = []
    spans: list[Span] = []
    edges = {0}
    for character, span in pieces:
        folded = fold_character(character)
        for each in folded:
            if each.isalnum():
                letters.append(each)
                spans.append(span)
            else:
                edges.add(len(letters))
    edges.add(len(letters))
    return JoinedLetters("".join(letters), tuple(spans), frozenset(edges), frozenset(joints), shortest)


def _escaped(text: str) -> Iterator[JoinedLetters]:
    """Yield, unescaped, each run without white space that has escapes of web addresses or markup, or soft hyphens."""
    if "%" in text or "&" in text or "\u00ad" in text:
        for run in _ESCAPED.finditer(text):
            pieces = list(_read(text, *run.span()))
            escaped = [index for index, (_, (start, end)) in enumerate(pieces) if end - start != 1]
            if escaped or "\u00ad" in run[0]:
                yield _view(pieces)


def _read(text: str, start: int, end: int) -> Iterator[tuple[str, Span]]:
    position = start
    for escape in _ESCAPE.finditer(text, start, end):
        yield from ((text[place], (place, place + 1)) for place in range(position, escape.start()))
        written = escape[0]
        meant = unquote(written, errors="replace") if written.startswith("%") else unescape(written)
        if "\ufffd" in meant:
            meant = unquote(written, encoding="latin-1")
        if written.startswith("%") and len(meant) * 3 == len(written):  # one byte each
            places = range(escape.start(), escape.end(), 3)
            yield from ((each, (place, place + 3)) for each, place in zip(meant, places, strict=True))
        else:
            yield from ((each, escape.span()) for each in meant)
        position = escape.end()
    yield from ((text[place], (place, place + 1)) for place in range(position, end))


def _hyphened(text: str) -> Iterator[JoinedLetters]:
    """Yield words without their inner hyphens, which may be left from line ends."""
    for run in _HYPHENED.finditer(text):
        pieces = [(text[place], (place, place + 1)) for place in range(*run.span()) if text[place] not in _HYPHENS]
        hyphens = [place - run.start() for place in range(*run.span()) if text[place] in _HYPHENS]
        joints = [place - number for number, place in enumerate(hyphens)]
        whole = _view(pieces, shortest=_SHORTEST_HYPHENED)
        if len(whole.letters) == len(pieces):  # else a letter is folded to several
            yield JoinedLetters(
                whole.letters, whole.spans, whole.edges | frozenset(joints), frozenset(joints), _SHORTEST_HYPHENED
            )


def _joined(text: str, cells: list[_Cell]) -> Iterator[JoinedLetters]:
    """Yield the last words of a cell joined with the first words of another cell that may continue them."""
    hyphened = [bool(_ENDS_IN_HYPHEN.search(text, cell.start, cell.end)) for cell in cells]
    pairs: dict[tuple[int, int], bool] = {}
    places = {cell: index for index, cell in enumerate(cells)}
    for index, is_divided in enumerate(hyphened):
        if is_divided:
            pairs |= {(index, other): True for other in range(index + 1, min(index + 1 + _FARTHEST, len(cells)))}
    for above, below in _below(cells):
        pairs.setdefault((places[above], places[below]), hyphened[places[above]])
    for end, start in _page_breaks(cells):
        pairs |= {(one, other): hyphened[one] for one in end for other in start if (one, other) not in pairs}
    for (one, other), is_divided in pairs.items():
        if _parts(text, cells[one], cells[other]):
            yield _both(text, cells[one], cells[other], is_divided=is_divided)


def _both(text: str, one: _Cell, other: _Cell, *, is_divided: bool) -> JoinedLetters:
    before = [each.span() for each in _WORD.finditer(text, one.start, one.end)][-_WORDS:]
    behind = [span for _, span in zip(range(_WORDS), _spans(text, other), strict=False)]
    pieces: list[tuple[str, Span]] = []
    joint = 0
    for number, (start, end) in enumerate((*before, *behind)):
        if number == len(before):
            joint = len(_view(pieces).letters)
        pieces += [(text[place], (place, place + 1)) for place in range(start, end)]
        if number != len(before) - 1:  # the joint is no edge: a word that ends there is found without joining
            pieces.append((" ", (end, end)))
    return _view(pieces, (joint,), _SHORTEST if is_divided else _SHORTEST_JOINED)


def _spans(text: str, cell: _Cell) -> Iterator[Span]:
    return (each.span() for each in _WORD.finditer(text, cell.start, cell.end))


def _parts(text: str, one: _Cell, other: _Cell) -> bool:
    """Return whether a line end, a tab or other words lie between two cells in the text."""
    between = text[one.end : other.start]
    return one.end <= other.start and ("\n" in between or bool(_WORD.search(between)) or "\t" in between)


def _cells(document: Document) -> Iterator[_Cell]:
    if document.kind is not DocumentKind.PDF:
        return
    for segment in document.segments:
        place = segment.place
        if isinstance(place, PdfPlace) and not place.in_picture and place.boxes:
            lefts, tops, rights, bottoms = zip(*place.boxes, strict=True)
            yield _Cell(segment.start, segment.end, place.page, min(lefts), min(tops), max(rights), max(bottoms))


def _below(cells: list[_Cell]) -> Iterator[tuple[_Cell, _Cell]]:
    """Yield each cell with each that begins close below it and shares its left edge, middle or right edge."""
    by_page: dict[int, list[_Cell]] = {}
    for cell in cells:
        by_page.setdefault(cell.page, []).append(cell)
    for page in by_page.values():
        page.sort(key=lambda each: each.top)
        for index, above in enumerate(page):
            for below in page[index + 1 :]:
                gap = below.top - above.bottom
                if gap > _BELOW * above.height:
                    break
                if gap > -above.height / 2 and _lined_up(above, below):
                    yield above, below


def _lined_up(above: _Cell, below: _Cell) -> bool:
    near = _LEFT * above.height
    middles = (above.left + above.right - below.left - below.right) / 2
    return abs(above.left - below.left) < near or abs(middles) < near or abs(above.right - below.right) < near


def _page_breaks(cells: list[_Cell]) -> Iterator[tuple[range, range]]:
    """Yield the indexes of the last cells of a page, and of the first of the next one."""
    firsts = [0, *(index for index in range(1, len(cells)) if cells[index].page != cells[index - 1].page), len(cells)]
    for (start, end), (_, following) in pairwise(pairwise(firsts)):
        yield range(max(start, end - _EDGE), end), range(end, min(following, end + _EDGE))
