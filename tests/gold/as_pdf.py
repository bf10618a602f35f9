"""Gold documents as PDF: embedded fonts, drawn tables and forms, columns, numbered margins, header and footer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache

import pymupdf

from tests.gold.markup import (
    Block,
    Columns,
    Field,
    Fields,
    GoldFile,
    Heading,
    Item,
    Lines,
    Manner,
    Paragraph,
    Position,
    Table,
)
from tests.gold.style import Style, labelled

_MARGIN, _PAD, _LEADING = 56.0, 3.0, 1.32
_GREY = (0.45, 0.45, 0.45)


@cache
def _font(name: str) -> pymupdf.Font:
    return pymupdf.Font(name)


@dataclass(frozen=True)
class Spot:
    """A place to write: page (from 0), distance from its top, and the left and right end of the lines."""

    page: int
    y: float
    left: float
    right: float

    @property
    def width(self) -> float:
        return self.right - self.left


def render(document: GoldFile, style: Style) -> bytes:
    """Return the file; the same bytes each time."""
    paper = _Paper(document, style)
    spot = paper.first()
    for block in document.blocks:
        spot = paper.add(block, spot)
        spot = replace(spot, y=spot.y + style.size * 0.6)
    return paper.file()


def _wrapped(text: str, font: str, size: float, width: float) -> list[str]:
    """Return lines of whole words; a word wider than the line is broken."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and _font(font).text_length(longer, size) > width:
            lines.append(line)
            longer = word
        while len(longer) > 1 and _font(font).text_length(longer, size) > width and " " not in longer:
            cut = next(
                n for n in range(len(longer) - 1, 0, -1) if n == 1 or _font(font).text_length(longer[:n], size) <= width
            )
            lines.append(longer[:cut])
            longer = longer[cut:]
        line = longer
    return [*lines, line] if line or not lines else lines


class _Paper:
    """The pages, added as they are needed, each with header and footer."""

    def __init__(self, document: GoldFile, style: Style) -> None:
        self._document, self._style = document, style
        self._pdf = pymupdf.open()
        self._writers: list[pymupdf.TextWriter] = []
        self._drawn: list[list[Callable[[pymupdf.Shape], None]]] = []

    def first(self) -> Spot:
        self._page(0)
        return Spot(0, self._top(), _MARGIN, self._style.paper[0] - _MARGIN)

    def file(self) -> bytes:
        # Adding a page invalidates the earlier ones, so nothing is drawn before all are there.
        for page, writer, drawn in zip(self._pdf, self._writers, self._drawn, strict=True):
            shape = page.new_shape()
            for draw in drawn:
                draw(shape)
            shape.commit(overlay=False)
            writer.write_text(page)
        self._pdf.set_metadata({"title": self._document.title, "producer": "", "creator": ""})
        return bytes(self._pdf.tobytes(garbage=3, deflate=True, no_new_id=True))

    def _top(self) -> float:
        return _MARGIN + len(self._document.headers) * 11

    def _page(self, number: int) -> None:
        """Add pages until there is a page `number`."""
        while len(self._writers) <= number:
            width, height = self._style.paper
            page = self._pdf.new_page(width=width, height=height)
            self._writers.append(pymupdf.TextWriter(page.rect))
            self._drawn.append([])
            index = len(self._writers) - 1
            for lines, y in ((self._document.headers, 36.0), (self._document.footers, height - 40.0)):
                for offset, line in enumerate(lines):
                    length = _font(self._style.regular).text_length(line, 8)
                    x = width - _MARGIN - length if self._style.second else _MARGIN
                    self._put(index, x, y + 10 * offset, line, self._style.regular, 8)

    def _put(self, page: int, x: float, y: float, text: str, font: str, size: float) -> None:
        if text:
            self._writers[page].append((x, y), text, font=_font(font), fontsize=size)

    def _room(self, spot: Spot, height: float) -> Spot:
        """Return `spot`, or the top of the next page if less than `height` is left on this one."""
        if spot.y + height <= self._style.paper[1] - _MARGIN - 10 * len(self._document.footers):
            return spot
        self._page(spot.page + 1)
        return replace(spot, page=spot.page + 1, y=self._top())

    def _line(self, spot: Spot, text: str, font: str, size: float, indent: float = 0.0) -> Spot:
        """Write one line, and return the spot below it."""
        spot = self._room(spot, size * _LEADING)
        self._put(spot.page, spot.left + indent, spot.y + size, text, font, size)
        return replace(spot, y=spot.y + size * _LEADING)

    def add(self, block: Block, spot: Spot) -> Spot:
        """Write a block, and return the spot below it."""
        match block:
            case Heading(text):
                return self._text((text,), self._style.bold, self._style.size + 2, spot)
            case Item(text):
                return self._item(text, spot)
            case Table():
                return self._table(block, spot)
            case Fields(fields):
                return self._fields(fields, spot)
            case Lines(Manner.NUMBERED, lines):
                return self._numbered(lines, spot)
            case Lines(manner, lines):
                return self._lines(manner, lines, spot)
            case Columns(columns):
                return self._columns(columns, spot)
            case Paragraph(lines):
                return self._text(lines, self._style.regular, self._style.size, spot)

    def _text(self, lines: tuple[str, ...], font: str, size: float, spot: Spot) -> Spot:
        for line in lines:
            for part in _wrapped(line, font, size, spot.width):
                spot = self._line(spot, part, font, size)
        return spot

    def _item(self, text: str, spot: Spot) -> Spot:
        font, size = self._style.regular, self._style.size
        for number, line in enumerate(_wrapped(text, font, size, spot.width - 14)):
            spot = self._room(spot, size * _LEADING)
            if number == 0:
                self._put(spot.page, spot.left + 2, spot.y + size, "•", font, size)
            spot = self._line(spot, line, font, size, 14)
        return spot

    def _lines(self, manner: Manner, lines: tuple[str, ...], spot: Spot) -> Spot:
        font, size = ("cour", 9.0) if manner is Manner.MONO else (self._style.regular, self._style.size)
        for line in lines:
            indent = (len(line) - len(line.lstrip())) * size * 0.6
            for part in _wrapped(line, font, size, spot.width - indent):
                spot = self._line(spot, part, font, size, indent)
        return spot

    def _numbered(self, lines: tuple[str, ...], spot: Spot) -> Spot:
        """Write lines with their numbers in the margin, and a rule between the two."""
        font, size, leading = "cour" if self._style.second else self._style.regular, 9.5, 12.8
        begins = spot
        for line in lines:
            number, _, text = line.partition("\t")
            spot = self._room(spot, leading)
            length = _font(font).text_length(number, size)
            self._put(spot.page, spot.left + 16 - length, spot.y + size, number, font, size)
            self._put(
                spot.page, spot.left + 30, spot.y + size, text, font, self._fitting(text, font, size, spot.width - 30)
            )
            spot = replace(spot, y=spot.y + leading)
        for page in range(begins.page, spot.page + 1):
            top = begins.y if page == begins.page else self._top()
            bottom = spot.y if page == spot.page else self._style.paper[1] - _MARGIN
            self._rule(page, (spot.left + 23, top), (spot.left + 23, bottom))
        return spot

    @staticmethod
    def _fitting(text: str, font: str, size: float, width: float) -> float:
        length = _font(font).text_length(text, size)
        return size if length <= width else size * width / length

    def _rule(self, page: int, start: tuple[float, float], end: tuple[float, float]) -> None:
        def draw(shape: pymupdf.Shape) -> None:
            shape.draw_line(start, end)
            shape.finish(color=_GREY, width=0.5)

        self._drawn[page].append(draw)

    def _box(self, page: int, box: tuple[float, float, float, float], fill: tuple[float, float, float] | None) -> None:
        def draw(shape: pymupdf.Shape) -> None:
            shape.draw_rect(pymupdf.Rect(box))
            shape.finish(color=_GREY, width=0.5, fill=fill)

        self._drawn[page].append(draw)

    def _table(self, table: Table, spot: Spot) -> Spot:
        style, size = self._style, self._style.size - 1
        columns = list(zip(*table.rows, strict=True))
        words = [[word for cell in column for line in cell for word in line.split()] for column in columns]
        while True:
            bold = _font(style.bold)
            least = [max((bold.text_length(word, size) for word in column), default=8) + 2 * _PAD for column in words]
            if sum(least) <= spot.width or size < 5.5:
                break
            size -= 0.5
        natural = [
            max((bold.text_length(line, size) for cell in column for line in cell), default=0) + 2 * _PAD
            for column in columns
        ]
        rest, wanted = max(0.0, spot.width - sum(least)), sum(natural) - sum(least) or 1.0
        part = min(1.0, rest / wanted)
        widths = [need + part * (want - need) for need, want in zip(least, natural, strict=True)]
        for number, row in enumerate(table.rows):
            heads = table.headed and number == 0
            font = style.bold if heads else style.regular
            cells = [
                [part for line in cell for part in _wrapped(line, font, size, width - 2 * _PAD + 0.1)]
                for cell, width in zip(row, widths, strict=True)
            ]
            height = max(map(len, cells)) * size * 1.25 + 2 * _PAD
            spot = self._room(spot, height)
            x = spot.left
            for lines, width in zip(cells, widths, strict=True):
                if style.boxed:
                    shade = (0.92, 0.92, 0.92) if heads else None
                    self._box(spot.page, (x, spot.y, x + width, spot.y + height), shade)
                for offset, line in enumerate(lines):
                    self._put(spot.page, x + _PAD, spot.y + _PAD + size + offset * size * 1.25, line, font, size)
                x += width
            if not style.boxed:
                self._rule(spot.page, (spot.left, spot.y + height), (x, spot.y + height))
            spot = replace(spot, y=spot.y + height)
        return spot

    def _fields(self, fields: tuple[Field, ...], spot: Spot) -> Spot:
        """Write one line of a form: boxes in the second style, else rules under the values."""
        style, small = self._style, max(6.5, self._style.size - 3)
        width = spot.width / len(fields)
        parts: list[list[tuple[float, float, str, str, float]]] = []
        heights = []
        for number, field in enumerate(fields):
            left, room = number * width + _PAD, width - 2 * _PAD
            written = []
            if field.position is Position.BESIDE:
                label = labelled(field.label)
                indent = _font(style.bold).text_length(label, style.size) + 4
                if indent > room * 0.7:
                    above = _wrapped(label, style.bold, style.size, room)
                    written = [
                        (left, style.size * (1 + n * 1.25), each, style.bold, style.size)
                        for n, each in enumerate(above)
                    ]
                    y, indent = style.size * 1.25 * len(above), 8.0
                else:
                    written = [(left, style.size, label, style.bold, style.size)]
                    y = 0.0
                lines = _wrapped(field.value, style.regular, style.size, room - indent)
                written += [
                    (left + indent, y + style.size * (1 + n * 1.25), each, style.regular, style.size)
                    for n, each in enumerate(lines)
                ]
                bottom = y + style.size * 1.25 * len(lines)
            else:
                lines = _wrapped(field.value, style.regular, style.size, room)
                labels = _wrapped(field.label, style.regular, small, room)
                over, under = (lines, labels) if field.position is Position.BELOW else (labels, lines)
                bottom = 0.0
                for each, size in [(line, self._size(over is labels, small)) for line in over] + [
                    (line, self._size(under is labels, small)) for line in under
                ]:
                    written.append((left, bottom + size, each, style.regular, size))
                    bottom += size * 1.25
            parts.append(written)
            heights.append(bottom)
        height = max(heights) + 2 * _PAD
        spot = self._room(spot, height)
        for number, written in enumerate(parts):
            for x, y, text, font, size in written:
                self._put(spot.page, spot.left + x, spot.y + _PAD + y, text, font, size)
            x = spot.left + number * width
            if style.second:
                self._box(spot.page, (x, spot.y, x + width, spot.y + height), None)
            else:
                self._rule(spot.page, (x + _PAD, spot.y + height), (x + width - _PAD, spot.y + height))
        return replace(spot, y=spot.y + height)

    def _size(self, label: bool, small: float) -> float:
        return small if label else self._style.size

    def _columns(self, columns: tuple[tuple[Block, ...], ...], spot: Spot) -> Spot:
        gap = 18.0
        width = (spot.width - gap * (len(columns) - 1)) / len(columns)
        ends = []
        for number, blocks in enumerate(columns):
            left = spot.left + number * (width + gap)
            at = replace(spot, left=left, right=left + width)
            for block in blocks:
                at = self.add(block, at)
                at = replace(at, y=at.y + self._style.size * 0.6)
            ends.append((at.page, at.y))
        page, y = max(ends)
        return replace(spot, page=page, y=y)
