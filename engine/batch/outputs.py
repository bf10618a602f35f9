"""Outputs of a batch: each is whole, verified, and recorded in the ledger before it gets its name."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from engine.batch import texts
from engine.batch.inputs import BatchInput, Columns, Request
from engine.batch.ledger import Ledger, LedgerEntry, LedgerState, TextTable, Values
from engine.batch.texts import Cells, VerifiedRows
from engine.core import disk, fingerprint, paths
from engine.core.errors import BadTable, OutputExists, OutputIsOriginal
from engine.pipeline.producing import Redacted


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
            if hash_of(cells[-1]) != entry.output_sha256:
                raise BadTable(file=self._source.name, problem="damaged-table")
            yield cells


def _free(source: Path, folder: Path, request: Request, ledger: Ledger) -> Path:
    """Return the first name that no other document of the batch has, and no original."""
    places = (folder / name for name in paths.candidates(source))
    return next(each for each in places if ledger.is_free(each) and paths.identity(each) not in request.originals)


def hash_of(text: str) -> str:
    """Return the SHA-256 of a text, in hexadecimal digits."""
    return hashlib.sha256(text.encode("utf-8")).hexdigest()
