"""Greetings and closing words, before a name and on lines of their own."""

from __future__ import annotations

import pytest

from engine.detection.lexicon import salutations


@pytest.mark.parametrize(
    "written",
    [
        "Yours faithfully,",
        "With all my love",
        "Respectfully submitted,",
        "Mit freundlichen kollegialen Grüßen",
        "MfG",
        "Sincères salutations",
        "Bien à toi,",
        "Un abrazo",
        "Muy atentamente,",
        "Com os melhores cumprimentos,",
        "Obrigada!",
        "De bedste hilsener",
        "Med vennlig hilsen",
        "Tusen takk",
    ],
)
def test_a_letter_closes_alike_for_all_who_ask(written: str) -> None:
    text = f"That is all.\n\n{written}\n  Storm\n"
    start = text.index(written)
    words = written.rstrip(",!")
    assert salutations.is_closing(text, start, start + len(written))
    assert salutations.closing_before(text, text.index("Storm")) == (start, start + len(written))
    assert (start, start + len(words)) in salutations.closings(text)


@pytest.mark.parametrize("written", ["Best Western", "Lovely", "Regardless", "Taken", "Bestyrelsen", "Attorney"])
def test_words_that_begin_like_a_closing_close_nothing(written: str) -> None:
    text = f"That is all.\n\n{written}\nStorm\n"
    assert not salutations.is_closing(text, 14, 14 + len(written))
    assert salutations.closing_before(text, text.index("Storm")) is None


def test_the_last_word_of_a_longer_closing_is_enough_before_a_name() -> None:
    text = "Bis bald.\n\nMit sportlichen Grüßen,\nStorm\n"
    assert salutations.closing_before(text, text.index("Storm")) == (text.index("Grüßen"), text.index("\nStorm"))


def test_a_closing_far_above_or_within_a_line_closes_nothing() -> None:
    text = f"Best wishes for the move.{chr(10) * 40}Storm\n"
    assert salutations.closing_before(text, text.index("Storm")) is None


@pytest.mark.parametrize("written", ["Dear ", "good morning, ", "Sehr geehrte ", "Coucou ", "Buenos días, ", "Kjære "])
def test_a_greeting_ends_before_a_name(written: str) -> None:
    text = f"{written}Storm,"
    assert salutations.greets_before(text, len(written))
    assert not salutations.greets_before(f"oh{text}", len(written) + 2)
