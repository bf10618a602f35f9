"""Fonts for the words that stand in the place of masked text.

Helvetica, which every reader has, for Western languages; for other letters a font that comes with MuPDF, of which the
file gets the letters needed and their meaning in Unicode.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from io import BytesIO

import pikepdf
import pymupdf
from pikepdf import Dictionary, Name

_EVERYWHERE = "cp1252"
_EMBEDDED = ("helv", "cjk")  # Latin, Greek and Cyrillic; then most of the rest, from left to right


@dataclass(frozen=True, slots=True)
class Lettering:
    """Words in the codes of a font. `name` is the font's in a page, `length` how long they are in a size of a point."""

    name: Name
    font: pikepdf.Object
    codes: bytes = field(repr=False)
    length: float


def letterings(pdf: pikepdf.Pdf, words: Iterable[str]) -> dict[str, Lettering]:
    """How each of the words is written in this file; those are missing for which no font has the letters."""
    wanted = {each for each in words if each}
    simple = {each for each in wanted if each.encode(_EVERYWHERE, "ignore").decode(_EVERYWHERE) == each}
    found: dict[str, Lettering] = {}
    if simple:
        font = pdf.make_indirect(
            Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica, Encoding=Name.WinAnsiEncoding)
        )
        for each in simple:
            length = pymupdf.get_text_length(each, fontname="helv", fontsize=1)
            found[each] = Lettering(Name("/Sable"), font, each.encode(_EVERYWHERE), length)
    wanted -= simple
    for name in _EMBEDDED:
        if not wanted:
            break
        letters = pymupdf.Font(name)
        those = sorted(each for each in wanted if all(letters.has_glyph(ord(letter)) for letter in each))
        if those:
            found |= _embedded(pdf, letters, Name(f"/Sable-{name}"), those)
        wanted.difference_update(those)
    return found


def _embedded(pdf: pikepdf.Pdf, letters: pymupdf.Font, name: Name, words: list[str]) -> dict[str, Lettering]:
    """Lets MuPDF set the words on a page of their own, and takes over its font and codes."""
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
        taken = pdf.copy_foreign(font)
    return {
        each: Lettering(name, taken, code, letters.text_length(each, fontsize=1))
        for each, code in zip(words, codes, strict=True)
    }


def _shown(page: pikepdf.Page) -> Iterator[bytes]:
    for instruction in pikepdf.parse_content_stream(page, "Tj TJ"):
        operand = instruction.operands[0]
        yield b"".join(map(bytes, operand)) if isinstance(operand, pikepdf.Array) else bytes(operand)
