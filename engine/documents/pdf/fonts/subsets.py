"""Subset every font to the letters that pages show (threat P21): widths, meanings, names and shapes.

All unused letters go, from all fonts: a gap where one letter of many is missing would tell which it was, and a letter
that was never shown may be part of a name that the font spells.
"""

from __future__ import annotations

import re
import struct
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from decimal import Decimal
from io import BytesIO

import pikepdf
import pymupdf
from fontTools.ttLib import TTFont, TTLibError
from fontTools.ttLib.tables._g_l_y_f import Glyph
from pdfminer.latin_enc import ENCODING
from pikepdf import Array, Dictionary, Name, Stream, String

from engine.documents.pdf.content.graphics import copied
from engine.documents.pdf.content.metrics import Metrics, code_spaces, horizontal_widths, metrics, vertical_widths
from engine.documents.pdf.content.walking import OwnStreams, walk
from engine.documents.pdf.fonts.dictionaries import ORDERING, REGISTRY
from engine.documents.pdf.fonts.meanings import used_meanings, written, written_map
from engine.documents.pdf.fonts.programs import (
    drawing_tables,
    neutral_compact,
    post_names,
    without_compact_glyphs,
    without_numbered_glyphs,
)
from engine.documents.pdf.fonts.sharing import PROGRAMS, share_programs
from engine.documents.pdf.fonts.type1 import neutral_names, without_glyphs
from engine.documents.pdf.saving import saved

# TrueType programs lose the outlines of glyphs that no page shows, by number (threat P21). MuPDF subsets most
# programs, and leaves some unchanged without an error.


_UNREADABLE = (TTLibError, struct.error, ArithmeticError, AssertionError, AttributeError, LookupError, TypeError)


def with_outlines_of(program: bytes, shown: AbstractSet[int]) -> bytes:
    """Return the program with empty outlines and no widths for all other glyphs, and without its table of characters.

    Args:
        program: a TrueType font whose glyphs are shown only by number.
        shown: numbers of the glyphs that pages show.

    Raises:
        ValueError: the program can't be read.
    """
    try:
        font = TTFont(BytesIO(program), recalcBBoxes=False, recalcTimestamp=False, lazy=False)
        if "glyf" not in font:
            return program
        outlines, order = font["glyf"], font.getGlyphOrder()
        kept = set(_with_parts(outlines, [order[number] for number in {0, *shown} if number < len(order)]))
        for name in order:
            if name not in kept:
                outlines[name] = Glyph()
                if name in font["hmtx"].metrics:
                    font["hmtx"].metrics[name] = (0, 0)
        if "cmap" in font:
            del font["cmap"]
        target = BytesIO()
        font.save(target, reorderTables=None)
    except _UNREADABLE as error:
        raise ValueError("a font that can't be made smaller") from error
    return target.getvalue()


def _with_parts(outlines: object, names: list[str]) -> Iterator[str]:
    """Yield these glyphs and those that they are composed of."""
    waiting, seen = list(names), set[str]()
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            yield name
            glyph = outlines[name]  # type: ignore[index]
            if glyph.isComposite():
                waiting += glyph.getComponentNames(outlines)


_SHOWS = "Tf Tj TJ ' \" gs q Q"
_UNKNOWN = (0, 0)

_SFNT = (b"\0\1\0\0", b"OTTO", b"true")
_INHERITS = re.compile(rb"usecmap|begincid")  # a ToUnicode map that does not follow the standard
_MARK = "/SableFont"
# Columns of pdfminer's table of standard encodings: after the name, its code in Standard, MacRoman and WinAnsi.
_FURTHER: dict[str, dict[int, str]] = {
    "/WinAnsiEncoding": {
        **dict.fromkeys((0x7F, 0x81, 0x8D, 0x8F, 0x90, 0x9D), "bullet"),
        0xA0: "space",
        0xAD: "hyphen",
    },
    "/MacRomanEncoding": {0xCA: "space"},
}
"""Glyphs of codes that repeat another, or that an encoding leaves unused (ISO 32000-1, table D.2, notes 3 to 6)."""
_COLUMNS = {"/StandardEncoding": 1, "/MacRomanEncoding": 2, "/WinAnsiEncoding": 3}

Fonts = Mapping[tuple[int, int], Metrics]


def forget_letters(pdf: pikepdf.Pdf, fonts: Fonts) -> None:
    """Subset every font to the letters that pages show, and neutralise the names in it.

    Args:
        fonts: fonts of the pages that lost text, by object number, with the codes that they lost.

    Raises:
        ValueError, TypeError, pikepdf.PdfError: a font that lost letters can't be subset. Any other stays as it was;
            the verification reads its bytes.
    """
    share_programs(pdf)
    losing = {number for number, each in fonts.items() if each.lost}
    known = _all_fonts(pdf, fonts)
    programs = {_program(pdf.get_object(number)) for number in losing} - {_UNKNOWN}
    losing |= {number for number in known if _program(pdf.get_object(number)) in programs}
    used = _used_codes(pdf, known)
    glyphs: dict[tuple[int, int], _Kept] = defaultdict(_Kept)
    for number, each in known.items():
        font = pdf.get_object(number)
        with _forgiving(number not in losing):
            if font.get("/Subtype") == "/Type0":
                _shrink_composite(pdf, font, {each.map.number(code) for code in used[number]})
                _rewrite_map(pdf, font, each, used[number])
            else:
                program = _program(font)
                glyphs[number if program == _UNKNOWN else program].add(
                    font, *_shrink_simple(font, {code[0] for code in used[number]})
                )
        _rewrite_meanings(pdf, font, used[number])
    unknown = _programs_of_others(pdf, known)
    whole = {number: each for number, each in known.items() if _program(pdf.get_object(number)) not in unknown}
    for program, kept in glyphs.items():
        with _forgiving(not losing & {font.objgen for font in kept.fonts}):
            if program not in unknown:
                _shrink_simple_program(pdf, kept)
    _shrink(pdf, whole, losing)
    shown = _shown_by_number(pdf, whole, used)
    lost = {_program(pdf.get_object(number)) for number in losing}
    _empty_outlines(pdf, shown, lost)
    _keep_drawing_tables(pdf, glyphs, shown, lost)


@contextmanager
def _forgiving(forgives: bool) -> Iterator[None]:
    """Leave a font that lost nothing as it is if it can't be subset: suppress errors if `forgives`.

    Raises:
        ValueError: it can't be subset, and must be.
    """
    try:
        yield
    except (pikepdf.PdfError, ValueError, *_UNREADABLE) as error:
        if not forgives:
            raise ValueError("a font that can't be made smaller") from error


def _all_fonts(pdf: pikepdf.Pdf, fonts: Fonts) -> dict[tuple[int, int], Metrics]:
    """Return the fonts of the file whose metrics can be read, by object number."""
    found = dict(fonts)
    named = _named(pdf)
    for each in pdf.objects:
        if _is_font(each) and each.objgen not in found and each.objgen in named:
            with suppress(pikepdf.PdfError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
                found[each.objgen] = metrics(each)
    return found


def _named(pdf: pikepdf.Pdf) -> set[tuple[int, int]]:
    """Return the fonts that some content may show, but not those of words that are painted later."""
    found: set[tuple[int, int]] = set()
    for drawn in walk(pdf):
        resources = drawn.owner.get("/Resources", Dictionary())
        found |= {each.objgen for each in resources.get("/Font", Dictionary()).values()}
        for state in resources.get("/ExtGState", Dictionary()).values():
            if isinstance(state, Dictionary) and "/Font" in state:
                found.add(state["/Font"][0].objgen)
    return found


def _is_font(value: pikepdf.Object) -> bool:
    if not isinstance(value, Dictionary) or "/CIDSystemInfo" in value:
        return False
    return "/DescendantFonts" in value or "/CharProcs" in value or value.get("/Type") == "/Font"


def _programs_of_others(pdf: pikepdf.Pdf, known: Fonts) -> set[tuple[int, int]]:
    """Return the programs of fonts for which the shown letters are unknown."""
    others = (each for each in pdf.objects if _is_font(each) and each.objgen not in known)
    found = set()
    for each in others:
        with suppress(AttributeError, LookupError, TypeError, ValueError):
            found.add(_program(each))
    return found - {_UNKNOWN}


def _rewrite_meanings(pdf: pikepdf.Pdf, font: pikepdf.Object, used: set[bytes]) -> None:
    meanings = font.get("/ToUnicode")
    if isinstance(meanings, Stream):
        data = meanings.read_bytes()
        left = used_meanings(data, used)
        if left or not used or not _INHERITS.search(data):
            font["/ToUnicode"] = pdf.make_stream(written(left))


def _rewrite_map(pdf: pikepdf.Pdf, font: pikepdf.Object, known: Metrics, used: set[bytes]) -> None:
    """Rewrite an encoding that is an embedded character map."""
    encoding = font.get("/Encoding")
    if not isinstance(encoding, Stream):
        return
    spaces = code_spaces(encoding.read_bytes())
    if not spaces:
        raise ValueError("a character map without codes of its own")
    data = written_map({code: known.map.number(code) for code in used}, spaces, vertical=known.vertical)
    font["/Encoding"] = pdf.make_stream(
        data,
        Type=Name.CMap,
        CMapName=Name("/Map"),
        WMode=int(known.vertical),
        CIDSystemInfo=Dictionary(Registry=String(REGISTRY), Ordering=String(ORDERING), Supplement=0),
    )


def _shrink(pdf: pikepdf.Pdf, fonts: Iterable[tuple[int, int]], losing: AbstractSet[tuple[int, int]]) -> None:
    """Subset all programs with MuPDF, or only those that lost letters if it fails with all."""
    try:
        _shrink_programs(pdf, fonts)
    except (pymupdf.mupdf.FzErrorBase, RuntimeError, ValueError):
        _shrink_programs(pdf, losing)


def _shown_by_number(
    pdf: pikepdf.Pdf, fonts: Fonts, used: Mapping[tuple[int, int], set[bytes]]
) -> dict[tuple[int, int], set[int]]:
    """Return the numbers of shown glyphs, by program, for programs that only composite fonts show."""
    shown: dict[tuple[int, int], set[int]] = defaultdict(set)
    others: set[tuple[int, int]] = set()
    for number, each in fonts.items():
        font = pdf.get_object(number)
        program = _program(font)
        if font.get("/Subtype") != "/Type0":
            others.add(program)
            continue
        numbers = (each.map.number(code) for code in used[number])
        places = font.DescendantFonts[0].get("/CIDToGIDMap")
        if isinstance(places, Stream):
            data = places.read_bytes()
            numbers = (int.from_bytes(data[2 * each : 2 * each + 2]) for each in list(numbers))
        shown[program].update(numbers)
    return {program: numbers for program, numbers in shown.items() if program not in {*others, _UNKNOWN}}


def _empty_outlines(
    pdf: pikepdf.Pdf, shown: Mapping[tuple[int, int], set[int]], lost: AbstractSet[tuple[int, int]]
) -> None:
    """Empty the glyphs that MuPDF left in TrueType programs."""
    for number, glyphs in shown.items():
        program = pdf.get_object(number)
        if "/Subtype" not in program:  # else it is a /FontFile3
            with _forgiving(number not in lost):
                program.write(with_outlines_of(bytes(program.read_bytes()), glyphs))


def _keep_drawing_tables(
    pdf: pikepdf.Pdf,
    glyphs: Mapping[tuple[int, int], _Kept],
    shown: Mapping[tuple[int, int], set[int]],
    lost: AbstractSet[tuple[int, int]],
) -> None:
    """Drop tables and strings that draw nothing; the last change of a program."""
    kept = {program: each.names for program, each in glyphs.items()}
    done: set[tuple[int, int]] = set()
    for descriptor in pdf.objects:
        if not isinstance(descriptor, Dictionary):
            continue
        for key in PROGRAMS:
            program = descriptor.get(key)
            if not isinstance(program, Stream) or program.objgen in done:
                continue
            done.add(program.objgen)
            numbers = shown.get(program.objgen)
            with _forgiving(numbers is None or program.objgen not in lost):
                data = bytes(program.read_bytes())
                if data[:4] in _SFNT:
                    program.write(drawing_tables(data, kept.get(program.objgen, set()), {}, numbers))
                elif key == "/FontFile3" and program.get("/Subtype") == "/CIDFontType0C":
                    program.write(neutral_compact(data) if numbers is None else without_numbered_glyphs(data, numbers))


@dataclass(slots=True)
class _Kept:
    """The codes (in the program's own encoding) and glyph names that the fonts sharing a program still need."""

    fonts: list[pikepdf.Object] = field(default_factory=list)
    codes: set[int] = field(default_factory=set)
    names: set[str] = field(default_factory=set)

    def add(self, font: pikepdf.Object, codes: set[int], names: set[str]) -> None:
        self.fonts.append(font)
        self.codes |= codes
        self.names |= names


def _program(font: pikepdf.Object) -> tuple[int, int]:
    """Return the object number of a font's program, or `_UNKNOWN`."""
    descriptor = _descriptor(font)
    found = next((descriptor[key] for key in ("/FontFile", *PROGRAMS) if isinstance(descriptor.get(key), Stream)), None)
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
                # A form may continue with the font of its page, which is not known here: assume every font.
                for each in losing if number == _UNKNOWN else losing.keys() & {number}:
                    used[each].update(glyph.code for glyph in losing[each].glyphs(shown))
    return used


def _shown(stream: pikepdf.Object, drawn: OwnStreams, fonts: pikepdf.Object) -> Iterator[tuple[tuple[int, int], bytes]]:
    """Yield the font's object number and the codes of each string that a stream shows."""
    states = drawn.owner.get("/Resources", Dictionary()).get("/ExtGState", Dictionary())
    now: list[tuple[int, int]] = [_UNKNOWN]  # one for each open q
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
    """Drop widths, names and glyph streams of other codes; return the glyphs still needed, see `_glyphs`."""
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
    """Subset a program of a kind that MuPDF leaves unchanged, and rename its glyphs there and in the fonts."""
    descriptor = _descriptor(kept.fonts[0])
    program, tables, compact = (descriptor.get(key) for key in ("/FontFile", *PROGRAMS))
    if isinstance(program, Stream):
        smaller = without_glyphs(program.read_bytes(), kept.codes, kept.names)
        rest = len(smaller.program) - smaller.clear - smaller.encrypted
        stream = pdf.make_stream(smaller.program, Length1=smaller.clear, Length2=smaller.encrypted, Length3=rest)
        for font in kept.fonts:
            _descriptor(font)["/FontFile"] = stream
        renamed = smaller.renamed
    elif isinstance(compact, Stream):
        if compact.get("/Subtype") != "/Type1C":
            return
        data, renamed = without_compact_glyphs(compact.read_bytes(), kept.codes, kept.names)
        stream = pdf.make_stream(data, Subtype=Name.Type1C)
        for font in kept.fonts:
            _descriptor(font)["/FontFile3"] = stream
    elif isinstance(tables, Stream):
        data = tables.read_bytes()
        renamed = neutral_names(kept.names, {*kept.names, *post_names(data)})
        tables.write(drawing_tables(data, kept.names, renamed))
        kept.names = {renamed.get(each, each) for each in kept.names}
    else:
        renamed = neutral_names(kept.names, kept.names)
    for font in kept.fonts if renamed else ():
        _rename_glyphs(font, renamed)


def _rename_glyphs(font: pikepdf.Object, renamed: Mapping[str, str]) -> None:
    encoding = font.get("/Encoding")
    if isinstance(encoding, Dictionary) and "/Differences" in encoding:
        for index, each in enumerate(encoding["/Differences"]):
            if isinstance(each, Name) and str(each)[1:] in renamed:
                encoding["/Differences"][index] = Name("/" + renamed[str(each)[1:]])
    if "/CharProcs" in font:
        glyphs = font["/CharProcs"].items()
        font["/CharProcs"] = Dictionary({"/" + renamed.get(name[1:], name[1:]): glyph for name, glyph in glyphs})


def _differences(entries: pikepdf.Object) -> Iterator[tuple[int, Name]]:
    code = 0
    for each in entries:
        if isinstance(each, Name):
            yield code, each
            code += 1
        else:
            code = int(each)


def _glyphs(encoding: pikepdf.Object | None, names: Mapping[int, Name], codes: set[int]) -> tuple[set[int], set[str]]:
    """Return the codes that the program's own encoding maps, and the glyph names that the file gives to the others."""
    base = str(encoding.get("/BaseEncoding") if isinstance(encoding, Dictionary) else encoding)
    column = _COLUMNS.get(base)
    if column is None and base != "None":
        raise ValueError("an encoding without a table")
    by_name = {str(name)[1:] for name in names.values()}
    if column is None:
        return codes - names.keys(), by_name
    by_code = {each[0] for each in ENCODING if each[column] in codes}
    return set(), by_name | by_code | {_FURTHER[base][code] for code in codes & _FURTHER.get(base, {}).keys()}


def _shrink_composite(pdf: pikepdf.Pdf, font: pikepdf.Object, numbers: set[int]) -> None:
    descendant = copied(font.DescendantFonts[0])
    font.DescendantFonts = Array([pdf.make_indirect(descendant)])
    for key, listed in (("/W", _horizontal), ("/W2", vertical_widths)):
        if key in descendant:
            known = {number: values for number, values in listed(descendant[key]) if number in numbers}
            kept = ((number, Array(map(_decimal, known[number]))) for number in sorted(known))
            descendant[key] = Array([each for pair in kept for each in pair])
    places = descendant.get("/CIDToGIDMap")
    if isinstance(places, Stream):
        data = bytearray(places.read_bytes())
        for number in range(len(data) // 2):
            if number not in numbers:
                data[2 * number : 2 * number + 2] = b"\0\0"
        descendant["/CIDToGIDMap"] = pdf.make_stream(bytes(data[: 2 * (max(numbers, default=-1) + 1)]))


def _horizontal(entries: pikepdf.Object) -> Iterator[tuple[int, tuple[float]]]:
    return ((number, (width,)) for number, width in horizontal_widths(entries))


def _decimal(width: float) -> Decimal:
    return Decimal(f"{width:.6f}").normalize() + 0


def _shrink_programs(pdf: pikepdf.Pdf, numbers: Iterable[tuple[int, int]]) -> None:
    """Subset programs with MuPDF, which follows all pages to do so; the PDF itself is not written by MuPDF."""
    programs = []
    for number in numbers:
        descriptor = _descriptor(pdf.get_object(number))
        programs += [descriptor[key] for key in PROGRAMS if isinstance(descriptor.get(key), Stream)]
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
