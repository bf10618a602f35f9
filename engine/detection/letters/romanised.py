"""Names in another alphabet, or with other letters for the same sound: Иванова is Ivanova, Mueller is Müller."""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from operator import eq

import ahocorasick

from engine.core import name_forms, resources
from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.detection.letters import named

# Japanese writes no space between a name in Katakana and what follows it.
_KATAKANA = r"\u30a1-\u30fa\u30fc\u32d0-\u32fe\uff66-\uff9f"
# Those of the Semitic alphabets and of Thaana, then those of the alphabets of India.
_MARKS = r"\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u07a6-\u07b0\u0900-\u094f\u0dca-\u0ddf" + "".join(
    f"{chr(block)}-{chr(block + 3)}{chr(block + 0x3C)}-{chr(block + 0x4D)}" for block in range(0x0980, 0x0D80, 0x80)
)
_TO_KATAKANA = {each: each + 0x60 for each in range(0x3041, 0x3097)}  # of Hiragana
_WORD = Expression(
    rf"[{_KATAKANA}]+|[\u3041-\u3096\u30fc]+|(?:[^\W\d_{_KATAKANA}]|[{_MARKS}]|(?<=[\u05d0-\u05ea])['’׳](?=[\u05d0-\u05ea]))+"
)
_DOUBLED = Expression(r"([^\W\d_])\1+")
_SHORTEST = 4  # letters from a to z
_LONGEST = 40  # letters of a word
_LONGEST_TERM = 8  # words
_NOTHING, _GROUP = "-", "@"
_MOST_LETTERS = 3  # that are one line of the table
# Endings that Russian, Ukrainian, Greek, Armenian and Georgian give a name, in place of its last vowel or behind it.
_ENDINGS = frozenset(
    "а у ы и е ои ом ым им ого его ому ему ем еи ю я ою ею ови еви ых их ыми ими ам ами ах "
    "ου ο α ασ η ησ υ οσ ε εσ ων ουσ "
    "ի ին ից ով ը ն ին "
    "ი ს ის მა ით ად ო".split()
)
# What Korean writes behind a name without a space, in letters of syllables.
_PARTICLES = frozenset(
    unicodedata.normalize(
        "NFD",
        "은 는 이 가 을 를 의 에 에게 에게서 에서 께 께서 씨 씨가 씨는 씨의 씨를 씨와 님 님이 님은 님의 님을 양 군 도 "
        "만 와 과 랑 이랑 로 으로 라고 이라고 입니다 이다",
    ).split()
)
_SYLLABLES = Expression("[\uac00-\ud7a3]")  # of Hangul
# Katakana, Hangul in letters, and Devanagari write how a name sounds, so that most vowels may differ.
_BY_SOUND = Expression("[\u30a1-\u30fc\u1100-\u11ff\u0900-\u097f]")
_VOWELS = dict.fromkeys(map(ord, "aeiouy"))
_CONSONANTS = Expression("[\u05d0-\u05ea\u0621-\u06d5]+")  # Hebrew and Arabic
_PREFIX = Expression("[והבלמשכ]{1,2}|[وف]?[بكل]?(?:ال)?|[وف]?لل")
_LONGEST_PREFIX = 4
_UNWRITTEN = "aeiouyh"  # within a word of Hebrew or Arabic
# Consonants of a word that counts without another of the name beside it, and letters where it has one less.
_FEWEST_CONSONANTS, _FEWEST_LETTERS = 4, 5
_SHORTEST_INSIDE = 6  # letters of a term within a longer word
_LAST = Expression(r"(?:[aeiouy]s?|s)\Z")


def find(text: str, terms: Iterable[str], requested: Collection[str] = ()) -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield terms that the text holds in other letters, each with its span.

    A word in small letters does not count if it, or a term of one word, is an ordinary one, as many names are: of
    requested terms, one of nearly every page. Nor does a word of Hebrew or Arabic with few consonants, alone.

    Args:
        terms: as written, each of one or more words.
        requested: the terms that are also found within longer words.
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
            if not _are_same(wanted[term], [each for _, each in found], equal):
                continue
            is_known = name_forms.is_everywhere if term in requested else name_forms.is_ordinary
            is_small = text[slice(*span)].islower() and any(is_known(fold(each)) for each in (word, term))
            if len(found) > 1 or not (is_small or _is_short(word, wanted[term][0])):
                yield term, (span[0], found[-1][0][1])
    longer = {parts[0]: term for term, parts in wanted.items() if len(parts) == 1 and term in requested}
    yield from _inside(places, longer)


def _inside(
    places: Iterable[tuple[tuple[int, int], str]], longer: Mapping[str, str]
) -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield terms in Latin letters that a longer word holds with two letters for one, or one for two."""
    needles = ahocorasick.Automaton()
    for word, term in longer.items():
        for plain in _plain(word):
            if len(plain) >= _SHORTEST_INSIDE:
                needles.add_word(plain, (plain, fold(word), term))
    if not len(needles):
        return
    needles.make_automaton()
    for span, word in places:
        for plain in _plain(word):
            for _, (needle, written, term) in needles.iter(plain):
                if needle != plain and written not in fold(word) and not name_forms.is_ordinary(fold(word)):
                    yield term, span


def _are_same(parts: Sequence[str], found: Sequence[str], equal: Mapping[str, set[str]]) -> bool:
    """Return whether words are those of a term, at least one of them in other letters."""
    if len(found) < len(parts) or all(map(eq, parts, found)):
        return False
    return all(other == part or other in equal.get(part, ()) for part, other in zip(parts, found, strict=True))


def _normal(word: str) -> str:
    """Return a word in small letters, letters outside a to z with their marks where the table has them so."""
    if word.isascii():
        return word.lower() if len(word) <= _LONGEST else ""
    composed = unicodedata.normalize("NFKC", word).lower().translate(_TO_KATAKANA)
    if _SYLLABLES.search(composed):
        composed = unicodedata.normalize("NFD", composed)
    return "".join(map(_folded, composed)) if len(word) <= _LONGEST else ""


def _folded(letter: str) -> str:
    """Return a letter without its marks, unless they make it another letter."""
    plain = fold(letter)
    is_other = letter in _table() or (plain not in _table() and named.ways(letter))
    return letter if is_other else plain


def _equal(wanted: set[str], said: set[str]) -> Mapping[str, set[str]]:
    """Return for each wanted word those of the text that may be the same name in other letters."""
    found: dict[str, set[str]] = defaultdict(set)
    for foreign, plain in _matched(said, wanted):
        found[plain].add(foreign)
    for foreign, plain in _matched(wanted, said):
        found[foreign].add(plain)
    return found


def _is_short(*words: str) -> bool:
    """Return whether one of two equal words is in an alphabet without vowels, and the other has few consonants."""
    letters = max((len(each) for each in words if _CONSONANTS.match(each)), default=_FEWEST_LETTERS)
    fewest = _FEWEST_CONSONANTS - (letters >= _FEWEST_LETTERS)
    is_foreign = any(map(_CONSONANTS.match, words))
    return is_foreign and all(len(_skeleton(plain)) < fewest for word in words for plain in _plain(word))


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
        if word.isascii():
            continue
        unwritten = _UNWRITTEN if _CONSONANTS.match(word) else ""
        found: set[str] = set()
        for rest in _without_prefix(word) if unwritten else (word,):
            found |= _readings(rest, _table(), begins, whole, stems, unwritten)
        if _BY_SOUND.match(word):
            loose = _readings(word, _loose_table(), begins, whole, stems, _UNWRITTEN)
            found |= {each for each in loose if any(len(_skeleton(it)) >= _FEWEST_CONSONANTS for it in _plain(each))}
        elif all(map(named.ways, word)) and _table().keys().isdisjoint(word):
            loose = _readings(word, _table(), begins, whole, stems, _UNWRITTEN)
            fewest = _FEWEST_CONSONANTS - (len(word) >= _FEWEST_LETTERS)
            found |= {each for each in loose if any(len(_skeleton(it)) >= fewest for it in _plain(each))}
        yield from ((word, each) for each in found if fold(word) != fold(each))


def _without_prefix(word: str) -> Iterator[str]:
    """Yield a word, and what is left of it without the words of one letter that may be written in front of it."""
    yield word
    for length in range(1, min(_LONGEST_PREFIX, len(word) - 2) + 1):
        if _PREFIX.fullmatch(word, 0, length):
            yield word[length:]


def _skeleton(plain: str) -> str:
    """Return what Hebrew and Arabic surely write of a word in letters from a to z."""
    return _single(plain).translate(dict.fromkeys(map(ord, _UNWRITTEN)))


def _plain(word: str) -> set[str]:
    """Return a word in Latin letters as it may be written in those from a to z: without marks, or in the same way each.

    Empty for other alphabets.
    """
    found = {fold(word)}
    if not word.isascii() and fold(word).isascii():
        ways = [_table().get(each, (each,)) for each in word]
        found |= {"".join(each[min(way, len(each) - 1)] for each in ways) for way in range(max(map(len, ways)))}
    return {each for each in found if each.isascii() and len(each) >= _SHORTEST}


def _readings(
    word: str,
    table: Mapping[str, tuple[str, ...]],
    begins: set[str],
    whole: Mapping[str, set[str]],
    stems: Mapping[str, set[str]],
    unwritten: str,
) -> set[str]:
    """Return the plain words as which a word may be written, letter for letter, with or without its ending.

    Args:
        table: the ways to write letters, and groups of them.
        begins: all beginnings of plain words.
        unwritten: letters that stand for nothing in the word, unless a plain word begins with them.
    """
    word = word if _BY_SOUND.match(word) else _single(word)
    states: list[set[str]] = [set() for _ in range(len(word) + 1)]
    states[0].add("")
    found: set[str] = set()
    for index, reached in enumerate(states[:-1]):
        if word[index:] in _ENDINGS:
            found |= {each for state in reached for each in stems.get(state, ())}
        if word[index:] in _PARTICLES:
            found |= {each for state in reached for each in whole.get(state, ())}
        for length in range(1, _MOST_LETTERS + 1):
            letters = word[index : index + length]
            otherwise = (named.ways(letters) or (letters,)) if length == 1 else ()
            for spelling in table.get(letters, otherwise):
                for state in reached:
                    further = _joined(state, spelling)
                    if further in begins:
                        states[min(index + length, len(word))] |= _followed(further, begins, unwritten)
    return found.union(*(whole.get(state, ()) for state in states[-1]))


def _followed(state: str, begins: set[str], letters: str) -> set[str]:
    """Return a beginning and those that some of these letters make of it."""
    found, waiting = {state}, [state] if state else []
    while waiting:
        further = {waiting[-1] + each for each in letters}
        waiting.pop()
        waiting += (further & begins) - found
        found |= further & begins
    return found


def _joined(state: str, spelling: str) -> str:
    """Return both without a letter that is doubled where they meet."""
    return state + spelling[1:] if state and spelling and state[-1] == spelling[0] else state + spelling


def _single(word: str) -> str:
    return _DOUBLED.sub(r"\1", word)


@cache
def _table() -> dict[str, tuple[str, ...]]:
    """Return the ways to write each letter, or group of them, with letters from a to z."""
    found: dict[str, tuple[str, ...]] = {}
    groups: dict[str, tuple[str, ...]] = {}
    for letter, *ways in map(str.split, resources.read_list("lists/romanised.txt")):
        sounds = ["" if each == _NOTHING else _single(each) for each in ways if each not in groups]
        followed = product(sounds or [""], groups.get(ways[-1], ("",)))
        spelled = tuple(dict.fromkeys(_joined(*pair) for pair in followed))
        (groups if letter.startswith(_GROUP) else found)[letter] = spelled
    return found


@cache
def _loose_table() -> dict[str, tuple[str, ...]]:
    """Return the same ways of letters and syllables that are written by sound, also without their vowels."""
    found: dict[str, tuple[str, ...]] = {}
    for letter, ways in _table().items():
        if _BY_SOUND.match(letter):
            is_vowel = not ways[0][:1].translate(_VOWELS)
            plain = (each.translate(_VOWELS) for each in ways)
            found[letter] = tuple(dict.fromkeys((*ways, *(each for each in plain if each or is_vowel))))
    return found
