"""Breaches of k-anonymity: quasi-identifier sets of visible details whose anonymity set is too small."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass

from pyroaring import BitMap

from engine.core.progress import Progress, Stage

# Intersections between two calls of `progress`.
_STEP = 20_000

# An intersection with this many people takes about twice as long as one with none.
_PEOPLE = 4096


@dataclass(frozen=True, slots=True)
class ShownDetail:
    """A detail as a plan shows it.

    Attributes:
        people: its anonymity set: the people of the background data whom it fits.
        fits: the candidates (people who may be the data subject) whom it fits, one bit each; not 0. A data subject
            who is not in the background data is one bit that all details have.
    """

    people: BitMap
    fits: int

    def __and__(self, other: ShownDetail) -> ShownDetail:
        return ShownDetail(self.people & other.people, self.fits & other.fits)


Indexed = Sequence[ShownDetail] | Mapping[int, ShownDetail]


class Spent(Exception):
    """The budget is used up; caught in the module that set it."""


class Work:
    """A budget of intersections. A count, not a clock: the same document gets the same answer on any machine."""

    def __init__(self, progress: Progress, budget: int) -> None:
        self._progress = progress
        self._budget = budget
        self._done = 0

    def spend(self, count: int) -> None:
        """Count work before it is done.

        Raises:
            Spent: the work would exceed the budget.
            Cancelled: the user cancelled.
        """
        if self._done // _STEP < (self._done + count) // _STEP:
            self._progress.step(Stage.CHOOSE, min(self._done, self._budget), self._budget)
        self._done += count
        if self._done > self._budget:
            raise Spent


def breaches(
    shown: Sequence[ShownDetail], *, size: int, fewest: int, masked: Set[int], spend: Callable[[int], None]
) -> Iterator[tuple[int, ...]]:
    """Yield the sets of `size` details that fit a candidate and fewer than `fewest` people, by their indexes.

    They come in lexicographic order, as in paper 3, Algorithm 1.

    Args:
        masked: indexes that are skipped; may grow during the search.
        spend: receives the amount of work that comes next, in intersections with some thousand people; may raise to
            end the search.
    """
    if size == 1:
        yield from (
            (index,) for index, detail in enumerate(shown) if len(detail.people) < fewest and index not in masked
        )
        return
    for index, detail in enumerate(shown):
        if index not in masked:
            yield from grow(shown, (index,), detail, size, fewest, masked, spend)


def grow(
    shown: Sequence[ShownDetail],
    chosen: tuple[int, ...],
    shared: ShownDetail,
    size: int,
    fewest: int,
    masked: Set[int],
    spend: Callable[[int], None],
) -> Iterator[tuple[int, ...]]:
    """Yield the sets of `breaches` that begin with `chosen`, a smaller set whose members share `shared`."""
    following = range(chosen[-1] + 1, len(shown))
    spend(len(following) * (1 + len(shared.people) // _PEOPLE))
    last = len(chosen) + 1 == size
    for index in following:
        other = shown[index]
        if index in masked or not shared.fits & other.fits:
            continue
        if not last:
            yield from grow(shown, (*chosen, index), shared & other, size, fewest, masked, spend)
        elif shared.people.intersection_cardinality(other.people) < fewest:
            yield (*chosen, index)
        if not masked.isdisjoint(chosen):
            return


def groups(fits: Mapping[int, int], left: Iterable[frozenset[int]] = ()) -> tuple[tuple[int, ...], ...]:
    """Return the largest sets of details all of whose subsets count: all fit one candidate, without any of `left`.

    If all details of a set together fit enough people, so does any subset.

    Args:
        fits: the candidates whom each detail fits, by its index.
        left: sets of details that stay visible together though too few people share them.
    """
    everyone = max((bits.bit_length() for bits in fits.values()), default=0)
    sets = {frozenset(index for index, bits in fits.items() if bits >> person & 1) for person in range(everyone)}
    for apart in left:
        sets = without(sets, apart)
    return tuple(sorted(tuple(sorted(each)) for each in _largest(sets) if each))


def without(sets: set[frozenset[int]], apart: frozenset[int]) -> set[frozenset[int]]:
    """Return the largest subsets of these sets that do not include all of `apart`."""
    whole = {each for each in sets if apart <= each}
    return _largest((sets - whole) | {each - {index} for each in whole for index in apart}) if whole else sets


def all_shared(shown: Indexed, members: Iterable[int], *, fewest: int, left: Iterable[frozenset[int]] = ()) -> bool:
    """Return whether every combination of these members that fits a candidate fits at least `fewest` people.

    It suffices to intersect, for each candidate, all details that fit them: fewer details fit no fewer people.

    Args:
        left: as for `groups`.
    """
    return all(
        len(BitMap.intersection(*(shown[index].people for index in group))) >= fewest
        for group in groups({index: shown[index].fits for index in members}, left)
    )


def smallest(shown: Indexed, members: Set[int], *, fewest: int, held: Set[int] = frozenset()) -> frozenset[int]:
    """Return a minimal subset that too few people share, leaving out first the details that fit the most people.

    Args:
        held: details never left out.
    """
    needed = set(members)
    for index in sorted(needed - held, key=lambda index: (-len(shown[index].people), index)):
        others = needed - {index}
        if others and len(BitMap.intersection(*(shown[each].people for each in others))) < fewest:
            needed = others
    return frozenset(needed)


def _largest(sets: set[frozenset[int]]) -> set[frozenset[int]]:
    return {each for each in sets if not any(each < other for other in sets)}
