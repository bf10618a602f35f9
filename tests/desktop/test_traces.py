"""Traces of the window on the disk, besides what the user lets it keep."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import REPOSITORY
from tests.sampled import sampled

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems keep it elsewhere")

_DIALOG = """
import sys
import shiboken6
from PySide6.QtWidgets import QFileDialog
from desktop import app
application = app.application(["sable"])
dialog = QFileDialog(None, "", sys.argv[1])
dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
dialog.selectFile("letter.txt")
dialog.show()
dialog.accept()
shiboken6.delete(dialog)
"""
_CRASH = """
import os, resource
from unittest import mock
with mock.patch.dict("sys.modules", {"desktop.app": mock.MagicMock()}):
    from desktop.__main__ import main
    main()
print(*resource.getrlimit(resource.RLIMIT_CORE))
"""

_FAULT = """
import faulthandler
from unittest import mock
from desktop import app, __main__

def draw(name):
    faulthandler._sigsegv()

with mock.patch.object(app, "main", lambda: draw("Maren Tolvald")):
    __main__.main()
"""

_WAITING = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget
from desktop import app, signals

class Window(QWidget):
    def closeEvent(self, event):
        Path(sys.argv[1]).write_text("closed")

application = app.application(["sable"])
signals.close_windows_on(application)
window = Window()
window.show()
QTimer.singleShot(0, lambda: print("shown", flush=True))
sys.exit(application.exec())
"""


def _run(code: str, home: Path, *given: str, before: str = "") -> str:
    environment = {"PATH": os.environ["PATH"], "HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", code, *given]
    shell = ["sh", "-c", f'{before} exec "$0" "$@"', *command]
    done = subprocess.run(shell, cwd=REPOSITORY, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_dialogs_remember_no_folder_and_no_file(tmp_path: Path) -> None:
    home, case = tmp_path / "home", tmp_path / "Tolvald divorce"
    home.mkdir()
    case.mkdir()
    (case / "letter.txt").touch()
    _run(_DIALOG, home, str(case))
    assert not [each for each in home.rglob("*") if each.is_file() and b"Tolvald" in each.read_bytes()]


@pytest.mark.parametrize("name", sampled(["SIGTERM", "SIGHUP", "SIGINT"], every=3))
def test_a_signal_closes_the_windows(name: str, tmp_path: Path) -> None:
    """A staged export goes with its window, as at the end of a session."""
    environment = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", _WAITING, str(tmp_path / "mark")]
    with subprocess.Popen(command, cwd=REPOSITORY, env=environment, stdout=subprocess.PIPE) as started:
        assert started.stdout and started.stdout.readline() == b"shown\n"
        started.send_signal(getattr(signal, name))
        assert started.wait(20) == 0
    assert (tmp_path / "mark").read_text(encoding="utf-8") == "closed"


@pytest.mark.parametrize(("before", "limits"), [("ulimit -c unlimited;", "1 1"), ("ulimit -c 0;", "0 0")])
def test_a_crash_leaves_no_image_of_the_memory(before: str, limits: str, tmp_path: Path) -> None:
    import resource  # not every system has it

    if limits != "0 0" and resource.getrlimit(resource.RLIMIT_CORE)[1] == 0:
        pytest.skip("an administrator forbids them altogether")
    assert _run(_CRASH, tmp_path, before=before).strip() == limits


def test_a_crash_says_in_which_function_it_was_and_nothing_else(tmp_path: Path) -> None:
    environment = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", _FAULT], cwd=REPOSITORY, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == -signal.SIGSEGV
    assert "Segmentation fault" in done.stderr and " in draw" in done.stderr and "Maren" not in done.stderr
