"""Names that a Word document paints with formats: grounds, borders, colours and weights of what holds no words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import groupby

import numpy as np
import zxingcpp
from PIL import Image, ImageDraw, ImageFont
from zxingcpp import BarcodeFormat

from tests.attacks.attack import SECRET, Attack
from tests.builders.docx import build, entries, paragraph, run

_SAID = paragraph("The lease of the flat runs for two years.")
_CELL = '<w:tc><w:tcPr>{}</w:tcPr><w:p><w:r><w:t xml:space="preserve">{}</w:t></w:r></w:p></w:tc>'
_GROUND = '<w:shd w:val="clear" w:color="auto" w:fill="{}"/>'
_EDGES = "top left bottom right".split()

Ink = Sequence[Sequence[bool]]


def _ink(text: str = SECRET, size: int = 11) -> Ink:
    """Rows of pixels of a text, trimmed."""
    face = ImageFont.truetype("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", size)
    picture = Image.new("L", (len(text) * size, 2 * size), 0)
    ImageDraw.Draw(picture).text((1, 0), text, 255, face)
    return (np.asarray(picture.crop(picture.getbbox())) > 110).tolist()  # type: ignore[no-any-return]


def _code(kind: BarcodeFormat) -> Ink:
    picture = Image.fromarray(np.array(zxingcpp.write_barcode_to_image(zxingcpp.create_barcode(SECRET, kind), scale=1)))
    return (np.asarray(picture) < 128).tolist()  # type: ignore[no-any-return]


def _table(rows: Iterable[str], properties: str = "") -> str:
    return f"<w:tbl><w:tblPr>{properties}</w:tblPr>{''.join(f'<w:tr>{row}</w:tr>' for row in rows)}</w:tbl><w:p/>"


def _cells(form: Callable[[bool], str], ink: Ink) -> str:
    return _table("".join(map(form, row)) for row in ink)


def _shaded(dark: bool, text: str = "", light: str = "FFFFFF") -> str:
    return _CELL.format(_GROUND.format("000000" if dark else light), text)


def _patterned(dark: bool) -> str:
    return _CELL.format(f'<w:shd w:val="{"pct75" if dark else "clear"}" w:color="auto" w:fill="FFFFFF"/>', "")


def _themed(dark: bool) -> str:
    return _CELL.format(f'<w:shd w:val="clear" w:themeFill="{"text1" if dark else "background1"}"/>', "")


def _within(dark: bool) -> str:
    """A cell whose paragraph has the ground."""
    ground = _GROUND.format("000000" if dark else "FFFFFF")
    return f"<w:tc><w:p><w:pPr>{ground}</w:pPr></w:p></w:tc>"


def _nested(dark: bool) -> str:
    return f"<w:tc>{_table([_shaded(dark)])}</w:tc>"


def _coloured_sign(dark: bool) -> str:
    """A cell with a block, black or white."""
    colour = f'<w:rPr><w:color w:val="{"000000" if dark else "FFFFFF"}"/></w:rPr>'
    return f"<w:tc><w:p>{run('■', colour)}</w:p></w:tc>"


def _bordered(ink: Ink) -> str:
    """A table whose cells have a border wherever ink ends."""

    def cell(x: int, y: int) -> str:
        here = ink[y][x]
        beside = {"top": (x, y - 1), "left": (x - 1, y), "bottom": (x, y + 1), "right": (x + 1, y)}
        edges = "".join(
            f'<w:{edge} w:val="single" w:sz="8" w:color="000000"/>'
            for edge in _EDGES
            if here and not _at(ink, *beside[edge])
        )
        return _CELL.format(f"<w:tcBorders>{edges}</w:tcBorders>", "")

    return _table("".join(cell(x, y) for x in range(len(ink[0]))) for y in range(len(ink)))


def _at(ink: Ink, x: int, y: int) -> bool:
    return 0 <= y < len(ink) and 0 <= x < len(ink[0]) and ink[y][x]


def _bars() -> str:
    """One row of a bar code: a cell for each bar and gap, as wide as it is."""
    cells = (
        f'<w:tc><w:tcPr><w:tcW w:w="{30 * len(list(run_))}" w:type="dxa"/>'
        f"{_GROUND.format('000000' if dark else 'FFFFFF')}</w:tcPr><w:p/></w:tc>"
        for dark, run_ in groupby(_code(BarcodeFormat.Code128)[5])
    )
    return _table(["".join(cells)])


def _floating(ink: Ink) -> str:
    """A table of one cell for each dark pixel, placed on the page."""
    return "".join(
        _table(
            [_shaded(True)],
            f'<w:tblpPr w:vertAnchor="page" w:horzAnchor="page" w:tblpX="{800 + 80 * x}" w:tblpY="{800 + 80 * y}"/>',
        )
        for y, row in enumerate(ink)
        for x, dark in enumerate(row)
        if dark
    )


def _run(text: str, properties: str) -> str:
    return run(text, f"<w:rPr>{properties}</w:rPr>")


def _lines(dark: str, light: str, ink: Ink, sign: str = "#") -> str:
    """A paragraph for each row, with a run for each stretch of equal pixels."""
    rows = (
        "".join(_run(sign * len(list(each)), dark if is_dark else light) for is_dark, each in groupby(row))
        for row in ink
    )
    return "".join(f"<w:p>{row}</w:p>" for row in rows)


def _one_paragraph(dark: str, light: str, ink: Ink, sign: str) -> str:
    """The same in one paragraph with line breaks."""
    return _lines(dark, light, ink, sign).replace("</w:p><w:p>", "<w:r><w:br/></w:r>")


def _in_words(ink: Ink) -> str:
    """Ordinary text in a font of one width, in which the letters at the place of ink are bold."""
    text = "therentispaidmonthlyandthetenantkeepsthekeyofthehouse" * 40
    wide = len(ink[0])
    rows = []
    for y, row in enumerate(ink):
        line, x = [], 0
        for dark, each in groupby(row):
            length = len(list(each))
            line.append(_run(text[y * wide + x : y * wide + x + length], "<w:b/>" if dark else ""))
            x += length
        rows.append(f"<w:p>{''.join(line)}</w:p>")
    return "".join(rows)


def _tabs(ink: Ink, element: str = "leader") -> str:
    """Lines of tabs: those where ink is have a line as leader, or are struck out."""
    lines = []
    for row in ink:
        x, stops, runs = 0, [], []
        for dark, each in groupby(row):
            x += len(list(each))
            leader = ' w:leader="heavy"' if dark and element == "leader" else ""
            stops.append(f'<w:tab w:val="left"{leader} w:pos="{60 * x}"/>')
            struck = "<w:rPr><w:strike/></w:rPr>" if dark and element == "strike" else ""
            runs.append(f"<w:r>{struck}<w:tab/></w:r>")
        lines.append(f"<w:p><w:pPr><w:tabs>{''.join(stops)}</w:tabs></w:pPr>{''.join(runs)}</w:p>")
    return "".join(lines)


def _bar(x: int, length: int, properties: str) -> str:
    return f'<w:p><w:pPr>{properties}<w:ind w:left="{60 * x}" w:right="{9000 - 60 * (x + length)}"/></w:pPr></w:p>'


def _indented(properties: str) -> str:
    """Empty paragraphs, of which each is a bar between its indents: letters below each other."""
    bars = []
    for letter in SECRET:
        for row in _ink(letter):
            x = 0
            for dark, each in groupby(row):
                length = len(list(each))
                if dark:
                    bars.append(_bar(x, length, properties))
                x += length
    return "".join(bars)


def _frames(ink: Ink) -> str:
    """A frame for each dark pixel."""
    ground = _GROUND.format("000000")
    return "".join(
        f'<w:p><w:pPr><w:framePr w:w="60" w:h="60" w:hRule="exact" w:vAnchor="page" w:hAnchor="page" w:x="{60 * x}" '
        f'w:y="{60 * y}"/>{ground}</w:pPr></w:p>'
        for y, row in enumerate(ink)
        for x, dark in enumerate(row)
        if dark
    )


def _text(data: bytes) -> str:
    return entries(data)["word/document.xml"].decode()


def _looks(pattern: str, data: bytes) -> bool:
    """Return whether parts of the document still differ in a format."""
    return len(set(re.findall(pattern, _text(data)))) > 1


def _more(pattern: str, most: int, data: bytes) -> bool:
    return len(re.findall(pattern, _text(data))) > most


def _attack(name: str, make: Callable[[], str], pattern: str, *, most: int = -1) -> Attack:
    leaks = partial(_looks, pattern) if most < 0 else partial(_more, pattern, most)
    return Attack(
        f"{name}.docx",
        lambda: build(_SAID + make() + _SAID),
        (),
        terms=(SECRET,),
        leaks=leaks,
        notice="painted-format",
    )


_FILLS = r'<w:shd [^>]*w:fill="(\w*)"'
_RUN_FORMATS = r"<w:r>(?:<w:rPr>(.*?)</w:rPr>)?<w:t[ >/]"
_BLACK, _WHITE = '<w:color w:val="000000"/>', '<w:color w:val="FFFFFF"/>'
_MARKED = '<w:highlight w:val="black"/>'

ATTACKS = (
    _attack("cells", lambda: _cells(_shaded, _ink()), _FILLS),
    _attack("cells beside no colour", lambda: _cells(partial(_shaded, light="auto"), _ink()), _FILLS),
    _attack("cells of one sign", lambda: _cells(partial(_shaded, text="x"), _ink()), _FILLS),
    _attack("cells in tables for each letter", lambda: "".join(_cells(_shaded, _ink(x)) for x in SECRET), _FILLS),
    _attack("cells in a table for each row", lambda: "".join(_cells(_shaded, [x]) for x in _ink()), _FILLS),
    _attack("cells of a QR code", lambda: _cells(_shaded, _code(BarcodeFormat.QRCode)), _FILLS),
    _attack("cells of a bar code", _bars, _FILLS),
    _attack("cells of patterns", lambda: _cells(_patterned, _ink()), r'<w:shd w:val="(\w*)"'),
    _attack("cells of the theme", lambda: _cells(_themed, _ink()), r'<w:shd [^>]*w:themeFill="(\w*)"'),
    _attack("cells with grounds of paragraphs", lambda: _cells(_within, _ink()), _FILLS),
    _attack("cells with tables", lambda: _cells(_nested, _ink()), _FILLS),
    _attack("cells with coloured signs", lambda: _cells(_coloured_sign, _ink()), r'<w:color w:val="(\w*)"'),
    _attack("cells with borders", lambda: _bordered(_ink()), r"<w:(?:top|left) w:val", most=8),
    _attack("tables as pixels", lambda: _floating(_ink()), r'w:fill="000000"', most=8),
    _attack("colours of signs", lambda: _lines(_BLACK, _WHITE, _ink()), _RUN_FORMATS),
    _attack("weights of signs", lambda: _lines("<w:b/>", "", _ink(), "o"), _RUN_FORMATS),
    _attack("sizes of signs", lambda: _lines('<w:sz w:val="20"/>', '<w:sz w:val="8"/>', _ink(), "."), _RUN_FORMATS),
    _attack("colours of blocks", lambda: _lines(_BLACK, _WHITE, _ink(), "\u2588"), _RUN_FORMATS),
    _attack("marked spaces", lambda: _lines(_MARKED, "", _ink(), " "), _RUN_FORMATS),
    _attack("marked spaces, breaks", lambda: _one_paragraph(_MARKED, "", _ink(), "\u00a0"), _RUN_FORMATS),
    _attack("marked words", lambda: _lines(_MARKED, "", _ink(), "la "), _RUN_FORMATS),
    _attack("bold letters of words", lambda: _in_words(_ink()), _RUN_FORMATS),
    _attack("leaders of tabs", lambda: _tabs(_ink()), r"w:leader", most=8),
    _attack("struck tabs", lambda: _tabs(_ink(), "strike"), r"<w:strike", most=8),
    _attack("grounds of paragraphs", lambda: _indented(_GROUND.format("000000")), r'w:fill="000000"', most=8),
    _attack(
        "borders of paragraphs",
        lambda: _indented('<w:pBdr><w:top w:val="single" w:sz="48" w:color="000000"/></w:pBdr>'),
        "<w:pBdr>",
        most=8,
    ),
    _attack("frames", lambda: _frames(_ink()), r'w:fill="000000"', most=8),
)
