"""A number that the user asks for is found where a table divides it over the rows of a column."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.detection.own import term_search
from engine.documents import docx
from tests.builders.docx import build, paragraph


def table(*rows: tuple[str, ...]) -> str:
    cells = ("".join(f"<w:tc>{paragraph(*each.split('|'))}</w:tc>" for each in row) for row in rows)
    return f"<w:tbl>{''.join(f'<w:tr>{row}</w:tr>' for row in cells)}</w:tbl>"


@pytest.mark.parametrize("first", ["48201", "48201-"])
def test_a_number_over_two_rows_of_a_column_is_found(first: str) -> None:
    source = build(table(("Name", first), ("Ann", "7735"), ("Eve", "9")))
    document = docx.read(source, Path("a.docx"))
    places = [place for _, place in term_search.find(("48201-7735",), None, document)]
    assert {document.text.index("48201"), document.text.index("7735")} <= set(places)


def test_digits_in_other_columns_or_longer_numbers_are_not_it() -> None:
    source = build(table(("Name", "48201", "x"), ("Ann", "77351", "7735")))
    document = docx.read(source, Path("a.docx"))
    assert not list(term_search.find(("48201-7735",), None, document))
