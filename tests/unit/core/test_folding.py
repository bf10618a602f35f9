"""Folding of text: one result for all spellings of a word, with the origin of each character."""

from __future__ import annotations

import pytest

from engine.core.folding import fold, fold_with_origins
from engine.core.words import fold_words, letters


@pytest.mark.parametrize(
    ("written", "folded"),
    [
        ("MAREN", "maren"),
        ("Kołodziński", "kolodzinski"),
        ("Đorđević", "dordevic"),
        ("Straße", "strasse"),
        ("ﬁnn", "finn"),
        ("Mar\u00aden\u200b", "maren"),
        ("Ｍａｒｅｎ", "maren"),
    ],
)
def test_spellings_fold_to_one_word(written: str, folded: str) -> None:
    assert fold(written) == letters(written) == fold_words(written) == folded


@pytest.mark.parametrize("text", ["Plain ASCII, 7-bit.", "Æsa Łukasz\u00ad, ﬁnd Straße"])
def test_each_character_knows_its_origin(text: str) -> None:
    folded, origins = fold_with_origins(text)
    assert folded == fold(text) and len(origins) == len(folded)
    assert all(part in fold(text[origin]) for part, origin in zip(folded, origins, strict=True))


def test_letters_drop_apostrophes_and_words_a_possessive() -> None:
    assert letters("O’Brien's") == "obriens"
    assert fold_words("O’Brien's") == "obrien"
