"""Steps between generalisation levels: the worth of a more exact detail, and the people whom it fits."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import NamedTuple

import numpy as np
from pyroaring import BitMap

from engine.planning.breaches import groups
from engine.planning.optimizer.tables import Booleans, Integers, Postings, StepTable
from engine.planning.problem import MaskingProblem

Sets = frozenset[frozenset[int]]


class LevelStep(NamedTuple):
    """A step from the next coarser level of `detail` to `level`, worth `value` thousandths of a nat.

    All coarser levels fit the people whom a level fits, so each level of a detail can be taken alone: the crowd of a
    level is within that of the coarser ones, which then cost nothing. `twins` are details that fit the same people at
    each level; `value` includes their worth.
    """

    detail: int
    level: int
    value: int
    people: BitMap | None
    twins: tuple[int, ...]


class Steps:
    """All steps of the undecided details of a problem, by their indexes: for each detail finest first.

    Attributes:
        coarsest: the coarsest step of each undecided detail, which is masked exactly if this step is not taken.
    """

    def __init__(self, problem: MaskingProblem) -> None:
        self._problem = problem
        self._steps = [
            LevelStep(
                detail=index,
                level=level,
                value=sum(problem.details[each].worth(level) for each in (index, *twins)),
                people=shown.people if (shown := problem.details[index].shown(level)) else None,
                twins=tuple(twins),
            )
            for index, *twins in _same(problem)
            for level in range(len(problem.details[index].levels) - 1)
        ]
        self.coarsest = {step.detail: index for index, step in enumerate(self._steps)}
        self.values = np.array([step.value for step in self._steps], dtype=np.float64)
        self._details = np.array([step.detail for step in self._steps], dtype=np.int64)
        self._levels = np.array([step.level for step in self._steps], dtype=np.int64)

    def __getitem__(self, index: int) -> LevelStep:
        return self._steps[index]

    def __len__(self) -> int:
        return len(self._steps)

    def tables(self) -> list[StepTable]:
        """Return a table of people and steps for each set of details that enough people must share (`groups`)."""
        problem = self._problem
        tables: list[StepTable] = []
        if all(step.people is None for step in self._steps):
            return tables
        fits = {index: detail.fits for index, detail in enumerate(problem.details)}
        for group in groups(fits, problem.left.combinations):
            steps = [step.people if step.detail in group else None for step in self._steps]
            fixed = [
                shown.people
                for index in group
                if problem.details[index].decided and (shown := problem.details[index].shown(0))
            ]
            fit = [people for people in steps if people is not None]
            if fit:
                people = BitMap.intersection(*fixed) if fixed else BitMap.union(*fit)
                tables.append(Postings.scored(people, steps, self.values))
        return tables

    def of(self, steps: Integers, details: Iterable[int]) -> Booleans:
        """Return which of these steps belong to these details."""
        return np.isin(self._details[steps], list(details))

    def finer(self, steps: Integers, column: int) -> Booleans:
        """Return which of these steps show the same detail as the one at `column`, less generalised."""
        step = steps[column]
        same: Booleans = (self._details[steps] == self._details[step]) & (self._levels[steps] < self._levels[step])
        return same

    def unbroken(self, together: Sets, left: Integers) -> Sets:
        """Return the sets of details that are not broken when the steps in `left` are never taken."""
        masked = {detail for step in left if self.coarsest[detail := self._steps[step].detail] == step}
        return frozenset(each for each in together if each.isdisjoint(masked))

    def chosen(self, taken: Iterable[int]) -> tuple[int, ...]:
        """Return the level of each detail if these steps are taken; the last one without a step."""
        levels = [len(detail.levels) - 1 for detail in self._problem.details]
        for index in taken:
            step = self._steps[index]
            for detail in (step.detail, *step.twins):
                levels[detail] = min(levels[detail], step.level)
        return tuple(levels)


def _same(problem: MaskingProblem) -> Iterable[list[int]]:
    """Group the undecided details that fit the same people at each level and are in no risky set."""
    risky = frozenset(chain.from_iterable(problem.together))
    found: dict[tuple[int, ...], list[list[int]]] = {}
    for index, detail in enumerate(problem.details):
        if not detail.decided:
            people = [level.people for level in detail.levels]
            sizes = (len(each) if each is not None else -1 for each in people)
            key = (index if index in risky else -1, detail.fits, *sizes)
            alike = found.setdefault(key, [])
            for each in alike:
                if people == [level.people for level in problem.details[each[0]].levels]:
                    each.append(index)
                    break
            else:
                alike.append([index])
    return chain.from_iterable(found.values())
