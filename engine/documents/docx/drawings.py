"""Charts and free shapes in a DOCX: sorts what charts show by number, and replaces outlines that may draw letters."""

from __future__ import annotations

from engine.documents.docx.removal import drop
from engine.documents.docx.xml import Element, tag, tags

_POINT, _LABEL, _SERIES = tags("c:pt c:dLbl c:ser")
_NUMBERS = {_LABEL: tag("c:idx"), _SERIES: tag("c:order")}
"""The child with the number by which a chart orders elements of this name; points have it in an attribute."""


def in_order(root: Element) -> int:
    """Sort points, labels and series by number, as charts show them; return how many lists changed (threat D10)."""
    count = 0
    for name in (_POINT, _LABEL, _SERIES):
        for holder in {each.getparent() for each in root.iter(name)}:
            found = holder.findall(name)
            ordered = sorted(found, key=_number)
            if ordered != found:
                count += 1
                first = holder.index(found[0])
                for each in found:
                    holder.remove(each)
                for offset, each in enumerate(ordered):
                    holder.insert(first + offset, each)
    return count


def _number(element: Element) -> int:
    child = element.find(_NUMBERS[element.tag]) if element.tag in _NUMBERS else None
    value = element.get("idx", "") if child is None else child.get("val", "")
    return int(value) if value.isdecimal() and len(value) < 10 else 0


# Shapes drawn point by point may draw letters: a plain box replaces them (threat D13). They hold no text of a document,
# and nothing here reads what the outline draws.


_FREE, _PRESET, _ADJUSTMENTS = tags("a:custGeom a:prstGeom a:avLst")
_SHAPE, _TYPE, _POLYLINE, _CURVE = tags("v:shape v:shapetype v:polyline v:curve")
_INNER_PATH = tag("v:path")
_PATH, _INNER = "path", "v"
_LONGEST = 80
"""Characters of the outline of a shape type, such as the rectangle of a text box; letters need more."""

_TABLE, _ROW, _GROUND, _FILL, _VALUE, _RULE = tags("w:tbl w:tr w:shd w:fill w:val w:hRule")
_ROW_HEIGHT = f"{tag('w:trPr')}/{tag('w:trHeight')}"
_LOWEST = 150  # twentieths of a point: rows of text are higher
_FEWEST_ROWS, _FEWEST_COLOURS = 6, 2


def replace(root: Element) -> int:
    """Replace free shapes by boxes, and drawings made of the cells of a table by plain cells; return how many."""
    count = 0
    for free in list(root.iter(_FREE)):
        box = free.makeelement(_PRESET, {"prst": "rect"})
        box.append(free.makeelement(_ADJUSTMENTS))
        free.getparent().replace(free, box)
        count += 1
    for shape in root.iter(_SHAPE, _TYPE):
        longest = 0 if shape.tag == _SHAPE else _LONGEST
        count += _without_path(shape, _PATH, longest)
        for inner in shape.findall(_INNER_PATH):
            count += _without_path(inner, _INNER, longest)
    return count + drop(list(root.iter(_POLYLINE, _CURVE))) + sum(map(_without_ground, root.iter(_TABLE)))


def _without_ground(table: Element) -> int:
    """Remove the colours of cells in rows too low for text, which may draw letters; return whether there were any."""
    low = [row for row in table.iterchildren(_ROW) if _height(row) < _LOWEST]
    grounds = [ground for row in low for ground in row.iter(_GROUND)]
    if len(low) < _FEWEST_ROWS or len({each.get(_FILL) for each in grounds}) < _FEWEST_COLOURS:
        return 0
    drop(grounds)
    return 1


def _height(row: Element) -> int:
    """Return the exact height of a row in twentieths of a point; that of a line of text, if it has none."""
    height = row.find(_ROW_HEIGHT)
    value = height.get(_VALUE, "") if height is not None and height.get(_RULE) == "exact" else ""
    return int(value) if value.isdecimal() and len(value) < 6 else _LOWEST


def _without_path(element: Element, attribute: str, longest: int) -> int:
    if len(element.get(attribute, "")) <= longest:
        return 0
    del element.attrib[attribute]
    return 1
