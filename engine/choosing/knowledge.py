"""What others may know of people, read once for all documents of a run."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain
from pathlib import Path

from pyroaring import BitMap

from engine import background
from engine.background import Background, occurrences
from engine.choosing.settings import settle
from engine.errors import UnreadableFile
from engine.options import Method, Options
from engine.progress import Progress
from engine.types import Kind, Mention, Notice


def load(options: Options, progress: Progress) -> Background | None:
    """The background that the person gave, or None.

    Raises:
        BadBackground, UnreadableFile, Cancelled: see `background.load`.
    """
    if not options.background:
        return None
    stamps = chain.from_iterable(map(stamped, options.background))
    return _load(_Files(options.background, options.columns, tuple(stamps), progress))


def stamped(path: Path) -> tuple[tuple[Path, int], ...]:
    """A file, or all files of a folder, each with the time of its last change.

    Raises:
        UnreadableFile: the person may not look there, or it is no name of a file.
    """
    try:
        files = [path, *path.rglob("*")] if path.is_dir() else [path]
        return tuple((file, file.stat().st_mtime_ns) for file in files if file.exists())
    except OSError as error:
        raise UnreadableFile(file=path.name) from error


@dataclass(frozen=True, slots=True)
class _Files:
    paths: tuple[Path, ...]
    columns: tuple[tuple[str, str], ...]
    stamps: tuple[tuple[Path, int], ...]
    progress: Progress = field(compare=False)


@lru_cache(maxsize=1)
def _load(files: _Files) -> Background:
    return background.load(files.paths, columns=files.columns, progress=files.progress)


def person(known: Background, options: Options) -> BitMap:
    """Who of the background may be the person to protect; nobody where no name was given, or none has it."""
    return known.person(options.person, options.person_details) if options.person else BitMap()


def with_known(text: str, mentions: tuple[Mention, ...], options: Options, progress: Progress) -> tuple[Mention, ...]:
    """The mentions, and what else in the text the background says of the person: it has to be counted as well."""
    known = load(options, progress)
    if known is None or options.person is None:
        return mentions
    terms = known.known_of(person(known, options))
    return tuple(sorted((*mentions, *occurrences.mentions(text, terms, mentions)), key=lambda each: each.start))


def notices(options: Options, progress: Progress) -> tuple[Notice, ...]:
    """What the person may expect of the background or the profiles and does not get."""
    known = load(options, progress)
    matching = settle(options).method is Method.REIDENTIFY
    expected: list[tuple[Notice, object]] = [
        (Notice("profiles-not-used"), not matching and (options.profiles or options.reidentifier))
    ]
    if known is None:
        expected += [
            (Notice("nobody-to-count"), options.k and not matching),
            (Notice("background-missing"), options.person_details or (options.columns and not matching)),
        ]
    else:
        found = person(known, options)
        expected += [
            (Notice("background-not-kept"), not known.kept),
            (Notice("not-in-background"), options.person and not found),
            (Notice("namesakes", count=len(found)), len(found) > 1),
        ]
    return tuple(notice for notice, holds in expected if holds)


def points_to_somebody(value: str, options: Options, progress: Progress) -> bool:
    """Whether an invented value stands in the background by chance, for so few people that it may point to them."""
    known = load(options, progress)
    if known is None:
        return False
    k = settle(options).k
    # Figures with a letter beside them are no name, though somebody's begins with it.
    kinds = (kind for kind in Kind if kind is not Kind.PERSON or value.replace(" ", "").isalpha())
    return any(people is not None and len(people) < k for people in (known.people(value, kind) for kind in kinds))
