"""What is drawn under the boxes of a redacted PDF, seen by lifting them (threats P01, P04, P19, P22).

Needs no list of the ways to draw a letter: text, outlines, glyphs that say nothing, pictures. Where the original shows
a masked letter, the redacted page without the boxes must look different.
"""

from __future__ import annotations

import io
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

import numpy as np
import pikepdf
import pypdfium2

from engine.formats.pdf.geometry import Frame, frame
from engine.formats.pdf.moves import Moves, PageMoves
from engine.formats.pdf.normalise import normalise
from engine.hidden.peeled import PATH, TEXT, Bounds, Drawn, Pixels, draw
from engine.types import PdfPlace, Redaction, Shown
from engine.verify.evidence import Case, Evidence, Verdict
from engine.verify.pdf_text import uncropped

_SCALE = 2.0  # pixels a point
_INK = 48  # of 255: what a letter stands out from its ground by
_ALIKE = 0.85  # correlation: a picture of a letter is never drawn as the letter was, pixel by pixel
_FAINTEST = 0.25  # of the contrast that the letter had
_MARGIN = 0.15  # of a letter's box on each side, where lines and other letters may pass
_FEWEST = 4  # pixels of a letter
_ROUNDING = 1  # pixels, by which the same letter may be larger in one of two files
_MOST = 0.5  # of a masked string's letters: so many are drawn where it is shown, and where it is still there

_Letters = list[Bounds]


class Patch(NamedTuple):
    """The grey pixels of a letter, row by row; of one that is not drawn, none."""

    height: int
    width: int
    pixels: bytes


class String(NamedTuple):
    """The letters of a masked string; `page` counts from 0."""

    page: int
    letters: tuple[Patch, ...]


def shown(evidence: Evidence) -> tuple[String, ...]:
    """Return the letters of every masked string that the original draws.

    Words that replace others are left out: they may stand where they stood, with letters that they share.
    """
    # Places are those of the normalised file.
    frames = normalise(evidence.source, evidence.password).data
    with (
        pikepdf.open(io.BytesIO(frames)) as pages,
        pypdfium2.PdfDocument(uncropped(evidence.source, evidence.password)) as before,
    ):
        return tuple(_strings(evidence, pages, lambda number, _: _draw(before[number]), _is_drawn))


def beneath(evidence: Evidence) -> tuple[String, ...]:
    """Return the pixels at the same places of the output, without its boxes."""
    moves = Moves(evidence.lines)
    with (
        pikepdf.open(io.BytesIO(evidence.output)) as pages,
        pypdfium2.PdfDocument(uncropped(evidence.output, None)) as after,
    ):
        return tuple(
            _strings(
                evidence,
                pages,
                lambda number, placed: _draw(_without_told(_without_boxes(after[number]), moves.of(number), placed)),
                lambda _page, _letter: True,
            )
        )


def _strings(
    evidence: Evidence,
    pages: pikepdf.Pdf,
    drawn: Callable[[int, Frame], Drawn],
    wanted: Callable[[Drawn, Bounds], bool],
) -> Iterator[String]:
    for number, strings in sorted(_masked(evidence, pages).items()):
        evidence.progress.step("verify", 0, 0)
        page = drawn(number, frame(pages.pages[number]))
        for letters in strings:
            yield String(
                number, tuple(_patch(page, each) if wanted(page, each) else Patch(0, 0, b"") for each in letters)
            )


def _patch(page: Drawn, letter: Bounds) -> Patch:
    pixels = page.inside(letter)
    height, width = pixels.shape
    return Patch(height, width, pixels.tobytes())


def nothing_beneath(_case: Case, output: tuple[String, ...], original: tuple[String, ...], _more: object) -> Verdict:
    """Return whether most letters of every masked string that the original shows are no longer drawn."""
    seen = 0
    places: list[int] = []
    for before, after in zip(original, output, strict=True):
        if before.page != after.page:
            raise ValueError("strings of other pages")
        letters = zip(before.letters, after.letters, strict=True)
        drawn = [(old, new) for old, new in letters if old.pixels]
        if not drawn or len(drawn) < _MOST * len(before.letters):
            continue
        seen += 1
        if sum(_looks_the_same(old, new) for old, new in drawn) >= _MOST * len(drawn):
            places.append(before.page + 1)
    if left := len(places):
        pages_told = ", ".join(f"page {number}" for number in sorted(set(places))[:5])
        return Verdict(False, f"{left} masked {'place is' if left == 1 else 'places are'} still drawn: {pages_told}")
    if not seen:
        return Verdict(True, "nothing to check: the original draws no masked string", checked=False)
    return Verdict(True, f"0 of {seen} masked places that the original shows are still drawn")


def _masked(evidence: Evidence, pages: pikepdf.Pdf) -> dict[int, list[_Letters]]:
    """Where the letters of each masked string stand, by page."""
    found: dict[int, list[_Letters]] = defaultdict(list)
    frames = cache(lambda number: frame(pages.pages[number]))
    for redaction in evidence.redactions:
        if redaction.shown is not Shown.AS_TEXT:
            for place in _places(evidence, redaction):
                area = frames(place.page).area
                found[place.page].append([_core(Bounds(*area(box))) for box in place.boxes])
    return found


def _core(letter: Bounds) -> Bounds:
    across, up = _MARGIN * (letter.right - letter.left), _MARGIN * (letter.top - letter.bottom)
    return Bounds(letter.left + across, letter.bottom + up, letter.right - across, letter.top - up)


def _places(evidence: Evidence, redaction: Redaction) -> Iterator[PdfPlace]:
    for place in evidence.document.places(redaction.start, redaction.end):
        if isinstance(place, PdfPlace):
            yield place


def _draw(page: pypdfium2.PdfPage) -> Drawn:
    drawn = draw(page, _SCALE)
    page.close()
    return drawn


def _without_boxes(page: pypdfium2.PdfPage) -> pypdfium2.PdfPage:
    """The page without the shapes that are painted last, which labels may follow."""
    boxes = []
    for item in reversed(list(page.get_objects(max_depth=1))):
        if item.type == PATH:
            boxes.append(item)
        elif boxes or item.type != TEXT:
            break
    for box in boxes:
        page.remove_obj(box)
    return page


def _without_told(page: pypdfium2.PdfPage, moves: PageMoves, placed: Frame) -> pypdfium2.PdfPage:
    """Nor the text that lines begin or go on with that were set anew: it may stand where masked text stood, and another
    check proves which it is.
    """
    for item in list(page.get_objects([TEXT], max_depth=1)) if moves else ():
        matrix = item.get_matrix()
        if moves.stands((matrix.e - placed.left) * placed.unit, (placed.top - matrix.f) * placed.unit):
            page.remove_obj(item)
    return page


def _is_drawn(page: Drawn, letter: Bounds) -> bool:
    pixels = page.inside(letter)
    return bool(pixels.size >= _FEWEST and int(pixels.max()) - int(pixels.min()) >= _INK)


def _looks_the_same(one: Patch, other: Patch) -> bool:
    if abs(one.height - other.height) > _ROUNDING or abs(one.width - other.width) > _ROUNDING:
        return False
    height, width = min(one.height, other.height), min(one.width, other.width)
    found = _pixels(other)[:height, :width]
    if not found.size or found.min() == found.max():
        return False  # bare ground, as under most boxes
    pixels, left = (each.astype(float).ravel() for each in (_pixels(one)[:height, :width], found))
    if left.std() < _FAINTEST * pixels.std():
        return False
    return bool(np.corrcoef(pixels, left)[0, 1] >= _ALIKE)


def _pixels(patch: Patch) -> Pixels:
    return np.frombuffer(patch.pixels, np.uint8).reshape(patch.height, patch.width)
