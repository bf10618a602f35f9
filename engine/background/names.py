"""Names of people in their parts, so that one person is found under every way to write the name."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.background.words import fold

TITLES = frozenset(
    "mr mrs ms miss mx dr prof professor sir dame lord lady judge justice hon rev reverend fr father sister brother "
    "capt captain lt lieutenant col colonel gen general sgt sergeant maj major officer detective inspector constable "
    "nurse president senator rabbi imam sheikh herr frau monsieur madame mme mlle senor senora don dona "
    "md phd esq jr sr ii iii iv rn do dds qc kc mp jd".split()
)
_DEGREES = re.compile(r"\b(?:m\.d|ph\.d|j\.d|r\.n|d\.o|d\.d\.s|b\.a|m\.a|m\.sc|b\.sc|ll\.[bm])\b\.?")
_POSSESSIVE = re.compile(r"['’]s?\s*$")
_APOSTROPHES = re.compile(r"['’‘ʼ`´]")
_WORD = re.compile(r"[^\W\d_]+")


@dataclass(frozen=True, slots=True)
class Name:
    """Folded words. `titled`: a title stands before it, so that a single word is a family name."""

    given: tuple[str, ...]
    family: tuple[str, ...]
    titled: bool = False


def parse(written: str) -> Name | None:
    """The parts of a written name, "Dr. Leandro M. Albano" or "Albano, Leandro"; None where only titles are left.

    The family name is taken to be the last word, or what stands before a comma.
    """
    bare = _POSSESSIVE.sub("", written.strip())
    before, _, after = bare.partition(",")
    left, right = words(before), words(after)
    if left and right:
        return Name(tuple(right), tuple(left))
    whole = left or right
    titled = len(_words(bare)) > len(whole)
    return Name(tuple(whole[:-1]), (whole[-1],), titled) if whole else None


def words(written: str) -> list[str]:
    """The folded words of a name, without titles; hyphens divide, apostrophes don't."""
    return [word for word in _words(written) if word not in TITLES]


def _words(written: str) -> list[str]:
    return _WORD.findall(_DEGREES.sub(" ", _APOSTROPHES.sub("", fold(written))))
