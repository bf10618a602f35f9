"""Numbers written in another way than asked for: other groups, digits of other scripts, circled digits, words.

For the term QX-48213377: "QX 4821 3377", "4821.3377", "④⑧②①③③⑦⑦", "four eight two one, double three, double seven",
"0048213377", Morse code and Braille.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise, takewhile

from engine.core.expressions import Expression
from engine.core.folding import fold, fold_character
from engine.detection.letters import braille, number_words
from engine.detection.letters.disguises import is_ignored
from engine.detection.letters.views import Offsets, View, in_morse, resolved

_FEWEST = 6
"""Fewest digits of a number that is searched for: fewer may stand together by chance."""
_WIDEST = 4  # characters between two digits or groups
_SAME_NUMBER = Expression(r"0*|00[1-9]\d{0,2}")
"""Prefixes that leave a number the same: zeros, or the prefix of a country."""
_TOKEN = Expression(r"[^\W\d_]+|\d|[^\W_]|[\uf030-\uf094]")
_ALIKE = str.maketrans("oil", "011")  # letters in place of digits

_TIMES = {"double": 2, "triple": 3, "treble": 3, "doppel": 2, "doble": 2, "duplo": 2, "dobbelt": 2}
# Codes of digits in symbol fonts: Symbol, and the circled ones of Wingdings, white and black.
_SYMBOLS = {chr(first + digit): str(digit) for first in (0xF030, 0xF080, 0xF08B) for digit in range(10)}
# Words between digits that are read aloud.
_SKIPPED = frozenset(map(fold, "and und et y e og dash hyphen minus bindestrich tiret slash point dot space".split()))


@dataclass(slots=True)
class _Stream:
    """Digits and letters in a row, each with its span in the text; a blank where the gap before one is too wide.

    Attributes:
        end: of the last sign, or of the words behind it that may stand between two digits.
    """

    signs: list[str] = field(default_factory=list, repr=False)
    spans: list[tuple[int, int]] = field(default_factory=list)
    end: int = 0

    def add(self, signs: str, span: tuple[int, int]) -> None:
        if self.spans and span[0] - self.end > _WIDEST:
            self.stop(span[0])
        self.signs += signs
        self.spans += (span for _ in signs)
        self.end = span[1]

    def skip(self, start: int, end: int) -> None:
        """Let a word be between two digits, unless the gap before it is too wide."""
        if start - self.end <= _WIDEST:
            self.end = end

    def stop(self, at: int) -> None:
        self.signs.append(" ")
        self.spans.append((at, at))


def find(text: str, words: Iterable[str]) -> Iterator[tuple[str, Offsets]]:
    """Yield each number that is written in any way, with the offsets of its digits and of what belongs to it.

    Args:
        words: folded, without separators; those with few digits are not searched for.
    """
    needles = {needle: word for word in dict.fromkeys(words) for needle in _needles(word)}
    if not needles:
        return
    for view in filter(None, (View(text), resolved(text), in_morse(text), braille.numbers(text))):
        stream = _stream(view.characters)
        for needle, first, last in _places(view.characters, stream, needles):
            start, end = view.stretch(first)[0], view.stretch(last)[1]
            while end < len(text) and is_ignored(text[end]):  # what makes a key of a digit
                end += 1
            yield needles[needle], tuple(range(start, end))


def _places(text: str, stream: _Stream, needles: Iterable[str]) -> Iterator[tuple[str, int, int]]:
    """Yield each needle with the indexes of its first and its last character, where no longer number holds it."""
    signs = "".join(stream.signs)
    for needle in needles:
        start = signs.find(needle)
        while start >= 0:
            end = start + len(needle)
            begin = _beginning(text, stream, start)
            if begin is not None and not _goes_on(stream, end):
                yield needle, stream.spans[begin][0], stream.spans[end - 1][1] - 1
            start = signs.find(needle, start + 1)


def _needles(word: str) -> Iterator[str]:
    """Yield a word with many digits, and its digits where they stand together."""
    if sum(map(str.isdigit, word)) >= _FEWEST:
        yield word.translate(_ALIKE)
        yield from (run for run in re.findall(r"\d+", word) if len(run) >= _FEWEST)


def _beginning(text: str, stream: _Stream, at: int) -> int | None:
    """Return where a number begins that means the same as what follows this place of the stream; None if none does.

    It may have zeros before it, or the prefix of its country: 000531774208, 00491715550198, +491715550198.
    """
    begin = at
    while _goes_on(stream, begin):
        begin -= 1
    before = "".join(stream.signs[begin:at])
    first = stream.spans[begin][0]
    if before and text[max(first - 1, 0) : first] == "+":
        before = f"00{before}"
    return begin if _SAME_NUMBER.fullmatch(before) else None


def _goes_on(stream: _Stream, at: int) -> bool:
    """Return whether a number goes on, without a gap, over this place of the stream."""
    if not 0 < at < len(stream.signs):
        return False
    return (
        stream.signs[at - 1].isdigit() and stream.signs[at].isdigit() and stream.spans[at - 1][1] == stream.spans[at][0]
    )


def _stream(text: str) -> _Stream:
    stream = _Stream()
    times, before = 1, 0  # how often the next digit is said, and where the word that says it begins
    tokens = list(_TOKEN.finditer(text))
    words = [fold(each[0]) for each in tokens]
    at = 0
    while at < len(tokens):
        start, end = tokens[at].span()
        said = words[at]
        count = _said(tokens, words, at)
        if said in _TIMES:
            times, before = _TIMES[said], start
            at += 1
            continue
        if count:
            digits = number_words.DIGITS[tuple(words[at : at + count])]
            stream.add(digits * times, (before if times > 1 else start, tokens[at + count - 1].end()))
        elif said in _SKIPPED:
            stream.skip(start, end)
        else:
            _add_letters(stream, tokens[at][0], start)
        times = 1
        at += max(count, 1)
    return stream


def _said(tokens: list[re.Match[str]], words: list[str], at: int) -> int:
    """Return how many words from here say a number of one or two digits: as many as can; 0 if none does.

    Hyphens bind words closer than blanks do: "vingt quatre-vingt-deux" is 20 and 82, not 24, 20 and 2.
    """
    if words[at] not in number_words.FIRST:
        return 0
    gaps = [
        one.string[one.end() : other.start()] for one, other in pairwise(tokens[at : at + number_words.LONGEST + 1])
    ]
    near = list(takewhile(lambda gap: len(gap) <= _WIDEST, gaps[: number_words.LONGEST - 1]))
    counts = [count for count in range(len(near) + 1, 0, -1) if tuple(words[at : at + count]) in number_words.DIGITS]
    whole = (count for count in counts if gaps[count - 1 : count] not in (["-"], ["\u2010"]))
    return next(whole, max(counts, default=0))


def _add_letters(stream: _Stream, written: str, start: int) -> None:
    for at, character in enumerate(written, start=start):
        if sign := _sign(character):
            stream.add(sign, (at, at + 1))


@cache
def _sign(character: str) -> str:
    """Return the digit that a character means, or its folded letters."""
    if character in _SYMBOLS:
        return _SYMBOLS[character]
    value = unicodedata.numeric(character, -1)
    if value in range(10):
        return str(int(value))
    return "".join(each for each in fold_character(character) if each.isalnum()).translate(_ALIKE)
