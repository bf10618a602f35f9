"""Leftovers: masked strings still found in a file redacted by any tool, and in the files embedded in it."""

from __future__ import annotations

import hashlib
import io
import re
import zipfile
from bisect import bisect
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

import pikepdf
from pikepdf import Array, Stream

from engine.core.errors import CannotMakeSafe, DamagedFile, SableError, UnsupportedFormat
from engine.core.message import Message, message
from engine.core.progress import SILENT, Progress, Stage
from engine.core.types import Document, DocumentKind, PdfPlace, Redaction
from engine.documents.docx.encryption import decrypt
from engine.documents.docx.xml import parse
from engine.documents.hidden import docx_values, pdf_unused, plain_text
from engine.documents.kinds import COMPOUND, kind_of
from engine.documents.pdf.sanitise.hidden import dictionaries, revisions
from engine.verify import packed, rescan, terms
from engine.verify.checks import table
from engine.verify.docx.parts import is_xml
from engine.verify.evidence import BODIES, PlaceKind, Surface, within
from engine.verify.pictures import MEDIA
from engine.verify.search import excess, hits

# Files within a file: attachments and earlier revisions of a PDF, documents inserted into a document (threats P02, P13,
# D10, D11), and what bytes pack in another form.


class Inner(NamedTuple):
    """A file within another one.

    Attributes:
        password: opens it.
        is_whole: whether it is made of what was unpacked, so that no file is within it.
        is_revision: whether it is an earlier revision of the outer file, which also holds those before it.
    """

    kind: DocumentKind
    data: bytes
    password: str | None = None
    is_whole: bool = False
    is_revision: bool = False


# First bytes of an embedded file and its reader; every zip is read like a DOCX, part by part.
_BEGINNINGS = {packed.PDF: DocumentKind.PDF, packed.ZIP: DocumentKind.DOCX}
_MOST_INNER = 20_000


def outermost(kind: DocumentKind, data: bytes, password: str | None) -> Inner:
    """Return a file for `files`, decrypted where a zip is inside of the encryption.

    Raises:
        InputError: the password does not open it.
    """
    is_encrypted = kind is DocumentKind.DOCX and data.startswith(COMPOUND)
    return Inner(kind, decrypt(data, password)) if is_encrypted else Inner(kind, data, password)


def files(outer: Inner) -> Iterator[Inner]:
    """Yield the files within a file that need a reader of their own; a DOCX reader also searches zips within zips.

    Texts that bytes of the file pack come as text files, other bytes and pictures besides those of its pages in a zip.

    Raises:
        pikepdf.PdfError: a stream can't be decoded.
        OSError, ValueError: the zip can't be read, or there is more than can be unpacked.
    """
    others: dict[str, bytes] = {}
    known: set[bytes] = set()
    waiting = deque(_PARTS[outer.kind](outer))
    while waiting:
        part = waiting.popleft()
        inner = _as_file(part)
        if inner and not (part.in_zip and outer.kind is inner.kind is DocumentKind.DOCX):
            yield inner
        elif part.is_free and packed.is_picture(part.data):
            others[f"{MEDIA}{len(others)}"] = part.data
        elif part.is_free and (text := packed.text(part.data)):
            yield Inner(DocumentKind.TXT, text.encode(), is_whole=True)
        elif part.is_unpacked and not part.data.startswith(packed.ZIP):
            others[str(len(others))] = part.data
        if inner is None:
            fresh = {hashlib.sha256(each).digest(): each for each in packed.contents(part.data) if each}
            waiting += [_Bytes(each, is_unpacked=True) for digest, each in fresh.items() if digest not in known]
            known |= fresh.keys()
        if len(known) > _MOST_INNER:
            raise ValueError("too many files within a file")
    if others:
        yield Inner(DocumentKind.DOCX, _zipped(others), is_whole=True)


@dataclass(frozen=True, slots=True)
class _Bytes:
    """Bytes of a file.

    Attributes:
        is_free: whether no reader of the outer file understands them as text or as a picture.
        is_unpacked: whether they were packed, so that no reader saw them.
        in_zip: whether they are an entry of a zip that the reader of the outer file searches.
        of_revision: whether they are an earlier revision of the file, which the password opens.
    """

    data: bytes = field(repr=False)
    is_free: bool = True
    is_unpacked: bool = False
    in_zip: bool = False
    of_revision: bool = False
    password: str | None = field(default=None, repr=False)


def _as_file(part: _Bytes) -> Inner | None:
    kind = next((kind for beginning, kind in _BEGINNINGS.items() if part.data.startswith(beginning)), None)
    if kind is DocumentKind.DOCX and part.is_unpacked and not zipfile.is_zipfile(io.BytesIO(part.data)):
        return None  # the rest of a deleted zip
    return Inner(kind, part.data, part.password, is_revision=part.of_revision) if kind else None


def _zipped(entries: Mapping[str, bytes]) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for name, content in entries.items():
            archive.writestr(name, content)
    return target.getvalue()


def _streams(outer: Inner) -> Iterator[_Bytes]:
    """Yield the streams of a PDF, the text of those that nothing draws, earlier revisions, and what follows the end."""
    data, password = outer.data, outer.password or ""
    with pikepdf.open(io.BytesIO(data), password=password, suppress_warnings=True) as document:
        drawn = pdf_unused.drawn(document)
        for each in document.objects:
            if isinstance(each, Stream):
                is_picture = each.get("/Subtype") == "/Image"
                content = each.read_raw_bytes() if is_picture else each.read_bytes()
                yield _Bytes(content, is_free=not is_picture and each.objgen not in drawn)
                if each.objgen not in drawn:
                    yield _Bytes(pdf_unused.strings(each).encode())
        for each, keys, _ in dictionaries(document):
            if "/XFA" in keys and isinstance(each.XFA, Array):
                yield _Bytes(b"".join(part.read_bytes() for part in each.XFA if isinstance(part, Stream)))
    ends = () if outer.is_revision else revisions(data)
    yield from (_Bytes(data[:end], of_revision=True, password=outer.password) for end in ends)
    yield _Bytes(data[data.rfind(_END) + len(_END) :].lstrip())


def _entries(outer: Inner) -> Iterator[_Bytes]:
    yield from (_Bytes(each, is_unpacked=True) for each in packed.contents(outer.data))
    yield from _of_archive(outer.data)


def _of_archive(data: bytes) -> Iterator[_Bytes]:
    """Yield the entries of a zip and of zips within it, the field codes, which runs may divide, and odd namespaces."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for entry in archive.infolist():
            content = archive.read(entry)
            is_read = entry.filename.lower().startswith(MEDIA) or is_xml(content, entry.filename)
            yield _Bytes(content, is_free=not is_read, in_zip=True)
            if _FIELD_CODE in content:
                yield _Bytes("\n".join(docx_values.field_arguments(parse(content))).encode())
            yield _Bytes(b" ".join(_NAMESPACE.findall(content)))
            if content.startswith(packed.ZIP):
                yield from _of_archive(content)


def _of_text(outer: Inner) -> Iterator[_Bytes]:
    """Yield a text file, and what characters without a shape spell in it."""
    yield _Bytes(outer.data, is_free=False)
    for each in plain_text.find(outer.data, None, SILENT):
        yield _Bytes(each.text.encode("utf-8", "replace"))


_NAMESPACE = re.compile(rb"\sxmlns:?([\w.-]*=[\"'](?!http://(?:schemas|purl|www\.w3)\.|urn:schemas-)[^\"'>]*)")
_FIELD_CODE = b"instrText"
_END = b"%%EOF"
_PARTS: dict[DocumentKind, Callable[[Inner], Iterator[_Bytes]]] = {
    DocumentKind.PDF: _streams,
    DocumentKind.DOCX: _entries,
    DocumentKind.TXT: _of_text,
}
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
    waiting: list[tuple[Inner, Message | None, int]] = [(outermost(kind, redacted, password), None, 0)]
    while waiting:
        inner, place, depth = waiting.pop(0)
        kind, data, password, *_ = inner
        scanners = [*table(kind).others, *(each.scan for each in table(kind).of_pictures(languages))]
        if not place and table(kind).own:
            scanners.append(lambda *_: iter((rescan.text(opened()),)))
        for number, scan in enumerate(scanners):
            progress.step(Stage.VERIFY, number, len(scanners))
            yield (each._replace(place=within(place, each.place)) for each in scan(data, password))
        if inner.is_whole:
            continue
        if depth >= DEEPEST:
            raise CannotMakeSafe(problem="files-within-files")
        waiting += [
            (each, within(place, message("place.file-within", number=number)), depth + 1)
            for number, each in enumerate(files(inner), start=1)
        ]
