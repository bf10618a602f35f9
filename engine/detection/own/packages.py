"""Recognizers from installed packages: functions behind entry points, which run only if the user names them.

A function takes a text and returns triples of start, end and the name of a kind.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from importlib import import_module, metadata
from pathlib import Path

from engine.core.errors import BadRecognizer
from engine.core.message import message
from engine.core.types import Kind, Mention, Recognizer
from engine.detection.own.rules import SCORE

GROUP = "sable.recognizers"
"""Group of entry points of recognizers."""

_TRIPLE = 3


def load(name: str) -> tuple[Callable[[str], Iterable[Mention]], str]:
    """Return the finder of the entry point of this name, and the SHA-256 of its package.

    Raises:
        BadRecognizer: there is none, or it cannot be loaded; later, from the finder: the function failed or returned
            something other than such triples. Errors of the package are not passed on: they may quote the document.
    """
    entry = _entry_point(name)
    try:
        function, digest = entry.load(), _digest(entry.module)
    except Exception:
        raise BadRecognizer(part=name, problem="plugin-not-loaded") from None
    if not callable(function):
        raise BadRecognizer(part=name, problem="plugin-not-loaded")

    def find(text: str) -> Iterable[Mention]:
        try:
            found = list(function(text))
        except Exception:
            raise BadRecognizer(part=name, problem="plugin-failed") from None
        return [_mention(name, each, len(text)) for each in found]

    return find, digest


def _entry_point(name: str) -> metadata.EntryPoint:
    entries = metadata.entry_points(group=GROUP)
    found = [each for each in entries if each.name == name]
    if not found:
        known = tuple(sorted({each.name for each in entries}))
        raise BadRecognizer(part=name, problem="no-such-plugin", allowed=known)
    if len(found) > 1:
        raise BadRecognizer(part=name, problem="several-plugins")
    return found[0]


def _mention(name: str, found: object, length: int) -> Mention:
    if isinstance(found, tuple) and len(found) == _TRIPLE:
        start, end, kind = found
        whole = type(start) is int and type(end) is int and 0 <= start < end <= length
        if whole and kind in tuple(Kind):
            return Mention(start, end, Kind(kind), SCORE, Recognizer.OWN, message("own.package", name=name))
    raise BadRecognizer(part=name, problem="plugin-finding")


def _digest(module: str) -> str:
    """Return SHA-256 of the names and bytes of all files of the module's top package."""
    root = import_module(module.partition(".")[0])
    files = {Path(each).name: Path(each) for each in filter(None, [root.__file__])}
    for folder in map(Path, getattr(root, "__path__", ())):
        inside = (each for each in folder.rglob("*") if each.is_file() and each.suffix != ".pyc")
        files.update({each.relative_to(folder).as_posix(): each for each in inside})
    digest = hashlib.sha256()
    for name, file in sorted(files.items()):
        digest.update(f"{name}\0".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()
