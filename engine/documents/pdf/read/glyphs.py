"""The characters of a page as a person reads them, each with the box of the glyph that draws it (threat P25)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from statistics import median
from typing import Any, NamedTuple

import pymupdf

from engine.core.types import Box

# Readings set small above ideographs (ruby, furigana): lines of their own, so that they part no name.


_IDEOGRAPH = re.compile("[\u3005-\u3007\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")
_SMALLER = 0.75  # of the size of the ideograph, at most, the size of its reading
_HIGHER, _HIGHEST = 0.35, 1.3  # of that size, the reading's line above the ideograph's
_OVER = 0.4  # of the width of a reading, or of one of its letters
_LEVEL = 0.99  # of a direction that runs along the page

Drawn = list[dict[str, Any]]
"""Characters as MuPDF gives them."""
Extent = tuple[float, float, float, float]


def parted(lines: Sequence[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], float, Drawn]]:
    """Yield each line of MuPDF with its size and characters, and readings of ideographs in it as lines of their own."""
    spans = [(line, span) for line in lines for span in line["spans"]]
    bases = [(each, span["size"]) for _, span in spans for each in span["chars"] if is_base(each["c"])]
    for line in lines:
        sizes = {span["size"] for span in line["spans"]}
        if not bases or len(sizes) < 2 or line["dir"][0] < _LEVEL:
            yield line, max(sizes, default=0.0), [each for span in line["spans"] for each in span["chars"]]
            continue
        middle = (line["bbox"][1] + line["bbox"][3]) / 2
        near = [(base, size) for base, size in bases if abs(base["origin"][1] - middle) <= 2 * size]
        runs: dict[bool, list[tuple[float, Drawn]]] = {False: [], True: []}
        for span in line["spans"]:
            for above, drawn in groupby(span["chars"], partial(_is_above, size=span["size"], bases=near)):
                runs[above].append((span["size"], list(drawn)))
        for found in filter(None, runs.values()):
            yield line, max(size for size, _ in found), [each for _, drawn in found for each in drawn]


def is_base(text: str) -> bool:
    """Return whether the text holds an ideograph."""
    return _IDEOGRAPH.search(text) is not None


def is_reading(box: Extent, size: float, bases: Iterable[tuple[Extent, float]]) -> bool:
    """Return whether a line without ideographs lies over one with larger ones, and reaches into it."""
    x0, y0, x1, y1 = box
    return any(
        size <= _SMALLER * of_base
        and min(x1, base[2]) - max(x0, base[0]) >= _OVER * (x1 - x0)
        and base[1] < y1
        and (y0 + y1) / 2 < (base[1] + base[3]) / 2
        and y1 - base[1] > 0.5 * (y1 - y0)
        for base, of_base in bases
    )


def _is_above(reading: dict[str, Any], *, size: float, bases: Iterable[tuple[dict[str, Any], float]]) -> bool:
    x0, _, x1, _ = reading["bbox"]
    return not is_base(reading["c"]) and any(
        size <= _SMALLER * of_base
        and _HIGHER * of_base <= base["origin"][1] - reading["origin"][1] <= _HIGHEST * of_base
        and min(x1, base["bbox"][2]) - max(x0, base["bbox"][0]) >= _OVER * (x1 - x0)
        for base, of_base in bases
    )


SOFT_HYPHEN = "\u00ad"
UNREADABLE = "\ufffd"

# Also what lies outside the page is read, since it is in the file (threat P18). Layers, ActualText and marked content
# are gone before; ligatures and white space are ours to handle.
_FLAGS = pymupdf.TEXT_PRESERVE_LIGATURES | pymupdf.TEXT_PRESERVE_WHITESPACE
_EVERYWHERE = pymupdf.INFINITE_RECT()

_LEAST_SIZE = 0.001  # points

# One glyph for several letters, or another form of a letter: Latin and Arabic presentation forms, full width.
_PRESENTATION_FORMS = ((0xFB00, 0xFB4F), (0xFB50, 0xFDFF), (0xFE70, 0xFEFE), (0xFF01, 0xFFEF))

# TeX prints an accent by itself, in the same place as the letter.
_ACCENTS = dict(
    zip(
        "`\u00b4\u02c6\u02dc\u00a8\u02da\u02c7\u02d8\u02d9\u02dd\u00b8\u02db\u00af",
        "\u0300\u0301\u0302\u0303\u0308\u030a\u030c\u0306\u0307\u030b\u0327\u0328\u0304",
        strict=True,
    )
)
_WITH_DOT = {"\u0131": "i", "\u0237": "j"}
_JOINS_NEXT = {SOFT_HYPHEN, *_ACCENTS}


class Character(NamedTuple):
    text: str
    box: Box


@dataclass(frozen=True, slots=True)
class Line:
    """Characters along one direction (a unit vector, y downwards). `size`: of the font, in points."""

    characters: tuple[Character, ...] = field(repr=False)
    direction: tuple[float, float]
    size: float

    @property
    def text(self) -> str:
        return "".join(each.text for each in self.characters)


def union(boxes: Iterable[Box]) -> Box:
    """The smallest box around all of them."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


class Sign(NamedTuple):
    """A glyph by the first of its characters, and where it has its origin."""

    text: str
    box: Box
    origin: tuple[float, float]


def read_signs(page: pymupdf.Page) -> list[Sign]:
    """Every glyph that a page draws and MuPDF reads, in the box that `read_lines` gives it."""
    signs = []
    for _, drawn in _read(page):
        characters = [Character(each["c"], Box(*each["bbox"])) for each in drawn]
        for own, (text, box), each in zip(characters, _with_boxes(characters), drawn, strict=True):
            if own.box == box:  # else one more character of the glyph before
                signs.append(Sign(text, box, each["origin"]))
    return signs


def _read(page: pymupdf.Page) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Lines, each with its characters."""
    for block in page.get_text("rawdict", clip=_EVERYWHERE, flags=_FLAGS)["blocks"]:
        for line in block["lines"]:
            yield line, [each for span in line["spans"] for each in span["chars"]]


def read_lines(page: pymupdf.Page) -> list[Line]:
    """The lines of a page that is not rotated, in the order of the file; text printed twice counts once."""
    lines: dict[tuple[str, int, int], Line] = {}
    for found, size, drawn in parted([line for line, _ in _read(page)]):
        signs = [Character(each["c"], Box(*each["bbox"])) for each in drawn]
        characters = tuple(_join_letters(list(_one_space(_readable(_with_boxes(signs))))))
        if characters:
            line = Line(characters, found["dir"], size)
            x, y = characters[0].box[:2]
            lines.setdefault((line.text, round(x / 2), round(y / 2)), line)
    return list(lines.values())


def _with_boxes(signs: Iterable[Character]) -> Iterator[Character]:
    """Of several characters that one glyph stands for only the first has a box of a width; all get it (threat P26)."""
    box: Box | None = None
    for sign in signs:
        has_size = min(sign.box.x1 - sign.box.x0, sign.box.y1 - sign.box.y0) > _LEAST_SIZE
        box = sign.box if box is None or has_size else box
        yield sign if sign.box is box else Character(sign.text, box)


def _readable(glyphs: Iterable[Character]) -> Iterator[Character]:
    """One character per letter: ligatures opened, marks joined to their letter, spaces plain, invisible signs gone."""
    held: Character | None = None
    for glyph in glyphs:
        if held is not None and (joined := _joined(held, glyph)):
            held = joined
            continue
        if held is not None:
            yield held
        *before, last = _opened(glyph)
        yield from before
        held = last
    if held is not None:
        yield held


def _opened(glyph: Character) -> list[Character]:
    if " " <= glyph.text < "\x7f":
        return [glyph]
    code = ord(glyph.text)
    if any(first <= code <= last for first, last in _PRESENTATION_FORMS):
        return [Character(letter, glyph.box) for letter in unicodedata.normalize("NFKC", glyph.text)]
    category = unicodedata.category(glyph.text)
    if category.startswith("Z") or glyph.text in "\t\n\r":
        return [Character(" ", glyph.box)]
    return [Character(UNREADABLE, glyph.box) if category in ("Cc", "Cs") else glyph]


def _joined(held: Character, glyph: Character) -> Character | None:
    """Both in one, if one of them is no letter of its own: invisible, a mark, an accent, or printed a second time."""
    if glyph.text.isascii() and held.text != glyph.text and held.text not in _JOINS_NEXT:
        return None
    both = union((held.box, glyph.box))
    if unicodedata.category(glyph.text) == "Cf" and glyph.text != SOFT_HYPHEN:
        return Character(held.text, both)
    if held.text == SOFT_HYPHEN:  # only at the end of a line it says something
        return Character(glyph.text, both)
    if unicodedata.combining(glyph.text):
        return _accented(held.text, glyph.text, both)
    if not _overlap(held.box, glyph.box):
        return None
    if held.text == glyph.text and glyph.box.x0 - held.box.x0 < (held.box.x1 - held.box.x0) / 5:
        return Character(held.text, both)
    return _accented(glyph.text, _ACCENTS.get(held.text), both) or _accented(held.text, _ACCENTS.get(glyph.text), both)


def _accented(letter: str, mark: str | None, box: Box) -> Character | None:
    composed = unicodedata.normalize("NFC", _WITH_DOT.get(letter, letter) + mark) if mark else ""
    return Character(composed, box) if len(composed) == 1 else None


def _overlap(one: Box, other: Box) -> bool:
    """Whether the smaller lies in the larger for the most part, in both directions."""
    return all(
        min(one[end], other[end]) - max(one[start], other[start])
        > 0.5 * min(one[end] - one[start], other[end] - other[start])
        for start, end in ((0, 2), (1, 3))
    )


def _one_space(characters: Iterable[Character]) -> Iterator[Character]:
    """No spaces at the ends and never two in a row."""
    held: Character | None = None
    begun = False
    for character in characters:
        if character.text == " ":
            held = character
            continue
        if held is not None and begun:
            yield held
        yield character
        held, begun = None, True


def _join_letters(characters: list[Character]) -> Iterator[Character]:
    """Letter-spaced words as words: of the spaces in `J o h n  D o e` only the wide one stays."""
    spaced = [
        0 < index < len(characters) - 1
        and character.text == " "
        and _is_single(characters, index - 1)
        and _is_single(characters, index + 1)
        for index, character in enumerate(characters)
    ]
    if sum(spaced) < 3:
        yield from characters
        return
    gaps = [_gap(characters, index) for index, is_spaced in enumerate(spaced) if is_spaced]
    wide = 1.6 * median(gaps)
    for index, character in enumerate(characters):
        if not spaced[index] or _gap(characters, index) > wide:
            yield character


def _is_single(characters: list[Character], index: int) -> bool:
    """A letter or digit with a space or an end on both sides."""
    around = [characters[each].text for each in (index - 1, index + 1) if 0 <= each < len(characters)]
    return characters[index].text.isalnum() and all(each == " " for each in around)


def _gap(characters: list[Character], index: int) -> float:
    before, after = characters[index - 1].box, characters[index + 1].box
    return max(after.x0 - before.x1, after.y0 - before.y1, before.y0 - after.y1)
