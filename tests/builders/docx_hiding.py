"""Pieces of DOCX files that hide a secret, and the example of a threat that is made of them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from tests.builders.docx import TRANSITIONAL, Extra, build, drawing, paragraph, run, xml

SECRET = "Quillfeather"
VISIBLE = paragraph(f"by {SECRET} now")  # what is masked; its copies elsewhere must go as well


@dataclass(frozen=True)
class Example:
    """A file that holds the secret once in its text and once more where the row says.

    `step` is the name of the cleaning step that removes it; None where the way of writing makes it impossible.
    `notice` tells of it, where something is lost. `trace` is what must not be in the result.
    """

    row: str
    place: str
    step: str | None
    source: bytes
    notice: str | None = None
    trace: str = SECRET

    def __str__(self) -> str:
        return f"{self.row} {self.place}"


def hidden(
    row_and_place: str,
    step: str | None,
    body: str,
    *extras: Extra,
    notice: str | None = None,
    trace: str = SECRET,
    namespaces: dict[str, str] = TRANSITIONAL,
    **loose: bytes,
) -> Example:
    row, place = row_and_place.split(" ", 1)
    source = build(VISIBLE + body, *extras, namespaces=namespaces, loose=loose)
    return Example(row, place, step, source, notice, trace)


def in_package(kind: str) -> Extra:
    return Extra(f"docProps/{kind}.xml", kind, f"<p>{SECRET}</p>", owner="")


def opaque(kind: str) -> Extra:
    return Extra(f"word/{kind}.bin", kind, SECRET)


def xml_part(kind: str, root: str, content: str) -> Extra:
    return Extra(f"word/{kind}.xml", kind, xml(root, content))


def external(kind: str, target: str) -> Extra:
    return Extra(target, kind, None)


def control(properties: str) -> str:
    return f"<w:sdt><w:sdtPr>{properties}</w:sdtPr><w:sdtContent>{paragraph('a')}</w:sdtContent></w:sdt>"


def table(cells: str, properties: str = "", of_row: str = "") -> str:
    return f"<w:tbl>{properties}<w:tr>{of_row}{cells}</w:tr><w:tr><w:tc>{paragraph('a')}</w:tc></w:tr></w:tbl>"


STYLE = f'<w:style w:type="paragraph" w:styleId="{SECRET}"><w:name w:val="{SECRET}"/></w:style>'
ALIAS = f'<w:style w:type="paragraph" w:styleId="a"><w:aliases w:val="{SECRET}"/></w:style>'
STYLED = paragraph("a", properties=f'<w:pPr><w:pStyle w:val="{SECRET}"/></w:pPr>')
OLD_FORMAT = paragraph(
    "a", properties=f'<w:pPr><w:pPrChange><w:pPr><w:framePr w:anchorLock="{SECRET}"/></w:pPr></w:pPrChange></w:pPr>'
)
CELL = f"<w:tc>{{}}{paragraph(SECRET)}</w:tc>"
COMMENTED = '<w:p><w:commentRangeStart w:id="1"/><w:r><w:t>a</w:t></w:r><w:commentRangeEnd w:id="1"/></w:p>'
REFERRED = '<w:p><w:r><w:t>a</w:t><w:commentReference w:id="1"/></w:r></w:p>'
REFERENCE = '<w:p><w:r><w:t>a</w:t><w:footnoteReference w:id="2"/></w:r></w:p>'
FOOTNOTES = xml_part("footnotes", "w:footnotes", f'<w:footnote w:id="2">{paragraph(SECRET)}</w:footnote>')
ENDNOTES = xml_part("endnotes", "w:endnotes", f'<w:endnote w:id="2">{paragraph(SECRET)}</w:endnote>')
FALLBACK = (
    f'<w:p><mc:AlternateContent><mc:Choice Requires="wps">{run("a")}</mc:Choice>'
    f"<mc:Fallback>{run(SECRET)}</mc:Fallback></mc:AlternateContent></w:p>"
)
UNKNOWN_CHOICE = (
    f'<w:p><mc:AlternateContent><mc:Choice Requires="x">{run(SECRET)}</mc:Choice>'
    f"<mc:Fallback>{run('a')}</mc:Fallback></mc:AlternateContent></w:p>"
)
CHART = drawing('<c:chart r:id="rExtra"/>')
PICTURE = drawing('<pic:pic><pic:blipFill><a:blip r:embed="rExtra"/></pic:blipFill></pic:pic>')
FORM = (
    f'<w:p><w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:helpText w:val="{SECRET}"/></w:ffData></w:fldChar></w:r>'
    '<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>'
)
PAGE_NUMBER = (
    f'<w:p><w:r><w:fldChar w:fldCharType="begin"><w:fldData>{SECRET}</w:fldData></w:fldChar></w:r>'
    f'<w:r><w:instrText>PAGE </w:instrText></w:r><w:r><w:instrText>"{SECRET}"</w:instrText></w:r>{run(SECRET)}'
    f'<w:r><w:fldChar w:fldCharType="separate"/></w:r>{run("1")}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>'
)
SMART_TAG = f'<w:p><w:smartTag w:uri="{SECRET}" w:element="City">{run("a")}</w:smartTag></w:p>'
LINK = f'<w:p><w:bookmarkStart w:id="1" w:name="a"/><w:hyperlink w:anchor="a" {{}}>{run("a")}</w:hyperlink></w:p>'
HIDDEN_STYLES = xml_part(
    "styles",
    "w:styles",
    '<w:style w:type="character" w:styleId="Base"><w:rPr><w:vanish/></w:rPr></w:style>'
    '<w:style w:type="character" w:styleId="Ghost"><w:basedOn w:val="Base"/></w:style>',
)
GHOST = '<w:rPr><w:rStyle w:val="Ghost"/></w:rPr>'
VANISH = "<w:rPr><w:vanish/></w:rPr>"
SVG = (
    '<pic:pic><pic:blipFill><a:blip r:embed="rExtra"><a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}">'
    f'<x:svgBlip r:embed="{SECRET}"/></a:ext></a:extLst></a:blip></pic:blipFill></pic:pic>'
)
RANKED = f'<w:style w:type="paragraph" w:styleId="a"><w:name w:val="a"/><w:uiPriority w:val="{SECRET}"/></w:style>'
COUNTED = (
    '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="17"/><w:numFmt w:val="upperLetter"/></w:lvl>'
    "</w:abstractNum>"
)
LETTER_LABELS = "".join(
    f'<w:abstractNum><w:lvl><w:numFmt w:val="bullet"/><w:lvlText w:val="{letter}"/></w:lvl></w:abstractNum>'
    for letter in "QUILL"
)
POINTS_OUT_OF_ORDER = '<c:pt idx="1"><c:v>b</c:v></c:pt><c:pt idx="0">'
POINTS = (
    f"<c:chart><c:plotArea><c:barChart><c:ser><c:cat><c:strRef><c:strCache>{POINTS_OUT_OF_ORDER}<c:v>a</c:v></c:pt>"
    "</c:strCache></c:strRef></c:cat></c:ser></c:barChart></c:plotArea></c:chart>"
)
FREE_SHAPE = f'<a:custGeom><a:gdLst><a:gd name="{SECRET}" fmla="val 1"/></a:gdLst></a:custGeom>'


DASH = '<a:ds d="100000" sp="100000"/>'
SQUARE = '<v:rect style="position:absolute;width:3pt;height:3pt"/>'


def _ink(text: str) -> list[list[bool]]:
    """Rows of pixels of a text, trimmed."""
    picture = Image.new("L", (20 * len(text), 40), 0)
    ImageDraw.Draw(picture).text((1, 0), text, fill=255, font=ImageFont.load_default(16))
    return (np.asarray(picture.crop(picture.getbbox())) > 110).tolist()  # type: ignore[no-any-return]


def painted(text: str) -> str:
    """A table whose cells are the pixels of a text."""
    cell = '<w:tc><w:tcPr><w:shd w:val="clear" w:fill="{}"/></w:tcPr><w:p/></w:tc>'
    rows = ("".join(cell.format("123456" if dark else "FFFFFF") for dark in row) for row in _ink(text))
    return f"<w:tbl><w:tblPr/>{''.join(f'<w:tr>{row}</w:tr>' for row in rows)}</w:tbl><w:p/>"


def points(text: str) -> str:
    """A chart whose points are the pixels of a text."""
    places = [(x, y) for y, row in enumerate(_ink(text)) for x, dark in enumerate(row) if dark]

    def values(name: str, axis: int) -> str:
        found = (f'<c:pt idx="{at}"><c:v>{each[axis]}</c:v></c:pt>' for at, each in enumerate(places))
        return f"<c:{name}><c:numLit>{''.join(found)}</c:numLit></c:{name}>"

    series = f"<c:ser>{values('xVal', 0)}{values('yVal', 1)}</c:ser>"
    return f"<c:chart><c:plotArea><c:scatterChart>{series}</c:scatterChart></c:plotArea></c:chart>"
