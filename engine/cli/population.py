"""`sable population`: estimates how many people share the details of each line, one JSON object in, one out."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.cli.speech import say
from engine.core import messages
from engine.core.catalogue import ENGLISH
from engine.core.errors import UnreadableFile
from engine.core.message import Message, message
from engine.core.printable import printable
from engine.risk.population import FIELDS, Details, Estimate, estimate
from engine.risk.population.ages import OLDEST, read_age

_TEXTS = tuple(name for name in FIELDS if name != "age")
_LONGEST = 200  # characters of one detail


class _BadLine(Exception):
    """A line that can't be answered, with the reason."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.code)
        self.reason = reason


def population(arguments: argparse.Namespace) -> int:
    """Print one answer for each line, in their order; a bad line is answered by an error and does not stop the others.

    Raises:
        UnreadableFile: the file does not exist, or the user may not read it.
    """
    name, code = str(arguments.details), messages.DONE
    for number, line in enumerate(_lines(name), 1):
        if not line.strip():
            continue
        try:
            details, unknown = _details(line)
            answer = _answer(estimate(details), unknown)
        except _BadLine as error:
            answer, code = {"error": ENGLISH.say(error.reason)}, messages.UNREADABLE
            where = say("cli.standard-input") if name == "-" else printable(name)
            print(say("cli.line", name=where, line=number, problem=error.reason), file=sys.stderr)
        print(json.dumps(answer, ensure_ascii=False), flush=True)
    return code


def _lines(name: str) -> Iterator[bytes]:
    """Yield the lines of a file as bytes, or those of standard input for "-"."""
    if name == "-":
        yield from sys.stdin.buffer
        return
    try:
        with Path(name).open("rb") as file:
            yield from file
    except OSError as error:
        raise UnreadableFile from error


def _answer(found: Estimate, unknown: tuple[str, ...]) -> dict[str, Any]:
    return {
        "expected": found.expected,
        "low": found.low,
        "high": found.high,
        "unique": found.unique,
        "used": list(found.used),
        "ignored": [*found.ignored, *unknown],
        "guessed": list(found.guessed),
        "sources": list(found.sources),
    }


def _details(line: bytes) -> tuple[Details, tuple[str, ...]]:
    """Return the details of one line, and the names of its fields that Sable does not know.

    Raises:
        _BadLine: no JSON object, or a value that a field can't have.
    """
    try:
        record = json.loads(line.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise _BadLine(Message("cli.population-no-json")) from error
    if not isinstance(record, dict):
        raise _BadLine(Message("cli.population-no-object"))
    values: dict[str, Any] = {name: _text(name, record.get(name)) for name in _TEXTS}
    details = Details(**values, age=_age(record.get("age")))
    return details, tuple(name for name in record if name not in FIELDS)


def _text(name: str, value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, int | float) and not isinstance(value, bool) and name == "children":
        value = str(int(value)) if value == value and abs(value) < 1000 else ""
    if not isinstance(value, str):
        raise _BadLine(message("cli.population-no-text", name=name))
    if len(value) > _LONGEST:
        raise _BadLine(message("cli.population-long", name=name, most=_LONGEST))
    return value.strip()


def _age(value: object) -> tuple[int, int] | None:
    if value is None or value == "":
        return None
    if isinstance(value, str):
        if found := read_age(value):
            return found
        raise _BadLine(Message("cli.population-age"))
    ends = value if isinstance(value, list) else [value, value]
    if len(ends) != 2:
        raise _BadLine(Message("cli.population-ages"))
    first, last = _year(ends[0], 0), _year(ends[1], OLDEST)
    if first > last:
        raise _BadLine(Message("cli.population-order"))
    return first, last


def _year(value: object, missing: int) -> int:
    if value is None:
        return missing
    if isinstance(value, int | float) and not isinstance(value, bool) and value in range(OLDEST + 1):
        return int(value)
    raise _BadLine(Message("cli.population-ages"))
