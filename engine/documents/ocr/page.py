"""OCR of a drawn page by its marks: each size of letters is drawn at the resolution at which OCR reads it best.

The caller draws the pages; this module knows nothing of their content.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from math import ceil, floor
from statistics import median

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from engine.core.types import Box, union
from engine.documents.ocr import marks
from engine.documents.ocr.codes import read_codes
from engine.documents.ocr.dotted import dotted
from engine.documents.ocr.lines import Letter, PrintedLine
from engine.documents.ocr.masks import grown
from engine.documents.ocr.reading import read, read_line
from engine.documents.ocr.views import views
from engine.documents.rasters import Pixels

# Isolated letters: found among the marks of a page, set side by side, and read one by one.


_STACKED = 0.5  # of the narrower mark's width: the least overlap with a mark above it, as of the point of an i
_NEAR = 0.6  # of the height of the lower mark: the distance between them
_POINT = 0.6  # of that height: greatest height of a point or an accent
_BROKEN = 0.08  # of that height: the distance between the parts of a broken letter
_ALONE = 0.45  # of the height of a letter: the room around an isolated one
_COLUMN = 4.0  # times as near may be what is above or below a letter
_LEAST, _HIGHEST = 0.5, 1.4  # times the height of tall letters of one size
_WIDEST = 1.8  # times as wide as high
_FEWEST = 3
_CERTAIN = 0.5  # of the isolated letters, that are no plain marks
_MOST_LETTERS = 120  # letters of a page; more are signs of a form or a drawing
_ROW = 24  # letters that are read together
_FACTORS = 1.0, 0.7, 1.4  # sizes at which letters are read that were not read before
_LETTER_MARGIN = 30  # pixels around letters that are read together
_DPI = 300.0


def set_apart(marks: Sequence[Box], others: Sequence[Box]) -> list[Box]:
    """Return the boxes of isolated letters, without another letter beside them, in rows.

    Args:
        marks: those that may be letters.
        others: plain ones: the point or the stem of a letter, but also lines and frames, as long as there are few.
    """
    letters = _whole((*marks, *others))
    if len(marks) < _FEWEST:
        return []
    high = max(np.quantile([box.height for box in letters], 0.75), 0.1)
    sized = [
        box for box in letters if _LEAST * high <= box.height <= _HIGHEST * high and box.width <= _WIDEST * box.height
    ]
    edges = np.array(letters)
    alone = [box for box in sized if _gap(box, edges) >= _ALONE * max(box.height, box.width)]
    inner = np.array(marks)
    certain = sum(bool(_held(box, inner).any()) for box in alone)
    if len(alone) > _MOST_LETTERS or certain < max(_FEWEST, _CERTAIN * len(alone)):
        return []
    return sorted(alone, key=lambda box: (round((box.y1 + box.y0) / (2 * high)), box.x0))


def _held(whole: Box, parts: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Return which boxes (shape (n, 4)) lie in another."""
    return np.asarray((parts[:, :2] >= whole[:2]).all(axis=1) & (parts[:, 2:] <= whole[2:]).all(axis=1))


def _whole(marks: Sequence[Box]) -> list[Box]:
    """Return marks, each joined with those inside it or above it."""
    largest = sorted(marks, key=lambda each: -each.size)[: 8 * _MOST_LETTERS]
    whole = np.empty((len(largest), 4))
    count = 0
    for box in largest:
        first = np.flatnonzero(_belongs(box, whole[:count]))[:1]
        if len(first):
            other = whole[first[0]]
            other[:2], other[2:] = np.minimum(other[:2], box[:2]), np.maximum(other[2:], box[2:])
        else:
            whole[count] = box
            count += 1
    return [Box(*each) for each in whole[:count].tolist()]


def _belongs(small: Box, large: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Return to which larger boxes (shape (n, 4)) a mark belongs."""
    x0, y0, x1, y1 = large.T
    shared = np.minimum(small.x1, x1) - np.maximum(small.x0, x0)
    away = np.maximum(small.y0 - y1, y0 - small.y1)
    is_in_line = shared >= _STACKED * np.minimum(small.width, x1 - x0)
    # What is about as high as the mark beside it is a letter of a column, or a part of a broken one.
    near = np.where(small.height <= _POINT * (y1 - y0), _NEAR, _BROKEN)
    return np.asarray(is_in_line & (away <= near * np.minimum(y1 - y0, 2 * (x1 - x0))))


def _gap(box: Box, others: NDArray[np.float64]) -> float:
    """Return the distance to the nearest of the others; those in a column may be nearer than those in a row."""
    wide = np.maximum(others[:, 0] - box.x1, box.x0 - others[:, 2])
    high = np.maximum(others[:, 1] - box.y1, box.y0 - others[:, 3])
    high = np.where(-wide >= _STACKED * np.minimum(box.width, others[:, 2] - others[:, 0]), _COLUMN * high, high)
    away = np.maximum(wide, high)
    away[(others == np.array(box)).all(axis=1)] = np.inf
    return float(away.min())


def read_letters(pictures: Sequence[Pixels], languages: tuple[str, ...]) -> list[str]:
    """Return the letter or digit that each picture shows, black on white; "" if none is read."""
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
    """Return one letter or digit for each of the pictures, which are read as one word."""
    high = max(picture.shape[0] for picture in row)
    widths = [picture.shape[1] for picture in row]
    starts = [_LETTER_MARGIN + sum(widths[:number]) for number in range(len(row))]
    sheet = np.full((high + 2 * _LETTER_MARGIN, starts[-1] + widths[-1] + _LETTER_MARGIN), 255, np.uint8)
    for picture, start in zip(row, starts, strict=True):
        foot = _LETTER_MARGIN + high
        sheet[foot - picture.shape[0] : foot, start : start + picture.shape[1]] = picture
    found = [""] * len(row)
    for line in read_line(sheet, _DPI, languages).lines:
        for letter in line.letters:
            middle = letter.box.middle[0]
            number = max((each for each, start in enumerate(starts) if start <= middle), default=0)
            if letter.text.isalnum() and not found[number]:
                found[number] = letter.text
    return found


_BESIDE = 3  # pixels: side of the square around an edge that is known
_MOST_LOOKED_AT = 8_000_000  # pixels of a page in which marks are searched
_MOST = 36_000_000  # pixels that are read at once
_POINTS = 72.0  # points per inch
_USUAL = 300.0  # dots per inch
_LETTER = 40.0  # pixels of height at which OCR knows letters best
_SMALL, _LARGE = 4.5, 15.0  # points of height of letters that are read at the usual resolution
_SIZES = 1.0, 0.7  # sizes at which letters are read that are not those of common text
_FINEST = 40.0  # pixels per point
_MARGIN = 12.0  # points around marks
_FEWEST_APART = 3
_GROUND = 0.2  # of a letter's size, on each side of it
_TINY = 2.0  # times as fine: soft edges make up most of the height of a mark of two or three pixels
_MOST_AREAS = 8  # that are read one by one
_MOST_SMALL, _MOST_GROUPS = 3000, 40  # marks among which words are searched, and groups of them that are read
_REACH = 4.0  # heights of small marks between those of one word, however spaced
_SHORTEST = 3  # letters and digits of a word that a line must have

DrawArea = Callable[[Box, float], Pixels]
"""Draws an area of a page, in points from its top left corner, with this many pixels per point."""


@dataclass(frozen=True, slots=True)
class Marks:
    """Marks on a page that may be letters, in points from its top left corner.

    Attributes:
        letters: those that may be letters, or parts of codes.
        others: marks beside them that may be parts of them: points, dashes.
        is_faint: some letters have little contrast.
        codes: areas that may be codes.
    """

    letters: tuple[Box, ...]
    others: tuple[Box, ...]
    is_faint: bool
    codes: tuple[Box, ...] = ()


def find_marks(draw: DrawArea, page: Box, known: DrawArea | None = None) -> Marks | None:
    """Return the marks of a page that may be letters, without dotted lines; None if there are too few.

    Args:
        page: the area that can be drawn.
        known: draws what is read elsewhere; its marks are left out.
    """
    scale = min(marks.SCALE, (_MOST_LOOKED_AT / max(page.size, 1.0)) ** 0.5)
    steps = marks.edges(draw(page, scale))
    if known is not None and steps.any():
        steps[grown(marks.edges(known(page, scale)) > 0, _BESIDE)] = 0
    found = marks.find_marks(steps)
    rows = list(dotted(draw, page, [each for _, each in _placed(found, scale)]))
    for x0, y0, x1, y1 in rows:
        steps[floor(y0 * scale) : ceil(y1 * scale), floor(x0 * scale) : ceil(x1 * scale)] = 0
    if rows:
        found = marks.find_marks(steps)
    if not found.marks and not found.codes:
        return None
    placed = _placed(found, scale)
    return Marks(
        tuple(box for each, box in placed if each.is_letter),
        tuple(box for each, box in placed if not each.is_letter),
        any(each.is_letter and each.is_faint for each in found.marks),
        tuple(Box(*(edge / scale for edge in each)) for each in found.codes),
    )


def _placed(found: marks.Found, scale: float) -> list[tuple[marks.Mark, Box]]:
    """Return marks with their boxes in points."""
    return [(each, Box(*(edge / scale for edge in each.box))) for each in found.marks]


def say_something(letters: Iterable[Box]) -> bool:
    """Return whether there are enough marks of letters for a word."""
    return marks.count(np.array(list(letters)).reshape(-1, 4) * marks.SCALE) >= marks.LEAST


def read_marks(draw: DrawArea, page: Box, found: Marks, languages: tuple[str, ...]) -> Iterator[PrintedLine]:
    """Yield the lines of text that marks form, in points; isolated letters are lines of their own."""
    yield from _codes(draw, page, found)
    yield from _read_apart(draw, found, languages)
    for boxes, scale in _sizes(found.letters):
        for line in _read(draw, _area(boxes, page, scale), scale, languages, faint=found.is_faint):
            long = any(sum(map(str.isalnum, word)) >= _SHORTEST for word in line.text.split())
            if long and any(_meet(line.box, box) for box in found.letters):
                yield line


def _sizes(boxes: Sequence[Box]) -> Iterator[tuple[list[Box], float]]:
    """Yield marks of similar height, with the pixels per point at which to draw them."""
    for least, most in ((0.0, _SMALL), (_SMALL, _LARGE), (_LARGE, float("inf"))):
        found = [box for box in boxes if least <= box.height < most]
        if found:
            letter = median(box.height for box in found)
            finer = _TINY * _LETTER / letter if most == _SMALL else _LETTER / letter
            if least == _SMALL:
                yield found, _USUAL / _POINTS
                continue
            for size in _SIZES:
                for each in _words_of(found) if most == _SMALL else (found,):
                    yield each, min(size * finer, _FINEST)


def _words_of(small: list[Box]) -> list[list[Box]]:
    """Return the groups of small marks that may be words; all marks as one group where there are many.

    Specks lie all over a scanned page: to draw the whole of it so finely, and to read it, takes minutes.
    """
    if len(small) > _MOST_SMALL:
        return [small]
    reach = _REACH * median(box.height for box in small)
    found = [each for each in near_each_other(small, reach) if say_something(each)]
    return found if len(found) <= _MOST_GROUPS else [list(chain.from_iterable(found))]


def near_each_other(boxes: Sequence[Box], reach: float) -> Iterator[list[Box]]:
    """Yield groups of boxes, in each of which every box is at most `reach` from another; a lone box is a group."""
    edges = np.array(boxes)
    left = set(range(len(boxes)))
    while left:
        found, waiting = [], [left.pop()]
        while waiting:
            found.append(waiting.pop())
            x0, y0, x1, y1 = edges[found[-1]]
            wide = np.maximum(edges[:, 0] - x1, x0 - edges[:, 2])
            high = np.maximum(edges[:, 1] - y1, y0 - edges[:, 3])
            near = left.intersection(np.flatnonzero(np.maximum(wide, high) <= reach).tolist())
            left -= near
            waiting += near
        yield [boxes[each] for each in sorted(found)]


def _area(boxes: Iterable[Box], page: Box, scale: float) -> Box:
    return union(boxes).grown(max(_MARGIN, _LETTER / scale)).shared(page)


def _read(draw: DrawArea, area: Box, scale: float, languages: tuple[str, ...], *, faint: bool) -> Iterator[PrintedLine]:
    scale = min(scale, (_MOST / max(area.size, 1.0)) ** 0.5)
    for pixels in views(draw(area, scale), faint=faint):
        # Whatever their size on the page, letters are drawn as large as those of usual text.
        for line in read(pixels, _USUAL, languages).lines:
            yield line.placed(partial(_moved, area=area, scale=scale))


def _codes(draw: DrawArea, page: Box, found: Marks) -> Iterator[PrintedLine]:
    """Yield the text of bar codes, which are read as fine as they are printed, however large they are."""
    parts = (*found.letters, *found.others)
    areas = found.codes if len(found.codes) <= _MOST_AREAS else ()
    if len(found.codes) > 1:  # each may be crowded around one bar
        areas += (union((*found.codes, *found.letters)),)
    seen: set[tuple[str, Box]] = set()
    for area in (_area((each,), page, _USUAL / _POINTS) for each in areas):
        scale = min(_USUAL / _POINTS, (_MOST / max(area.size, 1.0)) ** 0.5)
        shown = map(Image.fromarray, views(draw(area, scale), faint=True))
        for code in chain.from_iterable(read_codes(each, partial(_moved, area=area, scale=scale)) for each in shown):
            for line in code:
                # Of bars, the place of a code may be no more than the rows in which they were read.
                whole = union((line.box, *(part for part in parts if _meet(part, line.box) and area.holds(part))))
                place = line.text, Box(*map(round, whole))
                if place not in seen:
                    seen.add(place)
                    yield PrintedLine(tuple(each._replace(box=whole) for each in line.letters), (1, 0), line.size)


def _moved(box: Box, area: Box, scale: float) -> Box:
    x, y = area.x0, area.y0
    return Box(x + box.x0 / scale, y + box.y0 / scale, x + box.x1 / scale, y + box.y1 / scale)


def _read_apart(draw: DrawArea, found: Marks, languages: tuple[str, ...]) -> Iterator[PrintedLine]:
    """Yield isolated letters, each as a line; the usual OCR finds none that is alone."""
    return read_isolated(
        set_apart(found.letters, found.others),
        lambda box, scale: views(draw(with_ground(box), scale), faint=False)[0],
        _FINEST,
        languages,
    )


def read_isolated(
    boxes: Sequence[Box], draw: DrawArea, finest: float, languages: tuple[str, ...]
) -> Iterator[PrintedLine]:
    """Yield the isolated letters in these boxes, each as a line; none where the boxes hold symbols.

    Args:
        draw: returns the pixels of a box at a scale, dark on light.
        finest: greatest scale.
    """
    if len(boxes) < _FEWEST_APART:
        return
    scale = min(_LETTER / max(median(box.height for box in boxes), 0.1), finest)
    texts = read_letters([draw(box, scale) for box in boxes], languages)
    if len({text.casefold() for text in texts if text}) < _FEWEST_APART:
        return  # symbols: arrows, points of a chart
    for text, box in zip(texts, boxes, strict=True):
        if text:
            yield PrintedLine((Letter(text, box),), (1, 0), box.height)


def with_ground(box: Box) -> Box:
    """Return a letter's box with some ground around it, which shows which of two colours is the ground."""
    return box.grown(_GROUND * max(box.width, box.height))


def _meet(one: Box, other: Box) -> bool:
    return one.x0 < other.x1 and other.x0 < one.x1 and one.y0 < other.y1 and other.y0 < one.y1
