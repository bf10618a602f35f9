"""Mentions from the scores of the recognizer network: whole words, joined if they name one thing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Kind, Mention, Recognizer
from engine.core.words import STOP_WORDS, in_word
from engine.models.tagger import TaggedText

KINDS = tuple(Kind)
_NAMES = {Kind.PERSON, Kind.ORG, Kind.LOC, Kind.MISC}
_NUMBERED = {Kind.CODE, Kind.LOC}
SURE_BEGINNING = 0.8
"""Probability above which a word begins another name if it follows a capitalised word of a name after a space.

Of those below, 5 were of one person, 1 of a title and a name, 1 of two people (development parts of UNER, BTC and
planted text).
"""
SURE_NAME = 0.9
"""Score below which words that the text also uses as ordinary words are no name: "the Generic Drug Program"."""
TYPE_THRESHOLD = 0.5
"""A word belongs to a mention if the eight kinds together are at least so probable."""
MASK_THRESHOLD = 0.5
"""A word without a type is still a mention if QUASI and DIRECT together are at least so probable."""

REASONS = {kind: Message(f"network.reads-{kind.lower()}") for kind in Kind}
REASON_MASKED = Message("network.masked")

_EDGE = r"\s.,;:!?'\"“”‘’«»()\[\]{}<>|*_/–—-"
_CORE = Expression(rf"[^{_EDGE}](?:.*[^{_EDGE}])?", re.DOTALL)
_BETWEEN = r"and|or|of|in|at|on|by|for|from|with|to"
_HEAD = Expression(rf"(?:(?:{_BETWEEN}|bed|N?[ªº°]|RG|R\.G\.)[ \n]++)+(?=\S)")
_TAIL = Expression(rf"(?<![ \n,])(?:[ \n,]++(?:{_BETWEEN}|the)){{1,20}}\Z")
"""Words between two mentions, which neither begin nor end one; the end of "Dr.ª", a number sign, and the register of a
French case.
"""
_NUMBER_SIGN = Expression(r"(?<!\w)N(?:[º°o]|r)s?\.?\s{1,2}\Z", re.IGNORECASE)
_DIGITS = Expression(r"\d[\d./-]{3,30}")
_LONGEST_SIGN = 6
_WORD = Expression(r"\w+")
_GAP = Expression(r"\n\s*\n|\t| {3}")  # between paragraphs, and between the fields of a form
_SHORTEST_WRAPPED_LINE = 50
"""Characters. A shorter line was not wrapped: it is a heading, a cell or an item, and another one follows."""
_STAMPED = Expression(
    r"\n[ \t]{0,8}(?:\[?(?:[^\W\d_]{2,3}\.?,?[ ])?"
    r"(?:\d{1,2}[./]\d{1,2}[./]\d{2,4},?[ ]\d{1,2}[:.]\d\d|\d{4}-\d\d-\d\d[ ]\d\d:"
    r"|\d{1,2}[:.]\d\d(?::\d\d)?[\] ][ ]?[-–]?[ ]?[^\W\d_])"
    r"|[^\W\d_a-zß-öø-ÿ]{6,}[ ]?:?[ ]*\n)"
)
"""The next line, with the stamp of a message or one word in capitals."""
_UNIT = Expression(r"(?:[µμmnpkd]?(?:mol|g|l|L|U|IU|Eq|osm)|10\^?\d+|cells)/(?:[µμmd]?[lLg]|kg|min|h|hr|day)")
_SHORT_NUMBER = Expression(r"\d{1,3}(?:[.,]\d{1,2})?")
_CELL = 400
"""Characters on either side of a number in which other words of its line are looked for."""
_COMPARED = Expression(r"[<>≤≥=~]\s?\Z")
_LIST_NUMBER = Expression(r"^[ \t]*\(?(\d{1,3})(?:[.)](?=\s)|(?=[ \t]?\|))", re.MULTILINE)
_WORDS_ALONE = Expression(r"[^\W\d_]+(?: [^\W\d_]+)*")
_COMPOUND = Expression(r"(?<!\w)\w++(?>(?:(?:[-/]|(?<=\d)[.,:](?=\d))\w++)+)")
"""Parts with a digit among them are one word: 900-55-0142, 11/02/2024, 1,120.50."""


@dataclass(frozen=True, slots=True)
class _Word:
    """A whole word of the text with its probabilities.

    Attributes:
        kind: the likeliest kind, given that the word belongs to a mention; `typed`: by the type head.
        begins: probability, 0 to 1, that a mention begins with the word, given that it belongs to one of its kind.
        kinds: (8,) probabilities, in the order of KINDS.
        masked: probability of QUASI or DIRECT.
    """

    start: int
    end: int
    kind: Kind | None
    typed: bool
    begins: float
    kinds: NDArray[np.float32]
    masked: float


def find(text: str, tagged: TaggedText, *, codes_of_letters: bool = False) -> Iterator[Mention]:
    """Yield the mentions of a tagged text: in order, not overlapping, trimmed of space and punctuation.

    `score` is the mean probability over the words: of the kind, or of masking where only the masking head found it.

    Args:
        codes_of_letters: the network may call a word a code; the bundled ones do so for names of other things.
    """
    list_numbers = {match.span(1) for match in _LIST_NUMBER.finditer(text)}
    every = tuple(_words(text, tagged))
    ordinary = _ordinary(text, every)
    phrases = _Phrases(text)
    for words in _runs(text, every):
        first = words[0]
        start, end = _trim(text, first.start, words[-1].end)
        means = np.mean([word.kinds for word in words], axis=0)
        kind = KINDS[means.argmax()]
        if kind is Kind.MISC and _is_numbered(text, start, end):
            kind = Kind.CODE
        if first.kind is None or (start, end) in list_numbers or not _identifies(text[start:end], kind):
            continue
        if kind is Kind.CODE and _is_measured(text, start, end):
            continue
        if kind is Kind.CODE and not codes_of_letters and _WORDS_ALONE.fullmatch(text, start, end):
            kind = Kind.MISC  # a word names something, but is no number
        score = means.max() if first.typed else np.mean([word.masked for word in words])
        if kind in _NAMES and score < SURE_NAME and _is_ordinary(text[start:end], ordinary, phrases):
            continue
        yield Mention(
            start, end, kind, float(score), Recognizer.NEURAL, REASONS[kind] if first.typed else REASON_MASKED
        )


def _is_numbered(text: str, start: int, end: int) -> bool:
    """Return whether a mention holds only digits and follows a number sign: "Nº 1.987.412"."""
    before = text[max(0, start - _LONGEST_SIGN) : start]
    return _DIGITS.fullmatch(text, start, end) is not None and _NUMBER_SIGN.search(before) is not None


def _ordinary(text: str, words: Sequence[_Word]) -> frozenset[str]:
    """Return stop words, and words that the text also uses in lower case outside mentions."""
    small: dict[bool, set[str]] = {True: set(), False: set()}
    for word in words:
        written = text[word.start : word.end]
        if written.islower():
            small[word.kind is None].add(written)
    return frozenset((small[True] - small[False]) | STOP_WORDS)


def _is_ordinary(written: str, ordinary: frozenset[str], phrases: _Phrases) -> bool:
    """Return whether the text also uses a word or a phrase in lower case and outside mentions."""
    phrase = written.lower()
    words = phrase.split()
    return ordinary.issuperset(words) and (len(words) == 1 or phrase in phrases)


class _Phrases:
    """The phrases of a text, collected on first use for each number of words."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._words: tuple[tuple[int, int], ...] = ()
        self._of: dict[int, frozenset[str]] = {}

    def __contains__(self, phrase: str) -> bool:
        """Return whether a phrase occurs in the text between word boundaries."""
        words = tuple(each.span() for each in _WORD.finditer(phrase))
        if not words or (words[0][0], words[-1][1]) != (0, len(phrase)):  # a sign at one end
            return re.search(rf"(?<!\w){re.escape(phrase)}(?!\w)", self._text) is not None
        if len(words) not in self._of:
            self._words = self._words or tuple(each.span() for each in _WORD.finditer(self._text))
            pairs = zip(self._words, self._words[len(words) - 1 :], strict=False)
            self._of[len(words)] = frozenset(self._text[start:end] for (start, _), (_, end) in pairs)
        return phrase in self._of[len(words)]


def _identifies(words: str, kind: Kind) -> bool:
    """Return whether words may identify something: not signs, stop words such as "the" and "of", or a single letter.

    A single letter is an initial, which counts only with the rest of its name, or part of a formula.
    """
    if kind is not Kind.PERSON and (STOP_WORDS | {"between"}).issuperset(words.split()):
        return False
    return any(map(str.isalnum, words)) and not (len(words) == 1 and words.isascii() and words.isalpha())


def _is_measured(text: str, start: int, end: int) -> bool:
    """Return whether a code is a laboratory unit, or a short number that is compared or alone in a table cell."""
    before, after = text[max(0, start - _CELL) : start], text[end : end + _CELL]
    alone = not (before.rpartition("\n")[2] + after.partition("\n")[0]).strip()
    measured = alone or _COMPARED.search(before.rpartition("\n")[2][-2:]) is not None
    return _UNIT.fullmatch(text, start, end) is not None or (
        measured and _SHORT_NUMBER.fullmatch(text, start, end) is not None
    )


def _words(text: str, tagged: TaggedText) -> Iterator[_Word]:
    """Yield the words, each with the mean of its pieces' probabilities."""
    firsts = first_pieces(text, tagged)
    if not len(firsts):
        return
    counts = np.diff([*firsts, len(tagged.starts)])[:, None]
    labels = np.add.reduceat(tagged.labels, firsts) / counts
    masked = 1 - np.add.reduceat(tagged.masks[:, :1], firsts)[:, 0] / counts[:, 0]
    kinds = labels[:, 1::2] + labels[:, 2::2]
    begin, inside = tagged.labels[firsts, 1::2], tagged.labels[firsts, 2::2]
    begins = np.divide(begin, begin + inside, out=np.zeros_like(begin), where=begin + inside > 0)
    best = kinds.argmax(1)
    typed = kinds.sum(axis=1) >= TYPE_THRESHOLD
    found = typed | (masked >= MASK_THRESHOLD)
    for start, end, likeliest, is_found, is_typed, begin_, row, mask in zip(
        tagged.starts[firsts].tolist(),
        tagged.ends[firsts + counts[:, 0] - 1].tolist(),
        best.tolist(),
        found.tolist(),
        typed.tolist(),
        begins[np.arange(len(best)), best].tolist(),
        kinds,
        masked.tolist(),
        strict=True,
    ):
        yield _Word(start, end, KINDS[likeliest] if is_found else None, is_typed, begin_, row, mask)


def first_pieces(text: str, tagged: TaggedText) -> NDArray[np.int64]:
    """Return the indices of the pieces that begin a word: those that do not touch the piece before, and punctuation."""
    compounds = (match.span() for match in _COMPOUND.finditer(text) if any(map(str.isdigit, match[0])))
    parts = {each for each in set(text) if not in_word(each)}
    between = np.fromiter((each in parts for each in text), np.bool_, len(text))
    for start, end in compounds:
        between[start:end] = False
    before = np.concatenate([[0], np.cumsum(between)])
    ends, starts = tagged.ends[:-1], tagged.starts[1:]
    apart = before[starts + 1] > before[np.maximum(ends - 1, 0)]
    return np.flatnonzero([True, *apart][: len(tagged.starts)])


def _runs(text: str, words: Iterable[_Word]) -> Iterator[list[_Word]]:
    """Yield runs of words: those of one mention each, and those between mentions."""
    run: list[_Word] = []
    for word in words:
        if run and not _continues(text, run[-1], word):
            yield run
            run = []
        run.append(word)
    if run:
        yield run


def _continues(text: str, before: _Word, word: _Word) -> bool:
    """Return whether `word` continues the mention of the word before it; the masking head marks no beginnings."""
    if word.typed != before.typed or not (word.kind is before.kind or _is_one_name(text, before, word)):
        return False
    return not (
        (word.typed and _begins(text, before, word))
        or _GAP.search(text, before.end, word.start)
        or _line_ends(text, before, word)
        or (word.kind is Kind.DATETIME and text[before.start : word.start] in (": ", "; "))
    )


def _is_one_name(text: str, before: _Word, word: _Word) -> bool:
    """Return whether two adjacent words are capitalised, as in a name about whose kind the network is unsure."""
    return (
        {before.kind, word.kind} <= _NAMES
        and text[before.end : word.start] == " "
        and text[before.start].isupper()
        and text[word.start].isupper()
    )


def _begins(text: str, before: _Word, word: _Word) -> bool:
    """Return whether `word` begins another mention. A space alone hardly separates the names of two people."""
    is_name = word.kind is Kind.PERSON and text[before.end : word.start] == " "
    titled = is_name and text[before.start : before.end].istitle() and text[word.start : word.end].istitle()
    return word.begins > (SURE_BEGINNING if titled else 0.5)


def _line_ends(text: str, before: _Word, word: _Word) -> bool:
    """Return whether an unwrapped line ends between two words.

    Such a line is short, the row of a table, before the stamp of a message or a word in capitals, or ends in a number
    that no number follows, as in an address or a form.
    """
    if "\n" not in text[before.end : word.start]:
        return False
    if _STAMPED.match(text, text.index("\n", before.end)):
        return True
    line = text[text.rfind("\n", 0, before.end) + 1 : before.end]
    return (
        len(line) < _SHORTEST_WRAPPED_LINE
        or not {"|", "\t"}.isdisjoint(line)
        or (word.kind in _NUMBERED and line[-1].isdigit() and not text[word.start].isdigit())
    )


def _trim(text: str, start: int, end: int) -> tuple[int, int]:
    """Return the span without space and punctuation at its ends, with the rest of its last word, such as accents."""
    while end < len(text) and in_word(text[end - 1]) and in_word(text[end]):
        end += 1
    core = _CORE.search(text, start, end)
    start, end = core.span() if core else (end, end)
    head, tail = _HEAD.match(text, start, end), _TAIL.search(text, start, end)
    return head.end() if head else start, tail.start() if tail else end
