"""Words in pictures that OCR read with a wrong or missing letter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core import name_forms
from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.types import Document

_WORD = Expression(r"[^\W_]+")
_SHORTEST, _LONG = 5, 8  # letters of a word that may have one wrong letter, and two


def find(document: Document, words: Iterable[str]) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield words that text read from pictures nearly contains, each with the offsets of the misread word.

    A misread word that is an ordinary English word does not count.

    Args:
        words: folded, of letters only.
    """
    wanted = [each for each in dict.fromkeys(words) if len(each) >= _SHORTEST and each.isalpha()]
    for segment in document.segments if wanted else ():
        if not segment.place.in_picture:
            continue
        for written in _WORD.finditer(document.text, segment.start, segment.end):
            read = fold(written[0])
            if len(read) < _SHORTEST - 1 or name_forms.is_ordinary(read):
                continue
            for word in wanted:
                if read != word and _is_nearly(read, word):
                    yield word, tuple(range(*written.span()))
                    break


def says(said: str, word: str) -> bool:
    """Return whether what OCR read contains a word, or nearly contains one of `_SHORTEST` letters or more."""
    read = [fold(each) for each in _WORD.findall(said)]
    return word in "".join(read) or (len(word) >= _SHORTEST and any(_is_nearly(each, word) for each in read))


def _is_nearly(read: str, word: str) -> bool:
    most = 2 if len(word) >= _LONG else 1
    return abs(len(read) - len(word)) <= most and _differ(read, word, most)


def _differ(one: str, other: str, most: int) -> bool:
    """Return whether the Levenshtein distance of two words is at most `most`."""
    row = list(range(len(other) + 1))
    for index, letter in enumerate(one, start=1):
        before, row[0] = row[0], index
        for column, sign in enumerate(other, start=1):
            before, row[column] = row[column], min(row[column] + 1, row[column - 1] + 1, before + (letter != sign))
        if min(row) > most:
            return False
    return row[-1] <= most
