"""Turns the network's scores into mentions: whole words, joined where they name one thing."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.models.tagger import TaggedText
from engine.types import Kind, Mention

KINDS = tuple(Kind)
SURE_BEGINNING = 0.8
"""Of two capitalised words of names, with nothing but a space between, the second begins another name if the network is
so sure. Of those below, 5 were of one person, 1 of a title and a name, 1 of two people (development parts of UNER, BTC
and planted text)."""
TYPE_THRESHOLD = 0.5
"""A word belongs to a mention if the eight kinds together are at least so probable."""
MASK_THRESHOLD = 0.5
"""A word without a type is still a mention if QUASI and DIRECT together are at least so probable."""

READ_AS: dict[Kind, str] = {
    Kind.CODE: "a number or code that stands for a person or a case",
    Kind.PERSON: "the name of a person",
    Kind.DATETIME: "a date, a time or a duration",
    Kind.LOC: "a place or an address",
    Kind.ORG: "the name of an organisation",
    Kind.DEM: "an attribute of a person, such as origin, occupation, age or illness",
    Kind.QUANTITY: "a quantity or an amount of money",
    Kind.MISC: "another detail that may identify somebody",
}
REASONS = {kind: f"The trained model reads it as {what}." for kind, what in READ_AS.items()}
REASON_MASKED = "The trained model has learned that annotators mask such words, though it is unsure of their type."

_EDGE = r"\s.,;:!?'\"“”‘’«»()\[\]{}<>|*_/–—-"
_CORE = re.compile(rf"[^{_EDGE}](?:.*[^{_EDGE}])?", re.DOTALL)
_GAP = re.compile(r"\n\s*\n|\t| {3}")  # between paragraphs, and between the fields of a form
_SHORTEST_WRAPPED_LINE = 50
"""Characters. A shorter line was not wrapped: it is a heading, a cell or an item, and what follows is another."""
_UNIT = re.compile(r"(?:[µμmnpkd]?(?:mol|g|l|L|U|IU|Eq|osm)|10\^?\d+|cells)/(?:[µμmd]?[lLg]|kg|min|h|hr|day)")
_SHORT_NUMBER = re.compile(r"\d{1,3}(?:[.,]\d{1,2})?")
_LIST_NUMBER = re.compile(r"^[ \t]*\(?(\d{1,3})[.)](?=\s)", re.MULTILINE)
_UNSPACED = re.compile(
    r"[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]"
)
"""Thai, Lao, Burmese, Khmer, kana and ideographs: no space shows where one of their words ends."""
_COMPOUND = re.compile(r"\w+(?:(?:[-/]|(?<=\d)[.,:](?=\d))\w+)+")
"""Parts with a digit among them are one word: 900-55-0142, 11/02/2024, 1,120.50."""


@dataclass(frozen=True, slots=True)
class _Word:
    """A whole word of the text, what it is, and the probability, 0 to 1, that a mention begins with it if it is that.

    `typed`: by the type head.
    """

    start: int
    end: int
    kind: Kind | None
    typed: bool
    begins: float
    score: float


def find(text: str, tagged: TaggedText) -> Iterator[Mention]:
    """The mentions that `tagged` shows in its `text`: in order, not overlapping, trimmed of space and punctuation.

    `score` is the mean probability over the words: of the kind, or of masking where only the masking head found it.
    """
    list_numbers = {match.span(1) for match in _LIST_NUMBER.finditer(text)}
    for words in _runs(text, _words(text, tagged)):
        first = words[0]
        start, end = _trim(text, first.start, words[-1].end)
        if first.kind is None or (start, end) in list_numbers or not _tells(text[start:end]):
            continue
        if first.kind is Kind.CODE and _is_measured(text, start, end):
            continue
        score = sum(word.score for word in words) / len(words)
        reason = REASONS[first.kind] if first.typed else REASON_MASKED
        yield Mention(start, end, first.kind, score, "neural", reason)


def _tells(words: str) -> bool:
    """Signs tell nothing; a letter alone is an initial, which the rest of its name makes telling, or of a formula."""
    return any(map(str.isalnum, words)) and not (len(words) == 1 and words.isascii() and words.isalpha())


def _is_measured(text: str, start: int, end: int) -> bool:
    """A unit of a laboratory, or a short number alone in the cell of a table: nobody's number."""
    line_starts, line_ends = text.rfind("\n", 0, start) + 1, text.find("\n", end)
    alone = text[line_starts : None if line_ends < 0 else line_ends].strip() == text[start:end]
    return _UNIT.fullmatch(text, start, end) is not None or (
        alone and _SHORT_NUMBER.fullmatch(text, start, end) is not None
    )


def _words(text: str, tagged: TaggedText) -> Iterator[_Word]:
    """Word by word, with the mean of its pieces' probabilities."""
    firsts = first_pieces(text, tagged)
    if not len(firsts):
        return
    counts = np.diff([*firsts, len(tagged.starts)])[:, None]
    labels = np.add.reduceat(tagged.labels, firsts) / counts
    masked = 1 - np.add.reduceat(tagged.masks[:, :1], firsts)[:, 0] / counts[:, 0]
    kinds = labels[:, 1::2] + labels[:, 2::2]
    begin, inside = tagged.labels[firsts, 1::2], tagged.labels[firsts, 2::2]
    begins = np.divide(begin, begin + inside, out=np.zeros_like(begin), where=begin + inside > 0)
    for row, (first, best) in enumerate(zip(firsts, kinds.argmax(1), strict=True)):
        typed = bool(kinds[row].sum() >= TYPE_THRESHOLD)
        found = typed or masked[row] >= MASK_THRESHOLD
        yield _Word(
            start=int(tagged.starts[first]),
            end=int(tagged.ends[first + counts[row, 0] - 1]),
            kind=KINDS[best] if found else None,
            typed=typed,
            begins=float(begins[row, best]),
            score=float(kinds[row, best] if typed else masked[row]),
        )


def first_pieces(text: str, tagged: TaggedText) -> NDArray[np.int64]:
    """Indices of the pieces that begin a word: those that don't touch a piece before them, and punctuation."""
    compounds = (match.span() for match in _COMPOUND.finditer(text) if any(map(str.isdigit, match[0])))
    joined = {position for span in compounds for position in range(*span)}
    touches = [
        all(position in joined or _in_word(text[position]) for position in range(max(end - 1, 0), start + 1))
        for end, start in zip(tagged.ends[:-1], tagged.starts[1:], strict=True)
    ]
    return np.flatnonzero([True, *(not touch for touch in touches)][: len(tagged.starts)])


def _in_word(character: str) -> bool:
    """Letters, digits, accents, and format characters such as the soft hyphen, where space stands between words."""
    category = unicodedata.category(character)
    return (category[0] in "LMN" or category == "Cf") and not _UNSPACED.match(character)


def _runs(text: str, words: Iterable[_Word]) -> Iterator[list[_Word]]:
    """The words that form one mention each, and those between mentions."""
    run: list[_Word] = []
    for word in words:
        if run and not _continues(text, run[-1], word):
            yield run
            run = []
        run.append(word)
    if run:
        yield run


def _continues(text: str, before: _Word, word: _Word) -> bool:
    """Whether `word` belongs to the same mention as the word before it; the masking head knows no beginnings."""
    same = (word.kind, word.typed) == (before.kind, before.typed) and not (word.typed and _begins(text, before, word))
    return same and not _GAP.search(text, before.end, word.start) and not _line_ends(text, before.end, word.start)


def _begins(text: str, before: _Word, word: _Word) -> bool:
    """Whether `word` begins a mention of its own. A name of two people takes more to part than a space."""
    is_name = word.kind is Kind.PERSON and text[before.end : word.start] == " "
    titled = is_name and text[before.start : before.end].istitle() and text[word.start : word.end].istitle()
    return word.begins > (SURE_BEGINNING if titled else 0.5)


def _line_ends(text: str, end: int, start: int) -> bool:
    """Whether a line that was not wrapped ends between two words."""
    return "\n" in text[end:start] and end - (text.rfind("\n", 0, end) + 1) < _SHORTEST_WRAPPED_LINE


def _trim(text: str, start: int, end: int) -> tuple[int, int]:
    """Without space and punctuation around; with the rest of the last word, such as an accent that has no piece."""
    while end < len(text) and _in_word(text[end - 1]) and _in_word(text[end]):
        end += 1
    core = _CORE.search(text, start, end)
    return core.span() if core else (end, end)
