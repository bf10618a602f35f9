"""Where what was redacted goes, and how it comes there: whole, proved, and known to the ledger before it has a name."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from engine import disk, fingerprint, naming
from engine.batch import texts
from engine.batch.inputs import Columns, Item
from engine.batch.ledger import Entry, Ledger, State, Table, Values
from engine.batch.request import Request
from engine.batch.texts import Cells, Kept
from engine.errors import BadTable, OutputExists
from engine.producing import Redacted


class Files:
    """Redacted copies of files."""

    def __init__(self, request: Request, ledger: Ledger) -> None:
        self._request, self._ledger = request, ledger
        self._tidied: set[Path] = set()

    def target(self, item: Item) -> Path:
        """Where the copy of a file goes that the ledger does not know yet."""
        return _free(item.source, self._request.output / item.folder, self._request, self._ledger)

    def is_there(self, entry: Entry) -> bool:
        """Whether the redacted file is as it was written."""
        return bool(entry.output_sha256) and disk.sha256(Path(entry.output)) == entry.output_sha256

    def store(self, item: Item, entry: Entry, redacted: Redacted, about: Values) -> None:
        """Write the copy, tell the ledger that, with all `about` it, and give it its name.

        Raises:
            OutputExists, OutputIsOriginal: another file is there.
            OutputUnwritable: `problem` says why.
        """
        target = naming.fitting(Path(entry.output), redacted.kind)
        # What stands there is replaced if it is asked for, or if it was written here for an earlier original.
        replace = self._request.force or (str(target) == entry.output and self.is_there(entry))
        disk.check_target(item.source, target, force=replace)
        tidy = target.parent not in self._tidied
        with disk.unnamed(target, redacted.data, tidy=tidy) as temporary:
            self._tidied.add(target.parent)
            written = {"output": str(target), "output_sha256": redacted.report.output_sha256}
            self._ledger.update(entry.number, state=State.WRITING, **about, **written)
            temporary.become(target, source=item.source, force=replace, sha256=redacted.report.output_sha256)


class Texts:
    """The redacted copy of one table of texts.

    Raises:
        OutputExists: another file stands where it goes.
    """

    def __init__(self, item: Item, columns: Columns, request: Request, ledger: Ledger) -> None:
        self._source, self._columns, self._force, self._ledger = item.source, columns, request.force, ledger
        sha256, known = fingerprint.of_file(item.source), ledger.table(item.source)
        target = known.output if known else _free(item.source, request.output / item.folder, request, ledger)
        self._table = known or Table(sha256, target)
        self._check()
        self._kept: Kept | None = None
        # Rows of a table that was changed since may have moved, and those that nobody kept are lost.
        anew = not known or known.sha256 != sha256 or not (self._is_whole() or texts.is_kept(target))
        ledger.forget(item.source, rows=anew)
        if anew:
            texts.drop(target)
            self._table = Table(sha256, target, self._table.output_sha256)
            ledger.keep_table(item.source, self._table)
        self._is_new = anew or not self._is_whole()

    @property
    def target(self) -> Path:
        return self._table.output

    def keep(self, cells: Cells) -> int:
        """Write a row that is done to the disk, and say where it stands for `ledger.Entry.offset`."""
        self._kept = self._kept or Kept(self.target)
        self._is_new = True
        return self._kept.add(cells)

    def finish(self) -> None:
        """Write the table of all rows that are done; those that are not are left out.

        Raises:
            BadTable: what was read again is not what was proved.
            OutputExists: another file has come there.
        """
        if not self._is_new or next(self._ledger.rows(self._source), None) is None:
            return
        self._check()
        self._kept = self._kept or Kept(self.target)
        texts.write(self.target, self._source, self._columns, self._rows, self._about)
        if next(self._ledger.rows(self._source, State.EXCEPTION), None) is None:
            self.close()
            texts.drop(self.target)

    def close(self) -> None:
        if self._kept:
            self._kept.close()
            self._kept = None

    def _is_whole(self) -> bool:
        """Whether the table is as it was written last."""
        written = self._table.output_sha256
        return bool(written) and disk.sha256(self.target) == written

    def _check(self) -> None:
        if self.target.exists() and not (self._force or self._is_whole()):
            raise OutputExists

    def _about(self, sha256: str) -> None:
        self._ledger.keep_table(self._source, Table(self._table.sha256, self.target, sha256))

    def _rows(self) -> Iterator[Cells]:
        assert self._kept is not None  # noqa: S101 - `finish` has opened it
        for entry in self._ledger.rows(self._source):
            cells = self._kept.at(entry.offset)
            if hashlib.sha256(cells[-1].encode()).hexdigest() != entry.output_sha256:
                raise BadTable(file=self._source.name, problem="damaged-table")
            yield cells


def _free(source: Path, folder: Path, request: Request, ledger: Ledger) -> Path:
    """The first name that no other document of the batch has, and no original."""
    places = (folder / name for name in naming.candidates(source))
    return next(each for each in places if ledger.is_free(each) and naming.identity(each) not in request.originals)
