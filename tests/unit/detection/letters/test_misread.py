"""Words that the user asked for are found in pictures though OCR misread a letter."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.types import Box, Document, DocumentKind, PdfPlace, Segment
from engine.detection.letters import misread


def _document(text: str, *, in_picture: bool = True) -> Document:
    place = PdfPlace(0, (Box(0, 0, 1, 1),) * len(text), in_picture)
    return Document(Path("x.pdf"), DocumentKind.PDF, "", text, (Segment(0, len(text), place),))


def _found(text: str, *words: str) -> list[str]:
    return ["".join(text[each] for each in offsets) for _, offsets in misread.find(_document(text), words)]


@pytest.mark.parametrize("text", ["uistorp", "Quistorn", "Quistarp", "Quistorpl", "Qurstorn"])
def test_a_misread_word_is_found(text: str) -> None:
    assert _found(f"let to {text} in May", "quistorp") == [text]


def test_other_words_are_not_found() -> None:
    assert not _found("Lars Markus marked the market", "marken", "larsen")
    assert not _found("Quistorp and Astor", "quistorp")
    assert not _found("Lun Liv", "lund")


def test_text_that_nobody_misreads_is_left_out() -> None:
    assert not list(misread.find(_document("uistorp", in_picture=False), ("quistorp",)))
