"""DOCX XML: safe parsing and serialising of parts, in one set of namespaces.

Names are written `w:p` throughout this package; `tag` turns them into lxml's form. A namespace that is not listed here
is unknown content, and unknown content is removed.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TypeAlias, cast

from lxml import etree

from engine.core.errors import CannotMakeSafe, DamagedFile

Element: TypeAlias = etree._Element

_2006 = "http://schemas.openxmlformats.org/"
NAMESPACES = {
    "w": _2006 + "wordprocessingml/2006/main",
    "r": _2006 + "officeDocument/2006/relationships",
    "m": _2006 + "officeDocument/2006/math",
    "wp": _2006 + "drawingml/2006/wordprocessingDrawing",
    "a": _2006 + "drawingml/2006/main",
    "pic": _2006 + "drawingml/2006/picture",
    "c": _2006 + "drawingml/2006/chart",
    "dgm": _2006 + "drawingml/2006/diagram",
    "lc": _2006 + "drawingml/2006/lockedCanvas",
    "mc": _2006 + "markup-compatibility/2006",
    "wp14": "http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing",
    "wpc": "http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas",
    "wpg": "http://schemas.microsoft.com/office/word/2010/wordprocessingGroup",
    "wps": "http://schemas.microsoft.com/office/word/2010/wordprocessingShape",
    "w14": "http://schemas.microsoft.com/office/word/2010/wordml",
    "dsp": "http://schemas.microsoft.com/office/drawing/2008/diagram",
    "v": "urn:schemas-microsoft-com:vml",
    "o": "urn:schemas-microsoft-com:office:office",
    "w10": "urn:schemas-microsoft-com:office:word",
    "xml": "http://www.w3.org/XML/1998/namespace",
}
KNOWN = frozenset(NAMESPACES.values())
IGNORABLE = ("w14", "wp14")
"""Namespaces that programs from before 2010 may ignore."""

# Strict namespaces of ISO/IEC 29500 with the transitional ones, which every program reads (threat D29).
_STRICT = re.compile(rb"""(["'])http://purl\.oclc\.org/ooxml/([\w/.-]*)""")
_STRICT_PATHS = {
    b"wordprocessingml/main": b"wordprocessingml/2006/main",
    b"officeDocument/relationships": b"officeDocument/2006/relationships",
    b"officeDocument/math": b"officeDocument/2006/math",
    b"drawingml/main": b"drawingml/2006/main",
    b"drawingml/wordprocessingDrawing": b"drawingml/2006/wordprocessingDrawing",
    b"drawingml/picture": b"drawingml/2006/picture",
    b"drawingml/chart": b"drawingml/2006/chart",
    b"drawingml/diagram": b"drawingml/2006/diagram",
    b"drawingml/lockedCanvas": b"drawingml/2006/lockedCanvas",
}

# Shapes that Word writes, in strict documents, in the namespace of the drawing that holds them.
_STRICT_SHAPES = {
    "wps": "wsp cNvPr cNvSpPr cNvCnPr spPr style txbx linkedTxbx bodyPr",
    "wpg": "wgp cNvGrpSpPr grpSp grpSpPr graphicFrame",
    "wpc": "wpc bg whole",
}


def tag(name: str) -> str:
    """Return `w:p` as `{http://...main}p`; a name without a prefix has no namespace."""
    prefix, _, local = name.rpartition(":")
    return f"{{{NAMESPACES[prefix]}}}{local}" if prefix else local


def tags(names: str) -> tuple[str, ...]:
    """Return the tags of several names, separated by white space."""
    return tuple(tag(name) for name in names.split())


@lru_cache(maxsize=1024)  # a part repeats few names thousands of times
def namespace(name: str) -> str:
    """Return the namespace of a tag or attribute; empty if it has none."""
    return name[1:].partition("}")[0] if name[0] == "{" else ""


_STRICT_TAGS = {
    tag(f"wp:{each}"): tag(f"{prefix}:{each}") for prefix in _STRICT_SHAPES for each in _STRICT_SHAPES[prefix].split()
}
_STRICT_TAGS["{http://schemas.microsoft.com/office/word/2006/wordml}txbxContent"] = tag("w:txbxContent")
SPACE = tag("xml:space")
"""Says that an element keeps the white space of its text."""


def is_on(element: Element) -> bool:
    """Return whether a switch such as `w:vanish` is on: it is, unless its value says otherwise (ECMA-376 17.17.4)."""
    return element.get(tag("w:val"), "true") not in ("0", "false", "off")


def parse(data: bytes) -> Element:
    """Return the root element, without comments and processing instructions, in transitional namespaces.

    Raises:
        DamagedFile: not well formed.
        CannotMakeSafe: it has a document type, which Office Open XML forbids.
    """
    root = _parse(data)
    plain = etree.tostring(root, encoding="utf-8")
    if not _STRICT.search(plain):
        return root
    root = _parse(_STRICT.sub(_transitional, plain))
    for element in root.iter(*_STRICT_TAGS):
        element.tag = _STRICT_TAGS[element.tag]
    return root


def serialize(root: Element) -> bytes:
    """Return the part as UTF-8, with the prefixes of this module: those of a source may be words of its text."""
    found = {namespace(name) for element in root.iter() for name in (element.tag, *element.keys())}
    prefixes = {prefix: uri for prefix, uri in NAMESPACES.items() if uri in found and prefix != "xml"}
    ignorable = [prefix for prefix in IGNORABLE if prefix in prefixes]
    if ignorable:
        prefixes["mc"] = NAMESPACES["mc"]
    unknown = found - set(NAMESPACES.values()) - {""}
    copy = etree.Element(root.tag, dict(root.attrib), nsmap=_declared(root, unknown) if unknown else prefixes)
    _fill(copy, root)
    if ignorable:
        copy.set(tag("mc:Ignorable"), " ".join(ignorable))
    return bytes(etree.tostring(copy, encoding="UTF-8", xml_declaration=True, standalone=True))


def _declared(root: Element, namespaces: set[str]) -> dict[str | None, str]:
    """Return the namespaces of a part that is made here, not read from a source: relationships and content types."""
    return {prefix: uri for prefix, uri in root.nsmap.items() if uri in namespaces}


def _fill(copy: Element, element: Element) -> None:
    """Append copies of all content of an element, without recursion, since documents nest deeply."""
    pending = [(copy, element)]
    while pending:
        target, source = pending.pop()
        target.text = source.text
        for child in source:
            made = etree.SubElement(target, child.tag, dict(child.attrib))
            made.tail = child.tail
            pending.append((made, child))


def _parse(data: bytes) -> Element:
    parser = etree.XMLParser(resolve_entities=False, no_network=True, remove_comments=True, remove_pis=True)
    try:
        root = etree.fromstring(data, parser)
    except (etree.XMLSyntaxError, ValueError) as error:
        raise DamagedFile(format="docx", problem="xml") from error
    if root.getroottree().docinfo.doctype:
        raise CannotMakeSafe(problem="document-type")
    return cast("Element", root)


def _transitional(match: re.Match[bytes]) -> bytes:
    path = match[2]
    return match[1] + _2006.encode() + _STRICT_PATHS.get(path, path)
