"""Odd surroundings: each is answered with an exit code and a sentence, never with a traceback."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.messages import CANCELLED, FAILED, UNREADABLE, USAGE
from tests.conftest import REPOSITORY

pytestmark = pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs the devices and the shell of Linux")
_GONE = "can't be written"


def _ran(line: str, folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", "-c", f'sable() {{ {shlex.quote(sys.executable)} -m engine "$@"; }}; {line}'],
        cwd=folder,
        env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "PYTHONPATH": str(REPOSITORY), **more},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("line", "code", "words"),
    [
        ("sable policies >&-", FAILED, _GONE),
        ("sable policies > /dev/full", FAILED, _GONE),
        ("sable --help > /dev/full", FAILED, _GONE),
        ("sable policies | true; exit ${PIPESTATUS[0]}", FAILED, _GONE),
        ("sable redact nowhere.txt 2>&-", UNREADABLE, ""),
        ("sable redact nowhere.txt 2> /dev/full", FAILED, ""),
        ("sable redact - <&-", UNREADABLE, "standard input: The file can't be opened"),
        ('sable redact ""', USAGE, "the name of the file or folder is empty"),
        ('sable redact "$(printf %5000s x)"', UNREADABLE, "can't be opened"),
        ("sable redact $'b\\xffd.txt'", UNREADABLE, "b\\udcffd.txt: The file can't be opened"),
        ("sable $'\\e[31mred'", USAGE, 'there is no command "\\x1b[31mred"'),
    ],
)
def test_is_answered_with_a_sentence(line: str, code: int, words: str, tmp_path: Path) -> None:
    ran = _ran(line, tmp_path)
    assert (ran.returncode, words in ran.stderr) == (code, True), ran
    assert "Traceback" not in ran.stderr and len(ran.stderr.splitlines()) <= 1, ran


@pytest.mark.parametrize("columns", ["1", "20", "none", "100000"])
def test_help_is_shown_at_any_width(columns: str, tmp_path: Path) -> None:
    ran = _ran("sable redact --help", tmp_path, COLUMNS=columns, TERM="dumb")
    assert ran.returncode == 0 and "--policy" in ran.stdout and not ran.stderr, ran


def test_letters_that_the_terminal_lacks_are_escaped(tmp_path: Path) -> None:
    ran = _ran("sable redcat --language de", tmp_path, LC_ALL="C", PYTHONCOERCECLOCALE="0", PYTHONUTF8="0")
    assert ran.returncode == USAGE and "\\u201eredcat\\u201c" in ran.stderr, ran


def test_an_interruption_while_it_starts_ends_it_at_once(tmp_path: Path) -> None:
    interrupt = "import os, signal, engine.__main__ as sable, engine.cli; "
    interrupt += "import importlib.abc, sys\n"
    interrupt += "class Finder(importlib.abc.MetaPathFinder):\n"
    interrupt += "    def find_spec(self, name, path, target=None):\n"
    interrupt += f"        if name == 'engine.cli.main': os.kill(os.getpid(), {int(signal.SIGINT)})\n"
    interrupt += "sys.meta_path.insert(0, Finder()); sable.run()"
    ran = subprocess.run(
        [sys.executable, "-c", interrupt],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    assert (ran.returncode, ran.stderr) == (CANCELLED, "Stopped. Nothing was written.\n"), ran
