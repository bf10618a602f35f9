"""Letters and Roman numbers that a program counts from another one than the first: they can spell a name (threat D28).

A list that begins with Q shows one letter of a name, and eight levels in one label all of it. Counted in digits, what
a list means stays.
"""

from __future__ import annotations

import re

from engine.formats.docx.xml import Element, tag, tags

_LEVEL, _FORMAT, _START, _VALUE = tags("w:lvl w:numFmt w:start w:val")
_ABSTRACT, _IDENTIFIER, _INSTANCE, _ABSTRACT_REFERENCE = tags("w:abstractNum w:abstractNumId w:num w:abstractNumId")
_OVERRIDE, _START_OVERRIDE, _NUMBER = tags("w:lvlOverride w:startOverride w:ilvl")
_PAGES, _PAGE_FORMAT, _PAGE_START = tags("w:pgNumType w:fmt w:start")
_NOTES, _NOTE_START = tags("w:footnotePr w:endnotePr"), tag("w:numStart")
_PLAIN = frozenset({"decimal", "decimalZero", "bullet", "none", "ordinal", "numberInDash"})
_FIRST = re.compile(r"0*[01]?")


def in_digits(root: Element) -> int:
    """Count in digits where letters or words of numbers begin with another than the first; returns how often."""
    later = _overridden(root)
    count = 0
    for level in root.iter(_LEVEL):
        start = level.find(_START)
        owner = level.getparent()
        key = (owner.get(_IDENTIFIER, "") if owner is not None else "", level.get(_NUMBER, ""))
        if key in later or (start is not None and _is_later(start.get(_VALUE))):
            count += _plain(level)
    for notes in root.iter(*_NOTES):
        start = notes.find(_NOTE_START)
        if start is not None and _is_later(start.get(_VALUE)):
            count += _plain(notes)
    for pages in root.iter(_PAGES):
        if _is_later(pages.get(_PAGE_START)) and pages.get(_PAGE_FORMAT, "decimal") not in _PLAIN:
            pages.set(_PAGE_FORMAT, "decimal")
            count += 1
    return count


def _overridden(root: Element) -> set[tuple[str, str]]:
    """The levels of lists that one of their uses begins with another number."""
    found = set()
    for instance in root.iter(_INSTANCE):
        reference = instance.find(_ABSTRACT_REFERENCE)
        for override in instance.iter(_OVERRIDE):
            start = override.find(_START_OVERRIDE)
            if reference is not None and start is not None and _is_later(start.get(_VALUE)):
                found.add((reference.get(_VALUE, ""), override.get(_NUMBER, "")))
    return found


def _is_later(start: str | None) -> bool:
    return start is not None and _FIRST.fullmatch(start) is None


def _plain(holder: Element) -> int:
    form = holder.find(_FORMAT)
    if form is None or form.get(_VALUE) in _PLAIN:
        return 0
    form.set(_VALUE, "decimal")
    return 1
