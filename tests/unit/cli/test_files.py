"""Places of redacted copies: beside originals or below a folder, never over an original or another copy."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.cli import output as files
from engine.core import paths
from engine.core.errors import OutputUnwritable


def written(inputs: list[Path], output: Path | None = None) -> list[str]:
    """Return the files that a run would write if it wrote each target at once, relative to the first folder."""
    names = []
    for source, target in paths.targets(inputs, output):
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(f"copy of {source.name}", encoding="utf-8")
        names.append(target.name)
    return names


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in (
        "note.docx",
        "note.docm",
        "note.txt",
        "deeper/note.txt",
        ".hidden.txt",
        "old_redacted.txt",
        "old_redacted_log.csv",
        "old_UNREDACTED_highlighted.pdf",
    ):
        path = tmp_path / "in" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, encoding="utf-8")
    return tmp_path / "in"


def test_no_two_files_get_one_name(folder: Path, tmp_path: Path) -> None:
    """A document with macros and one without, and two folders' notes in one."""
    assert written([folder]) == ["note_redacted.txt", "note_redacted.docx", "note_redacted-2.docx", "note_redacted.txt"]
    assert written([folder]) == ["note_redacted.txt", "note_redacted.docx", "note_redacted-2.docx", "note_redacted.txt"]
    out = tmp_path / "out"
    out.mkdir()
    both = [folder / "note.txt", folder / "deeper" / "note.txt"]
    assert written(both, out) == ["note_redacted.txt", "note_redacted-2.txt"]
    assert (out / "note_redacted.txt").read_text(encoding="utf-8") == "copy of note.txt"


@pytest.mark.parametrize("output", ["missing/out", "missing/x.txt"])
def test_a_mistyped_folder_is_not_made(output: str, folder: Path, tmp_path: Path) -> None:
    for inputs in ([folder], [folder / "note.txt"]):
        with pytest.raises(OutputUnwritable) as raised:
            list(paths.targets(inputs, tmp_path / output))
        assert raised.value.fields == {"problem": "no-folder", "file": Path(output).name}
    assert not (tmp_path / "missing").exists()


def test_what_is_written_to_a_file_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    target = tmp_path / "found.jsonl"
    with files.output(target) as file:
        print("one", file=file)
        assert not target.exists()
    assert target.read_text(encoding="utf-8") == "one\n"
    with pytest.raises(KeyboardInterrupt), files.output(target) as file:
        print("two", file=file)
        raise KeyboardInterrupt
    assert target.read_text(encoding="utf-8") == "one\n"
    with pytest.raises(OutputUnwritable), files.output(tmp_path / "missing" / "x") as file:
        print("two", file=file)
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == ["found.jsonl"]


def test_places_below_a_folder_are_kept(folder: Path, tmp_path: Path) -> None:
    targets = {target.relative_to(tmp_path) for _, target in paths.targets([folder], tmp_path / "out")}
    assert Path("out/deeper/note_redacted.txt") in targets


def test_no_original_is_a_target(folder: Path) -> None:
    other = folder / "note_redacted.txt"
    other.write_text("precious", encoding="utf-8")
    assert written([folder / "note.txt", other]) == ["note_redacted-2.txt", "note_redacted_redacted.txt"]
    assert other.read_text(encoding="utf-8") == "precious"


def test_a_single_file_may_be_given_a_name(folder: Path) -> None:
    assert list(paths.targets([folder / "note.txt"], folder / "x.txt")) == [(folder / "note.txt", folder / "x.txt")]


@pytest.mark.parametrize("error", [PermissionError(13, "locked"), OSError(5, "broken disk")])
def test_what_cannot_be_looked_at_is_named_and_not_left_out(
    error: OSError, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading it fails, and so the run does: nobody may take the files of a locked folder for redacted."""
    real = Path.stat

    def stat(path: Path, **how: bool) -> os.stat_result:
        if path.parent.name == "deeper":
            raise error
        return real(path, **how)

    monkeypatch.setattr(Path, "stat", stat)
    assert folder / "deeper" / "note.txt" in paths.below([folder])
    monkeypatch.setattr(os, "scandir", _failing(os.scandir, error))
    assert folder / "deeper" in paths.below([folder])


def _failing(real: Callable[[str], object], error: OSError) -> Callable[[str], object]:
    def scandir(path: str) -> object:
        if Path(path).name == "deeper":
            raise type(error)(*error.args, str(path))
        return real(path)

    return scandir
