"""Values in the cells of a form that the reader did not read as one: nothing was searched in them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from engine.core.types import Document, DocumentKind
from engine.verify import apart
from engine.verify.pdf import set_apart
from tests.builders.pdf import from_content, read, text_at


def _cells(value: str, *, pitch: float = 18, y: float = 200, size: float = 10) -> bytes:
    return b"".join(text_at(20 + pitch * n, y, each, size=size) for n, each in enumerate(value) if each != " ")


@pytest.mark.parametrize("pitch", [11, 18, 24])
def test_values_in_cells_are_found(pitch: float) -> None:
    beside = text_at(20, 230, "Number of the file") + text_at(340, 200, "Yes")
    assert list(set_apart.values(from_content(_cells("233845197", pitch=pitch) + beside))) == [(1, "233845197")]


@pytest.mark.parametrize("value", ["12345678", "abcdefgh", "XXXXXXX", "12"])
def test_scales_and_ticks_are_no_values(value: str) -> None:
    assert not list(set_apart.values(from_content(_cells(value))))


def test_words_are_no_values() -> None:
    source = from_content(text_at(20, 200, "I saw a man, WWWWWWW, and a dog by the mill"), _cells("351"))
    assert not list(set_apart.values(source))


def _verdict(source: bytes, document: Document) -> apart.Verdict:
    claim = SimpleNamespace(pictured=False, output=source)
    return apart.values_read(SimpleNamespace(claim=claim, reopened=lambda: document))  # type: ignore[arg-type]


def test_a_value_that_was_read_letter_by_letter_fails() -> None:
    source = from_content(_cells("233845197"))
    document = read(source)
    assert document.kind is DocumentKind.PDF and document.path == Path("invented.pdf")
    assert _verdict(source, document).passed
    letters = replace(document, text="2\t3\t3\t8\t4\t5\t1\t9\t7", segments=())
    failed = _verdict(source, letters)
    assert not failed.passed and failed.detail.code == "cells.unread"
