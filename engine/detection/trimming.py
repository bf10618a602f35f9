"""Words that a recognizer took into a mention but that are no part of it: openers of sentences, leaders, verbs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache

from engine.core import resources
from engine.core.name_forms import is_ordinary
from engine.core.types import Kind, Mention, Recognizer
from engine.detection import first_names

# Sentence openers before a name that are not part of it: "Met Leszek", "Via Ingunn Vatne", "Thanks Tom". The network
# reads them as given names because of their capital. Only words that are names in no language are listed, so that
# "Will Oyelaran" and "Per Hansen" stay whole.


_OPENING_REACH = 12
"""Characters before a mention in which its sentence may begin."""
_QUOTES = " \"'“‘(["
_BEGINS = re.compile(r"(?:\n|[.!?:;…][\"'”’)\]]?\s|[-–—•*>|\t])[ \"'“‘(\[]*\Z")
_TITLE = re.compile(r"(?<!\w)[A-Z]\w{0,4}\.\s*\Z")
"""An initial or a form of address, whose full stop ends no sentence: "J. Met", "Prof. Met"."""
_WORD = re.compile(r"[^\W\d_]+")
_NAME_AFTER = re.compile(r"[ ]{1,4}(?=\S)")
_VERB = re.compile(
    r"(?<=[A-Z]) (?P<verb>[A-Z]{2,12}(?<!E)ED|DROVE|RAN|TOOK|GAVE|HIT|SAT|GOT|PUT|LEFT|WENT|CAME|SAID|TOLD|MADE|KNEW"
    r"|FELT|HELD|KEPT|LOST|PAID|SENT|SOLD|THREW|WOKE|WORE|WROTE|STOOD|STRUCK|BEGAN|FELL|FLED|FOUND|CAUGHT|BROKE|BOUGHT"
    r"|BROUGHT|MET|SPOKE|STOLE|SAW|SAYS|STATES)\Z"
)
_GOES_ON = re.compile(r" [A-Z]")
"""What follows a verb. At the end of a cell or line, RAN or MADE may be a given name."""
_LEADER = re.compile(r"(?<=[\w)])(?:[ \u00a0]?[.…_·]){4,}[ \u00a0\d]{0,8}\Z")
"""Leader and number of a page: "By Mr. Berg. . . . . 65"."""
_WITHIN = re.compile(r"(?<=[a-z,])[ ]([A-Z][a-z]+)(?!\w)")


def without(text: str, mentions: Iterable[Mention]) -> Iterator[Mention]:
    """Yield the mentions without sentence openers: shortened, or left out before the mention of a name.

    What leads from an entry of a table of contents to its page is no part of a mention either, nor is a verb behind a
    name in a text in capitals.

    A word that the text also capitalises within a sentence may be a name there and stays.
    """
    found = tuple(_without_verb(text, _without_leader(text, each)) for each in mentions)
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
        elif _has_capital(text, after.end(), each.end):
            yield replace(each, start=after.end())
        else:
            yield each


def on_lines(text: str, mention: Mention) -> Iterator[Mention]:
    """Yield a network's number that goes on in the next line as one for each line, so that the lines stay apart.

    A sign that joins, such as a hyphen at the end of the line, keeps it whole.
    """
    written = mention.words(text)
    if mention.kind is not Kind.CODE or mention.recognizer != Recognizer.NEURAL or "\n" not in written:
        yield mention
        return
    for part in _LINE.finditer(text, mention.start, mention.end):
        yield replace(mention, start=part.start(), end=part.end())


_LINE = re.compile(r"[^\s](?:[^\n]|(?<=[-/‐])\n)*(?<=\S)")


def _without_leader(text: str, mention: Mention) -> Mention:
    leader = _LEADER.search(text, mention.start, mention.end)
    return replace(mention, end=leader.start()) if leader else mention


def _without_verb(text: str, mention: Mention) -> Mention:
    verb = _VERB.search(text, mention.start, mention.end) if mention.kind is Kind.PERSON else None
    if verb is None or not mention.words(text).isupper() or not _GOES_ON.match(text, mention.end):
        return mention
    word = verb["verb"].lower()
    return replace(mention, end=verb.start()) if is_ordinary(word) and not first_names.is_listed(word) else mention


def _opens(text: str, word: re.Match[str]) -> bool:
    """Return whether the word is a listed opener with one capital at the beginning of a sentence or line."""
    if not word[0].istitle() or word[0].lower() not in _openings():
        return False
    before = text[max(0, word.start() - _OPENING_REACH) : word.start()]
    if not before.strip(_QUOTES):
        return len(before) == word.start() or "\n" in before
    return _BEGINS.search(before) is not None and _TITLE.search(before) is None


def _has_capital(text: str, start: int, end: int) -> bool:
    """Return whether a span contains a capitalised word."""
    return any(each[0][0].isupper() for each in _WORD.finditer(text, start, end))


@cache
def _openings() -> frozenset[str]:
    return frozenset(resources.read_list("lists/openings.txt"))
