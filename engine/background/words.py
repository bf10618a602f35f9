"""Normalisation of words and names for the index: without case, diacritics, punctuation and titles."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, lru_cache

from engine.core import resources
from engine.core.expressions import Expression
from engine.core.name_forms import DEGREES, TITLES_BEFORE, TITLES_BEHIND
from engine.core.words import fold_words, letters

_ARTICLE = Expression(r"^(?:the|an?) (?=.)")
_SPELLED = {"st": "saint", "mt": "mount", "ft": "fort"}
_MARKS = Expression(r"[\W_]+")
_MANY = Expression(r"\s*[;|]\s*")
_LONGEST_PART = 5

_NOTHING = frozenset({"", "-", "--", "?", "n/a", "n.a."})
_UNKNOWN = _NOTHING | {"na", "nan", "nat", "none", "null", "nil", "unknown", "missing", "not known"}
LITTLE = frozenset("of the a an and or in on at for to by with de la le du des van von der den und y e i".split())
"""Function words, which distinguish nobody."""


@lru_cache(maxsize=65536)
def plain(text: str) -> str:
    """Return folded words (`engine.core.words.fold_words`) without an article before them, "St." spelled out."""
    words = _ARTICLE.sub("", fold_words(text))
    first, space, rest = words.partition(" ")
    return f"{_SPELLED.get(first, first)} {rest}" if space else words


def code(text: str) -> str:
    """Return letters and digits only, for numbers that are written with all sorts of marks."""
    return _MARKS.sub("", letters(text))


def values(cell: str) -> tuple[str, ...]:
    """Return the values of a cell: divided at ";" and "|", or the entries of a JSON list; without empty marks."""
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
    """Return whether a date or number is marked as unknown. Some names are written alike: Na."""
    return value.strip().lower() in _UNKNOWN


def is_generic(words: str) -> bool:
    """Return whether plain words are on the white list: too frequent to matter (paper 3, section 4.1)."""
    return words in _generic() or words in LITTLE


@cache
def _generic() -> frozenset[str]:
    return frozenset(plain(each) for each in resources.read_list("lists/generic_terms.txt"))


def parts(words: str) -> tuple[str, ...]:
    """Return all sequences of up to five plain words, longest first, without a function word at either end."""
    each = words.split()
    return tuple(
        " ".join(each[start : start + length])
        for length in range(min(len(each), _LONGEST_PART), 0, -1)
        for start in range(len(each) - length + 1)
        if each[start] not in LITTLE and each[start + length - 1] not in LITTLE
    )


# Names of people in their parts, so that one person is found under every way to write the name.


_POSSESSIVE = Expression(r"['’]s?\s*$")
_WORD = Expression(r"[^\W\d_]+")


@dataclass(frozen=True, slots=True)
class FoldedName:
    """Folded words of a name. `titled`: a title precedes it, so that a single word is a family name."""

    given: tuple[str, ...]
    family: tuple[str, ...]
    titled: bool = False


def parse(written: str) -> FoldedName | None:
    """Return the parts of a name, "Dr. Leandro M. Albano" or "Albano, Leandro"; None if there are no letters.

    The family name is taken to be the last word, or the words before a comma.
    """
    bare = _POSSESSIVE.sub("", written.strip())
    before, _, after = bare.partition(",")
    left, right = words(before), words(after)
    if left and right and not set(right) <= TITLES_BEHIND:
        return FoldedName(right, left)
    whole = left or right
    titled = len(whole) == 1 and _words(before)[:-1] != []
    return FoldedName(whole[:-1], whole[-1:], titled) if whole else None


@lru_cache(maxsize=1 << 16)
def words(written: str) -> tuple[str, ...]:
    """Return the folded words of a name without the titles around it; hyphens divide, apostrophes don't.

    A title is kept if no name would be left without it: Mr Major, Mai Do.
    """
    found = _words(written)
    while len(found) > 1 and found[0] in TITLES_BEFORE:
        found = found[1:]
    while len(found) > 2 and found[-1] in TITLES_BEHIND:
        found = found[:-1]
    return tuple(found)


def _words(written: str) -> list[str]:
    return _WORD.findall(DEGREES.sub(" ", letters(written)))
