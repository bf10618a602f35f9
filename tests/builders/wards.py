"""A small table of invented people and notes about them, for audits."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np

HEADER = ("id", "name", "date of birth", "city", "occupation", "MRN")
_GIVEN = "Ada Bo Cleo Dag Eva Finn Gro Hal Ina Jon Kari Leif".split()
_FAMILY = "Anker Berg Dahl Eide Foss Gran Holm Iversen Kolstad Lund Moe Nygaard Olsen Quist Rud".split()
_CITIES = "Saltby Norvik Elverum Hamarby Tonsvik Lillevik".split()
_JOBS = "welder nurse pilot baker teacher".split()


def rows(count: int) -> list[dict[str, str]]:
    """Return so many people; each has a name of two words, which a few share."""
    random = np.random.default_rng(3)
    return [
        {
            "id": f"P{number:03d}",
            "name": f"{random.choice(_GIVEN)} {random.choice(_FAMILY)}{random.choice(_FAMILY).lower()}",
            "date of birth": f"{random.integers(1930, 2005)}-{random.integers(1, 13):02d}-{random.integers(1, 29):02d}",
            "city": str(random.choice(_CITIES)),
            "occupation": str(random.choice(_JOBS)),
            "MRN": str(4_000_000 + 7919 * number),
        }
        for number in range(count)
    ]


def note(row: dict[str, str]) -> str:
    """Return the note of a ward about one of them."""
    return (
        f"{row['name']} of {row['city']}, a {row['occupation']}, came in with a cough.\n"
        f"Born {row['date of birth']}. MRN {row['MRN']}. Seen by Dr. Vik. Lungs are clear, no fever."
    )


def masked(row: dict[str, str], *fields: str) -> str:
    """The note with *** in the place of the values of these fields, word by word."""
    text = note(row)
    for field in fields:
        text = text.replace(row[field], " ".join("***" for _ in row[field].split()))
    return text


def table(folder: Path, count: int) -> Path:
    """The table as a file."""
    path = folder / "people.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, HEADER)
        writer.writeheader()
        writer.writerows(rows(count))
    return path


def notes(folder: Path, count: int, *fields: str) -> Path:
    """A file for each person, with these fields masked."""
    folder.mkdir()
    for row in rows(count):
        (folder / f"{row['id']}_1.txt").write_text(masked(row, *fields), encoding="utf-8")
    return folder
