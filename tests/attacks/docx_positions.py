"""Names in a Word document whose letters an attribute orders: positions, connections, numbers, marks of notes."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from functools import partial

from PIL import Image, ImageDraw, ImageFont

from tests.attacks.attack import SECRET, Attack
from tests.attacks.judge import read_picture
from tests.builders.docx import Extra, build, drawing, entries, paragraph, run, xml, zipped

_SAID = paragraph("The lease of the flat runs for two years and the rent is paid monthly.")
_END = paragraph("The deposit was returned in spring.")
_SHUFFLED = (3, 0, 6, 1, 7, 2, 5, 4)
_SHAPES = "http://schemas.microsoft.com/office/drawing/2008/diagram"
_DRAWINGS = "http://schemas.microsoft.com/office/2007/relationships/diagramDrawing"
_PARTS = {
    "wpg": "http://schemas.microsoft.com/office/word/2010/wordprocessingGroup",
    "lc": "http://schemas.openxmlformats.org/drawingml/2006/lockedCanvas",
}


def _texts(data: bytes) -> str:
    return "".join(each.decode("utf-8", "replace") for name, each in entries(data).items() if name.endswith(".xml"))


def _letters_left(data: bytes) -> bool:
    """Return whether each letter of the name is left as a text of its own."""
    found = set(re.findall(r"<[acw]:[tv](?: [^>]*)?>(\w)</", _texts(data)))
    return set(SECRET) <= found


def _halves_left(data: bytes) -> bool:
    return "quis" in _texts(data) and "torp" in _texts(data)


def _framed(holder: str, x: int) -> str:
    return f'<{holder}><a:xfrm><a:off x="{x}" y="0"/><a:ext cx="200000" cy="200000"/></a:xfrm></{holder}>'


def _shape(number: int, x: int) -> str:
    box = f"<wps:txbx><w:txbxContent>{paragraph(SECRET[number])}</w:txbxContent></wps:txbx><wps:bodyPr/>"
    return f"<wps:wsp>{_framed('wps:spPr', x)}{box}</wps:wsp>"


def _in_group(content: str) -> bytes:
    group = f'<wpg:wgp xmlns:wpg="{_PARTS["wpg"]}"><wpg:grpSpPr/>{content}</wpg:wgp>'
    return build(_SAID + drawing(group))


def _group() -> bytes:
    return _in_group("".join(_shape(each, 200_000 * each) for each in _SHUFFLED))


def _nested_groups() -> bytes:
    """Two groups that scale their shapes; the second group of the file is at the left."""

    def group(x: int, letters: tuple[int, ...]) -> str:
        frame = (
            f'<a:xfrm><a:off x="{x}" y="0"/><a:ext cx="800000" cy="300000"/><a:chOff x="0" y="0"/>'
            '<a:chExt cx="40" cy="10"/></a:xfrm>'
        )
        shapes = "".join(_shape(each, 10 * (each % 4)) for each in letters)
        return f"<wpg:grpSp><wpg:grpSpPr>{frame}</wpg:grpSpPr>{shapes}</wpg:grpSp>"

    return _in_group(group(800_000, (6, 4, 7, 5)) + group(0, (3, 0, 2, 1)))


def _canvas() -> bytes:
    shapes = "".join(
        f"<a:sp>{_framed('a:spPr', 200_000 * each)}<a:txSp><a:txBody><a:bodyPr/><a:p><a:r><a:t>{SECRET[each]}"
        "</a:t></a:r></a:p></a:txBody></a:txSp></a:sp>"
        for each in _SHUFFLED
    )
    return build(_SAID + drawing(f'<lc:lockedCanvas xmlns:lc="{_PARTS["lc"]}">{shapes}</lc:lockedCanvas>'))


def _diagram(texts: dict[int, str]) -> bytes:
    """SmartArt whose connections give the order of its nodes."""
    nodes = "".join(
        f'<dgm:pt modelId="{number + 1}"><dgm:t><a:bodyPr/><a:p><a:r><a:t>{text}</a:t></a:r></a:p></dgm:t></dgm:pt>'
        for number, text in texts.items()
    )
    connections = "".join(
        f'<dgm:cxn modelId="{20 + each}" srcId="0" destId="{each + 1}" srcOrd="{each}" destOrd="0"/>' for each in texts
    )
    model = xml("dgm:dataModel", f"<dgm:ptLst>{nodes}</dgm:ptLst><dgm:cxnLst>{connections}</dgm:cxnLst>")
    return build(_SAID + drawing('<dgm:relIds r:dm="rExtra"/>') + _END, Extra("word/d.xml", "diagramData", model))


def _drawn_diagram() -> bytes:
    """SmartArt with the drawing that programs show in its place."""
    shapes = "".join(
        f'<dsp:sp modelId="{each + 1}">{_framed("dsp:spPr", 200_000 * each)}<dsp:txBody><a:bodyPr/><a:p><a:r><a:t>'
        f"{SECRET[each]}</a:t></a:r></a:p></dsp:txBody></dsp:sp>"
        for each in _SHUFFLED
    )
    shown = xml(f'dsp:drawing xmlns:dsp="{_SHAPES}"', f"<dsp:spTree>{shapes}</dsp:spTree>")
    extension = f'<a:ext uri="{_SHAPES}"><dsp:dataModelExt relId="rDrawing" minVer="x"/></a:ext>'
    model = xml(f'dgm:dataModel xmlns:dsp="{_SHAPES}"', f"<dgm:ptLst/><dgm:extLst>{extension}</dgm:extLst>")
    extras = (
        Extra("word/d.xml", "diagramData", model),
        Extra("word/s.xml", "diagramDrawing", shown, identifier="rDrawing"),
    )
    parts: dict[str, str | bytes] = dict(entries(build(_SAID + drawing('<dgm:relIds r:dm="rExtra"/>'), *extras)))
    links = parts["word/_rels/document.xml.rels"]
    assert isinstance(links, bytes)
    office = rb'http://schemas\.openxmlformats\.org/[^"]*/diagramDrawing'
    parts["word/_rels/document.xml.rels"] = re.sub(office, _DRAWINGS.encode(), links)
    return zipped(parts)


def _chart(content: str) -> bytes:
    part = xml("c:chartSpace", f"<c:chart><c:plotArea><c:barChart>{content}</c:barChart></c:plotArea></c:chart>")
    return build(_SAID + drawing('<c:chart r:id="rExtra"/>'), Extra("word/chart.xml", "chart", part))


def _labels() -> bytes:
    text = "<c:tx><c:rich><a:bodyPr/><a:p><a:r><a:t>{}</a:t></a:r></a:p></c:rich></c:tx>"
    labels = "".join(f'<c:dLbl><c:idx val="{each}"/>{text.format(SECRET[each])}</c:dLbl>' for each in _SHUFFLED)
    return _chart(f"<c:ser><c:dLbls>{labels}</c:dLbls></c:ser>")


def _series() -> bytes:
    return _chart(
        "".join(
            f'<c:ser><c:idx val="{each}"/><c:order val="{each}"/><c:tx><c:v>{SECRET[each]}</c:v></c:tx></c:ser>'
            for each in _SHUFFLED
        )
    )


def _notes() -> bytes:
    """Two notes, of which the file has the second one first."""
    notes = (("3", "torp here"), ("2", "box quis-"))
    part = xml(
        "w:footnotes", "".join(f'<w:footnote w:id="{id_}">{paragraph(text)}</w:footnote>' for id_, text in notes)
    )
    mark = '<w:r><w:footnoteReference w:id="{}"/></w:r>'
    body = f"<w:p>{run('empty')}{mark.format(2)}{run(' paid')}{mark.format(3)}</w:p>"
    return build(_SAID + body + _END, Extra("word/footnotes.xml", "footnotes", part))


def _tables() -> bytes:
    """Tables of one letter with positions on the page."""
    place = '<w:tblpPr w:horzAnchor="page" w:vertAnchor="page" w:tblpX="{}" w:tblpY="5000"/>'
    tables = (
        f"<w:tbl><w:tblPr>{place.format(2000 + 200 * each)}</w:tblPr><w:tblGrid><w:gridCol/></w:tblGrid><w:tr><w:tc>"
        f"{paragraph(SECRET[each])}</w:tc></w:tr></w:tbl>{paragraph('')}"
        for each in _SHUFFLED
    )
    return build(_SAID + "".join(tables) + _END)


def _labelled(*labels: str) -> bytes:
    """A list with these labels, one a level."""
    levels = "".join(
        f'<w:lvl w:ilvl="{number}"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="{label}"/></w:lvl>'
        for number, label in enumerate(labels)
    )
    numbering = xml(
        "w:numbering",
        f'<w:abstractNum w:abstractNumId="0">{levels}</w:abstractNum>'
        '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
    )
    form = '<w:pPr><w:numPr><w:ilvl w:val="{}"/><w:numId w:val="1"/></w:numPr></w:pPr>'
    items = (paragraph("x", properties=form.format(number)) for number, _ in enumerate(labels))
    return build(_SAID + "".join(items), Extra("word/numbering.xml", "numbering", numbering))


def _lists(*labels: str) -> bytes:
    """Return as many lists, each with one of these labels."""
    lists = "".join(
        f'<w:abstractNum w:abstractNumId="{number}"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/>'
        f'<w:lvlText w:val="{label}"/></w:lvl></w:abstractNum>'
        for number, label in enumerate(labels)
    )
    uses = "".join(
        f'<w:num w:numId="{number + 1}"><w:abstractNumId w:val="{number}"/></w:num>' for number, _ in enumerate(labels)
    )
    form = '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="{}"/></w:numPr></w:pPr>'
    items = (paragraph("x", properties=form.format(number + 1)) for number, _ in enumerate(labels))
    return build(_SAID + "".join(items), Extra("word/numbering.xml", "numbering", xml("w:numbering", lists + uses)))


def _in_private_codes(text: str) -> str:
    return "".join(chr(0xF000 + ord(each)) for each in text)


def _labels_left(data: bytes) -> bool:
    labels = re.findall(r'w:lvlText w:val="([^"]*)"', _texts(data))
    return "".join(labels) in (SECRET, _in_private_codes(SECRET))


def _transparent(draw: Callable[[Image.Image, ImageFont.FreeTypeFont], None], ground: tuple[int, ...]) -> bytes:
    picture = Image.new("RGBA", (500, 120), ground)
    draw(picture, ImageFont.truetype("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 42))
    file = io.BytesIO()
    picture.save(file, "PNG")
    blip = drawing('<pic:pic><pic:blipFill><a:blip r:embed="rExtra"/></pic:blipFill></pic:pic>')
    cell = f'<w:tc><w:tcPr><w:shd w:val="clear" w:fill="000000"/></w:tcPr>{blip}</w:tc>'
    table = f"<w:tbl><w:tblPr/><w:tblGrid><w:gridCol/></w:tblGrid><w:tr>{cell}</w:tr></w:tbl>"
    return build(_SAID + table, Extra("word/media/p.png", "image", file.getvalue(), "image/png"))


def _white(picture: Image.Image, face: ImageFont.FreeTypeFont) -> None:
    ImageDraw.Draw(picture).text((20, 30), f"Mr {SECRET}", (255, 255, 255, 255), face)


def _cut_out(picture: Image.Image, face: ImageFont.FreeTypeFont) -> None:
    mask = Image.new("L", picture.size, 255)
    ImageDraw.Draw(mask).text((20, 30), f"Mr {SECRET}", 0, face)
    picture.putalpha(mask)


def _seen_on_black(data: bytes) -> bool:
    """Return whether a picture says the name in white on black."""
    for name, content in entries(data).items():
        if name.endswith(".png"):
            with Image.open(io.BytesIO(content)) as picture:
                seen = picture.convert("RGBA")
            if SECRET in read_picture(
                Image.alpha_composite(Image.new("RGBA", seen.size, "black"), seen).convert("RGB")
            ):
                return True
    return False


_by_term = partial(Attack, terms=(SECRET,))
_letters = partial(_by_term, leaks=_letters_left)
_halved = partial(_by_term, leaks=_halves_left)

ATTACKS = (
    _letters("group.docx", _group),
    _letters("nested-groups.docx", _nested_groups),
    _letters("canvas.docx", _canvas),
    _letters("smartart.docx", lambda: _diagram({each: SECRET[each] for each in _SHUFFLED})),
    _letters("smartart-drawn.docx", _drawn_diagram),
    _letters("chart-labels.docx", _labels),
    _letters("chart-series.docx", _series),
    _letters("tables.docx", _tables),
    _halved("notes.docx", _notes),
    _by_term("label-letters.docx", lambda: _labelled(*SECRET), leaks=_labels_left),
    _by_term("label-letters-of-lists.docx", lambda: _lists(*SECRET), leaks=_labels_left),
    _by_term("label-in-symbols.docx", lambda: _labelled(_in_private_codes(SECRET)), leaks=_labels_left),
    _by_term("white-on-nothing.docx", lambda: _transparent(_white, (0, 0, 0, 0)), leaks=_seen_on_black),
    _by_term("cut-out-of-white.docx", lambda: _transparent(_cut_out, (255, 255, 255, 255)), leaks=_seen_on_black),
)
