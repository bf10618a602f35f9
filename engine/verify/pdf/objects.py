"""Object checks of a PDF: its strings, names, keys and streams, allow-lists of its structure, page sizes.

Covers threats P02, P03, P06-P17, P27, P30: reads every object of the file, whether anything refers to it or not.
"""

from __future__ import annotations

import io
import re
import warnings
from collections.abc import Iterator
from itertools import zip_longest

import pikepdf
import pypdfium2
from fontTools.misc import eexec
from pikepdf import Array, Dictionary, Name, Object, Stream, String

from engine.core.message import Message, message
from engine.verify import raw
from engine.verify.evidence import Case, Evidence, PlaceKind, Surface, Verdict, listed, problem
from engine.verify.pdf import surplus

# Streams of pixels. No library here decodes all of them, so their readable runs are searched undecoded.
_PICTURE_FILTERS = {"/DCTDecode", "/JPXDecode", "/CCITTFaxDecode", "/JBIG2Decode"}

_ENCRYPTED, _KEY = b"currentfile eexec", 55665

# Loose numbers among the objects hold no text and have no object number.
_CONTAINERS = (Array, Dictionary, Stream, String, Name)


def objects(data: bytes, password: str | None) -> Iterator[Surface]:
    """Yield all strings, names, dictionary keys and decoded streams, and the readable runs of the whole file.

    Raises:
        pikepdf.PdfError: a stream can't be decoded, so its text is unknown.
    """
    with pikepdf.open(io.BytesIO(data), password=password or "", suppress_warnings=True) as document:
        titles = {item.objgen for item in _outline(document)}
        for item in (each for each in document.objects if isinstance(each, _CONTAINERS)):
            place = message("place.object", object=item.objgen[0])
            free_text = PlaceKind.TITLE if item.objgen in titles else PlaceKind.STRING
            yield from _values(item, place, free_text)
            if isinstance(item, Stream):
                exposure = PlaceKind.STREAM if _may_draw(item) else PlaceKind.RAW
                yield Surface(
                    message("place.object-of", object=item.objgen[0], what=Message("place.stream")),
                    exposure,
                    _readable(item),
                )
        yield from _values(document.trailer, Message("place.trailer"), PlaceKind.STRING)
    yield Surface(Message("place.bytes-of-file"), PlaceKind.RAW, raw.runs(data, binary=True))


def _outline(document: pikepdf.Pdf) -> Iterator[Object]:
    root = document.Root.get("/Outlines")
    waiting = [root] if isinstance(root, Dictionary) else []
    seen = set()
    while waiting:
        item = waiting.pop()
        if item.objgen in seen:
            continue
        seen.add(item.objgen)
        yield item
        waiting += [child for key in ("/First", "/Next") if isinstance(child := item.get(key), Dictionary)]


def _values(value: Object, place: Message, free_text: PlaceKind) -> Iterator[Surface]:
    """Yield the strings and names in one object, without those of the objects that it refers to."""
    if isinstance(value, String):
        yield Surface(place, free_text, str(value))
        yield Surface(place, PlaceKind.RAW, raw.runs(bytes(value)))
    elif isinstance(value, Name):
        yield Surface(place, PlaceKind.NAME, str(value)[1:])
    elif isinstance(value, Array):
        for item in value:
            if not getattr(item, "is_indirect", False):
                yield from _values(item, place, free_text)
    elif isinstance(value, Dictionary | Stream):
        for key, item in value.items():
            yield Surface(place, PlaceKind.NAME, key[1:])
            if not getattr(item, "is_indirect", False):
                yield from _values(item, place, free_text)


def _may_draw(stream: Stream) -> bool:
    """Return whether a stream may draw: page content has no type; form content has."""
    return "/Type" not in stream and stream.get("/Subtype", "/Form") == "/Form"


def _readable(stream: Stream) -> str:
    filters = stream.get("/Filter", Array())
    names = {str(name) for name in (filters if isinstance(filters, Array) else (filters,))}
    if names & _PICTURE_FILTERS:
        return raw.runs(stream.read_raw_bytes(), binary=True)
    data = stream.read_bytes()
    return raw.runs(data + _decrypted(data), binary=stream.get("/Subtype") == "/Image")


def _decrypted(data: bytes) -> bytes:
    """Return the decrypted part of a Type 1 font (Adobe Type 1 Font Format, 7.3); nothing for any other stream."""
    clear, begin, rest = data.partition(_ENCRYPTED)
    if not begin or not clear.startswith(b"%!"):
        return b""
    rest = rest.lstrip()
    if re.fullmatch(rb"[0-9A-Fa-f\s]{8}", rest[:8]):
        digits = b"".join(re.findall(rb"[0-9A-Fa-f]+", rest))
        rest = bytes.fromhex(digits[: len(digits) // 2 * 2].decode("ascii"))
    return bytes(eexec.decrypt(rest, _KEY)[0])


# Allow-lists of a redacted PDF (threat V08).

_ROOT_KEYS = set("/Type /Pages /PageLabels /ViewerPreferences /PageLayout /PageMode /Outlines /Version".split())
_PAGE_KEYS = set("/Type /Parent /Contents /Resources /MediaBox /CropBox /Rotate /UserUnit /Group /Annots".split())
_TRAILER_KEYS = set("/Root /Size /ID /Type /W /Index /Filter /DecodeParms /Length".split())
_OUTLINE_KEYS = set("/Type /Title /Parent /Prev /Next /First /Last /Count /Dest /A /C /F".split())
_LINK_KEYS = set("/Type /Subtype /Rect /Border /BS /C /H /F /QuadPoints /Dest /A /P".split())

# Keys that carry data of their own in any dictionary, and the threat that each belongs to.
_FORBIDDEN_KEYS = {
    "/A": "P08", "/AA": "P14", "/OpenAction": "P14", "/JS": "P14", "/JavaScript": "P14", "/URI": "P08",
    "/AcroForm": "P10", "/XFA": "P11", "/EmbeddedFiles": "P13", "/EF": "P13", "/AF": "P13", "/Metadata": "P15",
    "/Info": "P15", "/Thumb": "P16", "/PieceInfo": "P16", "/SpiderInfo": "P16", "/StructTreeRoot": "P06",
    "/StructParents": "P06", "/ActualText": "P05", "/Alt": "P06", "/OCProperties": "P17", "/OC": "P17",
    "/OCGs": "P17", "/Dests": "P09", "/Names": "P09", "/Perms": "P27", "/DSS": "P27", "/ByteRange": "P27",
    "/PTEX.FileName": "P15", "/Threads": "P30", "/OutputIntents": "P30", "/LastModified": "P16",
}  # fmt: skip
_FORBIDDEN_TYPES = set("/EmbeddedFile /Filespec /Metadata /OCG /OCMD /StructElem /Sig".split())
_FORBIDDEN_SUBTYPES = set(
    "/Redact /Widget /Popup /FileAttachment /Stamp /FreeText /Text /Screen /RichMedia /3D".split()
)
_OF_NAMES = set("/Font /XObject /ExtGState /ColorSpace /Pattern /Shading /Properties /CharProcs".split())
_SAME_SIZE = 0.01  # points


def structure(evidence: Evidence) -> Verdict:
    """Verify that the file has only keys of the allow-lists, one revision, no encryption, and needed no repair."""
    data = evidence.claim.output
    with pikepdf.open(io.BytesIO(data), suppress_warnings=True) as document:
        problems = {*_file(data, document), *_keys(document), *_nested(document), *surplus.problems(document)}
    return Verdict(not problems, listed(problems) if problems else Message("structure.only-pages"))


def _file(data: bytes, document: pikepdf.Pdf) -> Iterator[Message]:
    if document.is_encrypted:
        yield Message("structure.encrypted")
    if data.count(b"%%EOF") != 1 or not data.rstrip().endswith(b"%%EOF"):
        yield problem("P02", Message("structure.revisions"))
    if len(re.findall(rb"\bstartxref\b", data)) != 1 or "/Prev" in document.trailer:
        yield problem("P02", Message("structure.tables"))
    with warnings.catch_warnings(action="ignore"):  # it does not decode JBIG2; pictures are read elsewhere
        problems = document.check_pdf_syntax()
    if problems or document.get_warnings():
        yield problem("P29", Message("structure.damaged"))


def _keys(document: pikepdf.Pdf) -> Iterator[Message]:
    """Yield problems with keys; an unknown key is not named, since it can hold text itself."""
    yield from _unknown(document.trailer, _TRAILER_KEYS, Message("place.trailer"))
    yield from _unknown(document.Root, _ROOT_KEYS, Message("place.root"))
    for item in _outline(document):
        yield from _unknown(item, _OUTLINE_KEYS, Message("place.bookmark"))
    for number, page in enumerate(document.pages, start=1):
        yield from _unknown(page.obj, _PAGE_KEYS, message("place.page", page=number))
        for annotation in page.obj.get("/Annots", Array()):
            if annotation.get("/Subtype") != "/Link":
                yield problem("P12", message("structure.annotation", page=number))
            yield from _unknown(annotation, _LINK_KEYS, message("place.link", page=number))


def _unknown(value: pikepdf.Object, allowed: set[str], place: Message) -> Iterator[Message]:
    keys = set(value.keys()) - allowed
    if keys - _FORBIDDEN_KEYS.keys():
        yield problem("P30", message("structure.unknown-key", place=place))
    for key in keys & _FORBIDDEN_KEYS.keys():
        yield problem(_FORBIDDEN_KEYS[key], message("structure.name", name=key[1:], place=place))


def _nested(document: pikepdf.Pdf) -> Iterator[Message]:
    """Yield the forbidden keys and types of all objects."""
    waiting: list[tuple[pikepdf.Object, int, bool]] = []
    # Dictionaries first, so that one whose keys are names of resources is known before it comes up alone.
    objects = [item for item in document.objects if isinstance(item, Dictionary | Stream | Array)]
    named = {value.objgen for item in objects if not isinstance(item, Array) for value in _named(item)}
    waiting += [(item, item.objgen[0], item.objgen in named) for item in objects]
    while waiting:
        value, number, has_names = waiting.pop()
        if isinstance(value, Dictionary | Stream):
            if not has_names:
                yield from _forbidden(value, number)
            children = [(item, key in _OF_NAMES) for key, item in value.items()]
        else:
            children = [(item, False) for item in value]
        waiting += [
            (item, number, names)
            for item, names in children
            if isinstance(item, Dictionary | Stream | Array) and not item.is_indirect
        ]


def _named(value: pikepdf.Object) -> Iterator[pikepdf.Object]:
    """Yield the indirect dictionaries in `value` whose keys are names chosen by the document."""
    for key, item in value.items():
        if isinstance(item, Dictionary):
            if key in _OF_NAMES and item.is_indirect:
                yield item
            elif not item.is_indirect:
                yield from _named(item)


def _forbidden(value: pikepdf.Object, number: int) -> Iterator[Message]:
    place = message("place.object", object=number)
    for key in value.keys() & _FORBIDDEN_KEYS.keys():
        if key == "/A" and _goes_to_page(value[key]):
            continue
        yield problem(_FORBIDDEN_KEYS[key], message("structure.name", name=key[1:], place=place))
    for key, forbidden in (("/Type", _FORBIDDEN_TYPES), ("/Subtype", _FORBIDDEN_SUBTYPES)):
        kind = value.get(key)
        if isinstance(kind, Name) and str(kind) in forbidden:
            yield message("structure.name", name=str(kind)[1:], place=place)


def _goes_to_page(action: pikepdf.Object) -> bool:
    """Return whether an action only goes to a page of this document: no name, file, script or further action."""
    return (
        isinstance(action, Dictionary)
        and set(action.keys()) <= {"/Type", "/S", "/D"}
        and action.get("/S") == "/GoTo"
        and isinstance(action.get("/D"), Array)
    )


PageSizes = tuple[tuple[float, float, int], ...]
"""Width and height in points, and rotation, of each page."""


def sizes_before(evidence: Evidence) -> PageSizes:
    """Return the page sizes of the original."""
    return _sizes(evidence.claim.source, evidence.claim.password)


def sizes_after(evidence: Evidence) -> PageSizes:
    """Return the page sizes of the output."""
    return _sizes(evidence.claim.output, None)


def pages(_case: Case, after: PageSizes, before: PageSizes, _on_demand: object) -> Verdict:
    """Verify that there are as many pages as in the original, each of the same size and rotation."""
    changed = [
        number
        for number, (old, new) in enumerate(zip_longest(before, after), start=1)
        if old is None or new is None or any(abs(a - b) > _SAME_SIZE for a, b in zip(old, new, strict=True))
    ]
    if changed:
        return Verdict(False, message("pages.differ", number=len(changed), page=changed[0]))
    if len(after) == 1:
        return Verdict(True, message("pages.same", count=1))
    return Verdict(True, message("pages.same", count=len(after)))


def _sizes(data: bytes, password: str | None) -> PageSizes:
    with pypdfium2.PdfDocument(data, password=password) as document:
        return tuple((*page.get_size(), page.get_rotation()) for page in document)
