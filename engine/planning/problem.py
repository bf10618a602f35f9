"""What may be chosen in a masking plan, and what the choice must satisfy, in numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from pyroaring import BitMap

from engine.core.progress import Progress
from engine.core.types import Action, Decision, RiskAssessment
from engine.planning.breaches import Shown, Spent, Work, breaches, groups, smallest, without

# The ways in which an entity may be shown, from as it stands to not at all.


@dataclass(frozen=True, slots=True)
class Level:
    """One way to show an entity.

    Attributes:
        action: KEEP as it stands, GENERALISE to `replacement`, or MASK.
        loss: information content in nats that is lost by it.
        people: of the background, those whom it fits; None where it tells nothing about any of them.
    """

    action: Action
    replacement: str | None = field(repr=False)
    loss: float
    people: BitMap | None


Levels = tuple[Level, ...]
"""Of one entity, from KEEP (loss 0) to MASK (people None): each fits everybody whom the one before fits, and loses no
less."""


# Details that stay visible together, as somebody decided so, though too few people share them.


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


# Optimizers count in whole numbers: thousandths of a nat.
SCALE = 1000


@dataclass(frozen=True, slots=True)
class Detail:
    """One entity.

    Attributes:
        levels: at which it may be shown, finest first; a single one where that is decided. The last one of several
            is MASK.
        losses: of each of them, in thousandths of a nat.
        fits: the protected people whom it fits, one bit each, at each level but MASK; 0 where it tells nothing of them.
    """

    levels: Levels
    losses: tuple[int, ...]
    fits: int

    @property
    def decided(self) -> bool:
        return len(self.levels) == 1

    def worth(self, level: int) -> int:
        """What showing it at that level saves, and not at the next coarser one."""
        return self.losses[level + 1] - self.losses[level]

    def shown(self, level: int) -> Shown | None:
        """What can be looked up in the background when it is shown at that level."""
        people = self.levels[level].people
        return None if people is None or not self.fits else Shown(people, self.fits)


@dataclass(frozen=True, slots=True)
class Problem:
    """Choose a level for each detail, so that the sum of losses is least.

    Attributes:
        together: sets of two or more undecided details of which at least one must be masked.
        fewest: how many people of the background each combination that fits somebody protected must fit.
        arity: the largest size of such combinations; 0 is any.
        left: combinations of decided details that fit fewer: no choice can mend them. What else may be shown fits all
            people whom they fit; where they are not all known, it tells nothing of anybody protected.
    """

    details: tuple[Detail, ...]
    together: tuple[tuple[int, ...], ...]
    fewest: int
    arity: int
    left: Left

    def loss(self, chosen: Sequence[int]) -> int:
        """Of a choice of one level per detail, in thousandths of a nat."""
        return sum(detail.losses[level] for detail, level in zip(self.details, chosen, strict=True))

    def breaks_all(self, chosen: Sequence[int]) -> bool:
        """Whether this choice masks a member of each set of `together`."""
        last = [level == len(detail.levels) - 1 for detail, level in zip(self.details, chosen, strict=True)]
        return all(any(last[index] for index in members) for members in self.together)

    @property
    def least_loss(self) -> int:
        """Of any choice, whether it satisfies the problem or not."""
        return self.loss([0] * len(self.details))

    def shown(self, chosen: Sequence[int]) -> tuple[list[int], list[Shown]]:
        """What can be looked up at this choice: the indexes of the details, and what they show."""
        pairs = [
            (index, detail.shown(level)) for index, (detail, level) in enumerate(zip(self.details, chosen, strict=True))
        ]
        return [index for index, each in pairs if each], [each for _, each in pairs if each]


@dataclass(frozen=True, slots=True)
class Solution:
    """A choice of one level per detail, its loss, and the least loss that any choice can have."""

    chosen: tuple[int, ...]
    loss: int
    bound: int

    @property
    def proven(self) -> bool:
        return self.loss == self.bound


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked about one document.

    Attributes:
        risk: what is known of each entity; the others are in its order.
        decided: what no optimizer may change, or None.
        levels: at which each entity may be shown; None without background.
        person: ids of those of the background who may be the protected person; none of them is in it if there are none.
        k: so many people, the protected one among them, share what stays visible; 1 asks for nothing.
        arity: details that an adversary may put together; 0 is any number.
    """

    risk: RiskAssessment
    decided: Sequence[Decision | None]
    levels: Sequence[Levels] | None = None
    person: BitMap = field(default_factory=BitMap)
    k: int = 1
    arity: int = 0

    @property
    def fewest(self) -> int:
        """People of the background; somebody who is not in it is counted in addition."""
        return self.k if self.person else self.k - 1


def pose(question: Question, progress: Progress) -> Problem:
    """The problem of one document.

    What a person or a policy decided is a fixed level. Risk indicators are met by MASK alone, and by whatever a policy
    decided in its place. A level at which a detail begins to fit somebody protected whom it did not fit as it stood is
    not offered: coarser words for somebody else's detail would only make a risk.

    What must be kept and is too rare, alone or together, no choice of the others can mend, and it must not stop them.
    So much is asked: each combination fits `fewest` people, or all whom the decided details in it fit, if these are
    fewer. What is kept tells of the person what it tells, and nothing that is chosen makes it tell more.

    Raises:
        Cancelled: the person asked to stop.
    """
    risk, decided, person, k, arity = question.risk, question.decided, question.person, question.k, question.arity
    fewest = question.fewest
    offered = question.levels or [_plain(each.information) for each in risk.entities]
    must = _must_mask(risk, decided)
    kept = {
        index: _fixed(each, decision, person, k)
        for index, (each, decision) in enumerate(zip(offered, decided, strict=True))
        if decision
    }
    shown = {index: each for index, detail in kept.items() if (each := detail.shown(0))}
    left = _left(shown, fewest, arity, progress)
    narrow = [
        BitMap.intersection(*(shown[index].people for index in each))
        for each in left.combinations
        if not arity or len(each) < arity
    ]
    details = [
        kept.get(index) or _open(each, index in must, person, k, fewest, narrow if left.complete else None)
        for index, each in enumerate(offered)
    ]
    together = {each for each in _undecided(risk, decided) if not any(details[index].decided for index in each)}
    return Problem(tuple(details), tuple(sorted(together)), fewest, arity, left)


def fits(people: BitMap | None, person: BitMap) -> int:
    """The protected people among these, one bit each; whoever is not in the background is among all."""
    if people is None:
        return 0
    if not person:
        return 1
    return sum(1 << bit for bit, each in enumerate(person) if each in people)


def decided_level(levels: Levels, decision: Decision | None) -> Level:
    """The level that a decision means; as the text stands if there is none.

    A policy may generalise in words of its own. Whom they fit is not known; they hide no less than the text did.
    """
    if decision is None or decision.action is Action.KEEP:
        return levels[0]
    if decision.action is not Action.GENERALISE:
        return levels[-1]
    return next(
        (level for level in levels if level.replacement and level.replacement == decision.replacement), levels[0]
    )


def _plain(information: float) -> Levels:
    return Level(Action.KEEP, None, 0.0, None), Level(Action.MASK, None, information, None)


def _detail(levels: Levels, bits: int) -> Detail:
    return Detail(levels, tuple(round(level.loss * SCALE) for level in levels), bits)


def _fixed(levels: Levels, decision: Decision, person: BitMap, k: int) -> Detail:
    level = decided_level(levels, decision)
    return _detail((level,), fits(level.people, person) if k > 1 else 0)


def _left(shown: Mapping[int, Shown], fewest: int, arity: int, progress: Progress) -> Left:
    indexes = tuple(shown)
    found = too_rare(tuple(shown.values()), fewest=fewest, arity=arity, progress=progress)
    return replace(
        found, combinations=tuple(frozenset(indexes[place] for place in each) for each in found.combinations)
    )


def _open(levels: Levels, masked: bool, person: BitMap, k: int, fewest: int, narrow: Sequence[BitMap] | None) -> Detail:
    """Not offered: a level that is too rare by itself, or that does not fit everybody whom the one before fits (the
    background knows less of it than it should); and coarser ones where the finest tells nothing.

    Args:
        narrow: whom combinations fit that are left too rare: a level that fits one of the protected people among them
            must fit all of them; None: no level is offered.
    """
    bits = fits(levels[0].people, person) if k > 1 else 0
    if masked or (bits and narrow is None):
        return _detail(levels[-1:], 0)
    if not bits:
        return _detail((levels[0], levels[-1]), 0)
    beside = [people for people in narrow or () if fits(people, person) & bits]
    offered: list[Level] = []
    for level in levels[:-1]:
        if level.people is not None:
            wider = not offered or (offered[-1].people is not None and offered[-1].people <= level.people)
            if not wider or len(level.people) < fewest or fits(level.people, person) != bits:
                continue
            if not all(people <= level.people for people in beside):
                continue
        offered.append(level)
    return _detail((*offered, levels[-1]), bits)


def _undecided(risk: RiskAssessment, decided: Sequence[Decision | None]) -> list[tuple[int, ...]]:
    """Of each risky entity or combination that no decision has broken, the members that may still be masked."""
    index = {each.entity_id: number for number, each in enumerate(risk.entities)}
    risky: list[tuple[int, ...]] = [(number,) for number, each in enumerate(risk.entities) if each.flagged]
    risky += [tuple(sorted({index[each] for each in combination.entity_ids})) for combination in risk.combinations]
    left = []
    for members in risky:
        decisions = [decided[member] for member in members]
        if all(decision is None or decision.action is Action.KEEP for decision in decisions):
            left.append(tuple(member for member in members if decided[member] is None))
    return [members for members in left if members]


def _must_mask(risk: RiskAssessment, decided: Sequence[Decision | None]) -> frozenset[int]:
    return frozenset(members[0] for members in _undecided(risk, decided) if len(members) == 1)
