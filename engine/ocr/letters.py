"""Letters that stand alone: found among the marks of a page, set beside each other, and read one by one."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from engine.ocr.reading import read_line
from engine.types import Box

Pixels = NDArray[np.uint8]

_STACKED = 0.5  # of the narrower of two marks, that the other is above: the point of an i
_NEAR = 0.6  # of the height of the lower, between them
_ALONE = 0.45  # of the height of a letter, the room around one that stands alone
_LEAST, _HIGHEST = 0.5, 1.4  # times the height of tall letters of one size
_WIDEST = 1.8  # times as wide as high
_FEWEST = 3
_CERTAIN = 0.5  # of the letters that stand apart, that are no plain marks
_MOST = 120  # letters of a page; more are signs of a form or a drawing
_ROW = 24  # letters that are read together
_FACTORS = 1.0, 0.7, 1.4  # in which letters are read that were not read before
_MARGIN = 30  # pixels around letters that are read together
_DPI = 300.0


def set_apart(marks: Sequence[Box], others: Sequence[Box]) -> list[Box]:
    """Return the boxes of the letters that no other letter stands beside, in rows.

    Args:
        marks: that may be letters.
        others: plain ones: the point or the stem of a letter, but also lines and frames, as long as there are few.
    """
    letters = _whole((*marks, *others))
    if len(marks) < _FEWEST:
        return []
    high = max(np.quantile([box.y1 - box.y0 for box in letters], 0.75), 0.1)
    sized = [
        box
        for box in letters
        if _LEAST * high <= box.y1 - box.y0 <= _HIGHEST * high and box.x1 - box.x0 <= _WIDEST * (box.y1 - box.y0)
    ]
    edges = np.array(letters)
    alone = [box for box in sized if _gap(box, edges) >= _ALONE * max(box.y1 - box.y0, box.x1 - box.x0)]
    certain = sum(any(_holds(box, mark) for mark in marks) for box in alone)
    if len(alone) > _MOST or certain < max(_FEWEST, _CERTAIN * len(alone)):
        return []
    return sorted(alone, key=lambda box: (round((box.y1 + box.y0) / (2 * high)), box.x0))


def _holds(whole: Box, part: Box) -> bool:
    return whole.x0 <= part.x0 and whole.y0 <= part.y0 and part.x1 <= whole.x1 and part.y1 <= whole.y1


def _whole(marks: Sequence[Box]) -> list[Box]:
    """Marks, each with those that lie in it or stand above it."""
    whole: list[Box] = []
    for box in sorted(marks, key=lambda each: -(each.x1 - each.x0) * (each.y1 - each.y0))[: 8 * _MOST]:
        for number, other in enumerate(whole):
            if _belongs(box, other):
                x0, y0, x1, y1 = zip(box, other, strict=True)
                whole[number] = Box(min(x0), min(y0), max(x1), max(y1))
                break
        else:
            whole.append(box)
    return whole


def _belongs(small: Box, large: Box) -> bool:
    shared = min(small.x1, large.x1) - max(small.x0, large.x0)
    if shared < _STACKED * min(small.x1 - small.x0, large.x1 - large.x0):
        return False
    return max(small.y0 - large.y1, large.y0 - small.y1) <= _NEAR * min(large.y1 - large.y0, 2 * (large.x1 - large.x0))


def _gap(box: Box, others: NDArray[np.float64]) -> float:
    """How far the nearest of the others is."""
    wide = np.maximum(others[:, 0] - box.x1, box.x0 - others[:, 2])
    high = np.maximum(others[:, 1] - box.y1, box.y0 - others[:, 3])
    away = np.maximum(wide, high)
    away[(others == np.array(box)).all(axis=1)] = np.inf
    return float(away.min())


def read_letters(pictures: Sequence[Pixels], languages: tuple[str, ...]) -> list[str]:
    """Return the letter or digit that each picture shows, black on white; "" where none is read."""
    found = [""] * len(pictures)
    for factor in _FACTORS:
        if all(found):
            break
        for first in range(0, len(pictures), _ROW):
            row = [_resized(each, factor) for each in pictures[first : first + _ROW]]
            for number, text in enumerate(_read_row(row, languages), start=first):
                found[number] = found[number] or text
    return found


def _resized(picture: Pixels, factor: float) -> Pixels:
    high, wide = (max(round(factor * side), 1) for side in picture.shape)
    return picture if factor == 1 else np.asarray(Image.fromarray(picture).resize((wide, high)))


def _read_row(row: Sequence[Pixels], languages: tuple[str, ...]) -> list[str]:
    """One letter or digit for each of the pictures, which are read as one word."""
    high = max(picture.shape[0] for picture in row)
    widths = [picture.shape[1] for picture in row]
    starts = [_MARGIN + sum(widths[:number]) for number in range(len(row))]
    sheet = np.full((high + 2 * _MARGIN, starts[-1] + widths[-1] + _MARGIN), 255, np.uint8)
    for picture, start in zip(row, starts, strict=True):
        foot = _MARGIN + high
        sheet[foot - picture.shape[0] : foot, start : start + picture.shape[1]] = picture
    found = [""] * len(row)
    for line in read_line(sheet, _DPI, languages).lines:
        for letter in line.letters:
            middle = (letter.box.x0 + letter.box.x1) / 2
            number = max((each for each, start in enumerate(starts) if start <= middle), default=0)
            if letter.text.isalnum() and not found[number]:
                found[number] = letter.text
    return found
