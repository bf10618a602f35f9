"""DOCX packages: safe unpacking and packing; parts such as comments and metadata are never loaded.

Only parts of a listed role are loaded, and only if a kept part refers to them (threats D05, D10, D11, D16-D18, D21,
D23-D26, D30). The role of a part follows from the relationship that leads to it and from its root element, because the
declared content type may say anything. The source's names of parts are never used again.
"""

from __future__ import annotations

import posixpath
import re
import zipfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import BytesIO
from urllib.parse import unquote

from lxml import etree

from engine.core.errors import CannotMakeSafe, DamagedFile
from engine.documents.docx import unused
from engine.documents.docx.xml import NAMESPACES, Element, namespace, parse, tag, tags
from engine.documents.kinds import UNREADABLE_ZIP
from engine.documents.metadata import count_fields, fields

# The zip around a document: checked before it is opened, and written without metadata of its own (threats D29, D30).


_MOST_ENTRIES = 10_000
_MOST_BYTES = 1 << 30
# Real documents stay below 50; a bomb reaches 1000. Small files may have any ratio.
_MOST_EXPANSION = 200
_SMALL_BYTES = 64 << 20

_ENCRYPTED_FLAG = 0x1
_EARLIEST = (1980, 1, 1, 0, 0, 0)


def unpack(source: bytes) -> dict[str, bytes]:
    """Return the content of every entry by name, in lower case because part names are compared so (OPC 6.2.2.3).

    Raises:
        DamagedFile: not a readable zip, two entries of one name, or a name that leads outside.
        CannotMakeSafe: encrypted entries, or one that would fill the memory.
    """
    try:
        with zipfile.ZipFile(BytesIO(source)) as archive:
            entries = [entry for entry in archive.infolist() if not entry.is_dir()]
            _refuse_bombs(entries, len(source))
            contents: dict[str, bytes] = {}
            for entry in entries:
                name = _safe_name(entry)
                if name in contents:
                    raise DamagedFile(format="docx", problem="two entries of one name")
                contents[name] = archive.read(entry)
    except UNREADABLE_ZIP as error:
        raise DamagedFile(format="docx", problem="zip") from error
    return contents


def pack(contents: dict[str, bytes]) -> bytes:
    """Return a zip with these entries, in this order, without metadata on when and where it was made."""
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, data in contents.items():
            entry = zipfile.ZipInfo(name, _EARLIEST)
            entry.create_system = 0
            entry.external_attr = 0
            archive.writestr(entry, data, zipfile.ZIP_DEFLATED, 6)
    return buffer.getvalue()


def _refuse_bombs(entries: list[zipfile.ZipInfo], packed: int) -> None:
    size = sum(entry.file_size for entry in entries)
    if len(entries) > _MOST_ENTRIES or size > min(_MOST_BYTES, max(_SMALL_BYTES, _MOST_EXPANSION * packed)):
        raise CannotMakeSafe(problem="archive-too-large")


def _safe_name(entry: zipfile.ZipInfo) -> str:
    if entry.flag_bits & _ENCRYPTED_FLAG:
        raise CannotMakeSafe(problem="encrypted-entry")
    name = entry.filename.replace("\\", "/").lower()
    if name.startswith("/") or ".." in name.split("/") or posixpath.normpath(name) != name:
        raise DamagedFile(format="docx", problem="entry name")
    return name


_RELATIONSHIPS = "http://schemas.openxmlformats.org/package/2006/relationships"
_WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml."
_DRAWING = "application/vnd.openxmlformats-officedocument.drawingml."
OFFICE_RELATIONSHIPS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
_MICROSOFT_RELATIONSHIPS = "http://schemas.microsoft.com/office/2007/relationships/"

_REFERRING = etree.XPath("descendant-or-self::*[@r:*]", namespaces={"r": NAMESPACES["r"]})

_DIAGRAM_DATA, _DIAGRAM_EXTENSION = tags("r:dm dsp:dataModelExt")

# XML parts of real documents nest at most this deep in other parts (document > chart > picture).
_DEEPEST = 8


@dataclass(frozen=True, slots=True)
class PartRole:
    """The role of a part. `implicit`: belongs to its owner without being mentioned in the owner's XML."""

    root: str
    content_type: str
    name: str
    implicit: bool = False
    relationships: str = OFFICE_RELATIONSHIPS


# By the last segment of the relationship type, in the order of the text.
ROLES = {
    "officeDocument": PartRole("w:document", _WORD + "document.main+xml", "word/document{}.xml", implicit=True),
    "header": PartRole("w:hdr", _WORD + "header+xml", "word/header{}.xml"),
    "footer": PartRole("w:ftr", _WORD + "footer+xml", "word/footer{}.xml"),
    "footnotes": PartRole("w:footnotes", _WORD + "footnotes+xml", "word/footnotes{}.xml", implicit=True),
    "endnotes": PartRole("w:endnotes", _WORD + "endnotes+xml", "word/endnotes{}.xml", implicit=True),
    "chart": PartRole("c:chartSpace", _DRAWING + "chart+xml", "word/charts/chart{}.xml"),
    "diagramData": PartRole("dgm:dataModel", _DRAWING + "diagramData+xml", "word/diagrams/data{}.xml"),
    "diagramDrawing": PartRole(
        "dsp:drawing",
        "application/vnd.ms-office.drawingml.diagramDrawing+xml",
        "word/diagrams/drawing{}.xml",
        relationships=_MICROSOFT_RELATIONSHIPS,
    ),
    "diagramLayout": PartRole("dgm:layoutDef", _DRAWING + "diagramLayout+xml", "word/diagrams/layout{}.xml"),
    "diagramQuickStyle": PartRole("dgm:styleDef", _DRAWING + "diagramStyle+xml", "word/diagrams/style{}.xml"),
    "diagramColors": PartRole("dgm:colorsDef", _DRAWING + "diagramColors+xml", "word/diagrams/colors{}.xml"),
    "numbering": PartRole("w:numbering", _WORD + "numbering+xml", "word/numbering{}.xml", implicit=True),
    "styles": PartRole("w:styles", _WORD + "styles+xml", "word/styles{}.xml", implicit=True),
    "settings": PartRole("w:settings", _WORD + "settings+xml", "word/settings{}.xml", implicit=True),
    "theme": PartRole(
        "a:theme", "application/vnd.openxmlformats-officedocument.theme+xml", "word/theme/theme{}.xml", True
    ),
}
PICTURE = "image"

# Notice codes for relationships that are removed. An empty code gives no notice: such a part holds nothing by its
# authors, or is counted where it is mentioned.
REMOVED_KINDS = {
    "aFChunk": "imported-document",
    "attachedTemplate": "template",
    "chartEx": "embedded-object",
    "chartColorStyle": "",
    "chartStyle": "",
    "chartUserShapes": "embedded-object",
    "comments": "",
    "commentsExtended": "",
    "commentsExtensible": "",
    "commentsIds": "",
    "control": "",
    "core-properties": "metadata",
    "custom-properties": "metadata",
    "customXml": "custom-xml",
    "customProperties": "metadata",
    "extended-properties": "metadata",
    "extendedProperties": "metadata",
    "font": "embedded-font",
    "extensibility": "macro",
    "fontTable": "",
    "glossaryDocument": "glossary",
    "hyperlink": "hyperlink-target",
    "keyMapCustomizations": "macro",
    "mailMergeSource": "data-source",
    "oleObject": "embedded-object",
    "origin": "signature",
    "package": "embedded-object",
    "people": "",
    "printerSettings": "printer-settings",
    "stylesWithEffects": "",
    "stylesWithtEffects": "",
    "subDocument": "imported-document",
    "thumbnail": "thumbnail",
    "vbaProject": "macro",
    "webSettings": "",
}


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of a part, as the file stores it."""

    data: bytes = field(repr=False)


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """An XML part. `targets`: the kept parts and pictures, by relationship identifier."""

    name: str
    role: str
    root: Element = field(repr=False)
    targets: dict[str, Part | Picture] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Package:
    """The main part, and how much was removed while loading, by notice code."""

    document: Part
    cut: Counter[str]

    def parts(self) -> list[Part]:
        """Return the main part and all parts that it still refers to, in the order of the text."""
        found = [self.document]
        for part in found:
            targets = dict.fromkeys(used_targets(part).values())
            found += [target for target in targets if isinstance(target, Part) and target not in found]
        order = list(ROLES)
        return sorted(found, key=lambda part: order.index(part.role))


@dataclass(frozen=True, slots=True)
class _Relationship:
    kind: str
    target: str
    external: bool


def used_targets(part: Part) -> dict[str, Part | Picture]:
    """Return the targets that the XML mentions, in that order, then those that need no mention."""
    mentioned = [element.get(name) for element, name in references(part)]
    implicit = [
        identifier
        for identifier, target in part.targets.items()
        if isinstance(target, Part) and ROLES[target.role].implicit
    ]
    return {identifier: part.targets[identifier] for identifier in mentioned + implicit if identifier in part.targets}


def references(part: Part) -> Iterator[tuple[Element, str]]:
    """Yield elements with an attribute that holds a relationship identifier, with the name of that attribute.

    The data of SmartArt names its drawing by an identifier of the part that shows both.
    """
    for element in _REFERRING(part.root):
        for name in element.keys():  # noqa: SIM118 (an element iterates over its children)
            if namespace(name) == NAMESPACES["r"]:
                yield element, name
        data = part.targets.get(element.get(_DIAGRAM_DATA, ""))
        if isinstance(data, Part):
            for extension in data.root.iter(_DIAGRAM_EXTENSION):
                yield from ((extension, name) for name in extension.attrib if name == "relId")


def load(source: bytes) -> Package:
    """Parse the main part and every part of a listed role that it refers to.

    Raises:
        DamagedFile: no readable zip, a part that is missing or not well formed.
        CannotMakeSafe: an archive built to exhaust the machine.
    """
    contents = unpack(source)
    loader = _Loader(contents)
    for relationship in loader.relationships("").values():
        if relationship.kind == "officeDocument" and not relationship.external:
            main = loader.part(relationship, 0)
            cut = loader.cut + Counter({"author-name": _authors(contents)})
            cut["signature"] = max(cut["signature"], _signatures(contents))
            cut["unused-content"] += sum(1 for _ in unused.unlinked(contents, loader.targets()))
            cut["unused-content"] += sum(1 for _ in unused.outside(source))
            return Package(main, +cut)
    raise DamagedFile(format="docx", problem="no main part")


_MARK = re.compile(rb"<!--|<\?(?!xml\s)")  # a comment or an instruction for a program, which `parse` leaves out
_AUTHOR_NAME = b":author="
_AUTHOR = re.compile(rb"\s[\w.-]+:author=[\"']([^\"']*)[\"']")


def _authors(contents: dict[str, bytes]) -> int:
    """Count the names of authors at changes and comments, and among the properties, in all parts: none is kept."""
    count = 0
    for name, data in contents.items():
        if name.startswith("docprops/") and name.endswith(".xml"):
            count += sum(each.is_author for each in fields(data) or ())
        elif name.startswith("word/") and name.endswith(".xml"):
            count += sum(bool(value.strip()) for value in _AUTHOR.findall(data)) if _AUTHOR_NAME in data else 0
    return count


def _signatures(contents: dict[str, bytes]) -> int:
    """Count the signatures, of which a file may have several behind one relationship."""
    return sum(name.startswith("_xmlsignatures/") and name.endswith(".xml") for name in contents)


class _Loader:
    """A loader that follows relationships and loads each part once."""

    def __init__(self, contents: dict[str, bytes]) -> None:
        self._contents = contents
        self._parts: dict[tuple[str, str], Part] = {}
        self._numbers: Counter[str] = Counter()
        self.cut: Counter[str] = Counter()

    def part(self, relationship: _Relationship, depth: int) -> Part:
        key = (relationship.kind, relationship.target)
        if key in self._parts:
            return self._parts[key]
        if depth > _DEEPEST:
            raise CannotMakeSafe(problem="parts-within-parts")
        role = ROLES[relationship.kind]
        data = self._content(relationship.target)
        root = parse(data)
        self.cut["unused-content"] += len(_MARK.findall(data))
        if root.tag != tag(role.root):
            raise DamagedFile(format="docx", problem="unexpected root element", part=role.root)
        self._numbers[relationship.kind] += 1
        number = self._numbers[relationship.kind]
        name = role.name.format("" if role.implicit and number == 1 else number)
        part = self._parts[key] = Part(name, relationship.kind, root, {})
        for identifier, target in self.relationships(relationship.target).items():
            if target.external:
                continue
            if target.kind in ROLES and target.kind != "officeDocument":
                part.targets[identifier] = self.part(target, depth + 1)
            elif target.kind == PICTURE and target.target in self._contents:
                part.targets[identifier] = Picture(self._contents[target.target])
        return part

    def relationships(self, owner: str) -> dict[str, _Relationship]:
        """Return relationships of a part, or of the package if `owner` is empty, by identifier; count removed ones."""
        folder, name = posixpath.split(owner)
        data = self._contents.get(posixpath.join(folder, "_rels", name + ".rels"))
        if data is None:
            return {}
        found = {
            element.get("Id", ""): _Relationship(
                kind=element.get("Type", "").rpartition("/")[2],
                target=resolved(folder, element.get("Target", "")),
                external=element.get("TargetMode") == "External",
            )
            for element in parse(data).iter(f"{{{_RELATIONSHIPS}}}Relationship")
        }
        for each in found.values():
            if code := _notice(each):
                self.cut[code] += self._fields(each) if code == "metadata" else 1
        return found

    def targets(self) -> frozenset[str]:
        """Return the entries to which a relationship of any part leads."""
        found = set()
        for name, data in self._contents.items():
            if name.endswith(".rels"):
                folder = posixpath.dirname(posixpath.dirname(name))
                links = parse(data).iter(f"{{{_RELATIONSHIPS}}}Relationship")
                found |= {resolved(folder, each.get("Target", "")) for each in links}
        return frozenset(found)

    def _fields(self, properties: _Relationship) -> int:
        data = None if properties.external else self._contents.get(properties.target)
        return count_fields(data) if data is not None else 1

    def _content(self, name: str) -> bytes:
        if name not in self._contents:
            raise DamagedFile(format="docx", problem="missing part")
        return self._contents[name]


def _notice(relationship: _Relationship) -> str:
    if relationship.kind == PICTURE or relationship.kind in ROLES:
        return "linked-file" if relationship.external else ""
    return REMOVED_KINDS.get(relationship.kind, "unknown-part")


def resolved(folder: str, target: str) -> str:
    """Return the name of the entry that a target refers to, in lower case like all names of entries."""
    path = re.sub(r"[?#].*", "", unquote(target)).replace("\\", "/")
    return posixpath.normpath(posixpath.join("/", folder, path)).lstrip("/").lower()
