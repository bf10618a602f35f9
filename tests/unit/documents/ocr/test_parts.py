from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from engine.documents.ocr.parts import Mask, Parts, connected


def _parts(mask: Mask) -> Parts:
    found = connected(mask)
    assert found is not None
    return found


def test_pixels_that_touch_at_a_corner_are_connected() -> None:
    found = _parts(np.array([[1, 0, 0, 1], [0, 1, 0, 1], [0, 0, 0, 0], [1, 1, 0, 1]], bool))
    assert found.labels.tolist() == [[1, 0, 0, 2], [0, 1, 0, 2], [0, 0, 0, 0], [3, 3, 0, 4]]
    assert found.boxes[1:].tolist() == [[0, 0, 2, 2], [3, 0, 4, 2], [0, 3, 2, 4], [3, 3, 4, 4]]
    assert found.sizes.tolist() == [0, 2, 2, 2, 1]


def test_stretches_that_meet_later_are_one_part() -> None:
    found = _parts(np.array([[1, 0, 1, 0, 1], [1, 1, 1, 1, 1]], bool))
    assert len(found.boxes) == 2
    assert found.boxes[1].tolist() == [0, 0, 5, 2]


@pytest.mark.parametrize("size", [(1, 1), (1, 7), (7, 1), (6, 9)])
def test_parts_are_those_that_a_flood_fills(size: tuple[int, int]) -> None:
    random = np.random.default_rng(7)
    for share in (0.0, 0.2, 0.4, 0.6, 1.0):
        mask = random.random(size) < share
        values = random.integers(1, 255, size).astype(np.uint8)
        found = _parts(mask)
        flooded = list(_flooded(mask))
        assert len(found.boxes) == len(flooded) + 1
        for part in flooded:
            (number,) = {int(found.labels[each]) for each in part}
            rows, columns = zip(*part, strict=True)
            assert found.boxes[number].tolist() == [min(columns), min(rows), max(columns) + 1, max(rows) + 1]
            assert int(found.sizes[number]) == len(part)
            assert int(found.highest(values)[number]) == max(int(values[each]) for each in part)


def _flooded(mask: Mask) -> list[list[tuple[int, int]]]:
    left = {(int(row), int(column)) for row, column in np.argwhere(mask)}
    parts = []
    while left:
        part, ahead = [], [left.pop()]
        while ahead:
            row, column = ahead.pop()
            part.append((row, column))
            near = {(row + down, column + right) for down, right in product((-1, 0, 1), repeat=2)} & left
            left -= near
            ahead += near
        parts.append(part)
    return parts


def test_noise_is_no_text() -> None:
    assert connected(np.indices((500, 500)).sum(axis=0) % 2 == 0) is None
