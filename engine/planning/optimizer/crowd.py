"""Optimal masking that leaves an anonymity set of k, by branch and bound on the people who fit all visible details.

If any number of details may be combined, the visible ones are safe exactly if at least k people, the data subject
among them, fit all of them (the crowd of a plan). Two facts keep the search short. Nobody can be in the crowd of a
plan that keeps more than the total worth of the details that fit them. So once a plan is known, most people are
excluded, then the details that fit too few of the others, which excludes more people. The details that fit the k-th
best person left give an upper bound. Any two people of a crowd share all details that are kept: once few enough people
are left to compare each pair, a person who shares enough with fewer than k others is excluded as well. On tables of
which the document mentions every column, that cut the gap after five seconds to between a half and a fifth.

The search is limited by the number of table cells read, so that it ends at the same point on any machine.

Two alternatives were measured on eight random documents of 44 to 56 details about one of up to 50,000 people: clauses
over combinations for CP-SAT, added while its answer violates some, and a model of details and people together. In 20
seconds the first proved one optimum and the second none; this search proved all, each in less than half a second. In a
linear relaxation the alternatives mask a small part of each detail, so their bounds are weak. Combinations that are
risky without a count of people remain CP-SAT's (`cover`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from engine.core.progress import Progress, Stage
from engine.planning.optimizer.cover import DetailCover, cover
from engine.planning.optimizer.effort import CELLS, NODE, Effort
from engine.planning.optimizer.steps import Sets, Steps
from engine.planning.optimizer.tables import Amounts, Booleans, Integers, StepTable
from engine.planning.problem import MaskingProblem, Solution

# People in the first, quick search, which finds a good plan that rules out most others.
_FIRST = 4096

# Nodes between two calls of `progress`; each takes milliseconds at most, except the first few of a large background.
_STEP = 16


class _Node(NamedTuple):
    """A part of the search.

    Attributes:
        tables: for each candidate, who may be in the crowd (rows) and which undecided steps fit them (columns).
        steps: the columns, as indexes of steps.
        kept: the worth of the steps taken.
        taken: the steps taken.
        free: steps that fit everybody left, and whose detail is in a set of `together`.
        together: sets of details that may not all stay visible, without those that are visible already.
    """

    tables: tuple[StepTable, ...]
    steps: Integers
    kept: int
    taken: frozenset[int]
    free: frozenset[int]
    together: Sets


def search(problem: MaskingProblem, hint: Sequence[int], *, effort: Effort, progress: Progress) -> Solution:
    """Return the choice of the least loss if combinations of any size count.

    Args:
        hint: a choice that satisfies the problem; the answer is never worse.
        effort: the budget: half of it for the best plan; if that is not proven best, the rest for a better bound.

    Raises:
        Cancelled: the user cancelled.
    """
    return _Search(problem, hint, effort, progress).run()


class _Search:
    def __init__(self, problem: MaskingProblem, hint: Sequence[int], effort: Effort, progress: Progress) -> None:
        self._problem = problem
        self._effort = effort
        self._progress = progress
        self._steps = Steps(problem)
        self._covers: dict[tuple[frozenset[tuple[int, int]], Sets], DetailCover] = {}
        self._worst = sum(detail.losses[-1] for detail in problem.details)
        self._best = self._worst - problem.loss(hint)
        self._chosen = tuple(hint)
        self._tables = self._steps.tables()
        self._nodes = 0

    def run(self) -> Solution:
        """Return the best plan found with half of the effort; use the rest, if needed, to improve the bound.

        A search for plans that keep much more than the best known has fewer people to consider and ends sooner. If it
        finds none, that is a better bound: so the goal is set halfway between the two, repeatedly.
        """
        units = self._effort.units
        self._descend(self._best, units / 4, people=_FIRST)
        bound = self._descend(self._best, units / 2)
        while bound > self._best and self._effort.left:
            lower = self._descend((self._best + bound) // 2, units)
            if lower >= bound:
                break
            bound = lower
        return Solution(self._chosen, self._problem.loss(self._chosen), self._worst - bound)

    def _descend(self, goal: int, limit: float, *, people: int | None = None) -> int:
        """Search depth first for plans that keep more than `goal`, in crowds of the `people` who fit most; None: all.

        Args:
            limit: units of effort, from the start of the whole search, at which this ends.

        Returns:
            A bound on what a plan with such a crowd keeps; `goal` if none keeps more.
        """
        self._goal = goal
        self._open = goal
        bounds: list[int] = []
        root = self._root(people)
        searches = [self._branches(root, bounds)] if root else []
        while searches:
            if self._effort.spent > limit:
                return max(self._goal, self._open, bounds[0] if bounds else int(self._steps.values.sum()))
            if self._nodes % _STEP == 0:
                self._progress.step(Stage.CHOOSE, 0, 1)
            if node := next(searches[-1], None):
                self._nodes += 1
                self._count(NODE)
                searches.append(self._branches(node, bounds))
            else:
                searches.pop()
        return max(self._goal, self._open)

    def _root(self, most: int | None) -> _Node | None:
        """Return a node of everybody who fits more than the goal requires, or of the `most` of them who fit best."""
        tables = []
        for table in self._tables:
            scores = table.scores()
            rows = scores > self._goal
            if most and np.count_nonzero(rows) > most:
                rows[:] = False
                rows[np.argpartition(-scores, most)[:most]] = True
            if np.count_nonzero(rows) < self._problem.fewest:
                return None
            tables.append(table.part(rows, None))
        together = frozenset(map(frozenset, self._problem.together))
        return _Node(tuple(tables), np.arange(len(self._steps)), 0, frozenset(), frozenset(), together)

    def _branches(self, node: _Node, bounds: list[int]) -> Iterator[_Node]:
        """Yield the node with one more step taken, for each step in turn and without the earlier ones.

        The last of `bounds` is, meanwhile, the most that the branches still to come can keep.
        """
        reduced = self._reduce(node)
        if reduced is None:
            return
        node, scores, upper = reduced
        alive = np.ones(len(node.steps), dtype=np.bool_)
        bounds.append(0)
        for column in np.argsort(-self._steps.values[node.steps], kind="stable"):
            if not alive[column]:
                continue
            bounds[-1] = upper + min(_kth(score, self._problem.fewest) for score in scores)
            if bounds[-1] <= self._goal:
                break
            limit = self._goal - upper
            rows = [
                table.column(int(column)) & (score > limit) for table, score in zip(node.tables, scores, strict=True)
            ]
            self._count(8 * sum(map(len, scores)))
            finer = self._steps.finer(node.steps, int(column)) & alive
            alive[column] = False
            if all(np.count_nonzero(each) >= self._problem.fewest for each in rows):
                yield self._take(node, int(column), rows, alive)
            alive &= ~finer
            for out in (column, *np.flatnonzero(finer)):
                for table, score in zip(node.tables, scores, strict=True):
                    score -= table.column(int(out)) * self._steps.values[node.steps[out]]
            node = self._leave(node, int(column))
        bounds.pop()

    def _take(self, node: _Node, column: int, rows: list[Booleans], alive: Booleans) -> _Node:
        """Return the node with a step taken: its detail is visible, so a set with one other detail masks that one."""
        step = int(node.steps[column])
        detail = self._steps[step].detail
        left = frozenset(each - {detail} for each in node.together)
        masked = frozenset().union(*(each for each in left if len(each) == 1))
        columns = alive & ~self._steps.of(node.steps, masked)
        return _Node(
            tables=tuple(table.part(each, columns) for table, each in zip(node.tables, rows, strict=True)),
            steps=node.steps[columns],
            kept=node.kept + self._steps[step].value,
            taken=node.taken | {step},
            free=frozenset(each for each in node.free if self._steps[each].detail not in masked),
            together=frozenset(each for each in left if each.isdisjoint(masked)),
        )

    def _leave(self, node: _Node, column: int) -> _Node:
        """Return the node without a step; without its coarsest step a detail is masked and its sets are broken."""
        return node._replace(together=self._steps.unbroken(node.together, node.steps[column : column + 1]))

    def _reduce(self, node: _Node) -> tuple[_Node, list[Amounts], int] | None:
        """Remove people and steps that no plan better than the goal can have; take steps that cost nothing.

        Returns:
            The node; for each table the value of the undecided steps that fit each person; and the most that is kept
            besides these. None if no plan of this node is better than the best known.
        """
        while True:
            node = self._release(node)
            free = self._free(node)
            self._record(node, free)
            upper = node.kept + free.total - free.cover.bound
            if not len(node.steps):
                self._open = max(self._open, upper)
                return None
            tables, scores = [], []
            few = np.zeros(len(node.steps), dtype=np.bool_)
            full = np.ones(len(node.steps), dtype=np.bool_)
            for table in node.tables:
                self._count(table.cells)
                score = table.scores()
                rows = score > self._goal - upper
                count = np.count_nonzero(rows)
                if count < self._problem.fewest:
                    return None
                if count < len(rows):
                    table, score = table.part(rows, None), score[rows]
                close = self._close(table, self._goal - upper)
                if close is None:
                    return None
                if close is not table:
                    table, score = close, close.scores()
                fitting = table.fitting()
                few |= fitting < self._problem.fewest
                full &= fitting == len(score)
                tables.append(table)
                scores.append(score)
            node = node._replace(tables=tuple(tables))
            if not (few | full).any():
                return node, scores, upper
            columns = ~(few | full)
            node = _Node(
                tables=tuple(table.part(None, columns) for table in tables),
                steps=node.steps[columns],
                kept=node.kept,
                taken=node.taken,
                free=node.free | frozenset(node.steps[full & ~few].tolist()),
                together=self._steps.unbroken(node.together, node.steps[few]),
            )

    def _close(self, table: StepTable, limit: float) -> StepTable | None:
        """Return the table without people who share enough with too few: any two of a crowd share all that is kept."""
        while (companions := table.companions(limit)) is not None:
            self._count(table.cells * (1 + len(companions) // 16))
            near = companions >= self._problem.fewest
            if np.count_nonzero(near) < self._problem.fewest:
                return None
            if near.all():
                break
            table = table.part(near, None)
        return table

    def _release(self, node: _Node) -> _Node:
        """Return the node with the free steps taken whose details are no longer in a set."""
        bound = frozenset().union(*node.together)
        released = frozenset(each for each in node.free if self._steps[each].detail not in bound)
        return node._replace(
            kept=node.kept + sum(self._steps[each].value for each in released),
            taken=node.taken | released,
            free=node.free - released,
        )

    def _free(self, node: _Node) -> _Free:
        """Find the best choice of the free steps by the sets of them alone: exact for these sets, a bound for all."""
        values: Counter[int] = Counter()
        for each in node.free:
            values[self._steps[each].detail] += self._steps[each].value
        inside = frozenset(
            each for each in node.together if all(self._steps.coarsest[detail] in node.free for detail in each)
        )
        key = (frozenset(values.items()), inside)
        if key not in self._covers:
            self._covers[key] = cover(values, inside, effort=self._effort, progress=self._progress)
        return _Free(values.total(), self._covers[key])

    def _count(self, cells: int) -> None:
        self._effort.spend(cells / CELLS)

    def _record(self, node: _Node, free: _Free) -> None:
        if node.kept + free.total - free.cover.loss <= self._goal:
            return
        taken = node.taken | {each for each in node.free if self._steps[each].detail not in free.cover.masked}
        self._chosen = self._steps.chosen(taken)
        self._goal = self._best = self._worst - self._problem.loss(self._chosen)


class _Free(NamedTuple):
    """The total worth of the free steps, and the details of them to mask."""

    total: int
    cover: DetailCover


def _kth(score: Amounts, k: int) -> int:
    """Return the k-th largest score."""
    return int(np.partition(score, len(score) - k)[len(score) - k])
