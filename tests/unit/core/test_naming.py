"""A redacted file is named after its original, and after what it is."""

from itertools import islice
from pathlib import Path

import pytest

from engine.core.paths import candidates, fitting
from engine.core.types import DocumentKind


def test_names_are_tried_in_turn() -> None:
    assert list(islice(candidates(Path("a/note.docm")), 3)) == [
        "note_redacted.docx", "note_redacted-2.docx", "note_redacted-3.docx",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "kind", "fits"),
    [
        ("a.pdf", DocumentKind.PDF, "a.pdf"),
        ("a.PDF", DocumentKind.PDF, "a.PDF"),
        ("a.pdf", DocumentKind.TXT, "a.pdf.txt"),
        ("a.docx", DocumentKind.TXT, "a.docx.txt"),
        ("a.docx", DocumentKind.PDF, "a.docx.pdf"),
        ("a.log", DocumentKind.TXT, "a.log"),
        ("a", DocumentKind.TXT, "a"),
        ("a.txt", DocumentKind.PDF, "a.txt.pdf"),
        ("a", DocumentKind.DOCX, "a.docx"),
    ],
)
def test_a_name_never_says_another_kind(name: str, kind: DocumentKind, fits: str) -> None:
    assert fitting(Path("b") / name, kind) == Path("b") / fits
