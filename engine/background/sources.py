"""One file of background knowledge, whatever its format: what it says of each person."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice
from pathlib import Path

from engine.background import columns, graphs, parsing, tables
from engine.background.attributes import Attribute
from engine.background.columns import Column, Why
from engine.background.graphs import Facts
from engine.background.objects import objects
from engine.background.parsing import Row
from engine.background.tables import Told

SAMPLE = 1000
"""Rows that the columns are known by."""
Record = tuple[int, list[tuple[Column, str]] | None]
"""The number of a row, or of a person of a graph; and its cells, None where it has too many or too few."""

_JSON = frozenset({".json", ".jsonl", ".ndjson"})


def suffixes() -> frozenset[str]:
    """Of the files that can be read."""
    return frozenset(parsing.READERS)


def preview(path: Path, told: dict[str, str]) -> tuple[Column, ...]:
    """What each column of a table is taken for; of a graph, nothing.

    Raises:
        Problem: the file can't be read as a table or graph.
        OSError: it can't be opened.
    """
    if _holds_entities(path):
        return ()
    with tables.opened(path, _nobody) as table:
        sample = [row for _, row in islice(table.rows, SAMPLE)]
        return () if graphs.is_triples(table.header, sample) else columns.mapped(table.header, sample, told)


def records(path: Path, told: dict[str, str], progress: Told) -> Iterator[Record]:
    """What the file says of each person, in its order.

    Args:
        told: attributes by header, as the person has said.

    Raises:
        Problem: the file can't be read as a table or graph, or not to its end.
        OSError: it can't be opened.
    """
    if _holds_entities(path):
        with path.open("rb") as stream:
            yield from _graph(graphs.entities(objects(stream)))
        return
    with tables.opened(path, progress) as table:
        start = list(islice(table.rows, SAMPLE))
        sample = [row for _, row in start]
        rows = chain(start, table.rows)
        if graphs.is_triples(table.header, sample):
            first = [] if graphs.is_header(table.header) else [(1, table.header)]
            yield from _graph(graphs.triples(chain(first, rows)))
        else:
            yield from _table(columns.mapped(table.header, sample, told), rows)


def _table(found: tuple[Column, ...], rows: Iterable[Row]) -> Iterator[Record]:
    used = [(column.number - 1, column) for column in found if column.attribute is not Attribute.IGNORED]
    width = len(found)
    for number, row in rows:
        if len(row) == width:
            yield number, [(column, row[at]) for at, column in used if row[at]]
        else:
            yield number, None


def _graph(people: Iterable[Facts]) -> Iterator[Record]:
    by_attribute = {each: Column(0, "", each, Why.VALUES, 0) for each in Attribute}
    for number, facts in enumerate(people, start=1):
        yield (
            number,
            [(by_attribute[attribute], value) for attribute, value in facts if attribute is not Attribute.IGNORED],
        )


def _holds_entities(path: Path) -> bool:
    """Whether a file is one of entities with claims, and no table."""
    if path.suffix.lower() not in _JSON:
        return False
    with path.open("rb") as stream:
        return any("claims" in record for _, record in islice(objects(stream), SAMPLE))


def _nobody(read: int) -> None:
    """Watches no progress."""
