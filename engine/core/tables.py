"""Bundled population tables: TSV compressed with xz, read on demand, and their sources."""

from __future__ import annotations

import lzma
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
    """Return the lines of a large table whose first column is `key`, divided into columns, in their order."""
    held, sought = text(name), b"\n" + key.encode("utf-8") + b"\t"
    found, start = [], held.find(sought)
    while start >= 0:
        end = held.index(b"\n", start + 1)
        found.append(held[start + 1 : end].decode("utf-8").split("\t"))
        start = end if held.startswith(sought, end) else -1
    return found
