"""Text of PDF content streams, decoded to Unicode by the tables of the fonts (ISO 32000-1, 9.10.2)."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from decimal import Decimal
from functools import cache
from itertools import chain

import pikepdf
from pdfminer.cmapdb import CMapDB
from pdfminer.encodingdb import EncodingDB, name2unicode
from pikepdf import Array, Dictionary, Name, Object, Page, Stream, String

from engine.core.message import Message, message
from engine.documents.pdf.content.graphics import Instruction
from engine.documents.pdf.content.parsing import Repair, joined, parsed, repaired
from engine.verify.evidence import PlaceKind, Surface

_CHARACTERS = re.compile(rb"beginbfchar(.*?)endbfchar", re.DOTALL)
_RANGES = re.compile(rb"beginbfrange(.*?)endbfrange", re.DOTALL)
_CHARACTER = re.compile(rb"<\s*([0-9A-Fa-f\s]+)>\s*<\s*([0-9A-Fa-f\s]*)>")
_RANGE = re.compile(rb"<\s*([0-9A-Fa-f\s]+)>\s*<\s*([0-9A-Fa-f\s]+)>\s*(<[0-9A-Fa-f\s]*>|\[[^\]]*\])")
_HEXADECIMAL = re.compile(rb"<\s*([0-9A-Fa-f\s]*)>")
_WIDEST_RANGE = 0xFFFF
# The standard asks for a stream, but some writers use the name and all readers accept it.
_CODES_ARE_UNICODE = ("/Identity-H", "/Identity-V")
# The maps of ISO 32000-1, table 118, by the end of their names, each with Python's name of the character set.
_CHARACTER_SETS = (
    (re.compile(r"Uni.*-(UTF16|UCS2)(-HW)?"), "utf-16-be"),
    (re.compile(r"Uni.*-UTF32"), "utf-32-be"),
    (re.compile(r"Uni.*-UTF8"), "utf-8"),
    (re.compile(r"90(ms|msp|pv)-RKSJ|83pv-RKSJ|(Add|Ext)-RKSJ"), "cp932"),
    (re.compile(r"EUC"), "euc_jp"),
    (re.compile(r"GBK2K"), "gb18030"),
    (re.compile(r"GB(pc|K|Kp)?-EUC"), "gbk"),
    (re.compile(r"(ETen|ETenms)-B5|B5pc"), "cp950"),
    (re.compile(r"HKscs-B5"), "big5hkscs"),
    (re.compile(r"KSC(ms-UHC(-HW)?|pc-EUC|-EUC)"), "cp949"),
)
_IDENTITY = ("/Identity-H", "/Identity-V")
_COLLECTIONS = ("Adobe-Japan1", "Adobe-GB1", "Adobe-CNS1", "Adobe-Korea1")
_NAMED_BY_CODE = re.compile(r"[A-Za-z]\d{2,3}")
_BASE_ENCODINGS = {"/MacRomanEncoding": "MacRomanEncoding", "/WinAnsiEncoding": "WinAnsiEncoding"}


@dataclass(frozen=True, slots=True)
class Font:
    """A decoder of character codes. `table` maps codes of `code_length` bytes; a code that it lacks is not readable.

    `characters`: for a font without a table, Python's name of the character set of its codes.
    """

    code_length: int
    table: dict[int, str]
    characters: str = ""

    def decode(self, data: bytes) -> str:
        """Return the text of a string of codes; U+FFFD for each code that the font does not map."""
        if self.characters:
            return data.decode(self.characters, "replace")
        length = self.code_length
        codes = (int.from_bytes(data[start : start + length]) for start in range(0, len(data), length))
        return "".join(self.table.get(code, "\ufffd") for code in codes)


def load(font: pikepdf.Object) -> Font:
    """Return the decoder of a font: its ToUnicode map, and its encoding for codes that the map lacks."""
    to_unicode = font.get("/ToUnicode")
    if to_unicode in _CODES_ARE_UNICODE:
        return Font(2, _every_character())
    mapped = list(entries(to_unicode.read_bytes())) if isinstance(to_unicode, Stream) else []
    if font.get("/Subtype") == "/Type0":
        if not mapped:
            return _of_collection(font)
        length = max((length for length, _, _ in mapped), default=2)
        return Font(length, {code: text for _, code, text in mapped})
    return Font(1, dict(_encoding(font.get("/Encoding"))) | {code: text for _, code, text in mapped})


def _of_collection(font: pikepdf.Object) -> Font:
    """Return the decoder of a composite font without a map, by the character set or collection it names (9.10.2, b)."""
    encoding = str(font.get("/Encoding", ""))
    if encoding not in _IDENTITY:
        name = encoding[1:].removesuffix("-H").removesuffix("-V")
        return Font(2, {}, next((codec for names, codec in _CHARACTER_SETS if names.fullmatch(name)), ""))
    descendants = font.get("/DescendantFonts")
    descendant = descendants[0] if isinstance(descendants, Array) and len(descendants) else Dictionary()
    return Font(2, of_collection(collection_of(descendant)))


def collection_of(descendant: pikepdf.Object) -> str:
    """Return the name of the character collection of a font's glyph numbers; empty where the font uses its own."""
    system = descendant.get("/CIDSystemInfo") if isinstance(descendant, Dictionary) else None
    parts = [str(system.get(key, "")) for key in ("/Registry", "/Ordering")] if isinstance(system, Dictionary) else []
    name = "-".join(parts)
    return name if name in _COLLECTIONS else ""


@cache
def of_collection(name: str) -> dict[int, str]:
    """Return the characters of a collection by their numbers; an empty dictionary for an empty name."""
    return dict(CMapDB.get_unicode_map(name).cid2unichr) if name else {}


@cache
def _every_character() -> dict[int, str]:
    return {code: chr(code) for code in range(0x10000) if not 0xD800 <= code < 0xE000}


def entries(data: bytes) -> Iterator[tuple[int, int, str]]:
    """Yield the entries of a map to Unicode: length in bytes, code and text."""
    for block in _CHARACTERS.findall(data):
        for code, text in _CHARACTER.findall(block):
            number = _bytes(code)
            yield len(number), int.from_bytes(number), _text(text)
    for block in _RANGES.findall(data):
        for first, last, target in _RANGE.findall(block):
            start, end = _bytes(first), _bytes(last)
            span = range(int.from_bytes(start), min(int.from_bytes(end), int.from_bytes(start) + _WIDEST_RANGE) + 1)
            texts = [_text(text) for text in _HEXADECIMAL.findall(target)]
            for step, code in enumerate(span):
                if target.startswith(b"["):
                    text = texts[step] if step < len(texts) else ""
                else:
                    text = texts[0][:-1] + chr(min(ord(texts[0][-1]) + step, 0x10FFFF)) if texts[0] else ""
                yield len(start), code, text


def _bytes(digits: bytes) -> bytes:
    together = b"".join(digits.split()).decode("ascii")
    return bytes.fromhex(together + "0" * (len(together) % 2))


def _text(digits: bytes) -> str:
    return _bytes(digits).decode("utf-16-be", "replace")


def _encoding(encoding: pikepdf.Object | None) -> Iterator[tuple[int, str]]:
    named = encoding.get("/BaseEncoding") if isinstance(encoding, Dictionary) else encoding
    base = _BASE_ENCODINGS.get(str(named), "StandardEncoding")
    yield from EncodingDB.encodings[base].items()
    if isinstance(encoding, Dictionary):
        yield from differences(encoding)


def differences(encoding: pikepdf.Object) -> Iterator[tuple[int, str]]:
    """Yield the codes and texts of the differences of an encoding."""
    listed = encoding.get("/Differences")
    code = 0
    for entry in listed if isinstance(listed, Array) else ():
        if isinstance(entry, Name):
            yield code, _numbered(str(entry)[1:], code) or glyph(str(entry)[1:])
            code += 1
        else:
            code = int(entry)


def _numbered(name: str, code: int) -> str:
    """Return the letter of a code whose glyph is named after it, as TeX names those of bitmap fonts: /a84; else ""."""
    return chr(code) if _NAMED_BY_CODE.fullmatch(name) and int(name[1:]) == code and " " < chr(code) <= "~" else ""


def glyph(name: str) -> str:
    """Return the text of a glyph name; U+FFFD for a name that the standard does not list."""
    try:
        return name2unicode(name)  # type: ignore[no-any-return]
    except (KeyError, ValueError):
        return "\ufffd"


# Text drawn by content streams, decoded here and not by a PDF reader (threats P01, P05, P23, P24). Covers streams that
# no reader shows: unused forms, patterns, glyph procedures, soft masks, appearances.

_SHOW = "Tj TJ ' \""
_MOVE = "Td TD T* Tm ET"
_MARK = "BDC DP"
_OPERATORS = f"Tf {_SHOW} {_MOVE} {_MARK}"
_WORD_GAP = -180  # thousandths of the type size that TJ moves back to leave a space


def drawn(data: bytes, password: str | None) -> Iterator[Surface]:
    """Yield the text, and the strings in marks, of every page and of every other stream that draws."""
    with pikepdf.open(io.BytesIO(data), password=password or "", suppress_warnings=True) as document:
        fonts: dict[tuple[int, int], Font] = {}
        for number, page in enumerate(document.pages, start=1):
            yield from _Reader(page.resources, fonts).read(page, message("place.page", page=number))
        for stream in document.objects:
            if isinstance(stream, Stream) and _draws(stream):
                place = message("place.object-of", object=stream.objgen[0], what=Message(f"place.{_what(stream)}"))
                yield from _Reader(stream.get("/Resources", Dictionary()), fonts).read(stream, place)
        for font in document.objects:
            if isinstance(font, Dictionary) and isinstance(glyphs := font.get("/CharProcs"), Dictionary):
                reader = _Reader(font.get("/Resources", Dictionary()), fonts)
                for _, glyph in glyphs.items():
                    if isinstance(glyph, Stream):
                        yield from reader.read(
                            glyph, message("place.object-of", object=glyph.objgen[0], what=Message("place.glyph"))
                        )


def _draws(stream: Stream) -> bool:
    """Return whether a stream is a tiling pattern or a form.

    A field's appearance may be a form without saying so, and a picture may have a box.
    """
    is_form = stream.get("/Subtype") == "/Form" or "/PatternType" in stream or "/BBox" in stream
    return is_form and stream.get("/Subtype") != "/Image"


def _what(stream: Stream) -> str:
    return "pattern" if "/PatternType" in stream else "form"


@dataclass(slots=True)
class _Reader:
    """Reads the text of streams that share their resources."""

    resources: Object
    fonts: dict[tuple[int, int], Font]
    marks: list[str] = field(default_factory=list)

    def read(self, content: Page | Stream, place: Message) -> Iterator[Surface]:
        self.marks.clear()
        yield Surface(place, PlaceKind.OTHER_READER, "".join(self._text(content)))
        yield Surface(message("place.marks", place=place), PlaceKind.STRING, "\n".join(self.marks))

    def _text(self, content: Page | Stream) -> Iterator[str]:
        font = Font(1, {code: chr(code) for code in range(256)})
        target = content.obj if isinstance(content, Page) else content
        for instruction in _instructions(target):
            if isinstance(instruction, pikepdf.ContentStreamInlineImage):
                continue
            operator, operands = str(instruction.operator), instruction.operands
            if operator == "Tf":
                font = self._font(operands[0]) or font
            elif operator in _MOVE.split():
                yield "\n"
            elif operator in _MARK.split():
                self.marks += _strings(operands[-1]) if operands else ()
            elif operands:
                yield from _shown(operands[-1], font)

    def _font(self, name: Object) -> Font | None:
        fonts = self.resources.get("/Font")
        font = fonts.get(str(name)) if isinstance(fonts, Dictionary) and isinstance(name, Name) else None
        if not isinstance(font, Dictionary):
            return None
        if not font.is_indirect:
            return load(font)
        if font.objgen not in self.fonts:
            self.fonts[font.objgen] = load(font)
        return self.fonts[font.objgen]


def _instructions(target: Object) -> Iterable[Instruction]:
    """Return the instructions of a stream; of a malformed one, in each way of reading it."""
    try:
        return parsed(target, _OPERATORS)
    except TypeError:
        return chain.from_iterable(repaired(joined(target), repair, _OPERATORS) for repair in Repair)


def _shown(operand: Object, font: Font) -> Iterator[str]:
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
