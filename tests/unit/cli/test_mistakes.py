"""Fifty typical mistakes on the command line: each is answered at once, with one sentence that helps."""

from __future__ import annotations

import io
import os
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine.cli import speech
from engine.cli.main import main
from engine.core.messages import UNREADABLE, USAGE
from tests.conftest import REPOSITORY

_SLOW = frozenset(
    "docx fontTools lxml numpy onnxruntime ortools pdfminer phonenumbers PIL pikepdf pyarrow pymupdf sklearn spacy"
    " tesserocr tokenizers torch transformers".split()
)
"""Libraries that take long to load."""

MISTAKES: tuple[tuple[str, int, str], ...] = (
    # Commands.
    ("redcat note.txt", USAGE, "Did you mean redact?"),
    ("Redact note.txt", USAGE, "Did you mean redact?"),
    ("verfy note.txt", USAGE, "Did you mean verify?"),
    ("inspct note.txt", USAGE, "Did you mean inspect?"),
    ("policy", USAGE, "Did you mean policies?"),
    ("anonymise note.txt", USAGE, 'there is no command "anonymise". See sable --help.'),
    ("note.txt", USAGE, "such as: sable redact note.txt"),
    ("missing.pdf", USAGE, "such as: sable redact missing.pdf"),
    ("--force redact note.txt", USAGE, "Options follow the command"),
    ("--verison", USAGE, "Did you mean --version?"),
    ("train", USAGE, "name one of recognizer, masked-lm"),
    ("train recogniser", USAGE, "Did you mean recognizer?"),
    ("completion tcsh", USAGE, "none of bash, zsh, fish, powershell"),
    # Options.
    ("redact --polcy names-only note.txt", USAGE, "Did you mean --policy?"),
    ("redact note.txt --ouput out.txt", USAGE, "Did you mean --output?"),
    ("redact note.txt --overwrite", USAGE, "there is no option --overwrite. See sable redact --help."),
    ("redact note.txt -p names-only", USAGE, "there is no option -p"),
    ("redact note.txt --re report.html", USAGE, "--re may mean any of --report"),
    ("redact note.txt --term", USAGE, "--term needs a value: --term TEXT"),
    ("redact note.txt --term -x", USAGE, "there is no option -x"),
    ("redact note.txt --force=yes", USAGE, "--force takes no value"),
    ("redact note.txt --quiet --verbose", USAGE, "exclude each other"),
    ("inspect note.txt --json --plain", USAGE, "exclude each other"),
    ("batch folder --exceptions --check --output out", USAGE, "exclude each other"),
    ("redact -dash.txt", USAGE, "If it is a file, write two dashes before its name: sable redact -- -dash.txt"),
    ("redact note.txt -output out.txt", USAGE, "there is no option -output. Did you mean --output?"),
    ("redact note.txt –-policy names-only", USAGE, "there is no option –-policy. Did you mean --policy?"),
    ("redact note.txt —force", USAGE, "there is no option —force. Did you mean --force?"),
    # Values.
    ("redact note.txt --term ''", USAGE, "--term: the value is empty."),
    ("redact note.txt --person ''", USAGE, "--person: the value is empty."),
    ("redact note.txt --kinds ,", USAGE, "--kinds: the value is empty."),
    ("redact note.txt --background nowhere.csv", USAGE, "--background: there is no file or folder nowhere.csv."),
    ("redact note.txt --profiles nowhere", USAGE, "--profiles: there is no file or folder nowhere."),
    ("redact note.txt --search-index nowhere", USAGE, "--search-index: there is no file or folder nowhere."),
    ("redact note.txt --model nowhere", USAGE, "--model: there is no file or folder nowhere."),
    ("redact note.txt --xfdf nowhere.xfdf", USAGE, "--xfdf: there is no file or folder nowhere.xfdf."),
    ("audit --documents nowhere --output out", USAGE, "--documents: there is no file or folder nowhere."),
    ("redact note.txt --mask boxes", USAGE, "Did you mean box?"),
    ("redact note.txt --layout exakt", USAGE, "Did you mean exact?"),
    ("redact note.txt --kinds PERSONS", USAGE, "Did you mean PERSON?"),
    ("redact note.txt --kinds name", USAGE, '"NAME" is none of CODE, PERSON'),
    ("redact note.txt --risk-threshold 40", USAGE, "is not a number from 0 to 1"),
    ("redact note.txt --risk-threshold high", USAGE, "is not a number from 0 to 1"),
    ("redact note.txt --k zero", USAGE, "is not a whole number of 1 or more"),
    ("redact note.txt --device gpu", USAGE, "none of auto, cpu, cuda"),
    ("redact note.txt --area page1", USAGE, "an area is written PAGE:X,Y,WIDTH,HEIGHT"),
    ("redact note.txt --password-file nowhere", USAGE, "the file nowhere can't be read"),
    ("redact note.txt --log log.txt", USAGE, "has to end with .csv or .docx"),
    ("redact note.txt --map birth", USAGE, "COLUMN=ATTRIBUTE"),
    ("audit --documents folder --profiles note.txt --output out --target all", USAGE, "a share such as 0.01 or 1%"),
    ("redact note.txt --policy name-only", USAGE, "Did you mean names-only?"),
    ("redact note.txt --policy nope", USAGE, 'There is no policy "nope"'),
    ("policies hippa-safe-harbor", USAGE, "Did you mean hipaa-safe-harbor?"),
    # Files.
    ("redact", USAGE, "as in: sable redact complaint.pdf"),
    ("verify", USAGE, "REDACTED_FILE is missing, as in: sable verify release.pdf"),
    ("compare", USAGE, "--documents FILE_OR_FOLDER, --output FOLDER are missing, as in: sable compare"),
    ("redact no/folder/note.txt", UNREADABLE, "no/folder/note.txt: The file can't be opened. (it is not there)"),
    ("redact /dev/null", UNREADABLE, "(it is no file but a folder, a device, a pipe or the like)"),
    ("redact https://example.org/note.txt", UNREADABLE, "The file can't be opened"),
    ("redact my letter.txt", UNREADABLE, "my: The file can't be opened"),
    ("verify folder", UNREADABLE, "folder: This is a folder. Name one file."),
    ("evaluate nowhere.jsonl", UNREADABLE, "nowhere.jsonl: The file can't be opened"),
    ("index nowhere --output new.index", UNREADABLE, "nowhere: The file can't be opened"),
    ("batch nowhere -o out", UNREADABLE, "nowhere: The file can't be opened"),
    ("batch -o out", USAGE, "Name a file or a folder."),
    ("batch folder -o out --id-column id", USAGE, "--id-column needs --text-column."),
    ("batch folder", USAGE, "--output FOLDER is missing, as in: sable batch CASE_FOLDER --output RELEASE"),
    ("redact notes.txt", UNREADABLE, "notes.txt: The file can't be opened"),
    ("redact notes.txt", UNREADABLE, "Did you mean note.txt?"),
    ("verify note.txt --original nowhere.txt", UNREADABLE, "nowhere.txt: The file can't be opened"),
    ("redact note.txt -o note.txt", USAGE, "would replace the original"),
    ("redact note.txt -o there.txt", USAGE, "already exists"),
    ("redact note.txt -o no/folder/out.txt", USAGE, "(there is no such folder; file: out.txt)"),
    ("redact note.txt --report no/report.html", USAGE, "no such folder"),
    ("redact folder -o -", USAGE, "can't go to standard output"),
    ("redact note.txt - -o out", USAGE, "is read alone"),
    ("batch - -o out", USAGE, "is read alone"),
    ("index folder --output note.txt", UNREADABLE, "That is not a search index"),
)  # fmt: skip


_LOADING = "import time:"
"""The beginning of each line that Python prints about a module that it loads, where it is told to."""

_EACH_WAY = (
    "redcat note.txt",
    "redact note.txt --kinds name",
    "redact note.txt --policy nope",
    "redact notes.txt",
    "redact note.txt -o note.txt",
    "batch - -o out",
    "index folder --output note.txt",
)
"""One mistake for each part of the program that finds mistakes."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("mistakes")
    for name in ("note.txt", "there.txt", "folder/one.txt", "-dash.txt"):
        (place / name).parent.mkdir(exist_ok=True)
        (place / name).write_text("Ada lives in Saltby.\n", encoding="utf-8")
    return place


Said = Callable[..., "Ran"]
"""Runs `sable` in this process."""


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Said]:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))

    def run(*words: str) -> Ran:
        try:
            code = main(list(words))
        except SystemExit as ended:
            code = int(str(ended.code))
        shown = capsys.readouterr()
        return Ran(code, shown.out, shown.err)

    yield run
    speech.use("en")


def test_there_are_fifty() -> None:
    assert len(MISTAKES) >= 50


@pytest.mark.parametrize(("line", "code", "words"), MISTAKES, ids=[f"{line} ({words})" for line, _, words in MISTAKES])
def test_mistake_is_answered_with_one_sentence_that_helps(
    folder: Path, line: str, code: int, words: str, said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    for name in _SLOW:
        monkeypatch.setitem(sys.modules, name, None)  # importing it fails
    ran = said(*shlex.split(line))
    assert (ran.code, ran.out) == (code, ""), ran
    assert words in ran.err
    assert len(ran.err.splitlines()) == 1, ran.err

    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    german = said(*shlex.split(line))
    assert (german.code, german.out) == (code, ""), german
    assert len(german.err.splitlines()) == 1, german.err
    assert german.err != ran.err, "it is not translated"


@pytest.mark.parametrize("language", speech.LANGUAGES)
def test_help_is_shown_in_every_language_before_libraries_are_loaded(folder: Path, language: str) -> None:
    ran = _run(folder, "redact", "--help", "--language", language)
    assert ran.code == 0 and "--policy" in ran.out and not ran.err, ran
    assert not ran.loaded & _SLOW


@pytest.mark.parametrize("line", _EACH_WAY)
def test_mistake_is_answered_before_libraries_are_loaded(folder: Path, line: str) -> None:
    ran = _run(folder, *shlex.split(line))
    assert ran.code and not ran.out and len(ran.err.splitlines()) == 1, ran
    assert not ran.loaded & _SLOW


def test_sable_alone_shows_help(folder: Path) -> None:
    ran = _run(folder)
    assert ran.code == USAGE
    assert "sable redact complaint.pdf" in ran.out and "Exit codes" in ran.out


class Ran:
    """Exit code and output of a run of `sable`, and the modules that a process of its own loaded."""

    def __init__(self, code: int, out: str, err: str, loaded: frozenset[str] = frozenset()) -> None:
        self.code, self.out, self.err, self.loaded = code, out, err, loaded

    def __repr__(self) -> str:
        return f"{self.code}: {self.err or self.out}"


def _run(folder: Path, *arguments: str) -> Ran:
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "engine", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    lines = done.stderr.splitlines(keepends=True)
    loaded = frozenset(each.rpartition("|")[2].strip() for each in lines if each.startswith(_LOADING))
    assert "engine.cli.main" in loaded
    said = "".join(each for each in lines if not each.startswith(_LOADING))
    return Ran(done.returncode, done.stdout, said, loaded)
