"""Processor seconds, seconds and peak memory of whole `sable` processes, beside those of the last release.

Both are run by turns, so that other work on the machine slows them alike: ratios hold where seconds do not. Processor
seconds count all processes that a command starts. Where the release ends with another exit code, its columns are empty.
"""

from __future__ import annotations

import ctypes
import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pymupdf

from engine import __version__

REPOSITORY = Path(__file__).resolve().parents[2]
SAMPLE = REPOSITORY / "resources" / "samples" / "complaint.pdf"
RUNS = 3
PAGES = (10, 100, 300)
_SUBREAPER = 36  # of prctl(2)


class Run(NamedTuple):
    """One run of a command: processor seconds, seconds, the most memory of one process in MiB, and the exit code."""

    busy: float
    seconds: float
    peak: float
    code: int


def main(results: Path) -> None:
    """Medians of a few runs each; a table on the screen and in `speed.tsv`."""
    released = release(results)
    lines = ["what\tprocessor s\tof the release\tratio\tseconds\tof the release\tratio\tpeak MiB\tof the release"]
    for what, asked, exit_code in _commands(results):
        now: list[Run] = []
        before: list[Run] = []
        for number in range(RUNS):
            codes = [(REPOSITORY, now), *([(released, before)] if released else [])]
            for code, runs in codes if number % 2 == 0 else codes[::-1]:
                runs.append(_measure(code, asked))
        assert all(each.code == exit_code for each in now), (asked, now)
        # The seconds in which the release failed are those of nothing.
        before = before if all(each.code == exit_code for each in before) else []
        lines.append("\t".join([what, *_row(now, before)]))
        print(lines[-1], flush=True)
    (results / "speed.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")


def release(results: Path) -> Path | None:
    """Return a copy of the code of the last release: of the commit that gave it its heading in `CHANGELOG.md`."""
    found = _git("log", "--format=%h", "--reverse", f"-S## {__version__}\n", "--", "CHANGELOG.md").split()
    if not found:
        return None
    target = results / f"release-{found[0]}"
    if not target.exists():
        target.mkdir(parents=True)
        packed = subprocess.run(["git", "archive", found[0]], cwd=REPOSITORY, capture_output=True, check=True).stdout
        subprocess.run(["tar", "-x"], cwd=target, input=packed, check=True)
    return target


def _git(*asked: str) -> str:
    return subprocess.run(["git", *asked], cwd=REPOSITORY, capture_output=True, text=True, check=False).stdout


def _commands(results: Path) -> list[tuple[str, list[str], int]]:
    """Return what is run, with its arguments and exit code."""
    text = results / "short.txt"
    text.write_text("Ann Lee was born on 1 May 1999.", encoding="utf-8")
    missing = str(results / "missing.pdf")
    found = [
        ("--help", ["--help"], 0),
        ("--version", ["--version"], 0),
        ("policies", ["policies"], 0),
        ("a wrong path", ["redact", missing], 3),
        ("a wrong policy", ["redact", str(text), "--policy", "missing"], 2),
        ("inspect one line", ["inspect", str(text)], 0),
    ]
    for pages in PAGES:
        path, output = results / f"complaint-{pages}.pdf", results / f"complaint-{pages}_redacted.pdf"
        _repeat(path, pages)
        found.append((f"redact {pages} pages", ["redact", str(path), "-o", str(output), "--force"], 0))
    return found


def _repeat(path: Path, pages: int) -> None:
    """The sample's pages, over and over; each page with its own case number, so that no page is a copy."""
    with pymupdf.open() as book, pymupdf.open(SAMPLE) as sample:
        for number in range(pages):
            book.insert_pdf(sample, from_page=number % len(sample), to_page=number % len(sample))
            book[-1].insert_text((72, 40), f"Exhibit {number + 1}, application no. {20000 + number}/08", fontsize=9)
        book.save(path, garbage=3, deflate=True)


def _row(now: Sequence[Run], before: Sequence[Run]) -> list[str]:
    cells = []
    for name, digits in (("busy", 2), ("seconds", 1)):
        mine, theirs = ([getattr(each, name) for each in runs] for runs in (now, before))
        # Of the runs that followed each other, not of the medians.
        ratios = [one / other for one, other in zip(mine, theirs, strict=False)]
        cells += [f"{statistics.median(each):.{digits}f}" if each else "" for each in (mine, theirs)]
        cells.append(f"{statistics.median(ratios):.2f}" if ratios else "")
    return cells + [f"{statistics.median(each.peak for each in runs):.0f}" if runs else "" for runs in (now, before)]


def _measure(code: Path, asked: Sequence[str]) -> Run:
    """Run a command of a copy of the code."""
    if sys.platform == "linux":  # else processes that outlive their parent would not be counted
        ctypes.CDLL(None).prctl(_SUBREAPER, 1, 0, 0, 0)
    earlier, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "engine", *asked],
        cwd=code,
        env={**os.environ, "PYTHONPATH": str(code)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    with suppress(ChildProcessError):
        while sys.platform == "linux":
            os.wait()
    later = resource.getrusage(resource.RUSAGE_CHILDREN)
    busy = later.ru_utime + later.ru_stime - earlier.ru_utime - earlier.ru_stime
    return Run(busy, seconds, usage.ru_maxrss / 1024, process.returncode)
