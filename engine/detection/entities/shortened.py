"""Shortened names of organisations and addresses: "the Port Authority" after "Saltby Port Authority".

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
from engine.detection.patterns.rule import MAYBE_UPPER

_WORD = Expression(r"\w+")
_DEFINITE = Expression(r"(?<!\w)(?:the|this|that|said|our)\s{1,3}\Z", re.IGNORECASE)
_BEFORE = 8
"""Characters before a mention in which the article is looked for."""
_FEWEST = 2
"""Words that must be left of a name."""


_OF_ADDRESS = Expression(r"\d|,")
_NAMED = rf"{MAYBE_UPPER}[\w'’-]+"
_STREET = Expression(
    rf"(?<![\w'’-]){_NAMED}(?:[ ]{_NAMED}){{0,2}}[ ](?:Street|St|Road|Rd|Lane|Avenue|Ave|Drive|Close|Crescent"
    r"|Terrace|Mews|Gardens|Grove|Row|Way|Place|Square|Walk|Rise|Parade|Quay)(?!\w)"
    r"|(?<!\w)[^\W\d_]{3,24}(?:stra(?:ß|ss)e|gasse|weg|allee|platz|vej|vejen|gade|gaden|gata|gaten|veien|vegen|stien)(?!\w)"
    r"|(?<!\w)(?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Cc]hemin|[Ii]mpasse|[Cc]alle|[Aa]venida|[Rr]ua|[Tt]ravessa|[Pp]raceta)"
    rf"(?:[ ](?:d[aeo]s?|du|des|del|la|les?|los|las|l['’]|d['’])){{0,3}}[ ]?{_NAMED}"
)


def streets(written: str) -> list[str]:
    """Return the streets within an address, which is longer than its street."""
    found = [each[0] for each in _STREET.finditer(written)] if _OF_ADDRESS.search(written) else []
    return [each for each in found if each != written]


def addresses(text: str, mentions: Iterable[Mention]) -> dict[str, str]:
    """Return the key of the address by the key of each street that is in only one of the addresses."""
    found: dict[str, set[str]] = defaultdict(set)
    for each in mentions:
        if each.kind is Kind.LOC:
            written = each.words(text)
            for street in streets(written):
                found[key(street, each)].add(key(written, each))
    return {street: next(iter(whole)) for street, whole in found.items() if len(whole) == 1}


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
