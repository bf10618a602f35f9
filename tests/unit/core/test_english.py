"""Passages of English and of other languages, by their small words. All people are invented."""

from __future__ import annotations

import pytest

from engine.core import english
from tests.builders.marked import as_mention


@pytest.mark.parametrize(
    ("marked", "wanted"),
    [
        ("⟦Tolvane⟧, root 4.6 cm. Losartan or a beta blocker?", True),
        ("⟦Tolvane⟧ crisis", True),
        ("⟦Tolvane⟧", True),
        ("Kann jemand ⟦Tolvane⟧ morgen vertreten?", False),
        ("⟦Tolvane⟧ viendra demain", False),
        ("⟦Tolvane⟧ ringer i morgen", False),
        ("⟦Tolvane⟧ vive con su hermana", False),
        ("⟦Tolvane⟧ não veio", False),
    ],
)
def test_small_words_show_the_language(marked: str, wanted: bool) -> None:
    text, mention = as_mention(marked)
    assert english.is_english_around(text, mention.start, mention.end) is wanted
