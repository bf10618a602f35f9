"""Misspelt names of people whom the text names elsewhere: "Tolvanne" and "Tovlane" beside "Ada Tolvane".

A name written wrong still names somebody, and a network may take the word for anything.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations

from engine.core import name_forms
from engine.core.expressions import Expression
from engine.core.message import Message
from engine.detection.entities import names
from engine.detection.entities.people import Person, ShortForm, form
from engine.detection.lexicon import common_words, first_names

_REASON = Message("aliases.misspelt")
_SHORTEST = 6  # letters
_LONG = 8  # letters of a name in which two may be wrong
_WORD = Expression(r"(?<![\w@./'’-])[^\W\d_a-zß-öø-ÿ][^\W\d_]{4,24}(?![\w@'’-]|\.\w)")


def find(text: str, people: Iterable[Person]) -> Iterator[ShortForm]:
    """Yield the capitalised words that are a name of one of `people` but for a letter, in a name of eight but for two.

    Letters may be missing, added, wrong or in another order; the first is right. No word is one that a language uses or
    that is listed as a given name. Each is a mention of somebody, but joins nobody's entity: a name that differs by a
    letter may be that of somebody else.
    """
    parts = {part for each in people for part in (*each.given, each.family) if len(part) >= _SHORTEST}
    known = {part for part in parts if not _is_word(part)}
    near: dict[str, set[str]] = defaultdict(set)
    for part in known:
        for key in _without_letters(part):
            near[key].add(part)
    shapes = {(part[0], len(part) + more) for part in known for more in range(-2, 3)}
    for match in _WORD.finditer(text) if known else ():
        word = names.fold_letters(match[0])
        if (word[0], len(word)) not in shapes or word in parts or _is_word(word):
            continue
        found = {part for key in _without_letters(word) for part in near.get(key, ())}
        if any(part[0] == word[0] and not _is_inflected(word, part) for part in found):
            yield form(*match.span(), (), _REASON, 0.7)


def _is_word(word: str) -> bool:
    return name_forms.is_ordinary(word) or common_words.is_used(word) or first_names.is_listed(word)


def _is_inflected(word: str, part: str) -> bool:
    """Return whether a word is the name with an ending, of which other recognizers know whether it names somebody."""
    return word.startswith(part) or part.startswith(word)


def _without_letters(word: str) -> Iterator[str]:
    """Yield a word and what is left of it without one letter, or two of a long one, which near words share."""
    for count in range(3 if len(word) >= _LONG else 2):
        for left in combinations(word, len(word) - count):
            yield "".join(left)
