"""A run that is ended at any moment leaves the original as it was and no part of an output under its name.

Models are loaded once: a driver forks a whole run of `sable redact` for each moment, and ends it there. The moments are
tried in no order, as many of them as there is time for.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.builders.processes import members
from tests.conftest import REPOSITORY

pytestmark = [pytest.mark.model, pytest.mark.skipif(os.name != "posix", reason="forks and kills")]

STORY = "Maren Tolvald, a harbor pilot, was born on 14 March 1981 and lives at 212 Quarry Lane, Saltby.\n" * 3

_DRIVER = """
import json, os, random, signal, sys, time
from engine.cli.main import main
from engine.models import folder
from engine.core.options import Options

source, ends, draw = sys.argv[1], json.loads(sys.argv[2]), random.Random(sys.argv[3])

def started():
    child = os.fork()
    if child == 0:
        for stream in (1, 2):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
        os._exit(main(["redact", source, "--force"]))
    return child

if __name__ == "__main__":
    folder.load((), Options().device)  # and no more: a process that belongs to the driver serves none of its children
    begin = time.monotonic()
    _, status = os.waitpid(started(), 0)
    whole = time.monotonic() - begin
    print(json.dumps({"status": os.waitstatus_to_exitcode(status)}), flush=True)
    sys.stdin.readline()
    for how, moments in ends:
        for moment in draw.sample(range(moments), moments):
            child = started()
            time.sleep(whole * (moment + draw.random()) / moments)
            os.kill(child, signal.Signals(how))
            _, status = os.waitpid(child, 0)
            print(json.dumps({"status": os.waitstatus_to_exitcode(status)}), flush=True)
            sys.stdin.readline()
"""


@dataclass
class Runs:
    """The folder with the original, and a driver that ends one run after the other there."""

    folder: Path
    driver: subprocess.Popen[str]

    def next(self) -> int:
        """The exit code of the next run."""
        assert self.driver.stdout
        return int(json.loads(self.driver.stdout.readline())["status"])

    def go_on(self) -> None:
        assert self.driver.stdin
        self.driver.stdin.write("\n")
        self.driver.stdin.flush()

    def hidden(self) -> list[Path]:
        return list(self.folder.glob(".sable-*"))


Ends = tuple[tuple[signal.Signals, int], ...]
"""How runs are ended one after the other: a signal, and at how many moments."""


def driven(folder: Path, ends: Ends) -> Runs:
    source = folder / "statement.txt"
    source.write_text(STORY, encoding="utf-8")
    driver = subprocess.Popen(
        [sys.executable, "-c", _DRIVER, str(source), json.dumps([(int(how), count) for how, count in ends]), "seed"],
        cwd=REPOSITORY,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    return Runs(folder, driver)


LONGEST = 240
"""Seconds after which no further moment is tried."""
FEW: Ends = ((signal.SIGKILL, 1), (signal.SIGTERM, 1))
MANY: list[Ends] = [((signal.SIGKILL, 50),), ((signal.SIGTERM, 20),), ((signal.SIGINT, 20),)]


@pytest.mark.timeout(2 * LONGEST + 600)
@pytest.mark.parametrize("ends", [FEW, *(pytest.param(each, marks=pytest.mark.slow) for each in MANY)])
def test_nothing_is_lost_or_half_written(ends: Ends, tmp_path: Path) -> None:
    runs = driven(tmp_path, ends)
    target = tmp_path / "statement_redacted.txt"
    codes: list[int] = []
    try:
        assert runs.next() == 0
        whole = target.read_bytes()
        assert b"Tolvald" not in whole
        end = time.monotonic() + LONGEST
        for how in (how for how, moments in ends for _ in range(moments)):
            if time.monotonic() > end:
                break
            before = set(runs.hidden())
            target.unlink(missing_ok=True)
            runs.go_on()
            codes.append(runs.next())
            assert (tmp_path / "statement.txt").read_text(encoding="utf-8") == STORY
            assert not target.exists() or target.read_bytes() == whole
            assert how is signal.SIGKILL or before >= set(runs.hidden()), "an orderly end cleans up"
            assert all(left.stat().st_mode & 0o777 == 0o600 for left in runs.hidden())
            assert {each.name for each in tmp_path.iterdir()} <= {
                "statement.txt",
                target.name,
                *(each.name for each in runs.hidden()),
            }
        # Runs of a busy machine take longer or shorter than the first, so that some are ended too late.
        assert sum(code != 0 for code in codes) >= len(codes) / 4
        wait_until_alone(runs)
    finally:
        runs.driver.kill()
        runs.driver.wait()
        for stream in (runs.driver.stdin, runs.driver.stdout):
            assert stream
            stream.close()


def wait_until_alone(runs: Runs) -> None:
    """No process of an ended run lives on."""
    deadline = time.monotonic() + 30
    while members(runs.driver.pid) > 1:  # the driver
        assert time.monotonic() < deadline
        time.sleep(0.1)
