"""Grey pictures of a coloured one, in which everything can be read that it shows, however little it stands out."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageOps

from engine.ocr.marks import edges

Pixels = NDArray[np.uint8]

_DARK = 110  # of 255: a ground that is darker is turned to light
_WEAK = 0.5  # of the steps of the colours, that the steps of the grey picture have at least


def views(colours: NDArray[np.uint8], *, faint: bool) -> list[Pixels]:
    """Return grey pictures, dark on light: as it is; and, where it is faint, with all contrast that it has.

    Args:
        colours: shape (height, width, 3).
    """
    picture = Image.fromarray(colours)
    grey = np.asarray(ImageOps.autocontrast(picture.convert("L")))
    found = [_dark_on_light(grey)]
    if faint:
        found.append(_dark_on_light(np.asarray(ImageOps.equalize(picture.convert("L")))))
    found += [_dark_on_light(np.asarray(ImageOps.equalize(each))) for each in _colours_apart(colours, picture)]
    return found


def _colours_apart(colours: NDArray[np.uint8], picture: Image.Image) -> list[Image.Image]:
    """The colours that show what the grey picture does not."""
    if not np.any(colours != colours[:, :, :1]):
        return []
    grey = np.asarray(picture.convert("L"))[:, :, None]
    known = edges(grey) > 0
    return [
        plane
        for number, plane in enumerate(picture.split())
        if (steps := edges(colours[:, :, number : number + 1]) > 0).any()
        and (steps & known).sum() < _WEAK * steps.sum()
    ]


def _dark_on_light(grey: Pixels) -> Pixels:
    return 255 - grey if np.median(grey) < _DARK else grey
