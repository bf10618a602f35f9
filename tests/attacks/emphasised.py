"""The name in letters of other words that another look sets apart: red, bold, large, highlighted, another font."""

from __future__ import annotations

import io
import re
import zipfile
from functools import partial

import pymupdf

from tests.attacks.attack import SECRET, Attack
from tests.builders.docx import build, run
from tests.builders.pdf import from_content, text_at

_SAID = "The lease of the flat runs for two years."
_PIECES = (
    "Qu",
    "ick: our un",
    "i",
    "t is bu",
    "s",
    "y; she ",
    "to",
    "ok it to othe",
    "r",
    " wards for re",
    "p",
    "air.",
)
"""Every other piece is a part of the name."""
_REST = "ick: our un"
"""By which anybody guesses the letters that a mask covers."""
_FORMATS = {
    "red": '<w:color w:val="FF0000"/>',
    "bold": "<w:b/>",
    "highlighted": '<w:highlight w:val="yellow"/>',
    "large": '<w:sz w:val="40"/>',
    "underlined": '<w:u w:val="single"/>',
}
_PAINTS = {"red": "1 0 0 rg /F1 12 Tf", "large": "0 g /F1 18 Tf", "grey": "0.5 g /F1 12 Tf"}


def _word(properties: str) -> bytes:
    runs = (run(text, "" if at % 2 else f"<w:rPr>{properties}</w:rPr>") for at, text in enumerate(_PIECES))
    return build(f"<w:p>{run(_SAID)}</w:p><w:p>{''.join(runs)}</w:p>")


def _page(paint: str) -> bytes:
    shown = (f"{'0 g /F1 12 Tf' if at % 2 else paint} ({text}) Tj" for at, text in enumerate(_PIECES))
    return from_content(text_at(50, 280, _SAID) + f"BT 50 200 Td {' '.join(shown)} ET".encode())


def _left_in_word(properties: str, data: bytes) -> bool:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        runs = re.findall(r"<w:r>.*?</w:r>", archive.read("word/document.xml").decode())
    return _REST in "".join(runs) or SECRET in "".join(
        re.sub("<[^>]*>", "", each) for each in runs if properties in each
    )


def _left_on_page(data: bytes) -> bool:
    """Return whether letters of one look on the page spell the name."""
    with pymupdf.open("pdf", data) as file:
        blocks = file[0].get_text("dict")["blocks"]
    spans = [span for block in blocks for line in block.get("lines", ()) for span in line["spans"]]
    looks = {(span["color"], round(span["size"])) for span in spans}
    return any(_REST in span["text"] for span in spans) or any(
        SECRET in "".join(span["text"] for span in spans if (span["color"], round(span["size"])) == look)
        for look in looks
    )


ATTACKS = (
    *(
        Attack(f"{name}.docx", partial(_word, form), (), terms=(SECRET,), leaks=partial(_left_in_word, form))
        for name, form in _FORMATS.items()
    ),
    *(
        Attack(f"{name}.pdf", partial(_page, paint), (), terms=(SECRET,), leaks=_left_on_page)
        for name, paint in _PAINTS.items()
    ),
)
