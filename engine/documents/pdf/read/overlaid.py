"""Text that a page holds twice: in a picture, and in the OCR text layer over it (threat P04)."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, groupby

import numpy as np
from numpy.typing import NDArray

from engine.core.types import Box, Document, PdfPlace, union
from engine.documents.pdf.geometry import joined
from engine.documents.pdf.read.glyphs import UNREADABLE, Character, Line, letters_of

_SAME_PLACE = 0.7  # share of a word's box in the picture that the layer's word covers
_UNDER = 0.5  # share of a character's box from which it is masked with the other layer
_WORD = re.compile(f"[^\\s{UNREADABLE}]+|{UNREADABLE}")  # the end of a word of unreadable letters is unknown
_TINY = 1e-6  # square points: area given to a box without one


def not_said_before(pictured: Iterable[Line], live: Iterable[Line]) -> list[Line]:
    """Return the lines of pictures, without words that the page's own text has in the same place."""
    known = [each for line in live for each in line.characters]
    boxes = _array(each.box for each in known)
    return [left for line in pictured if (left := _without(line, known, boxes)).characters]


def _without(line: Line, known: Sequence[Character], boxes: NDArray[np.float64]) -> Line:
    """Return the line without words of the text layer; each remaining word keeps the space before it.

    Signs between words go with the last word that has a letter.
    """
    left: list[Character] = []
    space: list[Character] = []
    for is_space, group in groupby(line.characters, lambda each: each.text == " "):
        letters = list(group)
        if is_space:
            space = letters
        elif not _is_known(letters, known, boxes):
            left += (*space, *letters) if left else letters
    if not letters_of(left) and letters_of(line.characters):
        left = []
    return replace(line, characters=tuple(left))


def _is_known(word: Sequence[Character], known: Sequence[Character], boxes: NDArray[np.float64]) -> bool:
    place = union(each.box for each in word)
    x, y = (boxes[:, 0] + boxes[:, 2]) / 2, (boxes[:, 1] + boxes[:, 3]) / 2
    margin = 0.25 * place.height
    inside = (abs(x - place.middle[0]) < place.width / 2 + margin) & (place.y0 < y) & (y < place.y1)
    there = [each for each, is_inside in zip(known, inside.tolist(), strict=True) if is_inside]
    if not there or letters_of(there) != letters_of(word):
        return False
    (shared,) = _shared(_array([place]), _array([union(each.box for each in there)]))
    return bool(shared >= _SAME_PLACE)


class OverlaidWords:
    """The words of pages with pictures: in the pictures, and in the text of the pages."""

    def __init__(self, document: Document) -> None:
        places = [(each.start, each.place) for each in document.segments if isinstance(each.place, PdfPlace)]
        pages = {place.page for _, place in places if place.in_picture}
        self._words: dict[tuple[int, bool], list[tuple[Box, ...]]] = defaultdict(list)
        for start, place in places:
            if place.page in pages:
                words = _WORD.finditer(document.text[start : start + len(place.boxes)])
                self._words[place.page, place.in_picture] += [place.boxes[slice(*word.span())] for word in words]
        self._boxes = {key: _array(chain.from_iterable(words)) for key, words in self._words.items()}

    def going_with(self, place: PdfPlace) -> tuple[Box, ...]:
        """Return all boxes to mask together with a place.

        On the other layer these are the words in this place, if only in part, since invisible text repeats the words
        of a picture. In a picture they are whole words, since OCR locates words, but not the borders of their letters;
        the room between two words is none.
        """
        words = tuple(self._touched((place.page, True), place.boxes)) if place.in_picture else ()
        here = words or place.boxes
        return (*here, *self._touched((place.page, not place.in_picture), place.boxes))

    def _touched(self, layer: tuple[int, bool], boxes: Sequence[Box]) -> Iterator[Box]:
        if layer not in self._boxes:
            return
        shared = np.sum([_shared(self._boxes[layer], _array([area])) for area in joined(boxes)], axis=0)
        touched = iter((shared >= _UNDER).tolist())
        for word in self._words[layer]:
            hit = [next(touched) for _ in word]
            if any(hit):
                yield from word


def _array(boxes: Iterable[Box]) -> NDArray[np.float64]:
    return np.array(list(boxes), dtype=float).reshape(-1, 4)


def _shared(boxes: NDArray[np.float64], area: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the share of each box that the area covers, shape (n,); inputs have shapes (n, 4) and (1, 4)."""
    sides = np.minimum(boxes[:, 2:], area[:, 2:]) - np.maximum(boxes[:, :2], area[:, :2])
    whole = np.prod(boxes[:, 2:] - boxes[:, :2], axis=1).clip(min=_TINY)
    return np.asarray(np.prod(sides.clip(min=0), axis=1) / whole)
