"""Every target of every command is checked before any work: regular, new or forced, and no input."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.cli import arguments, targets
from engine.cli.main import main
from engine.core.errors import NotAnIndex, OutputExists, OutputIsOriginal, OutputUnwritable, SableError
from engine.core.messages import USAGE
from tests.sampled import sampled

_TRAIN = ("train", "silver", "TEXT")
FILES: dict[str, tuple[str, ...]] = {
    "redact -o": ("redact", "TEXT", "-o", "TARGET.txt"),
    "redact --report": ("redact", "TEXT", "--report", "TARGET.pdf"),
    "redact --report, JSON": ("redact", "TEXT", "--report", "TARGET.json"),
    "redact --log": ("redact", "TEXT", "--log", "TARGET.csv"),
    "redact --reference-list": ("redact", "TEXT", "--reference-list", "TARGET.pdf"),
    "redact --highlighted-copy": ("redact", "TEXT", "--highlighted-copy", "TARGET.pdf"),
    "batch --report": ("batch", "TEXT", "-o", "FOLDER", "--report", "TARGET.csv"),
    "inspect -o": ("inspect", "TEXT", "-o", "TARGET.json"),
    "inspect --xfdf": ("inspect", "TEXT", "--xfdf", "TARGET.xfdf"),
    "inspect --curve": ("inspect", "TEXT", "--curve", "TARGET.csv"),
    "train silver": (*_TRAIN, "--out", "TARGET.jsonl"),
}  # fmt: skip
FOLDERS: dict[str, tuple[tuple[str, ...], str]] = {
    "compare": (("compare", "--documents", "TEXT", "--out", "FOLDER"), "comparison.csv"),
    "audit": (("audit", "--documents", "TEXT", "--out", "FOLDER", "--profiles", "TEXT"), "audit.json"),
    "audit --target": (
        ("audit", "--documents", "TEXT", "--out", "FOLDER", "--profiles", "TEXT", "--target", "1%"),
        "target.csv",
    ),
    "evaluate": (("evaluate", "TEXT", "--out", "FOLDER"), "evaluation.json"),
    "train pairs": (("train", "pairs", "TEXT", "--out", "FOLDER"), "profiles.jsonl"),
    "train population": (("train", "population", "--out", "FOLDER"), "people.csv"),
    "train hospital": (("train", "hospital", "--out", "FOLDER"), "notes.jsonl"),
    "train gazetteer": (("train", "gazetteer", "--wikidata", "TEXT", "--out", "FOLDER"), "DEM.tsv"),
}
ONLY_FOLDERS: dict[str, tuple[str, ...]] = {
    "batch -o": ("batch", "TEXT", "-o", "FOLDER"),
    "watch -o": ("watch", "TEXT", "-o", "FOLDER"),
    "redact -o of several": ("redact", "TEXT", "OTHER", "-o", "FOLDER"),
    "train recognizer": ("train", "recognizer", "--data", "TEXT", "--out", "FOLDER"),
}


@pytest.fixture
def place(tmp_path: Path) -> Path:
    for name in ("in.txt", "other.txt"):
        (tmp_path / name).write_text("Maren Tolvald sued.\n", encoding="utf-8")
    (tmp_path / "out").mkdir()
    return tmp_path


def _line(words: tuple[str, ...], place: Path, target: str = "out/made") -> list[str]:
    said = {"TEXT": str(place / "in.txt"), "OTHER": str(place / "other.txt"), "FOLDER": str(place / "out")}
    return [said.get(each, each.replace("TARGET", str(place / target))) for each in words]


def _check(words: list[str]) -> SableError | None:
    try:
        targets.check(arguments.parser().parse_args(words))
    except SableError as error:
        return error
    return None


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_new_or_forced(name: str, place: Path) -> None:
    line = _line(FILES[name], place)
    assert _check(line) is None
    made = next(Path(each) for each in line if "out/made" in each)
    made.write_text("kept", encoding="utf-8")
    assert isinstance(_check(line), OutputExists)
    assert _check([*line, "--force"]) is None
    assert made.read_text(encoding="utf-8") == "kept"


@pytest.mark.parametrize("name", sampled(FILES, every=3))
@pytest.mark.parametrize("special", ["folder", "pipe", "device", "link", "link to nothing", "link to the input"])
def test_nothing_but_a_regular_file_is_written(name: str, special: str, place: Path) -> None:
    line = [*_line(FILES[name], place), "--force"]
    made = next(Path(each) for each in line if "out/made" in each)
    if name == "redact -o" and special == "folder":
        pytest.skip("a folder takes the copy")
    match special:
        case "folder":
            made.mkdir()
        case "pipe":
            os.mkfifo(made)
        case "device":
            made.symlink_to("/dev/null")
        case "link":
            made.symlink_to(place / "other.txt")
        case "link to nothing":
            made.symlink_to(place / "none")
        case _:
            made.symlink_to(place / "in.txt")
    refused = _check(line)
    assert isinstance(refused, OutputIsOriginal if special == "link to the input" else OutputUnwritable), refused
    if isinstance(refused, OutputUnwritable):
        assert refused.fields["problem"] == "special-file"
    assert refused.fields["file"] == made.name


@pytest.mark.parametrize("name", FILES)
def test_no_input_is_written_over_by_another_name(name: str, place: Path) -> None:
    line = [*_line(FILES[name], place), "--force"]
    made = next(Path(each) for each in line if "out/made" in each)
    os.link(place / "in.txt", made)
    assert isinstance(_check(line), OutputIsOriginal)


@pytest.mark.parametrize("name", FILES)
def test_no_folder_is_made_for_a_file(name: str, place: Path) -> None:
    refused = _check(_line(FILES[name], place, "out/made/deeper/made"))
    assert isinstance(refused, OutputUnwritable) and refused.fields["problem"] == "no-folder"
    assert not (place / "out" / "made").exists()


@pytest.mark.parametrize("name", FOLDERS)
def test_files_of_a_folder_are_new_or_forced(name: str, place: Path) -> None:
    words, made = FOLDERS[name]
    line = _line(words, place)
    assert _check(line) is None
    (place / "out" / made).write_text("kept", encoding="utf-8")
    assert isinstance(_check(line), OutputExists)
    assert _check([*line, "--force"]) is None
    (place / "out" / made).unlink()
    (place / "out" / made).symlink_to("/dev/null")
    refused = _check([*line, "--force"])
    assert isinstance(refused, OutputUnwritable) and refused.fields["problem"] == "special-file"


@pytest.mark.parametrize("name", [*FOLDERS, *ONLY_FOLDERS])
def test_a_folder_is_a_folder(name: str, place: Path) -> None:
    line = _line(FOLDERS[name][0] if name in FOLDERS else ONLY_FOLDERS[name], place)
    (place / "out").rmdir()
    assert _check(line) is None
    (place / "out").write_text("a file", encoding="utf-8")
    refused = _check(line)
    assert isinstance(refused, OutputUnwritable) and refused.fields["problem"] == "not-a-folder"
    refused = _check(["-" if each == str(place / "out") else each for each in line])
    assert isinstance(refused, OutputUnwritable) and refused.fields["problem"] == "standard-output"


@pytest.mark.parametrize("name", [each for each in FILES if each not in ("inspect -o", "redact -o")])
def test_what_is_no_text_does_not_go_to_standard_output(
    name: str, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(place)
    line = ["-" if "out/made" in each else each for each in _line(FILES[name], place)]
    try:
        refused = _check(line)
    except SystemExit:  # the name has to end in a way that says the form
        return
    assert isinstance(refused, OutputUnwritable) and refused.fields["problem"] == "standard-output"


@pytest.mark.parametrize("head", [b"%PDF-1.7\n", b"PK\x03\x04rest", b"\xd0\xcf\x11\xe0rest"])
def test_only_text_is_redacted_to_standard_output(head: bytes, place: Path) -> None:
    assert _check(["redact", str(place / "in.txt"), "-o", "-"]) is None
    (place / "in.txt").write_bytes(head)
    refused = _check(["redact", str(place / "in.txt"), "-o", "-"])
    assert isinstance(refused, OutputUnwritable) and refused.fields["problem"] == "only-text-to-standard-output"
    refused = _check(["redact", str(place), "-o", "-"])
    assert isinstance(refused, OutputUnwritable) and refused.fields["problem"] == "standard-output"


def test_an_index_is_brought_up_to_date_and_nothing_else_is_written_into(place: Path) -> None:
    line = ["index", str(place / "in.txt"), "--out", str(place / "out" / "made")]
    assert _check(line) is None
    (place / "out" / "made").write_text("a letter", encoding="utf-8")
    assert isinstance(_check(line), NotAnIndex)
    (place / "out" / "made").unlink()
    (place / "out" / "made").symlink_to("/dev/null")
    assert isinstance(_check(line), OutputUnwritable)


def test_a_ledger_is_a_regular_file_and_no_input(place: Path) -> None:
    line = ["batch", str(place / "in.txt"), "-o", str(place / "out"), "--ledger"]
    assert _check([*line, str(place / "ledger")]) is None
    assert isinstance(_check([*line, str(place / "in.txt")]), OutputIsOriginal)
    assert isinstance(_check([*line, str(place / "out")]), OutputUnwritable)
    assert isinstance(_check([*line, "-"]), OutputUnwritable)


def test_two_outputs_have_two_names(place: Path) -> None:
    made = str(place / "out" / "made.pdf")
    line = ["redact", str(place / "in.txt"), "--report", made, "--highlighted-copy", made]
    refused = _check(line)
    assert isinstance(refused, OutputUnwritable) and refused.fields["problem"] == "same-output"


def test_nothing_is_loaded_before_targets_are_checked(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["redact", str(place / "in.txt"), "--report", "/dev/null"]) == USAGE
    assert "not a regular file" in capsys.readouterr().err
    told = (
        "import sys; from engine.cli.main import main; code = main(sys.argv[1:]); "
        "print(code, sorted({'torch', 'pymupdf', 'engine.pipeline.flow', 'numpy'} & sys.modules.keys()))"
    )
    line = [sys.executable, "-c", told, "redact", str(place / "in.txt"), "-o", str(place / "other.txt")]
    ran = subprocess.run(line, capture_output=True, text=True, check=False)
    assert ran.stdout.strip() == f"{USAGE} []", ran
