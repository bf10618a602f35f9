"""Each way to redact a DOCX badly is told; what a reader sees is not."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from engine.documents import docx as docx_format
from engine.documents import hidden
from engine.documents.docx.package import load
from engine.documents.docx.sanitise import clean
from tests.builders.docx import WORD, Extra, build, drawing, paragraph, run, xml
from tests.builders.leaking import concealed, leaks

SECRET = "Quistorp"
PLAIN = paragraph("Mr signed the lease")
STYLES = (
    '<w:style w:type="character" w:styleId="a"><w:rPr><w:vanish/></w:rPr></w:style>'
    '<w:style w:type="character" w:styleId="b"><w:basedOn w:val="a"/></w:style>'
)


def _formatted(properties: str) -> bytes:
    return build(PLAIN + f"<w:p>{run(SECRET, f'<w:rPr>{properties}</w:rPr>')}</w:p>")


def _comments(text: str) -> Extra:
    content = f'<w:comment w:id="0" w:author="Vera Maldern">{paragraph(text)}</w:comment>'
    return Extra("word/comments.xml", "comments", xml("w:comments", content), WORD + "comments+xml")


def _core(content: str) -> Extra:
    declared = 'xmlns:cp="http://x/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"'
    kind = "metadata/core-properties"
    return Extra("docProps/core.xml", kind, f"<cp:coreProperties {declared}>{content}</cp:coreProperties>", owner="")


CROPPED = drawing('<pic:pic><pic:blipFill><a:blip r:embed="rIm"/><a:srcRect l="25000"/></pic:blipFill></pic:pic>')


def _picture() -> Extra:
    file = BytesIO()
    Image.new("L", (40, 20), 200).save(file, "PNG")
    return Extra("word/media/a.png", "image", file.getvalue(), "image/png", "rIm")


FILL = '<a:solidFill><a:srgbClr val="000000"/></a:solidFill>'


def _anchor(
    *,
    wrap: str = "wrapNone",
    behind: int = 0,
    fill: str = FILL,
    content: str = "",
    down: int = 0,
    height: int = 200_000,
) -> str:
    """A drawn rectangle that floats over the text; `down` and `height` in English metric units."""
    return (
        f'<w:r><w:drawing><wp:anchor behindDoc="{behind}"><wp:positionV relativeFrom="paragraph">'
        f'<wp:posOffset>{down}</wp:posOffset></wp:positionV><wp:extent cx="900000" cy="{height}"/><wp:{wrap}/>'
        f"<a:graphic><a:graphicData><wps:wsp><wps:spPr>{fill}</wps:spPr>{content}</wps:wsp></a:graphicData>"
        "</a:graphic></wp:anchor></w:drawing></w:r>"
    )


def _vml(style: str = "position:absolute;margin-top:2pt;height:14pt;z-index:1") -> str:
    return f'<w:r><w:pict><v:rect style="{style}" fillcolor="black"/></w:pict></w:r>'


def _under(shape: str) -> str:
    return f"<w:p>{shape}{run(SECRET)}</w:p>"


TEXT_BOX = f"<wps:txbx><w:txbxContent>{paragraph('Draft')}</w:txbxContent></wps:txbx>"
BESIDE_TEXT = {
    "text runs around it": _anchor(wrap="wrapSquare"),
    "behind the text": _anchor(behind=1),
    "no ground": _anchor(fill="<a:noFill/>"),
    "coloured frame": _anchor(fill=f"<a:noFill/><a:ln>{FILL}</a:ln>"),
    "text box": _anchor(content=TEXT_BOX),
    "rule": _anchor(height=12_700),
    "far below": _anchor(down=3_000_000),
    "old shape in the line": _vml("height:14pt"),
    "old shape behind the text": _vml("position:absolute;margin-top:2pt;height:14pt;z-index:-1"),
}

BADLY = {
    "black highlight": (_formatted('<w:highlight w:val="black"/>'), "covered-text"),
    "black on black": (_formatted('<w:color w:val="000000"/><w:shd w:fill="0A0A0A"/>'), "covered-text"),
    "white text": (_formatted('<w:color w:val="FFFFFF"/>'), "text-of-its-ground"),
    "tiny text": (_formatted('<w:sz w:val="2"/>'), "tiny-text"),
    "letters of a hundredth of their width": (_formatted('<w:w w:val="1"/>'), "tiny-text"),
    "font of signs": (_formatted('<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>'), "text-in-symbols"),
    "shape over text": (build(PLAIN + _under(_anchor())), "text-under-shape"),
    "old shape over text": (build(PLAIN + _under(_vml())), "text-under-shape"),
    "hidden text": (_formatted("<w:vanish/>"), "hidden-text"),
    "hidden by a style": (
        build(
            PLAIN + "<w:p>" + run(SECRET, '<w:rPr><w:rStyle w:val="b"/></w:rPr>') + "</w:p>",
            Extra("word/styles.xml", "styles", xml("w:styles", STYLES), WORD + "styles+xml"),
        ),
        "hidden-text",
    ),
    "deletion": (
        build(PLAIN + f'<w:p><w:del w:author="x"><w:r><w:delText>{SECRET}</w:delText></w:r></w:del></w:p>'),
        "tracked-change",
    ),
    "comment": (build(PLAIN, _comments(f"Is {SECRET} meant?")), "comment"),
    "author of a comment": (build(PLAIN, _comments("Who?")), "author-name"),
    "title": (build(PLAIN, _core(f"<dc:title>Case {SECRET}</dc:title>")), "metadata"),
    "author": (build(PLAIN, _core(f"<dc:creator>{SECRET}</dc:creator>")), "author-name"),
    "alternative text": (build(PLAIN + drawing("", f'descr="{SECRET}"')), "alternative-text"),
    "cropped picture": (build(PLAIN + CROPPED, _picture()), "picture-edges"),
    "workbook": (
        build(PLAIN, Extra("word/embeddings/a.xlsx", "package", b"PK", "application/x")),
        "embedded-object",
    ),
}


@pytest.mark.parametrize("name", BADLY)
def test_what_is_redacted_badly_is_told(name: str) -> None:
    source, code = BADLY[name]
    found = leaks(source)
    assert code in found, found
    if code not in ("picture-edges", "embedded-object", "author-name"):
        assert any(SECRET in text for text in found[code])


@pytest.mark.parametrize(
    "properties",
    [
        '<w:color w:val="FFFFFF"/><w:shd w:fill="000000"/>',
        '<w:highlight w:val="yellow"/>',
        '<w:vanish w:val="0"/>',
        '<w:sz w:val="16"/>',
        '<w:color w:val="FF0000"/>',
        '<w:color w:val="auto"/><w:shd w:fill="auto"/>',
    ],
)
def test_what_a_reader_sees_does_not_leak(properties: str) -> None:
    assert leaks(_formatted(properties)) == {}


VISIBLE_TO_THE_RECOGNIZERS = {
    "covered-text", "text-in-symbols", "text-of-its-ground", "text-under-shape", "tiny-text",
}  # fmt: skip
"""Kinds of text that is hard to see: it is searched and masked as any text, and stays where nobody masks it."""


@pytest.mark.parametrize("name", BESIDE_TEXT)
def test_a_shape_that_covers_nothing_does_not_leak(name: str) -> None:
    assert "text-under-shape" not in leaks(build(_under(BESIDE_TEXT[name])))


def test_two_ticks_in_a_font_of_signs_are_no_text() -> None:
    ticks = run("ü", '<w:rPr><w:rFonts w:ascii="Wingdings"/></w:rPr>')
    assert leaks(build(PLAIN + f"<w:p>{ticks}</w:p>")) == {}


def test_a_name_that_the_text_shows_is_told_and_no_leak_of_the_metadata() -> None:
    found = concealed(build(paragraph(SECRET), _core(f"<dc:title>{SECRET}</dc:title>")))
    assert [(each.code, each.leaks) for each in found] == [("metadata", False)]


def test_what_sable_wrote_holds_no_more_than_text_that_is_hard_to_see() -> None:
    for source, _ in BADLY.values():
        document = docx_format.read(source, Path("x"))
        written = docx_format.write(source, document, ())
        left = leaks(written.data).keys() - VISIBLE_TO_THE_RECOGNIZERS
        assert left == set()


def test_the_counts_are_those_of_the_cleaning() -> None:
    for name in ("deletion", "hidden text", "alternative text", "workbook"):
        source, code = BADLY[name]
        counted = {each.code: each.count for each in hidden.count(concealed(source))}
        assert counted[code] == clean(load(source))[code], name
