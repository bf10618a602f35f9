"""The ledger keeps what is done over any end of a run, belongs to one run, and tells no secret."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from engine.batch.ledger import Ledger, LedgerState, TextTable, place
from engine.core.errors import BadLedger


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ledger.sqlite"


def test_what_was_claimed_is_there_again(path: Path) -> None:
    with Ledger(path) as ledger:
        first = ledger.claim(Path("/a.txt"), 0, "00", Path("/out/a.txt"))
        ledger.update(first.number, state=LedgerState.DONE, words=7)
        ledger.claim(Path("/b.txt"), 0, "11", Path("/out/b.txt"))
    with Ledger(path) as ledger:
        found = ledger.find(Path("/a.txt"), 0)
        assert found is not None
        assert (found.state, found.words, found.attempts) == (LedgerState.DONE, 7, 1)
        again = ledger.claim(Path("/b.txt"), 0, "22", Path("/out/b.txt"))
        assert (again.attempts, again.sha256, again.state) == (2, "22", LedgerState.WORKING)
        assert [each.source for each in ledger.entries()] == ["/a.txt", "/b.txt"]
        assert (ledger.count(LedgerState.DONE), ledger.count(LedgerState.EXCEPTION)) == (1, 0)


def test_no_two_documents_get_one_place(path: Path) -> None:
    with Ledger(path) as ledger:
        ledger.claim(Path("/a/x.txt"), 0, "", Path("/out/x.txt"))
        ledger.keep_table(Path("/t.csv"), TextTable("", Path("/out/t.csv")))
        assert not ledger.is_free(Path("/out/X.txt"))
        assert not ledger.is_free(Path("/out/t.csv"))
        assert ledger.is_free(Path("/out/y.txt"))
        with pytest.raises(sqlite3.IntegrityError):
            ledger.claim(Path("/b/x.txt"), 0, "", Path("/out/x.txt"))


def test_it_serves_one_run_at_a_time(path: Path) -> None:
    with Ledger(path):
        with pytest.raises(BadLedger) as raised:
            Ledger(path)
        assert raised.value.fields == {"problem": "ledger-in-use"}
    with Ledger(path, new=False):
        pass


def test_it_goes_on_with_the_same_options_only(path: Path) -> None:
    with Ledger(path) as ledger:
        ledger.belongs_to({"person": "Maren Tolvald", "k": 5})
        ledger.belongs_to({"k": 5, "person": "Maren Tolvald"})
        with pytest.raises(BadLedger) as raised:
            ledger.belongs_to({"person": "Maren Tolvald", "k": 6})
        assert raised.value.fields == {"problem": "other-options"}
    for each in Ledger.files(path):
        assert not each.exists() or b"Tolvald" not in each.read_bytes()


def test_the_same_options_look_different_in_two_ledgers(tmp_path: Path) -> None:
    kept = set()
    for name in ("a", "b"):
        with Ledger(tmp_path / name) as ledger:
            ledger.belongs_to({"person": "Maren Tolvald"})
        with sqlite3.connect(tmp_path / name) as base:
            kept |= set(base.execute("SELECT value FROM about WHERE name = 'options'"))
        base.close()
    assert len(kept) == 2


@pytest.mark.parametrize("content", [b"no database, but long enough to be taken for one " * 20, b"short"])
def test_another_file_is_no_ledger(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(BadLedger) as raised:
        Ledger(path)
    assert raised.value.fields == {"problem": "not-a-ledger"}
    assert path.read_bytes() == content


def test_another_database_is_no_ledger(path: Path) -> None:
    with sqlite3.connect(path) as base:
        base.execute("CREATE TABLE precious (x)")
    base.close()
    with pytest.raises(BadLedger):
        Ledger(path)


def test_none_is_made_to_be_read(path: Path) -> None:
    with pytest.raises(BadLedger) as raised:
        Ledger(path, new=False)
    assert raised.value.fields == {"problem": "no-ledger"}
    assert not path.exists()


def test_it_says_where_it_can_not_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadLedger) as refused:
        Ledger(tmp_path / "file" / "ledger.sqlite")
    assert refused.value.fields == {"problem": "not-writable"}


def test_exceptions_are_tried_again_when_asked(path: Path) -> None:
    with Ledger(path) as ledger:
        entry = ledger.claim(Path("/a.txt"), 0, "", None)
        ledger.update(entry.number, state=LedgerState.EXCEPTION, code="damaged-file", exit_code=3, reason="Why.")
        ledger.retry()
        (found,) = ledger.entries(LedgerState.WAITING)
        assert found.attempts == 0


def test_the_ledger_of_a_release_is_not_in_it_and_goes_with_it(tmp_path: Path) -> None:
    out = tmp_path / "Torhild Dravendal" / "out"
    with Ledger.of_folder(out) as ledger:
        ledger.belongs_to({"policy": "a"})
        ledger.claim(tmp_path / "a.txt", 0, "00", out / "a.txt")
        assert not list(out.iterdir()) and not place(out).is_relative_to(tmp_path)
        assert "Dravendal" not in str(place(out))
    with Ledger.of_folder(out) as ledger, pytest.raises(BadLedger):
        assert ledger.find(tmp_path / "a.txt", 0)
        ledger.belongs_to({"policy": "b"})
    out.rmdir()
    with Ledger.of_folder(out) as ledger:
        ledger.belongs_to({"policy": "b"})
        assert not list(ledger.entries())
