"""Batches with workers that need no models: nothing is done twice or lost, and one document never stops the rest."""

from __future__ import annotations

import csv
import hashlib
import json
import random
from collections import Counter, deque
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from engine.batch import run, work
from engine.batch.inputs import Columns
from engine.batch.ledger import Ledger, State
from engine.batch.request import Request
from engine.batch.run import Tally
from engine.batch.work import Answer, Done, Job, Lost
from engine.errors import BadLedger, DamagedFile, OutputUnwritable
from engine.options import Options
from engine.producing import Redacted
from engine.types import DocumentKind, RedactionReport


class Ended(BaseException):
    """The run was killed."""


def redacted(data: bytes) -> Redacted:
    output = data.replace(b"Ann", "█████".encode())
    hashes = (hashlib.sha256(each).hexdigest() for each in (data, output))
    report = RedactionReport(*hashes, {"entities masked": 1}, (), (), {}, {})
    return Redacted(output, report, DocumentKind.TXT, len(data.split()))


class Hands:
    """Workers that answer in an order drawn by lot, lose what names `LOSE`, refuse `BAD`, and die at a moment."""

    def __init__(self, room: int = 3, *, dies_after: int | None = None) -> None:
        self._room, self._dies_after = room, dies_after
        self._draw = random.Random(7)
        self._jobs: deque[Job] = deque()
        self.seen: Counter[bytes] = Counter()

    @property
    def room(self) -> int:
        return self._room - len(self._jobs)

    def give(self, job: Job) -> None:
        assert self.room
        self.seen[job.data] += 1
        self._jobs.append(job)

    def answers(self, seconds: float) -> Iterator[Answer]:
        if self._dies_after is not None:
            self._dies_after -= 1
            if self._dies_after < 0:
                raise Ended
        if self._jobs:
            self._jobs.rotate(self._draw.randrange(len(self._jobs)))
            job = self._jobs.popleft()
            yield self._answer(job)

    def stop(self) -> None:
        self._jobs.clear()

    @staticmethod
    def _answer(job: Job) -> Answer:
        if b"LOSE" in job.data:
            return Lost(job.number)
        if b"BAD" in job.data:
            return work.failed(job.number, DamagedFile(format="text"))
        return Done(job.number, redacted(job.data))


def folder(at: Path, **texts: str) -> Path:
    at.mkdir(parents=True)
    for name, text in texts.items():
        (at / f"{name}.txt").write_text(text, encoding="utf-8")
    return at


def ran(tmp_path: Path, request: Request, hands: Hands | None = None) -> Tally:
    with Ledger(tmp_path / "ledger") as ledger:
        return run.run(request, ledger, lambda: hands or Hands())


def request(tmp_path: Path, *inputs: Path, **more: object) -> Request:
    return Request(list(inputs), tmp_path / "out", Options(), **more)  # type: ignore[arg-type]


def outputs(tmp_path: Path) -> dict[str, str]:
    return {
        str(each.relative_to(tmp_path / "out")): each.read_text(encoding="utf-8")
        for each in (tmp_path / "out").rglob("*")
        if each.is_file() and not each.name.startswith(".")
    }


def reasons(tmp_path: Path) -> dict[str, str]:
    with Ledger(tmp_path / "ledger", new=False) as ledger:
        return {
            Path(each.source).name + f":{each.row}" * (each.row > 0): each.code
            for each in ledger.entries(State.EXCEPTION)
        }


def test_what_is_done_is_not_done_again(tmp_path: Path) -> None:
    notes = folder(tmp_path / "in", a="Ann came.", b="Ann left.")
    folder(notes / "deep", a="Ann slept.")
    assert ran(tmp_path, request(tmp_path, notes)) == Tally(3, 0, 3, 0, 6)
    before = outputs(tmp_path)
    assert before == {
        "a_redacted.txt": "█████ came.",
        "b_redacted.txt": "█████ left.",
        "deep/a_redacted.txt": "█████ slept.",
    }
    hands = Hands()
    assert ran(tmp_path, request(tmp_path, notes), hands) == Tally(3, 3)
    assert not hands.seen and outputs(tmp_path) == before


def test_one_document_never_stops_the_rest(tmp_path: Path) -> None:
    notes = folder(tmp_path / "in", a="BAD", b="LOSE", c="Ann")
    (notes / "d.txt").symlink_to(tmp_path / "nowhere")
    hands = Hands()
    tally = ran(tmp_path, request(tmp_path, notes, notes / "d.txt"), hands)
    assert (tally.done, tally.exceptions) == (1, 3)
    assert reasons(tmp_path) == {"a.txt": "damaged-file", "b.txt": "worker-ended", "d.txt": "unreadable-file"}
    assert hands.seen == {b"BAD": 1, b"LOSE": run.ATTEMPTS, b"Ann": 1}
    assert list(outputs(tmp_path)) == ["c_redacted.txt"]


def test_exceptions_wait_until_they_are_to_be_tried_again(tmp_path: Path) -> None:
    notes = folder(tmp_path / "in", a="BAD", b="Ann")
    ran(tmp_path, request(tmp_path, notes))
    hands = Hands()
    assert ran(tmp_path, request(tmp_path, notes), hands).before == 2
    assert not hands.seen
    assert ran(tmp_path, request(tmp_path, notes, retry=True), hands).exceptions == 1
    (notes / "a.txt").write_text("Ann is well.", encoding="utf-8")
    assert ran(tmp_path, request(tmp_path, notes)).done == 1
    assert not reasons(tmp_path)


def test_a_changed_original_is_done_anew_and_a_changed_copy_is_nobodys_to_replace(tmp_path: Path) -> None:
    notes = folder(tmp_path / "in", a="Ann", b="Ann")
    ran(tmp_path, request(tmp_path, notes))
    (notes / "a.txt").write_text("Ann again", encoding="utf-8")
    (tmp_path / "out" / "b_redacted.txt").write_text("corrected by hand", encoding="utf-8")
    tally = ran(tmp_path, request(tmp_path, notes))
    assert (tally.done, tally.exceptions) == (1, 1)
    assert outputs(tmp_path) == {"a_redacted.txt": "█████ again", "b_redacted.txt": "corrected by hand"}
    assert reasons(tmp_path) == {"b.txt": "output-exists"}


def test_what_stands_there_is_replaced_by_force_only_and_no_original_ever(tmp_path: Path) -> None:
    notes = folder(tmp_path / "in", a="Ann")
    other = folder(tmp_path / "out", a_redacted="precious", original="Ann") / "a_redacted.txt"
    assert ran(tmp_path, request(tmp_path, notes)).exceptions == 1
    assert other.read_text(encoding="utf-8") == "precious"
    ran(tmp_path, request(tmp_path, notes, force=True, retry=True))
    assert other.read_text(encoding="utf-8") == "█████"
    (tmp_path / "ledger").unlink()
    other.write_text("Ann, an original of this name", encoding="utf-8")
    ran(tmp_path, request(tmp_path, notes / "a.txt", other, force=True))
    assert other.read_text(encoding="utf-8") == "Ann, an original of this name"


def test_two_folders_with_the_same_names_get_two_copies(tmp_path: Path) -> None:
    one, two = folder(tmp_path / "one", a="Ann one"), folder(tmp_path / "two", A="Ann two")
    ran(tmp_path, request(tmp_path, one, two))
    assert outputs(tmp_path) == {"a_redacted.txt": "█████ one", "A-2_redacted.txt": "█████ two"}


def test_another_run_asks_for_the_same(tmp_path: Path) -> None:
    notes = folder(tmp_path / "in", a="Ann")
    ran(tmp_path, request(tmp_path, notes))
    with pytest.raises(BadLedger):
        ran(tmp_path, Request([notes], tmp_path / "out", Options(person="Ann")))
    with pytest.raises(BadLedger):
        ran(tmp_path, Request([notes], tmp_path / "elsewhere", Options()))


def test_a_full_disk_ends_the_run_and_puts_nothing_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = folder(tmp_path / "in", a="Ann", b="Ann")

    def full(*_: object, **__: object) -> None:
        raise OutputUnwritable(problem="disk-full")

    with monkeypatch.context() as patched:
        patched.setattr("engine.disk.unnamed", full)
        with pytest.raises(OutputUnwritable):
            ran(tmp_path, request(tmp_path, notes))
    assert not reasons(tmp_path)
    assert ran(tmp_path, request(tmp_path, notes)).done == 2


@given(room=some.integers(1, 5), moments=some.lists(some.integers(0, 6), max_size=5))
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_wherever_runs_end_nothing_is_lost_or_doubled(
    room: int, moments: list[int], tmp_path_factory: pytest.TempPathFactory
) -> None:
    tmp_path = tmp_path_factory.mktemp("batch")
    notes = folder(tmp_path / "in", **{f"n{number}": f"Ann {number}" for number in range(7)})
    table = tmp_path / "notes.csv"
    table.write_text("id,note\n" + "".join(f"{number},Ann {number}\n" for number in range(7)), encoding="utf-8")
    asked = request(tmp_path, notes, table, columns=Columns("note", "id"))
    for moment in moments:
        try:
            ran(tmp_path, asked, Hands(room, dies_after=moment))
        except Ended:
            continue
    tally = ran(tmp_path, asked, Hands(room))
    assert tally.before + tally.done == tally.total == 14
    found = outputs(tmp_path)
    assert found.pop("notes_redacted.csv").splitlines() == [
        "id,note",
        *(f"{number},█████ {number}" for number in range(7)),
    ]
    assert found == {f"n{number}_redacted.txt": f"█████ {number}" for number in range(7)}
    assert not [each for each in (tmp_path / "out").iterdir() if each.name.startswith(".")]


def test_a_file_that_got_its_name_before_the_end_is_not_done_again(tmp_path: Path) -> None:
    notes = folder(tmp_path / "in", a="Ann", b="Ann")
    ran(tmp_path, request(tmp_path, notes))
    (tmp_path / "out" / "b_redacted.txt").unlink()
    with Ledger(tmp_path / "ledger") as ledger:
        for each in ledger.entries():
            ledger.update(each.number, state=State.WRITING)
    hands = Hands()
    tally = ran(tmp_path, request(tmp_path, notes), hands)
    assert (tally.before, tally.done) == (1, 1)
    assert sum(hands.seen.values()) == 1


def test_rows_that_can_not_be_done_are_left_out_and_come_in_their_place_later(tmp_path: Path) -> None:
    table = tmp_path / "notes.jsonl"
    rows = [
        {"id": 1, "note": "Ann one"},
        {"id": 2, "note": "BAD"},
        {"id": 3, "note": " "},
        {"id": 4, "note": "x\ud800"},
    ]
    table.write_text("".join(json.dumps(each) + "\n" for each in rows), encoding="utf-8")
    asked = request(tmp_path, table, columns=Columns("note", "id"))
    tally = ran(tmp_path, asked)
    assert (tally.done, tally.exceptions) == (2, 2)
    assert reasons(tmp_path) == {"notes.jsonl:2": "damaged-file", "notes.jsonl:4": "damaged-file"}
    written = tmp_path / "out" / "notes_redacted.jsonl"
    assert [json.loads(line)["id"] for line in written.read_text(encoding="utf-8").splitlines()] == ["1", "3"]

    class Patient(Hands):
        @staticmethod
        def _answer(job: Job) -> Answer:
            return Done(job.number, redacted(job.data))

    ran(tmp_path, request(tmp_path, table, columns=Columns("note", "id"), retry=True), Patient())
    assert [json.loads(line) for line in written.read_text(encoding="utf-8").splitlines()] == [
        {"id": "1", "note": "█████ one"}, {"id": "2", "note": "BAD"}, {"id": "3", "note": " "},
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ("id,text\n1,Ann\n", "bad-table"),
        ("note,note\n1,Ann\n", "bad-table"),
        ("", "bad-table"),
        ('id,note\n1,Ann\n2,"never closed\n', "bad-table"),
    ],
)
def test_a_table_that_can_not_be_read_stops_nothing(content: str, code: str, tmp_path: Path) -> None:
    notes = folder(tmp_path / "in", a="Ann")
    (notes / "t.csv").write_text(content, encoding="utf-8")
    tally = ran(tmp_path, request(tmp_path, notes, columns=Columns("note")))
    assert reasons(tmp_path) == {"t.csv": code}
    assert set(outputs(tmp_path)) == {"a_redacted.txt"}, tally
    (notes / "t.csv").write_text("id,note\n1,Ann\n2,Ann\n", encoding="utf-8")
    ran(tmp_path, request(tmp_path, notes, columns=Columns("note"), retry=True))
    assert not reasons(tmp_path)
    assert outputs(tmp_path)["t_redacted.csv"].splitlines() == ["note", "█████", "█████"]


def test_a_changed_table_is_done_anew(tmp_path: Path) -> None:
    table = tmp_path / "t.csv"
    asked = request(tmp_path, table, columns=Columns("note"))
    table.write_text("note,other\nAnn one,Zoe\nAnn two,Zoe\n", encoding="utf-8")
    ran(tmp_path, asked)
    table.write_text("note,other\nAnn two,Zoe\n", encoding="utf-8")
    assert ran(tmp_path, asked).done == 1
    with (tmp_path / "out" / "t_redacted.csv").open(encoding="utf-8", newline="") as file:
        assert list(csv.reader(file)) == [["note"], ["█████ two"]]


def test_without_a_column_a_table_is_a_text_like_others(tmp_path: Path) -> None:
    table = tmp_path / "t.csv"
    table.write_text("note\nAnn\n", encoding="utf-8")
    ran(tmp_path, request(tmp_path, table))
    assert outputs(tmp_path) == {"t_redacted.csv": "note\n█████\n"}
