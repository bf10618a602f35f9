"""Frequency indicator: information content of an entity's words, from their frequency in everyday English.

The information content of a word is -ln of its relative frequency (library wordfreq, which merges eight sources of
text); that of a phrase is the sum over its words. It replaces the language model's probability in the document's
context (paper 1, section 3.2.1), which needs the masked-LM head.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log, log10

from engine.core.expressions import Expression
from engine.core.message import Message, message
from engine.core.types import Entity, Indicator, Kind

NAME = "frequency"

# wordfreq lists words down to one in a hundred million; an unlisted word is rarer, here one in a billion.
_UNLISTED = 1e-9
# Rarer than one word in ten million: a search for it finds few documents, including this one.
_RARE = -log(1e-7)
_NUMBERS = frozenset({Kind.DATETIME, Kind.QUANTITY})
_WORD = Expression(r"\w+")


def information(text: str, entity: Entity) -> tuple[float, float]:
    """Return the information content, in nats, of the rarest word and of the most informative mention."""
    rarest = most = 0.0
    for words in {mention.words(text).casefold() for mention in entity.mentions}:
        contents = [_content(word) for word in _WORD.findall(words)]
        rarest = max(rarest, *contents, 0.0)
        most = max(most, sum(contents))
    return rarest, most


def indicate(entity: Entity, rarest: float) -> Indicator:
    """Return the indicator; its score is the rarest word's information content as a share of an unlisted word's.

    Numbers are never flagged: the frequency of a number does not depend on how many people it fits.
    """
    score = rarest / -log(_UNLISTED)
    if rarest > _RARE and entity.kind not in _NUMBERS:
        return Indicator(NAME, score, True, Message("frequency.rare"))
    return Indicator(NAME, score, False, message("frequency.ordinary", number=_count(rarest)))


@lru_cache(maxsize=65536)
def _content(word: str) -> float:
    from wordfreq import word_frequency  # see `core.name_forms`

    return -log(max(word_frequency(word, "en"), _UNLISTED))


def _count(nats: float) -> int:
    """Return the number e^nats, rounded to one digit."""
    one_in = exp(nats)
    return int(round(one_in, -int(log10(one_in))))
