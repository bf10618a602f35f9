"""Charts and free shapes in a DOCX: sorts points as charts show them, and replaces outlines that may draw letters."""

from __future__ import annotations

from engine.documents.docx.removal import drop
from engine.documents.docx.xml import Element, tag, tags

_POINT = tag("c:pt")


def in_order(root: Element) -> int:
    """Sort the points of each list of values by number, as charts show them; return how many changed (threat D10)."""
    count = 0
    for holder in {point.getparent() for point in root.iter(_POINT)}:
        points = holder.findall(_POINT)
        ordered = sorted(points, key=_number)
        if ordered != points:
            count += 1
            first = holder.index(points[0])
            for point in points:
                holder.remove(point)
            for offset, point in enumerate(ordered):
                holder.insert(first + offset, point)
    return count


def _number(point: Element) -> int:
    value = point.get("idx", "")
    return int(value) if value.isdecimal() and len(value) < 10 else 0


# Shapes drawn point by point may draw letters: a plain box replaces them (threat D13). They hold no text of a document,
# and nothing here reads what the outline draws.


_FREE, _PRESET, _ADJUSTMENTS = tags("a:custGeom a:prstGeom a:avLst")
_SHAPE, _TYPE, _POLYLINE, _CURVE = tags("v:shape v:shapetype v:polyline v:curve")
_INNER_PATH = tag("v:path")
_PATH, _INNER = "path", "v"
_LONGEST = 80
"""Characters of the outline of a shape type, such as the rectangle of a text box; letters need more."""


def replace(root: Element) -> int:
    """Replace free shapes by boxes; return how many."""
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
    return count + drop(list(root.iter(_POLYLINE, _CURVE)))


def _without_path(element: Element, attribute: str, longest: int) -> int:
    if len(element.get(attribute, "")) <= longest:
        return 0
    del element.attrib[attribute]
    return 1
