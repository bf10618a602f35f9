"""Values survive the way through the pipe; what is no such value is refused, and nothing is ever run."""

from __future__ import annotations

import os
import pickle
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.message import literal
from engine.core.types import (
    Box,
    Check,
    Document,
    DocumentKind,
    DocxPlace,
    Notice,
    PdfPlace,
    Redaction,
    Segment,
    Shown,
    TextPlace,
    Written,
)
from engine.sandbox import values
from engine.verify.evidence import PlaceKind, Surface

_NUMBERS = st.floats(allow_nan=False)
_COUNTS = st.integers(0, 1 << 40)
_BOXES = st.builds(Box, _NUMBERS, _NUMBERS, _NUMBERS, _NUMBERS)
_PLACES = st.one_of(
    st.builds(PdfPlace, _COUNTS, st.lists(_BOXES, max_size=3).map(tuple), st.booleans()),
    st.builds(DocxPlace, st.text(), _COUNTS, _COUNTS, _COUNTS),
    st.builds(TextPlace, _COUNTS, _COUNTS),
)
_NOTICES = st.builds(Notice, st.text(), st.lists(_COUNTS).map(tuple), _COUNTS, st.lists(st.text()).map(tuple))
_DOCUMENTS = st.builds(
    Document,
    st.sampled_from([Path("a.pdf"), Path("/b/c.txt")]),
    st.sampled_from(DocumentKind),
    st.text(),
    st.text(),
    st.lists(st.builds(Segment, _COUNTS, _COUNTS, _PLACES), max_size=4).map(tuple),
    _COUNTS,
    st.lists(_NOTICES, max_size=2).map(tuple),
)


def through(value: object, kind: Any) -> object:
    codec = values.codec(kind)
    return codec.decode(values.loaded(values.dumped(codec.encode(value))))


@given(_DOCUMENTS)
def test_a_document_comes_through(document: Document) -> None:
    assert through(document, Document) == document
    assert pickle.loads(pickle.dumps(document)) == document


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (Written(b"\x00\xff", (Notice("comment", (1,), 2),)), Written),
        ((Redaction(1, 2, "[X]", Shown.AS_TEXT), Redaction(3, 4)), tuple[Redaction, ...]),
        ((Surface(literal("page 1"), PlaceKind.RAW, "x"),), tuple[Surface, ...]),
        (Check("a", True, literal("b")), Check),
        ({"a": 1}, dict[str, int]),
        ((1, None, "x"), tuple[int, int | None, str]),
        (None, str | None),
        (1.5, float),
    ],
)
def test_values_come_through(value: object, kind: Any) -> None:
    assert through(value, kind) == value


def test_values_of_libraries_become_plain() -> None:
    """Their own classes could not be rebuilt, and must not be."""

    class Word(str):
        pass

    plain = values.codec(tuple[str, ...]).encode((Word("x"),))
    assert type(plain[0]) is str


@pytest.mark.parametrize(
    ("untrusted", "kind"),
    [
        ("1", int),
        (True, int),
        (1, float),
        (1, str),
        ("a.pdf", bytes),
        ([1], tuple[int, ...]),
        ((1, "2"), tuple[int, ...]),
        ((1,), tuple[int, int]),
        (("a", True), Check),
        (("a", True, "b", "c"), Check),
        (("a", 1, "b"), Check),
        ("none of them", DocumentKind),
        (("PdfPlace", (1, b"1234567", False)), PdfPlace | TextPlace),
        (("PdfPlace", (1, bytes(24), False)), PdfPlace | TextPlace),
        (("DocxPlace", ("x", 1, 2, 3)), PdfPlace | TextPlace),
        ((("Path", "x"),), Path),
    ],
)
def test_what_is_no_such_value_is_refused(untrusted: object, kind: Any) -> None:
    with pytest.raises((TypeError, ValueError)):
        values.codec(kind).decode(untrusted)


class _Evil:
    def __reduce__(self) -> tuple[object, ...]:
        return os.mkdir, ("evil",)


@pytest.mark.parametrize("evil", [pickle.dumps(_Evil()), pickle.dumps(Path("x")), pickle.dumps(Check), b"", b"\x80"])
def test_no_class_or_function_can_be_named(evil: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ValueError, match="not a message"):
        values.loaded(evil)
    assert not list(tmp_path.iterdir())


def test_a_type_without_a_codec_is_a_mistake() -> None:
    with pytest.raises(TypeError):
        values.codec(object)
