"""Table of people and released documents of an audit: reads both, and matches each document with its person."""

from __future__ import annotations

import csv
import hashlib
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from engine.background import columns, parsing, profiles
from engine.background.attributes import TableProblem
from engine.background.build import said
from engine.background.profiles import Profile
from engine.core.errors import BadDocuments, BadTable, InputError, UnreadableFile
from engine.core.progress import Progress, Stage
from engine.pipeline import opening

_ID_KEYS, _NAME_KEYS = ("patient", "person"), ("doc_id", "name", "document")
_LINES = frozenset({".jsonl", ".ndjson"})
_SIGNS = re.compile(r"[\W_]+")

_Parts = tuple[str, ...]
"""The parts of a name or an id between signs."""


class DataSplit(StrEnum):
    """Use of a person: to train the network, to calibrate it, or to be looked for."""

    TRAIN = "train"
    VALIDATION = "validation"
    TEST = "test"


_SHARES = ((DataSplit.TRAIN, 0.70), (DataSplit.VALIDATION, 0.85), (DataSplit.TEST, 1.0))
"""Upper end of each part; paper 5, section 3.3: 70/15/15, here by person."""


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A row of the table: `values` of its columns; `name` from the columns that hold one."""

    id: str = field(repr=False)
    name: str = field(repr=False)
    values: tuple[str, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class PeopleTable:
    """A table of people; `header` names its columns."""

    header: tuple[str, ...]
    people: tuple[PersonRow, ...]


@dataclass(frozen=True, slots=True)
class ReleasedDocument:
    """A text about the person of row `person`. `name`: that of its file, or in JSON Lines."""

    name: str
    person: int
    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Documents:
    """Documents that were matched. `unmatched`: number of those left out, as no row or several match; `unreadable`:
    names of those that can't be opened.
    """

    found: tuple[ReleasedDocument, ...]
    unmatched: int
    unreadable: tuple[str, ...]


def part_of(identity: str, seed: int) -> DataSplit:
    """Return the part of a person, by a hash of the id, so that it is the same in every run with that seed.

    The hash mixes well: by a checksum, consecutive ids would be divided alike whatever the seed.
    """
    digest = hashlib.blake2b(f"{seed}:{identity}".encode("utf-8", "surrogatepass"), digest_size=8).digest()
    drawn = int.from_bytes(digest, "big") / 2**64
    return next(part for part, end in _SHARES if drawn < end)


def load(path: Path, progress: Progress, *, id_column: str | None = None) -> PeopleTable:
    """Return the people of a table (see `parsing.opened`).

    Args:
        id_column: header of the column with the ids that documents use; by default the first.

    Raises:
        BadTable: it is no such table, or has no such column.
        UnreadableFile: it can't be opened.
        Cancelled: the user asked to stop.
    """
    try:
        with parsing.opened(path, lambda read: progress.step(Stage.PROFILES, read, 0)) as table:
            rows = [cells for _, cells in table.rows]
            found = columns.mapped(table.header, rows[:1000], {})
            if id_column is not None and id_column not in table.header:
                raise TableProblem("unknown-column")
            identity = table.header.index(id_column) if id_column is not None else 0
            if uneven := next((at for at, cells in enumerate(rows, 2) if len(cells) != len(table.header)), None):
                raise TableProblem("bad-columns", row=uneven)
            named = profiles.naming(found)
            people = tuple(
                PersonRow(cells[identity].strip(), " ".join(cells[at] for at in named), tuple(cells)) for cells in rows
            )
            header = table.header
    except TableProblem as problem:
        raise said(path, [problem], BadTable) from problem.__cause__
    except OSError as error:
        raise UnreadableFile(file=path.name) from error
    if not people:
        raise said(path, [TableProblem("no-rows")], BadTable)
    return PeopleTable(header, people)


def documents(path: Path, people: PeopleTable, progress: Progress, *, mapping: Path | None = None) -> Documents:
    """Return the documents of a folder, or of JSON Lines with `text`, `patient` (an id) and `doc_id`.

    A file belongs to the person whose id is in its name, between signs or its ends: `P0012_3.txt` to P0012. A mapping,
    a CSV with the columns `document` (a file's name) and `person` (an id), takes precedence.

    Raises:
        BadDocuments: the JSON Lines or the mapping can't be used, or no document belongs to anybody of the table.
        UnreadableFile: `path` can't be opened.
    """
    rows: dict[_Parts, int | None] = {}
    for number, person in enumerate(people.people):
        if identity := _parts(person.id):
            rows[identity] = None if identity in rows else number
    longest = max(map(len, rows), default=0)
    owners = _mapped(mapping) if mapping else {}
    found, unmatched, unreadable = [], 0, []
    for name, given_owner, text in _texts(path, progress):
        if text is None:
            unreadable.append(name)
            continue
        owner = owners.get(name, owners.get(Path(name).stem, given_owner))
        row = rows.get(_parts(owner)) if owner is not None else _within(_parts(Path(name).stem), rows, longest)
        if row is None:
            unmatched += 1
        else:
            found.append(ReleasedDocument(name, row, text))
    if not found:
        raise BadDocuments(file=path.name, problem="no-owners")
    return Documents(tuple(found), unmatched, tuple(unreadable))


def key(name: str) -> str:
    """Return a document's name without its file extension: outputs of tools may have another one than the originals."""
    path = Path(name)
    return str(path.with_suffix("")) if path.suffix.lower() in _ENDINGS else name


def _parts(name: str) -> _Parts:
    return tuple(filter(None, _SIGNS.split(name)))


def _within(name: _Parts, rows: Mapping[_Parts, int | None], longest: int) -> int | None:
    """Return the row whose id is in a name; None if there is none, or several of the greatest length."""
    for length in range(min(longest, len(name)), 0, -1):
        found = {name[at : at + length] for at in range(len(name) - length + 1)} & rows.keys()
        if found:
            return rows[found.pop()] if len(found) == 1 else None
    return None


def texts(path: Path, progress: Progress) -> dict[str, str]:
    """Return the readable documents by name.

    Raises:
        BadDocuments, UnreadableFile, Cancelled: see `documents`.
    """
    return {name: text for name, _, text in _texts(path, progress) if text is not None}


def _texts(path: Path, progress: Progress) -> Iterator[tuple[str, str | None, str | None]]:
    """Yield name, id where given, and text of each document; no text where a file can't be read."""
    if path.is_dir():
        files = sorted(each for each in path.rglob("*") if each.is_file() and not each.name.startswith("."))
        for number, file in enumerate(files):
            progress.step(Stage.DOCUMENTS, number, len(files))
            yield file.relative_to(path).as_posix(), None, _text(file)
        return
    if path.suffix.lower() not in _LINES:
        raise BadDocuments(file=path.name, problem="not-documents")
    try:
        with path.open(encoding="utf-8") as lines:
            for number, line in enumerate(lines, start=1):
                progress.step(Stage.DOCUMENTS, number, 0)
                if line.strip():
                    yield _of_line(line, number, path)
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableFile(file=path.name) from error


def _text(file: Path) -> str | None:
    """Return the text of a file; None where it can't be read. Plain text of tools needs no library and no sandbox."""
    with suppress(OSError, UnicodeDecodeError, ValueError, KeyError, TypeError):
        if reader := READERS.get(file.suffix.lower()):
            return reader(file.read_text(encoding="utf-8"))
    try:
        return opening.text_of(file)
    except InputError:
        return None


def _of_json(written: str) -> str:
    """Return the `text` of an object as Presidio's anonymizer writes it."""
    return str(json.loads(written)["text"])


def _of_xml(written: str) -> str:
    """Return the text, in a CDATA section, of what Philter writes in the i2b2 form."""
    start, end = written.index(_CDATA) + len(_CDATA), written.index("]]>")
    return written[start:end]


_CDATA = "<![CDATA["
READERS: dict[str, Callable[[str], str]] = {".txt": str, ".json": _of_json, ".xml": _of_xml}
"""Readers of text outputs of tools; all other files are opened as `opening.read` does."""
_ENDINGS = frozenset({*READERS, ".pdf", ".docx"})


def _of_line(line: str, number: int, path: Path) -> tuple[str, str | None, str | None]:
    try:
        record = json.loads(line)
        text = record["text"]
        identity = next((str(record[key]) for key in _ID_KEYS if key in record), None)
        name = next((str(record[key]) for key in _NAME_KEYS if key in record), f"line {number}")
    except (ValueError, KeyError, TypeError) as error:
        raise BadDocuments(file=path.name, problem="not-json", row=number) from error
    return name, identity, str(text)


def _mapped(path: Path) -> dict[str, str]:
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            reader = csv.DictReader(file)
            if not {"document", "person"} <= set(reader.fieldnames or ()):
                raise BadDocuments(file=path.name, problem="unknown-column")
            return {row["document"]: row["person"].strip() for row in reader}
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableFile(file=path.name) from error


def profiles_of(people: PeopleTable) -> list[Profile]:
    """Return the rows of a table as profiles, "header: value | header: value" each (paper 4, section 6)."""
    return [Profile(each.name, _linearised(people.header, each.values)) for each in people.people]


def _linearised(header: Sequence[str], values: Sequence[str]) -> str:
    return " | ".join(f"{name}: {value}" for name, value in zip(header, values, strict=True) if value.strip())
