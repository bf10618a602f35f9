"""Makes the segment of a file, unless it was made and kept before."""

from __future__ import annotations

import hashlib
import json
from array import array
from collections import defaultdict
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from engine.background import parsing, segments, sources, terms
from engine.background.attributes import Attribute, Problem
from engine.background.columns import Column
from engine.background.segments import Damaged, Segment
from engine.background.words import values, words
from engine.core import resources
from engine.core.errors import BadBackground, UnreadableFile
from engine.core.progress import Progress

STAGE = "background"
SUFFIX = ".background"
_SHOWN = 20
"""Bad rows that an error names."""
_HELD = 200_000
"""Values of a column whose terms are kept in memory."""

_LISTS = ("hierarchy/", "lists/generic_terms")
_NAMES = (Attribute.NAME, Attribute.GIVEN, Attribute.FAMILY)

Terms = tuple[int, ...]


def segment(path: Path, columns: dict[str, str], folder: Path | None, progress: Progress) -> Segment:
    """The segment of a file: that of this content, read in this way, which is kept in `folder`, or a new one.

    What the folder has of an older content goes; that of the same content with other `columns` stays. Where the folder
    can't be written, the segment is in memory alone.

    Raises:
        BadBackground: the file is no table or graph of people; or some rows are bad.
        UnreadableFile: it can't be opened.
        Cancelled: the person asked to stop; nothing is left behind.
    """
    try:
        with path.open("rb") as file:
            content = hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as error:
        raise UnreadableFile(file=path.name) from error
    lists = {name: about["sha256"] for name, about in resources.released().items() if name.startswith(_LISTS)}
    source, state = _name(str(path.absolute())), _name(segments.VERSION, content, lists)
    kept = folder and folder / f"{source}-{state}-{_name(columns)}{SUFFIX}"
    if kept:
        with suppress(Damaged, OSError):
            return segments.opened(kept)
    made = _built(path, columns, progress)
    if kept:
        with suppress(Damaged, OSError):
            segments.write(kept, made)
            for other in kept.parent.glob(f"{source}-*{SUFFIX}"):
                if not other.name.startswith(f"{source}-{state}-"):
                    other.unlink(missing_ok=True)
            return segments.opened(kept)
    return made


def _name(*values: str | dict[str, str]) -> str:
    return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:32]


def _built(path: Path, columns: dict[str, str], progress: Progress) -> Segment:
    filed = Filed()
    try:
        total = path.stat().st_size
        for row, facts in sources.records(path, columns, lambda read: progress.step(STAGE, min(read, total), total)):
            filed.add(row, facts)
    except Problem as problem:
        raise said(path, [problem]) from problem.__cause__
    except OSError as error:
        raise UnreadableFile(file=path.name) from error
    if filed.problems:
        raise said(path, filed.problems)
    if not filed.counts:
        raise said(path, [Problem("no-rows")])
    progress.step(STAGE, total, total)
    return segments.inverted(filed.terms, filed.counts, filed.identities, source=str(path.absolute()))


def said(path: Path, problems: list[Problem]) -> BadBackground:
    """The error that names the bad rows of a file."""
    first = problems[0]
    where = {name: at for name, at in (("row", first.row), ("column", first.column)) if at}
    more = tuple(dict.fromkeys(problem.row for problem in problems[1:_SHOWN] if problem.row != first.row))
    further = {"more_bad_rows": more} if more else {}
    return BadBackground(file=path.name, problem=first.code, **where, **further)


class Filed:
    """The terms of rows, in the order in which these are added."""

    def __init__(self) -> None:
        self.terms = array("Q")
        self.counts = array("I")
        self.identities = array("Q")
        self.problems: list[Problem] = []
        self._known: dict[tuple[int, Attribute], dict[str, Terms]] = defaultdict(dict)

    def add(self, row: int, facts: list[tuple[Column, str]] | None) -> None:
        """File the person of one row, or note what is wrong with the row."""
        if facts is None:
            self.problems.append(Problem("bad-columns", row=row))
            return
        before = len(self.terms)
        for column, cell in facts:
            try:
                self.terms.extend(self._of(column, cell))
            except Problem as problem:
                self.problems.append(Problem(problem.code, row=row, column=column.number))
        self.counts.append(len(self.terms) - before)
        self.identities.append(_identity(facts))

    def _of(self, column: Column, cell: str) -> Terms:
        known = self._known[column.number, column.attribute]
        found = known.get(cell)
        if found is None:
            said = {each for value in values(cell) for each in terms.of(column.attribute, value, column.day_first)}
            found = tuple(map(terms.hashed, said))
            if len(known) >= _HELD:
                known.clear()
            known[cell] = found
        return found


def _identity(facts: list[tuple[Column, str]]) -> int:
    """What tells that two rows are about the same person: the words of the name, and the day of birth."""
    name: set[str] = set()
    born: str | None = None
    for column, cell in facts:
        if column.attribute in _NAMES:
            name.update(words(cell))
        elif column.attribute is Attribute.BORN and born is None:
            born = terms.day(cell, column.day_first)
    return terms.hashed(f"{' '.join(sorted(name))} {born}") if name and born else 0


# A table of people as it would be read, with everything that is wrong with it at once: for a person who loads it.


FIRST = 20
"""Rows that are shown."""
_MOST_BAD = 100
"""Bad rows that are told; a table with more of them has another fault."""


@dataclass(frozen=True, slots=True)
class BadRow:
    """`row` and `column` count from 1, the header being row 1; `column` is 0 where the row as a whole is bad.

    `problem`: a key of `engine.core.problems.PROBLEMS`.
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
    filed = Filed()
    try:
        found = sources.preview(path, dict(told))
        rows = _first(path) if found else ()
        size = path.stat().st_size
        for row, facts in sources.records(path, dict(told), lambda read: progress.step(STAGE, read, size)):
            filed.add(row, facts)
            if len(filed.problems) >= _MOST_BAD:
                break
    except Problem as problem:
        raise said(path, [problem]) from problem.__cause__
    except OSError as error:
        raise UnreadableFile(file=path.name) from error
    bad = tuple(BadRow(each.row, each.column, each.code) for each in filed.problems)
    unusable = {each.row for each in bad if each.column}  # rows of another width were never counted
    return Checked(found, rows, len(filed.counts) - len(unusable), bad)


def _first(path: Path) -> tuple[tuple[str, ...], ...]:
    with parsing.opened(path, lambda _: None) as table:
        return tuple(tuple(cells) for _, cells in islice(table.rows, FIRST))
