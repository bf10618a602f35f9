"""Figures of earlier runs: a table of `make bench` is a line of `history.jsonl`; pages show the last ones."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from engine import __version__

FILE = Path(__file__).with_name("history.jsonl")
PAGE = Path(__file__).with_name("README.md")
FIGURES = Path(__file__).parents[2] / "resources" / "help" / "figures.md"
"""The page of the help, with the last run of each benchmark."""
SHOWN = 3
"""Runs of each benchmark that the page shows, the last first."""
LONGEST = 100
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
        "processor": _processor(),
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
            parts += [f"{_origin(run)}:", _table(run)]
    return "\n\n".join(parts) + "\n"


ABOUT: dict[str, tuple[str, str]] = {
    "speed": (
        "Whole runs",
        "Seconds and memory of `sable`, from its start to the verified file. Newer runs also have processor seconds "
        "and, run by turns, the last release: such ratios hold where other work slows both.",
    ),
    "network": (
        "Network",
        "Words that the recognizer's network and all of `sable inspect` read a second on one core, and the share of "
        "word pieces that each precision masks otherwise.",
    ),
    "window": ("The window", "First page, first highlight, longest moment without an answer, and memory."),
    "batch": ("Batch", "Words a second of `sable batch`, beside one process that redacts one note after the other."),
    "masking": (
        "Judgments",
        "The annotated development judgments of the Text Anonymization Benchmark, on which thresholds were chosen: "
        "precision and recall of words, recall of entities of which all mentions are masked.",
    ),
    "documents": (
        "Documents of offices and wards",
        "Invented documents as text, Word and PDF. `must`: share of the places masked wholly that must be. Traps look "
        "like identifiers, and masking them is wrong; the second set is full of them. Rules were written on the "
        "development set; nobody who writes rules has read the blind one. Since 28 November 2026 (15:00) the risk, "
        "and since that evening the recognizers, learn from the sets of that time but the blind one, which then had 20 "
        "documents and now has 56: later figures of the others flatter. Of the unlearned set, of 30 November, only "
        "rules were made; it has 96 documents since that evening, and had 48. So it is with the usual set, of 1 "
        "December, whose documents are no harder than those of everyday work; it had 56 until that evening, and "
        "has 116.",
    ),
    "clinical": (
        "Planted identifiers",
        "Share of letters and digits masked in invented documents, by class, and of words masked that may stay.",
    ),
    "corpus": ("Real files", "Public test files of PDF and Word software, many of them damaged or hostile on purpose."),
    "background": ("Background data", "Time and memory to build the index of an invented population, and to look up."),
    "optimal": ("Optimizer", "Random instances of the planning problem against oracles, and one large instance."),
    "reidentification": ("Re-identification", "Ways to mask compared by adversaries, on articles about actors."),
    "distant": (
        "Distant supervision",
        "Recognizers trained on labels by k-anonymity over background data, scored on texts of other people: spans "
        "that agree exactly or in part, and words (paper 3).",
    ),
    "scans": ("Scans", "Names read in scans, by resolution, noise and rotation."),
}
"""Title and explanation of each benchmark on the page of the help, in the order of the page."""


def figures(known: Iterable[dict[str, Any]]) -> str:
    """Return the page of the help, in Markdown: the last run of each benchmark."""
    latest = {run["benchmark"]: run for run in known}
    parts = [
        "# What was measured",
        "`make bench` writes this page from its record, `tests/benchmarks/history.jsonl`: the last run of each "
        "benchmark, with its date, commit and machine. The load is that of the machine when the run ended: beside "
        "other work, times are longer. Benchmarks that were never recorded are not here. What no benchmark measures, "
        "and figures from before there was a record, are [kept by hand](earlier-figures.md).",
    ]
    for benchmark, (title, explained) in ABOUT.items():
        if run := latest.get(benchmark):
            parts += [f"## {title}", explained, f"{_origin(run)}:", _table(run)]
    return "\n\n".join(parts) + "\n"


def write_pages() -> None:
    """Write both pages from the history."""
    known = runs()
    PAGE.write_text(page(known), encoding="utf-8")
    FIGURES.write_text(figures(known), encoding="utf-8")


def _origin(run: dict[str, Any]) -> str:
    processor = f", {run['processor']}" if run.get("processor") else ""
    return f"{run['when']}, version {run['version']}, commit {run['commit']}, {run['machine']}{processor}"


def _table(run: dict[str, Any]) -> str:
    head, *rows = run["table"]
    lines = (" | ".join(each) for each in (head, ["-"] * len(head), *rows))
    return "\n".join(f"| {line} |" for line in lines)


def _processor() -> str:
    """Return the name of the processor, as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "")


def _commit() -> str:
    if shutil.which("git") is None:
        return "unknown"
    told = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return told.stdout.strip() or "unknown"
