"""A watched folder: complete files are redacted once, changed ones again; the workers need no models."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine.batch import watching
from engine.batch.ledger import Ledger, LedgerEntry, LedgerState
from engine.batch.pool import JobAnswer
from engine.batch.run import BatchTally
from engine.batch.watching import SAME_LOOKS, Arrivals
from engine.core import paths
from tests.builders.batches import Hands, folder, outputs, ran, reasons, request

Step = Callable[[], object]


def _watched(
    tmp_path: Path, *steps: Step, hands: Hands | None = None, **more: object
) -> tuple[BatchTally, list[LedgerEntry]]:
    """Watch `tmp_path / "in"`; one step is taken each time nothing is to do, and then the user interrupts."""
    left = iter(steps)
    ended: list[LedgerEntry] = []

    def sleep(_: float) -> None:
        try:
            next(left)()
        except StopIteration:
            raise KeyboardInterrupt from None

    with Ledger(tmp_path / "ledger") as ledger:
        asked = request(tmp_path, tmp_path / "in", beside=Ledger.files(tmp_path / "ledger"), **more)
        tally = watching.watch(asked, ledger, lambda: hands or Hands(), ended.append, interval=0.0, sleep=sleep)
    return tally, ended


def _wait() -> None:
    """A step in which nothing happens."""


_UNTIL_COMPLETE = (_wait,) * (SAME_LOOKS + 1)


def test_files_are_redacted_once_as_they_appear_in_their_folders(tmp_path: Path) -> None:
    notes, hands = folder(tmp_path / "in", a="Ann came."), Hands()
    later = lambda: folder(notes / "deep", b="Ann left.")  # noqa: E731
    tally, ended = _watched(tmp_path, *_UNTIL_COMPLETE, later, *_UNTIL_COMPLETE, hands=hands)
    assert tally == BatchTally(2, 0, 2, 0, 4)
    assert outputs(tmp_path) == {"a_redacted.txt": "█████ came.", "deep/b_redacted.txt": "█████ left."}
    assert [(Path(each.source).name, each.state, each.masked) for each in ended] == [
        ("a.txt", LedgerState.DONE, 1),
        ("b.txt", LedgerState.DONE, 1),
    ]
    assert set(hands.seen.values()) == {1}
    assert (notes / "a.txt").read_text(encoding="utf-8") == "Ann came."


def test_a_file_that_grows_is_not_read(tmp_path: Path) -> None:
    notes, hands = folder(tmp_path / "in", a="Ann"), Hands()

    def grow() -> None:
        with (notes / "a.txt").open("a", encoding="utf-8") as file:
            file.write(" and Ann")

    grows: list[Step] = [grow, _wait] * 6
    tally, _ = _watched(tmp_path, *grows, hands=hands)
    assert not hands.seen and not outputs(tmp_path) and tally == BatchTally(0)
    assert _watched(tmp_path, *_UNTIL_COMPLETE, hands=hands)[0].done == 1
    assert outputs(tmp_path) == {"a_redacted.txt": "█████" + " and █████" * 6}


def test_a_file_that_changes_is_redacted_again(tmp_path: Path) -> None:
    notes = folder(tmp_path / "in", a="Ann")
    change = lambda: (notes / "a.txt").write_text("Ann is back", encoding="utf-8")  # noqa: E731
    tally, _ = _watched(tmp_path, *_UNTIL_COMPLETE, change, *_UNTIL_COMPLETE)
    assert tally.done == 2
    assert outputs(tmp_path) == {"a_redacted.txt": "█████ is back"}


def test_a_change_of_a_file_in_work_waits_for_the_earlier_version(tmp_path: Path) -> None:
    notes = folder(tmp_path / "in", a="Ann")
    changed = iter([True])

    class Slow(Hands):
        """Takes several looks for the first document, which changes meanwhile."""

        waits = 2 * SAME_LOOKS

        def answers(self, seconds: float) -> Iterator[JobAnswer]:
            if next(changed, False):
                (notes / "a.txt").write_text("Ann is back", encoding="utf-8")
            self.waits -= 1
            if self.waits < 0:
                yield from super().answers(seconds)

    tally, ended = _watched(tmp_path, *_UNTIL_COMPLETE, hands=Slow())
    assert (tally.total, tally.done) == (2, 2)
    assert outputs(tmp_path) == {"a_redacted.txt": "█████ is back"}
    assert len({each.number for each in ended}) == 1


def test_what_a_batch_has_done_is_skipped_and_the_other_way_round(tmp_path: Path) -> None:
    notes, hands = folder(tmp_path / "in", a="Ann", b="BAD"), Hands()
    ran(tmp_path, request(tmp_path, notes))
    tally, ended = _watched(tmp_path, *_UNTIL_COMPLETE, hands=hands)
    assert tally == BatchTally(2, 2, refused=1) and not ended and not hands.seen
    (notes / "c.txt").write_text("Ann", encoding="utf-8")
    _watched(tmp_path, *_UNTIL_COMPLETE)
    assert ran(tmp_path, request(tmp_path, notes)) == BatchTally(3, 3, refused=1)
    assert _watched(tmp_path, *_UNTIL_COMPLETE, retry=True)[0].exceptions == 1


def test_one_file_never_ends_the_watch(tmp_path: Path) -> None:
    folder(tmp_path / "in", a="BAD", b="LOSE", c="Ann")
    tally, ended = _watched(tmp_path, *_UNTIL_COMPLETE)
    assert (tally.done, tally.exceptions) == (1, 2)
    assert reasons(tmp_path) == {"a.txt": "damaged-file", "b.txt": "worker-ended"}
    assert sum(each.state is LedgerState.EXCEPTION for each in ended) == 2


def test_copies_transfers_locks_and_hidden_files_are_no_arrivals(tmp_path: Path) -> None:
    notes = folder(tmp_path / "in", a_redacted="Ann", a="Ann")
    for name in ("b.pdf.part", "c.docx.crdownload", "~$d.docx", ".~lock.e.docx#", ".hidden.txt", "ledger"):
        (notes / name).write_text("Ann", encoding="utf-8")
    arrivals = Arrivals(notes, frozenset([paths.identity(notes / "ledger")]))
    looks = [arrivals.look() for _ in range(SAME_LOOKS + 2)]
    assert [[each.source.name for each in look] for look in looks if look] == [["a.txt"]]


def test_a_file_that_keeps_size_but_not_its_time_has_changed(tmp_path: Path) -> None:
    notes = folder(tmp_path / "in", a="Ann")
    arrivals = Arrivals(notes, frozenset())
    for _ in range(SAME_LOOKS):
        found = arrivals.look()
    assert len(found) == 1
    os.utime(notes / "a.txt", ns=(1, 1))
    assert [len(arrivals.look()) for _ in range(SAME_LOOKS)] == [0] * (SAME_LOOKS - 1) + [1]


def test_a_folder_that_goes_away_is_waited_for(tmp_path: Path) -> None:
    notes = folder(tmp_path / "in", a="Ann")
    told: list[bool] = []
    steps = iter([*_UNTIL_COMPLETE, lambda: notes.rename(tmp_path / "gone"), _wait,
                  lambda: (tmp_path / "gone").rename(notes), *_UNTIL_COMPLETE])  # fmt: skip

    def sleep(_: float) -> None:
        if (step := next(steps, None)) is None:
            raise KeyboardInterrupt
        step()

    with Ledger(tmp_path / "ledger") as ledger:
        asked = request(tmp_path, notes)
        tally = watching.watch(asked, ledger, Hands, lambda _: None, interval=0.0, sleep=sleep, away=told.append)
    assert told == [True, False]
    assert tally == BatchTally(1, 0, 1, 0, 1), "what is back is not read again"


def test_what_is_in_work_when_it_is_stopped_is_left_for_the_next_time(tmp_path: Path) -> None:
    folder(tmp_path / "in", a="Ann", b="Ann")

    class Interrupted(Hands):
        def answers(self, seconds: float) -> Iterator[JobAnswer]:
            yield from super().answers(seconds)
            raise KeyboardInterrupt

    hands = Interrupted()
    tally, _ = _watched(tmp_path, *_UNTIL_COMPLETE, hands=hands)
    assert (tally.total, tally.done) == (2, 1)
    assert hands.room == 3, "the workers were not stopped"
    assert len(outputs(tmp_path)) == 1
    assert _watched(tmp_path, *_UNTIL_COMPLETE)[0] == BatchTally(2, 1, 1, 0, 1)
    assert len(outputs(tmp_path)) == 2


@pytest.mark.parametrize("force", [False, True])
def test_another_file_at_the_output_is_replaced_by_force_only(force: bool, tmp_path: Path) -> None:
    folder(tmp_path / "in", a="Ann")
    folder(tmp_path / "out", a_redacted="precious")
    _watched(tmp_path, *_UNTIL_COMPLETE, force=force)
    assert outputs(tmp_path) == {"a_redacted.txt": "█████" if force else "precious"}
    assert reasons(tmp_path) == ({} if force else {"a.txt": "output-exists"})


def test_links_are_left_out(tmp_path: Path) -> None:
    """Others may be able to write into the folder, and must not choose which files of the user are released."""
    folder(tmp_path / "in", a="Ann")
    own = folder(tmp_path / "own", b="Ann")
    (tmp_path / "in" / "b.txt").symlink_to(own / "b.txt")
    (tmp_path / "in" / "loop").symlink_to("loop")
    (tmp_path / "in" / "deep").symlink_to(own)
    assert _watched(tmp_path, *_UNTIL_COMPLETE)[0].done == 1
    assert outputs(tmp_path) == {"a_redacted.txt": "█████"}


def test_a_file_that_changes_while_it_waits_for_a_worker_is_not_read(tmp_path: Path) -> None:
    notes = folder(tmp_path / "in", a="Ann", b="Ann")

    class Slow(Hands):
        """Takes one document at a time; the other is written anew meanwhile, and never complete."""

        def answers(self, seconds: float) -> Iterator[JobAnswer]:
            _write_half()
            yield from super().answers(seconds)

    def _write_half() -> None:
        with (notes / "b.txt").open("a", encoding="utf-8") as file:
            file.write(" half")

    hands = Slow(room=1)
    tally, ended = _watched(tmp_path, *(_wait,) * (SAME_LOOKS - 1), *(_write_half,) * 9, hands=hands)
    assert (tally.total, tally.done, tally.exceptions) == (1, 1, 0)
    assert set(hands.seen) == {b"Ann"} and len(ended) == 1


def test_folders_that_go_away_while_they_are_listed_end_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = folder(tmp_path / "in", a="Ann")
    folder(notes / "gone", b="Ann")
    real = os.scandir

    def scandir(path: str) -> object:
        if Path(path).name == "gone":
            raise FileNotFoundError(2, "gone", str(path))
        return real(path)

    monkeypatch.setattr(os, "scandir", scandir)
    assert _watched(tmp_path, *_UNTIL_COMPLETE)[0] == BatchTally(1, 0, 1, 0, 1)


def test_a_folder_that_is_locked_is_reported_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = folder(tmp_path / "in", a="Ann")
    folder(notes / "locked", b="Ann")
    real = os.scandir

    def scandir(path: str) -> object:
        if Path(path).name == "locked":
            raise PermissionError(13, "locked", str(path))
        return real(path)

    monkeypatch.setattr(os, "scandir", scandir)
    tally, _ = _watched(tmp_path, *_UNTIL_COMPLETE, *_UNTIL_COMPLETE)
    assert (tally.done, tally.exceptions) == (1, 1)
    assert reasons(tmp_path) == {"locked": "unreadable-file"}
