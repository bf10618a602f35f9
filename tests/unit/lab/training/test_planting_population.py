"""The invented population: the same for a seed, of realistic frequencies, and notes that tell what its table says."""

from __future__ import annotations

import csv
import json
from collections import Counter
from pathlib import Path

import pytest
from pyarrow import parquet

from engine import background
from engine.background.attributes import PersonAttribute
from engine.background.index import preview
from engine.cli.main import main
from engine.core.errors import Cancelled
from engine.core.types import Kind
from engine.generalisation import dates
from engine.lab.training.planting import population
from engine.lab.training.planting.population import NoteFormat, TableFormat

SIZE, NOTES, SEED = 3000, 40, 7
TABLE, LINES = "people.csv", "notes.jsonl"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("population")
    population.write(out, SIZE, SEED, notes=NOTES)
    return out


@pytest.fixture(scope="module")
def rows(folder: Path) -> list[dict[str, str]]:
    with (folder / TABLE).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.slow
def test_the_same_seed_gives_the_same_people(rows: list[dict[str, str]]) -> None:
    again = list(population.people(50, SEED))
    assert again == [tuple(row.values()) for row in rows[:50]]
    assert again != list(population.people(50, SEED + 1))
    assert len(rows) == SIZE


def test_frequencies_are_those_of_a_country(rows: list[dict[str, str]]) -> None:
    born = [day for row in rows for day in dates.readings(row["date of birth"])]
    years = [2024 - (day.year or 0) for day in born]
    assert 0.17 < sum(year < 18 for year in years) / SIZE < 0.27
    assert 0.12 < sum(year >= 66 for year in years) / SIZE < 0.22
    assert 0.48 < sum(row["sex"] == "female" for row in rows) / SIZE < 0.54
    families, towns = (Counter(row[name] for row in rows) for name in ("family name", "residence"))
    for counted in (families, towns):
        common = sum(count for _, count in counted.most_common(20)) / SIZE
        assert 0.05 < common < 0.5
        assert len(counted) > SIZE / 6
    ill = Counter(each for row in rows for each in row["diagnosis"].split("; ") if each)
    assert 0.1 < ill["hypertension"] / SIZE < 0.3
    assert ill["Huntington's disease"] < 5
    sexes = {name: {row["sex"] for row in rows if name in row["diagnosis"]} for name in ("breast", "prostate")}
    assert sexes == {"breast": {"female"}, "prostate": {"male"}}


def test_nobody_shares_a_number(rows: list[dict[str, str]]) -> None:
    assert len({row["SSN"] for row in rows}) == SIZE


def test_children_go_to_school_and_the_old_have_retired(rows: list[dict[str, str]]) -> None:
    for row in rows:
        age = 2024 - int(row["date of birth"][:4])
        assert not (age < 5 and row["occupation"])
        assert not (8 < age < 17 and row["occupation"] != "student")
        assert not (age > 67 and not row["occupation"].startswith("retired "))


def test_the_columns_are_known_by_themselves(folder: Path) -> None:
    found = {column.header: column.attribute for column in preview(folder / TABLE)}
    assert PersonAttribute.IGNORED not in found.values()
    assert (found["date of birth"], found["SSN"], found["residence"]) == (
        PersonAttribute.BORN,
        PersonAttribute.IDENTIFIER,
        PersonAttribute.PLACE,
    )


def test_notes_tell_what_the_table_says(folder: Path, rows: list[dict[str, str]], tmp_path: Path) -> None:
    index = background.load([folder / TABLE], folder=tmp_path)
    lines = (folder / LINES).read_text(encoding="utf-8").splitlines()
    assert len(lines) == NOTES
    told = 0
    for note in map(json.loads, lines):
        number = note["row"] - 2
        assert note["name"] == f"{rows[number]['given name']} {rows[number]['family name']}"
        assert number in index.person(note["name"])
        for span in note["spans"]:
            assert note["text"][span["start"] : span["end"]] == span["text"]
            if span["entity_id"] in ("subject", "city", "residence", "birth", "job", "illness", "ssn", "nation"):
                assert number in (index.people(span["text"], Kind(span["label"])) or ()), span["entity_id"]
                told += span["entity_id"] != "subject"
    assert told > NOTES


@pytest.mark.slow
def test_both_formats_hold_the_same(folder: Path, rows: list[dict[str, str]], tmp_path: Path) -> None:
    population.write(tmp_path, SIZE, SEED, notes=NOTES, table=TableFormat.PARQUET, texts=NoteFormat.TEXT)
    assert parquet.read_table(tmp_path / "people.parquet").to_pylist() == rows
    lines = map(json.loads, (folder / LINES).read_text(encoding="utf-8").splitlines())
    written = {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "notes").iterdir()}
    assert written == {f"{each['name']} {each['row']}.txt": each["text"] + "\n" for each in lines}


def test_the_command_says_what_it_made_and_never_writes_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["train", "population", "--people", "150", "--seed", "3", "--notes", "5", "--out", str(tmp_path / "new")]
    assert main(asked) == 0
    assert "150 people, 5 notes." in capsys.readouterr().out
    assert len((tmp_path / "new" / TABLE).read_text().splitlines()) == 151
    assert len((tmp_path / "new" / LINES).read_text().splitlines()) == 5
    before = (tmp_path / "new" / TABLE).read_bytes()
    assert main(asked) == 2
    assert (tmp_path / "new" / TABLE).read_bytes() == before
    (tmp_path / "file").write_text("")
    assert main([*asked[:-1], str(tmp_path / "file")]) == 2
    with pytest.raises(SystemExit):
        main([*asked, "--people", "0"])


@pytest.mark.parametrize("texts", NoteFormat)
def test_stopping_leaves_nothing(tmp_path: Path, texts: NoteFormat) -> None:
    class Impatient:
        def step(self, stage: str, done: int, total: int) -> None:
            raise Cancelled

    with pytest.raises(Cancelled):
        population.write(tmp_path, 10, SEED, notes=2, texts=texts, progress=Impatient())
    assert not list(tmp_path.iterdir())
