"""Removes from a loaded package all that is neither visible text nor layout, step by step.

Reading cleans too, so that the text which is searched is the text of exactly what would be written.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from engine.formats.docx import allowed, charted, counting, drawn, fields, hidden, names, removal, revisions
from engine.formats.docx import vocabulary as words
from engine.formats.docx.package import Package, Part
from engine.formats.docx.repair import repair
from engine.formats.docx.xml import Element

Work = Callable[[list[Part]], Counter[str]]


@dataclass(frozen=True, slots=True)
class Step:
    """One removal from all parts, and the rows of the threat list that would be open without it.

    `work` changes the parts in place and returns how many of what it removed, by notice code.
    """

    name: str
    rows: tuple[str, ...]
    work: Work


def _each(work: removal.Work, code: str = "") -> Work:
    """The same work on every part, counted under a notice code; without one, nobody needs to be told."""
    return lambda parts: Counter({code: sum(work(part.root) for part in parts)})


def _together(work: Callable[[list[Element]], int]) -> Work:
    """Work on all parts at once, for what is named in one and used in another."""
    return lambda parts: Counter({"": work([part.root for part in parts])})


def _step(rows: str, name: str, work: removal.Work, code: str = "") -> Step:
    return Step(name, tuple(rows.split()), _each(work, code))


# In this order: what is unwrapped or chosen first decides what later steps see.
STEPS: tuple[Step, ...] = (
    _step("D22", "settings by allow-list", removal.unlisted_settings),
    _step("D08", "one branch of alternatives", removal.other_branches),
    _step("D17", "bindings and descriptions of content controls", removal.without(*words.CONTROL_PROPERTIES)),
    _step("D25", "extensions", removal.without(*words.EXTENSIONS)),
    _step("D10", "workbooks of charts", removal.without(*words.CHART_SOURCES)),
    _step("D25", "namespaces by allow-list", removal.unknown_namespaces, "unknown-element"),
    _step("D25", "elements by allow-list", allowed.unlisted_elements, "unknown-element"),
    _step("D17 D27", "content controls and tags around text", removal.unwrapped(*words.CONTROLS)),
    _step("D04", "tracked changes accepted", revisions.accept, "tracked-change"),
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
    Step("hidden text", ("D19",), hidden.remove),
    Step("notes that nothing refers to", ("D06",), hidden.remove_unreferenced_notes),
    _step("D19", "marks of the web view", removal.without(*words.WEB_VIEW)),
    Step("names of styles", ("D28",), _together(names.styles)),
    Step("names of bookmarks", ("D15",), _together(names.bookmarks)),
    _step("D15", "names of shapes", names.shapes),
    _step("D28", "names of lists", names.lists),
    _step("D03", "tooltips and targets", removal.without_attributes(*words.LINKING_ATTRIBUTES)),
    _step("D04", "authors and dates", removal.without_attributes(*words.AUTHOR_ATTRIBUTES)),
    _step("D09", "placeholders of SmartArt", removal.without_attributes(*words.PLACEHOLDER_ATTRIBUTES)),
    _step("D13", "alternative text", removal.without_attributes(*words.DESCRIBING_ATTRIBUTES), "alternative-text"),
    _step("D13", "names of drawings", removal.names_of_shapes),
    _step("D20", "attributes that mark a copy", removal.without_attributes(*words.FINGERPRINT_ATTRIBUTES)),
    _step("D25", "attributes for programs", removal.without_attributes(*words.PROGRAM_ATTRIBUTES)),
    _step("D13", "shapes drawn point by point", drawn.replace, "drawn-shape"),
    _step("D28", "letters that a program counts", counting.in_digits, "counted-letters"),
    _step("D10", "order of points in charts", charted.in_order),
    Step("names in SmartArt", ("D09",), _together(names.diagrams)),
    _step("D22 D25 D28", "values by allow-list", allowed.unlisted_values),
    _step("D10 D14 D27", "text where none belongs, characters nobody sees", removal.stray_text),
)

# Rows that need no step, and what makes them impossible.
BY_DESIGN = {
    "D01": "text is joined over runs before it is searched (`paragraphs`)",
    "D02": "all descendants of a paragraph are read, whatever wraps them (`paragraphs`)",
    "D06": "notes are parts like any other (`package.ROLES`)",
    "D07": "headers, footers and the text of watermarks are read and masked (`package.ROLES`, `paragraphs`)",
    "D12": "pictures are written anew from the pixels that are shown (`pictures`)",
    "D16": "properties are never loaded; constant ones are written (`save`)",
    "D18": "only parts of listed roles are loaded (`package.ROLES`)",
    "D21": "only the main part is followed from the package (`package.load`)",
    "D23": "only parts of listed roles are loaded (`package.ROLES`)",
    "D24": "elements that lead to no kept part are removed (`repair`)",
    "D26": "only the main part is followed from the package (`package.load`)",
    "D29": "suspicious archives and XML are refused, strict becomes transitional (`archive`, `xml`)",
    "D30": "a new zip of the kept parts, under new names (`save`, `archive.pack`)",
    "D31": "a constant token (`BLOCK`)",
    "D32": "the result holds nothing that a conversion could carry over",
}


def clean(package: Package) -> Counter[str]:
    """Clean every part in place; returns how many of what was removed, by notice code."""
    removed = Counter(package.cut)
    parts = package.parts()
    for step in STEPS:
        removed.update(step.work(parts))
    for part in parts:
        repair(part)
    del removed[""]
    return +removed
