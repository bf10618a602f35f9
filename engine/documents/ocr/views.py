"""Contrast views of a coloured picture: grey pictures that show all its text, however faint."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter, ImageOps

from engine.documents.ocr.marks import edges, find_marks

Pixels = NDArray[np.uint8]

_DARK = 110  # of 255: a darker ground is inverted
_FEWEST = 100  # pixels at the edges of a word
_AROUND = 3  # pixels: side of the square around a known edge
_WEAK = 0.5  # of the colours' steps: if the grey picture shows fewer, the colour is viewed alone


def views(colours: NDArray[np.uint8], *, faint: bool) -> list[Pixels]:
    """Return grey pictures, dark on light: as it is, and if it is faint, with its full contrast.

    Args:
        colours: shape (height, width, 3).
    """
    picture = Image.fromarray(colours)
    grey = np.asarray(ImageOps.autocontrast(picture.convert("L")))
    found = [dark_on_light(grey)]
    if faint:
        found.append(dark_on_light(np.asarray(ImageOps.equalize(picture.convert("L")))))
    found += [dark_on_light(np.asarray(ImageOps.equalize(each))) for each in _colours_apart(colours, picture)]
    return found


def _colours_apart(colours: NDArray[np.uint8], picture: Image.Image) -> list[Image.Image]:
    """Return the colours that show what the grey picture does not."""
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


def concealed(planes: Iterable[Pixels], grey: Pixels) -> Iterator[Pixels]:
    """Yield the planes of a picture that may hold letters where its grey picture shows nothing.

    They get full contrast there, and one colour elsewhere.

    Args:
        planes: of the size of the grey picture: its colours, or its samples as they are stored.
    """
    known = _spread(edges(grey[:, :, None]) > 0)
    for plane in planes:
        hidden = (edges(plane[:, :, None]) > 0) & ~known
        if int(hidden.sum()) < _FEWEST or not any(each.is_letter for each in find_marks(np.uint8(255) * hidden).marks):
            continue
        alone = np.where(known, np.uint8(np.median(plane)), plane)
        yield dark_on_light(np.asarray(ImageOps.equalize(Image.fromarray(alone))))
        known |= _spread(hidden)


def _spread(mask: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return a mask with the pixels around it."""
    wider: NDArray[np.bool_] = (
        np.asarray(Image.fromarray(np.uint8(255) * mask).filter(ImageFilter.MaxFilter(_AROUND))) > 0
    )
    return wider


def dark_on_light(grey: Pixels) -> Pixels:
    """Return a grey picture, inverted if its ground is dark."""
    return 255 - grey if np.median(grey) < _DARK else grey
