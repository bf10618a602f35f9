"""Single letters drawn as shapes: taller than any text, or a drop capital before a word of live text.

They are drawn separately at the size at which OCR is most reliable, a drop capital beside its word.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from statistics import median
from typing import NamedTuple

import numpy as np
import pymupdf
from numpy.typing import NDArray

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

_POINTS = 72.0  # per inch
_LETTER = 45.0  # pixels: height of a letter that OCR reads
_DPI = 300.0  # resolution at which letters of this height are common on paper
_TALL = 0.45  # of `LARGEST`: small letters of a word with taller ones
_FEWEST = 3
_WIDEST = 1.7  # times as wide as high
_LEAST_INITIAL = 0.55  # of the font size of the word: least height of its initial
_AWAY = 0.35  # of the word's font size, or of the initial's height: room between them
_CAPITAL = 0.72  # of a font size: height of a capital
_BASE = 0.79  # of the height of a glyph's box: the baseline, from the top
_MARGIN = 12.0  # points
_PARTS = 4  # of a letter, at most
_MOST_SHAPES, _MOST_INITIALS = 3000, 40  # of a page; a drawing has more shapes, which are no initials
_NARROW, _SQUARE = frozenset("Iil1|"), 0.8  # of its height
_AROUND = 0.3  # of the height of tall letters: the margin around them

Pixels = NDArray[np.uint8]


class _Initial(NamedTuple):
    """A shape that may be the first letter of a word, and the letters of the page that follow it."""

    shape: OutlinePath
    part: OutlinePart
    word: tuple[Character, ...]
    size: float


@dataclass(frozen=True, slots=True)
class Shapes:
    """Shapes of a page that may be tall letters or initials.

    Attributes:
        tall: shapes taller than text, with their area; None if there are hardly any.
        initials: pictures of initials beside their words, each with the box of the shape and the letters of the word.
    """

    tall: Outlines | None
    initials: tuple[tuple[Pixels, Box, tuple[Character, ...]], ...] = field(repr=False)


def find_shapes(page: pymupdf.Page, lines: Sequence[Line], drawn: Drawings) -> Shapes | None:
    """Return the shapes of an unrotated page that may be tall letters or initials; None if there are none."""
    if len(drawn.log) > HEAVIEST or not any(kind.endswith("path") for kind, _ in drawn.log):
        return None
    shapes = [
        OutlinePath(
            tuple(parts_of(path["items"])),
            None if "f" in path["type"] else max(path["width"], THINNEST),
            bool(path.get("even_odd")),
        )
        for path in drawn.paths
    ]
    tall = _tall(shapes)
    initials = tuple(
        (_beside(page, each), each.part.box, each.word) for each in islice(_initials(shapes, lines), _MOST_INITIALS)
    )
    return Shapes(tall, initials) if tall or initials else None


def read_shapes(shapes: Shapes, languages: tuple[str, ...]) -> Iterator[Line]:
    """Yield the lines that OCR reads in tall shapes, and words with their initial."""
    if shapes.tall:
        yield from _read_tall(shapes.tall, languages)
    for pixels, box, word in shapes.initials:
        for line in ocr.read(pixels, _DPI, languages).lines:
            recognised = [each.text for each in line.letters if each.text.isalnum()]
            following = "".join(each.text for each in word)
            goes_on = len(recognised) == len(word) + 1 and "".join(recognised[1:]).casefold() == following.casefold()
            if goes_on and not is_box(recognised[0], box):
                yield Line((Character(recognised[0], box), *word), (1.0, 0.0), word[0].box.height)


def is_box(initial: str, shape: Box) -> bool:
    """Return whether what OCR read as an initial is the box to tick in front of a caption: as wide as it is high.

    A letter that a box is read as is narrow.
    """
    return initial in _NARROW and shape.width >= _SQUARE * shape.height


def with_shapes(lines: Iterable[Line], shapes: Shapes, languages: tuple[str, ...]) -> tuple[Line, ...]:
    """Return the lines of the pictures of a page, and those of its shapes that are not among them."""
    known = tuple(lines)
    return (*known, *not_said_before(read_shapes(shapes, languages), known))


def _tall(shapes: Sequence[OutlinePath]) -> Outlines | None:
    boxes = [part.box for shape in shapes for part in shape.parts if _is_tall(part, filled=shape.width is None)]
    highest = max((box.height for box in boxes), default=0.0)
    if len(boxes) < _FEWEST or highest <= LARGEST:
        return None
    x0, y0, x1, y1 = union(boxes)
    margin = max(_MARGIN, _AROUND * median(box.height for box in boxes))
    area = Box(x0 - margin, y0 - margin, x1 + margin, y1 + margin)
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


def _initials(shapes: Sequence[OutlinePath], lines: Sequence[Line]) -> Iterator[_Initial]:
    beginnings = [
        (line, line.characters[0].box) for line in lines if line.text[:1].isalpha() and line.direction[0] > 0.9
    ]
    letter_count = sum(len(shape.parts) <= _PARTS for shape in shapes)
    for shape in shapes if beginnings and letter_count <= _MOST_SHAPES else ():
        letters = [each for each in shape.parts if each.is_letter(filled=shape.width is None)]
        if not letters or len(shape.parts) > _PARTS:
            continue
        whole = max(shape.parts, key=lambda each: each.box.height)
        high = whole.box.height
        for line, box in beginnings:
            away = box.x0 - whole.box.x1
            level = min(box.y1, whole.box.y1) - max(box.y0, whole.box.y0) >= 0.5 * box.height
            near = -0.2 * line.size <= away <= _AWAY * max(line.size, high)
            if level and near and high >= _LEAST_INITIAL * line.size:
                length = len(line.text) - len(line.text.lstrip("".join(filter(str.isalpha, line.text))))
                yield _Initial(shape, whole, line.characters[:length], line.size)


def _beside(page: pymupdf.Page, initial: _Initial) -> Pixels:
    """Return a picture of the shape, as high as a capital letter, on one line with the word."""
    area = union(each.box for each in initial.word)
    scale = _LETTER / (_CAPITAL * initial.size)
    word = _drawn(page, scale, area)
    own = initial.part.box
    with pymupdf.open("pdf", alone(Outlines(own, (initial.shape,)))) as sheets:
        shape = _drawn(sheets[0], _LETTER / own.height)
    high, wide = max(word.shape[0], 2 * int(_LETTER)), shape.shape[1] + word.shape[1]
    pad = int(_LETTER)
    picture = np.full((high + 2 * pad, wide + 2 * pad + 4), 255, dtype=np.uint8)
    picture[pad : pad + word.shape[0], pad + shape.shape[1] + 4 : pad + shape.shape[1] + 4 + word.shape[1]] = word
    foot = pad + int(_BASE * word.shape[0])
    top = max(foot - shape.shape[0], 0)
    picture[top:foot, pad : pad + shape.shape[1]] = shape[-(foot - top) :]
    return picture
