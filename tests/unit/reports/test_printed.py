"""Rows on paper: none is lost, whatever its length, and nobody reads them without the password."""

from __future__ import annotations

import pymupdf
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.reports.printing import printed
from engine.reports.rows import TableRow

TITLE = TableRow(("Reference list",), styles=("title",))


def _pages(data: bytes, password: str | None = None) -> list[str]:
    with pymupdf.open("pdf", data) as document:
        if password:
            assert document.authenticate(password)
        return [page.get_text() for page in document]


def test_rows_go_on_over_pages_and_every_page_has_its_number() -> None:
    rows = [
        TableRow((f"r{number}", "some words " * (number % 7)), (0.2, 0.8), ruled=True, above=7) for number in range(90)
    ]
    pages = _pages(printed([TITLE, *rows], foot="letter.pdf"))
    assert len(pages) > 2
    found = [word for page in pages for word in page.split() if word[0] == "r" and word[1:].isdigit()]
    assert found == [f"r{number}" for number in range(90)]
    for number, page in enumerate(pages, start=1):
        assert f"letter.pdf · page {number} of {len(pages)}" in page


def test_a_cell_of_several_pages_is_whole() -> None:
    pages = _pages(printed([TITLE, TableRow(("word " * 3000, "beside"), (0.5, 0.5)), TableRow(("last",))], foot="f"))
    assert sum(page.split().count("word") for page in pages) == 3000
    assert "last" in pages[-1]


def test_it_is_encrypted_with_the_password() -> None:
    data = printed([TITLE, TableRow(("Tolvald",))], foot="f", password="a long password")
    assert b"Tolvald" not in data
    with pymupdf.open("pdf", data) as document:
        assert document.needs_pass
        assert not document.authenticate("a short password")
        assert document.authenticate("a long password")
        assert document.metadata["encryption"].endswith("R6 256-bit AES")
    assert "Tolvald" in _pages(data, "a long password")[0]


@settings(max_examples=15, deadline=None)
@given(st.text(st.sampled_from("aZ<&>\"' é東Иß\n"), min_size=1, max_size=40))
def test_what_is_printed_is_text_and_never_markup(words: str) -> None:
    pages = _pages(printed([TableRow((words,))], foot="f"))
    expected = [each for each in "<&>Zé東Иß" if each in words]
    assert all(each in pages[0] for each in expected)


@pytest.mark.parametrize("words", ["", " "])
def test_an_empty_cell_takes_a_line(words: str) -> None:
    assert "next" in _pages(printed([TableRow((words,)), TableRow(("next",))], foot="f"))[0]
