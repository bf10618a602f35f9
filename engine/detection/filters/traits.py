"""English words that the network takes for demographic details of somebody, though they are everyday words or acronyms.

Traits that are listed have a mention of their own, by the word lists. What is left to the network are rare occupations
and the like, and names that it read as one: those stay.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.core.expressions import Expression
from engine.core.types import Kind, Mention, Recognizer
from engine.detection.filters import ordinary
from engine.detection.filters.products import is_named_so
from engine.detection.networks import language

_COMMON = 3.3
"""Zipf frequency (log10 of occurrences in a billion words) of everyday words."""
_DOUBTFUL = 0.6
"""Score below which a word in small letters is none that the network knows for a trait."""
_LONGEST_INITIALS = 3
_WORD = Expression(r"[^\W\d_]+(?:[-'’][^\W\d_]+)?")
_BEGINS = Expression(r"(?:\A|[\n\t|]|[.!?:]\s)[ \"“(\[]*\Z")
"""The end of what is before a sentence, a line or a cell, whose capital is no sign of a name."""
_WHO = Expression(
    r"\w{2,}(?:er|ers|or|ors|ist|ists|ian|ians|man|men|woman|women|wife|herd|smith|wright|ress|ant|ard|eon|ee)",
    re.IGNORECASE,
)
"""Endings of words for what somebody is."""


def without(text: str, mentions: Iterable[Mention]) -> Iterator[Mention]:
    """Yield the mentions without those that are one everyday word, or an acronym, of an English paragraph."""
    found = tuple(mentions)
    doubtful = {number for number, each in enumerate(found) if _is_doubtful(text, each)}
    passages = language.paragraphs(text) if doubtful else ()
    names = {word for each in found if each.kind is Kind.PERSON for word in _WORD.findall(each.words(text).casefold())}
    for number, each in enumerate(found):
        in_english = number in doubtful and language.at(passages, each.start) == language.DEFAULT
        if not in_english or each.words(text).casefold() in names:
            yield each


def _is_doubtful(text: str, mention: Mention) -> bool:
    """Return whether a mention is one word that says nothing about anybody by itself."""
    if mention.recognizer != Recognizer.NEURAL or mention.kind is not Kind.DEM:
        return False
    written = mention.words(text)
    if not _WORD.fullmatch(written) or _WHO.fullmatch(written):
        return False
    if written.islower():
        return mention.score < _DOUBTFUL
    if is_named_so(written) or written in ordinary.eponyms():
        return True
    if written.isupper():
        return len(written) > _LONGEST_INITIALS
    return (
        _frequency(written) >= _COMMON and _BEGINS.search(text[max(0, mention.start - 3) : mention.start]) is not None
    )


@lru_cache(maxsize=4096)
def _frequency(word: str) -> float:
    from wordfreq import zipf_frequency  # see `core.name_forms`

    return float(zipf_frequency(word.lower(), "en"))
