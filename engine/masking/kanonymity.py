"""Which details to mask so that each combination left is shared by enough people: Algorithm 1 of the paper
bootstrapping-distant-supervision, in one pass."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence, Set

from engine.masking.breaches import Shown, all_shared, breaches, groups
from engine.progress import Progress

Select = Callable[[Sequence[Shown], tuple[int, ...]], int]

# Intersections of short posting lists: a second or so. A count, not a clock: the same document gives the same answer.
BUDGET = 1_000_000

# Intersections between two calls of `progress`.
_STEP = 20_000


class _Spent(Exception):
    """The budget is used up; never leaves this module."""


def greedy_select(shown: Sequence[Shown], combination: tuple[int, ...]) -> int:
    """The most specific of them: the one that fits the fewest people."""
    return min(combination, key=lambda index: len(shown[index].people))


def random_select(seed: int) -> Select:
    """One of them at random, the same ones for the same seed."""
    generator = random.Random(seed)  # noqa: S311 - repeatable on purpose, no secret
    return lambda _, combination: generator.choice(combination)


def details_to_mask(
    shown: Sequence[Shown],
    *,
    fewest: int,
    arity: int,
    select: Select,
    kept: Set[int] = frozenset(),
    progress: Progress,
    budget: int = BUDGET,
) -> set[int]:
    """Indexes of the details that Algorithm 1 masks: single ones first, then members of pairs, triples and so on.

    The paper begins anew after each masking. Combinations that were found shared by enough people are so still, and
    the others come in the same order, so going on gives the same answer. The search ends as soon as all that is visible
    is together shared by enough people: then so is each combination.

    A combination breaches k-anonymity if it fits somebody protected and fewer than `fewest` people (the paper: at
    least one and fewer than k; an intersection without the protected person points to somebody else).

    Args:
        fewest: k for people of the background. For somebody who is not in it, k - 1: they are counted in addition in
            each combination, also in one that fits nobody, as they are the only one then. That is on the safe side,
            and masking more never makes a breach.
        arity: the largest size of combinations; 0 is any.
        select: which member of a combination is masked.
        kept: never selected; a combination of nothing else is passed over.
        budget: intersections after which the rest is decided at once: what breaches is then all that is visible.

    Raises:
        Cancelled: the person asked to stop.
    """
    masked: set[int] = set()
    work = _Work(progress, budget)
    try:
        for size in range(1, (arity or len(shown)) + 1):
            visible = [index for index in range(len(shown)) if index not in masked]
            if size > len(visible) or all_shared([shown[index] for index in visible], fewest=fewest):
                break
            for combination in breaches(shown, size=size, fewest=fewest, masked=masked, spend=work.spend):
                if free := tuple(index for index in combination if index not in kept):
                    masked.add(select(shown, free) if len(free) > 1 else free[0])
    except _Spent:
        while free := _breach_of_all(shown, masked, fewest, kept):
            masked.add(select(shown, free))
    return masked


class _Work:
    def __init__(self, progress: Progress, budget: int) -> None:
        self._progress = progress
        self._budget = budget
        self._done = 0

    def spend(self, count: int) -> None:
        if self._done // _STEP < (self._done + count) // _STEP:
            self._progress.step("choose", min(self._done, self._budget), self._budget)
        self._done += count
        if self._done > self._budget:
            raise _Spent


def _breach_of_all(shown: Sequence[Shown], masked: Set[int], fewest: int, kept: Set[int]) -> tuple[int, ...]:
    """The members, but those kept, of the combination of all visible details that fit one person; () if enough fit."""
    visible = [index for index in range(len(shown)) if index not in masked]
    for group in groups([shown[index].fits for index in visible]):
        members = tuple(visible[place] for place in group)
        free = tuple(index for index in members if index not in kept)
        if free and not all_shared([shown[index] for index in members], fewest=fewest):
            return free
    return ()
