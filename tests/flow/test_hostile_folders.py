"""Folders that somebody else has made: links, names and files in them that lead a command astray."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from engine.batch.ledger import Ledger, LedgerState
from engine.cli.main import main
from tests.sampled import sampled

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs the files of POSIX")

LETTER = "Maren Tolvald was born on 14 March 1981 and lives at 212 Quarry Lane, Saltby."
DIARY = "Torhild Dravendal was born on 3 May 1977."


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a letter, and outside of it a diary."""
    made = tmp_path / "received"
    made.mkdir()
    (made / "letter.txt").write_text(LETTER, encoding="utf-8")
    (tmp_path / "private").mkdir()
    (tmp_path / "private" / "diary.txt").write_text(DIARY, encoding="utf-8")
    return made


def _names(folder: Path) -> list[str]:
    return sorted(each.relative_to(folder).as_posix() for each in folder.rglob("*") if each.is_file())


@pytest.mark.parametrize("command", ["redact", "batch"])
def test_links_out_of_the_folder_are_left_out_and_counted(
    command: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    private = folder.parent / "private"
    (folder / "contract.txt").symlink_to(private / "diary.txt")
    (folder / ".hidden").symlink_to(private / "diary.txt")
    (folder / "more").symlink_to(private, target_is_directory=True)
    (folder / "same.txt").symlink_to(folder / "letter.txt")
    out = folder.parent / "out"
    assert main([command, str(folder), "--output", str(out)]) == 0
    assert "2 links to other folders, or to files in them, were left out." in capsys.readouterr().err
    assert _names(out) == ["letter_redacted.txt", "same_redacted.txt"]


def test_a_link_that_the_user_names_is_followed_and_told(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A pattern such as * names links, too."""
    link = folder / "contract.txt"
    link.symlink_to(folder.parent / "private" / "diary.txt")
    assert main(["redact", str(link)]) == 0
    assert f"{link} is a link to {folder.parent / 'private' / 'diary.txt'}." in capsys.readouterr().err
    assert "Dravendal" not in (folder / "contract_redacted.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("command", ["redact", "batch"])
def test_no_copy_goes_through_a_link_out_of_the_folder_of_copies(
    command: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "deep").mkdir()
    (folder / "deep" / "second.txt").write_text(DIARY, encoding="utf-8")
    out, elsewhere = folder.parent / "out", folder.parent / "elsewhere"
    out.mkdir()
    elsewhere.mkdir()
    (out / "deep").symlink_to(elsewhere, target_is_directory=True)
    assert main([command, str(folder), "--output", str(out)]) != 0
    assert "a link leads out of the folder for the copies" in capsys.readouterr().err
    assert not _names(elsewhere)
    assert (out / "letter_redacted.txt").is_file()


@pytest.mark.slow
@pytest.mark.parametrize("command", ["redact", "batch"])
def test_an_ending_that_fits_is_not_that_of_another_original(command: str, folder: Path) -> None:
    """A text called memo.pdf becomes memo_redacted.pdf.txt, which may be there."""
    (folder / "memo.pdf").write_text(LETTER, encoding="utf-8")
    other = folder / "memo_redacted.pdf.txt"
    other.write_text(DIARY, encoding="utf-8")
    files = [folder / "memo.pdf", other]
    asked = ["redact"] if command == "redact" else ["batch", "--output", str(folder)]
    assert main([*asked, *map(str, files), "--force"]) != 0
    assert other.read_text(encoding="utf-8") == DIARY


def test_nor_that_of_a_file_in_a_folder_that_is_only_named_like_a_copy(folder: Path) -> None:
    (folder / "memo.pdf").write_text(LETTER, encoding="utf-8")
    other = folder / "memo_redacted.pdf.txt"
    other.write_text(DIARY, encoding="utf-8")
    assert main(["redact", str(folder), "--force"]) != 0
    assert other.read_text(encoding="utf-8") == DIARY


@pytest.mark.slow
def test_a_ledger_in_the_folder_of_copies_is_not_used(folder: Path) -> None:
    """It could say that an original is the verified copy, or where copies are to be written."""
    out, elsewhere = folder.parent / "out", folder.parent / "elsewhere.txt"
    out.mkdir()
    planted = out / ".sable-batch.sqlite"
    with Ledger(planted) as ledger:
        entry = ledger.claim(folder / "letter.txt", 0, "00", elsewhere)
        ledger.update(entry.number, state=LedgerState.WAITING)
    with sqlite3.connect(planted) as base:
        base.execute(f"CREATE TRIGGER led AFTER UPDATE ON items BEGIN UPDATE items SET output = '{elsewhere}'; END")
    base.close()
    assert main(["batch", str(folder), "--output", str(out)]) == 0
    assert not elsewhere.exists()
    assert "Tolvald" not in (out / "letter_redacted.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("command", sampled(["batch", "redact"], every=2))
def test_a_working_folder_that_is_gone_is_none(command: str, folder: Path, tmp_path: Path) -> None:
    gone, out = tmp_path / "gone", tmp_path / "out"
    gone.mkdir()
    code = f"import os, sys; os.chdir({str(gone)!r}); os.rmdir({str(gone)!r}); from engine.cli.main import run; run()"
    asked = [command, str(folder), "--output", str(out)]
    done = subprocess.run([sys.executable, "-c", code, *asked], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert _names(out) == ["letter_redacted.txt"]


@pytest.mark.slow
def test_a_folder_named_like_a_policy_is_no_policy(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    asked = ["batch", "letter.txt", "--output", str(folder.parent / "out"), "--workers", "1"]
    (folder / "default").mkdir()
    assert main(asked) == 0
    (folder / "default" / "new.txt").touch()
    assert main(asked) == 0, "the options are the same"
