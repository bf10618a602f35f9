"""Requests of other programs, one JSON object a line: what each method takes, and its answer from a session.

An answer holds the `version`, the `id` of its request, and either `result` or `error`: resources/schemas/answer-1.json.
No error ends the service, and none holds text of a document.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.core import messages
from engine.core.catalogue import ENGLISH
from engine.core.errors import DamagedFile, SableError
from engine.core.message import Message, message
from engine.pipeline import opening
from engine.pipeline.session import Session

VERSION = 1
"""Version of the answers. It changes when a key goes or changes its meaning."""
MOST = 8 << 20
"""Most bytes of one request."""
BAD_REQUEST, TOO_LARGE = "bad-request", "request-too-large"
"""Codes of errors of the request itself; the others are those of `core.errors`."""
_LONGEST_ID = 200  # characters; it is repeated in the answer

_Given = dict[str, Any]


class _Refused(Exception):
    """A request that can't be meant; `reason` holds no value of the request."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.code)
        self.reason = reason


def answer(session: Session, line: bytes) -> bytes:
    """Return the answer to one request, as a line."""
    number: object = None
    try:
        given = _read(line)
        number = given.pop("id", None)
        if not (number is None or isinstance(number, str | int)) or len(str(number)) > _LONGEST_ID:
            number = None
            raise _Refused(message("service.bad-id", most=_LONGEST_ID))
        result = _result(session, given)
    except _Refused as error:
        return refusal(BAD_REQUEST, ENGLISH.say(error.reason), messages.USAGE, number)
    except SableError as error:
        return refusal(error.code, messages.sentence(error), messages.exit_code(error), number)
    except Exception as error:  # a defect met by one request must not end the service
        return refusal("error", messages.defect(error), messages.FAILED, number)
    return _line({"version": VERSION, "id": number, "result": result})


def refusal(code: str, reason: str, exit_code: int, number: object = None) -> bytes:
    """Return the answer that says why a request failed, as a line."""
    return _line({
        "version": VERSION, "id": number, "error": {"code": code, "exit_code": exit_code, "reason": reason}
    })  # fmt: skip


def too_large() -> bytes:
    """Return the answer to a request of more than `MOST` bytes."""
    return refusal(TOO_LARGE, ENGLISH.say(message("service.too-large", size=MOST >> 20)), messages.USAGE)


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data).encode("ascii") + b"\n"  # in ASCII, halves of surrogate pairs do no harm


def _read(line: bytes) -> _Given:
    try:
        given = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise _Refused(Message("service.not-json")) from error
    if not isinstance(given, dict):
        raise _Refused(Message("service.not-object"))
    return given


def _result(session: Session, given: _Given) -> dict[str, Any]:
    method = given.pop("method", None)
    if not isinstance(method, str) or method not in _METHODS:
        raise _Refused(message("service.no-method", names=", ".join(_METHODS)))
    taken, call = _METHODS[method]
    if not given.keys() <= taken.keys():
        raise _Refused(message("service.other-key", method=method, names=", ".join(taken)))
    if not all(type(value) is taken[name] for name, value in given.items()):
        raise _Refused(message("service.other-type", method=method))
    return call(session, given)


def _redact(session: Session, given: _Given) -> dict[str, Any]:
    target = _path(given, "target") if "target" in given else None
    return session.redact(_path(given, "source"), target, force=given.get("force", False)).record


def _redact_text(session: Session, given: _Given) -> dict[str, Any]:
    return {"text": session.redact_text(_text(given))}


def _inspect(session: Session, given: _Given) -> dict[str, Any]:
    if ("text" in given) == ("source" in given):
        raise _Refused(Message("service.one-input"))
    with_text = given.get("with_text", False)
    if "text" in given:
        return session.inspect_text(_text(given), with_text=with_text)
    return session.inspect(_path(given, "source"), with_text=with_text)


def _text(given: _Given) -> str:
    if "text" not in given:
        raise _Refused(Message("service.no-text"))
    text: str = given["text"]
    try:
        opening.encoded(text)
    except DamagedFile as error:
        raise _Refused(Message("service.bad-text")) from error
    return text


def _path(given: _Given, name: str) -> Path:
    """Return an absolute path: the folder in which the service was started means nothing to other programs."""
    path = Path(given.get(name, ""))
    try:
        os.fsencode(path)
    except UnicodeEncodeError as error:
        raise _Refused(message("service.bad-path", name=name)) from error
    if not path.is_absolute() or "\0" in str(path):
        raise _Refused(message("service.relative-path", name=name))
    return path


_METHODS: dict[str, tuple[dict[str, type], Callable[[Session, _Given], dict[str, Any]]]] = {
    "inspect": ({"text": str, "source": str, "with_text": bool}, _inspect),
    "redact": ({"source": str, "target": str, "force": bool}, _redact),
    "redact-text": ({"text": str}, _redact_text),
}
"""Arguments and function of each method, by name."""
