"""When two mentions are the same thing: a key of their words that ignores how they are written."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from dateutil import parser

from engine.types import Kind, Mention

# What identifies alone: a name, a number, where somebody lives (paper 2, section 1).
_DIRECT_KINDS = frozenset({Kind.PERSON, Kind.CODE})
_DIRECT_SUBTYPES = frozenset({"street-address"})

_QUOTES = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "\u00ad": None, "‐": "-", "‑": "-"})
_POSSESSIVE = re.compile(r"'s?$")
_ARTICLE = re.compile(r"^(?:the|an?)\s+", re.IGNORECASE)
_COMPANY = re.compile(
    r",?\s+(?:ltd|limited|inc|incorporated|llc|llp|plc|corp|gmbh|s\.?a|ag|a/s|oy|ab)\.?$", re.IGNORECASE
)
_WORD = re.compile(r"[^\W_]+")
_FEWEST_LETTERS = 4


def is_direct(mention: Mention) -> bool:
    """Whether what the recognizer takes it for is a direct identifier."""
    return mention.kind in _DIRECT_KINDS or mention.subtype in _DIRECT_SUBTYPES


def fold(words: str) -> str:
    """Lower-cased NFKC text with straight quotes, single spaces and no soft hyphens."""
    plain = unicodedata.normalize("NFKC", words).translate(_QUOTES)
    return " ".join(plain.casefold().split())


def fold_letters(words: str) -> str:
    """Like `fold`, and without diacritics, for names that are written with and without them."""
    parts = unicodedata.normalize("NFKD", fold(words))
    return "".join(part for part in parts if not unicodedata.combining(part)).replace("ł", "l").replace("ø", "o")


def key(words: str, mention: Mention) -> str:
    """Equal for mentions of one thing. The kind is no part of it: a town is LOC here and ORG there."""
    if mention.kind is Kind.DATETIME:
        day = calendar_day(words)
        if day:
            return day
    letters = _WORD.findall(fold(words))
    if len(letters) >= _FEWEST_LETTERS and all(len(each) == 1 for each in letters):
        return "".join(letters)  # whatever sets them apart
    plain = _POSSESSIVE.sub("", _ARTICLE.sub("", fold(words)))
    return (_COMPANY.sub("", plain).strip(" .,;:") or plain).replace(" ", "")


@lru_cache(maxsize=4096)
def calendar_day(words: str) -> str | None:
    """ISO 8601 day, or None unless day, month and year stand there and can be read in one way only."""
    if not re.search(r"\b\d{4}\b", words) or len(re.findall(r"\d+|[^\W\d_]{3,}", words)) != 3:
        return None
    try:
        readings = {parser.parse(words, dayfirst=dayfirst).date().isoformat() for dayfirst in (True, False)}
    except (ValueError, OverflowError):
        return None
    return readings.pop() if len(readings) == 1 else None
