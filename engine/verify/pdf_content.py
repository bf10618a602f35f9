"""The text that content streams draw, decoded here and not by a PDF reader (threats P01, P05, P23, P24).

Covers what no reader shows: forms that nothing uses, patterns, glyph procedures, soft masks, appearances.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass, field
from decimal import Decimal

import pikepdf
from pikepdf import Array, Dictionary, Name, Object, Page, Stream, String

from engine.formats.pdf.parsing import parsed
from engine.verify import pdf_fonts
from engine.verify.evidence import Exposure, Surface

_SHOW = "Tj TJ ' \""
_MOVE = "Td TD T* Tm ET"
_MARK = "BDC DP"
_OPERATORS = f"Tf {_SHOW} {_MOVE} {_MARK}"
_WORD_GAP = -180  # thousandths of the type size that TJ moves back to leave a space


def drawn(data: bytes, password: str | None) -> Iterator[Surface]:
    """The text of every page and of every other stream that draws; the strings in marks as well."""
    with pikepdf.open(io.BytesIO(data), password=password or "", suppress_warnings=True) as document:
        fonts: dict[tuple[int, int], pdf_fonts.Font] = {}
        for number, page in enumerate(document.pages, start=1):
            yield from _Reader(page.resources, fonts).read(page, f"page {number}")
        for stream in document.objects:
            if isinstance(stream, Stream) and _draws(stream):
                place = f"object {stream.objgen[0]} ({_what(stream)})"
                yield from _Reader(stream.get("/Resources", Dictionary()), fonts).read(stream, place)
        for font in document.objects:
            if isinstance(font, Dictionary) and isinstance(glyphs := font.get("/CharProcs"), Dictionary):
                reader = _Reader(font.get("/Resources", Dictionary()), fonts)
                for _, glyph in glyphs.items():
                    if isinstance(glyph, Stream):
                        yield from reader.read(glyph, f"object {glyph.objgen[0]} (glyph)")


def _draws(stream: Stream) -> bool:
    """Whether it is a tiling pattern or a form; a field's appearance may be one that doesn't say so, and a picture may
    have a box.
    """
    is_form = stream.get("/Subtype") == "/Form" or "/PatternType" in stream or "/BBox" in stream
    return is_form and stream.get("/Subtype") != "/Image"


def _what(stream: Stream) -> str:
    return "pattern" if "/PatternType" in stream else "form"


@dataclass(slots=True)
class _Reader:
    """Reads streams that share their resources."""

    resources: Object
    fonts: dict[tuple[int, int], pdf_fonts.Font]
    marks: list[str] = field(default_factory=list)

    def read(self, content: Page | Stream, place: str) -> Iterator[Surface]:
        self.marks.clear()
        yield Surface(place, Exposure.OTHER_READER, "".join(self._text(content)))
        yield Surface(f"{place}, marks", Exposure.STRING, "\n".join(self.marks))

    def _text(self, content: Page | Stream) -> Iterator[str]:
        font = pdf_fonts.Font(1, {code: chr(code) for code in range(256)})
        target = content.obj if isinstance(content, Page) else content
        for instruction in parsed(target, _OPERATORS):
            if isinstance(instruction, pikepdf.ContentStreamInlineImage):
                continue
            operator, operands = str(instruction.operator), instruction.operands
            if operator == "Tf":
                font = self._font(operands[0]) or font
            elif operator in _MOVE.split():
                yield "\n"
            elif operator in _MARK.split():
                self.marks += _strings(operands[-1])
            elif operands:
                yield from _shown(operands[-1], font)

    def _font(self, name: Object) -> pdf_fonts.Font | None:
        fonts = self.resources.get("/Font")
        font = fonts.get(str(name)) if isinstance(fonts, Dictionary) and isinstance(name, Name) else None
        if not isinstance(font, Dictionary):
            return None
        if not font.is_indirect:
            return pdf_fonts.load(font)
        if font.objgen not in self.fonts:
            self.fonts[font.objgen] = pdf_fonts.load(font)
        return self.fonts[font.objgen]


def _shown(operand: Object, font: pdf_fonts.Font) -> Iterator[str]:
    pieces: list[object] = list(operand) if isinstance(operand, Array) else [operand]
    for piece in pieces:
        if isinstance(piece, String):
            yield font.decode(bytes(piece))
        elif isinstance(piece, int | float | Decimal) and piece < _WORD_GAP:
            yield " "


def _strings(operand: Object) -> Iterator[str]:
    if isinstance(operand, String):
        yield str(operand)
    elif isinstance(operand, Dictionary):
        for _, value in operand.items():
            yield from _strings(value)
    elif isinstance(operand, Array):
        for value in operand:
            yield from _strings(value)
