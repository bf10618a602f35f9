"""Readings above a text (furigana) are read by themselves and go with the text that they belong to."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.types import Redaction
from engine.documents import docx
from tests.builders.docx import build, entries, holds, run


def ruby(base: str, reading: str) -> str:
    return f"<w:r><w:ruby><w:rt>{run(reading)}</w:rt><w:rubyBase>{run(base)}</w:rubyBase></w:ruby></w:r>"


SOURCE = build(
    f"<w:p>{run('by ')}{ruby('山', 'やま')}{ruby('田', 'だ')}{run(' in ')}{ruby('東京', 'とうきょう')}</w:p>"
)


def masked(term: str) -> tuple[str, bytes]:
    document = docx.read(SOURCE, Path("x.docx"))
    start = document.text.index(term)
    redactions = (Redaction(start, start + len(term), "[X]"),)
    data = docx.write(SOURCE, document, redactions).data
    return docx.read(data, Path("x.docx")).text, data


def test_readings_stand_behind_their_paragraph() -> None:
    text = docx.read(SOURCE, Path("x.docx")).text
    assert text == "by 山田 in 東京\nやまだ\nとうきょう"


@pytest.mark.parametrize("term", ["山田", "やまだ"])
def test_a_pair_goes_together(term: str) -> None:
    text, data = masked(term)
    assert text == "by [X] in 東京\nとうきょう"
    assert not any(holds(data, each) for each in "山田やだ")


def test_a_pair_that_is_not_masked_stays() -> None:
    plain = entries(masked("山田")[1])["word/document.xml"].decode()
    assert plain.count("<w:ruby>") == 1
