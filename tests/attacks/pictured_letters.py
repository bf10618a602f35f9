"""Letters of a name that are pictures or shapes, beside letters that are text: a drop capital, one letter, one half."""

from __future__ import annotations

import zlib
from functools import partial

import numpy as np
import pikepdf
import pymupdf
from numpy.typing import NDArray
from pikepdf import Dictionary, Name
from PIL import Image, ImageDraw, ImageFont

from engine.core.types import Box
from tests.attacks.attack import SECRET, Attack
from tests.builders.letter_paths import outlines
from tests.builders.pdf import from_content, text_at

_FACE = ImageFont.truetype("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 60)
_ASCENT = _FACE.getmetrics()[0]
_PAGE = (612.0, 792.0)
_SAID = "The lease of the flat runs for two years and the rent is paid monthly."
_SIZE, _BASELINE = 12, 600
_SCALE = 2  # pixels per point


def _picture(letter: str) -> Image.Image:
    picture = Image.new("L", (round(_FACE.getlength(letter)) + 4, sum(_FACE.getmetrics())), 255)
    ImageDraw.Draw(picture).text((2, 0), letter, 0, _FACE)
    return picture


def _inline(picture: Image.Image) -> bytes:
    head = f"BI /W {picture.width} /H {picture.height} /BPC 8 /CS /G /F /AHx ID "
    return head.encode() + picture.tobytes().hex().encode() + b"> EI"


def _laid_out(pieces: str, times: float) -> tuple[list[tuple[str, float, float]], list[Box]]:
    """Pieces of a line, each with its place and size, and the boxes of letters of the name; [a letter] is a picture."""
    helvetica = pymupdf.Font("helv")
    x, found, boxes = 60.0, [], []
    for number, part in enumerate(pieces.replace("]", "[").split("[")):
        for letter in part:
            size = _SIZE * times if number % 2 else _SIZE
            wide = _picture(letter).width * size / 60 if number % 2 else helvetica.text_length(letter, size)
            found.append(("" if number % 2 else letter, x, size))
            if letter in SECRET:
                boxes.append(Box(x, _PAGE[1] - _BASELINE - 0.8 * size, x + wide, _PAGE[1] - _BASELINE + 0.2 * size))
            x += wide
    return found, boxes


def _pdf(pieces: str, *, times: float = 1.0, kind: str = "") -> bytes:
    letters = pieces.replace("]", "").replace("[", "")
    pictures: dict[str, Image.Image] = {}
    content = text_at(60, 740, _SAID)
    for letter, (live, x, size) in zip(letters, _laid_out(pieces, times)[0], strict=True):
        if live:
            content += text_at(x, _BASELINE, live, size=size)
            continue
        if kind == "shapes":
            content += b"0 g " + outlines(letter, size, (x, _BASELINE)) + b"f\n"
            continue
        picture = _picture(letter)
        scale = size / 60
        foot = _BASELINE - (picture.height - _ASCENT) * scale
        name = f"/Im{len(pictures)}"
        shown = _inline(picture) if kind == "inline" else f"{name} Do".encode()
        pictures[name] = picture
        place = f"q {picture.width * scale:.3f} 0 0 {picture.height * scale:.3f} {x:.3f} {foot:.3f} cm "
        content += place.encode() + shown + b" Q\n"

    def add(file: pikepdf.Pdf) -> None:
        entries = {
            "Type": Name.XObject,
            "Subtype": Name.Image,
            "Filter": Name.FlateDecode,
            "ColorSpace": Name.DeviceGray,
        }
        objects = {
            name: file.make_stream(
                zlib.compress(each.tobytes()), Width=each.width, Height=each.height, BitsPerComponent=8, **entries
            )
            for name, each in pictures.items()
        }
        file.pages[0].Resources.XObject = Dictionary(objects)

    return from_content(content, size=_PAGE, change=None if kind else add)


def _ink(data: bytes, box: Box) -> NDArray[np.bool_]:
    with pymupdf.open("pdf", data) as file:
        shown = file[0].get_pixmap(matrix=pymupdf.Matrix(_SCALE, _SCALE), clip=box, colorspace=pymupdf.csGRAY)
    return np.frombuffer(shown.samples, np.uint8).reshape(shown.height, shown.width) < 128


def _seen(data: bytes, *, source: bytes, boxes: list[Box]) -> bool:
    """Return whether a letter of the name looks as it did."""
    for box in boxes:
        before, after = _ink(source, box), _ink(data, box)
        if after[before].mean() > 0.8 and after[~before].mean() < 0.2:
            return True
    return False


def _attack(name: str, pieces: str, *, times: float = 1.0, kind: str = "") -> Attack:
    source = _pdf(pieces, times=times, kind=kind)
    start = pieces.replace("[", "").replace("]", "").index(SECRET)
    before = sum(each in SECRET for each in pieces.replace("[", "").replace("]", "")[:start])
    boxes = _laid_out(pieces, times)[1][before : before + len(SECRET)]
    leaks = partial(_seen, source=source, boxes=boxes)
    return Attack(f"{name}.pdf", lambda: source, secrets=(), terms=(SECRET,), leaks=leaks)


_LINES = {
    "all": f"Signed by [{SECRET}] on Monday.",
    "initial": "Signed by [Q]uistorp on Monday.",
    "within": "Signed by Quist[o]rp on Monday.",
    "end": "Signed by Quistor[p] on Monday.",
    "first half": "Signed by [Quis]torp on Monday.",
    "second half": "Signed by Quis[torp] on Monday.",
    "every second": "Signed by [Q]u[i]s[t]o[r]p on Monday.",
}

ATTACKS = (
    *(_attack(name, pieces) for name, pieces in _LINES.items()),
    *(
        _attack(f"{name}, {kind}", pieces, kind=kind)
        for kind in ("inline", "shapes")
        for name, pieces in _LINES.items()
    ),
    _attack("drop capital", "[Q]uistorp signed on Monday.", times=3),
    _attack("raised capital", "[Q]uistorp signed on Monday.", times=1.8),
)
