"""Strings that a regular expression is made of, from its own parsed form, to be repeated at it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from re import _constants as code  # type: ignore[attr-defined]
from re import _parser  # type: ignore[attr-defined]
from typing import Any

_CATEGORIES = {
    code.CATEGORY_DIGIT: "1",
    code.CATEGORY_NOT_DIGIT: "x",
    code.CATEGORY_SPACE: " ",
    code.CATEGORY_NOT_SPACE: "x",
    code.CATEGORY_WORD: "x",
    code.CATEGORY_NOT_WORD: ".",
}
_INNER: dict[Any, Callable[[Any], list[Any]]] = {
    **dict.fromkeys((code.MAX_REPEAT, code.MIN_REPEAT, code.POSSESSIVE_REPEAT), lambda value: [value[2]]),
    **dict.fromkeys((code.ASSERT, code.ASSERT_NOT), lambda value: [value[1]]),
    code.SUBPATTERN: lambda value: [value[3]],
    code.ATOMIC_GROUP: lambda value: [value],
    code.BRANCH: lambda value: value[1],
}
"""The parts of an operation that are patterns themselves."""
_OF_A_CLASS = 6
_OUTSIDE_A_CLASS = ("x", "X", "1", " ", "'", "-", ".", "\n", "(", "é")
COMMON = (*_OUTSIDE_A_CLASS, "Xa", "Xa ", "xx ", "X. ", "X.", "_", ",", "’", "’x", "x'", "a-", "-A", "1,", "1-", "@x.")
"""What most patterns are made of, though they may write it as a class: quoted letters, capitals, initials, numbers."""


def atoms(pattern: re.Pattern[str]) -> tuple[str, ...]:
    """Return the literals, and some characters of each class, that a pattern is made of."""
    return tuple(dict.fromkeys(_atoms(_parser.parse(pattern.pattern, pattern.flags))))


def units(pattern: re.Pattern[str], count: int, seed: int = 1) -> Iterator[str]:
    """Return strings to repeat: each atom of one character, then pairs and triples of atoms, `count` in all."""
    found = list(dict.fromkeys((*COMMON, *atoms(pattern))))
    letters = [each for each in found if len(each) == 1]
    chance = random.Random(seed)
    others = [each for each in found if each not in COMMON]
    singles = [*COMMON, *chance.sample(others, min(len(others), max(count // 3, 5)))]
    yield from singles
    pairs = ["".join(pair) for pair in product(letters, letters) if len(set(pair)) > 1]
    yield from chance.sample(pairs, min(len(pairs), count // 3))
    for _ in range(count // 3):
        yield "".join(chance.choices(found, k=chance.choice((2, 3))))


def _atoms(tree: Iterable[tuple[Any, Any]]) -> Iterator[str]:
    run = ""
    for operation, value in tree:
        if operation is code.LITERAL:
            run += chr(value)
            continue
        if run:
            yield from (run, run[0])
            run = ""
        if operation is code.IN:
            yield from _of_class(value)
        elif operation is code.NOT_LITERAL:
            yield "x"
        elif operation in _INNER:
            for inner in _INNER[operation](value):
                yield from _atoms(inner)
    if run:
        yield from (run, run[0])


def _of_class(items: list[tuple[Any, Any]]) -> Iterable[str]:
    if items[0][0] is code.NEGATE:
        return _OUTSIDE_A_CLASS
    found = []
    for operation, value in items:
        if operation is code.LITERAL:
            found.append(chr(value))
        elif operation is code.RANGE:
            found.append(chr(value[0]))
        elif operation is code.CATEGORY:
            found.append(_CATEGORIES[value])
    return found[:_OF_A_CLASS]
