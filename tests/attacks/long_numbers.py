"""Numbers of people in the measures and identifiers of a Word document, where no reader sees them."""

from __future__ import annotations

from tests.attacks.attack import Attack
from tests.builders.docx import build, entries, paragraph, run

_NUMBER = "531774208"
_ASKED = "531-77-4208"
_SAID = paragraph("The lease of the flat runs for two years.")
_DRAWING = (
    '<w:p><w:r><w:drawing><wp:inline distT="{0}"><wp:extent cx="{0}" cy="1"/><wp:docPr id="{0}" name=""/><a:graphic>'
    '<a:graphicData uri="x"><wps:wsp><wps:cNvSpPr/><wps:spPr><a:xfrm><a:off x="{0}" y="0"/></a:xfrm></wps:spPr>'
    "<wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>"
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
}


def _left(data: bytes) -> bool:
    return any(_NUMBER.encode() in content for content in entries(data).values())


ATTACKS = tuple(
    Attack(
        f"{name}.docx",
        lambda form=form: build(_SAID + form.format(_NUMBER)),  # type: ignore[misc]
        (),
        (_ASKED,),
        leaks=_left,
    )
    for name, form in _PLACES.items()
)
