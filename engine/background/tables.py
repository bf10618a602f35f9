"""Tables of people: one header, then one row per person. Strangers make them, so a process of its own reads them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from engine import isolation
from engine.background import parsing
from engine.background.parsing import Part, Row
from engine.background.problems import Problem
from engine.isolation import Worker
from engine.progress import Silent

_STAGE = "background"

Told = Callable[[int], None]
"""Called now and then with how much of the file has been read: bytes, or rows where those can't be told."""


@dataclass(frozen=True, slots=True)
class Table:
    """An open table. `rows` can be read once."""

    header: tuple[str, ...] = field(repr=False)
    rows: Iterator[Row] = field(repr=False)


@contextmanager
def opened(path: Path, told: Told) -> Iterator[Table]:
    """The table of a file, by its suffix (`parsing.READERS`); of a workbook, its first sheet.

    Raises:
        Problem: it can't be read as such a table. So does reading `rows` at a bad one.
        OSError: it can't be opened.
        TooDemanding, ReaderCrashed, MissingGuards: see `isolation.Worker.begin`.
    """
    suffix = path.suffix.lower()
    if suffix not in parsing.READERS:
        raise Problem("not-a-table")
    with isolation.opened(path) as worker:
        start = _asked(worker, partial(parsing.begin, suffix))
        _check(start)
        yield Table(start.header, _rows(worker, told))


def _rows(worker: Worker, told: Told) -> Iterator[Row]:
    while True:
        part = _asked(worker, parsing.more)
        yield from part.rows
        _check(part)
        if not part.rows:
            return
        told(part.done)


def _asked(worker: Worker, task: Callable[..., Part]) -> Part:
    return worker.begin(task, Part, _STAGE)(Silent())


def _check(part: Part) -> None:
    if part.problem:
        raise Problem(part.problem, row=part.row, column=part.column)
