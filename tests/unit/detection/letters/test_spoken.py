"""Words spelled aloud are found with other words between their letters; letters by chance are not."""

from __future__ import annotations

import pytest

from engine.detection.letters import spoken

NAME = "quistorp"


def _left(text: str, word: str = NAME) -> str:
    """The text with a sign in place of each letter that is found."""
    found = {offset for _, offsets in spoken.find(text, [word]) for offset in offsets}
    return "".join("█" if index in found else letter for index, letter in enumerate(text))


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Capital Q, small u, i, s, t, o, r and p.", "Capital █, small █, █, █, █, █, █ and █."),
        ("Q then U then I then S then T then O then R then P", "█ then █ then █ then █ then █ then █ then █ then █"),
        ("Q-u-i, then s-t, then o-r-p.", "█-█-█, then █-█, then █-█-█."),
        ('Q-U, I-S, and then "torp"', '█-█, █-█, and then "████"'),
        ("Q. (pause) Uis. T o r p", "█. (pause) ███. █ █ █ █"),
        ("It is queue you eye ess tee oh ar pee", "It is █████ ███ ███ ███ ███ ██ ██ ███"),
        ("Das ist Ku u i Es Te o Er Pe", "Das ist ██ █ █ ██ ██ █ ██ ██"),
        ("cue, u, i, s, t, o, r, p", "███, █, █, █, █, █, █, █"),
        ("A.  Q-U-I --\nQ.  Yes.\nA.  -- S-T-O-R-P.", "A.  █-█-█ --\nQ.  Yes.\nA.  -- █-█-█-█-█."),
        ("Q-U-I, I as in item, S-T-O-R-P", "█-█-█, I as in item, █-█-█-█-█"),
    ],
)
def test_a_word_is_found_with_other_words_between_its_letters(text: str, left: str) -> None:
    assert _left(text) == left


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Q-U-I-double L-E-R", "█-█-█-████████-█-█"),
        ("Q, u, i, double-L, e, r", "█, █, █, ████████, █, █"),
        ("Queue you eye double el ee are", "█████ ███ ███ █████████ ██ ███"),
        ("Ku u i Doppel-L e er", "██ █ █ ████████ █ ██"),
    ],
)
def test_a_letter_that_is_said_to_be_double_counts_twice(text: str, left: str) -> None:
    assert _left(text, "quiller") == left


def test_double_u_may_be_one_letter_or_two() -> None:
    assert _left("M, a, r, double u, e, n", "marwen") == "█, █, █, ████████, █, █"
    assert _left("V, a, c, double u, m", "vacuum") == "█, █, █, ████████, █"


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Did you see are, or tea, or a pea in the queue?", "quistorp"),
        ("A is the first and N is the next; the others are O, T and E.", "another"),
        ("We met at a bar. In C and D, it was late.", "barind"),
        ("Q was asked. " + "It was late, and nobody knew. " * 3 + "U was asked, then i, s, t, o, r, p.", NAME),
    ],
)
def test_other_letters_and_words_are_left(text: str, word: str) -> None:
    assert _left(text, word) == text


@pytest.mark.parametrize("unit", ["q ", "qui ", "q u i s t o r ", "queue you eye "])
def test_a_long_text_is_read_in_one_pass(unit: str) -> None:
    text = unit * (200_000 // len(unit))
    assert not list(spoken.find(text, [NAME]))
