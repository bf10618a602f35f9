"""Watched folder: finds files that are complete, and redacts each with the workers and the ledger of a batch.

The folder is read again and again instead of asking the system for changes: that works on network drives and on every
system, and needs no library.
"""

from __future__ import annotations

import stat
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from engine.batch.inputs import BatchInput, Identities, Request
from engine.batch.ledger import Ledger
from engine.batch.pool import Pool
from engine.batch.run import Batch, BatchTally, Ended
from engine.core import paths

SAME_LOOKS = 3
"""Looks in a row in which a file must have the same size and time before it is read."""
# Names of files that programs write under while a transfer lasts, and of the files by which Word locks a document.
_UNFINISHED = (".part", ".partial", ".crdownload", ".download", ".filepart", ".tmp")
_LOCKS = ("~$", ".~lock.")

_Look = tuple[int, int, int]  # size in bytes, time of the last change in nanoseconds, number of the file


@dataclass(slots=True)
class _Seen:
    look: _Look
    looks: int = 1
    taken: bool = False


class Arrivals:
    """Files of a folder, and of the folders in it, each yielded once it is complete, and again after a change.

    Hidden files, redacted copies, unfinished transfers and the files of the identities `but` are left out; so are
    symbolic links: who may write into the folder need not be the user, and could make the user's own files appear.
    """

    def __init__(self, folder: Path, but: Identities) -> None:
        self._folder, self._but = folder.absolute(), but
        self._seen: dict[Path, _Seen] = {}

    @property
    def folder_is_there(self) -> bool:
        """Return whether the folder can be found; a network drive may be away for a while."""
        return self._folder.is_dir()

    def look(self) -> list[BatchInput]:
        """Return the files that were the same in the last looks, and were not returned as they are now."""
        if not self.folder_is_there:
            return []
        complete = []
        now: dict[Path, _Seen] = {}
        for path in paths.below([self._folder]):
            if path.name.lower().endswith(_UNFINISHED) or path.name.startswith(_LOCKS):
                continue
            look = _look(path)
            if look is None or paths.identity(path) in self._but:
                continue
            seen = self._seen.get(path)
            if seen is None or seen.look != look:
                seen = _Seen(look)
            else:
                seen.looks += 1
            if seen.looks >= SAME_LOOKS and not seen.taken:
                seen.taken = True
                below = path.parent.relative_to(self._folder) if path != self._folder else Path()
                complete.append(BatchInput(path, folder=below))
            now[path] = seen
        self._seen = now
        return complete

    def is_as_seen(self, item: BatchInput) -> bool:
        """Return whether a complete file has not changed since; one that has is found again once it is complete."""
        seen = self._seen.get(item.source)
        return seen is not None and seen.taken and seen.look == _look(item.source)


def _look(path: Path) -> _Look | None:
    """Return what tells a file from another version; zeros where it can't be looked at, None for links and the gone."""
    try:
        status = path.lstat()
    except FileNotFoundError:
        return None
    except OSError:
        return (0, 0, 0)
    return None if stat.S_ISLNK(status.st_mode) else (status.st_size, status.st_mtime_ns, status.st_ino)


class _Queue:
    """Files that are complete and wait for a worker. `taken`: how many were given to one."""

    def __init__(self, arrivals: Arrivals, batch: Batch) -> None:
        self._arrivals, self._batch = arrivals, batch
        self._waiting: deque[BatchInput] = deque()
        self.taken = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def look(self) -> None:
        self._waiting += self._arrivals.look()

    def ready(self) -> Iterator[BatchInput]:
        """Take files from the left; one whose earlier version is still in work waits until that is finished."""
        for _ in range(len(self._waiting)):
            item = self._waiting.popleft()
            if item.source in self._batch.in_work:
                self._waiting.append(item)
            elif self._arrivals.is_as_seen(item):
                self.taken += 1
                yield item


def watch(
    request: Request,
    ledger: Ledger,
    pool: Callable[[], Pool],
    ended: Ended,
    *,
    interval: float,
    ready: Callable[[], None] = lambda: None,
    away: Callable[[bool], None] = lambda _: None,
    sleep: Callable[[float], None] = time.sleep,
) -> BatchTally:
    """Redact each file of a folder as soon as it is complete, until the process is interrupted.

    Args:
        request: its first input is the folder.
        pool: called once, at the beginning.
        ended: called with the entry of each document that was done or refused.
        interval: seconds between two looks at the folder.
        ready: called when the workers are ready.
        away: called with True when the folder can't be found any more, and with False when it is back.
        sleep: waits that many seconds.

    Returns:
        After a KeyboardInterrupt, the files that were complete, and how many of them were done and refused.

    Raises:
        BadLedger, BadPolicy, OutputUnwritable and others: see `run.run`.
    """
    batch = Batch(request, ledger, ended=ended)
    arrivals = Arrivals(request.inputs[0], request.but)
    queue = _Queue(arrivals, batch)
    is_away = False
    try:
        workers = pool()
        try:
            ready()
            following = 0.0
            while True:
                if time.monotonic() >= following:
                    queue.look()
                    if is_away == arrivals.folder_is_there:
                        is_away = not is_away
                        away(is_away)
                    following = time.monotonic() + interval
                if not batch.step(workers, batch.pending(queue.ready())):
                    sleep(max(following - time.monotonic(), 0.0))
        finally:
            workers.stop()
    except KeyboardInterrupt:
        return replace(batch.tally, total=queue.taken + len(queue))
    finally:
        batch.close()
