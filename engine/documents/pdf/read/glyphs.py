"""Characters of a page as people read them, each with the box of the glyph that draws it (threat P25)."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, groupby, product, zip_longest
from math import dist
from statistics import median
from typing import Any, NamedTuple

import pymupdf
from fontTools import agl

from engine.core.types import Box, Direction, Point, union
from engine.documents.pdf.read.turned import together

# Readings set small above ideographs (ruby, furigana) become lines of their own, so that they do not split a name.


_IDEOGRAPH = re.compile("[\u3005-\u3007\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")
_SMALLER = 0.75  # of the size of the ideograph: greatest size of its reading
_HIGHER, _HIGHEST = 0.35, 1.3  # of the ideograph's size: how far the reading's line is above the ideograph's
_OVER = 0.4  # of the width of a reading or one of its letters that lies over an ideograph
_LEVEL = 0.99  # horizontal part of a direction that runs along the page

_Drawn = list[dict[str, Any]]
"""Characters as MuPDF returns them (`rawdict`)."""
_Extent = tuple[float, float, float, float]
_Origins = dict[tuple[int, float, float], list[tuple[float, float]]]


def parted(lines: Sequence[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], float, _Drawn]]:
    """Yield each line of MuPDF with its font size (points) and characters; readings of ideographs as separate lines."""
    spans = [(line, span) for line in lines for span in line["spans"]]
    bases = [(each, span["size"]) for _, span in spans for each in span["chars"] if is_base(each["c"])]
    for line in lines:
        sizes = {span["size"] for span in line["spans"]}
        if not bases or len(sizes) < 2 or line["dir"][0] < _LEVEL:
            yield line, max(sizes, default=0.0), [each for span in line["spans"] for each in span["chars"]]
            continue
        middle = (line["bbox"][1] + line["bbox"][3]) / 2
        near = [(base, size) for base, size in bases if abs(base["origin"][1] - middle) <= 2 * size]
        runs: dict[bool, list[tuple[float, _Drawn]]] = {False: [], True: []}
        for span in line["spans"]:
            for above, drawn in groupby(span["chars"], partial(_is_above, size=span["size"], bases=near)):
                runs[above].append((span["size"], list(drawn)))
        for found in filter(None, runs.values()):
            yield line, max(size for size, _ in found), [each for _, drawn in found for each in drawn]


def is_base(text: str) -> bool:
    """Return whether the text holds an ideograph."""
    return _IDEOGRAPH.search(text) is not None


def is_reading(box: _Extent, size: float, bases: Iterable[tuple[_Extent, float]]) -> bool:
    """Return whether a line without ideographs lies over larger ideographs, and reaches into their line.

    `bases`: boxes and font sizes of lines with ideographs.
    """
    x0, y0, x1, y1 = box
    return any(
        size <= _SMALLER * base_size
        and min(x1, base[2]) - max(x0, base[0]) >= _OVER * (x1 - x0)
        and base[1] < y1
        and (y0 + y1) / 2 < (base[1] + base[3]) / 2
        and y1 - base[1] > 0.5 * (y1 - y0)
        for base, base_size in bases
    )


def _is_above(reading: dict[str, Any], *, size: float, bases: Iterable[tuple[dict[str, Any], float]]) -> bool:
    x0, _, x1, _ = reading["bbox"]
    return not is_base(reading["c"]) and any(
        size <= _SMALLER * base_size
        and _HIGHER * base_size <= base["origin"][1] - reading["origin"][1] <= _HIGHEST * base_size
        and min(x1, base["bbox"][2]) - max(x0, base["bbox"][0]) >= _OVER * (x1 - x0)
        for base, base_size in bases
    )


SOFT_HYPHEN = "\u00ad"
UNREADABLE = "\ufffd"

# Text outside the visible page is read too, since it is in the file (threat P18). Layers, ActualText and marked content
# were removed before; ligatures and white space are handled here.
_FLAGS = pymupdf.TEXT_PRESERVE_LIGATURES | pymupdf.TEXT_PRESERVE_WHITESPACE
_EVERYWHERE = pymupdf.INFINITE_RECT()

_FEWEST_CODES = 12  # unreadable signs of a font that has codes for a text; other fonts have bullets
_WORD = 4  # letters or digits
_ABOVE = 0.88  # of the size: an ideograph above its baseline
_CELL = 50.0  # points
_ORNAMENTS = "Dingbats"
_LEAST_SIZE = 0.001  # points
_SMALL = 0.4  # of the largest letters of a line: letters below this size are faint
_OPAQUE, _PAPER = 40, 208  # of 255
_FILLER = "\u00b7 \u00a0"
"""Signs that programs for transcripts print in the colour of paper, in place of a tab."""

# One glyph for several letters, or another form of a letter: Latin and Arabic presentation forms, full width.
_PRESENTATION_FORMS = ((0xFB00, 0xFB4F), (0xFB50, 0xFDFF), (0xFE70, 0xFEFE), (0xFF01, 0xFFEF))

# TeX prints an accent separately, in the same place as the letter.
_ACCENTS = dict(
    zip(
        "`\u00b4\u02c6\u02dc\u00a8\u02da\u02c7\u02d8\u02d9\u02dd\u00b8\u02db\u00af",
        "\u0300\u0301\u0302\u0303\u0308\u030a\u030c\u0306\u0307\u030b\u0327\u0328\u0304",
        strict=True,
    )
)
_WITH_DOT = {"\u0131": "i", "\u0237": "j"}
_SAME_PLACE = 0.01  # points
_JOINS_NEXT = {SOFT_HYPHEN, *_ACCENTS}


class Character(NamedTuple):
    """One character, and the box of the glyph that draws it, in points.

    `faint`: hardly anybody sees it beside the other letters of its line. `look`: its font, size and colour, where the
    page itself draws it.
    """

    text: str
    box: Box
    faint: bool = False
    look: tuple[str, int, int] | None = None


def letters_of(characters: Iterable[Character]) -> str:
    """Return the letters and digits of characters, without case."""
    return "".join(each.text for each in characters if each.text.isalnum()).casefold()


@dataclass(frozen=True, slots=True)
class Line:
    """Characters along one direction (a unit vector, y downwards), and their text.

    Attributes:
        size: of the font, in points.
        level: upper and lower edge of its type in the frame of its direction, in points; None where those of the boxes
            are, unlike the boxes of OCR, which are as high as the ink.
        aside: it belongs to no other line, and follows all others.
    """

    characters: tuple[Character, ...] = field(repr=False)
    direction: Direction
    size: float
    level: tuple[float, float] | None = None
    aside: bool = False
    text: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        # Kept, since many steps of a reading ask for it.
        object.__setattr__(self, "text", "".join([each.text for each in self.characters]))


def words_of(characters: Iterable[Character]) -> Iterator[tuple[list[Character], list[Character]]]:
    """Yield the space before each word, if any, and the word."""
    space: list[Character] = []
    for is_space, found in groupby(characters, lambda each: each.text == " "):
        if is_space:
            space = list(found)[:1]
        else:
            yield space, list(found)
            space = []


class Sign(NamedTuple):
    """A glyph: the first of its characters, its box and its origin, in points."""

    text: str
    box: Box
    origin: Point


def upright(file: pymupdf.Document, number: int) -> pymupdf.Page:
    """Return a page, from 0, loaded without its rotation."""
    page = file[number]
    page.set_rotation(0)
    return page


def read_signs(page: pymupdf.Page) -> list[Sign]:
    """Return every glyph that MuPDF reads on a page, in the same box that `read_lines` gives it."""
    signs = []
    for _, drawn in _read(page):
        characters = [Character(each["c"], Box(*each["bbox"])) for each in drawn]
        for own, sign, each in zip(characters, _with_boxes(characters), drawn, strict=True):
            if own.box == sign.box:  # else another character of the previous glyph
                signs.append(Sign(sign.text, sign.box, each["origin"]))
    return signs


def _read(page: pymupdf.Page) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Yield lines, each with its characters."""
    origins: _Origins | None = None
    ornaments: bool | None = None
    for block in page.get_text("rawdict", clip=_EVERYWHERE, flags=_FLAGS)["blocks"]:
        for line in block["lines"]:
            if line["wmode"]:
                origins = origins or _origins(page)
                _raise(line, origins)
            for span in line["spans"]:
                if _ORNAMENTS in span["font"]:
                    ornaments = _has_ornaments(page) if ornaments is None else ornaments
                    _read_ornaments(span["chars"] if ornaments else ())
            yield line, [each for span in line["spans"] for each in span["chars"]]


def written_letters(page: pymupdf.Page) -> Iterator[tuple[dict[str, Any], dict[str, Any], dict[str, Any]]]:
    """Yield each letter of an unrotated page as MuPDF returns it, after its line and its span."""
    for line, _ in _read(page):
        for span in line["spans"]:
            yield from ((line, span, each) for each in span["chars"])


def _has_ornaments(page: pymupdf.Page) -> bool:
    """Return whether every font of this name on a page is the standard one, which is neither embedded nor encoded."""
    return all(
        extension == "n/a" and not encoding and page.parent.xref_get_key(number, "ToUnicode")[0] == "null"
        for number, extension, _, name, _, encoding, *_ in page.get_fonts()
        if _ORNAMENTS in name
    )


def _read_ornaments(drawn: Iterable[dict[str, Any]]) -> None:
    """Put the signs of Zapf Dingbats in place of what MuPDF makes of the names of their glyphs: "a104" is no "h"."""
    for each in drawn:
        if each["c"] != " ":
            each["c"] = agl.toUnicode(f"a{ord(each['c'])}", isZapfDingbats=True) or each["c"]


def _origins(page: pymupdf.Page) -> _Origins:
    """Return the origins of all glyphs of a page, by character and cell of the page."""
    found: _Origins = defaultdict(list)
    for span in page.get_texttrace():
        for code, _, (x, y), _ in span["chars"]:
            found[code, x // _CELL, y // _CELL].append((x, y))
    return found


def _raise(line: dict[str, Any], origins: _Origins) -> None:
    """Move the characters of a vertical line to where they are drawn.

    MuPDF (1.26 to 1.28) puts the origin of each glyph at its end and begins its box at the baseline.
    """
    for span in line["spans"]:
        size = span["size"]
        for each in span["chars"]:
            x0, y0, x1, y1 = each["bbox"]
            start = _moved(each["origin"], line["dir"], -size)
            x, y = start[0] // _CELL, start[1] // _CELL
            around = product((ord(each["c"]),), (x - 1, x, x + 1), (y - 1, y, y + 1))
            near = [origin for cell in around for origin in origins.get(cell, ()) if dist(origin, start) < size]
            each["origin"] = min(near, key=partial(dist, start), default=start)
            back = -_ABOVE * size
            each["bbox"] = (*_moved((x0, y0), line["dir"], back), *_moved((x1, y1), line["dir"], back))


def _moved(point: Point, along: Direction, distance: float) -> Point:
    return point[0] + distance * along[0], point[1] + distance * along[1]


def read_lines(page: pymupdf.Page) -> list[Line]:
    """Return the lines of an unrotated page, in the order of the file; text printed twice counts once."""
    lines: dict[tuple[str, int, int], Line] = {}
    written = [_with_faint(line) for line, _ in _read(page)]
    _forget_codes(span for line in written for span in line["spans"])
    for found, size, drawn in together(parted(written)):
        signs = [Character(each["c"], Box(*each["bbox"]), each["faint"], each["look"]) for each in drawn]
        characters = tuple(_join_letters(list(_one_space(_readable(_with_boxes(signs))))))
        if characters:
            line = Line(characters, found["dir"], size)
            x, y = characters[0].box[:2]
            lines.setdefault((line.text, round(x / 2), round(y / 2)), line)
    return list(lines.values())


def _with_faint(line: dict[str, Any]) -> dict[str, Any]:
    """Mark in each character of a line of MuPDF its look, and whether hardly anybody sees it beside the others."""
    seen = [span for span in line["spans"] if _is_painted(span)]
    largest = max((span["size"] for span in seen), default=0.0)
    for span in line["spans"]:
        faint = bool(seen) and (not _is_painted(span) or span["size"] < _SMALL * largest)
        is_filler = not _is_painted(span) and all(each["c"] in _FILLER for each in span["chars"])
        for each in span["chars"]:
            each["faint"] = faint and not is_filler
            each["look"] = (span["font"], round(span["size"]), span["color"])
            each["c"] = " " if is_filler else each["c"]
    return line


def _forget_codes(spans: Iterable[dict[str, Any]]) -> None:
    """Make other signs of a font unreadable where most of its signs are: they are codes as well, and mean nothing.

    Longer words stay, since they may be meant to be found.
    """
    fonts: dict[str, list[list[dict[str, Any]]]] = defaultdict(list)
    for span in spans:
        fonts[span["font"]] += (list(run) for is_space, run in groupby(span["chars"], _is_space) if not is_space)
    for words in fonts.values():
        codes = sum(_is_code(each) for word in words for each in word)
        if codes >= _FEWEST_CODES and 2 * codes > sum(map(len, words)):
            runs = (list(run) for word in words for is_code, run in groupby(word, _is_code) if not is_code)
            for each in chain.from_iterable(run for run in runs if sum(each["c"].isalnum() for each in run) < _WORD):
                each["c"] = UNREADABLE


def _is_space(drawn: dict[str, Any]) -> bool:
    return drawn["c"] in " \t\n\r"


def _is_code(drawn: dict[str, Any]) -> bool:
    """Return whether a sign has a code in place of a meaning."""
    return drawn["c"] == UNREADABLE or unicodedata.category(drawn["c"]) == "Cc"


def _is_painted(span: dict[str, Any]) -> bool:
    """Return whether text has a colour other than that of paper, and is not transparent."""
    channels = (span["color"] >> 16, span["color"] >> 8 & 0xFF, span["color"] & 0xFF)
    return bool(span["alpha"] >= _OPAQUE and min(channels) < _PAPER)


def _with_boxes(signs: Iterable[Character]) -> Iterator[Character]:
    """Give all characters of one glyph its box, since MuPDF gives only the first one a width (threat P26).

    With some fonts MuPDF gives the others a width as well, over the next glyph.
    """
    box: Box | None = None
    every = list(signs)
    for sign, following in zip_longest(every, every[1:]):
        x0, y0, x1, y1 = own = sign.box
        has_size = x1 - x0 > _LEAST_SIZE and y1 - y0 > _LEAST_SIZE
        # The distance to the next glyph first, since hardly any begins where this one does.
        may_be_more = following and abs(following.box[0] - x0) < _SAME_PLACE and sign.text.isalpha()
        if box is None or (
            has_size and not (may_be_more and sign.text not in _ACCENTS and _has_no_advance(box, own, following.box))
        ):
            box = own
        yield sign if own is box else sign._replace(box=box)


def _has_no_advance(before: Box, box: Box, behind: Box) -> bool:
    """Return whether a box begins where the glyph before it ends and the one behind it begins, on one line."""
    in_a_row = before[1::2] == box[1::2] == behind[1::2]
    return in_a_row and abs(box.x0 - before.x1) < _SAME_PLACE and abs(behind.x0 - box.x0) < _SAME_PLACE


def _readable(glyphs: Iterable[Character]) -> Iterator[Character]:
    """Yield one character per letter: split ligatures, join marks to letters, unify spaces, drop invisible ones."""
    pending: Character | None = None
    for glyph in glyphs:
        if pending is not None and (joined := _joined(pending, glyph)):
            pending = joined
            continue
        if pending is not None:
            yield pending
        *before, last = _opened(glyph)
        yield from before
        pending = last
    if pending is not None:
        yield pending


def _opened(glyph: Character) -> list[Character]:
    if " " <= glyph.text < "\x7f":
        return [glyph]
    code = ord(glyph.text)
    if any(first <= code <= last for first, last in _PRESENTATION_FORMS):
        return [glyph._replace(text=letter) for letter in unicodedata.normalize("NFKC", glyph.text)]
    category = unicodedata.category(glyph.text)
    if category.startswith("Z") or glyph.text in "\t\n\r":
        return [glyph._replace(text=" ")]
    return [glyph._replace(text=UNREADABLE) if category in ("Cc", "Cs") else glyph]


def _joined(pending: Character, glyph: Character) -> Character | None:
    """Join two characters if one of them is no separate letter: invisible, a mark, an accent, or printed twice."""
    if glyph.text.isascii() and pending.text != glyph.text and pending.text not in _JOINS_NEXT:
        return None
    both = union((pending.box, glyph.box))
    if unicodedata.category(glyph.text) == "Cf" and glyph.text != SOFT_HYPHEN:
        return pending._replace(box=both)
    if pending.text == SOFT_HYPHEN:  # it only matters at the end of a line
        return glyph._replace(box=both)
    if unicodedata.combining(glyph.text):
        return _accented(pending.text, glyph.text, both)
    if not _overlap(pending.box, glyph.box):
        return None
    of_one_glyph = glyph.box is pending.box
    away = dist(pending.box[:2], glyph.box[:2])  # on a slope, equal neighbours are near to each other in one direction
    if pending.text == glyph.text and not of_one_glyph and away < pending.box.width / 5:
        return pending._replace(box=both, faint=pending.faint and glyph.faint)
    return _accented(glyph.text, _ACCENTS.get(pending.text), both) or _accented(
        pending.text, _ACCENTS.get(glyph.text), both
    )


def _accented(letter: str, mark: str | None, box: Box) -> Character | None:
    composed = unicodedata.normalize("NFC", _WITH_DOT.get(letter, letter) + mark) if mark else ""
    return Character(composed, box) if len(composed) == 1 else None


def _overlap(one: Box, other: Box) -> bool:
    """Return whether the smaller box lies mostly in the larger, in both directions."""
    return all(
        min(one[end], other[end]) - max(one[start], other[start])
        > 0.5 * min(one[end] - one[start], other[end] - other[start])
        for start, end in ((0, 2), (1, 3))
    )


def _one_space(characters: Iterable[Character]) -> Iterator[Character]:
    """Drop spaces at the ends and repeated spaces."""
    pending: Character | None = None
    started = False
    for character in characters:
        if character.text == " ":
            pending = character
            continue
        if pending is not None and started:
            yield pending
        yield character
        pending, started = None, True


def _join_letters(characters: list[Character]) -> Iterator[Character]:
    """Join letter-spaced words: of the spaces in `J o h n  D o e` only the wide one stays."""
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
    """Return whether a character is a letter or digit with a space or an end on both sides."""
    around = [characters[each].text for each in (index - 1, index + 1) if 0 <= each < len(characters)]
    return characters[index].text.isalnum() and all(each == " " for each in around)


def _gap(characters: list[Character], index: int) -> float:
    before, after = characters[index - 1].box, characters[index + 1].box
    return max(after.x0 - before.x1, after.y0 - before.y1, before.y0 - after.y1)
