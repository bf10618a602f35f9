"""Titles, words for relatives and roles before a name in other languages: "Oma Gerda", "Advokat Ida Berg"."""

from __future__ import annotations

import re
from functools import cache

from engine.core import resources
from engine.core.expressions import Expression

_WORD = Expression(r"[^\W\d_][\w'’ªº-]*\.?[ \u00a0\n]{1,3}(?=[^\W\d_]\S*[ \u00a0\n]{1,3}[^\W\d_])")
"""Word before two others, so that a surname that is also a role stays before a given name: "Richter Ida"."""


def behind_title(text: str, start: int, end: int) -> int:
    """Return the offset behind the titles and words for relatives with which the name in a span begins."""
    titles = _titles().match(text, start, end)
    return titles.end() if titles else start


def behind_roles(text: str, start: int, end: int) -> int:
    """Return the offset behind the titles and roles with which a value begins that holds a name."""
    start = behind_title(text, start, end)
    while (word := _WORD.match(text, start, end)) and word[0].strip(" .\u00a0\n").lower() in _roles():
        start = behind_title(text, word.end(), end)
    return start


def is_role(word: str) -> bool:
    """Return whether a word in small letters is a label or role of a form: "hausverwaltung", "bestyrelsen"."""
    return word in _roles()


@cache
def _titles() -> Expression:
    """Return the pattern of titles at the beginning of a name, each with the space behind it."""
    titles = sorted(resources.read_list("lists/abroad/titles.txt"), key=len, reverse=True)
    joint = r"(?:[ \u00a0\n]+(?:(?:de|et|y|e|og|und)[ ](?=\S+[ \u00a0]))?|\Z)"
    return Expression(rf"(?i:(?:{'|'.join(map(re.escape, titles))}){joint})+")


@cache
def _roles() -> frozenset[str]:
    return frozenset(resources.read_list("lists/abroad/labels.txt"))
