"""One hiding place for each row of the threat list: each is emptied, and counted where something is lost."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import docx as python_docx
import pytest

from engine.formats import docx
from engine.options import MaskStyle
from engine.progress import Silent
from tests.builders.docx import STRICT, TRANSITIONAL, Extra, build, drawing, field, holds, paragraph, run, xml

SECRET = "Quillfeather"
VISIBLE = paragraph("Nothing to see")
PACKAGE = ""


def hidden(
    row: str, notice: str | None, body: str, *extras: Extra, namespaces: dict[str, str] = TRANSITIONAL, **loose: bytes
) -> object:
    """A document that hides the secret, and the notice that tells of it (none where nothing is lost)."""
    return pytest.param(build(body, *extras, namespaces=namespaces, loose=loose), notice, id=row)


def package_part(kind: str) -> Extra:
    return Extra(f"docProps/{kind}.xml", kind, f"<p>{SECRET}</p>", owner=PACKAGE)


def opaque(kind: str) -> Extra:
    return Extra(f"word/{kind}.bin", kind, SECRET)


def xml_part(kind: str, root: str, content: str) -> Extra:
    return Extra(f"word/{kind}.xml", kind, xml(root, content))


def external(kind: str, target: str) -> Extra:
    return Extra(target, kind, None)


STYLE = (
    f'<w:style w:type="paragraph" w:customStyle="1" w:styleId="{SECRET}"><w:name w:val="{SECRET}"/>'
    f'<w:aliases w:val="{SECRET}"/></w:style>'
)
STYLED = paragraph("a", properties=f'<w:pPr><w:pStyle w:val="{SECRET}"/></w:pPr>')
OLD_FORMAT = paragraph("a", properties=f'<w:pPr><w:pPrChange w:author="{SECRET}"/></w:pPr>')
DELETED_ROW = f"<w:tbl><w:tr><w:trPr><w:del/></w:trPr><w:tc>{paragraph(SECRET)}</w:tc></w:tr></w:tbl>"
COMMENTED = '<w:p><w:commentRangeStart w:id="1"/><w:r><w:t>a</w:t><w:commentReference w:id="1"/></w:r></w:p>'
FALLBACK = (
    f'<w:p><mc:AlternateContent><mc:Choice Requires="wps">{run("a")}</mc:Choice>'
    f"<mc:Fallback>{run(SECRET)}</mc:Fallback></mc:AlternateContent></w:p>"
)
CHART = VISIBLE + drawing('<c:chart r:id="rExtra"/>')
PICTURE = VISIBLE + drawing('<pic:pic><pic:blipFill><a:blip r:embed="rExtra"/></pic:blipFill></pic:pic>')
FORM = (
    f'<w:p><w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:helpText w:val="{SECRET}"/></w:ffData></w:fldChar></w:r>'
    '<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>'
)
PAGE_NUMBER = (
    f'<w:p><w:r><w:fldChar w:fldCharType="begin"><w:fldData>{SECRET}</w:fldData></w:fldChar></w:r>'
    f'<w:r><w:instrText>PAGE </w:instrText></w:r><w:r><w:instrText>"{SECRET}"</w:instrText></w:r>{run(SECRET)}'
    f'<w:r><w:fldChar w:fldCharType="separate"/></w:r>{run("1")}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>'
)
BOUND = (
    f'<w:sdt><w:sdtPr><w:alias w:val="{SECRET}"/><w:dataBinding w:xpath="{SECRET}"/></w:sdtPr>'
    f"<w:sdtContent>{VISIBLE}</w:sdtContent></w:sdt>"
)
SMART_TAG = (
    f'<w:p><w:smartTag w:uri="{SECRET}"><w:smartTagPr><w:attr w:val="{SECRET}"/></w:smartTagPr>{run("a")}'
    "</w:smartTag></w:p>"
)
ABSTRACT = f'<w:abstractNum><w:name w:val="{SECRET}"/><w:nsid w:val="{SECRET}"/></w:abstractNum>'

HIDING_PLACES = [
    hidden(
        "D03 target",
        "hyperlink-target",
        f'<w:p><w:hyperlink r:id="rExtra">{run("here")}</w:hyperlink></w:p>',
        external("hyperlink", f"mailto:{SECRET}@example.org"),
    ),
    hidden("D03 tooltip", None, f'<w:p><w:hyperlink w:anchor="a" w:tooltip="{SECRET}">{run("a")}</w:hyperlink></w:p>'),
    hidden(
        "D03 link of a picture",
        "hyperlink-target",
        VISIBLE + drawing(f'<a:blip/><a:hlinkClick r:id="rExtra" tooltip="{SECRET}"/>'),
        external("hyperlink", f"https://{SECRET}.example"),
    ),
    hidden("D04 deletion", "tracked-change", f"<w:p>{run('a')}<w:del>{run(SECRET)}</w:del></w:p>"),
    hidden("D04 author", "tracked-change", f'<w:p><w:ins w:author="{SECRET}">{run("a")}</w:ins></w:p>'),
    hidden("D04 old formatting", "tracked-change", OLD_FORMAT),
    hidden("D04 deleted row", "tracked-change", VISIBLE + DELETED_ROW),
    hidden("D05 comment", "comment", COMMENTED, xml_part("comments", "w:comments", paragraph(SECRET))),
    hidden("D05 people", None, VISIBLE, opaque("people")),
    hidden("D08 fallback", None, FALLBACK),
    hidden(
        "D09 layout",
        None,
        VISIBLE + drawing('<dgm:relIds r:lo="rExtra"/>'),
        xml_part("diagramLayout", "dgm:layoutDef", f'<dgm:title val="{SECRET}"/>'),
    ),
    hidden(
        "D09 placeholder",
        None,
        VISIBLE + drawing('<dgm:relIds r:dm="rExtra"/>'),
        xml_part("diagramData", "dgm:dataModel", f'<dgm:prSet phldrT="[{SECRET}]"/>'),
    ),
    hidden(
        "D10 workbook",
        "embedded-object",
        CHART,
        xml_part("chart", "c:chartSpace", '<c:externalData r:id="r2"/>'),
        Extra("word/w.xlsx", "package", SECRET, identifier="r2", owner="word/chart.xml"),
    ),
    hidden("D10 reference", None, CHART, xml_part("chart", "c:chartSpace", f"<c:f>{SECRET}!A1</c:f>")),
    hidden(
        "D11 object",
        "embedded-object",
        VISIBLE + f'<w:p><w:r><w:object><o:OLEObject ProgID="{SECRET}" r:id="rExtra"/></w:object></w:r></w:p>',
        opaque("oleObject"),
    ),
    hidden("D12 drawing format", "picture-replaced", PICTURE, opaque("image")),
    hidden(
        "D13 description",
        "alternative-text",
        VISIBLE + drawing("<a:blip/>", f'descr="{SECRET}" title="{SECRET}" name="{SECRET}"'),
    ),
    hidden(
        "D13 old drawing",
        "alternative-text",
        VISIBLE + f'<w:p><w:r><w:pict><v:shape alt="{SECRET}" o:title="{SECRET}" id="{SECRET}"/></w:pict></w:r></w:p>',
    ),
    hidden(
        "D13 table",
        "alternative-text",
        VISIBLE + f'<w:tbl><w:tblPr><w:tblCaption w:val="{SECRET}"/></w:tblPr></w:tbl>',
    ),
    hidden("D14 code", "field-code", field(f"MERGEFIELD {SECRET}", "a")),
    hidden("D14 code of a page number", None, field(f'PAGE \\* "{SECRET}"', "1")),
    hidden("D14 rest of a code", None, PAGE_NUMBER),
    hidden("D14 code without a field", None, VISIBLE + f"<w:p><w:r><w:instrText>{SECRET}</w:instrText></w:r></w:p>"),
    hidden("D14 simple", "field-code", f'<w:p><w:fldSimple w:instr="AUTHOR {SECRET}">{run("a")}</w:fldSimple></w:p>'),
    hidden("D14 form", "field-code", VISIBLE + FORM),
    hidden("D15 bookmark", None, VISIBLE + f'<w:p><w:bookmarkStart w:id="1" w:name="{SECRET}"/></w:p>'),
    hidden("D16 core", "metadata", VISIBLE, package_part("core-properties")),
    hidden("D16 app", "metadata", VISIBLE, package_part("extended-properties")),
    hidden("D16 custom", "metadata", VISIBLE, package_part("custom-properties")),
    hidden("D17 custom XML", "custom-xml", VISIBLE, opaque("customXml")),
    hidden("D17 binding", None, BOUND),
    hidden("D18 glossary", "glossary", VISIBLE, opaque("glossaryDocument")),
    hidden("D20 fingerprints", None, f'<w:p w:rsidR="{SECRET}" w14:paraId="{SECRET}">{run("a")}</w:p>'),
    hidden("D21 thumbnail", "thumbnail", VISIBLE, package_part("thumbnail")),
    hidden(
        "D22 settings",
        None,
        VISIBLE,
        xml_part("settings", "w:settings", f'<w:docVars><w:docVar w:val="{SECRET}"/></w:docVars>'),
    ),
    hidden(
        "D22 template",
        "template",
        VISIBLE,
        xml_part("settings", "w:settings", '<w:attachedTemplate r:id="r2"/>'),
        Extra(f"file:///{SECRET}", "attachedTemplate", None, identifier="r2", owner="word/settings.xml"),
    ),
    hidden("D23 macros", "macro", VISIBLE, opaque("vbaProject")),
    hidden("D24 import", "imported-document", VISIBLE + '<w:altChunk r:id="rExtra"/>', opaque("aFChunk")),
    hidden(
        "D24 linked picture",
        "linked-file",
        VISIBLE + drawing('<pic:pic><a:blip r:link="rExtra"/></pic:pic>'),
        external("image", f"file:///{SECRET}.png"),
    ),
    hidden("D25 printer", "printer-settings", VISIBLE, opaque("printerSettings")),
    hidden("D25 unknown part", "unknown-part", VISIBLE, opaque("somethingNew")),
    hidden("D26 signature", "signature", VISIBLE, package_part("origin")),
    hidden("D27 smart tag", None, SMART_TAG),
    hidden("D28 style", None, STYLED, xml_part("styles", "w:styles", STYLE)),
    hidden("D28 style that is not there", None, STYLED),
    hidden("D28 list", None, VISIBLE, xml_part("numbering", "w:numbering", ABSTRACT)),
    hidden("D29 strict", "metadata", VISIBLE, package_part("core-properties"), namespaces=STRICT),
    hidden("D30 orphan", None, VISIBLE, loose=SECRET.encode()),
    hidden(
        "D30 name of a part", "picture-replaced", PICTURE, Extra(f"word/media/{SECRET}.png", "image", b"no picture")
    ),
    hidden("unknown element", "unknown-element", VISIBLE + f"<x:note>{SECRET}</x:note>"),
    hidden("unknown attribute", None, f'<w:p x:note="{SECRET}" w:unheardOf="{SECRET} lives here">{run("a")}</w:p>'),
    hidden("text where none belongs", None, VISIBLE + f"<w:p>{SECRET}<w:pPr>{SECRET}</w:pPr>{SECRET}</w:p>"),
    hidden("declared namespace", None, f'<w:p xmlns:y="http://{SECRET}.example">{run("a")}</w:p>'),
    hidden("comment in XML", None, VISIBLE + f"<!-- {SECRET} --><?note {SECRET}?>"),
]


@pytest.mark.parametrize(("source", "notice"), HIDING_PLACES)
def test_hiding_place_is_emptied(source: bytes, notice: str | None) -> None:
    assert holds(source, SECRET), "the test itself hides nothing"
    document = docx.read(source, Path("x.docx"), password=None, progress=Silent())
    written = docx.write(source, document, (), style=MaskStyle.BOX, password=None, progress=Silent())
    assert not holds(written.data, SECRET)
    assert notice is None or notice in {each.code for each in written.removed}
    python_docx.Document(BytesIO(written.data))
