"""Masks grow, shrink and are smoothed as by a picture's filters of ranks."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image, ImageFilter

from engine.documents.ocr import masks


def _by_filter(mask: masks.Mask, rank: ImageFilter.Filter) -> masks.Mask:
    return np.asarray(Image.fromarray(np.uint8(255) * mask).filter(rank)) > 0


@pytest.mark.parametrize("share", [0.02, 0.5, 0.97])
@pytest.mark.parametrize("size", [(40, 31), (9, 60), (3, 3)])
def test_they_are_those_of_filters(size: tuple[int, int], share: float) -> None:
    mask = np.random.default_rng(7).random(size) < share
    before = mask.copy()
    for side in (1, 3, 5, 9):
        assert np.array_equal(masks.grown(mask, side), _by_filter(mask, ImageFilter.MaxFilter(side)))
        assert np.array_equal(masks.shrunk(mask, side), _by_filter(mask, ImageFilter.MinFilter(side)))
    assert np.array_equal(masks.smoothed(mask), _by_filter(mask, ImageFilter.MedianFilter(3)))
    assert np.array_equal(mask, before)
