"""Paper 3, Algorithm 1 in one pass against the original one, which begins anew after each masking."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyroaring import BitMap

from engine.core.errors import Cancelled
from engine.core.progress import Silent
from engine.planning.breaches import ShownDetail
from engine.planning.optimizer.greedy import details_to_mask, greedy_select, random_select
from engine.planning.problem import fits
from tests.builders.backgrounds import breaks, is_safe

PEOPLE = 14

Postings = Sequence[BitMap]


def naive(
    postings: Postings, person: BitMap, k: int, max_arity: int, term_select: Callable[[tuple[int, ...]], int]
) -> set[int]:
    """Paper 3, Algorithm 1, line by line, but for the guard in `breaks`."""
    terms = set(range(len(postings)))
    to_mask = {term for term in terms if breaks([postings[term]], person=person, k=k)}
    while True:
        tuples: list[tuple[int, ...]] = []
        for arity in range(2, max_arity + 1):
            tuples += combinations(sorted(terms - to_mask), arity)
        for combination in tuples:
            if breaks([postings[term] for term in combination], person=person, k=k):
                to_mask.add(term_select(combination))
                break
        else:
            break
        if to_mask == terms:
            break
    return to_mask


def shown(postings: Postings, person: BitMap) -> list[ShownDetail]:
    """Return those that fit a protected person; the naive search receives the same ones."""
    return [ShownDetail(each, bits) for each in postings if (bits := fits(each, person))]


postings = st.lists(st.sets(st.integers(0, PEOPLE - 1), min_size=1).map(BitMap), max_size=8)
people = st.sets(st.integers(0, PEOPLE - 1), max_size=3).map(BitMap)


@settings(max_examples=300, deadline=None)
@given(postings, people, st.integers(2, 6), st.integers(1, 8))
def test_one_pass_masks_greedily_what_the_paper_does(each: list[BitMap], person: BitMap, k: int, arity: int) -> None:
    details = shown(each, person)
    fewest = k if person else k - 1
    found = details_to_mask(details, fewest=fewest, arity=arity, select=greedy_select, progress=Silent())
    relevant = [detail.people for detail in details]
    assert found == naive(
        relevant, person, k, arity, lambda members: min(members, key=lambda term: len(relevant[term]))
    )
    left = [detail.people for index, detail in enumerate(details) if index not in found]
    assert is_safe(left, person=person, k=k, arity=min(arity, len(left)) or 1)


@settings(max_examples=200, deadline=None)
@given(postings, people, st.integers(2, 6), st.integers(1, 8), st.integers(0, 9))
def test_one_pass_draws_at_random_what_the_paper_does(
    each: list[BitMap], person: BitMap, k: int, arity: int, seed: int
) -> None:
    details = shown(each, person)
    fewest = k if person else k - 1
    found = details_to_mask(details, fewest=fewest, arity=arity, select=random_select(seed), progress=Silent())
    generator = random.Random(seed)
    assert found == naive([detail.people for detail in details], person, k, arity, generator.choice)


@settings(max_examples=100, deadline=None)
@given(postings, people, st.integers(2, 6), st.integers(0, 40))
def test_a_spent_budget_leaves_everything_shared_by_enough(
    each: list[BitMap], person: BitMap, k: int, budget: int
) -> None:
    details = shown(each, person)
    fewest = k if person else k - 1
    found = details_to_mask(details, fewest=fewest, arity=0, select=greedy_select, progress=Silent(), budget=budget)
    assert is_safe([detail.people for index, detail in enumerate(details) if index not in found], person=person, k=k)


def test_a_nurse_in_bergen_born_in_1961() -> None:
    nurse, bergen, born = BitMap(range(10)), BitMap(range(5, 30)), BitMap([5, 6, 7, *range(20, 40)])
    details = shown([nurse, bergen, born], BitMap([6]))
    assert details_to_mask(details, fewest=3, arity=3, select=greedy_select, progress=Silent()) == set()
    assert details_to_mask(details, fewest=4, arity=1, select=greedy_select, progress=Silent()) == set()
    # Nurse and 1961 are shared by three; nurse fits the fewest.
    assert details_to_mask(details, fewest=4, arity=2, select=greedy_select, progress=Silent()) == {0}


def test_an_intersection_without_the_protected_person_is_no_breach() -> None:
    details = shown([BitMap([1, 2, 3]), BitMap([3, 4, 5])], BitMap([1, 5]))
    assert details_to_mask(details, fewest=2, arity=2, select=greedy_select, progress=Silent()) == set()


def test_somebody_who_is_not_in_the_background_is_alone_in_an_empty_intersection() -> None:
    details = shown([BitMap([1, 2, 3]), BitMap([4, 5])], BitMap())
    assert details_to_mask(details, fewest=1, arity=2, select=greedy_select, progress=Silent()) == {1}


def test_what_is_kept_is_never_selected() -> None:
    details = shown([BitMap([1]), BitMap([1, 2]), BitMap([1, 3, 4])], BitMap([1]))
    found = details_to_mask(details, fewest=2, arity=2, select=greedy_select, kept={0, 1}, progress=Silent())
    assert found == {2}


def test_cancelling_stops_it() -> None:
    class Stop:
        def step(self, stage: str, done: int, total: int) -> None:
            raise Cancelled

    details = shown([BitMap(range(each, each + 99_000)) for each in range(60)], BitMap([60]))
    with pytest.raises(Cancelled):
        details_to_mask(details, fewest=98_960, arity=3, select=greedy_select, progress=Stop())
