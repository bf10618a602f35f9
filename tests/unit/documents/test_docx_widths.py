"""Widths around a mask tell nothing of the masked text; other widths stay."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from lxml import etree

from engine.core.types import Redaction, Written
from engine.documents import docx
from engine.verify.docx import parts
from tests.builders.docx import build, entries, paragraph, run

NAME = "Quillfeather"


def write(body: str) -> Written:
    source = build(body)
    document = docx.read(source, Path("x.docx"))
    start = document.text.index(NAME)
    redactions = (Redaction(start, start + len(NAME)),)
    return docx.write(source, document, redactions)


def plain(body: str) -> str:
    return entries(write(body).data)["word/document.xml"].decode()


def table(name: str, width: int, total: str = "") -> str:
    cell = '<w:tc><w:tcPr><w:tcW w:w="{}" w:type="dxa"/></w:tcPr>{}</w:tc>'
    row = f"<w:tr>{cell.format(width, paragraph(name))}{cell.format(1111, paragraph('b'))}</w:tr>"
    grid = f'<w:tblGrid><w:gridCol w:w="{width}"/><w:gridCol w:w="1111"/></w:tblGrid>'
    return f"<w:tbl><w:tblPr>{total}</w:tblPr>{grid}{row}</w:tbl>"


def test_names_of_like_width_leave_the_same_columns() -> None:
    assert plain(table(NAME, 1733)) == plain(table(NAME, 1601)) == plain(table(NAME, 1080))


def test_other_columns_and_other_tables_stay() -> None:
    written = plain(table(NAME, 1733) + paragraph("a") + table("c", 1777))
    assert written.count('w:w="1111"') == 4
    assert written.count('w:w="1777"') == 2
    assert 'w:w="1733"' not in written


def text_box(width: int) -> str:
    shape = (
        f'<wps:wsp><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="{width}" cy="300000"/></a:xfrm></wps:spPr>'
        f"<wps:txbx><w:txbxContent>{paragraph(NAME)}</w:txbxContent></wps:txbx>"
        "<wps:bodyPr><a:spAutoFit/></wps:bodyPr></wps:wsp>"
    )
    kind = "http://schemas.microsoft.com/office/word/2010/wordprocessingShape"
    drawing = (
        f'<w:drawing><wp:inline><wp:extent cx="{width}" cy="300000"/><wp:docPr id="1" name=""/>'
        f'<a:graphic><a:graphicData uri="{kind}">{shape}</a:graphicData></a:graphic></wp:inline></w:drawing>'
    )
    return f"<w:p><w:r>{drawing}</w:r></w:p>"


@pytest.mark.parametrize("tenths", range(5, 80, 5))
def test_a_text_box_fitted_to_masked_text_gets_a_width_of_few_digits(tenths: int) -> None:
    """The check of the file takes a number of many digits for somebody's, so a wide box would be refused."""
    inch = 914_400
    width = tenths * inch // 10 + 17
    written = entries(write(text_box(width)).data)["word/document.xml"]
    (extent,) = re.findall(rb'<wp:extent cx="(\d+)"', written)
    assert abs(int(extent) - width) <= inch // 2
    assert not list(parts.problems(1, etree.fromstring(written)))


def test_text_boxes_of_like_width_become_equally_wide() -> None:
    assert plain(text_box(2_518_410)) == plain(text_box(2_850_000))


def test_text_that_is_not_masked_stays_fitted() -> None:
    fitted = run("plain", '<w:rPr><w:fitText w:val="900" w:id="1"/><w:w w:val="83"/></w:rPr>')
    written = plain(f"<w:p>{run(NAME)}</w:p><w:p>{fitted}</w:p>")
    assert '<w:fitText w:val="900" w:id="1"/>' in written
    assert '<w:w w:val="83"/>' in written


def test_places_that_keep_their_size_are_counted() -> None:
    tabs = '<w:pPr><w:tabs><w:tab w:val="left" w:pos="1733"/></w:tabs></w:pPr>'
    behind = f"<w:p>{tabs}{run(NAME)}<w:r><w:tab/><w:t>b</w:t></w:r></w:p>"
    before = f"<w:p>{tabs}<w:r><w:t>b</w:t><w:tab/></w:r>{run('a')}{run(NAME)}</w:p>"
    assert {each.code: each.count for each in write(behind).removed} == {"fitted-place": 1}
    assert not write(before).removed
