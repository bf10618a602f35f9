"""Recent files: what the start page shows of each file that was opened lately, and its form in the record file."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Recent:
    """A file that was opened lately.

    Attributes:
        sha256: the fingerprint of the hash of its content; the hash itself where an earlier release recorded it.
        opened: when it was opened last, with time zone; None where an earlier release recorded it.
        stamp: time of change in nanoseconds and size in bytes when it was opened; None where unknown.
        undecided: number of undecided findings; None until the file is examined.
        exported: true if it was exported and no decision was changed since.
    """

    sha256: str
    opened: datetime | None = None
    stamp: tuple[int, int] | None = None
    undecided: int | None = None
    exported: bool = False

    def changed(self, path: Path) -> bool:
        """Return whether the file at `path` differs from the one that was opened, by time of change and size."""
        now = stamp(path)
        return None not in (now, self.stamp) and now != self.stamp

    def encoded(self) -> dict[str, Any]:
        """Return it for JSON."""
        return {
            "sha256": self.sha256,
            "opened": self.opened.isoformat() if self.opened else None,
            "stamp": self.stamp,
            "undecided": self.undecided,
            "exported": self.exported,
        }


def decoded(kept: Any) -> Recent | None:
    """Return a recent file from JSON, or from the bare hash of earlier releases; None where it is damaged."""
    if isinstance(kept, str):
        return Recent(kept)
    try:
        when = datetime.fromisoformat(kept["opened"]) if kept["opened"] else None
        undecided = kept["undecided"]
        return Recent(
            str(kept["sha256"]),
            when.astimezone() if when else None,
            _pair(*kept["stamp"]) if kept["stamp"] else None,
            None if undecided is None else int(undecided),
            kept["exported"] is True,
        )
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError, OSError):
        return None


def _pair(changed: Any, size: Any) -> tuple[int, int]:
    return int(changed), int(size)


def opened(path: Path, sha256: str, before: Recent | None, now: datetime) -> Recent:
    """Return the entry of a file that is opened now; its state is kept where the content is the same."""
    if before is None or before.sha256 != sha256:
        before = Recent(sha256)
    return replace(before, opened=now, stamp=stamp(path))


def stamp(path: Path) -> tuple[int, int] | None:
    """Return time of change and size of a file; None where it can't be read."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size
