"""Pictures of signs in a text: lines of number signs, blocks, dots or Braille that draw letters for the eye.

They are drawn as a picture, sign by sign, and read by OCR. Signs of two kinds, ink and ground, are read well; letters
of slanted strokes are not, so that the user is told to look at them. On the pages of a PDF, signs are taken from where
they are drawn, since the order of their text need not be that of rows.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain, groupby, pairwise
from statistics import median
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from engine.core.types import Box, Document, DocumentKind, Notice, PdfPlace, PictureOfSigns
from engine.documents.rasters import Pixels

_FEWEST_LINES, _MOST_LINES = 4, 200
_NARROWEST, _WIDEST = 8, 600  # columns
_MOST = 30  # pictures of a document
_TAB = 8
_WORD = re.compile(r"[^\W_]{3,}")
_RUN = re.compile(r"[^\W_]+")
_MOST_MIXED, _LEAST_IN_ROWS = 0.2, 0.3
_KINDS = 2  # letters or digits of which a row of them may consist and be no word
_STROKES = re.compile(r"[/\\()<>]")
_FEWEST_STROKES = 6
_FEWEST_READ = 3  # letters
_MARGIN = 30  # pixels
_WIDE = 4  # pixels of a sign
_SIZES = ((_WIDE, _WIDE), (_WIDE, 2 * _WIDE))  # pixels of a sign: as wide as high, and as most fonts draw it
_DPI = 144.0
_GLYPH = 16  # pixels
_SIGN = re.compile(r"(?<!\S)(?:[^\w\s]+|([^\W_])\1*)(?!\S)")
_FEWEST_SIGNS = 16  # of a page with a picture
_SAME_ROW = 0.1  # of a glyph's height: rows of dots are nearer to each other than lines of text
_NEXT_ROW = 2.5  # of a glyph's height: greatest distance of two rows of a picture
_GAP = 0.3  # of a glyph's width
_EVENLY, _UNEVEN = 0.8, 0.15  # share of the columns that follow each other evenly; of the usual step

# By dots of a Braille sign in the order of its bits, and by quarters of a block: left or right, and row.
_DOTS = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3))
_QUARTERS = {
    "▀": (0, 1), "▄": (2, 3), "▌": (0, 2), "▐": (1, 3), "▘": (0,), "▝": (1,), "▖": (2,), "▗": (3,),
    "▚": (0, 3), "▞": (1, 2), "▛": (0, 1, 2), "▜": (0, 1, 3), "▙": (0, 2, 3), "▟": (1, 2, 3),
}  # fmt: skip
_FINE = re.compile(f"[\u2801-\u28ff{''.join(_QUARTERS)}]")
_ROWS = 2  # at least, in a line of such signs
_FULL = (1.0,) * 8


@dataclass(frozen=True, slots=True)
class _Block:
    """Lines that may draw a picture, with tabs as spaces, and the stretches of the text that they are.

    `high`: the height of a sign where its width is 1, if it is known.
    """

    stretches: tuple[tuple[int, int], ...]
    lines: tuple[str, ...]
    high: float = 0.0


class _Glyph(NamedTuple):
    """A sign on a page, by its offset in the text, and its box in points."""

    offset: int
    sign: str
    box: Box

    @property
    def middle(self) -> float:
        return self.box.middle[1]


def read(document: Document, languages: tuple[str, ...]) -> Document:
    """Return the document with what its pictures of signs say, and notices of those that were not, or badly, read."""
    blocks = tuple(_drawn_in(document))
    if not blocks:
        return document
    # Imported here: few texts need it, and its libraries take a while to load.
    from engine.documents import ocr

    if not ocr.installed(languages):
        notices = [Notice("picture-not-searched", count=len(blocks))]
        if languages:
            notices.append(Notice("no-ocr-languages", count=len(blocks)))
        known = {each.code for each in document.warnings}
        return replace(document, warnings=(*document.warnings, *(each for each in notices if each.code not in known)))
    found: list[PictureOfSigns] = []
    unread = 0
    for number, block in enumerate(blocks):
        said = _said(block, languages) if number < _MOST else ()
        letters = max((sum(map(str.isalpha, each)) for each in said), default=0)
        if letters >= _FEWEST_READ:
            found.append(PictureOfSigns(block.stretches, tuple(said)))
        unread += letters >= _FEWEST_READ or number >= _MOST or _has_strokes(block)
    if not unread:
        return document
    notice = Notice("picture-of-signs", count=unread)
    return replace(document, drawn=tuple(found), warnings=(*document.warnings, notice))


def _drawn_in(document: Document) -> Iterator[_Block]:
    return _on_pages(document) if document.kind is DocumentKind.PDF else _blocks(document.text)


def _blocks(text: str) -> Iterator[_Block]:
    lines: list[str] = []
    start = end = at = 0
    for line in chain(text.splitlines(keepends=True), [None]):
        if line is not None and _may_draw(line):
            if not lines:
                start = at
            lines.append(line.rstrip().expandtabs(_TAB))
            end = at + len(line.rstrip())
        elif line is None or line.strip() or not lines or not lines[-1]:
            if picture := _picture(lines):
                first = start + len(text[start:end]) - len(text[start:end].lstrip())
                yield _Block(((first, end),), picture)
            lines = []
        else:
            lines.append("")
        at += len(line or "")


def _on_pages(document: Document) -> Iterator[_Block]:
    for _, segments in groupby(document.segments, lambda each: getattr(each.place, "page", 0)):
        glyphs: list[_Glyph] = []
        signs = 0
        for each in segments:
            if isinstance(each.place, PdfPlace) and not each.place.in_picture:
                text = document.text[each.start : each.end]
                signs += sum(len(sign[0]) for sign in _SIGN.finditer(text))
                glyphs += map(_Glyph, range(each.start, each.end), text, each.place.boxes)
        if signs >= _FEWEST_SIGNS:
            yield from _in_rows(glyphs)


def _in_rows(glyphs: Iterable[_Glyph]) -> Iterator[_Block]:
    """Yield the pictures of a page from glyphs in any order."""
    rows: list[list[_Glyph]] = []
    for each in sorted((each for each in glyphs if not each.sign.isspace()), key=lambda each: each.middle):
        if rows and each.middle - rows[-1][-1].middle <= _SAME_ROW * each.box.height:
            rows[-1].append(each)
        else:
            rows.append([each])
    together: list[list[_Glyph]] = []
    for row in rows:
        row.sort(key=lambda each: each.box.x0)
        draws = _may_draw(_written(row))
        far = together and row[0].middle - together[-1][0].middle > _NEXT_ROW * row[0].box.height
        if together and (far or not draws):
            yield from _on_grid(together)
            together = []
        if draws:
            together.append(row)
    yield from _on_grid(together)


def _written(row: Sequence[_Glyph]) -> str:
    """Return a row as text, with spaces for gaps."""
    signs = row[0].sign
    for before, each in pairwise(row):
        signs += " " * (each.box.x0 - before.box.x1 > _GAP * each.box.width) + each.sign
    return signs


def _on_grid(rows: Sequence[Sequence[_Glyph]]) -> Iterator[_Block]:
    """Yield a picture as lines in which each sign fills as many columns as it is wide."""
    if len(rows) * _ROWS < _FEWEST_LINES:
        return
    glyphs = [each.box for row in rows for each in row]
    wide = _step(each.x0 for each in glyphs) or median(each.width for each in glyphs)
    high = median(after[0].middle - before[0].middle for before, after in pairwise(rows))
    left = min(row[0].box.x0 for row in rows)
    if wide <= 0 or high <= 0:
        return
    lines: dict[int, dict[int, str]] = defaultdict(dict)
    for row in rows:
        for each in row:
            first = round((each.box.x0 - left) / wide)
            count = max(1, round(each.box.width / wide))
            line = lines[round((row[0].middle - rows[0][0].middle) / high)]
            line |= dict.fromkeys(range(first, first + count), each.sign)
    if max(map(max, lines.values())) > _WIDEST or max(lines) > _MOST_LINES:
        return
    found = (
        "".join(lines[at].get(column, " ") for column in range(max(lines[at], default=-1) + 1))
        for at in range(max(lines) + 1)
    )
    if picture := _picture([*found]):
        offsets = sorted(each.offset for row in rows for each in row)
        yield _Block(tuple(_runs(offsets)), picture, high / wide)


def _step(places: Iterable[float]) -> float:
    """Return the distance of columns that follow each other evenly, however wide their signs are, else 0."""
    distinct = sorted({round(each, 1) for each in places})
    steps = [after - before for before, after in pairwise(distinct)]
    usual = median(steps) if len(steps) >= _NARROWEST else 0.0
    return usual if sum(abs(each - usual) <= _UNEVEN * usual for each in steps) >= _EVENLY * len(steps) else 0.0


def _runs(offsets: Iterable[int]) -> Iterator[tuple[int, int]]:
    for _, run in groupby(enumerate(offsets), lambda each: each[1] - each[0]):
        together = [offset for _, offset in run]
        yield together[0], together[-1] + 1


def _picture(lines: Sequence[str]) -> tuple[str, ...]:
    """Return the lines of a picture without their indent; none where they can't be one."""
    inked = [each for each in lines if each]
    if len(set(inked)) < _KINDS or len(inked) > _MOST_LINES or not _are_rows(inked):
        return ()
    indent = min(len(each) - len(each.lstrip()) for each in inked)
    rows = len(inked) * (_ROWS if _FINE.search("".join(inked)) else 1)
    if rows < _FEWEST_LINES or not _NARROWEST <= max(map(len, inked)) - indent <= _WIDEST:
        return ()
    return tuple(each[indent:] for each in lines[: -1 if not lines[-1] else None])


def _are_rows(lines: list[str]) -> bool:
    """Return whether letters and digits, where they are of more than two kinds, stand in rows of one kind each."""
    runs = _RUN.findall("".join(f"{each}\n" for each in lines))
    if len(set("".join(runs))) <= _KINDS:
        return True
    count = sum(map(len, runs))
    mixed = sum(len(each) for each in runs if len(set(each)) > 1)
    return mixed <= _MOST_MIXED * count and sum(len(each) for each in runs if len(each) > 1) >= _LEAST_IN_ROWS * count


def _may_draw(line: str) -> bool:
    """Return whether a line has signs and no word or number: letters and digits only in rows of one or two kinds."""
    return bool(line.strip()) and all(len(set(each)) <= _KINDS for each in _WORD.findall(line))


def _has_strokes(block: _Block) -> bool:
    drawn = [len(_STROKES.findall(each)) for each in block.lines]
    return sum(each > 1 for each in drawn) >= _FEWEST_LINES and sum(drawn) >= _FEWEST_STROKES


def _said(block: _Block, languages: tuple[str, ...]) -> tuple[str, ...]:
    from engine.documents import ocr

    said: dict[str, None] = {}
    sizes = dict.fromkeys(
        (*_SIZES, *(((_WIDE, min(max(round(_WIDE * block.high), 2), 3 * _WIDE)),) if block.high else ()))
    )
    columns = max(map(len, block.lines))
    padded = [each.ljust(columns) for each in block.lines]
    commonest = Counter(chain.from_iterable(padded)).most_common(1)[0][0]
    # A code has as much ink as ground.
    for ground in dict.fromkeys((f" {commonest}".strip() or " ", " ")):
        for wide, high in sizes:
            for line in ocr.read(_drawn(padded, ground, wide, high), _DPI, languages).lines:
                said["".join(each.text for each in line.letters)] = None
    return tuple(said)


def _drawn(padded: Sequence[str], ground: str, wide: int, high: int) -> Pixels:
    """Return the picture of lines of one length, dark signs on light ground: spaces, and another sign."""
    columns = len(padded[0])
    inks = {each: _ink(each) for each in set("".join(padded)) if each not in f"{ground} "}
    darkest = max((value for each in inks.values() for value in each), default=1.0) or 1.0
    light = np.zeros((4 * len(padded), 2 * columns))
    for row, line in enumerate(padded):
        for column, sign in enumerate(line):
            if sign in inks:
                light[4 * row : 4 * row + 4, 2 * column : 2 * column + 2] = np.reshape(inks[sign], (4, 2)) / darkest
    cells = Image.fromarray((255 * (1 - light)).astype(np.uint8))
    picture = Image.new("L", (wide * columns + 2 * _MARGIN, high * len(padded) + 2 * _MARGIN), 255)
    picture.paste(cells.resize((wide * columns, high * len(padded)), Image.Resampling.BOX), (_MARGIN, _MARGIN))
    return np.asarray(picture)


@cache
def _ink(sign: str) -> tuple[float, ...]:
    """Return how much of a sign is ink: of each of its four rows, left and right."""
    if 0x2800 <= ord(sign) < 0x2900:
        dots = {each for bit, each in enumerate(_DOTS) if ord(sign) >> bit & 1}
        return tuple(float((column, row) in dots) for row in range(4) for column in range(2))
    if sign in _QUARTERS:
        return tuple(float(row // 2 * 2 + column in _QUARTERS[sign]) for row in range(4) for column in range(2))
    if not sign.isascii():
        return _FULL
    picture = Image.new("L", (_GLYPH, _GLYPH), 0)
    ImageDraw.Draw(picture).text((0, 0), sign, fill=255, font=ImageFont.load_default(_GLYPH))
    return (float(np.asarray(picture).mean()) / 255,) * 8
