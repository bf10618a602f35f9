"""Annotators' decisions on places, and the words of an annotated text found again in the text of a file.

The text that is read from a file has the words of the annotated text, but other spacing, other line ends and, where
columns or cells lie side by side, another order. So words are aligned, not offsets.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from enum import StrEnum

from engine.core.types import Span

_WORD = re.compile(r"[^\W_]+")
_LONGEST_RUN = 16
"""Words at most that are read as one."""


class PlaceDecision(StrEnum):
    """Annotators' decision on a place. NOT: it looks like an identifier, and masking it is wrong."""

    MUST = "must"
    MAY = "may"
    NOT = "not"


def aligned(text: str, read: str) -> list[Span | None]:
    """Return for each word of `text` its place in `read`, or None.

    Longest runs of equal words in the same order come first; what is left is aligned again, until nothing matches: text
    that moved is found too. Last come words that are read as one ("2 0 1 9" as "2019"), or one that is read as several.
    """
    left = list(word_spans(text))
    right = list(word_spans(read))
    found: list[Span | None] = [None] * len(left)
    mine, theirs = list(range(len(left))), list(range(len(right)))
    while mine and theirs:
        matcher = SequenceMatcher(
            None,
            [text[slice(*left[index])].casefold() for index in mine],
            [read[slice(*right[index])].casefold() for index in theirs],
            autojunk=False,
        )
        pairs = [
            (mine[block.a + step], theirs[block.b + step])
            for block in matcher.get_matching_blocks()
            for step in range(block.size)
        ]
        if not pairs:
            break
        for ours, other in pairs:
            found[ours] = right[other]
        taken, used = {ours for ours, _ in pairs}, {other for _, other in pairs}
        mine = [index for index in mine if index not in taken]
        theirs = [index for index in theirs if index not in used]
    for ours, spans in _respaced(text, [left[index] for index in mine], read, [right[index] for index in theirs]):
        found[mine[ours]] = spans
    return found


def _respaced(text: str, ours: Sequence[Span], read: str, theirs: Sequence[Span]) -> Iterator[tuple[int, Span]]:
    """Yield the index of words of `ours`, and their place in `read`, where runs of both have the same letters."""
    runs = {letters: run for run, letters in _runs(read, theirs)}
    done: set[int] = set()
    for run, letters in sorted(_runs(text, ours), key=lambda each: -len(each[1])):
        if done.isdisjoint(run) and letters in runs:
            places = [place for index in runs.pop(letters) for place in range(*theirs[index])]
            done.update(run)
            begin = 0
            for index in run:
                end = begin + ours[index][1] - ours[index][0]
                yield index, (places[begin], places[end - 1] + 1)
                begin = end


def _runs(text: str, words: Sequence[Span]) -> Iterator[tuple[range, str]]:
    """Yield each run of up to `_LONGEST_RUN` neighbouring words, and its letters."""
    for first in range(len(words)):
        for last in range(first + 1, min(first + _LONGEST_RUN, len(words)) + 1):
            run = range(first, last)
            yield run, "".join(text[slice(*words[index])] for index in run)


def word_spans(text: str) -> Iterator[Span]:
    """Yield letters and digits without a break; underscores separate, as in user names."""
    return (match.span() for match in _WORD.finditer(text))
