"""Grey pictures without what crosses or surrounds letters: rules, frames, grids, strokes through words, and specks.

OCR takes a letter in a frame for a drawing, and gives up on words that are struck through or printed on squared paper.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from engine.documents.ocr.parts import connected
from engine.documents.rasters import Mask, Pixels

_LONG = 0.4  # inches of a straight line that is longer than the strokes of printed letters
_SIDE = 0.2  # inches of the side of a box
_LONGER, _HIGHER = 1.5, 1.2  # times the height of a line of text: a line, and the side of a box around letters
_THICK = 0.05  # inches; a thicker one is a bar, or a letter of a heading
_FEWEST_TICKS = 4  # on one line
_UNEVEN = 0.2  # of the height of a tick, and of the distance to the next
_FEWEST_THICK = 3  # pixels, with soft edges
_LEAST_THIN = 0.5  # of a line's length, where no letter crosses it
_CONTRAST = 0.25  # of that between letters and their ground: less is the grain of paper
_EVERY = 4  # pixel in a row and in a column that is looked at to know it
_INK = 24  # of 255: how much darker than its ground a line is at least
_GRAIN = 7.0  # times the median distance from the ground: few of a million grains are further away
_MOST_GRAIN = 64  # of 255
_NOISY = 0.02  # share of pixels unlike most around them: few of a clean print are, but the corners of its letters
_UNLIKE = 48  # of 255


def without_rules(grey: Pixels, dpi: float, text: float = 0.0) -> tuple[Pixels, Mask] | None:
    """Return a picture, dark on light, without straight lines, letters that they cross mended, and the pixels of these
    lines; None if it has none.

    Args:
        dpi: its pixels per inch.
        text: the usual height of its lines of text, in pixels; strokes of large letters are no lines.
    """
    long = max(round(_LONG * dpi), round(_LONGER * text), 2)
    thick = max(round(_THICK * dpi), _FEWEST_THICK)
    side = max(round(_SIDE * dpi), 2)
    short = max(side, round(_HIGHER * text))
    lying, upright = _rules(grey, short, thick), _rules(np.ascontiguousarray(grey.T), short, thick)
    lying, upright = _sides(lying, upright.T, long, thick), _sides(upright, lying.T, long, thick)
    if not lying.any() and not upright.any():
        return None
    upright |= _ticks(levelled(grey), lying, side, thick).T
    half = np.ascontiguousarray(_mended(grey, lying).T)
    cleaned = np.ascontiguousarray(_mended(half, upright).T)
    # Before levelling, which changes nearly every pixel of a grainy ground.
    return levelled(cleaned), cleaned != grey


def without_specks(grey: Pixels) -> Pixels | None:
    """Return a picture with each pixel like most around it; None if it has few specks."""
    smooth = np.asarray(Image.fromarray(grey).filter(ImageFilter.MedianFilter(3)))
    unlike = np.maximum(grey, smooth) - np.minimum(grey, smooth) > _UNLIKE
    return levelled(smooth) if unlike.mean() >= _NOISY else None


def levelled(grey: Pixels) -> Pixels:
    """Return a picture without the shades of its ground: what is left of soft edges, and the grain of paper."""
    ground = int(np.median(grey))
    away = np.abs(grey.astype(np.int16) - ground)
    least = min(max(_INK, _GRAIN * float(np.median(away[::_EVERY, ::_EVERY]))), _MOST_GRAIN)
    return np.where(away <= least, np.uint8(ground), grey)


def _rules(grey: Pixels, long: int, thick: int) -> Mask:
    """Return the pixels of lying lines: long, and darker than what is above and below them."""
    darkest, lightest = np.percentile(grey[::_EVERY, ::_EVERY], (1, 95))
    ink = max(_INK, round(_CONTRAST * (lightest - darkest)))
    ground = 255 - _highest(255 - _highest(grey, thick), thick)
    thin = ground - grey > ink  # the ground is nowhere darker
    found = np.zeros(grey.shape, np.bool_)
    rows = np.flatnonzero(thin.sum(axis=1) >= _LEAST_THIN * long)
    grey, thin = grey[rows], thin[rows]
    # Where a stroke of a letter or an upright line crosses it, a line is not thinner than what is above and below.
    columns = np.arange(grey.shape[1], dtype=np.int32)
    whole, darker = thin.copy(), np.zeros_like(thin)
    for way in (slice(None), slice(None, None, -1)):
        last = np.maximum.accumulate(np.where(thin[:, way], columns, np.int32(-1)), axis=1)
        before = np.take_along_axis(grey[:, way], np.maximum(last, 0), axis=1).astype(np.int16)
        crossed = (last >= 0) & (columns - last <= thick) & (grey[:, way] <= before + ink)
        whole[:, way] |= crossed
        darker[:, way] |= crossed & (grey[:, way] < before - ink)  # a letter on a lighter line
    found[rows] = _opened(whole, long) & ~darker
    return found


def _sides(rules: Mask, across: Mask, long: int, thick: int) -> Mask:
    """Return the runs in rows that are long, or lead from one line across them to another, as the sides of a box do."""
    rows, starts, ends = _runs(rules)
    ahead = np.pad(across, ((0, 0), (thick, thick)))
    side = np.arange(2 * thick + 1)  # from as many pixels before to as many after
    is_side = ahead[rows[:, None], starts[:, None] + side].any(axis=1) & (
        ahead[rows[:, None], ends[:, None] - 1 + side].any(axis=1)
    )
    return _filled(rules.shape, rows, starts, ends, (ends - starts >= long) | is_side)


def _ticks(grey: Pixels, rules: Mask, short: int, thick: int) -> Mask:
    """Return the ticks that stand on lying lines at even distances, as between the places for letters in a form.

    Args:
        grey: dark on ground of one shade.
        short: pixels that they are at most high.
    """
    found = np.zeros_like(rules)
    ink = np.pad(grey < np.median(grey), ((short, 0), (0, 0)))
    parts = connected(rules)
    if parts is None:
        return found
    for number, (x0, y0, x1, y1) in enumerate(parts.boxes[1:].tolist(), start=1):
        columns = np.arange(x0, x1)
        tops = y0 + (parts.labels[y0:y1, x0:x1] == number).argmax(axis=0)
        above = ink[tops - 1 - np.arange(short)[:, None] + short, columns]  # upwards from the line
        heights = np.where(above.all(axis=0), 0, above.argmin(axis=0))
        for start, end in _even_stands(heights, thick):
            for column in range(start, end):
                top = tops[column]
                found[max(top - heights[column], 0) : top, x0 + column] = True
    return found


def _even_stands(heights: NDArray[np.intp], thick: int) -> list[tuple[int, int]]:
    """Return the stretches of columns in which narrow strokes of one height stand at even distances.

    Args:
        heights: of what stands on a line, in each of its columns.
    """
    edges = np.flatnonzero(np.diff(heights >= _FEWEST_THICK, prepend=False, append=False)).reshape(-1, 2)
    narrow = edges[edges[:, 1] - edges[:, 0] <= thick].tolist()
    high = np.array([heights[start:end].max() for start, end in narrow])
    if len(high) < _FEWEST_TICKS:
        return []
    uneven = max(1.0, _UNEVEN * float(np.median(high)))
    alike = (np.abs(high - np.median(high)) <= uneven).tolist()
    ticks = [(start, end) for (start, end), is_alike in zip(narrow, alike, strict=True) if is_alike]
    return ticks if _is_even(np.array([(start + end) / 2 for start, end in ticks])) else []


def _is_even(middles: NDArray[np.float64]) -> bool:
    """Return whether there are ticks enough, each as many steps of one size from the next."""
    if len(middles) < _FEWEST_TICKS:
        return False
    steps = np.diff(middles) / np.median(np.diff(middles))
    return bool((np.abs(steps - steps.round()) <= _UNEVEN).all())


def _runs(mask: Mask) -> tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.intp]]:
    """Return row, start and end of each run of set pixels in a row."""
    steps = np.diff(np.pad(mask.view(np.int8), ((0, 0), (1, 1))), axis=1)
    rows, starts = np.nonzero(steps == 1)
    return rows, starts, np.nonzero(steps == -1)[1]


def _filled(
    shape: tuple[int, ...], rows: NDArray[np.intp], starts: NDArray[np.intp], ends: NDArray[np.intp], kept: Mask
) -> Mask:
    """Return a mask of this shape with the runs that are kept."""
    found = np.zeros(shape, np.bool_)
    for row, start, end in zip(rows[kept].tolist(), starts[kept].tolist(), ends[kept].tolist(), strict=True):
        found[row, start:end] = True
    return found


def _highest(grey: Pixels, reach: int) -> Pixels:
    """Return for each pixel the lightest one of its column up to half of `reach` above or below it."""
    found = grey.copy()
    for by in range(1, reach // 2 + 1):
        np.maximum(found[by:], grey[:-by], out=found[by:])
        np.maximum(found[:-by], grey[by:], out=found[:-by])
    return found


def _opened(ink: Mask, length: int) -> Mask:
    """Return the pixels of runs in rows that have at least this length."""
    rows, starts, ends = _runs(ink)
    return _filled(ink.shape, rows, starts, ends, ends - starts >= length)


def _mended(grey: Pixels, rules: Mask) -> Pixels:
    """Return a picture in which each pixel of a lying line is as light as the lighter one of those above and below."""
    grown = rules.copy()  # with the soft edges of the line
    grown[1:] |= rules[:-1] & (grey[1:] > grey[:-1])
    grown[:-1] |= rules[1:] & (grey[:-1] > grey[1:])
    above = _carried(grey, grown)
    below = _carried(grey[::-1], grown[::-1])[::-1]
    return np.where(grown, np.maximum(above, below), grey)


def _carried(grey: Pixels, lines: Mask) -> Pixels:
    """Return a picture in which each pixel of a line is as the last one above it; white if there is none."""
    found = grey.copy()
    for row in np.flatnonzero(lines.any(axis=1)).tolist():
        found[row] = np.where(lines[row], found[row - 1] if row else 255, grey[row])
    return found
