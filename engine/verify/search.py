"""Search for masked terms in the surfaces of a file, with rules for each kind of surface, and the verdicts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from string import digits
from typing import NamedTuple

from engine.core import resources
from engine.core.message import Message, message
from engine.core.user_terms import Form
from engine.verify import controls
from engine.verify.controls import LetterCounts, Sight
from engine.verify.evidence import BODIES, Case, Evidence, PlaceKind, Scanner, Surface, Verdict
from engine.verify.terms import VIEWS, Term, Terms, TextView, capitalised, dehyphenated, words

_BATCH = 1 << 16  # characters searched at once: a file can hold many thousand short strings
_SHORTEST_RAW = 6  # letters; shorter strings occur in compressed pictures by chance
_SHORTEST_RAW_ASKED = 5  # the user asks for few strings, so one occurs by chance only in a file of gigabytes
_SHORTEST_RAW_NUMBER = 9  # digits; coordinates are numbers, too
_SHORTEST_NAME_NUMBER = 7  # digits; names of resources and styles are numbered
_SHORTEST_STRING = 3
_PLACES_NAMED = 5
_SUBSET = re.compile(r"/?[A-Z]{6}\+")  # ISO 32000-2, 9.9.2
_WORDS = (words, dehyphenated)
"""Views in which readers must find a masked string as words; letters set apart form words in neither."""
_BETWEEN = "\n\n"  # surfaces
_NOWHERE = Message("place.text")


@cache
def _format_words() -> frozenset[str]:
    return frozenset(resources.read_list("lists/format-words.txt"))


def _is_format_speech(text: str) -> bool:
    """Return whether all words, joined as by `terms.words`, are words of the formats, with or without a number."""
    return all(
        word.rstrip(digits) in _format_words() or (word.isdigit() and len(word) < _SHORTEST_NAME_NUMBER)
        for word in text.split()
    )


@lru_cache(maxsize=1 << 14)  # a file repeats its names thousands of times
def _without_format_name(name: str) -> str:
    """Return the part of a name to search; for a name of the format, only the tag that marks a subset of a font."""
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


def _in_body(term: Term, view: TextView) -> bool:
    """Return whether text may not hold the term; a name that is also an ordinary word counts only with a capital."""
    return term.form is not Form.WORD or view is capitalised


@dataclass(frozen=True, slots=True)
class SearchRule:
    """The terms that an exposure may not hold, and the views that are searched for them."""

    forbids: Callable[[Term, TextView], bool]
    views: tuple[TextView, ...]


def _in_any_view(forbids: Callable[[Term], bool]) -> Callable[[Term, TextView], bool]:
    return lambda term, _: forbids(term)


RULES = {
    # Text may hold a term as often as expected, see `excess`.
    PlaceKind.BODY: SearchRule(_in_body, VIEWS),
    PlaceKind.OTHER_READER: SearchRule(_in_body, VIEWS),
    PlaceKind.COPY: SearchRule(_in_body, VIEWS),
    PlaceKind.TITLE: SearchRule(_in_any_view(_in_title), VIEWS),
    PlaceKind.STRING: SearchRule(_in_any_view(_in_string), VIEWS),
    PlaceKind.NAME: SearchRule(_in_any_view(_in_name), (dehyphenated,)),
    PlaceKind.RAW: SearchRule(_in_any_view(_in_raw), (words,)),
    PlaceKind.STREAM: SearchRule(_in_any_view(_in_raw), (words,)),
}


class _Key(NamedTuple):
    term: Term
    view: TextView
    exposure: PlaceKind

    @property
    def is_doubtful(self) -> bool:
        """Return whether two letters may be half of a word that another reader divides, in the original as well."""
        is_short = self.term.size < _SHORTEST_STRING and self.term.form is not Form.INITIALS
        return self.exposure is PlaceKind.OTHER_READER and is_short


@dataclass(frozen=True, slots=True)
class Hit:
    """The occurrences of a term in one view of a surface."""

    term: Term
    surface: Surface
    view: TextView
    count: int

    @property
    def key(self) -> _Key:
        exposure = self.surface.exposure
        return _Key(self.term, self.view, PlaceKind.OTHER_READER if self.is_copy else exposure)

    @property
    def is_copy(self) -> bool:
        return self.surface.exposure is PlaceKind.COPY


def hits(terms: Terms, surfaces: Iterable[Surface]) -> Iterator[Hit]:
    """Yield every occurrence of a term where its exposure forbids it; in BODY text, every occurrence.

    A word is also searched for across consecutive surfaces of text: it may be divided between two pages.
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
                over = batch[0]._replace(place=message("place.and-following", place=batch[0].place), text="")
                yield from (Hit(term, over, view, count) for term, count in together.items() if term.is_word(view))


def _found(terms: Terms, view: TextView, text: str, rule: SearchRule) -> Counter[Term]:
    found: Counter[Term] = Counter()
    for term, count in terms.find(view, text):
        if rule.forbids(term, view):
            found[term] += count
    return found


def _batches(surfaces: Iterable[Surface]) -> Iterator[tuple[PlaceKind, list[Surface]]]:
    waiting: dict[PlaceKind, list[Surface]] = {exposure: [] for exposure in PlaceKind}
    size: Counter[PlaceKind] = Counter()
    for surface in surfaces:
        if surface.exposure is PlaceKind.NAME:
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
    """Return the hits that should not be there.

    Text may hold a term as often as expected. A term that may stay at all is judged against what the same library read
    in the original, which `before` searches again: the library may read words twice (bold type made by printing twice),
    or more of them. Where it reads the original's words more often than the reader did, copies do not count, as they
    hold words once more that the reader saw once. A stream that draws a page holds each replacement text once.
    """
    everything = tuple(found)
    after = _count(everything)
    over = {key for key, count in after.items() if count > key.term.kept[key.view]}
    if any(key.is_doubtful or key.term.kept[key.view] for key in over):
        original = tuple(before())
        counts, alone = _count(original), _count(each for each in original if not each.is_copy)
        once = _count(each for each in everything if not each.is_copy)
        over = {
            key
            for key in over
            if after[key] > _allowed(key, counts[key])
            and (counts[key] <= key.term.total[key.view] or once[key] > _allowed(key, alone[key]))
        }
    drawn = Counter[Term]()
    for hit in everything:
        if hit.surface.exposure is PlaceKind.STREAM:
            drawn[hit.term] += hit.count
    return tuple(hit for hit in everything if _is_leak(hit, over, drawn))


def _is_leak(hit: Hit, over: set[_Key], drawn: Counter[Term]) -> bool:
    if hit.surface.exposure in BODIES:
        return hit.key in over
    return hit.surface.exposure is not PlaceKind.STREAM or drawn[hit.term] > hit.term.replacing


def _allowed(key: _Key, before: int) -> int:
    """Return how often a library may read a term in the output if it read it `before` times in the original."""
    kept, left, total = key.term.kept[key.view], key.term.left[key.view], key.term.total[key.view]
    fewer = before - (total - kept)
    if key.is_doubtful:
        return max(kept, fewer)
    # No library reads replacement text more often than it was written.
    if not left or not total:
        return kept
    return max(kept, before * left // total + kept - left, fewer)


def _count(found: Iterable[Hit]) -> Counter[_Key]:
    """Count the hits in body text by key."""
    counts: Counter[_Key] = Counter()
    for hit in found:
        if hit.surface.exposure in BODIES:
            counts[hit.key] += hit.count
    return counts


class Occurrence(NamedTuple):
    """A hit as plain values. `term` and `view` are indexes in `Terms.all` and in `VIEWS`."""

    term: int
    view: int
    exposure: PlaceKind
    place: Message
    times: int


class ScannerHits(NamedTuple):
    """The hits of a scanner in the output, and the letters that it reads there, where they are needed.

    Attributes:
        surfaces, worded: the number of surfaces that it reads, and of those that hold a letter or a digit.
    """

    occurrences: tuple[Occurrence, ...]
    letters: LetterCounts
    surfaces: int = 0
    worded: int = 0


WhatIsRead = Callable[[int, int], Verdict | None]
"""Gives a verdict from the numbers of surfaces and of surfaces with words, where nothing is found; None: the count."""


def found(scan: Scanner, evidence: Evidence) -> ScannerHits:
    """Return every hit in the file that this process sees."""
    read: list[str] = []
    surfaces_read = worded = 0

    def surfaces() -> Iterator[Surface]:
        nonlocal surfaces_read, worded
        keeps = controls.has_few(evidence.case)
        for each in evidence.read(scan):
            surfaces_read += 1
            worded += any(map(str.isalnum, each.text))
            if keeps and each.exposure in BODIES:
                read.append(each.text)
            yield each

    occurrences = tuple(_occurrences(evidence.case.terms, surfaces()))
    letters = controls.letters(read, without=controls.labels(evidence.claim.redactions))
    return ScannerHits(occurrences, letters, surfaces_read, worded)


def _occurrences(terms: Terms, surfaces: Iterable[Surface]) -> Iterator[Occurrence]:
    numbers = {term: number for number, term in enumerate(terms.all)}
    for each in hits(terms, surfaces):
        surface = each.surface
        yield Occurrence(numbers[each.term], VIEWS.index(each.view), surface.exposure, surface.place, each.count)


def counted(scan: Scanner, evidence: Evidence) -> tuple[Occurrence, ...]:
    """Return how often the text of the file that this process sees holds each term."""
    counts = Counter[tuple[int, int, PlaceKind]]()
    for each in _occurrences(evidence.case.terms, evidence.read(scan)):
        if each.exposure in BODIES:
            counts[each[:3]] += each.times
    return tuple(Occurrence(*key, _NOWHERE, count) for key, count in counts.items())


def seen(scan: Scanner, control: controls.Control, evidence: Evidence) -> Sight:
    """Return whether the scanner finds a masked string in the original or need not; else what it reads around them.

    It searches one surface after the other, since the first often suffices, then all of them together.

    Args:
        control: whether the scanner must find masked text at a place, or verifies nothing (threat V10).
    """
    terms = evidence.case.terms
    # No reader finds a part of a word, which a user boxed, as a word; each reader orders letters that are set apart in
    # its own way (see `apart`).
    asked = (each for each in terms.all if _is_control(each) and not each.is_apart)
    as_words = any(each.total[view] for each in asked for view in _WORDS)
    if not as_words or not any(map(control, evidence.claim.masked_places())):
        return Sight(whole=True)
    body = (each for each in evidence.read(scan) if each.exposure in BODIES)
    read = []
    for surface in body:
        if _holds_masked(terms, [surface]):
            return Sight(whole=True)
        read.append(surface)
    if _holds_masked(terms, read):
        return Sight(whole=True)
    return controls.sight(evidence.case, read) if controls.has_few(evidence.case) else Sight(whole=False)


def absent(
    control: controls.Control | None,
    read: WhatIsRead | None,
    case: Case,
    output: ScannerHits,
    before: Sight | None,
    original: Callable[[], tuple[Occurrence, ...]],
) -> Verdict:
    """Judge whether a scanner found nothing in the output that must be gone.

    Args:
        control: see `seen`; None where the scanner needs none.
        read: see `WhatIsRead`.
        output: the result of `found` on the output.
        before: the result of `seen` on the original; None where the scanner needs no control.
        original: returns the result of `counted` on the original.
    """
    terms = case.terms
    left = excess(_hits(terms, output.occurrences), lambda: _hits(terms, original()))
    if left:
        strings = len({hit.term for hit in left if not hit.term.form})
        if strings:
            return Verdict(False, message("search.left", count=strings, places=_places(left)))
        strings = len({hit.term for hit in left})
        return Verdict(False, message("search.asked-left", count=strings, places=_places(left)))
    if control and not (before and (before.whole or controls.reads_around(case, control, before, output.letters))):
        return Verdict(False, Message("search.proves-nothing"))
    if not (terms.count or terms.further):
        return Verdict(True, Message("nothing.no-text-masked"), checked=False)
    if read and (verdict := read(output.surfaces, output.worded)):
        return verdict
    if terms.further:
        forms = message("search.further-forms", count=terms.further)
        return Verdict(True, message("search.none-nor-forms", count=terms.count, forms=forms))
    return Verdict(True, message("search.none", count=terms.count))


def _hits(terms: Terms, occurrences: Iterable[Occurrence]) -> Iterator[Hit]:
    """Rebuild hits from plain values.

    Raises:
        ValueError: a term or view does not exist, or a count is not positive.
    """
    for each in occurrences:
        if not (0 <= each.term < len(terms.all) and 0 <= each.view < len(VIEWS) and each.times > 0):
            raise ValueError("no occurrence")
        yield Hit(terms.all[each.term], Surface(each.place, each.exposure, ""), VIEWS[each.view], each.times)


def _is_control(term: Term) -> bool:
    return term.whole and bool(term.redactions)


def _holds_masked(terms: Terms, surfaces: list[Surface]) -> bool:
    return any(_is_control(hit.term) for hit in hits(terms, surfaces))


def _places(found: tuple[Hit, ...]) -> tuple[Message, ...] | Message:
    places = tuple(dict.fromkeys(hit.surface.place for hit in found))
    if len(places) <= _PLACES_NAMED:
        return places
    return message("place.and-more", places=places[:_PLACES_NAMED], more=len(places) - _PLACES_NAMED)
