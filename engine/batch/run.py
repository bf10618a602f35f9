"""Runs a batch: workers, retries and outputs; a run that was ended resumes from the ledger."""

from __future__ import annotations

import hashlib
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path

from engine import planning, reports
from engine.batch import inputs, texts
from engine.batch import pool as work
from engine.batch.inputs import BatchInput, Columns, Request
from engine.batch.ledger import Ledger, LedgerEntry, LedgerState, TextTable, Values
from engine.batch.pool import Answer, Done, Job, JobFailed, Pool
from engine.batch.texts import Cells, VerifiedRows
from engine.core import disk, fingerprint, messages, paths
from engine.core.errors import BadTable, OutputError, OutputExists, OutputIsOriginal, SableError, WorkerEnded
from engine.core.progress import Silent
from engine.pipeline.producing import Redacted

# Outputs: each is whole, verified, and recorded in the ledger before it gets its name.


class Files:
    """Redacted copies of files."""

    def __init__(self, request: Request, ledger: Ledger) -> None:
        self._request, self._ledger = request, ledger
        self._tidied: set[Path] = set()

    def target(self, item: BatchInput) -> Path:
        """Return the path for the copy of a file that is not in the ledger yet."""
        return _free(item.source, self._request.output / item.folder, self._request, self._ledger)

    def is_there(self, entry: LedgerEntry) -> bool:
        """Return whether the redacted file is as it was written."""
        return bool(entry.output_sha256) and disk.sha256(Path(entry.output)) == entry.output_sha256

    def store(self, item: BatchInput, entry: LedgerEntry, redacted: Redacted, about: Values) -> None:
        """Write the copy, record it and `about` in the ledger, and give it its name.

        Raises:
            OutputExists, OutputIsOriginal: another file is there.
            OutputUnwritable: `problem` says why.
        """
        target = paths.fitting(Path(entry.output), redacted.kind)
        disk.check_within(self._request.output, target)
        if paths.identity(target) in self._request.originals:
            raise OutputIsOriginal
        # An existing file is replaced if the user asked for it, or if it was written here for an earlier original.
        replace = self._request.force or (str(target) == entry.output and self.is_there(entry))
        disk.check_target(item.source, target, force=replace)
        tidy = target.parent not in self._tidied
        with disk.unnamed(target, redacted.data, tidy=tidy) as temporary:
            self._tidied.add(target.parent)
            written = {"output": str(target), "output_sha256": redacted.report.output_sha256}
            self._ledger.update(entry.number, state=LedgerState.WRITING, **about, **written)
            temporary.become(target, source=item.source, force=replace, sha256=redacted.report.output_sha256)


class Texts:
    """The redacted copy of one table of texts.

    Raises:
        OutputExists: another file has the path of the output.
    """

    def __init__(self, item: BatchInput, columns: Columns, request: Request, ledger: Ledger) -> None:
        self._source, self._columns, self._force, self._ledger = item.source, columns, request.force, ledger
        self._folder = request.output
        sha256, known = fingerprint.of_file(item.source), ledger.table(item.source)
        target = known.output if known else _free(item.source, request.output / item.folder, request, ledger)
        self._table = known or TextTable(sha256, target)
        self._check()
        self._kept: VerifiedRows | None = None
        # Rows of a table that has changed since may have moved, and rows that were not kept are lost.
        restart = not known or known.sha256 != sha256 or not (self._is_whole() or texts.is_kept(target))
        ledger.forget(item.source, rows=restart)
        if restart:
            texts.drop(target)
            self._table = TextTable(sha256, target, self._table.output_sha256)
            ledger.keep_table(item.source, self._table)
        self._is_new = restart or not self._is_whole()

    @property
    def target(self) -> Path:
        """Path of the redacted table."""
        return self._table.output

    def keep(self, cells: Cells) -> int:
        """Write a finished row to the disk, and return its place for `ledger.LedgerEntry.offset`."""
        self._kept = self._kept or VerifiedRows(self.target)
        self._is_new = True
        return self._kept.add(cells)

    def finish(self) -> None:
        """Write the table of all rows that are done, without the others.

        Raises:
            BadTable: the rows read again are not those that were verified.
            OutputExists: meanwhile another file has the path.
        """
        if not self._is_new or next(self._ledger.rows(self._source), None) is None:
            return
        self._check()
        self._kept = self._kept or VerifiedRows(self.target)
        texts.write(self.target, self._source, self._columns, self._rows, self._about)
        if next(self._ledger.rows(self._source, LedgerState.EXCEPTION), None) is None:
            self.close()
            texts.drop(self.target)

    def close(self) -> None:
        if self._kept:
            self._kept.close()
            self._kept = None

    def _is_whole(self) -> bool:
        """Return whether the table is as it was last written."""
        written = self._table.output_sha256
        return bool(written) and disk.sha256(self.target) == written

    def _check(self) -> None:
        disk.check_within(self._folder, self.target)
        if self.target.exists() and not (self._force or self._is_whole()):
            raise OutputExists

    def _about(self, sha256: str) -> None:
        self._ledger.keep_table(self._source, TextTable(self._table.sha256, self.target, sha256))

    def _rows(self) -> Iterator[Cells]:
        assert self._kept is not None  # noqa: S101 - `finish` has opened it
        for entry in self._ledger.rows(self._source):
            cells = self._kept.at(entry.offset)
            if _sha256(cells[-1]) != entry.output_sha256:
                raise BadTable(file=self._source.name, problem="damaged-table")
            yield cells


def _free(source: Path, folder: Path, request: Request, ledger: Ledger) -> Path:
    """Return the first name that no other document of the batch has, and no original."""
    places = (folder / name for name in paths.candidates(source))
    return next(each for each in places if ledger.is_free(each) and paths.identity(each) not in request.originals)


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


Report = Callable[[BatchTally], None]
Ended = Callable[[LedgerEntry], None]
Waiting = tuple[BatchInput, bytes]
"""A document to redact, with its bytes."""


def run(request: Request, ledger: Ledger, pool: Callable[[], Pool], report: Report = lambda _: None) -> BatchTally:
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
        report: Report = lambda _: None,
        ended: Ended = lambda _: None,
        total: int = 0,
    ) -> None:
        planning.resolve_settings(request.options)
        planning.knowledge.load(request.options, Silent())
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

    def _receive(self, answer: Answer) -> None:
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
            self._done(entry, {**about, "offset": table.keep(cells), "output_sha256": _sha256(text)})

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


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()
