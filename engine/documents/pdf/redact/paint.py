"""Paint opaque boxes over removed content, with labels or replacement text, as page content."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from io import BytesIO
from types import MappingProxyType
from typing import NamedTuple

import pikepdf
import pymupdf
from pikepdf import Dictionary, Name

from engine.core.types import Box
from engine.documents.pdf.content.metrics import Face, face
from engine.documents.pdf.geometry import Area, Frame, frame, joined, turned
from engine.documents.pdf.redact.room import BASELINE, Neighbours

# Fonts for the words that replace masked text: Helvetica and Times, which every reader has, for Western languages; for
# other letters a font that comes with MuPDF, of which the file gets the letters needed and their Unicode map.


_EVERYWHERE = "cp1252"
_STANDARD = {Face.SANS: (Name.Helvetica, Name("/Sable")), Face.SERIF: (Name("/Times-Roman"), Name("/SableSerif"))}
_REST = "cjk"  # what neither has, from left to right


@dataclass(frozen=True, slots=True)
class Lettering:
    """Words in the codes of a font. `name`: the font's resource name; `length`: in points at a font size of 1 point."""

    name: Name
    font: pikepdf.Object
    codes: bytes = field(repr=False)
    length: float


def letterings(pdf: pikepdf.Pdf, covers: Mapping[int, Sequence[Cover]]) -> dict[str, Lettering]:
    """Return the lettering of the words of covers in this file, without those for which no font has the letters.

    Text has serifs where most fonts of its pages have; labels on boxes have none.
    """
    texts = {cover.words for found in covers.values() for cover in found if cover.as_text and cover.words}
    labels = {cover.words for found in covers.values() for cover in found if cover.words} - texts
    serif = bool(texts) and _has_serifs(pdf, covers)
    found = _lettered(pdf, labels if serif else labels | texts, Face.SANS)
    return found | (_lettered(pdf, texts, Face.SERIF) if serif else {})


def _has_serifs(pdf: pikepdf.Pdf, covers: Mapping[int, Sequence[Cover]]) -> bool:
    faces = Counter(
        face(font)
        for page, found in covers.items()
        if any(cover.as_text for cover in found)
        for font in pdf.pages[page].resources.get("/Font", Dictionary()).values()
    )
    return faces[Face.SERIF] > sum(faces.values()) / 2


def _lettered(pdf: pikepdf.Pdf, words: AbstractSet[str], kind: Face) -> dict[str, Lettering]:
    wanted = set(words)
    simple = {each for each in wanted if each.encode(_EVERYWHERE, "ignore").decode(_EVERYWHERE) == each}
    found: dict[str, Lettering] = {}
    if simple:
        base, resource = _STANDARD[kind]
        letters = pymupdf.Font(kind.value)
        font = pdf.make_indirect(
            Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=base, Encoding=Name.WinAnsiEncoding)
        )
        for each in simple:
            # `pymupdf.get_text_length` measures accented letters of these fonts as if they were missing.
            found[each] = Lettering(resource, font, each.encode(_EVERYWHERE), letters.text_length(each, fontsize=1))
    wanted -= simple
    for name in (kind.value, _REST):
        if not wanted:
            break
        letters = pymupdf.Font(name)
        writable = sorted(each for each in wanted if all(letters.has_glyph(ord(letter)) for letter in each))
        if writable:
            found |= _embedded(pdf, letters, Name(f"/Sable-{kind.value}-{name}"), writable)
        wanted.difference_update(writable)
    return found


def _embedded(pdf: pikepdf.Pdf, letters: pymupdf.Font, name: Name, words: list[str]) -> dict[str, Lettering]:
    """Return words in the codes of a subset font, which MuPDF makes on a page of its own."""
    with pymupdf.open() as sheet:
        page = sheet.new_page()
        writer = pymupdf.TextWriter(page.rect)
        for each in words:
            writer.append((0, 100), each, font=letters, fontsize=1)
        writer.write_text(page)
        sheet.subset_fonts(fallback=False)
        data = sheet.tobytes(garbage=4, deflate=True)
    with pikepdf.open(BytesIO(data)) as source:
        only = source.pages[0]
        (font,) = only.Resources.Font.values()
        codes = list(_shown(only))
        copied_font = pdf.copy_foreign(font)
    return {
        each: Lettering(name, copied_font, code, letters.text_length(each, fontsize=1))
        for each, code in zip(words, codes, strict=True)
    }


def _shown(page: pikepdf.Page) -> Iterator[bytes]:
    for instruction in pikepdf.parse_content_stream(page, "Tj TJ"):
        operand = instruction.operands[0]
        yield b"".join(map(bytes, operand)) if isinstance(operand, pikepdf.Array) else bytes(operand)


PADDING = 1.0  # points; serifs and slanted letters reach beyond their boxes (threat P34)
_STEPS = 6.0, 3.0, 1.5, 0.75  # font sizes: box widths that leak nothing
_BLANK = 0.75  # font sizes: the gap left if the replacement words are elsewhere
_PARTS = 1.0, 0.75, 0.55, 0.4  # of the width of words: box widths
_LARGEST_LABEL, _SMALLEST_LABEL = 10.0, 3.0  # font sizes in points
_SMALLEST_TEXT = 5.0  # text must be readable, a label only distinguishable
_NARROWEST = (
    0.7  # of the letters' own width, before they get smaller: small letters are harder to read than narrow ones
)
_FILL = 0.95  # of the width of a box, for a label; a text fills its place, or its full stop would stand apart
_HEIGHT = 0.75  # of the height of a box, which holds ascenders and descenders
_CAPITAL = 0.7  # font sizes: height of a capital letter
_ABOVE, _BELOW = 0.2, 0.05  # of the height of a box: its top and bottom, which belong to other lines


class _Way(NamedTuple):
    """The direction in which words run, in the coordinates of a content stream: cosine and sine of its angle."""

    cos: int
    sin: int

    def level(self, area: Area) -> Area:
        """Return an area in coordinates whose first axis runs along the words."""
        return _rotated(area, self.cos, -self.sin)

    def back(self, area: Area) -> Area:
        """Return an area of those coordinates in those of the content stream."""
        return _rotated(area, self.cos, self.sin)


_WAYS = {0: _Way(1, 0), 90: _Way(0, 1), 180: _Way(-1, 0), 270: _Way(0, -1)}
"""Words that are level on a page which viewers turn clockwise by so many degrees."""


def _rotated(area: Area, cos: int, sin: int) -> Area:
    x, y = zip(*((x * cos - y * sin, x * sin + y * cos) for x, y in (area[:2], area[2:])), strict=True)
    return Area(min(x), min(y), max(x), max(y))


@dataclass(frozen=True, slots=True)
class Cover:
    """Boxes of masked characters, and the words for them (empty: none), in white on black or as text.

    `redaction`: its index among the redactions of the document; None for an area that the user drew, which is covered
    to its edges and loses everything in it. `is_drawn`: the characters are no text, and all drawing of them is removed.
    `shown`: what is painted in place of the boxes, which would show single letters (see `sloped`), first the area for
    the words; empty: the boxes. `leader`: the boxes of a leader at its end, and `leads_with` its first signs.
    `base`, `size`: baseline and font size of the reflowed line that the words are on, in the coordinates of the page's
    content stream; None for other lines.
    """

    boxes: tuple[Box, ...]
    words: str = field(repr=False)
    as_text: bool = False
    redaction: int | None = 0
    is_drawn: bool = False
    shown: tuple[Box, ...] = ()
    leader: tuple[Box, ...] = ()
    leads_with: str = ""
    base: float | None = None
    size: float | None = None

    @property
    def is_area(self) -> bool:
        """Return whether this is an area that the user drew."""
        return self.redaction is None


# In font sizes.
_TIGHT, _LOOSE = 0.25, 0.7  # between dots of a leader without and with spaces
_DOT, _STROKE = 0.13, 0.05  # thickness of its dots and its line
_LINES = "_-=~\u2013\u2014"  # signs of leaders that are drawn as one line


class Leader(NamedTuple):
    """A leader to be drawn: its first two signs, beginning, end and baseline, and the font size of its line.

    In the coordinates of the page's content stream.
    """

    signs: str
    left: float
    right: float
    base: float
    size: float

    def drawn(self) -> bytes:
        """Return the instructions that draw it, as a shape: no text of the original is in it."""
        is_line = self.signs[0] in _LINES
        thick = (_STROKE if is_line else _DOT) * self.size
        step = (_LOOSE if self.signs[1:].isspace() else _TIGHT) * self.size
        y, right = self.base + thick / 2, self.right - thick / 2
        # Dots are lines without a length and with round ends; the last one is at the end, as in other leaders.
        left = self.left if is_line else right - (right - self.left) // step * step
        dashes = b"" if is_line else f"1 J [0 {step:.3f}] 0 d ".encode()
        # A rounded step may carry the last dot past the end of the path, where it would not be drawn.
        end = right if is_line else right + step / 2
        return b"q 0 G %s%.2f w %.2f %.2f m %.2f %.2f l S Q" % (dashes, thick, left, y, end, y)


def painted(cover: Cover) -> Iterator[Box]:
    """Yield the largest areas that are painted for a cover, which must be empty below."""
    return (area if cover.as_text else _edged(cover, area) for area in _areas(cover))


def _areas(cover: Cover) -> tuple[Box, ...]:
    return cover.shown or tuple(joined(cover.boxes))


def widths(cover: Cover, lettering: Lettering | None, size: float) -> tuple[float, ...]:
    """Return box widths of a cover that leak nothing of the masked text, in points, the widest first.

    Args:
        lettering: lettering of the cover's words, None without any.
        size: font size of the masked letters, in points.
    """
    if lettering is None:
        return tuple(size * step for step in ((_BLANK,) * len(_STEPS) if cover.as_text else _STEPS))
    height = max(box.height for box in cover.boxes)
    largest = size if cover.as_text else min(_LARGEST_LABEL, _HEIGHT * height)
    return tuple(largest * lettering.length / _filled_part(cover) * part for part in _PARTS)


def _filled_part(cover: Cover) -> float:
    return 1.0 if cover.as_text else _FILL


def paint(
    pdf: pikepdf.Pdf,
    covers: Mapping[int, Sequence[Cover]],
    known: Mapping[str, Lettering],
    leaders: Mapping[int, Sequence[Leader]] = MappingProxyType({}),
    neighbours: Mapping[int, Neighbours] = MappingProxyType({}),
) -> tuple[int, ...]:
    """Paint on each page black boxes, with white words if they fit, or white boxes with black words.

    Args:
        covers: covers by page, from 0.
        known: lettering of the covers' words in this file.
        leaders: leaders to draw, by page, from 0.
        neighbours: letters that stay, by page, from 0; boxes leave them to be read.

    Returns:
        Indexes of the redactions whose words were left out, since they don't fit, lie on other words, or no font has
        their letters.
    """
    left_out: list[int] = []
    for number, each in covers.items():
        found = [cover for cover in each if cover.boxes]
        page = pdf.pages[number]
        for lettering in (known[cover.words] for cover in found if cover.words in known):
            page.add_resource(lettering.font, Name.Font, lettering.name)
        here, turn = frame(page), turned(page)
        rooms = [tuple(_rooms(cover, neighbours.get(number, Neighbours()))) for cover in found]
        lines = _apart(
            [_line(here, turn, cover, room, known.get(cover.words)) for cover, room in zip(found, rooms, strict=True)]
        )
        pairs = list(zip(found, lines, strict=True))
        left_out += (
            cover.redaction for cover, line in pairs if cover.words and not line and cover.redaction is not None
        )
        # All boxes first: those of one line reach into the words of the next. Black ones in place of text before white
        # ones, which may lie in them.
        ordered = sorted(zip(pairs, rooms, strict=True), key=lambda each: _is_text(each[0]))
        drawing = [box for (cover, line), room in ordered for box in _boxes(here, turn, cover, line, room)]
        drawing += [leader.drawn() for leader in leaders.get(number, ())]
        drawing += [line.drawn("0 g" if cover.as_text else "1 g") for cover, line in pairs if line]
        # The graphics state that the page leaves behind must not affect the boxes.
        page.contents_add(b"q", prepend=True)
        page.contents_add(b"Q q " + b"\n".join(drawing) + b" Q")
    return tuple(left_out)


def _is_text(pair: tuple[Cover, _Line | None]) -> bool:
    cover, line = pair
    return cover.as_text and (line is not None or not cover.words)


def _boxes(here: Frame, turn: int, cover: Cover, line: _Line | None, rooms: Sequence[Box]) -> list[bytes]:
    """Return the instructions that paint the boxes of a cover with this line of words; `rooms`: see `_rooms`."""
    # Words that don't fit are left out, and a black box shows that text was removed.
    if _is_text((cover, line)):
        areas = map(here.area, _areas(cover))
        return [_filled(area if cover.shown else _own_line(area, _way(turn, cover, area)), "1 g") for area in areas]
    return [_filled(here.area(room), "0 g") for room in rooms]


def _way(turn: int, cover: Cover, area: Area) -> _Way:
    """Return the direction in which the words of a cover are level as viewers show the page.

    Words on a line that runs up or down there run along it, and so do those of lines that were reflowed.
    """
    is_across = turn % 180 != 0 and not cover.is_area and area.width > area.height
    return _WAYS[0 if is_across or cover.base is not None else turn]


def _rooms(cover: Cover, neighbours: Neighbours) -> Iterator[Box]:
    """Yield the areas that a cover paints in black: those of its letters, which are no drawing, end at other lines."""
    for area in _areas(cover):
        is_over_letters = not (cover.is_area or cover.is_drawn or cover.shown)
        yield neighbours.trimmed(_edged(cover, area), area) if is_over_letters else _edged(cover, area)


def _line(here: Frame, turn: int, cover: Cover, rooms: Sequence[Box], lettering: Lettering | None) -> _Line | None:
    areas = [here.area(each) for each in (_areas(cover) if cover.as_text else rooms)]
    ways = [_way(turn, cover, each) for each in areas]
    level = [(way.level(area), way) for area, way in zip(areas, ways, strict=True)]
    return _fitted(cover, lettering, *(level[0] if cover.shown else max(level, key=lambda each: each[0].width)))


def _apart(lines: list[_Line | None]) -> list[_Line | None]:
    """Return the lines of a page without those that lie on an earlier one, where two texts lay over each other."""
    kept: list[_Line | None] = []
    for line in lines:
        kept.append(None if line and any(each and each.area.meets(line.area) for each in kept) else line)
    return kept


@dataclass(frozen=True, slots=True)
class _Line:
    """The start of a line of words along its way, its font size, and its horizontal scale (1: the usual width)."""

    lettering: Lettering
    x: float
    y: float
    size: float
    narrowing: float
    way: _Way

    @property
    def area(self) -> Area:
        """The area of its capital letters."""
        wide, high = self.size * self.narrowing * self.lettering.length, _CAPITAL * self.size
        return self.way.back(Area(self.x, self.y, self.x + wide, self.y + high))

    def drawn(self, colour: str) -> bytes:
        shown = pikepdf.unparse_content_stream([([pikepdf.String(self.lettering.codes)], pikepdf.Operator("Tj"))])
        font = f"{self.lettering.name} {self.size:.2f} Tf {100 * self.narrowing:.1f} Tz"
        cos, sin = self.way
        x, y = self.x * cos - self.y * sin, self.x * sin + self.y * cos
        place = f"{x:.2f} {y:.2f}"
        start = f"{place} Td" if self.way == _WAYS[0] else f"{cos} {sin} {-sin} {cos} {place} Tm"
        return f"BT {colour} {font} {start} ".encode() + shown + b" ET"


def _fitted(cover: Cover, lettering: Lettering | None, area: Area, way: _Way) -> _Line | None:
    """Return the line of a label, centred on its box, or of a text on its line; None if it would be too small.

    Both are set narrower first, then smaller. `area`: of the box, with the words along its first axis.
    """
    if lettering is None:
        return None
    width, height = area.width, area.height
    longest = _filled_part(cover) * width / lettering.length
    if cover.as_text:
        size = min(cover.size or _HEIGHT * height, longest / _NARROWEST)
        base = area.bottom + BASELINE * height if cover.base is None else cover.base
        line = _Line(lettering, area.left, base, size, min(1, longest / size), way)
        return line if size >= _SMALLEST_TEXT else None
    size = min(_LARGEST_LABEL, _HEIGHT * height, longest / _NARROWEST)
    narrowing = min(1, longest / size)
    middle = area.left + (width - size * narrowing * lettering.length) / 2
    line = _Line(lettering, middle, area.bottom + (height - _CAPITAL * size) / 2, size, narrowing, way)
    return line if size >= _SMALLEST_LABEL else None


def _edged(cover: Cover, box: Box) -> Box:
    """Return a box as painted: with padding, since serifs reach beyond letters; areas that the user drew unchanged."""
    if cover.is_area:
        return box
    return box.grown(PADDING)


def _own_line(area: Area, way: _Way) -> Area:
    left, bottom, right, top = way.level(area)
    height = top - bottom
    return way.back(Area(left, bottom + _BELOW * height, right, top - _ABOVE * height))


def _filled(area: Area, colour: str) -> bytes:
    left, bottom, right, top = area
    return f"{colour} {left:.2f} {bottom:.2f} {right - left:.2f} {top - bottom:.2f} re f".encode()
