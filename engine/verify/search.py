"""Looks for terms in the surfaces of a file, and judges what it finds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from string import digits
from typing import NamedTuple

from engine.core import resources
from engine.core.requested import Form
from engine.verify import controls
from engine.verify.controls import Letters, Sight
from engine.verify.evidence import BODIES, Case, Evidence, Exposure, Scanner, Surface, Verdict
from engine.verify.terms import VIEWS, Term, Terms, View, capitalised, dehyphenated, words

_BATCH = 1 << 16  # characters searched at once: a file can hold many thousand short strings
_SHORTEST_RAW = 6  # letters; shorter ones turn up in compressed pictures by chance
_SHORTEST_RAW_ASKED = 5  # the user asks for few strings, so that one of them turns up by chance in a file of gigabytes
_SHORTEST_RAW_NUMBER = 9  # digits; coordinates are numbers, too
_SHORTEST_NAME_NUMBER = 7  # digits; names of resources and styles are numbered
_SHORTEST_STRING = 3
_PLACES_NAMED = 5
_SUBSET = re.compile(r"/?[A-Z]{6}\+")  # ISO 32000-2, 9.9.2
_WORDS = (words, dehyphenated)
"""Views in which a masked string that readers must find stands as words: letters set apart are words in none."""
_BETWEEN = "\n\n"  # surfaces


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
    if term.form:
        return _in_title(term) and not _is_format_speech(term.text)
    return term.size >= _SHORTEST_STRING and (term.whole or not term.stays)


def _in_title(term: Term) -> bool:
    return (term.size >= _SHORTEST_STRING or term.form is Form.INITIALS) and not term.stays


def _in_name(term: Term) -> bool:
    long_enough = term.size >= (_SHORTEST_NAME_NUMBER if term.is_number else _SHORTEST_STRING)
    return long_enough and not term.stays and not _is_format_speech(term.text)


def _in_raw(term: Term) -> bool:
    shortest = _SHORTEST_RAW_ASKED if term.asked else _SHORTEST_RAW
    long_enough = term.size >= (_SHORTEST_RAW_NUMBER if term.is_number else shortest)
    return long_enough and term.whole and _in_name(term)


def _in_body(term: Term, view: View) -> bool:
    """A name that is an ordinary word too says nobody's name in small letters."""
    return term.form is not Form.WORD or view is capitalised


@dataclass(frozen=True, slots=True)
class Rule:
    """Which terms an exposure may not hold, and the views in which they are looked for."""

    forbids: Callable[[Term, View], bool]
    views: tuple[View, ...]


def _in_any_view(forbids: Callable[[Term], bool]) -> Callable[[Term, View], bool]:
    return lambda term, _: forbids(term)


RULES = {
    # As often as expected, see `excess`.
    Exposure.BODY: Rule(_in_body, VIEWS),
    Exposure.OTHER_READER: Rule(_in_body, VIEWS),
    Exposure.TITLE: Rule(_in_any_view(_in_title), VIEWS),
    Exposure.STRING: Rule(_in_any_view(_in_string), VIEWS),
    Exposure.NAME: Rule(_in_any_view(_in_name), (dehyphenated,)),
    Exposure.RAW: Rule(_in_any_view(_in_raw), (words,)),
    Exposure.STREAM: Rule(_in_any_view(_in_raw), (words,)),
}


class _Key(NamedTuple):
    term: Term
    view: View
    exposure: Exposure

    @property
    def is_doubtful(self) -> bool:
        """Two letters may be half of a word that another reader divides, in the original as in the output."""
        is_short = self.term.size < _SHORTEST_STRING and self.term.form is not Form.INITIALS
        return self.exposure is Exposure.OTHER_READER and is_short


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
    """Every occurrence of a term where its exposure does not want it; in BODY text, every occurrence.

    A word is also looked for from one surface of text on to the next: it may be divided between two pages.
    """
    for exposure, batch in _batches(surfaces):
        rule = RULES[exposure]
        for view in rule.views:
            together = _found(terms, view, _BETWEEN.join(surface.text for surface in batch), rule)
            if not together:
                continue
            for surface in batch:
                apart = _found(terms, view, surface.text, rule)
                together -= apart
                yield from (Hit(term, surface, view, count) for term, count in apart.items())
            if exposure in BODIES:
                over = batch[0]._replace(place=f"{batch[0].place} and following", text="")
                yield from (Hit(term, over, view, count) for term, count in together.items() if term.is_word(view))


def _found(terms: Terms, view: View, text: str, rule: Rule) -> Counter[Term]:
    found: Counter[Term] = Counter()
    for term, count in terms.find(view, text):
        if rule.forbids(term, view):
            found[term] += count
    return found


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
    if hit.surface.exposure in BODIES:
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
        if hit.surface.exposure in BODIES:
            counts[hit.key] += hit.count
    return counts


class Occurrence(NamedTuple):
    """A hit in plain values. `term` and `view` are indexes in `Terms.all` and in `VIEWS`."""

    term: int
    view: int
    exposure: Exposure
    place: str
    times: int


class Reading(NamedTuple):
    """What a scanner finds in the output, and the letters that it reads in its text, where they are needed.

    Attributes:
        surfaces, worded: how many surfaces it reads, and how many of them hold a letter or a digit.
    """

    occurrences: tuple[Occurrence, ...]
    letters: Letters
    surfaces: int = 0
    worded: int = 0


WhatIsRead = Callable[[int, int], Verdict | None]
"""What a search says where nothing is found, by the numbers of surfaces and of those with words; None: the count."""


def found(scan: Scanner, evidence: Evidence) -> Reading:
    """Return every hit in the file that the process sees."""
    read: list[str] = []
    surfaces_read = worded = 0

    def surfaces() -> Iterator[Surface]:
        nonlocal surfaces_read, worded
        keeps = controls.has_few(evidence)
        for each in evidence.read(scan):
            surfaces_read += 1
            worded += any(map(str.isalnum, each.text))
            if keeps and each.exposure in BODIES:
                read.append(each.text)
            yield each

    occurrences = tuple(_occurrences(evidence.terms, surfaces()))
    letters = controls.letters(read, without=controls.labels(evidence.redactions))
    return Reading(occurrences, letters, surfaces_read, worded)


def _occurrences(terms: Terms, surfaces: Iterable[Surface]) -> Iterator[Occurrence]:
    numbers = {term: number for number, term in enumerate(terms.all)}
    for each in hits(terms, surfaces):
        surface = each.surface
        yield Occurrence(numbers[each.term], VIEWS.index(each.view), surface.exposure, surface.place, each.count)


def counted(scan: Scanner, evidence: Evidence) -> tuple[Occurrence, ...]:
    """Return how often the file that the process sees says each term as text, wherever that is."""
    counts = Counter[tuple[int, int, Exposure]]()
    for each in _occurrences(evidence.terms, evidence.read(scan)):
        if each.exposure in BODIES:
            counts[each[:3]] += each.times
    return tuple(Occurrence(*key, "", count) for key, count in counts.items())


def seen(scan: Scanner, control: controls.Control, evidence: Evidence) -> Sight:
    """Return whether the scanner finds a masked string in the original, or does not have to; else what it reads there.

    It looks in one surface after the other, since the first often tells, then across all of them.

    Args:
        control: where the scanner must find masked text, or it proves nothing (threat V10).
    """
    terms = evidence.terms
    # A part of a word, which a user drew a box over, no reader finds as a word; letters that stand apart, each reader
    # puts in an order of its own (see `apart`).
    asked = (each for each in terms.all if _is_control(each) and not each.is_apart)
    said = any(each.total[view] for each in asked for view in _WORDS)
    if not said or not any(map(control, evidence.masked_places())):
        return Sight(whole=True)
    body = (each for each in evidence.read(scan) if each.exposure in BODIES)
    read = []
    for surface in body:
        if _holds_masked(terms, [surface]):
            return Sight(whole=True)
        read.append(surface)
    if _holds_masked(terms, read):
        return Sight(whole=True)
    return controls.sight(evidence, read) if controls.has_few(evidence) else Sight(whole=False)


def absent(
    control: controls.Control | None,
    read: WhatIsRead | None,
    case: Case,
    output: Reading,
    before: Sight | None,
    original: Callable[[], tuple[Occurrence, ...]],
) -> Verdict:
    """Return whether a scanner found nothing in the output that must be gone.

    Args:
        control: see `seen`; None where the scanner needs none.
        read: see `WhatIsRead`.
        output: what `found` reports of the output.
        before: what `seen` reports of the original; None where the scanner needs no control.
        original: what `counted` reports of the original.
    """
    terms = case.terms
    left = excess(_hits(terms, output.occurrences), lambda: _hits(terms, original()))
    if left:
        strings = len({hit.term for hit in left if not hit.term.form})
        if strings:
            return Verdict(False, f"{strings} masked {_plural('string', strings)} found: {_places(left)}")
        strings = len({hit.term for hit in left})
        return Verdict(False, f"{strings} {_plural('string', strings)} that you asked to remove found: {_places(left)}")
    if control and not (before and (before.whole or controls.reads_around(case, control, before, output.letters))):
        return Verdict(False, "finds no masked string in the original either, so it proves nothing")
    if not (terms.count or terms.further):
        return Verdict(True, "nothing to check: no text was masked", checked=False)
    if read and (said := read(output.surfaces, output.worded)):
        return said
    noun = _plural("string", terms.count)
    if terms.further:
        forms = _plural("form", terms.further)
        return Verdict(True, f"0 of {terms.count} masked {noun} and of {terms.further} further {forms} found")
    return Verdict(True, f"0 of {terms.count} masked {noun} found")


def _hits(terms: Terms, occurrences: Iterable[Occurrence]) -> Iterator[Hit]:
    """Rebuild hits.

    Raises:
        ValueError: there is no such term or view, or it does not occur.
    """
    for each in occurrences:
        if not (0 <= each.term < len(terms.all) and 0 <= each.view < len(VIEWS) and each.times > 0):
            raise ValueError("no occurrence")
        yield Hit(terms.all[each.term], Surface(each.place, each.exposure, ""), VIEWS[each.view], each.times)


def _is_control(term: Term) -> bool:
    return term.whole and bool(term.redactions)


def _holds_masked(terms: Terms, surfaces: list[Surface]) -> bool:
    return any(_is_control(hit.term) for hit in hits(terms, surfaces))


def _places(found: tuple[Hit, ...]) -> str:
    places = list(dict.fromkeys(hit.surface.place for hit in found))
    more = f" and {len(places) - _PLACES_NAMED} more" if len(places) > _PLACES_NAMED else ""
    return ", ".join(places[:_PLACES_NAMED]) + more


def _plural(noun: str, count: int) -> str:
    return noun if count == 1 else f"{noun}s"
