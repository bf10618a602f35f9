"""Forms in which a person's name is written: its parts, initials, inflections and user names.

All functions take and return folded text (no case, no
diacritics); each caller folds the text that it searches.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import product

from engine.core import resources
from engine.core.expressions import Expression

TITLES = (
    "mr mrs ms miss mx dr prof professor sir dame lord lady judge justice rev father sister captain officer".split()
)
TITLES_BEFORE = frozenset(
    "mr mrs ms miss mx dr prof professor sir dame lord lady judge justice hon rev reverend fr father sister brother "
    "capt captain lt lieutenant col colonel gen general sgt sergeant maj major officer detective inspector constable "
    "nurse president senator rabbi imam sheikh herr frau monsieur madame mme mlle senor senora don dona".split()
)
"""Titles and callings before names, in several languages."""
TITLES_BEHIND = frozenset("md phd esq jr sr ii iii iv rn do dds qc kc mp jd".split())
DEGREES = Expression(r"\b(?:m\.d|ph\.d|j\.d|r\.n|d\.o|d\.d\.s|b\.a|m\.a|m\.sc|b\.sc|ll\.[bm])\b\.?")
"""Degrees with points, as they are written behind names."""
_SUFFIXES = frozenset("jr sr ii iii iv md phd esq rn".split())
_PARTICLES = frozenset("van von vom zu der den de del della di da dos du la le el al bin ibn ben ter ten af av".split())

# Endings of genitives and plurals in English, German and the Nordic languages; cases of Polish, Czech and Russian
# surnames.
_GENITIVES = ("s", "es", "ens")
_CASES = tuple("a u y i e em om im ym m ego emu owi ovi ej ova owa а у ы е ом ым ой ого ому ова".split())
_SHORTEST_GENITIVE = 3  # letters of a name that takes a genitive
_SHORTEST_CASE = 5
_ADJECTIVE = Expression(r"[sc]k[iy]\Z")  # Kowalski, Horecky: the last letter changes
_ADJECTIVE_CASES = ("a", "iej", "ej", "iego", "eho", "ou", "e")

_ORDINARY = 3.0
"""Zipf frequency (log10 of occurrences in a billion words) from which a written word counts as an ordinary one."""
_SHORTEST_USER_NAME = 4
_LONGEST_USER_NAME = 8  # letters, on systems that cut longer ones
_MOST_INITIALS = 6  # letters
_SLASHED = frozenset(
    "ab ac ad af bc bm co cr dc dr em ef fm gl hs io kw lr mf ml na ns oe ob pe po pl qa rl rw sn tx wo yn".split()
)
_WITH_AMPERSAND = frozenset("ae bb cd dd fb gt hm ld ma om pl pm po qa rb rd sm sp tc va".split())
_SHORTEST_CLIPPED = 3  # letters of a name that is cut
_SHORTEST_CUT = 4  # letters of a surname that is cut in an address
_ADDRESS_JOINTS = (".", "_", "-")
_EVERYWHERE = 5.5
"""Zipf frequency of words that nearly every page holds: the, and, her."""


@dataclass(frozen=True, slots=True)
class Name:
    """A person's name.

    Attributes:
        given: given names; those joined by a hyphen are separate.
        family: the words of the surname, particles included.
        halves: the parts of a hyphenated surname, which may also be used alone.
    """

    given: tuple[str, ...] = field(repr=False)
    family: tuple[str, ...] = field(repr=False)
    halves: tuple[str, ...] = field(default=(), repr=False)


def parse(folded: str) -> Name:
    """Return the parts of a name; "Surname, First" is understood, and the surname includes its particles."""
    before, comma, after = folded.partition(",")
    words, behind = _words(before), _words(after)
    if comma and behind:
        given, family = behind, words
    else:
        first = len(words) - 1
        while first > 1 and words[first - 1][0] in _PARTICLES:
            first -= 1
        given, family = words[: max(first, 0)], words[max(first, 0) :]
    halves = tuple(part for word in family if len(word) > 1 for part in word)
    return Name(_flat(given), _flat(family), halves)


def _words(written: str) -> list[tuple[str, ...]]:
    """Return the words between spaces, each split into parts at hyphens and other signs."""
    words = (tuple(re.findall(r"[^\W_]+", word)) for word in written.split())
    kept = (tuple(part for part in word if part not in TITLES and part not in _SUFFIXES) for word in words)
    return [word for word in kept if word]


def _flat(words: list[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(part for word in words for part in word)


def inflections(name: str, *, surname: bool) -> tuple[str, ...]:
    """Return the inflected forms of one word of a name, except ordinary words."""
    forms = [name + ending for ending in _GENITIVES] if len(name) >= _SHORTEST_GENITIVE else []
    genitives = set(forms) if surname else set()
    if surname and len(name) >= _SHORTEST_CASE:
        forms += [name + ending for ending in _CASES]
        if _ADJECTIVE.search(name):
            forms += [name[:-1] + ending for ending in _ADJECTIVE_CASES]
    return tuple(form for form in dict.fromkeys(forms) if form in genitives or not is_ordinary(form))


def initials(name: Name) -> tuple[str, ...]:
    """Return the initials of the whole name: of all given names, or one of them, and the surname."""
    if not name.given or not name.family:
        return ()
    first = {"".join(word[0] for word in name.given), *(word[0] for word in name.given)}
    plain = [word for word in name.family if word not in _PARTICLES] or list(name.family)
    last = {plain[0][0], "".join(word[0] for word in plain), "".join(word[0] for word in name.family)}
    rows = sorted(before + behind for before, behind in product(first, last))
    return tuple(row for row in rows if row.isalpha() and len(row) <= _MOST_INITIALS)


def user_names(name: Name) -> tuple[str, ...]:
    """Return account names written as one word, such as "mquistorp", except ordinary words; also cut to 8 letters."""
    family = "".join(name.family)
    whole = dict.fromkeys(_user_names(name))
    cut = (each[:_LONGEST_USER_NAME] for each in whole)
    forms = dict.fromkeys((*whole, *(each for each in cut if not family.startswith(each))))
    return tuple(each for each in forms if len(each) >= _SHORTEST_USER_NAME and not is_ordinary(each))


def _user_names(name: Name) -> Iterator[str]:
    if not name.given or not name.family:
        return
    for family in {"".join(name.family), *name.halves}:
        for first in {name.given[0][0], "".join(word[0] for word in name.given)}:
            yield first + family
            yield family + first
        for given in name.given:
            yield given + family
            yield family + given
            yield given + family[0]


def is_ordinary(word: str) -> bool:
    """Return whether English text uses the word often, in whatever sense: "may", "long", "brother"."""
    return _frequency(word) >= _ORDINARY


def is_everywhere(word: str) -> bool:
    """Return whether nearly every English page holds the word: "the", "and", "her"."""
    return _frequency(word) >= _EVERYWHERE


def clipped(name: str) -> tuple[str, ...]:
    """Return the beginnings of a given name that may stand for it: "Mar" for "Maren", but not "The" for "Theresa"."""
    beginnings = (name[:length] for length in range(_SHORTEST_CLIPPED, len(name)))
    return tuple(each for each in beginnings if not is_everywhere(each))


def cut_accounts(name: Name) -> tuple[str, ...]:
    """Return the beginnings of user names that an address may end with, such as "mquist" for Maren Quistorp."""
    if not name.given or not name.family:
        return ()
    family = "".join(name.family)
    cut = [family[:length] for length in range(_SHORTEST_CUT, len(family))]
    forms = [f"{name.given[0][0]}{joint}{each}" for each in cut for joint in ("", *_ADDRESS_JOINTS)]
    forms += [
        f"{given}{joint}{family[:length]}"
        for given in name.given
        for length in range(_SHORTEST_CLIPPED, len(family))
        for joint in ("", *_ADDRESS_JOINTS)
    ]
    forms += [each for each in cut if len(each) > _SHORTEST_CUT and not is_ordinary(each)]
    return tuple(dict.fromkeys(each for each in forms if not is_ordinary(each)))


def is_slashed(pair: str) -> bool:
    """Return whether two letters with a slash between them mean something else: a sex, an answer, a unit."""
    return pair in _SLASHED


@cache
def familiar() -> dict[str, tuple[str, ...]]:
    """Return the familiar forms of given names, folded, by the full name: Ron, Ronnie for Ronald."""
    lines = (each.split() for each in resources.read_list("lists/nicknames.txt"))
    return {full: tuple(short) for full, *short in lines}


@cache
def other_forms() -> dict[str, frozenset[str]]:
    """Return the familiar forms of each full name, and the full names of each familiar form, folded."""
    pairs = [(full, short) for full, forms in familiar().items() for short in forms]
    found: dict[str, set[str]] = defaultdict(set)
    for full, short in pairs:
        found[full].add(short)
        found[short].add(full)
    return {each: frozenset(others) for each, others in found.items()}


def has_ampersand(pair: str) -> bool:
    """Return whether two letters with "&" between them mean something else: R&D, Q&A, B&B."""
    return pair in _WITH_AMPERSAND


def is_abbreviation(letters: str) -> bool:
    """Return whether initials are also an ordinary abbreviation (MS, PM, US), which identifies nobody."""
    return letters in _abbreviations()


@lru_cache(maxsize=65536)
def _frequency(word: str) -> float:
    from wordfreq import zipf_frequency  # a fifth of a second to load, and more the deeper the import

    return float(zipf_frequency(word, "en"))


@cache
def _abbreviations() -> frozenset[str]:
    return frozenset(resources.read_list("lists/abbreviations.txt"))
