"""Writes a PDF without the masked text.

Per page, in this order: the glyphs go (each by the core of its box, so that the lines above and below stay whole), then
picture pixels and drawings under the full boxes, then an opaque box is painted, or the words that replace the text. The
whole file is written anew.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from io import BytesIO

import numpy as np
import pikepdf
import pymupdf
from numpy.typing import NDArray

from engine.errors import CannotMakeSafe
from engine.formats.pdf.allowed import keep_only_allowed
from engine.formats.pdf.anchors import add_anchors, remove_anchors
from engine.formats.pdf.geometry import Area, surviving_glyphs_moved, user_space
from engine.formats.pdf.navigation import write_navigation
from engine.formats.pdf.normalise import normalise, saved
from engine.formats.pdf.paint import Cover, joined, paint
from engine.options import MaskStyle
from engine.progress import Progress
from engine.types import Box, Document, Notice, PdfPlace, Redaction, Shown, Written

# MuPDF removes a glyph whose box a redaction touches. Boxes reach into the lines above and below, and where letters are
# kerned into their neighbours; cores don't: with full boxes 52 of 272 files lost other characters (threats, section 1).
# The first that touches no box of a character that stays is taken. Parts of the box's width and height.
_CORE_INSETS = ((0.15, 0.3), (0.3, 0.4), (0.4, 0.48))
_NO_BOXES = np.empty((0, 4))
_LEAST_SIZE = 0.5  # points; smaller redactions remove nothing (threat P26)


def write(
    source: bytes,
    document: Document,
    redactions: tuple[Redaction, ...],
    *,
    style: MaskStyle,
    password: str | None,
    progress: Progress,
) -> Written:
    """The pages without the redacted text, live text elsewhere at its place, and nothing but pages.

    Raises:
        CannotMakeSafe: text outside the redactions would move (threat F2), or MuPDF repaired the file (F1); `pages`.
    """
    working = normalise(source, password)
    covers = _covers(document, redactions, labelled=style is not MaskStyle.BOX)
    removed = _remove(working.data, covers, _staying(document, redactions), progress)
    boxes = {page: tuple(box for cover in found for box in cover.boxes) for page, found in covers.items()}
    moved = surviving_glyphs_moved(working.data, removed, boxes)
    if moved:
        raise CannotMakeSafe(problem="text-moved", pages=moved)
    with pikepdf.open(BytesIO(removed)) as pdf:
        remove_anchors(pdf, covers)
        keep_only_allowed(pdf)
        paint(pdf, covers)
        titles = write_navigation(
            pdf,
            working.navigation,
            _visible_text(document.text, redactions),
            (document.text[each.start : each.end] for each in redactions),
        )
        data = saved(pdf)
    shortened = (Notice("bookmark-title", count=titles),) if titles else ()
    return Written(data, working.removed + shortened)


def _covers(document: Document, redactions: tuple[Redaction, ...], *, labelled: bool) -> dict[int, list[Cover]]:
    """What each page has to lose. The widest place of a redaction carries the words for it."""
    covers: dict[int, list[Cover]] = defaultdict(list)
    for redaction in redactions:
        found = document.places(redaction.start, redaction.end)
        places = [place for place in found if isinstance(place, PdfPlace)]
        widest = max(places, key=lambda place: sum(box.x1 - box.x0 for box in place.boxes), default=None)
        for place in places:
            words = redaction.words(labelled=labelled) if place is widest else None
            covers[place.page].append(Cover(place.boxes, words or "", as_text=redaction.shown is Shown.AS_TEXT))
    return covers


def _remove(
    data: bytes, covers: dict[int, list[Cover]], staying: dict[int, NDArray[np.float64]], progress: Progress
) -> bytes:
    try:
        with pikepdf.open(BytesIO(data)) as bare, pymupdf.open("pdf", _anchored(bare, covers)) as pages:
            if pages.is_repaired:
                raise CannotMakeSafe(problem="damaged")
            for done, (number, found) in enumerate(covers.items(), start=1):
                page = bare.pages[number]
                others = staying.get(number, _NO_BOXES)
                cores = [[_core(box, others) for box in cover.boxes] for cover in found]
                glyphs = [user_space(page, area) for each in cores for area in joined(each)]
                drawn = [user_space(page, area) for cover in found for area in joined(cover.boxes)]
                _remove_from_page(pages, number, glyphs, drawn)
                progress.step("write", done, len(covers))
            removed: bytes = pages.tobytes(garbage=4, deflate=True)
            # A repair while saving throws all redactions away without a word (threat F1).
            if pages.is_repaired:
                raise CannotMakeSafe(problem="damaged")
            return removed
    except (pymupdf.mupdf.FzErrorBase, RuntimeError, ValueError) as error:
        raise CannotMakeSafe(problem="redaction") from error


def _anchored(bare: pikepdf.Pdf, numbers: Iterable[int]) -> bytes:
    add_anchors(bare, numbers)
    return saved(bare)


def _remove_from_page(pages: pymupdf.Document, number: int, glyphs: list[Area], drawn: list[Area]) -> None:
    _mark(pages, number, glyphs)
    pages[number].apply_redactions(
        images=pymupdf.PDF_REDACT_IMAGE_NONE,
        graphics=pymupdf.PDF_REDACT_LINE_ART_NONE,
        text=pymupdf.PDF_REDACT_TEXT_REMOVE,
    )
    _mark(pages, number, drawn)
    # What text still stands in a full box belongs to a neighbour.
    pages[number].apply_redactions(
        images=pymupdf.PDF_REDACT_IMAGE_PIXELS,
        graphics=pymupdf.PDF_REDACT_LINE_ART_REMOVE_IF_COVERED,
        text=pymupdf.PDF_REDACT_TEXT_NONE,
    )


def _mark(pages: pymupdf.Document, number: int, areas: list[Area]) -> None:
    """One redaction annotation for all areas; PyMuPDF's own call takes time in the square of their number."""
    corners = " ".join(f"{a.left} {a.top} {a.right} {a.top} {a.left} {a.bottom} {a.right} {a.bottom}" for a in areas)
    annotation = pages.get_new_xref()
    pages.update_object(annotation, f"<</Type/Annot/Subtype/Redact/Rect[0 0 1 1]/QuadPoints[{corners}]>>")
    pages.xref_set_key(pages.page_xref(number), "Annots", f"[{annotation} 0 R]")


def _core(box: Box, staying: NDArray[np.float64]) -> Box:
    x, y = (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2
    for inset_along, inset_across in _CORE_INSETS:
        along = max((0.5 - inset_along) * (box.x1 - box.x0), _LEAST_SIZE / 2)
        across = max((0.5 - inset_across) * (box.y1 - box.y0), _LEAST_SIZE / 2)
        core = Box(x - along, y - across, x + along, y + across)
        x0, y0, x1, y1 = staying.T
        if not ((x0 < core.x1) & (core.x0 < x1) & (y0 < core.y1) & (core.y0 < y1)).any():
            break
    return core


def _staying(document: Document, redactions: tuple[Redaction, ...]) -> dict[int, NDArray[np.float64]]:
    """The boxes of all characters that no redaction covers, by page; shapes (n, 4)."""
    boxes: dict[int, list[Box]] = defaultdict(list)
    masked = {index for each in redactions for index in range(each.start, each.end)}
    for segment in document.segments:
        if isinstance(segment.place, PdfPlace):
            for index, box in enumerate(segment.place.boxes, start=segment.start):
                if index not in masked and not document.text[index].isspace():
                    boxes[segment.place.page].append(box)
    return {page: np.array(found) for page, found in boxes.items()}


def _visible_text(text: str, redactions: tuple[Redaction, ...]) -> str:
    parts: list[str] = []
    position = 0
    for redaction in redactions:
        parts.append(text[position : redaction.start])
        position = redaction.end
    return " ".join([*parts, text[position:]])
