"""Single decisions of the user: no plan changes them, and it breaks the remaining risks around them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import planning
from engine.core.catalogue import ENGLISH
from engine.core.options import MaskStyle, Options
from engine.core.progress import Silent
from engine.core.types import (
    Action,
    DecidedBy,
    Examination,
    Kind,
    MaskingPlan,
    Reidentification,
    RiskAssessment,
    RiskyCombination,
)
from tests.unit.planning.test_choosing_plans import examined, people

pytestmark = pytest.mark.usefixtures("own_cache")

_SAID = tuple((words, Kind.MISC, None) for words in ("heron", "kettle", "lantern", "meadow", "orchard"))
_OPTIONS = Options(policy="default")
_OF_PERSON = (Action.KEEP, Action.MASK, Action.GENERALISE)


def _found(*together: tuple[int, ...], information: tuple[float, ...] = (1.0, 2.0, 3.0, 4.0, 5.0)) -> Examination:
    found = examined(_SAID)
    risks = tuple(replace(each, information=nats) for each, nats in zip(found.risk.entities, information, strict=True))
    combinations = tuple(RiskyCombination(tuple(f"e{at + 1}" for at in each), "test") for each in together)
    return replace(found, risk=RiskAssessment(risks, combinations))


def _masked(plan: MaskingPlan) -> set[str]:
    return {each.entity_id for each in plan.decisions if each.action is not Action.KEEP}


def _planned(found: Examination, own: dict[str, Action], options: Options = _OPTIONS) -> MaskingPlan:
    return planning.plan(found, options, Silent(), own=own)


def test_what_is_kept_needs_others_masked() -> None:
    found = _found((0, 1), (0, 2), (0, 3))
    assert _masked(_planned(found, {})) == {"e1"}
    assert _masked(_planned(found, {"e1": Action.KEEP})) == {"e2", "e3", "e4"}


def test_what_is_masked_frees_others() -> None:
    found = _found((0, 1), (1, 2))
    assert _masked(_planned(found, {})) == {"e2"}
    assert _masked(_planned(found, {"e1": Action.MASK, "e3": Action.MASK})) == {"e1", "e3"}


def test_it_says_who_decided() -> None:
    plan = _planned(_found((0, 1)), {"e2": Action.KEEP})
    decisions = {each.entity_id: each for each in plan.decisions}
    assert decisions["e2"].decided_by is DecidedBy.USER
    assert decisions["e1"].decided_by is DecidedBy.PROGRAM
    assert ENGLISH.say(decisions["e2"].reason) == "You decided it."


@settings(max_examples=60, deadline=None)
@given(
    st.dictionaries(st.sampled_from([f"e{at + 1}" for at in range(5)]), st.sampled_from(_OF_PERSON)),
    st.lists(st.sets(st.integers(0, 4), min_size=2, max_size=3).map(lambda each: tuple(sorted(each))), max_size=5),
)
def test_nothing_changes_them_and_what_can_be_broken_is(
    own: dict[str, Action], together: list[tuple[int, ...]]
) -> None:
    plan = _planned(_found(*together), own)
    actions = {each.entity_id: each.action for each in plan.decisions}
    assert {each: actions[each] for each in own} == own
    assert plan.proven_optimal
    masked = _masked(plan)
    for each in together:
        members = {f"e{at + 1}" for at in each}
        assert members & masked or all(own.get(member) is Action.KEEP for member in members)


def test_fewer_people_share_what_the_person_keeps_so_that_more_is_masked(tmp_path: Path) -> None:
    rows = [f"Person {at},Bergen,{'nurse' if at % 2 else 'plumber'},1980-01-01" for at in range(10)]
    rows += ["Ann Only,Oslo,nurse,1980-01-01", *(f"Other {at},Oslo,plumber,1980-01-01" for at in range(6))]
    table = people(tmp_path, rows)
    found = examined((("Oslo", Kind.LOC, None), ("nurse", Kind.DEM, "occupation")))
    options = Options(policy="default", background=(table,), person="Ann Only", k=3)
    free = _planned(found, {}, options)
    assert len(_masked(free)) == 1
    (masked,) = _masked(free)
    (other,) = {"e1", "e2"} - {masked}
    assert _masked(_planned(found, {masked: Action.KEEP}, options)) == {other}


def test_what_a_search_for_the_person_needs_masked_may_be_kept_one_by_one() -> None:
    found = _found()
    searched = replace(found.risk, reidentification=Reidentification(1.0, 50.0, True, 100, 3))
    added = replace(
        found,
        entities=(
            replace(
                found.entities[0], mentions=(replace(found.entities[0].mentions[0], recognizer="reidentification"),)
            ),
            *found.entities[1:],
        ),
        risk=searched,
    )
    decision = _planned(added, {"e1": Action.KEEP}).decisions[0]
    assert (decision.action, decision.decided_by) == (Action.KEEP, DecidedBy.USER)


def test_a_date_that_the_person_keeps_stays_where_the_others_would_move() -> None:
    found = examined((("12 March 2019", Kind.DATETIME, "date"), ("14 April 2019", Kind.DATETIME, "date")))
    plan = _planned(found, {"e1": Action.KEEP}, replace(_OPTIONS, mask=MaskStyle.SHIFT))
    assert [each.action for each in plan.decisions] == [Action.KEEP, Action.LABEL]


@pytest.mark.parametrize("mask", [None, MaskStyle.SURROGATE])
def test_what_holds_the_surname_of_somebody_masked_is_masked_unless_the_user_keeps_it(mask: MaskStyle | None) -> None:
    holding = (("mtolvald@example.org", Kind.CODE, "email"), ("Tolvald Brothers", Kind.ORG, None))
    others = (
        ("Maren Brothers", Kind.ORG, None),
        ("dahl@example.org", Kind.CODE, "email"),
        ("Tolvald Lane", Kind.LOC, None),
    )
    found = examined((("Maren Tolvald", Kind.PERSON, "name"), *holding, *others))
    options = replace(_OPTIONS, kinds=(Kind.PERSON,), mask=mask)
    actions = [each.action for each in _planned(found, {}, options).decisions]
    assert actions == [Action.MASK] * 3 + [Action.KEEP] * 3
    ids = [each.id for each in found.entities]
    kept = {each.entity_id: each.action for each in _planned(found, {ids[1]: Action.KEEP}, options).decisions}
    assert kept[ids[1]] is Action.KEEP
    assert kept[ids[2]] is Action.MASK
    open_ = _planned(found, {ids[0]: Action.KEEP}, options).decisions
    assert all(each.action is Action.KEEP for each in open_)
