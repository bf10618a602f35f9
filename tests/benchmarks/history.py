"""Figures of earlier runs: a table of `make bench` is a line of `history.jsonl`; a page shows the last ones."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from engine import __version__

FILE = Path(__file__).with_name("history.jsonl")
PAGE = Path(__file__).with_name("README.md")
SHOWN = 3
"""Runs of each benchmark that the page shows, the last first."""
LONGEST = 40
"""Rows of a table; longer ones list files, and stay with their run."""


def record(benchmark: str, table: Path, file: Path = FILE) -> None:
    """Append the table (TSV, its first line names the columns) that a run has just written, if it is short."""
    if not table.is_file():
        return
    rows = [line.split("\t") for line in table.read_text(encoding="utf-8").splitlines()]
    if len(rows) > LONGEST:
        return
    run = {
        "benchmark": benchmark,
        "when": datetime.now(UTC).isoformat(timespec="minutes"),
        "version": __version__,
        "commit": _commit(),
        "machine": f"{os.cpu_count()} cores, {platform.machine()}, load {os.getloadavg()[0]:.1f}",
        "table": rows,
    }
    with file.open("a", encoding="utf-8") as history:
        history.write(json.dumps(run, ensure_ascii=False) + "\n")


def runs(file: Path = FILE) -> list[dict[str, Any]]:
    """The oldest first."""
    if not file.is_file():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def page(known: Iterable[dict[str, Any]]) -> str:
    """Markdown."""
    latest: dict[str, list[dict[str, Any]]] = {}
    for run in known:
        latest.setdefault(run["benchmark"], []).insert(0, run)
    parts = [
        "# Benchmarks",
        "`make bench` runs them all, `python -m tests.benchmarks NAME ...` some. Each appends its table "
        f"to `history.jsonl`; the last {SHOWN} of each stand here. The load is that of the machine when the run ended: "
        "beside other work, times are longer.",
    ]
    for benchmark in sorted(latest):
        parts.append(f"## {benchmark}")
        for run in latest[benchmark][:SHOWN]:
            parts.append(f"{run['when']}, version {run['version']}, commit {run['commit']}, {run['machine']}:")
            head, *rows = run["table"]
            lines = (" | ".join(each) for each in (head, ["-"] * len(head), *rows))
            parts.append("\n".join(f"| {line} |" for line in lines))
    return "\n\n".join(parts) + "\n"


def _commit() -> str:
    told = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return told.stdout.strip() or "unknown"
