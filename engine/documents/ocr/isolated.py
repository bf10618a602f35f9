"""Second reading of a picture by OCR: letters set apart from each other, letters among rules or specks, and marks
that OCR did not read.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby, pairwise
from statistics import median
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from engine.core.types import Box, union
from engine.documents.ocr import marks
from engine.documents.ocr.cleaned import without_rules, without_specks
from engine.documents.ocr.lines import PrintedLine, Reading
from engine.documents.ocr.page import near_each_other, read_isolated, set_apart, with_ground
from engine.documents.ocr.reading import added, read
from engine.documents.ocr.views import dark_on_light, views

_DPI = 144.0  # at which marks are searched
_MOST = 4_000_000  # pixels
_WORD = 3  # letters of a word that counts as read
_MOST_OF_IT = 0.5  # share of a mark that a word lies over
_FINEST = 8.0  # times
_ONE_WORD = 24  # letters, which are read together
_FEW = 12  # sure letters
_SPECK = 6.0  # pixels on a side
_MUCH = 8  # letters that were not read
_MARGIN = 0.5  # inches of a picture around letters, which help to read them
_UPRIGHT = 0.7  # of the height of a word, covered by an upright line

Pixels = NDArray[np.uint8]
Mask = NDArray[np.bool_]


class _Marks(NamedTuple):
    """All marks of a picture. `letters`, `others`: see `set_apart`; `scale`: at which they were searched."""

    letters: list[Box]
    others: list[Box]
    scale: float


class _Unread(NamedTuple):
    """Marks of a picture that may be letters and were not read.

    Attributes:
        letters, others: see `set_apart`.
        estimate: of the number of letters among those that are no specks.
    """

    letters: list[Box]
    others: list[Box]
    estimate: float


def look_again(colours: Pixels, dpi: float, reading: Reading, languages: tuple[str, ...]) -> Reading:
    """Return the reading with letters that are set apart, each a line, with lines that rules or specks kept from being
    read, and with whether letters are left that were not read.

    Args:
        colours: the picture as it was read, shape (height, width, 3).
        dpi: its pixels per inch.
    """
    words = [box for line in reading.lines for box in _read_words(line, _WORD)]
    found = _with_isolated(colours, _marks(colours, dpi), reading, words, languages)
    grey = dark_on_light(np.asarray(Image.fromarray(colours).convert("L")))
    usual = median(line.size for line in found.lines) if found.lines else 0.0
    if cleaned := without_rules(grey, dpi, usual):
        found = _read_cleaned(*cleaned, dpi, found, languages)
    if (found.in_part or not found.sure) and (smooth := without_specks(grey)) is not None:
        without = _read_cleaned(smooth, np.zeros_like(grey, np.bool_), dpi, found, languages)
        # What seemed to be specks may have been the dots of letters.
        found = replace(without, unread=found.unread or without.unread or not without.sure)
    return found


def _read_cleaned(grey: Pixels, rules: Mask, dpi: float, reading: Reading, languages: tuple[str, ...]) -> Reading:
    """Return the reading with what a cleaned picture shows beside it; as it is where that has no further letters.

    Words that were read across an upright line count as not read: they may be letters in frames.
    """
    colours = np.stack((grey,) * 3, axis=2)
    shown = _marks(colours, dpi)
    known = [box for line in reading.lines for box in _read_words(line, 1) if not _is_divided(box, rules)]
    unread = _unread(shown, reading, known)
    if unread.estimate < marks.LEAST:
        return reading
    further = tuple(added(reading.lines, _lines_around(unread.letters, grey, dpi, languages)))
    known += (box for line in further for box in _read_words(line, _WORD) if not _is_divided(box, rules))
    more = replace(reading, lines=(*reading.lines, *further))
    return _with_isolated(colours, shown, more, known, languages)


def _lines_around(letters: list[Box], grey: Pixels, dpi: float, languages: tuple[str, ...]) -> Iterator[PrintedLine]:
    """Yield the lines of the parts of a picture around letters; far from them, all was read."""
    margin = _MARGIN * dpi
    parts = [union(each) for each in near_each_other(letters, 2 * margin)]
    if sum(map(_size, parts)) > _size(union(parts)):
        parts = [union(parts)]
    for x0, y0, x1, y1 in parts:
        left, top = max(int(x0 - margin), 0), max(int(y0 - margin), 0)
        part = np.ascontiguousarray(grey[top : int(y1 + margin), left : int(x1 + margin)])
        yield from (line.moved(left, top) for line in read(part, dpi, languages).lines)


def _size(box: Box) -> float:
    return box.width * box.height


def _with_isolated(
    colours: Pixels, shown: _Marks, reading: Reading, known: list[Box], languages: tuple[str, ...]
) -> Reading:
    unread = _unread(shown, reading, known)
    if not unread.letters:
        return reading
    lines = tuple(_isolated(Image.fromarray(colours), set_apart(unread.letters, unread.others), languages))
    left = max(unread.estimate - len(lines), 0.0)
    return replace(reading, lines=(*reading.lines, *lines), unread=left >= max(_MUCH, reading.sure))


def _marks(colours: Pixels, dpi: float) -> _Marks:
    picture = Image.fromarray(colours)
    scale = min(1.0, _DPI / dpi, (_MOST / max(picture.width * picture.height, 1)) ** 0.5)
    size = max(round(scale * picture.width), 1), max(round(scale * picture.height), 1)
    small = colours if scale == 1 else np.asarray(picture.resize(size, Image.Resampling.BOX))
    letters: list[Box] = []
    others: list[Box] = []
    for each in marks.find_marks(marks.edges(small)).marks:
        (letters if each.is_letter else others).append(Box(*(edge / scale for edge in each.box)))
    return _Marks(letters, others, scale)


def _unread(shown: _Marks, reading: Reading, known: list[Box]) -> _Unread:
    """Return the marks that are in none of the known boxes."""
    read_ = _lie_under(known, np.array(shown.letters).reshape(-1, 4)).tolist()
    letters = [box for box, is_read in zip(shown.letters, read_, strict=True) if not is_read]
    # Beside text that was read, specks are noise; without any, they may be the dots of letters.
    least = _SPECK / shown.scale if reading.sure >= _FEW else 0.0
    sized = [box for box in letters if max(box.width, box.height) > least]
    return _Unread(letters, shown.others, marks.count(np.array(sized).reshape(-1, 4) * shown.scale))


def _lie_under(words: list[Box], found: NDArray[np.float64]) -> Mask:
    """Return which marks (shape (n, 4)) lie for the most part under one of these words."""
    x0, y0, x1, y1 = found.T
    least = _MOST_OF_IT * (x1 - x0) * (y1 - y0)
    under = np.zeros(len(found), np.bool_)
    for word in words:
        wide = np.minimum(word.x1, x1) - np.maximum(word.x0, x0)
        high = np.minimum(word.y1, y1) - np.maximum(word.y0, y0)
        under |= (np.minimum(wide, high) > 0) & (wide * high >= least)
    return under


def _read_words(line: PrintedLine, shortest: int) -> Iterator[Box]:
    """Yield the boxes of the sure words of a line, except shorter ones."""
    for is_space, word in groupby(line.letters, lambda each: each.text == " "):
        letters = list(word)
        if not is_space and len(letters) >= shortest and letters[0].is_sure:
            yield union(each.box for each in letters)


def _is_divided(word: Box, rules: Mask) -> bool:
    """Return whether an upright line was removed within a word."""
    x0, y0, x1, y1 = (max(int(edge), 0) for edge in word)
    within = rules[y0 : y1 + 1, x0 : x1 + 1]
    return bool(within.size) and bool((within.mean(axis=0) >= _UPRIGHT).any())


def _isolated(picture: Image.Image, boxes: list[Box], languages: tuple[str, ...]) -> Iterator[PrintedLine]:
    if 0 < len(boxes) <= _ONE_WORD:  # in the order of a word, OCR knows them better
        wide, high = (max(box[side] for box in boxes) - min(box[side] for box in boxes) for side in (0, 1))
        along = 0 if wide >= high else 1
        in_order = sorted(boxes, key=lambda box: box[along])
        if all(one[along + 2] <= other[along] for one, other in pairwise(in_order)):  # else in several rows
            boxes = in_order
    return read_isolated(boxes, lambda box, scale: _cut(picture, box, scale), _FINEST, languages)


def _cut(picture: Image.Image, box: Box, scale: float) -> Pixels:
    """Return a letter with some ground around it, dark on light."""
    x0, y0, x1, y1 = with_ground(box)
    area = int(x0), int(y0), int(x1) + 1, int(y1) + 1
    ground = picture.getpixel((max(area[0], 0), max(area[1], 0)))
    cut = Image.new("RGB", (area[2] - area[0], area[3] - area[1]), ground)
    inside = (max(area[0], 0), max(area[1], 0), min(area[2], picture.width), min(area[3], picture.height))
    cut.paste(picture.crop(inside), (inside[0] - area[0], inside[1] - area[1]))
    size = max(round(scale * cut.width), 1), max(round(scale * cut.height), 1)
    return views(np.asarray(cut.resize(size, Image.Resampling.BICUBIC)), faint=False)[0]
