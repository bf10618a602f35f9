"""Numbers of people in the measures and identifiers of a Word document, where no reader sees them."""

from __future__ import annotations

from functools import partial

from tests.attacks.attack import Attack
from tests.builders.docx import build, entries, paragraph, run

_NUMBERS = {"531774208": "531-77-4208", "53177429": "53177429", "5317742": "5317742"}
"""Numbers as a measure holds them, and as the user asks for them."""
_SAID = paragraph("The lease of the flat runs for two years.")
_DRAWING = (
    '<w:p><w:r><w:drawing><wp:inline distT="{0}"><wp:extent cx="{0}" cy="1"/><wp:docPr id="{0}" name=""/><a:graphic>'
    '<a:graphicData uri="x"><wps:wsp><wps:cNvSpPr/><wps:spPr><a:xfrm><a:off x="{0}" y="0"/></a:xfrm></wps:spPr>'
    "<wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>"
)
_EFFECTS = (
    '<a:ln w="{0}"/><a:effectLst><a:outerShdw blurRad="{0}" dist="{0}"><a:srgbClr val="000000"/></a:outerShdw>'
    "</a:effectLst></wps:spPr>"
)
_ANCHOR = (
    _DRAWING.replace("wp:inline", "wp:anchor")
    .replace(
        "<wp:extent",
        '<wp:simplePos x="{0}" y="0"/><wp:positionH relativeFrom="page"><wp:posOffset>{0}</wp:posOffset></wp:positionH>'
        '<wp:positionV relativeFrom="page"><wp:posOffset>-{0}</wp:posOffset></wp:positionV><wp:extent',
    )
    .replace(
        "<wp:docPr",
        '<wp:wrapTight wrapText="bothSides"><wp:wrapPolygon><wp:start x="{0}" y="0"/><wp:lineTo x="1" y="{0}"/>'
        "</wp:wrapPolygon></wp:wrapTight><wp:docPr",
    )
)
_TABLE = (
    '<w:tbl><w:tblPr><w:tblW w:w="{0}" w:type="dxa"/></w:tblPr><w:tblGrid><w:gridCol w:w="{0}"/></w:tblGrid>'
    '<w:tr><w:trPr><w:trHeight w:val="{0}"/></w:trPr><w:tc><w:p/></w:tc></w:tr></w:tbl>'
)
_PLACES = {
    "space before a paragraph": '<w:p><w:pPr><w:spacing w:before="{0}"/></w:pPr></w:p>',
    "indentation": '<w:p><w:pPr><w:ind w:left="{0}"/></w:pPr></w:p>',
    "size of letters": '<w:p><w:r><w:rPr><w:sz w:val="{0}"/></w:rPr><w:t>a</w:t></w:r></w:p>',
    "frame": '<w:p><w:pPr><w:framePr w:w="{0}"/></w:pPr></w:p>',
    "border": '<w:p><w:pPr><w:pBdr><w:top w:val="single" w:sz="4" w:space="{0}"/></w:pBdr></w:pPr></w:p>',
    "tab stop": f'<w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="{{0}}"/></w:tabs></w:pPr>{run("a")}</w:p>',
    "paper": '<w:p/><w:sectPr><w:pgSz w:w="11906" w:h="16838" w:code="{0}"/><w:paperSrc w:first="{0}"/></w:sectPr>',
    "drawing": _DRAWING,
    "table": _TABLE,
    "identifiers of runs": (
        '<w:p><w:r><w:rPr><w:fitText w:val="900" w:id="{0}"/><w:eastAsianLayout w:id="{0}" w:combine="1"/></w:rPr>'
        "<w:t>a</w:t></w:r></w:p>"
    ),
    "condition of a table style": '<w:p><w:pPr><w:cnfStyle w:val="{0}"/></w:pPr><w:r><w:t>a</w:t></w:r></w:p>',
    "shape of old programs": (
        '<w:p><w:r><w:pict><v:rect style="position:absolute;margin-left:{0}pt;width:{0}.5pt;height:9pt"/></w:pict>'
        "</w:r></w:p>"
    ),
    "coordinates of old programs": (
        '<w:p><w:r><w:pict><v:rect coordsize="{0},100" coordorigin="0,{0}" style="width:9pt;height:9pt"/></w:pict>'
        "</w:r></w:p>"
    ),
    "identifier of a class": '<w:p><w:pPr><w:ind w:left="{{00000000-0000-0000-0000-{0:0>12}}}"/></w:pPr></w:p>',
    "anchor": _ANCHOR,
    "line and shadow": _DRAWING.replace("</wps:spPr>", _EFFECTS),
    "columns": '<w:p/><w:sectPr><w:cols w:num="2" w:space="{0}"/></w:sectPr>',
    "digits behind the point": _DRAWING.replace('distT="{0}"', 'distT="1"').replace("{0}", "0.{0}"),
}


def _left(number: str, data: bytes) -> bool:
    return any(number.encode() in content for content in entries(data).values())


ATTACKS = tuple(
    Attack(
        f"{name}, {len(number)} digits.docx",
        partial(build, _SAID + form.format(number)),
        (),
        (asked,),
        leaks=partial(_left, number),
    )
    for name, form in _PLACES.items()
    for number, asked in _NUMBERS.items()
)
