from __future__ import annotations

import string
import unicodedata
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tokenizers import Tokenizer

from engine.models.pieces import UNKNOWN, LetterCase, cut, letter_case, load_vocabulary

LETTERS = string.ascii_lowercase + string.digits + string.punctuation


@pytest.fixture(scope="module")
def vocabulary(tmp_path_factory: pytest.TempPathFactory) -> Tokenizer:
    path: Path = tmp_path_factory.mktemp("vocabulary") / "vocab.txt"
    path.write_text("\n".join([UNKNOWN, *LETTERS, *(f"##{letter}" for letter in LETTERS)]), encoding="utf-8")
    return load_vocabulary(path)


def as_the_encoder_reads(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text)
    return "".join(c for c in decomposed if unicodedata.category(c) not in ("Mn", "Cc", "Cf")).lower()


ODD_TEXTS = [
    "",
    " \n\t ",
    "Zofia Wren 👩‍🔬 met 漢字 on 3/4/1999.",
    "Jos\u0301e\u0301 and José",
    "Ada\u00a0Quill\u202fof\u2003York",
    "Ko\u00adwal\u00adska",
    "\ufeffAnna\r\nBo\x00Ek",
    "x" * 5000 + " Bo",
    "İzmir Straße ﬁnance Ⅷ ½",
    "नमस्ते Bo",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467" * 50,
]


@pytest.mark.parametrize("text", ODD_TEXTS)
def test_offsets_point_at_the_characters_of_each_piece(vocabulary: Tokenizer, text: str) -> None:
    check_offsets(vocabulary, text)


@given(text=st.text())
def test_offsets_are_exact_for_any_text(vocabulary: Tokenizer, text: str) -> None:
    check_offsets(vocabulary, text)


def check_offsets(vocabulary: Tokenizer, text: str) -> None:
    pieces = cut(vocabulary, text)
    assert pieces.ids.shape == pieces.cases.shape == pieces.starts.shape == pieces.ends.shape
    assert np.all(pieces.starts < pieces.ends)
    assert np.all(pieces.ends <= len(text))
    assert np.all(np.diff(pieces.starts) >= 0)
    for number, start, end in zip(pieces.ids, pieces.starts, pieces.ends, strict=True):
        piece = vocabulary.id_to_token(int(number))
        if piece != UNKNOWN:
            shown = piece.removeprefix("##") if len(piece) > 2 else piece
            assert shown in as_the_encoder_reads(text[start:end])


def test_no_letter_or_digit_is_without_a_piece(vocabulary: Tokenizer) -> None:
    text = "Ms Ilse O'Marren-Voss (née Ödegård), b. 1961, flat 4B; 漢字"
    pieces = cut(vocabulary, text)
    covered = {place for start, end in zip(pieces.starts, pieces.ends, strict=True) for place in range(start, end)}
    assert {place for place, character in enumerate(text) if not character.isspace()} == covered


def test_a_word_of_many_characters_is_one_unknown_piece(vocabulary: Tokenizer) -> None:
    pieces = cut(vocabulary, "a" * 100_000)
    assert [vocabulary.id_to_token(int(number)) for number in pieces.ids] == [UNKNOWN]
    assert (pieces.starts[0], pieces.ends[0]) == (0, 100_000)


def test_every_piece_of_a_word_knows_the_case_of_the_word(vocabulary: Tokenizer) -> None:
    assert set(cut(vocabulary, "Quill").cases) == {LetterCase.TITLE}
    assert set(cut(vocabulary, "QUILL").cases) == {LetterCase.UPPER}


@pytest.mark.parametrize(
    ("word", "case"),
    [
        ("quill", LetterCase.LOWER),
        ("Quill", LetterCase.TITLE),
        ("E\u0301lodie", LetterCase.TITLE),
        ("Qu\u00adill", LetterCase.TITLE),
        ("QUILL", LetterCase.UPPER),
        ("Q", LetterCase.UPPER),
        ("McQuill", LetterCase.MIXED),
        ("eBay", LetterCase.MIXED),
        ("1999", LetterCase.DIGIT),
        ("4B", LetterCase.LETTERS_AND_DIGITS),
        (",", LetterCase.OTHER),
        ("漢", LetterCase.OTHER),
        ("👩", LetterCase.OTHER),
    ],
)
def test_letter_case(word: str, case: LetterCase) -> None:
    assert letter_case(word) is case
