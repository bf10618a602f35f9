"""DOCX fields and counters: replaces fields by their last result, and counts lists in digits (threats D14, D28)."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from lxml import etree

from engine.documents.docx.removal import LIVE_FIELDS
from engine.documents.docx.xml import Element, is_on, tag, tags

_MARK, _KIND = tag("w:fldChar"), tag("w:fldCharType")
CODE = tag("w:instrText")
_SIMPLE, _INSTRUCTION = tag("w:fldSimple"), tag("w:instr")
_FORM = tag("w:ffData")
_RUN, _PROPERTIES, _LINK = tags("w:r w:rPr w:hyperlink")
_CONTENTS = "TOC"
_VALUE = tag("w:val")


@dataclass(slots=True)
class _Field:
    """A field whose end has not been reached. `inside`: elements between its beginning and its separator."""

    begin: Element
    inside: list[Element] = field(default_factory=list)
    marks: list[Element] = field(default_factory=list)
    separated: bool = False

    @property
    def codes(self) -> list[Element]:
        return [element for element in self.inside if element.tag == CODE]

    @property
    def name(self) -> str:
        return _name("".join(code.text or "" for code in self.codes))


def flatten(root: Element) -> int:
    """Replace fields by their results, except page numbers; return how many became plain text."""
    count = 0
    open_fields: list[_Field] = []
    for run in list(root.iter(_RUN)):
        if any(each.separated and each.name == _CONTENTS for each in open_fields):
            _look_like_text(run)
        for element in list(run):
            if element.tag == _MARK:
                count += _follow(element, open_fields)
            elif element.tag != _PROPERTIES:
                for each in open_fields:
                    if not each.separated:
                        each.inside.append(element)
    # A field without an end has no result: only its code is removed, and the text after it stays.
    for each in open_fields:
        _remove([*each.codes, *each.marks])
    return count + _flatten_simple(root) + len(open_fields)


def _look_like_text(run: Element) -> None:
    """Remove the style of links in a table of contents, which programs show in blue only outside its field."""
    style = run.find(f"{_PROPERTIES}/{tag('w:rStyle')}")
    if style is not None and run.getparent().tag == _LINK:
        style.getparent().remove(style)


def _follow(mark: Element, open_fields: list[_Field]) -> int:
    """Open, separate or close the innermost field; return 1 if one became plain text."""
    kind = mark.get(_KIND)
    if kind == "begin":
        open_fields.append(_Field(mark, marks=[mark]))
    elif not open_fields:
        _remove([mark])
    elif kind == "separate":
        open_fields[-1].separated = True
        open_fields[-1].marks.append(mark)
    else:
        ended = open_fields.pop()
        ended.marks.append(mark)
        nested_in_code = any(not each.separated for each in open_fields)
        return _close(ended, live_allowed=not nested_in_code)
    return 0


def _close(ended: _Field, *, live_allowed: bool) -> int:
    name = ended.name
    form = ended.begin.find(_FORM)
    if live_allowed and name in LIVE_FIELDS and ended.codes and form is None:
        ended.codes[0].text = f" {name} "
        _remove([element for element in ended.inside if element is not ended.codes[0]])
        return 0
    shown = _shown_by_form(form) if form is not None else ""
    if shown:
        text = etree.Element(tag("w:t"))
        text.text = shown
        ended.begin.addprevious(text)
    _remove([*ended.inside, *ended.marks])
    return 1


def _flatten_simple(root: Element) -> int:
    count = 0
    for element in list(root.iter(_SIMPLE)):
        name = _name(element.get(_INSTRUCTION, ""))
        if name in LIVE_FIELDS:
            element.attrib.clear()
            element.set(_INSTRUCTION, name)
            continue
        parent = element.getparent()
        position = parent.index(element)
        parent[position : position + 1] = list(element)
        count += 1
    return count


def _shown_by_form(form: Element) -> str:
    """Return the text that a check box or a drop-down list shows; neither has a result besides its settings."""
    box = form.find(tag("w:checkBox"))
    if box is not None:
        state = box.find(tag("w:checked"))
        state = box.find(tag("w:default")) if state is None else state
        return "☒" if state is not None and is_on(state) else "☐"
    choices = form.find(tag("w:ddList"))
    if choices is not None:
        entries = [entry.get(_VALUE, "") for entry in choices.iter(tag("w:listEntry"))]
        chosen = choices.find(tag("w:result"))
        chosen = choices.find(tag("w:default")) if chosen is None else chosen
        index = chosen.get(_VALUE, "0") if chosen is not None else "0"
        return entries[int(index)] if index.isdecimal() and int(index) < len(entries) else ""
    return ""


def _name(instruction: str) -> str:
    return next(iter(instruction.split()), "").upper()


def _remove(elements: list[Element]) -> None:
    for element in elements:
        parent = element.getparent()
        if parent is not None:
            parent.remove(element)


# Letters and Roman numerals with another start than the first number can spell a name (threat D28). A list that begins
# with Q shows one letter of a name, and eight levels in one label the whole name. Digits keep the meaning of a list.


_LEVEL, _FORMAT, _START = tags("w:lvl w:numFmt w:start")
_ABSTRACT, _IDENTIFIER, _INSTANCE, _ABSTRACT_REFERENCE = tags("w:abstractNum w:abstractNumId w:num w:abstractNumId")
_OVERRIDE, _START_OVERRIDE, _NUMBER = tags("w:lvlOverride w:startOverride w:ilvl")
_PAGES, _PAGE_FORMAT, _PAGE_START = tags("w:pgNumType w:fmt w:start")
_NOTES, _NOTE_START = tags("w:footnotePr w:endnotePr"), tag("w:numStart")
_PLAIN = frozenset({"decimal", "decimalZero", "bullet", "none", "ordinal", "numberInDash"})
_FIRST = re.compile(r"0*[01]?")
_FEWEST_SPELLED = 3


def in_digits(root: Element) -> int:
    """Count in digits where letters or number words do not begin with the first number; return how often.

    Several such beginnings may spell a word in digits, too, so that their lists begin with the first number.
    """
    overridden = _overridden(root)
    count = 0
    later: list[Element] = []
    for level in root.iter(_LEVEL):
        start = level.find(_START)
        owner = level.getparent()
        key = (owner.get(_IDENTIFIER, "") if owner is not None else "", level.get(_NUMBER, ""))
        own = [start] if start is not None and _is_later(start.get(_VALUE)) else []
        if (own or key in overridden) and _plain(level):
            count += 1
            later += own + overridden[key]
    if len({each.get(_VALUE) for each in later}) >= _FEWEST_SPELLED:
        for start in later:
            start.set(_VALUE, "1")
    for notes in root.iter(*_NOTES):
        start = notes.find(_NOTE_START)
        if start is not None and _is_later(start.get(_VALUE)):
            count += _plain(notes)
    for pages in root.iter(_PAGES):
        if _is_later(pages.get(_PAGE_START)) and pages.get(_PAGE_FORMAT, "decimal") not in _PLAIN:
            pages.set(_PAGE_FORMAT, "decimal")
            count += 1
    return count


def _overridden(root: Element) -> dict[tuple[str, str], list[Element]]:
    """Return the list levels that some of their uses begin with another number, with these beginnings."""
    found: dict[tuple[str, str], list[Element]] = defaultdict(list)
    for instance in root.iter(_INSTANCE):
        reference = instance.find(_ABSTRACT_REFERENCE)
        for override in instance.iter(_OVERRIDE):
            start = override.find(_START_OVERRIDE)
            if reference is not None and start is not None and _is_later(start.get(_VALUE)):
                found[reference.get(_VALUE, ""), override.get(_NUMBER, "")].append(start)
    return found


def _is_later(start: str | None) -> bool:
    return start is not None and _FIRST.fullmatch(start) is None


def _plain(holder: Element) -> int:
    form = holder.find(_FORMAT)
    if form is None or form.get(_VALUE) in _PLAIN:
        return 0
    form.set(_VALUE, "decimal")
    return 1


# A single letter as the label of items: a bullet for each letter of a name, down a list. Real lists have none but "o",
# the bullet of Courier New, and letters before a count, which name at most a few kinds of items: A1, B1.


_LABEL = tag("w:lvlText")
_COUNTED = re.compile(r"%\d")
_LETTER = re.compile(r"[^\W_]")
_BULLET, _USUAL_LETTER = "•", "o"


def without_letter_labels(root: Element) -> int:
    """Replace single letters as labels of lists by a bullet or by the count alone; return how many."""
    labels = [each for each in root.iter(_LABEL) if len(_letters(each)) == 1]
    alone = [each for each in labels if not _COUNTED.search(each.get(_VALUE, ""))]
    if all(each.get(_VALUE) == _USUAL_LETTER for each in alone):
        alone = []
    counted = [each for each in labels if _COUNTED.search(each.get(_VALUE, ""))]
    if len({_letters(each)[0] for each in counted}) < _FEWEST_SPELLED:
        counted = []
    for label in alone:
        label.set(_VALUE, _BULLET)
    for label in counted:
        label.set(_VALUE, label.get(_VALUE, "").replace(_letters(label)[0], ""))
    return len(alone) + len(counted)


def _letters(label: Element) -> list[str]:
    """Return the letters and digits of a label besides its counts."""
    return _LETTER.findall(_COUNTED.sub("", label.get(_VALUE, "")))


# Numbers that the program shows although the text does not hold them: the first of a list, of the pages, lines and
# notes, and the ends of an axis. One of many digits counts nothing, and may be that of a person.


_LINES = tag("w:lnNumType")
_LONG = 5  # digits
_LONG_TOGETHER = 7  # of the levels that one label may join, as 47.118.23 does
_OF_AXES = tags("c:max c:min c:majorUnit c:minorUnit c:crossesAt c:custUnit")


def without_long_starts(root: Element) -> int:
    """Let lists, pages, lines, notes and axes begin on their own instead of at a long number; return how many."""
    starts = [each for each in root.iter(_START, _START_OVERRIDE, _NOTE_START) if _is_long(each.get(_VALUE))]
    alone = dict.fromkeys((*starts, *_starts_behind_digits(root)))
    for element in alone:
        element.set(_VALUE, "1")
    count = len(alone)
    for starts in _starts_of_levels(root):
        if sum(len(_digits(start.get(_VALUE))) for start in starts) >= _LONG_TOGETHER:
            count += 1
            for start in starts:
                start.set(_VALUE, "1")
    for element in root.iter(_PAGES, _LINES):
        if _is_long(element.get(_PAGE_START)):
            del element.attrib[_PAGE_START]
            count += 1
    for element in list(root.iter(*_OF_AXES)):
        if _is_long(element.get("val"), round_=True):
            _remove([element])
            count += 1
    return count


def _starts_of_levels(root: Element) -> Iterator[list[Element]]:
    """Yield, for each use of a list, the first numbers of its levels up to the last that begins later than with 1.

    A list of which one level alone does so is left out.
    """
    lists = {each.get(_IDENTIFIER): _starts(each, _LEVEL) for each in root.iter(_ABSTRACT)}
    for instance in root.iter(_INSTANCE):
        reference = instance.find(_ABSTRACT_REFERENCE)
        own = {} if reference is None else lists.get(reference.get(_VALUE), {})
        levels = own | _starts(instance, _OVERRIDE)
        later = [place for place, start in enumerate(levels.values()) if _is_later(start.get(_VALUE))]
        if len(later) > 1:
            yield list(levels.values())[: later[-1] + 1]


def _starts_behind_digits(root: Element) -> Iterator[Element]:
    """Yield the first numbers that make a long one with the digits of their label, as 9377 does in "File 4820%1"."""
    overridden = _overridden(root)
    for level in root.iter(_LEVEL):
        label, start, owner = level.find(_LABEL), level.find(_START), level.getparent()
        written = "" if label is None else re.sub(r"\D", "", _COUNTED.sub("", label.get(_VALUE, "")))
        key = (owner.get(_IDENTIFIER, "") if owner is not None else "", level.get(_NUMBER, ""))
        for each in (*([] if start is None else [start]), *overridden[key]) if written else ():
            if _is_later(each.get(_VALUE)) and len(written + _digits(each.get(_VALUE))) >= _LONG_TOGETHER:
                yield each


def _starts(owner: Element, levels: str) -> dict[str | None, Element]:
    """Return the elements with the first numbers of a list or of its use, by level."""
    return {level.get(_NUMBER): each for level in owner.iter(levels) for each in level.iter(_START, _START_OVERRIDE)}


def _digits(number: str | None) -> str:
    return re.sub(r"[eE].*|\D", "", number or "").lstrip("0")


def _is_long(number: str | None, *, round_: bool = False) -> bool:
    """Return whether a number has many digits; `round_`: without the zeros at its end."""
    digits = _digits(number)
    return len(digits.rstrip("0") if round_ else digits) >= _LONG
