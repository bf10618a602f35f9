"""A gazetteer: word lists of nationalities, occupations, diagnoses and the like, matched word by word.

A capitalised entry matches only capitalised text ("Polish", not "polish"); an entry in lower case matches any case.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from engine.core import resources
from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.progress import Progress, Stage
from engine.core.types import Kind, Mention, Passage, Recognizer


class WordList(NamedTuple):
    """One file of `resources/lists`.

    `countable`: its entries have a plural, which is generated; `tails`: words that may follow an entry and belong to
    it; `alone`: entries also match without a tail.
    """

    file: str
    kind: Kind
    subtype: str
    score: float
    countable: bool
    reason: Message
    tails: tuple[str, ...] = ()
    alone: bool = True


_SUBJECT = ("national", "nationals", "citizen", "citizens")
_ORIGIN = (*_SUBJECT, "nationality", "origin", "descent", "- born")

LISTS = (
    WordList(
        "nationalities", Kind.DEM, "nationality", 0.9, True, Message("list.says-where-somebody-comes-from"), _ORIGIN
    ),
    WordList("ethnicities", Kind.DEM, "ethnicity", 0.9, True, Message("list.names-ethnic-group"), _ORIGIN),
    WordList("religions", Kind.DEM, "religion", 0.9, True, Message("list.names-religion-or-its-believers")),
    WordList("languages", Kind.DEM, "language", 0.8, False, Message("list.names-language")),
    WordList("occupations", Kind.DEM, "occupation", 0.8, True, Message("list.names-occupation-or-rank")),
    WordList("offices", Kind.DEM, "occupation", 0.4, True, Message("list.names-office-which-may-be-mere")),
    WordList("kinship", Kind.DEM, "kinship", 0.6, True, Message("list.says-how-people-are-related")),
    WordList("marital_status", Kind.DEM, "marital-status", 0.7, False, Message("list.names-marital-status")),
    WordList("education", Kind.DEM, "education", 0.7, True, Message("list.names-degree-or-step-education")),
    WordList(
        "politics", Kind.DEM, "political-orientation", 0.8, True, Message("list.names-political-orientation-or-part")
    ),
    WordList("sexuality", Kind.DEM, "sexuality-gender", 0.8, True, Message("list.names-sexual-orientation-or-gender")),
    WordList("diagnoses", Kind.DEM, "diagnosis", 0.8, True, Message("list.names-disease-injury-or-disability")),
    WordList("immigration", Kind.DEM, "immigration-status", 0.8, True, Message("list.names-status-residence")),
    WordList("countries", Kind.LOC, "country", 0.9, False, Message("list.names-country")),
    WordList(
        "countries",
        Kind.DEM,
        "nationality",
        0.9,
        False,
        Message("list.says-where-somebody-comes-from"),
        _SUBJECT,
        alone=False,
    ),
)

_TOKEN = Expression(r"[^\W_]+|[^\w\s]|_")
_SAME = {"’": "'", "‘": "'", "ʼ": "'", "‐": "-", "‑": "-", "–": "-"}
# Tokens are matched in windows, so that a long text reports progress; windows overlap by the longest entry.
_WINDOW, _LONGEST = 10_000, 12
_IRREGULAR = (("man", "men"), ("child", "children"), ("wife", "wives"), ("person", "people"))


class Index:
    """All forms of the entries of word lists, each with the number of its list."""

    def __init__(self) -> None:
        self._lengths: dict[str, set[int]] = defaultdict(set)  # by the first word, how many words its forms have
        self._phrases: dict[tuple[str, ...], set[tuple[int, bool]]] = defaultdict(set)

    def add(self, form: str, number: int, *, any_case: bool) -> None:
        """Add a form of an entry. `any_case`: it is also found without a capital."""
        phrase = tuple(word.lower() for word in _TOKEN.findall(form))
        self._lengths[phrase[0]].add(len(phrase))
        self._phrases[phrase].add((number, any_case))

    def matches(self, written: list[str]) -> Iterator[tuple[int, int, int]]:
        """Yield first word, word after the last, and number of the list, of every form among the words of a text."""
        words = [_SAME.get(word, word).lower() for word in written]
        for start, word in enumerate(words):
            for end in (start + length for length in self._lengths.get(word, ()) if start + length <= len(words)):
                for number, any_case in self._phrases.get(tuple(words[start:end]), ()):
                    if any_case or any(each != each.lower() for each in written[start:end]):
                        yield start, end, number


def find(text: str, *, progress: Progress) -> tuple[Mention, ...]:
    """Return mentions of the longest entries; if entries of two lists are equally long, both."""
    tokens = [match.span() for match in _TOKEN.finditer(text)]
    found: set[tuple[int, int, int]] = set()
    for first in range(0, len(tokens), _WINDOW):
        window = [text[start:end] for start, end in tokens[first : first + _WINDOW + _LONGEST]]
        found.update((first + start, first + end, number) for start, end, number in _english().matches(window))
        progress.step(Stage.GAZETTEER, min(first + _WINDOW, len(tokens)), len(tokens))
    return tuple(_mention(tokens, match) for match in _longest(found))


def find_in(text: str, passage: Passage, index: Index) -> Iterator[Mention]:
    """Yield mentions of the longest entries of an index of `LISTS` in a passage of the text."""
    tokens = [match.span() for match in _TOKEN.finditer(text, passage.start, passage.end)]
    for match in _longest(set(index.matches([text[start:end] for start, end in tokens]))):
        yield _mention(tokens, match)


def _longest(matches: set[tuple[int, int, int]]) -> Iterator[tuple[int, int, int]]:
    taken: dict[int, tuple[int, int]] = {}
    for start, end, number in sorted(matches, key=lambda match: (match[0] - match[1], match)):
        if all(taken.get(token, (start, end)) == (start, end) for token in range(start, end)):
            taken.update(dict.fromkeys(range(start, end), (start, end)))
            yield start, end, number


def _mention(tokens: list[tuple[int, int]], match: tuple[int, int, int]) -> Mention:
    first, behind, number = match
    words = LISTS[number]
    start, end = tokens[first][0], tokens[behind - 1][1]
    return Mention(start, end, words.kind, words.score, Recognizer.GAZETTEER, words.reason, words.subtype)


@cache
def _english() -> Index:
    index = Index()
    for number, words in enumerate(LISTS):
        for entry in resources.read_list(f"lists/{words.file}.txt"):
            for form in _forms(entry, words):
                index.add(form, number, any_case=entry == entry.lower())
    return index


def _forms(entry: str, words: WordList) -> set[str]:
    forms = {f"{entry} {tail}" for tail in words.tails} | ({entry} if words.alone else set())
    if words.countable:
        forms.add(_plural(entry))
    return forms | {form.replace("-", " ") for form in forms}


def _plural(entry: str) -> str:
    for singular, plural in _IRREGULAR:
        if entry.endswith(singular):
            return entry.removesuffix(singular) + plural
    if re.search(r"[^aeiou]y$", entry):
        return entry[:-1] + "ies"
    return entry + ("es" if re.search(r"(?:[sxz]|[cs]h)$", entry) else "s")
