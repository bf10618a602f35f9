"""`python -m tests.fuzz --minutes N`: damages files until the time is over, and prints what came of them.

Each case runs in a process with limits on memory and time; the process is replaced after a crash or a hang. What is no
error of the engine's tree, a crash and a hang are kept under `--out`, made smaller where that is possible.
"""

from __future__ import annotations

import argparse
import logging
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.fuzz.mutations import mutated
from tests.fuzz.seeds import built, real
from tests.fuzz.subject import Subject

_TRIES = 400  # to make one file smaller


def main() -> int:
    """Returns 1 where anything but an error of the engine's tree came out."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=0, help="the first case; one number is always the same case")
    parser.add_argument("--only", choices=["pdf", "docx", "txt"], help="one kind of file")
    parser.add_argument("--out", type=Path, default=Path("fuzz"), help="folder for the inputs that fail")
    arguments = parser.parse_args()
    logging.disable()  # libraries say what is damaged
    outcomes: Counter[str] = Counter()
    failures: Counter[str] = Counter()
    subject = Subject()
    end = time.monotonic() + 60 * arguments.minutes
    seed = arguments.seed
    try:
        for seed, kind, data in _cases(arguments.seed, arguments.only):
            if time.monotonic() > end:
                break
            outcome = subject.run(data)
            outcomes[f"{kind} {'defect' if _is_failure(outcome) else outcome}"] += 1
            if _is_failure(outcome):
                failures[outcome] += 1
                print(f"case {seed}: {outcome}", flush=True)
                if failures[outcome] == 1:
                    _keep(arguments.out / f"{kind}-{seed}", smaller(subject, data, outcome))
    finally:
        subject.stop()
    print(f"cases {arguments.seed} to {seed}")
    for name, count in sorted(outcomes.items()):
        print(f"{count:7} {name}")
    for name, count in failures.most_common():
        print(f"{count:7} {name}")
    return 1 if failures else 0


def _cases(first: int, only: str | None) -> Iterator[tuple[int, str, bytes]]:
    originals = [each for each in (*built(), *real()) if only in (None, each[0])]
    seed = first
    while True:
        chance = Random(seed)
        kind, original = chance.choice(originals)
        yield seed, kind, mutated(original if isinstance(original, bytes) else original.read_bytes(), kind, chance)
        seed += 1


def _is_failure(outcome: str) -> bool:
    return outcome.startswith(("defect", "crash", "hang"))


def _keep(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def smaller(subject: Subject, data: bytes, outcome: str) -> bytes:
    """The same failure from fewer bytes; it takes stretches away, ever shorter ones (Zeller, delta debugging)."""
    tries, size = 0, len(data) // 2
    while size and tries < _TRIES and not outcome.startswith("hang"):
        start = 0
        while start < len(data) and tries < _TRIES:
            candidate = data[:start] + data[start + size :]
            tries += 1
            if subject.run(candidate) == outcome:
                data = candidate
            else:
                start += size
        size //= 2
    return data


if __name__ == "__main__":
    sys.exit(main())
