"""OCR of the rendered page, for text that is neither in its text layer nor in its pictures (threats P19, P22).

Shadings in the shape of letters, letters made of squares or dots, pictures in strips of a pixel, codes drawn as
squares: no list of ways to draw a letter is complete, but people see marks. The page is drawn without its text, which
other modules read, and again with only its pictures, which are read separately. Where the two drawings differ in marks
that may be letters, the page is read by OCR.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import chain, combinations, groupby
from math import ceil, floor

import numpy as np
import pymupdf
from pymupdf import mupdf

from engine.core.expressions import Expression
from engine.core.types import Box, union
from engine.documents import ocr
from engine.documents.pdf.read.glyphs import Character, Line, letters_of
from engine.documents.pdf.read.outlines import HEAVIEST, Drawings, around_parts
from engine.documents.rasters import Pixels

_TEXT = ("fill_text", "stroke_text", "ignore_text")
_ALL_BUT_PICTURES = (*_TEXT, "fill_path", "stroke_path", "fill_shade")
_WHITE = 255
_STRAIGHT = ("l", "re")  # items of a path: a line, a rectangle
_MOST_RULES = 11  # a code has more bars
_THIN = 1.5  # points of a rule
_LONG_RULE = 150.0  # points; no letter is so high
_APART = 6.0  # points between rules that draw no letter together
_MOST_DASHES = 6  # numbers in the pattern of a frame; one in more may draw letters
_LONGEST_DASH = 8.0  # points; around the corners of a frame, marks of so many are no letters
_NUMBER = Expression(r"\d+(?:\.\d+)?")
_LONG = 3  # letters of a word
_TALL = 28.0  # points of a letter
_MOST_OF_IT = 0.6  # share of a mark that a word lies over
_RINGS, _LIKE_RINGS = frozenset("oO0@Q°"), frozenset("oO0@Q°JUD()|")
_LEVEL = 0.7  # horizontal part of the direction of a line along the page
_SHARED = 0.4  # share of a word's width and height that is in the same place


def find_rendering(page: pymupdf.Page, pictures: Box | None, drawn: Drawings) -> ocr.Marks | None:
    """Return the marks of an unrotated page; None if too few may be letters.

    Args:
        pictures: the area of its pictures, which are read separately.
    """
    if _are_rules(drawn):
        return None
    known = partial(_draw_within, page, pictures) if pictures else None
    marks = ocr.find_marks(partial(draw, page, _TEXT), Box(*page.rect), known)
    return _without_dashes(marks, list(_dashed(drawn))) if marks and len(drawn.log) <= HEAVIEST else marks


def _dashed(drawn: Drawings) -> Iterator[Box]:
    """Yield the sides and corners of level frames and rules of dashes, in which the dashes look like letters."""
    for path in drawn.paths:
        lengths = [float(each) for each in _NUMBER.findall(path.get("dashes", "").partition("]")[0])]
        if path["type"] != "s" or path["width"] > _THIN or not lengths or len(lengths) > _MOST_DASHES:
            continue
        reach, corner = path["width"] / 2 + _THIN, min(max(lengths), _LONGEST_DASH) + _THIN
        for kind, *points in path["items"]:
            if kind == "re":
                x0, y0, x1, y1 = points[0]
                sides = [(x0, y0, x1, y0), (x0, y1, x1, y1), (x0, y0, x0, y1), (x1, y0, x1, y1)]
                yield from (Box(x, y, x, y).grown(corner) for x in (x0, x1) for y in (y0, y1))
            elif kind == "l":
                sides = [(*points[0], *points[1])]
            else:
                continue
            boxes = (Box(min(a, c), min(b, d), max(a, c), max(b, d)).grown(reach) for a, b, c, d in sides)
            yield from (box for box in boxes if min(box.width, box.height) <= 2 * reach + _THIN)


def _without_dashes(marks: ocr.Marks, dashed: list[Box]) -> ocr.Marks | None:
    """Return the marks without those that lie in a side of a dashed frame; None if too few are left, and no code."""
    left = tuple(box for box in marks.letters if not any(side.holds(box) for side in dashed))
    if len(left) == len(marks.letters):
        return marks
    if ocr.say_something(left):
        return replace(marks, letters=left)
    return replace(marks, letters=()) if marks.codes else None


def _are_rules(drawn: Drawings) -> bool:
    """Return whether all that is drawn is thin straight lines, too few and too far apart for letters or a code."""
    log = [each for each in drawn.log if not each[0].endswith("text")]
    boxes = [Box(*rect) for _, rect in log]
    if len(log) > _MOST_RULES or any(min(box.width, box.height) > _THIN for box in boxes):
        return False
    if any(not kind.endswith("path") for kind, _ in log):
        return False
    short = [box for box in boxes if max(box.width, box.height) < _LONG_RULE]
    if any(
        max(one.x0 - other.x1, other.x0 - one.x1, one.y0 - other.y1, other.y0 - one.y1) < _APART
        for one, other in combinations(short, 2)
    ):
        return False
    return not log or all(len(path["items"]) == 1 and path["items"][0][0] in _STRAIGHT for path in drawn.paths)


def read_rendering(page: pymupdf.Page, marks: ocr.Marks, languages: tuple[str, ...]) -> Iterator[Line]:
    """Yield the lines that OCR reads in the marks of a page, each letter in a box around the marks that draw it."""
    parts = (*marks.letters, *marks.others)
    for line in ocr.read_marks(partial(draw, page, _TEXT), Box(*page.rect), marks, languages):
        x, y = line.direction
        characters = tuple(_certain(line))
        if characters and not are_rings("".join(each.text for each in characters)):
            yield around_parts(Line(characters, (float(x), float(y)), line.size), parts)


def are_rings(read: str) -> bool:
    """Return whether nearly all that OCR read is an O: rings to tick beside each other, "JOOO"; no name is so."""
    letters = [each for each in read if not each.isspace()]
    rings = sum(each in _RINGS for each in letters)
    return rings * 3 >= 2 * len(letters) and all(each in _LIKE_RINGS for each in letters)


def _certain(line: ocr.PrintedLine) -> Iterator[Character]:
    """Yield the words of a line, except short ones that are not certain."""
    words = (list(word) for is_space, word in groupby(line.letters, lambda each: each.text == " ") if not is_space)
    kept = [word for word in words if word[0].is_sure or sum(each.text.isalnum() for each in word) >= _LONG]
    for number, word in enumerate(kept):
        if number:
            yield Character(" ", word[0].box)
        yield from (Character(each.text, each.box) for each in word)


def unread(marks: ocr.Marks, known: Iterable[Line]) -> ocr.Marks | None:
    """Return the marks that no known word lies over; None if these are too few and no code.

    Tall marks stay: at their size OCR is more reliable.
    """
    # Lines that run downwards may be single letters below each other; those on a page turned upside down are not.
    level = (line for line in known if abs(line.direction[0]) > _LEVEL)
    words = [union(each.box for each in word) for line in level for word in _words(line) if len(word) >= _LONG]
    left = tuple(box for box in marks.letters if box.height >= _TALL or not any(_over(word, box) for word in words))
    if len(left) == len(marks.letters) or ocr.say_something(left):
        return replace(marks, letters=left)
    return replace(marks, letters=()) if marks.codes else None


def _over(word: Box, mark: Box) -> bool:
    return word.meets(mark) and word.shared(mark).size >= _MOST_OF_IT * mark.size


def not_read_before(lines: Iterable[Line], known: Iterable[Line]) -> Iterator[Line]:
    """Yield lines without words that earlier lines have in the same place, also as part of a longer word."""
    before = [word for line in known for word in _words(line)]
    for line in lines:
        new = [word for word in _words(line) if not any(_says(other, word) for other in before)]
        before += new
        if new:
            spaces = (Character(" ", word[-1].box) for word in new)
            spaced = chain.from_iterable((*word, space) for word, space in zip(new, spaces, strict=True))
            yield replace(line, characters=tuple(spaced)[:-1])


def _words(line: Line) -> list[tuple[Character, ...]]:
    groups = groupby(line.characters, lambda each: each.text.isspace())
    return [tuple(word) for is_space, word in groups if not is_space]


def _says(known: tuple[Character, ...], word: tuple[Character, ...]) -> bool:
    one, other = (union(each.box for each in every) for every in (known, word))
    both = one.shared(other)
    near = both.width > _SHARED * other.width and both.height > _SHARED * min(one.height, other.height)
    # In lines that run downwards, OCR finds single letters that are others.
    if not near or len(word) == 1:
        return near and letters_of(word) == letters_of(known)
    return len(letters_of(word)) < _LONG or letters_of(word) in letters_of(known)


def draw(page: pymupdf.Page, without: Iterable[str], area: Box, scale: float) -> Pixels:
    """Return an area of a page in colours, shape (height, width, 3), without some kinds of drawing.

    Args:
        without: names of functions of MuPDF's devices to leave out.
        scale: pixels per point.
    """
    x0, y0, x1, y1 = (edge * scale for edge in area)
    bounds = mupdf.FzIrect(0, 0, max(ceil(x1) - floor(x0), 1), max(ceil(y1) - floor(y0), 1))
    # With separations, even none of them, as a `pymupdf.Pixmap` has, MuPDF draws in the colours of printing first: that
    # takes seven times as long, and makes different colours alike.
    drawn = mupdf.fz_new_pixmap_with_bbox(pymupdf.csRGB.this, bounds, mupdf.FzSeparations(), 0)
    mupdf.fz_clear_pixmap_with_value(drawn, _WHITE)
    device = mupdf.fz_new_draw_device(mupdf.FzMatrix(scale, 0, 0, scale, -x0, -y0), drawn)
    for name in without:
        setattr(device.m_internal, name, None)
    mupdf.fz_run_page(page.this, device, mupdf.FzMatrix(), mupdf.FzCookie())
    mupdf.fz_close_device(device)
    pixels = pymupdf.Pixmap("raw", drawn)
    return np.frombuffer(pixels.samples_mv, np.uint8).reshape(pixels.height, pixels.width, 3).copy()


def _draw_within(page: pymupdf.Page, pictures: Box, area: Box, scale: float) -> Pixels:
    """Return only the pictures of a page (which are read separately), on white."""
    pixels = draw(page, _ALL_BUT_PICTURES, area, scale)
    x0, y0, x1, y1 = (round(edge * scale) for edge in pictures)
    kept = pixels[max(y0, 0) : max(y1, 0), max(x0, 0) : max(x1, 0)].copy()
    pixels[:] = 255
    pixels[max(y0, 0) : max(y1, 0), max(x0, 0) : max(x1, 0)] = kept
    return pixels
