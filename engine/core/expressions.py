"""Regular expressions that are compiled when they are first used.

Long ones take milliseconds each, and most commands need only a few of a table's.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cached_property


class Expression:
    """A regular expression with the methods of `re.Pattern` that are needed; `flags` are those of `re.compile`."""

    def __init__(self, pattern: str, flags: int = 0) -> None:
        self.pattern = pattern
        self._flags = flags

    @cached_property
    def compiled(self) -> re.Pattern[str]:
        """The compiled expression."""
        return re.compile(self.pattern, self._flags)

    def search(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """Return the first match between two offsets."""
        return self.compiled.search(text, start, end)

    def match(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """Return the match that begins at `start`."""
        return self.compiled.match(text, start, end)

    def fullmatch(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """Return the match of all between two offsets."""
        return self.compiled.fullmatch(text, start, end)

    def finditer(self, text: str, start: int = 0, end: int = sys.maxsize) -> Iterator[re.Match[str]]:
        """Yield the matches between two offsets."""
        return self.compiled.finditer(text, start, end)

    def sub(self, replacement: str, text: str) -> str:
        """Return the text with all matches replaced."""
        return self.compiled.sub(replacement, text)
