"""The text layer says other letters than the page shows: maps that lie, and glyphs that draw more than a letter."""

from __future__ import annotations

import io
import string
from functools import partial

import pikepdf
from pikepdf import Array, Dictionary

from tests.attacks.attack import SECRET, Attack
from tests.builders.pdf import saved
from tests.builders.pdf_glyphs import embedded, said, simple, standard, type3

LINE = f"The lease was signed by {SECRET}"
PERSON = "The lease was signed by Mr Martin Quistorp, born in Hamburg."
PLAIN = (f"Mr {SECRET} moved out.",)
TERM = (SECRET,)
_SHIFTED = {each: chr(ord(each) + 1) for each in string.ascii_letters if each not in "zZ"} | {"z": "a", "Z": "A"}


def _shifted(sign: str) -> str:
    return _SHIFTED.get(sign, sign)


def _swapped(sign: str) -> str:
    return {"s": "t", "t": "s", "i": "a", "a": "i", "o": "e", "e": "o"}.get(sign, sign)


def _instead(texts: dict[str, str], sign: str) -> str:
    return texts.get(sign, sign)


def _chinese(sign: str) -> str:
    return chr(0x4E00 + 16 * ord(sign)) if sign.isalpha() else sign


def _said(say: object, *lines: str, plain: tuple[str, ...] = (), dark: bool = False) -> bytes:
    return said(embedded(*(lines or (LINE,)), plain=plain, dark=dark), say)  # type: ignore[arg-type]


def _one(**texts: str) -> object:
    return partial(_instead, texts)


_MARKED = LINE.replace(SECRET, "#")
_SIGNS = {"bullet": "\u2022", "dash": "\u2013", "low line": "_", "dots": "\u2026", "comma": ",", "star": "\u2605"}
_NAMES = {each: {" ": "space"}.get(each, each) for each in LINE}
_LYING = dict(zip("abcdefghijklmnopqrstuvwxyz", "nopqrstuvwxyzabcdefghijklm", strict=True))


def _lying_differences(plain: tuple[str, ...] = ()) -> bytes:
    """Each code has the name of another letter, under which the font holds the letter that is meant."""
    names = {each: _LYING.get(each, _NAMES[each]) for each in LINE}
    return simple(LINE, {name: each for each, name in names.items()}, names=names, plain=plain)


def _in_glyphs(size: int, sign: str) -> bytes:
    """The name in glyphs of a few letters each, all of which the font states to be one sign."""
    pieces = {chr(ord("a") + at): SECRET[at : at + size] for at in range(0, len(SECRET), size)}
    return type3(pieces, "".join(pieces), means=dict.fromkeys(pieces, sign))


def _low(*, by_state: bool = False) -> bytes:
    """The name in a glyph that fills a fifth of its letter; its font may be set by a graphics state."""
    with pikepdf.open(io.BytesIO(type3({"x": SECRET}, "x", means={"x": "\u2022"}))) as file:
        page = file.pages[0]
        font = page.Resources.Font.F0
        (glyph,) = font.CharProcs.values()
        glyph.write(glyph.read_bytes().replace(b"d1", b"d1 .2 0 0 .2 0 0 cm"))
        set_ = b"/G gs" if by_state else b"/F0 120 Tf"
        page.Resources.ExtGState = Dictionary(G=Dictionary(Font=Array([font, 120])))
        page.Resources.Font = Dictionary({} if by_state else {"/F0": font})
        page.Contents = file.make_stream(b"BT " + set_ + b" 40 150 Td (x) Tj ET")
        return saved(file)


ATTACKS = (
    Attack("low.pdf", _low, terms=TERM),
    Attack("low-by-state.pdf", partial(_low, by_state=True), terms=TERM),
    *(
        Attack(f"{size}-letters-as-{name}.pdf", partial(_in_glyphs, size, sign), terms=TERM)
        for name, sign in _SIGNS.items()
        for size in (2, 4, 8)
    ),
    Attack("shifted.pdf", partial(_said, _shifted), terms=TERM),
    Attack("shifted-and-in-text.pdf", partial(_said, _shifted, plain=PLAIN), terms=TERM),
    Attack("shifted-without-terms.pdf", partial(_said, _shifted, PERSON)),
    Attack("shifted-white-on-black.pdf", partial(_said, _shifted, dark=True), terms=TERM),
    Attack("swapped.pdf", partial(_said, _swapped), terms=TERM),
    Attack("swapped-and-in-text.pdf", partial(_said, _swapped, plain=PLAIN), terms=TERM),
    Attack("some-letters.pdf", partial(_said, _one(u="x", r="k", p="m")), terms=TERM),
    Attack("one-letter-is-a-sign.pdf", partial(_said, _one(i="\u263a")), terms=TERM),
    Attack("vowels-are-nothing.pdf", partial(_said, _one(o="\u200b", i="\u200b", u="\u200b")), terms=TERM),
    Attack("private-use.pdf", partial(_said, _one(s="\ue001", t="\ue002", r="\ue003")), terms=TERM),
    Attack("look-alike.pdf", partial(_said, _one(o="\u043e", p="\u0440", s="\u0455", i="\u0456")), terms=TERM),
    Attack("digits.pdf", partial(_said, _one(o="0", i="1")), terms=TERM),
    Attack("spaces.pdf", partial(_said, lambda _: " "), terms=TERM),
    Attack("invisible.pdf", partial(_said, lambda _: "\u200b"), terms=TERM),
    Attack("chinese.pdf", partial(_said, _chinese), terms=TERM),
    Attack("ligature.pdf", partial(embedded, LINE.replace("st", "\ufb01"), glyphs={"\ufb01": "st"}), terms=TERM),
    Attack("word-in-a-glyph.pdf", partial(embedded, _MARKED, glyphs={"#": SECRET}), terms=TERM),
    Attack(
        "word-in-a-glyph-and-in-text.pdf", partial(embedded, _MARKED, glyphs={"#": SECRET}, plain=PLAIN), terms=TERM
    ),
    Attack("type3-name.pdf", partial(type3, {"x": SECRET}, "x"), terms=TERM),
    Attack("type3-line.pdf", partial(type3, {each: each for each in LINE} | {"#": SECRET}, _MARKED), terms=TERM),
    Attack("type3-name-is-a-space.pdf", partial(type3, {"x": SECRET}, "x", means={"x": " "}, plain=PLAIN), terms=TERM),
    Attack("differences.pdf", _lying_differences, terms=TERM),
    Attack("differences-and-in-text.pdf", partial(_lying_differences, PLAIN), terms=TERM),
    Attack("standard-font.pdf", partial(standard, LINE, _shifted), terms=TERM),
)
