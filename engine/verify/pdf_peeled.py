"""What is drawn under the boxes of a redacted PDF, seen by lifting them (threats P01, P04, P19, P22).

Needs no list of the ways to draw a letter: text, outlines, glyphs that say nothing, pictures. Where the original shows
a masked letter, the redacted page without the boxes must look different.
"""

from __future__ import annotations

import io
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import numpy as np
import pikepdf
import pypdfium2

from engine.formats.pdf.geometry import Frame, frame
from engine.formats.pdf.moves import Moves, PageMoves
from engine.hidden.peeled import PATH, TEXT, Bounds, Drawn, draw
from engine.types import PdfPlace, Redaction, Shown
from engine.verify.evidence import Evidence, Verdict
from engine.verify.pdf_text import uncropped

_SCALE = 2.0  # pixels a point
_INK = 48  # of 255: what a letter stands out from its ground by
_ALIKE = 0.85  # correlation: a picture of a letter is never drawn as the letter was, pixel by pixel
_FAINTEST = 0.25  # of the contrast that the letter had
_MARGIN = 0.15  # of a letter's box on each side, where lines and other letters may pass
_FEWEST = 4  # pixels of a letter
_MOST = 0.5  # of a masked string's letters: so many are drawn where it is shown, and where it is still there

_Letters = list[Bounds]


def nothing_beneath(evidence: Evidence) -> Verdict:
    """Whether most letters of every masked string that the original shows are no longer drawn.

    Words that replace others are left out: they may stand where they stood, with letters that they share.
    """
    seen = left = 0
    places: list[int] = []
    output = uncropped(evidence.output, None)
    moves = Moves(evidence.lines)
    with (
        pikepdf.open(io.BytesIO(evidence.output)) as pages,
        pypdfium2.PdfDocument(uncropped(evidence.source, evidence.password)) as before,
        pypdfium2.PdfDocument(output) as after,
    ):
        for number, strings in sorted(_masked(evidence, pages).items()):
            evidence.progress.step("verify", 0, 0)
            shown = _draw(before[number])
            placed = frame(pages.pages[number])
            beneath = _draw(_without_told(_without_boxes(after[number]), moves.of(number), placed))
            for letters in strings:
                drawn = [letter for letter in letters if _is_drawn(shown, letter)]
                if not drawn or len(drawn) < _MOST * len(letters):
                    continue
                seen += 1
                if sum(_looks_the_same(shown, beneath, letter) for letter in drawn) >= _MOST * len(drawn):
                    left += 1
                    places.append(number + 1)
    if left:
        pages_told = ", ".join(f"page {number}" for number in sorted(set(places))[:5])
        return Verdict(False, f"{left} masked {'string is' if left == 1 else 'strings are'} still drawn: {pages_told}")
    return Verdict(True, f"0 of {seen} masked strings that the original shows are still drawn")


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


def _looks_the_same(one: Drawn, other: Drawn, letter: Bounds) -> bool:
    found = other.inside(letter)
    if not found.size or found.min() == found.max():
        return False  # bare ground, as under most boxes
    pixels, beneath = (each.astype(float).ravel() for each in (one.inside(letter), found))
    if pixels.size != beneath.size or beneath.std() < _FAINTEST * pixels.std():
        return False
    return bool(np.corrcoef(pixels, beneath)[0, 1] >= _ALIKE)
