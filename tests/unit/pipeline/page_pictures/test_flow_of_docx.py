"""Looks of the text of a DOCX, by places of the text that is searched."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.progress import Silent
from engine.documents import docx as reader
from engine.pipeline.page_pictures import Align, Cell, Flow, Paragraph, Region, Remark, docx
from tests.builders.docx import Extra, build, paragraph, run, xml

_BOLD = "<w:rPr><w:b/></w:rPr>"
_STYLES = (
    '<w:style w:type="paragraph" w:styleId="Base"><w:rPr><w:i/><w:sz w:val="28"/></w:rPr></w:style>'
    '<w:style w:type="paragraph" w:styleId="H"><w:basedOn w:val="Base"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr>'
    "<w:rPr><w:b/></w:rPr></w:style>"
    '<w:style w:type="character" w:styleId="C"><w:rPr><w:u w:val="single"/></w:rPr></w:style>'
)
_NUMBERING = (
    '<w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/>'
    '<w:lvlText w:val="%1."/><w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl>'
    '<w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1.%2)"/></w:lvl>'
    '</w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="7"/></w:num>'
)


def _flow(body: str, *extras: Extra) -> tuple[str, Flow]:
    """The text as it is searched, and the flow; both of the same bytes."""
    source = build(body, *extras)
    text = reader.read(source, Path("x.docx"), password=None, progress=Silent()).text
    return text, docx.flow(source, None)


def _words(text: str, flow: Flow) -> list[str]:
    return [text[each.start : each.end] for each in flow.paragraphs]


def _first(body: str, *extras: Extra) -> Paragraph:
    return _flow(body, *extras)[1].paragraphs[0]


def _part(name: str, root: str, content: str) -> Extra:
    return Extra(f"word/{name}.xml", name, xml(root, content), identifier=f"r{name}")


def _item(words: str, level: int) -> str:
    numbered = f'<w:pPr><w:numPr><w:ilvl w:val="{level}"/><w:numId w:val="3"/></w:numPr></w:pPr>'
    return paragraph(words, properties=numbered)


def test_paragraphs_are_those_that_are_searched() -> None:
    text, flow = _flow(
        paragraph("Ada", " Byrne") + paragraph("") + paragraph("𝒜 went"),
        Extra("word/header1.xml", "header", xml("w:hdr", paragraph("Page head"))),
    )
    assert _words(text, flow)[:2] == ["Ada Byrne", "𝒜 went"]
    assert all(text[each.start : each.end].strip() for each in flow.paragraphs)
    assert flow.paragraphs[0].region is Region.BODY


def test_runs_say_where_letters_are_bold() -> None:
    text, flow = _flow(f"<w:p>{run('plain ')}{run('bo', _BOLD)}{run('ld', _BOLD)}{run(' end')}</w:p>")
    assert [(text[each.start : each.end], each.look.bold) for each in flow.paragraphs[0].runs] == [
        ("plain ", False),
        ("bold", True),
        (" end", False),
    ]


def test_styles_are_followed_to_what_they_are_based_on() -> None:
    underlined = '<w:rPr><w:rStyle w:val="C"/></w:rPr>'
    body = f'<w:p><w:pPr><w:pStyle w:val="H"/></w:pPr>{run("Head", underlined)}</w:p>'
    found = _first(body, _part("styles", "w:styles", _STYLES))
    look = found.runs[0].look
    assert found.heading == 2
    assert (look.bold, look.italic, look.underline, look.size) == (True, True, True, 14.0)


def test_a_style_that_is_based_on_itself_ends() -> None:
    styles = '<w:style w:type="paragraph" w:styleId="H"><w:basedOn w:val="H"/><w:rPr><w:b/></w:rPr></w:style>'
    body = f'<w:p><w:pPr><w:pStyle w:val="H"/></w:pPr>{run("Head")}</w:p>'
    assert _first(body, _part("styles", "w:styles", styles)).runs[0].look.bold


def test_items_of_lists_are_counted() -> None:
    body = _item("a", 0) + _item("b", 1) + _item("c", 1) + _item("d", 0) + _item("e", 1)
    _, flow = _flow(body, _part("numbering", "w:numbering", _NUMBERING))
    assert [each.label for each in flow.paragraphs] == ["1.", "1.a)", "1.b)", "2.", "2.a)"]
    assert (flow.paragraphs[0].indent, flow.paragraphs[0].first) == (36.0, -18.0)


def test_cells_stand_in_rows_and_columns() -> None:
    def cell(words: str, properties: str = "") -> str:
        return f"<w:tc>{properties}{paragraph(words)}</w:tc>"

    wide = '<w:tcPr><w:gridSpan w:val="2"/></w:tcPr>'
    body = f"<w:tbl><w:tr>{cell('A', wide)}{cell('B')}</w:tr><w:tr>{cell('C')}{cell('D')}{cell('E')}</w:tr></w:tbl>"
    _, flow = _flow(paragraph("before") + body)
    assert [each.cell for each in flow.paragraphs] == [
        None,
        Cell(0, 0, 0, 2),
        Cell(0, 0, 2),
        Cell(0, 1, 0),
        Cell(0, 1, 1),
        Cell(0, 1, 2),
    ]


@pytest.mark.parametrize(
    ("written", "expected"), [("center", Align.CENTER), ("both", Align.JUSTIFIED), ("x", Align.LEFT)]
)
def test_alignment(written: str, expected: Align) -> None:
    assert _first(paragraph("x", properties=f'<w:pPr><w:jc w:val="{written}"/></w:pPr>')).align is expected


def test_tracked_changes_stand_beside_their_paragraph() -> None:
    changed = (
        f'<w:p>{run("Ada ")}<w:del w:author="Eve"><w:r><w:delText>lied</w:delText></w:r></w:del>'
        f'<w:ins w:author="Eve">{run("spoke")}</w:ins></w:p>'
    )
    text, flow = _flow(paragraph("First.") + changed)
    assert [(each.remark, each.text, each.author) for each in flow.notes] == [
        (Remark.DELETED, "lied", "Eve"),
        (Remark.INSERTED, "spoke", "Eve"),
    ]
    assert {text[each.start :] for each in flow.notes} == {"Ada spoke"}


def test_a_note_to_what_was_deleted_stands_beside_what_follows() -> None:
    gone = (
        '<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr><w:del w:author="Eve"><w:r><w:delText>all of it</w:delText></w:r>'
        "</w:del></w:p>"
    )
    text, flow = _flow(paragraph("First.") + gone + paragraph("Last."))
    assert [text[each.start :] for each in flow.notes] == ["Last."]


def test_comments_stand_beside_their_paragraph() -> None:
    commented = f'<w:p>{run("Ada")}<w:r><w:commentReference w:id="4"/></w:r></w:p>'
    comments = f'<w:comment w:id="4" w:author="Eve">{paragraph("Is that her?")}</w:comment>'
    _, flow = _flow(paragraph("x") + commented, _part("comments", "w:comments", comments))
    assert [(each.start, each.remark, each.text, each.author) for each in flow.notes] == [
        (2, Remark.COMMENT, "Is that her?", "Eve")
    ]


def test_hostile_numbers_ask_for_no_room() -> None:
    wide = '<w:tcPr><w:gridSpan w:val="99999"/></w:tcPr>'
    body = f"<w:tbl><w:tr><w:tc>{wide}{paragraph('A')}</w:tc></w:tr></w:tbl>"
    assert _first(body).cell == Cell(0, 0, 0)
    with pytest.raises(ValueError, match="no cell"):
        Cell(0, 0, 60, 40)
