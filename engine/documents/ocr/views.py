"""Contrast views of a coloured picture: grey pictures that show all its text, however faint."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter, ImageOps

from engine.documents.ocr.marks import FAINT, Found, edges, find_marks

Pixels = NDArray[np.uint8]

_DARK = 110  # of 255: a darker ground is inverted
_FEWEST = 100  # pixels at the edges of a word
_ROUNDED = 1  # of 255: by which steps of a plain ground may differ
_GRAINY = 0.2  # share of the pixels with weak steps
_AWAY = 2, 4, 12  # of 255: from the ground
_HALF = 2  # times as small
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
    known = edges(grey) > _ROUNDED
    return [
        plane
        for number, plane in enumerate(picture.split())
        if (steps := edges(colours[:, :, number : number + 1]) > 0).any()
        and (steps & known).sum() < _WEAK * steps.sum()
    ]


def concealed(planes: Iterable[Pixels], grey: Pixels) -> Iterator[Pixels]:
    """Yield the planes of a picture that may hold letters or codes where its grey picture shows nothing.

    They get full contrast there, and one colour elsewhere.

    Args:
        planes: of the size of the grey picture: its colours, or its samples as they are stored.
    """
    shown = edges(grey[:, :, None])
    known, touched = _spread(shown > _ROUNDED), _spread(shown > 0)
    for plane in planes:
        steps = edges(plane[:, :, None])
        # The least step is rounding beside others, and may be a letter where the grey picture is plain.
        hidden = ((steps > _ROUNDED) & ~known) | ((steps > 0) & ~known & ~touched)
        if int(hidden.sum()) < _FEWEST or not _shows_something(find_marks(np.uint8(255) * hidden)):
            continue
        alone = np.where(known, np.uint8(np.median(plane)), plane)
        yield dark_on_light(np.asarray(ImageOps.equalize(Image.fromarray(alone))))
        known |= _spread(hidden)


def _shows_something(found: Found) -> bool:
    return bool(found.codes) or any(each.is_letter for each in found.marks)


def faint_marks(grey: Image.Image) -> Iterator[Image.Image]:
    """Yield black on white what differs a little from the ground of a picture; nothing where the ground is grainy."""
    small = np.asarray(grey.reduce(_HALF))
    steps = edges(small[:, :, None])
    weak = (steps > _ROUNDED) & (steps < FAINT) & ~_spread(steps >= FAINT)  # not the soft edges of others
    if _FEWEST <= int(weak.sum()) < _GRAINY * weak.size:
        pixels = np.asarray(grey)
        away = np.maximum(pixels, ground := np.uint8(np.median(small))) - np.minimum(pixels, ground)
        yield from (Image.fromarray(np.uint8(255) * (away < least)) for least in _AWAY)


def _spread(mask: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return a mask with the pixels around it."""
    wider: NDArray[np.bool_] = (
        np.asarray(Image.fromarray(np.uint8(255) * mask).filter(ImageFilter.MaxFilter(_AROUND))) > 0
    )
    return wider


def dark_on_light(grey: Pixels) -> Pixels:
    """Return a grey picture, inverted if its ground is dark."""
    return 255 - grey if np.median(grey) < _DARK else grey
