"""The optimizer: every risk is broken, at the least cost, and what the person decided stands."""

from __future__ import annotations

from itertools import chain, combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import policies
from engine.core.errors import Cancelled
from engine.core.message import literal
from engine.core.options import MaskStyle
from engine.core.progress import Silent
from engine.core.types import (
    Action,
    DecidedBy,
    Entity,
    EntityRisk,
    Indicator,
    Kind,
    MaskingPlan,
    Mention,
    RiskAssessment,
    RiskyCombination,
    Role,
)
from engine.planning import planned_redactions
from engine.planning.optimizer.optimal import choose
from engine.planning.policy import decide
from engine.planning.problem import OptimizerInput

TEXT = "abcdefghij"
DEFAULT = policies.load("default")


def entity(index: int, role: Role = Role.QUASI, recognizer: str = "neural") -> Entity:
    return Entity(f"e{index}", Kind.MISC, role, (Mention(index, index + 1, Kind.MISC, 0.9, recognizer, literal("r")),))


def risk(index: int, information: float, flagged: bool = False) -> EntityRisk:
    indicator = Indicator("sequence", 0.9 if flagged else 0.3, flagged, literal("r"))
    return EntityRisk(f"e{index}", (indicator,), information, indicator.score, indicator.flagged, literal("why"))


def planned(
    entities: list[Entity], risks: list[EntityRisk], combos: list[tuple[int, ...]], keep: tuple[str, ...] = ()
) -> MaskingPlan:
    together = tuple(RiskyCombination(tuple(f"e{index}" for index in combo), "test") for combo in combos)
    assessment = RiskAssessment(tuple(risks), together)
    decided = decide(TEXT, entities, keep=keep, policy=DEFAULT)
    return choose(OptimizerInput(assessment, decided), work=10, progress=Silent())


def masked(plan: MaskingPlan) -> set[int]:
    return {index for index, decision in enumerate(plan.decisions) if decision.action is Action.MASK}


def test_a_pair_is_broken_at_its_cheaper_member() -> None:
    plan = planned([entity(0), entity(1)], [risk(0, 9.0), risk(1, 2.5)], [(0, 1)])
    assert masked(plan) == {1}
    assert (plan.cost, plan.bound, plan.proven_optimal) == (2.5, 2.5, True)


def test_one_entity_that_breaks_two_pairs_beats_two_cheap_ones() -> None:
    plan = planned([entity(i) for i in range(3)], [risk(0, 3.0), risk(1, 2.0), risk(2, 2.0)], [(0, 1), (0, 2)])
    assert masked(plan) == {0}


def test_what_is_flagged_and_what_is_direct_is_always_masked() -> None:
    plan = planned([entity(0, Role.DIRECT), entity(1), entity(2)], [risk(0, 50), risk(1, 50, True), risk(2, 0.1)], [])
    assert masked(plan) == {0, 1}
    assert [each.decided_by for each in plan.decisions] == [DecidedBy.POLICY, DecidedBy.PROGRAM, DecidedBy.PROGRAM]


def test_the_person_has_the_last_word() -> None:
    entities = [entity(0, Role.DIRECT), entity(1, recognizer="terms")]
    plan = planned(entities, [risk(0, 5, True), risk(1, 5)], [], keep=("A", "b"))
    assert masked(plan) == {1}
    assert plan.decisions[0].decided_by is plan.decisions[1].decided_by is DecidedBy.USER


def test_a_combination_that_the_person_keeps_whole_does_not_stop_the_rest() -> None:
    plan = planned([entity(0), entity(1), entity(2)], [risk(0, 1), risk(1, 1), risk(2, 1, True)], [(0, 1)], ("a", "b"))
    assert masked(plan) == {2}


def test_nothing_found_is_a_plan_too() -> None:
    plan = planned([], [], [])
    assert (plan.decisions, plan.cost, plan.proven_optimal) == ((), 0.0, True)


def test_cancelling_stops_the_search() -> None:
    class Stop:
        def step(self, stage: str, done: int, total: int) -> None:
            raise Cancelled

    assessment = RiskAssessment((risk(0, 1, True),), ())
    with pytest.raises(Cancelled):
        choose(OptimizerInput(assessment, [None]), work=10, progress=Stop())


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.tuples(st.integers(1, 9), st.booleans()), min_size=1, max_size=7),
    st.lists(st.lists(st.integers(0, 6), min_size=2, max_size=3, unique=True), max_size=6),
)
def test_the_cost_is_that_of_the_best_of_all_subsets(entities: list[tuple[int, bool]], combos: list[list[int]]) -> None:
    count = len(entities)
    combos = [combo for combo in combos if max(combo) < count]
    plan = planned(
        [entity(i) for i in range(count)],
        [risk(i, float(cost), flagged) for i, (cost, flagged) in enumerate(entities)],
        [tuple(combo) for combo in combos],
    )
    must = [{i} for i, (_, flagged) in enumerate(entities) if flagged] + [set(combo) for combo in combos]
    subsets = chain.from_iterable(combinations(range(count), size) for size in range(count + 1))
    best = min(sum(entities[i][0] for i in subset) for subset in subsets if all(set(subset) & each for each in must))
    assert plan.cost == best
    assert plan.proven_optimal
    assert all(masked(plan) & each for each in must)


def test_labels_number_the_masked_entities_of_a_kind() -> None:
    entities = [entity(0), entity(1), entity(2)]
    plan = planned(entities, [risk(0, 1, True), risk(1, 1), risk(2, 1, True)], [])
    redactions = planned_redactions(TEXT, tuple(entities), plan, style=MaskStyle.LABEL)
    assert [(each.start, each.label) for each in redactions] == [(0, "[DETAIL 1]"), (2, "[DETAIL 2]")]
