"""Cuts any text into the encoder's word pieces, each with its place in the text and the letter case of its word.

The pieces are uncased, so the case is read from the text itself. Offsets are Python characters of the text, half-open,
and exact for any Unicode: an accent that the encoder does not see still counts as a character.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from itertools import groupby
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers

UNKNOWN = "[UNK]"
LONGEST_WORD = 200  # characters; a longer run without a space (encoded data) becomes one unknown piece


class LetterCase(IntEnum):
    """How a word is written. OTHER is punctuation, symbols, and scripts that have no case."""

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
    """The BERT tokenizer of a `vocab.txt`: uncased, accents stripped, one word piece a line."""
    vocabulary = {line: number for number, line in enumerate(path.read_text(encoding="utf-8").splitlines())}
    tokenizer = Tokenizer(models.WordPiece(vocab=vocabulary, unk_token=UNKNOWN, max_input_chars_per_word=LONGEST_WORD))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=True)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    tokenizer.decoder = decoders.WordPiece()
    return tokenizer


def cut(tokenizer: Tokenizer, text: str) -> Pieces:
    """The word pieces of the whole text, in its order."""
    encoding = tokenizer.encode(text, add_special_tokens=False)
    cases: list[LetterCase] = []
    numbered = zip(encoding.word_ids, encoding.offsets, strict=True)
    for _, group in groupby(numbered, key=lambda pair: pair[0]):
        offsets = [offset for _, offset in group]
        cases += [letter_case(text[offsets[0][0] : offsets[-1][1]])] * len(offsets)
    places = np.asarray(encoding.offsets, dtype=np.int64).reshape(-1, 2)
    return Pieces(
        ids=np.asarray(encoding.ids, dtype=np.int64),
        cases=np.asarray(cases, dtype=np.int64),
        starts=places[:, 0],
        ends=places[:, 1],
    )


def letter_case(word: str) -> LetterCase:
    """How `word` is written; its first rule that fits."""
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
