"""Runs the benchmarks named on the command line, or all; results go to `out/benchmarks/`, tables to the history."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from tests.benchmarks import history

BENCHMARKS = (
    "speed network masking documents clinical corpus background optimal reidentification distant scans window batch"
).split()
RESULTS = Path("out/benchmarks")


def main(words: Sequence[str] | None = None) -> None:
    """Run the benchmarks that these words name; without words, those of the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    # Not `choices`: of an empty list, argparse would refuse the list itself.
    parser.add_argument("name", nargs="*", type=_benchmark, help=f"one of {', '.join(BENCHMARKS)}; default: all")
    names = parser.parse_args(words).name
    RESULTS.mkdir(parents=True, exist_ok=True)
    for name in names or BENCHMARKS:
        print(f"== {name}")
        # One at a time: what another one loads would count in the memory of the processes that `speed` starts.
        table = RESULTS / f"{name}.tsv"
        table.unlink(missing_ok=True)
        import_module(f"tests.benchmarks.{name}").main(RESULTS)
        history.record(name, table)
        history.write_pages()


def _benchmark(name: str) -> str:
    if name not in BENCHMARKS:
        raise argparse.ArgumentTypeError(f"no benchmark is called {name!r}")
    return name


if __name__ == "__main__":
    main()
