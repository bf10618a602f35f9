"""Language of a passage, English or another, by how often languages use its small words."""

from __future__ import annotations

from functools import lru_cache

from engine.core.expressions import Expression

_OTHERS = tuple("de fr es pt nb da".split())
_SMALL = Expression(r"[^\W\d_]{2,}")
_AROUND = 200
"""Characters beside a span whose language is that of its sentence."""
_NEARLY = 2.0
"""Sum of frequencies by which a word or two that languages share may be more frequent in another."""


@lru_cache(maxsize=256)
def is_english(passage: str) -> bool:
    """Return whether the small words of a passage are at least nearly as frequent in English as in any language."""
    words = [each for each in _SMALL.findall(passage) if each.islower()]
    english, *others = (sum(_frequency(word, language) for word in words) for language in ("en", *_OTHERS))
    return english + _NEARLY >= max(others)


@lru_cache(maxsize=16384)
def _frequency(word: str, language: str) -> float:
    from wordfreq import zipf_frequency  # see `core.name_forms`

    return float(zipf_frequency(word, language, wordlist="small"))


def is_english_around(text: str, start: int, end: int) -> bool:
    """Return whether the words around a span are English."""
    return is_english(f"{text[max(0, start - _AROUND) : start]} {text[end : end + _AROUND]}")
