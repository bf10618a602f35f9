"""Hidden content of a PDF: runs all finders, and looks for earlier revisions and data besides the pages."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator

import pikepdf
import pymupdf
from lxml import etree
from pikepdf import Array, Dictionary, Name, Stream, String

from engine.core.progress import Progress
from engine.core.types import Concealed
from engine.documents.hidden import copies, pdf_pictures, pdf_unshown, pdf_unused, peeled
from engine.documents.hidden.shown import seen_words, unseen
from engine.documents.pdf.sanitise.hidden import dictionaries, kinds

# Earlier revisions of a PDF (threat P02): saving may append to a file and leave all its old content.


_END = re.compile(rb"%%EOF\s{0,2}")
_LINEARIZED = b"/Linearized"
_HEAD = 1024  # the first bytes, where a file is marked as linearized: its first end mark then ends no revision
_LEAST = 100  # bytes of a revision


def find_revisions(source: bytes, password: str | None, seen: frozenset[str]) -> Iterator[Concealed]:
    """Yield every earlier revision; it leaks if it has a word that the last one lacks, or can't be read."""
    ends = [match.end() for match in _END.finditer(source)]
    if _LINEARIZED in source[:_HEAD]:
        del ends[:1]
    for end in ends[:-1]:
        if len(source) - end > _LEAST:
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
_AUTHORS = {"creator", "Author", "LastModifiedBy"}


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
    "signature": _strings("/Name", "/Reason", "/Location", "/ContactInfo"),
    "structure-tree": _strings("/Lang"),
}
# Readers see their effect, or could: they are reported, but are no leak.
_HARMLESS = frozenset({"hidden-layer", "link", "structure-tree", "signature"})


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
            if "/T" in keys and "/Rect" in keys and "/FT" not in keys and str(value["/T"]).strip():
                yield Concealed("author-name", True, page, str(value["/T"]))
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
    texts = [str(value[key]) for key in ("/ActualText", "/Alt", "/E") if isinstance(value.get(key), String)]
    yield from unseen("alternative-text", " ".join(texts), seen, page)


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
    info = pdf.trailer.get("/Info", Dictionary())
    for key, value in info.items() if isinstance(info, Dictionary) else ():
        if isinstance(value, String | Name) and str(value).strip():
            leaks = key not in _TECHNICAL and any(each.leaks for each in unseen("", str(value), seen))
            yield Concealed("metadata", leaks, None, str(value))
            if key[1:] in _AUTHORS:
                yield Concealed("author-name", True, None, str(value))


def _xmp(packet: pikepdf.Object, seen: frozenset[str]) -> Iterator[Concealed]:
    """Yield an item for each element and attribute with text; one for a packet that is no XML."""
    parser = etree.XMLParser(resolve_entities=False, no_network=True, recover=True)
    root = etree.fromstring(packet.read_bytes(), parser)
    if root is None:
        yield Concealed("metadata", True)
        return
    for element in root.iter(etree.Element):
        texts = [(etree.QName(element).localname, element.text or "")]
        texts += [(etree.QName(key).localname, value) for key, value in element.attrib.items()]
        around = {etree.QName(each).localname for each in element.iterancestors()}
        for name, text in texts:
            if name == "about" or not text.strip():
                continue
            technical = name in _TECHNICAL_XMP or not around.isdisjoint(_TECHNICAL_XMP)
            yield Concealed("metadata", not technical and any(each.leaks for each in unseen("", text, seen)), text=text)
            if not _AUTHORS.isdisjoint({name, *around}):
                yield Concealed("author-name", True, text=text)


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
