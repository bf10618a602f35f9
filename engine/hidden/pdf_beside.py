"""Data beside the pages of a PDF, with the page that it belongs to and what it says (threats P05-P17, P27, P31)."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator

import pikepdf
from lxml import etree
from pikepdf import Array, Dictionary, Name, Stream, String

from engine.formats.pdf.hidden import dictionaries, kinds
from engine.hidden.shown import unseen
from engine.types import Concealed

_Texts = Callable[[pikepdf.Object], Iterator[str]]

# Programs write these about themselves. What they say is no part of the document.
_TECHNICAL = frozenset("/Producer /Creator /CreationDate /ModDate /Trapped /GTS_PDFXVersion /PTEX.Fullbanner".split())
_TECHNICAL_XMP = frozenset(
    "CreatorTool CreateDate ModifyDate MetadataDate Producer Trapped format part conformance amd rev DocumentID "
    "InstanceID OriginalDocumentID RenditionClass VersionID action when softwareAgent changed instanceID documentID "
    "PDFVersion GTS_PDFXVersion PTEX.Fullbanner".split()
)
_AUTHORS = {"creator", "Author", "LastModifiedBy"}


def _strings(*keys: str) -> _Texts:
    """The texts under some keys of a dictionary."""

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


# What things of a kind say. Those that say nothing here hold data that no page shows: they always leak.
_SAYING: dict[str, _Texts] = {
    "annotation": _strings("/Contents", "/RC", "/Subj", "/OverlayText"),
    "form-field": _strings("/V", "/DV", "/RV"),
    "hidden-layer": _strings("/Name"),
    "link": _strings("/URI", "/F"),
    "signature": _strings("/Name", "/Reason", "/Location", "/ContactInfo"),
    "structure-tree": _strings("/Lang"),
}
# A reader gets to see what they do, or could: they are told, and are no leak.
_HARMLESS = frozenset({"hidden-layer", "link", "structure-tree", "signature"})


def find(plain: bytes, seen: frozenset[str]) -> Iterator[Concealed]:
    """Everything, each with the text that it says.

    Args:
        seen: the words that the pages show.
    """
    with pikepdf.open(io.BytesIO(plain)) as pdf:
        yield from _info(pdf, seen)
        pages = _pages(pdf)
        for value, keys, owner in dictionaries(pdf):
            page = pages.get(owner)
            for code in kinds(value, keys):
                yield from _saying(code, value, page, seen)
            yield from _described(value, page, seen)
            if "/T" in keys and "/Rect" in keys and "/FT" not in keys and str(value["/T"]).strip():
                yield Concealed("author-name", True, page, str(value["/T"]))
        yield from _bookmarks(pdf, seen)


def _saying(code: str, value: pikepdf.Object, page: int | None, seen: frozenset[str]) -> Iterator[Concealed]:
    if code == "annotation" and value.get("/Subtype") == "/Redact":
        yield Concealed("pending-redaction", True, page, " ".join(_SAYING[code](value)))
    elif code == "metadata":
        yield from _xmp(value, seen)
    elif code in _SAYING:
        text = " ".join(_SAYING[code](value))
        leaks = code not in _HARMLESS and any(each.leaks for each in unseen(code, text, seen))
        yield Concealed(code, leaks, page, text)
    else:
        yield Concealed(code, True, page)


def _described(value: pikepdf.Object, page: int | None, seen: frozenset[str]) -> Iterator[Concealed]:
    """Texts that stand for what is drawn, for readers who can't see it."""
    texts = [str(value[key]) for key in ("/ActualText", "/Alt", "/E") if isinstance(value.get(key), String)]
    yield from unseen("alternative-text", " ".join(texts), seen, page)


def _pages(pdf: pikepdf.Pdf) -> dict[tuple[int, int], int]:
    """The page that an object belongs to: the page itself, and its annotations."""
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
    """One for each element and attribute that says something; one for a packet that is no XML."""
    parser = etree.XMLParser(resolve_entities=False, no_network=True, recover=True)
    root = etree.fromstring(packet.read_bytes(), parser)
    if root is None:
        yield Concealed("metadata", True)
        return
    for element in root.iter(etree.Element):
        said = [(etree.QName(element).localname, element.text or "")]
        said += [(etree.QName(key).localname, value) for key, value in element.attrib.items()]
        around = {etree.QName(each).localname for each in element.iterancestors()}
        for name, text in said:
            if name == "about" or not text.strip():
                continue
            technical = name in _TECHNICAL_XMP or not around.isdisjoint(_TECHNICAL_XMP)
            yield Concealed("metadata", not technical and any(each.leaks for each in unseen("", text, seen)), text=text)
            if not _AUTHORS.isdisjoint({name, *around}):
                yield Concealed("author-name", True, text=text)


def _bookmarks(pdf: pikepdf.Pdf, seen: frozenset[str]) -> Iterator[Concealed]:
    """Titles with words that no page shows; others only repeat what stands on a page."""
    waiting = [pdf.Root.get("/Outlines")]
    known = set()
    while waiting:
        item = waiting.pop()
        if not isinstance(item, Dictionary) or item.objgen in known:
            continue
        known.add(item.objgen)
        if isinstance(item.get("/Title"), String):
            yield from (each for each in unseen("bookmark", str(item["/Title"]), seen) if each.leaks)
        waiting += [item.get("/First"), item.get("/Next")]
