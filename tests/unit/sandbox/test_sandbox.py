"""Attempts of a process that a hostile file took over, each refused; strace is the second witness."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from engine.core.errors import ReaderFailed
from engine.core.progress import Silent
from engine.sandbox import Worker, files, process, system_calls
from tests.builders import hostile
from tests.conftest import REPOSITORY
from tests.sampled import sampled

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the doors are those of Linux")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("home")
    (folder / "letter.txt").write_text("Dear Maren", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def guarded() -> Iterator[Worker]:
    started = Worker(hostile.serve)
    if started.isolation.guards != ("memory", "no-files", "no-network"):
        started.stop()
        pytest.skip("this kernel has no Landlock or no seccomp")
    yield started
    started.stop()


@pytest.mark.parametrize("what", hostile.attempts(Path(), 0))
def test_it_is_refused(what: str, guarded: Worker, home: Path) -> None:
    here = partial(hostile.attempt, what, str(home), os.getpid())
    assert guarded.begin(here, str, "open")(Silent()).endswith("Error")
    assert [each.name for each in home.iterdir()] == ["letter.txt"]
    assert (home / "letter.txt").read_text(encoding="utf-8") == "Dear Maren"


_POSSIBLE = (
    "list the home folder",
    "read a file at home",
    "read by another way",
    "fork",
    "have signals sent to another process",
    "have them sent by another way",
    "share memory that no limit counts",
    "use memory that grows and no limit counts",
)


@pytest.mark.parametrize("what", sampled(_POSSIBLE, every=8))
def test_it_would_be_possible_without(what: str, home: Path) -> None:
    """A control: the attempts are refused by the doors, not by a mistake in them."""
    call = f"hostile.attempt({what!r}, {str(home)!r}, os.getpid(), progress=None)"
    tried = f"import os; from tests.builders import hostile; print({call})"
    done = subprocess.run([sys.executable, "-c", tried], cwd=REPOSITORY, capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) == set()


def test_no_secret_of_the_environment_is_there() -> None:
    """The process that is asked and the one that starts it both lack it: both show what they were started with."""
    tried = (
        "import os\n"
        "from multiprocessing import forkserver\n"
        "from pathlib import Path\n"
        "from engine.sandbox import Worker\n"
        "from engine.core.progress import Silent\n"
        "from tests.builders import hostile\n"
        "if __name__ == '__main__':\n"
        "    one = Worker(hostile.serve)\n"
        "    one.isolation\n"
        "    shown = [Path(f'/proc/{each}/environ').read_bytes() for each in\n"
        "             (one.process.pid, forkserver._forkserver._forkserver_pid)]\n"
        "    assert not any(b'TOKEN' in each or b'HOME=' in each for each in shown), shown\n"
        "    assert {'TOKEN', 'HOME'}.isdisjoint(one.begin(hostile.environment, tuple[str, ...], 'open')(Silent()))\n"
        "    assert os.environ['TOKEN'] == 'secret'\n"
        "    one.stop()\n"
    )
    environment = {**os.environ, "TOKEN": "secret", "PYTHONPATH": str(REPOSITORY)}
    done = subprocess.run(
        [sys.executable, "-c", tried], cwd=REPOSITORY, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_it_reads_the_programs_own_files(guarded: Worker) -> None:
    own = partial(hostile.read, str(Path(process.__file__)))
    assert "def serve" in guarded.begin(own, str, "open")(Silent())
    assert guarded.begin(hostile.start_a_thread, int, "open")(Silent()) == 1


def test_libraries_can_throw_their_remarks_away(guarded: Worker) -> None:
    assert guarded.begin(hostile.throw_away, int, "open")(Silent()) == len("remark")


def test_no_folder_of_people_is_readable() -> None:
    forbidden = [
        Path.home(),
        Path("/home"),
        Path("/root"),
        Path("/tmp"),
        Path("/proc"),
        Path("/etc"),
        Path.cwd(),
        Path("/"),
    ]
    for path in files.readable():
        assert not any(each.is_relative_to(path) for each in forbidden), path


@pytest.mark.skipif(not Path("/usr/include/asm-generic/unistd.h").exists(), reason="needs the kernel's headers")
def test_the_numbers_of_system_calls_are_the_kernels() -> None:
    columns = []
    for header in ("/usr/include/x86_64-linux-gnu/asm/unistd_64.h", "/usr/include/asm-generic/unistd.h"):
        text = Path(header).read_text(encoding="utf-8")
        found = re.findall(r"^#define __NR(?:3264)?_(\w+)[ \t]+(\d+)$", text, re.MULTILINE)
        columns.append({"newfstatat" if name == "fstatat" else name: int(number) for name, number in found})
    for name, numbers in {**system_calls.ALLOWED, **system_calls.RESTRICTED}.items():
        assert numbers == tuple(column.get(name) for column in columns), name
    for name, numbers in {
        "seccomp": system_calls._SECCOMP,
        "socket": system_calls._SOCKET,
        "io_uring_setup": system_calls._RING,
    }.items():
        assert numbers == tuple(column.get(name) for column in columns), name


@pytest.mark.skipif(not shutil.which("strace"), reason="needs strace")
def test_the_system_itself_says_so(home: Path) -> None:
    """Reading a file of each format: what is opened once the doors are closed lies in the program's own folders."""
    script = home.parent / "witness.py"
    script.write_text(_WITNESS, encoding="utf-8")
    trace = home.parent / "trace"
    calls = "trace=openat,open,creat,socket,connect,execve,execveat,fork,vfork,clone,clone3,seccomp,prctl"
    done = subprocess.run(
        ["strace", "-f", "-e", calls, "-o", trace, sys.executable, script],
        env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
        timeout=240,
    )
    assert done.returncode == 0
    lines = trace.read_text(encoding="utf-8", errors="replace").splitlines()
    closed: dict[str, list[str]] = {}
    for line in lines:
        process_id = line.split()[0]
        if process_id in closed:
            closed[process_id].append(line)
        elif "SECCOMP_SET_MODE_FILTER" in line:
            closed[process_id] = []
    assert len(closed) >= 3, "one for each file"
    assert any("openat(" in line for line in lines)
    after = [line for of_reader in closed.values() for line in of_reader]
    assert not any("AF_INET" in line for line in lines)
    assert not any(re.search(r"\b(socket|connect|execve|creat)\(", line) for line in after)
    allowed = tuple(map(str, files.readable()))
    opened = [match for line in after if (match := re.search(r'open(?:at)?\(.*?"(.*?)", (\S+?)[,)].*= (-?\d+)', line))]
    succeeded = [match for match in opened if not match[3].startswith("-")]
    for match in succeeded:
        assert str(Path(match[1]).resolve()).startswith(allowed), match[1]
        assert not re.search("O_(WRONLY|RDWR|CREAT)", match[2])


_WITNESS = """
if __name__ == "__main__":
    from functools import partial
    from pathlib import Path

    from engine import documents as formats, sandbox as isolation; from engine.core import resources
    from engine.sandbox import worker
    from engine.core.progress import Silent
    from engine.core.types import Document

    for path in sorted(resources.root().joinpath("samples").iterdir()):
        if path.suffix in (".pdf", ".docx", ".txt"):
            reading = partial(formats.read, path.read_bytes(), path)
            assert isolation.run(reading, Document, "open", Silent(), of=path.read_bytes()).text
    for each in (*worker._spare, *worker._kept.values()):
        each.stop()
"""


def test_of_long_files_only_the_one_is_readable(home: Path, tmp_path: Path) -> None:
    wanted = tmp_path / "people.csv"
    wanted.write_bytes(b"Tolvald")
    worker = Worker(hostile.serve, wanted)
    try:
        assert worker.begin(partial(hostile.read_file, ""), bytes, "open")(Silent()) == b"TolvaldTolvald"
        with pytest.raises(ReaderFailed):
            worker.begin(partial(hostile.read_file, str(home / "letter.txt")), bytes, "open")(Silent())
    finally:
        worker.stop()
