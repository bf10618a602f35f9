"""Glyphs that look like other letters than their text says: found and read with PDFium and OCR (threat P25)."""

from __future__ import annotations

import ctypes
import io
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from functools import cache
from math import pi
from statistics import median
from typing import NamedTuple

import numpy as np
import pikepdf
import pypdfium2
import pypdfium2.raw as pdfium
from pikepdf import Array, Dictionary, Name, Object, Stream, String

from engine.core.message import Message, message
from engine.documents import ocr
from engine.documents.ocr.shapes import LETTERS, Known, Likeness, Shape, is_latin, look, may_be_word, shape
from engine.documents.rasters import Pixels
from engine.verify.evidence import PlaceKind, Surface, Verdict
from engine.verify.pdf import fonts as pdf_fonts

_AROUND = 2.5  # heights of a letter, above and below it: the adjacent lines, for divided words
_TALLEST = 0.7  # of the height of a page; where bands cover more, the whole page is read
_LEVEL = 0.05  # radians
_SAME_SIZE = 0.5  # points

Band = tuple[float, float]
"""Bottom and top, in points from the bottom of the page."""


def bands(page: pypdfium2.PdfPage, pixels: Pixels, texts: AbstractSet[str]) -> Iterator[Pixels]:
    """Yield the bands of a drawn page that show one of these characters, as wide as the page; else the whole page.

    Reading bands is faster than reading the page.

    Args:
        pixels: the whole page, grey levels, shape (height, width).
        texts: characters; an empty one may be anywhere.
    """
    found = _found(page, texts)
    left, bottom, right, top = page.get_cropbox()
    width, height = page.get_size()
    is_upright = abs(right - left - width) < _SAME_SIZE and abs(top - bottom - height) < _SAME_SIZE
    if found is None or not is_upright or page.get_rotation() or sum(b - a for a, b in found) > _TALLEST * height:
        yield pixels
        return
    scale = pixels.shape[0] / height
    for low, high in found:
        first, last = int((top - high) * scale), int((top - low) * scale) + 1
        part = pixels[max(first, 0) : max(last, 0)]
        if part.size:
            yield part


def _found(page: pypdfium2.PdfPage, texts: AbstractSet[str]) -> list[Band] | None:
    """Return the disjoint bands from bottom to top; None where text is not level, or its place is unknown."""
    wanted = {ord(text[0]) for text in texts if text}
    if "" in texts:
        return None
    text = page.get_textpage()
    edges = []
    for index in range(text.count_chars()):
        if pdfium.FPDFText_GetUnicode(text.raw, index) in wanted:
            turned = pdfium.FPDFText_GetCharAngle(text.raw, index)
            if _LEVEL < turned < 2 * pi - _LEVEL or turned < 0:
                return None
            _, low, _, high = text.get_charbox(index, loose=True)
            around = _AROUND * max(high - low, 1.0)
            edges.append((low - around, high + around))
    joined: list[Band] = []
    for low, high in sorted(edges):
        if joined and low <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(high, joined[-1][1])
        else:
            joined.append((low, high))
    return joined or None


# Glyphs are checked as follows. Every code that a page shows in a font with glyphs or a map of its own is drawn once,
# in a cell of a sheet. PDFium gives the text of the cell; the shape is compared with letters of the standard fonts.
# A glyph that looks like something else is read by OCR in strings that show it; where it does not read as its text
# says, its lines are read as well.

_EM = 40  # pixels, the font size on a sheet
_CELL = 120, 88  # pixels
_LINE = 60  # pixels from the top of a cell to the line
_LEFT = 30  # pixels from the side of a cell to the origin
_WIDE_CELL = 1560, 88
_SHEET = 1560, 1760
_DPI, _PAGE_DPI = 200, 200
_POINTS = 72
_MOST = 24_000_000  # pixels of a page

_CLOSE = 0.05  # by which the likeness to another letter may be greater
_LEAST = 0.55  # least likeness of a glyph to the letter of its text
_ANOTHER = 0.87  # likeness to a Latin letter of a glyph with other text: Chinese characters reach up to 0.84
_LOW = 0.3  # of a size: a point or a dash
_COMMON = (0.3, 1.4)  # of a size, that letters are wide and high
_LETTER, _CAPITAL = 0.55, 0.7
_TRIES, _LARGER = 3, 8  # sizes of a font that are tried, each so many times larger until something is drawn
_CONTEXTS = 3  # strings in which a glyph is read
_LONGEST = 40  # codes of a string
_READ = 150  # strings read of a file
_FACES = tuple(
    Name(f"/{each}")
    for each in "Helvetica Helvetica-Bold Helvetica-Oblique Times-Roman Times-Bold Times-Italic Times-BoldItalic "
    "Courier Courier-Bold".split()
)
_SIGNS = "".join(
    sign
    for code in (*range(0x21, 0x7F), *range(0x80, 0xA0), *range(0xA1, 0x100))
    if (sign := bytes([code]).decode("cp1252", "ignore")) and sign not in LETTERS
)
# Letters of other scripts that look like Latin ones.
_ALIKE = dict(
    zip(
        "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u0432\u043d\u043a\u043c\u0442\u043f\u0438\u0433\u0437\u0431\u03b1\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03c9\u03b7\u03b9\u03ba\u03b3\u03b5\u03b2",
        "aeopcyxijsbhkmtnur36avoptuxwnlkyeb",
        strict=True,
    )
)
_WITH_SIGNS = 7  # faces with signs of their own; the others have them in a common width
_SHOW = "Tj TJ ' \""

_Key = tuple[int, bytes]
"""The object number of a font, and a character code."""


@dataclass(slots=True)
class _Uses:
    """The codes that the pages of a file show.

    Attributes:
        pages: pages that show a code, from 0.
        strings: some strings that show a code.
        fonts: fonts whose text may differ from their glyphs, by object number.
        lengths: length of the codes of each font in bytes; 0 for a font that is not checked.
    """

    pages: dict[_Key, set[int]] = field(default_factory=lambda: defaultdict(set))
    strings: dict[_Key, list[tuple[bytes, ...]]] = field(default_factory=lambda: defaultdict(list))
    fonts: dict[int, Object] = field(default_factory=dict)
    lengths: dict[int, int] = field(default_factory=dict)


class _Cell(NamedTuple):
    """A part of a sheet: its pixels, and the text that PDFium finds there."""

    pixels: Pixels
    text: str


def scan(languages: tuple[str, ...], data: bytes, password: str | None) -> Iterator[Surface]:
    """Yield an empty text where glyphs were compared, then the text, by OCR, of each page that shows a glyph that looks
    like another letter than its text says.

    Raises:
        ValueError: a page takes too long to read.
    """
    with pikepdf.open(io.BytesIO(data), password=password or "", suppress_warnings=True) as file:
        uses = _uses(file)
        misleading = _misleading(file, uses, languages) if uses.pages else {}
    if uses.pages:
        yield Surface(Message("place.glyph"), PlaceKind.OTHER_READER, "")
    pages: dict[int, set[str]] = defaultdict(set)
    for key, text in misleading.items():
        for number in uses.pages[key]:
            pages[number].add(text)
    if not pages:
        return
    with pypdfium2.PdfDocument(data, password=password) as sheets:
        for number, texts in sorted(pages.items()):
            page = sheets[number]
            width, height = page.get_size()
            scale = min(_PAGE_DPI / _POINTS, (_MOST / max(width * height, 1.0)) ** 0.5)
            parts_ = [ocr.read(part, scale * _POINTS, languages) for part in bands(page, _drawn(page, scale), texts)]
            page.close()
            if not all(each.complete for each in parts_):
                raise ValueError("a page that takes too long")
            text = "\n".join(line.sure_text for each in parts_ for line in each.lines)
            yield Surface(message("place.page-as-it-looks", page=number + 1), PlaceKind.OTHER_READER, text)


def read(texts: int, worded: int) -> Verdict | None:
    """Return the verdict where no glyph was compared, no page had to be read, or none held text, else None.

    Args:
        texts: the number that `scan` yields: one for the glyphs, and one for each page.
    """
    if not texts:
        return Verdict(True, Message("nothing.no-glyphs"), checked=False)
    if texts == 1:
        return Verdict(True, Message("glyphs.none-misleading"))
    if not worded:
        return Verdict(True, Message("nothing.no-text-in-glyphs"), checked=False)
    return None


def _uses(file: pikepdf.Pdf) -> _Uses:
    uses = _Uses()
    known: dict[tuple[int, int], set[_Key]] = {}
    for number, page in enumerate(file.pages):
        for key in _shown(page.obj, page.resources, uses, known):
            uses.pages[key].add(number)
    return uses


def _shown(stream: Object, resources: Object, uses: _Uses, known: dict[tuple[int, int], set[_Key]]) -> set[_Key]:
    """Return the codes that a page or a form shows, and those of the forms in it."""
    if stream.objgen in known and stream.objgen != (0, 0):
        return known[stream.objgen]
    found = known[stream.objgen] = set()
    fonts, forms = (resources.get(each, Dictionary()) for each in ("/Font", "/XObject"))
    font = 0
    for each in pikepdf.parse_content_stream(stream, f"Tf Do {_SHOW}"):
        if isinstance(each, pikepdf.ContentStreamInlineImage) or not len(each.operands):
            continue
        operator, last = str(each.operator), each.operands[-1]
        if operator == "Tf":
            font = _add_font(fonts.get(str(each.operands[0])), uses)
        elif operator == "Do":
            form = forms.get(str(last))
            if isinstance(form, Stream) and form.get("/Subtype") == "/Form":
                found |= _shown(form, form.get("/Resources", resources), uses, known)
        elif font:
            pieces = list(last) if isinstance(last, Array) else [last]
            shown = b"".join(bytes(piece) for piece in pieces if isinstance(piece, String))
            length = uses.lengths[font]
            codes = tuple(shown[start : start + length] for start in range(0, len(shown), length))
            for code in set(codes):
                found.add((font, code))
                start = max(0, codes.index(code) - _LONGEST // 2)
                _keep(uses.strings[font, code], codes[start : start + _LONGEST])
    return found


def _keep(strings: list[tuple[bytes, ...]], codes: tuple[bytes, ...]) -> None:
    """Add a string that shows a code, and keep the longest ones."""
    if codes not in strings:
        strings.append(codes)
        strings.sort(key=len, reverse=True)
        del strings[_CONTEXTS:]


def _add_font(font: Object | None, uses: _Uses) -> int:
    """Register a font and return its object number; 0 for a font whose text is sure, since every viewer has it."""
    if not isinstance(font, Dictionary) or not font.is_indirect:
        return 0
    number = font.objgen[0]
    if number not in uses.lengths:
        holder = font.DescendantFonts[0] if "/DescendantFonts" in font else font
        descriptor = holder.get("/FontDescriptor", Dictionary())
        own = font.get("/Subtype") == "/Type3" or any(str(key).startswith("/FontFile") for key in descriptor)
        uses.lengths[number] = pdf_fonts.load(font).code_length if own or "/ToUnicode" in font else 0
        if uses.lengths[number]:
            uses.fonts[number] = font
    return number if uses.lengths[number] else 0


def _misleading(file: pikepdf.Pdf, uses: _Uses, languages: tuple[str, ...]) -> dict[_Key, str]:
    """Return the codes whose glyph shows something else than their text, with that text."""
    cells, scales = _glyphs_in_cells(file, uses)
    doubtful = _doubtful(cells)
    contexts = list(dict.fromkeys((key[0], codes) for key in doubtful for codes in uses.strings[key]))[:_READ]
    strings = [tuple((font, code) for code in codes) for font, codes in contexts]
    agreeing: dict[_Key, int] = defaultdict(int)
    contrary: set[_Key] = set()
    for string, cell in zip(strings, _cells(file, uses, strings, scales, _WIDE_CELL), strict=True):
        read = "".join(line.text for line in ocr.read_line(cell.pixels, _DPI, languages).lines)
        texts = [cells[key].text for key in string]
        for key, agrees in zip(string, _agreement(texts, read), strict=True):
            if key in doubtful and agrees:
                agreeing[key] += 1
            elif key in doubtful and read:
                contrary.add(key)
    read_in = {key for string in strings for key in string}
    misleading = (key for key in doubtful if key not in read_in or (key in contrary and not agreeing[key]))
    return {key: cells[key].text for key in misleading}


def _glyphs_in_cells(file: pikepdf.Pdf, uses: _Uses) -> tuple[dict[_Key, _Cell], dict[int, float]]:
    """Return every used glyph in a cell, and the scale of each Type 3 font at which its capitals fill one."""
    keys = sorted(uses.pages)
    scales = {number: _first_scale(font) for number, font in uses.fonts.items() if font.get("/Subtype") == "/Type3"}
    cells = dict(zip(keys, _cells(file, uses, [(key,) for key in keys], scales, _CELL), strict=True))
    for number in scales:
        mine = [key for key in keys if key[0] == number]
        for _ in range(_TRIES):
            heights = [found.height / _EM for key in mine if (found := shape(cells[key].pixels))]
            if heights and _COMMON[0] < max(heights) < _COMMON[1]:
                break
            # A glyph may be so much smaller than its advance that nothing was drawn.
            scales[number] *= _CAPITAL / max(heights) if heights else _LARGER
            cells |= dict(zip(mine, _cells(file, uses, [(key,) for key in mine], scales, _CELL), strict=True))
    return cells, scales


def _doubtful(cells: Mapping[_Key, _Cell]) -> set[_Key]:
    """Return the codes whose glyph looks like something else than their text."""
    known: dict[tuple[tuple[int, ...], bytes], Shape | None] = {}  # files joined from several hold the same fonts
    drawn: dict[_Key, Shape] = {}
    for key, cell in cells.items():
        pixels = (cell.pixels.shape, cell.pixels.tobytes())
        if pixels not in known:
            known[pixels] = shape(cell.pixels)
        if found := known[pixels]:
            drawn[key] = found
    if not drawn:
        return set()
    stated = {(id(found), cells[key].text): (found, _in_latin(cells[key].text)) for key, found in drawn.items()}
    likeness = dict(zip(stated, standard().likeness(list(stated.values())), strict=True))
    pairs = ((key, found, likeness[id(found), cells[key].text]) for key, found in drawn.items())
    return {key for key, found, each in pairs if _is_doubtful(cells[key].text, found, each)}


def _is_doubtful(text: str, found: Shape, likeness: Likeness) -> bool:
    if is_latin(_in_latin(text)):
        return likeness.own < _LEAST or likeness.own < likeness.best - _CLOSE
    if may_be_word(text, found, likeness):
        return True
    is_sign = found.height < _LOW * _EM or likeness.own >= likeness.best - _CLOSE
    return not is_sign and likeness.best >= _ANOTHER


def _in_latin(text: str) -> str:
    return "".join(_ALIKE.get(each, each) for each in text.casefold()) if not text.isascii() else text


def _agreement(texts: Sequence[str], read: str) -> list[bool]:
    """Return for each glyph of a string whether it was read as its text says."""
    letters = [look(_in_latin(text)) for text in texts]
    letters = [text if text.isascii() else "" for text in letters]
    owners = [index for index, text in enumerate(letters) for _ in text]
    wanted, found = "".join(letters), look(_in_latin(read))
    blocks = SequenceMatcher(None, wanted, found, autojunk=False).get_matching_blocks()
    equal = [place for block in blocks for place in range(block.a, block.a + block.size)]
    if 2 * len(equal) < max(len(wanted), len(found)):
        return [False] * len(texts)
    agreeing = {owners[place] for place in equal}
    more = len(found) > len(wanted)  # letters that the text lacks
    return [index in agreeing if text else not more for index, text in enumerate(letters)]


def _cells(
    file: pikepdf.Pdf,
    uses: _Uses,
    items: Sequence[tuple[_Key, ...]],
    scales: Mapping[int, float],
    size: tuple[int, int],
) -> Iterator[_Cell]:
    """Draw codes of the file's fonts, each in a cell, on as many sheets as they need."""
    contents = []
    for string in items:
        font = string[0][0]
        shown = b"".join(code for _, code in string).hex()
        contents.append((f"/F{font} {_EM * scales.get(font, 1.0):.4f} Tf", f"<{shown}> Tj"))
    fonts = Dictionary({f"/F{number}": font for number, font in uses.fonts.items()})
    return _on_sheets(file, fonts, contents, size)


def _on_sheets(
    file: pikepdf.Pdf, fonts: Dictionary, contents: Sequence[tuple[str, str]], size: tuple[int, int]
) -> Iterator[_Cell]:
    if not contents:
        return
    wide, high = size
    across, down = _SHEET[0] // wide, _SHEET[1] // high
    del file.pages[:]
    for first in range(0, len(contents), across * down):
        drawn = []
        for place, (font, shown) in enumerate(contents[first : first + across * down]):
            x, y = place % across * wide, _SHEET[1] - (place // across + 1) * high
            drawn.append(f"q {x} {y} {wide} {high} re W n BT {font} {x + _LEFT} {y + high - _LINE} Td {shown} ET Q")
        page = file.add_blank_page(page_size=_SHEET)
        page.Resources = Dictionary(Font=fonts)
        page.Contents = file.make_stream("\n".join(drawn).encode())
    target = io.BytesIO()
    file.save(target, encryption=False, fix_metadata_version=False)
    with pypdfium2.PdfDocument(target.getvalue()) as sheets:
        for number in range(len(sheets)):
            page = sheets[number]
            pixels, texts = _drawn(page, 1.0), _texts(page, wide, high)
            page.close()
            for place in range(min(across * down, len(contents) - number * across * down)):
                column, row = place % across, place // across
                here = pixels[row * high : (row + 1) * high, column * wide : (column + 1) * wide]
                yield _Cell(here, "".join(texts[column, row]))


def _texts(page: pypdfium2.PdfPage, wide: int, high: int) -> dict[tuple[int, int], list[str]]:
    """Return the texts that PDFium reads, by column and row of a sheet."""
    found: dict[tuple[int, int], list[str]] = defaultdict(list)
    text = page.get_textpage()
    x, y = ctypes.c_double(), ctypes.c_double()
    for index in range(text.count_chars()):
        if pdfium.FPDFText_IsGenerated(text.raw, index) != 1:
            pdfium.FPDFText_GetCharOrigin(text.raw, index, x, y)
            code = pdfium.FPDFText_GetUnicode(text.raw, index)
            place = int(x.value // wide), int((_SHEET[1] - y.value) // high)
            found[place].append(chr(code) if 0 < code < 0x110000 else "")
    text.close()
    return found


def _drawn(page: pypdfium2.PdfPage, scale: float) -> Pixels:
    shown = page.render(scale=scale, grayscale=True)
    return np.array(shown.to_numpy()).reshape(shown.height, -1)[:, : shown.width]


def _first_scale(font: Object) -> float:
    """Return the scale of a Type 3 font at which its letters are about as wide as those of other fonts."""
    wide = [float(each) for each in font.get("/Widths", ()) if float(each)]
    letter = median(wide) * abs(float(font.FontMatrix[0])) if wide else 0.0
    return 1.0 if not letter or _COMMON[0] < letter < _COMMON[1] else _LETTER / letter


@cache
def standard() -> Known:
    """Return the shapes of letters, digits and signs in the standard fonts, as PDFium draws them."""
    signs = [
        (face, sign) for face in range(len(_FACES)) for sign in (*LETTERS, *(_SIGNS if face < _WITH_SIGNS else ""))
    ]
    contents = [(f"/F{face} {_EM} Tf", f"<{sign.encode('cp1252').hex()}> Tj") for face, sign in signs]
    with pikepdf.new() as file:
        fonts = Dictionary(
            {
                f"/F{number}": Dictionary(
                    Type=Name.Font, Subtype=Name.Type1, BaseFont=face, Encoding=Name.WinAnsiEncoding
                )
                for number, face in enumerate(_FACES)
            }
        )
        cells = list(_on_sheets(file, fonts, contents, _CELL))
    return Known.of((sign, shape(cell.pixels)) for (_, sign), cell in zip(signs, cells, strict=True))
