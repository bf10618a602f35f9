"""Saved copies of a batch: the ledger of one folder, kept among the user's own data.

It is the ledger of `sable batch` with the options of the window: after a restart the same documents are not saved a
second time. Window and command line keep separate ledgers.
"""

from __future__ import annotations

import time
from dataclasses import asdict, replace
from itertools import chain
from pathlib import Path

from desktop.lazy_imports import side_outputs
from engine.batch.ledger import Ledger, LedgerEntry, LedgerState
from engine.core import fingerprint, paths
from engine.core.options import Device, Options


class OpenLedger:
    """An open ledger of one folder for redacted copies, which is made if needed.

    Raises:
        BadLedger: another window saves there, or the ledger was made with other options.
        OutputUnwritable: nothing can be written there.
    """

    def __init__(self, target: Path, options: Options) -> None:
        self._ledger = Ledger.of_folder(target, of_window=True)
        try:
            self._ledger.belongs_to(asdict(replace(options, device=Device.AUTO)))
        except BaseException:
            self._ledger.close()
            raise

    def saved(self, path: Path) -> str:
        """Return the name of the copy that exists already; empty if there is none.

        A copy of a document that the ledger still counts as in work got its name just before Sable was ended: a copy
        gets its name only after verification, and only if the name was free.
        """
        entry = self._ledger.find(path, 0)
        if entry is None or entry.state not in (LedgerState.DONE, LedgerState.WORKING):
            return ""
        found = next((each for each in _names(entry) if each.is_file()), None)
        if found is None or (entry.sha256 and fingerprint.of_file(path) != entry.sha256):
            return ""
        return found.name

    def place(self, path: Path, folder: Path) -> Path:
        """Return the first free name in `folder`, and reserve it for this document."""
        entry = self._ledger.find(path, 0)
        own = [Path(entry.output)] if entry else []
        places = (folder / name for name in paths.candidates(path))
        free = (each for each in places if self._ledger.is_free(each))
        place = next(each for each in chain(own, free) if not each.exists())
        self._ledger.claim(path, 0, fingerprint.of_file(path), place)
        return place

    def done(self, path: Path, outcome: side_outputs.Outcome) -> None:
        """Record that the document was saved."""
        entry = self._ledger.find(path, 0)
        if entry and outcome.output and outcome.report:
            output = str(Path(entry.output).with_name(outcome.output))
            hashes = {"sha256": outcome.report.source_hmac_sha256, "output_sha256": outcome.report.output_sha256}
            self._ledger.update(entry.number, state=LedgerState.DONE, output=output, ended=time.time(), **hashes)

    def close(self) -> None:
        """Close the ledger, so that another window can save in the folder."""
        self._ledger.close()


def _names(entry: LedgerEntry) -> list[Path]:
    """Return the names under which a copy may have been saved; see `core.paths.fitting`."""
    place = Path(entry.output)
    return [place, *(place.with_name(f"{place.name}.{kind}") for kind in ("txt", "pdf", "docx"))]
