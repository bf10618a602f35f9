"""A table of people as it would be read, with everything that is wrong with it at once: for a person who loads it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from engine.background import build, sources, tables
from engine.background.columns import Column
from engine.background.problems import Problem
from engine.errors import UnreadableFile
from engine.progress import Progress

FIRST = 20
"""Rows that are shown."""
_MOST_BAD = 100
"""Bad rows that are told; a table with more of them has another fault."""


@dataclass(frozen=True, slots=True)
class BadRow:
    """`row` and `column` count from 1, the header being row 1; `column` is 0 where the row as a whole is bad.

    `problem`: a key of `engine.problems.PROBLEMS`.
    """

    row: int
    column: int
    problem: str


@dataclass(frozen=True, slots=True)
class Checked:
    """`columns`: what each is taken for, none for a knowledge graph; `rows`: the first, as they stand; `people`: rows
    that can be used; `bad`: those that can't, at most a hundred."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...] = field(repr=False)
    people: int
    bad: tuple[BadRow, ...]


def check(path: Path, told: Mapping[str, str], progress: Progress) -> Checked:
    """Read a table or knowledge graph to its end.

    Args:
        told: attributes by header, as the person has said; a header that it does not have is passed over.

    Raises:
        BadBackground: it is no such file, or can't be read to its end.
        UnreadableFile: it is not there, or not to be read.
        Cancelled: the person asked to stop.
    """
    filed = build.Filed()
    try:
        found = sources.preview(path, dict(told))
        rows = _first(path) if found else ()
        size = path.stat().st_size
        for row, facts in sources.records(path, dict(told), lambda read: progress.step(build.STAGE, read, size)):
            filed.add(row, facts)
            if len(filed.problems) >= _MOST_BAD:
                break
    except Problem as problem:
        raise build.said(path, [problem]) from problem.__cause__
    except OSError as error:
        raise UnreadableFile(file=path.name) from error
    bad = tuple(BadRow(each.row, each.column, each.code) for each in filed.problems)
    unusable = {each.row for each in bad if each.column}  # rows of another width were never counted
    return Checked(found, rows, len(filed.counts) - len(unusable), bad)


def _first(path: Path) -> tuple[tuple[str, ...], ...]:
    with tables.opened(path, lambda _: None) as table:
        return tuple(tuple(cells) for _, cells in islice(table.rows, FIRST))
