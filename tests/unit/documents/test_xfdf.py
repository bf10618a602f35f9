"""Marks go to other programs and come back; what comes is never trusted."""

from __future__ import annotations

import re

import pikepdf
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree
from pikepdf import Array

from engine.core.errors import BadMarks, InputError
from engine.core.progress import Silent
from engine.core.types import Box, PageArea, Redaction, Shown
from engine.documents.pdf import xfdf
from tests.builders.pdf import SECRET, SENTENCE, from_content, page_with, read, text_at

HEAD = '<?xml version="1.0"?><xfdf xmlns="http://ns.adobe.com/xfdf/"><annots>{}</annots></xfdf>'


def _export(source: bytes, *areas: PageArea, code: str = "") -> bytes:
    document = read(source)
    found = tuple(
        Redaction(each.start(), each.end(), code, Shown.ON_MASK) for each in re.finditer(SECRET, document.text)
    )
    return xfdf.written(source, document, found, areas=areas, password=None, progress=Silent())


def _import(marks: bytes, source: bytes) -> tuple[PageArea, ...]:
    return xfdf.read(marks, source, password=None, progress=Silent())


@pytest.mark.parametrize("turn", [0, 90])
def test_marks_come_back_over_the_same_words(turn: int) -> None:
    def change(pdf: pikepdf.Pdf) -> None:
        pdf.pages[1].CropBox = Array([20, 30, 380, 280])
        pdf.pages[1].Rotate = turn

    source = from_content(text_at(50, 200, "Nothing here"), text_at(50, 200, SENTENCE), change=change)
    marks = _export(source, code="(b)(6)")
    found = _import(marks, source)
    document = read(source)
    assert [document.text[start:end] for start, end in document.under(found)] == [SECRET]
    assert [(area.page, area.code) for area in found] == [(1, "(b)(6)")]
    assert SECRET.encode() not in marks and b"signed" not in marks


def test_drawn_boxes_travel() -> None:
    area = PageArea(0, Box(10, 20, 30, 44), "(b)(4)")
    (_, found) = _import(_export(page_with(), area), page_with())
    assert (found.page, found.code) == (0, "(b)(4)")
    assert found.box == pytest.approx(area.box, abs=0.01)


def test_an_annotation_is_what_acrobat_expects() -> None:
    root = etree.fromstring(_export(page_with()))
    (mark,) = root.iter("{http://ns.adobe.com/xfdf/}redact")
    x0, y0, x1, y1 = map(float, mark.get("rect").split(","))
    assert 0 < x0 < x1 < 400 and 190 < y0 < 200 < y1 < 220  # points from the lower left corner
    assert [float(each) for each in mark.get("coords").split(",")] == [x0, y1, x1, y1, x0, y0, x1, y0]


def test_other_annotations_are_left_aside_and_a_rectangle_is_enough() -> None:
    marks = HEAD.format('<highlight page="0" rect="0,0,9,9"/><redact page="0" rect="50,190,90,210"/>')
    (area,) = _import(marks.encode(), page_with())
    assert area.box == pytest.approx((50, 90, 90, 110), abs=0.01)


BOMB = (
    '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><xfdf xmlns="http://ns.adobe.com/xfdf/">'
    '<annots><redact page="0" rect="&b;"/></annots></xfdf>'
)


@pytest.mark.parametrize(
    ("marks", "problem"),
    [
        ("", "not-xfdf"),
        ("no markup", "not-xfdf"),
        ("<xfdf/>", "not-xfdf"),
        (BOMB, "not-xfdf"),
        (BOMB.replace("&b;", "1,2,3,4"), "not-xfdf"),
        (HEAD.format('<redact page="x" rect="1,2,3,4"/>'), "not-a-number"),
        (HEAD.format('<redact rect="1,2,3,4"/>'), "not-a-number"),
        (HEAD.format('<redact page="0"/>'), "not-a-number"),
        (HEAD.format('<redact page="9" rect="1,2,3,4"/>'), "other-document"),
        (HEAD.format('<redact page="-1" rect="1,2,3,4"/>'), "other-document"),
        (HEAD.format('<redact page="0" rect="1,2,nan,4"/>'), "other-document"),
        (HEAD.format('<redact page="0" coords="1,2,3,4"/>'), "other-document"),
        (" " * (xfdf.LARGEST + 1), "too-large"),
    ],
)
def test_what_is_not_to_be_trusted_is_refused(marks: str, problem: str) -> None:
    with pytest.raises(BadMarks) as raised:
        _import(marks.encode(), page_with())
    assert raised.value.fields == {"problem": problem}


def test_a_code_that_is_none_is_left_out() -> None:
    for code in ("a" * 25, "naïve", "two\nlines", " "):
        marks = HEAD.format(f'<redact page="0" rect="1,2,3,4" overlay-text="{code}"/>')
        (area,) = _import(marks.encode(), page_with())
        assert area.code is None or (code == "two\nlines" and area.code == "two lines")


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda text: HEAD.format(text).encode()))
def test_no_bytes_make_it_crash(marks: bytes) -> None:
    try:
        _import(marks, page_with())
    except InputError as error:
        assert error.fields
