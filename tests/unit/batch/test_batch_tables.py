"""Tables of texts in a batch: rows that can't be done are left out, and a bad table stops nothing."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from engine.batch.inputs import Columns
from engine.batch.pool import Done, Job, JobAnswer
from tests.builders.batches import Hands, folder, outputs, ran, reasons, redacted, request


def test_rows_that_can_not_be_done_are_left_out_and_come_in_their_place_later(tmp_path: Path) -> None:
    table = tmp_path / "notes.jsonl"
    rows = [
        {"id": 1, "note": "Ann one"},
        {"id": 2, "note": "BAD"},
        {"id": 3, "note": " "},
        {"id": 4, "note": "x\ud800"},
    ]
    table.write_text("".join(json.dumps(each) + "\n" for each in rows), encoding="utf-8")
    asked = request(tmp_path, table, columns=Columns("note", "id"))
    tally = ran(tmp_path, asked)
    assert (tally.done, tally.exceptions) == (2, 2)
    assert reasons(tmp_path) == {"notes.jsonl:2": "damaged-file", "notes.jsonl:4": "damaged-file"}
    written = tmp_path / "out" / "notes_redacted.jsonl"
    assert [json.loads(line)["id"] for line in written.read_text(encoding="utf-8").splitlines()] == ["1", "3"]

    class Patient(Hands):
        @staticmethod
        def _answer(job: Job) -> JobAnswer:
            return Done(job.number, redacted(job.data))

    ran(tmp_path, request(tmp_path, table, columns=Columns("note", "id"), retry=True), Patient())
    assert [json.loads(line) for line in written.read_text(encoding="utf-8").splitlines()] == [
        {"id": "1", "note": "█████ one"}, {"id": "2", "note": "BAD"}, {"id": "3", "note": " "},
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ("id,text\n1,Ann\n", "bad-table"),
        ("note,note\n1,Ann\n", "bad-table"),
        ("", "bad-table"),
        ('id,note\n1,Ann\n2,"never closed\n', "bad-table"),
    ],
)
def test_a_table_that_can_not_be_read_stops_nothing(content: str, code: str, tmp_path: Path) -> None:
    notes = folder(tmp_path / "in", a="Ann")
    (notes / "t.csv").write_text(content, encoding="utf-8")
    tally = ran(tmp_path, request(tmp_path, notes, columns=Columns("note")))
    assert reasons(tmp_path) == {"t.csv": code}
    assert set(outputs(tmp_path)) == {"a_redacted.txt"}, tally
    (notes / "t.csv").write_text("id,note\n1,Ann\n2,Ann\n", encoding="utf-8")
    ran(tmp_path, request(tmp_path, notes, columns=Columns("note"), retry=True))
    assert not reasons(tmp_path)
    assert outputs(tmp_path)["t_redacted.csv"].splitlines() == ["note", "█████", "█████"]


def test_a_changed_table_is_done_anew(tmp_path: Path) -> None:
    table = tmp_path / "t.csv"
    asked = request(tmp_path, table, columns=Columns("note"))
    table.write_text("note,other\nAnn one,Zoe\nAnn two,Zoe\n", encoding="utf-8")
    ran(tmp_path, asked)
    table.write_text("note,other\nAnn two,Zoe\n", encoding="utf-8")
    assert ran(tmp_path, asked).done == 1
    with (tmp_path / "out" / "t_redacted.csv").open(encoding="utf-8", newline="") as file:
        assert list(csv.reader(file)) == [["note"], ["█████ two"]]


def test_without_a_column_a_table_is_a_text_like_others(tmp_path: Path) -> None:
    table = tmp_path / "t.csv"
    table.write_text("note\nAnn\n", encoding="utf-8")
    ran(tmp_path, request(tmp_path, table))
    assert outputs(tmp_path) == {"t_redacted.csv": "note\n█████\n"}
