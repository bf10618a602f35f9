"""What the pages of a PDF show beside their text and their pictures, drawn by PDFium, read by OCR (threats P19, P22).

Independent of what draws it: shapes, clips, shadings, squares and dots, strips of pictures. A picture that stands by
itself and shows as it is stored is read as such elsewhere.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby

import numpy as np
import pypdfium2
import pypdfium2.raw as pdfium
from numpy.typing import NDArray

from engine import ocr
from engine.hidden.peeled import IMAGE, TEXT, Bounds, bounds
from engine.types import Box
from engine.verify.evidence import Exposure, Surface, Verdict
from engine.verify.pdf_text import uncropped

_DEEPEST = 15  # forms within forms
_LARGE = 100.0, 40.0  # points of a picture whose text is read as it is stored
_BESIDE = 1.0  # point between pictures that make one together
_SHARED = 0.5  # of the width and height of a word, that is in the same place
_LEVEL = 0.5  # of the height of letters, by which those of one row are out of line


def scan(languages: tuple[str, ...], data: bytes, password: str | None) -> Iterator[Surface]:
    """Yield the text of each page that shows marks which may be letters.

    Such a page is read in several sizes. The first surface says each word once that is read again in its place, since
    words that stay are counted; where there are such words, a second one has all that was read.
    """
    source = uncropped(data, password)
    with pypdfium2.PdfDocument(source) as shown, pypdfium2.PdfDocument(source) as alone:
        for number in range(len(shown)):
            lines = _lines(shown[number], alone[number], languages)
            if lines is not None:
                yield from _surfaces(f"page {number + 1} as it is drawn", lines)


def read(pages: int, worded: int) -> Verdict | None:
    """Return what there was to read, where no page had to be read."""
    if not pages:
        return Verdict(True, "no page shows marks beside its text and its pictures that may be letters")
    if not worded:
        return Verdict(True, "nothing to check: machine reading finds no text in the marks of pages", checked=False)
    return None


def _surfaces(place: str, lines: Sequence[ocr.PrintedLine]) -> Iterator[Surface]:
    single = [line for line in lines if len(line.letters) == 1]
    longer = [line for line in lines if len(line.letters) > 1]
    rows = tuple(_rows(single))
    once, whole = tuple(_once(longer)), tuple(line.sure_text for line in longer)
    yield Surface(place, Exposure.OTHER_READER, "\n".join((*once, *rows)))
    if once != whole:
        yield Surface(place, Exposure.TITLE, "\n".join(whole))


def _once(lines: Iterable[ocr.PrintedLine]) -> Iterator[str]:
    """The sure words of lines, without those that a line before has in the same place."""
    known: dict[str, list[Box]] = defaultdict(list)
    for line in lines:
        kept = list(line.letters)
        words = [list(word) for is_space, word in groupby(line.letters, lambda each: each.text == " ") if not is_space]
        found = []
        for word in words:
            text = "".join(each.text for each in word if each.text.isalnum()).casefold()
            box = ocr.PrintedLine(tuple(word), line.direction, line.size).box
            if any(_same_place(box, other) for other in known[text]):
                gone = set(map(id, word))
                kept = [each for each in kept if id(each) not in gone]
            else:
                found.append((text, box))
        for text, box in found:
            known[text].append(box)
        yield "".join(each.text for each in kept if each.is_sure)


def _same_place(one: Box, other: Box) -> bool:
    wide, high = min(one.x1, other.x1) - max(one.x0, other.x0), min(one.y1, other.y1) - max(one.y0, other.y0)
    return wide > _SHARED * (other.x1 - other.x0) and high > _SHARED * (other.y1 - other.y0)


def _lines(
    page: pypdfium2.PdfPage, copy: pypdfium2.PdfPage, languages: tuple[str, ...]
) -> list[ocr.PrintedLine] | None:
    page.set_rotation(0)
    copy.set_rotation(0)
    if all(item.type == TEXT for item in page.get_objects(max_depth=1)):
        return None
    for item in page.get_objects([TEXT], max_depth=_DEEPEST):
        pdfium.FPDFTextObj_SetTextRenderMode(item.raw, pdfium.FPDF_TEXTRENDERMODE_INVISIBLE)
    apart = _standing_apart(page)
    for number, item in reversed(list(enumerate(copy.get_objects(max_depth=1)))):
        if number not in apart:
            copy.remove_obj(item)
    draw = partial(_draw, page)
    whole = Box(0.0, 0.0, *page.get_size())
    found = ocr.find_marks(draw, whole, partial(_draw, copy) if apart else None)
    if found is None:
        return None
    return list(ocr.read_marks(draw, whole, found, languages))


def _standing_apart(page: pypdfium2.PdfPage) -> set[int]:
    """The numbers of the pictures that are large, upright and beside no other, among the objects of a page."""
    placed = [(number, bounds(item), item) for number, item in enumerate(page.get_objects(max_depth=1))]
    pictures = [(number, place, item) for number, place, item in placed if item.type == IMAGE]
    return {
        number
        for number, place, item in pictures
        if place.right - place.left >= _LARGE[0]
        and place.top - place.bottom >= _LARGE[1]
        and not any(_touch(place, other) for each, other, _ in pictures if each != number)
    }


def _touch(one: Bounds, other: Bounds) -> bool:
    shared = one.shared(other)
    return shared.right - shared.left > -_BESIDE and shared.top - shared.bottom > -_BESIDE


def _draw(page: pypdfium2.PdfPage, area: Box, scale: float) -> NDArray[np.uint8]:
    wide, high = page.get_size()
    crop = (area.x0, high - area.y1, wide - area.x1, area.y0)
    shown = page.render(scale=scale, crop=tuple(max(each, 0.0) for each in crop), rev_byteorder=True)
    pixels = shown.to_numpy()
    return np.ascontiguousarray(pixels[:, :, :3]) if pixels.ndim == 3 else np.repeat(pixels[:, :, None], 3, axis=2)


def _rows(letters: Iterable[ocr.PrintedLine]) -> Iterator[str]:
    """Letters that stand apart, in rows and in columns."""
    for along, across in ((0, 1), (1, 0)):
        ordered = sorted(letters, key=lambda line: line.box[across])
        size = max((line.size for line in ordered), default=1.0)
        for _, row in groupby(ordered, key=lambda line: round(line.box[across + 2 * (across == 1)] / (_LEVEL * size))):
            yield "".join(line.text for line in sorted(row, key=lambda line: line.box[along]))
