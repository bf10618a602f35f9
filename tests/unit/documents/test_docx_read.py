"""Text of a DOCX file, and files that are refused."""

from __future__ import annotations

import zipfile
from io import BytesIO
from pathlib import Path

import pytest

from engine.core.errors import CannotMakeSafe, DamagedFile, InputError
from engine.core.types import Document, DocxPlace
from engine.documents import docx
from engine.documents.kinds import is_docx
from tests.builders.docx import STRICT, WORD, Extra, build, drawing, entries, paragraph, run, xml, zipped


def read(source: bytes) -> Document:
    return docx.read(source, Path("x.docx"))


def text(body: str, *extras: Extra) -> str:
    return read(build(body, *extras)).text


@pytest.mark.parametrize(
    ("row", "body", "expected"),
    [
        ("D01 split over runs", paragraph("Ada", " Byrne"), "Ada Byrne"),
        ("D02 hyperlink", f'<w:p><w:hyperlink w:anchor="x">{run("Ada")}</w:hyperlink>{run(" B")}</w:p>', "Ada B"),
        ("D02 content control", f"<w:sdt><w:sdtContent>{paragraph('Ada')}</w:sdtContent></w:sdt>", "Ada"),
        ("D04 insertion", f"<w:p><w:ins>{run('Ada')}</w:ins></w:p>", "Ada"),
        ("D04 deletion", f"<w:p>{run('Ada')}<w:del><w:r><w:delText>Eve</w:delText></w:r></w:del></w:p>", "Ada"),
        ("D04 moved", f"<w:p><w:moveFrom>{run('A')}</w:moveFrom><w:moveTo>{run('B')}</w:moveTo></w:p>", "B"),
        (
            "D04 deleted paragraph mark",
            paragraph("Ada ", properties="<w:pPr><w:rPr><w:del/></w:rPr></w:pPr>") + paragraph("Byrne"),
            "Ada Byrne",
        ),
        (
            "D04 deleted row",
            f"<w:tbl><w:tr><w:trPr><w:del/></w:trPr><w:tc>{paragraph('Eve')}</w:tc></w:tr>"
            f"<w:tr><w:tc>{paragraph('Ada')}</w:tc></w:tr></w:tbl>",
            "Ada",
        ),
        ("D14 simple field", f'<w:p><w:fldSimple w:instr="AUTHOR">{run("Ada")}</w:fldSimple></w:p>', "Ada"),
        (
            "D14 nested field in a code",
            '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>IF </w:instrText></w:r>'
            '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>MERGEFIELD x</w:instrText></w:r>'
            f'<w:r><w:fldChar w:fldCharType="separate"/></w:r>{run("Eve")}<w:r><w:fldChar w:fldCharType="end"/></w:r>'
            f'<w:r><w:fldChar w:fldCharType="separate"/></w:r>{run("Ada")}<w:r><w:fldChar w:fldCharType="end"/></w:r>'
            "</w:p>",
            "Ada",
        ),
        (
            "D14 field without end",
            f'<w:p><w:r><w:fldChar w:fldCharType="begin"/><w:instrText>X</w:instrText></w:r>{run("Ada")}</w:p>',
            "Ada",
        ),
        (
            "D14 drop-down",
            '<w:p><w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:ddList><w:result w:val="1"/>'
            '<w:listEntry w:val="Eve"/><w:listEntry w:val="Ada"/></w:ddList></w:ffData></w:fldChar></w:r>'
            '<w:r><w:instrText>FORMDROPDOWN</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>',
            "Ada",
        ),
        (
            "D14 check box",
            '<w:p><w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:checked/></w:checkBox></w:ffData>'
            '</w:fldChar></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>',
            "☒",
        ),
        ("D19 hidden", f"<w:p>{run('Eve', '<w:rPr><w:vanish/></w:rPr>')}{run('Ada')}</w:p>", "Ada"),
        (
            "D27 characters",
            "<w:p><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t>"
            "<w:softHyphen/><w:t>e</w:t></w:r></w:p>",
            "a\tb\nc-de",
        ),
        ("D27 tab stops are no tabs", paragraph("a", properties="<w:pPr><w:tabs><w:tab/></w:tabs></w:pPr>"), "a"),
        ("D27 soft hyphen", paragraph("By\u00adr\u200bne"), "Byrne"),
        ("D27 letter symbol", '<w:p><w:r><w:sym w:font="Arial" w:char="F041"/></w:r></w:p>', "A"),
        ("D27 picture symbol", '<w:p><w:r><w:sym w:font="Wingdings" w:char="F04A"/></w:r></w:p>', "•"),
        (
            "D27 ruby",
            f"<w:p><w:r><w:ruby><w:rt>{run('a')}</w:rt><w:rubyBase>{run('b')}</w:rubyBase></w:ruby></w:r></w:p>",
            "b\na",
        ),
        ("D27 formula", "<w:p><m:oMath><m:r><m:t>x</m:t></m:r></m:oMath></w:p>", "x"),
        (
            "D27 smart tag",
            f'<w:p><w:smartTag w:element="City" w:uri="Eve"><w:smartTagPr/>{run("Ada")}</w:smartTag></w:p>',
            "Ada",
        ),
        (
            "D07 watermark",
            f'<w:p>{run("a")}<w:r><w:pict><v:shape><v:textpath string="Ada"/></v:shape></w:pict></w:r></w:p>',
            "a\nAda",
        ),
    ],
)
def test_text(row: str, body: str, expected: str) -> None:
    assert text(body) == expected, row


def test_text_box_is_read_once_and_on_its_own() -> None:
    """Threat D08: the drawing and its fallback hold the same text."""
    box = f"<w:txbxContent>{paragraph('Ada')}</w:txbxContent>"
    body = (
        f'<w:p>{run("before")}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline><a:graphic>'
        f"<a:graphicData><wps:wsp><wps:txbx>{box}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline>"
        f"</w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>{box}</v:textbox></v:shape></w:pict>"
        f"</mc:Fallback></mc:AlternateContent></w:r>{run(' after')}</w:p>"
    )
    assert text(body) == "before after\nAda"


def test_fallback_is_read_where_the_choice_is_not_understood() -> None:
    body = (
        f'<w:p><mc:AlternateContent><mc:Choice Requires="x"><x:secret/>{run("new")}</mc:Choice>'
        f"<mc:Fallback>{run('old')}</mc:Fallback></mc:AlternateContent></w:p>"
    )
    assert text(body) == "old"


def test_choice_within_a_choice_is_not_mistaken_for_it() -> None:
    inner = f'<mc:AlternateContent><mc:Choice Requires="wps">{run("inner")}</mc:Choice></mc:AlternateContent>'
    body = (
        f'<w:p><mc:AlternateContent><mc:Choice Requires="x">{inner}</mc:Choice>'
        f"<mc:Fallback>{run('old')}</mc:Fallback></mc:AlternateContent></w:p>"
    )
    assert text(body) == "old"


def test_all_parts_in_order() -> None:
    """Threats D06, D07, D09, D10, D28: the main part, headers, footers, notes, charts, diagrams, list labels."""
    extras = (
        Extra("word/n.xml", "numbering", xml("w:numbering", "<w:lvlText w:val='Exhibit %1'/><w:lvlText w:val='%1.'/>")),
        Extra(
            "word/f.xml",
            "footnotes",
            xml("w:footnotes", f"<w:footnote>{paragraph('note')}</w:footnote>"),
            identifier="r1",
        ),
        Extra("word/h.xml", "header", xml("w:hdr", paragraph("head")), identifier="r2"),
        Extra(
            "word/c.xml",
            "chart",
            xml("c:chartSpace", "<a:p><a:r><a:t>Sales</a:t></a:r></a:p><c:v>Ada</c:v>"),
            identifier="r3",
        ),
        Extra(
            "word/d.xml", "diagramData", xml("dgm:dataModel", "<a:p><a:r><a:t>smart</a:t></a:r></a:p>"), identifier="r4"
        ),
    )
    body = (
        paragraph("body")
        + "<w:p><w:r><w:footnoteReference/><w:drawing><wp:inline><a:graphic>"
        + '<a:graphicData><c:chart r:id="r3"/></a:graphicData>'
        '<a:graphicData><dgm:relIds r:dm="r4"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>'
        '<w:sectPr><w:headerReference r:id="r2"/></w:sectPr>'
    )
    assert text(body, *extras) == "body\n\nhead\n\nnote\n\nSales\nAda\n\nsmart\n\nExhibit %1"


def test_chart_in_a_deleted_run_is_not_read() -> None:
    """Parts to which no kept part leads do not belong to the document (threats D04, D30)."""
    chart = Extra("word/c.xml", "chart", xml("c:chartSpace", "<c:v>Eve</c:v>"))
    body = paragraph("Ada") + '<w:p><w:del><w:r><w:drawing><c:chart r:id="rExtra"/></w:drawing></w:r></w:del></w:p>'
    assert text(body, chart) == "Ada"


def test_places_name_part_paragraph_and_characters() -> None:
    document = read(build(paragraph("Ada", " Byrne") + paragraph("lives")))
    start = document.text.index("Byrne")
    assert list(document.places(start, start + 5)) == [DocxPlace("word/document.xml", 0, 4, 9)]
    assert list(document.places(start, start + 8)) == [
        DocxPlace("word/document.xml", 0, 4, 9),
        DocxPlace("word/document.xml", 1, 0, 2),
    ]


def test_strict_and_macro_files_are_read() -> None:
    """Threat D29"""
    assert read(build(paragraph("Ada"), namespaces=STRICT)).text == "Ada"
    macros = build(paragraph("Ada"), main_type="application/vnd.ms-word.document.macroEnabled.main+xml")
    assert is_docx(macros)
    assert read(macros).text == "Ada"


def test_names_of_parts_are_compared_without_case() -> None:
    parts = entries(build(paragraph("Ada")))
    parts["Word\\Document.XML"] = parts.pop("word/document.xml")
    assert read(zipped(dict(parts))).text == "Ada"


def test_what_was_not_searched_is_said() -> None:
    tiny = '<w:rPr><w:sz w:val="2"/></w:rPr>'
    body = paragraph("Ada") + f'<w:p>{run("x", tiny)}<a:blip r:embed="r1"/></w:p>'
    extras = (
        Extra("word/p.png", "image", b"no picture", identifier="r1"),
        Extra("word/e.bin", "oleObject", b"", identifier="r2"),
        Extra("word/a.html", "aFChunk", b"", identifier="r3"),
        Extra("word/z.xml", "somethingNew", b"", identifier="r4"),
    )
    assert {(notice.code, notice.count) for notice in read(build(body, *extras)).warnings} == {
        ("picture-not-searched", 1),
        ("embedded-object-not-searched", 1),
        ("imported-document-not-searched", 1),
        ("unknown-part-not-searched", 1),
        ("unseen-text", 1),
    }


@pytest.mark.parametrize(
    ("source", "error"),
    [
        (build(paragraph("Ada"))[:-30], DamagedFile),
        (build('<w:altChunk r:id="rExtra"/>', Extra("word/a.html", "aFChunk", b"Ada")), CannotMakeSafe),
        (build("<w:p>"), DamagedFile),
        (build("&undefined;"), DamagedFile),
        (build(paragraph("Ada"), Extra("word/h.xml", "header", xml("w:ftr", ""))), DamagedFile),
        (zipped({"word/document.xml": "<x/>"}), DamagedFile),
        (zipped({"word/x": b"\0" * (65 << 20)}), CannotMakeSafe),
    ],
    ids=lambda value: value.code if isinstance(value, type) else "",
)
def test_refusals(source: bytes, error: type[InputError]) -> None:
    assert is_docx(source)
    with pytest.raises(error):
        read(source)


@pytest.mark.parametrize("names", [("../x",), ("/x",), ("word/./x",), ("word/x", "WORD/x")])
def test_names_that_deceive_are_refused(names: tuple[str, ...]) -> None:
    """Threat D29: two readers could see two documents, or write outside a folder."""
    source = build(paragraph("Ada"), loose=dict.fromkeys(names, b""))
    with pytest.raises(DamagedFile):
        read(source)


def test_entities_are_not_expanded() -> None:
    """Threat D29: billion laughs and external entities both need a document type."""
    parts = entries(build(paragraph("Ada")))
    parts["word/document.xml"] = b'<!DOCTYPE x [<!ENTITY e "Eve">]>' + parts["word/document.xml"].partition(b"?>")[2]
    with pytest.raises(CannotMakeSafe):
        read(zipped(dict(parts)))


def test_other_zips_are_not_recognised() -> None:
    sheet = {"[Content_Types].xml": "spreadsheetml.sheet.main+xml", "xl/workbook.xml": ""}
    assert not is_docx(zipped(dict(sheet)))
    assert not is_docx(zipped({"mimetype": "application/vnd.oasis.opendocument.text"}))
    assert not is_docx(b"%PDF-1.7")
    assert not is_docx(b"")
    assert is_docx(zipped({"[Content_Types].xml": WORD + "document.main+xml", "x/document.xml": ""}))


def test_encrypted_entries_are_refused() -> None:
    source = bytearray(build(paragraph("Ada")))
    with zipfile.ZipFile(BytesIO(source)) as archive:
        directory = archive.start_dir
    source[directory + 8] |= 1
    with pytest.raises(CannotMakeSafe):
        read(bytes(source))


def test_shapes_of_strict_documents_are_read() -> None:
    """Threat D29: they stand in the namespace of drawings, and their text in one of Word's own."""
    box = (
        f'<wp:wsp><wp:txbx><n:txbxContent xmlns:n="http://schemas.microsoft.com/office/word/2006/wordml">'
        f"{paragraph('Ada')}</n:txbxContent></wp:txbx></wp:wsp>"
    )
    assert read(build(drawing(box), namespaces=STRICT)).text == "Ada"
