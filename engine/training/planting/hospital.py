"""An invented hospital: patients with the headers of their notes, drawn from the invented population.

The 14 headers are those of paper 5, table 2. Nobody in it exists.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta

import numpy as np

from engine.training.planting import population
from engine.training.planting.pools import chance, choose

HEADERS = (
    "note datetime", "note class", "MRN", "gender", "date of birth", "race", "ethnicity", "death date",
    "death datetime", "address 1", "address 2", "city", "state", "zip",
)  # fmt: skip
COLUMNS = ("patient id", "name", *HEADERS)
"""Of the table of patients. `note datetime` and `note class` are those of the patient's first note."""

CLASSES = (
    "progress note", "admission note", "nursing note", "discharge letter", "radiology report", "social work note",
    "telephone encounter", "consultation", "physical therapy", "pathology report", "emergency note",
)  # fmt: skip
_SHARES = (0.2, 0.12, 0.16, 0.1, 0.12, 0.06, 0.08, 0.06, 0.04, 0.03, 0.03)
_RACES = ("White", "Black or African American", "Asian", "American Indian", "Pacific Islander", "Other race")
_OF_RACES = (0.6, 0.14, 0.08, 0.02, 0.01, 0.15)
_ETHNICITIES = ("Not Hispanic or Latino", "Hispanic or Latino")
_HISPANIC, _APARTMENTS, _DECEASED = 0.19, 0.4, 0.05
_OPENED, _DAYS = date(2015, 1, 1), 3650
_WITHIN = 500
"""Days from the first to the last note of a patient, at most."""
_MRN, _STRIDE = 8_999_993, 3_618_811
"""A prime and a step without common factor, so that no two of so many patients get one number."""


@dataclass(frozen=True, slots=True)
class Visit:
    """What one note is: its day and class."""

    day: date
    kind: str


@dataclass(frozen=True, slots=True)
class Patient:
    """One person.

    Attributes:
        number: from 0.
        headers: the row of the table, by column.
        person: the row of the population behind it, by column; what of it is no header, the table does not know.
        visits: one for each note, the earliest first.
    """

    number: int
    headers: dict[str, str] = field(repr=False)
    person: dict[str, str] = field(repr=False)
    visits: tuple[Visit, ...]


def patients(count: int, seed: int, *, notes: int) -> Iterator[Patient]:
    """`count` patients with one to `notes` notes each; the first of them are the same whatever the count."""
    for number, row in enumerate(population.people(count, seed)):
        random = np.random.default_rng([seed, 2**33, number])
        yield _patient(number, dict(zip(population.COLUMNS, row, strict=True)), random, notes)


def _patient(number: int, person: dict[str, str], random: np.random.Generator, notes: int) -> Patient:
    born = max(date.fromisoformat(person["date of birth"]), _OPENED)
    latest = _OPENED + timedelta(days=_DAYS)
    first = born + timedelta(days=int(random.integers(max(1, (latest - born).days))))
    days = [first, *(first + timedelta(days=int(random.integers(_WITHIN))) for _ in range(int(random.integers(notes))))]
    visits = tuple(Visit(day, str(random.choice(CLASSES, p=_SHARES))) for day in sorted(days))
    street, _, code = person["address"].rpartition(", ")
    city, _, state = person["residence"].rpartition(", ")
    died = visits[-1].day + timedelta(days=int(random.integers(400))) if chance(random, _DECEASED) else None
    headers = {
        "patient id": identifier(number),
        "name": f"{person['given name']} {person['family name']}",
        "note datetime": _at(first, random),
        "note class": visits[0].kind.capitalize(),
        "MRN": str(1_000_000 + number * _STRIDE % _MRN),
        "gender": person["sex"].capitalize(),
        "date of birth": person["date of birth"],
        "race": str(random.choice(_RACES, p=_OF_RACES)),
        "ethnicity": _ETHNICITIES[chance(random, _HISPANIC)],
        "death date": died.isoformat() if died else "",
        "death datetime": _at(died, random) if died else "",
        "address 1": street.upper(),
        "address 2": f"APT {int(random.integers(1, 60))}{choose(random, 'ABCDEFGH')}"
        if chance(random, _APARTMENTS)
        else "",
        "city": city.upper(),
        "state": state,
        "zip": f"{code}-{int(random.integers(1000, 9999))}",
    }
    return Patient(number, headers, person, visits)


def identifier(number: int) -> str:
    """By which notes are filed; it stands in no note."""
    return f"P{number:07d}"


def _at(day: date, random: np.random.Generator) -> str:
    return datetime.combine(day, time(int(random.integers(24)), int(random.integers(60)))).isoformat(sep=" ")
