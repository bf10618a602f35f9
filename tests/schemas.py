"""Every output for programs that the tests make fits its schema, and holds no key that its schema does not name."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from engine.batch import ledger
from engine.core import resources
from engine.reports import inspection, outcomes


@cache
def _strict(name: str) -> Draft202012Validator:
    """The schema, which promises that keys may be added, without that: a new key has to be written into it."""
    schema = json.loads(resources.find(f"schemas/{name}-1.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(_closed(schema))


def _closed(part: Any) -> Any:
    if isinstance(part, list):
        return [_closed(each) for each in part]
    if not isinstance(part, dict):
        return part
    closed = {key: _closed(value) for key, value in part.items()}
    return closed | {"additionalProperties": False} if isinstance(part.get("properties"), dict) else closed


def check(name: str, data: Any) -> None:
    """Fail where the data does not fit the schema of that name."""
    wrong = [f"{each.json_path}: {each.message[:200]}" for each in _strict(name).iter_errors(data)]
    assert not wrong, wrong


@pytest.fixture(autouse=True)
def _outputs_fit_their_schemas(monkeypatch: pytest.MonkeyPatch) -> None:
    record, report, batch = inspection.record, outcomes.to_json, ledger.to_json

    def checked_record(*given: Any, **named: Any) -> dict[str, Any]:
        made = record(*given, **named)
        check("inspect", json.loads(json.dumps(made)))
        return made

    def checked_report(given: Any) -> str:
        made = report(given)
        check("report", json.loads(made))
        return made

    def checked_batch(given: Any) -> Iterator[bytes]:
        made = list(batch(given))
        check("batch", json.loads(b"".join(made)))
        return iter(made)

    monkeypatch.setattr(inspection, "record", checked_record)
    monkeypatch.setattr(outcomes, "to_json", checked_report)
    monkeypatch.setattr("engine.reports.to_json", checked_report)
    monkeypatch.setitem(ledger.FORMS, ".json", checked_batch)
