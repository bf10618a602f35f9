"""Files of an invented hospital: `patients.csv`, and its notes with what is annotated in them."""

from __future__ import annotations

import csv
import json
import shutil
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import numpy as np

from engine.errors import OutputExists, OutputUnwritable
from engine.progress import Progress, Silent
from engine.training.planting import hospital, hospital_notes
from engine.training.planting.hospital import Patient
from engine.training.planting.population_files import Notes

PATIENTS, TRUTH, TEXTS = "patients.csv", "notes.jsonl", "notes"


def write(
    out: Path, count: int, seed: int, *, notes: int, texts: Notes = Notes.JSON_LINES, progress: Progress | None = None
) -> int:
    """Write `patients.csv`, a row for each of `count` patients, and `notes.jsonl` into the folder `out`.

    A line of `notes.jsonl` is a note in the layout of the data sets, with `doc_id` (its file's name without the
    ending), `patient` and `class`. With `texts` as plain files, each note is written as `notes/PATIENT_NUMBER.txt`
    too. The same seed gives the same bytes; it is written as it is invented, so that a million patients take no
    more memory than some thousands.

    Args:
        notes: of one patient, at most.

    Returns:
        How many notes were written.

    Raises:
        OutputExists: there is such a file or folder.
        OutputUnwritable: the folder can't be written.
        Cancelled: the person asked to stop; what was written is removed.
    """
    progress = progress or Silent()
    table, truth, folder = out / PATIENTS, out / TRUTH, out / TEXTS
    files = [table, truth, *([folder] if texts is Notes.TEXT else [])]
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
        rows.writerow(hospital.COLUMNS)
        for patient in hospital.patients(count, seed, notes=most):
            progress.step("population", patient.number, count)
            rows.writerow(patient.headers[column] for column in hospital.COLUMNS)
            for each in notes_of(patient, seed):
                lines.write(json.dumps(each, ensure_ascii=False) + "\n")
                for folder in folders:
                    (folder / f"{each['doc_id']}.txt").write_text(each["text"] + "\n", encoding="utf-8")
                done += 1
    return done


def notes_of(patient: Patient, seed: int) -> list[dict[str, Any]]:
    """All notes of one patient, as lines of `notes.jsonl`; the same for the same seed."""
    found = []
    for number, visit in enumerate(patient.visits):
        random = np.random.default_rng([seed, 2**34, patient.number, number])
        name = f"{patient.headers['patient id']}_{number + 1}"
        known = {"doc_id": name, "patient": patient.headers["patient id"], "class": visit.kind}
        found.append({**known, **hospital_notes.note(patient, visit, random)})
    return found
