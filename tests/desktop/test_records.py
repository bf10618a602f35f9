"""What is kept between two runs, and that nothing of it can stop a run."""

import json
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import pytest

from desktop.sessions.records import Record, Records, text_hash
from desktop.sessions.review import Review
from desktop.states import State
from engine.marking import Edits
from engine.options import MaskStyle, Method, Options
from engine.types import WHOLE_PAGE, Box, Kind, PageArea
from tests.builders.examined import examination

_SHA = "ab" * 32
_OPTIONS = Options(policy="frcp-5.2", method=Method.GREEDY, mask=MaskStyle.LABEL, k=7, background=(Path("people.csv"),))
_REVIEW = Review(
    MappingProxyType({(0, 5): State.KEEP, (7, 9): State.MASK}),
    Edits(
        marks=((7, 9),),
        kinds=MappingProxyType({(0, 5): Kind.ORG}),
        apart=frozenset({(20, 25)}),
        together=(frozenset({(0, 5), (30, 35)}),),
    ),
    MappingProxyType({(0, 5): "(b)(6)"}),
    (PageArea(2, Box(1.5, 2, 30, 40)), PageArea(0, WHOLE_PAGE, "(b)(4)")),
)


@pytest.fixture
def records(tmp_path: Path) -> Records:
    return Records(tmp_path / "kept")


def test_what_is_kept_comes_back(records: Records) -> None:
    record = Record(text_hash("some text"), _OPTIONS, _REVIEW)
    records.save(_SHA, record)
    assert records.load(_SHA, Options()) == record
    assert records.load("cd" * 32, Options()) is None


def test_what_an_earlier_release_kept_comes_back(records: Records) -> None:
    records.save(_SHA, Record("0", _OPTIONS, _REVIEW))
    file = records.folder / "sessions" / f"{_SHA}.sable"
    kept = json.loads(file.read_text(encoding="utf-8"))
    earlier = {key: value for key, value in kept.items() if key not in ("kinds", "apart", "together", "codes", "areas")}
    file.write_text(json.dumps(earlier), encoding="utf-8")
    record = records.load(_SHA, Options())
    assert record is not None
    assert record.review == Review(_REVIEW.decisions, Edits(marks=((7, 9),)))


def test_no_name_password_or_word_of_the_person_is_kept(records: Records) -> None:
    secret = replace(_OPTIONS, person="Maren", password="pass", terms=("term",), keep=("kept",), secret="hush")
    records.save(_SHA, Record("0", secret, _REVIEW))
    (file,) = (records.folder / "sessions").iterdir()
    assert file.name == f"{_SHA}.sable"
    for each in ("Maren", "pass", "term", "kept", "hush"):
        assert each not in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("content", ["", "[]", "{", '{"version": 2}', '{"version": 1}', "null", '"x"', "\x00"])
def test_a_damaged_record_is_as_if_it_were_not_there(records: Records, content: str) -> None:
    records.save(_SHA, Record("0", _OPTIONS, _REVIEW))
    file = records.folder / "sessions" / f"{_SHA}.sable"
    file.write_text(content, encoding="utf-8")
    (records.folder / "recent.json").write_text(content, encoding="utf-8")
    assert records.load(_SHA, Options()) is None
    records.recent()


def test_a_decision_that_nobody_can_make_is_not_taken_over(records: Records) -> None:
    records.save(_SHA, Record("0", _OPTIONS, _REVIEW))
    file = records.folder / "sessions" / f"{_SHA}.sable"
    kept = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**kept, "decisions": [[0, 5, "undecided"]]}), encoding="utf-8")
    assert records.load(_SHA, Options()) is None


def test_the_list_of_recent_files_is_short_and_can_be_forgotten(records: Records) -> None:
    for number in range(12):
        assert not records.opened(Path(f"/x/{number}.pdf"), _SHA)
    assert [each.name for each in records.recent()] == [f"{number}.pdf" for number in range(11, 3, -1)]
    assert not records.opened(Path("/x/5.pdf"), _SHA)
    assert records.opened(Path("/x/5.pdf"), "cd" * 32)
    records.forget_recent()
    assert records.recent() == {}


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    records = Records(tmp_path / "file" / "folder")
    records.save(_SHA, Record("0", _OPTIONS, _REVIEW))
    records.opened(Path("/x"), _SHA)
    assert records.load(_SHA, Options()) is None and records.recent() == {}


def test_where_two_decisions_meet_the_careful_one_stands() -> None:
    found = examination()
    (name, *_) = found.entities
    first, second = ((each.start, each.end) for each in name.mentions)
    review = Review(MappingProxyType({first: State.KEEP, second: State.MASK}))
    assert review.states(found.entities) == {"e1": State.MASK}
