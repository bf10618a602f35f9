"""The check of values by itself: each word of each value is a word of the format."""

from __future__ import annotations

import pytest
from lxml import etree

from engine.core.types import Document, DocumentKind
from engine.documents.docx import drawings
from engine.verify.docx import markup, parts
from engine.verify.evidence import BODIES
from tests.builders.docx import build, xml


def problems(content: str) -> list[str]:
    return list(parts.problems(1, etree.fromstring(xml("w:p", content).encode())))


@pytest.mark.parametrize(
    "content",
    [
        '<w:pPr><w:jc w:val="center"/><w:pStyle w:val="BodyTextIndent3"/></w:pPr>',
        '<w:r><w:rPr><w:rFonts w:ascii="Courier New"/><w:lang w:val="zh-Hans-CN"/></w:rPr></w:r>',
        '<w:r><w:pict><v:rect style="position:absolute;width:9pt" fillcolor="#4f81bd [3204]"/></w:pict></w:r>',
        '<m:dPr><m:begChr m:val="["/></m:dPr>',
        '<a:pPr><a:buChar char="o"/></a:pPr>',
        '<wp:inline><wp:extent cx="5317000" cy="45720000"/></wp:inline>',
        '<w:pPr><w:cnfStyle w:val="100000000001"/></w:pPr>',
        '<w:r><w:pict><v:shape><v:textpath string="Quistorp"/></v:shape></w:pict></w:r>',  # text, searched elsewhere
        "<a:custGeom><a:pathLst><a:path><a:moveTo><a:pt x='0' y='0'/></a:moveTo></a:path></a:pathLst></a:custGeom>",
    ],
)
def test_the_format_passes(content: str) -> None:
    assert problems(content) == []


@pytest.mark.parametrize(
    "content",
    [
        '<w:pPr><w:jc w:val="Quistorp"/></w:pPr>',
        '<w:r><w:rPr><w:rFonts w:ascii="Quistorp Sans"/></w:rPr></w:r>',
        '<w:r><w:rPr><w:lang w:val="Quistorp"/></w:rPr></w:r>',
        '<w:pPr><w:pStyle w:val="QuistorpHeading"/></w:pPr>',
        '<w:r><w:pict><v:rect style="mso-Quistorp:1"/></w:pict></w:r>',
        '<w:r w:quistorp="1"/>',
        '<m:dPr><m:begChr m:val="Q"/></m:dPr>',
        '<a:pPr><a:buChar char="Q"/></a:pPr>',
        '<w:pPr><w:ind w:left="5317742"/></w:pPr>',
        '<w:r><w:pict><v:rect style="position:absolute;width:531.77429pt"/></w:pict></w:r>',
        '<w:pPr><w:ind w:left="{00000000-0000-0000-0000-000053177429}"/></w:pPr>',
        "<w:Quistorp/>",
        '<x:note xmlns:x="urn:Quistorp"/>',
    ],
)
def test_a_word_is_noticed(content: str) -> None:
    assert len(problems(content)) == 1


@pytest.mark.parametrize(
    "content",
    [
        '<w:r><w:rPr><w:fitText w:val="9"/></w:rPr><w:t>█████</w:t></w:r>',
        '<w:pPr><w:framePr w:w="1733"/></w:pPr><w:r><w:t>█████</w:t></w:r>',
    ],
)
def test_a_width_around_a_mask_is_noticed(content: str) -> None:
    document = Document(path=None, kind=DocumentKind.DOCX, sha256="", text="a", segments=())  # type: ignore[arg-type]
    root = etree.fromstring(xml("w:p", content).encode())
    assert len(list(markup.width_problems(1, root, markup.tokens(document, ())))) == 1
    assert not list(markup.width_problems(1, root, ()))


def _table(height: str, fills: str) -> str:
    row = (
        '<w:tr><w:trPr><w:trHeight w:val="{}" w:hRule="exact"/></w:trPr>'
        '<w:tc><w:tcPr><w:shd w:fill="{}"/></w:tcPr></w:tc></w:tr>'
    )
    return f"<w:tbl>{''.join(row.format(height, fill) for fill in fills.split())}</w:tbl>"


@pytest.mark.parametrize(
    ("table", "count"),
    [
        (_table("80", "000000 FFFFFF 000000 FFFFFF 000000 FFFFFF"), 1),
        (_table("240", "000000 FFFFFF 000000 FFFFFF 000000 FFFFFF"), 0),  # a chart of cells, as high as text
        (_table("80", "FFFFFF FFFFFF FFFFFF FFFFFF FFFFFF FFFFFF"), 0),
        (_table("80", "000000 FFFFFF 000000"), 0),  # rules between rows of text
    ],
)
def test_a_drawing_of_cells_is_noticed(table: str, count: int) -> None:
    root = etree.fromstring(xml("w:body", table).encode())
    assert len(list(markup.shown_problems(1, root))) == count
    assert drawings.replace(root) == count
    assert not list(markup.shown_problems(1, root))


_CODES = {"Symbol": 0x30, "Wingdings": 0x80, "Wingdings 2": 0x74}


@pytest.mark.parametrize("font", _CODES)
def test_digits_of_symbol_fonts_are_read(font: str) -> None:
    signs = "".join(f'<w:sym w:font="{font}" w:char="F0{_CODES[font] + int(digit):02X}"/>' for digit in "53177429")
    assert "53177429" in _read(f"<w:r>{signs}</w:r>")


def test_codes_of_symbol_fonts_are_read_as_well_as_the_words_beside_them() -> None:
    number = "".join(chr(0xF030 + int(digit)) for digit in "53177429")
    read = _read(f"<w:r><w:t>\uf0fcQuistorp {number}</w:t></w:r>")
    assert "53177429" in read
    assert "\uf0fcQuistorp" in read


def _read(content: str) -> str:
    surfaces = parts.parts(build(f"<w:p>{content}</w:p>"), None)
    return "\n".join(each.text for each in surfaces if each.exposure in BODIES)
