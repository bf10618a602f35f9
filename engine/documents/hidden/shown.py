"""What counts as said: the words of a text, and whether a reader sees them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.types import Concealed
from engine.core.words import words

# Programs write these into every file; they say nothing of what it is about.
_OF_EVERY_FILE = frozenset("untitled unknown none true false default normal".split())


def seen_words(*texts: str) -> frozenset[str]:
    """The words of what a reader sees."""
    return frozenset(word.folded for text in texts for word in words(text))


def unseen(code: str, text: str, seen: frozenset[str], page: int | None = None) -> Iterator[Concealed]:
    """A text beside the pages, if it says anything; it leaks if it holds a word that no page shows."""
    said = seen_words(text) - _OF_EVERY_FILE
    if said:
        yield Concealed(code, not said <= seen, page, text)
