"""Explanations of a plan: quasi-identifier sets that too few people share, broken or left."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import reduce
from operator import and_

from pyroaring import BitMap

from engine.core.types import (
    Action,
    DecidedBy,
    Decision,
    RiskyCombination,
)
from engine.planning.breaches import ShownDetail, all_shared, groups, grow, smallest
from engine.planning.problem import MaskingProblem, OptimizerInput, decided_level, fits

SOURCE, LEFT = "background", "background, left visible"

# Up to this size combinations are tried one by one to show the smallest; beyond it a minimal one is shown.
_SMALL = 3


def explained(
    question: OptimizerInput, problem: MaskingProblem, decisions: Sequence[Decision]
) -> tuple[RiskyCombination, ...]:
    """Return the combinations that explain a plan: those that it broke, then those that it left visible.

    A broken combination is a detail that the planner masked or generalised because too few people share it, with
    visible details. Then come the combinations that too few people share and that stay visible by a decision; if these
    are too many to list, the last is all of them together.

    A broken combination has the unchanged detail first, then the visible details as shown. A detail masked for another
    reason has none, nor has a plan without background data.

    Args:
        decisions: one for each entity, in order.
    """
    visible = _visible(question, decisions)
    before = _visible(question, [None] * len(decisions))
    combinations: list[RiskyCombination] = []
    for index, decision in enumerate(decisions):
        if decision.action is Action.KEEP or decision.decided_by is not DecidedBy.PROGRAM or index not in before:
            continue
        shown = {index: before[index]} | {other: each for other, each in visible.items() if other != index}
        if too_few := _broken(shown, index, problem):
            members = (index, *sorted(too_few - {index}))
            combinations.append(_combination(decisions, shown, members, SOURCE))
    left: list[Collection[int]] = [*problem.left.combinations]
    if not problem.left.complete:
        left += groups({index: each.fits for index, each in visible.items()})
    return (*combinations, *(_combination(decisions, visible, sorted(members), LEFT) for members in left))


def sharers(question: OptimizerInput, decisions: Sequence[Decision | None]) -> int | None:
    """Return the size of the anonymity set of the visible details; None if none of them is counted.

    The data subject is included. With `arity`, that many details are combined, each chosen to leave the fewest people.

    Args:
        decisions: None for an entity that stays unchanged.
    """
    visible = _visible(question, decisions)
    counts = [
        len(_shared([visible[index].people for index in group], question.arity))
        for group in groups({index: each.fits for index, each in visible.items()})
    ]
    # A data subject who is not in the background data is one more than were counted in it.
    beside = question.k - question.fewest
    return min(counts) + beside if counts else None


def _shared(people: list[BitMap], arity: int) -> BitMap:
    if not arity:
        return BitMap.intersection(*people)
    shared = min(people, key=len)
    for _ in range(arity - 1):
        fewest = min(people, key=shared.intersection_cardinality)
        shared = shared & fewest
    return shared


def _combination(
    decisions: Sequence[Decision], shown: Mapping[int, ShownDetail], members: Sequence[int], source: str
) -> RiskyCombination:
    population = len(BitMap.intersection(*(shown[index].people for index in members)))
    return RiskyCombination(tuple(decisions[index].entity_id for index in members), source, population)


def _broken(shown: Mapping[int, ShownDetail], index: int, problem: MaskingProblem) -> frozenset[int]:
    """Return a small combination of this detail and others that could not be shown, or an empty set."""
    found = (*_narrower(shown, index, problem), _too_few(shown, index, problem))
    return min(filter(None, found), key=len, default=frozenset())


def _narrower(shown: Mapping[int, ShownDetail], index: int, problem: MaskingProblem) -> Iterator[frozenset[int]]:
    """Yield combinations of the detail with one left visible, if fewer people share them than share that one alone."""
    for members in problem.left.combinations:
        crowd = reduce(and_, (shown[each] for each in members))
        together = crowd & shown[index]
        counts = not problem.arity or len(members) < problem.arity
        if counts and together.fits and len(together.people) < len(crowd.people):
            yield members | {index}


def _too_few(shown: Mapping[int, ShownDetail], index: int, problem: MaskingProblem) -> frozenset[int]:
    """Return a combination with the detail that too few people share and that contains none left visible, or empty."""
    own, left = shown[index], problem.left.combinations
    if len(own.people) < problem.fewest:
        return frozenset({index})
    order = [index, *(each for each in shown if each != index)]
    details = [shown[each] for each in order]
    for size in range(2, min(problem.arity or _SMALL, len(order)) + 1):
        for places in grow(details, (0,), own, size, problem.fewest, masked=frozenset(), spend=lambda _: None):
            members = frozenset(order[place] for place in places)
            if not any(each <= members for each in left):
                return members
    if not problem.arity:
        together = {each: detail.fits & own.fits for each, detail in shown.items()}
        for group in groups(together, left if problem.left.complete else ()):
            if not all_shared(shown, group, fewest=problem.fewest):
                return smallest(shown, frozenset(group), fewest=problem.fewest, held=frozenset({index}))
    return frozenset()


def _visible(question: OptimizerInput, decisions: Sequence[Decision | None]) -> dict[int, ShownDetail]:
    """Return the visible details by the index of their entity."""
    visible = {}
    for index, (offered, decision) in enumerate(zip(question.levels or (), decisions, strict=False)):
        people = decided_level(offered, decision).people
        if people is not None and (bits := fits(people, question.person)):
            visible[index] = ShownDetail(people, bits)
    return visible
