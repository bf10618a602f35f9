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
from engine.documents.ocr.page import read_isolated, set_apart, with_ground
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
    found = _with_isolated(colours, dpi, reading, words, languages)
    grey = dark_on_light(np.asarray(Image.fromarray(colours).convert("L")))
    usual = median(line.size for line in found.lines) if found.lines else 0.0
    if (cleaned := without_rules(grey, dpi, usual)) is not None:
        found = _read_cleaned(cleaned, cleaned != grey, dpi, found, languages)
    if (found.in_part or not found.sure) and (cleaned := without_specks(grey)) is not None:
        without = _read_cleaned(cleaned, np.zeros_like(grey, np.bool_), dpi, found, languages)
        # What seemed to be specks may have been the dots of letters.
        found = replace(without, unread=found.unread or without.unread or not without.sure)
    return found


def _read_cleaned(grey: Pixels, rules: Mask, dpi: float, reading: Reading, languages: tuple[str, ...]) -> Reading:
    """Return the reading with what a cleaned picture shows beside it; as it is where that has no further letters.

    Words that were read across an upright line count as not read: they may be letters in frames.
    """
    colours = np.stack((grey,) * 3, axis=2)
    known = [box for line in reading.lines for box in _read_words(line, 1) if not _is_divided(box, rules)]
    unread = _unread(colours, dpi, reading, known)
    if unread.estimate < marks.LEAST:
        return reading
    further = tuple(added(reading.lines, _lines_around(unread.letters, grey, dpi, languages)))
    known += (box for line in further for box in _read_words(line, _WORD) if not _is_divided(box, rules))
    more = replace(reading, lines=(*reading.lines, *further))
    return _with_isolated(colours, dpi, more, known, languages)


def _lines_around(letters: list[Box], grey: Pixels, dpi: float, languages: tuple[str, ...]) -> Iterator[PrintedLine]:
    around = union(letters)
    x0, y0 = (max(int(edge - _MARGIN * dpi), 0) for edge in around[:2])
    x1, y1 = (int(edge + _MARGIN * dpi) for edge in around[2:])
    part = np.ascontiguousarray(grey[y0:y1, x0:x1])
    return (line.moved(x0, y0) for line in read(part, dpi, languages).lines)


def _with_isolated(
    colours: Pixels, dpi: float, reading: Reading, known: list[Box], languages: tuple[str, ...]
) -> Reading:
    unread = _unread(colours, dpi, reading, known)
    if not unread.letters:
        return reading
    lines = tuple(_isolated(Image.fromarray(colours), set_apart(unread.letters, unread.others), languages))
    left = max(unread.estimate - len(lines), 0.0)
    return replace(reading, lines=(*reading.lines, *lines), unread=left >= max(_MUCH, reading.sure))


def _unread(colours: Pixels, dpi: float, reading: Reading, known: list[Box]) -> _Unread:
    """Return the marks that are in none of the known boxes."""
    picture = Image.fromarray(colours)
    factor = min(1.0, _DPI / dpi, (_MOST / max(picture.width * picture.height, 1)) ** 0.5)
    size = max(round(factor * picture.width), 1), max(round(factor * picture.height), 1)
    small = colours if factor == 1 else np.asarray(picture.resize(size, Image.Resampling.BOX))
    found = marks.find_marks(marks.edges(small)).marks
    boxes = [(each.is_letter, Box(*(edge / factor for edge in each.box))) for each in found]
    letters = [box for is_letter, box in boxes if is_letter and not any(_over(word, box) for word in known)]
    others = [box for is_letter, box in boxes if not is_letter]
    # Beside text that was read, specks are noise; without any, they may be the dots of letters.
    least = _SPECK / factor if reading.sure >= _FEW else 0.0
    sized = [box for box in letters if max(box.width, box.height) > least]
    return _Unread(letters, others, marks.count(np.array(sized).reshape(-1, 4) * factor))


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


def _over(word: Box, mark: Box) -> bool:
    wide, high = word.shared(mark)
    return min(wide, high) > 0 and wide * high >= _MOST_OF_IT * mark.width * mark.height
