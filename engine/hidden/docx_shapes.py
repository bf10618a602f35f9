"""Shapes that were drawn over the text of a DOCX (threat P01): the words below are still in the file.

Only a program that lays out the document knows where a word lies. Here a shape covers what its paragraph says if it is
filled, lies before the text, lets the text run on below it, and begins within a few lines of its paragraph.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lxml import etree

from engine.formats.docx.xml import Element, tags

_PARAGRAPH, _ANCHOR, _TEXT, _SHAPE_TEXT = tags("w:p wp:anchor w:t w:txbxContent")
_NO_WRAP, _VERTICAL, _OFFSET, _EXTENT = tags("wp:wrapNone wp:positionV wp:posOffset wp:extent")
_FILLS = tags("a:solidFill a:gradFill a:pattFill a:blipFill pic:blipFill")
_NO_FILL, _LINE = tags("a:noFill a:ln")
_POINT = 12_700  # English metric units
_NEAR = 30.0  # points between the top of the paragraph and that of the shape
_LEAST, _TALLEST = 5.0, 150.0  # points: thinner is a rule, taller a background
_OF_TEXT = frozenset({"paragraph", "line"})
_VML = tags("v:rect v:roundrect v:shape v:oval")
_STYLE = re.compile(r"([a-z-]+)\s*:\s*([^;]+)")
_LENGTH = re.compile(r"(-?\d+(?:\.\d*)?|-?\.\d+)(pt|in|cm|mm|px|)")
_UNITS = {"pt": 1.0, "in": 72.0, "cm": 28.35, "mm": 2.835, "px": 0.75, "": 1 / _POINT}


def covered(root: Element) -> Iterator[str]:
    """Yield what each paragraph says that a shape lies on."""
    for paragraph in root.iter(_PARAGRAPH):
        if any(map(_covers, paragraph.iter(_ANCHOR))) or any(map(_vml_covers, paragraph.iter(*_VML))):
            said = "".join(each.text or "" for each in paragraph.iter(_TEXT) if _is_of(each, paragraph))
            if said.strip():
                yield said


def _is_of(text: Element, paragraph: Element) -> bool:
    """Whether a text stands in the paragraph itself and not in a shape that is anchored there."""
    return next(text.iterancestors(_PARAGRAPH), None) is paragraph


def _covers(anchor: Element) -> bool:
    """Whether a DrawingML anchor is an opaque shape over the first lines of its paragraph."""
    if anchor.get("behindDoc") in ("1", "true") or anchor.find(_NO_WRAP) is None or _says(anchor):
        return False
    vertical, extent = anchor.find(_VERTICAL), anchor.find(_EXTENT)
    if vertical is None or extent is None or vertical.get("relativeFrom") not in _OF_TEXT:
        return False
    offset = _number(vertical.findtext(_OFFSET)) / _POINT
    return _is_near(offset, _number(extent.get("cy")) / _POINT) and _is_filled(anchor)


def _says(shape: Element) -> bool:
    return any((each.text or "").strip() for holder in shape.iter(_SHAPE_TEXT) for each in holder.iter(_TEXT))


def _is_filled(anchor: Element) -> bool:
    fills = (each for each in anchor.iter(*_FILLS) if next(each.iterancestors(_LINE), None) is None)
    styled = (each for each in anchor.iter("{*}fillRef") if each.get("idx", "0") != "0")
    empty = any(each.getparent().tag != _LINE for each in anchor.iter(_NO_FILL))
    return next(fills, None) is not None or (not empty and next(styled, None) is not None)


def _vml_covers(shape: Element) -> bool:
    if shape.get("filled") in ("f", "false") or _says(shape):
        return False
    if any(etree.QName(each).localname in ("wrap", "imagedata", "textpath") for each in shape):
        return False
    style = dict(_STYLE.findall(shape.get("style", "")))
    if style.get("position") != "absolute" or style.get("z-index", "0").startswith("-"):
        return False
    if style.get("mso-position-vertical-relative", "text") not in ("text", "line"):
        return False
    return _is_near(_points(style.get("margin-top", "0")), _points(style.get("height", "0")))


def _is_near(offset: float, height: float) -> bool:
    return _LEAST <= height <= _TALLEST and -height < offset < _NEAR


def _points(length: str) -> float:
    match = _LENGTH.match(length.strip())
    return float(match[1]) * _UNITS[match[2]] if match else 0.0


def _number(text: str | None) -> int:
    try:
        return int(text or 0)
    except ValueError:
        return 0
