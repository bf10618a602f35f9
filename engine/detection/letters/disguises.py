"""Disguised words: spellings that a plain search misses and a reader understands.

Look-alikes of other scripts, small capitals, turned and squared letters, digits for letters; signs, digits, markup or
invisible characters between letters; reversed; doubled; in escapes; within a longer word.
"""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from itertools import pairwise

import ahocorasick
import regex

from engine.core import name_forms, resources
from engine.core.expressions import Expression
from engine.core.folding import fold, fold_character
from engine.detection.letters import braille, encodings
from engine.detection.letters.views import Offsets, View, in_morse, ordered, resolved, spelled

# Classes of letters that are easily confused: i and l, u and v. Texts of equal classes are candidates, which are then
# compared letter by letter.


_CLASSES = str.maketrans({"l": "i", "v": "u"})
# Digits and signs that people write instead of letters to evade a filter.
_SIGNS = {
    "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "6": "b", "7": "t", "8": "b", "9": "g", "|": "i", "!": "i",
    "¡": "i", "$": "s", "@": "a", "†": "t", "€": "e", "£": "l", "¢": "c", "¥": "y", "+": "t",
}  # fmt: skip
_ALSO = {"1": "il", "|": "il", "!": "il", "I": "il", "l": "il", "6": "bg", "9": "gq"}
# Folding would divide the first into two letters; the second is used as a small capital.
_BY_SHAPE = {"þ": "p", "ǫ": "q"}
_SYMBOL_FONTS = range(0xF021, 0xF100)  # private-use codes of letters in symbol fonts
_SMALL_CAPITALS = range(0xF721, 0xF800)  # those of fonts of before Unicode
_IGNORED = regex.compile(r"[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\u2800]")


def is_ignored(character: str) -> bool:
    """Return whether a character is invisible or only marks the letter before it: filler, selector, accent."""
    return not character.isascii() and _IGNORED.fullmatch(character) is not None


@cache
def letters(character: str) -> str:
    """Return the folded letters that a character is or resembles; empty for separators, signs and ASCII digits."""
    if character.isascii():
        return character.lower() if character.isalpha() else ""
    if is_ignored(character):
        return ""
    if in_dots := braille.letter(character):
        return in_dots
    if character.lower() in _BY_SHAPE:
        return _BY_SHAPE[character.lower()]
    if ord(character) in _SYMBOL_FONTS:
        return letters(chr(ord(character) - 0xF000))
    if ord(character) in _SMALL_CAPITALS:
        return letters(chr(ord(character) - 0xF700))
    table = _table()
    folded = fold_character(character)
    parts = [character] if character in table or not folded else folded
    return "".join(table.get(each, (each,))[0] if not each.isascii() else each for each in parts if _is_letter(each))


@cache
def sign(character: str) -> str:
    """Return the letter that a digit or sign may replace; empty for other characters."""
    return _SIGNS.get(character, "")


@cache
def may_be(character: str, letter: str) -> bool:
    """Return whether a reader may read a character as this folded letter."""
    alike = {*letters(character), *_table().get(character, ()), sign(character), *_ALSO.get(character, "")}
    return letter in alike or (not character.isascii() and not alike.isdisjoint("il") and letter in "il")


def in_classes(text: str) -> str:
    """Return the text with each folded letter replaced by its class."""
    return text.translate(_CLASSES)


def _is_letter(character: str) -> bool:
    return character.isalpha() or character in _table()


@cache
def _table() -> dict[str, tuple[str, ...]]:
    """Return the letters that each character outside ASCII resembles."""
    found: dict[str, tuple[str, ...]] = {}
    for line in resources.read_list("lists/lookalikes.txt"):
        letter, characters = line.split()
        for each in characters:
            found[each] = (*found.get(each, ()), letter)
    for each, alike in tuple(found.items()):
        for part in unicodedata.normalize("NFKD", each.casefold()):
            if part.isalpha() and not part.isascii():
                found.setdefault(part, alike[:1])
    return found


SHORTEST = 4
"""Fewest letters of a word that is searched for."""
_SHORTEST_BACKWARDS = 5
_SHORTEST_FOREIGN = 6  # letters of a word of another script that happens to look like it
_SHORTEST_WITHIN = 6  # letters of a word that is found within longer ones
_TIMES = (2, 3, 4)  # that each letter of a word is written
_SHORTEST_HALF = 3  # letters of half a word; halves are swapped where text in both directions is extracted
_PAIR = 2  # letters of a piece that is an ordinary word as often as not
_SHORTEST_IN_WORDS, _FEWEST_WORDS = (
    8,
    3,
)  # letters of a word that so many ordinary words in a row hardly spell by chance
_LONGEST_WORD = 100  # longest word that is masked whole
_LONGEST_GAP, _LONGEST_BLANK_GAP = 12, 8
_MOST_SIGNS = 0.5
_MARKUP = Expression(r"[*_~`+\\\[\]{}|/^=<>\"“”„«»&#\d]")
# Letters of alphabets whose words may resemble a Latin word by chance.
_ALPHABETS = Expression("[\u0370-\u058f\u10a0-\u10ff\u1c80-\u1cbf\u2c80-\u2cff]")
_TURNED = str.maketrans("bqdpnufgj", "qbpdunjbr")
_MIRRORED = str.maketrans("bdpq", "dbqp")
_PREFIX = Expression(
    "[\u05d5\u05d4\u05d1\u05dc\u05de\u05e9\u05db]{1,3}"
    "|[\u0648\u0641]?(?:[\u0628\u0643\u0644]?(?:\u0627\u0644)?|\u0644\u0644)"
)
_JOINED_SCRIPTS = Expression("[\u0590-\u06ff]")


class _Way(StrEnum):
    FORWARDS = "forwards"
    BACKWARDS = "backwards"
    TURNED = "turned"
    DOUBLED = "doubled"
    SWAPPED = "swapped"


@dataclass(frozen=True, slots=True)
class _Needle:
    word: str = field(repr=False)
    way: _Way
    written: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class _Stream:
    """The letters of a view by class, and the index of each in the view."""

    classes: str = field(repr=False)
    indexes: list[int] = field(repr=False)


def find(
    text: str,
    words: Iterable[str],
    requested: frozenset[str] = frozenset(),
    orders: Iterable[tuple[tuple[int, int], ...]] = (),
    visible: View | None = None,
) -> Iterator[tuple[str, Offsets]]:
    """Yield each disguised word with the offsets to mask.

    Args:
        words: folded, without separators.
        requested: words that the user asked to mask: they are also found in Base64 and within longer words.
        orders: other orders in which spans of the text may be read.
        visible: the text without its faint parts.
    """
    wanted = [each for each in dict.fromkeys(words) if len(each) >= _shortest(each) and each.isalpha()]
    if not wanted:
        return
    needles = _needles(wanted)
    automaton = ahocorasick.Automaton()
    for classes, alike_needles in needles.items():
        automaton.add_word(classes, alike_needles)
    automaton.make_automaton()
    views = [View(text)]
    views += filter(None, (resolved(text), spelled(text), in_morse(text)))
    views += braille.readings(text)
    if visible is not None:
        views.append(visible)
    for view in views:
        for signs in (False, True):
            yield from _found(text, view, _stream(view.characters, signs=signs), automaton, requested, signs=signs)
    for view in ordered(text, orders):
        stream = _stream(view.characters, signs=False)
        for word, offsets in _found(text, view, stream, automaton, requested, signs=False):
            yield word, _whole(text, offsets)
    yield from encodings.find(text, [each for each in wanted if each in requested])


def _shortest(word: str) -> int:
    return SHORTEST - 1 if _JOINED_SCRIPTS.match(word) else SHORTEST


def _needles(wanted: Iterable[str]) -> dict[str, list[_Needle]]:
    found: dict[str, list[_Needle]] = defaultdict(list)
    for word in wanted:
        forms = [(_Way.FORWARDS, word), *((_Way.DOUBLED, "".join(each * by for each in word)) for by in _TIMES)]
        if len(word) >= _SHORTEST_BACKWARDS:
            turned = word[::-1].translate(_TURNED)
            # A turned capital Q is written with an accent or a tail: Ò, Ꝺ.
            starts = {turned[-1], word[0], *("od" if word[0] == "q" else "")}
            whole = {turned[:-1] + each for each in starts}
            whole |= {each + turned[-2::-1] for each in starts}  # each letter turned where it is
            whole |= {each.replace("c", "o") for each in whole}  # a turned c is an open o
            forms += [(_Way.BACKWARDS, word[::-1]), *((_Way.TURNED, each) for each in sorted(whole))]
            forms.append((_Way.TURNED, word[:0:-1].translate(_MIRRORED) + word[0]))
        if len(word) >= _SHORTEST_WITHIN:
            forms += [
                (_Way.SWAPPED, word[at:] + word[:at]) for at in range(_SHORTEST_HALF, len(word) - _SHORTEST_HALF + 1)
            ]
        for way, written in forms:
            found[in_classes(_skeleton(written))].append(_Needle(word, way, written))
    return found


def _skeleton(written: str) -> str:
    """Return one letter for each letter of a folded word, as `_stream` does."""
    return "".join(letters(each)[:1] or each for each in written)


def _stream(characters: str, *, signs: bool) -> _Stream:
    known = {each: letters(each) or (sign(each) if signs else "") for each in set(characters)}
    parts = [known[each] for each in characters]
    indexes = [index for index, found in enumerate(parts) for _ in found]
    return _Stream(in_classes("".join(parts)), indexes)


def _found(
    text: str, view: View, stream: _Stream, automaton: ahocorasick.Automaton, requested: frozenset[str], *, signs: bool
) -> Iterator[tuple[str, Offsets]]:
    last: dict[str, int] = {}
    for end, needles in automaton.iter(stream.classes):
        for needle in needles:
            indexes = stream.indexes[end + 1 - len(needle.written) : end + 1]
            if indexes[0] <= last.get(needle.word, -1):
                continue
            whole = _extent(text, view, needle, indexes, needle.word in requested, signs=signs)
            if whole is not None:
                last[needle.word] = indexes[-1]
                yield needle.word, _offsets(text, view, range(*whole))


def _extent(
    text: str, view: View, needle: _Needle, indexes: list[int], requested: bool, *, signs: bool
) -> tuple[int, int] | None:
    """Return the range of the view's characters to mask, or None if they are not the word."""
    characters = view.characters
    written = [characters[each] for each in indexes]
    if any(each != letter and not may_be(each, letter) for each, letter in zip(written, needle.written, strict=True)):
        return None
    by_sign = sum(not letters(each) for each in written)
    if by_sign > _MOST_SIGNS * len(written) or (signs and not by_sign):
        return None
    first, behind = indexes[0], indexes[-1] + 1
    gaps = [_gap(characters, before, after) for before, after in pairwise(indexes)]
    if any(len(each) > _LONGEST_GAP for each in gaps) or any(
        len(each) > _LONGEST_BLANK_GAP and not each.strip() for each in gaps
    ):
        return None
    bounds = _bounds(characters, first, behind)
    if bounds[1] - bounds[0] > _LONGEST_WORD:
        return (first, behind) if requested and not any(gaps) and len(written) >= _SHORTEST_WITHIN else None
    if bounds == (first, behind):
        return bounds if _is_disguised(text, view, needle, indexes, gaps, written, requested) else None
    if _is_behind_prefix(characters, needle, first, behind, bounds):
        return bounds
    return bounds if requested and not any(gaps) and _is_within(characters, needle, bounds) else None


def _whole(text: str, offsets: Offsets) -> Offsets:
    """Return offsets with the rest of their words, from which anybody guesses the letters: [Qu]ick, un[i]t."""
    found = set(offsets)
    for offset in offsets:
        for step in (-1, 1):
            at = offset + step
            while _is_cased(text[offset]) and 0 <= at < len(text) and _is_cased(text[at]) and at not in found:
                found.add(at)
                at += step
    return tuple(sorted(found))


def _is_cased(character: str) -> bool:
    return character.lower() != character.upper()  # others are written without spaces between words


def _gap(characters: str, before: int, after: int) -> str:
    return "".join(each for each in characters[before + 1 : after] if not is_ignored(each))


def _bounds(characters: str, first: int, behind: int) -> tuple[int, int]:
    """Return the whole word of letters around a range, without adjacent digits."""
    most = behind + _LONGEST_WORD
    least = first - _LONGEST_WORD
    while first > max(least, 0) and (letters(characters[first - 1]) or is_ignored(characters[first - 1])):
        first -= 1
    while behind < min(most, len(characters)) and (letters(characters[behind]) or is_ignored(characters[behind])):
        behind += 1
    while behind > first and is_ignored(characters[behind - 1]) and not letters(characters[behind - 1]):
        behind -= 1
    while first < behind and is_ignored(characters[first]) and not letters(characters[first]):
        first += 1
    return first, behind


def _is_disguised(
    text: str, view: View, needle: _Needle, indexes: list[int], gaps: list[str], written: list[str], requested: bool
) -> bool:
    """Return whether the letters are the word in disguise, not the plain word or other words with its letters."""
    pieces = [""]
    for character, gap in zip(written, [*gaps, ""], strict=True):
        pieces[-1] += character
        if gap:
            pieces.append("")
    pieces = [each for each in pieces if each]
    if needle.way is _Way.TURNED:
        return any(not each.isascii() for each in written)
    strange = [each for each, letter in zip(written, needle.written, strict=True) if fold(each) != letter]
    if len(pieces) > 1:
        return needle.way is not _Way.SWAPPED and _is_parted(needle, pieces, gaps, strange, requested)
    if needle.way is _Way.FORWARDS:
        plain = not (strange or any(map(_is_styled, written)) or _is_part(view.characters, indexes))
        if plain and _is_written_so(text, view, indexes):
            return False  # the plain search for words finds it
        return len(written) >= _SHORTEST_FOREIGN or not all(map(_ALPHABETS.match, written))
    few = needle.way is _Way.BACKWARDS and len(needle.word) == _SHORTEST_BACKWARDS
    return not name_forms.is_ordinary(fold(pieces[0])) and not (few and pieces[0][-1].islower())


def _is_parted(needle: _Needle, pieces: list[str], gaps: list[str], strange: list[str], requested: bool) -> bool:
    """Return whether pieces are parts of the word, and not separate words and numbers."""
    if any(not any(map(letters, each)) for each in pieces):
        return False  # a number on its own
    if len(needle.word) < _SHORTEST_BACKWARDS and not any(map(_MARKUP.search, gaps)):
        return False
    if requested and len(needle.word) >= _SHORTEST_WITHIN and all(len(each) <= _PAIR for each in pieces):
        return True
    if requested and len(needle.word) >= _SHORTEST_IN_WORDS and len(pieces) >= _FEWEST_WORDS:
        return True
    if all(len(each) == 1 for each in pieces) or not all(map(_is_ordinary, pieces)):
        return True
    return bool(strange) or (len(needle.word) >= _SHORTEST_WITHIN and all(map(_MARKUP.search, filter(None, gaps))))


def _is_written_so(text: str, view: View, indexes: list[int]) -> bool:
    """Return whether the same characters are adjacent in the text."""
    stretches = [view.stretch(each) for each in indexes]
    return all(before[1] == after[0] for before, after in pairwise(stretches)) and all(
        text[start:end] == view.characters[each] for each, (start, end) in zip(indexes, stretches, strict=True)
    )


def _is_part(characters: str, indexes: list[int]) -> bool:
    """Return whether a digit or an underscore joins letters to a longer word: quistorp2, m_quistorp."""
    beside = characters[max(indexes[0] - 1, 0) : indexes[0]] + characters[indexes[-1] + 1 : indexes[-1] + 2]
    return any(each == "_" or each.isdigit() for each in beside)


def _is_styled(character: str) -> bool:
    """Return whether a character is a letter in another style: bold, circled, superscript, full-width."""
    return unicodedata.decomposition(character).startswith("<")


def _is_ordinary(piece: str) -> bool:
    return len(piece) == 1 or name_forms.is_ordinary(fold(piece))


def _is_behind_prefix(characters: str, needle: _Needle, first: int, behind: int, bounds: tuple[int, int]) -> bool:
    """Return whether only prefixes that Hebrew and Arabic attach to a name precede the word."""
    return bool(
        needle.way is _Way.FORWARDS
        and _JOINED_SCRIPTS.search(needle.word)
        and bounds[1] == behind
        and _PREFIX.fullmatch(characters, bounds[0], first)
    )


def _is_within(characters: str, needle: _Needle, bounds: tuple[int, int]) -> bool:
    """Return whether the word is inflected, or inside a longer word that is not an ordinary word."""
    if needle.way is not _Way.FORWARDS or name_forms.is_ordinary(needle.word):
        return False
    whole = fold(characters[slice(*bounds)])
    if whole in name_forms.inflections(needle.word, surname=True):
        return True
    return len(needle.word) >= _SHORTEST_WITHIN and not name_forms.is_ordinary(whole)


def _offsets(text: str, view: View, indexes: range) -> Offsets:
    """Return the offsets of the view's characters in the text."""
    stretches = [view.stretch(each) for each in indexes]
    return tuple(sorted({offset for start, end in stretches for offset in range(start, end) if offset < len(text)}))
