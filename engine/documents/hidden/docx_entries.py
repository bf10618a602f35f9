"""Entries and bytes of a DOCX that no page shows: parts without use, pictures' metadata, signatures, the zip itself.

Every entry is examined, whether or not a relationship leads to it (threats D12, D17, D24-D26, D30).
"""

from __future__ import annotations

import io
import posixpath
import re
import warnings
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cryptography import x509
from lxml import etree
from PIL import ExifTags, Image

from engine.core.types import Concealed
from engine.documents.docx import unused
from engine.documents.docx.allowed import is_technical
from engine.documents.docx.package import PICTURE, REMOVED_KINDS, ROLES, resolved
from engine.documents.docx.xml import Element, parse
from engine.documents.hidden.docx_values import link
from engine.documents.hidden.shown import unseen
from engine.documents.metadata import fields

_TARGETS = {
    "hyperlink": "hyperlink-target",
    "attachedTemplate": "template",
    "mailMergeSource": "data-source",
    "mailMergeHeaderSource": "data-source",
}
_CUSTOM = re.compile(r"customxml/item\d*\.xml")
_STYLE_OF_SOURCES = re.compile(r"\b(?:SelectedStyle|StyleName|Version|URI)\b")
# Tags that a camera or a program fills; others may name a person, an object or a place.
_OF_DEVICES = frozenset(
    "Make Model Software DateTime DateTimeOriginal DateTimeDigitized OffsetTime LensModel LensMake HostComputer "
    "ExifVersion FlashPixVersion ComponentsConfiguration MakerNote ProcessingSoftware InteropIndex "
    "InteropVersion".split()
)
_OF_PROGRAMS = frozenset("software date:create date:modify date:timestamp creation time source version".split())
_OF_PEOPLE = frozenset("creator title description rights subject".split())


class _Link(NamedTuple):
    """A relationship: kind and target, which is the name of an entry or, outside the file, an address."""

    kind: str
    target: str
    external: bool


def entries(contents: Mapping[str, bytes], seen: frozenset[str]) -> Iterator[Concealed]:
    """Yield the text of links, hidden data, unknown and unused parts, signatures, and metadata of pictures."""
    links = [each for name in contents if name.endswith(".rels") for each in _links(name, contents[name])]
    used: dict[str, str] = {}
    for each in links:
        if each.external:
            yield from link(_TARGETS.get(each.kind, "linked-file"), each.target, seen)
        else:
            used.setdefault(each.target, each.kind)
    without_link = frozenset(unused.unlinked(contents, frozenset(used)))
    for name, data in contents.items():
        kind = used.get(name)
        if _CUSTOM.fullmatch(name):
            yield Concealed("custom-xml", _leaks(_text_of(data), seen), None, _text_of(data))
        elif name.startswith("_xmlsignatures/") and name.endswith(".xml"):
            yield from unseen("signature", " ".join(_signers(data)), seen)
        elif name in without_link:
            of_bytes = Concealed("unused-content", not name.endswith(".xml"))  # they may hold anything
            yield next(unseen("unused-content", _text_of(data), seen), of_bytes)
        elif kind is None or name.startswith(("docprops/", "customxml/")):
            continue
        elif kind == PICTURE:
            yield from unseen("picture-metadata", " ".join(_picture_texts(data)), seen)
        elif kind not in ROLES and kind not in REMOVED_KINDS and name.endswith(".xml"):
            yield from unseen("unknown-part", _text_of(data), seen)


def outside_entries(source: bytes, seen: frozenset[str]) -> Iterator[Concealed]:
    """Yield the text of what the zip holds besides its entries."""
    for each in unused.outside(source):
        yield from unseen("unused-content", " ".join(unused.printed(each)), seen)


def marks(data: bytes, seen: frozenset[str]) -> Iterator[Concealed]:
    """Yield the comments and processing instructions of an XML part."""
    root = etree.fromstring(data, etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=True))
    for each in (
        *root.itersiblings(preceding=True),
        *root.itersiblings(),
        *root.iter(etree.Comment, etree.ProcessingInstruction),
    ):
        yield from unseen("unused-content", each.text or "", seen)


def reached(contents: Mapping[str, bytes], kinds: frozenset[str]) -> frozenset[str]:
    """Return the entries to which relationships of these kinds lead from the package, directly or in steps."""
    found = {"": None}
    pending = [""]
    while pending:
        owner = pending.pop()
        folder, name = posixpath.split(owner)
        data = contents.get(posixpath.join(folder, "_rels", f"{name}.rels"))
        links = _links(posixpath.join(folder, "_rels", f"{name}.rels"), data) if data is not None else ()
        for each in links:
            if each.kind in kinds and not each.external and each.target not in found:
                found[each.target] = None
                pending.append(each.target)
    return frozenset(found) - {""}


def _links(name: str, data: bytes) -> Iterator[_Link]:
    folder = posixpath.dirname(posixpath.dirname(name))
    for each in parse(data).iter("{*}Relationship"):
        kind, target = each.get("Type", "").rpartition("/")[2], each.get("Target", "")
        external = each.get("TargetMode") == "External"
        yield _Link(kind, target if external else resolved(folder, target), external)


def _leaks(text: str, seen: frozenset[str]) -> bool:
    return any(each.leaks for each in unseen("", text, seen))


def _text_of(data: bytes) -> str:
    """Return the texts and values of an XML part, or the printed characters of another one."""
    try:
        root = etree.fromstring(data, etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=True))
    except etree.XMLSyntaxError:
        return " ".join(unused.printed(data))
    return " ".join(_texts(root))


def _texts(root: Element) -> Iterator[str]:
    for each in root.iter(etree.Element):
        yield from (text.strip() for text in (each.text, each.tail) if text and text.strip())
        for name, value in each.items():
            formal = _STYLE_OF_SOURCES.search(name) or value.startswith(("http://", "https://", "urn:", "{"))
            if not formal and not is_technical(value):
                yield value


def _signers(data: bytes) -> Iterator[str]:
    """Yield the names in a signature, and in its certificates."""
    for each in parse(data).iter(etree.Element):
        name, text = etree.QName(each).localname, (each.text or "").strip()
        if name == "X509Certificate":
            pem = f"-----BEGIN CERTIFICATE-----\n{text}\n-----END CERTIFICATE-----\n"
            try:
                yield x509.load_pem_x509_certificate(pem.encode()).subject.rfc4514_string()
            except ValueError:
                yield text
        elif name.startswith(("Sign", "X509Subject", "Manifest")) and not name.startswith(("SignatureV", "SignatureM")):
            yield text


def _picture_texts(data: bytes) -> Iterator[str]:
    """Yield the texts beside the pixels of a picture that a person may have written, and a place that it names."""
    try:
        with warnings.catch_warnings(action="ignore"), Image.open(io.BytesIO(data)) as picture:
            for key, value in picture.info.items():
                text = value.decode("latin-1") if isinstance(value, bytes) and key == "comment" else value
                if isinstance(text, str) and str(key).lower() not in _OF_PROGRAMS and not str(key).startswith("XML:"):
                    yield text
            packet = picture.info.get("xmp") or str(picture.info.get("XML:com.adobe.xmp", "")).encode()
            for each in fields(packet) or () if packet else ():
                if not _OF_PEOPLE.isdisjoint(each.names):
                    yield each.text
            exif = picture.getexif()
            for directory in (exif, exif.get_ifd(ExifTags.IFD.Exif)):
                for number, value in directory.items():
                    text = value.decode("utf-16-le", "ignore") if isinstance(value, bytes) else value
                    if isinstance(text, str) and ExifTags.TAGS.get(number, "") not in _OF_DEVICES:
                        yield text.strip("\0")
            if exif.get_ifd(ExifTags.IFD.GPSInfo):
                yield "GPS"
    except (OSError, ValueError, SyntaxError, TypeError, KeyError):
        return  # a drawing, or no picture; its bytes are searched for strings that must be gone
