"""Sable's own JSON Lines: one document a line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import IO, Any

from engine.training.formats.checks import Problem, numbered_lines


def read(stream: IO[bytes]) -> Iterator[tuple[dict[str, int], dict[str, Any]]]:
    """The line number of each document, and the document; blank lines are skipped."""
    for number, line in numbered_lines(stream):
        where = {"line": number}
        if not line.strip():
            continue
        try:
            document = json.loads(line)
        except json.JSONDecodeError as error:
            raise Problem("not-json", where) from error
        if not isinstance(document, dict):
            raise Problem("no-text", where)
        yield where, document
