"""Greedy and random baselines of the optimizer: each risky set by itself, then paper 3, Algorithm 1."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence, Set

from engine.core.progress import Progress
from engine.core.types import Action
from engine.planning.breaches import ShownDetail, Spent, Work, all_shared, breaches, groups
from engine.planning.problem import MaskingProblem

# Details to mask so that each combination left is shared by enough people: paper 3, Algorithm 1, in one pass.

Select = Callable[[Sequence[ShownDetail], tuple[int, ...]], int]

# Intersections of short posting lists: about a second.
BUDGET = 1_000_000


def greedy_select(shown: Sequence[ShownDetail], combination: tuple[int, ...]) -> int:
    """Select the most specific member: the one that fits the fewest people."""
    return min(combination, key=lambda index: len(shown[index].people))


def random_select(seed: int) -> Select:
    """Return a selector of random members, the same for the same seed."""
    generator = random.Random(seed)  # noqa: S311 - repeatable on purpose, no secret
    return lambda _, combination: generator.choice(combination)


def details_to_mask(
    shown: Sequence[ShownDetail],
    *,
    fewest: int,
    arity: int,
    select: Select,
    kept: frozenset[int] = frozenset(),
    left: Collection[frozenset[int]] = (),
    progress: Progress,
    budget: int = BUDGET,
) -> set[int]:
    """Return the indexes of the details that paper 3, Algorithm 1 masks: single ones first, then of pairs and more.

    The paper starts over after each masking. Combinations found to be shared by enough people remain so, and the others
    come in the same order, so continuing gives the same answer. The search ends as soon as all visible details together
    are shared by enough people: then so is each combination.

    A combination breaches k-anonymity if it fits a candidate and fewer than `fewest` people (the paper: at least one
    and fewer than k; an intersection without a candidate points to somebody else).

    Args:
        fewest: k for people of the background data. For a data subject who is not in it, k - 1: they are counted in
            addition in each combination, even in one that fits nobody else. That is on the safe side, and masking more
            never makes a breach.
        arity: the largest size of combinations; 0 is any.
        select: chooses which member of a combination is masked.
        kept: never selected.
        left: combinations of kept details that can't be broken; combinations that contain one are skipped.
        budget: intersections after which all visible details together are treated as the breach.

    Raises:
        Cancelled: the user cancelled.
    """
    masked: set[int] = set()
    work = Work(progress, budget)
    try:
        for size in range(1, (arity or len(shown)) + 1):
            visible = [index for index in range(len(shown)) if index not in masked]
            finished = size > len(visible) or kept.issuperset(visible)
            if finished or all_shared(shown, visible, fewest=fewest, left=left):
                break
            for combination in breaches(shown, size=size, fewest=fewest, masked=masked, spend=work.spend):
                free = tuple(index for index in combination if index not in kept)
                if free and not any(each.issubset(combination) for each in left):
                    masked.add(select(shown, free) if len(free) > 1 else free[0])
    except Spent:
        while free := _breach_of_all(shown, masked, fewest, kept, left):
            masked.add(select(shown, free))
    return masked


def _breach_of_all(
    shown: Sequence[ShownDetail], masked: Set[int], fewest: int, kept: Set[int], left: Collection[frozenset[int]]
) -> tuple[int, ...]:
    """Return the members, but kept ones, of all visible details that fit one candidate; () if enough people fit."""
    visible = {index: each.fits for index, each in enumerate(shown) if index not in masked}
    for group in groups(visible, left):
        free = tuple(index for index in group if index not in kept)
        if free and not all_shared(shown, group, fewest=fewest):
            return free
    return ()


def greedy(problem: MaskingProblem, progress: Progress) -> tuple[int, ...]:
    """Break each set at the member of the least loss, each combination at the one that fits the fewest people.

    Details are masked or left unchanged, as in paper 3: only the optimizer uses the generalisation levels.

    Raises:
        Cancelled: the user cancelled.
    """
    chosen = _broken(problem, lambda members: min(members, key=lambda index: problem.details[index].losses[-1]))
    return mask_breaches(problem, chosen, greedy_select, progress)


def at_random(problem: MaskingProblem, seed: int, progress: Progress) -> tuple[int, ...]:
    """Break each set and each combination at a random member, the same for the same seed.

    Raises:
        Cancelled: the user cancelled.
    """
    chosen = _broken(problem, random.Random(seed).choice)  # noqa: S311 - repeatable on purpose, no secret
    return mask_breaches(problem, chosen, random_select(seed), progress)


def mask_breaches(
    problem: MaskingProblem, chosen: Sequence[int], select: Select, progress: Progress
) -> tuple[int, ...]:
    """Add to a choice of levels the masks of paper 3, Algorithm 1 on the details that it shows, without decided ones.

    Then of each set that too few people share by the estimate, the member of the least loss is masked.

    Raises:
        Cancelled: the user cancelled.
    """
    details, shown = problem.shown(chosen)
    place = {index: each for each, index in enumerate(details)}
    masked = details_to_mask(
        shown,
        fewest=problem.fewest,
        arity=problem.arity,
        select=select,
        kept=frozenset(place[index] for index in details if problem.details[index].decided),
        left=[frozenset(place[index] for index in each) for each in problem.left.combinations],
        progress=progress,
    )
    levels = list(chosen)
    for each in masked:
        levels[details[each]] = len(problem.details[details[each]].levels) - 1
    while found := problem.estimated_breaches(levels):
        for members in found:
            free = tuple(sorted(members, key=lambda index: problem.details[index].losses[-1]))
            each = free[0] if select is greedy_select else select((), free)
            levels[each] = len(problem.details[each].levels) - 1
    return tuple(levels)


def _broken(problem: MaskingProblem, select: Callable[[tuple[int, ...]], int]) -> list[int]:
    """Return the finest levels, or MASK if that is decided, the detail too rare alone, or selected to break a set."""
    masked: set[int] = set()
    for members in problem.together:
        if masked.isdisjoint(members):
            masked.add(select(members))
    return [
        len(detail.levels) - 1 if index in masked or detail.levels[0].action is not Action.KEEP else 0
        for index, detail in enumerate(problem.details)
    ]
