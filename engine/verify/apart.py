"""Letters set apart from each other: searches for masked strings in each order in which they may be read.

Shares no code with the reader: glyphs come from pdfminer, cells from the raw parts of a zip, lines from the decoded
text. Letters are joined in every order in which a reader may follow them, forwards and backwards. Where no line gives
the order there are many, and short strings that occur by chance are not reported.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import groupby
from math import hypot
from typing import NamedTuple

from lxml import etree
from pdfminer.pdfdevice import PDFTextDevice
from pdfminer.pdffont import PDFFont, PDFUnicodeNotDefined
from pdfminer.pdfinterp import PDFPageInterpreter, PDFResourceManager
from pdfminer.pdfpage import PDFPage
from pdfminer.utils import Matrix

from engine.core.types import DocumentKind
from engine.verify import plain_text
from engine.verify.evidence import Evidence, Verdict
from engine.verify.pdf import text_layer
from engine.verify.terms import squeezed

_SHORTEST = 4  # letters of a string that is searched for
_FEWEST = 3  # letters of a sequence
_LONGEST_BY_CHANCE = 7  # letters of a string that may occur where it was never written
_CHANCE = 0.05  # expected chance matches of strings of one length, above which matches of that length are ignored
_DIGITS, _LETTERS = 10, 15  # signs that are about equally frequent
_MOST_FOLLOWED = 300  # letters of a page for which the nearest next letter is followed
_BESIDE = 0.3  # of a glyph's height: the empty room beside a letter set apart
_LEVEL = 0.4  # of its height: letters of one row or column
_MIDDLE = 0.3  # of the size of the font: from the base line to the middle of a letter
_THINNEST = 0.1  # points
_ALONE = re.compile(r"(?<![^\W_])[^\W_](?![^\W_])")
_IN_A_ROW = re.compile(r"(?<![^\W_])[^\W_](?:[\W_]+[^\W_](?![^\W_])){2,}")
_WORD = re.compile(r"[^\W_]{2}")
_BREAKS = {"tab": "\t", "br": "\n", "cr": "\n"}
_CELLS = re.compile(r"[,;\t|]")


def nothing_set_apart(evidence: Evidence) -> Verdict:
    """Verify that no masked string that must be gone is left in letters set apart."""
    wanted = {
        tight
        for term in evidence.terms.all
        if term.whole and not term.stays and len(tight := squeezed(term.text)) >= _SHORTEST
    }
    if evidence.pictured:
        return Verdict(True, "nothing to check: each page is a picture", checked=False)
    if not evidence.terms.count:
        return Verdict(True, "nothing to check: no text was masked", checked=False)
    if not wanted:
        return Verdict(True, "nothing to check: no masked string is long enough to be set apart", checked=False)
    found = said(wanted, sequences(evidence.document.kind, evidence.output))
    if found:
        plural = "string" if len(found) == 1 else "strings"
        places = ", ".join(sorted(set(found.values()))[:5])
        return Verdict(False, f"{len(found)} masked {plural} found in letters set apart: {places}")
    plural = "string" if len(wanted) == 1 else "strings"
    return Verdict(True, f"0 of {len(wanted)} masked {plural} found in letters set apart")


class Row(NamedTuple):
    """Letters in an order in which they may be read. `guessed`: no line of text, row or column gives this order."""

    place: str
    letters: str
    guessed: bool = False


def sequences(kind: DocumentKind, data: bytes) -> Iterator[Row]:
    """Yield rows of letters set apart in a file without a password."""
    yield from _READERS[kind](data)


def said(wanted: Collection[str], rows: Iterable[Row]) -> dict[str, str]:
    """Return the wanted strings that rows of letters spell, forwards or backwards, each with its place.

    A string in a guessed order counts only where so many strings are unlikely to occur by chance in so many letters.
    """
    found: dict[str, str] = {}
    guessed: dict[str, str] = {}
    looked_for = Counter((len(each), each.isdigit()) for each in wanted)
    short = {size for size, _ in looked_for if size <= _LONGEST_BY_CHANCE}
    tried: Counter[tuple[int, bool]] = Counter()
    for place, page in groupby(rows, lambda row: row.place):
        windows: dict[tuple[int, bool], set[str]] = defaultdict(set)
        for row in page:
            tight = squeezed(row.letters)
            for both in (tight, tight[::-1]):
                (guessed if row.guessed else found).update({each: place for each in wanted if each in both})
            if row.guessed:
                _add_windows(windows, tight, short)
        tried.update({key: 2 * len(each) for key, each in windows.items()})
    return found | {
        each: place
        for each, place in guessed.items()
        if _by_chance(key := (len(each), each.isdigit()), tried[key] * looked_for[key]) < _CHANCE
    }


def _add_windows(windows: dict[tuple[int, bool], set[str]], letters: str, sizes: Iterable[int]) -> None:
    for size in sizes:
        for start in range(len(letters) - size + 1):
            window = letters[start : start + size]
            windows[size, window.isdigit()].add(window)


def _by_chance(key: tuple[int, bool], pairs: int) -> float:
    """Return the expected number of chance matches among `pairs` pairs of strings; `key`: length, is a number."""
    size, is_number = key
    return 0.0 if size > _LONGEST_BY_CHANCE else pairs / (_DIGITS if is_number else _LETTERS) ** size


class _Glyph(NamedTuple):
    """A glyph of a page. `x`, `y`: its middle; `start`, `end`: of its advance along the line."""

    text: str
    x: float
    y: float
    height: float
    start: tuple[float, float]
    end: tuple[float, float]


class _Glyphs(PDFTextDevice):  # type: ignore[misc]
    """Collects the glyphs of a page with their places."""

    def begin_page(self, page: PDFPage, ctm: Matrix) -> None:  # noqa: ARG002
        self.glyphs: list[_Glyph] = []

    def render_char(
        self,
        matrix: Matrix,
        font: PDFFont,
        fontsize: float,
        scaling: float,
        rise: float,  # noqa: ARG002
        cid: int,
        ncs: object,  # noqa: ARG002
        graphicstate: object,  # noqa: ARG002
    ) -> float:
        advance: float = font.char_width(cid) * fontsize * scaling
        try:
            text: str = font.to_unichr(cid)
        except PDFUnicodeNotDefined:
            text = "\ufffd"
        a, b, c, d, x, y = matrix
        height = max(abs(fontsize) * hypot(c, d), _THINNEST)
        end = (x + advance * a, y + advance * b)
        middle = _MIDDLE * fontsize
        place = ((x + end[0]) / 2 + middle * c, (y + end[1]) / 2 + middle * d)
        if not text.isspace():
            self.glyphs.append(_Glyph(text, *place, height, (x, y), end))
        return advance


def _pdf(data: bytes) -> Iterator[Row]:
    resources = PDFResourceManager()
    device = _Glyphs(resources)
    interpreter = PDFPageInterpreter(resources, device)
    source = io.BytesIO(text_layer.uncropped(data, None))
    for number, page in enumerate(PDFPage.get_pages(source), start=1):
        interpreter.process_page(page)
        letters = _alone(device.glyphs)
        if len(letters) >= _FEWEST:
            yield from (Row(f"page {number}", each) for each in _lines(letters))
            yield from (Row(f"page {number}", each, guessed=True) for each in _guesses(letters))


def _lines(letters: list[_Glyph]) -> Iterator[str]:
    """Yield letters in rows and in columns."""
    yield from _rows(letters, lambda each: each.x, lambda each: -each.y)
    yield from _rows(letters, lambda each: -each.y, lambda each: each.x)


def _guesses(letters: list[_Glyph]) -> Iterator[str]:
    """Yield letters in drawing order, and from each letter on along the nearest ones."""
    yield _text(letters)
    if len(letters) <= _MOST_FOLLOWED:
        for first in letters:
            yield _text(_nearest_first(first, letters))


def _text(glyphs: Iterable[_Glyph]) -> str:
    return "".join(each.text for each in glyphs)


def _alone(glyphs: list[_Glyph]) -> list[_Glyph]:
    """Return the letters beside which no other glyph begins or ends."""
    kept = []
    for index, each in enumerate(glyphs):
        neighbours = [*glyphs[max(index - 1, 0) : index], *glyphs[index + 1 : index + 2]]
        if len(each.text) == 1 and each.text.isalnum() and not any(_touch(each, other) for other in neighbours):
            kept.append(each)
    cells: dict[tuple[int, int], list[_Glyph]] = defaultdict(list)
    size = max((each.height for each in kept), default=1.0)
    for each in glyphs if kept else ():
        cells[int(each.x // size), int(each.y // size)].append(each)
    return [each for each in kept if not any(_touch(each, other) for other in _around(each, cells, size))]


def _around(glyph: _Glyph, cells: dict[tuple[int, int], list[_Glyph]], size: float) -> Iterator[_Glyph]:
    column, row = int(glyph.x // size), int(glyph.y // size)
    for right in (-2, -1, 0, 1, 2):
        for up in (-1, 0, 1):
            yield from (other for other in cells.get((column + right, row + up), ()) if other is not glyph)


def _touch(one: _Glyph, other: _Glyph) -> bool:
    """Return whether one glyph ends where the other begins."""
    near = _BESIDE * min(one.height, other.height)
    return any(hypot(a[0] - b[0], a[1] - b[1]) < near for a, b in ((one.end, other.start), (other.end, one.start)))


def _rows(letters: list[_Glyph], along: Callable[[_Glyph], float], across: Callable[[_Glyph], float]) -> Iterator[str]:
    row: list[_Glyph] = []
    for each in sorted(letters, key=across):
        if row and across(each) - across(row[0]) > _LEVEL * each.height:
            yield _text(sorted(row, key=along))
            row = []
        row.append(each)
    yield _text(sorted(row, key=along))


def _nearest_first(first: _Glyph, letters: list[_Glyph]) -> Iterator[_Glyph]:
    left = [each for each in letters if each is not first]
    yield first
    while left:
        last = min(left, key=lambda each: hypot(each.x - first.x, each.y - first.y))
        left.remove(last)
        yield last
        first = last


def _docx(data: bytes) -> Iterator[Row]:
    """Yield letters that fill a paragraph or a cell: in the order of the file, and down the columns of tables."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for number, entry in enumerate(archive.infolist(), start=1):
            content = archive.read(entry)
            if entry.filename.endswith(".xml"):
                root = etree.fromstring(
                    content, etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=True)
                )
                for letters in _in_part(root):
                    yield Row(f"entry {number}", letters)


def _in_part(root: etree._Element) -> Iterator[str]:
    paragraphs = [_words_of(each) for each in root.iter("{*}p")]
    yield from _in_rows("\n".join(paragraphs))
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
    is_paragraph = etree.QName(element).localname == "p"
    pieces = []
    for each in element.iter("{*}t", "{*}tab", "{*}br", "{*}cr"):
        if not is_paragraph or next(each.iterancestors("{*}p")) is element:
            name = etree.QName(each).localname
            pieces.append(each.text or "" if name == "t" else _BREAKS[name])
    return "".join(pieces)


def _in_rows(text: str) -> Iterator[str]:
    for found in _IN_A_ROW.finditer(text):
        yield found[0]


def _txt(data: bytes) -> Iterator[Row]:
    """Yield letters of a line, of consecutive lines, and of one column: the same cell or offset of each line."""
    text = "\n".join(surface.text for surface in plain_text.whole(data, None))
    for letters in (*_in_rows(text), *_below_each_other(text)):
        yield Row("the text", letters)


def _below_each_other(text: str) -> Iterator[str]:
    lines = [line for line in text.splitlines() if line.strip()]
    for by_cell in (True, False):
        columns: dict[int, str] = {}
        for line in (*lines, ""):
            here = {_column(line, each.start(), by_cell=by_cell): each[0] for each in _ALONE.finditer(line)}
            ended = (letters for column, letters in columns.items() if column not in here)
            yield from (letters for letters in ended if len(letters) >= _FEWEST)
            columns = {column: columns.get(column, "") + letter for column, letter in here.items()}


def _column(line: str, place: int, *, by_cell: bool) -> int:
    return len(_CELLS.findall(line, 0, place)) if by_cell else place


_READERS: dict[DocumentKind, Callable[[bytes], Iterator[Row]]] = {
    DocumentKind.PDF: _pdf,
    DocumentKind.DOCX: _docx,
    DocumentKind.TXT: _txt,
}
