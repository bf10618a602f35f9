"""The choices that a plan is made of: to show one more level of a detail."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from pyroaring import BitMap

from engine.masking.breaches import groups
from engine.masking.problem import Problem
from engine.masking.tables import Booleans, Integers, Postings, Table

Sets = frozenset[frozenset[int]]


class Step(NamedTuple):
    """Showing `detail` at `level` and not only at the next coarser one, which is worth `value` thousandths of a nat.

    Whom a level fits, all coarser ones fit: so each level of a detail can be taken by itself, and whoever is in the
    crowd of a level is in that of the coarser ones, which then come for nothing.
    """

    detail: int
    level: int
    value: int
    people: BitMap | None


class Steps:
    """All steps of the undecided details of a problem, by their indexes: of each detail finest first.

    Attributes:
        coarsest: of each undecided detail; it is masked exactly if this step is not taken.
    """

    def __init__(self, problem: Problem) -> None:
        self._problem = problem
        self._steps = [
            Step(index, level, detail.losses[level + 1] - detail.losses[level], shown.people if shown else None)
            for index, detail in enumerate(problem.details)
            for level in range(len(detail.levels) - 1)
            for shown in [detail.shown(level)]
        ]
        self.coarsest = {step.detail: index for index, step in enumerate(self._steps)}
        self.values = np.array([step.value for step in self._steps], dtype=np.float64)
        self._details = np.array([step.detail for step in self._steps], dtype=np.int64)
        self._levels = np.array([step.level for step in self._steps], dtype=np.int64)

    def __getitem__(self, index: int) -> Step:
        return self._steps[index]

    def __len__(self) -> int:
        return len(self._steps)

    def tables(self) -> list[Table]:
        """For each set of details that must stay shared by enough people (`groups`): who fits which steps."""
        problem = self._problem
        tables: list[Table] = []
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
        """Which of these steps are of these details."""
        return np.isin(self._details[steps], list(details))

    def finer(self, steps: Integers, column: int) -> Booleans:
        """Which of these steps show the same detail as the one at `column`, and more exactly."""
        step = steps[column]
        same: Booleans = (self._details[steps] == self._details[step]) & (self._levels[steps] < self._levels[step])
        return same

    def unbroken(self, together: Sets, left: Integers) -> Sets:
        """The sets of details that are not broken when the steps in `left` are never taken."""
        masked = {detail for step in left if self.coarsest[detail := self._steps[step].detail] == step}
        return frozenset(each for each in together if each.isdisjoint(masked))

    def chosen(self, taken: Iterable[int]) -> tuple[int, ...]:
        """The level of each detail when these steps are taken; the last one where none is."""
        levels = [len(detail.levels) - 1 for detail in self._problem.details]
        for index in taken:
            step = self._steps[index]
            levels[step.detail] = min(levels[step.detail], step.level)
        return tuple(levels)
