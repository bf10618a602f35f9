"""Names of people in their parts, so that one person is found under every way to write the name."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from engine.words import letters

_BEFORE = frozenset(
    "mr mrs ms miss mx dr prof professor sir dame lord lady judge justice hon rev reverend fr father sister brother "
    "capt captain lt lieutenant col colonel gen general sgt sergeant maj major officer detective inspector constable "
    "nurse president senator rabbi imam sheikh herr frau monsieur madame mme mlle senor senora don dona".split()
)
_BEHIND = frozenset("md phd esq jr sr ii iii iv rn do dds qc kc mp jd".split())
_DEGREES = re.compile(r"\b(?:m\.d|ph\.d|j\.d|r\.n|d\.o|d\.d\.s|b\.a|m\.a|m\.sc|b\.sc|ll\.[bm])\b\.?")
_POSSESSIVE = re.compile(r"['’]s?\s*$")
_WORD = re.compile(r"[^\W\d_]+")


@dataclass(frozen=True, slots=True)
class Name:
    """Folded words. `titled`: a title stands before it, so that a single word is a family name."""

    given: tuple[str, ...]
    family: tuple[str, ...]
    titled: bool = False


def parse(written: str) -> Name | None:
    """The parts of a written name, "Dr. Leandro M. Albano" or "Albano, Leandro"; None where there are no letters.

    The family name is taken to be the last word, or what stands before a comma.
    """
    bare = _POSSESSIVE.sub("", written.strip())
    before, _, after = bare.partition(",")
    left, right = words(before), words(after)
    if left and right and not set(right) <= _BEHIND:
        return Name(right, left)
    whole = left or right
    titled = len(whole) == 1 and _words(before)[:-1] != []
    return Name(whole[:-1], whole[-1:], titled) if whole else None


@lru_cache(maxsize=1 << 16)
def words(written: str) -> tuple[str, ...]:
    """The folded words of a name without the titles around it; hyphens divide, apostrophes don't.

    What would leave no name is no title: Mr Major, Mai Do.
    """
    found = _words(written)
    while len(found) > 1 and found[0] in _BEFORE:
        found = found[1:]
    while len(found) > 2 and found[-1] in _BEHIND:
        found = found[:-1]
    return tuple(found)


def _words(written: str) -> list[str]:
    return _WORD.findall(_DEGREES.sub(" ", letters(written)))
