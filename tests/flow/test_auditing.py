"""`sable audit` as people use it: reports, comparisons, the least masking; and nothing left behind."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from engine.cli.main import main
from tests.builders import wards

pytestmark = pytest.mark.model

COUNT = 12


@pytest.fixture
def ward(tmp_path: Path) -> Path:
    wards.table(tmp_path, COUNT)
    wards.notes(tmp_path / "open", COUNT)
    wards.notes(tmp_path / "masked", COUNT, "name", "MRN")
    return tmp_path


def _asked(ward: Path, *more: str) -> list[str]:
    return ["audit", "--profiles", str(ward / "people.csv"), "--out", str(ward / "out"), *more]


def test_a_folder_is_audited(ward: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(_asked(ward, "--documents", str(ward / "masked"), "--originals", str(ward / "open"))) == 0
    assert "of the people were re-identified" in capsys.readouterr().out
    assert sorted(each.name for each in (ward / "out").iterdir()) == ["audit.html", "audit.json", "work-list.csv"]
    record = json.loads((ward / "out" / "audit.json").read_text(encoding="utf-8"))
    assert record["way"] == "zero-shot"
    assert record["documents"] == len(record["work_list"]) == COUNT
    assert 0 < record["masked"] < 0.5


@pytest.mark.slow
def test_words_of_documents_are_written_on_request_alone(ward: Path) -> None:
    for more, shown in (((), False), (("--show-text", "--force"), True)):
        assert main(_asked(ward, "--documents", str(ward / "open"), *more)) == 0
        with (ward / "out" / "work-list.csv").open(encoding="utf-8", newline="") as file:
            assert ("text" in (csv.DictReader(file).fieldnames or ())) is shown


@pytest.mark.slow
def test_tools_are_compared(ward: Path, capsys: pytest.CaptureFixture[str]) -> None:
    named = [f"--tool={name}={ward / name}" for name in ("open", "masked")]
    assert main(_asked(ward, *named, "--originals", str(ward / "open"), "--levels", "50%", "100%")) == 0
    assert capsys.readouterr().out.count("\nmasked,") == 2
    assert sorted(each.name for each in (ward / "out").iterdir()) == ["tools.csv", "tools.svg"]


@pytest.mark.slow
def test_the_least_masking_is_looked_for(ward: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = _asked(ward, "--documents", str(ward / "open"), "--target", "40%", "--by", "k")
    assert main(asked) == 0
    assert "Enough: people who share what stays visible" in capsys.readouterr().out
    assert (ward / "out" / "target.csv").read_text(encoding="utf-8").count("yes") == 1


@pytest.mark.parametrize(
    "more",
    [(), ("--documents", "open", "--levels", "50%"), ("--tool", "a=open", "--target", "1%")],
    ids=["nothing to audit", "levels without originals", "target without documents"],
)
def test_what_can_not_be_done_is_said(ward: Path, more: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(_asked(ward, *more)) == 2
    assert capsys.readouterr().err
    assert not (ward / "out").exists()


def test_a_table_is_asked_for(ward: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", "--documents", str(ward / "open"), "--out", str(ward / "out")]) == 2
    assert "--profiles" in capsys.readouterr().err


def test_the_documents_are_never_written_over(ward: Path) -> None:
    (ward / "open" / "audit.json").write_text("{}", encoding="utf-8")
    asked = ["audit", "--profiles", str(ward / "people.csv"), "--documents", str(ward / "open")]
    assert main([*asked, "--out", str(ward / "open")]) == 2
    assert (ward / "open" / "audit.json").read_text(encoding="utf-8") == "{}"
