"""Documents matched with people."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from engine.audit import people
from engine.audit.people import DataSplit, part_of
from engine.core.errors import BadDocuments, BadTable, UnreadableFile
from engine.core.progress import Silent
from tests.builders import docx, pdf, wards

COUNT = 6


@pytest.fixture
def known(tmp_path: Path) -> people.PeopleTable:
    return people.load(wards.table(tmp_path, COUNT), Silent())


def test_a_table_is_read_with_the_names_of_its_people(known: people.PeopleTable) -> None:
    assert known.header == wards.HEADER
    assert [each.id for each in known.people] == [row["id"] for row in wards.rows(COUNT)]
    assert [each.name for each in known.people] == [row["name"] for row in wards.rows(COUNT)]


def test_a_file_belongs_to_the_id_in_its_name(known: people.PeopleTable, tmp_path: Path) -> None:
    folder = wards.notes(tmp_path / "notes", COUNT)
    (folder / "P000 and P001.txt").write_text("two", encoding="utf-8")
    (folder / "somebody.txt").write_text("nobody", encoding="utf-8")
    (folder / "P002_broken.pdf").write_bytes(b"%PDF-1.7 broken")
    found = people.documents(folder, known, Silent())
    assert [(each.name, each.person) for each in found.found] == [(f"P00{at}_1.txt", at) for at in range(COUNT)]
    assert found.unmatched == 2
    assert found.unreadable == ("P002_broken.pdf",)


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("P002.txt", "<PERSON> came in"),
        ("P002.json", '{"text": "<PERSON> came in", "items": [{"start": 0, "end": 8, "entity_type": "PERSON"}]}'),
        ("P002.xml", "<deIdi2b2>\n<TEXT><![CDATA[<PERSON> came in]]></TEXT>\n<TAGS></TAGS>\n</deIdi2b2>"),
    ],
)
def test_outputs_of_tools_are_read(known: people.PeopleTable, tmp_path: Path, name: str, content: str) -> None:
    folder = tmp_path / "notes"
    folder.mkdir()
    (folder / name).write_text(content, encoding="utf-8")
    (folder / f"P003{Path(name).suffix}").write_bytes(b"\xff{")
    found = people.documents(folder, known, Silent())
    assert [(each.person, each.text) for each in found.found if each.person == 2] == [(2, "<PERSON> came in")]


@pytest.mark.parametrize(
    ("name", "person"),
    [
        ("A-1.txt", 0),
        ("note A-1 of March.txt", 0),
        ("A-1-2_3.txt", 1),  # the longer id
        ("XA-1.txt", None),
        ("B2.txt", 2),
        ("B2_B3.txt", None),
        ("twice.txt", None),  # two rows have that id
    ],
)
def test_an_id_may_have_signs(tmp_path: Path, name: str, person: int | None) -> None:
    table = tmp_path / "people.csv"
    table.write_text("id,name\nA-1,Ada\nA-1-2,Bo\nB2,Cleo\nB3,Dag\ntwice,Eva\ntwice,Finn\n", encoding="utf-8")
    folder = tmp_path / "notes"
    folder.mkdir()
    for file in (name, "B3.txt"):
        (folder / file).write_text("a note", encoding="utf-8")
    found = people.documents(folder, people.load(table, Silent()), Silent())
    assert [each.person for each in found.found if each.name == name] == ([] if person is None else [person])
    assert found.unmatched == (person is None)


def test_documents_of_nobody_are_refused(known: people.PeopleTable, tmp_path: Path) -> None:
    folder = tmp_path / "notes"
    folder.mkdir()
    (folder / "somebody.txt").write_text("a note", encoding="utf-8")
    with pytest.raises(BadDocuments) as caught:
        people.documents(folder, known, Silent())
    assert caught.value.fields["problem"] == "no-owners"


def test_names_are_compared_without_endings_of_files() -> None:
    assert people.key("ward/P001_2.txt") == people.key("ward/P001_2.json") == str(Path("ward/P001_2"))
    assert people.key("note.1") != people.key("note.2")


def test_documents_may_have_any_format(known: people.PeopleTable, tmp_path: Path) -> None:
    folder = tmp_path / "notes"
    folder.mkdir()
    (folder / "P000.pdf").write_bytes(pdf.page_with("Seen by a nurse today."))
    (folder / "P001.docx").write_bytes(docx.build(docx.paragraph(docx.run("Seen by a nurse today."))))
    found = people.documents(folder, known, Silent())
    assert [(each.person, "nurse" in each.text) for each in found.found] == [(0, True), (1, True)]


def test_a_mapping_goes_before_names(known: people.PeopleTable, tmp_path: Path) -> None:
    folder = tmp_path / "notes"
    folder.mkdir()
    (folder / "P000.txt").write_text("a note", encoding="utf-8")
    mapping = tmp_path / "mapping.csv"
    mapping.write_text("document,person\nP000.txt,P003\n", encoding="utf-8")
    found = people.documents(folder, known, Silent(), mapping=mapping)
    assert [each.person for each in found.found] == [3]


def test_lines_say_whose_they_are(known: people.PeopleTable, tmp_path: Path) -> None:
    path = tmp_path / "notes.jsonl"
    lines = [{"doc_id": "a", "patient": "P001", "text": "one"}, {"doc_id": "b", "patient": "P999", "text": "none"}]
    path.write_text("\n".join(map(json.dumps, lines)) + "\n", encoding="utf-8")
    found = people.documents(path, known, Silent())
    assert [(each.name, each.person, each.text) for each in found.found] == [("a", 1, "one")]
    assert found.unmatched == 1
    assert "one" not in repr(found)


@pytest.mark.parametrize(
    ("name", "content", "problem"),
    [
        ("notes.jsonl", '{"text": 1', "not-json"),
        ("notes.jsonl", '{"patient": "P001"}', "not-json"),
        ("notes.csv", "a,b\n", "not-documents"),
    ],
)
def test_what_are_no_documents_is_refused(
    known: people.PeopleTable, tmp_path: Path, name: str, content: str, problem: str
) -> None:
    path = tmp_path / name
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BadDocuments) as caught:
        people.documents(path, known, Silent())
    assert caught.value.fields["problem"] == problem


def test_a_column_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadTable):
        people.load(wards.table(tmp_path, COUNT), Silent(), id_column="number")
    with pytest.raises(UnreadableFile):
        people.load(tmp_path / "missing.csv", Silent())


def test_people_are_divided_by_their_ids_alone() -> None:
    drawn = Counter(part_of(f"P{number}", 1) for number in range(4000))
    assert drawn[DataSplit.TRAIN] / 4000 == pytest.approx(0.70, abs=0.03)
    assert drawn[DataSplit.VALIDATION] / 4000 == pytest.approx(0.15, abs=0.03)
    assert part_of("P7", 1) == part_of("P7", 1)


def test_another_seed_divides_anew() -> None:
    numbers = [number for number in range(8000) if part_of(f"P{number}", 1) is DataSplit.TEST]
    again = Counter(part_of(f"P{number}", 2) for number in numbers)
    assert again[DataSplit.TEST] / len(numbers) == pytest.approx(0.15, abs=0.04)
    assert again[DataSplit.TRAIN] / len(numbers) == pytest.approx(0.70, abs=0.04)
