"""Reads the shared tables (gzipped TSV), and writes bundled ones: TSV compressed with xz, always the same bytes."""

from __future__ import annotations

import csv
import gzip
import lzma
from collections.abc import Iterable
from pathlib import Path

SharedRow = dict[str, str]
TableLine = tuple[object, ...]

_MOST = 1_000_000  # bytes of one bundled file


def read(folder: Path, name: str) -> list[SharedRow]:
    """Return the rows of one shared table, each by the names of its columns."""
    with gzip.open(folder / f"{name}.tsv.gz", "rt", encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def write(folder: Path, name: str, rows: Iterable[Iterable[object]]) -> int:
    """Write rows without a header as `NAME.tsv.xz`; return the number of bytes.

    Raises:
        ValueError: the file would be larger than the repository allows.
    """
    lines = ["\t".join("" if each is None else str(each) for each in row) for row in rows]
    if any("\n" in line for line in lines):
        raise ValueError(f"{name}: a value holds a line break")
    packed = lzma.compress("\n".join(lines).encode("utf-8"), preset=9 | lzma.PRESET_EXTREME)
    if len(packed) >= _MOST:
        raise ValueError(f"{name}: {len(packed)} bytes are more than {_MOST}")
    (folder / f"{name}.tsv.xz").write_bytes(packed)
    return len(packed)
