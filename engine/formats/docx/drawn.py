"""Shapes drawn point by point, which may draw letters: a plain box replaces them (threat D13).

No text of a document is in them, and nothing here reads what a pen draws.
"""

from __future__ import annotations

from engine.formats.docx.removal import drop
from engine.formats.docx.xml import Element, tag, tags

_FREE, _PRESET, _ADJUSTMENTS = tags("a:custGeom a:prstGeom a:avLst")
_SHAPE, _TYPE, _POLYLINE, _CURVE = tags("v:shape v:shapetype v:polyline v:curve")
_INNER_PATH = tag("v:path")
_PATH, _INNER = "path", "v"
_LONGEST = 80
"""Characters of the outline of a kind of shape, such as the rectangle of a text box; letters need more."""


def replace(root: Element) -> int:
    """Replace free shapes by boxes; returns how many."""
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
