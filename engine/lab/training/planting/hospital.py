"""Synthetic hospital: patients with the headers of their notes, drawn from the synthetic population.

The 14 headers are those of paper 5, table 2. None of the people exists.
"""

from __future__ import annotations

import csv
import json
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta
from pathlib import Path
from typing import Any

import numpy as np

from engine.core.errors import OutputExists, OutputUnwritable
from engine.core.progress import SILENT, Progress, Stage
from engine.core.types import Kind
from engine.lab.training.planting import grammar, population, values
from engine.lab.training.planting.people import InventedPerson, Split, chance, choose
from engine.lab.training.planting.population import KINDS, NoteFormat, SlotKinds, Told, written

HEADERS = (
    "note datetime", "note class", "MRN", "gender", "date of birth", "race", "ethnicity", "death date",
    "death datetime", "address 1", "address 2", "city", "state", "zip",
)  # fmt: skip
COLUMNS = ("patient id", "name", *HEADERS)
"""Columns of the table of patients. `note datetime` and `note class` are those of the patient's first note."""

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
"""Most days from the first to the last note of a patient."""
_MRN, _STRIDE = 8_999_993, 3_618_811
"""A prime and a step without common factor, so that no two of so many patients get the same number."""


@dataclass(frozen=True, slots=True)
class Visit:
    """Day and class of a note."""

    day: date
    kind: str


@dataclass(frozen=True, slots=True)
class Patient:
    """A patient.

    Attributes:
        number: from 0.
        headers: the row of the table, by column.
        person: the row of the population behind it, by column; the table holds nothing of it but the headers.
        visits: one for each note, the earliest first.
    """

    number: int
    headers: dict[str, str] = field(repr=False)
    person: dict[str, str] = field(repr=False)
    visits: tuple[Visit, ...]


def patients(count: int, seed: int, *, notes: int) -> Iterator[Patient]:
    """Yield `count` patients with one to `notes` notes each; the first of them are the same whatever the count."""
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
    """Return the id under which notes are filed; no note holds it."""
    return f"P{number:07d}"


def _at(day: date, random: np.random.Generator) -> str:
    return datetime.combine(day, time(int(random.integers(24)), int(random.integers(60)))).isoformat(sep=" ")


# Notes of the hospital, in the manner of eleven classes, each with its annotations.


GRAMMAR = Path(__file__).parent / "grammars" / "hospital.txt"
WARD = "Lakemont University Hospital"
_GROWN = 18

_KINDS: SlotKinds = {
    **KINDS,
    "mrn": (Kind.CODE, "DIRECT", "medical record"),
    "ward": (Kind.ORG, "QUASI", "facility"),
    "zip": (Kind.LOC, "QUASI", "geographic"),
    "gender": (Kind.DEM, "QUASI", "demographic"),
    "sex": (Kind.DEM, "QUASI", "demographic"),
    "race": (Kind.DEM, "QUASI", "demographic"),
    "ethnicity": (Kind.DEM, "QUASI", "demographic"),
}


def note(patient: Patient, visit: Visit, random: np.random.Generator) -> dict[str, Any]:
    """Return the `text` of one note and its `spans`, in the layout of the data sets."""
    person = patient.person
    subject = InventedPerson(person["given name"], "", person["family name"], person["sex"] == "female", False)
    facts = _facts(patient, visit.day, random)
    cast = Told(random, Split.TRAIN, subject=subject, told=facts, kinds=_KINDS)
    cast.today, cast.born = visit.day, date.fromisoformat(person["date of birth"])
    return written(grammar.read(GRAMMAR), f"{{{visit.kind.replace(' ', '_')}}}", cast)


def _facts(patient: Patient, today: date, random: np.random.Generator) -> dict[str, str]:
    """Return the facts that the note may mention, each in one of its wordings; empty where nothing is known."""
    headers, person = patient.headers, patient.person
    born = date.fromisoformat(headers["date of birth"])
    female = person["sex"] == "female"
    city, _, state = person["residence"].rpartition(", ")
    street = person["address"].rpartition(", ")[0]
    if headers["address 2"] and chance(random, 0.5):
        street = f"{street}, {choose(random, ('Apt ', 'apt. ', '#'))}{headers['address 2'].split()[1]}"
    pronoun, possessive = ("she", "her") if female else ("he", "his")
    code = headers["zip"]
    return {
        "they": pronoun,
        "They": pronoun.title(),
        "their": possessive,
        "Their": possessive.title(),
        "ward": WARD,
        "birth": choose(random, values.EXACT)(born),
        "age": _age(born, today, random),
        "gender": _gender(female, born, today, random),
        "sex": choose(random, ("F", "Female", "female") if female else ("M", "Male", "male")),
        "race": headers["race"] if chance(random, 0.6) else headers["race"].lower(),
        "ethnicity": headers["ethnicity"] if chance(random, 0.6) else headers["ethnicity"].lower(),
        "mrn": headers["MRN"] if chance(random, 0.8) else f"{headers['MRN'][:3]}-{headers['MRN'][3:]}",
        "street": street,
        "city": city,
        "state": state,
        "zip": code if chance(random, 0.3) else code[:5],
        "birthplace": choose(random, (person["birthplace"], person["birthplace"].split(",")[0])),
        "nation": person["nationality"],
        "job": person["occupation"],
        "employer": person["employer"],
        "illness": choose(random, person["diagnosis"].split("; ")),
        "phone": person["phone"],
        "mail": person["e-mail"],
        "ssn": person["SSN"],
    }


def _years(born: date, today: date) -> int:
    return today.year - born.year - ((today.month, today.day) < (born.month, born.day))


def _age(born: date, today: date, random: np.random.Generator) -> str:
    years = _years(born, today)
    if not years:
        return f"{(today - born).days // 30}-month-old"
    return f"{years}{choose(random, ('-year-old', '-year-old', ' year old', ' y.o.', 'yo', ' y/o', ' yr old'))}"


def _gender(female: bool, born: date, today: date, random: np.random.Generator) -> str:
    if _years(born, today) < _GROWN:
        return choose(random, ("girl", "female") if female else ("boy", "male"))
    return choose(random, ("woman", "woman", "female", "lady") if female else ("man", "man", "male", "gentleman"))


# Files of the hospital: `patients.csv`, and its notes with their annotations.


PATIENTS, TRUTH, TEXTS = "patients.csv", "notes.jsonl", "notes"


def write(
    out: Path,
    count: int,
    seed: int,
    *,
    notes: int,
    texts: NoteFormat = NoteFormat.JSON_LINES,
    progress: Progress = SILENT,
) -> int:
    """Write `patients.csv`, a row for each of `count` patients, and `notes.jsonl` into the folder `out`.

    A line of `notes.jsonl` is a note in the layout of the data sets, with `doc_id` (its file's name without the
    extension), `patient` and `class`. With `texts` as plain files, each note is also written as
    `notes/PATIENT_NUMBER.txt`. The same seed gives the same bytes; patients are written as they are drawn, so that a
    million take no more memory than some thousands.

    Args:
        notes: most notes of one patient.

    Returns:
        The number of notes written.

    Raises:
        OutputExists: there is such a file or folder.
        OutputUnwritable: the folder can't be written.
        Cancelled: the user asked to stop; what was written is removed.
    """
    table, truth, folder = out / PATIENTS, out / TRUTH, out / TEXTS
    files = [table, truth, *([folder] if texts is NoteFormat.TEXT else [])]
    try:
        out.mkdir(parents=True, exist_ok=True)
        if any(each.exists() for each in files):
            raise OutputExists
        try:
            return _written(files, count, seed, notes, progress)
        except BaseException:
            for each in files:
                shutil.rmtree(each) if each.is_dir() else each.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise OutputUnwritable(problem="not-writable") from error


def _written(files: list[Path], count: int, seed: int, most: int, progress: Progress) -> int:
    table, truth, *folders = files
    for folder in folders:
        folder.mkdir()
    done = 0
    with ExitStack() as opened:
        rows = csv.writer(opened.enter_context(table.open("x", encoding="utf-8", newline="")), lineterminator="\n")
        lines = opened.enter_context(truth.open("x", encoding="utf-8"))
        rows.writerow(COLUMNS)
        for patient in patients(count, seed, notes=most):
            progress.step(Stage.POPULATION, patient.number, count)
            rows.writerow(patient.headers[column] for column in COLUMNS)
            for each in notes_of(patient, seed):
                lines.write(json.dumps(each, ensure_ascii=False) + "\n")
                for folder in folders:
                    (folder / f"{each['doc_id']}.txt").write_text(each["text"] + "\n", encoding="utf-8")
                done += 1
    return done


def notes_of(patient: Patient, seed: int) -> list[dict[str, Any]]:
    """Return all notes of one patient, as lines of `notes.jsonl`; the same for the same seed."""
    found = []
    for number, visit in enumerate(patient.visits):
        random = np.random.default_rng([seed, 2**34, patient.number, number])
        name = f"{patient.headers['patient id']}_{number + 1}"
        known = {"doc_id": name, "patient": patient.headers["patient id"], "class": visit.kind}
        found.append({**known, **note(patient, visit, random)})
    return found
