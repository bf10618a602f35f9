"""Makes gazetteers of DEM and MISC terms from a Wikidata JSON dump (paper 2, section 4.1).

The values of the properties of `wikidata_properties` are counted over all items, in statements and qualifiers, since
many of these properties do not stand on items of people. Values that are items become their label and aliases; texts
become terms as they are. The dump is read twice: once to count values, once to look up their names.
"""

from __future__ import annotations

import bz2
import gzip
import json
import re
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import IO, Any, cast

from engine.errors import DamagedFile, OutputExists, UnreadableFile
from engine.progress import Progress
from engine.training.wikidata_properties import DEM, MISC
from engine.types import Kind

PROPERTIES: dict[str, Kind] = {**dict.fromkeys(DEM, Kind.DEM), **dict.fromkeys(MISC, Kind.MISC)}
KINDS = (Kind.DEM, Kind.MISC)
LONGEST = 100
"""Characters. Longer values are quotations and titles that no other text repeats."""
_HELD = 200_000
"""Values that are counted in memory before they go to disk."""
_START = re.compile(rb'{\s*"type":\s*"\w+",\s*"id":\s*"(\w+)"')
_ITEM, _TERM = "item", "term"
Counted = tuple[str, str, str, int]
"""_ITEM or _TERM, its kind, its identifier or words, and how often it is a value."""


def extract(dump: Path, out: Path, *, language: str, progress: Progress) -> dict[Kind, int]:
    """Write `DEM.tsv` and `MISC.tsv` into the folder `out`: on each line a term and its count, frequent ones first.

    Memory is bounded: a temporary database in `out` holds the counts.

    Args:
        dump: `latest-all.json`, plain, gzip or bzip2, told by content; or items of it, one a line.

    Returns:
        How many terms each file has.

    Raises:
        UnreadableFile: not there, or not to be read by this person.
        DamagedFile: it ends too early or is no dump; `line` says where.
        OutputExists: `out` holds such files.
        Cancelled: `progress` said so.
    """
    files = {kind: out / f"{kind}.tsv" for kind in KINDS}
    if any(file.exists() for file in files.values()):
        raise OutputExists
    try:
        out.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=out) as folder, closing(sqlite3.connect(f"{folder}/counts")) as database:
            database.execute("PRAGMA synchronous = OFF")
            database.execute("CREATE TABLE counts (what, value, kind, count, PRIMARY KEY (what, value, kind))")
            _store(database, _values(_lines(dump, "count", progress), language))
            _store(database, _names(database, _lines(dump, "name", progress), language))
            return {kind: _write(database, kind, file) for kind, file in files.items()}
    except (EOFError, gzip.BadGzipFile) as error:
        raise DamagedFile from error
    except OSError as error:
        raise UnreadableFile from error


def _lines(dump: Path, stage: str, progress: Progress) -> Iterator[tuple[int, bytes]]:
    """The lines that hold an entity, with their numbers."""
    with dump.open("rb") as raw, _unpacked(raw) as stream:
        size = dump.stat().st_size
        is_list, last = False, b""
        for number, line in enumerate(stream, start=1):
            if number % 1000 == 1:
                progress.step(stage, raw.tell(), size)
            last = line.strip()
            is_list = is_list or (number == 1 and last.startswith(b"["))
            if last not in (b"", b"[", b"]"):
                yield number, last.removeprefix(b"[").removesuffix(b"]").removesuffix(b",")
        if is_list and not last.endswith(b"]"):
            raise DamagedFile(line=number)


def _unpacked(raw: IO[bytes]) -> IO[bytes]:
    start = raw.read(2)
    raw.seek(0)
    if start == b"\x1f\x8b":
        return cast("IO[bytes]", gzip.GzipFile(fileobj=raw))
    return cast("IO[bytes]", bz2.BZ2File(raw)) if start == b"BZ" else raw


def _parsed(number: int, line: bytes) -> dict[str, Any]:
    try:
        entity = json.loads(line)
    except ValueError as error:
        raise DamagedFile(line=number) from error
    if not isinstance(entity, dict):
        raise DamagedFile(line=number)
    return entity


def _values(lines: Iterable[tuple[int, bytes]], language: str) -> Iterator[Counted]:
    for number, line in lines:
        claims = _parsed(number, line).get("claims") or {}
        for statement in (each for those in claims.values() for each in those if each.get("rank") != "deprecated"):
            qualifiers = statement.get("qualifiers") or {}
            for snak in [statement["mainsnak"], *(snak for those in qualifiers.values() for snak in those)]:
                kind = PROPERTIES.get(snak["property"])
                if kind and "datavalue" in snak:
                    yield from _value(kind, snak["datavalue"], language)


def _value(kind: Kind, value: dict[str, Any], language: str) -> Iterator[Counted]:
    match value:
        case {"type": "wikibase-entityid", "value": {"id": str(identifier)}}:
            yield _ITEM, kind, identifier, 1
        case {"type": "string", "value": str(term)}:
            yield from _term(kind, term, 1)
        case {"type": "monolingualtext", "value": {"language": str(spoken), "text": str(term)}} if spoken == language:
            yield from _term(kind, term, 1)


def _names(database: sqlite3.Connection, lines: Iterable[tuple[int, bytes]], language: str) -> Iterator[Counted]:
    for number, line in lines:
        start = _START.match(line)
        identifier = start[1].decode() if start else _parsed(number, line).get("id")
        asked = "SELECT kind, count FROM counts WHERE what = ? AND value = ?"
        used = database.execute(asked, (_ITEM, identifier)).fetchall()
        if not used:
            continue
        entity = _parsed(number, line)
        label = (entity.get("labels") or {}).get(language)
        aliases = (entity.get("aliases") or {}).get(language, [])
        terms = {each["value"] for each in ([label] if label else []) + aliases}
        for kind, count in used:
            for term in terms:
                yield from _term(kind, term, count)


def _term(kind: str, term: str, count: int) -> Iterator[Counted]:
    words = " ".join(term.split())
    if words and len(words) <= LONGEST:
        yield _TERM, kind, words, count


def _store(database: sqlite3.Connection, counted: Iterable[Counted]) -> None:
    """Add to the counts, many at once."""
    held: Counter[tuple[str, str, str]] = Counter()
    for what, kind, value, count in counted:
        held[what, value, kind] += count
        if len(held) >= _HELD:
            _flush(database, held)
    _flush(database, held)


def _flush(database: sqlite3.Connection, held: Counter[tuple[str, str, str]]) -> None:
    database.executemany(
        "INSERT INTO counts VALUES (?, ?, ?, ?) "
        "ON CONFLICT (what, value, kind) DO UPDATE SET count = count + excluded.count",
        [(*counted, count) for counted, count in held.items()],
    )
    database.commit()
    held.clear()


def _write(database: sqlite3.Connection, kind: Kind, file: Path) -> int:
    asked = "SELECT value, count FROM counts WHERE what = ? AND kind = ? ORDER BY count DESC, value"
    with file.open("w", encoding="utf-8") as lines:
        return sum(bool(lines.write(f"{term}\t{count}\n")) for term, count in database.execute(asked, (_TERM, kind)))
