"""What an adversary is assumed to know of people: an inverted index of the files that the person loads."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import appdirs
import numpy as np
from pyroaring import BitMap

from engine.background import build, queries, segments, sources, terms
from engine.background.attributes import Problem
from engine.background.columns import Column
from engine.background.segments import Damaged, Numbers, Segment
from engine.core.errors import BadBackground, UnreadableFile
from engine.core.progress import Progress, Silent
from engine.core.types import Kind

_NOBODY = BitMap()
_HELD = 4096
"""Posting lists that are kept in memory."""

Words = tuple[str, Kind]


@dataclass(frozen=True, slots=True)
class Share:
    """So many of the people of the population share something: "3 of 1,000,000"."""

    people: int
    population: int


class Background:
    """The people of one or more segments, counted from 0.

    Rows with the same name and date of birth are one person, in one file or several, so that nobody is counted twice; a
    row that lacks one of them is a person of its own.

    Attributes:
        size: how many people there are.
        everyone: all of them.
        kept: whether what was read is there the next time.
    """

    def __init__(self, parts: Iterable[Segment]) -> None:
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
        self._held: dict[str, BitMap | None] = {}

    def people(self, words: str, kind: Kind, *, year: int | None = None, person: BitMap = _NOBODY) -> BitMap | None:
        """The people whom words of a document fit; None if they are no term of the index or too frequent to matter.

        The bitmap is shared: don't change it.

        Args:
            year: in which the document was written, if that is known; an age is looked up by year of birth then.
            person: who is to be protected, if that is known. Of several ways to read the words ("Georgia", 3/4/1961)
                those count in which they fit the person, all together: nobody knows which is meant, and whichever it
                is, no more people are counted than it fits. Else the first counts in which they fit anybody.

        Raises:
            BadBackground: the index is damaged.
        """
        return self._once(queries.people(self._find, words, kind, year, person), person)

    def person(self, name: str, details: Iterable[str] = ()) -> BitMap:
        """The people who bear a name; several or none.

        Those of them whose date of birth is not known may be one: where all are given as `person`, they count as one.

        Args:
            details: what else is known of the person, such as a date of birth; of several of the name those stay whom
                it fits. What fits none of them tells nothing.

        Raises:
            BadBackground: the index is damaged.
        """
        bearers = queries.by_name(self._find, name) or BitMap()
        for detail in details:
            found = (each for kind in Kind for each in queries.readings(self._find, detail, kind, None))
            bearers = BitMap.union(_NOBODY, *(bearers & people for people in found)) or bearers
        return bearers

    def entity(self, mentions: Iterable[Words], *, year: int | None = None, person: BitMap = _NOBODY) -> BitMap | None:
        """The people whom all mentions of one entity fit; those that are no term of the index tell nothing.

        Mentions that contradict each other (two dates joined by mistake) fit whom any of them fits; but if some of them
        fit the person to protect, they alone count.
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

    def count(self, details: Iterable[Words]) -> Share:
        """How many people share all of the details; what is no term of the index tells nothing."""
        found = [people for words, kind in details if (people := self.people(words, kind)) is not None]
        return Share(_shared(found) if found else self.size, self.size)

    def known_of(self, people: BitMap) -> frozenset[int]:
        """The hashes of all terms under which any of these people is filed; see `engine.background.occurrences`.

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
        """With one in place of those who may be the person and may be one."""
        same = person & self._undated if len(person) > 1 else _NOBODY
        if people is None or len(same) < 2 or people.isdisjoint(same):
            return people
        return (people - same) | BitMap([same.min()])

    def _find(self, term: str) -> BitMap | None:
        if term not in self._held:
            if len(self._held) >= _HELD:
                self._held.clear()
            self._held[term] = self._read(terms.hashed(term))
        return self._held[term]

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
    progress: Progress | None = None,
) -> Background:
    """The people of tables and knowledge graphs.

    What was read is kept in `folder`, so that a file is read again only if it, its place or `columns` changed. Nothing
    there repeats a word of the files, and what was kept of files that are gone is removed. Where the folder can't be
    written, nothing is kept, and all else is the same.

    Args:
        paths: files, or folders whose tables and graphs are taken.
        columns: pairs of a header and the attribute (`Attribute`) that its column holds, where `preview` is wrong.
        folder: by default the user's cache folder.

    Raises:
        BadBackground: `problem` says why, `row` and `column` (from 1) where.
        UnreadableFile: a file is not there, or not to be read.
        Cancelled: the person asked to stop.
    """
    kept = _writable(folder or Path(appdirs.user_cache_dir("sable")) / "background")
    files = list(dict.fromkeys(file for path in paths for file in _files(path)))
    told = dict(columns)
    _check_headers(files, told)
    return Background(build.segment(file, told, kept, progress or Silent()) for file in files)


def _writable(folder: Path) -> Path | None:
    """The folder, without what it kept of files that are gone; None where it can't be made or changed."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        for path in folder.glob(f"*{build.SUFFIX}"):
            source = segments.source(path)
            if source is None or not Path(source).exists():
                path.unlink(missing_ok=True)
    except OSError:
        return None
    return folder


def preview(path: Path, *, columns: Iterable[tuple[str, str]] = ()) -> tuple[Column, ...]:
    """What each column of a table is taken for; of a knowledge graph, nothing.

    Raises:
        BadBackground: the file is no table or graph.
        UnreadableFile: it is not there, or not to be read.
    """
    try:
        return sources.preview(path, dict(columns))
    except Problem as problem:
        raise build.said(path, [problem]) from problem.__cause__
    except OSError as error:
        raise UnreadableFile(file=path.name) from error


def _files(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    found = sorted(each for each in path.rglob("*") if each.suffix.lower() in sources.suffixes() and each.is_file())
    if not found:
        raise build.said(path, [Problem("no-rows")])
    return found


def _check_headers(files: Iterable[Path], told: dict[str, str]) -> None:
    """Refuse a header that no file has: what it was meant for would be taken for something else."""
    missing = {header.strip().casefold() for header in told}
    for file in files if missing else ():
        missing -= {column.header.strip().casefold() for column in preview(file)}
    if missing:
        raise BadBackground(problem="unknown-column")


def _numbering(parts: tuple[Segment, ...]) -> tuple[list[int | Numbers], int]:
    """For each part, the number of its first person, or of each person where some are people of an earlier part; and
    how many people there are."""
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
    """How many are in all of them; the shortest lists first."""
    first, *others = sorted(found, key=len)
    return len(BitMap.intersection(first, *others)) if others else len(first)
