"""Words: splitting, folding and stemming text for comparison.

Offsets are Python characters of the text, half-open.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from functools import lru_cache

from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.types import Span

_WORD = Expression(r"[^\W_]+(?:['’][^\W\d_]+)*")
_POSSESSIVE = Expression(r"['’]s?\s*$")
_APOSTROPHES = Expression(r"['’‘ʼ`´]")
_POINTS = Expression(r"(?<![^\W_])([^\W\d_])\.")  # U.S. equals US
LINE_END = Expression(r"\r\n|[\n\r\x85\u2028\u2029]")
"""Line ends of plain text, as text editors show them."""
_BETWEEN = Expression(r"[\W_]+")
_UNSPACED = Expression(
    r"[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]"
)
"""Thai, Lao, Burmese, Khmer, kana and ideographs: no space marks the end of a word."""

# English endings; the first that matches and leaves enough of the word is removed.
_ENDINGS = (("sses", "ss"), ("ies", "y"), ("ied", "y"), ("ings", ""), ("ing", ""), ("ed", ""), ("es", ""), ("s", ""))
_LEAST_STEM = 4

STOP_WORDS = frozenset(
    "a about after all also an and any are as at be been before but by could did do for from had has have he her hers "
    "him his if in into is it its may more most no not of on or other our she so some such than that the their them "
    "then there these they this those to up was we were what when where which while who whom whose will with would "
    "you your".split()
)
"""English words that occur in nearly every text.

Masking them hides nobody until all else is masked.
"""


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a text.

    Attributes:
        folded: without case, diacritics and possessive, as an index stores it.
        stem: the same for all inflected forms, "role" and "roles"; it need not be a word.
    """

    start: int
    end: int
    folded: str = field(repr=False)
    stem: str = field(repr=False)

    @property
    def stops(self) -> bool:
        """Return whether the word is too common to distinguish anybody."""
        return self.folded in STOP_WORDS


def words(text: str) -> tuple[Word, ...]:
    """Return the words and numbers of a text in order; a hyphen divides them, an apostrophe does not."""
    found = []
    for match in _WORD.finditer(text):
        folded = fold_words(match[0])
        if folded:
            found.append(Word(match.start(), match.end(), folded, stem(folded)))
    return tuple(found)


def stripped(text: str, start: int, end: int) -> Span:
    """Return a span of the text without white space at its ends."""
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    return start, end


def letters(text: str) -> str:
    """Return the folded text without apostrophes."""
    return fold(_APOSTROPHES.sub("", text))


@lru_cache(maxsize=65536)
def fold_words(text: str) -> str:
    """Return the folded words, joined by single spaces, without a possessive at the end; may be empty.

    "Tromsø's" and "TROMSO" are equal, and so are "U.S." and "US".
    """
    if text.isascii() and text.replace(" ", "a").isalnum():  # most texts: nothing but letters, digits and spaces
        return " ".join(fold(text).split())
    return _BETWEEN.sub(" ", _POINTS.sub(r"\1", letters(_POSSESSIVE.sub("", text)))).strip()


@lru_cache(maxsize=65536)
def stem(folded: str) -> str:
    """Return a folded word without its English ending, so that "actor" and "actors" are masked together.

    It errs towards joining: masking one word too many costs less than a twin that reveals the masked one.
    """
    if not folded.isalpha():
        return folded
    for ending, replacement in () if folded.endswith("ss") else _ENDINGS:
        if folded.endswith(ending) and len(folded) - len(ending) + len(replacement) >= _LEAST_STEM:
            folded = folded.removesuffix(ending) + replacement
            break
    return folded.removesuffix("e") if len(folded) > _LEAST_STEM else folded


def in_word(character: str) -> bool:
    """Return whether a character belongs to a word: letters, digits, accents, and format characters (soft hyphen).

    False in scripts without spaces between words.
    """
    category = unicodedata.category(character)
    return (category[0] in "LMN" or category == "Cf") and not _UNSPACED.match(character)
