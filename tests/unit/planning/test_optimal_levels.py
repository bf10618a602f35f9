"""The optimizer against every choice of levels there is."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyroaring import BitMap

from engine.core.options import Method
from engine.core.progress import Silent
from engine.planning.optimizer.greedy import at_random, greedy
from engine.planning.optimizer.optimal import solve
from engine.planning.problem import Levels, MaskingProblem
from tests.builders.backgrounds import choices, levels, posed, satisfies

PEOPLE = 12


@st.composite
def details(draw: st.DrawFn) -> Levels:
    """One to three levels, each for more people and with more loss than the one before."""
    people, loss, steps = BitMap(), 0.0, []
    for _ in range(draw(st.integers(1, 3))):
        people = people | BitMap(draw(st.sets(st.integers(0, PEOPLE - 1), min_size=2, max_size=9)))
        steps.append((loss, people))
        loss += draw(st.integers(0, 5))
    return levels(*steps, mask=loss + draw(st.integers(0, 5)))


@st.composite
def problems(draw: st.DrawFn) -> tuple[MaskingProblem, BitMap, int]:
    offered = draw(st.lists(details(), min_size=1, max_size=5))
    index = st.integers(0, len(offered) - 1)
    together = draw(st.lists(st.lists(index, min_size=1, max_size=3, unique=True).map(tuple), max_size=3))
    person = BitMap(draw(st.sets(st.integers(0, PEOPLE - 1), max_size=3)))
    k = draw(st.integers(1, 5))
    arity = draw(st.integers(0, 3))
    flagged = draw(st.lists(index, max_size=1))
    return posed(offered, person=person, k=k, arity=arity, together=together, flagged=flagged), person, k


@settings(max_examples=100, deadline=None)
@given(problems())
def test_the_plan_is_the_best_of_all_that_satisfy_every_combination(case: tuple[MaskingProblem, BitMap, int]) -> None:
    problem, person, k = case
    best = min(problem.loss(each) for each in choices(problem) if satisfies(problem, each, person=person, k=k))
    solution = solve(problem, work=20, progress=Silent())
    assert solution.loss == problem.loss(solution.chosen) == best
    assert solution.bound == best
    assert satisfies(problem, solution.chosen, person=person, k=k)
    assert solve(problem, work=20, progress=Silent()) == solution


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(problems(), st.integers(0, 3))
def test_optimal_loses_no_more_than_greedy_and_greedy_no_more_than_masking_everything(
    case: tuple[MaskingProblem, BitMap, int], seed: int
) -> None:
    problem, person, k = case
    best = solve(problem, work=20, progress=Silent()).loss
    everything = sum(detail.losses[-1] for detail in problem.details)
    for chosen in (greedy(problem, Silent()), at_random(problem, seed, Silent())):
        assert satisfies(problem, chosen, person=person, k=k)
        assert best <= problem.loss(chosen) <= everything
    assert at_random(problem, seed, Silent()) == at_random(problem, seed, Silent())


@settings(max_examples=200, deadline=None)
@given(problems(), st.randoms(use_true_random=False))
def test_masking_more_never_breaks_k(case: tuple[MaskingProblem, BitMap, int], random: object) -> None:
    problem, person, k = case
    chosen = list(solve(problem, work=20, progress=Silent()).chosen)
    for index, detail in enumerate(problem.details):
        more = [*chosen[:index], len(detail.levels) - 1, *chosen[index + 1 :]]
        assert satisfies(problem, more, person=person, k=k)


@pytest.mark.parametrize("method", [Method.GREEDY, Method.RANDOM])
def test_methods_without_a_proof_know_only_what_is_decided(method: Method) -> None:
    offered = [levels((0.0, BitMap([0, 1])), mask=2.0), levels((0.0, BitMap([0, 2])), mask=3.0)]
    solution = solve(posed(offered, person=BitMap([0]), k=2), method, work=1, progress=Silent())
    assert solution.loss >= 2000
    assert solution.bound == 0
