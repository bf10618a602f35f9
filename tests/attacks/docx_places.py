"""Names that a Word document shows by where letters stand, how a list counts, or what a pen draws."""

from __future__ import annotations

import io
import re
import struct
from collections.abc import Iterable
from functools import partial

from PIL import Image, ImageChops, ImageDraw, ImageFont

from tests.attacks.attack import SECRET, Attack
from tests.attacks.judge import read_picture
from tests.builders.docx import Extra, build, entries, paragraph, run, xml

_SAID = paragraph("The lease of the flat runs for two years.")
_SHUFFLED = (3, 0, 6, 1, 7, 2, 5, 4)
_HALVES = ("Mr Quis", "torp signed")
_STROKES = {
    "Q": "0,0,4,0 4,0,4,8 4,8,0,8 0,8,0,0 2,6,5,9", "u": "0,3,0,8 0,8,4,8 4,8,4,3", "i": "2,3,2,8 2,0,2,1",
    "s": "4,3,0,3 0,3,0,5 0,5,4,5 4,5,4,8 4,8,0,8", "t": "2,0,2,8 0,3,4,3", "o": "0,3,4,3 4,3,4,8 4,8,0,8 0,8,0,3",
    "r": "0,3,0,8 0,3,4,3", "p": "0,3,0,11 0,3,4,3 4,3,4,8 4,8,0,8",
}  # fmt: skip


def _strokes() -> Iterable[tuple[int, int, int, int]]:
    for number, letter in enumerate(SECRET):
        for stroke in _STROKES[letter].split():
            a, b, c, d = map(int, stroke.split(","))
            yield 6 * number + a, b, 6 * number + c, d


def _drawn(holder: str) -> str:
    return f'<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name=""/>{holder}</wp:inline></w:drawing></w:r></w:p>'


def _box(text: str, x: int, y: int) -> str:
    place = "".join(
        f'<wp:position{name} relativeFrom="page"><wp:posOffset>{offset}</wp:posOffset></wp:position{name}>'
        for name, offset in (("H", x), ("V", y))
    )
    return (
        f'<w:r><w:drawing><wp:anchor>{place}<wp:extent cx="200000" cy="300000"/><wp:docPr id="1" name=""/><a:graphic>'
        f'<a:graphicData uri="x"><wps:wsp><wps:txbx><w:txbxContent>{paragraph(text)}</w:txbxContent></wps:txbx>'
        "</wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>"
    )


def _boxes() -> bytes:
    boxes = (_box(SECRET[each], 500_000 + 200_000 * each, 5_000_000) for each in _SHUFFLED)
    return build(f"{_SAID}<w:p>{''.join(boxes)}</w:p>")


def _two_boxes() -> bytes:
    second, first = (_box(text, x, 5_000_000) for text, x in zip(_HALVES[::-1], (2_000_000, 500_000), strict=True))
    return build(f"{_SAID}<w:p>{second}{_box('paid in spring', 500_000, 7_000_000)}{first}</w:p>")


def _old_boxes() -> bytes:
    shape = (
        '<w:r><w:pict><v:shape style="position:absolute;margin-left:{}pt;margin-top:200pt;width:16pt;height:20pt">'
        "<v:textbox><w:txbxContent>{}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>"
    )
    shapes = (shape.format(100 + 12 * each, paragraph(SECRET[each])) for each in _SHUFFLED)
    return build(f"{_SAID}<w:p>{''.join(shapes)}</w:p>")


def _frames() -> bytes:
    frame = '<w:pPr><w:framePr w:w="200" w:wrap="around" w:hAnchor="page" w:x="{}" w:y="5000"/></w:pPr>'
    letters = (paragraph(SECRET[each], properties=frame.format(2000 + 200 * each)) for each in _SHUFFLED)
    return build(_SAID + "".join(letters))


def _table(*rows: tuple[str, ...], reversed_: bool = False) -> bytes:
    cells = ("".join(f"<w:tc>{paragraph(text)}</w:tc>" for text in row) for row in rows)
    form = "<w:tblPr><w:bidiVisual/></w:tblPr>" if reversed_ else ""
    grid = f"<w:tblGrid>{'<w:gridCol/>' * len(rows[0])}</w:tblGrid>"
    lines = "".join(f"<w:tr>{row}</w:tr>" for row in cells)
    return build(f"{_SAID}<w:tbl>{form or '<w:tblPr/>'}{grid}{lines}</w:tbl>{paragraph('x')}")


def _tabs() -> bytes:
    rows = zip(_HALVES, ("rent was", "paid in spring"), strict=True)
    lines = (f"<w:p>{run(a)}<w:r><w:tab/></w:r>{run(b)}</w:p>" for a, b in rows)
    return build(_SAID + "".join(lines))


def _tabs_from_right() -> bytes:
    """A line of Hebrew or Arabic layout, whose first words stand on the right of the tab."""
    halves = f"{run('torp is lost')}<w:r><w:tab/></w:r>{run('and the key of Quis')}"
    return build(f"{_SAID}<w:p><w:pPr><w:bidi/></w:pPr>{halves}</w:p>")


def _note() -> bytes:
    notes = xml("w:footnotes", f'<w:footnote w:id="2">{paragraph("torp, the tenant.")}</w:footnote>')
    body = f'<w:p>{run("Signed by Mr Quis")}<w:r><w:footnoteReference w:id="2"/></w:r>{run(" and others.")}</w:p>'
    return build(_SAID + body + paragraph("The rent was paid."), Extra("word/footnotes.xml", "footnotes", notes))


def _listed(levels: str, *items: tuple[str, int]) -> bytes:
    numbering = xml(
        "w:numbering",
        f'<w:abstractNum w:abstractNumId="0">{levels}</w:abstractNum>'
        '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
    )
    form = '<w:pPr><w:numPr><w:ilvl w:val="{}"/><w:numId w:val="1"/></w:numPr></w:pPr>'
    body = "".join(paragraph(text, properties=form.format(level)) for text, level in items)
    return build(_SAID + body + paragraph("The rent was paid."), Extra("word/numbering.xml", "numbering", numbering))


def _level(number: int, start: int, text: str, form: str = "upperLetter") -> str:
    return (
        f'<w:lvl w:ilvl="{number}"><w:start w:val="{start}"/><w:numFmt w:val="{form}"/><w:suff w:val="nothing"/>'
        f'<w:lvlText w:val="{text}"/></w:lvl>'
    )


def _counted() -> bytes:
    places = [ord(each.upper()) - 64 for each in SECRET]
    label = ["".join(f"%{number + 1}" for number in range(level + 1)) for level in range(len(SECRET))]
    levels = (_level(level, places[level], label[level]) for level in range(len(SECRET)))
    return _listed("".join(levels), *(("x", level) for level in range(len(SECRET))))


def _counts_letters(data: bytes) -> bool:
    """Return whether lists of the file still begin with the letters of the name."""
    text = next(
        (each.decode() for name, each in entries(data).items() if "numbering" in name and ".rels" not in name), ""
    )
    return 'numFmt w:val="upperLetter"' in text and 'w:start w:val="17"' in text


def _chart() -> bytes:
    points = "".join(f'<c:pt idx="{each}"><c:v>{SECRET[each]}</c:v></c:pt>' for each in _SHUFFLED)
    cache = f'<c:cat><c:strRef><c:strCache><c:ptCount val="8"/>{points}</c:strCache></c:strRef></c:cat>'
    part = xml(
        "c:chartSpace", f"<c:chart><c:plotArea><c:barChart><c:ser>{cache}</c:ser></c:barChart></c:plotArea></c:chart>"
    )
    holder = '<a:graphic><a:graphicData uri="x"><c:chart r:id="rExtra"/></a:graphicData></a:graphic>'
    return build(_SAID + _drawn(holder), Extra("word/chart.xml", "chart", part))


def _free_shape() -> bytes:
    moves = "".join(
        f'<a:moveTo><a:pt x="{a}" y="{b}"/></a:moveTo><a:lnTo><a:pt x="{c}" y="{d}"/></a:lnTo>'
        for a, b, c, d in _strokes()
    )
    path = f'<a:pathLst><a:path w="48" h="12" fill="none">{moves}</a:path></a:pathLst>'
    shape = f"<wps:wsp><wps:spPr><a:custGeom>{path}</a:custGeom></wps:spPr></wps:wsp>"
    return build(_SAID + _drawn(f'<a:graphic><a:graphicData uri="x">{shape}</a:graphicData></a:graphic>'))


def _old_path(element: str = "v:shape", attribute: str = "path") -> bytes:
    path = "".join(f"m{a},{b}l{c},{d}" for a, b, c, d in _strokes()) + "e"
    shape = f'<{element} style="width:300pt;height:60pt" coordsize="48,12" {attribute}="{path}"/>'
    return build(f"{_SAID}<w:p><w:r><w:pict>{shape}</w:pict></w:r></w:p>")


def _draws_strokes(data: bytes) -> bool:
    """Return whether the drawing of the file still moves a pen along the letters."""
    text = entries(data)["word/document.xml"].decode()
    return 'x="18" y="5"' in text or "m18,5l22,5" in text


def _pictured(data: bytes, suffix: str) -> bytes:
    blip = '<pic:pic><pic:blipFill><a:blip r:embed="rExtra"/></pic:blipFill></pic:pic>'
    holder = f'<a:graphic><a:graphicData uri="x">{blip}</a:graphicData></a:graphic>'
    return build(_SAID + _drawn(holder), Extra(f"word/media/p.{suffix}", "image", data, f"image/{suffix}"))


def _metafile() -> bytes:
    """An EMF file with one record of text."""
    text = SECRET.encode("utf-16-le")
    record = struct.pack("<II", 84, 76 + len(text)) + bytes(68) + text
    head = struct.pack("<II8i", 1, 88, 0, 0, 300, 60, 0, 0, 9000, 2000) + b" EMF" + bytes(44)
    return _pictured(head + record + struct.pack("<IIIII", 14, 20, 0, 16, 20), "x-emf")


def _near_colours(ground: tuple[int, int, int], ink: tuple[int, int, int]) -> bytes:
    picture = Image.new("RGB", (500, 120), ground)
    face = ImageFont.truetype("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 42)
    ImageDraw.Draw(picture).text((20, 30), f"Mr {SECRET}", ink, face)
    file = io.BytesIO()
    picture.save(file, "PNG")
    return _pictured(file.getvalue(), "png")


def _seen_in_channels(data: bytes) -> bool:
    """Return whether a picture says the name to a viewer who stretches the contrast of each of its colours."""
    for name, content in entries(data).items():
        if name.endswith((".png", ".jpeg")):
            with Image.open(io.BytesIO(content)) as picture:
                for channel in picture.convert("RGB").split():
                    least, most = channel.getextrema()
                    if most > least:
                        stretched = channel.point(
                            lambda level, low=least, span=most - least: 255 * (level - low) // span
                        )
                        found = (
                            read_picture(each.convert("RGB")) for each in (stretched, ImageChops.invert(stretched))
                        )
                        if any(SECRET in each for each in found):
                            return True
    return False


def _halves_left(data: bytes) -> bool:
    text = "".join(each.decode("utf-8", "replace") for name, each in entries(data).items() if name.endswith(".xml"))
    return "Quis" in text or ">torp" in text


def _brackets() -> bytes:
    """Formulas whose brackets are letters."""
    pairs = zip(SECRET[::2], SECRET[1::2], strict=True)
    formulas = (
        f'<m:d><m:dPr><m:begChr m:val="{a}"/><m:sepChr m:val="|"/><m:endChr m:val="{b}"/></m:dPr><m:e/></m:d>'
        for a, b in pairs
    )
    return build(f"{_SAID}<w:p><m:oMath>{''.join(formulas)}</m:oMath></w:p>")


def _signs(element: str) -> bytes:
    """Formulas with a letter in place of a sum or of an accent."""
    formulas = (
        f'<m:{element}><m:{element}Pr><m:chr m:val="{each}"/></m:{element}Pr><m:e/></m:{element}>' for each in SECRET
    )
    return build(f"{_SAID}<w:p><m:oMath>{''.join(formulas)}</m:oMath></w:p>")


def _bullets() -> bytes:
    lines = (f'<a:p><a:pPr><a:buChar char="{each}"/></a:pPr><a:r><a:t>rent</a:t></a:r></a:p>' for each in SECRET)
    shape = f"<a:txSp><a:txBody>{''.join(lines)}</a:txBody></a:txSp>"
    holder = f'<a:graphic><a:graphicData uri="x">{shape}</a:graphicData></a:graphic>'
    return build(_SAID + _drawn(holder))


def _ink() -> list[list[bool]]:
    """The name in pixels, eleven high."""
    picture = Image.new("L", (60, 14), 0)
    face = ImageFont.truetype("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 11)
    ImageDraw.Draw(picture).text((1, 0), SECRET, 255, face)
    return [[picture.getpixel((x, y)) > 110 for x in range(60)] for y in range(14)]  # type: ignore[operator]


def _cells() -> bytes:
    """A table whose cells are the pixels of the name."""
    cell = '<w:tc><w:tcPr><w:tcW w:w="80" w:type="dxa"/><w:shd w:val="clear" w:fill="{}"/></w:tcPr><w:p/></w:tc>'
    rows = (
        '<w:tr><w:trPr><w:trHeight w:val="80" w:hRule="exact"/></w:trPr>'
        f"{''.join(cell.format('000000' if ink else 'FFFFFF') for ink in row)}</w:tr>"
        for row in _ink()
    )
    return build(f"{_SAID}<w:tbl><w:tblPr/><w:tblGrid>{'<w:gridCol/>' * 60}</w:tblGrid>{''.join(rows)}</w:tbl><w:p/>")


def _cells_left(data: bytes) -> bool:
    """Return whether the cells of the file draw the name."""
    text = entries(data)["word/document.xml"].decode()
    fills = [fill == "000000" for fill in re.findall(r'w:fill="(\w{6})"', text)]
    return fills == [ink for row in _ink() for ink in row]


def _values_left(data: bytes) -> bool:
    """Return whether the letters of the name are values of the file, in their order."""
    values = re.findall(r'(?:m:val|char)="(\w)"', entries(data)["word/document.xml"].decode())
    return SECRET in "".join(values)


def _letters_left(data: bytes) -> bool:
    """Return whether a paragraph or point of one letter of the name is left."""
    text = "".join(each.decode("utf-8", "replace") for name, each in entries(data).items() if name.endswith(".xml"))
    return all(f">{letter}</w:t>" in text or f">{letter}</c:v>" in text for letter in SECRET)


_by_term = partial(Attack, terms=(SECRET,))
_letters = partial(_by_term, leaks=_letters_left)
_halved = partial(_by_term, leaks=_halves_left)

ATTACKS = (
    _letters("boxes-shuffled.docx", _boxes),
    _letters("old-boxes-shuffled.docx", _old_boxes),
    _letters("frames-shuffled.docx", _frames),
    _letters("chart-shuffled.docx", _chart),
    _halved("two-boxes.docx", _two_boxes),
    _halved("cells-below.docx", lambda: _table(*zip(_HALVES, ("rent was", "paid in spring"), strict=True))),
    _halved("cells-reversed.docx", lambda: _table(_HALVES[::-1], reversed_=True)),
    _halved("tabs.docx", _tabs),
    _halved("tabs-from-right.docx", _tabs_from_right),
    _halved("half-in-note.docx", _note),
    _halved("half-in-label.docx", lambda: _listed(_level(0, 1, "Mr Quis"), ("torp signed.", 0))),
    _by_term("counted-label.docx", _counted, leaks=_counts_letters, notice="counted-letters"),
    _by_term("free-shape.docx", _free_shape, leaks=_draws_strokes, notice="drawn-shape"),
    _by_term("old-path.docx", _old_path, leaks=_draws_strokes, notice="drawn-shape"),
    _by_term("old-kind.docx", lambda: _old_path("v:shapetype"), leaks=_draws_strokes, notice="drawn-shape"),
    _by_term("brackets.docx", _brackets, leaks=_values_left),
    _by_term("sums.docx", lambda: _signs("nary"), leaks=_values_left),
    _by_term("accents.docx", lambda: _signs("acc"), leaks=_values_left),
    _by_term("bullets.docx", _bullets, leaks=_values_left),
    _by_term("cells.docx", _cells, leaks=_cells_left, notice="drawn-shape"),
    _by_term("metafile.docx", _metafile, notice="picture-replaced"),
    _by_term("blue-on-grey.docx", lambda: _near_colours((120, 120, 120), (120, 120, 122)), leaks=_seen_in_channels),
    _by_term("equal-brightness.docx", lambda: _near_colours((200, 60, 60), (60, 131, 60)), leaks=_seen_in_channels),
)
