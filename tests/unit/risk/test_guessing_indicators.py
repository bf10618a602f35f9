"""The indicators that ask the language head, with one that knows what gives what away."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import chain

import numpy as np
import pytest

from engine.core.catalogue import ENGLISH
from engine.core.progress import Silent
from engine.core.types import Kind, Role
from engine.models.masked import MaskedQuery, Span
from engine.models.network import Floats
from engine.risk import perturbation, predictability, probability, span

TEXT = "Ada nurse Saltby baker Ada " + "the " * 99 + "Oslo"


def place(word: str, number: int = 0) -> Span:
    return [match.span() for match in re.finditer(rf"\b{word}\b", TEXT)][number]


ADA, NURSE, SALTBY, BAKER, OSLO = (place(word) for word in ("Ada", "nurse", "Saltby", "baker", "Oslo"))
ADA_AGAIN = place("Ada", 1)


class Knowing:
    """Guesses a word with -1 nat, and one nat worse for each other word that is hidden and would have helped."""

    def __init__(self) -> None:
        self.helps = {NURSE: {ADA}, SALTBY: {ADA, BAKER}, ADA_AGAIN: {BAKER}}
        self.asked: list[MaskedQuery] = []

    def at(self, span: Span) -> tuple[int, int]:
        return TEXT[: span[0]].count(" "), TEXT[: span[1]].count(" ") + 1

    def log_probabilities(self, questions: Sequence[MaskedQuery], progress: Silent) -> list[Floats]:
        return [self._answer(question) for question in questions]

    def _answer(self, question: MaskedQuery) -> Floats:
        self.asked.append(question)
        missing = sum(question.asked in self.helps.get(each, ()) for each in chain(*question.hidden))
        return np.full(1, -1.0 - missing, np.float32)


def differences(
    guesser: Knowing, *entities: list[Span], direct: int = -1, chosen: Sequence[int] | None = None
) -> list[float]:
    roles = [Role.DIRECT if number == direct else Role.QUASI for number in range(len(entities))]
    asked = range(len(entities)) if chosen is None else chosen
    return perturbation.differences(guesser, entities, roles, asked, Silent())  # type: ignore[arg-type]


def test_what_helps_to_guess_another_is_told_by_how_much() -> None:
    found = differences(Knowing(), [ADA, ADA_AGAIN], [NURSE], [SALTBY])
    assert found == [0, 1, 1]


def test_all_mentions_are_hidden_together() -> None:
    guesser = Knowing()
    assert differences(guesser, [ADA, ADA_AGAIN], [BAKER])[0] == 1
    assert all(
        {ADA, ADA_AGAIN} <= set(chain(*question.hidden)) for question in guesser.asked if question.asked != BAKER
    )


def test_direct_identifiers_are_tried_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(perturbation, "TARGETS", 1)
    assert differences(Knowing(), [ADA], [NURSE], [SALTBY], [BAKER])[1] == 1
    assert differences(Knowing(), [SALTBY], [BAKER], [NURSE], [ADA])[0] == 1
    guesser = Knowing()
    differences(guesser, [NURSE], [SALTBY], [BAKER], direct=2)
    assert {question.asked for question in guesser.asked if NURSE in chain(*question.hidden)} == {BAKER}


def test_what_stands_far_away_is_no_target() -> None:
    assert differences(Knowing(), [ADA], [OSLO]) == [0, 0]


def test_of_one_entity_little_is_asked_and_the_same_is_answered() -> None:
    entities = [ADA, ADA_AGAIN], [NURSE], [SALTBY], [BAKER]
    everything = differences(Knowing(), *entities)
    for index in range(len(entities)):
        guesser = Knowing()
        assert differences(guesser, *entities, chosen=[index]) == [everything[index]]
        assert len(guesser.asked) <= 2 * perturbation.TARGETS


def test_the_most_informative_mention_counts() -> None:
    guesser = Knowing()
    entities = [[ADA], [NURSE, SALTBY]]
    guesser.helps = {NURSE: {SALTBY}}
    first, second = predictability.measure(guesser, entities, Silent())  # type: ignore[arg-type]
    assert (predictability.information(first), predictability.information(second)) == (1, 2)
    assert [question.asked for question in guesser.asked] == [ADA, NURSE, SALTBY]


def test_features_sum_up_the_log_probabilities() -> None:
    numbers = probability.features(np.asarray([-1, -2, -6], np.float32), Kind.PERSON)
    assert numbers[:5] == pytest.approx([-6, -1, -2, -3, -9])
    assert [kind for kind, one in zip(Kind, numbers[5:], strict=True) if one] == [Kind.PERSON]
    assert not probability.features(np.empty(0, np.float32), Kind.ORG)[:5].any()
    wide = span.features(np.asarray([-1, -2], np.float32), Kind.ORG, "Old Mill", np.asarray([7, 8], np.float32))
    assert wide[13:] == pytest.approx([2, 2, 7, 8])


@pytest.mark.parametrize("score", [0.0, 0.2, 0.7, 1.0])
def test_no_sentence_names_odds_of_the_language_model(score: float) -> None:
    for indicator in (probability.indicate(score), perturbation.indicate(20 * score, threshold=1.5)):
        assert not re.search(r"one in|1 in|\d,\d{3}|times", ENGLISH.say(indicator.reason))
    assert probability.indicate(score).flagged is (score >= 0.5)


def test_a_person_reads_how_much_another_depends_on_it() -> None:
    indicator = perturbation.indicate(2.0, threshold=1.5)
    assert indicator.flagged and indicator.score == pytest.approx(0.865, abs=1e-3)
    assert ENGLISH.say(indicator.reason) == "With it, the small language model predicts another detail nearby better."
    assert not perturbation.indicate(1.0, threshold=1.5).flagged
