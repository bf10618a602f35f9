"""Bundled population tables: TSV compressed with xz, read on demand, and their sources."""

from __future__ import annotations

import lzma
from bisect import bisect_left
from functools import cache

from engine.core import resources

LIKE_US = ("GB", "IE", "CA", "AU", "NZ")
"""Countries whose names are estimated by those of the United States."""


@cache
def text(name: str) -> bytes:
    """Return one table as UTF-8 with a line break before and after each line, for searches by key.

    Raises:
        ResourceError: the installation lacks it.
    """
    return b"\n" + lzma.decompress(resources.find(f"population/{name}.tsv.xz").read_bytes()) + b"\n"


@cache
def rows(name: str) -> tuple[tuple[str, ...], ...]:
    """Return all lines of a small table, divided into columns."""
    return tuple(tuple(line.split("\t")) for line in text(name).decode("utf-8").strip("\n").split("\n"))


@cache
def by_first(name: str) -> dict[str, tuple[str, ...]]:
    """Return the lines of a small table by their first column, without it."""
    return {line[0]: line[1:] for line in rows(name)}


def find(name: str, key: str) -> list[list[str]]:
    """Return the lines of a large table whose first column is `key`, divided into columns, in their order.

    The lines of the table must be sorted by the UTF-8 of their first column.
    """
    held, wanted = text(name), key.encode("utf-8")

    def first(offset: int) -> bytes:
        start = held.rfind(b"\n", 0, offset + 1) + 1
        return held[start : held.find(b"\t", start)]

    sought = b"\n" + wanted + b"\t"
    start = bisect_left(range(len(held) - 1), wanted, key=first)  # of the line break before the first such line
    found = []
    while held.startswith(sought, start):
        end = held.index(b"\n", start + 1)
        found.append(held[start + 1 : end].decode("utf-8").split("\t"))
        start = end
    return found
