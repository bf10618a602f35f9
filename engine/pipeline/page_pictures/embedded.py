"""Pictures of a DOCX, each at the paragraph that shows it, decoded no larger than a page needs them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from PIL import Image

from engine.documents.docx import pictures as stored
from engine.documents.docx.package import Part
from engine.documents.docx.xml import Element, tag, tags
from engine.pipeline.page_pictures.flow import MOST_SPACE, Embedded
from engine.pipeline.page_pictures.pages import PagePicture

_PARAGRAPH, _TEXT = tags("w:p w:t")
_PLACES = tags("wp:inline wp:anchor")
_EXTENT = tag("wp:extent")
_EMU = 12_700
"""Units of a drawing in a point."""
_STYLE = re.compile(r"(width|height)\s*:\s*([0-9.]+)\s*(pt|in|px|cm|mm)?")
_POINTS = {"pt": 1.0, "in": 72.0, "px": 0.75, "cm": 72 / 2.54, "mm": 72 / 25.4, "": 0.75}
_PIXELS_A_POINT = 2.0
_MOST, _MOST_PIXELS = 200, 24_000_000
"""Pictures of a document that are shown, and their pixels together: the window keeps them all."""
_GREY = "#C0C0C0"


def pictures(parts: Iterable[Part], starts: Mapping[Element, int]) -> Iterator[Embedded]:
    """Yield the pictures that have a size on the page, in the order of the text.

    Args:
        starts: offsets of the paragraphs that hold text. A picture in another one is shown at the next that does.
    """
    left, room = _MOST, _MOST_PIXELS
    for part in parts:
        anchors = _anchors(part.root, starts)
        for shown, element in stored.placed(part):
            paragraph = next(element.iterancestors(_PARAGRAPH), None)
            size = _size(element)
            if paragraph not in anchors or size is None or left == 0:
                continue
            start, below = anchors[paragraph]
            below = below or (paragraph in starts and _follows_text(element, paragraph))
            picture = _decoded(stored.coloured(shown), size)
            room -= picture.width * picture.height
            if room < 0:
                return
            left -= 1
            yield Embedded(start, below, *size, picture)


def _anchors(root: Element, starts: Mapping[Element, int]) -> dict[Element, tuple[int, bool]]:
    """Return the offset of the paragraph with text at or after each paragraph, or before it at the end (True)."""
    found: dict[Element, tuple[int, bool]] = {}
    waiting: list[Element] = []
    last: int | None = None
    for paragraph in root.iter(_PARAGRAPH):
        waiting.append(paragraph)
        if paragraph in starts:
            last = starts[paragraph]
            found |= dict.fromkeys(waiting, (last, False))
            waiting = []
    if last is not None:
        found |= dict.fromkeys(waiting, (last, True))
    return found


def _follows_text(element: Element, paragraph: Element) -> bool:
    """Return whether words of its paragraph stand before a picture."""
    for each in paragraph.iter():
        if each is element:
            return False
        if each.tag == _TEXT and (each.text or "").strip():
            return True
    return False


def _size(element: Element) -> tuple[float, float] | None:
    """Return the width and height of a picture on the page in points; None where neither form of drawing names them."""
    for extent in (place.find(_EXTENT) for place in element.iterancestors(*_PLACES)):
        return None if extent is None else _valid(*(_number(extent.get(side)) / _EMU for side in ("cx", "cy")))
    for shape in element.iterancestors():
        found = _STYLE.findall(shape.get("style", ""))
        named = {side: _number(size) * _POINTS[unit] for side, size, unit in found}
        if len(named) == len(("width", "height")):
            return _valid(named["width"], named["height"])
    return None


def _valid(width: float, height: float) -> tuple[float, float] | None:
    return (width, height) if 1 <= width <= MOST_SPACE and 1 <= height <= MOST_SPACE else None


def _number(words: str | None) -> float:
    try:
        return float(words or 0)
    except ValueError:
        return 0.0


def _decoded(image: Image.Image | None, size: tuple[float, float]) -> PagePicture:
    """Return a picture with enough pixels for its size; a grey one where it can't be read, as the result has it."""
    if image is None:
        image = Image.new("RGB", (8, 8), _GREY)
    most = tuple(max(1, round(each * _PIXELS_A_POINT)) for each in size)
    if image.width > most[0] or image.height > most[1]:
        image = image.resize((min(image.width, most[0]), min(image.height, most[1])))
    pixels = image.convert("RGB").tobytes()
    return PagePicture(image.width, image.height, 3 * image.width, pixels)
