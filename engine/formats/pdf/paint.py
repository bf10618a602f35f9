"""Opaque boxes over what was removed, as page content."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import pikepdf
import pymupdf
from pikepdf import Dictionary, Name

from engine.formats.pdf.geometry import user_space
from engine.formats.pdf.glyphs import union
from engine.types import Box

_PADDING = 1.0  # points; serifs and slanted letters reach beyond their boxes (threat P34)
_FONT = Name("/SableLabel")
_LARGEST, _SMALLEST = 10.0, 3.0  # font sizes in points


@dataclass(frozen=True, slots=True)
class Cover:
    """Boxes of characters that go, and the label of the first (empty: none)."""

    boxes: tuple[Box, ...]
    label: str = field(repr=False)


def joined(boxes: Iterable[Box]) -> Iterator[Box]:
    """The boxes, neighbours on a line in one."""
    area: Box | None = None
    for box in boxes:
        if area is None or not _neighbours(area, box):
            if area is not None:
                yield area
            area = box
        area = union((area, box))
    if area is not None:
        yield area


def _neighbours(one: Box, other: Box) -> bool:
    """Whether both stand on one upright or sideways line, less than a letter apart."""
    high, wide = other.y1 - other.y0, other.x1 - other.x0
    upright = abs(one.y0 - other.y0) < 0.2 * high and abs(one.y1 - other.y1) < 0.2 * high
    sideways = abs(one.x0 - other.x0) < 0.2 * wide and abs(one.x1 - other.x1) < 0.2 * wide
    gap_along = max(other.x0 - one.x1, one.x0 - other.x1)
    gap_across = max(other.y0 - one.y1, one.y0 - other.y1)
    return (upright and gap_along < high) or (sideways and gap_across < wide)


def paint(pdf: pikepdf.Pdf, covers: Mapping[int, Sequence[Cover]], *, labelled: bool) -> None:
    """Black boxes on top of each page, with white labels where asked for and where they fit."""
    font = pdf.make_indirect(
        Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica, Encoding=Name.WinAnsiEncoding)
    )
    for number, found in covers.items():
        page = pdf.pages[number]
        drawing: list[bytes] = []
        for cover in found:
            for index, area in enumerate(joined(cover.boxes)):
                label = cover.label if labelled and index == 0 else ""
                drawing.append(_box(user_space(page, _padded(area)), label))
        # What the page left behind in the graphics state must not reach the boxes.
        page.contents_add(b"q", prepend=True)
        page.contents_add(b"Q q 0 g " + b"\n".join(drawing) + b" Q")
        if labelled:
            page.add_resource(font, Name.Font, _FONT)


def _padded(box: Box) -> Box:
    return Box(box.x0 - _PADDING, box.y0 - _PADDING, box.x1 + _PADDING, box.y1 + _PADDING)


def _box(area: tuple[float, float, float, float], label: str) -> bytes:
    left, bottom, right, top = area
    width, height = right - left, top - bottom
    drawn = f"{left:.2f} {bottom:.2f} {width:.2f} {height:.2f} re f".encode()
    text = label.encode("cp1252", "replace").decode("cp1252")
    length = pymupdf.get_text_length(text, fontname="helv", fontsize=1) if text else 0
    size = min(_LARGEST, 0.75 * height, 0.95 * width / length) if text else 0
    if size < _SMALLEST:
        return drawn
    x, y = left + (width - size * length) / 2, bottom + (height - 0.7 * size) / 2
    shown = pikepdf.unparse_content_stream([([pikepdf.String(text.encode("cp1252"))], pikepdf.Operator("Tj"))])
    return drawn + f" BT 1 g {_FONT} {size:.2f} Tf {x:.2f} {y:.2f} Td ".encode() + shown + b" ET 0 g"
