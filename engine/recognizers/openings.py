"""Words that open a sentence before a name and belong to no name: "Met Leszek", "Via Ingunn Vatne", "Thanks Tom".

A network takes their capital for that of a given name. Only words that name nobody anywhere are listed, so that
"Will Oyelaran" and "Per Hansen" stay whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache

from engine import resources
from engine.types import Kind, Mention

_REACH = 12
"""Characters before a mention in which its sentence may begin."""
_QUOTES = " \"'“‘(["
_BEGINS = re.compile(r"(?:\n|[.!?:;…][\"'”’)\]]?\s|[-–—•*>|\t])[ \"'“‘(\[]*\Z")
_TITLE = re.compile(r"(?<!\w)[A-Z]\w{0,4}\.\s*\Z")
"""An initial or a form of address, whose full stop ends no sentence: "J. Met", "Prof. Met"."""
_WORD = re.compile(r"[^\W\d_]+")
_NAME_AFTER = re.compile(r"[ ]{1,4}(?=\S)")
_WITHIN = re.compile(r"(?<=[a-z,])[ ]([A-Z][a-z]+)(?!\w)")


def without(text: str, mentions: Iterable[Mention]) -> Iterator[Mention]:
    """Return the mentions without opening words: shortened, or left out where another name follows.

    A word that the text also writes with a capital within a sentence may be a name in it and stays.
    """
    found = tuple(mentions)
    people = {each.start for each in found if each.kind is Kind.PERSON}
    named: frozenset[str] | None = None
    for each in found:
        word = _WORD.match(text, each.start, each.end) if each.kind is Kind.PERSON else None
        after = word and _NAME_AFTER.match(text, word.end())
        if not (word and after and _opens(text, word)):
            yield each
            continue
        named = frozenset(_WITHIN.findall(text)) if named is None else named
        if word[0] in named:
            yield each
        elif after.end() >= each.end:
            if after.end() not in people:
                yield each
        elif _names(text, after.end(), each.end):
            yield replace(each, start=after.end())
        else:
            yield each


def _opens(text: str, word: re.Match[str]) -> bool:
    """Whether it is a listed word with one capital, where a sentence or a line begins."""
    if not word[0].istitle() or word[0].lower() not in _openings():
        return False
    before = text[max(0, word.start() - _REACH) : word.start()]
    if not before.strip(_QUOTES):
        return len(before) == word.start() or "\n" in before
    return _BEGINS.search(before) is not None and _TITLE.search(before) is None


def _names(text: str, start: int, end: int) -> bool:
    """Whether a word with a capital is left."""
    return any(each[0][0].isupper() for each in _WORD.finditer(text, start, end))


@cache
def _openings() -> frozenset[str]:
    return frozenset(resources.read_list("lists/openings.txt"))
