"""Words as everything here compares them: cut, folded, and joined with their inflected forms.

Offsets are Python characters of the text, half-open.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from functools import lru_cache

_WORD = re.compile(r"[^\W_]+(?:['’][^\W\d_]+)*")
_POSSESSIVE = re.compile(r"['’]s?\s*$")
_APOSTROPHES = re.compile(r"['’‘ʼ`´]")
_POINTS = re.compile(r"(?<![^\W_])([^\W\d_])\.")  # U.S. is US
_BETWEEN = re.compile(r"[\W_]+")

# Letters that Unicode does not decompose, as people write them without their own keyboard.
_PLAIN = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ħ": "h", "ı": "i", "ŋ": "n"}
)

# Of English; the first that fits and leaves enough of the word is taken off.
_ENDINGS = (("sses", "ss"), ("ies", "y"), ("ied", "y"), ("ings", ""), ("ing", ""), ("ed", ""), ("es", ""), ("s", ""))
_LEAST_STEM = 4

STOP_WORDS = frozenset(
    "a about after all also an and any are as at be been before but by could did do for from had has have he her hers "
    "him his if in into is it its may more most no not of on or other our she so some such than that the their them "
    "then there these they this those to up was we were what when where which while who whom whose will with would "
    "you your".split()
)
"""Words of English that stand in nearly everybody's text: masking them hides nobody until all else is masked."""


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a text.

    Attributes:
        folded: without case, diacritics and possessive, as an index knows it.
        stem: the same for all inflected forms, "role" and "roles"; nothing is promised but that.
    """

    start: int
    end: int
    folded: str = field(repr=False)
    stem: str = field(repr=False)

    @property
    def stops(self) -> bool:
        """Whether it is too common to tell anybody apart."""
        return self.folded in STOP_WORDS


def words(text: str) -> tuple[Word, ...]:
    """The words and numbers of a text in its order; a hyphen divides, an apostrophe does not."""
    found = []
    for match in _WORD.finditer(text):
        folded = fold(match[0])
        if folded:
            found.append(Word(match.start(), match.end(), folded, stem(folded)))
    return tuple(found)


def letters(text: str) -> str:
    """The same text without case, compatibility forms (NFKD), diacritics and apostrophes."""
    text = _APOSTROPHES.sub("", text)
    if text.isascii():
        return text.lower()
    parts = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold()).translate(_PLAIN)
    return "".join(part for part in parts if not unicodedata.combining(part))


@lru_cache(maxsize=65536)
def fold(text: str) -> str:
    """Its words in such letters, parted by single spaces, without a possessive at the end; may be empty.

    "Tromsø's" and "TROMSO" are equal, and so are "U.S." and "US".
    """
    return _BETWEEN.sub(" ", _POINTS.sub(r"\1", letters(_POSSESSIVE.sub("", text)))).strip()


@lru_cache(maxsize=65536)
def stem(folded: str) -> str:
    """A folded word without its English ending, so that twins such as "actor" and "actors" are masked together.

    It errs towards joining: a word masked too many costs less than a twin that gives the masked one away.
    """
    if not folded.isalpha():
        return folded
    for ending, instead in () if folded.endswith("ss") else _ENDINGS:
        if folded.endswith(ending) and len(folded) - len(ending) + len(instead) >= _LEAST_STEM:
            folded = folded.removesuffix(ending) + instead
            break
    return folded.removesuffix("e") if len(folded) > _LEAST_STEM else folded
