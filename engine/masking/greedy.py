"""Masking without an optimizer: each risky set by itself, then paper 3, Algorithm 1."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from engine.masking.kanonymity import Select, details_to_mask, greedy_select, random_select
from engine.masking.problem import Problem
from engine.progress import Progress
from engine.types import Action


def greedy(problem: Problem, progress: Progress) -> tuple[int, ...]:
    """Break each set at the member that loses least, each combination at the one that fits the fewest people.

    Details are masked or left as they stand, as in paper 3: the levels between are the optimizer's.

    Raises:
        Cancelled: the person asked to stop.
    """
    chosen = _broken(problem, lambda members: min(members, key=lambda index: problem.details[index].losses[-1]))
    return mask_breaches(problem, chosen, greedy_select, progress)


def at_random(problem: Problem, seed: int, progress: Progress) -> tuple[int, ...]:
    """Break each set and each combination at a member drawn at random; the same ones for the same seed.

    Raises:
        Cancelled: the person asked to stop.
    """
    chosen = _broken(problem, random.Random(seed).choice)  # noqa: S311 - repeatable on purpose, no secret
    return mask_breaches(problem, chosen, random_select(seed), progress)


def mask_breaches(problem: Problem, chosen: Sequence[int], select: Select, progress: Progress) -> tuple[int, ...]:
    """This choice of levels, and masked what paper 3, Algorithm 1 masks of what it shows, but for what is decided.

    Raises:
        Cancelled: the person asked to stop.
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
    return tuple(levels)


def _broken(problem: Problem, select: Callable[[tuple[int, ...]], int]) -> list[int]:
    """Everything as it stands, but for what is decided, too rare by itself, or must break a set."""
    masked: set[int] = set()
    for members in problem.together:
        if masked.isdisjoint(members):
            masked.add(select(members))
    return [
        len(detail.levels) - 1 if index in masked or detail.levels[0].action is not Action.KEEP else 0
        for index, detail in enumerate(problem.details)
    ]
