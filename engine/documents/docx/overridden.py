"""DOCX runs whose direction is overridden: rewritten in the order in which readers see them (threat D27).

An element or a pair of characters, which may lie in different runs, overrides the direction of all letters between
them. Afterwards what is stored is what is shown, and reading and verification need not know of overrides.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import groupby
from typing import NamedTuple

from engine.documents.directions import END, ENDS, FROM_LEFT, FROM_RIGHT, OPENINGS, has_override, shown_order
from engine.documents.docx.xml import SPACE, Element, tag, tags

_PARAGRAPHS = tags("w:p a:p")
_RUNS, _TEXTS = frozenset(tags("w:r a:r")), frozenset(tags("w:t a:t"))
_FORMATS = frozenset(tags("w:rPr a:rPr"))
_BREAKS = frozenset(tags("w:br w:cr a:br"))
_OVERRIDE, _EMBEDDING, _LINK, _VALUE = tags("w:bdo w:dir w:hyperlink w:val")
_FIRST, _LAST = tags("w:pPr a:pPr"), tags("a:endParaRPr")
_OBJECT, _WITH_PREVIOUS = "\ufffc", "\u034f"
_FIELD, _FIELD_MARK = tags("w:fldChar w:fldCharType")
_FIELDS = {"begin": 1, "end": -1}


class _Item(NamedTuple):
    """One character of a run, or an element that is no text; `mark` decides its place in the order."""

    mark: str
    run: Element | None = None
    element: Element | None = None
    text: str = ""


def rewrite(root: Element) -> int:
    """Rewrite the paragraphs of a part in which a direction is overridden; return how many there were."""
    count = sum(map(_is_rewritten, list(root.iter(*_PARAGRAPHS))))
    for override in list(root.iter(_OVERRIDE)):  # in an element that stays as it is, such as a field
        parent = override.getparent()
        count += parent is not None and _is_rewritten(parent)
    return count


def _is_rewritten(holder: Element) -> bool:
    """Rewrite an element that holds runs, if a direction in it is overridden; return whether it is."""
    items = list(_Reader().items(holder))
    marks = [each.mark for each in items]
    if not has_override(marks):
        return False
    _fill(holder, [items[index] for index in shown_order(marks)])
    return True


class _Reader:
    """Reads the items of a paragraph; keeps the marks whose ends did not follow yet, and how many fields are open."""

    def __init__(self) -> None:
        self._opened: list[str] = []
        self._fields = 0

    def items(self, holder: Element) -> Iterator[_Item]:
        for child in holder:
            if child.tag in _RUNS:
                yield from self._of_run(child)
            elif child.tag in (_OVERRIDE, _EMBEDDING):
                before = len(self._opened)
                self._opened.append(_mark(child))
                yield _Item(self._opened[-1])
                yield from self.items(child)
                yield from map(_Item, END * (len(self._opened) - before))
                del self._opened[before:]
            elif child.tag == _LINK:
                yield from self.items(child)
            elif child.tag not in (*_FIRST, *_LAST):
                yield _Item(_OBJECT, None, child)

    def _of_run(self, run: Element) -> Iterator[_Item]:
        for child in run:
            if child.tag in _BREAKS:
                # Each line is ordered on its own.
                yield from map(_Item, END * len(self._opened))
                yield _Item(_OBJECT, run, child)
                yield from map(_Item, self._opened)
            elif child.tag in _TEXTS:
                for character in child.text or "":
                    yield _Item(self._of_character(character), run, None, character)
            elif child.tag not in _FORMATS:
                yield _Item(_WITH_PREVIOUS if self._fields else _OBJECT, run, child)
                if child.tag == _FIELD:
                    self._fields += _FIELDS.get(child.get(_FIELD_MARK, ""), 0)

    def _of_character(self, character: str) -> str:
        if self._fields:
            return _WITH_PREVIOUS  # a field stays whole
        if character in OPENINGS:
            self._opened.append(character)
        elif character in ENDS and self._opened:
            self._opened.pop()
        return character


def _mark(element: Element) -> str:
    """Return the mark of direction that does what an element does."""
    from_right = element.get(_VALUE) == "rtl"
    if element.tag == _OVERRIDE:
        return FROM_RIGHT if from_right else FROM_LEFT
    return "\u202b" if from_right else "\u202a"


def _fill(holder: Element, items: list[_Item]) -> None:
    """Replace the content of a paragraph, or of another element that holds runs, but not its properties, by items."""
    first = [each for each in holder if each.tag in _FIRST]
    last = [each for each in holder if each.tag in _LAST]
    made: list[Element] = []
    for run, group in groupby(items, key=lambda each: each.run):
        if run is None:
            made += (each.element for each in group if each.element is not None)
        else:
            made.append(_run(run, group))
    for child in list(holder):
        holder.remove(child)
    holder.extend([*first, *made, *last])


def _run(source: Element, items: Iterator[_Item]) -> Element:
    """Return a run in the format of another with these items of it."""
    run: Element = source.makeelement(source.tag, dict(source.attrib))
    run.extend(deepcopy(each) for each in source if each.tag in _FORMATS)
    prefix = "w" if source.tag == tag("w:r") else "a"
    for is_text, group in groupby(items, key=lambda each: each.element is None):
        if not is_text:
            run.extend(each.element for each in group if each.element is not None)
            continue
        text = run.makeelement(tag(f"{prefix}:t"), {SPACE: "preserve"} if prefix == "w" else {})
        text.text = "".join(each.text for each in group)
        run.append(text)
    return run
