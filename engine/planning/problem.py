"""Planning problem: generalisation levels, losses, and the constraints of a masking plan, in numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from pyroaring import BitMap

from engine.core.progress import Progress
from engine.core.types import Action, Decision, RiskAssessment
from engine.planning.breaches import ShownDetail, Spent, Work, breaches, groups, smallest, without
from engine.planning.estimates import Estimates, all_breaches
from engine.planning.persons import Context, Fact


# Generalisation levels: the ways to show an entity, from unchanged to masked.
@dataclass(frozen=True, slots=True)
class Level:
    """One way to show an entity.

    Attributes:
        action: KEEP unchanged, GENERALISE to `replacement`, or MASK.
        loss: the information content lost, in nats.
        people: the people of the background data whom it fits; None if the background data lacks the value.
        facts: the details with public statistics; empty if there are none, or if people are counted.
    """

    action: Action
    replacement: str | None = field(repr=False)
    loss: float
    people: BitMap | None
    facts: tuple[Fact, ...] = ()


Levels = tuple[Level, ...]
"""The levels of one entity, from KEEP (loss 0) to MASK (people None): each fits everybody whom the one before fits, and
loses no less."""


# Details that stay visible together by a decision, though too few people share them.

MOST = 256
"""Combinations that are reported one by one. Where there are more, nothing is shown beside them."""

# Sets of details without such a combination, each of which a search has to consider.
_MOST_GROUPS = 256

# Intersections.
_BUDGET = 100_000


@dataclass(frozen=True, slots=True)
class Left:
    """Combinations of decided details that too few people share.

    `combinations`: sets of details, by their indexes, the smallest first. `complete`: whether these are all, and few
    enough for a search to consider each set of details without any.
    """

    combinations: tuple[frozenset[int], ...]
    complete: bool


def too_rare(shown: Sequence[ShownDetail], *, fewest: int, arity: int, progress: Progress) -> Left:
    """Return the minimal combinations that fit a candidate and fewer than `fewest` people.

    Args:
        arity: the largest size of combinations; 0 is any.

    Raises:
        Cancelled: the user cancelled.
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


def _few_groups(shown: Sequence[ShownDetail], combinations: Sequence[frozenset[int]]) -> bool:
    sets = set(map(frozenset, groups({index: each.fits for index, each in enumerate(shown)})))
    for each in combinations:
        sets = without(sets, each)
        if len(sets) > _MOST_GROUPS:
            return False
    return True


def _up_to(shown: Sequence[ShownDetail], fewest: int, arity: int, work: Work) -> Iterator[frozenset[int]]:
    found: list[frozenset[int]] = []
    alone: set[int] = set()
    for size in range(1, arity + 1):
        for combination in breaches(shown, size=size, fewest=fewest, masked=alone, spend=work.spend):
            members = frozenset(combination)
            if not any(each <= members for each in found):
                found.append(members)
                yield members
        alone = {index for each in found if len(each) == 1 for index in each}


def _of_any_size(shown: Sequence[ShownDetail], fewest: int, work: Work) -> Iterator[frozenset[int]]:
    """Yield each minimal combination, reduced from sets that contain several."""
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

Clause = tuple[tuple[int, int], ...]
"""Details, each with a number of coarser levels left: at least one of them must be shown with fewer left.

Counted from the coarsest, a level has the same number for each k, though the finest are not offered for a large one.
"""


@dataclass(frozen=True, slots=True)
class Detail:
    """One entity in the problem.

    Attributes:
        levels: its levels, finest first; a decided detail has one. The last of several is MASK.
        losses: the loss of each level, in thousandths of a nat.
        fits: the candidates whom it fits (see `ShownDetail`) at each level but MASK, one bit each; 0 if it has no
            people.
    """

    levels: Levels
    losses: tuple[int, ...]
    fits: int

    @property
    def decided(self) -> bool:
        """Return whether its level is fixed by a decision."""
        return len(self.levels) == 1

    def worth(self, level: int) -> int:
        """Return the loss saved by this level over the next coarser one, in thousandths of a nat."""
        return self.losses[level + 1] - self.losses[level]

    def shown(self, level: int) -> ShownDetail | None:
        """Return the detail as looked up in the background data at this level, or None."""
        people = self.levels[level].people
        return None if people is None or not self.fits else ShownDetail(people, self.fits)


@dataclass(frozen=True, slots=True)
class MaskingProblem:
    """The problem of choosing a level for each detail so that the sum of losses is least.

    Attributes:
        together: sets of two or more undecided details of which at least one must be masked.
        fewest: the number of people of the background data that each combination that fits a candidate must fit.
        arity: the largest size of such combinations; 0 is any.
        estimates: the people whose groups are estimated instead of counted.
        left: combinations of decided details that fit fewer; no choice can change them. A further detail may be shown
            if it fits all people whom they fit, or, if not all of them are known, if it fits no candidate.
    """

    details: tuple[Detail, ...]
    together: tuple[tuple[int, ...], ...]
    fewest: int
    arity: int
    left: Left
    estimates: Estimates | None = None

    def loss(self, chosen: Sequence[int]) -> int:
        """Return the loss of a choice of one level per detail, in thousandths of a nat."""
        return sum(detail.losses[level] for detail, level in zip(self.details, chosen, strict=True))

    def breaks_all(self, chosen: Sequence[int]) -> bool:
        """Return whether this choice masks a member of each set of `together`."""
        last = [level == len(detail.levels) - 1 for detail, level in zip(self.details, chosen, strict=True)]
        return all(any(last[index] for index in members) for members in self.together)

    def estimated_breaches(self, chosen: Sequence[int]) -> tuple[frozenset[int], ...]:
        """Return minimal sets of undecided details, shown at this choice, that too few people share by the estimate."""
        if self.estimates is None:
            return ()
        facts = [detail.levels[level].facts for detail, level in zip(self.details, chosen, strict=True)]
        return tuple(all_breaches(self.estimates, facts, [detail.decided for detail in self.details]))

    @property
    def least_loss(self) -> int:
        """Return the least loss of any choice, whether it satisfies the problem or not."""
        return self.loss([0] * len(self.details))

    def shown(self, chosen: Sequence[int]) -> tuple[list[int], list[ShownDetail]]:
        """Return the details that can be looked up at this choice: their indexes, and how they are shown."""
        pairs = [
            (index, detail.shown(level)) for index, (detail, level) in enumerate(zip(self.details, chosen, strict=True))
        ]
        return [index for index, each in pairs if each], [each for _, each in pairs if each]


@dataclass(frozen=True, slots=True)
class Solution:
    """A choice of one level per detail, its loss, and a lower bound of the loss of any choice."""

    chosen: tuple[int, ...]
    loss: int
    bound: int

    @property
    def proven(self) -> bool:
        """Return whether the choice is proven optimal."""
        return self.loss == self.bound


@dataclass(frozen=True, slots=True)
class OptimizerInput:
    """The input of the optimizer for one document.

    Attributes:
        risk: the risks of each entity; the other sequences are in its order.
        decided: decisions that no optimizer may change, or None.
        levels: the levels of each entity; None without background data.
        person: ids of the people who may be the data subject; empty if the data subject is not in the background data.
        k: the least number of people, including the data subject, who share what stays visible; 1 is no condition.
        arity: the number of details that an adversary may combine; 0 is any number.
        persons: for each entity the person whom it describes, if groups are estimated instead of counted; see
            `estimates`.
        contexts: by person, the knowledge that no mask hides.
    """

    risk: RiskAssessment
    decided: Sequence[Decision | None]
    levels: Sequence[Levels] | None = None
    person: BitMap = field(default_factory=BitMap)
    k: int = 1
    arity: int = 0
    persons: tuple[str, ...] | None = field(default=None, repr=False)
    contexts: Mapping[str, Context] | None = field(default=None, repr=False)

    @property
    def fewest(self) -> int:
        """The least number of people of the background data; a data subject not in it is counted in addition."""
        return self.k if self.person else self.k - 1


def pose(question: OptimizerInput, progress: Progress) -> MaskingProblem:
    """Return the problem of one document.

    A decision of the user or a policy becomes a fixed level. Only MASK, or the level that a policy decided instead,
    satisfies a risk indicator. A level at which a detail begins to fit a candidate whom it did not fit unchanged is not
    offered: generalised words for somebody else's detail would only add a risk.

    Details that must be kept and are too rare, alone or together, must not make the problem infeasible. So each
    combination must fit `fewest` people, or, if the decided details in it fit fewer, all of those: no choice makes a
    kept detail reveal more.

    Raises:
        Cancelled: the user cancelled.
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
    estimates = Estimates(question.persons, question.contexts or {}, k) if question.persons and k > 1 else None
    return MaskingProblem(tuple(details), tuple(sorted(together)), fewest, arity, left, estimates)


def fits(people: BitMap | None, person: BitMap) -> int:
    """Return the candidates among these people, one bit each; one bit for everybody if there are no candidates."""
    if people is None:
        return 0
    if not person:
        return 1
    return sum(1 << bit for bit, each in enumerate(person) if each in people)


def decided_level(levels: Levels, decision: Decision | None) -> Level:
    """Return the level of a decision, or the unchanged level without one.

    A policy may generalise in its own words. Whom these fit is unknown; they hide at least as much as the text did.
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


def _left(shown: Mapping[int, ShownDetail], fewest: int, arity: int, progress: Progress) -> Left:
    indexes = tuple(shown)
    found = too_rare(tuple(shown.values()), fewest=fewest, arity=arity, progress=progress)
    return replace(
        found, combinations=tuple(frozenset(indexes[place] for place in each) for each in found.combinations)
    )


def _open(levels: Levels, masked: bool, person: BitMap, k: int, fewest: int, narrow: Sequence[BitMap] | None) -> Detail:
    """Return a detail with the levels that are offered.

    Left out are levels that are too rare alone, levels that do not fit everybody whom the level before fits (since the
    background data lacks some values), and all generalised levels if the finest has no people.

    Args:
        narrow: the people of each combination left too rare: a level that fits a candidate among them must fit all of
            them. None: no level is offered.
    """
    bits = fits(levels[0].people, person) if k > 1 else 0
    if masked or (bits and narrow is None):
        return _detail(levels[-1:], 0)
    if not bits:
        estimated = any(level.facts for level in levels)
        return _detail(levels if estimated else (levels[0], levels[-1]), 0)
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
    """Return for each risky entity or combination that no decision has broken the members that may still be masked."""
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
