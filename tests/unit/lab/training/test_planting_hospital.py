"""The invented hospital: the same for the same seed, whole spans, no header of a patient outside of them."""

from __future__ import annotations

import csv
import json
import re
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.core.errors import Cancelled, OutputExists
from engine.lab.training.planting import grammar, hospital, values
from engine.lab.training.planting.hospital import CLASSES, COLUMNS, Patient, Visit
from engine.lab.training.planting.population import NoteFormat

COUNT, SEED, MOST = 120, 11, 3


@pytest.fixture(scope="module")
def invented(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("hospital")
    hospital.write(out, COUNT, SEED, notes=MOST)
    return out


@pytest.fixture(scope="module")
def rows(invented: Path) -> dict[str, dict[str, str]]:
    with (invented / "patients.csv").open(encoding="utf-8", newline="") as file:
        return {row["patient id"]: row for row in csv.DictReader(file)}


@pytest.fixture(scope="module")
def notes(invented: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (invented / "notes.jsonl").read_text(encoding="utf-8").splitlines()]


def test_everybody_has_a_row_and_a_number_of_their_own_and_notes(
    rows: dict[str, dict[str, str]], notes: list[dict[str, Any]]
) -> None:
    assert len(rows) == len({row["MRN"] for row in rows.values()}) == COUNT
    assert all(tuple(row) == COLUMNS for row in rows.values())
    counts = [sum(note["patient"] == each for note in notes) for each in rows]
    assert min(counts) == 1
    assert max(counts) == MOST


@pytest.mark.slow
def test_the_same_seed_gives_the_same_bytes_and_another_does_not(invented: Path, tmp_path: Path) -> None:
    for name, seed in (("again", SEED), ("other", SEED + 1)):
        hospital.write(tmp_path / name, COUNT, seed, notes=MOST)
    for file in ("patients.csv", "notes.jsonl"):
        assert (invented / file).read_bytes() == (tmp_path / "again" / file).read_bytes()
        assert (invented / file).read_bytes() != (tmp_path / "other" / file).read_bytes()


@pytest.mark.slow
def test_the_first_patients_do_not_depend_on_how_many_there_are() -> None:
    assert list(hospital.patients(5, SEED, notes=MOST)) == list(hospital.patients(9, SEED, notes=MOST))[:5]


def test_spans_hold_what_they_say(notes: list[dict[str, Any]]) -> None:
    for note in notes:
        assert note["spans"]
        for span in note["spans"]:
            assert note["text"][span["start"] : span["end"]] == span["text"]


def _values(row: dict[str, str]) -> set[str]:
    """Return the values that a note of a header may hold, in the forms in which it may."""
    born = date.fromisoformat(row["date of birth"])
    direct = {*row["name"].split(), row["MRN"], row["address 1"], row["zip"][:5], row["city"], row["state"]}
    told = {row["race"], row["ethnicity"], *(written(born) for written in values.EXACT)}
    return {value for value in direct | told if len(value) > 3}


def test_no_header_stands_outside_of_spans(rows: dict[str, dict[str, str]], notes: list[dict[str, Any]]) -> None:
    told = 0
    for note in notes:
        covered = [(span["start"], span["end"]) for span in note["spans"]]
        for value in _values(rows[note["patient"]]):
            for found in re.finditer(rf"(?<!\w){re.escape(value)}(?!\w)", note["text"], re.IGNORECASE):
                told += 1
                assert any(start <= found.start() and found.end() <= end for start, end in covered), value
    assert told > 5 * len(notes) / 2


@pytest.fixture(scope="module")
def patient() -> Patient:
    return next(hospital.patients(1, SEED, notes=1))


@pytest.mark.parametrize("kind", CLASSES)
def test_each_class_has_a_rule_and_many_forms(kind: str, patient: Patient) -> None:
    assert kind.replace(" ", "_") in grammar.read(hospital.GRAMMAR)
    visit = Visit(patient.visits[0].day, kind)
    texts = {hospital.note(patient, visit, np.random.default_rng(seed))["text"] for seed in range(10)}
    assert len(texts) == 10


def test_files_are_named_after_patients(tmp_path: Path) -> None:
    count = hospital.write(tmp_path, 4, SEED, notes=2, texts=NoteFormat.TEXT)
    files = sorted((tmp_path / "notes").iterdir())
    lines = (tmp_path / "notes.jsonl").read_text(encoding="utf-8").splitlines()
    told = {each["doc_id"]: each["text"] for each in map(json.loads, lines)}
    assert {file.stem: file.read_text(encoding="utf-8").rstrip("\n") for file in files} == told
    assert len(files) == count
    with pytest.raises(OutputExists):
        hospital.write(tmp_path, 4, SEED, notes=2)


def test_nothing_is_left_of_a_run_that_is_stopped(tmp_path: Path) -> None:
    class Impatient:
        def step(self, stage: str, done: int, total: int) -> None:
            if done == 2:
                raise Cancelled

    with pytest.raises(Cancelled):
        hospital.write(tmp_path, 4, SEED, notes=2, texts=NoteFormat.TEXT, progress=Impatient())
    assert not list(tmp_path.iterdir())
