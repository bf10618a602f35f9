"""Second reading of a picture by OCR: letters set apart from each other, letters among rules, outlines or specks, and
marks that OCR did not read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby, pairwise
from statistics import median
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from engine.core.types import Box, union
from engine.documents.ocr import marks
from engine.documents.ocr.cleaned import levelled, without_rules, without_specks
from engine.documents.ocr.grounds import on_own_ground
from engine.documents.ocr.lines import PrintedLine, Reading
from engine.documents.ocr.outlines import without_outlines
from engine.documents.ocr.page import near_each_other, read_isolated, set_apart, with_ground
from engine.documents.ocr.parts import connected
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
_GRAIN = 3.0  # times the median difference between neighbours: few grains differ more
_MARGIN = 0.5  # inches of a picture around letters, which help to read them
_LEAST_HIGH, _DRAWN = 0.4, 1.5  # times the height of a line: of a letter, and of handwriting or a stamp
_PALE = 0.25  # of the darkest ink
_FILLED = 0.6  # share of dark pixels: a bar has more, and no writing
_REACH = 1.5  # times that height: between letters of one line
_LINES = 3.0  # times as near to each other letters of two lines must be
_UPRIGHT, _TICK = 0.7, 0.25  # of the height of a word, covered by an upright line, or by a tick between letters
_FEWEST_TICKS = 2
_DOWN = 3.0  # times its width: the height of a word that runs up or down the page
_JOINED = 0.75  # of the width of a word: letters that a stroke, a stamp or a bar joins
_EVERY = 4  # pixel in a row and in a column that is looked at to know the ground
_MOST_GROUNDS = 8  # places with a ground of their own that are read

_QUARTERS = {(1, 0): 0, (0, 1): 1, (-1, 0): 2, (0, -1): 3}
"""Quarter turns counterclockwise that make text of a direction upright."""

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
    """Return the reading with letters that are set apart, each a line, with lines that rules, outlines or specks kept
    from being read, and with whether letters or writing are left that were not read.

    Args:
        colours: the picture as it was read, shape (height, width, 3).
        dpi: its pixels per inch.
    """
    quarters = _QUARTERS[reading.direction]
    height, width = colours.shape[:2]
    upright = np.ascontiguousarray(np.rot90(colours, quarters))
    found = _look_again(upright, dpi, reading.turned(quarters, width, height), languages)
    return found.turned(-quarters, *upright.shape[1::-1])


def _look_again(colours: Pixels, dpi: float, reading: Reading, languages: tuple[str, ...]) -> Reading:
    grey = dark_on_light(np.asarray(Image.fromarray(colours).convert("L")))
    usual = median(line.size for line in reading.lines) if reading.lines else 0.0
    plain, nothing = levelled(grey), np.zeros_like(grey, np.bool_)
    cleaned, rules = without_rules(grey, dpi, usual) or (plain, nothing)
    bare, is_touched = without_outlines(plain, rules, dpi, usual) or (None, False)
    if bare is not None:
        cleaned, rules = without_rules(bare, dpi, usual) or (bare, nothing)
        colours = np.where((bare != plain)[:, :, None], np.median(colours, axis=(0, 1)), colours).astype(np.uint8)
    words = _covered((box for line in reading.lines for box in _read_words(line, _WORD)), grey)
    in_colour = _marks(colours, dpi)
    found = _with_isolated(colours, in_colour, reading, words, languages)
    if usual:
        found = _read_on_own_grounds(colours, in_colour, dpi, usual, found, languages)
        # Not after the next reading: of joined letters, it may be sure that they are other ones.
        is_touched |= _has_joined_words(cleaned, reading.lines, found.lines[len(reading.lines) :], usual)
    is_grain = found.unread and not reading.sure  # of which letters are read one by one
    found, shown = _read_cleaned(cleaned, rules, dpi, found, languages)
    if is_grain and not any(_count(line.sure_text) >= _WORD for line in found.lines):
        found = replace(found, unread=True)
    if is_touched or _has_writing(cleaned, shown, found, usual):
        found = replace(found, has_writing=True)
    if (found.is_doubtful or not found.sure) and (smooth := without_specks(grey)) is not None:
        without, _ = _read_cleaned(smooth, nothing, dpi, found, languages)
        # What seemed to be specks may have been the dots of letters.
        found = replace(without, unread=found.unread or without.unread or not without.sure)
    return found


def _has_writing(grey: Pixels, shown: _Marks, reading: Reading, usual: float) -> bool:
    """Return whether marks that no word lies over may be a word, handwriting or a stamp.

    Args:
        grey: the picture in which they were searched, dark on ground of one shade.
        usual: height of a line of text, in pixels; 0 if none was read.
    """
    if not usual:
        return False  # `unread` tells
    makes_sense = (line for line in reading.lines if 2 * _count(line.sure_text) >= _count(line.text))
    under = _covered((box for line in makes_sense for box in _words(line)), grey)
    ink = _strong_ink(grey)
    left: list[Box] = []
    for box in shown.letters:
        own, read_ = ink[_within(box)], under[_within(box)]
        is_read = own[read_].sum() >= _MOST_OF_IT * own.sum()
        if box.height >= _LEAST_HIGH * usual and not is_read and (own > 0).mean() < _FILLED:
            left.append(box)
    if any(min(box.width, box.height) >= _DRAWN * usual for box in left):
        return True
    # Letters of one line may stand apart, as in the boxes of a form; what stands below each other may be bullets.
    spread = [Box(box.x0, _LINES * box.y0, box.x1, _LINES * box.y1) for box in left]
    for group in near_each_other(spread, _REACH * usual):
        marked = np.array(group) / (1, _LINES, 1, _LINES)
        whole = np.array([_is_whole(ink[_within(Box(*each))] > 0) for each in marked.tolist()])
        if _estimate(marked[~whole] * shown.scale) + whole.sum() >= marks.LEAST:
            return True
    return False


def _strong_ink(grey: Pixels) -> NDArray[np.int16]:
    """Return how much darker than the ground each pixel is, 0 where it is pale, as are the specks of a shaded field."""
    ink = np.maximum(int(np.median(grey)) - grey.astype(np.int16), 0)
    ink[ink < _PALE * ink.max()] = 0
    return ink


def _is_whole(ink: Mask) -> bool:
    """Return whether a high narrow mark has no gap from top to bottom: a brace or a bracket, and no word."""
    rows = ink.any(axis=1)
    gaps = np.diff(rows, prepend=False, append=False).sum() // 2
    return bool(ink.shape[0] >= _DOWN * ink.shape[1] and gaps <= 1)


def _estimate(boxes: NDArray[np.float64]) -> float:
    """Return the approximate number of letters in marks, of words that run up or down the page, too; shape (n, 4)."""
    turned = boxes[:, (1, 0, 3, 2)]
    is_down = (boxes[:, 3] - boxes[:, 1]) >= _DOWN * (boxes[:, 2] - boxes[:, 0])
    return marks.count(np.where(is_down[:, None], turned, boxes))


def _has_joined_words(grey: Pixels, lines: Iterable[PrintedLine], further: Iterable[PrintedLine], usual: float) -> bool:
    """Return whether letters of a doubtful word are joined, or as high as a stamp: struck out, stamped over, on a bar.

    Args:
        grey: without rules and outlines, dark on ground of one shade.
        lines, further: of the first reading, and those that were read better than in it.
        usual: height of a line of text, in pixels.
    """
    sure = _covered((box for line in further for box in _read_words(line, _WORD)), grey)
    ground = int(np.median(grey))
    for line in lines:
        for is_space, word in groupby(line.letters, lambda each: each.text == " "):
            doubtful = [] if is_space else [each for each in word if each.text.isalnum() and not each.is_sure]
            letters = [each for each in doubtful if not sure[_middle(each.box)].any()]
            if len(letters) < _WORD:
                continue
            box = union(each.box for each in letters)
            within = grey[_within(box)]
            if not within.size or box.width < box.height:
                continue  # bullets below each other are read as a column
            parts = connected(within < (ground + int(within.min())) / 2)
            if parts is None:
                continue
            wide, high = (parts.boxes[1:, 2:] - parts.boxes[1:, :2]).max(axis=0, initial=0)
            if wide >= _JOINED * box.width or high >= _DRAWN * usual:
                return True
    return False


def _read_on_own_grounds(
    colours: Pixels, shown: _Marks, dpi: float, usual: float, reading: Reading, languages: tuple[str, ...]
) -> Reading:
    """Return the reading with words on grounds of their own, as under a highlighter, and with whether one is left.

    Args:
        shown: the marks of the picture in colour.
        usual: height of a line of text, in pixels.
    """
    known = _covered((box for line in reading.lines for box in _read_words(line, _WORD)), colours)
    left = [box for box in shown.letters if box.height >= _LEAST_HIGH * usual and not _lies_in(box, known)]
    page = np.median(colours[::_EVERY, ::_EVERY], axis=(0, 1))
    tried = 0
    for group in near_each_other(left, _REACH * usual):
        if _estimate(np.array(group) * shown.scale) < marks.LEAST or tried == _MOST_GROUNDS:
            continue
        own = on_own_ground(colours, union(group), page, round(usual))
        if own is None:
            continue
        tried += 1
        pixels, place = own
        lines = [line.moved(place.x0, place.y0) for line in read(pixels, dpi, languages).lines]
        further = tuple(added(reading.lines, lines))
        words = _covered((box for line in lines for box in _read_words(line, _WORD)), colours)
        rest = [box for box in group if not _lies_in(box, words)]
        is_left = _estimate(np.array(rest).reshape(-1, 4) * shown.scale) >= marks.LEAST
        reading = replace(reading, lines=(*reading.lines, *further), has_writing=reading.has_writing or is_left)
    return reading


def _within(box: Box) -> tuple[slice, slice]:
    x0, y0, x1, y1 = (max(int(edge), 0) for edge in box)
    return slice(y0, y1 + 1), slice(x0, x1 + 1)


def _middle(box: Box) -> tuple[slice, slice]:
    x, y = (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2
    return _within(Box(x, y, x, y))


def _count(text: str) -> int:
    return sum(map(str.isalnum, text))


def _words(line: PrintedLine) -> list[Box]:
    by_word = groupby(line.letters, lambda each: each.text == " ")
    return [union(each.box for each in word) for is_space, word in by_word if not is_space]


def _read_cleaned(
    grey: Pixels, rules: Mask, dpi: float, reading: Reading, languages: tuple[str, ...]
) -> tuple[Reading, _Marks]:
    """Return the reading with what a cleaned picture shows beside it, and the marks of that picture.

    Words that were read across an upright line count as not read: they may be letters in frames.
    """
    colours = np.stack((grey,) * 3, axis=2)
    strong = np.where(_strong_ink(grey) > 0, grey, np.uint8(np.median(grey)))
    shown = _marks(np.stack((strong,) * 3, axis=2), dpi)
    whole = (box for line in reading.lines for box in _read_words(line, 1) if not _is_divided(box, rules))
    known = _covered(whole, grey)
    unread = _unread(shown, reading, known)
    if unread.estimate < marks.LEAST:
        return reading, shown
    further = tuple(added(reading.lines, _lines_around(unread.letters, grey, dpi, languages)))
    whole = (box for line in further for box in _read_words(line, _WORD) if not _is_divided(box, rules))
    known |= _covered(whole, grey)
    more = replace(reading, lines=(*reading.lines, *further))
    return _with_isolated(colours, shown, more, known, languages), shown


def _lines_around(letters: list[Box], grey: Pixels, dpi: float, languages: tuple[str, ...]) -> Iterator[PrintedLine]:
    """Yield the lines of the parts of a picture around letters; far from them, all was read."""
    margin = _MARGIN * dpi
    parts = [union(each) for each in near_each_other(letters, 2 * margin)]
    if sum(map(_size, parts)) > _size(union(parts)):
        parts = [union(parts)]
    for x0, y0, x1, y1 in parts:
        left, top = max(int(x0 - margin), 0), max(int(y0 - margin), 0)
        part = np.ascontiguousarray(grey[top : int(y1 + margin), left : int(x1 + margin)])
        is_down = any(box.height >= _DOWN * box.width and (box.x0, box.y0) >= (x0, y0) for box in letters)
        for quarters in (0, 1, 3) if is_down else (0,):
            turned = np.ascontiguousarray(np.rot90(part, quarters))
            there = read(turned, dpi, languages).turned(-quarters, *turned.shape[1::-1])
            for line in there.lines:
                yield from _over(line.moved(left, top), letters)


def _over(line: PrintedLine, letters: list[Box]) -> Iterator[PrintedLine]:
    """Yield a line from its first to its last word over one of the letters; the rest was read before."""
    words = _words(line)
    over = [number for number, word in enumerate(words) if any(_is_over(word, each) for each in letters)]
    if over:
        place = union(words[over[0] : over[-1] + 1])
        yield replace(line, letters=tuple(each for each in line.letters if _is_within(each.box, place)))


def _is_over(word: Box, letter: Box) -> bool:
    wide, high = word.shared(letter)
    return min(wide, high) > 0 and wide * high >= _MOST_OF_IT * min(_size(word), _size(letter))


def _is_within(box: Box, place: Box) -> bool:
    return place.x0 <= (box.x0 + box.x1) / 2 <= place.x1 and place.y0 <= (box.y0 + box.y1) / 2 <= place.y1


def _size(box: Box) -> float:
    return box.width * box.height


def _with_isolated(
    colours: Pixels, shown: _Marks, reading: Reading, known: Mask, languages: tuple[str, ...]
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
    steps = marks.edges(small)
    grain = _GRAIN * float(np.median(steps))
    steps[steps <= min(grain, marks.FAINT)] = 0
    for each in marks.find_marks(steps).marks:
        (letters if each.is_letter else others).append(Box(*(edge / scale for edge in each.box)))
    return _Marks(letters, others, scale)


def _unread(shown: _Marks, reading: Reading, known: Mask) -> _Unread:
    """Return the marks that lie for the most part outside the pixels of known words."""
    letters = [box for box in shown.letters if not _lies_in(box, known)]
    # Beside text that was read, specks are noise; without any, they may be the dots of letters.
    least = _SPECK / shown.scale if reading.sure >= _FEW else 0.0
    sized = [box for box in letters if max(box.width, box.height) > least]
    return _Unread(letters, shown.others, _estimate(np.array(sized).reshape(-1, 4) * shown.scale))


def _covered(words: Iterable[Box], grey: Pixels) -> Mask:
    """Return the pixels of a picture in these boxes: a mark may lie under several words."""
    found = np.zeros(grey.shape[:2], np.bool_)
    for box in words:
        found[_within(box)] = True
    return found


def _lies_in(box: Box, mask: Mask) -> bool:
    """Return whether a box lies for the most part in a mask."""
    within = mask[_within(box)]
    return bool(within.size) and float(within.mean()) >= _MOST_OF_IT


def _read_words(line: PrintedLine, shortest: int) -> Iterator[Box]:
    """Yield the boxes of the sure words of a line if one of them is so long."""
    words = [list(word) for is_space, word in groupby(line.letters, lambda each: each.text == " ") if not is_space]
    sure = [word for word in words if word[0].is_sure]
    if any(len(word) >= shortest for word in sure):
        yield from (union(each.box for each in word) for word in sure)


def _is_divided(word: Box, rules: Mask) -> bool:
    """Return whether an upright line was removed within a word, or several ticks."""
    within = rules[_within(word)]
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
