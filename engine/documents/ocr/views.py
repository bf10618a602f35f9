"""Contrast views of a coloured picture: grey pictures that show all its text, however faint."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

import numpy as np
from PIL import Image, ImageFilter, ImageOps

from engine.documents.ocr.marks import FAINT, Found, edges, find_marks
from engine.documents.ocr.masks import grown, shrunk, smoothed
from engine.documents.rasters import Pixels

_DARK = 110  # of 255: a darker ground is inverted
_FEWEST = 100  # pixels at the edges of a word
_ROUNDED = 1  # of 255: by which steps of a plain ground may differ
_GRAINY = 0.2  # share of the pixels with weak steps
_AWAY = 2, 4, 12  # of 255: from the ground
_HALF = 2  # times as small
_AROUND = 3  # pixels: side of the square around a known edge
_CELL = 8  # pixels: side of the squares whose median is the ground of a picture
_NEAR = 9  # squares: side of the area whose median is the ground around a square
_UNEVEN = 24  # of 255: between the darkest and the lightest ground
_MOST_OF_IT = 5, 95  # per cent: darker and lighter ground is an edge, or a speck
_PALEST, _STRONG = 10, 0.5  # of 255, and of the contrast of the darkest ink: between them are pale letters
_SOFT = 3  # pixels: side of the square around strong ink whose edges are soft
_OVER = 9  # pixels: height of strong letters that lie over pale ones
_APART = 0.2  # of the pale pixels are not beside strong ones
_BLURRED = 0.28  # times the strong pixels: pale ones beside them
_COVERED = 0.06  # share of the pixels; of more, grain
_WEAK = 0.5  # of the colours' steps: if the grey picture shows fewer, the colour is viewed alone


def views(colours: Pixels, *, faint: bool) -> list[Pixels]:
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


def _colours_apart(colours: Pixels, picture: Image.Image) -> list[Image.Image]:
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
    known, touched = grown(shown > _ROUNDED, _AROUND), grown(shown > 0, _AROUND)
    for plane in planes:
        steps = edges(plane[:, :, None])
        # The least step is rounding beside others, and may be a letter where the grey picture is plain.
        hidden = ((steps > _ROUNDED) & ~known) | ((steps > 0) & ~known & ~touched)
        if int(hidden.sum()) < _FEWEST or not _shows_something(find_marks(np.uint8(255) * hidden)):
            continue
        alone = np.where(known, np.uint8(np.median(plane)), plane)
        yield dark_on_light(np.asarray(ImageOps.equalize(Image.fromarray(alone))))
        known |= grown(hidden, _AROUND)


def _shows_something(found: Found) -> bool:
    return bool(found.codes) or any(each.is_letter for each in found.marks)


def faint_marks(grey: Image.Image) -> Iterator[Image.Image]:
    """Yield black on white what differs a little from the ground of a picture, each view once; nothing where the ground
    is grainy.
    """
    small = np.asarray(grey.reduce(_HALF))
    steps = edges(small[:, :, None])
    weak = (steps > _ROUNDED) & (steps < FAINT) & ~grown(steps >= FAINT, _AROUND)  # not the soft edges of others
    if _FEWEST <= int(weak.sum()) < _GRAINY * weak.size:
        pixels = np.asarray(grey)
        away = np.maximum(pixels, ground := np.uint8(np.median(small))) - np.minimum(pixels, ground)
        for fainter, least in pairwise((0, *_AWAY)):
            # Most pictures have no shade so near to their ground, and would be shown three times alike.
            if not fainter or ((fainter <= away) & (away < least)).any():
                yield Image.fromarray(np.uint8(255) * (away < least))


def on_even_ground(grey: Pixels) -> Pixels | None:
    """Return how much a picture differs from the ground around each pixel, dark on light; None where that is even.

    It shows letters over a slope of colour, a photograph or an edge between dark and light, on either side of it.
    """
    height, width = (side // _CELL * _CELL for side in grey.shape)
    if min(height, width) < _CELL * _NEAR:
        return None
    cells = grey[:height:2, :width:2].reshape(height // _CELL, _CELL // 2, width // _CELL, _CELL // 2)
    medians = np.median(cells.transpose(0, 2, 1, 3).reshape(height // _CELL, width // _CELL, -1), axis=2)
    ground = Image.fromarray(medians.astype(np.uint8)).filter(ImageFilter.MedianFilter(_NEAR))
    darkest, lightest = np.percentile(np.asarray(ground), _MOST_OF_IT)
    if lightest - darkest < _UNEVEN:
        return None
    whole = np.asarray(ground.resize(grey.shape[::-1], Image.Resampling.BILINEAR))
    away = np.maximum(grey, whole) - np.minimum(grey, whole)
    return 255 - np.asarray(ImageOps.autocontrast(Image.fromarray(away), cutoff=(0, 0.1)))


def pale_marks(grey: Pixels) -> Pixels | None:
    """Return what is paler than the ink of a picture on even ground, black on white; None where that shows no letters.

    It is a watermark beneath the text, or the back of the page that shines through.
    """
    ground = int(np.median(grey[::_HALF, ::_HALF]))
    away = np.abs(grey.astype(np.int16) - ground)
    least = _STRONG * float(np.percentile(away[::_HALF, ::_HALF], 99.5))
    if least <= _PALEST:
        return None
    if (away > _PALEST).mean() > _GRAINY:
        return None
    strong = grown(away > least, _SOFT)
    beside = grown(strong, _OVER)
    pale = (away > _PALEST) & ~strong
    if (pale & ~beside).sum() < _APART * pale.sum():
        return None  # the soft edges of letters
    if (pale & beside).sum() > _BLURRED * (away > least).sum():
        # Beside strong ink only strokes that are thicker than its soft edges.
        pale &= grown(shrunk(pale, _AROUND), _AROUND) | ~beside
    inner = np.uint8(255) * smoothed(pale)
    if not _FEWEST <= int((inner > 0).sum()) < _COVERED * inner.size or not _shows_something(find_marks(inner)):
        return None
    # Where strong ink lies over them, pale strokes go on from side to side.
    joined = shrunk(grown(pale, _OVER), _OVER)
    shown: Pixels = 255 - np.uint8(255) * (pale | (joined & strong))
    return shown


def dark_on_light(grey: Pixels) -> Pixels:
    """Return a grey picture, inverted if its ground is dark."""
    return 255 - grey if np.median(grey) < _DARK else grey
