"""Ages in figures or words, and bands of ages."""

from __future__ import annotations

import re
from functools import lru_cache

from engine.core.expressions import Expression
from engine.core.words import fold_words

# HIPAA Safe Harbor pools the ages from here on (45 CFR 164.514(b)(2)(i)(C)).
POOLED = 90
POOL = f"{POOLED} or older"

ONES = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
).split()
TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_IN_WORDS = {word: number for number, word in enumerate(ONES)}
_IN_WORDS |= {word: 10 * number for number, word in enumerate(TENS, start=2)}
_IN_WORDS |= {
    f"{ten} {one}": 10 * number + unit
    for number, ten in enumerate(TENS, start=2)
    for unit, one in enumerate(ONES[1:10], start=1)
}
_SPELLED = "|".join(sorted((word.replace(" ", r"[-‑\s]") for word in _IN_WORDS), key=len, reverse=True))
_HUNDRED = rf"(?:one|a)[-‑\s]hundred(?:[-‑\s]and[-‑\s](?:{_SPELLED}))?"
_NUMBER = rf"(?P<years>(?<![\d.,])\d{{1,3}}(?![\d.,]\d)|\b(?:{_SPELLED}|{_HUNDRED})\b)"
_FORMS = tuple(
    Expression(form, re.IGNORECASE)
    for form in (
        rf"{_NUMBER}[-‑\s]{{0,2}}(?:years?|yrs?)\.?(?:[-‑\s]{{1,2}}(?:old|of\sage))(?:[-‑\s]\w+)?",
        rf"{_NUMBER}[-‑\s]?(?:y/?o\b|y\.\s?o\.|yo[mf]?\b|[mf]\b)",
        rf"(?:aged?|age\s?of|turn(?:ed|s|ing)?)\W{{0,3}}(?:(?:of|at|was|is|about|around|approximately)\s)?{_NUMBER}"
        r"(?:\s(?:years?|yrs?))?",
        # 80-jährige; im Alter von 72 Jahren; âgé de 72 ans; 75 años de edad; 9 anos de idade; 70-årig; 4 år gammel
        rf"{_NUMBER}[-‑\s]?(?:jährig(?:e[rnsm]?)?|årig(?:e|t)?)(?:\s\w+)?",
        rf"(?:im\sAlter\svon|âgée?s?\sde)\s{_NUMBER}(?:\s(?:Jahren|ans))?",
        rf"(?:de\s)?{_NUMBER}\s(?:Jahren?\salt|años\sde\sedad|anos\sde\sidade|år\sgamm[ea]l)",
    )
)
_BARE = Expression(rf"(?:an?\s|d[ea]\s)?{_NUMBER}(?:\s(?:years?|yrs?|Jahren?|ans|años|anos|år))?", re.IGNORECASE)


@lru_cache(maxsize=4096)
def span(words: str, *, bare: bool = False) -> tuple[int, int, int] | None:
    """Return the age in years in a phrase, and start and end of its number; None if it is no age.

    Args:
        bare: the phrase is known to be an age, so that a number alone counts as one.
    """
    plain = words.strip()
    offset = words.find(plain)
    for form in (*_FORMS, _BARE) if bare else _FORMS:
        if match := form.fullmatch(plain):
            years = _value(match["years"])
            if years is not None and years < 130:
                return years, offset + match.start("years"), offset + match.end("years")
    return None


def band(years: int, width: int) -> str:
    """Return the band of `width` years that contains an age, pooled from 90 on: "40-44", "90 or older"."""
    if years >= POOLED:
        return POOL
    first = years // width * width
    return f"{first}-{first + width - 1}"


def spelled(years: int) -> str | None:
    """Return an age below a hundred in words: "forty-two"."""
    return next((word.replace(" ", "-") for word, number in _IN_WORDS.items() if number == years), None)


def _value(written: str) -> int | None:
    if written.isdigit():
        return int(written)
    plain = fold_words(written)
    if "hundred" in plain:
        rest = plain.partition("hundred")[2].removeprefix(" and").strip()
        return 100 + (_IN_WORDS[rest] if rest else 0)
    return _IN_WORDS.get(plain)
