"""Draws a font's glyphs, one in each cell, so that their shapes can be compared with the letters they claim to be."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from math import hypot
from statistics import median
from typing import Any, NamedTuple

import numpy as np
import pymupdf

from engine.core.types import Direction, Point
from engine.documents.ocr.shapes import LETTERS, Known, Shape, shape
from engine.documents.pdf.fonts.meanings import read_meanings
from engine.documents.rasters import Pixels

# The glyphs that a page draws, one by one, each with its font and the text that the font states for it.


_GAP = 0.25  # sizes of the font, between two glyphs of a word
_BACK = 0.6  # font sizes: greatest distance by which kerning moves a glyph back
_RAISED = 0.5  # font sizes: distance from the line of a raised glyph
_LONGEST = 30  # glyphs; a line without spaces is read in pieces
_LOWEST = 0.01  # points
_CONTINUED = -1  # the glyph number that MuPDF gives to the second letter of a ligature


class Use(NamedTuple):
    """A glyph: its font, its number in the font, and the text that the font states for it."""

    font: str
    number: int
    text: str


class SheetGlyph(NamedTuple):
    """A glyph on a page.

    Attributes:
        origin: in points, y downwards.
        size: of the font, in points.
        direction: of its line, a unit vector.
        width: its advance, in sizes of the font.
    """

    use: Use
    origin: Point
    size: float
    direction: Direction
    width: float

    def offset(self, other: SheetGlyph) -> tuple[float, float]:
        """Return the offset of another glyph along the line, and above it, in sizes of this font."""
        x, y = other.origin[0] - self.origin[0], other.origin[1] - self.origin[1]
        right, down = self.direction
        return (x * right + y * down) / self.size, (x * down - y * right) / self.size


SheetWord = tuple[SheetGlyph, ...]


def glyphs(page: pymupdf.Page) -> Iterator[SheetGlyph]:
    """Yield every glyph of an unrotated page, in the order of the file, also invisible ones."""
    for span in page.get_texttrace():
        size = max(span["size"], _LOWEST)
        for each, text in _joined(span["chars"]):
            box = each[3]
            right, down = span["dir"]
            width = abs((box[2] - box[0]) * right + (box[3] - box[1]) * down) / size
            yield SheetGlyph(Use(span["font"], each[1], text), each[2], size, (right, down), width)


def advances(page: pymupdf.Page) -> dict[Use, float]:
    """Return the different glyphs of a page, each with its last advance (see `SheetGlyph.width`)."""
    found: dict[Use, float] = {}
    for span in page.get_texttrace():
        font, size, (right, down) = span["font"], max(span["size"], _LOWEST), span["dir"]
        last = {(each[1], text): each[3] for each, text in _joined(span["chars"])}
        for (number, text), box in last.items():
            width = abs((box[2] - box[0]) * right + (box[3] - box[1]) * down) / size
            found[Use(font, number, text)] = width
    return found


def _joined(characters: list[Any]) -> Iterator[tuple[Any, str]]:
    """Yield each glyph with all of its letters."""
    if all(each[1] != _CONTINUED for each in characters):
        yield from [(each, chr(each[0])) for each in characters]
        return
    current: Any = None
    text = ""
    for each in characters:
        if each[1] == _CONTINUED and current is not None:
            text += chr(each[0])
            continue
        if current is not None:
            yield current, text
        current, text = each, chr(each[0])
    if current is not None:
        yield current, text


def words(page: pymupdf.Page, blank: Collection[Use], reach: Mapping[Use, float]) -> Iterator[SheetWord]:
    """Yield words: glyphs that touch each other on a line.

    Args:
        blank: glyphs that draw nothing. Their stated text does not count: a font may state that letters are spaces.
        reach: how far glyphs draw, in sizes of their fonts, which may differ from their advance.
    """
    word: list[SheetGlyph] = []
    for each in glyphs(page):
        each = each._replace(width=max(each.width, reach.get(each.use, 0.0)))
        if word and (each.use in blank or len(word) == _LONGEST or not _follows(word[-1], each)):
            yield tuple(word)
            word = []
        if each.use not in blank:
            word.append(each)
    if word:
        yield tuple(word)


def _follows(before: SheetGlyph, after: SheetGlyph) -> bool:
    along, up = before.offset(after)
    same = hypot(before.direction[0] - after.direction[0], before.direction[1] - after.direction[1]) < 0.01
    return same and abs(up) < _RAISED and along > 0 and -_BACK < along - before.width < _GAP


EM = 40
"""Pixels per font size on a sheet: 100 pixels per inch or more for common type."""
_HIGH = 2.2  # font sizes: height of a cell
_BASE = 1.4  # font sizes from the top of a cell to the baseline
_SIDE = 0.5  # font sizes on both sides of the ink
_WIDEST = 24.0  # sizes of the font; a longer word is cut
_ACROSS = 1600  # pixels
_CAPITAL = 0.7  # of a font size: height of capital letters
_LETTER = 0.55  # of a font size: width of letters
_COMMON = (0.3, 1.4)  # font sizes: usual widths of glyphs, and usual height of the highest
_LARGER = (1, 8, 8)  # factors of sizes tried until something is drawn: a glyph may be far smaller than its advance
_FACES = ("helv", "heit", "hebo", "tiro", "tiit", "tibo", "tibi", "cour", "cobo")
_OTHERS = (*_FACES, "symb", "zadb", "cjk")
_SIMPLE = ("/Type1", "/TrueType", "/MMType1")
_REFERENCE = re.compile(r"(\d+) 0 R")
_MOST = 4000  # codes of a font that is not embedded
_AT_ONCE = 800  # cells of a sheet
_FAILURES = (RuntimeError, ValueError, KeyError, pymupdf.mupdf.FzErrorBase)
_PAPER = 250  # grey levels
_NAMED = 31  # characters of a font name that MuPDF keeps


@dataclass(frozen=True, slots=True)
class _Font:
    """A font by its object number. `embedded`: it has its own glyphs; `descendant`: the object that holds them."""

    object: int
    kind: str
    embedded: bool
    descendant: int = 0


class _Code(NamedTuple):
    """A code of a font, in hexadecimal digits."""

    font: int
    digits: str


class _Mark(NamedTuple):
    """A code to draw: its position along the line and above it, and its size, all in font sizes of a sheet."""

    code: _Code
    along: float
    up: float
    size: float


@dataclass(slots=True)
class Sheets:
    """The fonts of a copy of a file, each renamed to a unique name.

    Attributes:
        file: the copy.
        fonts: fonts by the name that MuPDF reports.
        codes: codes with which glyphs can be drawn again.
        scales: factors for Type 3 fonts, whose size may mean anything, that give letters their common height.
        drawn: how many glyphs were drawn.
    """

    file: pymupdf.Document
    fonts: dict[str, list[_Font]] = field(default_factory=lambda: defaultdict(list))
    codes: dict[Use, _Code] = field(default_factory=dict)
    scales: dict[int, float] = field(default_factory=dict)
    drawn: int = 0

    @classmethod
    def of(cls, file: pymupdf.Document) -> Sheets:
        """Return sheets for a file, and rename its fonts; nothing of the file may have been drawn before."""
        sheets = cls(file)
        for number in range(1, file.xref_length()):
            kind = file.xref_get_key(number, "Subtype")[1]
            if kind in (*_SIMPLE, "/Type3", "/Type0"):
                sheets._name(number, kind)
        return sheets

    def _name(self, number: int, kind: str) -> None:
        name = f"Sheet{number}"
        descendant = _descendant(self.file, number) if kind == "/Type0" else 0
        if kind == "/Type0" and not descendant:
            return
        embedded = kind == "/Type3" or _is_embedded(self.file, descendant or number)
        key = "Name" if kind == "/Type3" else "BaseFont"
        if embedded:
            self.file.xref_set_key(number, key, f"/{name}")
            if descendant:
                self.file.xref_set_key(descendant, key, f"/{name}")
        else:
            name = self.file.xref_get_key(descendant or number, key)[1].lstrip("/")
        self.fonts[name[:_NAMED]].append(_Font(number, kind, embedded, descendant))

    @property
    def doubtful(self) -> frozenset[str]:
        """The names of fonts whose text may differ from what they draw: all with their own glyphs or a Unicode map."""
        return frozenset(
            name
            for name, fonts in self.fonts.items()
            if any(each.embedded or self.file.xref_get_key(each.object, "ToUnicode")[0] == "xref" for each in fonts)
        )

    def find_codes(self, widths: Mapping[Use, float]) -> None:
        """Find a code for each glyph; composite fonts are copied so that glyph numbers are their codes.

        Args:
            widths: the advance of each glyph, in sizes of its font.
        """
        uses: dict[str, list[Use]] = defaultdict(list)
        for each in widths:
            uses[each.font].append(each)
        for name in uses.keys() & self.fonts.keys():
            for font in self.fonts[name]:
                with suppress(*_FAILURES):  # a font that can't be drawn is not compared
                    if font.kind == "/Type0" and font.embedded:
                        self._number(font, uses[name])
                    else:
                        self._try(font, self._codes(font))
        drawing = {font.object for fonts in self.fonts.values() for font in fonts if font.kind == "/Type3"}
        for number in drawing:
            self._scale(number, {use: width for use, width in widths.items() if self._is_of(use, number)})

    def _is_of(self, use: Use, font: int) -> bool:
        return use in self.codes and self.codes[use].font == font

    def _number(self, font: _Font, wanted: Iterable[Use]) -> None:
        """Copy a composite font so that glyph numbers are the codes of its glyphs `wanted`."""
        descendant, copy = self._copy(font.descendant), self._copy(font.object)
        self.file.xref_set_key(descendant, "CIDToGIDMap", "/Identity")
        self.file.xref_set_key(copy, "DescendantFonts", f"[{descendant} 0 R]")
        self.file.xref_set_key(copy, "Encoding", "/Identity-H")
        self.file.xref_set_key(copy, "ToUnicode", "null")
        for each in wanted:
            self.codes[each] = _Code(copy, f"{each.number & 0xFFFF:04x}")

    def _copy(self, number: int) -> int:
        copy: int = self.file.get_new_xref()
        self.file.update_object(copy, self.file.xref_object(number))
        return copy

    def _codes(self, font: _Font) -> list[str]:
        if font.kind != "/Type0":
            return [f"{code:02x}" for code in range(256)]
        kind, reference = self.file.xref_get_key(font.object, "ToUnicode")
        mapped = self.file.xref_stream(int(reference.split()[0])) if kind == "xref" else None
        return [code.hex() for code, _ in islice(read_meanings(mapped or b""), _MOST)]

    def _try(self, font: _Font, codes: Sequence[str]) -> None:
        """Find out which glyphs these codes draw, by tracing a page that shows them."""
        shown = " ".join(f"1 0 0 1 {place} 0 Tm <{code}> Tj" for place, code in enumerate(codes))
        page = self._page(f"BT /F{font.object} 1 Tf {shown} ET", {font.object}, len(codes) + 1, 10)
        for each in glyphs(page):
            place = round(each.origin[0])
            if 0 <= place < len(codes):
                self.codes.setdefault(each.use, _Code(font.object, codes[place]))

    def _scale(self, font: int, widths: Mapping[Use, float]) -> None:
        wide = [each for each in widths.values() if each]
        if not wide:
            return
        self.scales[font] = 1.0 if _COMMON[0] < median(wide) < _COMMON[1] else _LETTER / median(wide)
        heights: list[float] = []
        for larger in _LARGER:
            self.scales[font] *= larger
            heights = [each.height / EM for each in map(shape, self.cells(widths).values()) if each]
            if heights:
                break
        if heights and not _COMMON[0] < max(heights) < _COMMON[1]:
            self.scales[font] *= _CAPITAL / max(heights)

    def cells(self, widths: Mapping[Use, float]) -> dict[Use, Pixels]:
        """Return pictures of glyphs in cells, black on white; glyphs without a code are left out."""
        known = [use for use in widths if use in self.codes]
        cells = self._cells(known, [max(widths[use] * self._scale_of(use), 1.0) for use in known])
        # A glyph may draw beyond its advance.
        cut = [use for use, pixels in cells.items() if (pixels[:, -1] < _PAPER).any()]
        return cells | self._cells(cut, [_WIDEST] * len(cut))

    def _cells(self, drawn: Sequence[Use], reach: Sequence[float]) -> dict[Use, Pixels]:
        marks = [(self._mark(use, 0.0, 0.0, 1.0),) for use in drawn]
        return dict(zip(drawn, self._sheets(marks, reach), strict=True))

    def reach(self, use: Use, found: Shape) -> float:
        """Return how far the ink of a glyph reaches from its origin, in sizes of its font."""
        return (found.right / EM - _SIDE) / self._scale_of(use)

    def words(self, found: Iterable[SheetWord]) -> list[Pixels]:
        """Return a picture of each word as its page sets it, black on white."""
        marks, reach = [], []
        for word in found:
            first = word[0]
            scale = self._scale_of(first.use)
            here = []
            for each in word:
                along, up = first.offset(each)
                if each.use in self.codes:
                    here.append(self._mark(each.use, along * scale, up * scale, each.size / first.size))
            marks.append(tuple(here))
            reach.append((first.offset(word[-1])[0] + max(word[-1].width, 1.0)) * scale)
        return self._sheets(marks, reach)

    def _scale_of(self, use: Use) -> float:
        return self.scales.get(self.codes[use].font, 1.0) if use in self.codes else 1.0

    def _mark(self, use: Use, along: float, up: float, size: float) -> _Mark:
        return _Mark(self.codes[use], along, up, size * self._scale_of(use))

    def _sheets(self, items: Sequence[tuple[_Mark, ...]], reach: Sequence[float]) -> list[Pixels]:
        drawn: list[Pixels] = []
        for first in range(0, len(items), _AT_ONCE):
            drawn += self._sheet(items[first : first + _AT_ONCE], reach[first : first + _AT_ONCE])
        return drawn

    def _sheet(self, items: Sequence[tuple[_Mark, ...]], reach: Sequence[float]) -> list[Pixels]:
        cells, bottom = _laid_out(reach)
        high = round(_HIGH * EM)
        drawn = []
        for marks, (x, y, wide) in zip(items, cells, strict=True):
            drawn.append(f"q {x} {bottom - y - high} {wide} {high} re W n BT")
            for mark in marks:
                left, up = x + (_SIDE + mark.along) * EM, bottom - y - (_BASE - mark.up) * EM
                drawn.append(
                    f"/F{mark.code.font} {mark.size * EM:.3f} Tf 1 0 0 1 {left:.2f} {up:.2f} Tm <{mark.code.digits}> Tj"
                )
            drawn.append("ET Q")
        self.drawn += sum(map(len, items))
        page = self._page("\n".join(drawn), {mark.code.font for marks in items for mark in marks}, _ACROSS, bottom)
        pixels = pixels_of(page)
        return [pixels[y : y + high, x : x + wide] for x, y, wide in cells]

    def _page(self, content: str, fonts: Iterable[int], width: int, height: int) -> pymupdf.Page:
        page = self.file.new_page(width=width, height=height)
        stream = self.file.get_new_xref()
        self.file.update_object(stream, "<<>>")
        self.file.update_stream(stream, content.encode())
        names = " ".join(f"/F{each} {each} 0 R" for each in fonts)
        self.file.xref_set_key(page.xref, "Contents", f"{stream} 0 R")
        self.file.xref_set_key(page.xref, "Resources", f"<</Font<<{names}>>>>")
        return page


def known_glyphs(texts: Iterable[str]) -> Known:
    """Return the shapes of letters and digits in MuPDF's fonts, and of these texts if the fonts have their glyphs."""
    others = sorted(each for each in set(texts) if each not in LETTERS and each.strip())
    return letters().with_more(Known.of(_typed(_OTHERS, others)))


@cache
def letters() -> Known:
    """Return the shapes of letters and digits in MuPDF's fonts."""
    return Known.of(_typed(_FACES, list(LETTERS)))


def _typed(faces: Iterable[str], texts: Sequence[str]) -> Iterator[tuple[str, Shape | None]]:
    wanted = [
        (face, text)
        for face, font in ((each, _face(each)) for each in faces)
        for text in texts
        if all(font.has_glyph(ord(letter)) for letter in text)
    ]
    if not wanted:
        return
    cells, bottom = _laid_out(_face(face).text_length(text, fontsize=1) for face, text in wanted)
    with pymupdf.open() as file:
        page = file.new_page(width=_ACROSS, height=bottom)
        writers = {face: pymupdf.TextWriter(page.rect) for face, _ in wanted}
        for (face, text), (x, y, _) in zip(wanted, cells, strict=True):
            writers[face].append((x + _SIDE * EM, y + _BASE * EM), text, font=_face(face), fontsize=EM)
        for each in writers.values():
            each.write_text(page)
        pixels = pixels_of(page)
    high = round(_HIGH * EM)
    for (_, text), (x, y, wide) in zip(wanted, cells, strict=True):
        yield text, shape(pixels[y : y + high, x : x + wide])


@cache
def _face(name: str) -> pymupdf.Font:
    return pymupdf.Font(name)


def pixels_of(page: pymupdf.Page) -> Pixels:
    """Return a page in grey levels, one pixel per point; shape (height, width)."""
    shown = page.get_pixmap(colorspace=pymupdf.csGRAY, alpha=False)
    return np.frombuffer(shown.samples, np.uint8).reshape(shown.height, shown.stride)[:, : shown.width]


def _laid_out(reach: Iterable[float]) -> tuple[list[tuple[int, int, int]], int]:
    """Return left, top and width in pixels of a cell for each width (font sizes), and the end of the last row."""
    x = y = 0
    high = round(_HIGH * EM)
    cells = []
    for each in reach:
        wide = round((min(max(each, 0.0), _WIDEST) + 2 * _SIDE) * EM)
        if x and x + wide > _ACROSS:
            x, y = 0, y + high
        cells.append((x, y, wide))
        x += wide
    return cells, y + high


def _descendant(file: pymupdf.Document, font: int) -> int:
    """Return the object number of a composite font's descendant; 0 if there is none."""
    kind, value = file.xref_get_key(font, "DescendantFonts")
    found = _REFERENCE.search(value)
    if kind == "xref" and found:
        found = _REFERENCE.search(file.xref_object(int(found[1])))
    return int(found[1]) if found else 0


def _is_embedded(file: pymupdf.Document, font: int) -> bool:
    kind, value = file.xref_get_key(font, "FontDescriptor")
    if kind == "xref":
        value = file.xref_object(int(value.split()[0]))
    return "/FontFile" in value
