"""Details that the user keeps although too few people share them: reported in full, and no choice makes it worse."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyroaring import BitMap

from engine.core.message import Message
from engine.core.options import Method
from engine.core.progress import Silent
from engine.core.types import Action, DecidedBy, Decision, MaskingPlan
from engine.planning import problem
from engine.planning.breaches import ShownDetail
from engine.planning.explanations import LEFT
from engine.planning.optimizer.optimal import choose
from engine.planning.problem import Levels, OptimizerInput
from tests.builders.backgrounds import assessment, breaks, levels

PEOPLE = 12


def keep(index: int) -> Decision:
    return Decision(f"e{index}", Action.KEEP, None, DecidedBy.USER, Message("decided.asked-to-keep"))


def planned(
    offered: Sequence[Levels], keeps: Sequence[int], method: Method = Method.OPTIMAL, **asked: object
) -> MaskingPlan:
    decided = [keep(index) if index in keeps else None for index in range(len(offered))]
    question = OptimizerInput(assessment([each[-1].loss for each in offered]), decided, offered, **asked)  # type: ignore[arg-type]
    return choose(question, method=method, work=20, progress=Silent())


def subsets(members: Sequence[int], largest: int) -> list[tuple[int, ...]]:
    return list(chain.from_iterable(combinations(members, size) for size in range(1, largest + 1)))


def left(shown: Sequence[BitMap | None], keeps: Sequence[int], *, person: BitMap, k: int, arity: int) -> set[frozenset]:
    """The smallest combinations of what is kept that break k, each subset tried."""
    found: list[frozenset[int]] = []
    for each in subsets(keeps, arity or len(keeps)):
        people = [shown[index] for index in each]
        if not any(one <= set(each) for one in found) and breaks(people, person=person, k=k):
            found.append(frozenset(each))
    return set(found)


def allowed(shown: Sequence[BitMap | None], keeps: Sequence[int], *, person: BitMap, k: int, arity: int) -> bool:
    """Return whether every combination that is not wholly kept fits k people, or all whom the kept part of it fits."""
    visible = [index for index, people in enumerate(shown) if people is not None]
    for each in subsets(visible, arity or len(visible)):
        own = [shown[index] for index in each if index in keeps]
        if len(own) < len(each) and breaks([shown[index] for index in each], person=person, k=k):
            shared = BitMap.intersection(*(shown[index] for index in each))
            if not own or not breaks(own, person=person, k=k) or shared != BitMap.intersection(*own):
                return False
    return True


@st.composite
def cases(draw: st.DrawFn) -> tuple[list[Levels], list[int], BitMap, int, int]:
    offered = []
    for _ in range(draw(st.integers(1, 6))):
        people = BitMap(draw(st.sets(st.integers(0, PEOPLE - 1), min_size=1, max_size=9)))
        more = people | BitMap(draw(st.sets(st.integers(0, PEOPLE - 1), max_size=6)))
        loss = draw(st.integers(1, 9))
        # A coarser level fits the protected person only if the finer one does: others are not offered.
        steps = [(0.0, people)] + [(loss / 2, more)] * ((0 in people) == (0 in more))
        offered.append(levels(*steps, mask=float(loss)))
    keeps = draw(st.lists(st.integers(0, len(offered) - 1), max_size=4, unique=True))
    person = BitMap(draw(st.sampled_from([(), (0,)])))
    return offered, sorted(keeps), person, draw(st.integers(2, 6)), draw(st.integers(0, 3))


def people_of(offered: Sequence[Levels], chosen: Sequence[int]) -> list[BitMap | None]:
    return [each[level].people for each, level in zip(offered, chosen, strict=True)]


def level_of(each: Levels, decision: Decision) -> int:
    if decision.action is Action.GENERALISE:
        return 1
    return 0 if decision.action is Action.KEEP else len(each) - 1


@settings(max_examples=300, deadline=None)
@given(cases())
def test_the_plan_is_the_best_beside_what_is_kept_and_all_that_is_left_is_told(
    case: tuple[list[Levels], list[int], BitMap, int, int],
) -> None:
    offered, keeps, person, k, arity = case
    asked = {"person": person, "k": k, "arity": arity}
    plan = planned(offered, keeps, **asked)
    ways = product(*([0] if index in keeps else range(len(each)) for index, each in enumerate(offered)))
    best = min(
        sum(each[level].loss for each, level in zip(offered, way, strict=True))
        for way in ways
        if allowed(people_of(offered, way), keeps, **asked)
    )
    chosen = [level_of(each, decision) for each, decision in zip(offered, plan.decisions, strict=True)]
    assert allowed(people_of(offered, chosen), keeps, **asked)
    assert plan.cost == pytest.approx(best)
    assert plan.proven_optimal
    told = [each for each in plan.combinations if each.source == LEFT]
    found = left(people_of(offered, [0] * len(offered)), keeps, **asked)
    assert {frozenset(int(name[1:]) for name in each.entity_ids) for each in told} == found
    assert len(told) == len(found)
    for each in told:
        members = [offered[int(name[1:])][0].people for name in each.entity_ids]
        assert each.population == len(BitMap.intersection(*members))
    why = [each for each in plan.combinations if each.source != LEFT]
    gone = {decision.entity_id for decision in plan.decisions if decision.action is not Action.KEEP}
    assert {each.entity_ids[0] for each in why} == gone


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(cases(), st.sampled_from([Method.GREEDY, Method.RANDOM]))
def test_every_method_satisfies_k_beside_what_is_kept_and_optimal_costs_least(
    case: tuple[list[Levels], list[int], BitMap, int, int], method: Method
) -> None:
    offered, keeps, person, k, arity = case
    asked = {"person": person, "k": k, "arity": arity}
    plan = planned(offered, keeps, method=method, **asked)
    chosen = [level_of(each, decision) for each, decision in zip(offered, plan.decisions, strict=True)]
    assert allowed(people_of(offered, chosen), keeps, **asked)
    everything = sum(each[-1].loss for index, each in enumerate(offered) if index not in keeps)
    assert planned(offered, keeps, **asked).cost <= plan.cost <= everything
    assert planned(offered, keeps, method=method, **asked) == plan
    for index in range(len(offered)):
        if index not in keeps:
            masked = [*chosen[:index], len(offered[index]) - 1, *chosen[index + 1 :]]
            assert allowed(people_of(offered, masked), keeps, **asked)


NURSE, BERGEN, BORN = BitMap(range(10)), BitMap(range(5, 30)), BitMap([5, 6, 7, *range(20, 40)])
PERSON = BitMap([6])


def offers(*people: BitMap) -> list[Levels]:
    return [levels((0.0, each), mask=1.0 + index) for index, each in enumerate(people)]


def test_two_keeps_that_are_too_rare_together_still_protect_what_stands_beside_them() -> None:
    female = BitMap([6, 7, 5, 11, 12, 13, 25, 26])  # with either keep alone three or five people
    offered = offers(NURSE, BORN, female)
    plan = planned(offered, [0, 1], person=PERSON, k=4)
    assert plan.decisions[2].action is Action.MASK
    assert [(each.entity_ids, each.source, each.population) for each in plan.combinations] == [
        (("e2", "e0"), "background", 3),
        (("e0", "e1"), LEFT, 3),
    ]
    alone = planned(offers(NURSE, BORN, BitMap(range(30))), [0, 1], person=PERSON, k=4)
    assert alone.decisions[2].action is Action.KEEP


def test_what_is_shown_beside_a_keep_never_makes_it_rarer() -> None:
    offered = offers(BitMap([5, 6, 7]), BitMap([6, *range(8, 40)]), BitMap([5, 6, 7, *range(8, 40)]))
    plan = planned(offered, [0], person=PERSON, k=4)
    assert [each.action for each in plan.decisions] == [Action.KEEP, Action.MASK, Action.KEEP]
    assert [(each.entity_ids, each.population) for each in plan.combinations] == [(("e1", "e0"), 1), (("e0",), 3)]
    nobody = planned(offered, [0], person=PERSON, k=4, arity=1)
    assert [each.action for each in nobody.decisions] == [Action.KEEP, Action.KEEP, Action.KEEP]


def test_more_combinations_than_can_be_told_leave_nothing_else_to_show() -> None:
    rare = [BitMap([0, *range(1 + 9 * index, 10 + 9 * index)]) for index in range(30)]  # ten each, any two of them one
    found = problem.too_rare([ShownDetail(each, 1) for each in rare], fewest=5, arity=2, progress=Silent())
    assert (len(found.combinations), found.complete) == (problem.MOST, False)
    offered = [levels((0.0, each), mask=1.0) for each in (*rare, BitMap(range(300)))]
    for arity in (0, 2):
        plan = planned(offered, range(30), person=BitMap([0]), k=5, arity=arity)
        assert plan.decisions[30].action is Action.MASK
        *some, everything = (each for each in plan.combinations if each.source == LEFT)
        assert len(some) == problem.MOST
        assert (len(everything.entity_ids), everything.population) == (30, 1)
        assert plan.proven_optimal


def test_many_keeps_that_enough_people_share_are_done_at_once() -> None:
    shown = [ShownDetail(BitMap(range(99 + index)), 1) for index in range(400)]
    found = problem.too_rare(shown, fewest=99, arity=0, progress=Silent())
    assert (found.combinations, found.complete) == ((), True)
