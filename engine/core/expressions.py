"""Regular expressions that are compiled when a text may need them, and tried where they may match.

Compiling a long one takes milliseconds, and there are some two thousand: more work than all that is done with a page of
text. Trying each of them at every character of long texts takes even longer: one that has read much is tried only at
the places of its leads (`engine.core.leads`).
"""

from __future__ import annotations

import re
import sys
from bisect import bisect_left
from collections.abc import Callable, Iterator
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.core.leads import Leads, SortedPlaces

_LEAST_TEXT, _LEAST_PART = 400, 64
"""Characters of a text, and of the part of it to be searched, from which its places are looked up."""
_MUCH = 60_000
"""Characters that an expression reads before its leads are worth their computation."""
_LONGEST_TEXT = 4_000_000
"""Characters of a text whose places take too much memory."""
_MOST_PLACES = 8
"""Every so many characters may be the place of a lead; where more are, trying all characters is faster."""
_FEW = 8
"""Expressions that are tried at every character of a text before its places are sorted."""


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
        self._read = 0

    @cached_property
    def compiled(self) -> re.Pattern[str]:
        """The compiled expression."""
        return re.compile(self.pattern, self.flags)

    @cached_property
    def leads(self) -> Leads | None:
        """The first characters of its matches; None if it has no leads."""
        from engine.core.leads import leads  # here: short texts are searched without NumPy

        return leads(self.pattern, self.flags)

    def search(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """Return the first match between two offsets."""
        places = self._places(text, start, end)
        if places is not None:
            return next(self._at(places, text, start, end), None)
        return self.compiled.search(text, start, end) if self._may_match(text, start, end) else None

    def match(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """Return the match that begins at `start`."""
        return self.compiled.match(text, start, end)

    def fullmatch(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """Return the match of all between two offsets."""
        return self.compiled.fullmatch(text, start, end) if self._may_match(text, start, end) else None

    def finditer(self, text: str, start: int = 0, end: int = sys.maxsize) -> Iterator[re.Match[str]]:
        """Return the matches between two offsets, one by one."""
        places = self._places(text, start, end)
        if places is not None:
            return self._at(places, text, start, end)
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

    def _places(self, text: str, start: int, end: int) -> list[int] | None:
        """Return the places of a text where a match may begin; None if that is anywhere, or not worth knowing."""
        length = len(text)
        part = min(end, length) - start
        if length < _LEAST_TEXT or part < _LEAST_PART:
            return None
        self._read += part  # with this part: a long text read once without leads keeps the window waiting
        return _reading(text).places(self) if self._read > _MUCH else None

    def _at(self, places: list[int], text: str, start: int, end: int) -> Iterator[re.Match[str]]:
        """Yield the matches that begin at one of the places, each behind the one before."""
        for index in range(bisect_left(places, start) if start else 0, len(places)):
            place = places[index]
            if place >= end:
                return
            if place >= start and (match := self.compiled.match(text, place, end)):
                yield match
                start = match.end()

    def _may_match(self, text: str, start: int, end: int) -> bool:
        return self.cue is None or self.cue.search(text, start, end) is not None


@cache
def _shared(pattern: str, flags: int) -> Expression:
    """Return the expression of cues, the same for all expressions that have them."""
    return Expression(pattern, flags)


class _Reading:
    """A text that expressions are searched in, with the places of those that have leads."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._asked = 0
        self._known: dict[Expression, list[int] | None] = {}

    @cached_property
    def _all(self) -> SortedPlaces:
        from engine.core.leads import SortedPlaces  # see `Expression.leads`

        return SortedPlaces(self._text)

    def places(self, expression: Expression) -> list[int] | None:
        """Return the places where matches of an expression may begin; None if that is nearly anywhere."""
        if expression in self._known:
            return self._known[expression]
        self._asked += 1
        if self._asked <= _FEW or len(self._text) > _LONGEST_TEXT or expression.leads is None:
            return None
        few = self._all.count(expression.leads) * _MOST_PLACES <= len(self._text)
        found = self._known[expression] = self._all.of(expression.leads) if few else None
        return found


@lru_cache(maxsize=4)
def _reading(text: str) -> _Reading:
    return _Reading(text)
