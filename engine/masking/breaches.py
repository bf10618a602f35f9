"""Combinations of visible details that too few people share."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass

from pyroaring import BitMap

# An intersection with so many people takes about twice as long as one with none.
_PEOPLE = 4096


@dataclass(frozen=True, slots=True)
class Shown:
    """A detail as it is shown, or would be.

    Attributes:
        people: of the background, those whom it fits.
        fits: the protected people whom it fits, one bit each; not 0. Whoever is not in the background is one bit that
            all details have.
    """

    people: BitMap
    fits: int

    def __and__(self, other: Shown) -> Shown:
        return Shown(self.people & other.people, self.fits & other.fits)


def breaches(
    shown: Sequence[Shown], *, size: int, fewest: int, masked: Set[int], spend: Callable[[int], None]
) -> Iterator[tuple[int, ...]]:
    """Combinations of `size` details that fit somebody protected and fewer than `fewest` people, by their indexes.

    They come in lexicographic order, as in Algorithm 1 (bootstrapping-distant-supervision).

    Args:
        masked: is passed over, and may grow meanwhile.
        spend: told how much work comes next, in intersections with some thousand people; may raise to end the search.
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
    shown: Sequence[Shown],
    chosen: tuple[int, ...],
    shared: Shown,
    size: int,
    fewest: int,
    masked: Set[int],
    spend: Callable[[int], None],
) -> Iterator[tuple[int, ...]]:
    """Those that begin with `chosen`, a smaller combination whose members share `shared`; otherwise as `breaches`."""
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


def groups(fits: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """For each protected person the indexes of the details that fit them; each set once, and the largest only.

    Where all details of a set together fit enough people, so do those of any part of it.
    """
    everyone = max((bits.bit_length() for bits in fits), default=0)
    sets = {frozenset(i for i, bits in enumerate(fits) if bits >> person & 1) for person in range(everyone)}
    return tuple(sorted(tuple(sorted(each)) for each in sets if each and not any(each < other for other in sets)))


def all_shared(shown: Sequence[Shown], *, fewest: int) -> bool:
    """Whether every combination of these details, of any size, that fits somebody protected fits enough people.

    It is enough to intersect, for each protected person, all that fit them: fewer details fit no fewer people.
    """
    return all(
        len(BitMap.intersection(*(shown[index].people for index in group))) >= fewest
        for group in groups([detail.fits for detail in shown])
    )
