"""Leftovers of masked text in other tools' files, and in files embedded in them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.errors import CannotMakeSafe, DamagedFile, UnsupportedFormat
from engine.core.message import message
from engine.core.progress import Silent
from engine.core.types import DocumentKind
from engine.verify.leftovers import Leftover, find
from tests.builders.docx import Extra, build, paragraph, zipped
from tests.builders.sabotage import TEXT, Case, case, changed_pdf, docx_source, pdf_source

SOURCE = "\n".join(TEXT).encode()


@pytest.fixture(scope="module")
def clean() -> Case:
    return case(DocumentKind.TXT, SOURCE)


def _left(clean: Case, released: bytes) -> tuple[Leftover, ...]:
    return find(clean.document, clean.redactions, released, password=None, progress=Silent())


def _strings(clean: Case, released: bytes) -> list[str]:
    return [clean.document.text[each.redaction.start : each.redaction.end] for each in _left(clean, released)]


@pytest.mark.parametrize("released", [pdf_source(), docx_source(), SOURCE], ids=["pdf", "docx", "txt"])
def test_everything_is_left_where_nothing_was_masked(released: bytes, clean: Case) -> None:
    assert tuple(each.redaction for each in _left(clean, released)) == clean.redactions


def test_only_what_is_left_is_named(clean: Case) -> None:
    assert _strings(clean, clean.output + b" 212 Quarry Lane") == ["212 Quarry Lane"]
    assert _left(clean, clean.output) == ()


def test_the_page_is_told(clean: Case) -> None:
    (left,) = (
        each for each in _left(clean, pdf_source("212 Quarry Lane")) if message("place.page", page=2) in each.places
    )
    assert {message("place.page", page=number) for number in (1, 2)} <= set(left.places)


def _attached(content: bytes) -> bytes:
    def attach(pdf) -> None:  # type: ignore[no-untyped-def]
        pdf.attachments["a"] = content

    return changed_pdf(pdf_source("The lease"), attach)


def _embedded(content: bytes) -> bytes:
    part = Extra("word/embeddings/a.bin", "package", content, "application/x")
    return build(paragraph("The lease"), part)


@pytest.mark.parametrize("outer", [_attached, _embedded], ids=["pdf", "docx"])
@pytest.mark.parametrize(
    "inner",
    [
        pdf_source("212 Quarry Lane"),
        docx_source("212 Quarry Lane"),
        zipped({"a/b.xml": "<a>212 Quarry Lane</a>"}),
        zipped({"deep.pdf": pdf_source("212 Quarry Lane")}),
        zipped({"deep.docx": docx_source("212 Quarry Lane")}),
        _attached(_embedded(docx_source("212 Quarry Lane"))),
    ],
    ids=["pdf", "docx", "zip", "pdf in zip", "docx in zip", "docx in docx in pdf"],
)
def test_files_within_files_are_searched(outer: Callable[[bytes], bytes], inner: bytes, clean: Case) -> None:
    assert "212 Quarry Lane" in _strings(clean, outer(inner))


def test_files_within_files_end(clean: Case) -> None:
    released = pdf_source("The lease")
    for _ in range(7):
        released = _attached(released)
    with pytest.raises(CannotMakeSafe):
        _left(clean, released)


def test_an_attachment_that_cant_be_read_is_an_error(clean: Case) -> None:
    with pytest.raises(DamagedFile):
        _left(clean, _attached(zipped({"a.xml": "<a>x</a>"})[:-20]))


def test_an_unknown_format(clean: Case) -> None:
    with pytest.raises(UnsupportedFormat):
        _left(clean, b"\x89PNG\x00\x01")
