"""A name given by term or person that stands in none of the places where the text reader looks, or only half there."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable

import docx
import pikepdf
from pikepdf import Array, Dictionary, Name, String

from tests.attacks.attack import SECRET, Attack
from tests.builders.pdf import Change, from_content, page_with, text_at
from tests.builders.sabotage import changed_docx

PLAIN = "The lease was signed on Monday."
PERSON = f"Maren {SECRET}"
# What nobody drops yet must at least be refused.
REFUSED = ("verification-failed", "cannot-make-safe")


def _page(change: Change) -> Callable[[], bytes]:
    return lambda: page_with(PLAIN, change=change)


def _content(drawn: bytes) -> Callable[[], bytes]:
    return lambda: from_content(text_at(50, 200, PLAIN) + drawn)


def _font(file: pikepdf.Pdf) -> pikepdf.Object:
    return file.pages[0].Resources.Font.F1


def _spelled(file: pikepdf.Pdf) -> None:
    names = Array([200, *(Name(f"/{letter}") for letter in SECRET)])
    _font(file).Encoding = Dictionary(Type=Name.Encoding, BaseEncoding=Name.WinAnsiEncoding, Differences=names)


def _glyph(file: pikepdf.Pdf) -> None:
    names = Array([200, Name(f"/{SECRET}")])
    _font(file).Encoding = Dictionary(Type=Name.Encoding, BaseEncoding=Name.WinAnsiEncoding, Differences=names)


def _map(*, comment: str = "", name: str = "Own", registry: str = "Adobe", spelled: bool = False) -> Change:
    unused = "".join(f"<{200 + n:02X}> <{ord(letter):04X}>\n" for n, letter in enumerate(SECRET)) if spelled else ""
    text = (
        f"/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n% {comment}\n"
        f"/CIDSystemInfo << /Registry ({registry}) /Ordering (UCS) /Supplement 0 >> def\n/CMapName /{name} def\n"
        "1 begincodespacerange <00> <FF> endcodespacerange\n"
        f"{unused and f'{len(SECRET)} beginbfchar {unused}endbfchar'}\n"
        "1 beginbfrange <20> <7E> <0020> endbfrange\nendcmap end end"
    )
    return lambda file: _font(file).__setitem__("/ToUnicode", file.make_stream(text.encode()))


def _picture(data: bytes, **entries: object) -> Change:
    def change(file: pikepdf.Pdf) -> None:
        keys = {"Width": 8, "Height": 8, "ColorSpace": Name.DeviceGray, "BitsPerComponent": 8} | entries
        made = {key: each(file) if callable(each) else each for key, each in keys.items()}
        picture = file.make_stream(data, Type=Name.XObject, Subtype=Name.Image, **made)
        page = file.pages[0]
        page.Resources.XObject = Dictionary(Im=picture)
        page.contents_add(file.make_stream(b"q 40 0 0 40 50 50 cm /Im Do Q"))

    return change


def _profile(file: pikepdf.Pdf) -> pikepdf.Object:
    body = b"\0" * 128 + b"desc" + SECRET.encode() + b"\0" * 40
    profile = file.make_stream(body, N=1, Alternate=Name.DeviceGray)
    return Array([Name.ICCBased, profile])


def _palette(file: pikepdf.Pdf) -> pikepdf.Object:
    colours = (b"\0\0\0" + SECRET.encode() + b"\0" * 12)[:21]
    return Array([Name.Indexed, Name.DeviceRGB, 6, file.make_stream(colours)])


def _spare_form(file: pikepdf.Pdf) -> None:
    content = text_at(50, 100, SECRET)
    resources = Dictionary(Font=Dictionary(F1=_font(file)))
    spare = file.make_stream(
        content, Type=Name.XObject, Subtype=Name.Form, BBox=Array([0, 0, 9, 9]), Resources=resources
    )
    file.pages[0].Resources.XObject = Dictionary(Spare=spare)


def _postscript(file: pikepdf.Pdf) -> None:
    spare = file.make_stream(f"({SECRET}) show".encode(), Type=Name.XObject, Subtype=Name.PS)
    file.pages[0].Resources.XObject = Dictionary(Spare=spare)


def _separation(file: pikepdf.Pdf) -> None:
    function = file.make_stream(b"{ dup 0 mul exch }", FunctionType=4, Domain=Array([0, 1]), Range=Array([0, 1, 0, 1]))
    space = Array([Name.Separation, Name(f"/{SECRET}"), Name.DeviceGray, function])
    file.pages[0].Resources.ColorSpace = Dictionary(Own=space)


def _function(file: pikepdf.Pdf) -> None:
    code = f"{{ % {SECRET}\n pop 0 }}".encode()
    function = file.make_stream(code, FunctionType=4, Domain=Array([0, 1]), Range=Array([0, 1]))
    file.pages[0].Resources.ColorSpace = Dictionary(Own=Array([Name.Separation, Name.Spot, Name.DeviceGray, function]))


def _outline(file: pikepdf.Pdf) -> None:
    with file.open_outline() as outline:
        outline.root.append(pikepdf.OutlineItem(f"Statement of {SECRET}", 0))


def _labels(file: pikepdf.Pdf) -> None:
    file.Root.PageLabels = Dictionary(Nums=Array([0, Dictionary(P=String(f"{SECRET}-"), S=Name.D)]))


def _resource(file: pikepdf.Pdf) -> None:
    page = file.pages[0]
    page.Resources.Font = Dictionary({f"/{SECRET}": _font(file)})
    page.Contents = file.make_stream(page.Contents.read_bytes().replace(b"/F1", f"/{SECRET}".encode()))


def _layer(file: pikepdf.Pdf) -> None:
    group = file.make_indirect(Dictionary(Type=Name.OCG, Name=String(SECRET)))
    file.Root.OCProperties = Dictionary(OCGs=Array([group]), D=Dictionary(Order=Array([group])))


def _field(file: pikepdf.Pdf) -> None:
    field = Dictionary(
        Type=Name.Annot, Subtype=Name.Widget, FT=Name.Tx, T=String("a"), DV=String(SECRET), Rect=Array([0, 0, 0, 0])
    )
    field = file.make_indirect(field)
    file.Root.AcroForm = Dictionary(Fields=Array([field]))
    file.pages[0].obj.Annots = Array([field])


def _after_the_end() -> bytes:
    return page_with(PLAIN) + f"\n% {SECRET}\n".encode()


_SCALED = f"BT /F1 12 Tf 0 0 0 0 50 100 Tm ({SECRET}) Tj ET".encode()
_PDF: dict[str, Callable[[], bytes]] = {
    "title": _page(lambda file: file.docinfo.__setitem__("/Title", SECRET)),
    "own metadata key": _page(lambda file: file.docinfo.__setitem__(f"/{SECRET}", "x")),
    "bookmark": _page(_outline),
    "page label": _page(_labels),
    "font name": _page(lambda file: _font(file).__setitem__("/BaseFont", Name(f"/{SECRET}-Sans"))),
    "glyph names that spell": _page(_spelled),
    "glyph name": _page(_glyph),
    "comment in drawing instructions": _content(f"% {SECRET}\n".encode()),
    "stray operand": _content(f"({SECRET}) 0 g\n".encode()),
    "stray operand in hexadecimal": _content(f"<{SECRET.encode().hex()}> 0 g\n".encode()),
    "property of a mark": _content(f"/Span <</Lang ({SECRET})>> BDC EMC\n".encode()),
    "tag of a mark": _content(f"/{SECRET} BMC EMC\n".encode()),
    "comment in a map": _page(_map(comment=SECRET)),
    "name of a map": _page(_map(name=SECRET)),
    "registry of a map": _page(_map(registry=SECRET)),
    "map of codes that no page shows": _page(_map(spelled=True)),
    "text of size 0": _content(text_at(50, 100, SECRET, size=0)),
    "text scaled to 0": _content(_SCALED),
    "text of 0.02 points": _content(text_at(50, 100, SECRET, size=0.02)),
    "invisible text": _content(text_at(50, 100, SECRET, before="3 Tr")),
    "bytes of an inline picture": _content(
        b"q 9 0 0 9 9 9 cm BI /W 8 /H 1 /CS /G /BPC 8 ID " + SECRET.encode() + b" EI Q\n"
    ),
    "bytes after the samples of a picture": _page(_picture(b"\x80" * 64 + SECRET.encode())),
    "samples of a picture": _page(_picture((SECRET.encode() * 8)[:64])),
    "colour profile": _page(_picture(b"\x80" * 64, ColorSpace=_profile)),
    "palette": _page(_picture(b"\0" * 64, ColorSpace=_palette)),
    "name of a picture": _page(_picture(b"\x80" * 64, Name=Name(f"/{SECRET}"))),
    "form that nothing draws": _page(_spare_form),
    "PostScript object": _page(_postscript),
    "name of a colour": _page(_separation),
    "comment in a function": _page(_function),
    "name of a resource": _page(_resource),
    "own key of a page": _page(lambda file: file.pages[0].obj.__setitem__(f"/{SECRET}", 1)),
    "layer": _page(_layer),
    "default of a field": _page(_field),
    "attachment": _page(lambda file: file.attachments.__setitem__("note.txt", SECRET.encode())),
    "script": _page(
        lambda file: file.Root.__setitem__("/OpenAction", Dictionary(S=Name.JavaScript, JS=String(SECRET)))
    ),
    "after the end of the file": _after_the_end,
}


def _word(change: Callable[[dict[str, bytes]], object], text: str = PLAIN) -> Callable[[], bytes]:
    def build() -> bytes:
        document = docx.Document()
        document.add_paragraph(text)
        file = io.BytesIO()
        document.save(file)
        return changed_docx(file.getvalue(), change)

    return build


def _put(part: str, before: str, xml: str) -> Callable[[dict[str, bytes]], object]:
    """Put XML behind the first match of a pattern in a part."""

    def change(entries: dict[str, bytes]) -> None:
        changed, count = re.subn(before.encode(), rb"\g<0>" + xml.encode(), entries[f"word/{part}.xml"], count=1)
        assert count
        entries[f"word/{part}.xml"] = changed

    return change


def _run(properties: str) -> Callable[[dict[str, bytes]], object]:
    return _put("document", "<w:p><w:r>", f"<w:rPr>{properties}</w:rPr>")


def _body(xml: str) -> Callable[[dict[str, bytes]], object]:
    return _put("document", "<w:body>", xml)


def _zip_comment() -> bytes:
    return changed_docx(_word(lambda _: None)(), lambda _: None, comment=SECRET.encode())


def _theme(entries: dict[str, bytes]) -> None:
    part = next(name for name in entries if "theme/theme" in name)
    entries[part] = re.sub(
        rb'(<a:latin typeface=")[^"]*', rb"\g<1>" + f"{SECRET} Sans".encode(), entries[part], count=1
    )


def _core(entries: dict[str, bytes]) -> None:
    entries["docProps/core.xml"] = re.sub(
        rb"<dc:title>[^<]*</dc:title>|<dc:title/>",
        f"<dc:title>{SECRET}</dc:title>".encode(),
        entries["docProps/core.xml"],
        count=1,
    )


def _stored_beside() -> bytes:
    file = io.BytesIO(_word(lambda _: None)())
    with zipfile.ZipFile(file, "a") as archive:
        archive.writestr("word/note.xml", f"<note>{SECRET}</note>")
    return file.getvalue()


_DOCX: dict[str, Callable[[], bytes]] = {
    "core properties": _word(_core),
    "font of a run": _word(_run(f'<w:rFonts w:ascii="{SECRET} Sans" w:hAnsi="{SECRET} Sans"/>')),
    "language of a run": _word(_run(f'<w:lang w:val="en-{SECRET}"/>')),
    "character style of a run": _word(_run(f'<w:rStyle w:val="{SECRET}"/>')),
    "hidden text": _word(_body(f"<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>{SECRET}</w:t></w:r></w:p>")),
    "tracked deletion": _word(
        _body(f'<w:p><w:del w:id="7" w:author="x"><w:r><w:delText>{SECRET}</w:delText></w:r></w:del></w:p>')
    ),
    "bookmark": _word(_body(f'<w:p><w:bookmarkStart w:id="9" w:name="{SECRET}"/><w:bookmarkEnd w:id="9"/></w:p>')),
    "field code": _word(
        _body(
            '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>'
            f"<w:r><w:instrText>AUTHOR {SECRET}</w:instrText></w:r>"
            '<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>'
        )
    ),
    "tag of a content control": _word(
        _body(f'<w:sdt><w:sdtPr><w:tag w:val="{SECRET}"/></w:sdtPr><w:sdtContent><w:p/></w:sdtContent></w:sdt>')
    ),
    "XML comment": _word(_body(f"<!-- {SECRET} -->")),
    "style of a drawing": _word(
        _body(
            '<w:p><w:r><w:pict><v:rect xmlns:v="urn:schemas-microsoft-com:vml" '
            f"style=\"width:9pt;font-family:'{SECRET}'\"/></w:pict></w:r></w:p>"
        )
    ),
    "font of a symbol": _word(_body(f'<w:p><w:r><w:sym w:font="{SECRET}" w:char="F041"/></w:r></w:p>')),
    "variable of the document": _word(
        _put("settings", "<w:settings[^>]*>", f'<w:docVars><w:docVar w:name="a" w:val="{SECRET}"/></w:docVars>')
    ),
    "setting for older programs": _word(
        _put("settings", "<w:compat>", f'<w:compatSetting w:name="{SECRET}" w:uri="x" w:val="1"/>')
    ),
    "decimal sign": _word(_put("settings", "<w:settings[^>]*>", f'<w:decimalSymbol w:val="{SECRET}"/>')),
    "name of a style": _word(
        _put(
            "styles",
            "</w:latentStyles>",
            f'<w:style w:type="paragraph" w:styleId="x"><w:name w:val="{SECRET}"/></w:style>',
        )
    ),
    "font of the theme": _word(_theme),
    "list of fonts": _word(_put("fontTable", "<w:fonts[^>]*>", f'<w:font w:name="{SECRET}"/>')),
    "comment of the zip": _zip_comment,
    "part that nothing names": _stored_beside,
}

_SPLIT = f"{SECRET[:4]}\x1b[31m{SECRET[4:]}"
_TXT: dict[str, bytes] = {
    "colours of a terminal": f"Signed by {_SPLIT} on Monday.".encode(),
    "zero-width space": f"Signed by {SECRET[:4]}\u200b{SECRET[4:]} on Monday.".encode(),
    "written backwards": f"Signed by \u202e{SECRET[::-1]}\u202c on Monday, also {SECRET}.".encode(),
    "full-width letters": f"Signed by {''.join(chr(ord(each) + 0xFEE0) for each in SECRET)} on Monday.".encode(),
    "EBCDIC": (f"The lease was signed by {SECRET} on Monday, in the house of the seller. " * 3).encode("cp037"),
    "UTF-16": f"Signed by {SECRET} on Monday.".encode("utf-16"),
}

# What `judge` does not decode.
_DECODED: dict[str, dict[str, object]] = {
    "EBCDIC": {
        "secrets": (),
        "leaks": lambda data: SECRET in data.decode("cp037"),
        "refusal": ("unsupported-format",),
    },
    "colours of a terminal": {"secrets": (), "leaks": lambda data: SECRET[4:].encode() in data},
}

ATTACKS = (
    *(
        Attack(f"{name}{'' if asked['terms'] else ', person'}.{suffix}", build, refusal=REFUSED, **asked)  # type: ignore[arg-type]
        for asked in ({"terms": (SECRET,), "person": None}, {"terms": (), "person": PERSON})
        for suffix, table in (("pdf", _PDF), ("docx", _DOCX))
        for name, build in table.items()
    ),
    *(
        Attack(f"{name}.txt", lambda data=data: data, terms=(SECRET,), **_DECODED.get(name, {}))
        for name, data in _TXT.items()
    ),  # type: ignore[misc,arg-type]
)
