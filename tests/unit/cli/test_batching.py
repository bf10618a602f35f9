"""`sable batch` as a person at a terminal meets it; the workers need no models."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.batch.pool import JobAnswer
from engine.cli import batching
from engine.cli.main import main
from engine.core import messages
from tests.builders.batches import Ended, Hands, folder


@pytest.fixture(autouse=True)
def _hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batching, "_pool", lambda *_: Hands())


def batch(*said: object) -> int:
    return main(["batch", *map(str, said)])


def test_exceptions_are_listed_and_the_worst_is_the_exit_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    notes, out = folder(tmp_path / "in", a="Ann came.", b="BAD"), tmp_path / "out"
    assert batch(notes, "-o", out) == messages.UNREADABLE
    said = capsys.readouterr()
    assert "1 of 2 documents redacted and verified, 1 failed" in said.out
    assert f"{notes / 'b.txt'}: The file is damaged" in said.err
    assert batch("--exceptions", "-o", out) == messages.UNREADABLE
    assert "b.txt: The file is damaged" in capsys.readouterr().err
    assert batch(notes, "-o", out) == messages.UNREADABLE
    said = capsys.readouterr()
    assert "0 of 2 documents redacted and verified, 1 done before, 1 failed" in said.out, "what failed is not done"
    assert "1 failed and was skipped; --retry tries it again." in said.err
    (notes / "b.txt").write_text("Ann left.", encoding="utf-8")
    assert batch(notes, "-o", out) == messages.DONE
    assert batch("--exceptions", "-o", out) == messages.DONE


def test_a_copy_that_was_changed_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    notes, out = folder(tmp_path / "in", a="Ann", b="Ann"), tmp_path / "out"
    table = tmp_path / "t.csv"
    table.write_text("note\nAnn\n", encoding="utf-8")
    assert batch(notes, table, "-o", out, "--text-column", "note") == messages.DONE
    assert batch("--check", "-o", out) == messages.DONE
    (out / "a_redacted.txt").write_text("Ann", encoding="utf-8")
    (out / "t_redacted.csv").unlink()
    capsys.readouterr()
    assert batch("--check", "-o", out) == messages.NOT_VERIFIED
    said = capsys.readouterr()
    assert "Documents done: 3. Copies gone or changed: 2." in said.out
    assert "a_redacted.txt: not as it was written." in said.err


@pytest.mark.parametrize("suffix", [".csv", ".json"])
def test_the_report_tells_of_each_document_and_of_no_text(suffix: str, tmp_path: Path) -> None:
    notes, out = folder(tmp_path / "in", a="Ann came.", b="BAD"), tmp_path / "out"
    report = notes / f"report{suffix}"
    for _ in range(2):  # the second time, the report lies among the inputs
        batch(notes, "-o", out, "--report", report)
    written = report.read_text(encoding="utf-8-sig")
    assert "Ann" not in written and "came" not in written
    rows = list(csv.DictReader(written.splitlines())) if suffix == ".csv" else json.loads(written)["documents"]
    assert [(Path(each["source"]).name, each["state"]) for each in rows] == [("a.txt", "done"), ("b.txt", "exception")]
    assert len(rows[0]["output_sha256"]) == 64


def test_a_name_that_begins_like_a_formula_is_none_in_the_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = folder(tmp_path / "in", a="Ann")
    (notes / "a.txt").rename(notes / "=a.txt")
    monkeypatch.setattr("pathlib.Path.absolute", lambda path: Path(path.name) if path.name == "=a.txt" else path)
    batch(notes / "=a.txt", "-o", tmp_path / "out", "--report", tmp_path / "r.csv")
    (row,) = csv.DictReader((tmp_path / "r.csv").read_text(encoding="utf-8-sig").splitlines())
    assert row["source"].startswith("'=")


@pytest.mark.parametrize(
    "said",
    [
        ["-o", "out"],
        ["in", "-o", "out", "--id-column", "id"],
        ["in", "-o", "out", "--cluster", "example.org:6379"],
        ["in", "-o", "out", "--cluster", "10.0.0.1"],
        ["in", "-o", "out", "--workers", "0"],
        ["in", "-o", "out", "--report", "report.xlsx"],
        ["--exceptions", "--check", "-o", "out"],
    ],
)
def test_what_can_not_be_meant_is_refused(
    said: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    folder(tmp_path / "in", a="Ann")
    try:
        code = batch(*said)
    except SystemExit as exit_:
        code = int(exit_.code or 0)
    assert code == messages.USAGE
    assert capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_a_ledger_that_cannot_be_written_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").write_bytes(b"")  # a folder in which nobody may write
    monkeypatch.setattr("engine.core.folders.data", lambda: tmp_path / "home" / "sable")
    folder(tmp_path / "in", a="Ann")
    assert batch(tmp_path / "in", "-o", tmp_path / "out") == messages.USAGE
    assert "--ledger" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_nothing_is_made_where_only_a_list_was_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert batch("--exceptions", "-o", tmp_path / "out") == messages.USAGE
    assert "ledger" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_a_run_that_is_stopped_goes_on_with_the_same_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    notes, out = folder(tmp_path / "in", a="Ann", b="Ann", c="Ann", d="Ann"), tmp_path / "out"

    class Stopped(Hands):
        def answers(self, seconds: float) -> Iterator[JobAnswer]:
            try:
                yield from super().answers(seconds)
            except Ended as error:
                raise KeyboardInterrupt from error

    with monkeypatch.context() as patched:
        patched.setattr(batching, "_pool", lambda *_: Stopped(dies_after=2))
        assert batch(notes, "-o", out) == messages.CANCELLED
    assert "run the same command again" in capsys.readouterr().err
    assert len(list(out.glob("*.txt"))) == 2
    assert batch(notes, "-o", out) == messages.DONE
    assert "2 of 4 documents redacted and verified, 2 done before" in capsys.readouterr().out
