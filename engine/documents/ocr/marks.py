"""Marks on a page that may be letters or codes, found by their edges; rules, frames and filled boxes are left out.

Edges are the same for white letters on black, and for letters nearly as light as their ground, as for black ones on
white, whatever draws them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from engine.core.types import Box, union
from engine.documents.ocr.masks import shrunk
from engine.documents.ocr.parts import connected
from engine.documents.rasters import Mask, Pixels

SCALE = 2.0
"""Pixels per point of the pictures in which marks are searched."""
_STEP = 2  # of 255: difference between neighbouring pixels at an edge
FAINT = 48
"""Contrast, of 255, below which pictures of marks are also read with their contrast enhanced."""
_RULE = 300  # pixels of a straight line that is longer than any letter is high
_LARGEST = 340  # pixels on a side of a letter; larger marks are drawings
_DENSE = 0.15  # share of edges in a larger mark: a code has so many, a grid fewer
_SPECK = 3  # pixels on a side
_THIN = 8  # pixels of a line, with its soft edges
_BORDER = 4  # a border is no wider than a side divided by this: a bevelled one has several edges
_RIM = 3  # pixels at the edge of a frame or a filled box
_GRID = 50  # pixels of a side; a mark of straight lines at least so large is a grid, and no letter
_ALONG = 0.6  # of its width, covered by a line of a grid
_EVEN = 0.3  # of the strongest step along a line: the range of its steps
_ON_RIM, _CLOSED = 0.97, 0.9  # shares: of its edges that are on the rim, and of each side that they cover
LEAST = 3.0  # letters: fewer are not worth reading
_WIDEST = 12.0  # letters of one mark: a word whose letters touch
_SMALL = 16  # pixels on a side of one of many squares or dots that form a letter or a code
_MANY, _MOST_SMALL = 40, 3000
_TOGETHER = 5  # pixels between them
_BARS = 12  # of a code
_WIDEST_BAR = 24  # pixels; boxes of a form, one below the other, are wider
_BESIDE = 10  # pixels between bars
_BLOCK = 6  # pixels on a side
_CROWDED = 0.3  # share of edges in a block of a code
_REDUCED = 1, 4  # times, so that large and small squares and bars are found
_WHITE = 255
_COARSER = 2
_LOOKED_AT = 1000  # pixels on a side of a picture in which tall letters are searched
_INKIEST = 0.5  # of the pixels
_TALL = 110  # pixels of a letter that is taller than text
_HIGHEST = 0.95  # of a picture's height: no letter, but a frame

"""Shape (height, width, colours)."""


class Mark(NamedTuple):
    """A connected mark: its box in pixels.

    Attributes:
        is_letter: it may be a letter or a part of a code; marks near it may belong to it.
        is_faint: it has little contrast.
    """

    box: Box
    is_letter: bool
    is_faint: bool


class Found(NamedTuple):
    """The marks of a picture, and areas so crowded with edges that they may be codes, in pixels."""

    marks: tuple[Mark, ...] = ()
    codes: tuple[Box, ...] = ()


def edges(colours: Pixels) -> Pixels:
    """Return how much each pixel differs from the one beside or above it; shape (height, width)."""
    found = np.zeros(colours.shape[:2], np.uint8)
    drawn = _around(colours.reshape(len(colours), -1).min(axis=1) < _WHITE, colours.min(axis=0).min(axis=1) < _WHITE)
    here = found[drawn]
    for plane in _planes(colours[drawn]):
        for one, other, near, far in (
            (plane[:-1], plane[1:], here[:-1], here[1:]),
            (plane[:, :-1], plane[:, 1:], here[:, :-1], here[:, 1:]),
        ):
            steps = np.maximum(one, other) - np.minimum(one, other)
            np.maximum(near, steps, out=near)
            np.maximum(far, steps, out=far)
    return found


def _around(rows: Mask, columns: Mask, unit: int = 1) -> tuple[slice, slice]:
    """Return the area of all marked rows and columns, with at least one pixel around it, in whole units."""
    both = []
    for marked in (rows, columns):
        places = np.flatnonzero(marked)
        first, last = (int(places[0]) - 1, int(places[-1]) + 1) if len(places) else (0, -1)
        both.append(slice(max(first, 0) // unit * unit, (last // unit + 1) * unit))
    return both[0], both[1]


def _planes(colours: Pixels) -> list[Pixels]:
    """Return the colours of a picture, each shape (height, width); one where all are the same."""
    count = colours.shape[2]
    is_grey = all(np.array_equal(colours[:, :, 0], colours[:, :, each]) for each in range(1, count))
    return [np.ascontiguousarray(colours[:, :, each]) for each in range(1 if is_grey else count)]


def find_marks(steps: Pixels) -> Found:
    """Return the marks among the steps that `edges` returns; none if too few may be letters and there is no code."""
    ink = steps >= _STEP
    rows: Mask = np.asarray(ink.any(axis=1))
    columns: Mask = np.asarray(ink.any(axis=0))
    if not rows.any():
        return Found()
    # In whole blocks, so that codes are found in the same blocks wherever the margins end.
    drawn = _around(rows, columns, _BLOCK * max(_REDUCED))
    found = _find_marks(ink[drawn], steps[drawn])
    x, y = float(drawn[1].start), float(drawn[0].start)

    def placed(box: Box) -> Box:
        return Box(box.x0 + x, box.y0 + y, box.x1 + x, box.y1 + y)

    return Found(tuple(each._replace(box=placed(each.box)) for each in found.marks), tuple(map(placed, found.codes)))


def _find_marks(ink: Mask, steps: Pixels) -> Found:
    ink = ink & ~_straight(ink)
    factor = 1
    parts = connected(ink)
    while parts is None:
        factor *= _COARSER
        ink = _reduced(ink)
        parts = connected(ink)
    labels, boxes = parts.labels, parts.boxes
    strongest = parts.highest(steps) if factor == 1 else np.full(len(boxes), 255, np.uint8)
    letters: list[int] = []
    plain: list[int] = []
    single: set[int] = set()
    for number in range(1, len(boxes)):
        x0, y0, x1, y1 = boxes[number].tolist()
        wide, high = x1 - x0, y1 - y0
        own = labels[y0:y1, x0:x1] == number
        is_bar = min(wide, high) <= _THIN or high > 2 * wide
        if not is_bar and not labels[y0 + _RIM : y1 - _RIM, x0 + _RIM : x1 - _RIM].any():
            ink[y0:y1, x0:x1] &= ~own
        if max(wide, high) > _LARGEST // factor:
            if own.mean() >= _DENSE:
                letters.append(number)
        elif max(wide, high) <= _SPECK or _is_plain(own, steps[y0:y1, x0:x1] if factor == 1 else None):
            plain.append(number)
        else:
            letters.append(number)
            if factor == 1 and _has_few_corners(own, steps[y0:y1, x0:x1]):
                single.add(number)
    # Boxes that touch are at most one letter, however wide they are.
    several = [each for each in letters if each not in single]
    if len(single) + count(boxes[several]) < LEAST:
        letters = []
    chosen = {*letters, *_together(boxes, plain, factor)}
    codes = tuple(_crowded(ink, factor))
    if codes and _is_of_rules(union(codes), factor * boxes, plain):
        codes = ()
    return Found(
        tuple(
            Mark(
                Box(*(float(factor * edge) for edge in boxes[each].tolist())),
                each in chosen,
                bool(strongest[each] < FAINT),
            )
            for each in sorted((*letters, *plain) if chosen or codes else ())
        ),
        codes,
    )


def _crowded(ink: Mask, factor: int) -> Iterator[Box]:
    """Yield the areas full of edges, with a block around them, in pixels of a picture larger by this factor."""
    picture = _in_grey(ink)
    for times in sorted({max(each, factor) for each in _REDUCED}):
        touched = np.asarray(picture.reduce(times // factor)) > 0
        full = np.asarray(_in_grey(touched).reduce(_BLOCK)) / _WHITE >= _CROWDED
        # Four blocks in a square: a slanted line fills some along it.
        squares = full[:-1, :-1] & full[1:, :-1] & full[:-1, 1:] & full[1:, 1:]
        if squares.any() and (parts := connected(squares)) is not None:
            by = _BLOCK * times
            for x0, y0, x1, y1 in (by * parts.boxes[1:]).tolist():
                yield Box(float(x0 - by), float(y0 - by), float(x1 + 2 * by), float(y1 + 2 * by))


def _is_of_rules(area: Box, boxes: NDArray[np.int64], plain: list[int]) -> bool:
    """Return whether all that is in an area, that of all that is crowded, are rules, too few for a code.

    Args:
        boxes: of all marks, shape (n + 1, 4), in the area's pixels; row 0 is for the outside.
        plain: numbers of the plain marks.
    """
    x0, y0, x1, y1 = boxes.T
    within = np.flatnonzero((x0 < area.x1) & (x1 > area.x0) & (y0 < area.y1) & (y1 > area.y0))
    thin = np.minimum(x1 - x0, y1 - y0)[within] <= _THIN
    return 0 < len(within) < _BARS and bool(thin.all()) and set(within.tolist()) <= set(plain)


def _in_grey(mask: Mask) -> Image.Image:
    return Image.fromarray(mask.view(np.uint8) * np.uint8(_WHITE))


def large_letters(pixels: Pixels) -> float:
    """Return the usual pixel height of letters in a grey picture that are taller than text; 0 if there are none."""
    factor = max(1, -(-max(pixels.shape) // _LOOKED_AT))
    small = np.asarray(Image.fromarray(pixels).reduce(factor)).astype(np.int16)
    ink = np.abs(small - int(np.median(small))) > FAINT
    parts = connected(ink) if 0 < ink.mean() <= _INKIEST else None
    if parts is None:
        return 0.0
    boxes = parts.boxes[1:]
    wide, high = boxes[:, 2] - boxes[:, 0], boxes[:, 3] - boxes[:, 1]
    tall = factor * high[(factor * high >= _TALL) & (wide <= 2 * high) & (high < _HIGHEST * small.shape[0])]
    return float(np.median(tall)) if len(tall) >= LEAST else 0.0


def count(boxes: NDArray[Any]) -> float:
    """Return the approximate number of letters in marks; shape (n, 4), in pixels."""
    wide, high = (boxes[:, 2:] - boxes[:, :2]).T
    # Half of the height of small letters is soft edges.
    each = np.where(high > _THIN, 1.0, 2.0) * wide / np.maximum(high, 1)
    return float(np.clip(each, 1.0, _WIDEST).sum())


def _straight(ink: Mask) -> Mask:
    """Return the pixels of horizontal and vertical lines that are longer than any letter."""
    # Bits are counted, and rows added to each other, many times faster than the pixels of a row.
    across = np.bitwise_count(np.packbits(ink, axis=1)).sum(axis=1, dtype=np.int32)
    down = ink.view(np.uint8).sum(axis=0, dtype=np.int32)
    return _runs(ink, across) | _runs(ink.T, down).T


def _runs(ink: Mask, counts: NDArray[np.int32]) -> Mask:
    """Return the pixels of long runs in rows; `counts` has the number of pixels in each row."""
    found = np.zeros_like(ink)
    rows = np.flatnonzero(counts >= _RULE)
    if not len(rows):
        return found
    padded = np.pad(ink[rows], ((0, 0), (1, 1))).astype(np.int8)
    steps = np.diff(padded, axis=1)
    _, starts = np.nonzero(steps == 1)
    which, ends = np.nonzero(steps == -1)
    for row, start, end in zip(rows[which].tolist(), starts.tolist(), ends.tolist(), strict=True):
        if end - start >= _RULE:
            found[row, start:end] = True
    return found


def _is_plain(own: Mask, steps: Pixels | None) -> bool:
    """Return whether a mark is a straight line, a frame or a filled box."""
    high, wide = own.shape
    if min(wide, high) == 1 and steps is not None:
        return True  # what is left of a longer line: edges are two pixels wide
    if min(wide, high) <= _THIN:
        lying = own if wide > high else own.T
        closed = min(lying[:_RIM].any(axis=0).mean(), lying[-_RIM:].any(axis=0).mean()) >= _CLOSED
        return bool(closed) and (steps is None or _is_even(steps if wide > high else steps.T))
    if max(wide, high) >= _GRID and (_lines(own) | _lines(own.T).T).sum() >= _CLOSED * own.sum():
        return True
    rim = max(_RIM, min(high, wide) // _BORDER)
    inner = own[rim:-rim, rim:-rim]
    if inner.sum() > (1 - _ON_RIM) * own.sum():
        return False
    sides = own[:_RIM].any(axis=0), own[-_RIM:].any(axis=0), own[:, :_RIM].any(axis=1), own[:, -_RIM:].any(axis=1)
    return all(side.mean() >= _CLOSED for side in sides)


def _has_few_corners(own: Mask, steps: Pixels) -> bool:
    """Return whether a mark is a filled area with upright and level sides and at most eight corners.

    Two boxes that touch are one. It is a letter such as L or T at most: three letters that touch have more corners.
    """
    high, wide = own.shape
    if min(high, wide) <= 4 * _RIM:
        return False
    sides = own.argmax(axis=1), wide - 1 - own[:, ::-1].argmax(axis=1)
    if not all(_has_few_levels(side) for side in sides):
        return False
    columns = np.arange(wide)
    within = (columns >= sides[0][:, None]) & (columns <= sides[1][:, None])
    inner = shrunk(np.pad(within, 1), 2 * _RIM + 1)[1:-1, 1:-1]
    return not (steps[inner] >= _STEP).any()


def _has_few_levels(side: NDArray[np.intp]) -> bool:
    """Return whether a side, given by its place in each row, is one or two upright lines, soft corners aside."""
    changes = np.flatnonzero(np.diff(side, prepend=-1, append=-1))
    long = np.diff(changes)
    straight = long[long > _RIM]
    return len(straight) <= 2 and len(side) - int(straight.sum()) <= _RIM * (len(straight) + 1)


def _lines(own: Mask) -> Mask:
    """Return the rows of a mark that an unbroken line covers for the most part, a few together: letters cover more."""
    rows = np.flatnonzero(own.sum(axis=1) >= _ALONG * own.shape[1])
    is_long = np.zeros(len(own), np.bool_)
    is_long[rows] = _longest_runs(own[rows]) >= _ALONG * own.shape[1]
    ends = np.flatnonzero(np.diff(is_long, prepend=False, append=False)).reshape(-1, 2)
    for start, end in ends[ends[:, 1] - ends[:, 0] > _THIN].tolist():
        is_long[start:end] = False
    found: Mask = own & is_long[:, None]
    return found


def _longest_runs(rows: Mask) -> NDArray[np.int64]:
    """Return the length of the longest run in each row."""
    padded = np.zeros((len(rows), rows.shape[1] + 2), np.bool_)
    padded[:, 1:-1] = rows
    which, ends = np.nonzero(padded[:, 1:] != padded[:, :-1])
    longest = np.zeros(len(rows), np.int64)
    np.maximum.at(longest, which[::2], ends[1::2] - ends[::2])
    return longest


def _is_even(steps: Pixels) -> bool:
    """Return whether a line looks the same all along, unlike small letters that are drawn coarsely."""
    along = steps.max(axis=0)[_RIM:-_RIM].astype(int)
    return not len(along) or int(np.ptp(along)) <= _EVEN * int(along.max())


def _together(boxes: NDArray[np.int64], plain: list[int], factor: int) -> Iterator[int]:
    """Yield plain marks that are parts of letters or codes: many small squares or dots, or bars side by side."""
    if len(plain) < _BARS:
        return
    sides = boxes[plain][:, 2:] - boxes[plain][:, :2]
    small = [number for number, size in zip(plain, sides.max(axis=1).tolist(), strict=True) if size * factor <= _SMALL]
    small = _close(boxes, small)
    if len(small) >= _MANY:
        rows, columns = (len(np.unique(boxes[small][:, axis] // (2 * _SPECK))) for axis in (1, 0))
        if min(rows, columns) >= 4:
            yield from small
    for along in (0, 1):
        bars = [
            each
            for each, size in zip(plain, sides.tolist(), strict=True)
            if size[1 - along] > 2 * size[along] and size[along] * factor <= _WIDEST_BAR
        ]
        yield from _bars(boxes, bars, along)


def _close(boxes: NDArray[np.int64], small: list[int]) -> list[int]:
    """Return the marks with another one near them."""
    if not _MANY <= len(small) <= _MOST_SMALL:
        return small
    order = np.argsort(boxes[small][:, 0], kind="stable")
    here = boxes[small][order]
    widest = int((here[:, 2] - here[:, 0]).max())
    # Only those of a strip from left to right can be near: all pairs would be a hundred times as many.
    first = np.searchsorted(here[:, 0], here[:, 0] - widest - _TOGETHER)
    last = np.searchsorted(here[:, 0], here[:, 2] + _TOGETHER, side="right")
    near = np.zeros(len(small), bool)
    for number, (box, begin, end) in enumerate(zip(here, first.tolist(), last.tolist(), strict=True)):
        strip = here[begin:end]
        away = np.maximum(box[:2] - strip[:, 2:], strip[:, :2] - box[2:]).max(axis=1)
        near[order[number]] = np.count_nonzero(away <= _TOGETHER) > 1  # itself, and another
    return [each for each, is_near in zip(small, near.tolist(), strict=True) if is_near]


def _bars(boxes: NDArray[np.int64], bars: list[int], along: int) -> Iterator[int]:
    """Yield bars that begin at about the same height side by side, if there are as many as a code has."""
    for level in _chains(boxes, bars, 1 - along, 1 - along):
        for row in _chains(boxes, level, along, along + 2):
            if len(row) >= _BARS:
                yield from row


def _chains(boxes: NDArray[np.int64], numbers: list[int], edge: int, last: int) -> Iterator[list[int]]:
    """Yield marks sorted by an edge, divided where it is too far behind the last edge of the mark before."""
    row: list[int] = []
    for each in sorted(numbers, key=lambda number: int(boxes[number][edge])):
        if row and boxes[each][edge] - boxes[row[-1]][last] > _BESIDE:
            yield row
            row = []
        row.append(each)
    if row:
        yield row


def _reduced(ink: Mask) -> Mask:
    high, wide = (each // _COARSER * _COARSER for each in ink.shape)
    even = ink[:high, :wide].reshape(high // _COARSER, _COARSER, wide // _COARSER, _COARSER)
    return np.asarray(even.any(axis=(1, 3)))
