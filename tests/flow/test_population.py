"""`sable population` as another program uses it: lines in, lines out, and a sentence for a bad line."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.cli.main import main
from engine.core import messages

GOOD = {"country": "England", "place": "Harrogate", "sex": "F", "age": [40, 44], "religion": "Hindu"}


def _asked(tmp_path: Path, *lines: str | bytes) -> int:
    file = tmp_path / "details.jsonl"
    file.write_bytes(b"\n".join(line.encode() if isinstance(line, str) else line for line in lines))
    return main(["population", str(file)])


def test_each_line_has_its_answer_in_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    turned = dict(reversed(GOOD.items()))
    assert (
        _asked(tmp_path, json.dumps(GOOD), "", json.dumps(turned), json.dumps({"surname": "Smith", "shoe": 9}))
        == messages.DONE
    )
    first, second, third = map(json.loads, capsys.readouterr().out.splitlines())
    assert first == second, "the order of the fields is no matter"
    assert list(first)[:3] == ["expected", "low", "high"]
    assert first["low"] <= first["expected"] <= first["high"]
    assert first["used"] == ["country", "place", "sex", "age", "religion"]
    assert first["ignored"] == []
    assert any("2011" in source for source in first["sources"])
    assert third["ignored"] == ["shoe"]


def test_absent_values_are_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = {"country": "US", "place": None, "sex": "", "age": None, "children": 2}
    assert _asked(tmp_path, json.dumps(line)) == messages.DONE
    assert json.loads(capsys.readouterr().out)["used"] == ["country", "children"]


@pytest.mark.parametrize(
    "line",
    [
        "not JSON",
        "[1]",
        '"Leeds"',
        "null",
        '{"place": 5}',
        '{"place": ["Leeds"]}',
        '{"age": [44, 40]}',
        '{"age": [40]}',
        '{"age": [-1, 5]}',
        '{"age": [1, 1e999]}',
        '{"age": NaN}',
        '{"age": true}',
        '{"age": "old"}',
        '{"surname": "' + "x" * 300 + '"}',
        b'{"place": "\xff\xfe"}',
        "[" * 100_000,
    ],
)
def test_a_bad_line_is_answered_and_does_not_stop_the_others(
    line: str | bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _asked(tmp_path, json.dumps(GOOD), line, json.dumps(GOOD)) == messages.UNREADABLE
    said = capsys.readouterr()
    answers = [json.loads(each) for each in said.out.splitlines()]
    assert len(answers) == 3
    assert answers[0] == answers[2]
    assert list(answers[1]) == ["error"]
    assert "line 2" in said.err
    assert "Traceback" not in said.err


def test_a_file_that_is_not_there_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["population", str(tmp_path / "none.jsonl")]) == messages.UNREADABLE
    assert capsys.readouterr().err.strip()


def test_standard_input_is_read(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(GOOD).encode())))
    assert main(["population", "-"]) == messages.DONE
    assert json.loads(capsys.readouterr().out)["expected"] > 1


def test_the_answer_waits_for_no_network_library() -> None:
    code = (
        "import sys; from engine.risk.population import Details, estimate; estimate(Details(place='Leeds'));"
        "print(sorted({'torch', 'pandas', 'numpy', 'spacy'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
