"""Visible words: whether text of metadata or hidden content tells more than what a reader sees."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.types import Concealed
from engine.core.words import words

# Values that programs write into every file, which tell nothing about its content.
_OF_EVERY_FILE = frozenset("untitled unknown none true false default normal".split())


def seen_words(*texts: str) -> frozenset[str]:
    """Return the folded words of texts that a reader sees."""
    return frozenset(word.folded for text in texts for word in words(text))


def unseen(code: str, text: str, seen: frozenset[str], page: int | None = None) -> Iterator[Concealed]:
    """Yield hidden text as an item, if it has any word; it leaks if no page shows one of its words."""
    own_words = seen_words(text) - _OF_EVERY_FILE
    if own_words:
        yield Concealed(code, not own_words <= seen, page, text)
