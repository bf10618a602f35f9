"""Counted by hand on one sentence that two people annotated."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from engine.core.types import Span
from engine.lab.evaluation import masking
from engine.lab.evaluation.gold import GoldDocument, gold
from engine.lab.evaluation.masking import MEASURES

TEXT = "Mr Oona Brandt, born in Riga in 1981, met Brandt of the Port Authority."


def at(words: str, nth: int = 0) -> Span:
    start = -1
    for _ in range(nth + 1):
        start = TEXT.index(words, start + 1)
    return start, start + len(words)


def annotated(*spans: tuple[Span, str, str, str]) -> GoldDocument:
    keys = ("label", "identifier_type", "entity_id", "annotator")
    return gold(
        {
            "spans": [
                {"start": place[0], "end": place[1], **dict(zip(keys, ("ORG", *said), strict=True))}
                for place, *said in spans
            ]
        }
    )


PERSON, AGAIN, TOWN, YEAR, PORT = (
    at("Mr Oona Brandt"),
    at("Brandt", 1),
    at("Riga"),
    at("1981"),
    at("the Port Authority"),
)
GOLD = annotated(
    (PERSON, "DIRECT", "e1", "a"),
    (AGAIN, "DIRECT", "e1", "a"),
    (TOWN, "QUASI", "e2", "a"),
    (YEAR, "NO_MASK", "e3", "a"),
    (PERSON, "DIRECT", "e1", "b"),
    (PORT, "QUASI", "e2", "b"),
)


def uniform(text: str, spans: Sequence[Span]) -> list[float]:
    return [1.0] * len(spans)


def counted(*masked: Span, gold: GoldDocument = GOLD, weigh: masking.Weigh = uniform) -> dict[str, tuple[float, ...]]:
    rows = masking.count(TEXT, gold, masked, weigh)
    return {name: tuple(row) for name, row in zip(MEASURES, rows, strict=True)}


def test_each_annotator_is_counted_alone() -> None:
    # Tokens masked: Oona, Brandt (both agree), Riga (a only), 1981 (nobody).
    found = counted(at("Oona Brandt"), TOWN, YEAR)
    assert found["precision"] == (2 + 2 + 1 + 0, 4 * 2)
    # a: Mr Oona Brandt, Brandt, Riga; b: Mr Oona Brandt, the Port Authority. "Mr" and "the" need not be masked.
    assert found["recall"] == (3 + 0 + 1 + 3 + 1, 3 + 1 + 1 + 3 + 3)
    # a's person keeps one mention visible; b's is gone; a's town is gone; b's authority is not.
    assert found["entity recall"] == (2, 4)
    assert found["entity recall DIRECT"] == (1, 2)
    assert found["entity recall QUASI"] == (1, 2)


def test_an_entity_counts_when_all_its_mentions_are_masked() -> None:
    assert counted(at("Oona Brandt"))["entity recall DIRECT"] == (1, 2)
    assert counted(at("Oona Brandt"), AGAIN)["entity recall DIRECT"] == (2, 2)


def test_half_a_mention_is_not_masked() -> None:
    assert counted(at("Oona"), AGAIN)["entity recall DIRECT"] == (0, 2)


def test_a_token_that_an_annotator_masked_in_part_is_not_right() -> None:
    assert counted(at("Riga"), gold=annotated((at("Rig"), "QUASI", "e", "a")))["precision"] == (0, 1)
    assert counted(at("Rig"), gold=annotated((at("Riga"), "QUASI", "e", "a")))["recall"] == (0, 1)


def test_punctuation_titles_and_function_words_need_not_be_masked() -> None:
    spread = annotated((at("Mr Oona Brandt, born in Riga"), "QUASI", "e", "a"))
    masked = (at("Oona"), at("Brandt"), at("born"), at("Riga"))
    assert counted(*masked, gold=spread)["entity recall QUASI"] == (1, 1)
    assert counted(*masked[1:], gold=spread)["entity recall QUASI"] == (0, 1)


def test_a_mention_left_visible_by_its_annotator_need_not_be_masked() -> None:
    mixed = annotated((TOWN, "QUASI", "e", "a"), (YEAR, "NO_MASK", "e", "a"))
    found = counted(TOWN, gold=mixed)
    assert found["entity recall"] == (1, 1)
    assert found["recall"] == (1, 2)  # as in the benchmark: all tokens of the entity


def test_precision_is_weighted_by_information() -> None:
    def weigh(text: str, spans: Sequence[Span]) -> list[float]:
        return [{"Riga": 3.0, "1981": 0.5}[text[start:end]] for start, end in spans]

    assert counted(TOWN, YEAR, weigh=weigh)["weighted precision"] == (3.0, 2 * 3.5)


def test_nothing_masked_and_nothing_annotated() -> None:
    assert counted()["precision"] == (0, 0)
    assert counted(TOWN, gold=gold({"spans": []}))["precision"] == (0, 1)
    assert counted(TOWN, gold=gold({"spans": []}))["entity recall"] == (0, 0)


@pytest.mark.parametrize(("span", "visible"), [("Port Authority.", "."), ("Brandt, born", ","), ("of the", "of the")])
def test_what_need_not_be_hidden(span: str, visible: str) -> None:
    start, end = at(span)
    hidden = np.zeros(len(TEXT), bool)
    hidden[start:end] = True
    shown = TEXT.index(visible, start)
    hidden[shown : shown + len(visible)] = False
    assert masking.is_masked(TEXT, (start, end), hidden)
