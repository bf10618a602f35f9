"""Steps that need no more than a table: whole elements, wrappers around text, attributes, values, stray text.

Each takes the root of one part, changes it in place, and returns how many of its kind it removed.
"""

from __future__ import annotations

from collections.abc import Callable

from lxml import etree

from engine.formats.characters import visible
from engine.formats.docx.paragraphs import bears_text
from engine.formats.docx.vocabulary import (
    CONSTANT_TEXT,
    LIVE_FIELDS,
    NAMED,
    SETTINGS,
    STRUCTURAL_TEXT,
    STRUCTURAL_VALUE,
)
from engine.formats.docx.xml import KNOWN, NAMESPACES, Element, namespace, tag, tags

_ALTERNATIVES, _CHOICE, _FALLBACK = tags("mc:AlternateContent mc:Choice mc:Fallback")
_SETTINGS = tag("w:settings")
_TABLE, _ROW, _CELL = tags("w:tbl w:tr w:tc")
_FIELD_CODE = tag("w:instrText")

Work = Callable[[Element], int]


def without(*elements: str) -> Work:
    """A step that removes these elements with all they hold."""
    return lambda root: drop(list(root.iter(*elements)))


def unwrapped(*elements: str) -> Work:
    """A step that puts what these elements hold in their place."""

    def work(root: Element) -> int:
        found = list(root.iter(*elements))
        for element in found:
            unwrap(element)
        return len(found)

    return work


def without_attributes(*names: str) -> Work:
    """A step that removes these attributes wherever they stand; empty ones don't count."""
    tests = (f"namespace-uri()='{namespace(name)}' and local-name()='{etree.QName(name).localname}'" for name in names)
    find = etree.XPath(f"descendant-or-self::*/@*[{' or '.join(tests)}]")

    def work(root: Element) -> int:
        values = find(root)
        for value in values:
            del value.getparent().attrib[value.attrname]
        return sum(1 for value in values if value.strip())

    return work


def drop(elements: list[Element]) -> int:
    """Remove elements that are still in the tree; returns how many."""
    dropped = 0
    for element in elements:
        parent = element.getparent()
        if parent is not None:
            parent.remove(element)
            dropped += 1
    return dropped


def drop_with_empty_parents(element: Element) -> None:
    """Remove a cell or a row; a row without cells goes too, and a table without rows."""
    parent = element.getparent()
    if parent is None:
        return
    parent.remove(element)
    wanted = {_ROW: _CELL, _TABLE: _ROW}.get(parent.tag)
    if wanted is not None and parent.find(f".//{wanted}") is None:
        drop_with_empty_parents(parent)


def unwrap(element: Element) -> None:
    parent = element.getparent()
    if parent is not None:
        position = parent.index(element)
        parent[position : position + 1] = list(element)


def unlisted_settings(root: Element) -> int:
    """Settings that are not in the allow-list (threat D22)."""
    return drop([child for child in root if child.tag not in SETTINGS]) if root.tag == _SETTINGS else 0


def other_branches(root: Element) -> int:
    """One branch of each alternative stays (threat D08): the first that we understand, else the fallback, or none."""
    branches = 0
    for alternatives in list(root.iter(_ALTERNATIVES)):
        chosen = _branch(alternatives)
        branches += drop([branch for branch in alternatives if branch is not chosen])
        unwrap(alternatives)
        if chosen is not None:
            unwrap(chosen)
    return branches


def _branch(alternatives: Element) -> Element | None:
    choices = [choice for choice in alternatives.findall(_CHOICE) if _required(choice) and _required(choice) <= KNOWN]
    fallback = alternatives.find(_FALLBACK)
    # Few programs read positions in percent; the fallback gives the same ones in points.
    if fallback is not None and all(_required(choice) == {NAMESPACES["wp14"]} for choice in choices):
        return fallback
    return choices[0] if choices else None


def _required(choice: Element) -> set[str]:
    return {choice.nsmap.get(prefix, prefix) for prefix in choice.get("Requires", "").split()}


def unknown_namespaces(root: Element) -> int:
    """Elements and attributes of namespaces that are not listed (threat D25)."""
    dropped = drop([element for element in root.iter() if namespace(element.tag) not in KNOWN])
    for element in root.iter():
        for name in element.keys():  # noqa: SIM118 (an element iterates over its children)
            if namespace(name) not in KNOWN | {""}:
                del element.attrib[name]
    return dropped


def names_of_shapes(root: Element) -> int:
    """Names of drawings, themes and palettes (threat D13); a program gives most of them, so they are not counted."""
    for element in root.iter(*NAMED):
        if "name" in element.attrib:
            element.set("name", "")
    return 0


def stray_text(root: Element) -> int:
    """Text that is not text of the document, and in it the characters that nobody sees (threats D10, D27)."""
    dropped = 0
    for element in root.iter():
        dropped += bool((element.tail or "").strip())
        element.tail = None
        if text := element.text:
            element.text = _kept(element, text)
            dropped += bool(text.strip()) and element.text is None
    return dropped


def _kept(element: Element, text: str) -> str | None:
    if bears_text(element):
        return visible(text)
    if element.tag in CONSTANT_TEXT:
        return CONSTANT_TEXT[element.tag]
    if element.tag == _FIELD_CODE:
        return text if text.strip() in LIVE_FIELDS else None
    return text if element.tag in STRUCTURAL_TEXT and STRUCTURAL_VALUE.fullmatch(text.strip()) else None
