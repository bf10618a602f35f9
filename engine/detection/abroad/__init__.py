"""Filter for the network's mentions in languages other than English.

The network for other languages misses few names, but takes many ordinary words for demographic details. Function words,
labels, everyday words, medicines, eponyms, clock times and public bodies identify nobody and are left out; function
words at the edges of other mentions are cut off. The frequency of a word comes from the library wordfreq, whose lists
go down to one in a million.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.core.types import Kind, Mention, Passage, Recognizer
from engine.detection.abroad import cutting, eponyms, everyday, roles
from engine.detection.lexicon import bodies
from engine.detection.networks.language import paragraphs

LANGUAGES = frozenset("de fr es pt da nb nn".split())
"""Languages with lists and forms here; mentions in others stay as they are."""
_CLOCK = "time"
"""Subtype of patterns for clock times, which the network's masking would hide though they identify nobody."""


def without(text: str, mentions: Iterable[Mention]) -> Iterator[Mention]:
    """Yield the mentions; those of the network in `LANGUAGES` without function words, and only if they may identify."""
    found = tuple(mentions)
    passages = paragraphs(text) if any(each.recognizer == Recognizer.NEURAL for each in found) else ()
    if not any(each.language in LANGUAGES for each in passages):
        yield from found
        return
    named = frozenset(each.start for each in found if each.kind in (Kind.PERSON, Kind.LOC))
    people = bodies.words_of_people(text, found)
    numbers = sorted({each.start for each in found if each.kind is Kind.CODE and _is_behind_label(each)})
    for each in found:
        language = _language(passages, each.start)
        if language in LANGUAGES and each.recognizer == Recognizer.PATTERNS and each.subtype == "name":
            start = roles.behind_title(text, each.start, each.end)
            yield replace(each, start=start) if start < each.end else each
            continue
        if language not in LANGUAGES or not (each.recognizer == Recognizer.NEURAL or each.subtype == _CLOCK):
            yield each
            continue
        named_alone = cutting.without_titles(text, each, language)
        cut = named_alone and cutting.cut(text, cutting.without_label(text, named_alone, numbers))
        if cut and not (everyday.is_everyday(text, cut, language, named) or eponyms.is_eponym(text, cut, people)):
            yield cut


def _is_behind_label(mention: Mention) -> bool:
    """Return whether words before a code are its label; letters before the number of a case are its register."""
    return mention.recognizer != Recognizer.NEURAL and mention.subtype != "case-number"


def _language(passages: Sequence[Passage], offset: int) -> str:
    at = bisect_right(passages, offset, key=lambda each: each.start) - 1
    return passages[at].language if at >= 0 else ""
