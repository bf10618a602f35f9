"""Draws the glyphs of a file's fonts by themselves, black on white: one in a cell, or words as a page sets them."""

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

from engine.documents.ocr.shapes import LETTERS, Known, Pixels, Shape, shape
from engine.documents.pdf.fonts.meanings import read_meanings

# The glyphs that a page draws, one by one, each with its font and what that font says of it.


_GAP = 0.25  # sizes of the font, between two glyphs of a word
_BACK = 0.6  # sizes of the font, by which kerning moves a glyph back at most
_RAISED = 0.5  # sizes of the font, by which one is off the line
_LONGEST = 30  # glyphs; a line without spaces is read in pieces
_LOWEST = 0.01  # points
_CONTINUED = -1  # the number that MuPDF gives to the second letter of a ligature


class Use(NamedTuple):
    """A glyph by its font, its number in there, and the text that the font says it is."""

    font: str
    number: int
    text: str


class Placed(NamedTuple):
    """A glyph on a page.

    Attributes:
        origin: in points, y downwards.
        size: of the font, in points.
        direction: of its line, a unit vector.
        width: how far it moves on, in sizes of the font.
    """

    use: Use
    origin: tuple[float, float]
    size: float
    direction: tuple[float, float]
    width: float

    def offset(self, other: Placed) -> tuple[float, float]:
        """Return how far another glyph is along the line, and above it, in sizes of this font."""
        x, y = other.origin[0] - self.origin[0], other.origin[1] - self.origin[1]
        right, down = self.direction
        return (x * right + y * down) / self.size, (x * down - y * right) / self.size


Word = tuple[Placed, ...]


def glyphs(page: pymupdf.Page) -> Iterator[Placed]:
    """Every glyph of a page that is not rotated, in the order of the file; those that nobody can see included."""
    for span in page.get_texttrace():
        size = max(span["size"], _LOWEST)
        for each, text in _joined(span["chars"]):
            box = each[3]
            right, down = span["dir"]
            width = abs((box[2] - box[0]) * right + (box[3] - box[1]) * down) / size
            yield Placed(Use(span["font"], each[1], text), each[2], size, (right, down), width)


def uses(page: pymupdf.Page) -> set[Use]:
    """Return the different glyphs of a page."""
    return {Use(span["font"], each[1], text) for span in page.get_texttrace() for each, text in _joined(span["chars"])}


def _joined(characters: list[Any]) -> Iterator[tuple[Any, str]]:
    """Each glyph with all of its letters."""
    held: Any = None
    text = ""
    for each in characters:
        if each[1] == _CONTINUED and held is not None:
            text += chr(each[0])
            continue
        if held is not None:
            yield held, text
        held, text = each, chr(each[0])
    if held is not None:
        yield held, text


def words(page: pymupdf.Page, blank: Collection[Use], reach: Mapping[Use, float]) -> Iterator[Word]:
    """Glyphs that touch each other on a line.

    Args:
        blank: glyphs that draw nothing. What a glyph is said to be does not count: letters may be said to be spaces.
        reach: how far glyphs draw, in sizes of their fonts, which need not be as far as they move on.
    """
    word: list[Placed] = []
    for each in glyphs(page):
        each = each._replace(width=max(each.width, reach.get(each.use, 0.0)))
        if word and (each.use in blank or len(word) == _LONGEST or not _follows(word[-1], each)):
            yield tuple(word)
            word = []
        if each.use not in blank:
            word.append(each)
    if word:
        yield tuple(word)


def _follows(before: Placed, after: Placed) -> bool:
    along, up = before.offset(after)
    same = hypot(before.direction[0] - after.direction[0], before.direction[1] - after.direction[1]) < 0.01
    return same and abs(up) < _RAISED and along > 0 and -_BACK < along - before.width < _GAP


EM = 40
"""Pixels that a size of the font has on a sheet, which is one of 100 pixels or more to an inch in common type."""
_HIGH = 2.2  # sizes of the font, that a cell is high
_BASE = 1.4  # from its top to the line
_SIDE = 0.5  # on both sides of what is drawn
_WIDEST = 24.0  # sizes of the font; a longer word is cut
_ACROSS = 1600  # pixels
_CAPITAL = 0.7  # of a size, that its capital letters are high
_LETTER = 0.55  # of a size, that its letters are wide
_COMMON = (0.3, 1.4)  # sizes, that glyphs are wide, and the highest of them high
_FACES = ("helv", "heit", "hebo", "tiro", "tiit", "tibo", "tibi", "cour", "cobo")
_OTHERS = (*_FACES, "symb", "zadb", "cjk")
_SIMPLE = ("/Type1", "/TrueType", "/MMType1")
_REFERENCE = re.compile(r"(\d+) 0 R")
_MOST = 4000  # codes of a font that the file does not hold
_AT_ONCE = 800  # cells of a sheet
_FAILURES = (RuntimeError, ValueError, KeyError, pymupdf.mupdf.FzErrorBase)
_PAPER = 250  # grey levels
_NAMED = 31  # characters of a name that MuPDF keeps


@dataclass(frozen=True, slots=True)
class _Font:
    """A font by its object. `embedded`: it has its own glyphs; `descendant`: the object that holds them."""

    object: int
    kind: str
    embedded: bool
    descendant: int = 0


class _Code(NamedTuple):
    """A code of a font, in hexadecimal digits."""

    font: int
    digits: str


class _Mark(NamedTuple):
    """A code to draw: how far along the line and above it, and in which size, all in sizes of a sheet."""

    code: _Code
    along: float
    up: float
    size: float


@dataclass(slots=True)
class Sheets:
    """The fonts of a copy of a file, of which each has a name of its own.

    Attributes:
        file: the copy.
        fonts: by the name that MuPDF calls them.
        codes: with which glyphs can be drawn again.
        scales: of Type 3 fonts, in which a size may mean anything: in how many sizes letters have their common height.
        drawn: how many glyphs were drawn.
    """

    file: pymupdf.Document
    fonts: dict[str, list[_Font]] = field(default_factory=lambda: defaultdict(list))
    codes: dict[Use, _Code] = field(default_factory=dict)
    scales: dict[int, float] = field(default_factory=dict)
    drawn: int = 0

    @classmethod
    def of(cls, file: pymupdf.Document) -> Sheets:
        """Give the fonts of a file other names; nothing of it may have been drawn before."""
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
        """The names of fonts that may say something else than they draw: all that have their own glyphs or a map."""
        return frozenset(
            name
            for name, fonts in self.fonts.items()
            if any(each.embedded or self.file.xref_get_key(each.object, "ToUnicode")[0] == "xref" for each in fonts)
        )

    def find_codes(self, widths: Mapping[Use, float]) -> None:
        """Look for a code of each glyph; fonts of numbered glyphs have these numbers as codes from now on.

        Args:
            widths: how far each moves on, in sizes of its font.
        """
        for name in {each.font for each in widths} & self.fonts.keys():
            for font in self.fonts[name]:
                with suppress(*_FAILURES):  # a font that can't be drawn is not compared
                    if font.kind == "/Type0" and font.embedded:
                        self._number(name, font, widths)
                    else:
                        self._try(font, self._codes(font))
        drawing = {font.object for fonts in self.fonts.values() for font in fonts if font.kind == "/Type3"}
        for number in drawing:
            self._scale(number, {use: width for use, width in widths.items() if self._is_of(use, number)})

    def _is_of(self, use: Use, font: int) -> bool:
        return use in self.codes and self.codes[use].font == font

    def _number(self, name: str, font: _Font, wanted: Iterable[Use]) -> None:
        """Copy a font of numbered glyphs, so that their numbers are its codes."""
        descendant, copy = self._copy(font.descendant), self._copy(font.object)
        self.file.xref_set_key(descendant, "CIDToGIDMap", "/Identity")
        self.file.xref_set_key(copy, "DescendantFonts", f"[{descendant} 0 R]")
        self.file.xref_set_key(copy, "Encoding", "/Identity-H")
        self.file.xref_set_key(copy, "ToUnicode", "null")
        for each in wanted:
            if each.font == name:
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
        """Find out by a trace which glyphs these codes draw."""
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
        heights = [each.height / EM for each in map(shape, self.cells(widths).values()) if each]
        if heights and not _COMMON[0] < max(heights) < _COMMON[1]:
            self.scales[font] *= _CAPITAL / max(heights)

    def cells(self, widths: Mapping[Use, float]) -> dict[Use, Pixels]:
        """Draw glyphs in cells, black on white; those without a code are left out."""
        known = [use for use in widths if use in self.codes]
        cells = self._cells(known, [max(widths[use] * self._scale_of(use), 1.0) for use in known])
        # A font may draw more than it moves on.
        cut = [use for use, pixels in cells.items() if (pixels[:, -1] < _PAPER).any()]
        return cells | self._cells(cut, [_WIDEST] * len(cut))

    def _cells(self, drawn: Sequence[Use], reach: Sequence[float]) -> dict[Use, Pixels]:
        marks = [(self._mark(use, 0.0, 0.0, 1.0),) for use in drawn]
        return dict(zip(drawn, self._sheets(marks, reach), strict=True))

    def reach(self, use: Use, found: Shape) -> float:
        """Return how far the ink of a glyph goes from its origin, in sizes of its font."""
        return (found.right / EM - _SIDE) / self._scale_of(use)

    def words(self, found: Iterable[Word]) -> list[Pixels]:
        """Draw words as their pages set them, each in a picture of its own, black on white."""
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
    """Return the letters and digits of fonts that come with MuPDF, and these texts where they have their glyphs."""
    others = sorted(each for each in set(texts) if each not in LETTERS and each.strip())
    return letters().with_more(Known.of(_typed(_OTHERS, others)))


@cache
def letters() -> Known:
    """Return the letters and digits of fonts that come with MuPDF."""
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
    """Return a page in grey, a pixel a point."""
    shown = page.get_pixmap(colorspace=pymupdf.csGRAY, alpha=False)
    return np.frombuffer(shown.samples, np.uint8).reshape(shown.height, shown.stride)[:, : shown.width]


def _laid_out(reach: Iterable[float]) -> tuple[list[tuple[int, int, int]], int]:
    """Left, top and width of a cell for each of these widths, in sizes, and where the last row ends; in pixels."""
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
    """The object of the only font that a composite one is made of; 0 where there is none."""
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
