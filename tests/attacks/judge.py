"""Looks for a name in the bytes of a file, with other readers than the program's own; sees no intermediate value."""

from __future__ import annotations

import base64
import html
import io
import quopri
import re
import shutil
import subprocess
import tempfile
import unicodedata
import urllib.parse
import zipfile
from collections.abc import Iterator
from itertools import pairwise, zip_longest
from pathlib import Path

import docx
import pikepdf
import pymupdf
import pytest
import tesserocr
from fontTools import agl
from PIL import Image

from engine.documents import ocr, ocr_data
from tests.builders.scans import ENGLISH, UNREAD

_DPI = 200
_HEX = re.compile(rb"<([0-9A-Fa-f\s]+)>")
_NO_LETTERS = re.compile(r"[\W_]+")
_TAGS = re.compile(r"<[^>]*>")
_READING = re.compile(r"<w:rt[ >].*?</w:rt>", re.DOTALL)
_DELETED = re.compile(r"<w:(del|moveFrom)[ >].*?</w:\1>", re.DOTALL)
_SYMBOL = re.compile(r'<w:sym [^>]*w:char="([0-9A-Fa-f]{4})"[^>]*>')
_TERMINAL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
_BACKWARDS = re.compile("\u202e([^\u202c\n]*)\u202c?")
_ESCAPES = re.compile(r"\\u([0-9A-Fa-f]{4})|\\x([0-9A-Fa-f]{2})")
_RTF_BYTES = re.compile(r"\\'([0-9a-f]{2})")
_BASE_64 = re.compile(r"(?:[A-Za-z0-9+/]{20,}={0,2}\s*)+")


def places(data: bytes, name: str, secret: str) -> list[str]:
    """The readers that still find `secret` in the file, by name; the suffix of `name` says the format."""
    look = {".pdf": _pdf, ".docx": _docx}.get(Path(name).suffix, _text)
    return [place for place, text in look(data) if _squeezed(secret) in _squeezed(text)]


def _squeezed(text: str) -> str:
    """Letters and digits only, without case, marks or ligatures."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    return _NO_LETTERS.sub("", plain)


def _decoded(data: bytes) -> Iterator[str]:
    """Bytes in every encoding that a file uses for strings."""
    yield data.decode("latin-1")
    yield data[::2].decode("latin-1")  # every second byte of UTF-16 without regard to its order
    yield data[1::2].decode("latin-1")
    yield data.decode("cp500")
    for digits in _HEX.findall(data):
        packed = bytes.fromhex(re.sub(rb"\s", b"", digits).decode().ljust(2, "0")[: len(digits) // 2 * 2])
        yield packed.decode("latin-1")
        yield packed.decode("utf-16-be", "ignore")


def _text(data: bytes) -> Iterator[tuple[str, str]]:
    for text in _decoded(data):
        yield "bytes", text
    text = data.decode("utf-8", "replace")
    yield "columns", _columns(text)
    yield "characters below each other", "\n".join(map("".join, zip_longest(*text.splitlines(), fillvalue=" ")))
    yield from _interpreted(text)


def _interpreted(text: str) -> Iterator[tuple[str, str]]:
    """Yield text with markup or in a transfer encoding as the programs show it that read such text."""
    yield "a browser", html.unescape(_TAGS.sub("", text))
    yield "a mail program", quopri.decodestring(text.encode()).decode("utf-8", "replace")
    yield "a web server", urllib.parse.unquote_plus(text)
    yield "a terminal", _TERMINAL.sub("", text)
    yield "a screen", _BACKWARDS.sub(lambda each: each[1][::-1], text)
    yield "a compiler", _ESCAPES.sub(lambda each: chr(int(each[1] or each[2], 16)), text).replace("\\", "")
    yield "a word processor", _RTF_BYTES.sub(lambda each: chr(int(each[1], 16)), text).replace("{", "").replace("}", "")
    yield "a typesetter", text.replace("\\", "").replace("{", "").replace("}", "")
    yield "a page printer", "".join(re.findall(r"\(([^)]*)\)", text))
    for block in _BASE_64.findall(text):
        yield "a decoder", base64.b64decode("".join(block.split()) + "==").decode("utf-8", "replace")


def _columns(text: str) -> str:
    """Text of letters in columns, read down."""
    rows = [re.split(r"[,;\t|]", line) for line in text.splitlines()]
    width = max(map(len, rows), default=0)
    return "\n".join("".join(row[column] if column < len(row) else "" for row in rows) for column in range(width))


def _pdf(data: bytes) -> Iterator[tuple[str, str]]:
    yield "bytes", data.decode("latin-1")
    with pikepdf.open(io.BytesIO(data)) as file:
        yield "trailer", file.trailer.unparse(resolved=True).decode("latin-1")
        for each in file.objects:
            yield from _object(each)
    for options in ((), ("-raw",), ("-layout",)):
        yield "pdftotext", _run("pdftotext", *options, "{}", "-", data=data).decode("utf-8", "replace")
    with pymupdf.open("pdf", data) as document:
        pages = [page.get_text() for page in document]
        yield "halves of words", "\n".join(_continued("\n".join(pages)))
        yield "over the end of a page", "\n".join(_over(pages))
        for page in document:
            yield "MuPDF", page.get_text()
            yield "letters of a page, line by line", _across(page)
            yield from _interpreted(page.get_text())
            yield "letters of a page, column by column", _downwards(page)
            yield from (("letters of one size", text) for text in _by_size(page))
            pixels = page.get_pixmap(dpi=_DPI)
            yield (
                "picture of a page",
                read_picture(Image.frombytes("RGB", (pixels.width, pixels.height), pixels.samples)),
            )


def _by_size(page: pymupdf.Page) -> Iterator[str]:
    """The text of a page in one size of type after the other, as the eye tells a reading from what it stands above."""
    spans = [
        each for block in page.get_text("dict")["blocks"] for line in block.get("lines", ()) for each in line["spans"]
    ]
    for size in {round(each["size"]) for each in spans}:
        yield "".join(each["text"] for each in spans if round(each["size"]) == size)


def _across(page: pymupdf.Page) -> str:
    """All letters from the left to the right, whatever the order of the file."""
    lines = [line for block in page.get_text("rawdict")["blocks"] for line in block.get("lines", ())]
    found = [
        (round(each["origin"][1]), each["origin"][0], each["c"])
        for x in lines
        for y in x["spans"]
        for each in y["chars"]
    ]
    return "".join(letter for _, _, letter in sorted(found))


def _continued(text: str) -> Iterator[str]:
    """Lines that end with a hyphen, each with the beginning of lines that follow, as the eye looks for the rest."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    for number, line in enumerate(lines):
        if line[-1] in "-\u2010\u00ad":
            yield from (f"{line[:-1]}{following}" for following in lines[number + 1 : number + 30])


def _over(pages: list[str]) -> Iterator[str]:
    """The last lines of each page, each with each of the first lines of the next one."""
    for before, behind in pairwise(pages):
        yield from (f"{one} {other}" for one in before.splitlines()[-6:] for other in behind.splitlines()[:6])


def _downwards(page: pymupdf.Page) -> str:
    """Words that stand below each other, from the left to the right."""
    return "".join(word[4] for word in sorted(page.get_text("words"), key=lambda word: (round(word[0] / 12), word[1])))


def _object(each: pikepdf.Object) -> Iterator[tuple[str, str]]:
    if isinstance(each, pikepdf.Stream):
        yield "dictionary", each.stream_dict.unparse(resolved=True).decode("latin-1")
        try:
            content = each.read_bytes()
        except pikepdf.PdfError:  # pixels of a kind that pikepdf does not decode
            content = each.read_raw_bytes()
        for text in _decoded(content):
            yield "stream", text
        mapped = re.findall(rb"<[0-9A-Fa-f]+>\s*<([0-9A-Fa-f]+)>", content)
        yield "map", "".join(bytes.fromhex(x.decode()).decode("utf-16-be", "ignore") for x in mapped if len(x) % 4 == 0)
    else:
        yield "object", each.unparse(resolved=True).decode("latin-1")
        if isinstance(each, pikepdf.Dictionary) and "/Differences" in each:
            names = [str(x)[1:] for x in each.Differences if isinstance(x, pikepdf.Name)]
            yield "names of glyphs", "".join(map(agl.toUnicode, names))


def _docx(data: bytes) -> Iterator[tuple[str, str]]:
    yield "bytes", data.decode("latin-1")
    for table in docx.Document(io.BytesIO(data)).tables:
        yield "columns", "\n".join("".join(cell.text for cell in column.cells) for column in table.columns)
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for entry in archive.namelist():
            content = archive.read(entry)
            yield "names of parts", entry
            for text in _decoded(content):
                yield entry, text
            if entry.endswith((".xml", ".rels")):
                written = html.unescape(content.decode("utf-8", "replace"))
                yield entry, _TAGS.sub("", written)
                accepted = _SYMBOL.sub(_symbol, _DELETED.sub("", written))
                yield entry, _TAGS.sub("", _READING.sub("", accepted))
                yield f"{entry} (readings)", _TAGS.sub("", "".join(each[0] for each in _READING.finditer(accepted)))
            elif entry.endswith((".png", ".jpg", ".jpeg", ".gif", ".bmp", ".tif", ".tiff")):
                with Image.open(io.BytesIO(content)) as picture:
                    yield entry, read_picture(picture.convert("RGB"))


def _symbol(element: re.Match[str]) -> str:
    """The character that a symbol shows; fonts keep theirs in the private area."""
    code = int(element[1], 16)
    return chr(code - 0xF000 if code >= 0xF000 else code)


def read_picture(picture: Image.Image) -> str:
    """The text of a picture."""
    if not ocr.installed(ENGLISH):
        pytest.skip(UNREAD)
    with tesserocr.PyTessBaseAPI(path=str(ocr_data.folder(("eng",))), lang="eng", psm=tesserocr.PSM.AUTO) as reader:
        reader.SetImage(picture)
        return str(reader.GetUTF8Text())


def _run(program: str, *arguments: str, data: bytes) -> bytes:
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")
    with tempfile.NamedTemporaryFile(suffix=".pdf") as file:
        file.write(data)
        file.flush()
        command = [program, *(each.replace("{}", file.name) for each in arguments)]
        return subprocess.run(command, capture_output=True, check=False, timeout=60).stdout
