"""Letters set apart on PDF pages: the glyphs beside which no other begins, in each order in which they may be read.

Rows and columns give an order. Along a curve or among other letters none is given; there each letter is followed by the
nearest one, or by one that lies ahead. In the cells of a form, letters are equally far from each other.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from math import dist, hypot
from string import ascii_lowercase, digits
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from pdfminer.pdffont import PDFFont
from pdfminer.pdfinterp import PDFGraphicState, PDFTextState
from pdfminer.pdfpage import PDFPage
from pdfminer.utils import Matrix

from engine.verify.evidence import LetterOrder
from engine.verify.pdf import text_layer

_FEWEST = 3  # letters of a sequence
_BESIDE = 0.3  # of a glyph's height: the empty room beside a letter set apart
_JOINED = 0.2  # of its height: the next letter of the same word is nearer
_LEVEL = 0.4  # of its height: letters of one row or column
_MIDDLE = 0.3  # of the size of the font: from the base line to the middle of a letter
_THINNEST = 0.1  # points
_FARTHEST = 9.0  # of its height: the distance of the next letter
_NEAREST = 64  # letters among which the next one is looked for
_BEGINNINGS = 12  # nearest letters, each of which may be the second of a word
_BRANCHES = 5  # letters about ahead of the second, each of which may be the third
_TURN, _BENT = 0.8, 0.4  # of a step: deviation of the third letter from the straight line, and of others from the curve
_FEWEST_CELLS = 6  # letters of a value in cells
_NARROWEST, _WIDEST = 0.95, 2.5  # of a letter's height: the width of a cell
_UNEVEN = 0.15  # of the width of a cell, or of a letter's height
_PATHS = 20_000  # followed at once

_Places = NDArray[np.float64]
_Indexes = NDArray[np.int64]


def rows(data: bytes, longest: int) -> Iterator[tuple[int, LetterOrder, str]]:
    """Yield for each page, numbered from 1, its letters set apart in every order in which they may be read.

    Args:
        longest: letters to follow from each letter on, where neither a row nor a column gives the order.
    """
    for number, glyphs, letters in _pages(data):
        yield from ((number, LetterOrder.LINE, each) for each in _of_one_look(glyphs, set(letters)))
        if len(letters) >= _FEWEST:
            yield from ((number, LetterOrder.LINE, each) for each in _lines(letters))
            yield number, LetterOrder.DRAWN, _text(letters)
            places = np.array([(each.x, each.y) for each in letters])
            near = _nearest(places)
            text = np.array([each.text for each in letters])
            for order, paths in (
                (LetterOrder.NEAREST, _followed(near, longest)),
                (LetterOrder.AHEAD, _ahead(places, near, np.array([each.height for each in letters]), longest)),
            ):
                yield from ((number, order, "".join(text[path])) for path in paths)


def values(data: bytes) -> Iterator[tuple[int, str]]:
    """Yield the values whose letters are in the cells of a form, each with its page, from 1.

    Cells are as wide as each other, and hold one letter or digit each; ticks and printed scales are no values.
    """
    known = _read_last.letters if _read_last.data == data else (letters for _, _, letters in _pages(data))
    for number, letters in enumerate(known, start=1):
        level = [each for each in letters if each.text.isascii() and abs(each.end[1] - each.start[1]) < _THINNEST]
        for row in _levels(level):
            yield from ((number, value) for run in _runs(row) if _is_value(value := _text(run)))


def _pages(data: bytes) -> Iterator[tuple[int, list[_Glyph], list[_Glyph]]]:
    """Yield the number of each page, from 1, its glyphs, and its letters set apart.

    The letters are kept for the next check of the same file in this process, once all pages were read.
    """
    global _read_last
    device = _Glyphs()
    kept = []
    for number in text_layer.interpreted(text_layer.uncropped(data, None), device):
        kept.append(_alone([each for each in device.glyphs if not each.text.isspace()]))
        yield number, device.glyphs, kept[-1]
    _read_last = _Letters(data, tuple(kept))


def _levels(letters: list[_Glyph]) -> Iterator[list[_Glyph]]:
    """Yield the letters of each row, from left to right."""
    row: list[_Glyph] = []
    for each in sorted(letters, key=lambda letter: letter.y):
        if row and each.y - row[0].y > _LEVEL * each.height:
            yield sorted(row, key=lambda letter: letter.x)
            row = []
        row.append(each)
    yield sorted(row, key=lambda letter: letter.x)


def _runs(row: list[_Glyph]) -> Iterator[list[_Glyph]]:
    """Yield letters of one size that are equally far from each other."""
    run: list[_Glyph] = row[:1]
    for before, each in pairwise(row):
        step = each.x - before.x
        usual = (before.x - run[0].x) / (len(run) - 1) if len(run) > 1 else step
        in_cell = _NARROWEST * each.height <= step <= _WIDEST * each.height and abs(step - usual) <= _UNEVEN * usual
        if in_cell and abs(each.height - run[0].height) <= _UNEVEN * each.height:
            run.append(each)
        else:
            yield run
            run = [before, each] if len(run) > 1 and not in_cell and _may_begin(before, each) else [each]
    yield run


def _may_begin(one: _Glyph, other: _Glyph) -> bool:
    return _NARROWEST * other.height <= other.x - one.x <= _WIDEST * other.height


def _is_value(value: str) -> bool:
    tight = value.casefold()
    is_scale = any(tight in scale or tight[::-1] in scale for scale in (digits, ascii_lowercase))
    return len(value) >= _FEWEST_CELLS and len(set(tight)) > 1 and not is_scale


class _Glyph(NamedTuple):
    """A glyph of a page.

    `x`, `y`: its middle; `start`, `end`: of its advance along the line; `look`: height, width, colour and text mode.
    """

    text: str
    x: float
    y: float
    height: float
    start: tuple[float, float]
    end: tuple[float, float]
    look: str


class _Letters(NamedTuple):
    """The letters set apart on each page of a file."""

    data: bytes
    letters: tuple[list[_Glyph], ...]


_read_last = _Letters(b"", ())


class _Glyphs(text_layer.Collector):
    """Collects the glyphs of a page with their places."""

    def begin_page(self, page: PDFPage, ctm: Matrix) -> None:
        super().begin_page(page, ctm)
        self.glyphs: list[_Glyph] = []
        self._mode = 0

    def render_string(self, textstate: PDFTextState, *others: object) -> None:
        self._mode = textstate.render
        super().render_string(textstate, *others)

    def render_char(
        self,
        matrix: Matrix,
        font: PDFFont,
        fontsize: float,
        scaling: float,
        rise: float,
        cid: int,
        ncs: object,
        graphicstate: PDFGraphicState,
    ) -> float:
        advance = super().render_char(matrix, font, fontsize, scaling, rise, cid, ncs, graphicstate)
        a, b, c, d, x, y = matrix
        height = max(abs(fontsize) * hypot(c, d), _THINNEST)
        end = (x + advance * a, y + advance * b)
        middle = _MIDDLE * fontsize
        place = ((x + end[0]) / 2 + middle * c, (y + end[1]) / 2 + middle * d)
        look = f"{height:.1f} {abs(fontsize) * hypot(a, b):.1f} {scaling} {graphicstate.ncolor} {self._mode}"
        self.glyphs.append(_Glyph(self.last, *place, height, (x, y), end, look))
        return advance


def _lines(letters: list[_Glyph]) -> Iterator[str]:
    """Yield letters in rows and in columns."""
    yield from _rows(letters, lambda each: each.x, lambda each: -each.y)
    yield from _rows(letters, lambda each: -each.y, lambda each: each.x)


def _of_one_look(glyphs: list[_Glyph], alone: set[_Glyph]) -> Iterator[str]:
    """Yield words, and letters in rows and columns, between which only text of another look is drawn.

    Args:
        alone: letters that are set apart from glyphs of every look.
    """
    looks: dict[str, list[tuple[int, _Glyph]]] = defaultdict(list)
    for number, each in enumerate(glyphs):
        looks[each.look].append((number, each))
    for numbered in looks.values() if len(looks) > 1 else ():
        yield from _parted_words(numbered)
        letters = _alone([each for _, each in numbered if not each.text.isspace()])
        if len(letters) >= _FEWEST and not alone.issuperset(letters):
            yield from _lines(letters)


def _parted_words(numbered: list[tuple[int, _Glyph]]) -> Iterator[str]:
    """Yield the words of glyphs that adjoin, though others are drawn between them; each glyph has its number."""
    word = ""
    is_parted = False
    for (number, one), (following, other) in pairwise((*numbered, (-1, numbered[-1][1]))):
        word += one.text
        apart = hypot(other.start[0] - one.end[0], other.start[1] - one.end[1])
        if one.text.isspace() or other.text.isspace() or following < 0 or apart >= _JOINED * one.height:
            if is_parted:
                yield word
            word, is_parted = "", False
        else:
            is_parted |= following > number + 1


def _text(glyphs: Iterable[_Glyph]) -> str:
    return "".join(each.text for each in glyphs)


def _alone(glyphs: list[_Glyph]) -> list[_Glyph]:
    """Return the letters beside which no other glyph begins or ends."""
    kept = []
    for index, each in enumerate(glyphs):
        neighbours = [*glyphs[max(index - 1, 0) : index], *glyphs[index + 1 : index + 2]]
        if len(each.text) == 1 and each.text.isalnum() and not any(_touch(each, other) for other in neighbours):
            kept.append(each)
    cells: dict[tuple[int, int], list[_Glyph]] = defaultdict(list)
    size = max((each.height for each in kept), default=1.0)
    for each in glyphs if kept else ():
        cells[int(each.x // size), int(each.y // size)].append(each)
    return [each for each in kept if not any(_touch(each, other) for other in _around(each, cells, size))]


def _around(glyph: _Glyph, cells: dict[tuple[int, int], list[_Glyph]], size: float) -> Iterator[_Glyph]:
    column, row = int(glyph.x // size), int(glyph.y // size)
    for right in (-2, -1, 0, 1, 2):
        for up in (-1, 0, 1):
            yield from (other for other in cells.get((column + right, row + up), ()) if other is not glyph)


def _touch(one: _Glyph, other: _Glyph) -> bool:
    """Return whether one glyph ends where the other begins."""
    near = _BESIDE * min(one.height, other.height)
    return dist(one.end, other.start) < near or dist(other.end, one.start) < near


def _rows(letters: list[_Glyph], along: Callable[[_Glyph], float], across: Callable[[_Glyph], float]) -> Iterator[str]:
    row: list[_Glyph] = []
    for each in sorted(letters, key=across):
        if row and across(each) - across(row[0]) > _LEVEL * each.height:
            yield _text(sorted(row, key=along))
            row = []
        row.append(each)
    yield _text(sorted(row, key=along))


def _nearest(places: _Places) -> _Indexes:
    """Return the indexes of the other letters nearest to each of n letters, the nearest first: (n, at most 64)."""
    count = min(len(places) - 1, _NEAREST)
    found = []
    for index, each in enumerate(places):
        distances = np.hypot(*(places - each).T)
        distances[index] = np.inf
        found.append(np.argsort(distances, kind="stable")[:count])
    return np.array(found)


def _followed(near: _Indexes, longest: int) -> Iterator[list[int]]:
    """Yield a path from each letter, always to the nearest one that is not on it."""
    neighbours = near.tolist()
    for first in range(len(neighbours)):
        path, seen = [first], {first}
        while len(path) < longest:
            following = next((each for each in neighbours[path[-1]] if each not in seen), None)
            if following is None:
                break
            path.append(following)
            seen.add(following)
        yield path


def _ahead(places: _Places, near: _Indexes, heights: _Places, longest: int) -> Iterator[list[int]]:
    """Yield paths that begin at each letter in many directions and go on along a line or a curve."""
    first = np.repeat(np.arange(len(places)), min(near.shape[1], _BEGINNINGS))
    second = near[:, :_BEGINNINGS].ravel()
    step = np.hypot(*(places[second] - places[first]).T)
    starts = np.stack((first, second), axis=1)[(step > 0) & (step <= _FARTHEST * heights[first])]
    for start in range(0, len(starts), _PATHS // _BRANCHES):
        yield from _continued(places, near, starts[start : start + _PATHS // _BRANCHES], longest)


def _continued(places: _Places, near: _Indexes, paths: _Indexes, longest: int) -> Iterator[list[int]]:
    """Yield the continuations of paths of two letters: the third about ahead, each further one along the same curve."""
    paths, off, step = _next(places, near, paths, np.zeros(len(paths)), _BRANCHES)
    paths = paths[off <= _TURN * step]
    while len(paths):
        if paths.shape[1] >= longest:
            yield from paths.tolist()
            return
        before, last = (places[paths[:, at + 1]] - places[paths[:, at]] for at in (-3, -2))
        turn = np.arctan2(last[:, 1], last[:, 0]) - np.arctan2(before[:, 1], before[:, 0])
        longer, off, step = _next(places, near, paths, turn, 1)
        goes_on = off <= _BENT * step
        yield from paths[~goes_on].tolist()
        paths = longer[goes_on]


def _next(
    places: _Places, near: _Indexes, paths: _Indexes, turn: _Places, branches: int
) -> tuple[_Indexes, _Places, _Places]:
    """Return each path with each of its `branches` next letters, their distance from the expected place, and the step.

    Args:
        turn: angle by which each path turns at its last letter, in radians.
    """
    step = places[paths[:, -1]] - places[paths[:, -2]]
    cosine, sine = np.cos(turn), np.sin(turn)
    turned = np.stack((cosine * step[:, 0] - sine * step[:, 1], sine * step[:, 0] + cosine * step[:, 1]), axis=1)
    candidates = near[paths[:, -1]]
    off = np.hypot(*np.moveaxis(places[candidates] - (places[paths[:, -1]] + turned)[:, None], -1, 0))
    off[candidates == paths[:, -2:-1]] = np.inf
    best = np.argsort(off, axis=1)[:, :branches]
    count = best.shape[1]
    following = np.take_along_axis(candidates, best, axis=1).reshape(-1, 1)
    longer = np.concatenate((np.repeat(paths, count, axis=0), following), axis=1)
    return longer, np.take_along_axis(off, best, axis=1).ravel(), np.repeat(np.hypot(*step.T), count)
