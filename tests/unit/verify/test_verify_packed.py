"""Strings that a file of another tool holds in packed form are found: compressed, encoded for mail, in old bytes."""

from __future__ import annotations

import base64
import bz2
import gzip
import io
import struct
import tarfile
import zlib
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, String
from PIL import Image, ImageDraw, ImageFont, PngImagePlugin

from engine.core.options import Options
from engine.core.progress import Silent
from engine.pipeline import released
from engine.verify import packed
from tests.builders.docx import Extra, build, field, paragraph, zipped
from tests.builders.pdf import SECRET, from_content, page_with, saved, text_at
from tests.builders.scans import needs_english

LINE = "The lease was signed"
SAID = f"Mr {SECRET} signed it".encode()
RICH = b"{\\rtf1 Mr " + b"".join(b"\\'%02x" % each for each in SECRET.encode()) + b"}"
MAIL = b"Content-Transfer-Encoding: base64\n\n" + base64.b64encode(SAID) + b"\n"
QUOTED = b"Content-Transfer-Encoding: quoted-printable\n\nMr Qui=\nstorp\n"
OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(504)


def _tar() -> bytes:
    target = io.BytesIO()
    with tarfile.open(fileobj=target, mode="w:gz") as archive:
        member = tarfile.TarInfo("a")
        member.size = len(SAID)
        archive.addfile(member, io.BytesIO(SAID))
    return target.getvalue()


def _attached(content: bytes) -> bytes:
    return page_with(LINE, change=lambda file: file.attachments.__setitem__("a", content))


def _holding(make: Callable[[pikepdf.Pdf], pikepdf.Object]) -> bytes:
    """A file with an object that no page draws."""
    return page_with(LINE, change=lambda file: file.Root.__setitem__("/Held", file.make_indirect(make(file))))


def _revised() -> bytes:
    """A file with an earlier revision, whose object streams only its own table lists."""
    first = page_with(SAID.decode())
    second = saved(pikepdf.open(io.BytesIO(page_with(LINE))), static_id=True)
    return first + b"\n" + second[second.index(b"%PDF-") :]


def _form_in_pieces(file: pikepdf.Pdf) -> None:
    pieces = Array([String("a"), file.make_stream(b"<a>Quis"), String("b"), file.make_stream(b"torp</a>")])
    file.Root.AcroForm = Dictionary(Fields=Array(), XFA=pieces)


def _without_directory() -> bytes:
    """An entry of a zip that the directory does not list: some programs leave deleted ones in place."""
    old = zipped({"a.xml": SAID * 3})
    return old[: old.index(b"PK\x01\x02")] + build(paragraph(LINE))


def _picture_with_text() -> bytes:
    texts = PngImagePlugin.PngInfo()
    texts.add_text("Comment", SAID.decode(), zip=True)
    target = io.BytesIO()
    Image.new("L", (20, 20)).save(target, "PNG", pnginfo=texts)
    return target.getvalue()


def _metafile(text: str = SECRET) -> bytes:
    """A drawing that draws each letter alone."""
    header = struct.pack("<2I8i4s11I", 1, 88, *[0] * 8, b" EMF", *[0] * 11)
    record = struct.pack("<2I4iI2f2i3I4iI", 84, 80, *[0] * 4, 1, 1, 1, 0, 0, 1, 76, *[0] * 6)
    return header + b"".join(record + each.encode("utf-16-le") + bytes(2) for each in text)


def _part(content: bytes, name: str = "word/embeddings/a.bin", kind: str = "package") -> bytes:
    return build(paragraph(LINE), Extra(name, kind, content, "application/x"))


def _xml(content: str) -> bytes:
    return build(paragraph(LINE), Extra("word/a.xml", "webextension", content))


def _by_letter(mark: str) -> str:
    return "".join(mark.format(ord(each)) for each in SECRET)


PACKED: dict[str, Callable[[], bytes]] = {
    "gzip.pdf": lambda: _attached(gzip.compress(SAID)),
    "tar.pdf": lambda: _attached(_tar()),
    "bzip2.pdf": lambda: _attached(bz2.compress(SAID)),
    "mail.pdf": lambda: _attached(MAIL),
    "quoted mail.pdf": lambda: _attached(QUOTED),
    "rich text.pdf": lambda: _attached(RICH),
    "unclosed markup.docx": lambda: _part(b"<p>Qui<b>storp", "word/a.html", "aFChunk"),
    "markup.pdf": lambda: _attached(b"<p>Qui<b>storp</b></p>"),
    "32 bits.pdf": lambda: _attached(SECRET.encode("utf-32")),
    "compressed once more.pdf": lambda: _holding(lambda file: file.make_stream(zlib.compress(SAID))),
    "behind the end.pdf": lambda: page_with(LINE) + zlib.compress(SAID),
    "revision.pdf": _revised,
    "form in pieces.pdf": lambda: page_with(LINE, change=_form_in_pieces),
    "text that nothing draws.pdf": lambda: _holding(lambda file: file.make_stream(b"BT [(Qui) 9 (sto)] TJ (rp) Tj ET")),
    "page that no tree lists.pdf": lambda: _holding(
        lambda file: Dictionary(Type=Name.Page, Contents=file.make_stream(b"BT (Quis) Tj 9 0 Td (torp) Tj ET"))
    ),
    "name in hexadecimal.pdf": lambda: from_content(
        text_at(50, 200, LINE) + b"/" + _by_letter("#{:02x}").encode() + b" BMC EMC"
    ),
    "rich text.txt": lambda: b"{\\rtf1 Mr Qui\\b storp}",
    "typeset.txt": lambda: b"Mr Qui\\textbf{storp} signed",
    "7 bits.txt": lambda: b"Mr +" + base64.b64encode(SECRET.encode("utf-16-be")).rstrip(b"=") + b"-",
    "lines of base 64.txt": lambda: b"\n".join(
        base64.b64encode(SAID * 3)[start : start + 22] for start in range(0, 88, 22)
    ),
    "without a shape.txt": lambda: (LINE + "".join(chr(0xE0000 + ord(each)) for each in SECRET)).encode(),
    "zip in an object.docx": lambda: _part(OLE + zipped({"a": SAID * 9})),
    "gzip.docx": lambda: _part(gzip.compress(SECRET.encode("utf-16-le") * 3)),
    "behind a picture.docx": lambda: _part(
        _picture_with_text()[:99] + zipped({"a": SAID * 9}), "word/media/a.png", "image"
    ),
    "text in a picture.docx": lambda: _part(_picture_with_text(), "word/media/a.png", "image"),
    "drawing.docx": lambda: _part(_metafile(), "word/media/a.emf", "image"),
    "without directory.docx": _without_directory,
    "mail.docx": lambda: _part(MAIL, "word/a.mht", "aFChunk"),
    "rich text.docx": lambda: _part(RICH, "word/a.rtf", "aFChunk"),
    "field code.docx": lambda: build(field("AUTHOR Quis</w:instrText><w:instrText>torp", "x")),
    "address.docx": lambda: build(
        paragraph(LINE), Extra("http://a.invalid/" + _by_letter("%{:02X}"), "hyperlink", None)
    ),
    "question.docx": lambda: build(
        paragraph(LINE), Extra("http://a.invalid/?a=" + base64.b64encode(SAID).decode(), "hyperlink", None)
    ),
    "escapes.docx": lambda: _xml(f'<a b="{_by_letter(f"{chr(92)}u{{:04x}}")}"/>'),
    "namespace.docx": lambda: build(f'<w:p xmlns:q="http://{SECRET}"/>'),
}


def _found(name: str, data: bytes, folder: Path, languages: tuple[str, ...] = ()) -> bool:
    path = folder / name
    path.write_bytes(data)
    return SECRET in released.find_terms(path, Options(terms=(SECRET,), ocr_languages=languages), Silent())


@pytest.mark.parametrize("name", PACKED)
def test_a_packed_string_is_found(name: str, tmp_path: Path) -> None:
    assert _found(name, PACKED[name](), tmp_path)


def _pixels(kind: str) -> bytes:
    image = Image.new("L", (700, 120), 255)
    ImageDraw.Draw(image).text((20, 30), f"Mr {SECRET} signed", fill=0, font=ImageFont.load_default(48))
    target = io.BytesIO()
    image.save(target, kind)
    return target.getvalue()


PICTURED: dict[str, Callable[[], bytes]] = {
    "attached.pdf": lambda: _attached(_pixels("PNG")),
    "thumbnail.docx": lambda: _part(_pixels("JPEG"), "docProps/thumbnail.jpeg", "thumbnail"),
    "behind a picture.docx": lambda: _part(_picture_with_text() + _pixels("PNG"), "word/media/a.png", "image"),
    "in an address.docx": lambda: _xml(f'<a b="data:image/png;base64,{base64.b64encode(_pixels("PNG")).decode()}"/>'),
    "in rich text.docx": lambda: _part(b"{\\rtf1 {\\pict " + _pixels("PNG").hex().encode() + b"}}", "word/a.rtf"),
}


@needs_english
@pytest.mark.parametrize("name", PICTURED)
def test_a_packed_picture_is_read(name: str, tmp_path: Path) -> None:
    assert _found(name, PICTURED[name](), tmp_path, ("eng",))


def test_a_drawing_for_windows_is_no_damage(tmp_path: Path) -> None:
    """Pillow opens the head of such a drawing, and can't draw it."""
    assert not _found("drawing.docx", _part(_metafile("Nobody"), "word/media/a.emf", "image"), tmp_path)


def test_what_cant_be_unpacked_is_unknown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packed, "_MOST_BYTES", 100)
    with pytest.raises(ValueError, match="too much"):
        list(packed.contents(gzip.compress(bytes(1000))))


@pytest.mark.parametrize("name", ["plain.pdf", "plain.docx"])
def test_an_ordinary_file_packs_nothing(name: str, tmp_path: Path) -> None:
    assert not _found(name, page_with(LINE) if name.endswith("pdf") else build(paragraph(LINE)), tmp_path)
