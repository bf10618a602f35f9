"""Runs the benchmarks named on the command line, or all of them; results go to `out/benchmarks/`."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.benchmarks import corpus, masking, speed

BENCHMARKS = {"speed": speed.main, "masking": masking.main, "corpus": corpus.main}
RESULTS = Path("out/benchmarks")

if __name__ == "__main__":
    RESULTS.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or BENCHMARKS:
        print(f"== {name}")
        BENCHMARKS[name](RESULTS)
