"""The name in a code: modules drawn as rectangles, in one path or many, or by signs of a text; and in odd pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
import pikepdf
import pypdfium2
import zxingcpp
from pikepdf import Dictionary, Name
from PIL import Image, ImageOps
from zxingcpp import BarcodeFormat

from tests.attacks.attack import SECRET, Attack
from tests.builders.docx import build, paragraph
from tests.builders.pdf import from_content, text_at

_SAID = "The lease of the flat runs for two years."
_TEXT = f"Name: Maren {SECRET}"
_FORMATS = (BarcodeFormat.QRCode, BarcodeFormat.DataMatrix, BarcodeFormat.Aztec, BarcodeFormat.PDF417)
_HALVES = " ▀▄█"

Modules = list[list[bool]]


def _modules(kind: BarcodeFormat) -> Modules:
    """Rows of dark and light modules, with an even number of rows."""
    text = f"MAREN {SECRET.upper()}" if kind is BarcodeFormat.Code39 else _TEXT
    code = zxingcpp.create_barcode(text, kind)
    picture = Image.fromarray(np.array(zxingcpp.write_barcode_to_image(code, scale=1)))
    rows = [[each < 128 for each in row] for row in np.asarray(picture).tolist()]
    return rows if len(rows) % 2 == 0 else [*rows, [False] * len(rows[0])]


def _drawn(kind: BarcodeFormat, size: float, paint: str, colours: str = "") -> bytes:
    """A page with each run of dark modules as a rectangle; `paint` ends each, or all of them.

    `colours`: operators that paint the ground and set the colour of the modules.
    """
    parts = [colours]
    for number, row in enumerate(_modules(kind)):
        x = 0
        while x < len(row):
            run = next((at for at in range(x, len(row)) if row[at] != row[x]), len(row))
            if row[x]:
                y = 240 - number * size
                parts.append(f"{60 + x * size:.2f} {y:.2f} {(run - x) * size:.2f} {size + 0.02:.2f} re {paint}")
            x = run
    return from_content("\n".join((*parts, "f" if not paint else "")).encode() + b" 0 g " + text_at(50, 280, _SAID))


_SLOPE = 27  # degrees
_LOOKS: dict[str, Callable[[Image.Image], Image.Image]] = {
    "inverse": ImageOps.invert,
    "faint": lambda picture: picture.point([235 + each * 20 // 255 for each in range(256)]),
    "slanted": lambda picture: picture.rotate(_SLOPE, Image.Resampling.BICUBIC, expand=True, fillcolor=255),
}


def _pictured(kind: BarcodeFormat, look: str) -> bytes:
    """A page with a grey picture of a code."""
    rows = np.repeat(np.repeat(~np.array(_modules(kind)), 3, axis=0), 3, axis=1)
    picture = _LOOKS[look](ImageOps.expand(Image.fromarray(np.uint8(255) * rows), 12, 255))

    def change(file: pikepdf.Pdf) -> None:
        kinds = {"Type": Name.XObject, "Subtype": Name.Image, "ColorSpace": Name.DeviceGray, "BitsPerComponent": 8}
        image = file.make_stream(picture.tobytes(), Width=picture.width, Height=picture.height, **kinds)
        file.pages[0].Resources.XObject = Dictionary(Im=image)

    placed = f"q {picture.width / 2} 0 0 {picture.height / 2} 30 30 cm /Im Do Q".encode()
    return from_content(text_at(50, 560, _SAID) + placed, size=(600, 600), change=change)


def _halves() -> list[str]:
    rows = _modules(BarcodeFormat.QRCode)
    return [
        "".join(_HALVES[upper + 2 * lower] for upper, lower in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    ]


def _hashes() -> list[str]:
    return ["".join("##" if each else "  " for each in row) for row in _modules(BarcodeFormat.QRCode)]


def _text(draw: Callable[[], list[str]]) -> bytes:
    return "\n".join((_SAID, "", *draw(), "", _SAID)).encode()


def _word(draw: Callable[[], list[str]]) -> bytes:
    return build("".join(map(paragraph, (_SAID, *draw(), _SAID))))


def _is_read(data: bytes) -> bool:
    """Return whether a page shows a code that says the name."""
    with pypdfium2.PdfDocument(data) as file:
        pictures = [page.render(scale=3).to_pil().convert("RGB") for page in file]
    grounds = [np.asarray(each) for each in pictures]
    pictures += [*map(ImageOps.invert, pictures), *(each.rotate(-_SLOPE, expand=True) for each in pictures)]
    pictures += [Image.fromarray(np.uint8(255) * (each == each[-1, -1]).all(axis=2)) for each in grounds]
    return any(SECRET.upper() in code.text.upper() for picture in pictures for code in zxingcpp.read_barcodes(picture))


def _is_left(draw: Callable[[], list[str]], data: bytes) -> bool:
    text = data.decode("utf-8", "ignore")
    lines = [each.strip() for each in draw() if each.strip()]
    return sum(each in text for each in lines) > len(lines) / 2


def _is_left_in_word(draw: Callable[[], list[str]], data: bytes) -> bool:
    from tests.builders.docx import entries

    return _is_left(draw, entries(data)["word/document.xml"])


ATTACKS = [
    *(
        Attack(
            f"{kind.name}, {size}, {name}.pdf", partial(_drawn, kind, size, paint), (), terms=(SECRET,), leaks=_is_read
        )
        for kind in _FORMATS
        for size, name, paint in ((2.0, "one by one", "f"), (1.0, "in one path", ""))
    ),
    *(
        Attack(f"{kind.name}, {size}.pdf", partial(_drawn, kind, size, "f"), (), terms=(SECRET,), leaks=_is_read)
        for kind, size in (
            (BarcodeFormat.Code128, 1.2),
            (BarcodeFormat.Code39, 0.9),
            (BarcodeFormat.Code93, 0.75),
            (BarcodeFormat.DataMatrix, 0.6),
        )
    ),
    *(
        Attack(
            f"{name}.pdf",
            partial(_drawn, BarcodeFormat.QRCode, 2.0, "f", colours),
            (),
            terms=(SECRET,),
            leaks=_is_read,
        )
        for name, colours in (
            ("faint code", "0.98 g"),
            ("yellow code", "1 1 0.6 rg"),
            ("code as bright as its ground", "0 0.51 0 rg 0 0 600 900 re f 1 0 0 rg"),
        )
    ),
    *(
        Attack(f"{kind.name}, {look}.pdf", partial(_pictured, kind, look), (), terms=(SECRET,), leaks=_is_read)
        for kind in (BarcodeFormat.QRCode, BarcodeFormat.PDF417, BarcodeFormat.Code128)
        for look in _LOOKS
    ),
    *(
        Attack(f"{name}.txt", partial(_text, draw), (), terms=(SECRET,), leaks=partial(_is_left, draw))
        for name, draw in (("half blocks", _halves), ("number signs", _hashes))
    ),
    *(
        Attack(f"{name}.docx", partial(_word, draw), (), terms=(SECRET,), leaks=partial(_is_left_in_word, draw))
        for name, draw in (("half blocks", _halves), ("number signs", _hashes))
    ),
]
