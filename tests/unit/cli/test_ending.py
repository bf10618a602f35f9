"""A command that ends or is interrupted leaves at once, in order, and never by an abort."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import REPOSITORY

_HEAVY = """
import atexit, sys
from engine.cli import main

class Heavy:
    def __del__(self):
        print("taken down")

heavy = Heavy()
atexit.register(print, "in order")
sys.argv = ["sable", *sys.argv[1:]]
main.run()
"""
_INTERRUPTED = """
import os, signal, sys
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from engine.cli import main

class Commands(MetaPathFinder, Loader):
    def find_spec(self, name, path, target=None):
        return ModuleSpec(name, self) if name == "engine.cli.commands" else None
    def exec_module(self, module):
        try:
            os.kill(os.getpid(), getattr(signal, sys.argv[1]))
        except BaseException:
            os.abort()  # as a library in C++ does

sys.meta_path.insert(0, Commands())
sys.argv = ["sable", *sys.argv[1:]]
sys.exit(main.main(sys.argv[2:]))
"""


def _ended(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=REPOSITORY,
        env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_process_ends_without_taking_down_its_objects() -> None:
    ended = _ended(_HEAVY, "policies")
    assert ended.returncode == 0
    assert ended.stdout.endswith("in order\n")
    assert len(ended.stdout.splitlines()) > 1, "what the command printed was flushed"


def test_exit_code_of_the_command_is_that_of_the_process(tmp_path: Path) -> None:
    assert _ended(_HEAVY, "redact", str(tmp_path / "none.txt")).returncode == 3


@pytest.mark.skipif(os.name != "posix", reason="sends signals")
@pytest.mark.parametrize("number", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_signal_while_libraries_are_loaded_is_no_abort(number: str, tmp_path: Path) -> None:
    source = tmp_path / "letter.txt"
    source.write_text("Nothing to hide.", encoding="utf-8")
    ended = _ended(_INTERRUPTED, number, "redact", str(source))
    assert (ended.returncode, ended.stderr) == (5, "Stopped. Nothing was written for this file.\n")
    assert list(tmp_path.iterdir()) == [source]
