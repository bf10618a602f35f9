"""Words as the index compares them: without case, diacritics and punctuation."""

from __future__ import annotations

import json
import re
from functools import cache, lru_cache

from engine import resources
from engine.words import fold, letters

_ARTICLE = re.compile(r"^(?:the|an?) (?=.)")
_SPELLED = {"st": "saint", "mt": "mount", "ft": "fort"}
_MARKS = re.compile(r"[\W_]+")
_MANY = re.compile(r"\s*[;|]\s*")
_LONGEST_PART = 5

_NOTHING = frozenset({"", "-", "--", "?", "n/a", "n.a."})
_UNKNOWN = _NOTHING | {"na", "nan", "nat", "none", "null", "nil", "unknown", "missing", "not known"}
LITTLE = frozenset("of the a an and or in on at for to by with de la le du des van von der den und y e i".split())
"""Words that join others and tell nothing alone."""


@lru_cache(maxsize=65536)
def plain(text: str) -> str:
    """Folded words (`engine.words.fold`) with no article before them, "St." spelled out."""
    words = _ARTICLE.sub("", fold(text))
    first, space, rest = words.partition(" ")
    return f"{_SPELLED.get(first, first)} {rest}" if space else words


def code(text: str) -> str:
    """Letters and digits alone, for numbers that are written with all sorts of marks."""
    return _MARKS.sub("", letters(text))


def values(cell: str) -> tuple[str, ...]:
    """What a cell holds: divided at ";" and "|", or the entries of a JSON list; without marks for no value."""
    bare = cell.strip()
    if bare.lower() in _NOTHING:
        return ()
    if bare.startswith("[") and bare.endswith("]"):
        try:
            parts = [str(each) for each in json.loads(bare)]
        except ValueError:
            parts = [bare]
    else:
        parts = _MANY.split(bare) if ";" in bare or "|" in bare else [bare]
    return tuple(part for part in parts if part.lower() not in _NOTHING)


def is_unknown(value: str) -> bool:
    """Whether a program or a person wrote that a date or number is not known. Of names, some are written alike: Na."""
    return value.strip().lower() in _UNKNOWN


def is_generic(words: str) -> bool:
    """Whether plain words are on the white list: too frequent to matter (paper 3, section 4.1)."""
    return words in _generic() or words in LITTLE


@cache
def _generic() -> frozenset[str]:
    return frozenset(plain(each) for each in resources.read_list("lists/generic_terms.txt"))


def parts(words: str) -> tuple[str, ...]:
    """All stretches of up to five of plain words, the longest first, that neither start nor end with a joining word."""
    each = words.split()
    return tuple(
        " ".join(each[start : start + length])
        for length in range(min(len(each), _LONGEST_PART), 0, -1)
        for start in range(len(each) - length + 1)
        if each[start] not in LITTLE and each[start + length - 1] not in LITTLE
    )
