"""What others may know of people, read once for all documents of a run."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from engine import background
from engine.background import Background, occurrences
from engine.options import Options
from engine.progress import Progress
from engine.types import Kind, Mention


def load(options: Options, progress: Progress) -> Background | None:
    """The background that the person gave, or None.

    Raises:
        BadBackground, UnreadableFile, OutputUnwritable, Cancelled: see `background.load`.
    """
    if not options.background:
        return None
    files = [file for path in options.background for file in ([path, *path.rglob("*")] if path.is_dir() else [path])]
    stamps = tuple((file, file.stat().st_mtime_ns) for file in files if file.exists())
    return _load(_Files(options.background, options.columns, stamps, progress))


@dataclass(frozen=True, slots=True)
class _Files:
    paths: tuple[Path, ...]
    columns: tuple[tuple[str, str], ...]
    stamps: tuple[tuple[Path, int], ...]
    progress: Progress = field(compare=False)


@lru_cache(maxsize=1)
def _load(files: _Files) -> Background:
    return background.load(files.paths, columns=files.columns, progress=files.progress)


def with_known(text: str, mentions: tuple[Mention, ...], options: Options, progress: Progress) -> tuple[Mention, ...]:
    """The mentions, and what else in the text the background says of the person: it has to be counted as well."""
    known = load(options, progress)
    if known is None or options.person is None:
        return mentions
    terms = known.known_of(known.person(options.person))
    return tuple(sorted((*mentions, *occurrences.mentions(text, terms, mentions)), key=lambda each: each.start))


def points_to_somebody(value: str, options: Options, progress: Progress) -> bool:
    """Whether an invented value stands in the background by chance."""
    known = load(options, progress)
    return known is not None and any(known.people(value, kind) is not None for kind in Kind)
