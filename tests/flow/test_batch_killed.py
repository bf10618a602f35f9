"""A batch that is killed at any moment goes on: each document is there once, whole, and no process is left.

Models are loaded once: a driver forks a whole run of `sable batch` for each moment, and kills it there.
"""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.core.disk import sha256
from tests.builders.processes import members
from tests.conftest import REPOSITORY

pytestmark = [
    pytest.mark.model,
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="forks, kills and reads /proc"),
]

DEEDS = "slept walked sang wrote talked swam danced waited".split()
DOCUMENTS, ROWS = len(DEEDS), 6
_DRIVER = """
import json, os, random, signal, sys, time
from engine.cli.main import main
from engine.models import folder
from engine.core.options import Options

def started():
    child = os.fork()
    if child == 0:
        for stream in (1, 2):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
        os._exit(main(json.loads(sys.argv[1])))
    return child

def told(child):
    _, status = os.waitpid(child, 0)
    print(json.dumps({"status": os.waitstatus_to_exitcode(status)}), flush=True)

if __name__ == "__main__":
    folder.load((), Options().device)
    draw = random.Random("seed")
    for moment in range(int(sys.argv[2])):
        child = started()
        time.sleep(draw.uniform(0.5, float(sys.argv[3])))
        os.kill(child, signal.SIGKILL)
        told(child)
    told(started())
    os.close(1)
    sys.stdin.readline()
"""


@pytest.mark.timeout(1200)
def test_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    notes, out = tmp_path / "notes", tmp_path / "out"
    notes.mkdir()
    for number in range(DOCUMENTS):
        (notes / f"{number}.txt").write_text(f"Maren Tolvald {DEEDS[number]} there.", encoding="utf-8")
    with (tmp_path / "table.csv").open("w", encoding="utf-8", newline="") as file:
        rows = [(number, f"Maren Tolvald {DEEDS[number]} at\n212 Quarry Lane.") for number in range(ROWS)]
        csv.writer(file).writerows([("id", "note", "name"), *((*row, "Maren Tolvald") for row in rows)])
    asked = ["batch", str(notes), str(tmp_path / "table.csv"), "--text-column", "note", "--id-column", "id"]
    asked += ["--output", str(out), "--workers", "2", "--report", str(tmp_path / "report.json")]
    driver = subprocess.Popen(
        [sys.executable, "-c", _DRIVER, json.dumps(asked), "6", "8"],
        cwd=REPOSITORY,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert driver.stdout
        codes = [int(json.loads(line)["status"]) for line in driver.stdout]
        _complete(codes, tmp_path, out)
        _until_alone(driver.pid)
    finally:
        os.killpg(driver.pid, signal.SIGKILL)
        driver.communicate()


def _complete(codes: list[int], tmp_path: Path, out: Path) -> None:
    assert codes[-1] == 0 and codes[0] == -signal.SIGKILL, codes
    report = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert (report["done"], report["exceptions"]) == (DOCUMENTS + ROWS, 0)
    assert len({(each["source"], each["row"]) for each in report["documents"]}) == DOCUMENTS + ROWS
    files = {f"{number}_redacted.txt" for number in range(DOCUMENTS)}
    assert {each.name for each in out.iterdir()} == files | {"table_redacted.csv"}
    for each in report["documents"]:
        assert each["row"] or sha256(Path(each["output"])) == each["output_sha256"]
    for number in range(DOCUMENTS):
        text = (out / f"{number}_redacted.txt").read_text(encoding="utf-8")
        assert text.endswith(f"{DEEDS[number]} there.") and "Tolvald" not in text
    with (out / "table_redacted.csv").open(encoding="utf-8", newline="") as file:
        found = list(csv.reader(file))
    assert found[0] == ["id", "note"] and [row[0] for row in found[1:]] == [str(number) for number in range(ROWS)]
    assert all(f"{DEEDS[int(row[0])]} at\n" in row[1] and "Tolvald" not in row[1] for row in found[1:])


def _until_alone(session: int) -> None:
    """Workers of runs that were killed end by themselves, and all that they have started."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if members(session) == 1:
            return
        time.sleep(0.5)
    pytest.fail("a process is left")
