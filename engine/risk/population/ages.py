"""Ages as people write them: "45-year-old", "40-44", "in her forties", "65 and over", "under 5"."""

from __future__ import annotations

from engine.core.expressions import Expression
from engine.risk.population.words import key

OLDEST = 130
"""Ages above it are a slip of the pen."""

_TENS = {
    "teens": 13,
    "twenties": 20,
    "thirties": 30,
    "forties": 40,
    "fifties": 50,
    "sixties": 60,
    "seventies": 70,
    "eighties": 80,
    "nineties": 90,
}
_RANGE = Expression(
    r"(?:aged |between )?(\d{1,3})(?: years?)?(?: old)? (?:to |and |bis )?(\d{1,3})(?: years?)?(?: old)?"
)
_ONE = Expression(r"(?:aged? |about |around )?(\d{1,3})(?: years?| jahre| anos| ans| yo| y o)?(?: olds?| of age| alt)?")
_FROM = Expression(
    r"(?:over |above |from |at least )?(\d{1,3})(?: years?)?(?: and over| and above| or over| or older| plus)?"
)
_TO = Expression(r"(?:under |below |younger than )(\d{1,3})(?: years?)?(?: old)?")
_DECADE = Expression(r"(?:in (?:his|her|their) |mid |early |late )*(\d0)s")


def read_age(words: str) -> tuple[int, int] | None:
    """Return the first and last completed year of age that words mean, or None."""
    sought = key(words.replace("+", " plus "))
    if first := next((first for name, first in _TENS.items() if sought.endswith(name)), None):
        return first, 19 if first == 13 else first + 9
    if found := _DECADE.fullmatch(sought):
        return int(found[1]), int(found[1]) + 9
    if found := _ONE.fullmatch(sought):
        return _checked(int(found[1]), int(found[1]))
    if found := _RANGE.fullmatch(sought):
        return _checked(int(found[1]), int(found[2]))
    if found := _TO.fullmatch(sought):
        return _checked(0, max(0, int(found[1]) - 1))
    if found := _FROM.fullmatch(sought):
        return _checked(int(found[1]) + sought.startswith(("over", "above")), OLDEST)
    return None


def _checked(first: int, last: int) -> tuple[int, int] | None:
    return (first, last) if first <= last <= OLDEST else None
