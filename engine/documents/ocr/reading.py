"""OCR of one picture with Tesseract: straightened, turned upside down if needed, with bar codes and slanted lines.

Tesseract runs in this process (tesserocr): it starts no program and writes no file, and reports the place of each
letter and its confidence in each word. Measured on a page of 546 words at 300 dpi, one thread: 1.3 s; the program, 1.7
s; MuPDF's built-in copy, 3.5 s, and that reports no confidence.
"""

from __future__ import annotations

import hashlib
import os
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import chain
from typing import TypeVar

import numpy as np
import tesserocr
from PIL import Image, ImageFilter, ImageOps

from engine.core.types import Box
from engine.documents.ocr import faces
from engine.documents.ocr.codes import read_codes
from engine.documents.ocr.lines import PictureWord, PrintedLine, Reading, words
from engine.documents.ocr.lines import lines as lines_of
from engine.documents.ocr.marks import large_letters
from engine.documents.ocr.places import count_letters, sure_letters_within
from engine.documents.ocr.rings import rings
from engine.documents.ocr.skew import skew, slanted, turned_back, without
from engine.documents.ocr.views import concealed, faint_marks, on_even_ground, pale_marks
from engine.documents.ocr_data import folder
from engine.documents.rasters import Pixels

K = TypeVar("K")
V = TypeVar("V")

_LONGEST = 120_000  # milliseconds for one picture
_COARSE = 120  # dots per inch: at 72, 8 % of 36 names on a page were missed, and none once it was enlarged
_ENLARGED = (1, 2, 4)
_MOST_PIXELS = 36_000_000  # of an enlarged picture
_LEAST_SKEW = 0.3  # degrees; Tesseract corrects less itself
_FEWEST = 4  # sure letters; with fewer, the picture may be upside down
_FINE = 300.0  # dots per inch of a line that was unrolled
_FEWEST_SLANTED = 3  # letters and digits in sure words of a slanted line
_LONG_WORD = 4
_FEW = 12  # sure letters; with fewer, the picture is read in smaller sizes as well
_SMALLER = (2.0, 6.0)  # times
_SOFT = 1.5  # pixels of a smaller picture by which it is blurred, so that dots join and grain goes
_LEAST_SIDE = 24  # pixels of a smaller picture
_LETTER = 40.0  # pixels of height at which OCR knows letters best
_FEWEST_LARGE = 3
_AS_HIGH = 1.5  # times
_FEWEST_PALE = 5  # letters in sure words of a pale line: grain is read as shorter ones
_READABLE = 0.5  # of the letters that are read on the other side
_CLEARER = 2.0  # times as many, where nothing says that a picture is turned over
_LONG_BEHIND = 8  # letters in sure words of a line that is read in the mirror beside others
_KEPT = 512  # readings: a letterhead is on every page, and verification reads unchanged pictures again
_FEW_KEPT = 16  # pictures: those of one part of a page

_Picture = tuple[bytes, int, tuple[str, ...]]
_known: OrderedDict[tuple[_Picture, bool], Reading] = OrderedDict()
"""Readings by picture, and whether faces were counted."""
_recent: OrderedDict[tuple[bytes, int, tuple[str, ...], int], list[PictureWord]] = OrderedDict()
"""Words of the pictures that Tesseract recognised last, by picture and how its page is divided."""


def prepare(languages: tuple[str, ...]) -> None:
    """Load Tesseract's data for these languages, which must be installed: it takes a quarter of a second."""
    _engine(languages)


def read(pixels: Pixels, dpi: float, languages: tuple[str, ...], *, with_faces: bool = False) -> Reading:
    """Return the lines of a grey picture, turned in any way, at their places in it. Equal pictures are read once.

    Args:
        pixels: (height, width), 0 is black.
        dpi: pixels per inch, which helps to tell letters from specks.
        languages: installed ones, such as ("eng",).
        with_faces: count faces, too.
    """
    picture = hashlib.sha256(pixels.tobytes() + repr(pixels.shape).encode()).digest(), round(dpi), languages
    for key in ((picture, True), (picture, False)):
        if key in _known and (key[1] or not with_faces):
            return _known[key]
    return keep(_known, _KEPT, (picture, with_faces), _read(pixels, round(dpi), languages, with_faces=with_faces))


def keep(known: OrderedDict[K, V], most: int, key: K, value: V) -> V:
    """Remember what was read in a picture, and return it; of more than `most` pictures, the first is forgotten."""
    known[key] = value
    if len(known) > most:
        known.popitem(last=False)
    return value


def read_concealed(planes: Iterable[Pixels], grey: Pixels, dpi: float, languages: tuple[str, ...]) -> list[PrintedLine]:
    """Return the lines that the planes of a picture show and its grey picture does not.

    Args:
        planes: of the size of the grey picture: its colours, or its samples as they are stored.
    """
    found = chain.from_iterable(read(plane, dpi, languages).lines for plane in concealed(planes, grey))
    return [line for line in found if count_letters(line.sure_text) >= _FEWEST_LARGE]


def read_line(pixels: Pixels, dpi: float, languages: tuple[str, ...]) -> Reading:
    """Return the text of a grey picture of one upright line.

    Args:
        pixels: (height, width), 0 is black.
        dpi: pixels per inch.
        languages: installed ones.
    """
    engine = _engine(languages)
    engine.SetPageSegMode(tesserocr.PSM.SINGLE_LINE)
    try:
        return _recognised(Image.fromarray(pixels), lambda box: box, round(dpi), languages)
    finally:
        engine.SetPageSegMode(tesserocr.PSM.AUTO)


def _read(pixels: Pixels, dpi: int, languages: tuple[str, ...], *, with_faces: bool) -> Reading:
    picture = Image.fromarray(pixels)
    factor = _enlargement(dpi, pixels.size)
    if factor > 1:
        larger = picture.resize((factor * picture.width, factor * picture.height), Image.Resampling.BICUBIC)
        return _read(np.asarray(larger), max(factor * dpi, _COARSE), languages, with_faces=with_faces).scaled(
            1 / factor
        )
    slope = skew(pixels)
    level, back = turned_back(picture, slope if abs(slope) >= _LEAST_SKEW else 0.0)
    text, upright, from_upright = _recognised(level, back, dpi, languages), level, back
    if text.sure < max(_FEWEST, text.doubtful):
        upside_down, back_to_level = turned_back(level, 180)

        def from_upside_down(box: Box) -> Box:
            return back(back_to_level(box))

        turned = _recognised(upside_down, from_upside_down, dpi, languages, sign=-1)
        if turned.sure > max(_FEWEST, 2 * text.sure):
            text, upright, from_upright = turned, upside_down, from_upside_down
    others = chain(
        _at_other_sizes(upright, text, from_upright, dpi, languages),
        _on_even_ground(upright, from_upright, dpi, languages),
    )
    text = replace(text, lines=tuple(chain(text.lines, added(text.lines, others))))
    text = replace(text, lines=(*text.lines, *_pale(upright, text, from_upright, dpi, languages)))
    codes = _codes(level, back)
    lines = (
        *text.lines,
        *chain.from_iterable(codes),
        *_slanted_lines(pixels, text, dpi, languages),
        *_lines_on_circles(pixels, text, languages),
    )
    return replace(text, lines=lines, codes=len(codes), faces=faces.count(upright) if with_faces else 0)


def _at_other_sizes(
    upright: Image.Image, text: Reading, back: Callable[[Box], Box], dpi: int, languages: tuple[str, ...]
) -> Iterator[PrintedLine]:
    """Yield lines of letters taller than those of text, and of dotted or grainy letters, which OCR reads blurred."""
    large = large_letters(np.asarray(upright))
    views = [(large / _LETTER, False)] if large > _LETTER else []
    if text.sure < _FEW:
        views += [(factor, True) for factor in _SMALLER if min(upright.size) / factor >= _LEAST_SIDE]
    for factor, is_soft in sorted(views):
        size = max(round(upright.width / factor), 1), max(round(upright.height / factor), 1)
        smaller = upright.resize(size, Image.Resampling.BOX)
        if is_soft:
            smaller = ImageOps.autocontrast(smaller.filter(ImageFilter.GaussianBlur(_SOFT)))

        def to_original(box: Box, factor: float = factor) -> Box:
            return back(Box(*(edge * factor for edge in box)))

        found = _recognised(smaller, to_original, dpi, languages).lines
        yield from (line for line in found if count_letters(line.sure_text) >= _FEWEST_LARGE)


def _on_even_ground(
    upright: Image.Image, back: Callable[[Box], Box], dpi: int, languages: tuple[str, ...]
) -> Iterator[PrintedLine]:
    """Yield lines of letters over a slope of colour or a photograph."""
    even = on_even_ground(np.asarray(upright))
    if even is not None:
        found = _recognised(Image.fromarray(even), back, dpi, languages).lines
        yield from (line for line in found if count_letters(line.sure_text) >= _FEWEST_LARGE)


def _pale(
    upright: Image.Image, text: Reading, back: Callable[[Box], Box], dpi: int, languages: tuple[str, ...]
) -> Iterator[PrintedLine]:
    """Yield lines paler than the text that were not read with it: of a watermark, and of the back of the page."""
    pale = pale_marks(np.asarray(upright))
    if pale is None:
        return
    behind = _recognised(Image.fromarray(np.ascontiguousarray(pale[:, ::-1])), lambda box: box, dpi, languages)
    seen = _recognised(Image.fromarray(pale), lambda box: box, dpi, languages)
    mirrored = filter(_makes_sense, behind.mirrored(upright.width).lines)
    for line in (*seen.lines, *mirrored, *_slanted_lines(pale, seen, dpi, languages)):
        moved = line.placed(back)
        there = [each for each in text.lines if _same_place(moved.box, each.box)]
        known = "".join(each.text for each in there)
        is_edge = line in seen.lines and any(_is_one_line(moved, each) for each in there)
        if (
            count_letters(line.sure_text) >= _FEWEST_PALE
            and not is_edge
            and any(word not in known for word in line.sure_text.split())
        ):
            yield moved


def _is_one_line(one: PrintedLine, other: PrintedLine) -> bool:
    """Return whether two lines at one place are about equally high: the soft edges of letters, and the letters."""
    low, high = sorted((one.box.height, other.box.height))
    return high < _AS_HIGH * max(low, 1.0)


def _codes(level: Image.Image, back: Callable[[Box], Box]) -> list[tuple[PrintedLine, ...]]:
    """Return the lines of each code, also of faint ones."""
    found = list(read_codes(level, back))
    said = {line.text for code in found for line in code}
    for view in faint_marks(level):
        more = [code for code in read_codes(view, back) if any(line.text not in said for line in code)]
        said |= {line.text for code in more for line in code}
        found += more
    return found


def read_behind(reading: Reading, behind: Reading, *, turned_over: bool = False) -> tuple[PrintedLine, ...]:
    """Return the lines that a picture shows in the mirror and were not read in the picture itself.

    The mirror image of letters reads as letters, too, mostly doubtful ones.

    Args:
        behind: the reading of the mirror image, at its places in the picture.
        turned_over: the picture is known to be shown as in a mirror, or stored so to be shown as it is.
    """
    least = _READABLE if turned_over else _CLEARER
    if behind.sure >= least * reading.sure and (turned_over or (behind.sure and not behind.is_doubtful)):
        return behind.lines
    if turned_over:
        return ()
    return tuple(added(reading.lines, (line for line in behind.lines if count_letters(line.sure_text) >= _LONG_BEHIND)))


def added(lines: Iterable[PrintedLine], more: Iterable[PrintedLine]) -> Iterator[PrintedLine]:
    """Yield further lines that have more letters in sure words than all others in the same place together."""
    known = list(lines)
    for line in more:
        there = (each for each in known if _same_place(line.box, each.box))
        if sure_letters_within(line.box, there) < count_letters(line.sure_text):
            known.append(line)
            yield line


def _same_place(one: Box, other: Box) -> bool:
    both = one.shared(other)
    return both.width > 0 and both.height > 0.5 * min(one.height, other.height)


def _slanted_lines(pixels: Pixels, upright: Reading, dpi: int, languages: tuple[str, ...]) -> Iterator[PrintedLine]:
    """Yield slanted lines with a sure word.

    If no part of the picture is clearly slanted, those in the picture without the words that were read upright.
    """
    found = tuple(slanted(pixels))
    if not found:
        sure = [letter.box for line in upright.lines if _makes_sense(line) for letter in line.letters if letter.is_sure]
        pixels = without(pixels, sure)
        found = tuple(slanted(pixels)) if sure else ()
    for area, degrees in found:
        x0, y0, x1, y1 = (int(edge) for edge in area)
        level, back = turned_back(Image.fromarray(pixels[y0:y1, x0:x1]), degrees)

        def to_original(box: Box, back: Callable[[Box], Box] = back, x: int = x0, y: int = y0) -> Box:
            inside = back(box)
            return Box(inside.x0 + x, inside.y0 + y, inside.x1 + x, inside.y1 + y)

        read_ = _recognised(level, to_original, dpi, languages)
        yield from (line for line in read_.lines if count_letters(line.sure_text) >= _FEWEST_SLANTED)


def _lines_on_circles(pixels: Pixels, upright: Reading, languages: tuple[str, ...]) -> Iterator[PrintedLine]:
    """Yield the lines on circles with a sure word, such as those of a seal; their feet are inside or outside."""
    known = [letter.box for line in upright.lines if _makes_sense(line) for letter in line.letters if letter.is_sure]
    for ring in rings(without(pixels, known)):
        clockwise = ring.unrolled(pixels)
        read_ = read_line(clockwise, _FINE, languages)
        other = read_line(np.ascontiguousarray(clockwise[::-1, ::-1]), _FINE, languages)
        if other.sure > read_.sure:
            read_ = other.turned(2, *clockwise.shape[::-1])
        for line in read_.lines:
            if count_letters(line.sure_text) >= _FEWEST_SLANTED:
                letters = tuple(each._replace(box=ring.back(each.box)) for each in line.letters)
                yield PrintedLine(letters, (1, 0), ring.size)


def _makes_sense(line: PrintedLine) -> bool:
    """Return whether most letters are in long sure words: slanted letters are misread as short words."""
    long = sum(len(word) for word in line.sure_text.split() if len(word) >= _LONG_WORD)
    return long > 0.5 * len(line.text.replace(" ", ""))


def _enlargement(dpi: int, size: int) -> int:
    """Return how many times to enlarge a coarse picture; a thin line or a speck may hold no letters at all."""
    wanted = next((factor for factor in _ENLARGED if factor * dpi >= _COARSE), _ENLARGED[-1])
    return max((factor for factor in _ENLARGED if factor <= wanted and factor**2 * size <= _MOST_PIXELS), default=1)


def _recognised(
    level: Image.Image, back: Callable[[Box], Box], dpi: int, languages: tuple[str, ...], sign: int = 1
) -> Reading:
    found = _words_of(level, dpi, languages)
    return Reading(complete=False) if found is None else Reading(tuple(lines_of(found, back, sign)))


def _words_of(level: Image.Image, dpi: int, languages: tuple[str, ...]) -> list[PictureWord] | None:
    """Return the words that Tesseract reads in a picture; None if it takes too long. Equal pictures are read once.

    A part of a page is read turned to either side, and each of these pictures is the other one upside down.
    """
    engine = _engine(languages)
    pixels = level.tobytes()
    key = hashlib.sha256(pixels + repr(level.size).encode()).digest(), dpi, languages, engine.GetPageSegMode()
    if key in _recent:
        return _recent[key]
    engine.SetImageBytes(pixels, level.width, level.height, 1, level.width)
    try:
        engine.SetSourceResolution(dpi)
        if not engine.Recognize(_LONGEST):
            return None
        return keep(_recent, _FEW_KEPT, key, words(engine, np.asarray(level)))
    finally:
        engine.Clear()


@cache
def _engine(languages: tuple[str, ...]) -> tesserocr.PyTessBaseAPI:
    engine = tesserocr.PyTessBaseAPI(
        path=str(folder(languages)), lang="+".join(languages), psm=tesserocr.PSM.AUTO, oem=tesserocr.OEM.LSTM_ONLY
    )
    # Without these, libraries write messages to the terminal.
    engine.SetVariable("debug_file", os.devnull)
    tesserocr.set_leptonica_log_level(tesserocr.LeptLogLevel.NONE)
    return engine
