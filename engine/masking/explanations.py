"""Which combinations of details too few people share: those that a plan breaks, and those that it leaves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pyroaring import BitMap

from engine.masking.breaches import Shown, all_shared, groups, grow
from engine.masking.levels import Levels
from engine.masking.problem import decided_level, fits
from engine.types import Action, DecidedBy, Decision, RiskyCombination

SOURCE, LEFT = "background", "background, left visible"

# Combinations up to this size are tried one by one, so that the smallest is shown; of larger ones a minimal one is.
_SMALL = 3


def broken(
    decisions: Sequence[Decision], *, levels: Sequence[Levels], person: BitMap, k: int, arity: int
) -> tuple[RiskyCombination, ...]:
    """For what the program took away and too few people share: with which of the visible details they would share it.

    The combination holds the detail as it stood, first, and visible details as they are shown. There is none for what
    was taken away for another reason.

    Args:
        decisions: of each entity, in order; `levels` as well.
        person, k, arity: as for `optimal.choose`.
    """
    visible = _visible(decisions, levels, person)
    found = []
    for index, (decision, offered) in enumerate(zip(decisions, levels, strict=True)):
        if decision.action is Action.KEEP or decision.decided_by is not DecidedBy.PROGRAM:
            continue
        if own := _shown(offered, None, person):
            others = [each for each in visible if each[0] != index]
            found.append(_with_first(decisions, [(index, own), *others], _fewest(person, k), arity))
    return tuple(each for each in found if each)


def left_visible(
    decisions: Sequence[Decision], *, levels: Sequence[Levels], person: BitMap, k: int, arity: int
) -> tuple[RiskyCombination, ...]:
    """Combinations that too few people share and that stay visible, as somebody decided so; one per detail at most."""
    visible = _visible(decisions, levels, person)
    fewest = _fewest(person, k)
    if all_shared([shown for _, shown in visible], fewest=fewest):
        return ()
    found = (_with_first(decisions, visible[start:], fewest, arity) for start in range(len(visible)))
    return tuple(replace(each, source=LEFT) for each in found if each)


def chance(
    decisions: Sequence[Decision | None], *, levels: Sequence[Levels], person: BitMap, k: int, arity: int
) -> float:
    """To pick the protected person out of those who share what stays visible; 0 if they are k or more.

    With `arity`, out of those who share so many details, taken so that each leaves the fewest people.

    Args:
        decisions: None for what stays as it stands.
    """
    shown = [each for _, each in _visible(decisions, levels, person)]
    fewest = _fewest(person, k)
    counts = [
        len(_shared([shown[index].people for index in group], arity)) for group in groups([each.fits for each in shown])
    ]
    # Somebody who is not in the background is one more than were counted in it.
    return max((1 / (count + k - fewest) for count in counts if count < fewest), default=0.0)


def _shared(people: list[BitMap], arity: int) -> BitMap:
    if not arity:
        return BitMap.intersection(*people)
    shared = min(people, key=len)
    for _ in range(arity - 1):
        fewest = min(people, key=shared.intersection_cardinality)
        shared = shared & fewest
    return shared


def _with_first(
    decisions: Sequence[Decision], details: Sequence[tuple[int, Shown]], fewest: int, arity: int
) -> RiskyCombination | None:
    """A minimal combination of the first detail and others that fewer than `fewest` people share."""
    shown = [each for _, each in details]
    members = _minimal(shown, fewest, arity or len(shown))
    if not members:
        return None
    population = len(BitMap.intersection(*(shown[index].people for index in members)))
    return RiskyCombination(tuple(decisions[details[index][0]].entity_id for index in members), SOURCE, population)


def _minimal(shown: list[Shown], fewest: int, largest: int) -> tuple[int, ...]:
    if len(shown[0].people) < fewest:
        return (0,)
    for size in range(2, min(_SMALL, largest, len(shown)) + 1):
        found = grow(shown, (0,), shown[0], size, fewest, masked=frozenset(), spend=lambda _: None)
        if combination := next(found, None):
            return combination
    if largest > _SMALL:
        for group in groups([each.fits & shown[0].fits for each in shown]):
            if combination := _reduced(shown, list(group), fewest):
                return combination
    return ()


def _reduced(shown: list[Shown], members: list[int], fewest: int) -> tuple[int, ...]:
    """Leave out of a breach what it does not need, the details that fit the most people first."""

    def breach(left: list[int]) -> bool:
        return len(BitMap.intersection(*(shown[index].people for index in left))) < fewest

    if not breach(members):
        return ()
    for index in sorted(members, key=lambda index: -len(shown[index].people)):
        if index and breach(left := [each for each in members if each != index]):
            members = left
    return tuple(members)


def _visible(decisions: Sequence[Decision | None], levels: Sequence[Levels], person: BitMap) -> list[tuple[int, Shown]]:
    """By the index of their entity."""
    pairs = zip(decisions, levels, strict=True)
    shown = ((index, _shown(offered, decision, person)) for index, (decision, offered) in enumerate(pairs))
    return [(index, each) for index, each in shown if each]


def _shown(levels: Levels, decision: Decision | None, person: BitMap) -> Shown | None:
    people = decided_level(levels, decision).people
    bits = fits(people, person)
    return Shown(people, bits) if people is not None and bits else None


def _fewest(person: BitMap, k: int) -> int:
    """People of the background; somebody who is not in it is counted in addition."""
    return k if person else k - 1
