"""Keys of the bundled tables: values as people write them, without case, diacritics and signs."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from engine.core.expressions import Expression

_LETTERS = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ħ": "h", "ı": "i", "ŋ": "n", "ß": "ss"}
)
_SIGNS = Expression(r"[^a-z0-9]+")
_SAINT = Expression(r"\b(?:saint|sankt|ste?)\b")


@lru_cache(maxsize=1 << 14)
def key(text: str) -> str:
    """Return the key of a place or a word: "St. Helens" and "Saint Helens" have the key "st helens"."""
    letters = unicodedata.normalize("NFKD", text.lower().translate(_LETTERS)).encode("ascii", "ignore").decode()
    return _SAINT.sub("st", _SIGNS.sub(" ", letters.replace("'", "")).strip())


def name_key(text: str) -> str:
    """Return the key of a name: letters alone, since the US Census prints "De la Cruz" as DELACRUZ."""
    return key(text).replace(" ", "")
