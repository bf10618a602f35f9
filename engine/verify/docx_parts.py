"""Everything that a DOCX says, from the zip and its XML parts (threats D01-D28).

Read with zipfile and lxml alone, by local names, so that it shares nothing with the code that wrote the file.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections import defaultdict
from collections.abc import Iterator

from lxml import etree

from engine.formats.docx.compound import MAGIC
from engine.formats.docx.encryption import decrypt
from engine.verify import raw
from engine.verify.evidence import Exposure, Surface

_PARAGRAPH = "p"
_TEXTS = {"t", "delText", "v"}
_BREAKS = {"tab": "\t", "ptab": "\t", "br": "\n", "cr": "\n", "noBreakHyphen": "-"}
# Text that places a drawing, formats a number or counts pages.
_NAMES = {
    "posOffset",
    "align",
    "pctPosHOffset",
    "pctPosVOffset",
    "pctWidth",
    "pctHeight",
    "formatCode",
    "tableStyleId",
    "instrText",
}

# Attributes that a reader sees as text, and attributes in which anything may be written.
_BODY_ATTRIBUTES = {("lvlText", "val"), ("textpath", "string")}
_FREE_ATTRIBUTES = set(
    "descr title alt tooltip author initials href src displayText alias tag placeholder userId".split()
)
_MEASURE = re.compile(
    r"[-+]?[\d.]+(?:pt|in|cm|mm|px|em|%)?|[0-9A-Fa-f]{6,8}|\{[-0-9A-Fa-f]{36}\}"
    r"|(?:rId|Style ?|_Ref|_shape)\d{1,5}"  # tokens that tell nothing, whatever a text may say of such things
)
_KNOWN_NAMESPACES = (
    "http://schemas.openxmlformats.org/",
    "http://schemas.microsoft.com/",
    "http://purl.oclc.org/ooxml/",
    "http://purl.org/dc/",
    "http://www.w3.org/",
    "urn:schemas-microsoft-com:",
)
_DEEPEST = 5  # zips within zips


def parts(data: bytes, password: str | None) -> Iterator[Surface]:
    """The text, free strings, names and raw bytes of every entry of the zip and of zips within it.

    Of an encrypted document, those of the zip that it holds.
    """
    data = decrypt(data, password) if data.startswith(MAGIC) else data
    yield from _archive(data, "", 0)
    yield Surface("the file's bytes", Exposure.RAW, raw.runs(data, binary=True))


def _archive(data: bytes, place: str, depth: int) -> Iterator[Surface]:
    if depth > _DEEPEST:
        raise zipfile.BadZipFile
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        yield Surface(f"{place}zip comment", Exposure.STRING, raw.runs(archive.comment))
        for number, entry in enumerate(archive.infolist(), start=1):
            inside = f"{place}entry {number}"
            yield Surface(f"{inside} (name)", Exposure.NAME, entry.filename)
            yield Surface(f"{inside} (zip header)", Exposure.STRING, raw.runs(entry.comment + entry.extra))
            yield from _entry(archive.read(entry), inside, depth)


def _entry(content: bytes, place: str, depth: int) -> Iterator[Surface]:
    if content.startswith(b"PK\x03\x04"):
        yield from _archive(content, f"{place}, ", depth + 1)
    elif content.lstrip(b"\xef\xbb\xbf\xff\xfe \r\n\t").startswith((b"<?xml", b"<", b"\x00<")):
        yield from _xml(content, place)
    else:
        yield Surface(f"{place} (bytes)", Exposure.RAW, raw.runs(content, binary=True))


def _xml(content: bytes, place: str) -> Iterator[Surface]:
    parser = etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=True)
    root = etree.fromstring(content, parser)
    body: dict[object, list[str]] = defaultdict(list)
    tree = root.getroottree()
    yield Surface(f"{place} (document type)", Exposure.STRING, tree.docinfo.doctype or "")
    for outside in (*root.itersiblings(preceding=True), *root.itersiblings()):
        yield Surface(f"{place} (comment)", Exposure.STRING, outside.text or "")
    for element in root.iter():
        yield Surface(place, Exposure.STRING, element.tail or "")
        if not isinstance(element.tag, str):
            yield Surface(f"{place} (comment)", Exposure.STRING, element.text or "")
            continue
        name = etree.QName(element)
        if not (name.namespace or "").startswith(_KNOWN_NAMESPACES):
            yield Surface(f"{place} (element)", Exposure.NAME, f"{name.namespace} {name.localname}")
        if name.localname in _BREAKS:
            body[_owner(element)].append(_BREAKS[name.localname])
        if name.localname in _TEXTS:
            body[_owner(element)].append(element.text or "")
        elif element.text:
            exposure = Exposure.NAME if name.localname in _NAMES else Exposure.STRING
            yield Surface(f"{place} ({name.localname})", exposure, element.text)
        yield from _attributes(element, name.localname, place)
    yield Surface(place, Exposure.BODY, "\n".join("".join(pieces) for pieces in body.values()))


def _owner(element: etree._Element) -> object:
    """The paragraph that holds the element, or the element's parent where there is none."""
    return next((each for each in element.iterancestors() if etree.QName(each).localname == _PARAGRAPH), element)


def _attributes(element: etree._Element, owner: str, place: str) -> Iterator[Surface]:
    for key, value in element.attrib.items():
        name = etree.QName(key).localname
        if (owner, name) in _BODY_ATTRIBUTES:
            yield Surface(f"{place} (@{name})", Exposure.BODY, value)
        elif name in _FREE_ATTRIBUTES:
            yield Surface(f"{place} (@{name})", Exposure.STRING, value)
        elif not _MEASURE.fullmatch(value):
            yield Surface(f"{place} (@{name})", Exposure.NAME, value)
