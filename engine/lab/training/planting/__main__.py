"""Writes synthetic documents with planted identifiers, as gzipped JSON Lines.

python -m engine.lab.training.planting --data DIR --split train|test --count N --out FILE.jsonl.gz
"""

from __future__ import annotations

import argparse
import gzip
import json
from pathlib import Path

from engine.lab.training.planting import notes, plant
from engine.lab.training.planting.people import Split


def main() -> None:
    """Write the documents that the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m engine.lab.training.planting", description=__doc__)
    parser.add_argument("--data", type=Path, required=True, help="the folder of data sets (clinical_text is read)")
    parser.add_argument("--split", type=Split, choices=list(Split), default=Split.TRAIN)
    parser.add_argument("--count", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    base = notes.read(arguments.data / "clinical_text", arguments.split)
    with gzip.open(arguments.out, "wt", encoding="utf-8") as lines:
        for document in plant(base, seed=arguments.seed, count=arguments.count, split=arguments.split):
            lines.write(json.dumps(document, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
