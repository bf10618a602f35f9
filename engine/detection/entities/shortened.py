"""Shortened names of organisations: "the Port Authority" after "Saltby Port Authority".

The article shows that the reader knows which organisation is meant. A single word such as "the Hospital" does not
count, nor an end that fits two names of the text.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable

from engine.core.expressions import Expression
from engine.core.types import Kind, Mention
from engine.detection.entities.names import key

_WORD = Expression(r"\w+")
_DEFINITE = Expression(r"(?<!\w)(?:the|this|that|said|our)\s{1,3}\Z", re.IGNORECASE)
_BEFORE = 8
"""Characters before a mention in which the article is looked for."""
_FEWEST = 2
"""Words that must be left of a name."""


def owners(text: str, mentions: Iterable[Mention]) -> dict[str, str]:
    """Return the key of the full name by the key of each short name that is the end of only one earlier full name."""
    long_names: dict[tuple[str, ...], set[tuple[str, ...]]] = defaultdict(set)
    keys: dict[tuple[str, ...], str] = {}
    found: dict[str, str] = {}
    for each in sorted(mentions, key=lambda mention: mention.start):
        if each.kind is not Kind.ORG:
            continue
        name = each.words(text)
        words = tuple(word.casefold() for word in _WORD.findall(name))
        own = key(name, each)
        longer = {keys[known] for known in long_names[words]} - {own}
        if len(longer) == 1 and _DEFINITE.search(text, max(0, each.start - _BEFORE), each.start):
            found.setdefault(own, next(iter(longer)))
        keys.setdefault(words, own)
        for first in range(1, len(words) - _FEWEST + 1):
            long_names[words[first:]].add(words)
    return found
