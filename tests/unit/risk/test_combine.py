"""The reason is that of what decided: the largest contribution to the fitted combination, not the highest score."""

from __future__ import annotations

import numpy as np
import pytest

from engine.core.catalogue import ENGLISH
from engine.core.message import literal
from engine.core.types import Entity, Indicator, Kind, Mention, Role
from engine.risk import classifiers, combine
from engine.risk.classifiers import DECIDING

NURSE = Entity("e1", Kind.DEM, Role.QUASI, (Mention(0, 5, Kind.DEM, 0.9, "neural", literal("")),))
FITTED = classifiers.load()


def signs(*scores: float) -> tuple[Indicator, ...]:
    return tuple(
        Indicator(name, score, score >= 0.5, literal(name), 0.5) for name, score in zip(DECIDING, scores, strict=True)
    )


@pytest.mark.parametrize(
    ("scores", "flagged", "reason"),
    [
        # The rarity of words has the higher score, and hardly any weight; the sequence decides.
        ((0.8, 1.0), True, "sequence"),
        ((0.45, 0.9), True, "frequency"),
        ((0.1, 0.9), False, "sequence"),
        ((0.6, 0.3), False, "frequency"),
    ],
)
def test_the_largest_contribution_is_the_reason(scores: tuple[float, ...], flagged: bool, reason: str) -> None:
    weighed = combine.weighed(signs(*scores), FITTED)
    assert combine.why(NURSE, weighed, flagged=flagged) == literal(reason)


def test_what_is_only_looked_at_is_no_reason() -> None:
    beside = Indicator("probability", 1.0, True, literal("probability"), 0.5, decides=False)
    for flagged in (True, False):
        weighed = combine.weighed(signs(0.8 if flagged else 0.1, 0.3), FITTED)
        assert combine.why(NURSE, (*weighed, beside), flagged=flagged) == literal("sequence")
        assert combine.why(NURSE, (*signs(0.8, 0.3), beside), flagged=flagged) == literal("sequence")


def test_contributions_and_bias_are_the_risk() -> None:
    assert FITTED is not None
    found = signs(0.7, 0.4)
    odds = sum(FITTED.contributions(found)) + FITTED.combined.bias[0]
    assert FITTED.risk(found) == pytest.approx(1 / (1 + np.exp(-odds)), abs=1e-5)


def test_where_no_sign_points_to_the_decision_none_is_named() -> None:
    weighed = combine.weighed(signs(0.45, 0.4), FITTED)
    assert combine.why(NURSE, weighed, flagged=True).code == "risk.passes"
    weighed = combine.weighed(signs(0.6, 0.6), FITTED)
    assert combine.why(NURSE, weighed, flagged=False).code == "risk.stays-below"


def test_a_search_that_leads_to_the_person_is_the_reason() -> None:
    found = Indicator("search", 1.0, True, literal("Searched."))
    assert combine.why(NURSE, (*combine.weighed(signs(0.9, 0.9), FITTED), found), flagged=True) == literal("Searched.")


def test_where_flags_decide_they_are_counted() -> None:
    said = combine.why(NURSE, signs(0.9, 0.1), flagged=True, agreeing=1)
    assert ENGLISH.say(said) == "1 of 2 signs speak for masking it; 1 decide."


@pytest.mark.parametrize("flagged", [True, False])
@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize("kind", Kind)
def test_nothing_is_said_to_tell_little(flagged: bool, role: Role, kind: Kind) -> None:
    entity = Entity("e1", kind, role, (Mention(0, 5, kind, 0.9, "neural", literal("")),))
    assert "says little" not in ENGLISH.say(combine.why(entity, signs(0.2, 0.9), flagged=flagged))
