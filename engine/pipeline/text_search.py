"""Search in the text of a document: anywhere, for whole words, with wrong letters, or by a regular expression."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from itertools import islice

import regex

from engine.core.errors import BadSearch
from engine.core.types import Span
from engine.detection.own import terms

_SECONDS = 1.0
"""Time limit of one search: some regular expressions would not end."""
_LONGEST_PATTERN = 1000
"""Characters of a regular expression."""
_MOST_COPIES = 100_000
"""Copies of one part that a compiled expression may hold: "(a{5000}){5000}" would take all memory before any search."""
_MOST_PLACES = 20_000
"""Places that one search may find: a user looks at none of more, and the window would not answer."""
_LONG_WORDS = 8
"""Letters from which on two of them may be wrong."""
_SHORTEST = 4
"""Fewest letters of which one may be wrong: a shorter word becomes another word."""


class SearchMode(StrEnum):
    """Ways to search.

    TEXT: anywhere; WORDS: whole words, both in any case and across line breaks; NEARLY: whole words, one letter of
    which may be wrong, missing or added, in longer ones two; PATTERN: a regular expression.
    """

    TEXT = "text"
    WORDS = "words"
    NEARLY = "nearly"
    PATTERN = "pattern"


def find(text: str, wanted: str, how: SearchMode) -> tuple[Span, ...]:
    """Return the spans of `wanted` in the text, in order and without overlaps.

    Raises:
        BadSearch: `wanted` is no regular expression, or one that takes too long or finds too much.
    """
    if not wanted.strip():
        return ()
    if how is SearchMode.PATTERN:
        return _matches(text, wanted)
    exact = _bounded(terms.spans(text, wanted, whole=how is not SearchMode.TEXT))
    if how is not SearchMode.NEARLY:
        return exact
    return _without_overlaps(exact, _matches(text, _nearly(wanted)))


def _nearly(wanted: str) -> str:
    """Return a pattern for the words as they are and as OCR may misread them."""
    words = wanted.split()
    letters = sum(map(len, words))
    errors = (letters >= _SHORTEST) + (letters >= _LONG_WORDS)
    # Wrong characters are letters, digits or the bar that a stroke is read as: a space or a comma would join
    # neighbours.
    spaced = r"\s+".join(map(regex.escape, words))
    return rf"(?<!\w)(?:{spaced}){{e<={errors}:[\w|]}}(?!\w)"


def _matches(text: str, pattern: str) -> tuple[Span, ...]:
    if len(pattern) > _LONGEST_PATTERN or _copies(pattern) > _MOST_COPIES:
        raise BadSearch(problem="time")
    try:
        compiled = regex.compile(pattern, regex.IGNORECASE | regex.MULTILINE)
        found = compiled.finditer(text, timeout=_SECONDS, concurrent=True)
        return _bounded(each.span() for each in found if each[0].strip())
    except (regex.error, RecursionError, OverflowError) as error:
        raise BadSearch(problem="bad-pattern") from error
    except TimeoutError as error:
        raise BadSearch(problem="time") from error


_TOKEN = regex.compile(r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\{(?P<count>\d+)(?:,\d*)?\}|[()]", regex.DOTALL)


def _copies(pattern: str) -> int:
    """Return how often a compiled expression holds its most repeated part: counts multiply where groups are nested."""
    inner = [1]  # by open group: the largest number of copies of a part within it
    closed = 1  # of the group that ends here
    end = 0
    for token in _TOKEN.finditer(pattern):
        follows, end = token.start() == end, token.end()
        if token[0] == "(":
            inner.append(1)
        elif token[0] == ")" and len(inner) > 1:
            closed = inner.pop()
            inner[-1] = max(inner[-1], closed)
            continue
        elif token["count"]:
            closed = (closed if follows else 1) * int(token["count"])
            inner[-1] = max(inner[-1], closed)
            continue
        closed = 1
    return max(inner)


def _bounded(found: Iterable[Span]) -> tuple[Span, ...]:
    spans = tuple(islice(found, _MOST_PLACES + 1))
    if len(spans) > _MOST_PLACES:
        raise BadSearch(problem="too-many-places")
    return spans


_SOLID = regex.compile(
    r"(?:(?![\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}])[\w\p{M}\p{Cf}])"
    r"|(?<=\p{L})['’](?=\p{L})"
)
"""A character within a word, in scripts that put spaces between words."""


def whole_words(text: str, start: int, end: int) -> Span:
    """Return the span without spaces at its ends, and grown to the ends of the words that it cuts."""
    while start < end and text[start].isspace():
        start += 1
    while start < end and text[end - 1].isspace():
        end -= 1
    if start == end:
        return start, end
    while start > 0 and _SOLID.match(text, start - 1) and _SOLID.match(text, start):
        start -= 1
    while end < len(text) and _SOLID.match(text, end - 1) and _SOLID.match(text, end):
        end += 1
    return start, end


def _without_overlaps(first: tuple[Span, ...], others: tuple[Span, ...]) -> tuple[Span, ...]:
    """Return all of `first`, and those of the others that do not overlap with them."""
    taken = {at for start, end in first for at in range(start, end)}
    beside = (span for span in others if taken.isdisjoint(range(*span)))
    return tuple(sorted((*first, *beside)))
