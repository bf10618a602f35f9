"""Words that letters at equal steps spell: the first of each word or line, the last of each line, every second one.

Spelling alphabets of any country say a name so ("Quelle Ulrich Ida Samuel"), verses do, and so do puzzles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.expressions import Expression
from engine.core.folding import fold_character
from engine.detection.letters.views import Offsets

_SHORTEST = 5
"""Fewest letters of a word that lines spell, or letters of one word."""
_SHORTEST_OF_MANY = 7  # of a word that the words or letters of a text spell, which it does by chance with fewer
_STEPS = (1, 2, 3)
_WORD = Expression(r"[^\W\d_]+")
_LINE = Expression(r"[^\n]+")

_Spans = list[tuple[int, int]]


def find(text: str, words: Iterable[str]) -> Iterator[tuple[str, Offsets]]:
    """Yield each word with the offsets to mask: the words of which each holds a letter, or all between two letters.

    Args:
        words: folded, of letters only; requested by the user.
    """
    wanted = [each for each in dict.fromkeys(words) if len(each) >= _SHORTEST and each.isalpha()]
    longer = [each for each in wanted if len(each) >= _SHORTEST_OF_MANY]
    if not wanted:
        return
    spans = [each.span() for each in _WORD.finditer(text)]
    yield from _spelled(text, spans, longer, _STEPS, _first)
    lines = [words_ for line in _LINE.finditer(text) if (words_ := list(_WORD.finditer(text, *line.span())))]
    firsts, lasts = ([each[end].span() for each in lines] for end in (0, -1))
    yield from _spelled(text, firsts, wanted, _STEPS[:1], _first)
    yield from _spelled(text, lasts, wanted, _STEPS[:1], _first, last=True)
    for pattern, sought in ((_WORD, wanted), (_LINE, longer)):
        least = min(map(len, sought), default=len(text))
        for match in pattern.finditer(text):
            if match.end() - match.start() >= least * _STEPS[1] - 1:
                letters = [(each, each + 1) for each in range(*match.span()) if text[each].isalpha()]
                yield from _spelled(text, letters, sought, _STEPS[1:], _between)


def _spelled(
    text: str,
    spans: _Spans,
    wanted: Iterable[str],
    steps: Iterable[int],
    offsets: Callable[[_Spans], Offsets],
    *,
    last: bool = False,
) -> Iterator[tuple[str, Offsets]]:
    """Yield each word that the first, or the last, letters of every so many spans spell."""
    letters = "".join(fold_character(text[end - 1 if last else start])[:1] or " " for start, end in spans)
    for step in steps:
        for first in range(step):
            row, chosen = letters[first::step], spans[first::step]
            for word in wanted:
                at = row.find(word)
                while at >= 0:
                    yield word, offsets(chosen[at : at + len(word)])
                    at = row.find(word, at + 1)


def _first(spans: _Spans) -> Offsets:
    return tuple(each for span in spans for each in range(*span))


def _between(spans: _Spans) -> Offsets:
    return tuple(range(spans[0][0], spans[-1][1]))
