"""Estimated groups: the number of people who share each person's visible details, from public statistics.

The estimate joins the optimizer as a constraint that is checked lazily: a choice whose details fewer than k people
share, by the low bound of the estimate (exceeded nineteen times in twenty), is excluded by a clause over a minimal set
of the details. Removing or generalising a detail never makes the group smaller (tested), so the last choice is optimal.

Of several values of one field, such as two places or two ages, the estimate takes those that the fewest people share.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain, product
from math import prod

from engine.planning.persons import NO_CONTEXT, SUBJECT, WHERE, Context, Fact, where
from engine.risk.population import Details, Estimate, estimate

_MOST = 20_000  # estimates kept
_CHOICES = 64  # of values, where there are several of some fields; with more, the rarest of each field are tried


@dataclass(frozen=True, slots=True)
class Estimates:
    """The persons of a document whose groups are estimated.

    Attributes:
        persons: for each detail the person whom it describes.
        contexts: by person, the knowledge that no mask hides.
        k: the least number of people who must share the details of each person, that person included.
    """

    persons: tuple[str, ...] = field(repr=False)
    contexts: Mapping[str, Context] = field(repr=False)
    k: int

    def people(self) -> tuple[str, ...]:
        """Return the persons, the data subject first."""
        return tuple(sorted(set(self.persons), key=lambda each: (each != SUBJECT, each)))


@dataclass(frozen=True, slots=True)
class Shared:
    """The number of people who share some facts. `facts`: those in the estimate, one of each field."""

    estimate: Estimate
    facts: frozenset[Fact] = field(repr=False)

    @property
    def low(self) -> float:
        """The number of people that is exceeded nineteen times in twenty."""
        return self.estimate.low


def shared(facts: Sequence[Fact], context: Context = NO_CONTEXT) -> Shared:
    """Return how many people share these facts with one person, that person included.

    Without a place, they are counted in the country that the person's details indicate, even masked ones: the language
    and the institutions in a text show it.
    """
    return _shared(frozenset(facts), context)


@lru_cache(maxsize=_MOST)
def _shared(facts: frozenset[Fact], context: Context) -> Shared:
    fields: dict[str, list[Fact]] = {}
    for each in sorted(facts, key=lambda each: (each.name, str(each.value))):
        fields.setdefault("where" if each.name in WHERE else each.name, []).append(each)
    if prod(map(len, fields.values())) > _CHOICES:
        fields = {name: [min(values, key=lambda each: _low(each, context))] for name, values in fields.items()}
    found = [_combined(each, facts, context) for each in product(*fields.values())]
    return min(found, key=_size)


def _combined(chosen: tuple[Fact, ...], facts: frozenset[Fact], context: Context) -> Shared:
    """Return how many people share one fact of each field; of several countries known, the largest group counts."""
    known = [Fact("country", each) for each in context.countries]
    if not known or any(each.name in WHERE for each in chosen):
        return Shared(estimate(_details(chosen, context)), facts.intersection(chosen))
    found = (Shared(estimate(_details((*chosen, each), context)), facts.intersection(chosen)) for each in known)
    return max(found, key=_size)


def _size(each: Shared) -> tuple[float, float]:
    return each.estimate.low, each.estimate.expected


def _low(each: Fact, context: Context) -> float:
    return estimate(_details((each,), context)).low


def _details(facts: Sequence[Fact], context: Context) -> Details:
    values: dict[str, str | tuple[int, int]] = {each.name: each.value for each in facts}
    for each in facts:
        if each.name == "place":
            values["country"] = where(each, context.named)[1]
    return Details(sex=context.sex, **values)  # type: ignore[arg-type]


def breach(visible: Sequence[tuple[int, tuple[Fact, ...], bool]], k: int, context: Context) -> frozenset[int]:
    """Return a minimal set of open details that too few people share with the decided ones; empty if enough do.

    If decided details alone leave fewer than k people, no choice may leave fewer than they do.

    Args:
        visible: findings about one person: index, facts, and whether a decision fixes it.
    """
    fixed = [each for _, several, decided in visible if decided for each in several]
    needed = min(float(k), shared(fixed, context).low) if fixed else float(k)
    members = {index: each for index, each, decided in visible if not decided}
    if not members or shared([*fixed, *chain.from_iterable(members.values())], context).low >= needed:
        return frozenset()
    # Left out first: the details that the most people share.
    for index in sorted(members, key=lambda each: (-shared(members[each], context).low, each)):
        others = [each for other, each in members.items() if other != index]
        if others and shared([*fixed, *chain.from_iterable(others)], context).low < needed:
            del members[index]
    return frozenset(members)


def all_breaches(
    estimates: Estimates, facts: Sequence[tuple[Fact, ...]], decided: Sequence[bool]
) -> Iterator[frozenset[int]]:
    """Yield for each person a minimal set of open details that too few people share.

    Args:
        facts: for each finding its facts as it is shown; empty if it is not shown or not estimated.
    """
    for person in estimates.people():
        visible = [
            (index, each, decided[index])
            for index, each in enumerate(facts)
            if each and estimates.persons[index] == person
        ]
        if visible and (found := breach(visible, estimates.k, estimates.contexts.get(person, NO_CONTEXT))):
            yield found
