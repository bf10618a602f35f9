"""What a redacted DOCX may consist of (threats D04, D05, D10, D11, D16-D18, D21-D26, D29, D30)."""

from __future__ import annotations

import io
import struct
import zipfile
from collections.abc import Iterator

import docx
from lxml import etree

from engine.formats.docx.xml import tag, tags
from engine.verify import docx_shown, docx_values, docx_widths
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

# By the namespace of their own: DrawingML moves its pen to a point by an element that is called moveTo as well.
_FORBIDDEN_ELEMENTS = {
    tag(name): row
    for row, names in {
        "D04": """w:ins w:del w:delText w:moveFrom w:moveTo w:rPrChange w:pPrChange w:sectPrChange w:tblPrChange
            w:tcPrChange w:trPrChange w:cellIns w:cellDel w:cellMerge""",
        "D05": "w:commentReference w:commentRangeStart",
        "D08": "mc:AlternateContent mc:Fallback",
        "D10": "c:externalData",
        "D11": "o:OLEObject w:control",
        "D17": "w:dataBinding w:customXmlPr",
        "D20": "w:rsids",
        "D22": "w:attachedTemplate w:docVars w:mailMerge",
        "D24": "w:altChunk w:subDoc",
        "D27": "w:smartTagPr",
    }.items()
    for name in names.split()
}
_FORBIDDEN_ATTRIBUTES = {
    tag(name): row
    for row, names in {
        "D03": "w:tooltip",
        "D04": "w:author w:date",
        "D05": "w:initials",
        "D20": "w:rsidR w:rsidRDefault w14:paraId w14:textId",
    }.items()
    for name in names.split()
}
_PACKAGE = "http://schemas.openxmlformats.org/package/2006/"
_RUN, _TEXT, _VANISH, _VALUE = tags("w:r w:t w:vanish w:val")
_RUN_FORMAT = tag("w:rPr")


def structure(evidence: Evidence) -> Verdict:
    """Only parts and marks of the allow-lists, in a zip that holds nothing else, which python-docx opens."""
    data = evidence.output
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        trees = {
            entry: etree.fromstring(archive.read(entry), etree.XMLParser(resolve_entities=False, no_network=True))
            for entry in archive.namelist()
            if entry.endswith((".xml", ".rels"))
        }
        problems = sorted(
            {*_zip(data, archive), *_types(archive, trees[_CONTENT_TYPES_ENTRY]), *_marks(trees, evidence)}
        )
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


def _marks(trees: dict[str, etree._Element], evidence: Evidence) -> Iterator[str]:
    masks = docx_widths.tokens(evidence.document, evidence.redactions)
    for number, root in enumerate(trees.values(), start=1):
        if root.getroottree().docinfo.doctype:
            yield f"document type in part {number} (D29)"
        for element in root.iter():
            if not isinstance(element.tag, str):
                yield f"comment or instruction in part {number} (D25)"
                continue
            if element.tag == _RUN and _is_hidden(element):
                yield f"hidden text in part {number} (D19)"
            if element.tag in _FORBIDDEN_ELEMENTS:
                yield f"{etree.QName(element).localname} in part {number} ({_FORBIDDEN_ELEMENTS[element.tag]})"
            if element.get("TargetMode") == "External":
                yield f"link to the outside in part {number} (D03)"
            for key in _FORBIDDEN_ATTRIBUTES.keys() & element.keys():
                yield f"{etree.QName(key).localname} in part {number} ({_FORBIDDEN_ATTRIBUTES[key]})"
        if not (etree.QName(root).namespace or "").startswith(_PACKAGE):
            yield from docx_values.problems(number, root)
            yield from docx_shown.problems(number, root)
            yield from docx_widths.problems(number, root, masks)


def _is_hidden(run: etree._Element) -> bool:
    mark = run.find(f"{_RUN_FORMAT}/{_VANISH}")
    hides = mark is not None and mark.get(_VALUE, "true") not in ("0", "false", "off")
    return hides and run.find(_TEXT) is not None
