"""Points of charts in the order in which a chart shows them, which their numbers say (threat D10)."""

from __future__ import annotations

from engine.formats.docx.xml import Element, tag

_POINT = tag("c:pt")


def in_order(root: Element) -> int:
    """Sort the points of each list of values by their numbers; returns how many lists were in another order."""
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
