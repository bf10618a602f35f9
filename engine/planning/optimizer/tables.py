"""Tables of people and the steps that fit them: a bit matrix or, for many people, posting lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

import numpy as np
import numpy.typing as npt
from pyroaring import BitMap

Booleans = npt.NDArray[np.bool_]
Amounts = npt.NDArray[np.float64]
Integers = npt.NDArray[np.int64]

# Cells up to which a matrix is used.
_CELLS = 1 << 24

# People up to which each pair is compared.
_PAIRED = 2048

# Cells that are multiplied at a time: 32 MiB of them as floats.
_BLOCK = 1 << 22


class StepTable(Protocol):
    """A table of people and steps. `values`: worth of each step; a person's score is the sum over fitting steps."""

    values: Amounts

    @property
    def cells(self) -> int:
        """The number of cells read for all scores, or the equivalent in posting lists."""

    def scores(self) -> Amounts:
        """Return the score of each person as a new array."""

    def fitting(self) -> Integers:
        """Return how many people each step fits."""

    def column(self, step: int) -> Booleans:
        """Return which people a step fits."""

    def companions(self, limit: float) -> Integers | None:
        """Return for each person how many people, including that person, share steps worth more than `limit` with them;
        None if there are too many people to compare each pair."""

    def part(self, rows: Booleans | None, columns: Booleans | None) -> StepTable:
        """Return the table of these people and steps only; None: all."""


class Matrix:
    """A table as a matrix of bits, shape (people, steps)."""

    def __init__(self, cells: Booleans, values: Amounts) -> None:
        self.values = values
        self._cells = cells

    @property
    def cells(self) -> int:
        return self._cells.size

    def scores(self) -> Amounts:
        rows, columns = self._cells.shape
        scores = np.zeros(rows)
        block = max(1, _BLOCK // max(1, rows))
        for start in range(0, columns, block):
            scores += self._cells[:, start : start + block] @ self.values[start : start + block]
        return scores

    def fitting(self) -> Integers:
        fitting: Integers = np.count_nonzero(self._cells, axis=0)
        return fitting

    def column(self, step: int) -> Booleans:
        column: Booleans = self._cells[:, step]
        return column

    def companions(self, limit: float) -> Integers | None:
        if len(self._cells) > _PAIRED:
            return None
        cells = self._cells.astype(np.float32)
        # Sums of whole numbers below 2 ** 24 are exact in single precision; a larger one is off by less than one part
        # in a million, which the margin of the limit covers.
        shared = (cells * self.values.astype(np.float32)) @ cells.T
        companions: Integers = np.count_nonzero(shared > limit - abs(limit) * 1e-5 - 1, axis=1)
        return companions

    def part(self, rows: Booleans | None, columns: Booleans | None) -> Matrix:
        cells, values = self._cells, self.values
        if rows is not None and columns is not None:
            return Matrix(cells[np.ix_(rows, columns)], values[columns])
        if rows is not None:
            cells = cells[rows]
        if columns is not None:
            cells, values = cells[:, columns], values[columns]
        return Matrix(cells, values)


class Postings:
    """A table as posting lists. `people`: ascending ids. `steps`: None fits everybody."""

    def __init__(self, people: Integers, steps: Sequence[BitMap | None], values: Amounts, scores: Amounts) -> None:
        self.values = values
        self._people = people
        self._set = BitMap(people)
        self._steps = steps
        self._row = np.zeros(int(people.max(initial=0)) + 1, dtype=np.int32)
        self._row[people] = np.arange(len(people), dtype=np.int32)
        self._scores = scores

    @classmethod
    def scored(cls, people: BitMap, steps: Sequence[BitMap | None], values: Amounts) -> Postings:
        """Return the table of these people and steps with the score of each person."""
        scored = cls(np.asarray(people.to_array()), steps, values, np.zeros(len(people)))
        scored._add(range(len(steps)), 1)
        return scored

    @property
    def cells(self) -> int:
        return len(self._people) * (1 + len(self._steps))

    def scores(self) -> Amounts:
        return self._scores.copy()

    def fitting(self) -> Integers:
        count = len(self._people)
        fitting = (count if step is None else self._set.intersection_cardinality(step) for step in self._steps)
        return np.fromiter(fitting, np.int64, len(self._steps))

    def column(self, step: int) -> Booleans:
        column = np.zeros(len(self._people), dtype=np.bool_)
        column[self._rows(step)] = True
        return column

    def companions(self, limit: float) -> Integers | None:  # noqa: ARG002
        return None

    def part(self, rows: Booleans | None, columns: Booleans | None) -> StepTable:
        part = self
        if rows is not None:
            part = Postings(self._people[rows], self._steps, self.values, self._scores[rows])
        kept = list(range(len(self._steps))) if columns is None else np.flatnonzero(columns).tolist()
        steps, values = [self._steps[column] for column in kept], self.values[kept]
        if len(part._people) * len(steps) <= _CELLS:
            cells = np.zeros((len(part._people), len(steps)), dtype=np.bool_)
            for place, column in enumerate(kept):
                cells[part._rows(column), place] = True
            return Matrix(cells, values)
        if columns is None:
            return part
        scores = Postings(part._people, self._steps, self.values, part._scores.copy())
        scores._add(np.flatnonzero(~columns).tolist(), -1)
        return Postings(part._people, steps, values, scores._scores)

    def _add(self, steps: Iterable[int], times: int) -> None:
        for step in steps:
            self._scores[self._rows(step)] += times * self.values[step]

    def _rows(self, step: int) -> Integers | slice:
        people = self._steps[step]
        return slice(None) if people is None else self._row[np.asarray((self._set & people).to_array())]
