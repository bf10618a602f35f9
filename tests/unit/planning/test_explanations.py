"""Explanations of a plan: the combinations that too few people share, with their populations."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyroaring import BitMap

from engine.core.catalogue import ENGLISH
from engine.core.message import Message, literal
from engine.core.options import Method
from engine.core.progress import Silent
from engine.core.types import Action, DecidedBy, Decision, MaskingPlan
from engine.planning.explanations import LEFT, sharers
from engine.planning.optimizer.optimal import choose
from engine.planning.problem import Levels, OptimizerInput
from tests.builders.backgrounds import assessment, breaks, levels

NURSE, BERGEN, BORN, FEMALE = range(4)
OFFERED = [
    levels((0.0, BitMap(range(10))), mask=5.0),
    levels((0.0, BitMap(range(5, 30))), (1.0, BitMap(range(3, 80))), mask=4.0),
    levels((0.0, BitMap([5, 6, 7, *range(20, 40)])), mask=3.0),
    levels((0.0, BitMap(range(100))), mask=0.5),
]
PERSON = BitMap([6])


def decision(index: int, action: Action) -> Decision:
    return Decision(f"e{index}", action, None, DecidedBy.USER, Message("decided.asked"))


def question(offered: list[Levels], decided: list[Decision | None] | None = None, **asked: object) -> OptimizerInput:
    risk = assessment([each[-1].loss for each in offered])
    return OptimizerInput(risk, decided or [None] * len(offered), offered, **{"person": PERSON, "k": 4, **asked})  # type: ignore[arg-type]


def planned(
    offered: list[Levels],
    decided: list[Decision | None] | None = None,
    method: Method = Method.OPTIMAL,
    seed: int = 0,
    **asked: object,
) -> MaskingPlan:
    return choose(question(offered, decided, **asked), method=method, seed=seed, work=20, progress=Silent())


def test_the_cheapest_way_to_be_one_of_four_and_why() -> None:
    plan = planned(OFFERED)
    assert [each.action for each in plan.decisions] == [Action.KEEP, Action.KEEP, Action.MASK, Action.KEEP]
    assert (plan.cost, plan.bound, plan.proven_optimal) == (3.0, 3.0, True)
    assert ENGLISH.say(plan.decisions[BORN].reason) == "Too few people share it together with what stays visible."
    (why,) = plan.combinations
    assert (why.entity_ids, why.source, why.population) == (("e2", "e0"), "background", 3)


def test_coarser_words_where_they_are_enough() -> None:
    plan = planned(OFFERED, k=6)
    assert plan.decisions[BERGEN].action is Action.GENERALISE
    assert plan.decisions[BERGEN].replacement == "level 1"
    assert plan.cost == 4.0
    assert [(each.entity_ids, each.population) for each in plan.combinations] == [(("e1", "e0"), 5), (("e2", "e0"), 3)]


def test_greedy_and_random_plans_say_their_method_and_prove_nothing() -> None:
    greedy = planned(OFFERED, method=Method.GREEDY)
    assert (greedy.method, greedy.cost, greedy.proven_optimal) == ("greedy", 5.0, False)
    drawn = planned(OFFERED, method=Method.RANDOM, seed=3)
    assert drawn.method == "random"
    assert drawn == planned(OFFERED, method=Method.RANDOM, seed=3)


def test_what_a_person_keeps_is_told_and_stops_nothing() -> None:
    keep = [decision(NURSE, Action.KEEP), None, decision(BORN, Action.KEEP), None]
    plan = planned(OFFERED, keep)
    assert plan.decisions[NURSE].action is plan.decisions[BORN].action is Action.KEEP
    (left,) = plan.combinations
    assert (left.entity_ids, left.population, left.source) == (("e0", "e2"), 3, LEFT)
    assert sharers(question(OFFERED), plan.decisions) == 3
    alone = planned([levels((0.0, PERSON), mask=1.0), *OFFERED], [decision(0, Action.KEEP), *[None] * 4])
    assert [each.action for each in alone.decisions[1:]] == [each.action for each in planned(OFFERED).decisions]


def test_words_that_a_policy_chose_fit_those_of_their_level() -> None:
    coarse = Decision("e1", Action.GENERALISE, "level 1", DecidedBy.POLICY, literal("The policy says so."))
    plan = planned(OFFERED, [None, coarse, None, None], k=6)
    assert plan.decisions[BERGEN] == coarse
    assert plan.cost == 4.0
    own = Decision("e1", Action.GENERALISE, "words of its own", DecidedBy.POLICY, literal("The policy says so."))
    assert planned(OFFERED, [None, own, None, None], k=6).decisions[NURSE].action is Action.MASK


@pytest.mark.parametrize(
    "coarser",
    [
        pytest.param(BitMap([6, 7, 8, 40, 41, 42]), id="does not fit all who live in the town"),
        pytest.param(BitMap(range(7, 90)), id="does not fit the person"),
        pytest.param(BitMap([5, 6, 7]), id="too rare"),
    ],
)
def test_coarser_words_that_the_background_knows_too_little_of_are_not_offered(coarser: BitMap) -> None:
    other = levels((0.0, BitMap([6, 7, 8, 40, 41, 42])), mask=9.0)
    offered = [levels((0.0, BitMap([5, 6, 7, 9])), (0.1, coarser), mask=4.0), other]
    assert [each.action for each in planned(offered).decisions] == [Action.MASK, Action.KEEP]


def test_somebody_who_is_not_in_the_background_counts_beside_those_who_are() -> None:
    offered = [levels((0.0, BitMap([1, 2, 3])), mask=2.0), levels((0.0, BitMap([3, 4, 5])), mask=3.0)]
    assert planned(offered, person=BitMap(), k=2).cost == 0.0
    plan = planned(offered, person=BitMap(), k=3)
    assert plan.cost == 2.0
    (why,) = plan.combinations
    assert (why.entity_ids, why.population) == (("e0", "e1"), 1)


def test_each_namesake_is_protected() -> None:
    offered = [
        levels((0.0, BitMap([1, 2, 3])), mask=2.0),
        levels((0.0, BitMap([1, 4, 5])), mask=3.0),
        levels((0.0, BitMap([2, 3, 5])), mask=4.0),
    ]
    assert planned(offered, person=BitMap([1]), k=2).cost == 2.0
    assert planned(offered, person=BitMap([5]), k=2).cost == 3.0
    assert planned(offered, person=BitMap([1, 5]), k=2).cost == 3.0
    assert planned(offered, person=BitMap([2]), k=2).cost == 0.0
    assert planned(offered, person=BitMap([1, 2, 5]), k=3).cost == 5.0


people = st.sets(st.integers(0, 11), min_size=1).map(BitMap)


@settings(max_examples=200, deadline=None)
@given(
    st.lists(st.tuples(people, st.integers(1, 9)), min_size=1, max_size=8),
    st.sets(st.integers(0, 11), max_size=2).map(BitMap),
    st.integers(2, 6),
    st.sampled_from([0, 2, 3]),
)
def test_what_is_masked_completes_a_combination_that_too_few_share(
    details: list[tuple[BitMap, int]], person: BitMap, k: int, arity: int
) -> None:
    offered = [levels((0.0, each), mask=float(loss)) for each, loss in details]
    plan = planned(offered, person=person, k=k, arity=arity)
    masked = {each.entity_id for each in plan.decisions if each.action is Action.MASK}
    assert {each.entity_ids[0] for each in plan.combinations} == masked
    for each in plan.combinations:
        members = [details[int(entity_id[1:])][0] for entity_id in each.entity_ids]
        assert masked.isdisjoint(each.entity_ids[1:])
        assert breaks(members, person=person, k=k)
        assert each.population == len(BitMap.intersection(*members))
        assert each.source != LEFT
