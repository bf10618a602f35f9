"""Hidden text of PDF pages: letters that programs read and viewers don't show (threats P01, P04, P17, P18).

A letter is unshown where the drawn page is of one colour all over the middle of its box. That needs no list of the ways
to cover something, and does not mistake a shaded cell for a cover. The reason is looked up afterwards, for the notice.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, NamedTuple

import numpy as np
import pymupdf

from engine.core.progress import Progress, Stage
from engine.core.types import Concealed
from engine.documents.hidden import copies
from engine.documents.rasters import Pixels

# Overprinted letters: nobody reads the ones below, and every program does (threat P01).


_CELL = 8.0  # points
_COVERED = 0.6  # of a letter's box
_ALIKE = 2.0  # times as tall: a watermark is taller, an accent or an exponent smaller
_MOST_CELLS = 400  # of a letter; a larger one hides no word
_BLOCKS = frozenset("█▇▆▉▊▓■◼⬛●")  # signs that fill their box

_Box = tuple[float, float, float, float]


class BoxLetter(NamedTuple):
    """A letter and its box in points."""

    text: str
    box: _Box


def overprinted(glyphs: Sequence[BoxLetter]) -> frozenset[BoxLetter]:
    """Return the letters under others of about their size.

    Args:
        glyphs: of one page, in painting order.

    The same letter printed twice is bold type. Rules, dots and dashes over a letter leave it readable.
    """
    painted: dict[tuple[int, int], list[BoxLetter]] = defaultdict(list)
    under = set()
    for glyph in reversed(glyphs):
        cells = list(_cells(glyph.box))
        if glyph.text.isalnum() and any(_hides(over, glyph) for cell in cells for over in painted[cell]):
            under.add(glyph)
        if glyph.text.isalnum() or glyph.text in _BLOCKS:
            for cell in cells:
                painted[cell].append(glyph)
    return frozenset(under)


def _cells(box: _Box) -> Iterator[tuple[int, int]]:
    x0, y0, x1, y1 = (int(each // _CELL) for each in box)
    if (x1 - x0 + 1) * (y1 - y0 + 1) > _MOST_CELLS:
        return iter(())
    return ((x, y) for x in range(x0, x1 + 1) for y in range(y0, y1 + 1))


def _hides(over: BoxLetter, under: BoxLetter) -> bool:
    if over.text == under.text:
        return False
    tall, other = over.box[3] - over.box[1], under.box[3] - under.box[1]
    if not other or not 1 / _ALIKE <= tall / other <= _ALIKE:
        return False
    return share(under.box, over.box) >= _COVERED


def share(box: _Box, cover: _Box) -> float:
    """Return the covered share of a box, from 0 to 1."""
    area = max((box[2] - box[0]) * (box[3] - box[1]), 1e-6)
    width = min(box[2], cover[2]) - max(box[0], cover[0])
    height = min(box[3], cover[3]) - max(box[1], cover[1])
    return max(width, 0.0) * max(height, 0.0) / area


_SCALE = 2.0  # pixels per point
_CORE = 0.2  # of a letter's height, ignored above and below: covers may not reach there
_ONE_COLOUR = 24  # of 255: black under nearly black is not seen
_TINY = 1.5  # points
_SMALLEST_READ = 0.5  # points; below, every letter is as narrow as one that shares the glyph of another
_LEAST_WIDTH = 0.05  # points; of letters that share one glyph only the first is wider
_MOST_OF_WORD = 0.6
_INVISIBLE = 3  # text rendering mode
_COVERS = {"fill-path": "covered-text", "fill-shade": "covered-text"} | dict.fromkeys(
    ("fill-image", "fill-imgmask"), "text-under-picture"
)


class _Letter(NamedTuple):
    """A letter with its box on the unrotated page, in points from the top left corner of the media box."""

    text: str
    box: tuple[float, float, float, float]
    upright: bool
    size: float
    order: int
    invisible: bool


@dataclass(frozen=True, slots=True)
class _Page:
    """A drawn page: its picture, the picture's origin on the media box, and all that could cover text.

    `under`: letters under other letters.
    """

    picture: Pixels
    left: float
    top: float
    covers: list[tuple[int, str, tuple[float, float, float, float]]]
    under: frozenset[BoxLetter]
    shown_layers: frozenset[tuple[str, int, int]] | None


def find(plain: bytes, progress: Progress) -> Iterator[Concealed]:
    """Yield runs of words that a page holds and does not show.

    Args:
        plain: a file that is not encrypted.
    """
    opened, layers = copies.opened(plain)
    with pymupdf.open("pdf", copies.shown(plain)) as shown, pymupdf.open("pdf", opened) as everything:
        for document in (shown, everything):
            document.bake()
        for number, (page, whole) in enumerate(zip(shown, everything, strict=True)):
            progress.step(Stage.INSPECT, number, len(shown))
            page.set_rotation(0)
            whole.set_rotation(0)
            spans = [list(_letters(span)) for span in whole.get_texttrace()]
            drawn = _drawn(page, whole, spans, layers=layers)
            for letters in spans:
                for code, text in _runs(letters, drawn):
                    yield Concealed(code, True, number, text)


def _drawn(page: pymupdf.Page, whole: pymupdf.Page, spans: list[list[_Letter]], *, layers: bool) -> _Page:
    pixels = page.get_pixmap(matrix=pymupdf.Matrix(_SCALE, _SCALE), colorspace=pymupdf.csGRAY, annots=True)
    picture = np.frombuffer(pixels.samples_mv, dtype=np.uint8).reshape(pixels.height, pixels.stride)
    left, top = page.cropbox.x0 - page.mediabox.x0, page.cropbox.y0
    covers = [(order, _COVERS[kind], box) for order, (kind, box) in enumerate(whole.get_bboxlog()) if kind in _COVERS]
    shown = None
    if layers:
        traced = (letter for span in page.get_texttrace() for letter in _letters(span))
        shown = frozenset(_key(each, left, top) for each in traced)
    under = overprinted([BoxLetter(each.text, each.box) for letters in spans for each in letters if not each.invisible])
    return _Page(picture[:, : pixels.width].copy(), left, top, covers, under, shown)


def _letters(span: dict[str, Any]) -> Iterator[_Letter]:
    upright = abs(span["dir"][0]) >= abs(span["dir"][1])
    invisible = span["type"] == _INVISIBLE or span["opacity"] == 0
    for code, _, _, box in span["chars"]:
        yield _Letter(chr(code), box, upright, span["size"], span["seqno"], invisible)


def _key(letter: _Letter, left: float, top: float) -> tuple[str, int, int]:
    return letter.text, round(letter.box[0] + left), round(letter.box[3] + top)


def _runs(letters: list[_Letter], page: _Page) -> Iterator[tuple[str, str]]:
    """Yield each run of unshown words, as a notice code and its text."""
    words = [tuple(group) for space, group in groupby(letters, key=lambda each: each.text.isspace()) if not space]
    for code, run in groupby(words, key=lambda word: _why_unshown(word, page)):
        if code:
            yield code, " ".join("".join(letter.text for letter in word) for word in run)


def _why_unshown(word: tuple[_Letter, ...], page: _Page) -> str:
    """Return the notice code of an unshown word, or an empty string."""
    readable = [
        letter
        for letter in word
        if letter.text.isalnum() and (_width(letter) > _LEAST_WIDTH or letter.size < _SMALLEST_READ)
    ]
    codes = [code for letter in readable if (code := _why_letter_unshown(letter, page))]
    return max(set(codes), key=codes.count) if codes and len(codes) >= _MOST_OF_WORD * len(readable) else ""


def _why_letter_unshown(letter: _Letter, page: _Page) -> str:
    core = _core(letter, page)
    if core.size == 0:
        return "text-outside-page"
    if page.shown_layers is not None and _key(letter, 0, 0) not in page.shown_layers:
        return "hidden-layer-text"
    if letter.size < _TINY:
        return "tiny-text"
    if (letter.text, letter.box) in page.under:
        return "text-under-text"
    if int(core.max()) - int(core.min()) > _ONE_COLOUR:
        return ""
    if letter.invisible:
        return "invisible-text"
    over = (code for order, code, box in page.covers if order > letter.order and share(letter.box, box) >= _COVERED)
    return next(over, "text-of-its-ground")


def _core(letter: _Letter, page: _Page) -> Pixels:
    """Return the pixels in the middle of a letter's box, as far as they are on the page."""
    x0, y0, x1, y1 = letter.box
    across, along = (y1 - y0, 0.0) if letter.upright else (0.0, x1 - x0)
    left, right = (round((x - page.left) * _SCALE) for x in (x0 + _CORE * along, x1 - _CORE * along))
    top, bottom = (round((y - page.top) * _SCALE) for y in (y0 + _CORE * across, y1 - _CORE * across))
    return page.picture[max(top, 0) : max(bottom, top + 1, 0), max(left, 0) : max(right, left + 1, 0)]


def _width(letter: _Letter) -> float:
    x0, y0, x1, y1 = letter.box
    return x1 - x0 if letter.upright else y1 - y0
