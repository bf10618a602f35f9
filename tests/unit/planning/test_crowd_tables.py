"""People and steps as posting lists answer as the matrix of them does."""

from __future__ import annotations

import numpy as np
import pytest
from pyroaring import BitMap

from engine.planning.optimizer import tables
from engine.planning.optimizer.tables import Matrix, Postings, StepTable


def both(seed: int) -> tuple[StepTable, StepTable]:
    generator = np.random.default_rng(seed)
    people = np.unique(generator.integers(0, 500, 80)).astype(np.int64)
    cells = generator.random((len(people), 9)) < 0.4
    cells[:, 4] = True
    steps = [BitMap(people[cells[:, column]]) | BitMap([501]) for column in range(9)]
    values = generator.integers(0, 99, 9).astype(np.float64)
    return Matrix(cells, values), Postings.scored(BitMap(people), [*steps[:4], None, *steps[5:]], values)


def assert_same(one: StepTable, other: StepTable) -> None:
    assert one.values.tolist() == other.values.tolist()
    assert one.scores().tolist() == other.scores().tolist()
    assert one.fitting().tolist() == other.fitting().tolist()
    for column in range(len(one.values)):
        assert one.column(column).tolist() == other.column(column).tolist()


@pytest.mark.parametrize("limit", [0, 1 << 24])
@pytest.mark.parametrize("seed", range(3))
def test_posting_lists_and_their_parts_answer_as_the_matrix(
    seed: int, limit: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "_CELLS", limit)
    matrix, postings = both(seed)
    assert_same(matrix, postings)
    generator = np.random.default_rng(seed)
    rows = generator.random(len(matrix.scores())) < 0.5
    columns = generator.random(9) < 0.6
    for some in ((rows, None), (None, columns), (rows, columns)):
        assert_same(matrix.part(*some), postings.part(*some))
    assert isinstance(postings.part(rows, columns), Postings if limit == 0 else Matrix)
    assert_same(matrix, postings)


def test_many_cells_are_scored_in_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    matrix, postings = both(7)
    monkeypatch.setattr(tables, "_BLOCK", 100)
    assert matrix.scores().tolist() == postings.scores().tolist()


@pytest.mark.parametrize("seed", range(3))
def test_companions_are_those_who_share_more_with_a_person(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    matrix, postings = both(seed)
    columns = [matrix.column(step) for step in range(9)]
    for limit in (-1.0, 40.0, 120.0, 200.0):
        found = matrix.companions(limit)
        shares = [
            [
                sum(matrix.values[step] for step in range(9) if columns[step][one] and columns[step][other])
                for other in some
            ]
            for some in [range(len(matrix.scores()))]
            for one in some
        ]
        least = [sum(each > limit for each in row) for row in shares]
        most = [sum(each > limit - 1.1 for each in row) for row in shares]
        assert found is not None
        assert all(low <= count <= high for low, count, high in zip(least, found.tolist(), most, strict=True))
    assert postings.companions(0.0) is None
    monkeypatch.setattr(tables, "_PAIRED", 3)
    assert matrix.companions(0.0) is None
