"""Telephone numbers of emergency services, help lines and authorities, which anybody calls: "Rang 112", "116 117"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from engine.core import resources
from engine.core.expressions import Expression
from engine.core.types import OF_USER, Kind, Mention

_KINDS = frozenset({Kind.CODE, Kind.MISC, Kind.DEM, Kind.ORG, Kind.QUANTITY, Kind.LOC})
_WRITTEN = Expression(r"(?:[^\W\d_]{3,24}\s)?\+?\d[\d\s/.-]*")
"""A number, or one behind the name of its line: "Alarmtelefonen 116 111"."""
_SHORT = 4  # digits
_REACH = 28  # characters
_CALLED = Expression(
    r"(?<!\w)(?:rang|rings?|call(?:s|ed|ing)?|phon(?:e|ed|ing)|dial(?:s|led)?|tel|helplines?|hotlines?|emergency|triple|text(?:ed)?"
    r"|notruf|anruf|angerufen|ruft?|rief|wähl(?:t|en|te)|gewählt|bereitschaft\w*|rettung\w*|polizei|feuerwehr|leitstelle"
    r"|appel(?:le|é|er|s)?|appelons|compose[rz]?|composé|secours|samu|pompiers|garde|urgences|police"
    r"|llam(?:ar?|ada|ó|aron|é)|avis(?:an?|ó|ado|ar)|emergencias|bomberos|policía|lig(?:ar?|ou|ação|ue)|disque|discou|emergência|bombeiros|polícia"
    r"|ring(?:er|te|ede|t)|oppringt|opkald|opringning|alarm\w*|vagt\w*|legevakt\w*|lægevagt\w*|nødtelefon\w*|politi\w*)(?!\w)",
    re.IGNORECASE,
)


def without(text: str, mentions: Iterable[Mention]) -> Iterator[Mention]:
    """Yield the mentions that are no such number; one of at most four digits is one only beside words for a call."""
    return (each for each in mentions if each.recognizer in OF_USER or not _is_public(text, each))


def _is_public(text: str, mention: Mention) -> bool:
    if mention.kind not in _KINDS or not _WRITTEN.fullmatch(text, mention.start, mention.end):
        return False
    digits = "".join(filter(str.isdecimal, mention.words(text)))
    if digits not in _numbers():
        return False
    return len(digits) > _SHORT or _CALLED.search(text, max(0, mention.start - _REACH), mention.start) is not None


@cache
def _numbers() -> frozenset[str]:
    return frozenset(resources.read_list("lists/public_numbers.txt"))
