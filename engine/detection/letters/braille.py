"""Letters of Braille, and its signs for several letters or for letters with an accent, in each language."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.expressions import Expression
from engine.detection.letters.views import View

_SIGN = Expression("[\u2801-\u28ff]")
_SIX_DOTS = 0x28_3F  # without the dots 7 and 8, which mark capitals and the cursor
_DIGITS = dict(zip("⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊", "0123456789", strict=True))
_NUMBER = Expression("\u283c(?P<digits>[⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊]+)")
"""A number sign, and the letters that are digits behind it."""
_LETTERS = dict(zip("⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵", "abcdefghijklmnopqrstuvwxyz", strict=True))
# Those of English, German, Danish and Norwegian, French, Spanish and Portuguese.
_ALSO = tuple(
    dict(zip(signs, meanings.split(), strict=True))
    for signs, meanings in (
        ("⠯⠿⠷⠮⠾⠡⠣⠩⠹⠱⠫⠻⠳⠪⠌⠜⠬⠢⠔", "and for of the with ch gh sh th wh ed er ou ow st ar ing en in"),
        ("⠜⠪⠳⠮⠡⠌⠩⠣⠬⠹⠱⠾", "ä ö ü ss au äu ei eu ie ch sch st"),
        ("⠡⠜⠪⠿", "å æ ø é"),
        ("⠯⠿⠷⠮⠾⠡⠣⠩⠹⠱⠫⠻⠳⠪", "ç é à è ù â ê î ô û ë ï ü œ"),
        ("⠷⠮⠌⠬⠾⠻⠳", "á é í ó ú ñ ü"),
        ("⠷⠿⠌⠬⠾⠫⠡⠣⠹⠜⠪⠯", "á é í ó ú à â ê ô ã õ ç"),
    )
)


def letter(character: str) -> str:
    """Return the letter that a sign stands for in all languages; empty for other characters."""
    return _LETTERS.get(_plain(character), "")


def readings(text: str) -> Iterator[View]:
    """Yield the text with letters in place of Braille, as read in each language that gives its signs a meaning."""
    said = {_plain(each) for each in _SIGN.findall(text)}
    for also in _ALSO:
        if said.isdisjoint(also):
            continue
        known = _LETTERS | also
        written = [(known.get(_plain(each), each), at) for at, each in enumerate(text)]
        yield View("".join(each for each, _ in written), tuple((at, at + 1) for each, at in written for _ in each))


def numbers(text: str) -> View | None:
    """Return the text with digits in place of the letters that follow a number sign; None without any."""
    characters: list[str] = []
    places: list[tuple[int, int]] = []
    position = 0
    for match in _NUMBER.finditer(text):
        for start, end in ((position, match.start()), match.span("digits")):
            characters += (_DIGITS.get(_plain(each), each) if end == match.end() else each for each in text[start:end])
            places += ((at, at + 1) for at in range(start, end))
        position = match.end()
    if not position:
        return None
    characters += text[position:]
    places += ((at, at + 1) for at in range(position, len(text)))
    return View("".join(characters), tuple(places))


def _plain(character: str) -> str:
    return chr(ord(character) & _SIX_DOTS) if _SIGN.match(character) else character
