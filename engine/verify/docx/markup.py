"""Structure check of a redacted DOCX: allowed parts and markup, no hidden text, no width leak (threat D31)."""

from __future__ import annotations

import io
import re
import struct
import zipfile
from collections.abc import Collection, Iterable, Iterator
from itertools import groupby

from lxml import etree

from engine.core.message import Message, message
from engine.core.types import BLOCK, Document, Redaction, Shown
from engine.documents.docx.xml import tag, tags
from engine.verify.docx import painted, parts
from engine.verify.evidence import Evidence, Verdict, listed, problem
from engine.verify.terms import squeezed

_COLUMN = 720  # twentieths of a point: half an inch
_TEXT, _RUN, _PARAGRAPH, _CELL = tags("w:t w:r w:p w:tc")
_FITTED = [f"{tag('w:rPr')}/{name}" for name in tags("w:fitText w:spacing w:w w:kern")]
_FRAME = f"{tag('w:pPr')}/{tag('w:framePr')}"
_CELL_WIDTH = f"{tag('w:tcPr')}/{tag('w:tcW')}"
_WIDTH, _TYPE = tags("w:w w:type")
_RUNS = tags("w:r a:r m:r")


def tokens(document: Document, redactions: tuple[Redaction, ...]) -> frozenset[str]:
    """Return the texts that replace masked text and occur nowhere in the original."""
    labels = {each.label for each in redactions if each.shown is not Shown.AS_TEXT}
    return frozenset(each for each in (BLOCK, *labels) if each and each not in document.text)


def width_problems(number: int, root: etree._Element, masks: Collection[str]) -> Iterator[Message]:
    """Yield the widths in one part that may be a width leak: fitted text, frames and table columns around a mask."""
    for text in root.iter(_TEXT):
        if not any(mask in (text.text or "") for mask in masks):
            continue
        run = next(text.iterancestors(_RUN), text)
        paragraph = next(text.iterancestors(_PARAGRAPH), text)
        frame = paragraph.find(_FRAME)
        if any(run.find(each) is not None for each in _FITTED) or (frame is not None and _WIDTH in frame.attrib):
            yield problem("D31", message("structure.fitted-text", number=number))
        if any(map(_is_empty, paragraph.iter(*_RUNS))):
            yield problem("D31", message("structure.emptied-runs", number=number))
        for cell in text.iterancestors(_CELL):
            width = cell.find(_CELL_WIDTH)
            if width is not None and width.get(_TYPE) != "auto" and _is_exact(width.get(_WIDTH, "")):
                yield problem("D31", message("structure.fitted-column", number=number))


def _is_empty(run: etree._Element) -> bool:
    """Return whether a run holds neither text nor anything else: one for each masked letter would be their number."""
    names = {etree.QName(each).localname for each in run}
    return names <= {"rPr", "t"} and not "".join(each.text or "" for each in run.iter("{*}t"))


def _is_exact(width: str) -> bool:
    return not width.isdecimal() or int(width) % _COLUMN != 0


# Shown beside the text: shapes drawn point by point, letters counted by a program, points of charts.

_DRAWN = tags("a:custGeom v:polyline v:curve")
_LEVEL, _START, _FORMAT, _VALUE = tags("w:lvl w:start w:numFmt w:val")
_CHARTED = dict.fromkeys(tags("c:pt"), "") | dict(zip(tags("c:dLbl c:ser"), tags("c:idx c:order"), strict=True))
"""Elements that a chart orders by number, with the child that holds it; points have it in an attribute."""
_FIRST_NUMBERS = dict.fromkeys(tags("w:start w:startOverride w:numStart"), _VALUE) | dict.fromkeys(
    tags("w:pgNumType w:lnNumType"), _START
)
_MOST_DIGITS = 4
_FIRST = ("", "1")  # without noughts before them
_MOST_TOGETHER = 6  # digits of the levels of a list, which one label may join
_LABEL = tag("w:lvlText")
_MANY_LABELS = 3
_BEGINNINGS = tags("w:start w:startOverride")
_INSTANCE, _USED = tags("w:num w:numId")
_LIST, _LIST_NAME, _LIST_OF_INSTANCE = tags("w:abstractNum w:abstractNumId w:abstractNumId")
_CHANGED_LEVEL, _LEVEL_NUMBER = tags("w:lvlOverride w:ilvl")
_SHORTEST_SPELLED = 4
_PLACES = frozenset(map(str, range(1, 27)))
_TABLE, _GROUND, _FILL, _HEIGHT_RULE = tags("w:tbl w:shd w:fill w:hRule")
_ROW_HEIGHT = "/".join(tags("w:tr w:trPr w:trHeight"))
_LOW, _MANY_ROWS = 150, 6  # twentieths of a point, rows
_COUNTED_IN_LETTERS = frozenset({"upperLetter", "lowerLetter", "upperRoman", "lowerRoman"})


def shown_problems(number: int, root: etree._Element) -> Iterator[Message]:
    """Yield the drawn shapes, letter counts and chart points of a part that are not allowed."""
    if next(root.iter(*_DRAWN), None) is not None or any(map(_is_drawn, root.iter(_TABLE))):
        yield problem("D13", message("structure.drawn-shape", number=number))
    if painted.is_painted(root) or painted.is_drawn(root):
        yield problem("D13", message("structure.painted-format", number=number))
    for level in root.iter(_LEVEL):
        start, form = level.find(_START), level.find(_FORMAT)
        counted = form is not None and form.get(_VALUE) in _COUNTED_IN_LETTERS
        if counted and start is not None and start.get(_VALUE, "").lstrip("0") not in ("", "1"):
            yield problem("D28", message("structure.counted-letters", number=number))
    if _has_letter_labels(root):
        yield problem("D28", message("structure.letter-label", number=number))
    first = (each.get(key, "") for name, key in _FIRST_NUMBERS.items() for each in root.iter(name))
    if any(map(_is_long, first)) or any(len(each) > _MOST_TOGETHER for each in _joined_counts(root)):
        yield problem("D28", message("structure.long-number", number=number))
    for name in _CHARTED:
        for each in root.iter(name):
            before = each.getprevious()
            if before is not None and before.tag == name and _index(each) < _index(before):
                yield problem("D10", message("structure.chart-points", number=number))


def _has_letter_labels(root: etree._Element) -> bool:
    """Return whether a label of a list is a single letter, or several labels are a letter and a count."""
    alone, counted = set[str](), set[str]()
    for label in root.iter(_LABEL):
        text = label.get(_VALUE, "")
        letters = [each for each in re.sub("%[0-9]", "", text) if each.isalnum()]
        if len(letters) == 1 and text != "o":
            (counted if "%" in text else alone).update(letters)
    return bool(alone) or len(counted) >= _MANY_LABELS


def _joined_counts(root: etree._Element) -> Iterator[str]:
    """Yield the first numbers of the levels of each list, for every use of it, up to the last that is not 1.

    Nothing is joined where one level alone begins with another number.
    """
    lists: dict[str, dict[str, str]] = {}
    for element in root.iter(_LIST, _INSTANCE):
        reference = element.find(_LIST_OF_INSTANCE)
        levels = dict(lists.get("" if reference is None else reference.get(_VALUE, ""), {}))
        for start in element.iter(*_BEGINNINGS):
            level = next(start.iterancestors(_LEVEL, _CHANGED_LEVEL)).get(_LEVEL_NUMBER, "")
            levels[level] = start.get(_VALUE, "").lstrip("0")
        if element.tag == _LIST:
            lists[element.get(_LIST_NAME, "")] = levels
        numbers = list(levels.values())
        if sum(each not in _FIRST for each in numbers) > 1:
            while numbers[-1] in _FIRST:
                numbers.pop()
            yield "".join(numbers)


def _spells_masked(trees: Iterable[etree._Element], terms: Iterable[str]) -> bool:
    """Return whether the first numbers of lists, as places in the alphabet, spell a term.

    They are joined as the file lists them, and as paragraphs use them.
    """
    orders: list[list[str]] = []
    by_instance: dict[str, str] = {}
    used: list[str] = []
    for root in trees:
        orders.append([each.get(_VALUE, "") for each in root.iter(_BEGINNINGS[0])])
        orders.append([each.get(_VALUE, "") for each in root.iter(_BEGINNINGS[1])])
        for instance in root.iter(_INSTANCE):
            first = next(instance.iter(_BEGINNINGS[1]), None)
            by_instance[instance.get(_USED, "")] = "" if first is None else first.get(_VALUE, "")
        used += (each.get(_VALUE, "") for each in root.iter(_USED))
    orders.append([by_instance.get(each, "") for each, _ in groupby(used)])
    rows = ["".join(chr(ord("a") + int(each) - 1) for each in order if each in _PLACES) for order in orders]
    return any(term in row or term in row[::-1] for term in terms for row in rows)


def _is_drawn(table: etree._Element) -> bool:
    """Return whether cells of several colours are in several rows that are too low for a line of text."""
    colours: set[str] = set()
    rows = 0
    for height in table.iterfind(f"{_ROW_HEIGHT}[@{_HEIGHT_RULE}='exact']"):
        value = height.get(_VALUE, "")
        if value.isdecimal() and int(value) < _LOW:
            rows += 1
            row = height.getparent().getparent()
            colours |= {each.get(_FILL, "") for each in row.iter(_GROUND)}
    return rows >= _MANY_ROWS and len(colours) > 1


def _is_long(number: str) -> bool:
    return len(re.sub(r"\D", "", number).lstrip("0")) > _MOST_DIGITS


def _index(charted: etree._Element) -> int:
    child = charted.find(_CHARTED[charted.tag]) if _CHARTED[charted.tag] else None
    value = charted.get("idx", "") if child is None else child.get("val", "")
    return int(value) if value.isdecimal() else 0


# Allow-lists of parts and markup (threats D04, D05, D10, D11, D16-D18, D21-D26, D29, D30).

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

# By their own namespace: DrawingML, too, has an element moveTo, which moves its pen to a point.
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
_VANISH = tag("w:vanish")
_OVERRIDE = tag("w:bdo")
_OVERRIDES = re.compile("[\u202d\u202e]")
_RUN_FORMAT = tag("w:rPr")


def structure(evidence: Evidence) -> Verdict:
    """Verify that the zip holds only parts and marks of the allow-lists, nothing else, and opens in python-docx."""
    data = evidence.claim.output
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        trees = {
            entry: etree.fromstring(archive.read(entry), etree.XMLParser(resolve_entities=False, no_network=True))
            for entry in archive.namelist()
            if entry.endswith((".xml", ".rels"))
        }
        wanted = {squeezed(each.text) for each in evidence.case.terms.all if each.whole and not each.stays}
        spelled = _spells_masked(trees.values(), (each for each in wanted if len(each) >= _SHORTEST_SPELLED))
        problems = {*_zip(data, archive), *_types(archive, trees[_CONTENT_TYPES_ENTRY]), *_marks(trees, evidence)}
        if spelled:
            problems.add(problem("D28", Message("structure.spelled-counts")))
    import docx  # a fifth of a second to load, and only this check needs it

    docx.Document(io.BytesIO(data))
    return Verdict(not problems, listed(problems) if problems else Message("structure.only-document"))


def _zip(data: bytes, archive: zipfile.ZipFile) -> Iterator[Message]:
    entries = sorted(archive.infolist(), key=lambda entry: entry.header_offset)
    names = [entry.filename.casefold() for entry in entries]
    if len(set(names)) != len(names):
        yield problem("D30", Message("structure.twin-entries"))
    if archive.comment or any(entry.comment or entry.extra for entry in entries):
        yield problem("D30", Message("structure.zip-fields"))
    position = 0
    for entry in entries:
        if entry.header_offset != position:
            break
        name_length, extra_length = struct.unpack_from("<HH", data, position + 26)
        position += 30 + name_length + extra_length + entry.compress_size
    if position != archive.start_dir:
        yield problem("D30", Message("structure.zip-bytes"))


def _types(archive: zipfile.ZipFile, root: etree._Element) -> Iterator[Message]:
    by_suffix = {each.get("Extension", "").lower(): each.get("ContentType") for each in root.iter("{*}Default")}
    by_name = {each.get("PartName", "").lower(): each.get("ContentType") for each in root.iter("{*}Override")}
    for number, name in enumerate(archive.namelist(), start=1):
        kind = by_name.get(f"/{name}".lower(), by_suffix.get(name.rpartition(".")[2].lower()))
        if name != _CONTENT_TYPES_ENTRY and kind not in _CONTENT_TYPES:
            yield problem("D18", message("structure.entry-kind", number=number))


def _marks(trees: dict[str, etree._Element], evidence: Evidence) -> Iterator[Message]:
    masks = tokens(evidence.claim.document, evidence.claim.redactions)
    for number, root in enumerate(trees.values(), start=1):
        place = message("place.part", part=number)
        if root.getroottree().docinfo.doctype:
            yield problem("D29", message("structure.document-type", number=number))
        for element in root.iter():
            if not isinstance(element.tag, str):
                yield problem("D25", message("structure.comment", number=number))
                continue
            if element.tag == _RUN and _is_hidden(element):
                yield problem("D19", message("structure.hidden-text", number=number))
            if element.tag in _FORBIDDEN_ELEMENTS:
                named = message("structure.name", name=etree.QName(element).localname, place=place)
                yield problem(_FORBIDDEN_ELEMENTS[element.tag], named)
            if element.get("TargetMode") == "External":
                yield problem("D03", message("structure.link-outside", number=number))
            for key in _FORBIDDEN_ATTRIBUTES.keys() & element.keys():
                named = message("structure.name", name=etree.QName(key).localname, place=place)
                yield problem(_FORBIDDEN_ATTRIBUTES[key], named)
        if not (etree.QName(root).namespace or "").startswith(_PACKAGE):
            yield from parts.problems(number, root)
            yield from shown_problems(number, root)
            yield from width_problems(number, root, masks)
            yield from _overrides(number, root)


def _overrides(number: int, root: etree._Element) -> Iterator[Message]:
    """Yield the elements of a part that override the direction of text, or hold a character that does."""
    for element in root.iter(etree.Element):
        if element.tag == _OVERRIDE or any(map(_OVERRIDES.search, (element.text or "", *element.attrib.values()))):
            yield problem("D27", message("structure.overridden", number=number))


def _is_hidden(run: etree._Element) -> bool:
    mark = run.find(f"{_RUN_FORMAT}/{_VANISH}")
    hides = mark is not None and mark.get(_VALUE, "true") not in ("0", "false", "off")
    return hides and run.find(_TEXT) is not None
