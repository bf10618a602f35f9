"""Watched folder: finds files that are complete, and redacts each with the workers and the ledger of a batch.

The folder is read again and again instead of asking the system for changes: that works on network drives and on every
system, and needs no library.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from engine.batch.inputs import Identities, Item, Request
from engine.batch.ledger import Ledger
from engine.batch.pool import Pool
from engine.batch.run import Batch, Ended, Tally
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

    Hidden files, redacted copies, unfinished transfers and the files of the identities `but` are left out.
    """

    def __init__(self, folder: Path, but: Identities) -> None:
        self._folder, self._but = folder.absolute(), but
        self._seen: dict[Path, _Seen] = {}

    @property
    def folder_is_there(self) -> bool:
        """Return whether the folder can be found; a network drive may be away for a while."""
        return self._folder.is_dir()

    def look(self) -> list[Item]:
        """Return the files that were the same in the last looks, and were not returned as they are now."""
        if not self.folder_is_there:
            return []
        complete = []
        now: dict[Path, _Seen] = {}
        for path in paths.below([self._folder]):
            if path.name.lower().endswith(_UNFINISHED) or path.name.startswith(_LOCKS):
                continue
            try:
                status = path.stat()
            except OSError:  # it has just gone
                continue
            if paths.identity(path) in self._but:
                continue
            look = (status.st_size, status.st_mtime_ns, status.st_ino)
            seen = self._seen.get(path)
            if seen is None or seen.look != look:
                seen = _Seen(look)
            else:
                seen.looks += 1
            if seen.looks >= SAME_LOOKS and not seen.taken:
                seen.taken = True
                complete.append(Item(path, folder=path.parent.relative_to(self._folder)))
            now[path] = seen
        self._seen = now
        return complete


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
) -> Tally:
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
    complete: deque[Item] = deque()
    arrived = 0
    is_away = False
    try:
        workers = pool()
        try:
            ready()
            following = 0.0
            while True:
                if time.monotonic() >= following:
                    found = arrivals.look()
                    arrived += len(found)
                    complete += found
                    if is_away == arrivals.folder_is_there:
                        is_away = not is_away
                        away(is_away)
                    following = time.monotonic() + interval
                if not batch.step(workers, batch.pending(_not_in_work(complete, batch))):
                    sleep(max(following - time.monotonic(), 0.0))
        finally:
            workers.stop()
    except KeyboardInterrupt:
        return replace(batch.tally, total=arrived)
    finally:
        batch.close()


def _not_in_work(complete: deque[Item], batch: Batch) -> Iterator[Item]:
    """Take files from the left; one whose earlier version is still in work waits until that is finished."""
    for _ in range(len(complete)):
        item = complete.popleft()
        if item.source in batch.in_work:
            complete.append(item)
        else:
            yield item
