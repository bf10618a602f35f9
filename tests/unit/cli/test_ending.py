"""A command that ends or is interrupted leaves at once, in order, and never by an abort."""

from __future__ import annotations

import os
import signal
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
@pytest.mark.parametrize(
    "number", ["SIGTERM", *(pytest.param(each, marks=pytest.mark.slow) for each in ("SIGINT", "SIGHUP"))]
)
def test_signal_while_libraries_are_loaded_is_no_abort(number: str, tmp_path: Path) -> None:
    source = tmp_path / "letter.txt"
    source.write_text("Nothing to hide.", encoding="utf-8")
    ended = _ended(_INTERRUPTED, number, "redact", str(source))
    assert (ended.returncode, ended.stderr) == (5, "Stopped. No unfinished file was kept.\n")
    assert list(tmp_path.iterdir()) == [source]


def _children(process: int) -> set[int]:
    return set(map(int, Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()))


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
def test_signal_leaves_no_process_that_still_loads_libraries(tmp_path: Path) -> None:
    """Such a process would hold the terminal, or the pipe of a program that waits for the end of the output."""
    source = tmp_path / "letter.txt"
    source.write_text("Nothing to hide.", encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, "-c", "from engine.cli.main import run\nif __name__ == '__main__': run()", "redact", source],
        cwd=REPOSITORY,
        env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as run:
        while not (started := [each for each in _children(run.pid) if b"forkserver" in _command(each)]):
            assert run.poll() is None
        run.send_signal(signal.SIGTERM)
        assert run.wait() == 5
        assert not [each for each in started if _command(each)]


def _command(process: int) -> bytes:
    """Return the command line of a process; empty where it has ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""
