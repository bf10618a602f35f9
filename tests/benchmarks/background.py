"""The index of background knowledge, of an invented population: time and memory to build it, time to look people up."""

from __future__ import annotations

import csv
import random
import resource
import statistics
import tempfile
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path

from engine import background
from engine.background import Background
from engine.core.types import Kind
from engine.lab.training.planting import population

PEOPLE = 1_000_000
SEED = 1
PROBED = 500

Terms = list[tuple[str, Kind]]


def main(results: Path) -> None:
    """One table on the screen and in `background.tsv`. Memory is the peak of the process, with the generator's part."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        lines = ["what\tvalue"]
        lines.append(f"people\t{PEOPLE}\nattributes\t{len(population.COLUMNS)}")
        lines.append(_timed("invent them", lambda: population.write(folder, PEOPLE, SEED)))
        table = folder / "people.csv"
        lines.append(_timed("build the index", lambda: background.load([table], folder=folder / "kept")))
        lines.append(f"peak MiB\t{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f}")
        lines.append(f"index MiB\t{sum(path.stat().st_size for path in (folder / 'kept').iterdir()) / 2**20:.0f}")
        lines.append(_timed("open it again", lambda: background.load([table], folder=folder / "kept")))
        index = background.load([table], folder=folder / "kept")
        probes = _probes(table)
        lines.append(_looked_up("count of four terms, first time", index, probes))
        lines.append(_looked_up("count of four terms, again", index, probes))
    print("\n".join(lines))
    (results / "background.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _timed(what: str, work: Callable[[], object]) -> str:
    wall, processor = time.perf_counter(), time.process_time()
    work()
    return f"{what}, s (processor s)\t{time.perf_counter() - wall:.1f} ({time.process_time() - processor:.1f})"


def _probes(table: Path) -> list[Terms]:
    """Return town, occupation, year of birth and diagnosis of some people, as a document would say them."""
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(islice(csv.DictReader(file), 20_000))
    working = [row for row in rows if row["occupation"] and row["diagnosis"]]
    return [
        [
            (row["residence"], Kind.LOC),
            (row["occupation"], Kind.DEM),
            (row["date of birth"][:4], Kind.DATETIME),
            (row["diagnosis"].split("; ")[0], Kind.MISC),
        ]
        for row in random.Random(SEED).sample(working, PROBED)
    ]


def _looked_up(what: str, index: Background, probes: list[Terms]) -> str:
    taken = []
    for terms in probes:
        start = time.perf_counter()
        share = index.count(terms)
        taken.append((time.perf_counter() - start) * 1000)
        assert share.people > 0
    return f"{what}, ms: median, 99 %\t{statistics.median(taken):.3f}, {statistics.quantiles(taken, n=100)[-1]:.3f}"
