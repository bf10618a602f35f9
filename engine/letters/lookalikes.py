"""Characters by the letter that a reader takes them for.

Letters that are easily taken for each other share a class: i and l, u and v. Two texts look alike where their classes
are equal; which character stands for which letter is then compared letter by letter.
"""

from __future__ import annotations

import unicodedata
from functools import cache

import regex

from engine import resources
from engine.recognizers.folding import fold_character

_CLASSES = str.maketrans({"l": "i", "v": "u"})
# Digits and signs in place of letters, as people write them to get past a filter.
_SIGNS = {
    "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "6": "b", "7": "t", "8": "b", "9": "g", "|": "i", "!": "i",
    "¡": "i", "$": "s", "@": "a", "†": "t", "€": "e", "£": "l", "¢": "c", "¥": "y",
}  # fmt: skip
_ALSO = {"1": "il", "|": "il", "!": "il", "I": "il", "l": "il", "6": "bg", "9": "gq"}
# Folding takes the first apart into two letters; the second serves as a small capital.
_BY_SHAPE = {"þ": "p", "ǫ": "q"}
_SYMBOL_FONTS = range(0xF021, 0xF100)  # where fonts of symbols have the letters of their codes
_IGNORED = regex.compile(r"[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\u2800]")


def is_ignored(character: str) -> bool:
    """Whether nobody sees a character, or it only marks the letter before it: fillers, selectors, combining marks."""
    return not character.isascii() and _IGNORED.fullmatch(character) is not None


@cache
def letters(character: str) -> str:
    """Return the folded letters that a character says or looks like; empty for separators, signs and ASCII digits."""
    if character.isascii():
        return character.lower() if character.isalpha() else ""
    if is_ignored(character):
        return ""
    if character.lower() in _BY_SHAPE:
        return _BY_SHAPE[character.lower()]
    if ord(character) in _SYMBOL_FONTS:
        return letters(chr(ord(character) - 0xF000))
    table = _table()
    folded = fold_character(character)
    parts = [character] if character in table or not folded else folded
    return "".join(table.get(each, (each,))[0] if not each.isascii() else each for each in parts if _is_letter(each))


@cache
def sign(character: str) -> str:
    """Return the letter for which a digit or sign may stand; empty for others."""
    return _SIGNS.get(character, "")


@cache
def may_be(character: str, letter: str) -> bool:
    """Whether a reader may take a character for this folded letter."""
    alike = {*letters(character), *_table().get(character, ()), sign(character), *_ALSO.get(character, "")}
    return letter in alike or (not character.isascii() and not alike.isdisjoint("il") and letter in "il")


def in_classes(text: str) -> str:
    """Folded letters by class."""
    return text.translate(_CLASSES)


def _is_letter(character: str) -> bool:
    return character.isalpha() or character in _table()


@cache
def _table() -> dict[str, tuple[str, ...]]:
    """The letters that each character outside ASCII looks like."""
    found: dict[str, tuple[str, ...]] = {}
    for line in resources.read_list("lists/lookalikes.txt"):
        letter, characters = line.split()
        for each in characters:
            found[each] = (*found.get(each, ()), letter)
            for part in unicodedata.normalize("NFKD", each.casefold()):
                if not part.isascii() and not unicodedata.combining(part):
                    found.setdefault(part, (letter,))
    return found
