"""Second look at a picture that was read: letters set apart from each other, and marks that OCR did not read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from engine.core.types import Box, union
from engine.documents.ocr import marks
from engine.documents.ocr.lines import PrintedLine, Reading
from engine.documents.ocr.page import read_isolated, set_apart, with_ground
from engine.documents.ocr.views import views

_DPI = 144.0  # at which marks are searched
_MOST = 4_000_000  # pixels
_WORD = 3  # letters of a word that counts as read
_MOST_OF_IT = 0.5  # share of a mark that a word lies over
_FINEST = 8.0  # times
_ONE_WORD = 24  # letters, which are read together
_FEW = 12  # sure letters
_SPECK = 6.0  # pixels on a side
_MUCH = 8  # letters that were not read

Pixels = NDArray[np.uint8]


def look_again(colours: Pixels, dpi: float, reading: Reading, languages: tuple[str, ...]) -> Reading:
    """Return the reading with letters that are set apart, each a line, and with the number of letters not read.

    Args:
        colours: the picture as it was read, shape (height, width, 3).
        dpi: its pixels per inch.
    """
    picture = Image.fromarray(colours)
    factor = min(1.0, _DPI / dpi, (_MOST / max(picture.width * picture.height, 1)) ** 0.5)
    size = max(round(factor * picture.width), 1), max(round(factor * picture.height), 1)
    small = colours if factor == 1 else np.asarray(picture.resize(size, Image.Resampling.BOX))
    found = marks.find_marks(marks.edges(small))
    words = [box for line in reading.lines for box in _read_words(line)]
    boxes = [(each.is_letter, Box(*(edge / factor for edge in each.box))) for each in found]
    letters = [box for is_letter, box in boxes if is_letter and not any(_over(word, box) for word in words)]
    if not letters:
        return reading
    others = [box for is_letter, box in boxes if not is_letter]
    # Beside text that was read, specks are noise; without any, they may be the dots of letters.
    least = _SPECK / factor if reading.sure >= _FEW else 0.0
    sized = [box for box in letters if max(box.x1 - box.x0, box.y1 - box.y0) > least]
    unread = marks.count(np.array(sized).reshape(-1, 4) * factor)
    lines = tuple(_isolated(picture, set_apart(letters, others), languages))
    left = max(unread - len(lines), 0.0)
    return replace(reading, lines=(*reading.lines, *lines), unread=left >= max(_MUCH, reading.sure))


def _read_words(line: PrintedLine) -> Iterator[Box]:
    """Yield the boxes of the sure words of a line, except short ones."""
    for is_space, word in groupby(line.letters, lambda each: each.text == " "):
        letters = list(word)
        if not is_space and len(letters) >= _WORD and letters[0].is_sure:
            yield union(each.box for each in letters)


def _isolated(picture: Image.Image, boxes: list[Box], languages: tuple[str, ...]) -> Iterator[PrintedLine]:
    if 0 < len(boxes) <= _ONE_WORD:  # in the order of a word, OCR knows them better
        wide, high = (max(box[side] for box in boxes) - min(box[side] for box in boxes) for side in (0, 1))
        boxes = sorted(boxes, key=lambda box: box.x0 if wide >= high else box.y0)
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
    wide, high = min(word.x1, mark.x1) - max(word.x0, mark.x0), min(word.y1, mark.y1) - max(word.y0, mark.y0)
    return min(wide, high) > 0 and wide * high >= _MOST_OF_IT * (mark.x1 - mark.x0) * (mark.y1 - mark.y0)
