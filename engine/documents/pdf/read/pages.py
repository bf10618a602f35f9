"""Read a PDF into one text with a box for every character, also of characters in pictures."""

from __future__ import annotations

import hashlib
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import groupby
from pathlib import Path

import pymupdf

from engine.core.errors import DamagedFile, TooDemanding
from engine.core.progress import Progress, Stage
from engine.core.types import Box, Document, DocumentKind, Notice, PdfPlace, Segment
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
from engine.documents.pdf.sanitise.normalise import Normalised, normalise

MOST_PAGES = 10_000
_MANY = 3  # times as many pages as a beginning: a shorter file is read as a whole
_TOO_SMALL = 1.5  # points
_EXACT = 20  # parts of a point
_BREAK = "\n\n"  # between pages, and before the text of pictures


def read(
    source: bytes, path: Path, *, password: str | None, progress: Progress, languages: tuple[str, ...] = ()
) -> Document:
    """Return the text of all pages in reading order, also from outside the visible part of a page.

    The text of a page's pictures, and of its letters drawn as shapes, follows the rest of the page. There may be no
    text at all: the user can still draw boxes on pages.

    Args:
        languages: languages for OCR of pictures; without any, or if one is not installed, pictures are not read.

    Raises:
        PasswordNeeded, WrongPassword, DamagedFile, CannotMakeSafe: see `normalise`.
        TooDemanding: more than `MOST_PAGES` pages.
        DamagedFile: also if MuPDF fails on a page.
    """
    normalised = normalise(source, password)
    with _refusals(), pymupdf.open("pdf", normalised.data) as pages:
        if len(pages) > MOST_PAGES:
            raise TooDemanding(problem="too-many-pages")
        return _read(normalised, pages, len(pages), hashlib.sha256(source).hexdigest(), path, languages, progress)


def beginning(
    source: bytes, path: Path, *, pages: int, password: str | None, progress: Progress, languages: tuple[str, ...] = ()
) -> Document | None:
    """Return the first pages of a long file, as `read` does; None for any other file.

    The text of the whole file begins with the text returned here.

    Args:
        pages: how many pages.
    """
    normalised = normalise(source, password)
    with _refusals(), pymupdf.open("pdf", normalised.data) as file:
        if len(file) < _MANY * pages or len(file) > MOST_PAGES:
            return None
        return _read(normalised, file, pages, hashlib.sha256(source).hexdigest(), path, languages, progress)


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
    """Read the first `count` pages of the normalised file."""
    data = normalised.data
    lines: list[list[Line]] = []
    pictures: dict[int, ScannedPictures] = {}
    outlined: dict[int, Outlines] = {}
    garbled: dict[int, tuple[Box, ...]] = {}
    drawn_apart: dict[int, Outlines] = {}
    rendered: dict[int, ocr.Marks] = {}
    strokes: dict[int, tuple[Box, ...]] = {}
    unshown: list[int] = []
    mixed: dict[int, tuple[WordWithPictures, ...]] = {}
    for number in range(count):
        page = pages[number]
        page.set_rotation(0)
        lines.append(join_combs(read_lines(page), normalised.combs.get(number, ())))
        if any(_is_unshown(line, page.rect) for line in lines[-1]):
            unshown.append(number)
        if found := find_pictures(page):
            pictures[number] = found
        drawings = Drawings(page)
        mixed[number] = find_words(page, lines[-1], drawings)
        if shapes := find_outlines(page, drawings):
            outlined[number] = shapes
        if boxes := unreadable(lines[-1]):
            garbled[number] = boxes
        if apart := find_shapes(drawings):
            drawn_apart[number] = apart
        if marks := find_rendering(page, found.area if found else None, drawings):
            rendered[number] = marks
        strokes[number] = find_strokes(drawings)
        progress.step(Stage.OPEN, number + 1, count)
    searched = ocr.installed(languages)
    misleading = {
        number: boxes
        for number, origins in find_misleading(data, lines, languages).origins.items()
        if (boxes := _boxes_at(pages[number], origins, garbled.get(number, ())))
    }
    drawn = {number: each for number, each in outlined.items() if each.shapes}
    scans = read_scans(data, pictures, drawn, garbled, misleading, languages, progress) if searched else {}
    for number, apart in drawn_apart.items():
        if searched:
            scan = scans.get(number, Scan())
            scans[number] = replace(scan, lines=with_shapes(scan.lines, apart, languages))
        else:
            outlined.setdefault(number, Outlines(apart.area, ()))
    _add_mixed(scans, mixed if searched else {}, languages)
    _add_rendered(scans, rendered if searched else {}, pages, languages)
    text, segments, faint, looks = _text(lines, scans)
    return Document(
        path=path,
        kind=DocumentKind.PDF,
        sha256=sha256,
        text=text,
        segments=segments,
        pages=len(pages),
        warnings=(
            *_warnings(lines, pictures, outlined, rendered, strokes, misleading, scans, languages),
            *([Notice("unshown-text", tuple(unshown), len(unshown))] if unshown else ()),
        ),
        languages=languages,
        whole=count == len(pages),
        orders=tuple(emphasis.orders(text, looks)),
        faint=faint,
    )


def _is_unshown(line: Line, page: pymupdf.Rect) -> bool:
    """Return whether a page shows no letter of a line, or none of a word of it: too small, or outside the page."""
    words = [[*group] for blank, group in groupby(line.characters, key=lambda each: each.text.isspace()) if not blank]
    letters = [[each.box for each in word if each.text.isalnum()] for word in words]
    return any(word and (line.size < _TOO_SMALL or not any(_is_on(page, box) for box in word)) for word in letters)


def _is_on(page: pymupdf.Rect, box: Box) -> bool:
    return bool(page.x0 < box.x1 and box.x0 < page.x1 and page.y0 < box.y1 and box.y0 < page.y1)


def _add_mixed(
    scans: dict[int, Scan], mixed: Mapping[int, tuple[WordWithPictures, ...]], languages: tuple[str, ...]
) -> None:
    for number, words in mixed.items():
        scan = scans.get(number, Scan())
        if new_lines := not_said_before(read_words(words, languages), scan.lines):
            scans[number] = replace(scan, lines=(*scan.lines, *new_lines))


def _add_rendered(
    scans: dict[int, Scan], rendered: Mapping[int, ocr.Marks], pages: pymupdf.Document, languages: tuple[str, ...]
) -> None:
    for number, marks in rendered.items():
        scan = scans.get(number, Scan())
        if left := unread(marks, scan.lines):
            new_lines = not_read_before(read_rendering(upright(pages, number), left, languages), scan.lines)
            scans[number] = replace(scan, lines=(*scan.lines, *new_lines))


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
    lines: list[list[Line]],
    pictures: Mapping[int, ScannedPictures],
    outlined: Mapping[int, Outlines],
    rendered: Mapping[int, ocr.Marks],
    strokes: Mapping[int, tuple[Box, ...]],
    misleading: Mapping[int, tuple[Box, ...]],
    scans: Mapping[int, Scan],
    languages: tuple[str, ...],
) -> tuple[Notice, ...]:
    searched = ocr.installed(languages)
    with_words = {page for page, scan in scans.items() if scan.lines or scan.instead}
    with_pictures = [page for page, found in pictures.items() if found.stand_out or page in with_words]
    drawn = [page for page in sorted({*outlined, *rendered}) if not searched or page in with_words]
    heavy = [page for page, each in outlined.items() if not each.shapes]
    unsearched = heavy if searched else sorted({*outlined, *rendered})
    readable = {page for page, scan in scans.items() if scan.says_something}
    wordless = [page for page in sorted({*with_pictures, *drawn}) if not lines[page] and page not in readable]
    pages_by_code = {
        "nothing-read" if searched else "page-without-text": wordless,
        "picture-read" if searched else "picture-not-searched": with_pictures,
        "drawing-read": drawn if searched else [],
        "drawing-not-searched": unsearched,
        "pen-strokes": [page for page, each in strokes.items() if unread_strokes(each, scans.get(page, Scan()).lines)],
        "no-ocr-languages": sorted({*with_pictures, *drawn}) if languages and not searched else [],
        "picture-read-in-part": [page for page, scan in scans.items() if scan.in_part],
        "code-in-picture": [page for page, scan in scans.items() if scan.codes],
        "face-in-picture": [page for page, scan in scans.items() if scan.faces],
        "misleading-text" if searched else "misleading-text-not-searched": list(misleading),
        "unreadable-text": [page for page, live in enumerate(lines) if any(UNREADABLE in line.text for line in live)],
    }
    return tuple(Notice(code, tuple(pages), len(pages)) for code, pages in pages_by_code.items() if pages)
