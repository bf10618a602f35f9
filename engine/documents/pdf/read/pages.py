"""Read a PDF into one text with a box for every character, also of characters in pictures."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import TypeVar

import pymupdf

from engine.core.errors import CannotMakeSafe, DamagedFile, TooDemanding
from engine.core.options import DEFAULT_READING, ReadingOptions
from engine.core.progress import SILENT, Progress, Stage
from engine.core.types import Box, Document, DocumentKind, Notice, PageArea, PdfPlace, Segment
from engine.documents import emphasis, ocr
from engine.documents.pdf.read.combs import join_combs
from engine.documents.pdf.read.glyphs import UNREADABLE, Character, Line, read_lines, read_signs, upright
from engine.documents.pdf.read.layout import arrange, text_of
from engine.documents.pdf.read.misleading import find_misleading
from engine.documents.pdf.read.outlines import Drawings, Outlines, find_outlines
from engine.documents.pdf.read.overlaid import not_said_before
from engine.documents.pdf.read.rendered import find_rendering, not_read_before, read_rendering, unread
from engine.documents.pdf.read.scans import Scan, ScannedPictures, find_pictures, read_scans, unreadable
from engine.documents.pdf.read.shapes import find_shapes, with_shapes
from engine.documents.pdf.read.strokes import find_strokes
from engine.documents.pdf.read.strokes import unread as unread_strokes
from engine.documents.pdf.read.within import WordWithPictures, find_words, read_words
from engine.documents.pdf.sanitise.fields import CombField
from engine.documents.pdf.sanitise.normalise import Normalised, count_pages, normalise

_T = TypeVar("_T")

MOST_PAGES = 10_000
_MANY = 3  # times as many pages as a beginning: a shorter file is read as a whole
_TOO_SMALL = 1.5  # points
_EXACT = 20  # parts of a point
_BREAK = "\n\n"  # between pages, and before the text of pictures


def read(
    source: bytes, path: Path, options: ReadingOptions = DEFAULT_READING, *, progress: Progress = SILENT
) -> Document:
    """Return the text of all pages in reading order, also from outside the visible part of a page.

    The text of a page's pictures, and of its letters drawn as shapes, follows the rest of the page. There may be no
    text at all: the user can still draw boxes on pages.

    Raises:
        PasswordNeeded, WrongPassword, DamagedFile, CannotMakeSafe: see `normalise`.
        TooDemanding: more than `MOST_PAGES` pages.
        DamagedFile: also if MuPDF fails on a page.
    """
    normalised = normalise(source, options.password)
    with _refusals(), pymupdf.open("pdf", normalised.data) as pages:
        if len(pages) > MOST_PAGES:
            raise TooDemanding(problem="too-many-pages")
        sha256 = hashlib.sha256(source).hexdigest()
        return _read(normalised, pages, len(pages), sha256, path, options.languages, progress)


def beginning(
    source: bytes, path: Path, options: ReadingOptions = DEFAULT_READING, *, pages: int, progress: Progress = SILENT
) -> Document | None:
    """Return the first pages of a long file, as `read` does; None for any other file.

    The text of the whole file begins with the text returned here. Only the whole file can be refused: None also where
    its first pages alone can't be read.

    Args:
        pages: how many pages.

    Raises:
        PasswordNeeded, WrongPassword, DamagedFile: the file can't be opened.
    """
    count = count_pages(source, options.password)
    if not _MANY * pages <= count <= MOST_PAGES:
        return None
    with suppress(DamagedFile, CannotMakeSafe), _refusals():
        normalised = normalise(source, options.password, first=pages)
        with pymupdf.open("pdf", normalised.data) as file:
            sha256 = hashlib.sha256(source).hexdigest()
            return _read(normalised, file, count, sha256, path, options.languages, progress)
    return None


@contextmanager
def _refusals() -> Iterator[None]:
    """Turn MuPDF's errors into `DamagedFile`, unless memory ran out."""
    try:
        yield
    except (pymupdf.mupdf.FzErrorBase, RuntimeError) as error:
        if isinstance(error, pymupdf.mupdf.FzErrorSystem) or "alloc" in str(error):
            raise
        raise DamagedFile(format="pdf", problem="page") from error


def _read(
    normalised: Normalised,
    pages: pymupdf.Document,
    count: int,
    sha256: str,
    path: Path,
    languages: tuple[str, ...],
    progress: Progress,
) -> Document:
    """Read the normalised pages of a file that has `count` pages."""
    data, seen = normalised.data, list[_Page]()
    for number, page in enumerate(pages):
        seen.append(_look(page, normalised.combs.get(number, ())))
        progress.step(Stage.OPEN, number + 1, len(pages))
    lines = [each.lines for each in seen]
    misleading = {
        number: boxes
        for number, origins in find_misleading(data, lines, languages).origins.items()
        if (boxes := _boxes_at(pages[number], origins, seen[number].garbled))
    }
    scans: dict[int, Scan] = {}
    if ocr.installed(languages):
        pictures, garbled = _by_number(each.pictures for each in seen), _by_number(each.garbled for each in seen)
        drawn = _by_number(each.outlines if each.outlines and each.outlines.shapes else None for each in seen)
        scans = read_scans(data, pictures, drawn, garbled, misleading, languages, progress)
        for number, each in enumerate(seen):
            scans[number] = _with_drawn(scans.get(number, Scan()), each, partial(upright, pages, number), languages)
    text, segments, faint, looks = _text(lines, scans)
    strokes = {page: unread_strokes(each.strokes, scans.get(page, Scan()).lines) for page, each in enumerate(seen)}
    return Document(
        path=path,
        kind=DocumentKind.PDF,
        sha256=sha256,
        text=text,
        segments=segments,
        pages=count,
        warnings=_warnings(seen, misleading, scans, strokes, languages),
        languages=languages,
        whole=len(pages) == count,
        orders=tuple(emphasis.orders(text, looks)),
        faint=faint,
        writing=tuple(
            PageArea(page, box)
            for page, of_page in strokes.items()
            for box in (*scans.get(page, Scan()).writing, *of_page)
        ),
    )


@dataclass(frozen=True, slots=True)
class _Page:
    """The live text of a page, and what it draws beside it, before anything is read by OCR.

    Attributes:
        outlines: letters drawn as shapes.
        garbled: the boxes of unreadable letters.
        apart: shapes that may be letters set apart.
        marks: those that the rendered page shows elsewhere.
        mixed: words of live letters with pictures or shapes among them.
        hides: whether it shows nothing of some of its text.
    """

    lines: list[Line]
    pictures: ScannedPictures | None
    outlines: Outlines | None
    garbled: tuple[Box, ...]
    apart: Outlines | None
    marks: ocr.Marks | None
    strokes: tuple[Box, ...]
    mixed: tuple[WordWithPictures, ...]
    hides: bool


def _look(page: pymupdf.Page, combs: tuple[CombField, ...]) -> _Page:
    page.set_rotation(0)
    lines, pictures, drawings = join_combs(read_lines(page), combs), find_pictures(page), Drawings(page)
    return _Page(
        lines=lines,
        pictures=pictures,
        outlines=find_outlines(page, drawings),
        garbled=unreadable(lines),
        apart=find_shapes(drawings),
        marks=find_rendering(page, pictures.area if pictures else None, drawings),
        strokes=find_strokes(drawings),
        mixed=find_words(page, lines, drawings),
        hides=any(_is_unshown(line, page.rect) for line in lines),
    )


def _by_number(found: Iterable[_T | None]) -> dict[int, _T]:
    """Return what was found on pages, without those where there is nothing, by their numbers."""
    return {number: each for number, each in enumerate(found) if each}


def _is_unshown(line: Line, page: pymupdf.Rect) -> bool:
    """Return whether a page shows no letter of a line, or none of a word of it: too small, or outside the page."""
    words = [[*group] for blank, group in groupby(line.characters, key=lambda each: each.text.isspace()) if not blank]
    letters = [[each.box for each in word if each.text.isalnum()] for word in words]
    return any(word and (line.size < _TOO_SMALL or not any(_is_on(page, box) for box in word)) for word in letters)


def _is_on(page: pymupdf.Rect, box: Box) -> bool:
    return bool(page.x0 < box.x1 and box.x0 < page.x1 and page.y0 < box.y1 and box.y0 < page.y1)


def _with_drawn(scan: Scan, page: _Page, drawn: Callable[[], pymupdf.Page], languages: tuple[str, ...]) -> Scan:
    """Return the scan of a page with what OCR reads in its shapes, among its letters, and in all of it as drawn."""
    if page.apart:
        scan = replace(scan, lines=with_shapes(scan.lines, page.apart, languages))
    if words := not_said_before(read_words(page.mixed, languages), scan.lines):
        scan = replace(scan, lines=(*scan.lines, *words))
    if page.marks and (left := unread(page.marks, scan.lines)):
        new = not_read_before(read_rendering(drawn(), left, languages), scan.lines)
        scan = replace(scan, lines=(*scan.lines, *new))
    return scan


def _boxes_at(page: pymupdf.Page, origins: Iterable[tuple[float, float]], known: Iterable[Box]) -> tuple[Box, ...]:
    """Return the boxes of the glyphs with these origins, except known ones."""
    page.set_rotation(0)
    read = set(known)
    wanted = {_rounded(each) for each in origins}
    return tuple(each.box for each in read_signs(page) if _rounded(each.origin) in wanted and each.box not in read)


def _rounded(origin: tuple[float, float]) -> tuple[int, int]:
    return round(origin[0] * _EXACT), round(origin[1] * _EXACT)


_Look = tuple[int, int, Hashable]
"""A stretch of the text, and how it looks."""


def _text(
    lines: list[list[Line]], scans: Mapping[int, Scan]
) -> tuple[str, tuple[Segment, ...], tuple[tuple[int, int], ...], list[_Look]]:
    """Return the text with its segments, the stretches of it that are faint, and those of one look."""
    texts: list[str] = []
    segments: list[Segment] = []
    faint: list[tuple[int, int]] = []
    looks: list[_Look] = []
    start = 0
    for page, block, in_picture in _blocks(lines, scans):
        text, found, pieces = _place(block, page, start, in_picture=in_picture)
        texts.append(text)
        segments += found
        for first, piece in pieces:
            faint += ((at, end) for at, end, is_faint in _runs(first, (each.faint for each in piece)) if is_faint)
            looks += (each for each in _runs(first, (each.look for each in piece)) if each[2] is not None)
        start += len(text) + len(_BREAK)
    return _BREAK.join(texts), tuple(segments), tuple(faint), looks


def _blocks(lines: list[list[Line]], scans: Mapping[int, Scan]) -> Iterator[tuple[int, list[Line], bool]]:
    """Yield page, lines and whether they are in a picture: a page's own text, then text only in its pictures."""
    for page, live in enumerate(lines):
        scan = scans.get(page, Scan())
        instead = [line for line in scan.instead if not_said_before([line], live)]
        pictured = [*not_said_before(scan.lines, live), *instead]
        if live or not pictured:
            yield page, live, False
        if pictured:
            yield page, pictured, True


def _place(
    lines: Iterable[Line], page: int, start: int, *, in_picture: bool
) -> tuple[str, list[Segment], list[tuple[int, Sequence[Character]]]]:
    """Return the text of lines, its segments, and its characters, each run with its offset."""
    texts: list[str] = []
    segments: list[Segment] = []
    pieces: list[tuple[int, Sequence[Character]]] = []
    for piece in arrange(lines):
        if isinstance(piece, str):
            texts.append(piece)
        else:
            texts.append(text_of(piece))
            place = PdfPlace(page, tuple(each.box for each in piece), in_picture)
            segments.append(Segment(start, start + len(piece), place))
            pieces.append((start, piece))
        start += len(piece)
    return "".join(texts), segments, pieces


def _runs(start: int, values: Iterable[Hashable]) -> Iterator[_Look]:
    """Yield the stretches of equal values, with the value; the first one has the offset `start`."""
    for value, run in groupby(values):
        end = start + sum(1 for _ in run)
        yield start, end, value
        start = end


def _warnings(
    seen: list[_Page],
    misleading: Mapping[int, tuple[Box, ...]],
    scans: Mapping[int, Scan],
    strokes: Mapping[int, tuple[Box, ...]],
    languages: tuple[str, ...],
) -> tuple[Notice, ...]:
    searched = ocr.installed(languages)
    numbered = list(enumerate(seen))
    with_words = {page for page, scan in scans.items() if scan.lines or scan.instead}
    with_pictures = [n for n, each in numbered if each.pictures and (each.pictures.stand_out or n in with_words)]
    drawings = [n for n, each in numbered if each.outlines or each.marks or (each.apart and not searched)]
    drawn = [page for page in drawings if not searched or page in with_words]
    heavy = [n for n, each in numbered if each.outlines and not each.outlines.shapes]
    readable = {page for page, scan in scans.items() if scan.says_something}
    wordless = [page for page in sorted({*with_pictures, *drawn}) if not seen[page].lines and page not in readable]
    pages_by_code = {
        "nothing-read" if searched else "page-without-text": wordless,
        "picture-read" if searched else "picture-not-searched": with_pictures,
        "drawing-read": drawn if searched else [],
        "drawing-not-searched": heavy if searched else drawings,
        "pen-strokes": [page for page, boxes in strokes.items() if boxes],
        "no-ocr-languages": sorted({*with_pictures, *drawn}) if languages and not searched else [],
        "picture-read-in-part": [page for page, scan in scans.items() if scan.in_part],
        "code-in-picture": [page for page, scan in scans.items() if scan.codes],
        "face-in-picture": [page for page, scan in scans.items() if scan.faces],
        "misleading-text" if searched else "misleading-text-not-searched": list(misleading),
        "unreadable-text": [n for n, each in numbered if any(UNREADABLE in line.text for line in each.lines)],
        "unshown-text": [n for n, each in numbered if each.hides],
    }
    return tuple(Notice(code, tuple(pages), len(pages)) for code, pages in pages_by_code.items() if pages)
