"""The name drawn with signs over several lines: number signs, blocks, circles, Braille, shades, its own letters."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import numpy as np
import pikepdf
import pypdfium2
from pikepdf import Name
from PIL import Image, ImageDraw, ImageFont

from tests.attacks.attack import SECRET, Attack
from tests.builders.docx import build, entries, paragraph
from tests.builders.pdf import from_content, text_at

_SAID = "The lease of the flat runs for two years."
_SHADES = " .:-=+*#%@"
_HALVES = " ▀▄█"
_BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))

Shades = list[list[int]]


def _shades(size: int = 12) -> Shades:
    """Rows of the picture of the name, 0 to 255, with an even number of columns and rows divisible by four."""
    font = ImageFont.load_default(size)
    right, bottom = (round(each) for each in font.getbbox(SECRET)[2:])
    picture = Image.new("L", (right + 2 + right % 2, bottom + 4 - bottom % 4), 0)
    ImageDraw.Draw(picture).text((1, 1), SECRET, fill=255, font=font)
    return [list(map(int, row)) for row in np.asarray(picture)]


def _signs(ink: str, ground: str = " ", *, wide: int = 1, size: int = 12) -> str:
    return "\n".join("".join((ink if each > 110 else ground) * wide for each in row) for row in _shades(size))


def _halves() -> str:
    rows = _shades()
    return "\n".join(
        "".join(_HALVES[(one > 110) + 2 * (other > 110)] for one, other in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    )


def _braille() -> str:
    rows = _shades()
    return "\n".join(
        "".join(
            chr(0x2800 + sum(_BITS[y][x] for y in range(4) for x in range(2) if rows[top + y][left + x] > 110))
            for left in range(0, len(rows[0]), 2)
        )
        for top in range(0, len(rows), 4)
    )


def _shaded() -> str:
    return "\n".join("".join(_SHADES[each * len(_SHADES) // 256] for each in row) for row in _shades(20))


def _own() -> str:
    rows = _shades(16)
    letters = [SECRET.upper()[at * len(SECRET) // len(rows[0])] for at in range(len(rows[0]))]
    return "\n".join(
        "".join(letter if each > 110 else " " for letter, each in zip(letters, row, strict=True)) for row in rows
    )


_DRAWN: dict[str, Callable[[], str]] = {
    "number signs": partial(_signs, "#"),
    "stars on dots": partial(_signs, "*", "."),
    "letters": partial(_signs, "X", "."),
    "digits": partial(_signs, "1", "0"),
    "blocks, two wide": partial(_signs, "█", wide=2),
    "circles": partial(_signs, "●", "○"),
    "squares": partial(_signs, "⬛", "⬜"),
    "large": partial(_signs, "@", size=24),
    "half blocks": _halves,
    "Braille": _braille,
    "shades": _shaded,
    "its own letters": _own,
}


def _text(draw: Callable[[], str]) -> bytes:
    return f"{_SAID}\n\n{draw()}\n\n{_SAID}\n".encode()


def _word(draw: Callable[[], str]) -> bytes:
    return build("".join(map(paragraph, (_SAID, *draw().split("\n"), _SAID))))


_WIDE, _HIGH = 4.8, 8.0  # points of a sign of Courier 8


def _page(draw: Callable[[], str], *, apart: bool = False) -> bytes:
    """A page with the picture in lines, or in signs that are drawn one by one, in no order."""
    rows = [(40, 330 - _HIGH * at, line) for at, line in enumerate(draw().split("\n"))]
    if apart:
        rows = [(x + _WIDE * at, y, sign) for x, y, line in rows for at, sign in enumerate(line) if sign != " "]
        Random(5).shuffle(rows)
    drawn = b"".join(text_at(round(x, 1), y, line, size=8) for x, y, line in rows if line.strip())
    said = [text_at(40, y, _SAID) for y in (370, 20)]
    return from_content(said[0], said[0] + drawn + said[1], size=(560, 400), change=_monospaced)


def _monospaced(file: pikepdf.Pdf) -> None:
    for page in file.pages:
        page.Resources.Font.F1.BaseFont = Name.Courier


def _seen(draw: Callable[[], str], data: bytes) -> bool:
    """Return whether half of the signs are left."""
    with pypdfium2.PdfDocument(data) as file:
        text = "".join(page.get_textpage().get_text_range() for page in file)
    ink = [each for each in draw().replace(".", " ").split("\n") if each.strip()]
    return sum(map(text.count, set("".join(ink)) - {" "})) > sum(map(len, "".join(ink).split())) / 2


def _left(draw: Callable[[], str], data: bytes) -> bool:
    """Return whether half of the lines are left."""
    lines = {each.strip() for each in draw().split("\n")} - {""}
    text = (entries(data)["word/document.xml"] if data.startswith(b"PK") else data).decode()
    return sum(each in text for each in lines) > len(lines) / 2


ATTACKS = [
    Attack(
        f"{name}.{suffix}",
        partial(make, draw),
        secrets=(),
        terms=(SECRET,),
        leaks=partial(_left, draw),
        notice="picture-of-signs",
    )
    for name, draw in _DRAWN.items()
    for suffix, make in (("txt", _text), ("docx", _word))
] + [
    Attack(
        f"{name}{', one by one' * apart}.pdf",
        partial(_page, draw, apart=apart),
        secrets=(),
        terms=(SECRET,),
        leaks=partial(_seen, draw),
        notice="picture-of-signs",
    )
    for name, draw in _DRAWN.items()
    for apart in (False, True)
    if draw().isascii()
]
