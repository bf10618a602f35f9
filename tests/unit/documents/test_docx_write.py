"""The written DOCX: layout stays, the archive reveals nothing, and text that is not masked is equal."""

from __future__ import annotations

import zipfile
from io import BytesIO
from pathlib import Path

import docx as python_docx
import pytest

from engine.core.types import Redaction, Written
from engine.documents import docx
from engine.documents.docx import reading
from tests.builders.docx import STRICT, Extra, build, drawing, entries, field, holds, paragraph, run, xml


def write(source: bytes) -> Written:
    document = docx.read(source, Path("x.docx"))
    return docx.write(source, document, ())


def text_of(data: bytes) -> str:
    return docx.read(data, Path("x.docx")).text


def test_archive_says_nothing_of_its_making() -> None:
    """Threat D30: no times, comments or extra fields, and the same bytes each time."""
    source = build(paragraph("a"))
    data = write(source).data
    assert data == write(source).data
    with zipfile.ZipFile(BytesIO(data)) as archive:
        assert archive.comment == b""
        assert {(entry.date_time, entry.comment, entry.extra) for entry in archive.infolist()} == {
            ((1980, 1, 1, 0, 0, 0), b"", b"")
        }


def test_comments_are_counted() -> None:
    source = build(paragraph("a") + "<w:p><w:r><w:commentReference/></w:r><w:r><w:commentReference/></w:r></w:p>")
    assert [(notice.code, notice.count) for notice in write(source).removed] == [("comment", 2)]


def test_layout_is_kept() -> None:
    """Formatting, built-in styles, tables, page numbers and links inside the document survive."""
    styles = (
        '<w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/>'
        '<w:next w:val="Mine"/></w:style>'
        '<w:style w:type="paragraph" w:customStyle="1" w:styleId="Mine"><w:name w:val="Mine"/></w:style>'
    )
    body = (
        paragraph("Title", properties='<w:pPr><w:pStyle w:val="berschrift1"/></w:pPr>')
        + f'<w:p><w:bookmarkStart w:id="7" w:name="here"/>{run("bold", "<w:rPr><w:b/></w:rPr>")}'
        + '<w:bookmarkEnd w:id="7"/></w:p>'
        + f'<w:p><w:hyperlink w:anchor="here">{run("see")}</w:hyperlink></w:p>'
        + f"<w:tbl><w:tblGrid><w:gridCol/></w:tblGrid><w:tr><w:tc>{paragraph('cell')}</w:tc></w:tr></w:tbl>"
        + field("PAGE \\* MERGEFORMAT", "1")
    )
    data = write(build(body, Extra("word/s.xml", "styles", xml("w:styles", styles)))).data
    document = python_docx.Document(BytesIO(data))
    assert document.paragraphs[0].style.name == "Heading 1"
    assert document.paragraphs[0].style.style_id == "Heading1"
    assert document.paragraphs[0].style.next_paragraph_style.name == "Style 2"
    assert document.paragraphs[1].runs[0].bold
    assert document.tables[0].cell(0, 0).text == "cell"
    plain = entries(data)["word/document.xml"].decode()
    assert 'w:anchor="_Ref1"' in plain
    assert 'w:name="_Ref1"' in plain
    assert "<w:instrText> PAGE </w:instrText>" in plain


def test_what_the_schema_requires_stays() -> None:
    """A chart without its workbook, number format or reference would not open."""
    chart = xml(
        "c:chartSpace", "<c:numFmt formatCode='\"Zoltan\" 0'/><c:numFmt formatCode='0.0%'/><c:f>Zoltan!A1</c:f>"
    )
    body = paragraph("a") + drawing('<c:chart r:id="rExtra"/>')
    plain = entries(write(build(body, Extra("word/c.xml", "chart", chart))).data)["word/charts/chart1.xml"].decode()
    assert 'formatCode="General"' in plain
    assert 'formatCode="0.0%"' in plain
    assert "<c:f>Sheet1!$A$1</c:f>" in plain


def test_links_of_a_table_of_contents_look_like_text() -> None:
    """Threat D14: outside their field, programs would show them blue."""
    style = '<w:rPr><w:rStyle w:val="Hyperlink"/></w:rPr>'
    link = f'<w:hyperlink w:anchor="here">{run("Facts", style)}</w:hyperlink>'
    contents = field('TOC \\o "1-3"', "x").replace('<w:t xml:space="preserve">x</w:t>', "<w:t/>")
    contents = contents.replace("</w:r><w:r><w:t/>", f"</w:r>{link}<w:r><w:t/>")
    styles = '<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/></w:style>'
    body = f'{contents}<w:p><w:bookmarkStart w:id="7" w:name="here"/>{run("a")}{link}<w:bookmarkEnd w:id="7"/></w:p>'
    data = write(build(body, Extra("word/s.xml", "styles", xml("w:styles", styles)))).data
    plain = entries(data)["word/document.xml"].decode()
    assert plain.count("<w:hyperlink") == 2
    assert plain.count("<w:rStyle") == 1
    assert plain.index("<w:rStyle") > plain.index("bookmarkStart")


def test_lines_above_notes_stay() -> None:
    """Threat D06: settings name them, and no text refers to them."""
    line = '<w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>'
    settings = '<w:footnotePr><w:footnote w:id="-1"/></w:footnotePr>'
    notes = Extra("word/f.xml", "footnotes", xml("w:footnotes", line), identifier="r1")
    written = write(build(paragraph("a"), notes, Extra("word/s.xml", "settings", xml("w:settings", settings))))
    parts = entries(written.data)
    assert "<w:separator/>" in parts["word/footnotes.xml"].decode()
    assert '<w:footnote w:id="-1"/>' in parts["word/settings.xml"].decode()
    assert not written.removed


def test_simple_page_number_stays_a_field() -> None:
    """Threat D14"""
    body = paragraph("a") + f'<w:p><w:fldSimple w:instr=" page \\* Arabic" w:fldLock="0">{run("1")}</w:fldSimple></w:p>'
    assert '<w:fldSimple w:instr="PAGE">' in entries(write(build(body)).data)["word/document.xml"].decode()


def test_two_styles_of_one_name_stay_two() -> None:
    """Threat D28"""
    style = '<w:style w:type="paragraph" w:styleId="{}"><w:name w:val="Title"/></w:style>'
    styles = xml("w:styles", style.format("One") + style.format("Two"))
    source = build(paragraph("a"), Extra("word/s.xml", "styles", styles))
    plain = entries(write(source).data)["word/styles.xml"].decode()
    assert plain.count('w:styleId="Title"') == 1
    assert plain.count('w:styleId="Style2"') == 1


def test_old_shapes_keep_their_type_and_filling() -> None:
    """Threat D15"""
    shapes = (
        '<w:p><w:r><w:pict><v:shapetype id="Mine"/><v:shape id="Zoltan" type="#Mine">'
        '<v:fill type="gradient"/></v:shape>'
        '<v:shape type="#_x0000_t75"/><v:shape type="#Zoltan2"/></w:pict></w:r></w:p>'
    )
    plain = entries(write(build(paragraph("a") + shapes)).data)["word/document.xml"].decode()
    assert '<v:shapetype id="_shape1"/><v:shape id="_shape2" type="#_shape1"><v:fill type="gradient"/>' in plain
    assert '<v:shape type="#_x0000_t75"/><v:shape/>' in plain


def test_strict_becomes_what_every_program_reads() -> None:
    """Threat D29"""
    written = write(build(paragraph("Ada"), namespaces=STRICT))
    assert [each.text for each in python_docx.Document(BytesIO(written.data)).paragraphs] == ["Ada"]
    assert not holds(written.data, "purl.oclc.org")


def test_cell_that_lost_everything_still_has_a_paragraph() -> None:
    table = (
        f"<w:tbl><w:tblGrid><w:gridCol/></w:tblGrid><w:tr><w:tc><w:del>{paragraph('x')}</w:del></w:tc></w:tr></w:tbl>"
    )
    document = python_docx.Document(BytesIO(write(build(paragraph("a") + table)).data))
    assert len(document.tables[0].cell(0, 0).paragraphs) == 1


def test_drawing_that_lost_everything_goes() -> None:
    body = paragraph("a") + drawing('<c:chart r:id="rNowhere"/>')
    assert "w:drawing" not in entries(write(build(body)).data)["word/document.xml"].decode()


@pytest.mark.parametrize(
    "body",
    [
        paragraph("a", "b") + paragraph(" ") + paragraph("c"),
        "<w:p><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:sym w:font='Symbol' w:char='F020'/></w:r></w:p>",
        f"<w:p>{run('a')}<w:r><w:pict><v:shape><v:textbox><w:txbxContent>{paragraph('box')}</w:txbxContent></v:textbox>"
        f'<v:textpath string="mark"/></v:shape></w:pict></w:r>{run("b")}</w:p>',
        field("REF x", "result") + field("NUMPAGES", "3"),
    ],
)
def test_without_redactions_the_text_stays_equal(body: str) -> None:
    source = build(body)
    assert text_of(write(source).data) == text_of(source)


def test_every_signature_is_counted() -> None:
    """One relationship leads to all of them."""
    signatures = {f"_xmlsignatures/sig{number}.xml": b"<Signature/>" for number in (1, 2)}
    removed = write(build(paragraph(run("Signed twice.")), loose=signatures)).removed
    assert [(notice.code, notice.count) for notice in removed if notice.code == "signature"] == [("signature", 2)]


def test_a_file_that_was_read_is_sanitised_once_to_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """Writing changes what was read, so that only the first writing takes it; the next starts from the file again."""
    cleaned: list[object] = []
    clean = reading.clean
    monkeypatch.setattr(reading, "clean", lambda package: (cleaned.append(package), clean(package))[1])
    source = build(paragraph("Ada came by."))
    document = docx.read(source, Path("x.docx"))
    masks = (Redaction(0, 3, "[PERSON 1]"),)

    def written() -> bytes:
        return docx.write(source, document, masks).data

    first = written()
    assert len(cleaned) == 1
    assert written() == first
    assert len(cleaned) == 2
    assert text_of(source) == "Ada came by."
