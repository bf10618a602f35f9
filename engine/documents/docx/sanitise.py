"""DOCX sanitising: the steps that remove tracked changes, comment marks and all but visible content."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from engine.documents.docx import (
    allowed,
    drawings,
    fields,
    hidden,
    long_numbers,
    names,
    overridden,
    painted,
    removal,
    shapes,
)
from engine.documents.docx import removal as words
from engine.documents.docx.package import Package, Part, references
from engine.documents.docx.paragraphs import is_empty_run
from engine.documents.docx.removal import drop, drop_with_empty_parents, unwrap
from engine.documents.docx.xml import NAMESPACES, Element, namespace, tag, tags

_PARAGRAPH, _TABLE, _ROW, _CELL = tags("w:p w:tbl w:tr w:tc")
_PROPERTIES, _SECTION, _RUN = tags("w:pPr w:sectPr w:r")
_DELETED_MARKS = tuple(f"{tag('w:pPr')}/{tag('w:rPr')}/{tag(name)}" for name in ("w:del", "w:moveFrom"))
_DELETED_ROW = f"{tag('w:trPr')}/{tag('w:del')}"
_DELETED_CELL = f"{tag('w:tcPr')}/{tag('w:cellDel')}"

_DELETED = tags("w:del w:moveFrom w14:conflictDel")
_INSERTED = tags("w:ins w:moveTo w14:conflictIns")
_OLD_FORMATTING = tags(
    """w:rPrChange w:pPrChange w:sectPrChange w:tblPrChange w:tblGridChange w:trPrChange w:tcPrChange w:tblPrExChange
    w:numberingChange w:cellIns w:cellDel w:cellMerge"""
)
_MARKS = tags(
    """w:moveFromRangeStart w:moveFromRangeEnd w:moveToRangeStart w:moveToRangeEnd w:delText w:delInstrText
    w:customXmlInsRangeStart w:customXmlInsRangeEnd w:customXmlDelRangeStart w:customXmlDelRangeEnd
    w:customXmlMoveFromRangeStart w:customXmlMoveFromRangeEnd w:customXmlMoveToRangeStart w:customXmlMoveToRangeEnd"""
)


def accept(root: Element) -> int:
    """Accept all tracked changes of a part (threat D04); return how many there were."""
    rows = [row for row in root.iter(_ROW) if row.find(_DELETED_ROW) is not None]
    cells = [cell for cell in root.iter(_CELL) if cell.find(_DELETED_CELL) is not None]
    for whole in (*rows, *cells):
        drop_with_empty_parents(whole)
    joined = [each for each in root.iter(_PARAGRAPH) if any(each.find(mark) is not None for mark in _DELETED_MARKS)]
    count = len(rows) + len(cells) + drop(list(root.iter(*_DELETED, *_OLD_FORMATTING)))
    drop(list(root.iter(*_MARKS)))
    for paragraph in joined:
        _join_with_next(paragraph)
    for inserted in list(root.iter(*_INSERTED)):
        unwrap(inserted)
        count += 1
    return count


def _join_with_next(paragraph: Element) -> None:
    """Join a paragraph without its mark to the next one, whose properties then apply to both.

    Before a table it is removed if it is empty; the last one of a cell or a section has to stay.
    """
    following = next((each for each in paragraph.itersiblings() if each.tag in (_PARAGRAPH, _TABLE, _SECTION)), None)
    if following is None or following.tag == _SECTION or paragraph.find(f"{_PROPERTIES}/{_SECTION}") is not None:
        return
    content = [child for child in paragraph if child.tag != _PROPERTIES]
    if following.tag == _PARAGRAPH:
        position = 1 if following.find(_PROPERTIES) is not None else 0
        following[position:position] = content
    elif paragraph.find(f".//{_RUN}") is not None:
        return
    paragraph.getparent().remove(paragraph)


# Repairs, after which parts open: no reference without a target, and no removal of what the schema requires.


_RUNS = tags("w:r a:r m:r")
_GRAPHIC, _DRAWING, _HYPERLINK = tags("a:graphicData w:drawing w:hyperlink")


def repair(part: Part) -> None:
    """Repair one part, after all removals from it."""
    _cut_references(part)
    root = part.root
    for drawing in list(root.iter(_DRAWING)):
        if not any(True for _ in drawing.iter(_GRAPHIC)):
            drop([drawing])
    drop([run for run in root.iter(*_RUNS) if is_empty_run(run)])
    for cell in root.iter(_CELL):
        if cell.find(f".//{_PARAGRAPH}") is None:
            cell.append(cell.makeelement(_PARAGRAPH))


def _cut_references(part: Part) -> None:
    """Remove references without a kept target, and elements that only held one."""
    for element, name in list(references(part)):
        if element.get(name) not in part.targets:
            del element.attrib[name]
            if element.tag != _HYPERLINK and not any(namespace(key) == NAMESPACES["r"] for key in element.attrib):
                drop([element])
    drop([graphic.getparent() for graphic in list(part.root.iter(_GRAPHIC)) if len(graphic) == 0])


# The steps that remove all but visible text and layout from a loaded package. Reading sanitises too, so that the
# searched text is exactly the text that would be written.


_Work = Callable[[list[Part]], Counter[str]]


@dataclass(frozen=True, slots=True)
class RemovalStep:
    """A removal step over all parts, and the rows of the threat list that would be open without it.

    `work` changes the parts in place and returns the counts of removed things, by notice code.
    """

    name: str
    rows: tuple[str, ...]
    work: _Work


def _each(work: removal.RemoveFrom, code: str = "") -> _Work:
    """Apply work to every part, and count it under a notice code; an empty code gives no notice."""
    return lambda parts: Counter({code: sum(work(part.root) for part in parts)})


def _together(work: Callable[[list[Element]], int]) -> _Work:
    """Apply work to all parts at once, for names that are defined in one and used in another."""
    return lambda parts: Counter({"": work([part.root for part in parts])})


def _step(rows: str, name: str, work: removal.RemoveFrom, code: str = "") -> RemovalStep:
    return RemovalStep(name, tuple(rows.split()), _each(work, code))


def _settings(parts: list[Part]) -> Counter[str]:
    """Remove settings that are not in the allow-list; count document variables and mail merges."""
    holding = sum(1 for part in parts for _ in part.root.iter(*words.VALUES_IN_SETTINGS))
    return Counter({"metadata": holding, "": sum(removal.unlisted_settings(part.root) for part in parts)})


def _values(roots: list[Element]) -> int:
    """Shorten the numbers that a document needs, and remove the values that it must not hold; return how many."""
    return long_numbers.shorten(roots) + sum(map(allowed.unlisted_values, roots))


# In this order: unwrapping and choosing branches decide what later steps see.
STEPS: tuple[RemovalStep, ...] = (
    RemovalStep("settings by allow-list", ("D22",), _settings),
    _step("D08", "one branch of alternatives", removal.other_branches),
    _step("D17", "bindings and descriptions of content controls", removal.without(*words.CONTROL_PROPERTIES)),
    _step("D25", "extensions", removal.without(*words.EXTENSIONS)),
    _step("D10", "workbooks of charts", removal.without(*words.CHART_SOURCES)),
    _step("D25", "namespaces by allow-list", removal.unknown_namespaces, "unknown-element"),
    _step("D25", "elements by allow-list", allowed.unlisted_elements, "unknown-element"),
    _step("D17 D27", "content controls and tags around text", removal.unwrapped(*words.CONTROLS)),
    _step("D04", "tracked changes accepted", accept, "tracked-change"),
    _step("D05", "references to comments", removal.without(*words.COMMENTS), "comment"),
    _step("D05", "ranges of comments", removal.without(*words.COMMENT_RANGES)),
    _step("D09", "examples in layouts of SmartArt", removal.without(*words.DIAGRAM_SAMPLES)),
    _step("D11", "objects of other programs", removal.without(*words.OBJECTS)),
    _step("D25", "ink, signature lines, rules of shapes", removal.without(*words.INK)),
    _step("D03", "links of pictures and shapes", removal.without(*words.LINKS_OF_SHAPES)),
    _step("D13", "descriptions of tables", removal.without(*words.TABLE_DESCRIPTIONS), "alternative-text"),
    _step("D20", "elements that mark a copy", removal.without(*words.FINGERPRINTS)),
    _step("D28", "lists of names that people gave", removal.without(*words.NAMED_LISTS)),
    _step("D14", "field codes", fields.flatten, "field-code"),
    RemovalStep("hidden text", ("D19",), hidden.remove),
    _step("D27", "directions that are overridden", overridden.rewrite),
    RemovalStep("notes that nothing refers to", ("D06",), hidden.remove_unreferenced_notes),
    _step("D19", "marks of the web view", removal.without(*words.WEB_VIEW)),
    RemovalStep("names of styles", ("D28",), _together(names.styles)),
    RemovalStep("names of bookmarks", ("D15",), _together(names.bookmarks)),
    _step("D15", "names of shapes", names.shapes),
    _step("D28", "names of lists", names.lists),
    _step("D03 D04 D09 D20 D25", "attributes that no page shows", removal.without_attributes(*words.UNSEEN_ATTRIBUTES)),
    _step("D13", "alternative text", removal.without_attributes(*words.DESCRIBING_ATTRIBUTES), "alternative-text"),
    _step("D13", "names of drawings", removal.names_of_shapes),
    _step("D13", "shapes drawn point by point", drawings.replace, "drawn-shape"),
    RemovalStep("formats that paint", ("D13",), painted.flatten),
    _step("D13", "dashes and colour stops that paint", shapes.plain, "painted-format"),
    _step("D13", "drawings made of many shapes", shapes.crowds, "shape-of-many"),
    _step("D28", "letters that a program counts", fields.in_digits, "counted-letters"),
    _step("D28", "letters as labels of lists", fields.without_letter_labels, "letter-label"),
    _step("D28", "long numbers that a program counts from", fields.without_long_starts, "long-number"),
    _step("D10", "order of points in charts", drawings.in_order),
    _step("D13", "points that draw strokes", shapes.lattices, "chart-of-points"),
    RemovalStep("names in SmartArt", ("D09",), _together(names.diagrams)),
    RemovalStep("values by allow-list", ("D22", "D25", "D28"), _together(_values)),
    _step("D20", "measures to more digits than a page shows", long_numbers.round_down),
    _step("D10 D14 D27", "text where none belongs, characters nobody sees", removal.stray_text),
)

# Rows that need no step, and the reason of each.
BY_DESIGN = {
    "D01": "text is joined over runs before it is searched (`paragraphs`)",
    "D02": "all descendants of a paragraph are read, whatever wraps them (`paragraphs`)",
    "D06": "notes are parts like any other (`package.ROLES`)",
    "D07": "headers, footers and the text of watermarks are read and masked (`package.ROLES`, `paragraphs`)",
    "D12": "pictures are encoded again from the pixels that are shown (`pictures`)",
    "D16": "properties are never loaded; constant ones are written (`save`)",
    "D18": "only parts of listed roles are loaded (`package.ROLES`)",
    "D21": "only the main part is followed from the package (`package.load`)",
    "D23": "only parts of listed roles are loaded (`package.ROLES`)",
    "D24": "elements that lead to no kept part are removed (`repair`)",
    "D26": "only the main part is followed from the package (`package.load`)",
    "D29": "suspicious archives and XML are refused, strict becomes transitional (`package`, `xml`)",
    "D30": "a new zip of the kept parts, under new names (`save`, `package.pack`)",
    "D31": "a constant token (`BLOCK`)",
    "D32": "the result holds nothing that a conversion could carry over",
}


def clean(package: Package) -> Counter[str]:
    """Sanitise every part in place; return how much was removed, by notice code."""
    removed = Counter(package.cut)
    parts = package.parts()
    for step in STEPS:
        removed.update(step.work(parts))
    for part in parts:
        repair(part)
    del removed[""]
    return +removed
