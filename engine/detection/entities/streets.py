"""Streets of addresses: "Quay Row" after "14 Quay Row, Saltby" is the same place."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from engine.core.expressions import Expression
from engine.core.types import Kind, Mention
from engine.detection.entities.names import key
from engine.detection.patterns.rule import MAYBE_UPPER

_OF_ADDRESS = Expression(r"\d|,")
_NAMED = rf"{MAYBE_UPPER}[\w'’-]+"
_STREET = Expression(
    rf"(?<![\w'’-]){_NAMED}(?:[ ]{_NAMED}){{0,2}}[ ](?:Street|St|Road|Rd|Lane|Avenue|Ave|Drive|Close|Crescent"
    r"|Terrace|Mews|Gardens|Grove|Row|Way|Place|Square|Walk|Rise|Parade|Quay)(?!\w)"
    r"|(?<!\w)[^\W\d_]{3,24}(?:stra(?:ß|ss)e|gasse|weg|allee|platz|vej|vejen|gade|gaden|gata|gaten|veien|vegen|stien)(?!\w)"
    r"|(?<!\w)(?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Cc]hemin|[Ii]mpasse|[Cc]alle|[Aa]venida|[Rr]ua|[Tt]ravessa|[Pp]raceta)"
    rf"(?:[ ](?:d[aeo]s?|du|des|del|la|les?|los|las|l['’]|d['’])){{0,3}}[ ]?{_NAMED}"
)


def within(written: str) -> list[str]:
    """Return the streets within an address, which is longer than its street."""
    found = [each[0] for each in _STREET.finditer(written)] if _OF_ADDRESS.search(written) else []
    return [each for each in found if each != written]


def owners(text: str, mentions: Iterable[Mention]) -> dict[str, str]:
    """Return the key of the address by the key of each street that is in only one of the addresses."""
    found: dict[str, set[str]] = defaultdict(set)
    for each in mentions:
        if each.kind is Kind.LOC:
            written = each.words(text)
            for street in within(written):
                found[key(street, each)].add(key(written, each))
    return {street: next(iter(whole)) for street, whole in found.items() if len(whole) == 1}
