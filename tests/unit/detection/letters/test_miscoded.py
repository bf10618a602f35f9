"""Words that a wrong code page shows are found, and other words are not."""

from __future__ import annotations

import pytest

from engine.detection.letters import miscoded


def _found(text: str, word: str) -> list[str]:
    return [text[min(offsets) : max(offsets) + 1] for _, offsets in miscoded.find(text, [word])]


@pytest.mark.parametrize(
    ("word", "shown"),
    [
        ("Müller", "MÃ¼ller"),
        ("Müller", "M├╝ller"),
        ("Müller", "M³ller"),
        ("Müller", "Mⁿller"),
        ("Müller", "MŸller"),
        ("Müller", "MuÌˆller"),
        ("Müller", "M=C3=BCller"),
        ("Müller", "M=FCller"),
        ("MÜLLER", "MÃ¼ller"),
        ("Jens Müller", "M³ller"),
        ("Sørensen", "S°rensen"),
        ("Нестеров", "½ÕáâÕàÞÒ"),
        ("Нестеров", "мЕЯРЕПНБ"),
        ("田中", "~{LoVP~}"),
    ],
)
def test_word_in_a_wrong_code_page(word: str, shown: str) -> None:
    assert _found(f"given to {shown}, who left", word) == [shown]


@pytest.mark.parametrize(("word", "other"), [("Müller", "Miller"), ("Muller", "MÃ¼ller"), ("Müller", "aMÃ¼llers")])
def test_other_words_stay(word: str, other: str) -> None:
    assert _found(f"given to {other}, who left", word) == []
