"""Folding of text for comparison: no case, compatibility forms, diacritics and invisible characters.

Detection, the user's terms and the index of words all fold with these functions; `engine.verify.terms` has its own,
so that verification is independent.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

# Letters that Unicode does not decompose, as people write them on other keyboards.
_PLAIN = {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ħ": "h", "ı": "i", "ŋ": "n"}
_INVISIBLE = frozenset("\u00ad\u200b\u200c\u200d\u2060\ufeff\u200e\u200f")


@lru_cache(maxsize=8192)
def fold_character(character: str) -> str:
    """Return the folded character: zero or more characters."""
    if character in _INVISIBLE:
        return ""
    parts = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", character).casefold())
    return "".join(_PLAIN.get(part, part) for part in parts if not unicodedata.combining(part))


def fold(text: str) -> str:
    """Return the folded text."""
    return text.lower() if text.isascii() else "".join(map(fold_character, text))


def fold_with_origins(text: str) -> tuple[str, list[int]]:
    """Return the folded text, and for each of its characters the index of its original character."""
    folded: list[str] = []
    origins: list[int] = []
    for index, character in enumerate(text):
        for part in fold_character(character):
            folded.append(part)
            origins.append(index)
    return "".join(folded), origins
