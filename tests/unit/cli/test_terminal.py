"""Colour, standard input, passwords, and how much is printed."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

import pytest

from engine.cli import terminal
from engine.core.errors import PasswordNeeded, WrongPassword
from engine.core.options import Options


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _no_colour_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")


def test_colour_is_for_terminals_whose_user_did_not_switch_it_off(monkeypatch: pytest.MonkeyPatch) -> None:
    assert terminal.coloured("gone", "failed", io.StringIO()) == "gone"
    assert terminal.coloured("gone", "failed", _Terminal()) == "\033[31mgone\033[0m"
    monkeypatch.setenv("NO_COLOR", "1")
    assert terminal.coloured("gone", "failed", _Terminal()) == "gone"
    monkeypatch.setenv("NO_COLOR", "")
    monkeypatch.setenv("TERM", "dumb")
    assert terminal.coloured("gone", "failed", _Terminal()) == "gone"


def test_quiet_prints_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    terminal.set_quiet(True)
    try:
        terminal.say("done")
    finally:
        terminal.set_quiet(False)
    assert capsys.readouterr().out == ""
    terminal.say("done")
    assert capsys.readouterr().out == "done\n"


@pytest.mark.skipif(not hasattr(os, "memfd_create"), reason="needs files in memory")
def test_standard_input_is_never_on_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO("Ada Lövland".encode())))
    with terminal.standard_input_as_file() as path:
        assert path.read_bytes().decode() == "Ada Lövland"
        assert path.is_file() and str(path.readlink()).startswith("/memfd:")
        assert path.stat().st_mode & 0o777 == 0o600
        assert terminal.label(path) == "standard input"
    assert not path.exists()


def test_files_are_named_with_their_folders(tmp_path: Path) -> None:
    (tmp_path / "a" / "b").mkdir(parents=True)
    assert terminal.label_below(tmp_path / "a" / "b" / "n.txt", [tmp_path / "a"]) == "b/n.txt"
    assert terminal.label_below(tmp_path / "n.txt", [tmp_path / "n.txt"]) == "n.txt"


def _ask(answers: list[str], monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    tried: list[str | None] = []
    for name in ("stdin", "stderr"):
        monkeypatch.setattr(sys, name, _Terminal())
    monkeypatch.setattr("getpass.getpass", lambda _: answers.pop(0))

    def read(options: Options) -> str:
        tried.append(options.password)
        if options.password is None:
            raise PasswordNeeded
        if options.password != "right":
            raise WrongPassword
        return "opened"

    found, options = terminal.with_password(Path("note.pdf"), Options(), read)
    assert (found, options.password) == ("opened", "right")
    return tried


def test_a_terminal_is_asked_for_the_password(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _ask(["wrong", "right"], monkeypatch) == [None, "wrong", "right"]


def test_three_wrong_passwords_end_it(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(WrongPassword):
        _ask(["no", "nor", "neither", "right"], monkeypatch)


def test_without_a_terminal_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getpass.getpass", lambda _: pytest.fail("asked"))

    def read(_: Options) -> str:
        raise PasswordNeeded

    with pytest.raises(PasswordNeeded):
        terminal.with_password(Path("note.pdf"), Options(), read)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("letter to the clerk.txt", "letter to the clerk.txt"),
        ("Übersicht\u202f2024.pdf", "Übersicht\u202f2024.pdf"),
        ("a.txt\nb.txt -> c.txt: every check passed.", r"a.txt\nb.txt -> c.txt: every check passed."),
        ("\x1b[2K\x1b[1Aa.txt", r"\x1b[2K\x1b[1Aa.txt"),
        ("\u202etxt.fdp", r"\u202etxt.fdp"),
        (os.fsdecode(b"\xff.txt"), r"\udcff.txt"),
    ],
)
def test_no_name_forges_what_is_written_beside_it(name: str, shown: str) -> None:
    assert terminal.label(Path(name)) == shown


def test_names_that_are_no_text_can_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    monkeypatch.setattr(sys, "stdout", stream)
    terminal.write_any_name()
    print(os.fsdecode(b'{"file": "\xff.txt"}'), flush=True)
    assert stream.buffer.getvalue() == b'{"file": "\\udcff.txt"}\n'  # type: ignore[attr-defined]
