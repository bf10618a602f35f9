"""Cells of CSV tables, as spreadsheets take them."""

from __future__ import annotations

from io import StringIO

import pytest

from engine.core.spreadsheets import TableWriter


@pytest.mark.parametrize(
    ("cell", "written"),
    [
        ("plain; text", "plain; text"),
        (-0.25, "-0.25"),
        ("+3", "+3"),
        ("=1+1", "'=1+1"),
        ("-1+cmd", "'-1+cmd"),
        ("＠sum", "'＠sum"),
        ("\r=1", "'\r=1"),
        ("a;=1;@b; -c", "a;'=1;'@b;' -c"),
        ('say "=1"', 'say ""=1""'),
    ],
)
def test_only_numbers_and_text_are_written(cell: object, written: str) -> None:
    stream = StringIO(newline="")
    TableWriter(stream).add([cell])
    assert stream.getvalue() == f'"{written}"\r\n'
