"""Grey pictures without the outlines that surround letters: stamps, ovals drawn by hand, frames with round corners.

OCR takes an outline with the letters in it for a drawing. Straight rules are removed elsewhere; see `cleaned`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from engine.core.types import Box
from engine.documents.ocr.masks import grown, shrunk
from engine.documents.ocr.parts import PartNumbers, connected
from engine.documents.rasters import Mask, Pixels

_DPI = 150.0  # at which outlines are searched
_THICK = 0.05  # inches; what is thicker is a bar or a filled shape
_AROUND = 1.25  # times the height of a line of text: the least side of an outline around one
_WIDE, _HIGH = 1.2, 0.8  # times that height: the least ground within an outline
POINTS = 12.0
"""Height of a line where none was read."""
_ROUNDS = 3  # outlines within each other
_SOFT = 1  # pixels of the soft edge of an outline
_MOST_OF_IT = 0.8  # of an outline
_USUAL = 0.4  # of the rows and columns: in so many, an outline is no thicker


class _Outline(NamedTuple):
    """An outline: its box, its pixels within it, and the boxes of what touches it from within."""

    box: Box
    pixels: Mask
    touching: list[Box]

    def is_straight(self, rules: Mask) -> bool:
        """Return whether it consists of straight lines."""
        return bool((self.pixels & rules[_within(self.box)]).sum() >= _MOST_OF_IT * self.pixels.sum())


def without_outlines(grey: Pixels, rules: Mask, dpi: float, text: float) -> tuple[Pixels, list[Box]] | None:
    """Return a picture without the outlines around letters, and the boxes of what touches or crosses one of them,
    which is left in part; None if it has no outline.

    Args:
        grey: (height, width), dark on ground of one shade.
        rules: its pixels of straight lines; an outline of these is none.
        dpi: its pixels per inch.
        text: the usual height of its lines of text, in pixels.
    """
    factor = max(round(dpi / _DPI), 1)
    ground = int(np.median(grey))
    height, width = grey.shape
    ink, straight = _reduced(grey < ground, factor), _reduced(rules, factor)
    line = (text or POINTS * dpi / 72) / factor
    thick = max(round(_THICK * dpi / factor), 2)
    removed, touching = np.zeros_like(ink), list[Box]()
    for _ in range(_ROUNDS):
        found = [each for each in _outlines(ink & ~removed, line, thick) if not each.is_straight(straight)]
        for each in found:
            removed[_within(each.box)] |= each.pixels
            touching += [Box(*(factor * edge for edge in inner)) for inner in each.touching]
        if not found:
            break
    if not removed.any():
        return None
    whole = np.repeat(np.repeat(removed, factor, axis=0), factor, axis=1)[:height, :width]
    return np.where(whole, np.uint8(ground), grey), touching


def _reduced(ink: Mask, factor: int) -> Mask:
    """Return a smaller mask: a pixel for each square that holds one of the mask."""
    rows, columns = (-side % factor for side in ink.shape)
    padded = np.pad(ink, ((0, rows), (0, columns)))
    squares = padded.reshape(padded.shape[0] // factor, factor, padded.shape[1] // factor, factor)
    return np.asarray(squares.any(axis=(1, 3)))


def _outlines(ink: Mask, line: float, thick: int) -> Iterator[_Outline]:
    parts = connected(ink)
    if parts is None:
        return
    sides = parts.boxes[:, 2:] - parts.boxes[:, :2]
    for number in np.flatnonzero((sides[1:] >= _AROUND * line).all(axis=1)) + 1:
        box = Box(*map(float, parts.boxes[number]))
        own = np.pad(parts.labels[_within(box)] == number, 1)
        if (outside := _outside(own, line)) is not None and (stroke := _stroke(own)) <= thick:
            outline = own & ~shrunk(~outside, 2 * (stroke + _SOFT) + 1)
            touching = connected((own & ~outline)[1:-1, 1:-1])
            boxes = touching.boxes[1:] + (parts.boxes[number][[0, 1, 0, 1]]) if touching else ()
            yield _Outline(box, outline[1:-1, 1:-1], [Box(*map(float, each)) for each in boxes])


def _within(box: Box) -> tuple[slice, slice]:
    return slice(int(box.y0), int(box.y1)), slice(int(box.x0), int(box.x1))


def _outside(own: Mask, line: float) -> Mask | None:
    """Return the ground around a part, with its soft corners closed; None if it surrounds no room for letters.

    Args:
        own: the part, with a pixel of ground on each side.
    """
    # Ground touches ground at corners, too, as ink does.
    closed = grown(own, 3)
    ground = connected(np.pad(~closed, 1, constant_values=True))
    if ground is None:
        return None
    labels: PartNumbers = ground.labels
    outside = labels == labels[0, 0]
    inner = [each for each in range(1, len(ground.boxes)) if each != labels[0, 0]]
    sides = (ground.boxes[inner, 2:] - ground.boxes[inner, :2]).reshape(-1, 2)
    has_room = (sides.max(axis=1, initial=0) >= _WIDE * line) & (sides.min(axis=1, initial=line) >= _HIGH * line)
    return grown(outside, 3)[1:-1, 1:-1] & ~own if has_room.any() else None


def _stroke(own: Mask) -> int:
    """Return how thick a part is at its outer edges, in pixels, in many of its rows and columns."""
    found: list[int] = []
    for ink in (own, own[:, ::-1], own.T, own.T[:, ::-1]):
        rows = ink[ink.any(axis=1)]
        begun = np.maximum.accumulate(rows, axis=1)
        left = np.maximum.accumulate(begun & ~rows, axis=1)
        found += (begun & ~left).sum(axis=1).tolist()
    return int(np.quantile(found, _USUAL)) if found else 0
