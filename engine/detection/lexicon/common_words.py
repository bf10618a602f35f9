"""Words that a language uses often, by their frequency in text, and words that are given names, too."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.core import resources
from engine.core.folding import fold

COMMON_ALONE = 3.3
"""Zipf frequency (log10 of occurrences in a billion words) of words that are everyday ones by themselves."""
_LANGUAGES = tuple("de fr es pt nb da".split())


def is_common_anywhere(word: str) -> bool:
    """Return whether a word in lower case is common in a language other than English, and not a listed name."""
    return not is_given(word) and any(frequency(word, each) >= COMMON_ALONE for each in _LANGUAGES)


def is_used(word: str) -> bool:
    """Return whether English or another language of the networks uses a word in small letters at all often."""
    return any(frequency(word, each) > 0 for each in ("en", *_LANGUAGES))


@lru_cache(maxsize=16384)
def frequency(word: str, language: str) -> float:
    """Return the Zipf frequency of a word in small letters in a language; Nynorsk has that of Bokmål."""
    from wordfreq import zipf_frequency  # see `core.name_forms`

    return float(zipf_frequency(word, "nb" if language == "nn" else language, wordlist="small"))


def is_given(word: str) -> bool:
    """Return whether a word is a listed given name."""
    return fold(word) in _given()


@cache
def _given() -> frozenset[str]:
    return frozenset(resources.read_list("lists/abroad/given_names.txt"))
