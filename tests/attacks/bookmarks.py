"""The name in titles of bookmarks, in signs that Unicode counts as symbols and people read as letters."""

from __future__ import annotations

import io
import unicodedata
from functools import partial

import pikepdf
from pikepdf import OutlineItem

from tests.attacks.attack import SECRET, Attack
from tests.builders.pdf import from_content, text_at

_PLAIN = text_at(50, 200, "The lease was signed on Monday.")
_ALPHABET = "abcdefghijklmnopqrstuvwxyz"
_BRAILLE = dict(zip(_ALPHABET, "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵", strict=True))
_FIRST_OF = {
    "circled": "\u24d0",
    "in parentheses": "\u249c",
    "squared": "\U0001f130",
    "white on black": "\U0001f150",
    "white on a black square": "\U0001f170",
    "of flags": "\U0001f1e6",
    "tags": "\U000e0061",
}


def _signs(first: str) -> str:
    return "".join(chr(ord(first) + _ALPHABET.index(each)) for each in SECRET.casefold())


def _titled(titles: tuple[str, ...]) -> bytes:
    def change(file: pikepdf.Pdf) -> None:
        with file.open_outline() as outline:
            outline.root.extend(OutlineItem(each, 0) for each in titles)

    return from_content(_PLAIN, change=change)


def _letter(sign: str) -> str:
    """The letter that a sign shows: the last word of its name, or the letter of Braille."""
    braille = {sign: letter for letter, sign in _BRAILLE.items()}
    name = unicodedata.name(sign, "")
    return braille.get(sign) or (name.rsplit(" ", 1)[-1] if " LETTER " in name else "")


def _says(data: bytes) -> bool:
    """Return whether the letters of all titles, in order, say the name."""
    with pikepdf.open(io.BytesIO(data)) as file, file.open_outline() as outline:
        said = "".join(_letter(sign) for item in outline.root for sign in item.title)
    return SECRET.casefold() in said.casefold()


def _attack(name: str, *titles: str) -> Attack:
    return Attack(f"{name}.pdf", partial(_titled, titles), secrets=(), terms=(SECRET,), leaks=_says)


ATTACKS = (
    *(_attack(name, f"Chapter {_signs(first)}") for name, first in _FIRST_OF.items()),
    *(_attack(f"{name}, one in each title", *_signs(_FIRST_OF[name])) for name in ("white on black", "of flags")),
    _attack("tags behind a word", f"Monday{_signs(_FIRST_OF['tags'])}"),
    _attack("Braille", "".join(_BRAILLE[each] for each in SECRET.casefold())),
)
