"""A picture turned upright, and the way from there back to where things stood."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from engine.types import Box

_WHITE = 255


def turned_back(image: Image.Image, degrees: float) -> tuple[Image.Image, Callable[[Box], Box]]:
    """A grey picture whose lines slope clockwise by so many degrees, made level on a larger ground.

    Returns:
        With it, what makes of a box in the new picture the box around it in the old one.
    """
    if not degrees:
        return image, lambda box: box
    level = image.rotate(degrees, Image.Resampling.BICUBIC, expand=True, fillcolor=_WHITE)
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def back(box: Box) -> Box:
        corners = [(x - level.width / 2, y - level.height / 2) for x in (box.x0, box.x1) for y in (box.y0, box.y1)]
        xs = [x * cosine - y * sine + image.width / 2 for x, y in corners]
        ys = [x * sine + y * cosine + image.height / 2 for x, y in corners]
        return Box(min(xs), min(ys), max(xs), max(ys))

    return level, back
