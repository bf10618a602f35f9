"""Network for documents of offices: it decides from what was read in a detail, there and in no others."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from engine.core.message import literal
from engine.core.types import Entity, Indicator, Kind, Mention, Recognizer, Role
from engine.models.network import Floats
from engine.models.tagger import TaggedText
from engine.risk import classifiers, combine, details, forms
from engine.risk.classifiers import DECIDING, from_arrays
from engine.risk.fitted import FittedNetwork, Logistic, log_odds
from engine.risk.offices import Offices, mean_state

FITTED = classifiers.load()
WIDTH = 4
TEXT = "at 19:02 he left Kiel"
SCORES = (0.4, 0.2)


def _tagged(states: object, abroad: list[bool] | None = None, ends: list[int] | None = None) -> TaggedText:
    rows = np.asarray(states, np.float16)
    count = len(rows)
    last = np.asarray(ends or range(1, count + 1), np.int64)
    first = np.concatenate(([0], last[:-1] + 1)) if ends else last - 1
    labels, masks = np.full((count, 17), 0.05, np.float32), np.full((count, 3), 0.3, np.float32)
    read = np.asarray(abroad if abroad is not None else [], np.bool_)
    return TaggedText(first, last, labels, masks, rows, read)


def _entity(start: int, end: int, kind: Kind) -> Entity:
    return Entity("e1", kind, Role.QUASI, (Mention(start, end, kind, 0.9, Recognizer.NEURAL, literal("")),))


TIME, TOWN = _entity(3, 8, Kind.DATETIME), _entity(17, 21, Kind.LOC)
WORDS = [2, 8, 11, 16, 21]  # ends of the words of TEXT


def _state(network: float) -> FittedNetwork:
    """Return a network whose log-odds are the first number of the state, plus `network`."""
    length = len(_features(TIME, _tagged(np.zeros((5, WIDTH)), ends=WORDS)))
    inner = np.zeros((length, 2), np.float32)
    inner[0] = 1, -1
    one = np.asarray([network], np.float32)
    return FittedNetwork(inner, np.zeros(2, np.float32), np.asarray([1, -1], np.float32), one)


def _features(entity: Entity, tagged: TaggedText, *, abroad: bool = False) -> Floats:
    found = details.features(TEXT, entity, tagged, SCORES, abroad=abroad)
    assert found is not None
    return found


def _offices() -> Offices:
    kind = Logistic(np.array([1, 0, 0, 0], np.float32), np.zeros(1, np.float32))
    return Offices(kind, _state(0), _state(3))


def test_the_kind_of_a_document_is_that_of_its_mean_state() -> None:
    assert _offices().wrote("", _tagged([[2, 0, 0, 0], [-1, 1, 0, 0]]))
    assert not _offices().wrote("", _tagged([[-2, 0, 0, 0], [1, 1, 0, 0]]))


def test_without_most_states_nothing_is_known_of_the_kind() -> None:
    assert mean_state(_tagged(np.zeros((0, 0)))) is None
    few = _tagged([[2, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]])
    assert mean_state(few) is None
    assert not _offices().wrote("", few)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [("Er ging heim.", True), ("IM NAMEN DES VOLKES\nTatbestand\nEr klagt.\nEntscheidungsgründe\nKeine.\n", False)],
)
def test_in_other_languages_all_but_judgments_is_of_offices(text: str, wanted: bool) -> None:
    tagged = _tagged([[-2, 0, 0, 0], [-1, 1, 0, 0]], abroad=[True, True])
    assert _offices().wrote(text, tagged) is wanted


def test_the_network_that_read_a_detail_is_asked() -> None:
    states = [[0, 0, 0, 0], [-1, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [-1, 0, 0, 0]]
    tagged = _tagged(states, abroad=[False, False, False, True, True], ends=WORDS)
    english = _offices().indicator(TEXT, TIME, tagged, SCORES)
    abroad = _offices().indicator(TEXT, TOWN, tagged, SCORES)
    assert english is not None
    assert abroad is not None
    assert log_odds(np.float32([english.score, abroad.score])) == pytest.approx([-1, 2], abs=1e-3)


@pytest.mark.parametrize(
    ("state", "likely", "abroad", "stays"),
    [
        (-0.2, 0.04, False, True),
        (-0.2, 0.06, False, False),  # experts sometimes mask it
        (0.2, 0.04, False, False),  # its form is a reason to mask it
        (-3.2, 0.04, True, False),
    ],
)
def test_an_unsure_form_gives_way_to_experts_who_nearly_always_leave_the_detail(
    state: float, likely: float, abroad: bool, stays: bool
) -> None:
    tagged = _tagged([[state, 0, 0, 0]] * 5, abroad=[abroad] * 5, ends=WORDS)
    found = _offices().indicator(TEXT, TIME, tagged, (likely, 0.2))
    assert found is not None
    by_form = 1 / (1 + np.exp(-(state + 3 * abroad)))
    assert found.score == pytest.approx(likely if stays else by_form, abs=1e-3)


def test_a_detail_that_no_network_read_has_no_form_indicator() -> None:
    nothing = _tagged(np.zeros((0, WIDTH)))
    assert _offices().indicator(TEXT, TIME, nothing, SCORES) is None


def test_features_hold_the_scores_the_kind_and_the_form() -> None:
    found = _features(TIME, _tagged(np.zeros((5, WIDTH)), ends=WORDS))
    assert len(found) == WIDTH + 2 * (17 + 3) + 2 + len(forms.KINDS) + len(forms.FORMS) + 11
    assert found[details.SEQUENCE] == pytest.approx(log_odds(np.float32([SCORES[0]]))[0])
    after = found[details.SEQUENCE :][2:]
    kinds, formed = np.split(after[: len(forms.KINDS) + len(forms.FORMS)], [len(forms.KINDS)])
    assert forms.KINDS[kinds.argmax()] is Kind.DATETIME
    assert forms.FORMS[formed.argmax()] == "time of day"


def test_its_score_is_the_risk_and_gives_the_reason() -> None:
    measured = tuple(Indicator(name, 0.9, True, literal(name), 0.5) for name in DECIDING)
    for score, code in ((0.1, "form.left"), (0.9, "form.masked")):
        indicators = combine.by_one(forms.indicate(score), measured)
        assert [each.name for each in indicators] == [*DECIDING, forms.NAME]
        assert combine.why(TIME, indicators, flagged=score > 0.5).code == code
    doubtful = combine.by_one(forms.indicate(0.4), measured)
    assert combine.why(TIME, doubtful, flagged=True).code == "risk.passes"


def test_classifiers_are_stored_with_those_for_offices() -> None:
    assert FITTED is not None
    stored = from_arrays(replace(FITTED, offices=_offices()).arrays())
    assert stored.offices is not None
    assert stored.offices.abroad.inner.tolist() == _offices().abroad.inner.tolist()
    assert from_arrays(replace(FITTED, offices=None).arrays()).offices is None
