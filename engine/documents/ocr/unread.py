"""Marks of a picture that a reading leaves unread: letters, handwriting, a stamp, and words with joined letters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby, pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from engine.core.types import Box, union
from engine.documents.ocr import marks
from engine.documents.ocr.lines import PrintedLine, Reading
from engine.documents.ocr.page import near_each_other
from engine.documents.ocr.parts import connected
from engine.documents.ocr.places import (
    MOST_OF_IT,
    area,
    count_letters,
    covered,
    lies_in,
    middle,
    sure_words,
    word_boxes,
)
from engine.documents.rasters import Mask, Pixels

WORD = 3
"""Letters of a word that counts as read."""
LEAST_HIGH, DRAWN = 0.4, 1.5
"""Times the height of a line: the height of a letter, and the sides of handwriting or a stamp."""
REACH = 1.5
"""Times that height: the room between letters of one line."""
DOWN = 3.0
"""Times its width: the height of a word that runs up or down the page."""
_DPI = 144.0  # at which marks are searched
_MOST = 4_000_000  # pixels
_FEW = 12  # sure letters
_SPECK = 6.0  # pixels on a side
_GRAIN = 3.0  # times the median difference between neighbours: few grains differ more
_PALE = 0.25  # of the darkest ink
_FILLED = 0.6  # share of dark pixels: a bar has more, and no writing
_LINES = 3.0  # times as near to each other letters of two lines must be
_JOINED = 0.75  # of the width of a word: letters that a stroke, a stamp or a bar joins


class PictureMarks(NamedTuple):
    """All marks of a picture. `letters`, `others`: see `set_apart`; `scale`: at which they were searched."""

    letters: list[Box]
    others: list[Box]
    scale: float


class UnreadMarks(NamedTuple):
    """Marks of a picture that may be letters and were not read.

    Attributes:
        letters, others: see `set_apart`.
        estimate: of the number of letters among those that are no specks.
    """

    letters: list[Box]
    others: list[Box]
    estimate: float


def picture_marks(colours: Pixels, dpi: float) -> PictureMarks:
    """Return the marks of a picture, without those that are no more than grain.

    Args:
        colours: (height, width, 3).
        dpi: its pixels per inch.
    """
    picture = Image.fromarray(colours)
    scale = min(1.0, _DPI / dpi, (_MOST / max(picture.width * picture.height, 1)) ** 0.5)
    size = max(round(scale * picture.width), 1), max(round(scale * picture.height), 1)
    small = colours if scale == 1 else np.asarray(picture.resize(size, Image.Resampling.BOX))
    letters: list[Box] = []
    others: list[Box] = []
    steps = marks.edges(small)
    grain = _GRAIN * float(np.median(steps))
    steps[steps <= min(grain, marks.FAINT)] = 0
    for each in marks.find_marks(steps).marks:
        (letters if each.is_letter else others).append(Box(*(edge / scale for edge in each.box)))
    return PictureMarks(letters, others, scale)


def unread_marks(shown: PictureMarks, reading: Reading, known: Mask) -> UnreadMarks:
    """Return the marks that lie for the most part outside the pixels of known words."""
    letters = [box for box in shown.letters if not lies_in(box, known)]
    # Beside text that was read, specks are noise; without any, they may be the dots of letters.
    least = _SPECK / shown.scale if reading.sure >= _FEW else 0.0
    sized = [box for box in letters if max(box.width, box.height) > least]
    return UnreadMarks(letters, shown.others, estimate(np.array(sized).reshape(-1, 4) * shown.scale))


def unread_writing(grey: Pixels, shown: PictureMarks, reading: Reading, usual: float) -> Iterator[Box]:
    """Yield the places of marks that no word lies over and that may be a word, handwriting or a stamp.

    Args:
        grey: the picture in which they were searched, dark on ground of one shade.
        usual: height of a line of text, in pixels; 0 if none was read.
    """
    if not usual:
        return  # `unread` tells
    cells = (cell for line in filter(_makes_sense, reading.lines) for cell in _cells(line, REACH * usual))
    under = covered((box for cell in filter(_makes_sense, cells) for box in word_boxes(cell)), grey)
    ink = strong_ink(grey)
    left: list[Box] = []
    for box in shown.letters:
        own, read_ = ink[area(box)], under[area(box)]
        is_read = own[read_].sum() >= MOST_OF_IT * own.sum()
        if box.height >= LEAST_HIGH * usual and not is_read and (own > 0).mean() < _FILLED:
            left.append(box)
    # Letters of one line may stand apart, as in the boxes of a form; what stands below each other may be bullets.
    spread = [Box(box.x0, _LINES * box.y0, box.x1, _LINES * box.y1) for box in left]
    for group in near_each_other(spread, REACH * usual):
        marked = np.array(group) / (1, _LINES, 1, _LINES)
        boxes = [Box(*each) for each in marked.tolist()]
        whole = np.array([_is_whole(ink[area(each)] > 0) for each in boxes])
        is_drawn = any(min(box.width, box.height) >= DRAWN * usual for box in boxes)
        if is_drawn or estimate(marked[~whole] * shown.scale) + whole.sum() >= marks.LEAST:
            yield from boxes


def _makes_sense(line: PrintedLine) -> bool:
    return 2 * count_letters(line.sure_text) >= count_letters(line.text)


def _cells(line: PrintedLine, room: float) -> Iterator[PrintedLine]:
    """Yield the parts of a line between wide gaps: OCR reads words and a signature far beside them as one line."""
    boxes = word_boxes(line)
    ends = [before.x1 for before, after in pairwise(boxes) if after.x0 - before.x1 > room]
    for start, end in pairwise((float("-inf"), *ends, float("inf"))):
        letters = tuple(each for each in line.letters if start < each.box.middle[0] <= end)
        yield replace(line, letters=letters)


def _is_whole(ink: Mask) -> bool:
    """Return whether a high narrow mark has no gap from top to bottom: a brace or a bracket, and no word."""
    rows = ink.any(axis=1)
    gaps = np.diff(rows, prepend=False, append=False).sum() // 2
    return bool(ink.shape[0] >= DOWN * ink.shape[1] and gaps <= 1)


def joined_words(
    grey: Pixels, lines: Iterable[PrintedLine], further: Iterable[PrintedLine], usual: float
) -> Iterator[Box]:
    """Yield doubtful words whose letters are joined, or as high as a stamp: struck out, stamped over, on a bar.

    Args:
        grey: without rules and outlines, dark on ground of one shade.
        lines, further: of the first reading, and those that were read better than in it.
        usual: height of a line of text, in pixels.
    """
    sure = covered((box for line in further for box in sure_words(line, WORD)), grey)
    ground = int(np.median(grey))
    for line in lines:
        for is_space, word in groupby(line.letters, lambda each: each.text == " "):
            doubtful = [] if is_space else [each for each in word if each.text.isalnum() and not each.is_sure]
            letters = [each for each in doubtful if not sure[middle(each.box)].any()]
            if len(letters) < WORD:
                continue
            box = union(each.box for each in letters)
            within = grey[area(box)]
            if not within.size or box.width < box.height:
                continue  # bullets below each other are read as a column
            parts = connected(within < (ground + int(within.min())) / 2)
            if parts is None:
                continue
            wide, high = (parts.boxes[1:, 2:] - parts.boxes[1:, :2]).max(axis=0, initial=0)
            if wide >= _JOINED * box.width or high >= DRAWN * usual:
                yield box


def strong_ink(grey: Pixels) -> NDArray[np.int16]:
    """Return how much darker than the ground each pixel is, 0 where it is pale, as are the specks of a shaded field."""
    ink = np.maximum(int(np.median(grey)) - grey.astype(np.int16), 0)
    ink[ink < _PALE * ink.max()] = 0
    return ink


def estimate(boxes: NDArray[np.float64]) -> float:
    """Return the approximate number of letters in marks, of words that run up or down the page, too; shape (n, 4)."""
    turned = boxes[:, (1, 0, 3, 2)]
    is_down = (boxes[:, 3] - boxes[:, 1]) >= DOWN * (boxes[:, 2] - boxes[:, 0])
    return marks.count(np.where(is_down[:, None], turned, boxes))
