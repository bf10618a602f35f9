"""The user's own patterns and word lists, and their mentions."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise

import regex

from engine.core.errors import BadRecognizer
from engine.core.folding import fold, fold_with_origins
from engine.core.message import message
from engine.core.types import Kind, Mention, Recognizer
from engine.detection.patterns.rule import around

SCORE = 0.95

_SECONDS = 20.0
"""Time for one pattern on one stretch of text; one that backtracks without end takes more."""
_WORD = re.compile(r"[^\W_]+")
_APART = 4  # characters between two words of an entry


def _mention(start: int, end: int, kind: Kind, name: str, *, always: bool) -> Mention:
    """Return a mention; one that is always masked counts as a term."""
    if always:
        return Mention(start, end, kind, 1.0, Recognizer.TERMS, message("own.always", name=name))
    return Mention(start, end, kind, SCORE, Recognizer.OWN, message("own.found", name=name))


@dataclass(frozen=True, slots=True)
class Pattern:
    """A regular expression, with conditions on the text around a match."""

    file: str
    name: str
    kind: Kind
    always: bool
    form: regex.Pattern[str]
    near: regex.Pattern[str] | None
    unless: regex.Pattern[str] | None

    def find(self, text: str) -> Iterator[Mention]:
        """Yield the mentions in a stretch of text.

        Raises:
            BadRecognizer: the pattern takes too long.
        """
        group = min(self.form.groups, 1)
        try:
            for match in self.form.finditer(text, timeout=_SECONDS):
                start, end = match.span(group)
                if start < end and self._holds(around(text, start, end)):
                    yield _mention(start, end, self.kind, self.name, always=self.always)
        except TimeoutError:
            raise BadRecognizer(file=self.file, part=self.name, problem="time") from None

    def _holds(self, context: str) -> bool:
        if self.unless and self.unless.search(context, timeout=_SECONDS):
            return False
        return self.near is None or self.near.search(context, timeout=_SECONDS) is not None


@dataclass(frozen=True, slots=True)
class OwnWordList:
    """A list of words and phrases: by the first folded word, the folded words of each entry, the longest first."""

    name: str
    kind: Kind
    always: bool
    entries: Mapping[str, tuple[tuple[str, ...], ...]] = field(repr=False)

    def find(self, text: str) -> Iterator[Mention]:
        """Yield the mentions in a stretch of text: the longest entry at each place."""
        folded, origins = fold_with_origins(text)
        found = [(match[0], *match.span()) for match in _WORD.finditer(folded)]
        behind = 0
        for number, (word, start, _) in enumerate(found):
            if number < behind:
                continue
            for entry in self.entries.get(word, ()):
                row = found[number : number + len(entry)]
                if tuple(each[0] for each in row) == entry and _together(row):
                    behind = number + len(entry)
                    end = origins[row[-1][2] - 1] + 1
                    yield _mention(origins[start], end, self.kind, self.name, always=self.always)
                    break


def _together(row: list[tuple[str, int, int]]) -> bool:
    return all(after[1] - before[2] <= _APART for before, after in pairwise(row))


def entries(words: Iterable[str]) -> Mapping[str, tuple[tuple[str, ...], ...]]:
    rows: dict[str, set[tuple[str, ...]]] = defaultdict(set)
    for each in words:
        if row := tuple(_WORD.findall(fold(each))):
            rows[row[0]].add(row)
    return {first: tuple(sorted(found, key=lambda row: (-len(row), row))) for first, found in rows.items()}
