"""Seconds and peak memory of whole `sable` processes, from start to the verified file."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

import pymupdf

SAMPLE = Path(__file__).resolve().parents[2] / "resources" / "samples" / "complaint.pdf"
RUNS = 3


def main(results: Path) -> None:
    """Median of three runs each; a table on the screen and in `speed.tsv`."""
    lines = ["what\tseconds\tpeak MiB"]
    for pages in (10, 100, 300):
        path = results / f"complaint-{pages}.pdf"
        _repeat(path, pages)
        output = results / f"complaint-{pages}_redacted.pdf"
        lines.append(f"redact {pages} pages\t" + _measure(["redact", str(path), "-o", str(output), "--force"]))
    lines.append("sable --help\t" + _measure(["--help"]))
    text = results / "short.txt"
    text.write_text("Ann Lee was born on 1 May 1999.", encoding="utf-8")
    lines.append("first record of inspect\t" + _measure(["inspect", str(text)]))
    print("\n".join(lines))
    (results / "speed.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _repeat(path: Path, pages: int) -> None:
    """The sample's pages, over and over; each page with its own case number, so that no page is a copy."""
    with pymupdf.open() as book, pymupdf.open(SAMPLE) as sample:
        for number in range(pages):
            book.insert_pdf(sample, from_page=number % len(sample), to_page=number % len(sample))
            book[-1].insert_text((72, 40), f"Exhibit {number + 1}, application no. {20000 + number}/08", fontsize=9)
        book.save(path, garbage=3, deflate=True)


def _measure(arguments: list[str]) -> str:
    seconds, peaks = [], []
    for _ in range(RUNS):
        start = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-m", "engine", *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        assert process.returncode == 0, (arguments, process.returncode)
        seconds.append(time.perf_counter() - start)
        peaks.append(usage.ru_maxrss / 1024)
    return f"{statistics.median(seconds):.1f}\t{statistics.median(peaks):.0f}"
