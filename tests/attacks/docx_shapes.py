"""Names that a Word document draws with many simple shapes, dashes, colour stops or points of charts."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from functools import partial
from itertools import groupby

from PIL import Image

from tests.attacks.attack import SECRET, Attack
from tests.attacks.docx_painted import Ink, _ink
from tests.builders.docx import EXTENSIONS, Extra, build, entries, paragraph, xml

_SAID = paragraph("The lease of the flat runs for two years.")
_PIXEL = 38_100  # English metric units
EXTENSIONS.setdefault("wpg", "http://schemas.microsoft.com/office/word/2010/wordprocessingGroup")

# Letters of straight strokes in a grid of three columns and five rows: from and to.
_STROKES = {
    "Q": ((0, 0, 2, 0), (2, 0, 2, 4), (2, 4, 0, 4), (0, 4, 0, 0), (1, 3, 3, 5)),
    "U": ((0, 0, 0, 4), (0, 4, 2, 4), (2, 4, 2, 0)),
    "I": ((1, 0, 1, 4),),
    "S": ((2, 0, 0, 0), (0, 0, 0, 2), (0, 2, 2, 2), (2, 2, 2, 4), (2, 4, 0, 4)),
    "T": ((0, 0, 2, 0), (1, 0, 1, 4)),
    "O": ((0, 0, 2, 0), (2, 0, 2, 4), (2, 4, 0, 4), (0, 4, 0, 0)),
    "R": ((0, 4, 0, 0), (0, 0, 2, 0), (2, 0, 2, 2), (2, 2, 0, 2), (1, 2, 2, 4)),
    "P": ((0, 4, 0, 0), (0, 0, 2, 0), (2, 0, 2, 2), (2, 2, 0, 2)),
}


def _strokes() -> list[tuple[int, int, int, int]]:
    return [(a + 4 * at, b, c + 4 * at, d) for at, each in enumerate(SECRET.upper()) for a, b, c, d in _STROKES[each]]


def _dots(ink: Ink) -> list[tuple[int, int]]:
    return [(x, y) for y, row in enumerate(ink) for x, dark in enumerate(row) if dark]


def shape(kind: str, x: int, y: int, wide: int, high: int, extra: str = "") -> str:
    place = f'<a:xfrm><a:off x="{x}" y="{y}"/><a:ext cx="{wide}" cy="{high}"/></a:xfrm>'
    fill = f'<a:solidFill><a:srgbClr val="000000"/></a:solidFill>{extra}'
    form = f'{place}<a:prstGeom prst="{kind}"><a:avLst/></a:prstGeom>{fill}'
    return f"<wps:wsp><wps:cNvSpPr/><wps:spPr>{form}</wps:spPr><wps:bodyPr/></wps:wsp>"


def inline(content: str) -> str:
    return (
        '<w:p><w:r><w:drawing><wp:inline><wp:extent cx="3000000" cy="600000"/><wp:docPr id="1" name=""/><a:graphic>'
        f'<a:graphicData uri="x">{content}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>'
    )


def _grouped(shapes: Iterable[str]) -> str:
    return inline(f"<wpg:wgp><wpg:cNvGrpSpPr/><wpg:grpSpPr/>{''.join(shapes)}</wpg:wgp>")


def _pixels(kind: str) -> str:
    return _grouped(shape(kind, _PIXEL * x, _PIXEL * y, _PIXEL, _PIXEL) for x, y in _dots(_ink()))


def _lines() -> str:
    unit = 4 * _PIXEL
    return _grouped(
        shape("line", unit * min(a, c), unit * min(b, d), unit * abs(a - c), unit * abs(b - d))
        for a, b, c, d in _strokes()
    )


def _anchored(content: str, x: int, y: int) -> str:
    place = "".join(
        f'<wp:position{name} relativeFrom="page"><wp:posOffset>{offset}</wp:posOffset></wp:position{name}>'
        for name, offset in (("H", x), ("V", y))
    )
    return (
        f'<w:p><w:r><w:drawing><wp:anchor>{place}<wp:extent cx="{_PIXEL}" cy="{_PIXEL}"/><wp:docPr id="1" name=""/>'
        f'<a:graphic><a:graphicData uri="x">{content}</a:graphicData></a:graphic></wp:anchor></w:drawing></w:r></w:p>'
    )


def _one_by_one() -> str:
    return "".join(_anchored(shape("ellipse", 0, 0, _PIXEL, _PIXEL), _PIXEL * x, _PIXEL * y) for x, y in _dots(_ink()))


def _old(element: str) -> str:
    shapes = (
        f'<v:{element} style="position:absolute;margin-left:{3 * x}pt;margin-top:{3 * y}pt;width:3pt;height:3pt" '
        'fillcolor="black"/>'
        for x, y in _dots(_ink())
    )
    return f"<w:p><w:r><w:pict>{''.join(shapes)}</w:pict></w:r></w:p>"


def _old_lines() -> str:
    shapes = (
        f'<v:line style="position:absolute" from="{9 * a}pt,{9 * b}pt" to="{9 * c}pt,{9 * d}pt"/>'
        for a, b, c, d in _strokes()
    )
    return (
        f'<w:p><w:r><w:pict><v:group style="width:300pt;height:60pt">{"".join(shapes)}</v:group></w:pict></w:r></w:p>'
    )


def _beside_text() -> str:
    """Lines, and a few boxes with text."""
    text = f"<w:txbxContent>{paragraph('rent paid')}</w:txbxContent>"
    box = f"<wps:wsp><wps:cNvSpPr/><wps:spPr/><wps:txbx>{text}</wps:txbx><wps:bodyPr/></wps:wsp>"
    return _lines() + inline(box) * 5


def _png() -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (8, 8), "black").save(file, "PNG")
    return file.getvalue()


def _pictures() -> str:
    blip = '<pic:pic><pic:blipFill><a:blip r:embed="rDot"/></pic:blipFill></pic:pic>'
    return "".join(_anchored(blip, _PIXEL * x, _PIXEL * y) for x, y in _dots(_ink()))


def _dashed() -> str:
    """A line for each row, whose dashes are where ink is."""

    def dashes(row: list[bool]) -> str:
        runs = [(dark, len(list(each))) for dark, each in groupby(row)]
        runs = runs if runs[0][0] else [(True, 0), *runs]
        pairs = zip(runs[::2], [*runs[1::2], (False, 0)], strict=False)
        return "".join(f'<a:ds d="{100000 * dark}" sp="{100000 * light}"/>' for (_, dark), (_, light) in pairs)

    return "".join(
        inline(shape("line", 0, _PIXEL * y, 60 * _PIXEL, 0, f"<a:ln><a:custDash>{dashes([*row])}</a:custDash></a:ln>"))
        for y, row in enumerate(_ink())
    )


def _stops(row: list[bool]) -> str:
    stops, x = [], 0
    for dark, each in groupby(row):
        length = len(list(each))
        colour = "000000" if dark else "FFFFFF"
        for at in (x, x + length):
            stops.append(f'<a:gs pos="{100000 * at // len(row)}"><a:srgbClr val="{colour}"/></a:gs>')
        x += length
    return f"<a:gradFill><a:gsLst>{''.join(stops)}</a:gsLst></a:gradFill>"


def _gradients() -> str:
    """A bar for each row, with a colour stop wherever ink begins or ends."""
    return "".join(
        inline(shape("rect", 0, _PIXEL * y, 60 * _PIXEL, _PIXEL, _stops([*row]))) for y, row in enumerate(_ink())
    )


def chart(inner: str) -> bytes:
    space = f"<c:chart><c:plotArea>{inner}</c:plotArea></c:chart>"
    holder = '<a:graphic><a:graphicData uri="x"><c:chart r:id="rExtra"/></a:graphicData></a:graphic>'
    body = f'<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name=""/>{holder}</wp:inline></w:drawing></w:r></w:p>'
    return build(_SAID + body + _SAID, Extra("word/chart.xml", "chart", xml("c:chartSpace", space)))


def values(name: str, values: Iterable[float]) -> str:
    points = "".join(f'<c:pt idx="{at}"><c:v>{each}</c:v></c:pt>' for at, each in enumerate(values))
    return f"<c:{name}><c:numLit>{points}</c:numLit></c:{name}>"


def _scattered(kind: str = "scatterChart") -> bytes:
    dots = _dots(_ink())
    places = values("xVal", (x for x, _ in dots)) + values("yVal", (-y for _, y in dots))
    series = f'<c:ser><c:idx val="0"/><c:order val="0"/>{places}</c:ser>'
    return chart(f'<c:{kind}><c:scatterStyle val="lineMarker"/>{series}</c:{kind}>')


def stroked() -> bytes:
    """A chart that stays, with a notice: a series of two points for each stroke."""
    series = (
        f'<c:ser><c:idx val="{at}"/><c:order val="{at}"/>{values("xVal", (a, c))}{values("yVal", (-b, -d))}</c:ser>'
        for at, (a, b, c, d) in enumerate(_strokes())
    )
    return chart(f'<c:scatterChart><c:scatterStyle val="line"/>{"".join(series)}</c:scatterChart>')


def _coloured_points() -> bytes:
    """Stacked bars of one length: each row a series, whose points are black or white."""
    ink = _ink()
    series = []
    for at, row in enumerate(reversed(ink)):
        points = "".join(
            f'<c:dPt><c:idx val="{x}"/><c:spPr><a:solidFill><a:srgbClr val="{"000000" if dark else "FFFFFF"}"/>'
            "</a:solidFill></c:spPr></c:dPt>"
            for x, dark in enumerate(row)
        )
        series.append(f'<c:ser><c:idx val="{at}"/><c:order val="{at}"/>{points}{values("val", [1] * len(row))}</c:ser>')
    return chart(f'<c:barChart><c:grouping val="percentStacked"/>{"".join(series)}<c:overlap val="100"/></c:barChart>')


def _left(pattern: str, most: int, data: bytes) -> bool:
    text = "".join(each.decode() for name, each in entries(data).items() if name.endswith(".xml"))
    return len(re.findall(pattern, text)) > most


def _attack(name: str, body: str, pattern: str, notice: str = "shape-of-many", most: int = 8) -> Attack:
    dot = Extra("word/media/dot.png", "image", _png(), "image/png", "rDot")
    return Attack(
        f"{name}.docx",
        lambda: build(_SAID + body + _SAID, *((dot,) if "rDot" in body else ())),
        (),
        terms=(SECRET,),
        leaks=partial(_left, pattern, most),
        notice=notice,
    )


_by_chart = partial(Attack, secrets=(), terms=(SECRET,))

ATTACKS = (
    _attack("squares", _pixels("rect"), "<wps:wsp>"),
    _attack("dots", _pixels("ellipse"), "<wps:wsp>"),
    _attack("lines", _lines(), "<wps:wsp>"),
    _attack("dots one by one", _one_by_one(), "<wps:wsp>"),
    _attack("lines beside boxes", _beside_text(), 'prst="line"'),
    _attack("old squares", _old("rect"), "<v:rect"),
    _attack("old dots", _old("oval"), "<v:oval"),
    _attack("old lines", _old_lines(), "<v:line"),
    _attack("pictures as dots", _pictures(), "<a:blip"),
    _attack("dashes", _dashed(), "<a:ds ", "painted-format"),
    _attack("colour stops", _gradients(), "<a:gs ", "painted-format", 40),
    _by_chart("points.docx", _scattered, leaks=partial(_left, "<c:pt ", 8), notice="chart-of-points"),
    _by_chart(
        "bubbles.docx", partial(_scattered, "bubbleChart"), leaks=partial(_left, "<c:pt ", 8), notice="chart-of-points"
    ),
    _by_chart("coloured points.docx", _coloured_points, leaks=partial(_left, "<c:dPt>", 8), notice="painted-format"),
)
