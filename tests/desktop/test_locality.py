"""The proof that nothing leaves the computer counts what there is: in processes that do open sockets and files."""

import subprocess
import sys
from pathlib import Path

import pytest

from desktop import locality

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")

_SOCKETS = """
import socket, sys
sys.path.insert(0, {root!r})
from desktop import locality
assert locality.connections() == 0, locality.connections()
local = socket.socketpair()
assert locality.connections() == 0
one, two = socket.socket(), socket.socket(socket.AF_INET6, socket.SOCK_DGRAM)
one.bind(("127.0.0.1", 0)); one.listen()
two.bind(("::1", 0))
assert locality.connections() == 2, locality.connections()
"""
_CHILD = """
import subprocess, sys
sys.path.insert(0, {root!r})
from desktop import locality
code = "import socket; s = socket.socket(); s.bind(('127.0.0.1', 0)); s.listen(); print(1, flush=True); input()"
child = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
child.stdout.readline()
assert child.pid in locality.processes()
assert locality.connections() == 1, locality.connections()
child.communicate(b"\\n")
"""
_FILES = """
import os, sys
from pathlib import Path
sys.path.insert(0, {root!r})
from desktop import locality
from desktop.files import write_privately
before = Path({folder!r}) / "read.txt"
locality.watch_files()
before.read_text()
write_privately(before.with_name("kept.json"), b"1")
with open(before.with_name("gone.txt"), "w"): pass
before.with_name("gone.txt").unlink()
os.close(os.open(before.with_name("low.txt"), os.O_WRONLY | os.O_CREAT))
assert [each.name for each in locality.files_written()] == ["kept.json", "low.txt"], locality.files_written()
"""


@pytest.mark.parametrize("code", [_SOCKETS, _CHILD, _FILES], ids=["own sockets", "sockets of a child", "files"])
def test_what_is_there_is_counted(code: str, tmp_path: Path) -> None:
    (tmp_path / "read.txt").write_text("x")
    root = str(Path(__file__).resolve().parents[2])
    asked = [sys.executable, "-c", code.format(root=root, folder=str(tmp_path))]
    done = subprocess.run(asked, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr


def test_the_tests_themselves_hold_no_connection() -> None:
    assert locality.connections() == 0
