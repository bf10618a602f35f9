"""Inverted index of background data: the people whom words of a document fit, and how many."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from pyroaring import BitMap

from engine.background import build, queries, segments, sources, terms
from engine.background.attributes import TableProblem
from engine.background.columns import Column
from engine.background.segments import Damaged, IndexSegment, Numbers
from engine.core import folders
from engine.core.errors import BadBackground, UnreadableFile
from engine.core.progress import SILENT, Progress
from engine.core.types import Kind

_NOBODY = BitMap()
_CACHED = 4096
"""Posting lists that are kept in memory."""

_Words = tuple[str, Kind]


@dataclass(frozen=True, slots=True)
class Share:
    """Number of people of the population who share something: "3 of 1,000,000"."""

    people: int
    population: int


class Background:
    """The people of one or more segments, counted from 0.

    Rows with the same name and date of birth are one person, in one file or several, so that nobody is counted twice; a
    row without one of them is a separate person.

    Attributes:
        size: number of people.
        everyone: all of them.
        kept: whether every segment is stored on disk for the next time.
    """

    def __init__(self, parts: Iterable[IndexSegment]) -> None:
        self._parts = tuple(parts)
        self.kept = all(part.kept for part in self._parts)
        self._numbers, self.size = _numbering(self._parts)
        self.everyone = BitMap()
        self.everyone.add_range(0, self.size)
        self._undated = BitMap.union(
            _NOBODY,
            *(
                _renumbered(BitMap(np.flatnonzero(part.identities == 0).astype(np.uint32)), number)
                for part, number in zip(self._parts, self._numbers, strict=True)
            ),
        )
        self._cache: dict[str, BitMap | None] = {}

    def people(self, words: str, kind: Kind, *, year: int | None = None, person: BitMap = _NOBODY) -> BitMap | None:
        """Return the people whom words of a document fit; None if they are not indexed or too frequent.

        The bitmap is shared: don't change it.

        Args:
            year: year in which the document was written, if known; an age is then looked up by year of birth.
            person: the data subject, if known. Of several readings of the words ("Georgia", 3/4/1961) those that fit
                the data subject count, all together: nobody knows which is meant, and whichever it is, no more people
                are counted than it fits. If none does, the first reading that fits anybody counts.

        Raises:
            BadBackground: the index is damaged.
        """
        return self._once(queries.people(self._find, words, kind, year, person), person)

    def person(self, name: str, details: Iterable[str] = ()) -> BitMap:
        """Return the people who bear a name; several or none.

        Those of them whose date of birth is unknown may be the same person: if all are given as `person`, they count as
        one.

        Args:
            details: other values known of the person, such as a date of birth; of several people of the name, those
                whom they fit are returned. A detail that fits none of them is ignored.

        Raises:
            BadBackground: the index is damaged.
        """
        bearers = queries.by_name(self._find, name) or BitMap()
        for detail in details:
            found = (each for kind in Kind for each in queries.readings(self._find, detail, kind, None))
            bearers = BitMap.union(_NOBODY, *(bearers & people for people in found)) or bearers
        return bearers

    def entity(self, mentions: Iterable[_Words], *, year: int | None = None, person: BitMap = _NOBODY) -> BitMap | None:
        """Return the people whom all mentions of one entity fit; mentions that are not in the index are ignored.

        If mentions contradict each other (two dates joined by mistake), return the people whom any of them fits; but if
        some of them fit the data subject, only those count.
        """
        found = [
            people
            for words, kind in mentions
            if (people := self.people(words, kind, year=year, person=person)) is not None
        ]
        if not found:
            return None
        together = queries.fitting(found, person) or BitMap.intersection(*found) or BitMap.union(*found)
        return self._once(together, person)

    def count(self, details: Iterable[_Words]) -> Share:
        """Return how many people share all of the details; those that are not in the index are ignored."""
        found = [people for words, kind in details if (people := self.people(words, kind)) is not None]
        return Share(_shared(found) if found else self.size, self.size)

    def known_of(self, people: BitMap) -> frozenset[int]:
        """Return the hashes of all terms of any of these people; see `engine.background.occurrences`.

        Raises:
            BadBackground: the index is damaged.
        """
        wanted = np.array(people.to_array(), np.uint32)
        known: set[int] = set()
        for part, number in zip(self._parts, self._numbers, strict=True):
            own = number if isinstance(number, np.ndarray) else np.arange(number, number + part.size, dtype=np.uint32)
            try:
                known |= part.known_of(BitMap(np.flatnonzero(np.isin(own, wanted)).tolist()))
            except Damaged as error:
                raise BadBackground(problem="damaged-index") from error
        return frozenset(known)

    def _once(self, people: BitMap | None, person: BitMap) -> BitMap | None:
        """Return `people` with one in place of all undated rows that may be the data subject and may be one person."""
        same = person & self._undated if len(person) > 1 else _NOBODY
        if people is None or len(same) < 2 or people.isdisjoint(same):
            return people
        return (people - same) | BitMap([same.min()])

    def _find(self, term: str) -> BitMap | None:
        if term not in self._cache:
            if len(self._cache) >= _CACHED:
                self._cache.clear()
            self._cache[term] = self._read(terms.hashed(term))
        return self._cache[term]

    def _read(self, term: int) -> BitMap | None:
        try:
            found = [(part.find(term), number) for part, number in zip(self._parts, self._numbers, strict=True)]
        except Damaged as error:
            raise BadBackground(problem="damaged-index") from error
        bitmaps = [_renumbered(people, number) for people, number in found if people is not None]
        return BitMap.union(*bitmaps) if bitmaps else None


def load(
    paths: Iterable[Path],
    *,
    columns: Iterable[tuple[str, str]] = (),
    folder: Path | None = None,
    progress: Progress = SILENT,
) -> Background:
    """Load the people of tables and knowledge graphs.

    Segments are stored in `folder`, so that a file is read again only if its content, its path or `columns` changed.
    They repeat no word of the files, and segments of deleted files are removed. If the folder can't be written, nothing
    is stored, with the same result.

    Args:
        paths: files, or folders whose tables and graphs are taken.
        columns: pairs of a header and the attribute (`Attribute`) of its column, where `preview` is wrong.
        folder: by default the user's cache folder.

    Raises:
        BadBackground: `problem` says why, `row` and `column` (from 1) where.
        UnreadableFile: a file does not exist, or the user has no permission to read it.
        Cancelled: the user cancelled.
    """
    kept = _writable(folder or folders.cache() / "background")
    files = list(dict.fromkeys(file for path in paths for file in _files(path)))
    attributes = dict(columns)
    _check_headers(files, attributes)
    return Background(build.segment(file, attributes, kept, progress) for file in files)


def _writable(folder: Path) -> Path | None:
    """Return the folder, without the segments of deleted files; None if it can't be created or changed."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        for path in folder.glob(f"*{build.SUFFIX}"):
            source = segments.source(path)
            if source is None or not Path(source).exists():
                path.unlink(missing_ok=True)
    except OSError:
        return None
    return folder


def preview(path: Path) -> tuple[Column, ...]:
    """Return the columns of a table with their attributes; () for a knowledge graph.

    Raises:
        BadBackground: the file is no table or graph.
        UnreadableFile: the file does not exist, or the user has no permission to read it.
    """
    try:
        return sources.preview(path, {})
    except TableProblem as problem:
        raise build.said(path, [problem]) from problem.__cause__
    except OSError as error:
        raise UnreadableFile(file=path.name) from error


def _files(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    found = sorted(each for each in path.rglob("*") if each.suffix.lower() in sources.suffixes() and each.is_file())
    if not found:
        raise build.said(path, [TableProblem("no-rows")])
    return found


def _check_headers(files: Iterable[Path], attributes: dict[str, str]) -> None:
    """Refuse a header that no file has: the column it was meant for would be given another attribute."""
    missing = {header.strip().casefold() for header in attributes}
    for file in files if missing else ():
        missing -= {column.header.strip().casefold() for column in preview(file)}
    if missing:
        raise BadBackground(problem="unknown-column")


def _numbering(parts: tuple[IndexSegment, ...]) -> tuple[list[int | Numbers], int]:
    """Return the number of the first person of each part, and the total number of people.

    A part that shares people with an earlier one gets a number for each of its people instead.
    """
    numbers: list[int | Numbers] = []
    size = 0
    seen, seen_numbers = np.empty(0, np.uint64), np.empty(0, np.uint32)
    for part in parts:
        at = np.searchsorted(seen, part.identities)
        known = (part.identities != 0) & (np.append(seen, np.uint64(0))[at] == part.identities)
        own = np.empty(part.size, np.uint32)
        own[known] = seen_numbers[at[known]]
        new = part.size - int(np.count_nonzero(known))
        own[~known] = np.arange(size, size + new)
        numbers.append(own if new < part.size else size)
        size += new
        if len(parts) > 1:
            seen, first = np.unique(np.append(seen, part.identities), return_index=True)
            seen_numbers = np.append(seen_numbers, own)[first]
    return numbers, size


def _renumbered(people: BitMap, number: int | Numbers) -> BitMap:
    if isinstance(number, int):
        return people.shift(number) if number else people
    return BitMap(array("I", number[np.array(people.to_array())].tobytes()))


def _shared(found: list[BitMap]) -> int:
    """Return the number of people in all of the sets; the smallest sets are intersected first."""
    first, *others = sorted(found, key=len)
    return len(BitMap.intersection(first, *others)) if others else len(first)
