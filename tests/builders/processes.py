"""Processes of a run, as Linux lists them."""

from __future__ import annotations

from pathlib import Path


def members(session: int) -> int:
    """Return the number of processes of a session, without those that have ended."""
    found = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        found += int(fields[3]) == session and fields[0] != "Z"
    return found
