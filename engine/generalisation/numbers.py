"""Amounts and other numbers, and their generalisation: rounded, or by order of magnitude."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal

from engine.core.expressions import Expression
from engine.generalisation import wording

_SCALES = {
    "hundred": 2, "thousand": 3, "k": 3, "million": 6, "mln": 6, "m": 6, "billion": 9, "bn": 9, "b": 9, "trillion": 12,
}  # fmt: skip
_LETTERS_ONLY = frozenset("mb")  # "3m" and "3b" of money are millions and billions; else metres and the like
_AMOUNT = Expression(
    r"(?P<front>[^\d]{0,12}?)(?P<figure>\d+(?:[.,'’ \u00a0\u202f]\d+)*)"
    rf"(?P<scale>\s?(?:{'|'.join(_SCALES)})(?!\w))?(?P<back>[^\d]{{0,30}})",
    re.IGNORECASE,
)
_GROUPED = Expression(r"\d{1,3}(?:([.,'’ \u00a0\u202f])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?")

# Ambiguous words, such as "pounds" and "kr", are left out.
_UNITS = {
    word: unit
    for unit, words in {
        "usd": "$ us$ usd dollar dollars",
        "eur": "€ eur euro euros",
        "gbp": "£ gbp sterling",
        "nok": "nok",
        "sek": "sek",
        "dkk": "dkk",
        "chf": "chf franken",
        "jpy": "¥ jpy yen",
        "%": "% percent percentage",
        "kg": "kg kgs kilo kilos kilogram kilograms",
        "g": "g gram grams",
        "lb": "lb lbs",
        "cm": "cm centimetre centimetres centimeter centimeters",
        "m": "m metre metres meter meters",
        "km": "km kilometre kilometres kilometer kilometers",
        "ft": "ft foot feet",
        "in": "inch inches",
        "mi": "mile miles",
        "years": "year years",
        "months": "month months",
        "weeks": "week weeks",
        "days": "day days",
        "hours": "hour hours",
    }.items()
    for word in words.split()
}
_MONEY = frozenset("usd eur gbp nok sek dkk chf jpy".split())
_UNIT = Expression(r"us\$|[$€£¥%]|[^\W\d_]+", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Amount:
    """A number with the text around it: a currency, a percent sign, a unit.

    `digits` counts the figures before its last zeros: two in 45,000.
    """

    value: Decimal
    digits: int
    front: str
    back: str

    @property
    def unit(self) -> str | None:
        """The unit, such as "usd" and "kg", if a word beside the figures gives it."""
        return _unit(f"{self.back} {self.front}")

    def written(self, value: Decimal, language: str = wording.ENGLISH) -> str:
        """Return another number in the form of this one, in figures of a language: "EUR 20,000"."""
        return f"{self.front}{wording.figure(value, language)}{self.back}"


def parse(words: str) -> Amount | None:
    """Return the only number of a phrase: "EUR 23,450.50", "12.5 %", "3 million euros"; None if none or several."""
    match = _AMOUNT.fullmatch(words.strip())
    if match is None:
        return None
    scale, back = match["scale"] or "", match["back"]
    if scale.strip().lower() in _LETTERS_ONLY and _unit(f"{back} {match['front']}") not in _MONEY:
        scale, back = "", scale + back
    plain = _plain(match["figure"])
    value = (Decimal(plain) * 10 ** _SCALES.get(scale.strip().lower(), 0)).normalize()
    significant = plain.replace(".", "").strip("0") if "." in plain else plain.strip("0")
    return Amount(value, len(significant), match["front"], back)


def _unit(words: str) -> str | None:
    return next(filter(None, (_UNITS.get(word.lower()) for word in _UNIT.findall(words))), None)


def rounded(amount: Amount) -> Decimal | None:
    """Return the value to one figure; None if it has no more, or is below one."""
    if amount.digits < 2 or amount.value < 1:
        return None
    return amount.value.quantize(Decimal(f"1e{amount.value.adjusted()}"), ROUND_HALF_UP)


def magnitude(amount: Amount) -> tuple[Decimal, Decimal] | None:
    """Return the powers of ten between which the value lies; None if it is below one."""
    if amount.value < 1:
        return None
    low = Decimal(10) ** amount.value.adjusted()
    return low, low * 10


def _plain(figure: str) -> str:
    """Return digits with at most a point: the separator before one or two last figures; those of thousands go."""
    if _GROUPED.fullmatch(figure):
        whole, fraction = re.fullmatch(r"(.*?\d{3})(?:[.,](\d{1,2}))?", figure).groups()  # type: ignore[union-attr]
        return re.sub(r"\D", "", whole) + (f".{fraction}" if fraction else "")
    whole, _, fraction = figure.replace(",", ".").rpartition(".")
    digits, last = re.sub(r"\D", "", whole), re.sub(r"\D", "", fraction)
    return f"{digits}.{last}" if digits else last
