"""Ages right behind a name that a recognizer found: "Emil (12)", "su marido Anselmo, 91 a, minero"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Kind, Mention
from engine.detection.patterns.rule import RECOGNIZER

_SCORE = 0.6
_SURE = 0.5
"""Score from which a name is believed."""
_YEARS = r"(?:\s?(?:a|J|ans|años|anos|Jahre|år|yrs?|y/?o)\.?)?"
_BRACKETED = Expression(rf"[ \u00a0]\(((?:[1-9]|[1-9]\d|1[01]\d){_YEARS})(?=[);,])")
_SET_OFF = Expression(
    r",[ ]((?:[1-9]|[1-9]\d|1[01]\d)\s?a\.?)(?=[,;.)])"
    r"|,[ ]((?:1[6-9]|[2-9]\d|10\d))(?=,[ ][a-zà-ÿ]{3}|,[ ](?:a|i|et|og|und|is)[ ])"
)
"""With "a" as Spanish notes abbreviate "años", or between commas in a sentence: "Ida Vik, 91, said"."""


def find(text: str, found: Iterable[Mention]) -> Iterator[Mention]:
    """Yield the ages behind the names among the mentions of other recognizers."""
    for each in found:
        if each.kind is not Kind.PERSON or each.score < _SURE:
            continue
        if match := _BRACKETED.match(text, each.end):
            yield _age(match, "pattern.in-brackets-after-name-as-age")
        elif match := _SET_OFF.match(text, each.end):
            yield _age(match, "pattern.where-sentence-says-how-old-somebody")


def _age(match: re.Match[str], reason: str) -> Mention:
    return Mention(*match.span(match.lastindex or 1), Kind.DATETIME, _SCORE, RECOGNIZER, Message(reason), "age")
