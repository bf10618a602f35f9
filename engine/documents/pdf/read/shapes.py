"""Letters drawn as shapes that are taller than any text.

They are drawn separately at the size at which OCR is most reliable.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import median

import numpy as np
import pymupdf

from engine.core.types import Box, union
from engine.documents import ocr
from engine.documents.pdf.read.glyphs import Character, Line
from engine.documents.pdf.read.outlines import (
    HEAVIEST,
    LARGEST,
    THINNEST,
    Drawings,
    OutlinePart,
    OutlinePath,
    Outlines,
    alone,
    fitted,
    parts_of,
)
from engine.documents.pdf.read.overlaid import not_said_before
from engine.documents.rasters import Pixels

_LETTER = 45.0  # pixels: height of a letter that OCR reads
_DPI = 300.0  # resolution at which letters of this height are common on paper
_TALL = 0.45  # of `LARGEST`: small letters of a word with taller ones
_FEWEST = 3
_WIDEST = 1.7  # times as wide as high
_MARGIN = 12.0  # points
_AROUND = 0.3  # of the height of tall letters: the margin around them


def find_shapes(drawn: Drawings) -> Outlines | None:
    """Return the shapes of a page that may be tall letters, with their area; None if there are hardly any."""
    if len(drawn.log) > HEAVIEST or not any(kind.endswith("path") for kind, _ in drawn.log):
        return None
    return _tall(
        [
            OutlinePath(
                tuple(parts_of(path["items"])),
                None if "f" in path["type"] else max(path["width"], THINNEST),
                bool(path.get("even_odd")),
            )
            for path in drawn.paths
        ]
    )


def with_shapes(lines: Iterable[Line], tall: Outlines, languages: tuple[str, ...]) -> tuple[Line, ...]:
    """Return the lines of the pictures of a page, and those of its shapes that are not among them."""
    known = tuple(lines)
    return (*known, *not_said_before(_read_tall(tall, languages), known))


def _tall(shapes: Sequence[OutlinePath]) -> Outlines | None:
    boxes = [part.box for shape in shapes for part in shape.parts if _is_tall(part, filled=shape.width is None)]
    highest = max((box.height for box in boxes), default=0.0)
    if len(boxes) < _FEWEST or highest <= LARGEST:
        return None
    margin = max(_MARGIN, _AROUND * median(box.height for box in boxes))
    area = union(boxes).grown(margin)
    # Stems, dots and inner parts of letters belong to them, but no frame and no background.
    kept = (shape._replace(parts=tuple(each for each in shape.parts if _fits(each, area, highest))) for shape in shapes)
    return Outlines(area, tuple(each for each in kept if each.parts))


def _fits(part: OutlinePart, area: Box, highest: float) -> bool:
    wide, high = part.box.width, part.box.height
    return area.holds(part.box) and high <= highest and wide <= _WIDEST * highest


def _is_tall(part: OutlinePart, *, filled: bool) -> bool:
    wide, high = part.box.width, part.box.height
    return high >= _TALL * LARGEST and wide <= _WIDEST * high and part.is_letter(filled=filled)


def _read_tall(tall: Outlines, languages: tuple[str, ...]) -> Iterator[Line]:
    heights = [
        part.box.height for shape in tall.shapes for part in shape.parts if _is_tall(part, filled=shape.width is None)
    ]
    scale = _LETTER / median(heights)
    with pymupdf.open("pdf", alone(tall)) as sheets:
        found = ocr.read(_drawn(sheets[0], scale), _DPI, languages)
    lines = []
    for line in found.lines:
        characters = tuple(
            Character(each.text, Box(*(edge / scale + tall.area[axis % 2] for axis, edge in enumerate(each.box))))
            for each in line.letters
        )
        lines.append(Line(characters, (1.0, 0.0), line.size / scale))
    yield from fitted(lines, tall)


def _drawn(page: pymupdf.Page, scale: float, clip: Box | None = None) -> Pixels:
    shown = page.get_pixmap(matrix=pymupdf.Matrix(scale, scale), clip=clip, colorspace=pymupdf.csGRAY, alpha=False)
    return np.frombuffer(shown.samples, np.uint8).reshape(shown.height, shown.stride)[:, : shown.width]
