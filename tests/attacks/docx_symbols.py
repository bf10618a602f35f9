"""A number of a person in the digits of symbol fonts: as symbols, and as codes of the private area in a text."""

from __future__ import annotations

import re
from functools import partial

from tests.attacks.attack import SECRET, Attack
from tests.builders.docx import Extra, build, entries, paragraph, run, xml

_NUMBER = "53177429"
_SAID = paragraph(f"Her file is {_NUMBER}; the lease of the flat runs for two years.")
_FONT = '<w:rPr><w:rFonts w:ascii="{0}" w:hAnsi="{0}"/></w:rPr>'
_STYLE = f'<w:style w:type="paragraph" w:styleId="S"><w:name w:val="S"/>{_FONT.format("Symbol")}</w:style>'
_FIRST = {"Symbol": 0x30, "Wingdings": 0x80, "Wingdings black": 0x8B, "Wingdings 2": 0x69, "Wingdings 2 black": 0x74}
"""Fonts, and the place of their digit nought."""


def _codes(font: str) -> list[int]:
    return [0xF000 + _FIRST[font] + int(digit) for digit in _NUMBER]


def _symbols(font: str) -> bytes:
    name = font.removesuffix(" black")
    signs = "".join(f'<w:r><w:sym w:font="{name}" w:char="{code:04X}"/></w:r>' for code in _codes(font))
    return build(_SAID + f"<w:p>{signs}</w:p>")


def _text(font: str) -> bytes:
    name = font.removesuffix(" black")
    return build(_SAID + f"<w:p><w:r>{_FONT.format(name)}<w:t>{''.join(map(chr, _codes(font)))}</w:t></w:r></w:p>")


def _styled() -> bytes:
    text = paragraph("".join(map(chr, _codes("Symbol"))), properties='<w:pPr><w:pStyle w:val="S"/></w:pPr>')
    return build(_SAID + text, Extra("word/styles.xml", "styles", xml("w:styles", _STYLE)))


def _parted() -> bytes:
    """Half of the digits in each font."""
    sign = f'<w:r><w:sym w:font="Symbol" w:char="{_codes("Symbol")[3]:04X}"/></w:r>'
    return build(_SAID + f"<w:p>{run(_NUMBER[:3])}{sign}{run(_NUMBER[4:])}</w:p>")


def _named(*, runs: bool) -> bytes:
    """The name in Symbol, which shows Greek letters, in one run or in a run for each letter."""
    signs = [f'<w:sym w:font="Symbol" w:char="F0{ord(each):02X}"/>' for each in SECRET]
    written = "".join(f"<w:r>{each}</w:r>" for each in signs) if runs else f"<w:r>{''.join(signs)}</w:r>"
    return build(paragraph(f"Mr {SECRET} signed the lease.") + f"<w:p>{run('Mr ')}{written}{run(' came.')}</w:p>")


def _left(data: bytes) -> bool:
    """Return whether the number is left in letters or in the digits of any symbol font."""
    texts = "".join(each.decode("utf-8", "replace") for name, each in entries(data).items() if name.endswith(".xml"))
    written = re.sub(r'<w:sym [^>]*w:char="(\w{4})"[^>]*>', lambda each: chr(int(each[1], 16)), texts)
    plain = re.sub("<[^>]*>", "", written)
    tables = ({0xF000 + first + digit: str(digit) for digit in range(10)} for first in _FIRST.values())
    return any(_NUMBER in plain.translate(table) for table in tables)


_by_term = partial(Attack, secrets=(), terms=(_NUMBER,), leaks=_left)

ATTACKS = (
    Attack("name in Symbol.docx", partial(_named, runs=False), terms=(SECRET,)),
    Attack("name in Symbol, run by run.docx", partial(_named, runs=True), terms=(SECRET,)),
    *(_by_term(f"symbols of {font}.docx", partial(_symbols, font)) for font in _FIRST),
    *(_by_term(f"text in {font}.docx", partial(_text, font)) for font in _FIRST if not font.startswith("Wingdings 2")),
    _by_term("style with a symbol font.docx", _styled),
    _by_term("one digit as a symbol.docx", _parted),
)
