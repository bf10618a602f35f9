"""What became of the documents of a batch, as a table that can be checked by the hashes in it."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from dataclasses import asdict, fields
from io import StringIO
from pathlib import Path

from engine import disk
from engine.batch.ledger import Entry, Ledger, State

_NO_TEXT = "backslashreplace"
"""What becomes of a letter in the name of a file that is none."""
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def to_csv(ledger: Ledger) -> Iterator[bytes]:
    """A header and a line for each document; the fields of `ledger.Entry`."""
    line = StringIO(newline="")
    writer = csv.writer(line)
    writer.writerow([each.name for each in fields(Entry)])
    yield "\ufeff".encode()
    for entry in ledger.entries():
        # A spreadsheet would run a name that begins like a formula.
        writer.writerow(f"'{cell}" if str(cell).startswith(_FORMULA) else cell for cell in asdict(entry).values())
        yield line.getvalue().encode("utf-8", _NO_TEXT)
        line.seek(0)
        line.truncate()


def to_json(ledger: Ledger) -> Iterator[bytes]:
    """`{"done": ..., "exceptions": ..., "documents": [...]}`."""
    counts = {"done": ledger.count(State.DONE), "exceptions": ledger.count(State.EXCEPTION)}
    yield json.dumps(counts).removesuffix("}").encode() + b', "documents": ['
    for number, entry in enumerate(ledger.entries()):
        yield (b",\n" if number else b"\n") + json.dumps(asdict(entry), ensure_ascii=False).encode("utf-8", _NO_TEXT)
    yield b"\n]}\n"


FORMS = {".csv": to_csv, ".json": to_json}
"""By the end of the file's name."""


def not_as_written(ledger: Ledger) -> Iterator[Path]:
    """Copies, and tables of copies, that are gone or were changed."""
    files = ((each.output, each.output_sha256) for each in ledger.entries(State.DONE) if not each.row)
    tables = ((str(each.output), each.output_sha256) for each in ledger.tables())
    for output, written in (*files, *tables):
        if disk.sha256(Path(output)) != written:
            yield Path(output)
