"""The journey from a document to a verified file goes through the accessibility bus, with a real client."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes.util import find_library
from pathlib import Path

import pytest

_CLIENT = Path(__file__).with_name("assistive_client.py")
_LAUNCHER = next(
    (
        each
        for folder in ("libexec", "lib/at-spi2-core")
        if (each := Path("/usr", folder, "at-spi-bus-launcher")).exists()
    ),
    None,
)
_SESSION = '"$LAUNCHER" --launch-immediately & "$WINDOW" -m desktop --no-sessions "$FILE" & W=$!; "$READER" "$CLIENT"; '
_END = "R=$?; kill $W; wait $W; exit $R"
_NOTE = "Dr. Ottar Lind saw Mr. Tomas Hellvig, a lighthouse keeper from Saltby, on 3 March 2021.\n"


def _reader() -> str:
    """Return a Python that speaks to the bus; "" where none does."""
    known = [each for each in (sys.executable, "/usr/bin/python3") if Path(each).exists()]
    asked = ((each, subprocess.run([each, "-c", "import pyatspi"], capture_output=True, check=False)) for each in known)
    return next((each for each, answer in asked if answer.returncode == 0), "")


@contextmanager
def _screen() -> Iterator[str]:
    """A screen that nobody sees."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1440x900x24", "-nolisten", "tcp"]
    screen = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as number:
            yield f":{number.readline().strip()}"
    finally:
        screen.terminate()
        screen.wait()


@pytest.mark.model
@pytest.mark.slow
def test_a_document_is_decided_searched_and_exported(tmp_path: Path) -> None:
    reader = _reader()
    programs = [each for each in ("Xvfb", "dbus-run-session") if shutil.which(each) is None]
    libraries = [each for each in ("xcb-cursor", "xcb-icccm", "xcb-keysyms") if find_library(each) is None]
    if not reader or _LAUNCHER is None or programs or libraries:
        pytest.skip("needs at-spi2-core, python3-pyatspi, Xvfb, D-Bus and the libraries of X11")
    note = tmp_path / "note.txt"
    note.write_text(_NOTE, encoding="utf-8")
    repository = _CLIENT.parents[2]
    with _screen() as display:
        ended = subprocess.run(
            ["dbus-run-session", "--", "sh", "-c", _SESSION + _END],
            env={
                **{name: value for name, value in os.environ.items() if not name.startswith(("QT_", "PYTEST"))},
                "DISPLAY": display,
                "QT_QPA_PLATFORM": "xcb",
                "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
                "XDG_CONFIG_HOME": str(tmp_path / "config"),
                "XDG_DATA_HOME": str(tmp_path / "data"),
                "LANGUAGE": "en",
                "LC_ALL": "C.UTF-8",
                "PYTHONPATH": str(repository),
                "LAUNCHER": str(_LAUNCHER),
                "WINDOW": sys.executable,
                "READER": reader,
                "CLIENT": str(_CLIENT),
                "FILE": str(note),
            },
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=290,
            check=False,
        )
    assert ended.returncode == 0, ended.stderr[-2000:]
    redacted = (tmp_path / "note_redacted.txt").read_text(encoding="utf-8")
    assert "Hellvig" not in redacted and "keeper" not in redacted and "saw" in redacted
