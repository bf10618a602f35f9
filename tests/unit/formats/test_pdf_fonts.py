"""Embedded fonts say nothing about themselves any more, and draw as before (threats P15, P21)."""

from __future__ import annotations

from io import BytesIO

import pikepdf
import pytest

from engine.formats.pdf.normalise import normalise
from tests.builders.pdf import SECRET, everything, read
from tests.builders.pdf_fonts import PROGRAMS, with_program


def _says(data: bytes, word: str) -> bool:
    return any(word.encode(code) in everything(data) for code in ("latin-1", "utf-16-be"))


@pytest.mark.parametrize("kind", PROGRAMS)
def test_font_says_nothing_about_itself(kind: str) -> None:
    source = with_program(*PROGRAMS[kind])
    assert _says(source, SECRET)
    bare = normalise(source, None).data

    assert not _says(bare, SECRET)


@pytest.mark.parametrize("kind", [each for each in PROGRAMS if each != "Type 1"])
def test_font_draws_as_before(kind: str) -> None:
    assert read(with_program(*PROGRAMS[kind])).text == "aaa"


@pytest.mark.parametrize("program", [b"", b"no font", b"\0" * 40, b"OTTO" + b"\xff" * 40])
@pytest.mark.parametrize("key", ["/FontFile", "/FontFile2", "/FontFile3"])
def test_what_is_no_font_stays(key: str, program: bytes) -> None:
    with pikepdf.open(BytesIO(normalise(with_program(key, program, None), None).data)) as file:
        assert file.pages[0].Resources.Font.F1.FontDescriptor[key].read_bytes() == program
