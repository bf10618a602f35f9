"""The verifier sees and reads what fonts draw, by other means than the reader."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module

import pymupdf
import pytest

from engine.core.types import DocumentKind
from engine.documents.pdf.read.misleading import Misleading
from engine.verify.pdf import glyphs
from tests.builders.pdf_glyphs import embedded, said, simple, standard, type3
from tests.builders.sabotage import case, failed
from tests.builders.scans import ENGLISH, needs_english

pytestmark = needs_english

CHECK = "check.glyphs"
NAME = "Sandvik"
LINE = f"Ingrid {NAME} was born in Saltby."


def _shifted(sign: str) -> str:
    return chr(ord(sign) + 1) if sign.isalpha() else sign


def _read(data: bytes) -> str:
    return "\n".join(each.text for each in glyphs.scan(ENGLISH, data, None))


@pytest.mark.parametrize(
    "build",
    [
        pytest.param(lambda: said(embedded(LINE), _shifted), id="shifted"),
        pytest.param(lambda: said(embedded(LINE), lambda _: " "), id="spaces"),
        pytest.param(lambda: said(embedded(LINE), lambda each: {"d": "\ue000"}.get(each, each)), id="private use"),
        pytest.param(partial(standard, LINE, lambda each: {"a": "o"}.get(each, each)), id="standard font"),
        pytest.param(partial(embedded, LINE.replace(NAME, "\u25a0"), glyphs={"\u25a0": NAME}), id="word"),
        pytest.param(partial(type3, {"x": LINE}, "x"), id="line in a glyph"),
        pytest.param(lambda: _in_form(said(embedded(LINE), _shifted)), id="form"),
    ],
)
def test_what_the_page_shows_is_read(build: Callable[[], bytes]) -> None:
    assert NAME in _read(build())


@pytest.mark.parametrize("face", ["helv", "heit", "hebo", "tiro", "tibi", "cour", "cjk"])
def test_pages_of_honest_fonts_are_not_read(face: str) -> None:
    with pymupdf.open() as file:
        page = file.new_page()
        page.insert_font(fontname="F0", fontbuffer=pymupdf.Font(face).buffer)
        for number, line in enumerate(
            ("The quick brown fox jumps over the lazy dog.", "PACK MY BOX 0123456789 ([*&%])")
        ):
            page.insert_text((50, 80 + 30 * number), line, fontname="F0", fontsize=12)
        assert not _read(file.tobytes())


def test_honest_glyphs_of_their_own_are_not_read() -> None:
    assert not _read(type3({each: each for each in LINE}, LINE))
    assert not _read(simple(LINE, {each: each for each in LINE if each.isalpha()}))
    assert not _read(embedded("small caps", glyphs={each: each.upper() for each in "smalcp"}))


def _lying() -> bytes:
    return said(embedded(LINE, plain=(f"Mr {NAME} moved out.",)), _shifted)


def test_a_file_without_the_name_passes() -> None:
    clean = case(DocumentKind.PDF, _lying(), (NAME,), languages=ENGLISH)
    assert len(clean.redactions) == 2
    checks = clean.checks()
    assert failed(checks) == set(), checks
    assert CHECK in {check.name for check in checks}


def test_a_name_that_the_reader_did_not_see_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("engine.documents.pdf.read.pages"), "find_misleading", lambda *_: Misleading({}))
    spoiled = case(DocumentKind.PDF, _lying(), (NAME,), languages=ENGLISH)
    assert len(spoiled.redactions) == 1
    assert failed(spoiled.checks()) == {CHECK}


def _in_form(data: bytes) -> bytes:
    with pymupdf.open("pdf", data) as source, pymupdf.open() as file:
        page = file.new_page(width=400, height=300)
        page.show_pdf_page(page.rect, source, 0)
        return file.tobytes()
