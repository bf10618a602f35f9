"""Letters set apart from each other: searches for masked strings in each order in which they may be read.

Shares no code with the reader: glyphs come from pdfminer, cells from the raw parts of a zip, lines from the decoded
text. Letters are joined in every order in which a reader may follow them, forwards and backwards. Where no line gives
the order there are many, and short strings occur by chance: the check counts them, but fails only for those that the
user asked to remove.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from typing import NamedTuple

from lxml import etree

from engine.core.message import Message, message
from engine.core.types import DocumentKind
from engine.verify import plain_text
from engine.verify.docx import chart_labels, looks
from engine.verify.evidence import Case, Evidence, LetterOrder, Verdict
from engine.verify.terms import Needles, squeezed

_SHORTEST = 4  # letters of a string that is searched for
_SHORTEST_ASKED = 3  # letters of one that the user asked to remove; so few have to be all of a row
_FEWEST = 3  # letters of a sequence
_LONGEST_BY_CHANCE = 7  # letters of a string that may occur where it was never written
_SHORTEST_NUMBER = 6  # digits of a number that counts within a longer row; columns of figures hold any shorter one
_CHANCE = 0.05  # expected chance matches of strings of one length, above which matches of that length are only counted
_DIGITS, _LETTERS = 10, 15  # signs that are about equally frequent
_ALONE = re.compile(r"(?<![^\W_])[^\W_](?![^\W_])")
_IN_A_ROW = re.compile(r"(?<![^\W_])[^\W_](?:[\W_]+[^\W_](?![^\W_])){2,}")
_WORD = re.compile(r"[^\W_]{2}")
_CELLS = re.compile(r"[,;\t|│┃║]")

CellValues = tuple[tuple[int, str], ...]
"""Values in the cells of a form, each with its page, from 1."""


def nothing_set_apart(evidence: Evidence) -> Verdict:
    """Verify that no string that must be gone is left in letters set apart."""
    terms = evidence.case.terms
    wanted: dict[str, bool] = {}
    for term in terms.all:
        tight = squeezed(term.text)
        if term.whole and not term.stays and len(tight) >= (_SHORTEST_ASKED if term.asked else _SHORTEST):
            wanted[tight] = wanted.get(tight, False) or bool(term.asked)
    if evidence.claim.pictured:
        return Verdict(True, Message("nothing.pictures-only"), checked=False)
    if not (terms.count or terms.further):
        return Verdict(True, Message("nothing.no-text-masked"), checked=False)
    if not wanted:
        return Verdict(True, Message("nothing.none-long-enough"), checked=False)
    asked = {each for each, is_asked in wanted.items() if is_asked}
    rows = sequences(evidence.claim.document.kind, evidence.claim.output, max(map(len, wanted)))
    found = spelled(wanted, rows, asked)
    if found.places:
        places = tuple(sorted(set(found.places.values()), key=str)[:5])
        return Verdict(False, message("apart.found", count=len(found.places), places=places))
    if found.by_chance:
        return Verdict(True, message("apart.by-chance", count=len(wanted), chance=len(found.by_chance)))
    return Verdict(True, message("apart.none", count=len(wanted)))


def values(evidence: Evidence) -> CellValues:
    """Return the values in the cells of a form of a PDF."""
    from engine.verify.pdf import set_apart  # here: no other file needs its libraries

    return () if evidence.claim.pictured else tuple(set_apart.values(evidence.claim.output))


def values_read(case: Case, found: CellValues, left: str, _on_demand: object) -> Verdict:
    """Verify that each value in the cells of a form was read as one: else nothing was searched in it.

    Args:
        left: the text of the output as Sable reads it.
    """
    if case.claim.pictured:
        return Verdict(True, Message("nothing.pictures-only"), checked=False)
    read = "\n".join(map(squeezed, left.split()))
    missed = [page for page, value in found if squeezed(value) not in read]
    if missed:
        places = tuple(message("place.page", page=page) for page in sorted(set(missed))[:5])
        return Verdict(False, message("cells.unread", number=len(missed), places=places))
    if not found:
        return Verdict(True, Message("nothing.no-cells"), checked=False)
    return Verdict(True, message("cells.read", number=len(found)))


class LetterRow(NamedTuple):
    """Letters in an order in which they may be read."""

    place: Message
    letters: str
    order: LetterOrder = LetterOrder.LINE

    @property
    def guessed(self) -> bool:
        """Return whether no line of text, row or column gives this order."""
        return self.order is not LetterOrder.LINE


@dataclass(frozen=True, slots=True)
class Spelled:
    """Strings that letters set apart spell.

    Attributes:
        places: a place of each.
        by_chance: further strings, each of which as many letters in guessed orders are likely to spell by chance.
    """

    places: dict[str, Message] = field(repr=False)
    by_chance: frozenset[str] = field(default=frozenset(), repr=False)


def sequences(kind: DocumentKind, data: bytes, longest: int) -> Iterator[LetterRow]:
    """Yield rows of letters set apart in a file without a password; guessed orders have up to `longest` letters."""
    yield from _READERS[kind](data, longest)


def spelled(wanted: Collection[str], rows: Iterable[LetterRow], asked: Collection[str] = frozenset()) -> Spelled:
    """Return which wanted strings rows of letters spell, forwards or backwards.

    A string in a guessed order, or a short number within a longer row of digits, counts only where the user asked for
    it; the former also where so many strings are unlikely to occur by chance in so many letters.
    """
    needles = Needles(each for each in wanted if len(each) >= _SHORTEST)
    whole = {each for each in wanted if len(each) < _SHORTEST}
    found: dict[str, Message] = {}
    guessed: dict[tuple[str, LetterOrder], Message] = {}
    looked_for = Counter((len(each), each.isdigit()) for each in wanted if each not in asked)
    short = {size for size, _ in looked_for if size <= _LONGEST_BY_CHANCE}
    tried: Counter[tuple[LetterOrder, int, bool]] = Counter()
    figures: set[str] = set()
    for (place, order), page in groupby(rows, lambda row: (row.place, row.order)):
        windows: dict[tuple[int, bool], set[str]] = defaultdict(set)
        for row in page:
            tight = squeezed(row.letters)
            for both in (tight, tight[::-1]):
                here = dict.fromkeys([*needles.counts(both), *(whole & {both})], place)
                if row.guessed:
                    found |= {each: place for each in here if each in asked and len(each) >= _SHORTEST}
                    guessed |= {(each, order): place for each in here if each not in asked}
                else:
                    chance = {each for each in here if each not in asked and _is_figures(each) and each != both}
                    found |= {each: place for each in here if each not in chance}
                    figures |= chance
            if row.guessed:
                _add_windows(windows, tight, short)
        tried.update({(order, *key): 2 * len(each) for key, each in windows.items()})
    for (each, order), place in guessed.items():
        key = (len(each), each.isdigit())
        if _by_chance(*key, tried[order, *key] * looked_for[key]) < _CHANCE:
            found.setdefault(each, place)
    return Spelled(found, frozenset(figures | {each for each, _ in guessed}) - found.keys())


def _is_figures(text: str) -> bool:
    """Return whether a string is a number so short that any row of single digits may hold it."""
    return text.isdigit() and len(text) < _SHORTEST_NUMBER


def _add_windows(windows: dict[tuple[int, bool], set[str]], letters: str, sizes: Iterable[int]) -> None:
    for size in sizes:
        for start in range(len(letters) - size + 1):
            window = letters[start : start + size]
            windows[size, window.isdigit()].add(window)


def _by_chance(size: int, is_number: bool, pairs: int) -> float:
    """Return the expected number of chance matches among `pairs` pairs of strings of this size."""
    return 0.0 if size > _LONGEST_BY_CHANCE else pairs / (_DIGITS if is_number else _LETTERS) ** size


def _pdf(data: bytes, longest: int) -> Iterator[LetterRow]:
    from engine.verify.pdf import set_apart  # here: no other file needs its libraries

    for page, order, letters in set_apart.rows(data, longest):
        yield LetterRow(message("place.page", page=page), letters, order)


def _docx(data: bytes, _longest: int) -> Iterator[LetterRow]:
    """Yield letters that fill a paragraph or a cell: in the order of the file, and down the columns of tables."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for number, entry in enumerate(archive.infolist(), start=1):
            content = archive.read(entry)
            if entry.filename.endswith(".xml"):
                root = etree.fromstring(
                    content, etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=True)
                )
                for letters in _in_part(root):
                    yield LetterRow(message("place.entry", entry=number), letters)
                for table in root.iter("{*}tbl"):
                    cells = (
                        [_words_of(cell).strip() for cell in row.iterchildren("{*}tc")]
                        for row in table.iterchildren("{*}tr")
                    )
                    for letters in _diagonals(cells):
                        yield LetterRow(message("place.entry", entry=number), letters, LetterOrder.AHEAD)


def _in_part(root: etree._Element) -> Iterator[str]:
    paragraphs = [_words_of(each) for each in root.iter("{*}p")]
    for each in root.iter("{*}p"):
        yield from looks.parted_words(each)
    yield from _in_rows("\n".join(paragraphs))
    yield from chart_labels.rows(root)
    for table in root.iter("{*}tbl"):
        rows = [[_words_of(cell) for cell in row.iterchildren("{*}tc")] for row in table.iterchildren("{*}tr")]
        for column in range(max(map(len, rows), default=0)):
            cells = (row[column] if column < len(row) else "" for row in rows)
            for is_letters, run in groupby(cells, _is_letters_alone):
                if is_letters:
                    yield from _in_rows("\n".join(run))


def _is_letters_alone(text: str) -> bool:
    """Return whether a cell holds only single letters and signs."""
    return not _WORD.search(text)


def _words_of(element: etree._Element) -> str:
    """Return the text of a cell, or of a paragraph without the text boxes in it."""
    return "".join(text for _, text in looks.pieces(element))


def _in_rows(text: str) -> Iterator[str]:
    for found in _IN_A_ROW.finditer(text):
        yield found[0]


def _txt(data: bytes, _longest: int) -> Iterator[LetterRow]:
    """Yield letters of a line, of consecutive lines, and of one column: the same cell or offset of each line."""
    text = "\n".join(surface.text for surface in plain_text.whole(data, None))
    for letters in (*_in_rows(text), *_below_each_other(text)):
        yield LetterRow(Message("place.text"), letters)
    rows = (
        line.split() if not _CELLS.search(line) else [each.strip() for each in _CELLS.split(line)]
        for line in text.splitlines()
        if line.strip()
    )
    for letters in _diagonals(rows):
        yield LetterRow(Message("place.text"), letters, LetterOrder.AHEAD)


def _diagonals(rows: Iterable[list[str]]) -> Iterator[str]:
    """Yield the letters on diagonals of rows of as many cells each, in both directions; other cells part them."""
    for count, grid in groupby(rows, len):
        table = [[each if _ALONE.fullmatch(each) else "\n" for each in row] for row in grid]
        for mirrored in (table, [row[::-1] for row in table]) if min(len(table), count) >= _SHORTEST else ():
            for first in range(1 - len(table), count):
                within = range(max(0, -first), min(len(mirrored), count - first))
                runs = "".join(mirrored[number][first + number] for number in within).split()
                yield from (each for each in runs if len(each) >= _SHORTEST)


def _below_each_other(text: str) -> Iterator[str]:
    lines = [line for line in text.splitlines() if line.strip()]
    for by_cell in (True, False):
        columns: dict[int, str] = {}
        for line in (*lines, ""):
            here = {_column(line, each.start(), by_cell=by_cell): each[0] for each in _ALONE.finditer(line)}
            cells = _CELLS.split(line) if by_cell else []
            empty = {column for column, cell in enumerate(cells) if column and not cell.strip()} & columns.keys()
            ended = (letters for column, letters in columns.items() if column not in here.keys() | empty)
            yield from (letters for letters in ended if len(letters) >= _FEWEST)
            columns = {column: columns.get(column, "") + here.get(column, "") for column in here.keys() | empty}


def _column(line: str, place: int, *, by_cell: bool) -> int:
    return len(_CELLS.findall(line, 0, place)) if by_cell else place


_READERS: dict[DocumentKind, Callable[[bytes, int], Iterator[LetterRow]]] = {
    DocumentKind.PDF: _pdf,
    DocumentKind.DOCX: _docx,
    DocumentKind.TXT: _txt,
}
