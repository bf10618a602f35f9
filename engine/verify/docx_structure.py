"""What a redacted DOCX may consist of (threats D04, D05, D10, D11, D16-D18, D21-D26, D29, D30)."""

from __future__ import annotations

import io
import struct
import zipfile
from collections.abc import Iterator

import docx
from lxml import etree

from engine.verify.evidence import Evidence, Verdict

_WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml."
_DRAWING = "application/vnd.openxmlformats-officedocument.drawingml."
_CONTENT_TYPES = {
    *(
        f"{_WORD}{part}+xml"
        for part in "document.main header footer footnotes endnotes numbering styles settings".split()
    ),
    *(f"{_DRAWING}{part}+xml" for part in "chart diagramData diagramLayout diagramStyle diagramColors".split()),
    *(f"image/{kind}" for kind in "png jpeg gif bmp tiff".split()),
    "application/vnd.ms-office.drawingml.diagramDrawing+xml",
    "application/vnd.openxmlformats-officedocument.theme+xml",
    "application/vnd.openxmlformats-package.core-properties+xml",
    "application/vnd.openxmlformats-package.relationships+xml",
}
_CONTENT_TYPES_ENTRY = "[Content_Types].xml"

_FORBIDDEN_ELEMENTS = {
    "ins": "D04", "del": "D04", "delText": "D04", "moveFrom": "D04", "moveTo": "D04", "rPrChange": "D04",
    "pPrChange": "D04", "sectPrChange": "D04", "tblPrChange": "D04", "tcPrChange": "D04", "trPrChange": "D04",
    "cellIns": "D04", "cellDel": "D04", "cellMerge": "D04",
    "commentReference": "D05", "commentRangeStart": "D05", "Fallback": "D08", "OLEObject": "D11", "control": "D11",
    "externalData": "D10", "dataBinding": "D17", "customXmlPr": "D17", "rsids": "D20", "attachedTemplate": "D22",
    "docVars": "D22", "mailMerge": "D22", "altChunk": "D24", "subDoc": "D24", "smartTagPr": "D27",
}  # fmt: skip
_FORBIDDEN_ATTRIBUTES = {
    "author": "D04", "date": "D04", "initials": "D05", "tooltip": "D03", "rsidR": "D20", "rsidRDefault": "D20",
    "paraId": "D20", "textId": "D20",
}  # fmt: skip


def structure(evidence: Evidence) -> Verdict:
    """Only parts and marks of the allow-lists, in a zip that holds nothing else, which python-docx opens."""
    data = evidence.output
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        trees = {
            entry: etree.fromstring(archive.read(entry), etree.XMLParser(resolve_entities=False, no_network=True))
            for entry in archive.namelist()
            if entry.endswith((".xml", ".rels"))
        }
        problems = sorted({*_zip(data, archive), *_types(archive, trees[_CONTENT_TYPES_ENTRY]), *_marks(trees)})
    docx.Document(io.BytesIO(data))
    return Verdict(not problems, ", ".join(problems) or "only what a document needs is in the file")


def _zip(data: bytes, archive: zipfile.ZipFile) -> Iterator[str]:
    entries = sorted(archive.infolist(), key=lambda entry: entry.header_offset)
    names = [entry.filename.casefold() for entry in entries]
    if len(set(names)) != len(names):
        yield "two entries of one name (D30)"
    if archive.comment or any(entry.comment or entry.extra for entry in entries):
        yield "comments or extra fields in the zip (D30)"
    position = 0
    for entry in entries:
        if entry.header_offset != position:
            break
        name_length, extra_length = struct.unpack_from("<HH", data, position + 26)
        position += 30 + name_length + extra_length + entry.compress_size
    if position != archive.start_dir:
        yield "bytes between the entries of the zip (D30)"


def _types(archive: zipfile.ZipFile, root: etree._Element) -> Iterator[str]:
    by_suffix = {each.get("Extension", "").lower(): each.get("ContentType") for each in root.iter("{*}Default")}
    by_name = {each.get("PartName", "").lower(): each.get("ContentType") for each in root.iter("{*}Override")}
    for number, name in enumerate(archive.namelist(), start=1):
        kind = by_name.get(f"/{name}".lower(), by_suffix.get(name.rpartition(".")[2].lower()))
        if name != _CONTENT_TYPES_ENTRY and kind not in _CONTENT_TYPES:
            yield f"entry {number} is of a kind that is not allowed (D18)"


def _marks(trees: dict[str, etree._Element]) -> Iterator[str]:
    for number, root in enumerate(trees.values(), start=1):
        if root.getroottree().docinfo.doctype:
            yield f"document type in part {number} (D29)"
        for element in root.iter():
            if not isinstance(element.tag, str):
                yield f"comment or instruction in part {number} (D25)"
                continue
            name = etree.QName(element).localname
            if name == "r" and _is_hidden(element):
                yield f"hidden text in part {number} (D19)"
            if name in _FORBIDDEN_ELEMENTS:
                yield f"{name} in part {number} ({_FORBIDDEN_ELEMENTS[name]})"
            if element.get("TargetMode") == "External":
                yield f"link to the outside in part {number} (D03)"
            for key in element.attrib:
                attribute = etree.QName(key).localname
                if attribute in _FORBIDDEN_ATTRIBUTES:
                    yield f"{attribute} in part {number} ({_FORBIDDEN_ATTRIBUTES[attribute]})"


def _is_hidden(run: etree._Element) -> bool:
    mark = run.find("{*}rPr/{*}vanish")
    value = "false" if mark is None else next(iter(mark.attrib.values()), "true")
    return value not in ("0", "false", "off") and run.find("{*}t") is not None
