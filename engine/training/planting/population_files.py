"""Files of an invented population: its table, and notes about some of its people."""

from __future__ import annotations

import csv
import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from enum import StrEnum
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as arrow  # type: ignore[import-untyped]
from pyarrow import parquet

from engine.errors import OutputExists, OutputUnwritable
from engine.progress import Progress, Silent
from engine.training.planting import population, population_notes

Note = dict[str, Any]


class Table(StrEnum):
    """The format of the table of people."""

    CSV = "csv"
    PARQUET = "parquet"


class Notes(StrEnum):
    """The format of the notes about them: one file of JSON Lines with annotations, or a folder of plain texts."""

    JSON_LINES = "jsonl"
    TEXT = "text"


def write(
    out: Path,
    count: int,
    seed: int,
    *,
    notes: int = 0,
    table: Table = Table.CSV,
    texts: Notes = Notes.JSON_LINES,
    progress: Progress | None = None,
) -> None:
    """Write `people.csv` or `people.parquet`, one row for each of `count` people, into the folder `out`; and the notes.

    The same seed gives the same people; the first of them are the same whatever the count. Both are written as they
    are invented, so that a million people take no more memory than some thousands.

    Args:
        notes: texts, each about another one of the people: `notes.jsonl` in the layout of the data sets, with `name`
            and `row` (the number of the row in the table, whose header is row 1); or `notes/NAME ROW.txt`.

    Raises:
        OutputExists: there is a table or a note of that name.
        OutputUnwritable: the folder can't be written.
        Cancelled: the person asked to stop; what was written is removed.
    """
    progress = progress or Silent()
    chosen = set(_source(seed).choice(count, min(notes, count), replace=False).tolist())
    files = [out / f"people.{table}", *([out / _NOTES[texts]] if notes else [])]
    try:
        out.mkdir(parents=True, exist_ok=True)
        if any(each.exists() for each in files):
            raise OutputExists
        try:
            with _TABLES[table](files[0]) as add, _TEXTS[texts](files[-1]) if notes else nullcontext(_ignored) as tell:
                for first, rows in zip(range(0, count, population.BATCH), population.batches(count, seed), strict=True):
                    add(rows)
                    for number in sorted(chosen.intersection(range(first, first + len(rows)))):
                        tell(number + 2, _note(rows[number - first], seed, number))
                    progress.step("population", first + len(rows), count)
        except BaseException:
            for each in files:
                shutil.rmtree(each) if each.is_dir() else each.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise OutputUnwritable(problem="not writable") from error


@contextmanager
def _separated(path: Path) -> Iterator[Callable[[list[population.Row]], object]]:
    with path.open("x", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(population.COLUMNS)
        yield writer.writerows


@contextmanager
def _columnar(path: Path) -> Iterator[Callable[[list[population.Row]], object]]:
    schema = arrow.schema([(name, arrow.string()) for name in population.COLUMNS])
    with parquet.ParquetWriter(path, schema) as writer:
        yield lambda rows: writer.write_table(arrow.table(list(zip(*rows, strict=True)), schema=schema))


@contextmanager
def _in_lines(path: Path) -> Iterator[Callable[[int, Note], object]]:
    with path.open("x", encoding="utf-8") as file:
        yield lambda row, note: file.write(json.dumps({"row": row, **note}, ensure_ascii=False) + "\n")


@contextmanager
def _in_files(path: Path) -> Iterator[Callable[[int, Note], object]]:
    path.mkdir()
    yield lambda row, note: (path / f"{note['name']} {row}.txt").write_text(note["text"] + "\n", encoding="utf-8")


def _ignored(row: int, note: Note) -> None:
    """Where no notes are asked for."""


_TABLES = {Table.CSV: _separated, Table.PARQUET: _columnar}
_TEXTS = {Notes.JSON_LINES: _in_lines, Notes.TEXT: _in_files}
_NOTES = {Notes.JSON_LINES: "notes.jsonl", Notes.TEXT: "notes"}


def _note(row: population.Row, seed: int, number: int) -> Note:
    told = population_notes.note(
        dict(zip(population.COLUMNS, row, strict=True)), population.TODAY, _source(seed, number)
    )
    return {"doc_id": f"note-{seed}-{number}", **told}


def _source(seed: int, *more: int) -> np.random.Generator:
    """Of the notes; those of the people are numbered from 0 on."""
    return np.random.default_rng([seed, 2**32, *more])
