"""Names whose visible letters are parted by letters that nobody sees: white, tiny, narrow or invisible ones."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

import pymupdf

from tests.attacks.attack import SECRET, Attack
from tests.builders.docx import Extra, build, entries, paragraph, run, xml
from tests.builders.pdf import from_content, text_at

_SAID = "The lease of the flat runs for two years and the rent is paid monthly."
_HALVES = ("Quis", "torp")
_LARGE = 20  # points
_RUN = re.compile(r"<w:r[ >].*?</w:r>", re.DOTALL)
_TEXT = re.compile(r"<w:t[ >][^<]*</w:t>|<w:t>[^<]*</w:t>")
_TAGS = re.compile(r"<[^>]*>")
_SIZE = re.compile(r'<w:sz w:val="(\d+)"')
_STYLES = (
    '<w:style w:type="character" w:styleId="Faint"><w:name w:val="Faint"/><w:rPr><w:color w:val="FFFFFF"/>'
    '<w:sz w:val="2"/></w:rPr></w:style>'
)


def _formatted(text: str, form: str) -> str:
    return run(text, f"<w:rPr>{form}</w:rPr>")


def _docx(form: str, *, filler: str = "x e", pieces: tuple[str, ...] = tuple(SECRET), before: str = "") -> bytes:
    """Pieces of the name in runs of their own, with filler of this format behind each but the last."""
    large = f'<w:sz w:val="{2 * _LARGE}"/>'
    runs = _formatted(before, large)
    for number, piece in enumerate(pieces):
        runs += _formatted(piece, large)
        runs += _formatted(filler, form) if number < len(pieces) - 1 else ""
    styles = Extra("word/styles.xml", "styles", xml("w:styles", _STYLES))
    return build(f"{paragraph(_SAID)}<w:p>{runs}</w:p>", styles)


def _large_in_docx(data: bytes) -> bool:
    """Return whether the large letters of the file spell the name."""
    text = entries(data)["word/document.xml"].decode()
    large = [each[0] for each in _RUN.finditer(text) if (size := _SIZE.search(each[0])) and int(size[1]) == 2 * _LARGE]
    return SECRET in "".join(_TAGS.sub("", each) for each in large)


def _pdf(filler: bytes, *, back: bool = False, pieces: tuple[str, ...] = tuple(SECRET), before: str = "") -> bytes:
    """Pieces of the name, large, with filler behind each but the last; `back`: drawn over the letter before it."""
    content = f"BT 1 0 0 1 50 150 Tm /F1 {_LARGE} Tf ({before}) Tj ".encode()
    for number, piece in enumerate(pieces, start=1):
        content += f"/F1 {_LARGE} Tf 0 g 0 Tr 100 Tz ({piece}) Tj ".encode()
        if number < len(pieces):
            content += filler
            content += b"[1334] TJ " if back else b""
    return from_content(text_at(50, 220, _SAID) + content + b"ET\n")


def _large_in_pdf(data: bytes) -> bool:
    """Return whether the large dark letters of a page spell the name."""
    with pymupdf.open("pdf", data) as file:
        return any(SECRET in "".join(_large(page)) for page in file)


def _large(page: pymupdf.Page) -> Iterator[str]:
    for block in page.get_texttrace():
        if block["size"] == _LARGE and block["type"] != 3 and max(block["color"]) < 0.5:
            yield "".join(chr(each[0]) for each in block["chars"])


_in_docx = partial(Attack, terms=(SECRET,), leaks=_large_in_docx)
_in_pdf = partial(Attack, terms=(SECRET,), leaks=_large_in_pdf)

ATTACKS = (
    _in_docx("white-and-tiny.docx", lambda: _docx('<w:color w:val="FFFFFF"/><w:sz w:val="2"/>')),
    _in_docx("white.docx", lambda: _docx('<w:color w:val="FDFDFD"/>')),
    _in_docx("tiny.docx", lambda: _docx('<w:sz w:val="2"/>')),
    _in_docx("small.docx", lambda: _docx('<w:sz w:val="9"/>')),
    _in_docx("narrow.docx", lambda: _docx('<w:w w:val="1"/>')),
    _in_docx("by-style.docx", lambda: _docx('<w:rStyle w:val="Faint"/>')),
    _in_docx("white-on-black.docx", lambda: _docx('<w:color w:val="000000"/><w:highlight w:val="black"/>')),
    _in_docx("tiny-words.docx", lambda: _docx('<w:sz w:val="2"/>', filler=" and so on ")),
    _in_docx("tiny-halves.docx", lambda: _docx('<w:sz w:val="2"/>', filler="abc", pieces=_HALVES)),
    _in_docx("white-halves.docx", lambda: _docx('<w:color w:val="FFFFFF"/>', filler="tel", pieces=_HALVES)),
    Attack(
        "not-asked-for.docx",
        lambda: _docx('<w:color w:val="FFFFFF"/><w:sz w:val="2"/>', before="My landlord is Mr "),
        leaks=_large_in_docx,
    ),
    _in_pdf("white-and-tiny.pdf", lambda: _pdf(b"/F1 1 Tf 1 g (x e) Tj ")),
    _in_pdf("white.pdf", lambda: _pdf(b"/F1 8 Tf 1 g 5 Tz (x e) Tj ")),
    _in_pdf("white-underneath.pdf", lambda: _pdf(b"1 g (x e) Tj ", back=True)),
    _in_pdf("tiny.pdf", lambda: _pdf(b"/F1 1 Tf (x e) Tj ")),
    _in_pdf("narrow.pdf", lambda: _pdf(b"1 Tz (x e) Tj ")),
    _in_pdf("not-painted.pdf", lambda: _pdf(b"/F1 2 Tf 3 Tr (x e) Tj ")),
    _in_pdf("tiny-words.pdf", lambda: _pdf(b"/F1 0.5 Tf (lorem ipsum) Tj ")),
    _in_pdf("white-halves.pdf", lambda: _pdf(b"/F1 3 Tf 1 g (tel) Tj ", pieces=_HALVES)),
    Attack(
        "not-asked-for.pdf", lambda: _pdf(b"/F1 1 Tf 1 g (x e) Tj ", before="My landlord is Mr "), leaks=_large_in_pdf
    ),
)
