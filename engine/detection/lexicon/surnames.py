"""Surnames by the table of those of the United States, in which every family name of some size has its bearers."""

from __future__ import annotations

from engine.core import tables
from engine.core.folding import fold
from engine.core.name_forms import is_ordinary
from engine.detection.lexicon import common_words

_LANGUAGES = tuple("en de fr es pt nb da".split())
_OFTEN = 4.0
"""Zipf frequency in one of these languages from which a word that begins a sentence is rather that word."""
_MANY = 2_000
"""Bearers from which an ordinary word, such as "marsh", counts as a surname."""


def may_be(word: str) -> bool:
    """Return whether a word is a surname, and no word that is much more often something else."""
    return is_listed(word) and not any(common_words.frequency(word.lower(), each) >= _OFTEN for each in _LANGUAGES)


def is_listed(word: str) -> bool:
    """Return whether a word is a surname, one that is also an ordinary word only if many have it."""
    return bearers(word) >= (_MANY if is_ordinary(fold(word)) else 1)


def bearers(word: str) -> int:
    """Return how many people have a surname; 0 for one that hardly anybody has."""
    return sum(int(count) for _, count in tables.find("surnames-us", fold(word)))
