"""Redacted tables of texts are what was proved, in every form, whatever stands in a cell."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from pyarrow import parquet

from engine.batch import texts
from engine.batch.inputs import TABLES, Columns
from engine.batch.texts import VerifiedRows
from engine.core import disk
from engine.core.errors import BadTable

BOTH = Columns("note", "patient")
cells = some.tuples(
    some.text(some.characters(exclude_categories=["Cs"]), max_size=8),
    some.text(some.sampled_from("a,;\"'\t\r\n\u2028\x00é=█ {"), max_size=12),
)


def test_every_table_that_is_read_can_be_written() -> None:
    assert set(texts.FORMS) == TABLES


@pytest.mark.parametrize("suffix", texts.FORMS)
@given(rows=some.lists(cells, max_size=6))
@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_every_form_gives_back_what_was_written(suffix: str, rows: list[tuple[str, str]], tmp_path: Path) -> None:
    form = texts.FORMS[suffix]
    path = tmp_path / f"table{suffix}"
    path.write_bytes(b"".join(form.written(BOTH.names, rows)))
    with path.open("rb") as stream:
        assert list(form.read(stream, BOTH.names)) == rows


@given(rows=some.lists(cells, min_size=1, max_size=6), data=some.data())
@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_rows_are_found_again_in_any_order(rows: list[tuple[str, str]], data: some.DataObject, tmp_path: Path) -> None:
    kept = VerifiedRows(tmp_path / "table.csv")
    try:
        order = data.draw(some.permutations(range(len(rows))))
        offsets = {number: kept.add(rows[number]) for number in order}
        assert [kept.at(offsets[number]) for number in range(len(rows))] == rows
    finally:
        kept.close()


def test_what_was_half_written_is_in_nobodys_way(tmp_path: Path) -> None:
    target = tmp_path / "table.csv"
    kept = VerifiedRows(target)
    first = kept.add(("1", "one"))
    kept.close()
    with (tmp_path / ".table.csv.rows").open("ab") as file:
        file.write(b'["2", "tw')
    kept = VerifiedRows(target)
    second = kept.add(("2", "two"))
    assert (kept.at(first), kept.at(second)) == (("1", "one"), ("2", "two"))
    kept.close()
    texts.drop(target)
    assert not texts.is_kept(target)


@pytest.mark.parametrize("suffix", texts.FORMS)
def test_a_table_gets_its_name_when_it_was_read_again(suffix: str, tmp_path: Path) -> None:
    source, target = tmp_path / f"in{suffix}", tmp_path / f"out{suffix}"
    source.touch()
    rows = [("7", "Seen by █████.\nWell."), ("8", "")]
    told: list[str] = []
    texts.write(target, source, BOTH, lambda: rows, told.append)
    assert told == [disk.sha256(target)]
    read = {".parquet": _columns, ".jsonl": _lines, ".ndjson": _lines}.get(suffix, _separated)
    assert read(target) == rows


def test_a_table_that_reads_otherwise_is_not_kept(tmp_path: Path) -> None:
    source, target = tmp_path / "in.csv", tmp_path / "out.csv"
    source.touch()
    turns = iter([[("7", "one")], [("7", "another")]])
    with pytest.raises(BadTable):
        texts.write(target, source, BOTH, lambda: next(turns), lambda _: None)
    assert {each.name for each in tmp_path.iterdir()} == {"in.csv"}


def _separated(path: Path) -> list[tuple[str, ...]]:
    with path.open(encoding="utf-8", newline="") as file:
        return [tuple(row) for row in csv.reader(file, delimiter="\t" if path.suffix == ".tsv" else ",")][1:]


def _lines(path: Path) -> list[tuple[str, ...]]:
    return [tuple(json.loads(line).values()) for line in path.read_text(encoding="utf-8").splitlines()]


def _columns(path: Path) -> list[tuple[str, ...]]:
    return [tuple(row.values()) for row in parquet.read_table(path).to_pylist()]
