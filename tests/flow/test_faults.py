"""Faults in a run: no unverified file, no change of the original, and nothing left behind except by SIGKILL."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import zipfile
from collections import Counter
from pathlib import Path

import pypdfium2
import pytest

from engine.core import messages
from tests.builders.faults import SECRET, SENT, SOURCES, SPOILED
from tests.conftest import REPOSITORY

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="forks, kills, and looks at /proc")

_DRIVER = """
import sys
from pathlib import Path
from tests.builders import faults
if __name__ == "__main__":
    faults.main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
"""
ORDERLY = {messages.DONE, messages.FAILED, messages.USAGE, messages.UNREADABLE, messages.NOT_VERIFIED}


def _text(path: Path) -> str:
    data = path.read_bytes()
    if path.suffix == ".pdf":
        with pypdfium2.PdfDocument(data) as document:
            return "\n".join(page.get_textpage().get_text_range() for page in document)
    if path.suffix == ".docx":
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return archive.read("word/document.xml").decode()
    return data.decode()


@pytest.mark.timeout(3600)
@pytest.mark.slow  # it needs a calm machine
@pytest.mark.parametrize("runs", [20, 500])
def test_no_fault_releases_anything(runs: int, tmp_path: Path) -> None:
    folder = tmp_path / "letters"
    folder.mkdir()
    driver = subprocess.Popen(
        [sys.executable, "-c", _DRIVER, str(folder), str(runs), "seed"],
        cwd=REPOSITORY,
        env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert driver.stdin and driver.stdout
    sources: dict[str, bytes] = {}
    seen: Counter[tuple[str, int]] = Counter()
    left: set[Path] = set()  # by runs that were killed, until another run begins to write there
    most_left = 0
    try:
        for number in range(-len(SOURCES), runs):
            run = json.loads(driver.stdout.readline())
            name, fault, code = run["name"], run["fault"], run["code"]
            seen[fault, code] += 1
            path, target = folder / name, folder / f"redacted-{name}"
            source = sources.setdefault(name, path.read_bytes())
            assert path.read_bytes() == source, run
            hidden = set(folder.glob(".sable-*"))
            if number < 0 or code == messages.DONE:
                assert code == messages.DONE and not hidden, run
                assert SECRET not in _text(target) and "May" in _text(target), run
            elif target.exists():  # the signal came after it had its name
                assert fault in SENT and SECRET not in _text(target), run
            if fault == "run killed":
                left |= hidden
                most_left = max(most_left, len(hidden))
                assert all(each.stat().st_mode & 0o777 == 0o600 for each in hidden), run
            else:
                assert code in ORDERLY | {messages.CANCELLED} and hidden <= left, run
            # A process may lack a part that it is not asked for.
            if fault in ("disk full", "fsync fails", "no room for a name"):
                assert code != messages.DONE, run
            target.unlink(missing_ok=True)
            driver.stdin.write("\n")
            driver.stdin.flush()
    finally:
        driver.kill()
        driver.wait()
        driver.stdin.close()
        driver.stdout.close()
    print(dict(seen), "most left by kills:", most_left)
    assert {fault for fault, _ in seen} <= {"", *SPOILED, *SENT}
