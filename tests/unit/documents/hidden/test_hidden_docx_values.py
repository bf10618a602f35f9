"""`sable verify` on a Word file with one leak: every value, part and byte that no page shows."""

from __future__ import annotations

import io
import zipfile

import pytest
from PIL import Image, PngImagePlugin

from tests.builders.docx import Extra, build, drawing, entries, field, paragraph, run, xml, zipped
from tests.builders.leaking import leaks

SECRET = "Quistorp"
PLAIN = paragraph("█████ signed the lease")


def _run(properties: str, text: str = SECRET) -> str:
    return run(text, f"<w:rPr>{properties}</w:rPr>")


def _paragraph(content: str, properties: str = "") -> bytes:
    return build(f"{PLAIN}<w:p>{properties}{content}</w:p>")


def _part(kind: str, content: str, root: str = "") -> bytes:
    return build(PLAIN, Extra(f"word/{kind}.xml", kind, xml(root or f"w:{kind}", content)))


def _outside(kind: str, target: str, body: str = "") -> bytes:
    return build(PLAIN + body, Extra(target, kind, None))


def _with(name: str, content: str) -> bytes:
    """A file with one more entry, to which nothing leads."""
    return zipped({**entries(build(PLAIN)), name: content})


def _table(row: str = "", table: str = "", text: str = "") -> bytes:
    cell = f"<w:tc>{text or paragraph(SECRET)}</w:tc>"
    return build(f"{PLAIN}<w:tbl><w:tblPr>{table}</w:tblPr><w:tr><w:trPr>{row}</w:trPr>{cell}</w:tr></w:tbl>")


def _control(properties: str) -> bytes:
    return build(f"{PLAIN}<w:sdt><w:sdtPr>{properties}</w:sdtPr><w:sdtContent>{paragraph('x')}</w:sdtContent></w:sdt>")


def _form(data: str) -> bytes:
    begin = f'<w:r><w:fldChar w:fldCharType="begin"><w:ffData>{data}</w:ffData></w:fldChar></w:r>'
    return _paragraph(f'{begin}<w:r><w:fldChar w:fldCharType="end"/></w:r>')


def _commented() -> bytes:
    file = io.BytesIO(build(PLAIN))
    with zipfile.ZipFile(file, "a") as archive:
        archive.comment = SECRET.encode()
    return file.getvalue()


def _picture(kind: str) -> bytes:
    file = io.BytesIO()
    image = Image.new("RGB", (40, 20), "white")
    if kind == "PNG":
        info = PngImagePlugin.PngInfo()
        info.add_text("Author", SECRET)
        image.save(file, kind, pnginfo=info)
    else:
        exif = image.getexif()
        exif[0x013B] = SECRET
        image.save(file, kind, exif=exif)
    blip = drawing('<pic:pic><pic:blipFill><a:blip r:embed="rExtra"/></pic:blipFill></pic:pic>')
    return build(PLAIN + blip, Extra("word/media/p", "image", file.getvalue(), f"image/{kind.lower()}"))


BLACK = '<a:solidFill><a:srgbClr val="000000"/></a:solidFill>'
OVER_TEXT = (
    '<w:r><w:drawing><wp:anchor behindDoc="0"><wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset>'
    '</wp:positionV><wp:extent cx="900000" cy="200000"/><wp:wrapNone/><a:graphic><a:graphicData uri="x"><wps:wsp>'
    f"<wps:spPr>{BLACK}</wps:spPr><wps:txbx><w:txbxContent>{paragraph('█████')}</w:txbxContent></wps:txbx></wps:wsp>"
    "</a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>"
)
BRANCHES = (
    '<mc:AlternateContent><mc:Choice Requires="wps"><w:t>x</w:t></mc:Choice>'
    f"<mc:Fallback><w:t>{SECRET}</w:t></mc:Fallback></mc:AlternateContent>"
)
HIDDEN_SHAPE = (
    '<w:r><w:drawing><wp:inline><wp:docPr id="1" hidden="1"/><a:graphic><a:graphicData uri="x"><wps:wsp><wps:txbx>'
    f"<w:txbxContent>{paragraph(SECRET)}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline>"
    "</w:drawing></w:r>"
)
WHITE = '<w:color w:val="FFFFFF"/>'
DEFAULT = '<w:style w:type="paragraph" w:default="1" w:styleId="a"><w:name w:val="Normal"/><w:rPr>{}</w:rPr></w:style>'

LEAKS = {
    "index entry": (build(PLAIN + field(f"XE &quot;{SECRET}&quot;", "")), "field-code"),
    "link in a field": (build(PLAIN + field(f"LINK mailto:{SECRET}@x.example", "")), "field-code"),
    "simple field": (_paragraph(f'<w:fldSimple w:instr="MERGEFIELD {SECRET}">{run("x")}</w:fldSimple>'), "field-code"),
    "link target": (_outside("hyperlink", f"mailto:{SECRET}@x.example"), "hyperlink-target"),
    "page of the web": (_outside("hyperlink", f"https://www.example.com/in/{SECRET}"), "hyperlink-target"),
    "linked picture": (_outside("image", f"file:///C:/Users/{SECRET}/a.png"), "linked-file"),
    "template": (_outside("attachedTemplate", f"file:///C:/Users/{SECRET}/Normal.dotm"), "template"),
    "tooltip": (
        _paragraph(f'<w:hyperlink w:anchor="a" w:tooltip="{SECRET}">{run("x")}</w:hyperlink>'),
        "hyperlink-target",
    ),
    "bookmark": (_paragraph(f'<w:bookmarkStart w:id="1" w:name="{SECRET}"/>'), "bookmark"),
    "title of a drawing": (build(PLAIN + drawing("", f'title="{SECRET}"')), "alternative-text"),
    "name of a drawing": (build(PLAIN + drawing("", f'name="{SECRET} 1"')), "unshown-value"),
    "caption of a table": (_table(table=f'<w:tblCaption w:val="{SECRET}"/>', text=paragraph("x")), "alternative-text"),
    "variable": (_part("settings", f'<w:docVars><w:docVar w:name="a" w:val="{SECRET}"/></w:docVars>'), "metadata"),
    "mail merge": (
        _part("settings", f'<w:mailMerge><w:connectString w:val="C:\\{SECRET}.xlsx"/></w:mailMerge>'),
        "data-source",
    ),
    "hidden data": (build(PLAIN, Extra("customXml/item1.xml", "customXml", f"<a>{SECRET}</a>")), "custom-xml"),
    "name of a control": (_control(f'<w:alias w:val="{SECRET}"/>'), "form-field"),
    "choice of a control": (
        _control(f'<w:dropDownList><w:listItem w:displayText="{SECRET}" w:value="1"/></w:dropDownList>'),
        "form-field",
    ),
    "default of a form": (_form(f'<w:textInput><w:default w:val="{SECRET}"/></w:textInput>'), "form-field"),
    "other branch": (_paragraph(f"<w:r>{BRANCHES}</w:r>"), "unused-content"),
    "hidden row": (_table(row="<w:hidden/>"), "hidden-text"),
    "hidden shape": (_paragraph(HIDDEN_SHAPE), "hidden-text"),
    "note without a mark": (
        _part("footnotes", f'<w:footnote w:id="5">{paragraph(SECRET)}</w:footnote>'),
        "hidden-text",
    ),
    "header of no section": (_with("word/header9.xml", xml("w:hdr", paragraph(SECRET))), "unused-content"),
    "part without a link": (_with("backup/old.xml", f"<a>{SECRET}</a>"), "unused-content"),
    "text without a link": (_with("notes.txt", SECRET), "unused-content"),
    "comment of the zip": (_commented(), "unused-content"),
    "bytes behind the zip": (build(PLAIN) + SECRET.encode(), "unused-content"),
    "unknown part": (build(PLAIN, Extra("word/w.xml", "webextension", f"<w>{SECRET}</w>")), "unknown-part"),
    "signature": (_with("_xmlsignatures/s.xml", f"<a><SignerName>{SECRET}</SignerName></a>"), "signature"),
    "style": (
        _part("styles", f'<w:style w:type="paragraph" w:styleId="a"><w:name w:val="{SECRET}"/></w:style>'),
        "unshown-value",
    ),
    "list": (
        _part("numbering", f'<w:abstractNum w:abstractNumId="0"><w:name w:val="{SECRET}"/></w:abstractNum>'),
        "unshown-value",
    ),
    "words of a PNG": (_picture("PNG"), "picture-metadata"),
    "artist of a JPEG": (_picture("JPEG"), "picture-metadata"),
    "comment of the XML": (_with("word/document.xml", xml("w:document", f"<w:body>{PLAIN}<!--{SECRET}--></w:body>")),
                           "unused-content"),
    "editor of a range": (_paragraph(f'<w:permStart w:id="1" w:ed="{SECRET}"/>'), "unshown-value"),
    "white in a table": (_table(text=f"<w:p>{_run(WHITE)}</w:p>"), "text-of-its-ground"),
    "white by default": (
        build(PLAIN + paragraph(SECRET), Extra("word/s.xml", "styles", xml("w:styles", DEFAULT.format(WHITE)))),
        "text-of-its-ground",
    ),
    "colour of the paper": (_paragraph(_run('<w:color w:themeColor="background1"/>')), "text-of-its-ground"),
    "letters without a fill": (_paragraph(_run("<w14:textFill><w14:noFill/></w14:textFill>")), "text-of-its-ground"),
    "flat line": (_paragraph(run(SECRET), '<w:pPr><w:spacing w:line="2" w:lineRule="exact"/></w:pPr>'), "tiny-text"),
    "flat row": (_table(row='<w:trHeight w:val="2" w:hRule="exact"/>'), "tiny-text"),
    "beside the page": (_paragraph(run(SECRET), '<w:pPr><w:ind w:left="-20000"/></w:pPr>'), "text-outside-page"),
    "black on a black pattern": (
        _paragraph(_run('<w:color w:val="000000"/><w:shd w:val="solid" w:color="000000"/>')),
        "covered-text",
    ),
    "text box with a block over text": (_paragraph(run(SECRET) + OVER_TEXT), "text-under-shape"),
}  # fmt: skip


@pytest.mark.parametrize("name", LEAKS)
def test_a_value_that_no_page_shows_is_a_leak(name: str) -> None:
    source, code = LEAKS[name]
    found = leaks(source)
    assert any(SECRET.casefold() in text.casefold() for text in found.get(code, ())), found


@pytest.mark.parametrize("name", LEAKS)
def test_a_name_that_the_page_shows_is_no_leak_of_a_value(name: str) -> None:
    source, _ = LEAKS[name]
    parts: dict[str, str | bytes] = dict(entries(source))
    body = parts["word/document.xml"]
    assert isinstance(body, bytes)
    # In the default style of one file, this paragraph is white, too.
    shown = f"<w:p>{_run('<w:color w:val=@000000@/>'.replace('@', chr(34)), f'{SECRET} a example in mailto')}</w:p>"
    parts["word/document.xml"] = body.replace(b"<w:body>", f"<w:body>{shown}".encode())
    values = {"bookmark", "unshown-value", "alternative-text", "form-field", "custom-xml", "picture-metadata"}
    assert not values & leaks(zipped(parts)).keys()


DARK = (
    '<w:style w:type="table" w:styleId="t"><w:name w:val="Table Grid"/>'
    '<w:tcPr><w:shd w:fill="000000"/></w:tcPr></w:style>'
)
USUAL = {
    "built-in styles": _part(
        "styles",
        '<w:style w:type="paragraph" w:styleId="b1"><w:name w:val="heading 1"/><w:link w:val="Zchn"/></w:style>'
        '<w:style w:type="character" w:styleId="Zchn"><w:name w:val="Überschrift 1 Zchn"/>'
        '<w:link w:val="b1"/></w:style>',
    ),
    "marks of programs": _paragraph(
        '<w:bookmarkStart w:id="1" w:name="_Toc52620475"/><w:bookmarkStart w:id="2" w:name="_GoBack"/>'
    ),
    "contents": build(PLAIN + field("TOC \\o &quot;1-3&quot; \\h \\z \\u", "1") + field("PAGEREF _Toc52 \\h", "3")),
    "picture": build(PLAIN + drawing("", 'name="Grafik 3"')),
    "white on a dark style": build(
        f'{PLAIN}<w:tbl><w:tblPr><w:tblStyle w:val="t"/></w:tblPr><w:tr><w:tc><w:p>{_run(WHITE)}</w:p></w:tc></w:tr>'
        "</w:tbl>",
        Extra("word/s.xml", "styles", xml("w:styles", DARK)),
    ),
    "automatic letters on black": _paragraph(_run('<w:shd w:val="solid" w:color="000000"/>')),
    "page of the web": _outside("hyperlink", "https://www.example.com/index.html"),
}  # fmt: skip


@pytest.mark.parametrize("name", USUAL)
def test_what_programs_write_is_no_leak(name: str) -> None:
    assert leaks(USUAL[name]) == {}


TEXTS = {
    "tags": ("Hi" + "".join(chr(0xE0000 + ord(each)) for each in SECRET), "invisible-text"),
    "selectors": ("x" + "".join(chr(0xE0100 + ord(each) - 16) for each in SECRET), "invisible-text"),
    "concealed in a terminal": (f"The \x1b[8m{SECRET}\x1b[0m lease", "invisible-text"),
    "bits": ("Hi" + "\u200b\u200c" * 8, "invisible-character"),
}


@pytest.mark.parametrize("name", TEXTS)
def test_hidden_text_of_a_text_file_is_a_leak(name: str) -> None:
    text, code = TEXTS[name]
    found = leaks(text.encode())
    assert code in found
    assert code == "invisible-character" or found[code] == [SECRET]


FLAG = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


@pytest.mark.parametrize(
    "text", ["a soft\u00adhyphen", "\ufeffmarked", FLAG, "\u2764\ufe0f \u200d", "\x1b[1mbold\x1b[0m"]
)
def test_usual_characters_of_a_text_file_are_no_leak(text: str) -> None:
    assert leaks(text.encode()) == {}
