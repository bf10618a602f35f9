"""Short values in the boxes of a form: initials under their label, the parts of a name, the number of a flat.

Their labels are on the line above, cell by cell, or ask to initial each line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Kind, Mention, Recognizer
from engine.detection.finders.signing import NOT_INITIALS

# Lists of words stay together.
# ruff: noqa: E501

_LINE = Expression(r"[^\n]+")
_CELL = Expression(r"[^\t]+")
_NUMBERED = r"\W*(?:\d{1,2}[.)]?\s)?"
_LABEL = Expression(
    rf"{_NUMBERED}(?:(?:your|my|his|her|patient|client|parent|witness)(?:['’]?s)?\s)?initials?(?:\shere)?\W*",
    re.IGNORECASE,
)
_ASKS = Expression(
    r"\b(?:initial(?:l?ing)?\s(?:each|every|all|here|below|beside|next\sto)|by\sinitial(?:l?ing|s)|(?:place|put|write)\s(?:my|your)\sinitials)\b",
    re.IGNORECASE,
)
_BELOW = 3  # lines on which initials may follow what asks for them
_FORM = Expression(r"[A-Z]{2,4}|(?:[A-Z]\.\s?){1,3}[A-Z]\.?|[A-Z](?:\s[A-Z]){1,3}|[a-z]{2,4}")
_WORDS = frozenset(
    "yes no nil none na and or the of to for by in on at is it mr mrs ms dr tick also both each same date sign name".split()
)
_LAST, _FIRST = (Expression(rf"{_NUMBERED}{part}(?:\sname)?\W*", re.IGNORECASE) for part in ("last", "first"))
_NAME = Expression(r"[^\W\d_][^\W\d_'’.-]*(?:[ '’-][^\W\d_][^\W\d_'’.-]*){0,3}")
_REST = Expression(r"[A-Z]\.?|JR\.?|SR\.?|I{2,3}|IV", re.IGNORECASE)
_UNIT = r"(?:apt|apartment|unit|suite|flat)\.?"
_FLAT = Expression(
    rf"{_NUMBERED}(?:apt\.?|apartment|{_UNIT}\s?/\s?{_UNIT}|(?:{_UNIT}(?:\s?/\s?{_UNIT})?|house)\s(?:numbers?|no|nr)\.?)(?:\s\([^()]*\))?\W*",
    re.IGNORECASE,
)
_BESIDE = Expression(
    rf"(?<!\w){_UNIT}(?:\s?/\s?{_UNIT})?\s(?:number|no\.?|nr\.?):?\s(?P<flat>(?=\D?\d)[A-Z]?\d{{1,4}}[A-Z]?)(?=[\t\n]|\Z)",
    re.IGNORECASE,
)
_NUMBER = Expression(r"(?=\D?\d)[A-Z]?\d{1,4}[A-Z]?", re.IGNORECASE)

_Cells = list[re.Match[str]]


def find(text: str) -> Iterator[Mention]:
    """Yield initials, parts of names and numbers of flats in boxes of a form."""
    asked = 0
    above: _Cells = []
    for line in _LINE.finditer(text):
        cells = list(_CELL.finditer(text, *line.span()))
        if asked or any(_LABEL.fullmatch(each[0]) for each in above):
            yield from (_mention(each, Kind.PERSON, "initials") for each in cells if _are_initials(each[0]))
        if above:
            yield from _of_name(above, cells)
            yield from _of_flat(above, cells)
        asked = _BELOW if _ASKS.search(line[0]) else max(asked - 1, 0)
        above = cells
    for each in _BESIDE.finditer(text):
        start, end = each.span("flat")
        yield Mention(start, end, Kind.LOC, 0.8, Recognizer.LAYOUT, Message("layout.place"), "street-address")


def _are_initials(written: str) -> bool:
    written = written.strip()
    letters = re.sub(r"\W", "", written)
    return bool(_FORM.fullmatch(written)) and letters not in NOT_INITIALS and letters.lower() not in _WORDS


def _of_name(above: _Cells, cells: _Cells) -> Iterator[Mention]:
    """Yield the cells below "Last" and "First", and the initial and the generation behind them."""
    labels = [number for number, each in enumerate(above) for form in (_LAST, _FIRST) if form.fullmatch(each[0])]
    if len(labels) != 2 or max(labels) > 2 or len(cells) > len(above) or max(labels) >= len(cells):
        return
    names = [cells[number] for number in labels]
    if all(_NAME.fullmatch(each[0].strip()) and not _LABEL.fullmatch(each[0]) for each in names):
        yield from (_mention(each, Kind.PERSON, "name") for each in names)
        yield from (
            _mention(each, Kind.PERSON, "initials")
            for number, each in enumerate(cells)
            if number not in labels and _REST.fullmatch(each[0].strip())
        )


def _of_flat(above: _Cells, cells: _Cells) -> Iterator[Mention]:
    if len(above) != len(cells):
        return
    for label, value in zip(above, cells, strict=True):
        if _FLAT.fullmatch(label[0]) and _NUMBER.fullmatch(value[0].strip()):
            yield _mention(value, Kind.LOC, "street-address")


def _mention(cell: re.Match[str], kind: Kind, subtype: str) -> Mention:
    start = cell.start() + len(cell[0]) - len(cell[0].lstrip())
    reason = {"initials": "layout.initials", "name": "layout.name"}.get(subtype, "layout.place")
    return Mention(start, start + len(cell[0].strip()), kind, 0.8, Recognizer.LAYOUT, Message(reason), subtype)
