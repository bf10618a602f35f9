"""Handwriting, stamps and drawings, and printed words that they run through, as the name beneath a signature.

OCR takes a line of letters with strokes among them for a drawing. Letters that no stroke touches show where the line
is; read alone, and without the strokes where their colour tells them from letters, it is one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from engine.core.types import Box, union
from engine.documents.ocr.lines import PrintedLine, Reading
from engine.documents.ocr.masks import shrunk
from engine.documents.ocr.page import near_each_other
from engine.documents.ocr.parts import connected
from engine.documents.ocr.places import area, count_letters, covered, lies_in, sure_letters_within
from engine.documents.ocr.reading import read_line
from engine.documents.ocr.unread import DRAWN, LEAST_HIGH, WORD, strong_ink
from engine.documents.rasters import Mask, Pixels

_DPI = 150.0  # at which marks are measured
_HIGHEST, _WIDEST = 1.4, 2.0  # times the height of a line: a letter, and letters that touch
_SPECK = 0.25  # times that height
_FRAME = 10.0  # times that height: what is higher is a frame or a drawing
_TOUCHING = 0.3  # of that height: between marks of one place
_BETWEEN = 0.4  # of that height: between the middles of letters of one line
_FEWEST = 2  # letters of a line that nothing touches
_MOST_LINES = 8
_BESIDE = 6.0  # times that height: how far a line may reach beyond such letters
_ABOVE, _BELOW = 0.15, 0.35  # of that height: accents and tails of letters
_APART = 12  # of 255, in one of the colours: between pen and print
_PLAIN = 0.7  # share of the pixels that are ground; of a photograph, fewer
_THICK = 0.05  # inches; no stroke of a pen is thicker
_MOST_THICK = 0.02  # of the pixels of a mark, where its strokes cross
_MARGIN = 20  # pixels of ground around a line


class Ink(NamedTuple):
    """The marks of a picture, by the size of its usual line.

    Attributes:
        boxes: of all marks, shape (n, 4).
        is_drawn: which are larger than letters, shape (n,).
        drawn: pixels of these, of the size of the picture.
        usual: height of a line of text, in pixels.
    """

    boxes: NDArray[np.int64]
    is_drawn: Mask
    drawn: Mask
    usual: float


def find_ink(grey: Pixels, dpi: float, usual: float) -> Ink | None:
    """Return the marks of a picture; None if there are too many.

    Args:
        grey: without rules, dark on ground of one shade, shape (height, width).
        dpi: its pixels per inch.
        usual: height of a line of text, in pixels.
    """
    factor = max(round(dpi / _DPI), 1)
    parts = connected(strong_ink(np.asarray(Image.fromarray(grey).reduce(factor))) > 0)
    if parts is None:
        return None
    boxes = factor * parts.boxes
    is_drawn = (boxes[:, 2:] - boxes[:, :2]).min(axis=1) >= DRAWN * usual
    is_drawn[0] = False  # the ground
    drawn = np.repeat(np.repeat(is_drawn[parts.labels], factor, axis=0), factor, axis=1)
    return Ink(boxes[1:], is_drawn[1:], drawn[: grey.shape[0], : grey.shape[1]], usual)


def pen_strokes(ink: Ink, grey: Pixels, dpi: float) -> Iterator[Box]:
    """Yield the drawn marks of thin strokes on plain ground: in a picture without words, a signature; no photograph.

    Args:
        grey: see `find_ink`.
    """
    if (grey == np.median(grey)).mean() < _PLAIN:
        return
    side = 2 * round(_THICK * dpi / 2) + 1
    for box in (Box(*map(float, each)) for each in ink.boxes[ink.is_drawn].tolist()):
        own = ink.drawn[area(box)]
        if shrunk(own, side).sum() <= _MOST_THICK * own.sum():
            yield box


def whole_places(writing: Iterable[Box], words: Iterable[Box], usual: float, ink: Ink | None) -> tuple[Box, ...]:
    """Return the places of writing with all marks that touch them, or nearly do so, and that are no words.

    Args:
        writing: places where some of it was found.
        words: that were read; one over writing may be misread.
        usual: height of a line of text, in pixels.
    """
    small = _SPECK * usual
    found = {box for box in writing if max(box.width, box.height) >= small}
    beside: set[Box] = set()
    if ink and found:
        known = covered((word for word in words if not any(word.meets(box) for box in found)), ink.drawn)
        marks = (Box(*map(float, each)) for each in ink.boxes.tolist())
        sized = (box for box in marks if max(box.width, box.height) >= small and box.height <= _FRAME * usual)
        beside = {box for box in sized if not lies_in(box, known)} - found
    groups = near_each_other([*found, *beside], _TOUCHING * usual) if found else ()
    return tuple(place for group in groups if not found.isdisjoint(group) for place in _fitting(group, usual))


def _fitting(group: list[Box], usual: float) -> Iterator[Box]:
    """Yield boxes that hold a group of marks: one, or one for each line of a large group, which may lie among text."""
    whole = union(group)
    if whole.height <= _FRAME * usual:
        yield whole
        return
    for top in np.arange(whole.y0, whole.y1, usual).tolist():
        bottom = min(top + usual, whole.y1)
        line = [Box(box.x0, top, box.x1, bottom) for box in group if box.y0 < bottom and box.y1 > top]
        yield from map(union, near_each_other(line, usual))


def lines_beneath(
    colours: Pixels, grey: Pixels, ink: Ink, reading: Reading, dpi: float, languages: tuple[str, ...]
) -> Iterator[PrintedLine]:
    """Yield the printed lines that drawn marks run through, at their places in the picture.

    Args:
        colours: (height, width, 3).
        grey: see `find_ink`.
        reading: of the picture, so far.
    """
    if not ink.is_drawn.any():
        return
    usual = ink.usual
    wide, high = (ink.boxes[:, 2:] - ink.boxes[:, :2]).T
    is_letter = (high >= LEAST_HIGH * usual) & (high <= _HIGHEST * usual) & (wide <= _WIDEST * usual)
    letters = [box for box in ink.boxes[is_letter] if _is_near(box, ink.boxes[ink.is_drawn], usual)]
    rows = (row for row in _rows(letters, usual) if _is_crossed(row, ink.drawn, usual))
    for row in islice(rows, _MOST_LINES):
        place = _place(row, usual, grey.shape)
        found = [
            line.moved(place.x0 - _MARGIN, place.y0 - _MARGIN)
            for view in _views(colours, grey, ink.drawn, row, place)
            for line in read_line(np.pad(view, _MARGIN, constant_values=255), dpi, languages).lines
        ]
        best = max(found, key=lambda line: (count_letters(line.sure_text), count_letters(line.text)), default=None)
        if best and count_letters(best.text) >= max(WORD, 1 + sure_letters_within(best.box, reading.lines)):
            yield best


def _is_near(box: NDArray[np.int64], drawn: NDArray[np.int64], usual: float) -> bool:
    """Return whether a box is no further than a line from one of those that are drawn, shape (n, 4)."""
    x0, y0, x1, y1 = box
    left, top, right, bottom = drawn.T
    return bool(((x0 < right + usual) & (x1 > left - usual) & (y0 < bottom + usual) & (y1 > top - usual)).any())


def _rows(letters: list[NDArray[np.int64]], usual: float) -> Iterator[list[list[int]]]:
    """Yield the boxes of letters whose middles are about equally high."""
    boxes = np.array(letters, np.int64).reshape(-1, 4)
    middles = boxes[:, (1, 3)].mean(axis=1)
    order = np.argsort(middles, kind="stable")
    for row in np.split(order, np.flatnonzero(np.diff(middles[order]) > _BETWEEN * usual) + 1):
        if len(row) >= _FEWEST:
            yield boxes[row].tolist()


def _is_crossed(row: list[list[int]], drawn: Mask, usual: float) -> bool:
    """Return whether a drawn mark reaches between the letters of a line, or the next one beside them."""
    x0, y0, x1, y1 = zip(*row, strict=True)
    return bool(drawn[min(y0) : max(y1), max(int(min(x0) - usual), 0) : int(max(x1) + usual)].any())


def _place(row: list[list[int]], usual: float, shape: tuple[int, ...]) -> Box:
    x0, y0, x1, y1 = zip(*row, strict=True)
    return Box(
        max(int(min(x0) - _BESIDE * usual), 0),
        max(int(min(y0) - _ABOVE * usual), 0),
        min(int(max(x1) + _BESIDE * usual), shape[1]),
        min(int(max(y1) + _BELOW * usual), shape[0]),
    )


def _views(colours: Pixels, grey: Pixels, drawn: Mask, row: list[list[int]], place: Box) -> Iterator[Pixels]:
    """Yield a line as it is, and without what has the colour of the pen, if that is another than that of its letters.

    Args:
        drawn: pixels of drawn marks.
        row: boxes of letters of the line that none of these touches.
        place: of the line.
    """
    x0, y0, x1, y1 = map(int, place)
    there = slice(y0, y1), slice(x0, x1)
    line = grey[there]
    yield line
    is_letter = np.zeros_like(drawn)
    for left, top, right, bottom in row:
        is_letter[top:bottom, left:right] = True
    outside = drawn.copy()
    outside[there] = False
    ground = np.uint8(np.median(grey))
    pen, print_ = (_colour(colours, grey, mask) for mask in (outside, is_letter & (grey < ground)))
    if pen is None or print_ is None or np.abs(pen - print_).max() < _APART:
        return
    shown = colours[there].astype(np.float64)
    is_pen = drawn[there] & (((shown - pen) ** 2).sum(axis=2) < ((shown - print_) ** 2).sum(axis=2))
    yield np.where(is_pen, ground, line)


def _colour(colours: Pixels, grey: Pixels, mask: Mask) -> NDArray[np.float64] | None:
    """Return the usual colour of ink, shape (3,), without its soft edges; None if there is none."""
    if not mask.any():
        return None
    darker = mask & (grey <= np.median(grey[mask]))
    return np.asarray(np.median(colours[darker], axis=0))
