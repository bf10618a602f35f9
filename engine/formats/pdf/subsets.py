"""Takes out of fonts the letters that no page shows any more (threat P21): widths, meanings, names and shapes.

Only of fonts that lost letters to a redaction, and then of these every letter that is not used: a hole where one letter
of many is missing would tell which.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from io import BytesIO

import pikepdf
import pymupdf
from pdfminer.latin_enc import ENCODING
from pikepdf import Array, Dictionary, Name, Stream, String

from engine.formats.pdf.compact import without_compact_glyphs
from engine.formats.pdf.content import Drawn, walk
from engine.formats.pdf.follow import copied
from engine.formats.pdf.meanings import read_meanings, written
from engine.formats.pdf.metrics import Metrics, horizontal_widths, metrics, vertical_widths
from engine.formats.pdf.normalise import saved
from engine.formats.pdf.type1 import without_glyphs

_SHOWS = "Tf Tj TJ ' \" gs q Q"
_UNKNOWN = (0, 0)
_PROGRAMS = ("/FontFile2", "/FontFile3")  # that MuPDF makes smaller

_MARK = "/SableFont"
# Of the table of standard encodings: names, and the code of each in Standard, MacRoman and WinAnsi.
_COLUMNS = {"/StandardEncoding": 1, "/MacRomanEncoding": 2, "/WinAnsiEncoding": 3}

Fonts = Mapping[tuple[int, int], Metrics]


def forget_letters(pdf: pikepdf.Pdf, fonts: Fonts) -> None:
    """Make fonts smaller that lost a letter.

    Args:
        fonts: those of the file, by object number, with the codes that they lost.

    Raises:
        ValueError, TypeError, pikepdf.PdfError: a font can't be made smaller.
    """
    losing = {number: each for number, each in fonts.items() if each.lost}
    losing |= _with_the_same_program(pdf, losing)
    used = _used_codes(pdf, losing)
    smaller = [number for number, each in losing.items() if each.lost - used[number]]
    smaller += _with_the_same_program(pdf, smaller)
    glyphs: dict[tuple[int, int], _Kept] = defaultdict(_Kept)
    for number in smaller:
        font = pdf.get_object(number)
        if font.get("/Subtype") == "/Type0":
            _shrink_composite(pdf, font, {losing[number].map.number(code) for code in used[number]})
        else:
            glyphs[_program(font)].add(font, *_shrink_simple(font, {code[0] for code in used[number]}))
        meanings = font.get("/ToUnicode")
        if isinstance(meanings, Stream):
            left = {code: text for code, text in read_meanings(meanings.read_bytes()) if code in used[number]}
            font["/ToUnicode"] = pdf.make_stream(written(left))
    for kept in glyphs.values():
        _shrink_simple_program(pdf, kept)
    if smaller:
        _shrink_programs(pdf, smaller)


@dataclass(slots=True)
class _Kept:
    """What the fonts that share a program still need of it: codes of its own encoding, and names of glyphs."""

    fonts: list[pikepdf.Object] = field(default_factory=list)
    codes: set[int] = field(default_factory=set)
    names: set[str] = field(default_factory=set)

    def add(self, font: pikepdf.Object, codes: set[int], names: set[str]) -> None:
        self.fonts.append(font)
        self.codes |= codes
        self.names |= names


def _with_the_same_program(pdf: pikepdf.Pdf, numbers: Iterable[tuple[int, int]]) -> dict[tuple[int, int], Metrics]:
    """The other fonts of the file that draw with the programs of these."""
    known = set(numbers)
    programs = {_program(pdf.get_object(number)) for number in known} - {_UNKNOWN}
    if not programs:
        return {}
    return {
        each.objgen: metrics(each)
        for each in pdf.objects
        if isinstance(each, Dictionary)
        and ("/DescendantFonts" in each or ("/FontDescriptor" in each and "/CIDSystemInfo" not in each))
        and each.objgen not in known
        and _program(each) in programs
    }


def _program(font: pikepdf.Object) -> tuple[int, int]:
    """The object number of a font's program."""
    descriptor = _descriptor(font)
    found = next(
        (descriptor[key] for key in ("/FontFile", *_PROGRAMS) if isinstance(descriptor.get(key), Stream)), None
    )
    return _UNKNOWN if found is None else found.objgen


def _descriptor(font: pikepdf.Object) -> pikepdf.Object:
    holder = font.DescendantFonts[0] if "/DescendantFonts" in font else font
    return holder.get("/FontDescriptor", Dictionary())


def _used_codes(pdf: pikepdf.Pdf, losing: Fonts) -> dict[tuple[int, int], set[bytes]]:
    used: dict[tuple[int, int], set[bytes]] = {number: set() for number in losing}
    for drawn in walk(pdf) if losing else ():
        fonts = drawn.owner.get("/Resources", Dictionary()).get("/Font", Dictionary())
        for stream in drawn.streams:
            for number, shown in _shown(stream, drawn, fonts):
                # A form may go on with the font of its page: then it may be any.
                for each in losing if number == _UNKNOWN else losing.keys() & {number}:
                    used[each].update(glyph.code for glyph in losing[each].glyphs(shown))
    return used


def _shown(stream: pikepdf.Object, drawn: Drawn, fonts: pikepdf.Object) -> Iterator[tuple[tuple[int, int], bytes]]:
    """The font and the codes of each string."""
    states = drawn.owner.get("/Resources", Dictionary()).get("/ExtGState", Dictionary())
    now: list[tuple[int, int]] = [_UNKNOWN]  # of each open q
    for instruction in pikepdf.parse_content_stream(stream, _SHOWS):
        match str(instruction.operator), list(instruction.operands):
            case "q", _:
                now.append(now[-1])
            case "Q", _:
                now = now[:-1] or now
            case "Tf", [name, _]:
                font = fonts.get(str(name))
                now[-1] = font.objgen if isinstance(font, Dictionary) else _UNKNOWN
            case "gs", [name]:
                state = states.get(str(name))
                if isinstance(state, Dictionary) and "/Font" in state:
                    now[-1] = state["/Font"][0].objgen
            case _, [*_, shown]:
                pieces = shown if isinstance(shown, Array) else [shown]
                yield now[-1], b"".join(bytes(each) for each in pieces if isinstance(each, String))


def _shrink_simple(font: pikepdf.Object, codes: set[int]) -> tuple[set[int], set[str]]:
    """The glyphs of its program that it still needs, see `_glyphs`."""
    if "/Widths" in font:
        first = int(font.get("/FirstChar", 0))
        widths = [width if code in codes else 0 for code, width in enumerate(font["/Widths"], start=first)]
        font["/Widths"] = Array(widths)
    encoding = font.get("/Encoding")
    names: dict[int, Name] = {}
    if isinstance(encoding, Dictionary) and "/Differences" in encoding:
        names = {code: name for code, name in _differences(encoding["/Differences"]) if code in codes}
        smaller = copied(encoding)
        smaller["/Differences"] = Array([each for pair in names.items() for each in pair])
        font["/Encoding"] = smaller
    if "/CharProcs" in font:
        shown = {str(name) for name in names.values()}
        font["/CharProcs"] = Dictionary({name: glyph for name, glyph in font["/CharProcs"].items() if name in shown})
    return _glyphs(encoding, names, codes)


def _shrink_simple_program(pdf: pikepdf.Pdf, kept: _Kept) -> None:
    """Of the kinds that MuPDF leaves as they are."""
    descriptor = _descriptor(kept.fonts[0])
    program, compact = descriptor.get("/FontFile"), descriptor.get("/FontFile3")
    if isinstance(program, Stream):
        data, clear, encrypted = without_glyphs(program.read_bytes(), kept.codes, kept.names)
        rest = len(data) - clear - encrypted
        smaller = pdf.make_stream(data, Length1=clear, Length2=encrypted, Length3=rest)
        for font in kept.fonts:
            _descriptor(font)["/FontFile"] = smaller
    if isinstance(compact, Stream) and compact.get("/Subtype") == "/Type1C":
        smaller = pdf.make_stream(
            without_compact_glyphs(compact.read_bytes(), kept.codes, kept.names), Subtype=Name.Type1C
        )
        for font in kept.fonts:
            _descriptor(font)["/FontFile3"] = smaller


def _differences(entries: pikepdf.Object) -> Iterator[tuple[int, Name]]:
    code = 0
    for each in entries:
        if isinstance(each, Name):
            yield code, each
            code += 1
        else:
            code = int(each)


def _glyphs(encoding: pikepdf.Object | None, names: Mapping[int, Name], codes: set[int]) -> tuple[set[int], set[str]]:
    """Codes that the encoding of the font's own program gives a glyph, and the names that the file gives the others."""
    base = str(encoding.get("/BaseEncoding") if isinstance(encoding, Dictionary) else encoding)
    column = _COLUMNS.get(base)
    told = {str(name)[1:] for name in names.values()}
    if column is None:
        return codes - names.keys(), told
    return set(), told | {each[0] for each in ENCODING if each[column] in codes}


def _shrink_composite(pdf: pikepdf.Pdf, font: pikepdf.Object, numbers: set[int]) -> None:
    descendant = copied(font.DescendantFonts[0])
    font.DescendantFonts = Array([pdf.make_indirect(descendant)])
    for key, listed in (("/W", _horizontal), ("/W2", _vertical)):
        if key in descendant:
            known = {number: values for number, values in listed(descendant[key]) if number in numbers}
            descendant[key] = Array([each for number in sorted(known) for each in (number, Array(known[number]))])
    places = descendant.get("/CIDToGIDMap")
    if isinstance(places, Stream):
        data = bytearray(places.read_bytes())
        for number in range(len(data) // 2):
            if number not in numbers:
                data[2 * number : 2 * number + 2] = b"\0\0"
        descendant["/CIDToGIDMap"] = pdf.make_stream(bytes(data))


def _horizontal(entries: pikepdf.Object) -> Iterator[tuple[int, list[Decimal]]]:
    return ((number, [_decimal(width)]) for number, width in horizontal_widths(entries))


def _vertical(entries: pikepdf.Object) -> Iterator[tuple[int, list[Decimal]]]:
    return ((number, [_decimal(each) for each in values]) for number, values in vertical_widths(entries))


def _decimal(width: float) -> Decimal:
    return Decimal(f"{width:.6f}").normalize() + 0


def _shrink_programs(pdf: pikepdf.Pdf, numbers: Iterable[tuple[int, int]]) -> None:
    """By MuPDF, which follows all pages for it; the file itself is not written by it."""
    programs = []
    for number in numbers:
        descriptor = _descriptor(pdf.get_object(number))
        programs += [descriptor[key] for key in _PROGRAMS if isinstance(descriptor.get(key), Stream)]
    for index, program in enumerate(programs):
        program[_MARK] = index
    with pymupdf.open("pdf", BytesIO(saved(pdf))) as document:
        document.subset_fonts(fallback=False)
        for place in range(1, document.xref_length()):
            kind, index = document.xref_get_key(place, _MARK[1:])
            if kind == "int":
                programs[int(index)].write(document.xref_stream(place))
    for program in programs:
        if _MARK in program:
            del program[_MARK]
