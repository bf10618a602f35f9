"""Second reading of a picture by OCR: letters set apart, and letters among rules, outlines, handwriting or specks."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from statistics import median

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from engine.core.types import Box, union
from engine.documents.ocr import marks
from engine.documents.ocr.cleaned import levelled, without_rules, without_specks
from engine.documents.ocr.drawn import Ink, find_ink, lines_beneath, pen_strokes, whole_places
from engine.documents.ocr.grounds import on_own_ground
from engine.documents.ocr.lines import PrintedLine, Reading
from engine.documents.ocr.outlines import POINTS, without_outlines
from engine.documents.ocr.page import near_each_other, read_isolated, set_apart, with_ground
from engine.documents.ocr.places import (
    MOST_OF_IT,
    area,
    count_letters,
    covered,
    has_middle_in_any,
    lies_in,
    sure_words,
    word_boxes,
)
from engine.documents.ocr.reading import added, keep, read
from engine.documents.ocr.unread import (
    DOWN,
    LEAST_HIGH,
    REACH,
    WORD,
    PictureMarks,
    estimate,
    joined_words,
    picture_marks,
    strong_ink,
    unread_marks,
    unread_writing,
)
from engine.documents.ocr.views import dark_on_light, views
from engine.documents.rasters import Mask, Pixels

_FINEST = 8.0  # times
_ONE_WORD = 24  # letters, which are read together
_HIGH = 0.75  # of the marks are lower than handwriting
_MUCH = 8  # letters that were not read
_MARGIN = 0.5  # inches of a picture around letters, which help to read them
_UPRIGHT, _TICK = 0.7, 0.25  # of the height of a word, covered by an upright line, or by a tick between letters
_FEWEST_TICKS = 2
_EVERY = 4  # pixel in a row and in a column that is looked at to know the ground
_MOST_GROUNDS = 8  # places with a ground of their own that are read
_KEPT = 64  # readings: pages without text are alike, and so is a picture that a file holds several times

_known: OrderedDict[tuple[bytes, tuple[int, ...], float, Reading, tuple[str, ...]], Reading] = OrderedDict()
_QUARTERS = {(1, 0): 0, (0, 1): 1, (-1, 0): 2, (0, -1): 3}
"""Quarter turns counterclockwise that make text of a direction upright."""


def look_again(colours: Pixels, dpi: float, reading: Reading, languages: tuple[str, ...]) -> Reading:
    """Return the reading with letters that are set apart, each a line, with lines that rules, outlines or specks kept
    from being read, and with whether letters or writing are left that were not read. Equal pictures are read once.

    Args:
        colours: the picture as it was read, shape (height, width, 3).
        dpi: its pixels per inch.
    """
    picture = hashlib.sha256(np.ascontiguousarray(colours).data).digest(), colours.shape, dpi, reading, languages
    if picture in _known:
        return _known[picture]
    # Upright letters below each other are read as a turned line, most often a doubtful one.
    quarters = _QUARTERS[reading.direction] if reading.sure > reading.doubtful else 0
    height, width = colours.shape[:2]
    upright = np.ascontiguousarray(np.rot90(colours, quarters))
    found = _look_again(upright, dpi, reading.turned(quarters, width, height), languages)
    found = found.turned(-quarters, *upright.shape[1::-1])
    if any(line.direction != (1, 0) for line in reading.lines):
        found = _with_columns(colours, dpi, found, languages)
    return keep(_known, _KEPT, picture, found)


def _with_columns(colours: Pixels, dpi: float, reading: Reading, languages: tuple[str, ...]) -> Reading:
    """Return the reading with upright letters below each other, which OCR takes for a turned line."""
    level = (line for line in reading.lines if line.direction == (1, 0))
    known = covered((box for line in level for box in sure_words(line, 1)), colours)
    found = _with_isolated(colours, picture_marks(colours, dpi), reading, known, languages)
    return replace(found, unread=reading.unread)


def _look_again(colours: Pixels, dpi: float, reading: Reading, languages: tuple[str, ...]) -> Reading:
    grey = dark_on_light(np.asarray(Image.fromarray(colours).convert("L")))
    usual = _usual_height(reading)
    letters = usual if reading.sure else _height_of_marks(usual, colours, dpi)
    plain, nothing = levelled(grey), np.zeros_like(grey, np.bool_)
    cleaned, rules = without_rules(grey, dpi, letters) or (plain, nothing)
    words = covered((box for line in reading.lines for box in sure_words(line, WORD)), grey)
    # Before outlines are removed: the loops of a signature seem to be some.
    high = usual if words.any() else _height_without_words(usual, dpi)
    ink = find_ink(cleaned, dpi, high)
    strokes = list(_strokes_alone(ink, cleaned, dpi, reading)) if ink and not words.any() else []
    beneath = tuple(lines_beneath(colours, cleaned, ink, reading, dpi, languages)) if ink and usual else ()
    bare, writing = without_outlines(plain, rules, dpi, usual) or (None, [])
    writing += strokes
    if bare is not None:
        cleaned, rules = without_rules(bare, dpi, letters) or (bare, nothing)
        colours = np.where((bare != plain)[:, :, None], np.median(colours, axis=(0, 1)), colours).astype(np.uint8)
    in_colour = picture_marks(colours, dpi)
    found = _with_isolated(colours, in_colour, reading, words, languages)
    if usual:
        found = _read_on_own_grounds(colours, in_colour, dpi, usual, found, languages)
        # Not after the next reading: of joined letters, it may be sure that they are other ones.
        writing += joined_words(cleaned, reading.lines, found.lines[len(reading.lines) :], usual)
    is_grain = found.unread and not reading.sure  # of which letters are read one by one
    found, shown = _read_cleaned(cleaned, rules, dpi, found, languages)
    if is_grain and not any(count_letters(line.sure_text) >= WORD for line in found.lines):
        found = replace(found, unread=True)
    writing += (*found.writing, *unread_writing(cleaned, shown, found, usual))
    found = replace(found, lines=(*found.lines, *beneath), writing=tuple(writing))
    if (found.is_doubtful or not found.sure) and (smooth := without_specks(grey)) is not None:
        without, _ = _read_cleaned(smooth, nothing, dpi, found, languages)
        # What seemed to be specks may have been the dots of letters.
        found = replace(without, unread=found.unread or without.unread or not without.sure)
    return replace(found, writing=_places_of_writing(found, shown, high, ink))


def _height_of_marks(usual: float, colours: Pixels, dpi: float) -> float:
    """Return the height of letters in a picture without sure words: frames around them are read as letters, too."""
    heights = [box.height for box in picture_marks(colours, dpi).letters]
    return min(usual, median(heights)) if heights else usual


def _height_without_words(usual: float, dpi: float) -> float:
    """Return the height of a line in a picture without sure words: a signature may be read as large letters."""
    high = POINTS * dpi / 72
    return min(usual, high) if usual else high


def _strokes_alone(ink: Ink, grey: Pixels, dpi: float, reading: Reading) -> Iterator[Box]:
    """Yield the strokes of a picture without sure words, such as a signature, less those of one or two sure letters."""
    letters = covered((box for line in reading.lines for box in sure_words(line, 1)), grey)
    yield from (box for box in pen_strokes(ink, grey, dpi) if not lies_in(box, letters))


def _places_of_writing(reading: Reading, shown: PictureMarks, high: float, ink: Ink | None) -> tuple[Box, ...]:
    """Return the places of writing that was found in part, and of all unread marks where much was not read.

    Args:
        high: height of a line of text, in pixels.
    """
    words = [box for line in reading.lines for box in sure_words(line, WORD)]
    edges = np.array(words, np.float64).reshape(-1, 4)
    left = [box for box in shown.letters if not has_middle_in_any(box, edges)]
    if not (reading.unread and left):
        return whole_places(reading.writing, words, high, ink)
    # The lines that were read are none, or perhaps grain.
    high = max(high, float(np.quantile([box.height for box in left], _HIGH)))
    return whole_places((*reading.writing, *left), words, high, ink)


def _read_on_own_grounds(
    colours: Pixels, shown: PictureMarks, dpi: float, usual: float, reading: Reading, languages: tuple[str, ...]
) -> Reading:
    """Return the reading with words on grounds of their own, as under a highlighter, and with whether one is left.

    Args:
        shown: the marks of the picture in colour.
        usual: height of a line of text, in pixels.
    """
    known = covered((box for line in reading.lines for box in sure_words(line, WORD)), colours)
    left = [box for box in shown.letters if box.height >= LEAST_HIGH * usual and not lies_in(box, known)]
    page = np.median(colours[::_EVERY, ::_EVERY], axis=(0, 1))
    tried = 0
    for group in near_each_other(left, REACH * usual):
        if estimate(np.array(group) * shown.scale) < marks.LEAST or tried == _MOST_GROUNDS:
            continue
        own = on_own_ground(colours, union(group), page, round(usual))
        if own is None:
            continue
        tried += 1
        pixels, place = own
        lines = [line.moved(place.x0, place.y0) for line in read(pixels, dpi, languages).lines]
        further = tuple(added(reading.lines, lines))
        words = covered((box for line in lines for box in sure_words(line, WORD)), colours)
        rest = [box for box in group if not lies_in(box, words)]
        is_left = estimate(np.array(rest).reshape(-1, 4) * shown.scale) >= marks.LEAST
        writing = (*reading.writing, union(rest)) if is_left else reading.writing
        reading = replace(reading, lines=(*reading.lines, *further), writing=writing)
    return reading


def _read_cleaned(
    grey: Pixels, rules: Mask, dpi: float, reading: Reading, languages: tuple[str, ...]
) -> tuple[Reading, PictureMarks]:
    """Return the reading with what a cleaned picture shows beside it, and the marks of that picture.

    Words that were read across an upright line count as not read: they may be letters in frames.
    """
    colours = np.stack((grey,) * 3, axis=2)
    strong = np.where(strong_ink(grey) > 0, grey, np.uint8(np.median(grey)))
    shown = picture_marks(np.stack((strong,) * 3, axis=2), dpi)
    whole = (box for line in reading.lines for box in sure_words(line, 1) if not _is_divided(box, rules))
    known = covered(whole, grey)
    unread = unread_marks(shown, reading, known)
    if unread.estimate < marks.LEAST:
        return reading, shown
    further = tuple(added(reading.lines, _lines_around(unread.letters, grey, dpi, languages)))
    whole = (box for line in further for box in sure_words(line, WORD) if not _is_divided(box, rules))
    known |= covered(whole, grey)
    more = replace(reading, lines=(*reading.lines, *further))
    return _with_isolated(colours, shown, more, known, languages), shown


def _lines_around(letters: list[Box], grey: Pixels, dpi: float, languages: tuple[str, ...]) -> Iterator[PrintedLine]:
    """Yield the lines of the parts of a picture around letters; far from them, all was read."""
    margin = _MARGIN * dpi
    edges = np.array(letters, np.float64).reshape(-1, 4)
    parts = [union(each) for each in near_each_other(letters, 2 * margin)]
    if sum(each.size for each in parts) > union(parts).size:
        parts = [union(parts)]
    for x0, y0, x1, y1 in parts:
        left, top = max(int(x0 - margin), 0), max(int(y0 - margin), 0)
        part = np.ascontiguousarray(grey[top : int(y1 + margin), left : int(x1 + margin)])
        is_down = any(box.height >= DOWN * box.width and (box.x0, box.y0) >= (x0, y0) for box in letters)
        for quarters in (0, 1, 3) if is_down else (0,):
            turned = np.ascontiguousarray(np.rot90(part, quarters))
            there = read(turned, dpi, languages).turned(-quarters, *turned.shape[1::-1])
            for line in there.lines:
                yield from _over(line.moved(left, top), edges)


def _over(line: PrintedLine, letters: NDArray[np.float64]) -> Iterator[PrintedLine]:
    """Yield a line from its first to its last word over one of the letters, shape (n, 4); the rest was read before."""
    words = word_boxes(line)
    over = [number for number, word in enumerate(words) if _is_over(word, letters)]
    if over:
        place = union(words[over[0] : over[-1] + 1])
        yield replace(line, letters=tuple(each for each in line.letters if place.holds_middle(each.box)))


def _is_over(word: Box, letters: NDArray[np.float64]) -> bool:
    """Return whether a word and one of the letters, shape (n, 4), lie for the most part over each other."""
    x0, y0, x1, y1 = letters.T
    wide, high = np.minimum(word.x1, x1) - np.maximum(word.x0, x0), np.minimum(word.y1, y1) - np.maximum(word.y0, y0)
    enough = wide * high >= MOST_OF_IT * np.minimum(word.size, (x1 - x0) * (y1 - y0))
    return bool((enough & (np.minimum(wide, high) > 0)).any())


def _usual_height(reading: Reading) -> float:
    """Return the height of the line of most letters, in pixels, if possible of sure ones; 0 if none was read."""
    sure = [line.size for line in reading.lines for _ in range(count_letters(line.sure_text))]
    return median(sure or [line.size for line in reading.lines] or [0.0])


def _with_isolated(
    colours: Pixels, shown: PictureMarks, reading: Reading, known: Mask, languages: tuple[str, ...]
) -> Reading:
    unread = unread_marks(shown, reading, known)
    if not unread.letters:
        return reading
    lines = tuple(_isolated(Image.fromarray(colours), set_apart(unread.letters, unread.others), languages))
    left = max(unread.estimate - len(lines), 0.0)
    return replace(reading, lines=(*reading.lines, *lines), unread=left >= max(_MUCH, reading.sure))


def _is_divided(word: Box, rules: Mask) -> bool:
    """Return whether an upright line was removed within a word, or several ticks."""
    within = rules[area(word)]
    if not within.size:
        return False
    covered = within.mean(axis=0)
    ticks = np.diff(covered >= _TICK, prepend=False, append=False).sum() // 2
    return bool((covered >= _UPRIGHT).any() or ticks >= _FEWEST_TICKS)


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
