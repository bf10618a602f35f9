"""Names in another alphabet, or with other letters for the same sound: Иванова is Ivanova, Mueller is Müller."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from operator import eq

from engine.core import name_forms, resources
from engine.core.folding import fold

_WORD = re.compile(r"(?:[^\W\d_]|[\u0300-\u036f])+")
_DOUBLED = re.compile(r"([^\W\d_])\1+")
_SHORTEST = 4  # letters from a to z
_LONGEST = 40  # letters of a word
_LONGEST_TERM = 8  # words
_NOTHING = "-"
# Endings that Russian, Ukrainian and Greek grammar give a name, in the place of its last vowel or behind it.
_ENDINGS = frozenset(
    "а у ы и е ои ом ым им ого его ому ему ем еи ю я ою ею ови еви ых их ыми ими ам ами ах "
    "ου ο α ασ η ησ υ οσ ε εσ ων ουσ".split()
)
_LAST = re.compile(r"(?:[aeiouy]s?|s)\Z")


def find(text: str, terms: Iterable[str]) -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield terms that the text holds in other letters, each with its span.

    A word in small letters does not count if it, or a term of one word, is an ordinary one.

    Args:
        terms: as written, each of one or more words.
    """
    wanted = {term: tuple(filter(None, map(_normal, _WORD.findall(term)))) for term in terms}
    wanted = {term: parts for term, parts in wanted.items() if 0 < len(parts) <= _LONGEST_TERM}
    if not wanted:
        return
    places = [(match.span(), _normal(match[0])) for match in _WORD.finditer(text)]
    equal = _equal({each for parts in wanted.values() for each in parts}, {each for _, each in places})
    begin: dict[str, list[str]] = defaultdict(list)
    for term, parts in wanted.items():
        for each in {parts[0], *equal.get(parts[0], ())}:
            begin[each].append(term)
    for index, (span, word) in enumerate(places):
        for term in begin.get(word, ()):
            found = places[index : index + len(wanted[term])]
            is_small = len(found) == 1 and text[slice(*span)].islower()
            if _are_same(wanted[term], [each for _, each in found], equal) and not (
                is_small and _is_ordinary(word, term)
            ):
                yield term, (span[0], found[-1][0][1])


def _are_same(parts: Sequence[str], found: Sequence[str], equal: Mapping[str, set[str]]) -> bool:
    """Return whether words are those of a term, at least one of them in other letters."""
    if len(found) < len(parts) or all(map(eq, parts, found)):
        return False
    return all(other == part or other in equal.get(part, ()) for part, other in zip(parts, found, strict=True))


def _normal(word: str) -> str:
    """Return a word in small letters, letters outside a to z with their marks where the table has them so."""
    if word.isascii():
        return word.lower() if len(word) <= _LONGEST else ""
    composed = unicodedata.normalize("NFC", word).lower()
    return "".join(each if each in _table() else fold(each) for each in composed) if len(word) <= _LONGEST else ""


def _is_ordinary(*words: str) -> bool:
    return any(name_forms.is_ordinary(fold(each)) for each in words)


def _equal(wanted: set[str], said: set[str]) -> Mapping[str, set[str]]:
    """Return for each wanted word those of the text that may be the same name in other letters."""
    found: dict[str, set[str]] = defaultdict(set)
    for foreign, plain in _matched(said, wanted):
        found[plain].add(foreign)
    for foreign, plain in _matched(wanted, said):
        found[foreign].add(plain)
    return found


def _matched(words: Iterable[str], others: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield each word with letters outside a to z, and each other word in Latin letters that may be the same name."""
    whole: dict[str, set[str]] = defaultdict(set)
    stems: dict[str, set[str]] = defaultdict(set)
    for each in others:
        for plain in _plain(each):
            single = _single(plain)
            whole[single].add(each)
            stem = _LAST.sub("", single)
            if len(stem) >= _SHORTEST:
                stems[stem].add(each)
    begins = {each[:length] for each in (*whole, *stems) for length in range(len(each) + 1)}
    for word in words if whole else ():
        if not word.isascii():
            for each in _readings(_single(word), begins, whole, stems):
                if fold(word) != fold(each):
                    yield word, each


def _plain(word: str) -> set[str]:
    """Return a word in Latin letters as it may be written in those from a to z: without marks, or in the same way each.

    Empty for other alphabets.
    """
    found = {fold(word)}
    if not word.isascii() and fold(word).isascii():
        ways = [_table().get(each, (each,)) for each in word]
        found |= {"".join(each[min(way, len(each) - 1)] for each in ways) for way in range(max(map(len, ways)))}
    return {each for each in found if each.isascii() and len(each) >= _SHORTEST}


def _readings(word: str, begins: set[str], whole: Mapping[str, set[str]], stems: Mapping[str, set[str]]) -> set[str]:
    """Return the plain words as which a word may be written, letter for letter, with or without its ending."""
    table = _table()
    states: list[set[str]] = [set() for _ in range(len(word) + 1)]
    states[0].add("")
    found: set[str] = set()
    for index, reached in enumerate(states[:-1]):
        if word[index:] in _ENDINGS:
            found |= {each for state in reached for each in stems.get(state, ())}
        for length in (1, 2):
            for spelling in table.get(word[index : index + length], (word[index],) if length == 1 else ()):
                for state in reached:
                    if (further := _joined(state, spelling)) in begins:
                        states[min(index + length, len(word))].add(further)
    return found.union(*(whole.get(state, ()) for state in states[-1]))


def _joined(state: str, spelling: str) -> str:
    """Return both without a letter that is doubled where they meet."""
    return state + spelling[1:] if state and spelling and state[-1] == spelling[0] else state + spelling


def _single(word: str) -> str:
    return _DOUBLED.sub(r"\1", word)


@cache
def _table() -> dict[str, tuple[str, ...]]:
    """Return the ways to write each letter, or pair, with letters from a to z."""
    lines = (line.split() for line in resources.read_list("lists/romanised.txt"))
    return {letter: tuple("" if each == _NOTHING else _single(each) for each in ways) for letter, *ways in lines}
