"""Files beside the documents are no code: the working folder may hold other people's files."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.progress import Silent
from engine.sandbox import Worker, cool, starting
from tests.builders import hostile

# Modules that Python imports first, that our libraries import, and that we are.
_PLANTED = ("struct", "pickle", "random", "numpy", "pymupdf", "engine")
_SPAWNED = """
import multiprocessing, sys
from engine.sandbox import offline

if __name__ == "__main__":
    offline.lock()
    started = multiprocessing.get_context("spawn").Process(target=print, args=("ran",))
    started.start()
    started.join()
    sys.exit(started.exitcode)
"""


@pytest.fixture
def planted(tmp_path: Path) -> Path:
    """A folder with a document, and modules that leave a file behind when they are imported."""
    folder = tmp_path / "from the other side"
    folder.mkdir()
    (folder / "letter.txt").write_text("Ann Lee was born on 1 May 1999.", encoding="utf-8")
    for name in _PLANTED:
        mark = tmp_path / f"{name} ran"
        (folder / f"{name}.py").write_text(f"open({str(mark)!r}, 'w').close()\nraise ImportError\n", encoding="utf-8")
    return folder


def _run(command: list[str], folder: Path) -> str:
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONSAFEPATH")}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False
    )
    assert not list(folder.parent.glob("* ran")), done.stderr
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_no_module_of_the_working_folder_runs(planted: Path) -> None:
    sable = Path(sys.executable).with_name("sable")
    _run([str(sable), "redact", "letter.txt", "--output", "out.txt"], planted)
    assert "Lee" not in (planted / "out.txt").read_text(encoding="utf-8")


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such variable")
def test_no_library_of_the_working_folder_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", ":libraries:/opt:")
    cool()
    starting.end()  # the next fork server has this environment
    worker = Worker(hostile.serve)
    try:
        assert worker.begin(hostile.libraries, str, "open")(Silent()) == "/opt"
    finally:
        worker.stop()
        starting.end()


def test_opencv_adds_no_folder_of_libraries() -> None:
    code = "import os; import engine.documents.ocr.faces; print(os.environ.get('LD_LIBRARY_PATH'))"
    environment = {name: value for name, value in os.environ.items() if name != "LD_LIBRARY_PATH"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "None\n"


def test_nor_in_processes_for_graphics_cards_and_clusters(planted: Path, tmp_path: Path) -> None:
    """They are spawned by a process with the network lock."""
    program = tmp_path / "program.py"
    program.write_text(_SPAWNED, encoding="utf-8")
    assert _run([sys.executable, str(program)], planted) == "ran\n"
