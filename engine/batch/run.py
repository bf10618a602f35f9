"""Runs a batch: workers and retries; a run that was ended resumes from the ledger."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path

from engine import planning, reports
from engine.batch import inputs
from engine.batch import pool as work
from engine.batch.inputs import BatchInput, Request
from engine.batch.ledger import Ledger, LedgerEntry, LedgerState, Values
from engine.batch.outputs import Files, Texts, hash_of
from engine.batch.pool import Done, Job, JobAnswer, JobFailed, Pool
from engine.core import fingerprint, messages
from engine.core.errors import BadTable, OutputError, OutputExists, SableError, WorkerEnded
from engine.core.progress import SILENT
from engine.pipeline.producing import Redacted

ATTEMPTS = 3
"""Attempts at a document whose worker ends."""
_STOPPING = ("disk-full", "read-only")
"""Problems that every other document would meet too."""
_POLL_EVERY = 1.0  # seconds between two checks for documents that take too long


@dataclass(frozen=True, slots=True)
class BatchTally:
    """Progress of a run, in documents.

    Attributes:
        before: documents that earlier runs did or refused; `refused`: the latter alone.
        done, exceptions: those of this run.
        words: words of the documents done.
    """

    total: int
    before: int = 0
    done: int = 0
    exceptions: int = 0
    words: int = 0
    refused: int = 0


_Report = Callable[[BatchTally], None]
Ended = Callable[[LedgerEntry], None]
Waiting = tuple[BatchInput, bytes]
"""A document to redact, with its bytes."""


def run(request: Request, ledger: Ledger, pool: Callable[[], Pool], report: _Report = lambda _: None) -> BatchTally:
    """Redact all documents that are not done yet. It may be ended at any moment, and called again.

    Args:
        pool: called when there is something to do.
        report: called with the progress after each document.

    Raises:
        BadLedger: it belongs to a run with other options.
        BadPolicy, NoProfiles, BadBackground, UnreadableFile: see `planning.resolve_settings` and
            `planning.knowledge.load`; no document could be done.
        OutputUnwritable: nothing more can be written; what is done is kept.
    """
    batch = Batch(request, ledger, report, total=inputs.count(request.inputs, request.columns, but=request.but))
    try:
        batch.work(pool)
    finally:
        batch.close()
    return batch.tally


class Batch:
    """One run of a batch.

    Args:
        report: called with the progress after each document.
        ended: called with the entry of each document that was done or refused now.
        total: the documents, where their number is known.

    Raises:
        BadLedger, BadPolicy and others: see `run`.
    """

    def __init__(
        self,
        request: Request,
        ledger: Ledger,
        report: _Report = lambda _: None,
        ended: Ended = lambda _: None,
        total: int = 0,
    ) -> None:
        planning.resolve_settings(request.options)
        planning.knowledge.load(request.options, SILENT)
        ledger.belongs_to(request.settings())
        if request.retry:
            ledger.retry()
        self._request, self._ledger, self._report, self._ended = request, ledger, report, ended
        self._files = Files(request, ledger)
        self._texts: dict[Path, Texts | None] = {}
        self._active: dict[int, tuple[BatchInput, Job]] = {}
        self._again: deque[Waiting] = deque()
        self.tally = BatchTally(total)

    def work(self, pool: Callable[[], Pool]) -> None:
        """Work until every document is done or an exception, and every table is written."""
        pending = self.pending(inputs.items(self._request.inputs, self._request.columns, but=self._request.but))
        if first := next(pending, None):
            workers = pool()
            pending = chain([first], pending)
            try:
                while self.step(workers, pending):
                    pass
            finally:
                workers.stop()
        for source, table in self._texts.items():
            if table:
                self._finish(source, table)

    def close(self) -> None:
        for table in filter(None, self._texts.values()):
            table.close()

    def step(self, pool: Pool, pending: Iterator[Waiting]) -> bool:
        """Give documents to workers that are free, and receive what is answered within a second.

        Returns:
            Whether any document was in work.
        """
        while pool.room and (waiting := self._again.popleft() if self._again else next(pending, None)):
            self._begin(pool, *waiting)
        if not self._active:
            return False
        for answer in pool.answers(_POLL_EVERY):
            self._receive(answer)
        return True

    @property
    def in_work(self) -> set[Path]:
        """Files of the documents that were begun and are neither done nor refused."""
        return {item.source for item, _ in (*self._active.values(), *self._again)}

    def pending(self, items: Iterable[BatchInput]) -> Iterator[Waiting]:
        """Yield the documents to redact, with their bytes; record those that can't be read as exceptions."""
        for item in items:
            if item.row and not self._opened(item):
                continue
            try:
                data = item.data()
            except SableError as error:
                self._refuse(item, error)
                continue
            earlier = self._ledger.find(item.source, item.row)
            if self._is_finished(earlier, data):
                self._add(before=1, refused=int(earlier is not None and earlier.state is LedgerState.EXCEPTION))
            elif item.row and not item.text.strip():
                self._keep(self._claim(item, fingerprint.of(data)), item, item.text, {})
            else:
                yield item, data

    def _opened(self, item: BatchInput) -> bool:
        """Return whether the table of a row can be used."""
        if item.source not in self._texts:
            assert self._request.columns is not None  # noqa: S101 - there are no rows without
            self._texts[item.source] = None
            try:
                self._texts[item.source] = Texts(item, self._request.columns, self._request, self._ledger)
            except SableError as error:
                self._refuse(BatchInput(item.source, folder=item.folder), error)
        return self._texts[item.source] is not None

    def _refuse(self, item: BatchInput, error: SableError) -> None:
        """Record a file, a row, or a whole table as an exception; the rows of a refused table are not written."""
        if not item.row and (table := self._texts.get(item.source)):
            table.close()
            self._texts[item.source] = None
        entry = self._ledger.claim(item.source, item.row, "", None)
        self._exception(entry, work.failed(entry.number, error))

    def _finish(self, source: Path, table: Texts) -> None:
        try:
            table.finish()
        except (BadTable, OutputExists) as error:
            self._refuse(BatchInput(source), error)

    def _is_finished(self, entry: LedgerEntry | None, data: bytes) -> bool:
        """Return whether earlier runs have done it, or found that it can't be done."""
        if entry is None or entry.sha256 != fingerprint.of(data):
            return False
        if entry.state is LedgerState.WRITING and self._files.is_there(entry):
            self._ledger.update(entry.number, state=LedgerState.DONE, ended=time.time())
            return True
        if entry.state is LedgerState.DONE:
            return bool(entry.row) or self._files.is_there(entry)
        return entry.state is LedgerState.EXCEPTION

    def _claim(self, item: BatchInput, sha256: str) -> LedgerEntry:
        if table := self._texts.get(item.source):
            output = table.target
        else:
            known = self._ledger.find(item.source, 0)
            output = Path(known.output) if known and known.output else self._files.target(item)
        return self._ledger.claim(item.source, item.row, sha256, output)

    def _begin(self, pool: Pool, item: BatchInput, data: bytes) -> None:
        entry = self._claim(item, fingerprint.of(data))
        job = Job(entry.number, item.name, data)
        self._active[entry.number] = item, job
        pool.give(job)

    def _receive(self, answer: JobAnswer) -> None:
        item, job = self._active.pop(answer.number)
        entry = self._ledger.find(item.source, item.row)
        assert entry is not None  # noqa: S101 - it was claimed
        if isinstance(answer, Done):
            self._store(item, entry, answer.redacted)
        elif entry.attempts < ATTEMPTS and not (isinstance(answer, JobFailed) and not answer.again):
            self._again.append((item, job.data))
        else:
            failed = answer if isinstance(answer, JobFailed) else work.failed(entry.number, WorkerEnded())
            self._exception(entry, failed)

    def _store(self, item: BatchInput, entry: LedgerEntry, redacted: Redacted) -> None:
        counts, notices = redacted.report.counts, redacted.report.notices
        about: Values = {
            "words": redacted.words,
            "masked": sum(counts.get(f"entities {state}", 0) for state in reports.STATES if state != "kept"),
            "kept": counts.get("entities kept", 0),
            "look_at": "\n".join(messages.look_at(notices)),
        }
        if item.row:
            self._keep(entry, item, redacted.data.decode("utf-8"), about)
            return
        try:
            self._files.store(item, entry, redacted, about)
        except OutputError as error:
            if error.fields.get("problem") in _STOPPING:
                raise
            self._exception(entry, work.failed(entry.number, error))
        else:
            self._done(entry, about)

    def _keep(self, entry: LedgerEntry, item: BatchInput, text: str, about: Values) -> None:
        columns = self._request.columns
        cells = (item.identity, text) if columns and columns.identity is not None else (text,)
        table = self._texts[item.source]
        if table is None:  # the table broke off further on
            self._ledger.update(entry.number, state=LedgerState.WAITING)
        else:
            self._done(entry, {**about, "offset": table.keep(cells), "output_sha256": hash_of(text)})

    def _done(self, entry: LedgerEntry, about: Values) -> None:
        self._ledger.update(entry.number, state=LedgerState.DONE, ended=time.time(), **about)
        self._add(done=1, words=int(about.get("words", 0)))
        self._tell(entry)

    def _exception(self, entry: LedgerEntry, failed: JobFailed) -> None:
        self._ledger.update(
            entry.number,
            state=LedgerState.EXCEPTION,
            code=failed.code,
            exit_code=failed.exit_code,
            reason=failed.reason,
            ended=time.time(),
        )
        self._add(exceptions=1)
        self._tell(entry)

    def _tell(self, entry: LedgerEntry) -> None:
        if known := self._ledger.find(Path(entry.source), entry.row):
            self._ended(known)

    def _add(self, **more: int) -> None:
        self.tally = replace(self.tally, **{name: getattr(self.tally, name) + each for name, each in more.items()})
        self._report(self.tally)
