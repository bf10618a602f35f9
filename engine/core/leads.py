"""Leads: the first characters of all matches of a regular expression, and the places of a text that have them.

A regular expression is tried at every character of a text, and there are some thousand of them. A text is therefore
sorted by the three characters at each of its places, once for all expressions, and an expression that has leads is
tried at their places alone.

Characters are compared as symbols, of which there are 127: every digit is "0", every white space " ", every character
outside of ASCII is one symbol, and letters behind the first are small. Three symbols make up the key of a place.

Python offers the parsed form of an expression in a private module alone; tests compare what expressions find with and
without leads, so that a Python that changes this form is noticed.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from re import _parser  # type: ignore[attr-defined]
from typing import Any

import numpy as np
from numpy.typing import NDArray

_LENGTH = 3  # symbols of a key
_BITS = 7  # of a symbol
_MOST = 3000
"""Leads of one expression; those of an expression with more are made shorter."""
_RARE = 0.003
"""Share of places with which leads are specific enough, however short they are."""
_OTHER = 127
"""Symbol of the characters outside of ASCII, and of NUL and DEL; a key has 0 behind the end of the text."""
_ASCII = [chr(code) for code in range(128)]
_CASELESS = frozenset("iskISK")
"""ASCII letters that are another case of letters outside of ASCII: dotless i, long s, the sign of kelvin."""

_EVERY = {*_ASCII, ""}

Symbols = int
"""A set of symbols: the bit of each is set."""
Lead = tuple[Symbols, ...]


def _symbol(code: int) -> int:
    character = chr(code)
    if character in "\0\x7f":
        return _OTHER
    return ord("0" if character.isdigit() else " " if character.isspace() else character)


_SYMBOLS = [*map(_symbol, range(128)), _OTHER]
"""Symbol of each ASCII character, then that of all others."""
_SMALL = [ord(chr(symbol).lower()) for symbol in _SYMBOLS]
_IN_WORD = [*(character.isalnum() or character == "_" for character in _ASCII), False]
_ALL_BITS = (1 << _BITS) - 1
_CAPITALS: Symbols = sum(1 << code for code in range(ord("A"), ord("Z") + 1))


@dataclass(frozen=True, slots=True, eq=False)
class Leads:
    """Keys of the places at which an expression may match.

    Attributes:
        keys: none of them is of the beginning of another's symbols.
        begins: no ASCII letter, digit or underscore is before a match.
    """

    keys: frozenset[int]
    begins: bool


def leads(pattern: str, flags: int = 0) -> Leads | None:
    """Return the leads of a regular expression; None if it may begin with anything, or match an empty string or not."""
    parsed = _parser.parse(pattern, flags)
    least, most = parsed.getwidth()
    if most and not least:
        return None
    ahead: list[_Leading] = []
    leading = _Leading.of(parsed, parsed.state.flags, ahead)
    every = [each.shortened() for each in (leading, *ahead)]
    chosen = min(every, key=_share)
    if () in chosen:
        return None
    words = all(lead and not lead[0] & ~_WORD for lead in every[0])
    strings = {each for lead in chosen for each in product(*map(_members, lead))}
    keys = frozenset(
        _key(each) for each in strings if not any(each[:length] in strings for length in range(1, len(each)))
    )
    return Leads(keys, _begins(parsed, words=words))


_Sorted = tuple[NDArray[np.int64], dict[int, slice], frozenset[int]]
"""Places in an order, where in it those with the same key are, and the keys that there are."""


class SortedPlaces:
    """The places of a text by the symbols there: by the first, the first two, and all three of a key."""

    def __init__(self, text: str) -> None:
        codes = np.minimum(np.frombuffer(text.encode("utf-32-le", "surrogatepass"), np.uint32), 128)
        small = np.append(np.array(_SMALL, np.int32)[codes], np.zeros(_LENGTH - 1, np.int32))
        first = np.array(_SYMBOLS, np.int32)[codes]
        self._keys = _key((first, small[1:-1], small[2:]))
        self._begins = ~np.append(False, np.array(_IN_WORD)[codes[:-1]])
        self._sorted: dict[bool, _Sorted] = {}

    def count(self, wanted: Leads) -> int:
        """Return how many places have one of the leads, without listing them."""
        return sum(each.stop - each.start for each in self._slices(wanted))

    def of(self, wanted: Leads) -> list[int]:
        """Return the offsets of the places that have one of the leads, in order."""
        order, _, _ = self._in_order(begins=wanted.begins)
        parts = [order[each] for each in self._slices(wanted)]
        found: list[int] = np.sort(np.concatenate(parts)).tolist() if parts else []
        return found

    def _slices(self, wanted: Leads) -> list[slice]:
        """Return where the places of the leads are in their order."""
        _, slices, known = self._in_order(begins=wanted.begins)
        return [slices[key] for key in wanted.keys & known]

    def _in_order(self, *, begins: bool) -> _Sorted:
        if begins not in self._sorted:
            self._sorted[begins] = self._by_key(begins=begins)
        return self._sorted[begins]

    def _by_key(self, *, begins: bool) -> _Sorted:
        """Return the places sorted by their keys, and where in that order those with the same key are."""
        order = np.argsort(self._keys, kind="stable")
        order = order[self._begins[order]] if begins else order
        slices: dict[int, slice] = {}
        for length in range(_LENGTH, 0, -1):  # the last places of a text have the keys of shorter leads, too
            keys = self._keys[order] & _key((_ALL_BITS,) * length)
            several, starts = np.unique(keys, return_index=True)
            bounds = [*starts.tolist(), len(keys)]
            slices |= zip(several.tolist(), map(slice, bounds[:-1], bounds[1:]), strict=True)
        return order, slices, frozenset(slices)


@dataclass(frozen=True, slots=True)
class _Leading:
    """Leads of a part of an expression.

    Attributes:
        whole: those of which the part matches no more, so that the next part goes on behind them.
        cut: those after which any character may come.
    """

    whole: frozenset[Lead] = frozenset({()})
    cut: frozenset[Lead] = frozenset()

    @classmethod
    def of(cls, parts: Iterable[tuple[Any, Any]], flags: int, ahead: list[_Leading] | None = None) -> _Leading:
        """Return the leads of parts that follow each other.

        Args:
            ahead: where the leads of looks ahead at the beginning are added.
        """
        found = _NOTHING
        for name, value in parts:
            if not found.whole:
                break
            first = ahead if found == _NOTHING else None
            if first is not None and str(name) == "ASSERT" and value[0] > 0:
                first.append(cls.of(value[1], flags))
            found = found.then(_leading(str(name), value, flags, first))
        return found

    def then(self, after: _Leading) -> _Leading:
        """Return the leads of this part and the next."""
        whole = {_joined(each, more) for each in self.whole for more in after.whole}
        full = {each for each in whole if len(each) == _LENGTH}
        cut = self.cut | full | {_joined(each, more) for each in self.whole for more in after.cut}
        if len(whole) + len(cut) > _MOST:
            return _Leading(frozenset(), self.cut | self.whole)
        return _Leading(frozenset(whole - full), frozenset(cut))

    def shortened(self) -> frozenset[Lead]:
        """Return the leads, cut to the least length with which they are rare, or to at most `_MOST` strings."""
        found: frozenset[Lead] = frozenset({()})
        for length in range(1, _LENGTH + 1):
            short = frozenset(each[:length] for each in self.whole | self.cut)
            if _share(found) <= _RARE or () in short or sum(map(_count, short)) > _MOST:
                break
            found = short
        return found


_NOTHING = _Leading()
_ANYTHING = _Leading(frozenset(), frozenset({()}))


def _leading(name: str, value: Any, flags: int, ahead: list[_Leading] | None) -> _Leading:
    """Return the leads of one part of an expression, as Python's parser names it."""
    match name:
        case "LITERAL" | "NOT_LITERAL" | "IN" | "ANY" | "CATEGORY":
            return _Leading(frozenset({(_as_symbols(_characters(name, value, flags)),)}))
        case "BRANCH":
            return _either([_Leading.of(each, flags) for each in value[1]])
        case "SUBPATTERN":
            return _Leading.of(value[3], (flags | value[1]) & ~value[2], ahead)
        case "ATOMIC_GROUP":
            return _Leading.of(value, flags, ahead)
        case "MAX_REPEAT" | "MIN_REPEAT" | "POSSESSIVE_REPEAT":
            least, most, repeated = value
            once, found, more = _Leading.of(repeated, flags), _NOTHING, _NOTHING
            for _ in range(min(least, _LENGTH)):
                found = found.then(once)
            for _ in range(min(most - least, _LENGTH)):
                more = _either((_NOTHING, once.then(more)))
            return found.then(more)
        case "ASSERT" | "ASSERT_NOT" | "AT":
            return _NOTHING
        case _:
            return _ANYTHING


def _either(parts: Sequence[_Leading]) -> _Leading:
    return _Leading(
        frozenset().union(*(each.whole for each in parts)), frozenset().union(*(each.cut for each in parts))
    )


def _characters(name: str, value: Any, flags: int) -> set[str]:
    """Return the ASCII characters of a part that matches one character, and "" if it may match others."""
    match name:
        case "ANY":
            return _EVERY
        case "CATEGORY":
            return {*_of_category(str(value)), ""}
        case "NOT_LITERAL":
            return _EVERY - ({chr(value)} if not flags & re.IGNORECASE else set())
        case "LITERAL":
            found = {chr(value)}
        case _:
            found = {each for inner, of in value for each in _of_set(str(inner), of)}
    plain = {each for each in found if each and each.isascii()}
    if flags & re.IGNORECASE:
        plain |= {case for each in plain for case in (each.lower(), each.upper())}
    if name == "IN" and str(value[0][0]) == "NEGATE":
        return _EVERY - plain
    if any(not (each and each.isascii()) for each in found) or (flags & re.IGNORECASE and plain & _CASELESS):
        plain |= {"", *_CASELESS} if flags & re.IGNORECASE else {""}
    return plain


def _of_set(name: str, value: Any) -> Iterable[str]:
    match name:
        case "LITERAL":
            return (chr(value),)
        case "RANGE":
            return (*map(chr, range(value[0], min(value[1], 128) + 1)), *("",)[: value[1] > _OTHER])
        case "CATEGORY":
            return _characters(name, value, 0)
        case _:
            return ()


@cache
def _of_category(name: str) -> frozenset[str]:
    """Return the ASCII characters of a class such as `\\d`."""
    letter = name.removeprefix("CATEGORY_").removeprefix("NOT_")[0].lower()
    form = re.compile("\\" + (letter.upper() if "NOT_" in name else letter))
    return frozenset(filter(form.match, _ASCII))


def _as_symbols(characters: Iterable[str]) -> Symbols:
    found = 0
    for each in characters:
        found |= 1 << (_SYMBOLS[ord(each)] if each else _OTHER)
    return found


_WORD = _as_symbols(each for each, in_word in zip(_ASCII, _IN_WORD, strict=False) if in_word)


def _joined(one: Lead, other: Lead) -> Lead:
    """Return one lead after another, cut to the length of a key."""
    behind = tuple(each & ~_CAPITALS | (each & _CAPITALS) << 32 for each in other) if one else other
    return (*one, *behind)[:_LENGTH]


def _members(symbols: Symbols) -> list[int]:
    return [symbol for symbol in range(128) if symbols >> symbol & 1]


def _count(lead: Lead) -> int:
    """Return the number of strings of a lead."""
    return math.prod(each.bit_count() for each in lead)


def _share(every: frozenset[Lead]) -> float:
    """Return about the share of places that have one of the leads."""
    return sum(math.prod(map(_frequency, each)) for each in every)


@cache
def _frequency(symbols: Symbols) -> float:
    """Return about the share of places of a text that have one of these symbols."""
    return sum(
        0.03 if each.islower() else 0.17 if each == " " else 0.02 if each == "0" else 0.002
        for each in map(chr, _members(symbols))
    )


def _key(symbols: Sequence[Any]) -> Any:
    """Return the key of one, two or three symbols, or an array of the keys of arrays."""
    found = 0
    for number, symbol in enumerate(symbols):
        found = found | symbol << _BITS * (_LENGTH - 1 - number)
    return found


def _begins(parts: Iterable[tuple[Any, Any]], *, words: bool) -> bool:
    """Return whether an expression matches only where no ASCII letter, digit or underscore is before.

    Args:
        words: its matches begin with one of these.
    """
    for name, value in parts:
        match str(name):
            case "ASSERT_NOT" if value[0] < 0:
                if any(_has_word(each) for each in _alternatives(value[1])):
                    return True
            case "AT":
                if "BEGINNING" in str(value) or (words and str(value) == "AT_BOUNDARY"):
                    return True
            case "ASSERT" | "ASSERT_NOT":
                pass
            case "BRANCH":
                return all(_begins(each, words=words) for each in value[1])
            case "SUBPATTERN":
                return _begins(value[3], words=words)
            case _:
                return False
    return False


def _alternatives(parts: Sequence[tuple[Any, Any]]) -> list[Any]:
    return parts[0][1][1] if len(parts) == 1 and str(parts[0][0]) == "BRANCH" else [parts]


def _has_word(parts: Sequence[tuple[Any, Any]]) -> bool:
    """Return whether a part matches every one character that words have."""
    if len(parts) != 1 or str(parts[0][0]) != "IN":
        return False
    names = [str(value) if str(name) == "CATEGORY" else str(name) for name, value in parts[0][1]]
    return "CATEGORY_WORD" in names and names[0] != "NEGATE"
