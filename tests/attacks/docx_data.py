"""Names in the parts, attributes and values of a DOCX that no reader sees."""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Callable

from PIL import Image, PngImagePlugin

from tests.attacks.attack import SECRET, Attack
from tests.attacks.beginnings import SENTENCE
from tests.builders.docx import Extra, build, drawing, entries, paragraph, run, xml, zipped

_PLAIN = paragraph("The lease was signed on Monday.")
_NAMED = paragraph(SENTENCE)
_SHAPE = "<w:p><w:r><w:pict><v:rect {}>{}</v:rect></w:pict></w:r></w:p>"
_PICTURE = drawing('<pic:pic><pic:blipFill><a:blip r:embed="rExtra">{}</a:blip></pic:blipFill></pic:pic>')
_MICROSOFT = "http://schemas.microsoft.com/office/word"

Files = tuple[str, tuple[Extra, ...]]


def _run(properties: str) -> Files:
    return f"<w:p>{run('a', f'<w:rPr>{properties}</w:rPr>')}</w:p>", ()


def _paragraph(properties: str) -> Files:
    return paragraph("a", properties=f"<w:pPr>{properties}</w:pPr>"), ()


def _part(kind: str, root: str, content: str) -> Files:
    return "", (Extra(f"word/{kind}.xml", kind, xml(root, content)),)


def _setting(content: str) -> Files:
    return _part("settings", "w:settings", content)


def _theme(content: str) -> Files:
    return _part("theme", "a:theme", f"<a:themeElements>{content}</a:themeElements>")


def _style(content: str) -> Files:
    style = f'<w:style w:type="paragraph" w:styleId="Body"><w:name w:val="Body"/>{content}</w:style>'
    return _part("styles", "w:styles", style)


def _level(content: str) -> Files:
    level = f'<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0">{content}</w:lvl></w:abstractNum>'
    return _part("numbering", "w:numbering", level)


def _chart(content: str) -> Files:
    part = Extra("word/chart.xml", "chart", xml("c:chartSpace", content))
    return drawing('<c:chart r:id="rExtra"/>'), (part,)


def _diagram(content: str) -> Files:
    part = Extra("word/d.xml", "diagramData", xml("dgm:dataModel", f"<dgm:ptLst>{content}</dgm:ptLst>"))
    return drawing('<dgm:relIds r:dm="rExtra"/>'), (part,)


def _picture(data: bytes, inside: str = "", suffix: str = "png") -> Files:
    return _PICTURE.format(inside), (Extra(f"word/media/p.{suffix}", "image", data, f"image/{suffix}"),)


def _image(kind: str, mode: str = "RGB", **options: object) -> bytes:
    file = io.BytesIO()
    Image.new(mode, (24, 24), 200 if mode in ("L", "P") else "white").save(file, kind, **options)
    return file.getvalue()


def _png(chunk: bytes) -> bytes:
    """A PNG with one more chunk behind its header."""
    plain = _image("PNG")
    content = SECRET.encode()
    inserted = struct.pack(">I", len(content)) + chunk + content + struct.pack(">I", zlib.crc32(chunk + content))
    return plain[:33] + inserted + plain[33:]


def _described() -> bytes:
    words = PngImagePlugin.PngInfo()
    words.add_itxt("Title", SECRET)
    return _image("PNG", pnginfo=words)


def _transparent() -> bytes:
    """Pixels that nobody sees, whose colours spell the name."""
    letters = SECRET.encode().ljust(24, b"\0")
    pixels = b"".join(letters[i : i + 3] + b"\0" for i in range(0, len(letters), 3))
    file = io.BytesIO()
    Image.frombytes("RGBA", (8, 1), pixels).save(file, "PNG")
    return file.getvalue()


def _spelled(data: bytes) -> bool:
    """Return whether the colours of a picture spell the name, whatever their alpha."""
    for name, content in entries(data).items():
        if name.endswith(".png"):
            with Image.open(io.BytesIO(content)) as picture:
                pixels = picture.convert("RGBA").tobytes()
            if SECRET.encode() in bytes(value for index, value in enumerate(pixels) if index % 4 != 3):
                return True
    return False


def _palette() -> bytes:
    """A palette of which no pixel uses the colours that spell the name."""
    picture = Image.new("P", (24, 24), 0)
    picture.putpalette(b"\xff\xff\xff" + SECRET.encode() + b"\0")
    file = io.BytesIO()
    picture.save(file, "GIF", optimize=False)
    return file.getvalue()


def _jpeg(marker: int) -> bytes:
    plain, content = _image("JPEG"), SECRET.encode()
    return plain[:2] + struct.pack(">BBH", 0xFF, marker, len(content) + 2) + content + plain[2:]


_TYPEFACE = f'w:ascii="{SECRET}Sans" w:hAnsi="{SECRET}Sans"'
_EMBEDDED = f'<w:font w:name="{SECRET} Sans"><w:altName w:val="{SECRET}"/></w:font>'
_GUIDE = f'<a:custGeom><a:avLst/><a:gdLst><a:gd name="{SECRET}" fmla="val 1"/></a:gdLst></a:custGeom>'
_MATH = f'<w:p><m:oMath><m:r><m:rPr><m:scr m:val="{SECRET}"/></m:rPr><m:t>x</m:t></m:r></m:oMath></w:p>'
_EFFECT = f'<w14:glow w14:rad="{SECRET}"><w14:schemeClr w14:val="{SECRET}"/></w14:glow>'
_COMPATIBLE = '<w:compat><w:compatSetting w:name="{}" w:uri="{}" w:val="{}"/></w:compat>'
_SCHEME = '<a:fontScheme name=""><a:majorFont>{}</a:majorFont></a:fontScheme>'
_PLACES: dict[str, Files | Callable[[], Files]] = {
    "typeface": _run(f"<w:rFonts {_TYPEFACE}/>"),
    "typeface-east-asian": _run(f'<w:rFonts w:eastAsia="{SECRET}"/>'),
    "typeface-theme": _theme(
        f'<a:fontScheme name="{SECRET}"><a:majorFont><a:latin typeface="{SECRET}"/></a:majorFont></a:fontScheme>'
    ),
    "typeface-script": _theme(_SCHEME.format(f'<a:font script="{SECRET}" typeface="{SECRET}"/>')),
    "typeface-numbering": _level(f'<w:rPr><w:rFonts w:ascii="{SECRET}"/></w:rPr>'),
    "typeface-equation": _setting(f'<m:mathPr><m:mathFont m:val="{SECRET}"/></m:mathPr>'),
    "typeface-table": _part("fontTable", "w:fonts", _EMBEDDED),
    "typeface-symbol": (f'<w:p>{run("a")}<w:r><w:sym w:font="{SECRET}" w:char="F020"/></w:r></w:p>', ()),
    "typeface-shape": (_SHAPE.format("", f'<v:textpath style="font-family:&quot;{SECRET}&quot;" string="a"/>'), ()),
    "language": _run(f'<w:lang w:val="{SECRET}" w:eastAsia="x-{SECRET}"/>'),
    "language-theme": _setting(f'<w:themeFontLang w:val="{SECRET}"/>'),
    "language-drawing": (drawing(f'<a:p><a:r><a:rPr lang="{SECRET}"/><a:t>a</a:t></a:r></a:p>'), ()),
    "value-paragraph": _paragraph(f'<w:jc w:val="{SECRET}"/>'),
    "value-border": _paragraph(f'<w:pBdr><w:top w:val="{SECRET}" w:color="{SECRET}"/></w:pBdr>'),
    "value-colour": _run(f'<w:color w:val="{SECRET}"/><w:shd w:fill="{SECRET}"/>'),
    "value-tab": _paragraph(f'<w:tabs><w:tab w:val="left" w:leader="{SECRET}" w:pos="9"/></w:tabs>'),
    "value-defaults": _part("styles", "w:styles", f'<w:docDefaults><w:rPrDefault w:val="{SECRET}"/></w:docDefaults>'),
    "value-effect": _run(_EFFECT),
    "value-equation": (_MATH, ()),
    "style-type": _style(f'<w:uiPriority w:val="{SECRET}"/>'),
    "style-latent": _part(
        "styles", "w:styles", f'<w:latentStyles><w:lsdException w:name="{SECRET}"/></w:latentStyles>'
    ),
    "element-unknown": _paragraph(f"<w:{SECRET}/>"),
    "attribute-unknown": (f'<w:p w:{SECRET}="1">{run("a")}</w:p>', ()),
    "settings-value": _setting(f'<w:zoom w:val="{SECRET}" w:percent="100"/>'),
    "settings-symbol": _setting(f'<w:decimalSymbol w:val="{SECRET}"/><w:listSeparator w:val="{SECRET}"/>'),
    "settings-line-breaks": _setting(f'<w:noLineBreaksAfter w:lang="en-US" w:val="{SECRET}"/>'),
    "settings-compatible-name": _setting(_COMPATIBLE.format(SECRET, _MICROSOFT, 15)),
    "settings-compatible-uri": _setting(_COMPATIBLE.format("compatibilityMode", f"urn:{SECRET}", 15)),
    "settings-compatible-value": _setting(_COMPATIBLE.format("compatibilityMode", _MICROSOFT, SECRET)),
    "numbering-format": _level(f'<w:numFmt w:val="custom" w:format="{SECRET}"/>'),
    "shape-style": (_SHAPE.format(f'style="mso-{SECRET}:1;width:9pt"', ""), ()),
    "shape-style-value": (_SHAPE.format(f'style="position:{SECRET}"', ""), ()),
    "shape-class": (_SHAPE.format(f'class="{SECRET}" chromakey="{SECRET}"', ""), ()),
    "shape-data": (_SHAPE.format(f'o:gfxdata="{SECRET}" o:master="{SECRET}"', ""), ()),
    "shape-formula": (_SHAPE.format("", f'<v:formulas><v:f eqn="{SECRET}"/></v:formulas>'), ()),
    "shape-fill": (_SHAPE.format(f'fillcolor="{SECRET}"', f'<v:fill color2="{SECRET}"/>'), ()),
    "drawing-guide": (drawing(_GUIDE), ()),
    "drawing-preset": (drawing(f'<a:prstGeom prst="{SECRET}"/>'), ()),
    "drawing-uri": (drawing("<a:blip/>").replace('uri="x"', f'uri="{SECRET}"'), ()),
    "chart-name": _chart(f'<c:style val="{SECRET}"/><c:lang val="{SECRET}"/>'),
    "chart-format": _chart(f'<c:chart><c:numFmt formatCode="{SECRET}"/></c:chart>'),
    "diagram-name": _diagram(f'<dgm:pt modelId="1"><dgm:prSet presName="{SECRET}" loTypeId="{SECRET}"/></dgm:pt>'),
    "prefix": (f'<w:p xmlns:{SECRET}="urn:x" mc:Ignorable="{SECRET}">{run("a")}</w:p>', ()),
    "prefix-used": (
        f'<{SECRET}:p xmlns:{SECRET}="http://schemas.openxmlformats.org/wordprocessingml/2006/main">'
        f"<{SECRET}:r><{SECRET}:t>a</{SECRET}:t></{SECRET}:r></{SECRET}:p>",
        (),
    ),
    "relationship": (
        _PICTURE.format("").replace("rExtra", SECRET),
        (Extra("word/media/p.png", "image", _image("PNG"), "image/png", identifier=SECRET),),
    ),
    "picture-chunk": _picture(_png(b"quIz")),
    "picture-text": _picture(_described()),
    "picture-tail": _picture(_image("PNG") + SECRET.encode()),
    "picture-transparent": _picture(_transparent()),
    "picture-palette": _picture(_palette(), suffix="gif"),
    "picture-comment": _picture(_jpeg(0xFE), suffix="jpeg"),
    "picture-marker": _picture(_jpeg(0xED), suffix="jpeg"),
    "picture-after": _picture(_image("JPEG") + SECRET.encode(), suffix="jpeg"),
    "picture-tag": _picture(_image("TIFF", tiffinfo={270: SECRET}), suffix="tiff"),
    "picture-extension": _picture(_image("PNG"), f'<a:extLst><a:ext uri="{SECRET}"/></a:extLst>'),
}


def _build(place: str, text: str) -> bytes:
    files = _PLACES[place]
    body, extras = files() if callable(files) else files
    return build(text + body, *extras)


def _instruction() -> bytes:
    """Comments, instructions and white space between elements."""
    parts: dict[str, str | bytes] = dict(entries(build(_PLAIN)))
    types = parts["[Content_Types].xml"]
    assert isinstance(types, bytes)
    parts["[Content_Types].xml"] = types + f"<!--{SECRET}--><?note {SECRET}?>".encode()
    return zipped(parts)


def _attack(place: str, *, with_text: bool) -> Attack:
    name = f"{place}-and-text.docx" if with_text else f"{place}.docx"
    terms = () if with_text else (SECRET,)
    leaks = _spelled if place == "picture-transparent" else None
    return Attack(name, lambda: _build(place, _NAMED if with_text else _PLAIN), terms=terms, leaks=leaks)


# In these places the name stands beside a sentence that says it, where it is masked.
_WITH_TEXT = (
    "typeface typeface-theme language value-paragraph settings-compatible-name settings-line-breaks shape-style "
    "shape-formula drawing-guide prefix-used relationship attribute-unknown"
).split()

ATTACKS = (
    *(_attack(place, with_text=False) for place in _PLACES),
    *(_attack(place, with_text=True) for place in _WITH_TEXT),
    Attack("instruction.docx", _instruction, terms=(SECRET,)),
)
