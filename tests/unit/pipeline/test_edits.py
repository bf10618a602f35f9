"""Corrections by the user: other kinds, one entity instead of two, a mention by itself."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from engine.core.options import Options
from engine.core.types import Action, Examination, Kind, RiskyCombination, Role
from engine.pipeline import edits as marking
from engine.pipeline import flow
from engine.pipeline.edits import Edits
from tests.builders.examined import TEXT, examination

_NAME, _AGAIN = (0, 13), (TEXT.rindex("Maren"), TEXT.rindex("Maren") + 13)
_JOB = (TEXT.index("harbor"), TEXT.index("harbor") + 12)
_TOWN = (TEXT.index("Saltby"), TEXT.index("Saltby") + 6)
_YEAR = (TEXT.index("1981"), TEXT.index("1981") + 4)


def _said(found: Examination) -> dict[str, list[str]]:
    return {each.id: [TEXT[m.start : m.end] for m in each.mentions] for each in found.entities}


def _with(*combinations: RiskyCombination) -> Examination:
    found = examination()
    return replace(found, risk=replace(found.risk, combinations=combinations))


def test_without_edits_nothing_changes() -> None:
    assert marking.edited(examination(), Edits()) == examination()


def test_a_mention_apart_is_an_entity_with_the_same_risk() -> None:
    found = marking.edited(_with(RiskyCombination(("e1", "e4"), "test")), Edits().split(_AGAIN))
    alone = f"s{_AGAIN[0]}"
    assert _said(found) == _said(examination()) | {"e1": ["Maren Tolvald"], alone: ["Maren Tolvald"]}
    risks = {each.entity_id: each for each in found.risk.entities}
    assert risks[alone].combined == risks["e1"].combined
    assert [each.entity_ids for each in found.risk.combinations] == [("e1", "e4"), (alone, "e4")]


def test_one_place_can_be_kept_and_the_others_masked() -> None:
    found = marking.edited(examination(), Edits().split(_AGAIN))
    alone = f"s{_AGAIN[0]}"
    plan = flow.plan(found, Options(), own={alone: Action.KEEP, "e1": Action.MASK})
    assert {each.entity_id: each.action for each in plan.decisions}[alone] is Action.KEEP


def test_the_last_mention_stays_with_its_entity() -> None:
    found = marking.edited(examination(), Edits().split(_NAME).split(_AGAIN))
    assert _said(found)["e1"] == ["Maren Tolvald"]
    assert len(_said(found)) == 5


def test_entities_that_are_one_are_masked_together() -> None:
    found = marking.edited(_with(RiskyCombination(("e2", "e3"), "test", 4)), Edits().joined([_TOWN, _NAME]))
    assert _said(found) == {
        "e1": ["Maren Tolvald", "Saltby", "Maren Tolvald"],
        "e2": ["harbor pilot"],
        "e4": ["1981"],
    }
    (one,) = (each for each in found.entities if each.id == "e1")
    assert one.role is Role.DIRECT
    assert found.risk.combinations == (RiskyCombination(("e2", "e1"), "test", 4),)
    assert [each.entity_id for each in found.risk.entities] == ["e1", "e2", "e4"]


def test_joined_twice_is_one_and_split_again_is_apart() -> None:
    edits = Edits().joined([_NAME, _TOWN]).joined([_TOWN, _YEAR])
    assert edits.together == (frozenset({_NAME, _TOWN, _YEAR}),)
    assert "e3" not in _said(marking.edited(examination(), edits))
    again = marking.edited(examination(), edits.split(_TOWN))
    assert _said(again)["e3"] == ["Saltby"]
    assert _said(again)["e1"] == ["Maren Tolvald", "1981", "Maren Tolvald"]


def test_another_kind_is_that_of_all_mentions_and_of_the_role() -> None:
    found = marking.edited(examination(), Edits().of_kind([_NAME], Kind.ORG))
    name = found.entities[0]
    assert (name.kind, name.role, {each.kind for each in name.mentions}) == (Kind.ORG, Role.QUASI, {Kind.ORG})
    found = marking.edited(examination(), Edits().of_kind([_JOB], Kind.PERSON))
    assert found.entities[1].role is Role.DIRECT


_PLACES = st.sampled_from([_NAME, _AGAIN, _JOB, _TOWN, _YEAR, (3, 9), (60, 70)])
_STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("split"), _PLACES),
        st.tuples(st.just("joined"), st.lists(_PLACES, min_size=2, max_size=3)),
        st.tuples(st.just("marked"), st.lists(_PLACES, max_size=2)),
    ),
    max_size=6,
)


@given(_STEPS)
def test_whatever_is_corrected_every_character_is_found_once_and_has_a_risk(steps: list[tuple[str, object]]) -> None:
    edits = Edits()
    for step, given_places in steps:
        edits = getattr(edits, step)(given_places)
    found = marking.edited(_with(RiskyCombination(("e1", "e2", "e4"), "test")), edits)
    places = sorted((m.start, m.end) for each in found.entities for m in each.mentions)
    assert all(first[1] <= second[0] for first, second in pairwise(places))
    before = {at for each in examination().entities for m in each.mentions for at in range(m.start, m.end)}
    assert before <= {at for start, end in places for at in range(start, end)}
    known = [each.id for each in found.entities]
    assert known == [each.entity_id for each in found.risk.entities]
    assert len(set(known)) == len(known)
    assert {each for risky in found.risk.combinations for each in risky.entity_ids} <= set(known)
