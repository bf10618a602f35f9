"""What kind of organisation a name tells of by its own words."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from engine.hierarchy.tables import rows
from engine.words import fold

_SHORT = 3


@lru_cache(maxsize=16384)
def kind(words: str) -> str | None:
    """Such as "hospital" for "Bergen University Hospital"; None where no word says it, or nothing else stands.

    Words of two or three letters must end the name: "Norsk Hydro ASA".
    """
    plain = fold(words)
    for pattern, called in _table():
        if match := pattern.search(plain):
            return called if match.group() != plain else None
    return None


@cache
def kind_words() -> frozenset[str]:
    """All words that tell a kind of organisation, folded, one by one."""
    return frozenset(part for word, _ in rows("organisations", 2) for part in fold(word).split()) - {"of"}


@cache
def _table() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((_pattern(fold(word)), called) for word, called in rows("organisations", 2))


def _pattern(word: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(word)}" + ("$" if len(word) <= _SHORT else r"(?!\w)"))
