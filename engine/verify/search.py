"""Looks for terms in the surfaces of a file, and judges what it finds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from string import digits
from typing import NamedTuple

from engine import resources
from engine.types import Place
from engine.verify.evidence import Case, Evidence, Exposure, Scanner, Surface, Verdict
from engine.verify.terms import VIEWS, Term, Terms, View, dehyphenated, words

_BATCH = 1 << 16  # characters searched at once: a file can hold many thousand short strings
_SHORTEST_RAW = 6  # letters; shorter ones turn up in compressed pictures by chance
_SHORTEST_RAW_NUMBER = 9  # digits; coordinates are numbers, too
_SHORTEST_NAME_NUMBER = 7  # digits; names of resources and styles are numbered
_SHORTEST_STRING = 3
_PLACES_NAMED = 5
_SUBSET = re.compile(r"/?[A-Z]{6}\+")  # ISO 32000-2, 9.9.2
_WORDS = (words, dehyphenated)
"""Views in which a masked string that readers must find stands as words: letters set apart are words in none."""
_BODIES = (Exposure.BODY, Exposure.OTHER_READER)


@cache
def _format_words() -> frozenset[str]:
    return frozenset(resources.read_list("lists/format-words.txt"))


def _is_format_speech(text: str) -> bool:
    """Whether words, joined as `terms.words` does, are all words that the formats use, numbered or not."""
    return all(
        word.rstrip(digits) in _format_words() or (word.isdigit() and len(word) < _SHORTEST_NAME_NUMBER)
        for word in text.split()
    )


@lru_cache(maxsize=1 << 14)  # a file repeats its names thousands of times
def _without_format_name(name: str) -> str:
    """What is left to search of a name: of one that the format gives, only the tag that marks a subset of a font."""
    tag = _SUBSET.match(name)
    if _is_format_speech(words(name[tag.end() :] if tag else name)):
        return tag[0] if tag else ""
    return name


def _in_string(term: Term) -> bool:
    return term.size >= _SHORTEST_STRING and (term.whole or not term.stays)


def _in_title(term: Term) -> bool:
    return term.size >= _SHORTEST_STRING and not term.stays


def _in_name(term: Term) -> bool:
    long_enough = not term.is_number or term.size >= _SHORTEST_NAME_NUMBER
    return long_enough and _in_title(term) and not _is_format_speech(term.text)


def _in_raw(term: Term) -> bool:
    long_enough = term.size >= (_SHORTEST_RAW_NUMBER if term.is_number else _SHORTEST_RAW)
    return long_enough and term.whole and _in_name(term)


@dataclass(frozen=True, slots=True)
class Rule:
    """Which terms an exposure may not hold, and the views in which they are looked for."""

    forbids: Callable[[Term], bool]
    views: tuple[View, ...]


RULES = {
    # As often as expected, see `excess`.
    Exposure.BODY: Rule(lambda term: True, VIEWS),  # noqa: ARG005
    Exposure.OTHER_READER: Rule(lambda term: True, VIEWS),  # noqa: ARG005
    Exposure.TITLE: Rule(_in_title, VIEWS),
    Exposure.STRING: Rule(_in_string, VIEWS),
    Exposure.NAME: Rule(_in_name, (dehyphenated,)),
    Exposure.RAW: Rule(_in_raw, (words,)),
    Exposure.STREAM: Rule(_in_raw, (words,)),
}


class _Key(NamedTuple):
    term: Term
    view: View
    exposure: Exposure

    @property
    def is_doubtful(self) -> bool:
        """Two letters may be half of a word that another reader divides, in the original as in the output."""
        return self.exposure is Exposure.OTHER_READER and self.term.size < _SHORTEST_STRING


@dataclass(frozen=True, slots=True)
class Hit:
    term: Term
    surface: Surface
    view: View
    count: int

    @property
    def key(self) -> _Key:
        return _Key(self.term, self.view, self.surface.exposure)


def hits(terms: Terms, surfaces: Iterable[Surface]) -> Iterator[Hit]:
    """Every occurrence of a term where its exposure does not want it; in BODY text, every occurrence."""
    for exposure, batch in _batches(surfaces):
        rule = RULES[exposure]
        for view in rule.views:
            together = view("\n\n".join(surface.text for surface in batch))
            if not any(rule.forbids(term) for term, _ in terms.find(view, together)):
                continue
            for surface in batch:
                for term, count in terms.find(view, view(surface.text)):
                    if rule.forbids(term):
                        yield Hit(term, surface, view, count)


def _batches(surfaces: Iterable[Surface]) -> Iterator[tuple[Exposure, list[Surface]]]:
    waiting: dict[Exposure, list[Surface]] = {exposure: [] for exposure in Exposure}
    size: Counter[Exposure] = Counter()
    for surface in surfaces:
        if surface.exposure is Exposure.NAME:
            surface = surface._replace(text=_without_format_name(surface.text))
        if not surface.text:
            continue
        waiting[surface.exposure].append(surface)
        size[surface.exposure] += len(surface.text)
        if size[surface.exposure] > _BATCH:
            yield surface.exposure, waiting[surface.exposure]
            waiting[surface.exposure] = []
            size[surface.exposure] = 0
    yield from ((exposure, batch) for exposure, batch in waiting.items() if batch)


def excess(found: Iterable[Hit], before: Callable[[], Iterable[Hit]]) -> tuple[Hit, ...]:
    """The hits that should not be there.

    Text may say a term as often as expected. A term that may stay at all is judged by what the same library read in the
    original, which `before` finds again: it may read words twice (bold type made by printing twice), or more of them.
    What draws a page holds the texts that replace others, once each.
    """
    everything = tuple(found)
    after = _count(everything)
    over = {key for key, count in after.items() if count > key.term.kept[key.view]}
    if any(key.is_doubtful or key.term.kept[key.view] for key in over):
        original = _count(before())
        over = {key for key in over if after[key] > _allowed(key, original[key])}
    drawn = Counter[Term]()
    for hit in everything:
        if hit.surface.exposure is Exposure.STREAM:
            drawn[hit.term] += hit.count
    return tuple(hit for hit in everything if _is_leak(hit, over, drawn))


def _is_leak(hit: Hit, over: set[_Key], drawn: Counter[Term]) -> bool:
    if hit.surface.exposure in _BODIES:
        return hit.key in over
    return hit.surface.exposure is not Exposure.STREAM or drawn[hit.term] > hit.term.replacing


def _allowed(key: _Key, before: int) -> int:
    """How often a library may read a term in the output if it read it `before` times in the original."""
    kept, left, total = key.term.kept[key.view], key.term.left[key.view], key.term.total[key.view]
    fewer = before - (total - kept)
    if key.is_doubtful:
        return max(kept, fewer)
    # Of text that replaces other text, no library reads more than was written.
    if not left or not total:
        return kept
    return max(kept, before * left // total + kept - left, fewer)


def _count(found: Iterable[Hit]) -> Counter[_Key]:
    """Hits in body text."""
    counts: Counter[_Key] = Counter()
    for hit in found:
        if hit.surface.exposure in _BODIES:
            counts[hit.key] += hit.count
    return counts


class Occurrence(NamedTuple):
    """A hit in plain values. `term` and `view` are indexes in `Terms.all` and in `VIEWS`."""

    term: int
    view: int
    exposure: Exposure
    place: str
    times: int


def found(scan: Scanner, evidence: Evidence) -> tuple[Occurrence, ...]:
    """Return every hit in the file that the process sees."""
    numbers = {term: number for number, term in enumerate(evidence.terms.all)}
    return tuple(
        Occurrence(numbers[each.term], VIEWS.index(each.view), each.surface.exposure, each.surface.place, each.count)
        for each in hits(evidence.terms, evidence.read(scan))
    )


def counted(scan: Scanner, evidence: Evidence) -> tuple[Occurrence, ...]:
    """Return how often the file that the process sees says each term as text, wherever that is."""
    counts = Counter[tuple[int, int, Exposure]]()
    for each in found(scan, evidence):
        if each.exposure in _BODIES:
            counts[each[:3]] += each.times
    return tuple(Occurrence(*key, "", count) for key, count in counts.items())


def seen(scan: Scanner, control: Callable[[Place], bool], evidence: Evidence) -> bool:
    """Return whether the scanner finds a masked string in the original, or does not have to.

    Args:
        control: where the scanner must find masked text, or it proves nothing (threats, section 4, point 10).
    """
    # A part of a word, which a user drew a box over, no reader finds as a word; letters that stand apart, each reader
    # puts in an order of its own (see `apart`).
    said = any(
        term.whole and not term.is_apart and any(term.total[view] for view in _WORDS) for term in evidence.terms.all
    )
    to_be_seen = said and any(map(control, evidence.masked_places()))
    return not to_be_seen or _seen(evidence.terms, evidence.read(scan))


def absent(
    case: Case, output: tuple[Occurrence, ...], is_seen: bool | None, before: Callable[[], tuple[Occurrence, ...]]
) -> Verdict:
    """Return whether a scanner found nothing in the output that must be gone.

    Args:
        output: what `found` reports of the output.
        is_seen: what `seen` reports of the original; None where the scanner needs no control.
        before: what `counted` reports of the original.
    """
    terms = case.terms
    left = excess(_hits(terms, output), lambda: _hits(terms, before()))
    if left:
        strings = len({hit.term for hit in left})
        return Verdict(False, f"{strings} masked {_plural('string', strings)} found: {_places(left)}")
    if is_seen is False:
        return Verdict(False, "finds no masked string in the original either, so it proves nothing")
    return Verdict(True, f"0 of {terms.count} masked {_plural('string', terms.count)} found")


def _hits(terms: Terms, occurrences: Iterable[Occurrence]) -> Iterator[Hit]:
    """Rebuild hits.

    Raises:
        ValueError: there is no such term or view, or it does not occur.
    """
    for each in occurrences:
        if not (0 <= each.term < len(terms.all) and 0 <= each.view < len(VIEWS) and each.times > 0):
            raise ValueError("no occurrence")
        yield Hit(terms.all[each.term], Surface(each.place, each.exposure, ""), VIEWS[each.view], each.times)


def _seen(terms: Terms, surfaces: Iterable[Surface]) -> bool:
    """Looked for in one surface after the other, since the first often tells."""
    body = (surface for surface in surfaces if surface.exposure in _BODIES)
    return any(hit.term.whole for surface in body for hit in hits(terms, [surface]))


def _places(found: tuple[Hit, ...]) -> str:
    places = list(dict.fromkeys(hit.surface.place for hit in found))
    more = f" and {len(places) - _PLACES_NAMED} more" if len(places) > _PLACES_NAMED else ""
    return ", ".join(places[:_PLACES_NAMED]) + more


def _plural(noun: str, count: int) -> str:
    return noun if count == 1 else f"{noun}s"
