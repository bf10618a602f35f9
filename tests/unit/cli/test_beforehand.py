"""Refusals and output before any library loads."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from engine.cli.commands import COMMANDS
from engine.cli.main import main
from engine.sandbox import process, starting
from tests.conftest import REPOSITORY

_LOADED = """
import sys
from engine.cli.main import main
try:
    code = main(sys.argv[1:])
except SystemExit as ended:
    code = ended.code or 0
slow = {"torch", "transformers", "spacy", "ortools", "numpy", "pandas", "pymupdf", "pikepdf", "lxml", "onnxruntime"}
print("\\nloaded:", *sorted(slow & set(sys.modules)))
sys.exit(code)
"""


def said(*arguments: str | Path) -> tuple[int, str, str]:
    """Exit code, what was said, and the libraries that were loaded."""
    asked = [sys.executable, "-c", _LOADED, *map(str, arguments)]
    done = subprocess.run(asked, cwd=REPOSITORY, capture_output=True, text=True, check=False)
    out, _, loaded = done.stdout.rpartition("\nloaded:")
    return done.returncode, f"{out}{done.stderr}", loaded.strip()


@pytest.mark.parametrize("command", ["redact", "inspect", "verify"])
def test_a_file_that_is_not_there_is_refused_at_once(command: str, tmp_path: Path) -> None:
    code, words, loaded = said(command, tmp_path / "nowhere.txt")
    assert (code, loaded) == (3, "")
    assert f"{tmp_path / 'nowhere.txt'}: The file can't be opened" in words


def test_a_policy_that_is_not_known_is_refused_at_once(tmp_path: Path) -> None:
    note = tmp_path / "note.txt"
    note.write_text("Ada lives in Saltby.\n", encoding="utf-8")
    code, words, loaded = said("redact", note, "--policy", "nope")
    assert (code, loaded) == (2, "")
    assert "names-only" in words


def test_a_target_that_cannot_be_written_is_refused_at_once(tmp_path: Path) -> None:
    note, there = tmp_path / "note.txt", tmp_path / "there.txt"
    for each in (note, there):
        each.write_text("Ada lives in Saltby.\n", encoding="utf-8")
    for target, words in ((there, "already exists"), (note, "would replace the original")):
        code, told, loaded = said("redact", note, "-o", target)
        assert (code, loaded) == (2, "")
        assert words in told
    code, told, loaded = said("redact", note, "-o", tmp_path / "no" / "folder" / "out.txt")
    assert (code, loaded) == (2, "")
    assert "no such folder" in told


@pytest.mark.parametrize("arguments", [("--help",), ("--version",), ("policies",), ("policies", "gdpr-k5")])
def test_what_needs_no_library_loads_none(arguments: tuple[str, ...]) -> None:
    code, words, loaded = said(*arguments)
    assert (code, loaded) == (0, "")
    assert words.strip()


_COUNTED = """
import re._compiler, sys
compiled, real = [], re._compiler.compile
re._compiler.compile = lambda *given: (compiled.append(given), real(*given))[1]
from engine.cli.main import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print("\\ncounted:", len(sys.modules), len(compiled))
"""


@pytest.mark.parametrize(
    "arguments", ["--help", "--version", "policies", "redact nowhere.txt", "redact nowhere.txt --policy nope"]
)
def test_what_is_said_at_once_needs_few_modules_and_expressions(arguments: str) -> None:
    """Counts, not seconds, which depend on the machine: Python alone has 70 modules, and everything 2,000."""
    asked = [sys.executable, "-c", _COUNTED, *arguments.split()]
    done = subprocess.run(asked, cwd=REPOSITORY, capture_output=True, text=True, check=True)
    modules, expressions = map(int, done.stdout.rpartition("counted:")[2].split())
    assert modules < 300
    assert expressions < 80


_WRITTEN = """
import re._compiler, sys
compiled, real = [], re._compiler.compile
re._compiler.compile = lambda *given: (compiled.append(len(given[0])), real(*given))[1]
from engine.cli import commands
print("\\ncounted:", len(compiled), sum(compiled))
from engine.cli.main import main
main(sys.argv[1:])
print("\\ncounted:", len(compiled), sum(compiled))
"""


def test_a_start_compiles_few_expressions_and_two_sentences_those_that_may_match(tmp_path: Path) -> None:
    """Counts, and characters, to which the time is proportional. All expressions are 2,000 with 750,000 characters."""
    note = tmp_path / "note.txt"
    note.write_text("Mr Ada Brandt, a nurse, lives in Saltby. She was born on 3 May 1962.\n", encoding="utf-8")
    asked = [sys.executable, "-c", _WRITTEN, "redact", note, "--output", tmp_path / "redacted.txt"]
    done = subprocess.run(asked, cwd=REPOSITORY, capture_output=True, text=True, check=True)
    (imported, imported_length), (all_, length) = (
        map(int, counted.split("\n")[0].split()) for counted in done.stdout.split("counted:")[1:]
    )
    assert (tmp_path / "redacted.txt").is_file()
    assert imported < 300
    assert imported_length < 20_000
    assert all_ < 1_400
    assert length < 330_000


def test_a_policy_is_shown_in_sentences() -> None:
    code, words, _ = said("policies", "COJ L. 111-13")
    assert code == 0
    assert "- mask: Surnames and first names of parties and third persons are always masked. Code de" in words
    assert "Message(" not in words


def test_a_text_is_inspected_without_libraries_of_other_formats_training_and_solving(tmp_path: Path) -> None:
    note = tmp_path / "note.txt"
    note.write_text("Ada Brandt, a nurse, lives in Saltby. She was born on 3 May 1962.\n", encoding="utf-8")
    code, words, loaded = said("inspect", note)
    assert (code, loaded) == (0, "numpy onnxruntime")
    assert '"kind": "PERSON"' in words


@pytest.mark.parametrize(
    ("name", "early"),
    [
        ("notes.jsonl", process.LOADED_FOR_TEXT),
        ("a.TXT", process.LOADED_FOR_TEXT),
        ("a.pdf", process.LOADED_EARLY),
        ("texts", process.LOADED_FOR_TEXT),
        ("mixed", process.LOADED_EARLY),
        ("empty", process.LOADED_EARLY),
    ],
)
def test_a_batch_of_texts_or_tables_of_them_prepares_processes_for_plain_text_alone(
    name: str, early: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for file in ("notes.jsonl", "a.TXT", "a.pdf", "texts/a.txt", "texts/more/b.txt", "mixed/a.txt", "mixed/b/c.docx"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text("", encoding="utf-8")
    (tmp_path / "empty").mkdir()
    monkeypatch.setattr(starting, "_early", process.LOADED_EARLY)
    monkeypatch.setitem(COMMANDS, "batch", lambda _: 0)
    assert main(["batch", str(tmp_path / name), "-o", str(tmp_path / "out")]) == 0
    assert starting.loaded_early() == early
