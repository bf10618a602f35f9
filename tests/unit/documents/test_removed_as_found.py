"""Removed parts in the report match those that an inspection of the original finds, kind by kind."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, String

from engine.core.progress import Silent
from engine.core.types import DocumentKind
from engine.documents import FORMATS, hidden
from tests.builders.docx import Extra, build, paragraph, xml
from tests.builders.pdf import from_content, saved, text_at
from tests.builders.pdf_hiding import annotate

_LINE = text_at(50, 200, "The lease was signed on Monday.")
_XMP = b"""<x:xmpmeta xmlns:x="adobe:ns:meta/" x:xmptk="T"><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<r:Description r:about="" xmlns:d="http://purl.org/dc/elements/1.1/" xmlns:p="urn:p" p:Tool="T" p:Place="Bergen">
<d:creator><r:Seq><r:li xml:lang="en">Maren Tolvald</r:li></r:Seq></d:creator></r:Description></r:RDF></x:xmpmeta>"""


def _hiding(file: pikepdf.Pdf) -> None:
    file.Root.Metadata = file.make_stream(_XMP, Type=Name.Metadata, Subtype=Name.XML)
    file.docinfo = file.make_indirect(
        Dictionary(Title=String("Minutes"), Author=String("Maren Tolvald"), Empty=String(""))
    )
    annotate(file, Subtype=Name.Text, Rect=Array([1, 1, 9, 9]), Contents=String("look"), T=String("Maren Tolvald"))
    figure = Dictionary(Type=Name.StructElem, S=Name.Figure, Alt=String("Maren at the harbour"))
    file.Root.StructTreeRoot = file.make_indirect(Dictionary(Type=Name.StructTreeRoot, K=file.make_indirect(figure)))


def _saved_twice() -> bytes:
    """A file to which another revision was appended, with the same page."""
    first = from_content(_LINE, change=_hiding)
    with pikepdf.open(BytesIO(first)) as file:
        second = saved(file, static_id=True)
    return first + b"\n" + second[second.index(b"%PDF-") :]


def _docx() -> bytes:
    change = (
        '<w:ins w:id="1" w:author="Maren Tolvald" w:date="2019-03-14T00:00:00Z"><w:r><w:t>Bergen</w:t></w:r></w:ins>'
    )
    comment = (
        '<w:comment w:id="0" w:author="Ingrid Sandvik" w:initials="IS"><w:p><w:r><w:t>Ask</w:t></w:r></w:p></w:comment>'
    )
    return build(
        paragraph("The lease was signed.") + f"<w:p>{change}</w:p>",
        Extra("word/comments.xml", "comments", xml("w:comments", comment)),
    )


def _removed(kind: DocumentKind, source: bytes) -> dict[str, int]:
    document = FORMATS[kind].read(source, Path("x"))
    written = FORMATS[kind].write(source, document, ())
    return {each.code: each.count for each in written.removed}


def _found(source: bytes) -> dict[str, int]:
    return {each.code: each.count for each in hidden.count(hidden.find(source, password=None, progress=Silent()))}


@pytest.mark.parametrize(
    ("code", "count"), [("metadata", 5), ("author-name", 3), ("alternative-text", 1), ("old-revision", 1)]
)
def test_removed_of_a_pdf_is_what_was_found(code: str, count: int) -> None:
    source = _saved_twice()
    assert (_removed(DocumentKind.PDF, source).get(code), _found(source).get(code)) == (count, count)


def test_words_in_place_of_marked_content_are_removed_as_alternative_text() -> None:
    marked = b"/Span << /ActualText (harbour) >> BDC EMC /Span << /MCID 0 >> BDC EMC\n"
    assert _removed(DocumentKind.PDF, from_content(_LINE + marked))["alternative-text"] == 1


@pytest.mark.parametrize("code", ["author-name", "metadata"])
def test_removed_of_a_docx_is_what_was_found(code: str) -> None:
    source = _docx()
    removed, found = _removed(DocumentKind.DOCX, source), _found(source)
    assert removed.get(code, 0) == found.get(code, 0)
    assert code != "author-name" or removed[code] >= 2


def _marking(file: pikepdf.Pdf) -> None:
    """Names and words that no page shows: of pages, of places, of a thread."""
    page = file.pages[0].obj
    file.Root.PageLabels = Dictionary(Nums=Array([0, Dictionary(S=Name.D, P=String("Tolvald "))]))
    file.Root.Dests = Dictionary(Tolvald=Array([page, Name.Fit]))
    tree = file.make_indirect(Dictionary(Names=Array([String("Sandvik"), Array([page, Name.Fit])])))
    file.Root.Names = Dictionary(Dests=tree)
    thread = Dictionary(Type=Name.Thread, I=Dictionary(Title=String("Maren Tolvald")))
    file.Root.Threads = Array([file.make_indirect(thread)])


@pytest.mark.parametrize(("code", "count"), [("page-label", 1), ("destination-name", 2), ("article-thread", 1)])
def test_names_of_pages_places_and_threads_are_counted(code: str, count: int) -> None:
    source = from_content(_LINE, change=_marking)
    assert (_removed(DocumentKind.PDF, source).get(code), _found(source).get(code)) == (count, count)


def _commented(source: bytes) -> bytes:
    target = BytesIO(source)
    with ZipFile(target, "a") as archive:
        archive.comment = b"of Maren Tolvald"
    return target.getvalue()


@pytest.mark.parametrize(
    "source",
    [
        _commented(build(paragraph("The lease"))),
        build(paragraph("The lease")) + b" of Maren Tolvald",
        build(paragraph("The lease"), loose={"word/old.xml": b"<a>Maren</a>"}),
        build(paragraph("The lease"), loose={"word/old.bin": bytes(9)}),
    ],
    ids=["comment", "behind the end", "part", "bytes"],
)
def test_what_no_relationship_leads_to_is_counted(source: bytes) -> None:
    counts = _removed(DocumentKind.DOCX, source).get("unused-content"), _found(source).get("unused-content")
    assert counts == (1, 1)
