"""Hidden content of a PDF: runs all finders, and looks for earlier revisions and data beside the pages (threat P02)."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator

import pikepdf
import pymupdf
from pikepdf import Array, Dictionary, Name, Stream, String

from engine.core.progress import Progress
from engine.core.types import Concealed
from engine.documents.hidden import copies, pdf_pictures, pdf_unshown, pdf_unused, peeled
from engine.documents.hidden.shown import seen_words, unseen
from engine.documents.metadata import fields, is_author
from engine.documents.pdf.sanitise.hidden import (
    descriptions,
    destinations,
    dictionaries,
    hybrid_files,
    is_signed_note,
    kinds,
    properties,
    revisions,
    threads,
)


def find_revisions(source: bytes, password: str | None, seen: frozenset[str]) -> Iterator[Concealed]:
    """Yield every earlier revision; it leaks if it has a word that the last one lacks, or can't be read."""
    for end in revisions(source):
        text = _text(source[:end], password)
        more = "" if text is None else " ".join(sorted(seen_words(text) - seen))
        yield Concealed("old-revision", text is None or bool(more), None, more)


def _text(revision: bytes, password: str | None) -> str | None:
    try:
        with pymupdf.open("pdf", revision) as pages:
            if pages.needs_pass and not pages.authenticate(password or ""):
                return None
            return "\n".join(page.get_text() for page in pages)
    except (pymupdf.mupdf.FzErrorBase, RuntimeError, ValueError):
        return None


# Data besides the pages of a PDF, with the page to which it belongs and its text (threats P05-P17, P27, P31).


_Texts = Callable[[pikepdf.Object], Iterator[str]]

# Properties in which programs describe themselves, which are no part of the document.
_TECHNICAL = frozenset("/Producer /Creator /CreationDate /ModDate /Trapped /GTS_PDFXVersion /PTEX.Fullbanner".split())
_TECHNICAL_XMP = frozenset(
    "CreatorTool CreateDate ModifyDate MetadataDate Producer Trapped format part conformance amd rev DocumentID "
    "InstanceID OriginalDocumentID RenditionClass VersionID action when softwareAgent changed instanceID documentID "
    "PDFVersion GTS_PDFXVersion PTEX.Fullbanner".split()
)


def _strings(*keys: str) -> _Texts:
    """Return a function that yields the texts under these keys of a dictionary."""

    def texts(value: pikepdf.Object) -> Iterator[str]:
        for key in keys:
            found = value.get(key)
            if isinstance(found, String | Name):
                yield str(found)
            elif isinstance(found, Stream):
                yield found.read_bytes().decode("latin-1")
            elif isinstance(found, Array):
                yield from (str(each) for each in found if isinstance(each, String))

    return texts


# The texts of each kind. Kinds that are not listed hold data that no page shows: they always leak.
_TEXTS_OF: dict[str, _Texts] = {
    "annotation": _strings("/Contents", "/RC", "/Subj", "/OverlayText"),
    "form-field": _strings("/V", "/DV", "/RV"),
    "hidden-layer": _strings("/Name"),
    "link": _strings("/URI", "/F"),
    "page-label": _strings("/P"),
    "signature": _strings("/Name", "/Reason", "/Location", "/ContactInfo"),
    "structure-tree": _strings("/Lang"),
}
# Readers see their effect, or could: they are reported, but are no leak.
_HARMLESS = frozenset({"hidden-layer", "link", "page-label", "structure-tree", "signature"})


def find_beside(plain: bytes, seen: frozenset[str]) -> Iterator[Concealed]:
    """Yield all data besides the pages, each item with its text.

    Args:
        seen: the words that the pages show.
    """
    with pikepdf.open(io.BytesIO(plain)) as pdf:
        yield from _info(pdf, seen)
        pages = _pages(pdf)
        for value, keys, owner in dictionaries(pdf):
            page = pages.get(owner)
            for code in kinds(value, keys):
                yield from _concealed(code, value, page, seen)
            yield from _described(value, page, seen)
            if is_signed_note(value, keys):
                yield Concealed("author-name", True, page, str(value["/T"]))
        yield from (Concealed("destination-name", False, None, name.lstrip("/")) for name in destinations(pdf))
        for text in threads(pdf):
            yield next(unseen("article-thread", text, seen), Concealed("article-thread", False))
        yield from (Concealed("attachment", True, None) for _ in range(hybrid_files(pdf)))
        yield from _bookmarks(pdf, seen)


def _concealed(code: str, value: pikepdf.Object, page: int | None, seen: frozenset[str]) -> Iterator[Concealed]:
    if code == "annotation" and value.get("/Subtype") == "/Redact":
        yield Concealed("pending-redaction", True, page, " ".join(_TEXTS_OF[code](value)))
    elif code == "metadata":
        yield from _xmp(value, seen)
    elif code in _TEXTS_OF:
        text = " ".join(_TEXTS_OF[code](value))
        leaks = code not in _HARMLESS and any(each.leaks for each in unseen(code, text, seen))
        yield Concealed(code, leaks, page, text)
    else:
        yield Concealed(code, True, page)


def _described(value: pikepdf.Object, page: int | None, seen: frozenset[str]) -> Iterator[Concealed]:
    """Yield texts that replace drawn content, for readers who can't see it."""
    yield from unseen("alternative-text", descriptions(value), seen, page)


def _pages(pdf: pikepdf.Pdf) -> dict[tuple[int, int], int]:
    """Return the page of each page object and annotation."""
    pages = {}
    for number, page in enumerate(pdf.pages):
        pages[page.obj.objgen] = number
        annotations = page.obj.get("/Annots", Array())
        for each in annotations if isinstance(annotations, Array) else ():
            if isinstance(each, Dictionary) and each.is_indirect:
                pages[each.objgen] = number
    return pages


def _info(pdf: pikepdf.Pdf, seen: frozenset[str]) -> Iterator[Concealed]:
    for key, value in properties(pdf):
        leaks = key not in _TECHNICAL and any(each.leaks for each in unseen("", value, seen))
        yield Concealed("metadata", leaks, None, value)
        if is_author(key[1:]):
            yield Concealed("author-name", True, None, value)


def _xmp(packet: pikepdf.Object, seen: frozenset[str]) -> Iterator[Concealed]:
    """Yield an item for each element and attribute with text; one for a packet that has none or is no XML."""
    found = fields(packet.read_bytes())
    if not found:
        yield Concealed("metadata", found is None)
    for each in found or ():
        technical = not each.names.isdisjoint(_TECHNICAL_XMP)
        leaks = not technical and any(item.leaks for item in unseen("", each.text, seen))
        yield Concealed("metadata", leaks, text=each.text)
        if each.is_author:
            yield Concealed("author-name", True, text=each.text)


def _bookmarks(pdf: pikepdf.Pdf, seen: frozenset[str]) -> Iterator[Concealed]:
    """Yield titles with words that no page shows; others only repeat text of a page."""
    pending = [pdf.Root.get("/Outlines")]
    known = set()
    while pending:
        item = pending.pop()
        if not isinstance(item, Dictionary) or item.objgen in known:
            continue
        known.add(item.objgen)
        if isinstance(item.get("/Title"), String):
            yield from (each for each in unseen("bookmark", str(item["/Title"]), seen) if each.leaks)
        pending += [item.get("/First"), item.get("/Next")]


def find(source: bytes, password: str | None, progress: Progress) -> Iterator[Concealed]:
    """Yield text and parts of pictures that the pages don't show, and data besides the pages.

    Raises:
        PasswordNeeded, WrongPassword
        Exception: any that a library raises on damage.
    """
    plain = copies.decrypted(source, password)
    with pymupdf.open("pdf", plain) as pages:
        seen = seen_words(*(page.get_text() for page in pages))
    yield from pdf_unshown.find(plain, progress)
    yield from peeled.find(plain)
    yield from pdf_pictures.find(plain)
    yield from pdf_unused.find(plain, seen)
    yield from find_beside(plain, seen)
    yield from find_revisions(source, password, seen)
