"""Runs the benchmarks named on the command line, or all; results go to `out/benchmarks/`, tables to the history."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from tests.benchmarks import history

BENCHMARKS = (
    "speed network masking documents clinical corpus background optimal reidentification distant scans window batch"
).split()
RESULTS = Path("out/benchmarks")

if __name__ == "__main__":
    RESULTS.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or BENCHMARKS:
        print(f"== {name}")
        # One at a time: what another one loads would count in the memory of the processes that `speed` starts.
        table = RESULTS / f"{name}.tsv"
        table.unlink(missing_ok=True)
        import_module(f"tests.benchmarks.{name}").main(RESULTS)
        history.record(name, table)
        history.write_pages()
