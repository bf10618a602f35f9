"""Words spelled aloud: single letters, groups of letters and names of letters, with other words between them.

Transcripts of calls and hearings hold them: "capital Q, small u", "Q-u-a, then e-s-t, then o-r-p", "queue you ay ee".
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.core import name_forms
from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.detection.letters.views import Offsets

_SHORTEST = 5
"""Fewest letters of a word that is searched for."""
_FEWEST = 3  # pieces in which a word is spelled
_HALF = 4  # letters of each half of a word that is said in two pieces: "Quis, without a space, torp"
_MOST_BETWEEN = 6  # other words between two pieces
_TWICE = r"(?:double|doppel|doble|duplo|dobbelt|dobbel)[\s‐-]{0,3}"
# Said before a letter that is written twice.
_TOKEN = Expression(rf"(?P<twice>{_TWICE}(?=[^\W\d_]))?(?P<said>[^\W\d_]+)", re.IGNORECASE)
_SPEAKER = Expression(r"(?m)^[ \t]{0,40}(?:\d{1,3}[ \t]{1,12})?(?P<who>[QA])(?=[.:][ \t])")
"""The label of who speaks on a line of a hearing."""
_NAMES = {
    name: letter
    for letter, names in {
        "a": "ay eh",
        "b": "bee be bé",
        "c": "cee see sea cé ce",
        "d": "dee dé de",
        "e": "ee",
        "f": "ef eff effe efe",
        "g": "gee gé ge jee",
        "h": "aitch haitch ha hache hå agá",
        "i": "eye",
        "j": "jay jot ji jota jod",
        "k": "kay ka kå cá",
        "l": "el ell elle ele",
        "m": "em emm emme eme",
        "n": "en enn enne ene",
        "o": "oh owe",
        "p": "pee pea pé pe",
        "q": "queue cue kew ku cu qu quê",
        "r": "ar are er erre err",
        "s": "ess es esse ese",
        "t": "tee tea té te",
        "u": "you yu",
        "v": "vee vé ve vau uve",
        "w": "doubleyou doubleu",
        "x": "ex ix ics equis xis",
        "y": "why wye ypsilon ye",
        "z": "zed zee zet zède zeta zê",
    }.items()
    for name in map(fold, names.split())
}
"""Names of letters in English, German, French, Spanish, Portuguese, Danish and Norwegian; one letter each."""


class _Reached(NamedTuple):
    """The pieces of a word up to some letter: the last one, where it ends, those before it, and their least letters."""

    number: int
    span: tuple[int, int]
    before: _Reached | None
    pieces: int
    least: int


def find(text: str, words: Iterable[str]) -> Iterator[tuple[str, Offsets]]:
    """Yield each word that is spelled with other words between its letters, with the offsets of its letters.

    One pass: for each word and each number of letters it keeps the last place where so many letters were spelled.

    Args:
        words: folded, of letters only.
    """
    wanted = [each for each in dict.fromkeys(words) if len(each) >= _SHORTEST and each.isalpha()]
    places = _places(wanted)
    reached: dict[tuple[str, int], _Reached] = {}
    last_letter = -1  # a letter that is skipped is one of a table or a list, not of a word that is spelled
    letter = ""  # said last; "A, A as in apple" says it again
    for number, match in enumerate(_tokens(text) if wanted else ()):
        said = fold(match["said"])
        if match["twice"]:
            said = 2 * _NAMES.get(said, said)
        found: dict[tuple[str, int], _Reached] = {}
        for word, at, length, most in _steps(said, places, is_letters=bool(match["twice"]) or _is_piece(said)):
            before = reached.get((word, at))
            if at and (before is None or before.number < max(number - most - 1, last_letter)):
                continue
            if before is None or not at:
                here = _Reached(number, match.span(), None, 1, length)
            else:
                here = _Reached(number, match.span(), before, before.pieces + 1, min(before.least, length))
            found[word, at + length] = here
            if at + length == len(word) and here.pieces >= (2 if here.least >= _HALF else _FEWEST):
                yield word, tuple(_offsets(here))
        reached |= found
        if len(said) == 1 and match[0] != "a":
            last_letter = last_letter if said == letter and not found else number
        if len(said) == 1 or found:
            letter = said[-1:]


def _tokens(text: str) -> Iterator[re.Match[str]]:
    """Yield what is said, without the letters that name the speakers of a dialogue: "Q: ... A: ..."."""
    labels = list(_SPEAKER.finditer(text))
    both = len({each["who"] for each in labels}) > 1
    speakers = {each.start("who") for each in labels if both}
    return (each for each in _TOKEN.finditer(text) if each.start() not in speakers)


def _steps(
    said: str, places: Mapping[str, Sequence[tuple[str, int]]], *, is_letters: bool
) -> Iterator[tuple[str, int, int, int]]:
    """Yield the words that a token goes on with: word, index, letters, and the most other tokens before it.

    Args:
        is_letters: whether the token says letters themselves; "uu" may be a w, too.
    """
    for each in (said, "w") if said == "uu" else (said,) if is_letters else ():
        yield from ((word, at, len(each), _MOST_BETWEEN) for word, at in places.get(each, ()))
    if said in _NAMES:  # only one after the other: many of them are ordinary words
        yield from ((word, at, 1, 0) for word, at in places.get(_NAMES[said], ()))


def _places(words: Iterable[str]) -> dict[str, list[tuple[str, int]]]:
    """Return, for each part of the words, the words and indexes at which it begins; not for whole words."""
    places: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for word in words:
        for start in range(len(word)):
            for end in range(start + 1, len(word) + (start > 0)):
                places[word[start:end]].append((word, start))
    return places


def _is_piece(token: str) -> bool:
    return len(token) == 1 or not name_forms.is_ordinary(token)


def _offsets(reached: _Reached | None) -> Iterator[int]:
    while reached is not None:
        yield from range(*reached.span)
        reached = reached.before
