"""Terms that are only in files embedded in a document were found, and go with them (threat P13)."""

from __future__ import annotations

import zipfile
from io import BytesIO
from pathlib import Path

import pikepdf
from pikepdf import Array, Dictionary, Name

from engine.core.options import Options
from engine.core.progress import Silent
from engine.core.user_terms import user_terms
from engine.documents import hidden, pdf
from engine.verify import not_in_file
from tests.builders.pdf import page_with, saved

NAME = "Maren Tolvald"


def packed(text: str) -> bytes:
    target = BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("content.xml", f"<text>{text}</text>")
    return target.getvalue()


def hybrid(text: str) -> bytes:
    """A PDF as LibreOffice writes it, with the document that it was made from."""
    with pikepdf.open(BytesIO(page_with("The lease"))) as file:
        stream = file.make_stream(packed(text))
        file.trailer["/AdditionalStreams"] = Array([Name("/application/vnd.oasis.opendocument.text"), stream])
        return saved(file)


def attached(text: str) -> bytes:
    with pikepdf.open(BytesIO(page_with("The lease"))) as file:
        stream = file.make_stream(packed(text), Type=Name.EmbeddedFile)
        file.Root.Kept = file.make_indirect(Dictionary(Type=Name.Filespec, F="lease.odt", EF=Dictionary(F=stream)))
        return saved(file)


def missing(source: bytes) -> tuple[int, ...]:
    document = pdf.read(source, Path("a.pdf"))
    return not_in_file(source, user_terms(Options(terms=(NAME,))), document, None, progress=Silent())


def test_terms_in_embedded_documents_are_found() -> None:
    assert missing(page_with("The lease")) == missing(hybrid("Nobody")) == (1,)
    assert missing(hybrid(f"signed by {NAME}")) == missing(attached(f"signed by {NAME}")) == ()


def test_the_document_in_a_hybrid_file_is_counted() -> None:
    source = hybrid(NAME)
    document = pdf.read(source, Path("a.pdf"))
    written = pdf.write(source, document, ())
    assert ("attachment", 1) in [(each.code, each.count) for each in written.removed]
    assert [each.code for each in hidden.find(source, password=None, progress=Silent()) if each.leaks] == ["attachment"]
