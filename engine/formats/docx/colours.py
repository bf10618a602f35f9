"""Letters that differ from their ground by colour and not by brightness, which a grey picture does not show.

Viewers show a difference of one in 256 to nobody's eye, and to everybody who stretches the contrast of one colour.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from engine.formats.docx.pictures import ShownPicture, coloured

_EDGE, _NO_EDGE = 40, 12
"""Steps, of 255 after stretching, between neighbouring pixels of a letter and its ground, and where a grey hides it."""
_FEWEST = 0.002  # of all pixels are such edges
_LEAST = 60

Levels = NDArray[np.float32]


def by_colour(picture: ShownPicture) -> Image.Image | None:
    """Return what the picture shows in the colour in which most of it is hidden from a grey one; None where nothing is.

    Black is stretched to white in it.
    """
    shown = coloured(picture)
    if shown is None:
        return None
    levels = np.asarray(shown, dtype=np.float32)
    red, green, blue = (levels[:, :, number] for number in range(3))
    if np.array_equal(red, green) and np.array_equal(green, blue):
        return None
    grey = 0.299 * red + 0.587 * green + 0.114 * blue
    plain = _steps(grey) < _NO_EDGE
    most, best = 0, None
    for view in map(_stretched, (red, green, blue, red - green, blue - green)):
        edges = int(np.count_nonzero((_steps(view) > _EDGE) & plain))
        if edges > most:
            most, best = edges, view
    if best is None or most < max(_LEAST, _FEWEST * grey.size):
        return None
    return Image.fromarray(best.astype(np.uint8))


def _stretched(levels: Levels) -> Levels:
    least, most = float(levels.min()), float(levels.max())
    return (levels - least) * (255 / (most - least)) if most > least else np.zeros_like(levels)


def _steps(levels: Levels) -> Levels:
    """Differences between each pixel and the one on its right."""
    return np.abs(np.diff(levels, axis=1, append=levels[:, -1:]))
