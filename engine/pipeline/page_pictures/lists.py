"""Numbers and bullets of list items, which a DOCX does not hold as text (ECMA-376 17.9)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.documents.docx.xml import Element, tag, tags
from engine.pipeline.page_pictures.styles import LEFT, Looks

_ABSTRACT, _NUMBER, _LEVEL, _OVERRIDE = tags("w:abstractNum w:num w:lvl w:lvlOverride")
_ABSTRACT_ID, _NUMBER_ID, _DEPTH, _VALUE = tags("w:abstractNumId w:numId w:ilvl w:val")
_FORMAT, _TEXT, _START, _RESTART = tags("w:numFmt w:lvlText w:start w:startOverride")
_INDENT = f"{tag('w:pPr')}/{tag('w:ind')}"
_HANGING = tag("w:hanging")
_PLACEHOLDER = re.compile(r"%([1-9])")
_BULLET = "•"
_TWENTIETHS = 20
_LONGEST = 40  # characters of a label
_ROMAN = (
    (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"),
    (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
)  # fmt: skip


def _roman(number: int) -> str:
    found = ""
    for value, letters in _ROMAN:
        found += letters * (number // value)
        number %= value
    return found


def _letters(number: int) -> str:
    """Return a to z, then aa to zz."""
    return chr(ord("a") + (number - 1) % 26) * ((number - 1) // 26 + 1)


_FORMATS: Mapping[str, Callable[[int], str]] = {
    "decimal": str,
    "decimalZero": "{:02}".format,
    "lowerLetter": _letters,
    "upperLetter": lambda number: _letters(number).upper(),
    "lowerRoman": _roman,
    "upperRoman": lambda number: _roman(number).upper(),
}


@dataclass(frozen=True, slots=True)
class _Level:
    """Format of one level of a list; `indent` and `first` in points."""

    form: str
    text: str
    start: int
    indent: float
    first: float


class Lists:
    """Counter of the list items of one document, in its order."""

    def __init__(self, root: Element | None) -> None:
        self._levels: dict[str, dict[int, _Level]] = {}
        self._abstract: dict[str, str] = {}
        self._starts: dict[tuple[str, int], int] = {}
        self._counts: dict[str, dict[int, int]] = {}
        for each in () if root is None else root.iter(_ABSTRACT):
            levels = ((_number(level, _DEPTH, 0), _level(level)) for level in each.iterchildren(_LEVEL))
            self._levels[each.get(_ABSTRACT_ID, "")] = dict(levels)
        for each in () if root is None else root.iter(_NUMBER):
            name, abstract = each.get(_NUMBER_ID, ""), each.find(_ABSTRACT_ID)
            self._abstract[name] = "" if abstract is None else abstract.get(_VALUE, "")
            for override in each.iterchildren(_OVERRIDE):
                start = override.find(_RESTART)
                if start is not None:
                    self._starts[name, _number(override, _DEPTH, 0)] = _number(start, _VALUE, 1)

    def label(self, looks: Looks) -> tuple[str, float, float]:
        """Return label, indent and first line, in points, of the next item; empty and 0 outside lists."""
        if looks.list is None:
            return "", 0.0, 0.0
        name, depth = looks.list
        levels = self._levels.get(self._abstract.get(name, ""), {})
        level = levels.get(depth)
        if level is None:
            return "", 0.0, 0.0
        counts = self._counts.setdefault(name, {})
        start = self._starts.get((name, depth), level.start)
        counts[depth] = counts.get(depth, start - 1) + 1
        for deeper in [each for each in counts if each > depth]:
            del counts[deeper]
        return self._label(level, levels, counts), level.indent, level.first

    def _label(self, level: _Level, levels: Mapping[int, _Level], counts: Mapping[int, int]) -> str:
        if level.form == "bullet":
            return level.text if level.text.isprintable() and level.text.isascii() else _BULLET
        if level.form == "none":
            return ""

        def number(match: re.Match[str]) -> str:
            depth = int(match[1]) - 1
            known = levels.get(depth, level)
            write = _FORMATS.get(known.form, str)
            return write(max(1, counts.get(depth, known.start)))

        return _PLACEHOLDER.sub(number, level.text)[:_LONGEST]


def _level(element: Element) -> _Level:
    form, text, start, indent = (element.find(each) for each in (_FORMAT, _TEXT, _START, _INDENT))
    left = hanging = 0.0
    if indent is not None:
        left = _number(indent, next((each for each in LEFT if indent.get(each)), LEFT[0]), 0) / _TWENTIETHS
        hanging = _number(indent, _HANGING, 0) / _TWENTIETHS
    return _Level(
        form="decimal" if form is None else form.get(_VALUE, "decimal"),
        text="" if text is None else text.get(_VALUE, ""),
        start=1 if start is None else _number(start, _VALUE, 1),
        indent=left,
        first=-hanging,
    )


def _number(element: Element, name: str, otherwise: int) -> int:
    value = element.get(name, "")
    return int(value) if value.isdecimal() and len(value) < 7 else otherwise
