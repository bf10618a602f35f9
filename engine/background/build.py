"""Construction of background indexes: a cached segment for each file, and validation of tables for the user."""

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
from engine.background.attributes import PersonAttribute, TableProblem
from engine.background.columns import Column
from engine.background.segments import Damaged, IndexSegment
from engine.background.words import values, words
from engine.core import resources
from engine.core.errors import BadBackground, InputError, UnreadableFile
from engine.core.progress import Progress, Stage

SUFFIX = ".background"
_SHOWN = 20
"""Greatest number of bad rows that an error names."""
_CACHED = 200_000
"""Values of a column whose terms are kept in memory."""

_LISTS = ("hierarchy/", "lists/generic_terms")
_NAMES = (PersonAttribute.NAME, PersonAttribute.GIVEN, PersonAttribute.FAMILY)

_Terms = tuple[int, ...]


def segment(path: Path, columns: dict[str, str], folder: Path | None, progress: Progress) -> IndexSegment:
    """Return the segment of a file: from `folder` if it has one for this content and `columns`, else a new one.

    Segments of an older content are deleted from the folder; those of the same content with other `columns` stay. If
    the folder can't be written, the segment is in memory only.

    Raises:
        BadBackground: the file is no table or graph of people; or some rows are bad.
        UnreadableFile: it can't be opened.
        Cancelled: the user cancelled; nothing is left behind.
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


def _built(path: Path, columns: dict[str, str], progress: Progress) -> IndexSegment:
    filed = Filed()
    try:
        total = path.stat().st_size
        for row, facts in sources.records(
            path, columns, lambda read: progress.step(Stage.BACKGROUND, min(read, total), total)
        ):
            filed.add(row, facts)
    except TableProblem as problem:
        raise said(path, [problem]) from problem.__cause__
    except OSError as error:
        raise UnreadableFile(file=path.name) from error
    if filed.problems:
        raise said(path, filed.problems)
    if not filed.counts:
        raise said(path, [TableProblem("no-rows")])
    progress.step(Stage.BACKGROUND, total, total)
    return segments.inverted(filed.terms, filed.counts, filed.identities, source=str(path.absolute()))


def said(path: Path, problems: list[TableProblem], error: type[InputError] = BadBackground) -> InputError:
    """Return an error of this class that names the bad rows of a file."""
    first = problems[0]
    where = {name: at for name, at in (("row", first.row), ("column", first.column)) if at}
    more = tuple(dict.fromkeys(problem.row for problem in problems[1:_SHOWN] if problem.row != first.row))
    further = {"more_bad_rows": more} if more else {}
    return error(file=path.name, problem=first.code, **where, **further)


class Filed:
    """Terms of rows, in the order in which rows are added."""

    def __init__(self) -> None:
        self.terms = array("Q")
        self.counts = array("I")
        self.identities = array("Q")
        self.problems: list[TableProblem] = []
        self._known: dict[tuple[int, PersonAttribute], dict[str, _Terms]] = defaultdict(dict)

    def add(self, row: int, facts: list[tuple[Column, str]] | None) -> None:
        """File the person of one row, or record what is wrong with the row."""
        if facts is None:
            self.problems.append(TableProblem("bad-columns", row=row))
            return
        before = len(self.terms)
        for column, cell in facts:
            try:
                self.terms.extend(self._of(column, cell))
            except TableProblem as problem:
                self.problems.append(TableProblem(problem.code, row=row, column=column.number))
        self.counts.append(len(self.terms) - before)
        self.identities.append(_identity(facts))

    def _of(self, column: Column, cell: str) -> _Terms:
        known = self._known[column.number, column.attribute]
        found = known.get(cell)
        if found is None:
            filed = {each for value in values(cell) for each in terms.of(column.attribute, value, column.day_first)}
            found = tuple(map(terms.hashed, filed))
            if len(known) >= _CACHED:
                known.clear()
            known[cell] = found
        return found


def _identity(facts: list[tuple[Column, str]]) -> int:
    """Return a hash for matching rows of one person: words of the name and day of birth; 0 without either."""
    name: set[str] = set()
    born: str | None = None
    for column, cell in facts:
        if column.attribute in _NAMES:
            name.update(words(cell))
        elif column.attribute is PersonAttribute.BORN and born is None:
            born = terms.day(cell, column.day_first)
    return terms.hashed(f"{' '.join(sorted(name))} {born}") if name and born else 0


# Validation of a table of people before it is used: its columns, first rows, and all errors at once.


FIRST = 20
"""Number of first rows that are shown."""
_MOST_BAD = 100
"""Greatest number of bad rows that are reported; a table with more of them has another fault."""


@dataclass(frozen=True, slots=True)
class BadRow:
    """A bad row. `row` and `column` count from 1, the header being row 1; `column` is 0 if the whole row is bad.

    `problem`: a key of `engine.core.problems.PROBLEMS`.
    """

    row: int
    column: int
    problem: str


@dataclass(frozen=True, slots=True)
class Checked:
    """Result of checking a file.

    Attributes:
        columns: the attribute found for each column; empty for a knowledge graph.
        rows: the first rows, unchanged.
        people: number of usable rows.
        bad: unusable rows, at most a hundred.
    """

    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...] = field(repr=False)
    people: int
    bad: tuple[BadRow, ...]


def check(path: Path, assigned: Mapping[str, str], progress: Progress) -> Checked:
    """Read a table or knowledge graph to its end, and return its columns and errors.

    Args:
        assigned: attributes by header, as set by the user; a header that the file does not have is ignored.

    Raises:
        BadBackground: the file is no table or graph, or can't be read to its end.
        UnreadableFile: the file does not exist, or the user has no permission to read it.
        Cancelled: the user cancelled.
    """
    filed = Filed()
    given = dict(assigned)
    try:
        found = sources.preview(path, given)
        rows = _first(path) if found else ()
        size = path.stat().st_size
        for row, facts in sources.records(path, given, lambda read: progress.step(Stage.BACKGROUND, read, size)):
            filed.add(row, facts)
            if len(filed.problems) >= _MOST_BAD:
                break
    except TableProblem as problem:
        raise said(path, [problem]) from problem.__cause__
    except OSError as error:
        raise UnreadableFile(file=path.name) from error
    bad = tuple(BadRow(each.row, each.column, each.code) for each in filed.problems)
    unusable = {each.row for each in bad if each.column}  # rows of another width were never counted
    return Checked(found, rows, len(filed.counts) - len(unusable), bad)


def _first(path: Path) -> tuple[tuple[str, ...], ...]:
    with parsing.opened(path, lambda _: None) as table:
        return tuple(tuple(cells) for _, cells in islice(table.rows, FIRST))
