"""Requests of programs: what is meant is done, anything else is refused with a code, and no defect gets through."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, cast

import pytest

from engine.core import messages
from engine.core.errors import DamagedFile, OutputExists
from engine.core.sentences import SENTENCES
from engine.pipeline import service
from engine.pipeline.session import Session
from tests import schemas


class _Fake:
    """A session that repeats what it was called with."""

    def redact(self, source: Path, target: Path | None = None, *, force: bool = False) -> Any:
        if source.name == "damaged.pdf":
            raise DamagedFile(format="PDF")
        if target == source:
            raise OutputExists
        return _Recorded({"redacted": [str(source), str(target), force]})

    def redact_text(self, text: str) -> str:
        if text == "defect":
            raise RuntimeError(f"a message that quotes {text}")
        return text.replace("Ann", "[PERSON 1]")

    def inspect(self, source: Path, *, with_text: bool = False) -> dict[str, Any]:
        return {"inspected": str(source), "with_text": with_text}

    def inspect_text(self, text: str, *, with_text: bool = False) -> dict[str, Any]:
        return {"inspected": text, "with_text": with_text}


class _Recorded:
    def __init__(self, record: dict[str, Any]) -> None:
        self.record = record


def ask(request: object) -> dict[str, Any]:
    line = request if isinstance(request, bytes) else json.dumps(request).encode()
    given = service.answer(cast(Session, _Fake()), line)
    assert given.endswith(b"\n") and given.count(b"\n") == 1
    answered: dict[str, Any] = json.loads(given)
    schemas.check("answer", answered)
    return answered


@pytest.mark.parametrize(
    ("request_", "result"),
    [
        ({"method": "inspect", "text": "Ann"}, {"inspected": "Ann", "with_text": False}),
        ({"method": "inspect", "source": "/a.txt", "with_text": True}, {"inspected": "/a.txt", "with_text": True}),
        ({"method": "redact-text", "text": "Ann came."}, {"text": "[PERSON 1] came."}),
        ({"method": "redact-text", "text": "à\n♞"}, {"text": "à\n♞"}),
        ({"method": "redact", "source": "/a.pdf"}, {"redacted": ["/a.pdf", "None", False]}),
        ({"method": "redact", "source": "/a", "target": "/b", "force": True}, {"redacted": ["/a", "/b", True]}),
    ],
)
def test_what_is_asked_is_done(request_: dict[str, Any], result: dict[str, Any]) -> None:
    assert ask(request_ | {"id": 7}) == {"version": 1, "id": 7, "result": result}
    assert ask(request_)["id"] is None


@pytest.mark.parametrize(
    "request_",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"method": "redact-text", "text": "\\ud800"}',
        b'{"id": ' + b"9" * 5000 + b"}",
        "a text",
        ["redact"],
        {},
        {"method": "delete"},
        {"method": ["redact"]},
        {"method": "redact"},
        {"method": "redact", "source": "a.txt"},
        {"method": "redact", "source": ""},
        {"method": "redact", "source": "/a\0.txt"},
        {"method": "redact", "source": "/a", "target": "b"},
        {"method": "redact", "source": "/a", "force": 1},
        {"method": "redact", "source": "/a", "policy": "default"},
        {"method": "redact", "source": None},
        {"method": "redact-text"},
        {"method": "redact-text", "text": 3},
        {"method": "inspect"},
        {"method": "inspect", "text": "Ann", "source": "/a"},
        {"method": "inspect", "text": "Ann", "id": 1.5},
        {"method": "inspect", "text": "Ann", "id": [1]},
        {"method": "inspect", "text": "Ann", "id": "x" * 201},
    ],
)
def test_what_can_not_be_meant_is_refused(request_: object) -> None:
    error = ask(request_)["error"]
    assert (error["code"], error["exit_code"]) == (service.BAD_REQUEST, messages.USAGE)
    assert "Ann" not in error["reason"]
    assert any(each.fullmatch(error["reason"]) for each in _refusals()), "it is no sentence of the catalogue"


def _refusals() -> list[re.Pattern[str]]:
    sentences = (str(each) for code, each in SENTENCES.items() if code.startswith("service."))
    return [re.compile(re.sub(r"\\{\w+\\}", ".+", re.escape(each))) for each in sentences]


@pytest.mark.parametrize(
    ("request_", "code", "exit_code"),
    [
        ({"method": "redact", "source": "/damaged.pdf"}, "damaged-file", messages.UNREADABLE),
        ({"method": "redact", "source": "/a", "target": "/a"}, "output-exists", messages.USAGE),
        ({"method": "redact-text", "text": "defect"}, "error", messages.FAILED),
    ],
)
def test_an_error_has_the_code_and_the_exit_code_of_the_command_line(
    request_: dict[str, Any], code: str, exit_code: int
) -> None:
    answered = ask(request_ | {"id": "a"})
    assert answered["id"] == "a"
    assert (answered["error"]["code"], answered["error"]["exit_code"]) == (code, exit_code)
    assert "quotes" not in answered["error"]["reason"], "the message of a foreign error may hold text"


def test_the_answer_to_what_is_too_large_fits_its_schema() -> None:
    answered = json.loads(service.too_large())
    schemas.check("answer", answered)
    assert answered["error"]["code"] == service.TOO_LARGE
