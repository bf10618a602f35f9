"""Tokenisation into the encoder's word pieces, each with its offsets and the letter case of its word.

The pieces are uncased, so the case is read from the text itself. Offsets are Python characters of the text, half-open,
and exact for any Unicode: an accent that the encoder ignores still counts as a character.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from itertools import groupby
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers

UNKNOWN = "[UNK]"
LONGEST_WORD = 200  # characters; a longer run without a space (encoded data) becomes one unknown piece
_AT_ONCE = 10_000  # characters
_SPACE = re.compile("[ \n]")


class LetterCase(IntEnum):
    """Letter case of a word. OTHER is punctuation, symbols, and scripts without case."""

    NONE = 0  # not a word: padding
    LOWER = 1
    TITLE = 2
    UPPER = 3
    MIXED = 4
    DIGIT = 5
    LETTERS_AND_DIGITS = 6
    OTHER = 7


@dataclass(frozen=True, slots=True, eq=False)
class Pieces:
    """The `n` word pieces of a text: `ids`, `cases`, `starts` and `ends`, each of shape (n,) and type int64."""

    ids: NDArray[np.int64]
    cases: NDArray[np.int64]
    starts: NDArray[np.int64]
    ends: NDArray[np.int64]


def load_vocabulary(path: Path) -> Tokenizer:
    """Load the BERT tokenizer of a `vocab.txt`: uncased, accents stripped, one word piece a line."""
    vocabulary = {line: number for number, line in enumerate(path.read_text(encoding="utf-8").splitlines())}
    tokenizer = Tokenizer(models.WordPiece(vocab=vocabulary, unk_token=UNKNOWN, max_input_chars_per_word=LONGEST_WORD))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=True)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    tokenizer.decoder = decoders.WordPiece()
    return tokenizer


def cut(tokenizer: Tokenizer, text: str) -> Pieces:
    """Return the word pieces of the whole text, in its order.

    Unigram pieces keep the case themselves: theirs is NONE. A piece may hold the space before its word, which its
    offsets leave out, and a space that is a piece of its own has an empty span.
    """
    unigram = isinstance(tokenizer.model, models.Unigram)
    ids: list[int] = []
    offsets: list[tuple[int, int]] = []
    cases: list[LetterCase] = []
    for start, end in _stretches(text):
        encoding = tokenizer.encode(text[start:end], add_special_tokens=False)
        places = [(start + first, start + last) for first, last in encoding.offsets]
        ids += encoding.ids
        if unigram:
            offsets += (_without_space(text, *place) for place in places)
            cases += [LetterCase.NONE] * len(places)
            continue
        for _, group in groupby(zip(encoding.word_ids, places, strict=True), key=lambda pair: pair[0]):
            word = [place for _, place in group]
            cases += [letter_case(text[word[0][0] : word[-1][1]])] * len(word)
        offsets += places
    found = np.asarray(offsets, dtype=np.int64).reshape(-1, 2)
    return Pieces(
        ids=np.asarray(ids, dtype=np.int64),
        cases=np.asarray(cases, dtype=np.int64),
        starts=found[:, 0],
        ends=found[:, 1],
    )


def _without_space(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and text[start].isspace():
        start += 1
    return start, end


def _stretches(text: str) -> Iterator[tuple[int, int]]:
    """Yield parts of a text that end at the end of a word: the tokenizer blocks other Python threads while it runs."""
    start = 0
    while start < len(text):
        space = _SPACE.search(text, start + _AT_ONCE)
        end = space.start() if space else len(text)
        yield start, end
        start = end


def letter_case(word: str) -> LetterCase:
    """Return the letter case of `word`: the first that applies."""
    has_digits = any(map(str.isdigit, word))
    has_letters = any(map(str.isalpha, word))
    if has_digits:
        return LetterCase.LETTERS_AND_DIGITS if has_letters else LetterCase.DIGIT
    if word.islower():
        return LetterCase.LOWER
    if word.isupper():
        return LetterCase.UPPER
    if word[:1].isupper() and word[1:] == word[1:].lower():  # istitle() takes accents for the end of a word
        return LetterCase.TITLE
    return LetterCase.MIXED if word.lower() != word.upper() else LetterCase.OTHER
