"""Letters are found in the colours of a picture where its grey picture is even, and nowhere else."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from engine.documents.ocr.views import Pixels, concealed


def written(ground: int, letters: int) -> Pixels:
    picture = Image.new("L", (300, 80), ground)
    ImageDraw.Draw(picture).text((20, 15), "Quistorp", fill=letters, font=ImageFont.load_default(40))
    return np.where(
        np.asarray(picture) > (ground + letters) / 2, np.uint8(max(ground, letters)), np.uint8(min(ground, letters))
    )


def even(value: int) -> Pixels:
    return np.full((80, 300), value, np.uint8)


def test_plane_of_letters_that_the_grey_picture_lacks() -> None:
    found = list(concealed([even(9), written(0, 6), written(0, 6)], even(0)))
    assert len(found) == 1
    assert np.ptp(found[0]) > 200


def test_nothing_where_the_grey_picture_has_the_letters() -> None:
    assert not list(concealed([written(0, 6), written(0, 255)], written(0, 2)))


def test_nothing_in_noise_of_single_pixels() -> None:
    noise = even(0)
    noise[::20, ::15] = 1
    assert not list(concealed([noise], even(0)))
