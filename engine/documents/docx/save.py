"""DOCX output: writes a sanitised package with new names and identifiers, without unused parts (threats D16, D30)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from posixpath import relpath, split

from lxml import etree

from engine.core.types import Box
from engine.documents.docx import package as archive
from engine.documents.docx.package import (
    OFFICE_RELATIONSHIPS,
    PICTURE,
    ROLES,
    Package,
    Part,
    Picture,
    references,
    used_targets,
)
from engine.documents.docx.pictures import Reencoder, ShownPicture
from engine.documents.docx.xml import serialize

_PACKAGE = "http://schemas.openxmlformats.org/package/2006/"
_RELATIONSHIPS = f"{{{_PACKAGE}relationships}}"
_CONTENT_TYPES = f"{{{_PACKAGE}content-types}}"

# The least that programs expect, the same in every file (threat D16).
_CORE_NAME = "docProps/core.xml"
_CORE = (
    b'<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
    b'<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"/>'
)
_DEFAULTS = {
    "rels": "application/vnd.openxmlformats-package.relationships+xml",
    "xml": "application/xml",
    "png": "image/png",
    "jpeg": "image/jpeg",
}


def save(package: Package, masks: Mapping[ShownPicture, Sequence[Box]]) -> tuple[bytes, Counter[str]]:
    """Return the file, and what was removed from its pictures, by notice code. `masks`: see `pictures.Reencoder`."""
    reencoder = Reencoder(masks)
    xml: dict[str, bytes] = {}
    overrides = {_CORE_NAME: "application/vnd.openxmlformats-package.core-properties+xml"}
    for part in package.parts():
        links = _link(part, reencoder)
        xml[part.name] = serialize(part.root)
        if links:
            folder, name = split(part.name)
            xml[f"{folder}/_rels/{name}.rels"] = _relationships(links)
        overrides[part.name] = ROLES[part.role].content_type
    main = {
        "rId1": (OFFICE_RELATIONSHIPS + "officeDocument", package.document.name),
        "rId2": (_PACKAGE + "relationships/metadata/core-properties", _CORE_NAME),
    }
    contents = {
        "[Content_Types].xml": _content_types(overrides),
        "_rels/.rels": _relationships(main),
        _CORE_NAME: _CORE,
    }
    return archive.pack(contents | xml | reencoder.files), reencoder.removed


def _link(part: Part, reencoder: Reencoder) -> dict[str, tuple[str, str]]:
    """Give the part's references new identifiers; return identifier -> (type, target)."""
    folder = split(part.name)[0]
    links: dict[tuple[str, str], str] = {}

    def identifier(kind: str, name: str) -> str:
        return links.setdefault((kind, relpath(name, folder)), f"rId{len(links) + 1}")

    def leading_to(part: Part) -> str:
        return identifier(ROLES[part.role].relationships + part.role, part.name)

    implicit = [each for each in used_targets(part).values() if isinstance(each, Part) and ROLES[each.role].implicit]
    for element, attribute in list(references(part)):
        target = part.targets[element.get(attribute)]
        if isinstance(target, Picture):
            name = reencoder.name(target, element)
            element.set(attribute, identifier(OFFICE_RELATIONSHIPS + PICTURE, name))
        else:
            element.set(attribute, leading_to(target))
    for target in implicit:
        leading_to(target)
    return {name: link for link, name in links.items()}


def _relationships(links: dict[str, tuple[str, str]]) -> bytes:
    root = etree.Element(_RELATIONSHIPS + "Relationships", nsmap={None: _RELATIONSHIPS[1:-1]})
    for identifier, (kind, target) in links.items():
        etree.SubElement(root, _RELATIONSHIPS + "Relationship", Id=identifier, Type=kind, Target=target)
    return serialize(root)


def _content_types(overrides: dict[str, str]) -> bytes:
    root = etree.Element(_CONTENT_TYPES + "Types", nsmap={None: _CONTENT_TYPES[1:-1]})
    for extension, kind in _DEFAULTS.items():
        etree.SubElement(root, _CONTENT_TYPES + "Default", Extension=extension, ContentType=kind)
    for name, kind in overrides.items():
        etree.SubElement(root, _CONTENT_TYPES + "Override", PartName="/" + name, ContentType=kind)
    return serialize(root)
