"""Pictures of which a page shows less than the file holds: cropped ones, and ones under boxes (threats P19, P19c)."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pypdfium2

from engine.hidden.peeled import IMAGE, Bounds, Drawn, bounds, clip, draw, fills
from engine.types import Concealed

_MOST_SHOWN = 0.97  # less of a picture is a crop; viewers cut a hair off all
_SMALLEST = 4.0  # points each way: less hides no word
_SCALE = 1.0  # pixels a point
_ONE_COLOUR = 24  # of 255
_OVER_PICTURE = 0.5  # of a box


def find(plain: bytes) -> Iterator[Concealed]:
    """Pictures with edges that are not shown, and boxes that were drawn over a part of a picture."""
    with pypdfium2.PdfDocument(plain) as document:
        for number, page in enumerate(document):
            pictures = list(page.get_objects([IMAGE], max_depth=2))
            frame = Bounds(*page.get_cropbox())
            for picture in pictures:
                if _is_cropped(bounds(picture), clip(picture), frame):
                    yield Concealed("picture-edges", True, number)
            for _ in range(_boxes_over(page, [bounds(each) for each in pictures])):
                yield Concealed("picture-under-box", True, number)


def _is_cropped(whole: Bounds, shown: Bounds | None, frame: Bounds) -> bool:
    seen = whole.shared(frame).shared(shown or frame)
    hidden = (
        (whole.right - whole.left) - (seen.right - seen.left),
        (whole.top - whole.bottom) - (seen.top - seen.bottom),
    )
    return seen.area < _MOST_SHOWN * whole.area and max(hidden) >= _SMALLEST


def _boxes_over(page: pypdfium2.PdfPage, pictures: list[Bounds]) -> int:
    """How many shapes of one colour lie on a part of a picture that is not of one colour."""
    shapes = [
        (each, bounds(each))
        for each in (fills(page) if pictures else ())
        if min(bounds(each).right - bounds(each).left, bounds(each).top - bounds(each).bottom) >= _SMALLEST
        and any(bounds(each).shared(picture).area > _OVER_PICTURE * bounds(each).area for picture in pictures)
    ]
    if not shapes:
        return 0
    before = draw(page, _SCALE)
    for shape, _ in shapes:
        page.remove_obj(shape)
    after = draw(page, _SCALE)
    return sum(_of_one_colour(before, place) and not _of_one_colour(after, place) for _, place in shapes)


def _of_one_colour(drawn: Drawn, place: Bounds) -> bool:
    pixels = drawn.inside(place)
    return bool(pixels.size == 0 or int(np.max(pixels)) - int(np.min(pixels)) <= _ONE_COLOUR)
