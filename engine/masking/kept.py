"""Details that stay visible together, as somebody decided so, though too few people share them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pyroaring import BitMap

from engine.masking.breaches import Shown, Spent, Work, breaches, groups, smallest, without
from engine.progress import Progress

MOST = 256
"""Combinations that are told one by one. Where there are more, nothing is shown beside them."""

# Sets of details without such a combination, each of which a search has to look after.
_MOST_GROUPS = 256

# Intersections.
_BUDGET = 100_000


@dataclass(frozen=True, slots=True)
class Left:
    """`combinations`: of details, by their indexes, the smallest first; `complete`: whether these are
    all, and few enough to look after each set of details without any."""

    combinations: tuple[frozenset[int], ...]
    complete: bool


def too_rare(shown: Sequence[Shown], *, fewest: int, arity: int, progress: Progress) -> Left:
    """The combinations that fit somebody protected and fewer than `fewest` people, and no part of which does.

    Args:
        arity: the largest size of combinations; 0 is any.

    Raises:
        Cancelled: the person asked to stop.
    """
    work = Work(progress, _BUDGET)
    found: list[frozenset[int]] = []
    complete = True
    try:
        for each in _up_to(shown, fewest, arity, work) if arity else _of_any_size(shown, fewest, work):
            complete = len(found) < MOST
            if not complete:
                break
            found.append(each)
    except Spent:
        complete = False
    combinations = tuple(sorted(found, key=lambda each: (len(each), sorted(each))))
    return Left(combinations, complete and _few_groups(shown, combinations))


def _few_groups(shown: Sequence[Shown], combinations: Sequence[frozenset[int]]) -> bool:
    sets = set(map(frozenset, groups({index: each.fits for index, each in enumerate(shown)})))
    for each in combinations:
        sets = without(sets, each)
        if len(sets) > _MOST_GROUPS:
            return False
    return True


def _up_to(shown: Sequence[Shown], fewest: int, arity: int, work: Work) -> Iterator[frozenset[int]]:
    found: list[frozenset[int]] = []
    alone: set[int] = set()
    for size in range(1, arity + 1):
        for combination in breaches(shown, size=size, fewest=fewest, masked=alone, spend=work.spend):
            members = frozenset(combination)
            if not any(each <= members for each in found):
                found.append(members)
                yield members
        alone = {index for each in found if len(each) == 1 for index in each}


def _of_any_size(shown: Sequence[Shown], fewest: int, work: Work) -> Iterator[frozenset[int]]:
    """Each is found: a set that holds it and another one leads to a set that holds it and not the other."""
    found: list[frozenset[int]] = []
    waiting = [frozenset(group) for group in groups({index: each.fits for index, each in enumerate(shown)})]
    seen = set(waiting)
    while waiting:
        members = waiting.pop()
        work.spend(len(members))
        apart = next((each for each in found if each <= members), None)
        if apart is None:
            if len(BitMap.intersection(*(shown[index].people for index in members))) >= fewest:
                continue
            apart = smallest(shown, members, fewest=fewest)
            found.append(apart)
            yield apart
        smaller = {members - {index} for index in apart} - seen - {frozenset()}
        seen |= smaller
        waiting += sorted(smaller, key=sorted)
