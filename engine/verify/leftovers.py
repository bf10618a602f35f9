"""Leftovers: masked strings still found in a file redacted by any tool, and in the files embedded in it."""

from __future__ import annotations

import io
import zipfile
from bisect import bisect
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

import pikepdf
from pikepdf import Stream

from engine.core.errors import CannotMakeSafe, DamagedFile, SableError, UnsupportedFormat
from engine.core.message import Message, message
from engine.core.progress import Progress, Stage
from engine.core.types import Document, DocumentKind, PdfPlace, Redaction
from engine.documents.kinds import kind_of
from engine.verify import rescan, terms
from engine.verify.checks import table
from engine.verify.evidence import BODIES, PlaceKind, Surface, within
from engine.verify.search import excess, hits

# Embedded files: attachments of a PDF, documents inserted into a document (threats P13, D10, D11).


# First bytes of an embedded file and its reader; every zip is read like a DOCX, part by part.
_BEGINNINGS = {b"%PDF-": DocumentKind.PDF, b"PK\x03\x04": DocumentKind.DOCX}


def files(kind: DocumentKind, data: bytes, password: str | None) -> Iterator[tuple[DocumentKind, bytes]]:
    """Yield the embedded files that need a reader of their own; a DOCX reader also searches zips within zips.

    Raises:
        pikepdf.PdfError: a stream can't be decoded.
        OSError, ValueError: the zip can't be read.
    """
    contents = {DocumentKind.PDF: _streams, DocumentKind.DOCX: _entries}.get(kind)
    for content in contents(data, password) if contents else ():
        beginning = next((each for each in _BEGINNINGS if content.startswith(each)), None)
        if beginning and (inner := _BEGINNINGS[beginning]) and not kind is inner is DocumentKind.DOCX:
            yield inner, content


def _streams(data: bytes, password: str | None) -> Iterator[bytes]:
    with pikepdf.open(io.BytesIO(data), password=password or "", suppress_warnings=True) as document:
        for stream in document.objects:
            if isinstance(stream, Stream) and stream.get("/Subtype") != "/Image":
                yield stream.read_bytes()


def _entries(data: bytes, _password: str | None) -> Iterator[bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for entry in archive.infolist():
            content = archive.read(entry)
            yield content
            if content.startswith(b"PK\x03\x04"):
                yield from _entries(content, None)


DEEPEST = 5  # files within files


class Leftover(NamedTuple):
    """A redaction whose text can still be found, and the places: "page 3", "object 12".

    `whole`: all of its text is found; else words of it, which may also be in what replaces it.
    """

    redaction: Redaction
    places: tuple[Message, ...]
    whole: bool = True


Seek = Callable[[Document], Iterable[tuple[int, int]]]
"""A function that finds masked strings in forms that only a reader understands: spaced out, reversed, along a curve.

Yields the index of the redaction and the offset in the text of the document.
"""
_SOUGHT_IN = (*BODIES, PlaceKind.TITLE, PlaceKind.STRING)
_BETWEEN = "\n\n"  # surfaces


def find(
    original: Document,
    redactions: tuple[Redaction, ...],
    redacted: bytes,
    *,
    password: str | None,
    progress: Progress,
    seek: Seek | None = None,
) -> tuple[Leftover, ...]:
    """Return the redactions whose text is left in the redacted file, in the order of the text.

    Args:
        redacted: a PDF, DOCX or TXT, not necessarily of the kind of the original.
        password: opens it if it is encrypted.
        seek: searches the texts of the file, and its pages, in addition.

    Raises:
        UnsupportedFormat: the file is neither PDF, DOCX nor text.
        DamagedFile: a part can't be read, so its content is unknown.
        CannotMakeSafe: files are embedded too many levels deep.
    """
    kind = kind_of(redacted)
    if kind is None:
        raise UnsupportedFormat
    places: dict[int, dict[Message, None]] = defaultdict(dict)
    whole: set[int] = set()
    opened = cache(lambda: rescan.read(kind, redacted, password, original.languages, progress))
    try:
        readings = _readings(kind, redacted, password, original.languages, progress, opened)
        for index, place, is_whole in _left(original, redactions, readings, seek):
            places[index][place] = None
            whole |= {index} if is_whole else set()
        if seek and table(kind).own and (document := opened()):
            for index, offset in seek(document):
                pages = (each.page for each in document.places(offset, offset + 1) if isinstance(each, PdfPlace))
                page = next(pages, None)
                places[index][Message("place.text") if page is None else message("place.page", page=page + 1)] = None
                whole.add(index)
    except SableError:
        raise
    except Exception as error:  # whatever stops a reader, the part it did not read is unknown
        raise DamagedFile(format=kind.value) from error
    return tuple(Leftover(redactions[index], tuple(found), index in whole) for index, found in sorted(places.items()))


def _left(
    original: Document, redactions: Sequence[Redaction], readings: Iterable[Iterator[Surface]], seek: Seek | None
) -> Iterator[tuple[int, Message, bool]]:
    """Yield the index of each redaction that is left in a reading, the place, and whether it is left whole."""
    wanted = terms.collect(original, tuple(redactions))
    before = Surface(Message("place.original"), PlaceKind.BODY, original.text)
    strings = [terms.squeezed(original.text[each.start : each.end]) for each in redactions]
    for surfaces in readings:
        texts: list[Surface] = []
        for hit in excess(hits(wanted, _kept(surfaces, texts)), lambda: hits(wanted, [before])):
            # Two letters can be judged only against what the same reader read in the original.
            for index in () if hit.key.is_doubtful else hit.term.redactions:
                yield index, hit.surface.place, strings[index] == terms.squeezed(hit.term.text)
        for index, place in _sought(texts, seek) if seek else ():
            yield index, place, True


def _kept(surfaces: Iterable[Surface], texts: list[Surface]) -> Iterator[Surface]:
    """Yield the surfaces, and add those that a reader may understand to `texts`."""
    for each in surfaces:
        if each.exposure in _SOUGHT_IN:
            texts.append(each)
        yield each


def _sought(surfaces: list[Surface], seek: Seek) -> Iterator[tuple[int, Message]]:
    """Yield the index of each redaction that is found in surfaces read one after the other, and the place."""
    text = _BETWEEN.join(each.text for each in surfaces)
    starts = [0, *accumulate(len(each.text) + len(_BETWEEN) for each in surfaces)]
    for index, offset in seek(Document(Path(), DocumentKind.TXT, "", text, ())):
        yield index, surfaces[bisect(starts, offset) - 1].place


def _readings(
    kind: DocumentKind,
    redacted: bytes,
    password: str | None,
    languages: tuple[str, ...],
    progress: Progress,
    opened: Callable[[], Document | None],
) -> Iterator[Iterator[Surface]]:
    """Yield the surfaces of each reader of the file, then of each file embedded in it.

    Args:
        opened: returns the file as Sable opens it, with the letters drawn as shapes.
    """
    waiting: list[tuple[DocumentKind, bytes, str | None, Message | None, int]] = [(kind, redacted, password, None, 0)]
    while waiting:
        kind, data, password, place, depth = waiting.pop(0)
        scanners = [*table(kind).others, *(each.scan for each in table(kind).of_pictures(languages))]
        if not place and table(kind).own:
            scanners.append(lambda *_: iter((rescan.text(opened()),)))
        for number, scan in enumerate(scanners):
            progress.step(Stage.VERIFY, number, len(scanners))
            yield (each._replace(place=within(place, each.place)) for each in scan(data, password))
        if depth >= DEEPEST:
            raise CannotMakeSafe(problem="files-within-files")
        waiting += [
            (inner, content, None, within(place, message("place.file-within", number=number)), depth + 1)
            for number, (inner, content) in enumerate(files(kind, data, password), start=1)
        ]
