"""Finds what a person looks for in the text of a document."""

from __future__ import annotations

from enum import StrEnum

import regex

from engine.errors import BadSearch
from engine.recognizers import terms

Span = tuple[int, int]

_SECONDS = 1.0
"""How long one search may take: some regular expressions would not end."""
_LONG_WORDS = 8
"""From so many letters on, two of them may be wrong."""
_SHORTEST = 4
"""Words with fewer letters are other words as soon as one is wrong."""


class Search(StrEnum):
    """TEXT: anywhere; WORDS: as whole words, both in any case and over line breaks; NEARLY: as whole words, one letter
    of which may be wrong, missing or too many, in longer ones two; PATTERN: a regular expression."""

    TEXT = "text"
    WORDS = "words"
    NEARLY = "nearly"
    PATTERN = "pattern"


def find(text: str, wanted: str, how: Search) -> tuple[Span, ...]:
    """Where it stands, in order, without overlaps.

    Raises:
        BadSearch: `wanted` is no regular expression, or one that takes too long.
    """
    if not wanted.strip():
        return ()
    if how is Search.PATTERN:
        return _matches(text, wanted)
    exact = tuple(terms.spans(text, wanted, whole=how is not Search.TEXT))
    if how is not Search.NEARLY:
        return exact
    return _without_overlaps(exact, _matches(text, _nearly(wanted)))


def _nearly(wanted: str) -> str:
    """A pattern for the words and for what a machine that reads print may take them for."""
    words = wanted.split()
    letters = sum(map(len, words))
    errors = (letters >= _SHORTEST) + (letters >= _LONG_WORDS)
    # Wrong ones are letters, digits or what a stroke is read as: a space or a comma would join neighbours.
    spaced = r"\s+".join(map(regex.escape, words))
    return rf"(?<!\w)(?:{spaced}){{e<={errors}:[\w|]}}(?!\w)"


def _matches(text: str, pattern: str) -> tuple[Span, ...]:
    try:
        compiled = regex.compile(pattern, regex.IGNORECASE | regex.MULTILINE)
        found = compiled.finditer(text, timeout=_SECONDS, concurrent=True)
        return tuple(each.span() for each in found if each[0].strip())
    except regex.error as error:
        raise BadSearch(problem="bad-pattern") from error
    except TimeoutError as error:
        raise BadSearch(problem="time") from error


def _without_overlaps(first: tuple[Span, ...], others: tuple[Span, ...]) -> tuple[Span, ...]:
    """All of `first`, and of the others those that share nothing with these."""
    taken = {at for start, end in first for at in range(start, end)}
    beside = (span for span in others if taken.isdisjoint(range(*span)))
    return tuple(sorted((*first, *beside)))
