"""Removes from a loaded package all that is neither visible text nor layout.

Reading cleans too, so that the text which is searched is the text of exactly what would be written.
"""

from __future__ import annotations

from collections import Counter

from engine.formats.docx import fields, names, revisions
from engine.formats.docx.package import Package, Part, references
from engine.formats.docx.paragraphs import attribute_bears_text, bears_text
from engine.formats.docx.vocabulary import (
    ALTERNATIVE_TEXT,
    CONSTANT_TEXT,
    DROPPED,
    DROPPED_ATTRIBUTES,
    FREE_ATTRIBUTES,
    LIVE_FIELDS,
    NAMES,
    PLAIN_VALUE,
    REQUIRED_VALUES,
    SETTINGS,
    STRUCTURAL_TEXT,
    STRUCTURAL_VALUE,
    UNWRAPPED,
)
from engine.formats.docx.xml import KNOWN, Element, is_on, namespace, tag, tags

_ALTERNATIVES, _CHOICE, _FALLBACK = tags("mc:AlternateContent mc:Choice mc:Fallback")
_IGNORABLE = tag("mc:Ignorable")
_CELL, _PARAGRAPH = tags("w:tc w:p")
_GRAPHIC, _DRAWING = tags("a:graphicData w:drawing")
_HYPERLINK, _NAME = tags("w:hyperlink w:name")
_HIDDEN = tag("w:vanish")

# Soft hyphens, zero-width spaces and joiners of words, byte order marks: they would split what a search looks for.
_INVISIBLE = dict.fromkeys(map(ord, "\u00ad\u200b\u2060\ufeff"))


def clean(package: Package) -> Counter[str]:
    """Clean every part in place; returns how many of what was removed, by notice code."""
    removed = Counter(package.cut)
    for part in package.parts():
        _clean_structure(part, removed)
    names.replace([part.root for part in package.parts()])
    for part in package.parts():
        for element in part.root.iter():
            removed["alternative-text"] += _clean_attributes(element)
            _clean_text(element)
    return +removed


def hidden_runs(part: Part) -> int:
    """How many runs and styles are marked as hidden: their text is searched like any other (threat D19)."""
    return sum(is_on(mark) for mark in part.root.iter(_HIDDEN))


def _clean_structure(part: Part, removed: Counter[str]) -> None:
    root = part.root
    if part.role == "settings":
        _drop([child for child in root if child.tag not in SETTINGS])
    _choose_alternatives(root)
    removed["unknown-element"] += _drop_foreign(root)
    removed["tracked-change"] += revisions.accept(root)
    for element in list(root.iter(*DROPPED)):
        if _drop([element]):
            removed[DROPPED[element.tag]] += 1
    for element in list(root.iter(*UNWRAPPED)):
        removed[UNWRAPPED[element.tag]] += 1
        _unwrap(element)
    removed["field-code"] += fields.flatten(root)
    _cut_references(part)
    _complete(root)
    del removed[""]


def _choose_alternatives(root: Element) -> None:
    """One branch only (D08): the first that we understand, else the fallback, else nothing."""
    for alternatives in list(root.iter(_ALTERNATIVES)):
        chosen = next((choice for choice in alternatives.findall(_CHOICE) if _understood(choice)), None)
        if chosen is None:
            fallback = alternatives.find(_FALLBACK)
            if fallback is not None:
                alternatives.addnext(fallback)
                _unwrap(fallback)
            _drop([alternatives])
        else:
            _drop([branch for branch in alternatives if branch is not chosen])


def _understood(choice: Element) -> bool:
    prefixes = choice.get("Requires", "").split()
    return bool(prefixes) and all(choice.nsmap.get(prefix) in KNOWN for prefix in prefixes)


def _drop_foreign(root: Element) -> int:
    """Remove elements and attributes of unknown namespaces; returns how many elements."""
    foreign = [element for element in root.iter() if namespace(element.tag) not in KNOWN]
    _drop(foreign)
    for element in root.iter():
        for name in element.keys():  # noqa: SIM118 (an element iterates over its children)
            if namespace(name) not in KNOWN | {""}:
                del element.attrib[name]
    ignorable = [prefix for prefix in root.get(_IGNORABLE, "").split() if root.nsmap.get(prefix) in KNOWN]
    root.attrib.pop(_IGNORABLE, None)
    if ignorable:
        root.set(_IGNORABLE, " ".join(ignorable))
    return len(foreign)


def _cut_references(part: Part) -> None:
    """Forget relationships that lead to nothing kept, and elements that were there only for them."""
    for element, name in list(references(part.root)):
        if element.get(name) not in part.targets:
            del element.attrib[name]
            if element.tag != _HYPERLINK and next(references(element), (None, ""))[0] is not element:
                _drop([element])
    _drop([graphic.getparent() for graphic in list(part.root.iter(_GRAPHIC)) if len(graphic) == 0])


def _complete(root: Element) -> None:
    """Put back what the schema requires where a removal emptied its parent."""
    for drawing in list(root.iter(_DRAWING)):
        if not any(True for _ in drawing.iter(_GRAPHIC)):
            _drop([drawing])
    for cell in root.iter(_CELL):
        if cell.find(f".//{_PARAGRAPH}") is None:
            cell.append(cell.makeelement(_PARAGRAPH))


def _clean_attributes(element: Element) -> int:
    """Returns how many alternative texts went (D13)."""
    alternatives = 0
    for name, value in element.items():
        if not _attribute_stays(element, name, value):
            alternatives += name in ALTERNATIVE_TEXT and bool(value.strip())
            required = REQUIRED_VALUES.get((element.tag, name))
            if required is None:
                del element.attrib[name]
            else:
                element.set(name, required)
    return alternatives


def _attribute_stays(element: Element, name: str, value: str) -> bool:
    if name in DROPPED_ATTRIBUTES or (element.tag, name) in NAMES:
        return False
    if name in FREE_ATTRIBUTES or element.tag == _NAME or attribute_bears_text(element, name):
        return True
    return PLAIN_VALUE.fullmatch(value) is not None


def _clean_text(element: Element) -> None:
    element.tail = None
    text = element.text
    if not text:
        return
    if bears_text(element):
        element.text = text.translate(_INVISIBLE)
    elif not _is_structural(element.tag, text.strip()):
        element.text = CONSTANT_TEXT.get(element.tag)


def _is_structural(name: str, text: str) -> bool:
    if name == fields.CODE:
        return text in LIVE_FIELDS
    return name in STRUCTURAL_TEXT and STRUCTURAL_VALUE.fullmatch(text) is not None


def _unwrap(element: Element) -> None:
    parent = element.getparent()
    position = parent.index(element)
    parent[position : position + 1] = list(element)


def _drop(elements: list[Element]) -> int:
    """Remove elements that are still in the tree; returns how many."""
    dropped = 0
    for element in elements:
        parent = element.getparent()
        if parent is not None:
            parent.remove(element)
            dropped += 1
    return dropped
