"""Background data of a run: loading it, its rows of the data subject, and notices of what is not used."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain
from pathlib import Path

from pyroaring import BitMap

from engine import background
from engine.background import Background, occurrences
from engine.core.errors import UnreadableFile
from engine.core.options import Method, Options
from engine.core.progress import Progress
from engine.core.types import Kind, Mention, Notice
from engine.planning.settings import resolve_settings


def load(options: Options, progress: Progress) -> Background | None:
    """Return the background data that the user gave, or None.

    Raises:
        BadBackground, UnreadableFile, Cancelled: see `background.load`.
    """
    if not options.background:
        return None
    stamps = chain.from_iterable(map(stamped, options.background))
    return _load(_Files(options.background, options.columns, tuple(stamps), progress))


def stamped(path: Path) -> tuple[tuple[Path, int], ...]:
    """Return a file, or all files of a folder, each with the time of its last change in nanoseconds.

    Raises:
        UnreadableFile: access is denied, or the path is not a valid file name.
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
    """Return the ids of the people who may be the data subject; empty without a name, or if nobody has it."""
    return known.person(options.person, options.person_details) if options.person else BitMap()


def with_known(text: str, mentions: tuple[Mention, ...], options: Options, progress: Progress) -> tuple[Mention, ...]:
    """Return the mentions with those of the data subject's other values in the background data, to count them too."""
    known = load(options, progress)
    if known is None or options.person is None:
        return mentions
    terms = known.known_of(person(known, options))
    return tuple(sorted((*mentions, *occurrences.mentions(text, terms, mentions)), key=lambda each: each.start))


def notices(options: Options, progress: Progress) -> tuple[Notice, ...]:
    """Return notices about background data or profiles that are not used, contrary to what the user may expect."""
    known = load(options, progress)
    settings = resolve_settings(options)
    matching = settings.method is Method.REIDENTIFY
    expected: list[tuple[Notice, object]] = [
        (Notice("profiles-not-used"), not matching and (options.profiles or options.reidentifier))
    ]
    if known is None:
        expected += [
            (Notice("nobody-to-count"), (options.k or settings.policy.k) and not matching),
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
    """Return whether a surrogate by chance fits so few people of the background data that it may point to them."""
    known = load(options, progress)
    if known is None:
        return False
    k = resolve_settings(options).k
    # A value with digits is not a name, even if a name begins with it.
    kinds = (kind for kind in Kind if kind is not Kind.PERSON or value.replace(" ", "").isalpha())
    return any(people is not None and len(people) < k for people in (known.people(value, kind) for kind in kinds))
