"""Looks of the text of a DOCX, by places of the text that is searched."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from engine.documents import docx as reader
from engine.pipeline.page_pictures import (
    Align,
    CellPlace,
    CharacterFormat,
    Flow,
    Number,
    Pages,
    Paper,
    Paragraph,
    Region,
    Remark,
    Spacing,
    docx,
)
from tests.builders.docx import Extra, build, field, paragraph, run, xml

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
    text = reader.read(source, Path("x.docx")).text
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
        CellPlace(0, 0, 0, 2),
        CellPlace(0, 0, 2),
        CellPlace(0, 1, 0),
        CellPlace(0, 1, 1),
        CellPlace(0, 1, 2),
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
    assert _first(body).cell == CellPlace(0, 0, 0)
    with pytest.raises(ValueError, match="no cell"):
        CellPlace(0, 0, 60, 40)


_A4 = '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:bottom="720" w:left="1440" w:right="1440"/>'


def _section(content: str) -> str:
    return f"<w:sectPr>{content}</w:sectPr>"


def _ending(words: str, content: str) -> str:
    """A paragraph that ends a section."""
    return paragraph(words, properties=f"<w:pPr>{_section(content)}</w:pPr>")


def _header(name: str, words: str, root: str = "hdr", kind: str = "header") -> Extra:
    return Extra(f"word/{name}.xml", kind, xml(f"w:{root}", paragraph(words)), identifier=f"r{name}")


def test_each_section_has_its_paper() -> None:
    landscape = '<w:pgSz w:w="16838" w:h="11906"/>'
    text, flow = _flow(paragraph("a") + _ending("b", _A4) + paragraph("c") + _section(landscape))
    assert [text[each.start] for each in flow.sections] == ["a", "c"]
    upright, across = (each.paper for each in flow.sections)
    assert (upright.width, upright.height, upright.top, upright.bottom) == (595.3, 841.9, 72.0, 36.0)
    assert (across.width, across.height, across.top) == (841.9, 595.3, 72.0)


@pytest.mark.parametrize("size", ['w:w="9999999"', 'w:w="x"', 'w:w="1"', 'w:w="nan"', 'w:w="inf"'])
def test_a_section_without_room_for_text_is_on_usual_paper(size: str) -> None:
    _, flow = _flow(paragraph("a") + _section(f"<w:pgSz {size}/>"))
    assert [each.paper for each in flow.sections] == [Paper()]


@pytest.mark.parametrize("width", [math.nan, math.inf, -1.0, 100.0, 9_999.0])
def test_paper_without_room_for_text_is_refused(width: float) -> None:
    with pytest.raises(ValueError, match="no paper"):
        Paper(width=width)


def test_headers_and_footers_are_inherited_from_the_section_before() -> None:
    head = '<w:headerReference w:type="default" r:id="rheader1"/>'
    first = '<w:headerReference w:type="first" r:id="rheader2"/><w:titlePg/>'
    foot = '<w:footerReference w:type="default" r:id="rfooter1"/>'
    text, flow = _flow(
        _ending("a", head + first) + paragraph("b") + _section(foot + '<w:type w:val="continuous"/>'),
        _header("header1", "Head"),
        _header("header2", "First head"),
        _header("footer1", "Foot", "ftr", "footer"),
    )
    one, other = flow.sections
    assert [(each.pages, text[each.start : each.end]) for each in one.strips] == [
        (Pages.USUAL, "Head"),
        (Pages.FIRST, "First head"),
    ]
    assert [text[each.start : each.end] for each in other.strips] == ["Head", "First head", "Foot"]
    assert (one.first_differs, one.new_page, other.first_differs, other.new_page) == (True, True, False, False)


def test_pages_begin_after_page_breaks_and_where_a_style_says_so() -> None:
    broken = '<w:br w:type="page"/>'
    styles = (
        '<w:style w:type="paragraph" w:styleId="New"><w:pPr><w:pageBreakBefore/></w:pPr></w:style>'
        '<w:style w:type="paragraph" w:styleId="Not"><w:basedOn w:val="New"/>'
        '<w:pPr><w:pageBreakBefore w:val="0"/></w:pPr></w:style>'
    )
    body = (
        f"<w:p>{run('one')}<w:r>{broken}</w:r>{run('two')}</w:p><w:p><w:r>{broken}</w:r></w:p>"
        + paragraph("three")
        + paragraph("four", properties='<w:pPr><w:pStyle w:val="New"/></w:pPr>')
        + paragraph("five", properties='<w:pPr><w:pStyle w:val="Not"/></w:pPr>')
    )
    text, flow = _flow(body, _part("styles", "w:styles", styles))
    assert [text[each:].split()[0] for each in flow.breaks] == ["two", "three", "four"]


def test_page_numbers_are_found_in_a_footer() -> None:
    number = field("PAGE", "7").removeprefix("<w:p>").removesuffix("</w:p>")
    foot = f'<w:p>{run("Page ")}{number}{run(" of ")}<w:fldSimple w:instr="NUMPAGES">{run("34")}</w:fldSimple></w:p>'
    reference = '<w:footerReference w:type="default" r:id="rfooter1"/>'
    text, flow = _flow(
        paragraph("a") + _section(reference),
        Extra("word/footer1.xml", "footer", xml("w:ftr", foot), identifier="rfooter1"),
    )
    assert [(text[each.start : each.end], each.number) for each in flow.numbers] == [
        ("7", Number.PAGE),
        ("34", Number.PAGES),
    ]


def test_empty_paragraphs_are_space_above_the_next() -> None:
    _, flow = _flow(paragraph("a") + paragraph("") * 2 + paragraph("b"))
    one, other = flow.paragraphs
    assert one.spacing.above == 0
    assert 20 < other.spacing.above < 40


def test_spacing_comes_from_styles_and_from_the_paragraph() -> None:
    styles = (
        '<w:docDefaults><w:pPrDefault><w:pPr><w:spacing w:after="160" w:line="259" w:lineRule="auto"/></w:pPr>'
        "</w:pPrDefault></w:docDefaults>"
    )
    exact = '<w:pPr><w:spacing w:before="240" w:line="480" w:lineRule="exact"/><w:keepNext/></w:pPr>'
    _, flow = _flow(paragraph("a") + paragraph("b", properties=exact), _part("styles", "w:styles", styles))
    one, other = flow.paragraphs
    assert (one.spacing, one.keeps) == (Spacing(below=8.0, lines=259 / 240), False)
    assert (other.spacing, other.keeps) == (Spacing(12.0, 8.0, least=24.0), True)


def test_hostile_spacing_is_refused() -> None:
    huge = f'<w:pPr><w:spacing w:before="{"9" * 30}" w:line="99999999"/></w:pPr>'
    assert _first(paragraph("a", properties=huge)).spacing.lines <= 10
    with pytest.raises(ValueError, match="no spacing"):
        Spacing(above=math.inf)


def test_fonts_come_from_the_theme_or_by_name() -> None:
    theme = (
        '<a:themeElements><a:fontScheme name="x"><a:majorFont><a:latin typeface="Cambria"/></a:majorFont>'
        '<a:minorFont><a:latin typeface="Calibri"/></a:minorFont></a:fontScheme></a:themeElements>'
    )
    usual = '<w:rPr><w:rFonts w:asciiTheme="minorHAnsi"/></w:rPr>'
    styles = f"<w:docDefaults><w:rPrDefault>{usual}</w:rPrDefault></w:docDefaults>"
    body = "".join(
        _in_font(font) for font in ("", 'w:ascii="Courier New"', 'w:asciiTheme="majorHAnsi" w:ascii="Arial"')
    )
    _, flow = _flow(body, _part("styles", "w:styles", styles), _part("theme", "a:theme", theme))
    assert [each.runs[0].look.font for each in flow.paragraphs] == ["Calibri", "Courier New", "Cambria"]


def _in_font(font: str) -> str:
    return f"<w:p>{run('x', f'<w:rPr><w:rFonts {font}/></w:rPr>')}</w:p>"


@pytest.mark.parametrize("name", ["x" * 99, "a\nb"])
def test_hostile_names_of_fonts_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no font"):
        CharacterFormat(font=name)


def test_columns_have_the_widths_of_the_table() -> None:
    grid = '<w:tblGrid><w:gridCol w:w="1440"/><w:gridCol w:w="2880"/></w:tblGrid>'
    _, flow = _flow(f"<w:tbl>{grid}<w:tr><w:tc>{paragraph('A')}</w:tc><w:tc>{paragraph('B')}</w:tc></w:tr></w:tbl>")
    assert flow.grids == ((72.0, 144.0),)


def test_footnotes_are_found_where_the_text_refers_to_them() -> None:
    def reference(number: int) -> str:
        return f'<w:r><w:footnoteReference w:id="{number}"/></w:r>'

    notes = "".join(f'<w:footnote w:id="{number}">{paragraph(f"Note {number}")}</w:footnote>' for number in (4, 2))
    body = f"<w:p>{run('one')}{reference(2)}{run(' two')}{reference(4)}</w:p><w:p>{run('again')}{reference(2)}</w:p>"
    text, flow = _flow(body, _part("footnotes", "w:footnotes", notes))
    assert [(text[: each.anchor], text[each.start : each.end]) for each in flow.footnotes] == [
        ("one", "Note 2"),
        ("one two", "Note 4"),
    ]
