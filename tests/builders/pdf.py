"""Small PDF files with invented people, and the ways to look into the result."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pikepdf
import pymupdf
from pikepdf import Array, Dictionary, Name

from engine.core.options import Layout, ReadingOptions, WritingOptions
from engine.core.types import Document, Redaction, Written
from engine.documents import pdf

SECRET = "Quistorp"
SENTENCE = f"Mr {SECRET} signed the lease"

Change = Callable[[pikepdf.Pdf], None]


def from_content(*contents: bytes, size: tuple[float, float] = (400, 300), change: Change | None = None) -> bytes:
    """Pages with these content streams; /F1 is Helvetica. `change` gets the file before it is saved."""
    with pikepdf.new() as file:
        font = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica, Encoding=Name.WinAnsiEncoding)
        shared = file.make_indirect(font)
        for content in contents:
            page = file.add_blank_page(page_size=size)
            page.Resources = Dictionary(Font=Dictionary(F1=shared))
            page.Contents = file.make_stream(content)
        if change:
            change(file)
        return saved(file)


def saved(file: pikepdf.Pdf, **options: object) -> bytes:
    stream = BytesIO()
    file.save(stream, **options)  # type: ignore[arg-type]
    return stream.getvalue()


def text_at(x: float, y: float, text: str, *, size: float = 12, before: str = "") -> bytes:
    """One line of text; `before` are operators in front of it."""
    return f"BT /F1 {size} Tf {before} 1 0 0 1 {x} {y} Tm ({text}) Tj ET\n".encode("cp1252")


def page_with(sentence: str = SENTENCE, *, change: Change | None = None) -> bytes:
    return from_content(text_at(50, 200, sentence), change=change)


def form(file: pikepdf.Pdf, content: bytes, **entries: object) -> pikepdf.Object:
    resources = file.pages[0].Resources
    return file.make_stream(
        content, Type=Name.XObject, Subtype=Name.Form, BBox=Array([0, 0, 400, 300]), Resources=resources, **entries
    )


def read(source: bytes, password: str | None = None) -> Document:
    return pdf.read(source, Path("invented.pdf"), ReadingOptions(password=password))


def mask(
    source: bytes,
    word: str = SECRET,
    *,
    label: str = "",
    password: str | None = None,
    layout: Layout = Layout.EXACT,
) -> tuple[Document, Written]:
    """Read, and redact each place where the word stands."""
    document = read(source, password)
    found = tuple(Redaction(m.start(), m.end(), label) for m in re.finditer(re.escape(word), document.text))
    written = pdf.write(source, document, found, WritingOptions(password=password, layout=layout))
    return document, written


def everything(data: bytes) -> bytes:
    """All objects of a file and all its streams, decoded: what a search of the bytes has to look at."""
    with pikepdf.open(BytesIO(data)) as file:
        parts = [file.trailer.unparse(resolved=True)]
        for each in file.objects:
            parts.append(each.unparse(resolved=True) if not isinstance(each, pikepdf.Stream) else _stream(each))
        return b"\n".join(parts)


def _stream(stream: pikepdf.Object) -> bytes:
    return stream.stream_dict.unparse(resolved=True) + b"\n" + stream.read_bytes()


def holds(data: bytes, word: str = SECRET) -> bool:
    """Return whether the word stands anywhere in the file, in any of the ways a PDF writes strings."""
    haystack = everything(data).lower()
    forms = [
        word.encode(),
        word.encode("utf-16-be"),
        word.encode().hex().encode(),
        word.encode("utf-16-be").hex().encode(),
    ]
    return any(each.lower() in haystack for each in forms)


def words(data: bytes) -> dict[str, tuple[float, float]]:
    """The words that MuPDF reads, with the lower left corner of each."""
    with pymupdf.open("pdf", data) as file:
        return {each[4]: (each[0], each[3]) for page in file for each in page.get_text("words")}
