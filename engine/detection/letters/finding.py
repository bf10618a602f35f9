"""Search for terms, names and recognised mentions in letters set apart, disguised words and divided words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice, pairwise
from typing import NamedTuple

from engine.core import name_forms, term_forms
from engine.core.expressions import Expression
from engine.core.folding import fold, fold_character
from engine.core.message import Message
from engine.core.types import Document, Kind, Mention, Recognise, Recognizer
from engine.detection.entities.names import TITLES
from engine.detection.letters import (
    acrostics,
    disguises,
    divided,
    downwards,
    encodings,
    fragments,
    geometry,
    grids,
    miscoded,
    misread,
    numerals,
    romanised,
    spoken,
)
from engine.detection.letters.faint import Visible, without_faint
from engine.detection.letters.sequences import (
    SHORTEST,
    Sequence,
    are_items,
    initials,
    longest,
    numbers,
    sequences,
    words,
)
from engine.detection.letters.views import reading_orders

_SHORTEST = 4
"""Fewest letters of a word that is found within a sequence; a shorter one has to be all of it."""
_SHORTEST_KNOWN = 4
_SHORTEST_NUMBER = 6  # digits of a number that the user did not ask to mask: values of a table make any day and month
_SHORTEST_GUESSED = 8  # letters of a word that no row or column spells, and that the user did not ask to mask
_LONG = 9  # digits of a number that is found in other digits, though the user did not ask to mask it
_SHORTEST_DISGUISED = 5  # letters of a name that the user did not ask to mask
_BESIDE_PLAIN = 30  # characters between the words of a term, one of which is in disguise
_SURE = 0.5
_BEFORE, _BEHIND = 400, 200
"""Characters around a sequence that are given to the recognizers."""
_MOST_VIEWED = 40
"""Most sequences given to the recognizers, those written like names first; a table of codes has more."""
_ANSWERS = frozenset("ABCDE")
_WORDS_OF_ONE_LETTER = frozenset("aeiouyàåæéóøªº")
_SMALL = Expression(r"[^\W\d_A-Z]")
_NOTHING_ELSE = Expression(r"[\W_]*")
_WORD = Expression(r"[^\W_]+")
_REASON = Message("terms.apart")
_REASON_KNOWN = Message("repeats.apart")


class _Template(NamedTuple):
    """Kind, score and reason of the mention for letters that are found."""

    kind: Kind
    score: float
    recognizer: Recognizer
    reason: Message
    subtype: str | None

    @classmethod
    def of(cls, mention: Mention) -> _Template:
        return cls(mention.kind, mention.score, mention.recognizer, mention.reason, mention.subtype)


@dataclass(frozen=True, slots=True)
class _Letters:
    """The folded letters of a sequence, and the offset of each."""

    text: str = field(repr=False)
    offsets: tuple[int, ...]

    @classmethod
    def of(cls, document: Document, sequence: Sequence) -> _Letters:
        pairs = [(part, offset) for offset in sequence for part in fold_character(document.text[offset])]
        return cls("".join(part for part, _ in pairs), tuple(offset for _, offset in pairs))

    def backwards(self) -> _Letters:
        return _Letters(self.text[::-1], self.offsets[::-1])

    def find(self, word: str) -> Iterator[tuple[int, ...]]:
        """Yield the offsets of each place where these letters contain a word."""
        if len(word) < _SHORTEST:
            if word == self.text:
                yield self.offsets
            return
        start = self.text.find(word)
        while start >= 0:
            yield self.offsets[start : start + len(word)]
            start = self.text.find(word, start + 1)


def find(
    document: Document,
    found: Iterable[Mention],
    recognise: Recognise,
    *,
    terms: tuple[str, ...],
    person: str | None,
) -> tuple[Mention, ...]:
    """Return mentions of letters that are set apart and together form a word.

    Letters with only separators between them in the text form one mention; otherwise each letter is a mention.

    Args:
        found: mentions in the plain text; their words are searched for.
    """
    search = _Search(document, tuple(found), terms, person)
    mentions = dict.fromkeys((*search.wanted_words(), *_drawn(document, search.wanted, recognise)))
    known: dict[str, _Template] = {}
    guessed = _recognised(document.text, (*search.likely(), *divided.halves(document)), recognise)
    for offsets, mention, words_of_it in (*guessed, *_seen(search.visible, recognise)):
        mentions |= dict.fromkeys(_mentions(search.plain, offsets, _Template.of(mention)))
        known |= {word: template for word, template in words_of_it if word not in search.wanted}
    # Recognizers need not find the same letters everywhere.
    places = {(each.start, each.end) for each in mentions}
    again = search.in_sequences(search.everywhere, known)
    mentions |= {each: None for each in again if (each.start, each.end) not in places}
    return _outermost(mentions)


class _Search:
    """Search of a document for the words of its mentions, and for those that the user asked to mask.

    Attributes:
        plain: the text without its faint parts.
        together: letters that may be read together.
        everywhere: those, and the words that faint text divides.
        wanted: the words, folded.
    """

    def __init__(
        self, document: Document, found: tuple[Mention, ...], terms: tuple[str, ...], person: str | None
    ) -> None:
        self.document, self._found, self._terms, self._person = document, found, terms, person
        self.visible = Visible(document)
        self.plain = without_faint(document)
        self.together = tuple(dict.fromkeys((*sequences(document), *self.visible.rows)))
        self.everywhere = (*self.together, *self.visible.words)
        self.wanted = dict(_known(document.text, found)) | dict(_requested(terms, person))

    def wanted_words(self) -> Iterator[Mention]:
        """Yield the wanted words in every form that a reader understands."""
        text, wanted = self.document.text, self.wanted
        words, strict = _worth_disguising(text, self._found, wanted, self._terms, self._person)
        requested = {word: each for word, each in wanted.items() if each.recognizer == Recognizer.TERMS}
        sure = {word: each for word, each in wanted.items() if word in requested or len(word) >= _SHORTEST_GUESSED}
        yield from self._at(self._disguised(words, strict))
        yield from self._at(self._initials())
        yield from self.in_sequences(self.everywhere, wanted)
        yield from self._at(_beside_plain(text, self._terms) if requested else ())
        yield from self.in_sequences(grids.diagonals(self.document), sure)
        yield from self._at(geometry.spelled(self.document, sure))
        yield from self._at(self._divided())
        yield from self._at(misread.find(self.document, requested))
        yield from self._at(fragments.find(text, requested))
        numbered = [*requested, *_long_numbers(text, wanted)]
        yield from self._at(numerals.find(text, numbered))
        yield from self._at(encodings.find_numbers(text, requested))
        yield from self._at(downwards.find(self.document, numbered))
        yield from self._at(spoken.find(text, words))
        yield from self._at(acrostics.find(text, requested))
        requested_as_written = (*self._terms, *_WORD.findall(self._person or ""))
        places = miscoded.find(text, (each for each in requested_as_written if _squeezed(each) in wanted))
        yield from self._at((_squeezed(each), offsets) for each, offsets in places)
        written = _written(text, self._found, words, self._terms, self._person)
        yield from _romanised(self.plain, text, written, wanted, self._person)

    def in_sequences(self, together: Iterable[Sequence], wanted: dict[str, _Template]) -> Iterator[Mention]:
        """Yield mentions of the words that sequences contain, forwards or backwards."""
        for sequence in together if wanted else ():
            forwards = _Letters.of(self.document, sequence)
            for letters in (forwards, forwards.backwards()):
                for word, template in wanted.items():
                    for offsets in letters.find(word):
                        yield from _mentions(self.plain, offsets, template)

    def likely(self) -> Iterator[Sequence]:
        """Yield letters that may be a word that nobody asked for: neither bullets, nor misread, nor items of a list."""
        bullets = geometry.bullets(self.document)
        for each in self.together:
            are_bullets = 2 * len(bullets.intersection(each)) >= len(each)
            if not (are_bullets or geometry.are_misread(self.document, each) or are_items(self.document.text, each)):
                yield each

    def _at(self, places: Iterable[tuple[str, Iterable[int]]]) -> Iterator[Mention]:
        """Yield mentions of wanted words at these offsets."""
        for word, offsets in places:
            yield from _mentions(self.plain, offsets, self.wanted[word])

    def _disguised(self, words: Iterable[str], strict: frozenset[str]) -> Iterator[tuple[str, list[int]]]:
        text = self.document.text
        for word, offsets in disguises.find(text, words, strict, reading_orders(self.document), self.visible.view):
            yield word, [each for each in offsets if not text[each].isspace()]

    def _initials(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        for sequence in initials(self.document.text):
            letters = _Letters.of(self.document, sequence)
            if letters.text in self.wanted:
                yield letters.text, letters.offsets

    def _divided(self) -> Iterator[tuple[str, list[int]]]:
        for word, spans in divided.find(self.document, self.wanted):
            yield word, [place for span in spans for place in range(*span)]


def _long_numbers(text: str, wanted: dict[str, _Template]) -> Iterator[str]:
    """Yield the long numbers that were found, if the text has other digits in which they may be written again."""
    if not text.isascii() and any(each.isnumeric() and not each.isascii() for each in text):
        for word, each in wanted.items():
            if each.kind is Kind.CODE and sum(map(str.isdecimal, word)) >= _LONG:
                yield word


def _romanised(
    plain: str, text: str, written: Iterable[str], wanted: dict[str, _Template], person: str | None
) -> Iterator[Mention]:
    """Yield terms, names and user names in other letters; those that the user did not ask to mask, with a capital."""
    accounts = name_forms.user_names(name_forms.parse(fold(person or "")))
    known = wanted | dict.fromkeys(accounts, _Template(Kind.PERSON, 1.0, Recognizer.TERMS, _REASON, "name"))
    requested = {each for each in (*written, *accounts) if known[_squeezed(each)].recognizer == Recognizer.TERMS}
    for each, span in romanised.find(text, dict.fromkeys((*written, *accounts)), requested):
        template = known[_squeezed(each)]
        if template.recognizer == Recognizer.TERMS or not text[slice(*span)].islower():
            yield from _mentions(plain, range(*span), template)


def _drawn(document: Document, wanted: dict[str, _Template], recognise: Recognise) -> Iterator[Mention]:
    """Yield each picture of signs that says a wanted word, or in which the recognizers find something."""
    for picture in document.drawn:
        said = "\n".join(picture.said)
        found = [wanted[word] for word in wanted if len(word) >= _SHORTEST and misread.says(said, word)]
        for each in () if found else recognise(said):
            if each.score >= _SURE:
                found.append(_Template.of(each))
        if found:
            best = max(found, key=lambda each: each.recognizer == Recognizer.TERMS)
            # Signs are no name, but a code for one.
            if best.recognizer != Recognizer.TERMS and best.kind is Kind.PERSON:
                best = best._replace(kind=Kind.CODE, subtype=None)
            offsets = (offset for stretch in picture.stretches for offset in range(*stretch))
            yield from _mentions(document.text, offsets, best)


def _beside_plain(text: str, terms: tuple[str, ...]) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield terms of several words, one of which is disguised beside another in plain letters."""
    terms_of: dict[str, dict[str, list[str]]] = defaultdict(dict)
    for term in terms:
        words = [fold(word) for word in _WORD.findall(term)]
        for each in words if len(words) > 1 else ():
            if len(each) >= _SHORTEST_DISGUISED and not name_forms.is_ordinary(each):
                terms_of[each][_squeezed(term)] = words
    for each, offsets in disguises.find(text, terms_of):
        first, last = min(offsets), max(offsets) + 1
        beside = [
            *_WORD.finditer(text, max(first - _BESIDE_PLAIN, 0), first),
            *_WORD.finditer(text, last, last + _BESIDE_PLAIN),
        ]
        for term, words in terms_of[each].items():
            near = next((found for found in beside if fold(found[0]) in words and fold(found[0]) != each), None)
            if near:
                yield term, tuple(range(min(first, near.start()), max(last, near.end())))


def _outermost(mentions: Iterable[Mention]) -> tuple[Mention, ...]:
    """Return the mentions that are not part of another mention of the same entity."""
    kept: list[Mention] = []
    ends: dict[tuple[Recognizer, str | None, Kind], int] = {}
    for each in sorted(mentions, key=lambda mention: (mention.start, -mention.end)):
        key = (each.recognizer, each.subtype, each.kind)
        if each.end > ends.get(key, 0):
            ends[key] = each.end
            kept.append(each)
    return tuple(kept)


def _requested(terms: tuple[str, ...], person: str | None) -> Iterator[tuple[str, _Template]]:
    for term in (form for each in terms for form in (each, *term_forms.forms(each))):
        if word := _squeezed(term):
            yield word, _Template(Kind.MISC, 1.0, Recognizer.TERMS, _REASON, "term")
    name = name_forms.parse(fold(person or ""))
    initials_ = (
        each for each in name_forms.initials(name) if len(each) >= SHORTEST and not name_forms.is_abbreviation(each)
    )
    for word in (_squeezed(person or ""), *map(_squeezed, _WORD.findall(person or "")), *initials_):
        if len(word) >= 2 and word not in TITLES:
            yield word, _Template(Kind.PERSON, 1.0, Recognizer.TERMS, _REASON, "name")


def _worth_disguising(
    text: str, found: Iterable[Mention], wanted: dict[str, _Template], terms: tuple[str, ...], person: str | None
) -> tuple[list[str], frozenset[str]]:
    """Return the words to search for in disguise, and the subset that the user asked to mask."""
    name = name_forms.parse(fold(person or ""))
    requested = {_squeezed(each) for each in (*terms, "".join(name.family), *name.given)}
    names = {
        fold(word) for each in found if each.kind is Kind.PERSON for word in _WORD.findall(text, each.start, each.end)
    }
    return [
        word
        for word, template in wanted.items()
        if template.recognizer == Recognizer.TERMS
        or (word in names and len(word) >= _SHORTEST_DISGUISED and not name_forms.is_ordinary(word))
    ], frozenset(requested)


def _written(
    text: str, found: Iterable[Mention], words: Iterable[str], terms: tuple[str, ...], person: str | None
) -> dict[str, None]:
    """Return terms and names as they are written: of names, the words that are worth a search in disguise."""
    worth = set(words)
    names = [_WORD.findall(text, each.start, each.end) for each in found if each.kind is Kind.PERSON]
    parts = (each for name in (_WORD.findall(person or ""), *names) for each in name if _squeezed(each) in worth)
    return dict.fromkeys((*(each for each in terms if _squeezed(each)), *parts))


def _known(text: str, found: Iterable[Mention], within: Iterable[str] = ()) -> Iterator[tuple[str, _Template]]:
    """Yield distinctive words of mentions: of names also each part, and those of the words `within` them."""
    within = tuple(within)
    for each in found:
        written = each.words(text)
        parts = [written, *((*_WORD.findall(written), *within) if each.kind is Kind.PERSON else ())]
        for word in map(_squeezed, parts):
            shortest = _SHORTEST_NUMBER if word.isdecimal() else _SHORTEST_KNOWN
            if len(word) >= shortest and word not in TITLES and each.score >= _SURE:
                yield word, _Template(each.kind, each.score, Recognizer.REPEATS, _REASON_KNOWN, each.subtype)


def _squeezed(written: str) -> str:
    return "".join(_WORD.findall(fold(written)))


def _mentions(text: str, offsets: Iterable[int], template: _Template) -> Iterator[Mention]:
    runs: list[list[int]] = []
    for offset in sorted(set(offsets)):
        if runs and _NOTHING_ELSE.fullmatch(text, runs[-1][-1] + 1, offset):
            runs[-1].append(offset)
        else:
            runs.append([offset])
    for run in runs:
        # A single letter is no name, but a part of an identifier.
        is_part = len(runs) > 1 and template.kind is Kind.PERSON
        kind, subtype = (Kind.CODE, None) if is_part else (template.kind, template.subtype)
        word = runs[0][0] if len(runs) > 1 else None
        yield Mention(run[0], run[-1] + 1, kind, template.score, template.recognizer, template.reason, subtype, word)


_Recognised = tuple[tuple[int, ...], Mention, tuple[tuple[str, _Template], ...]]
"""A finding in a view of the text: the offsets of its characters, the mention, and its words."""


def _seen(visible: Visible, recognise: Recognise) -> Iterator[_Recognised]:
    """Yield mentions of the recognizers in the text without faint parts that contain a word divided by faint text."""
    parted = visible.parted
    for mention in recognise(visible.view.characters) if parted else ():
        offsets = tuple(visible.view.stretch(each)[0] for each in range(mention.start, mention.end))
        if mention.score >= _SURE and not parted.isdisjoint(offsets):
            yield offsets, mention, tuple(_known(visible.view.characters, (mention,)))


def _recognised(text: str, together: Iterable[Sequence], recognise: Recognise) -> Iterator[_Recognised]:
    """Yield mentions of the recognizers in a view of the text in which these letters are joined to words."""
    likely = (each for each in together if _may_be_word("".join(text[offset] for offset in each)))
    spelled = longest(each for each in likely if not _are_words(text, each))
    spelled = sorted(spelled, key=lambda each: not _is_like_name(text, each))
    worth = [*spelled[:_MOST_VIEWED], *islice(numbers(text), _MOST_VIEWED)]
    if not worth:
        return
    view, origins, joined = _view(text, worth)
    for mention in recognise(view):
        offsets = [each for each in origins[mention.start : mention.end] if each >= 0]
        if mention.score >= _SURE and not joined.isdisjoint(offsets):
            yield tuple(offsets), mention, tuple(_known(view, (mention,), _words_within(text, worth, offsets)))


def _words_within(text: str, sequences_: Iterable[Sequence], offsets: Iterable[int]) -> Iterator[str]:
    """Yield the words of sequences that consist of letters at these offsets."""
    covered = frozenset(offsets)
    for sequence in sequences_:
        if not covered.isdisjoint(sequence):
            for part in words(text, sequence):
                if covered.issuperset(part):
                    yield "".join(text[offset] for offset in part)


def _may_be_word(letters: str) -> bool:
    """Return whether letters are neither numbers of a table, nor answers to questions, nor an alphabet."""
    upper = letters.upper()
    if len(letters) < _SHORTEST or not letters.isalpha() or set(upper) <= _ANSWERS:
        return False
    return len(set(upper)) > 2 and any(ord(after) - ord(before) != 1 for before, after in pairwise(upper))


def _are_words(text: str, sequence: Sequence) -> bool:
    """Return whether letters below each other are words of sentences, such as a, e and o, with other words between."""
    adjacent = all(_NOTHING_ELSE.fullmatch(text, before + 1, after) for before, after in pairwise(sequence))
    return not adjacent and all(text[each].lower() in _WORDS_OF_ONE_LETTER for each in sequence)


def _view(text: str, worth: Iterable[Sequence]) -> tuple[str, list[int], frozenset[int]]:
    """Return the context of each sequence with its words joined, and the offset of each character (-1 for breaks).

    A word in capitals on a line in lower case becomes capitalised, as a name would be.
    """
    pieces: list[str] = []
    origins: list[int] = []
    for sequence in worth:
        first, last = min(sequence), max(sequence)
        letters = frozenset(sequence)
        between = [offset for offset in range(first, last) if offset not in letters and text[offset].isalnum()]
        before = list(range(max(0, first - _BEFORE), first))
        behind = [] if between else list(range(last + 1, min(len(text), last + 1 + _BEHIND)))
        is_shouted = _is_shouted(text, sequence)
        is_heading = not is_shouted and all(text[each].isupper() for each in sequence)
        parts = [sequence] if is_heading else words(text, sequence)
        joined = list(parts[0])
        for one, other in pairwise(parts):
            gap = () if between else range(one[-1] + 1, other[0])
            joined += (*(each for each in gap if not text[each].isspace()), -1, *other)
        inner = {offset for part in parts for offset in part[1:]} if is_shouted else set()
        for offset in (*before, *joined, *behind):
            character = text[offset] if offset >= 0 else " "
            small = character.lower() if offset in inner else character
            pieces.append(small if len(small) == 1 else character)
        pieces.append("\n\n")
        origins += (*before, *joined, *behind, -1, -1)
    return "".join(pieces), origins, frozenset(offset for sequence in worth for offset in sequence)


def _is_like_name(text: str, sequence: Sequence) -> bool:
    """Return whether letters are written as names are: a capital with small letters, or capitals in running text."""
    written = ("".join(text[offset] for offset in part) for part in words(text, sequence))
    return any(len(each) > 1 and each.istitle() for each in written) or _is_shouted(text, sequence)


def _is_shouted(text: str, sequence: Sequence) -> bool:
    """Return whether letters are capitals, and a word in lower case precedes them on their line."""
    line = text[text.rfind("\n", 0, sequence[0]) + 1 : sequence[0]]
    return all(text[each].isupper() for each in sequence) and _SMALL.search(line) is not None
