"""What a redacted DOCX shows beside its text: drawn shapes, letters that a program counts, points of charts."""

from __future__ import annotations

from collections.abc import Iterator

from lxml import etree

from engine.formats.docx.xml import tags

_DRAWN = tags("a:custGeom v:polyline v:curve")
_LEVEL, _START, _FORMAT, _VALUE, _POINT = tags("w:lvl w:start w:numFmt w:val c:pt")
_COUNTED_IN_LETTERS = frozenset({"upperLetter", "lowerLetter", "upperRoman", "lowerRoman"})


def problems(number: int, root: etree._Element) -> Iterator[str]:
    """What of that is not allowed in a part."""
    if next(root.iter(*_DRAWN), None) is not None:
        yield f"shape drawn point by point in part {number} (D13)"
    for level in root.iter(_LEVEL):
        start, form = level.find(_START), level.find(_FORMAT)
        counted = form is not None and form.get(_VALUE) in _COUNTED_IN_LETTERS
        if counted and start is not None and start.get(_VALUE, "").lstrip("0") not in ("", "1"):
            yield f"letters counted from a later one in part {number} (D28)"
    last: etree._Element | None = None
    for point in root.iter(_POINT):
        if last is not None and last.getparent() is point.getparent() and _index(point) < _index(last):
            yield f"points of a chart out of order in part {number} (D10)"
        last = point


def _index(point: etree._Element) -> int:
    value = point.get("idx", "")
    return int(value) if value.isdecimal() else 0
