"""Regular expressions that are compiled when a text may need them.

A long one takes milliseconds, and there are some two thousand: more work than all that is done with a page of text.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from functools import cache, cached_property
from typing import Any


class Expression:
    """A regular expression with the methods of `re.Pattern` that are needed.

    Args:
        flags: those of `re.compile`.
        cues: short parts of the pattern, at least one of which matches within every match, such as the title before a
            name. A text without any is not searched further, and the pattern is not compiled for it.

    Raises:
        ValueError: a cue is no part of the pattern.
    """

    def __init__(self, pattern: str, flags: int = 0, *, cues: tuple[str, ...] = ()) -> None:
        if not all(each in pattern for each in cues):
            raise ValueError("cue of another pattern")
        self.pattern = pattern
        self.flags = flags
        self.cue = _shared("|".join(cues), flags) if cues else None

    @cached_property
    def compiled(self) -> re.Pattern[str]:
        """The compiled expression."""
        return re.compile(self.pattern, self.flags)

    def search(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """Return the first match between two offsets."""
        return self.compiled.search(text, start, end) if self._may_match(text, start, end) else None

    def match(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """Return the match that begins at `start`."""
        return self.compiled.match(text, start, end)

    def fullmatch(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """Return the match of all between two offsets."""
        return self.compiled.fullmatch(text, start, end) if self._may_match(text, start, end) else None

    def finditer(self, text: str, start: int = 0, end: int = sys.maxsize) -> Iterator[re.Match[str]]:
        """Return the matches between two offsets, one by one."""
        return self.compiled.finditer(text, start, end) if self._may_match(text, start, end) else iter(())

    def findall(self, text: str, start: int = 0, end: int = sys.maxsize) -> list[Any]:
        """Return the words of all matches or, with groups, those of the groups."""
        return self.compiled.findall(text, start, end) if self._may_match(text, start, end) else []

    def split(self, text: str) -> list[str]:
        """Return the parts of the text between all matches."""
        return self.compiled.split(text)

    def sub(self, replacement: str | Callable[[re.Match[str]], str], text: str, count: int = 0) -> str:
        """Return the text with the first matches replaced, all of them where `count` is 0."""
        return self.compiled.sub(replacement, text, count)

    def _may_match(self, text: str, start: int, end: int) -> bool:
        return self.cue is None or self.cue.search(text, start, end) is not None


@cache
def _shared(pattern: str, flags: int) -> Expression:
    """Return the expression of cues, the same for all expressions that have them."""
    return Expression(pattern, flags)
