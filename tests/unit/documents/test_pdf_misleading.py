"""Text that says other letters than its page shows is read as the page shows it, and honest fonts are left alone."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pymupdf
import pytest

from engine.core.options import ReadingOptions
from engine.core.types import Document
from engine.documents import pdf
from engine.documents.pdf.read.glyphs import read_lines
from engine.documents.pdf.read.misleading import Misleading, find_misleading, is_odd
from tests.builders.pdf_glyphs import embedded, said, simple, standard, type3
from tests.builders.scans import ENGLISH, needs_english

LINE = "Ingrid Sandvik was born in Saltby."
ALL = (
    "The quick brown fox jumps over the lazy dog.",
    "PACK MY BOX WITH FIVE DOZEN JUGS 0123456789",
    "\u2013 \u00a3 \u20ac & % ? ! ( ) [ ] * \u00e9 \u00fc \u00df",
)
FACES = "helv heit hebo hebi tiro tibo tiit tibi cour cobo coit cobi cjk".split()


def _misleading(data: bytes, languages: tuple[str, ...] = ENGLISH) -> Misleading:
    with pymupdf.open("pdf", data) as file:
        lines = [read_lines(page) for page in file]
    return find_misleading(data, lines, languages)


def _typed(face: str, lines: tuple[str, ...]) -> bytes:
    with pymupdf.open() as file:
        page = file.new_page()
        page.insert_font(fontname="F0", fontbuffer=pymupdf.Font(face).buffer)
        for number, line in enumerate(lines):
            page.insert_text((50, 80 + 30 * number), line, fontname="F0", fontsize=12)
        return file.tobytes()


def _read(data: bytes, languages: tuple[str, ...] = ENGLISH) -> Document:
    return pdf.read(data, Path("a.pdf"), ReadingOptions(languages=languages))


@needs_english
@pytest.mark.parametrize("face", FACES)
def test_an_embedded_font_that_says_what_it_draws_is_believed(face: str) -> None:
    found = _misleading(_typed(face, ALL))
    assert found.glyphs > 70
    assert not found.origins


@needs_english
@pytest.mark.parametrize("face", ["symb", "zadb"])
def test_signs_are_no_letters(face: str) -> None:
    font = pymupdf.Font(face)
    signs = "".join(map(chr, sorted(code for code in font.valid_codepoints() if code > 0xFF)[:120]))
    assert not _misleading(_typed(face, tuple(signs[start : start + 30] for start in range(0, len(signs), 30)))).origins


@needs_english
def test_small_capitals_and_ligatures_are_believed() -> None:
    capitals = {each: each.upper() for each in "abcdefghijklmnopqrstuvwxyz"}
    assert not _misleading(embedded("small caps for the name", glyphs=capitals)).origins
    assert not _misleading(embedded("the \ufb01rst \ufb02oor", glyphs={"\ufb01": "fi", "\ufb02": "fl"})).origins
    assert not _misleading(type3({each: each for each in LINE}, LINE)).origins
    assert not _misleading(simple(LINE, {each: each for each in LINE if each.isalpha()})).origins


def test_a_font_that_no_file_holds_needs_no_look() -> None:
    with pymupdf.open() as file:
        file.new_page().insert_text((50, 80), LINE)
        found = _misleading(file.tobytes())
    assert found == Misleading({})


@needs_english
@pytest.mark.parametrize(
    "data",
    [
        pytest.param(partial(said, embedded(LINE), lambda each: chr(ord(each) + 1)), id="shifted"),
        pytest.param(partial(said, embedded(LINE), lambda _: " "), id="spaces"),
        pytest.param(partial(said, embedded(LINE), lambda each: {"d": "\ue000"}.get(each, each)), id="private use"),
        pytest.param(partial(said, embedded(LINE), lambda each: {"a": "\u0430"}.get(each, each)), id="look-alike"),
        pytest.param(partial(standard, LINE, lambda each: {"a": "o"}.get(each, each)), id="standard font"),
        pytest.param(partial(embedded, LINE.replace("Sandvik", "\u25a0"), glyphs={"\u25a0": "Sandvik"}), id="word"),
    ],
)
def test_what_the_page_shows_is_read_with_the_words_around_it(data: object) -> None:
    document = _read(data())  # type: ignore[operator]
    assert LINE in document.text
    assert "misleading-text" in {each.code for each in document.warnings}


@needs_english
def test_what_the_text_says_stays() -> None:
    document = _read(said(embedded(LINE), lambda each: {"a": "o"}.get(each, each)))
    assert LINE in document.text
    assert LINE.replace("a", "o") in document.text


def test_without_languages_it_is_reported() -> None:
    document = _read(said(embedded(LINE), lambda each: chr(ord(each) + 1)), ())
    assert [(each.code, each.pages) for each in document.warnings] == [("misleading-text-not-searched", (0,))]


@pytest.mark.parametrize(
    ("word", "odd"), [("Quist0rp", True), ("A10", False), ("Qu\u0456storp", True), ("1990s", False)]
)
def test_odd_words(word: str, odd: bool) -> None:
    assert is_odd(word) is odd
