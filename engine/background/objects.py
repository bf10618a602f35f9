"""JSON objects of a file, and typed values as text."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date, datetime, time
from typing import IO, Any

from engine.background.problems import Problem

Object = tuple[int, dict[str, Any]]
"""The number of a line, or of an object in its list; and the object."""

_BRACKETS = (b"", b"[", b"]")


def objects(stream: IO[bytes]) -> Iterator[Object]:
    """The JSON objects of a file: one a line (also with the brackets and commas of a list around them), or one list, or
    the members of one object `entities`.

    Raises:
        Problem: it is no such file.
    """
    stream.seek(0)
    first = next((line for line in stream if line.strip() not in _BRACKETS), b"")
    stream.seek(0)
    try:
        in_lines = "entities" not in _object(first)
    except ValueError:
        in_lines = False
    yield from _lines(stream) if in_lines else enumerate(_whole(stream.read()), start=1)


def _lines(stream: IO[bytes]) -> Iterator[Object]:
    for number, line in enumerate(stream, start=1):
        if line.strip() in _BRACKETS:
            continue
        try:
            yield number, _object(line)
        except ValueError as error:
            raise Problem("not-json", row=number) from error


def _object(line: bytes) -> dict[str, Any]:
    read = _loaded(line.decode("utf-8-sig").strip().removesuffix(","))
    if not isinstance(read, dict):
        raise ValueError
    return read


def _loaded(text: str) -> Any:
    """Raises ValueError for what is no JSON, also where it nests deeper than the parser follows."""
    try:
        return json.loads(text)
    except RecursionError as error:
        raise ValueError from error


def _whole(data: bytes) -> list[dict[str, Any]]:
    try:
        read = _loaded(data.decode("utf-8-sig"))
    except ValueError as error:
        raise Problem("not-json") from error
    if isinstance(read, dict) and "entities" in read:
        read = list(read["entities"].values()) if isinstance(read["entities"], dict) else read["entities"]
    listed = read if isinstance(read, list) else [read]
    if not all(isinstance(each, dict) for each in listed):
        raise Problem("not-json")
    return listed


def text_of(cell: object) -> str:
    """A typed value as a CSV file would have it: days in ISO 8601, whole numbers without a point, lists as JSON."""
    match cell:
        case None:
            return ""
        case str():
            return cell
        case bool():
            return "true" if cell else "false"
        case float() if cell.is_integer():
            return str(int(cell))
        case datetime() if cell.time() == time.min:
            return cell.date().isoformat()
        case date():
            return cell.isoformat()
        case list() | tuple():
            return json.dumps([text_of(each) for each in cell], ensure_ascii=False)
        case dict():
            return json.dumps(cell, ensure_ascii=False, default=str)
    return str(cell)
