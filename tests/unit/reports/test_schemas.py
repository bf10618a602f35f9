"""The forms of JSON that programs rely on: versioned, described, and closed to keys that nobody described."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine import reports
from engine.batch import ledger
from engine.core import resources
from engine.core.message import literal
from engine.core.types import Check, RedactionReport
from engine.pipeline import service
from engine.reports import inspection, outcomes
from tests import schemas

_FILES = sorted((resources.root() / "schemas").glob("*.json"))
_REPORT = RedactionReport(
    "a" * 64, "b" * 64, {"entities masked": 1}, (Check("Text", True, literal("found")),), (), {}, {}
)


def _schema(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(resources.find(f"schemas/{name}-1.json").read_text(encoding="utf-8"))
    return found


def test_there_is_a_schema_of_each_output() -> None:
    assert [each.stem for each in _FILES] == ["answer-1", "batch-1", "inspect-1", "report-1", "verify-1"]


@pytest.mark.parametrize("path", _FILES, ids=lambda path: path.stem)
def test_a_schema_names_its_version_in_the_output(path: Path) -> None:
    schema = json.loads(path.read_text(encoding="utf-8"))
    assert schema["properties"]["version"]["const"] == int(path.stem.rpartition("-")[2])
    assert schema["$id"].endswith(":1") and "version" in schema["required"]


def test_versions_are_those_of_the_schemas() -> None:
    assert (inspection.VERSION, outcomes.VERSION, service.VERSION) == (1, 1, 1)


def test_a_report_fits(tmp_path: Path) -> None:
    done = reports.Outcome("a.txt", "a_redacted.txt", 0, "", _REPORT)
    failed = reports.Outcome("sub/b.txt", None, 3, "The file is damaged.", None)
    schemas.check("report", json.loads(reports.to_json([done, failed])))


def test_an_empty_batch_fits(tmp_path: Path) -> None:
    with ledger.Ledger(tmp_path / "ledger", new=True) as kept:
        schemas.check("batch", json.loads(b"".join(ledger.to_json(kept))))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda file: file.pop("verified"), "'verified' is a required property"),
        (lambda file: file.update(added=1), "'added' was unexpected"),
        (lambda file: file.update(exit_code=9), "9 is not one of"),
        (lambda file: file["report"].update(checks=None), "None is not of type 'array'"),
    ],
)
def test_what_does_not_fit_is_found(change: Any, words: str) -> None:
    record = json.loads(reports.to_json([reports.Outcome("a.txt", "a_redacted.txt", 0, "", _REPORT)]))
    change(record["files"][0])
    with pytest.raises(AssertionError, match=words):
        schemas.check("report", record)


def test_programs_may_meet_keys_of_later_versions() -> None:
    assert "additionalProperties" not in _schema("report") and "additionalProperties" not in _schema("inspect")
