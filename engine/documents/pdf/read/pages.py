"""Opens a PDF into one text with a box for every character, also of those that stand in pictures."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pymupdf

from engine.core.errors import DamagedFile, TooDemanding
from engine.core.progress import Progress
from engine.core.types import Box, Document, DocumentKind, Notice, PdfPlace, Segment
from engine.documents import ocr
from engine.documents.pdf.read.glyphs import UNREADABLE, Line, read_lines, read_signs
from engine.documents.pdf.read.layout import arrange, text_of
from engine.documents.pdf.read.misleading import find_misleading
from engine.documents.pdf.read.outlines import Outlines, find_outlines
from engine.documents.pdf.read.overlaid import not_said_before
from engine.documents.pdf.read.rendered import find_rendering, not_read_before, read_rendering, unread
from engine.documents.pdf.read.scans import Pictures, Scan, find_pictures, read_scans, unreadable
from engine.documents.pdf.read.shapes import Shapes, find_shapes, with_shapes
from engine.documents.pdf.sanitise.normalise import normalise

MOST_PAGES = 10_000
_MANY = 3  # times as many pages as a beginning: of a shorter file all is read as soon
_EXACT = 20  # parts of a point
_BREAK = "\n\n"  # between pages, and before what pictures say


def read(
    source: bytes, path: Path, *, password: str | None, progress: Progress, languages: tuple[str, ...] = ()
) -> Document:
    """The text of all pages in reading order, also of what lies outside the visible part of a page; what the pictures
    of a page and its letters drawn as shapes say follows the rest of it. There may be none: on pages a person can draw
    boxes all the same.

    Args:
        languages: in which pictures are read; they are not where one of these is not installed, or there is none.

    Raises:
        PasswordNeeded, WrongPassword, DamagedFile, CannotMakeSafe: see `normalise`.
        TooDemanding: more than `MOST_PAGES` pages.
        DamagedFile: also where MuPDF gives a page up.
    """
    data = normalise(source, password).data
    with _refusals(), pymupdf.open("pdf", data) as pages:
        if len(pages) > MOST_PAGES:
            raise TooDemanding(problem="too-many-pages")
        return _read(data, pages, len(pages), hashlib.sha256(source).hexdigest(), path, languages, progress)


def beginning(
    source: bytes, path: Path, *, pages: int, password: str | None, progress: Progress, languages: tuple[str, ...] = ()
) -> Document | None:
    """Like `read`, of the first pages of a long file; None of any other. With its text that of the whole begins.

    Args:
        pages: how many.
    """
    data = normalise(source, password).data
    with _refusals(), pymupdf.open("pdf", data) as all_:
        if len(all_) < _MANY * pages or len(all_) > MOST_PAGES:
            return None
        return _read(data, all_, pages, hashlib.sha256(source).hexdigest(), path, languages, progress)


@contextmanager
def _refusals() -> Iterator[None]:
    """MuPDF's errors as one that says whose fault it is: that of the file, unless memory ended."""
    try:
        yield
    except (pymupdf.mupdf.FzErrorBase, RuntimeError) as error:
        if isinstance(error, pymupdf.mupdf.FzErrorSystem) or "alloc" in str(error):
            raise
        raise DamagedFile(format="pdf", problem="page") from error


def _read(
    data: bytes,
    pages: pymupdf.Document,
    count: int,
    sha256: str,
    path: Path,
    languages: tuple[str, ...],
    progress: Progress,
) -> Document:
    """So many pages of the normalised file."""
    lines: list[list[Line]] = []
    pictures: dict[int, Pictures] = {}
    outlined: dict[int, Outlines] = {}
    garbled: dict[int, tuple[Box, ...]] = {}
    drawn_apart: dict[int, Shapes] = {}
    rendered: dict[int, ocr.Marks] = {}
    for number in range(count):
        page = pages[number]
        page.set_rotation(0)
        lines.append(read_lines(page))
        if found := find_pictures(page):
            pictures[number] = found
        if shapes := find_outlines(page):
            outlined[number] = shapes
        if boxes := unreadable(lines[-1]):
            garbled[number] = boxes
        if apart := find_shapes(page, lines[-1]):
            drawn_apart[number] = apart
        if marks := find_rendering(page, found.area if found else None):
            rendered[number] = marks
        progress.step("open", number + 1, count)
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
        elif apart.tall:
            outlined.setdefault(number, Outlines(apart.tall.area, ()))
    _add_rendered(scans, rendered if searched else {}, pages, languages)
    text, segments = _text(lines, scans)
    return Document(
        path=path,
        kind=DocumentKind.PDF,
        sha256=sha256,
        text=text,
        segments=segments,
        pages=len(pages),
        warnings=_warnings(lines, pictures, outlined, rendered, misleading, scans, languages),
        languages=languages,
        whole=count == len(pages),
    )


def _add_rendered(
    scans: dict[int, Scan], rendered: Mapping[int, ocr.Marks], pages: pymupdf.Document, languages: tuple[str, ...]
) -> None:
    for number, marks in rendered.items():
        scan = scans.get(number, Scan())
        if left := unread(marks, scan.lines):
            said = not_read_before(read_rendering(_upright(pages, number), left, languages), scan.lines)
            scans[number] = replace(scan, lines=(*scan.lines, *said))


def _upright(pages: pymupdf.Document, number: int) -> pymupdf.Page:
    page = pages[number]
    page.set_rotation(0)
    return page


def _boxes_at(page: pymupdf.Page, origins: Iterable[tuple[float, float]], known: Iterable[Box]) -> tuple[Box, ...]:
    """The boxes of the glyphs that stand there, but for those that are known."""
    page.set_rotation(0)
    read = set(known)
    wanted = {_rounded(each) for each in origins}
    return tuple(each.box for each in read_signs(page) if _rounded(each.origin) in wanted and each.box not in read)


def _rounded(origin: tuple[float, float]) -> tuple[int, int]:
    return round(origin[0] * _EXACT), round(origin[1] * _EXACT)


def _text(lines: list[list[Line]], scans: Mapping[int, Scan]) -> tuple[str, tuple[Segment, ...]]:
    texts: list[str] = []
    segments: list[Segment] = []
    start = 0
    for page, block, in_picture in _blocks(lines, scans):
        text, found = _place(block, page, start, in_picture=in_picture)
        texts.append(text)
        segments += found
        start += len(text) + len(_BREAK)
    return _BREAK.join(texts), tuple(segments)


def _blocks(lines: list[list[Line]], scans: Mapping[int, Scan]) -> Iterator[tuple[int, list[Line], bool]]:
    """At least one for each page: its own text, then what only its pictures say."""
    for page, live in enumerate(lines):
        scan = scans.get(page, Scan())
        instead = [line for line in scan.instead if not_said_before([line], live)]
        pictured = [*not_said_before(scan.lines, live), *instead]
        if live or not pictured:
            yield page, live, False
        if pictured:
            yield page, pictured, True


def _place(lines: Iterable[Line], page: int, start: int, *, in_picture: bool) -> tuple[str, list[Segment]]:
    texts: list[str] = []
    segments: list[Segment] = []
    for piece in arrange(lines):
        if isinstance(piece, str):
            texts.append(piece)
        else:
            texts.append(text_of(piece))
            place = PdfPlace(page, tuple(each.box for each in piece), in_picture)
            segments.append(Segment(start, start + len(piece), place))
        start += len(piece)
    return "".join(texts), segments


def _warnings(
    lines: list[list[Line]],
    pictures: Mapping[int, Pictures],
    outlined: Mapping[int, Outlines],
    rendered: Mapping[int, ocr.Marks],
    misleading: Mapping[int, tuple[Box, ...]],
    scans: Mapping[int, Scan],
    languages: tuple[str, ...],
) -> tuple[Notice, ...]:
    searched = ocr.installed(languages)
    with_words = {page for page, scan in scans.items() if scan.lines or scan.instead}
    told = [page for page, found in pictures.items() if found.stand_out or page in with_words]
    drawn = [page for page in sorted({*outlined, *rendered}) if not searched or page in with_words]
    heavy = [page for page, each in outlined.items() if not each.shapes]
    unsearched = heavy if searched else sorted({*outlined, *rendered})
    wordless = [page for page in sorted({*told, *drawn}) if not lines[page] and page not in with_words]
    pages_by_code = {
        "nothing-read" if searched else "page-without-text": wordless,
        "picture-read" if searched else "picture-not-searched": told,
        "drawing-read": drawn if searched else [],
        "drawing-not-searched": unsearched,
        "no-ocr-languages": sorted({*told, *drawn}) if languages and not searched else [],
        "picture-read-in-part": [page for page, scan in scans.items() if scan.in_part],
        "code-in-picture": [page for page, scan in scans.items() if scan.codes],
        "face-in-picture": [page for page, scan in scans.items() if scan.faces],
        "misleading-text" if searched else "misleading-text-not-searched": list(misleading),
        "unreadable-text": [page for page, live in enumerate(lines) if any(UNREADABLE in line.text for line in live)],
    }
    return tuple(Notice(code, tuple(pages), len(pages)) for code, pages in pages_by_code.items() if pages)
