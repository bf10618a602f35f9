"""Runs the benchmarks named on the command line, or all of them; results go to `out/benchmarks/`."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

BENCHMARKS = ("speed", "masking", "clinical", "corpus", "background", "optimal", "reidentification", "scans", "window")
RESULTS = Path("out/benchmarks")

if __name__ == "__main__":
    RESULTS.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or BENCHMARKS:
        print(f"== {name}")
        # One at a time: what another one loads would count in the memory of the processes that `speed` starts.
        import_module(f"tests.benchmarks.{name}").main(RESULTS)
