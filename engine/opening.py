"""Opens files that somebody else made, in a process of their own."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from functools import partial
from pathlib import Path

from engine import disk, formats, isolation
from engine.progress import Progress, Silent
from engine.types import Document


def read(
    path: Path, *, password: str | None = None, progress: Progress | None = None, languages: tuple[str, ...] = ()
) -> Document:
    """What the file says, and where; also in its pictures, if there is a language to read them in.

    Raises:
        InputError: a subclass that says why the file can't be redacted.
        Cancelled: the person asked to stop.
    """
    return parse(disk.read(path), path, password=password, progress=progress, languages=languages)


def parse(
    source: bytes,
    path: Path,
    *,
    password: str | None = None,
    progress: Progress | None = None,
    languages: tuple[str, ...] = (),
) -> Document:
    """Like `read`, of a file in memory that goes by the name `path`."""
    reading = partial(formats.read, source, path, password=password, languages=languages)
    document = isolation.run(reading, Document, "open", progress or Silent(), of=source)
    # What identifies the original is not taken from a process that has parsed it.
    return replace(document, path=path, sha256=hashlib.sha256(source).hexdigest())
