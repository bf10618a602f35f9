"""Inference attack: guesses by hand-made weights, the words that carry them, and guesses without the text."""

from __future__ import annotations

from typing import Literal

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.core.words import words
from engine.risk.inference import attack, attributes, features
from engine.risk.inference.attack import Attacker
from engine.risk.inference.attributes import COUNTRY, HEALTH, NONE, VALUES, WORK


def attacker(weights: dict[str, dict[tuple[str, str], float]]) -> Attacker:
    """Return an attacker with these log-odds of values by feature; without features all values are alike."""
    columns = attack.columns()
    width = sum(map(len, VALUES.values()))
    matrix = np.zeros((len(weights), width), np.float32)
    for row, values in enumerate(weights.values()):
        for (attribute, value), weight in values.items():
            matrix[row, columns[attribute].start + VALUES[attribute].index(value)] = weight
    priors = np.concatenate([np.full(len(each), 1 / len(each), np.float32) for each in VALUES.values()])
    numbers = {name: row for row, name in enumerate(weights)}
    return Attacker(numbers, matrix, np.zeros(width, np.float32), priors, columns)


NURSE = (WORK, "health care")
WARD = attacker({"ward": {NURSE: 4.0}, "bleep": {NURSE: 3.0}, "night shift": {NURSE: 2.0}, "the": {NURSE: -0.1}})


def test_a_guess_names_the_words_that_carry_it_and_the_probability_without_the_text() -> None:
    text = "The ward was full, and the bleep on the ward went off."
    (guess,) = WARD.guess(WARD.read(text))
    assert (guess.attribute, guess.value, guess.gone) == (WORK, "health care", True)
    assert guess.confidence == pytest.approx(np.exp(6.9) / (np.exp(6.9) + 9), abs=1e-3)
    assert guess.prior == pytest.approx(0.1)
    assert [[text[slice(*place)] for place in places] for places in guess.words] == [["ward", "ward"], ["bleep"]]


def test_without_its_words_the_guess_is_gone() -> None:
    read = WARD.read("The ward was full, and the bleep went off after the night shift.")
    (guess,) = WARD.guess(read)
    hidden = [place for places in guess.words for place in places]
    assert WARD.guess(read, hidden) == ()
    assert WARD.guess(read, hidden[1:])


def test_hidden_words_are_not_read_not_even_as_a_half_of_a_pair() -> None:
    text = "It was a night shift."
    read = WARD.read(text)
    assert WARD.guess(read)
    start = text.index("shift")
    assert WARD.guess(read, [(start, start + 2)]) == ()


def test_thousands_of_hidden_spans_are_looked_up_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A user who decides waits for the look-up: one for each span takes a tenth of a second in a long document."""
    read = WARD.read("the ward was full " * 300)
    spans = [(start, start + 6) for start in range(1, 5000, 9)]
    expected = [all(word.end <= start or end <= word.start for start, end in spans) for word in read.words]
    looked_up: list[int] = []
    searchsorted = np.searchsorted

    def counted(places: NDArray[np.int64], sought: NDArray[np.int64], side: Literal["left", "right"]) -> object:
        looked_up.append(np.size(sought))
        return searchsorted(places, sought, side)

    monkeypatch.setattr(np, "searchsorted", counted)
    assert attack.visible_words(read, spans).tolist() == expected
    assert attack.visible_words(read, np.asarray(spans, np.int64)).tolist() == expected
    assert looked_up == [len(spans)] * 4
    assert attack.visible_words(read, ()).all()
    assert attack.visible_words(WARD.read(""), [(0, 1)]).tolist() == []


def test_generalised_words_are_attacked_and_none_of_the_text_is_blamed_for_them() -> None:
    read = WARD.read("It was a long week.")
    (guess,) = WARD.guess(read, (), [WARD.read("[ward]")])
    assert (guess.words, guess.gone) == ((), False)


def test_that_there_is_nothing_to_know_is_no_guess() -> None:
    healthy = attacker({"fine": {(HEALTH, NONE): 9.0}})
    assert healthy.guess(healthy.read("I am fine.")) == ()


def test_tables_know_values_that_no_example_held() -> None:
    text = "A plumber from Leeds, born in 1974, aged 48, with lymphoma."
    found = {each.name for each in features.features(text, words(text))}
    assert {"=work building trades", "=country United Kingdom", "=health cancer"} <= found
    assert {"=year 1970", "=number 40 to 54"} <= found


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("age", (40, 44), (("age", "40 to 54"),)),
        ("age", (35, 44), ()),
        ("place", "Calgary", (("country", "Canada"),)),
        ("nationality", "Polish", (("origin", "Polish"),)),
        ("occupation", "primary school teacher", (("work", "teaching"),)),
        ("diagnosis", "type 2 diabetes", (("health", "diabetes"),)),
        ("marital_status", "divorced", (("family", "separated"),)),
        ("sex", "F", (("sex", "female"),)),
        ("surname", "Quistorp", ()),
    ],
)
def test_details_of_the_population_model_state_attributes(
    name: str, value: str | tuple[int, int], expected: tuple[tuple[str, str], ...]
) -> None:
    assert attributes.stated(name, value) == expected


def test_the_released_attack_guesses_what_only_such_people_write() -> None:
    released = attack.load_released()
    text = "Handover ran late, three cannulas before midnight, and my husband says the council tax is due. The NHS!"
    found = {each.attribute: each.value for each in released.guess(released.read(text))}
    assert found[WORK] == "health care"
    assert found[COUNTRY] == "United Kingdom"


def test_the_released_attack_guesses_nothing_from_no_text() -> None:
    released = attack.load_released()
    assert released.guess(released.read("")) == ()
    for own in released.columns.values():
        assert released.priors[own].sum() == pytest.approx(1, abs=1e-5)
