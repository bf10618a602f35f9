from __future__ import annotations

from pathlib import Path

import pytest

from engine.background.profiles import Profile, find, load
from engine.core.errors import BadBackground, Cancelled, DamagedFile, UnreadableFile
from engine.core.progress import Silent


def loaded(path: Path, **told: str) -> tuple[Profile, ...]:
    return load(path, told, lambda file: file.read_text(encoding="utf-8"), Silent())


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def test_a_row_becomes_a_line_of_headers_and_values(tmp_path: Path) -> None:
    table = "name,born,town,motto\nMaren Tolvald,1961-03-12,Bergen,\nOlu Adeyemi,1970-11-02,Lagos,onward\n"
    found = loaded(written(tmp_path / "people.csv", table))
    assert [each.name for each in found] == ["Maren Tolvald", "Olu Adeyemi"]
    assert found[0].text == "name: Maren Tolvald | born: 1961-03-12 | town: Bergen"
    assert found[1].text.endswith("motto: onward")


def test_a_name_may_stand_in_two_columns(tmp_path: Path) -> None:
    table = "first name\tlast name\tjob\nMaren\tTolvald\tnurse\n"
    assert loaded(written(tmp_path / "people.tsv", table))[0].name == "Maren Tolvald"


def test_columns_may_be_told(tmp_path: Path) -> None:
    found = loaded(written(tmp_path / "people.csv", "label,job\nT. x1,nurse\n"), label="name")
    assert found[0].name == "T. x1"


def test_running_text_is_taken_as_it_is(tmp_path: Path) -> None:
    lines = '{"name": "Maren Tolvald", "text": "She is a nurse | and sails."}\n{"name": "", "text": "He sails."}\n'
    found = loaded(written(tmp_path / "people.jsonl", lines))
    assert [each.name for each in found] == ["Maren Tolvald", ""]
    assert found[0].text == "name: Maren Tolvald | She is a nurse | and sails."


def test_a_folder_of_texts_is_named_after_its_people(tmp_path: Path) -> None:
    (tmp_path / "more").mkdir()
    written(tmp_path / "Maren_Tolvald.txt", "She sails.")
    written(tmp_path / "more" / "Olu Adeyemi.txt", "He plays chess.")
    written(tmp_path / ".hidden", "nothing")
    assert loaded(tmp_path) == (Profile("Maren Tolvald", "She sails."), Profile("Olu Adeyemi", "He plays chess."))


def test_a_file_that_can_t_be_read_stops_the_work(tmp_path: Path) -> None:
    written(tmp_path / "one.txt", "text")

    def read(path: Path) -> str:
        raise DamagedFile

    with pytest.raises(UnreadableFile) as caught:
        load(tmp_path, {}, read, Silent())
    assert caught.value.fields == {"file": "one.txt"}
    assert isinstance(caught.value.__cause__, DamagedFile)


def test_the_person_may_stop_the_reading(tmp_path: Path) -> None:
    written(tmp_path / "one.txt", "text")

    class Impatient:
        def step(self, stage: str, done: int, total: int) -> None:
            raise Cancelled

    with pytest.raises(Cancelled):
        load(tmp_path, {}, lambda path: "", Impatient())


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        ("people.csv", "name,town\nMaren,Bergen,extra\n", "bad-columns"),
        ("people.csv", "name,town\n", "no-rows"),
        ("people.csv", "", "no-rows"),
        ("people.jsonl", "{broken\n", "not-json"),
        ("people.exe", "name\nMaren", "not-a-table"),
    ],
)
def test_what_is_no_table_of_people_is_refused(tmp_path: Path, name: str, text: str, problem: str) -> None:
    with pytest.raises(BadBackground) as caught:
        loaded(written(tmp_path / name, text))
    assert caught.value.fields["problem"] == problem
    assert "Maren" not in str(caught.value.fields)


def test_an_empty_folder_and_a_missing_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBackground):
        loaded(tmp_path)
    with pytest.raises(UnreadableFile):
        loaded(tmp_path / "people.csv")


@pytest.mark.parametrize(
    ("asked", "rows"),
    [
        ("Maren Tolvald", (0,)),
        ("Tolvald, Maren", (0,)),
        ("Dr. M. Tolvald", (0,)),
        ("Maren Sofie Tolvald", (0,)),
        ("MAREN TOLVALD", (0,)),
        ("Søren Ås", (2,)),
        ("Soren As", (2,)),
        ("Albano", (1, 3)),
        ("Leandro Albano", (1,)),
        ("Maren", ()),
        ("Nobody Here", ()),
        ("", ()),
    ],
)
def test_people_are_found_by_name(asked: str, rows: tuple[int, ...]) -> None:
    known = [Profile(name, "") for name in ("Maren Tolvald", "Leandro Albano", "Søren Ås", "Rui Albano", "")]
    assert find(known, asked) == rows


def test_a_profile_is_not_shown_in_logs() -> None:
    assert "Tolvald" not in repr(Profile("Tolvald", "Tolvald"))
