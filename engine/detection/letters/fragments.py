"""Damaged words: the first or last letter is missing, signs or a foreign letter replace others, or a letter is wrong.

Exports write a box for a letter that they don't know, a drop cap is apart from the rest of its word, people hide some
letters of a name behind stars or mistype one, and DOS cut names of files: QUISTO~1.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple

import ahocorasick

from engine.core import name_forms
from engine.core.expressions import Expression
from engine.core.folding import fold, fold_with_origins
from engine.detection.letters.views import Offsets

_SHORTEST = 6
"""Fewest letters that are left of a word: fewer may be part of many words."""
_SHORTEST_WITHIN = 8  # of a word inside a longer one
_LONGEST = 100  # letters of the longer one
_HIDES = frozenset("*_#?×•·●○■□▪█▮")
_BETWEEN_BLANKS = Expression(r"(?<!\S)\S{6,60}(?!\S)")
_FEWEST_HIDDEN = 2  # letters; one is found as a damaged one
_FEWEST_LEFT = 4  # letters of a word whose others are hidden, and at least half of them
_MOST_BEFORE = 3  # quotation marks and brackets
_SHORTEST_MISTYPED = 7  # letters of a word; shorter ones are one letter away from many
_CAPITALISED = Expression(r"(?<![^\W\d_])[^\W\d_a-z][^\W\d_]{5,60}(?![^\W\d_])")
_SHORT_NAME = 6  # letters that DOS leaves of a name


class _Piece(NamedTuple):
    """Letters `start` to `end` of a word."""

    word: str
    start: int
    end: int

    @property
    def is_fragment(self) -> bool:
        return self.end - self.start == len(self.word) - 1


def find(text: str, words: Iterable[str]) -> Iterator[tuple[str, Offsets]]:
    """Yield each damaged word with the offsets to mask.

    Args:
        words: folded; those that the user asked to mask.
    """
    wanted = [each for each in dict.fromkeys(words) if each.isalpha() and len(each) >= _SHORTEST]
    if not wanted:
        return
    folded, origins = fold_with_origins(text)
    for word, (start, end) in chain(_damaged(folded, wanted), _starred(folded, wanted), _cut(folded, wanted)):
        yield word, tuple(range(origins[start], origins[end - 1] + 1))
    for word, span in _mistyped(text, wanted):
        yield word, tuple(range(*span))


def _damaged(folded: str, words: Iterable[str]) -> Iterator[tuple[str, tuple[int, int]]]:
    pieces: dict[str, list[_Piece]] = defaultdict(list)
    for word in words:
        for each in _pieces(word):
            pieces[word[each.start : each.end]].append(each)
    automaton = ahocorasick.Automaton()
    for letters, found in pieces.items():
        automaton.add_word(letters, found)
    automaton.make_automaton()
    for last, found in automaton.iter(folded):
        for piece in found:
            start = last + 1 - (piece.end - piece.start)
            span = _fragment(folded, piece, start) if piece.is_fragment else _with_sign(folded, piece, start)
            if span:
                yield piece.word, span


def _cut(folded: str, words: Iterable[str]) -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield the short names of files that DOS makes of a word."""
    cut = {word[:_SHORT_NAME]: word for word in words if len(word) > _SHORT_NAME}
    for match in re.finditer(rf"(?<![^\W\d_])([a-z]{{{_SHORT_NAME}}})~\d", folded):
        if match[1] in cut:
            yield cut[match[1]], match.span()


def _mistyped(text: str, words: Iterable[str]) -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield capitalised words that one letter too many, too few, another one or two in exchange tell from a word."""
    near: dict[str, list[str]] = defaultdict(list)
    for word in words:
        if len(word) >= _SHORTEST_MISTYPED and not name_forms.is_ordinary(word):
            for each in _shortened(word):
                near[each].append(word)
    meant: dict[str, str | None] = {}
    for match in _CAPITALISED.finditer(text) if near else ():
        written = fold(match[0])
        if written not in meant:
            alike = (word for each in _shortened(written) for word in near.get(each, ()))
            right = next((each for each in alike if each != written and _is_one_error(each, written)), None)
            meant[written] = None if name_forms.is_ordinary(written) else right
        if found := meant[written]:
            yield found, match.span()


def _shortened(word: str) -> set[str]:
    return {word, *(word[:at] + word[at + 1 :] for at in range(len(word)))}


def _is_one_error(word: str, written: str) -> bool:
    """Return whether one letter was added, left out, replaced or exchanged with the next; the first one is right."""
    if word[0] != written[0]:
        return False
    short, long = sorted((word, written), key=len)
    at = next((index for index, letter in enumerate(short) if letter != long[index]), len(short))
    if len(short) < len(long):
        return short[at:] == long[at + 1 :]
    swapped = short[at : at + 2] == long[at : at + 2][::-1] and short[at + 2 :] == long[at + 2 :]
    return swapped or short[at + 1 :] == long[at + 1 :]


def _starred(folded: str, words: Iterable[str]) -> Iterator[tuple[str, tuple[int, int]]]:
    for match in _BETWEEN_BLANKS.finditer(folded):
        if sum(map(_HIDES.__contains__, match[0])) >= _FEWEST_HIDDEN:
            for word in words:
                if (at := _hidden(match[0], word)) is not None:
                    first = match.start() + at
                    yield word, (first, first + len(word))


def _hidden(written: str, word: str) -> int | None:
    """Return where a word begins of which two letters or more are signs, in what is written between blanks."""
    for start in range(min(_MOST_BEFORE, len(written) - len(word)) + 1):
        end = start + len(word)
        same = sum(letter == sign for letter, sign in zip(word, written[start:end], strict=True))
        signs = sum(map(_HIDES.__contains__, written[start:end]))
        if (
            signs >= _FEWEST_HIDDEN
            and same >= max(_FEWEST_LEFT, len(word) / 2)
            and same + signs == len(word)
            and not any(map(str.isalnum, written[:start] + written[end:]))
        ):
            return start
    return None


def _pieces(word: str) -> Iterator[_Piece]:
    """Yield the two halves of a word, one of which a wrong letter leaves, and the word without an end."""
    middle, length = len(word) // 2, len(word)
    yield from (_Piece(word, 0, middle), _Piece(word, middle, length))
    for piece in (_Piece(word, 1, length), _Piece(word, 0, length - 1)):
        if length > _SHORTEST and not name_forms.is_ordinary(word[piece.start : piece.end]):
            yield piece


def _fragment(folded: str, piece: _Piece, start: int) -> tuple[int, int] | None:
    """Return the span of the whole word in which a fragment is found, or None where it is another word."""
    behind = start + piece.end - piece.start
    if not _is_letter(folded, start - 1) and not _is_letter(folded, behind):
        return start, behind
    if behind - start < _SHORTEST_WITHIN:
        return None
    first, end = start, behind
    while first > max(start - _LONGEST, 0) and folded[first - 1].isalnum():
        first -= 1
    while end < min(behind + _LONGEST, len(folded)) and folded[end].isalnum():
        end += 1
    whole = folded[first:end]
    is_other = piece.word in whole or end - first > _LONGEST or name_forms.is_ordinary(whole)
    return None if is_other else (first, end)


def _with_sign(folded: str, piece: _Piece, start: int) -> tuple[int, int] | None:
    """Return the span of a word one of whose letters is another sign, or None."""
    first = start - piece.start
    end = first + len(piece.word)
    written = folded[max(first, 0) : end]
    if first < 0 or len(written) < len(piece.word) or _is_letter(folded, first - 1) or _is_letter(folded, end):
        return None
    wrong = [index for index, letter in enumerate(piece.word) if written[index] != letter]
    if len(wrong) != 1 or not _replaces(written[wrong[0]]):
        return None
    is_outer = wrong[0] in (0, len(written) - 1)
    return None if is_outer and unicodedata.category(written[wrong[0]]).startswith("P") else (first, end)


def _is_letter(folded: str, index: int) -> bool:
    return 0 <= index < len(folded) and folded[index].isalnum()


def _replaces(sign: str) -> bool:
    """Return whether a character may be in place of a letter: neither a letter or digit of ours nor a blank."""
    return not sign.isspace() and not (sign.isascii() and sign.isalnum())
