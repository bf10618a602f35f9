"""Batches with workers that need no models: nothing is done twice or lost, and one document never stops the rest."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from engine.batch import ledger as summary
from engine.batch import run
from engine.batch.inputs import Columns, Request, items
from engine.batch.ledger import Ledger, LedgerState
from engine.batch.run import BatchTally
from engine.core.errors import BadLedger, OutputUnwritable
from engine.core.options import Options
from tests.builders.batches import Ended, Hands, folder, outputs, ran, reasons, request


def test_what_is_done_is_not_done_again(tmp_path: Path) -> None:
    notes = folder(tmp_path / "in", a="Ann came.", b="Ann left.")
    folder(notes / "deep", a="Ann slept.")
    assert ran(tmp_path, request(tmp_path, notes)) == BatchTally(3, 0, 3, 0, 6)
    before = outputs(tmp_path)
    assert before == {
        "a_redacted.txt": "█████ came.",
        "b_redacted.txt": "█████ left.",
        "deep/a_redacted.txt": "█████ slept.",
    }
    hands = Hands()
    assert ran(tmp_path, request(tmp_path, notes), hands) == BatchTally(3, 3)
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
    assert outputs(tmp_path) == {"a_redacted.txt": "█████ one", "A_redacted-2.txt": "█████ two"}


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
        patched.setattr("engine.core.disk.unnamed", full)
        with pytest.raises(OutputUnwritable):
            ran(tmp_path, request(tmp_path, notes))
    assert not reasons(tmp_path)
    assert ran(tmp_path, request(tmp_path, notes)).done == 2


@given(room=some.integers(1, 5), moments=some.lists(some.integers(0, 6), max_size=5))
@settings(max_examples=4, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_wherever_runs_end_nothing_is_lost_or_doubled(
    room: int, moments: list[int], tmp_path_factory: pytest.TempPathFactory
) -> None:
    tmp_path = tmp_path_factory.mktemp("batch")
    notes = folder(tmp_path / "in", **{f"n{number}": f"Ann {number}" for number in range(4)})
    table = tmp_path / "notes.csv"
    table.write_text("id,note\n" + "".join(f"{number},Ann {number}\n" for number in range(4)), encoding="utf-8")
    asked = request(tmp_path, notes, table, columns=Columns("note", "id"))
    for moment in moments:
        try:
            ran(tmp_path, asked, Hands(room, dies_after=moment))
        except Ended:
            continue
    tally = ran(tmp_path, asked, Hands(room))
    assert tally.before + tally.done == tally.total == 8
    found = outputs(tmp_path)
    assert found.pop("notes_redacted.csv").splitlines() == [
        "id,note",
        *(f"{number},█████ {number}" for number in range(4)),
    ]
    assert found == {f"n{number}_redacted.txt": f"█████ {number}" for number in range(4)}
    assert not [each for each in (tmp_path / "out").iterdir() if each.name.startswith(".")]


def test_a_file_that_got_its_name_before_the_end_is_not_done_again(tmp_path: Path) -> None:
    notes = folder(tmp_path / "in", a="Ann", b="Ann")
    ran(tmp_path, request(tmp_path, notes))
    (tmp_path / "out" / "b_redacted.txt").unlink()
    with Ledger(tmp_path / "ledger") as ledger:
        for each in ledger.entries():
            ledger.update(each.number, state=LedgerState.WRITING)
    hands = Hands()
    tally = ran(tmp_path, request(tmp_path, notes), hands)
    assert (tally.before, tally.done) == (1, 1)
    assert sum(hands.seen.values()) == 1


@pytest.mark.skipif(os.name != "posix", reason="elsewhere, names of files are text")
def test_a_name_that_is_no_text_or_too_long_stops_nothing(tmp_path: Path) -> None:
    notes = folder(tmp_path / "in", **{"a" * 245: "Ann", "b": "Ann"})
    try:
        Path(os.fsdecode(os.fsencode(notes) + b"/\xff.txt")).write_text("Ann", encoding="utf-8")
    except OSError:
        pytest.skip("this file system takes no such names")
    tally = ran(tmp_path, request(tmp_path, notes))
    assert (tally.done, tally.exceptions) == (2, 1)
    assert reasons(tmp_path) == {f"{'a' * 245}.txt": "output-unwritable"}
    assert ran(tmp_path, request(tmp_path, notes)).before == 3
    with Ledger(tmp_path / "ledger") as ledger:
        assert b"\\udcff.txt" in b"".join(summary.to_csv(ledger)) and b"\\udcff" in b"".join(summary.to_json(ledger))
        assert not list(summary.not_as_written(ledger))


def test_a_file_is_redacted_under_the_folders_that_its_copy_keeps(tmp_path: Path) -> None:
    """Threat P32: the notice on a telling name looks at them."""
    source = folder(tmp_path / "in" / "Maren Quistorp", a="x") / "a.txt"
    found = [each.name for each in items([tmp_path / "in"], None, but=frozenset())]
    alone = [each.name for each in items([source], None, but=frozenset())]
    assert (found, alone) == ([Path("Maren Quistorp/a.txt")], [Path("a.txt")])
