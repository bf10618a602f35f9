"""Profiles of people whom an adversary may know, from a folder of texts or a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, islice
from pathlib import Path

from engine.background import columns, parsing, sources
from engine.background.attributes import PersonAttribute, TableProblem
from engine.background.build import said
from engine.background.parsing import NumberedRow
from engine.background.words import words
from engine.core.errors import SableError, UnreadableFile
from engine.core.progress import Progress, Stage

_TEXTS = frozenset({"text", "article", "biography", "profile"})
"""Headers of columns with running text, which is taken without its header."""


@dataclass(frozen=True, slots=True)
class Profile:
    """One person: a name, which may be empty, and a profile, as running text or as a linearised row of a table."""

    name: str = field(repr=False)
    text: str = field(repr=False)


def load(
    path: Path, assigned: Mapping[str, str], read: Callable[[Path], str], progress: Progress
) -> tuple[Profile, ...]:
    """Load the profiles from a folder of texts named after their people, or from a table (see `parsing.opened`).

    A row of a table is written as "header: value | header: value" (paper 4, section 6).

    Args:
        assigned: attributes by header, as set by the user; by default the columns with names are recognised.
        read: returns the text of a file.

    Raises:
        BadBackground: the file is no table of people, or has bad rows, or there is nobody in it.
        UnreadableFile: it can't be opened, or a file of the folder can't be read; without all profiles too little would
            be masked.
        Cancelled: `progress` was cancelled.
    """
    found = _folder(path, read, progress) if path.is_dir() else _table(path, dict(assigned), progress)
    if not found:
        raise said(path, [TableProblem("no-rows")])
    return found


def find(profiles: Sequence[Profile], person: str) -> tuple[int, ...]:
    """Return the rows of profiles with a name; given names may be reordered, abbreviated or left out on either side."""
    asked = words(person)
    named = [words(profile.name) for profile in profiles]
    exact = tuple(row for row, each in enumerate(named) if sorted(each) == sorted(asked) and asked)
    return exact or tuple(row for row, each in enumerate(named) if _fits(each, asked) or _fits(asked, each))


def _fits(long: Sequence[str], short: Sequence[str]) -> bool:
    """Return whether each word of `short`, including the family name, is a word of `long`, or the initial of one."""
    if not long or not short or long[-1] not in short:
        return False
    return all(word in long or (len(word) == 1 and any(each[0] == word for each in long)) for word in short)


def _folder(path: Path, read: Callable[[Path], str], progress: Progress) -> tuple[Profile, ...]:
    files = sorted(each for each in path.rglob("*") if each.is_file() and not each.name.startswith("."))
    found = []
    for number, file in enumerate(files):
        progress.step(Stage.PROFILES, number, len(files))
        try:
            found.append(Profile(file.stem.replace("_", " "), read(file)))
        except (SableError, OSError) as error:
            raise UnreadableFile(file=file.name) from error
    return tuple(found)


def _table(path: Path, assigned: dict[str, str], progress: Progress) -> tuple[Profile, ...]:
    if path.suffix.lower() not in sources.suffixes():
        raise said(path, [TableProblem("not-a-table")])
    try:
        with parsing.opened(path, lambda read: progress.step(Stage.PROFILES, read, 0)) as table:
            start = list(islice(table.rows, sources.SAMPLE))
            found = columns.mapped(table.header, [cells for _, cells in start], assigned)
            return tuple(_profiles(table.header, naming(found), chain(start, table.rows)))
    except TableProblem as problem:
        raise said(path, [problem]) from problem.__cause__
    except OSError as error:
        raise UnreadableFile(file=path.name) from error


def naming(found: Sequence[columns.Column]) -> list[int]:
    """Return the columns of the name, from 0: the first one of full names, or else those of its parts."""
    by_attribute = {
        attribute: [column.number - 1 for column in found if column.attribute is attribute]
        for attribute in (PersonAttribute.NAME, PersonAttribute.GIVEN, PersonAttribute.FAMILY)
    }
    return (
        by_attribute[PersonAttribute.NAME][:1]
        or by_attribute[PersonAttribute.GIVEN][:1] + by_attribute[PersonAttribute.FAMILY][:1]
    )


def _profiles(header: Sequence[str], named: Sequence[int], rows: Iterator[NumberedRow]) -> Iterator[Profile]:
    for number, cells in rows:
        if len(cells) != len(header):
            raise TableProblem("bad-columns", row=number)
        written = [
            cell if name.casefold() in _TEXTS else f"{name}: {cell}"
            for name, cell in zip(header, cells, strict=True)
            if cell.strip()
        ]
        yield Profile(" ".join(cells[column] for column in named), " | ".join(written))
