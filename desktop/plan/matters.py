"""Word lists of a matter: the words that the user always or never wants masked.

These are words of documents: they are kept in files that only the user can read, apart from the records of documents.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from desktop.files import write_privately
from engine.core.options import Options

_CURRENT = "current.json"


@dataclass(frozen=True, slots=True)
class Matter:
    """Word lists under a name that the user gave; the matter without a name is for documents of no matter."""

    name: str = ""
    always: tuple[str, ...] = field(default=(), repr=False)
    never: tuple[str, ...] = field(default=(), repr=False)

    def applied(self, options: Options) -> Options:
        """Return the options with the words of this matter."""
        return replace(options, terms=self.always, keep=self.never)


class Matters:
    """A folder with a file for each matter; without a folder, nothing outlives the window.

    Files that can't be read are ignored; what can't be written is not kept.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self._known = {each.name: each for each in self._read()}
        self._current = self._read_current()

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of all matters that have one, sorted in any case."""
        return tuple(sorted(filter(None, self._known), key=str.casefold))

    @property
    def current(self) -> Matter:
        """The matter that new documents are opened with."""
        return self.load(self._current)

    def load(self, name: str) -> Matter:
        """Return a matter; an empty one if there is none of this name."""
        return self._known.get(name, Matter(name))

    def keep(self, matter: Matter) -> None:
        """Save a matter, and open documents with it from now on."""
        self._known[matter.name] = matter
        self._current = matter.name
        if self.folder:
            content = {"name": matter.name, "always": matter.always, "never": matter.never}
            write_privately(self.folder / _file_name(matter.name), _encoded(content))
            write_privately(self.folder / _CURRENT, _encoded({"name": matter.name}))

    def forget(self, name: str) -> None:
        """Delete a matter and its file."""
        self._known.pop(name, None)
        self._current = "" if self._current == name else self._current
        if self.folder:
            with suppress(OSError):
                (self.folder / _file_name(name)).unlink(missing_ok=True)
            write_privately(self.folder / _CURRENT, _encoded({"name": self._current}))

    def _read(self) -> list[Matter]:
        found = []
        for file in sorted(self.folder.glob("*.matter")) if self.folder else ():
            with suppress(OSError, ValueError, KeyError, TypeError):
                kept = json.loads(file.read_text(encoding="utf-8"))
                found.append(Matter(str(kept["name"]), _words(kept["always"]), _words(kept["never"])))
        return found

    def _read_current(self) -> str:
        with suppress(OSError, ValueError, KeyError, TypeError):
            if self.folder:
                return str(json.loads((self.folder / _CURRENT).read_text(encoding="utf-8"))["name"])
        return ""


def lines(text: str) -> tuple[str, ...]:
    """Return one term per line, without empty lines and duplicates."""
    return tuple(dict.fromkeys(filter(None, (" ".join(each.split()) for each in text.splitlines()))))


def _words(kept: object) -> tuple[str, ...]:
    if not isinstance(kept, list):
        raise TypeError
    return tuple(map(str, kept))


def _file_name(name: str) -> str:
    """Return a file name for a matter, whose name may contain what file names can't."""
    return f"{hashlib.sha256(name.encode()).hexdigest()[:32]}.matter"


def _encoded(content: Mapping[str, object]) -> bytes:
    return json.dumps(content, ensure_ascii=False).encode()
