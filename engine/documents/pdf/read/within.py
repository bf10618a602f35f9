"""Words of live text with letters that are pictures or shapes: a drop capital, a half, one letter (threats P19, P22).

OCR of these alone reads parts of words. Each word is drawn as people see it, a tall initial as high as a capital.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import NamedTuple

import numpy as np
import pymupdf
from numpy.typing import NDArray

from engine.core.types import Box, union
from engine.documents import ocr
from engine.documents.pdf.read.glyphs import Character, Line, letters_of
from engine.documents.pdf.read.outlines import HEAVIEST, Drawings, parts_of
from engine.documents.rasters import Pixels

_LETTER = 45.0  # pixels: height of a capital that OCR reads
_DPI = 300.0  # resolution at which letters of this height are common on paper
_CAPITAL = 0.72  # of a font size: height of a capital
_BASE = 0.79  # of the height of a glyph's box: the baseline, from the top
_LEVEL_LINE = 0.9  # horizontal part of the direction of a line along the page
_LOWEST, _HIGHEST = 3.0, 150.0  # points: height of a picture of a letter
_LEAST = 0.35  # of the font size: height of such a picture
_LONGEST, _WIDEST = 20.0, 1.7  # font sizes: width of a picture of some letters; heights: of a tall one
_PARTS, _MOST_SHAPES = 4, 3000  # of a letter, and of a page; a drawing has more
_LEVEL = 0.5  # of the lower one of letter and picture: height that both share
_BESIDE, _AWAY = 0.2, 0.35  # of the font size, or of the height of a tall picture: room to its neighbour
_FARTHEST = 1.0  # font size: room between a tall picture and its neighbour
_OVERLAP = 0.4  # of the font size: a picture that reaches farther lies under or over the word
_TALL = 1.6  # font sizes
_MOST = 40  # words of a page
_INK = 160  # of 255
_NARROW, _SQUARE = frozenset("Iil1|"), 0.8  # of its height


class _Piece(NamedTuple):
    """Letters of a word, or a picture or shape between them."""

    box: Box
    letters: tuple[Character, ...] = ()


@dataclass(frozen=True, slots=True)
class WordWithPictures:
    """A word of live letters with pictures or shapes beside them, and how it looks."""

    pixels: Pixels = field(repr=False)
    pieces: tuple[_Piece, ...] = field(repr=False)
    size: float


def find_words(page: pymupdf.Page, lines: Iterable[Line], drawn: Drawings) -> tuple[WordWithPictures, ...]:
    """Return the words of an unrotated page that have pictures or shapes within them or at their ends."""
    boxes = [*(Box(*each["bbox"]) for each in page.get_image_info()), *_shapes(drawn)]
    boxes = [each for each in boxes if _LOWEST <= each.height <= _HIGHEST and each.width > 0]
    if not boxes:
        return ()
    edges = np.array(boxes, dtype=float)
    taken: set[Box] = set()
    found: list[WordWithPictures] = []
    placed = [(line, union(each.box for each in line.characters)) for line in lines if line.direction[0] > _LEVEL_LINE]
    for line, place in placed:
        near = [boxes[number] for number in _level(place, line.size, edges) if boxes[number] not in taken]
        if not near:
            continue
        row = [other for other, there in placed if _share(place, there)]  # a picture parts a line in two
        for word in _words(row, near, line.size):
            # Of several lines beside a tall picture, the first goes on with it.
            taken |= {each.box for each in word if not each.letters}
            shown = _drawn(page, word, line.size)
            found.append(WordWithPictures(shown, tuple(_as_high(each, place, line.size) for each in word), line.size))
            if len(found) == _MOST:
                return tuple(found)
    return tuple(found)


def _shapes(drawn: Drawings) -> list[Box]:
    """Return the boxes of the shapes of a page that may be letters; none of a page with very many."""
    if len(drawn.log) > HEAVIEST or not any(kind.endswith("path") for kind, _ in drawn.log):
        return []
    paths = [(tuple(parts_of(each["items"])), "f" in each["type"]) for each in drawn.paths]
    few = [(parts, filled) for parts, filled in paths if len(parts) <= _PARTS]
    if len(few) > _MOST_SHAPES:
        return []
    return [
        union(each.box for each in parts) for parts, filled in few if any(x.is_letter(filled=filled) for x in parts)
    ]


def _as_high(piece: _Piece, place: Box, size: float) -> _Piece:
    """Return a piece as high as its line, so that a mask does not show which letters are low."""
    if piece.letters or piece.box.height > _TALL * size:
        return piece
    x0, y0, x1, y1 = piece.box
    return _Piece(Box(x0, min(y0, place.y0), x1, max(y1, place.y1)))


def _level(place: Box, size: float, edges: NDArray[np.float64]) -> list[int]:
    """Return the numbers of the pictures that are as high as a line of text, at its height."""
    high = edges[:, 3] - edges[:, 1]
    shared = np.minimum(edges[:, 3], place.y1) - np.maximum(edges[:, 1], place.y0)
    widest = np.where(high > _TALL * size, _WIDEST * high, _LONGEST * size)
    fits = (shared >= _LEVEL * np.minimum(high, size)) & (high >= _LEAST * size)
    return [int(each) for each in np.flatnonzero(fits & (edges[:, 2] - edges[:, 0] <= widest))]


def _share(one: Box, other: Box) -> bool:
    """Return whether two lines are at the same height."""
    return one.shared(other).height >= _LEVEL * min(one.height, other.height)


def _words(row: Iterable[Line], pictures: Sequence[Box], size: float) -> Iterator[tuple[_Piece, ...]]:
    """Yield the pieces of each word that has letters and pictures, from the left to the right."""
    pieces = [_Piece(each) for each in pictures]
    for line in row:
        for is_space, run in groupby(line.characters, lambda each: each.text.isspace()):
            letters = tuple(run)
            if not is_space:
                pieces += _parted(letters, pictures)
    word: list[_Piece] = []
    for piece in sorted(pieces, key=lambda each: each.box.x0):
        if word and not _goes_on(word[-1], piece, size):
            yield from _with_both(word)
            word = []
        word.append(piece)
    yield from _with_both(word)


def _parted(letters: Sequence[Character], pictures: Sequence[Box]) -> Iterator[_Piece]:
    """Yield the letters of a word, in pieces where a picture begins between two of them."""
    starts = sorted(each.x0 for each in pictures)
    for _, run in groupby(letters, lambda letter: sum(letter.box.middle[0] > each for each in starts)):
        piece = tuple(run)
        yield _Piece(union(each.box for each in piece), piece)


def _goes_on(before: _Piece, piece: _Piece, size: float) -> bool:
    """Return whether a piece continues a word: at most as far away as a letter, of a picture beside a letter."""
    away = piece.box.x0 - before.box.x1
    tall = not before.letters and before.box.height > _TALL * size
    most = min(_AWAY * before.box.height, _FARTHEST * size) if tall else _BESIDE * size
    if not -_OVERLAP * size <= away <= most:
        return False
    touching = (*before.letters[-1:], *piece.letters[:1])
    return all(each.text.isalnum() for each in touching)


def _with_both(word: Sequence[_Piece]) -> Iterator[tuple[_Piece, ...]]:
    if any(each.letters for each in word) and not all(each.letters for each in word):
        yield tuple(word)


def _drawn(page: pymupdf.Page, word: Sequence[_Piece], size: float) -> Pixels:
    """Return a grey picture of a word on one line."""
    scale = _LETTER / (_CAPITAL * size)
    first, rest = word[0], word[1:]
    if first.letters or first.box.height <= _TALL * size:
        return _padded(_pixels(page, union(each.box for each in word), scale))
    letters = union(each.box for piece in word for each in piece.letters)
    live = _pixels(page, union(each.box for each in rest), scale)
    initial = _ink(_pixels(page, first.box, scale))
    initial = _ink(_pixels(page, first.box, scale * _LETTER / max(initial.shape[0], 1)))
    foot = int(_BASE * letters.height * scale)
    above = max(initial.shape[0] - foot, 0)
    picture = np.full((above + max(live.shape[0], foot), initial.shape[1] + 4 + live.shape[1]), 255, np.uint8)
    picture[above : above + live.shape[0], initial.shape[1] + 4 :] = live
    top = above + foot - initial.shape[0]
    picture[top : top + initial.shape[0], : initial.shape[1]] = initial
    return _padded(picture)


def _pixels(page: pymupdf.Page, area: Box, scale: float) -> Pixels:
    shown = page.get_pixmap(matrix=pymupdf.Matrix(scale, scale), clip=area, colorspace=pymupdf.csGRAY, alpha=False)
    return np.frombuffer(shown.samples, np.uint8).reshape(shown.height, shown.stride)[:, : shown.width]


def _ink(pixels: Pixels) -> Pixels:
    """Return the part of a picture that is drawn upon."""
    rows, columns = np.flatnonzero((pixels < _INK).any(1)), np.flatnonzero((pixels < _INK).any(0))
    return pixels[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1] if len(rows) else pixels[:0, :0]


def _padded(pixels: Pixels) -> Pixels:
    return np.pad(pixels, int(_LETTER), constant_values=255)


def read_words(words: Iterable[WordWithPictures], languages: tuple[str, ...]) -> Iterator[Line]:
    """Yield each word that OCR reads, as one line."""
    for word in words:
        read = "".join(each.text for line in ocr.read_line(word.pixels, _DPI, languages).lines for each in line.letters)
        letters = tuple(_letters(word.pieces, "".join(filter(str.isalnum, read))))
        if letters:
            yield Line(letters, (1.0, 0.0), word.size)


def is_box(initial: str, shape: Box) -> bool:
    """Return whether what OCR read as an initial is the box to tick in front of a caption: as wide as it is high.

    A letter that a box is read as is narrow.
    """
    return initial in _NARROW and shape.width >= _SQUARE * shape.height


def _letters(pieces: Sequence[_Piece], read: str) -> Iterator[Character]:
    """Yield the letters of a word: live ones as they are, between them those that were read in pictures.

    All that was read has the place of the whole word if OCR misread live letters.
    """
    runs = [(is_live, tuple(run)) for is_live, run in groupby(pieces, lambda each: bool(each.letters))]
    sought = (
        re.escape(letters_of(each for piece in run for each in piece.letters)) if is_live else "(.*)"
        for is_live, run in runs
    )
    match = re.fullmatch("".join(sought), read, re.IGNORECASE)
    if match and not any(match.groups()):
        return
    if match is None:
        whole = union(each.box for each in pieces)
        yield from (Character(each, whole) for each in read)
        return
    said = iter(match.groups())
    for is_live, run in runs:
        if is_live:
            yield from (each for piece in run for each in piece.letters)
        else:
            text = next(said)
            own = [each.box for each in run]
            if text in _NARROW and is_box(text, union(own)):
                return
            places = own if len(own) == len(text) else [union(own)] * len(text)
            yield from map(Character, text, places)
