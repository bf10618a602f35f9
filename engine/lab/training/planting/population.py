"""Synthetic population: names by origin, births by age structure, places by size, jobs and diagnoses by frequency.

None of the people exists. It replaces a register when k-anonymity and re-identification are tried out and measured.
"""

from __future__ import annotations

import csv
import json
import re
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as arrow  # type: ignore[import-untyped]
from pyarrow import parquet

from engine.core.errors import OutputExists, OutputUnwritable
from engine.core.progress import SILENT, Progress, Stage
from engine.core.types import Kind
from engine.lab.training.planting import grammar, values
from engine.lab.training.planting.grammar import Annotation, Cast, PlantedStretch, Rules
from engine.lab.training.planting.people import FORMS, InventedPerson, Split, choose, plain
from engine.lab.training.planting.world import HOME, Array, Occupation, World, draw_world

COLUMNS = (
    "given name", "family name", "sex", "date of birth", "birthplace", "nationality", "residence", "address", "phone",
    "e-mail", "SSN", "occupation", "employer", "diagnosis",
)  # fmt: skip
TODAY = date(2025, 1, 1)
"""The day on which ages follow the age structure."""

BATCH = 20_000
"""People who are drawn together."""
_BORN_ABROAD, _MOVED, _NATURALISED = 0.14, 0.4, 0.5
_PUPIL, _ADULT, _RETIRED = 6, 19, 66
_AT_WORK = 0.9
_SSN = 898_999_999
_STRIDE = 414_871_273
"""A step without common factor with `_SSN`, so that no two people get the same number."""

_Row = tuple[str, ...]


def people(count: int, seed: int) -> Iterator[_Row]:
    """Yield the rows of the table."""
    for rows in batches(count, seed):
        yield from rows


def batches(count: int, seed: int) -> Iterator[list[_Row]]:
    """Yield the rows, some thousands at once."""
    world = draw_world(np.random.default_rng([seed, 0]))
    for first in range(0, count, BATCH):
        rows = _batch(world, first, np.random.default_rng([seed, 1 + first // BATCH]))
        yield rows[: count - first]


def _batch(world: World, first: int, random: np.random.Generator) -> list[_Row]:
    woman = random.random(BATCH) < 0.51
    given, family, births, abroad = _names(world, woman, random)
    bands = world.ages.draw(random, BATCH)
    start, end = (np.array([band[side] for band in bands]) for side in (0, 1))
    days = ((start + random.random(BATCH) * (end + 1 - start)) * 365.2425).astype(int) + 1
    ages = days / 365.2425
    home = world.towns.draw(random, BATCH)
    born_at = np.where(random.random(BATCH) < _MOVED, world.towns.draw(random, BATCH), home)
    citizen = ~abroad | (random.random(BATCH) < _NATURALISED)
    work, employer = _work(world, ages, random)
    may = {None: np.ones(BATCH, bool), "female": woman, "male": ~woman}
    ill = [
        np.flatnonzero((random.random(BATCH) < each.share) & (ages >= each.age) & may[each.sex])
        for each in world.diagnoses
    ]
    diagnoses: list[list[str]] = [[] for _ in range(BATCH)]
    for each, members in zip(world.diagnoses, ill, strict=True):
        for index in members.tolist():
            diagnoses[index].append(each.name)
    streets, house = world.streets.draw(random, BATCH), random.integers(1, 1999, BATCH)
    phone = random.integers(200_200_0000, 999_999_9999, BATCH)
    tail = random.integers(1, 999, BATCH)
    ssn = 1_000_000 + (np.arange(first, first + BATCH, dtype=np.int64) * _STRIDE) % _SSN
    return [
        (
            given[at],
            family[at],
            "female" if woman[at] else "male",
            (TODAY - timedelta(days=int(days[at]))).isoformat(),
            births[at][0] if abroad[at] else f"{born_at[at]}, {HOME}",
            "American" if citizen[at] else births[at][1],
            f"{home[at]}",
            f"{house[at]} {streets[at]}, {world.zips[home[at]]}",
            _phone(str(phone[at])),
            f"{_mailbox(given[at])}.{_mailbox(family[at])}{tail[at]}@mail.example",
            _ssn(f"{ssn[at]:09d}"),
            work[at],
            employer[at],
            "; ".join(diagnoses[at]),
        )
        for at in range(BATCH)
    ]


def _names(world: World, woman: Array, random: np.random.Generator) -> tuple[Array, Array, Array, Array]:
    """Return given and family names; a birthplace abroad with its nationality; and whether the person was
    born there.
    """
    weights = np.cumsum([origin.weight for origin in world.origins])
    of = np.searchsorted(weights, random.random(BATCH) * weights[-1], side="right")
    given, family, births = (np.empty(BATCH, object) for _ in range(3))
    for number, origin in enumerate(world.origins):
        members = np.flatnonzero(of == number)
        women, men = origin.women.draw(random, len(members)), origin.men.draw(random, len(members))
        given[members] = np.where(woman[members], women, men)
        pairs = origin.families.draw(random, len(members))
        family[members] = [pair[int(her)] for pair, her in zip(pairs, woman[members], strict=True)]
        births[members] = origin.births.draw(random, len(members))
    return given, family, births, random.random(BATCH) < _BORN_ABROAD


def _work(world: World, ages: Array, random: np.random.Generator) -> tuple[list[str], list[str]]:
    """Return occupations and employers. Pupils go to school; the old have retired, and some are out of work."""
    jobs: list[Occupation] = world.jobs.draw(random, BATCH).tolist()
    employers = {kind: pool.draw(random, BATCH) for kind, pool in world.employers.items()}
    busy = random.random(BATCH) < _AT_WORK
    occupation, employer = [], []
    for at, (job, age) in enumerate(zip(jobs, ages, strict=True)):
        if age < _PUPIL:
            held = ("", "")
        elif age < _ADULT:
            held = ("student", employers["school"][at])
        elif age >= _RETIRED:
            held = (f"retired {job.name}", "")
        else:
            held = (job.name, employers[job.employer][at]) if busy[at] else ("", "")
        occupation.append(held[0])
        employer.append(held[1])
    return occupation, employer


@lru_cache(maxsize=1 << 16)
def _mailbox(name: str) -> str:
    return "".join(filter(str.isalnum, plain(name).lower()))


def _phone(digits: str) -> str:
    return f"({digits[:3]}) {digits[3:6]}-{digits[6:]}"


def _ssn(digits: str) -> str:
    return f"{digits[:3]}-{digits[3:5]}-{digits[5:]}"


# Notes that mention people of the population, each with its annotations.


GRAMMAR = Path(__file__).parent / "grammars" / "population.txt"
_A_YEAR = timedelta(days=365)
_SLOT = re.compile(r"\{(\w+)\}")

SlotKinds = Mapping[str, tuple[Kind, str, str]]
KINDS: SlotKinds = {
    "residence": (Kind.LOC, "QUASI", "geographic"),
    "city": (Kind.LOC, "QUASI", "geographic"),
    "state": (Kind.LOC, "QUASI", "state or country"),
    "birthplace": (Kind.LOC, "QUASI", "geographic"),
    "street": (Kind.LOC, "QUASI", "geographic"),
    "nation": (Kind.DEM, "QUASI", "demographic"),
    "job": (Kind.DEM, "QUASI", "demographic"),
    "employer": (Kind.ORG, "QUASI", "organisation"),
    "illness": (Kind.MISC, "QUASI", "demographic"),
    "age": (Kind.DATETIME, "QUASI", "demographic"),
    "birth": (Kind.DATETIME, "QUASI", "date"),
    "birth_month": (Kind.DATETIME, "QUASI", "date"),
    "birth_year": (Kind.DATETIME, "QUASI", "date"),
    "phone": (Kind.CODE, "DIRECT", "telephone"),
    "mail": (Kind.CODE, "DIRECT", "e-mail"),
    "ssn": (Kind.CODE, "DIRECT", "social security"),
}
"""Annotations of the facts about a person; everything else is drawn as in other grammars."""


@dataclass(slots=True, kw_only=True)
class Told(Cast):
    """A cast whose `subject` is one of the people; `told` holds the known facts in the words of a note, and `kinds`
    their annotations.
    """

    subject: InventedPerson
    told: Mapping[str, str]
    kinds: SlotKinds

    def person(self, name: str) -> InventedPerson:
        return self.subject if name == "subject" else Cast.person(self, name)

    def fill(self, slot: str) -> PlantedStretch:
        if slot not in self.told:
            return Cast.fill(self, slot)
        marked = self.kinds.get(slot)
        return PlantedStretch(self.told[slot], Annotation(*marked, entity=slot) if marked else None)


def composed(person: dict[str, str], today: date, random: np.random.Generator) -> dict[str, Any]:
    """Return a text about one person, in the layout of the data sets, and the `name` of the person.

    Args:
        person: a row of the table, by column.
        today: the last day on which it may be written.
    """
    today = values.day(random, today - _A_YEAR, _A_YEAR.days)
    facts = _facts(person, today, random)
    subject = InventedPerson(person["given name"], "", person["family name"], person["sex"] == "female", False)
    cast = Told(random, Split.TRAIN, subject=subject, told=facts, kinds=KINDS)
    cast.today = today
    return {"name": FORMS["full"](subject), **written(grammar.read(GRAMMAR), "{document}", cast)}


def written(rules: Rules, text: str, cast: Told) -> dict[str, Any]:
    """Return the `text` of a note and its `spans`, in the layout of the data sets, without sentences on
    unknown facts.
    """
    known = {
        name: tuple(each for each in texts if all(cast.told.get(slot, slot) for slot in _SLOT.findall(each)))
        for name, texts in rules.items()
    }
    whole, spans = "", []
    for piece in grammar.write(known, text, cast):
        if planted := piece.annotation:
            spans.append(
                {
                    "start": len(whole),
                    "end": len(whole) + len(piece.text),
                    "text": piece.text,
                    "label": planted.kind.value,
                    "identifier_type": planted.masking,
                    "entity_id": planted.entity,
                    "hipaa": planted.hipaa,
                }
            )
        whole += piece.text
    return {"text": whole, "spans": spans}


def _facts(person: dict[str, str], today: date, random: np.random.Generator) -> dict[str, str]:
    """Return the facts that a note may mention, each in one of its wordings; empty where nothing is known."""
    born = date.fromisoformat(person["date of birth"])
    age = today.year - born.year - ((today.month, today.day) < (born.month, born.day))
    city, _, state = person["residence"].rpartition(", ")
    pronoun, possessive = ("she", "her") if person["sex"] == "female" else ("he", "his")
    return {
        "they": pronoun,
        "They": pronoun.title(),
        "Their": possessive.title(),
        "birth": choose(random, values.EXACT)(born),
        "birth_month": f"{born:%B %Y}",
        "birth_year": str(born.year),
        "age": choose(random, (f"{age} years old", f"aged {age}")),
        "residence": person["residence"],
        "city": city,
        "state": state,
        "birthplace": choose(random, (person["birthplace"], person["birthplace"].split(",")[0])),
        "street": person["address"].split(",")[0],
        "nation": person["nationality"],
        "job": person["occupation"],
        "employer": person["employer"],
        "illness": choose(random, person["diagnosis"].split("; ")),
        "phone": person["phone"],
        "mail": person["e-mail"],
        "ssn": person["SSN"],
    }


# Files of the population: its table, and notes about some of its people.


_Note = dict[str, Any]


class TableFormat(StrEnum):
    """Format of the table of people."""

    CSV = "csv"
    PARQUET = "parquet"


class NoteFormat(StrEnum):
    """Format of the notes: one file of JSON Lines with annotations, or a folder of plain texts."""

    JSON_LINES = "jsonl"
    TEXT = "text"


def write(
    out: Path,
    count: int,
    seed: int,
    *,
    notes: int = 0,
    table: TableFormat = TableFormat.CSV,
    texts: NoteFormat = NoteFormat.JSON_LINES,
    progress: Progress = SILENT,
) -> None:
    """Write `people.csv` or `people.parquet`, one row for each of `count` people, and the notes into the folder `out`.

    The same seed gives the same people; the first of them are the same whatever the count. Both are written as they are
    drawn, so that a million people take no more memory than some thousands.

    Args:
        notes: number of texts, each about another person: `notes.jsonl` in the layout of the data sets, with `name` and
            `row` (the number of the row in the table, whose header is row 1); or `notes/NAME ROW.txt`.

    Raises:
        OutputExists: there is a table or a note of that name.
        OutputUnwritable: the folder can't be written.
        Cancelled: the user asked to stop; what was written is removed.
    """
    chosen = set(_source(seed).choice(count, min(notes, count), replace=False).tolist())
    files = [out / f"people.{table}", *([out / _NOTES[texts]] if notes else [])]
    try:
        out.mkdir(parents=True, exist_ok=True)
        if any(each.exists() for each in files):
            raise OutputExists
        try:
            with _TABLES[table](files[0]) as add, _TEXTS[texts](files[-1]) if notes else nullcontext(_ignored) as tell:
                for first, rows in zip(range(0, count, BATCH), batches(count, seed), strict=True):
                    add(rows)
                    for number in sorted(chosen.intersection(range(first, first + len(rows)))):
                        tell(number + 2, _note(rows[number - first], seed, number))
                    progress.step(Stage.POPULATION, first + len(rows), count)
        except BaseException:
            for each in files:
                shutil.rmtree(each) if each.is_dir() else each.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise OutputUnwritable(problem="not-writable") from error


@contextmanager
def _separated(path: Path) -> Iterator[Callable[[list[_Row]], object]]:
    with path.open("x", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        yield writer.writerows


@contextmanager
def _columnar(path: Path) -> Iterator[Callable[[list[_Row]], object]]:
    schema = arrow.schema([(name, arrow.string()) for name in COLUMNS])
    with parquet.ParquetWriter(path, schema) as writer:
        yield lambda rows: writer.write_table(arrow.table(list(zip(*rows, strict=True)), schema=schema))


@contextmanager
def _in_lines(path: Path) -> Iterator[Callable[[int, _Note], object]]:
    with path.open("x", encoding="utf-8") as file:
        yield lambda row, note: file.write(json.dumps({"row": row, **note}, ensure_ascii=False) + "\n")


@contextmanager
def _in_files(path: Path) -> Iterator[Callable[[int, _Note], object]]:
    path.mkdir()
    yield lambda row, note: (path / f"{note['name']} {row}.txt").write_text(note["text"] + "\n", encoding="utf-8")


def _ignored(row: int, note: _Note) -> None:
    """Write nothing: no notes are wanted."""


_TABLES = {TableFormat.CSV: _separated, TableFormat.PARQUET: _columnar}
_TEXTS = {NoteFormat.JSON_LINES: _in_lines, NoteFormat.TEXT: _in_files}
_NOTES = {NoteFormat.JSON_LINES: "notes.jsonl", NoteFormat.TEXT: "notes"}


def _note(row: _Row, seed: int, number: int) -> _Note:
    text = composed(dict(zip(COLUMNS, row, strict=True)), TODAY, _source(seed, number))
    return {"doc_id": f"note-{seed}-{number}", **text}


def _source(seed: int, *more: int) -> np.random.Generator:
    """Return the random source of the notes; those of the people have the numbers from 0 on."""
    return np.random.default_rng([seed, 2**32, *more])
