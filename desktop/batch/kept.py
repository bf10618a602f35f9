"""What is saved in a folder, kept there in a ledger: after a restart the same documents are not saved a second time.

It is the ledger of `sable batch`, with the options of the window; each keeps its own.
"""

from __future__ import annotations

import time
from dataclasses import asdict, replace
from itertools import chain
from pathlib import Path

from engine import fingerprint, naming
from engine.batch.ledger import Entry, Ledger, State
from engine.options import Device, Options
from engine.report import Outcome

_NAME = ".sable-window.sqlite"


class Kept:
    """An open ledger of one folder for redacted copies.

    Raises:
        BadLedger: another window saves there, or it was made with other options.
        OutputUnwritable: nothing can be written there.
    """

    def __init__(self, target: Path, options: Options, *, unattended: bool) -> None:
        self._ledger = Ledger(target / _NAME)
        try:
            asked = asdict(replace(options, device=Device.AUTO))
            self._ledger.belongs_to({"options": asked, "unattended": unattended})
        except BaseException:
            self._ledger.close()
            raise

    def saved(self, path: Path) -> str:
        """The name of the copy that is there already; empty if there is none.

        A copy that the ledger does not know of yet got its name just before Sable was ended: it gets that when it is
        proved, and the name was free.
        """
        entry = self._ledger.find(path, 0)
        if entry is None or entry.state not in (State.DONE, State.WORKING):
            return ""
        found = next((each for each in _names(entry) if each.is_file()), None)
        if found is None or (entry.sha256 and fingerprint.of_file(path) != entry.sha256):
            return ""
        return found.name

    def place(self, path: Path, folder: Path) -> Path:
        """The first free name in `folder`, from now on that of this document."""
        entry = self._ledger.find(path, 0)
        own = [Path(entry.output)] if entry else []
        places = (folder / name for name in naming.candidates(path))
        free = (each for each in places if self._ledger.is_free(each))
        place = next(each for each in chain(own, free) if not each.exists())
        self._ledger.claim(path, 0, "", place)
        return place

    def done(self, path: Path, outcome: Outcome) -> None:
        """It was saved."""
        entry = self._ledger.find(path, 0)
        if entry and outcome.output and outcome.report:
            output = str(Path(entry.output).with_name(outcome.output))
            hashes = {"sha256": outcome.report.source_hmac_sha256, "output_sha256": outcome.report.output_sha256}
            self._ledger.update(entry.number, state=State.DONE, output=output, ended=time.time(), **hashes)

    def close(self) -> None:
        self._ledger.close()


def _names(entry: Entry) -> list[Path]:
    """Under which it may have been saved; see `naming.fitting`."""
    place = Path(entry.output)
    return [place, *(place.with_name(f"{place.name}.{kind}") for kind in ("txt", "pdf", "docx"))]
