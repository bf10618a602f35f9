"""A table as it would be read, with every bad row."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import background
from engine.background.attributes import PersonAttribute
from engine.background.build import BadRow
from engine.core.errors import BadBackground, UnreadableFile
from engine.core.progress import Silent


def table(folder: Path, *rows: str) -> Path:
    path = folder / "people.csv"
    path.write_text("\n".join(("name,born,town", *rows)), encoding="utf-8")
    return path


def test_columns_rows_and_people(tmp_path: Path) -> None:
    path = table(tmp_path, "Ann Lee,1961-03-14,Bergen", "Bea Lee,1962-03-14,Oslo")
    found = background.check(path, {}, Silent())
    assert [each.attribute for each in found.columns] == [
        PersonAttribute.NAME,
        PersonAttribute.BORN,
        PersonAttribute.PLACE,
    ]
    assert found.rows == (("Ann Lee", "1961-03-14", "Bergen"), ("Bea Lee", "1962-03-14", "Oslo"))
    assert (found.people, found.bad) == (2, ())
    assert "Bergen" not in repr(found)


def test_every_bad_row_is_told_with_its_column(tmp_path: Path) -> None:
    rows = [f"P{each} Lee,19{60 + each}-03-14,Bergen" for each in range(10)]
    path = table(tmp_path, *rows[:3], "Cy Lee,sometime,Oslo", *rows[3:], "Dora Lee,1961-01-01")
    found = background.check(path, {"born": "date-of-birth"}, Silent())
    assert found.bad == (BadRow(5, 2, "not-a-date"), BadRow(13, 0, "bad-columns"))
    assert found.people == 10


def test_what_the_person_says_of_a_column_counts(tmp_path: Path) -> None:
    path = table(tmp_path, "Ann Lee,1961-03-14,Bergen")
    told = {"town": "organisation", "a header of another table": "place"}
    assert background.check(path, told, Silent()).columns[2].attribute is PersonAttribute.ORGANISATION


def test_what_is_no_table_says_so(tmp_path: Path) -> None:
    path = tmp_path / "people.doc"
    path.write_bytes(b"x")
    with pytest.raises(BadBackground):
        background.check(path, {}, Silent())
    with pytest.raises(UnreadableFile):
        background.check(tmp_path / "gone.csv", {}, Silent())
