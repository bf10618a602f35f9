"""Writes a PDF without the masked text.

Per page, in this order: the glyphs go (each by the core of its box, so that the lines above and below stay whole), then
picture pixels and drawings under the full boxes, then an opaque box is painted, or the words that replace the text. The
whole file is written anew.
"""

from __future__ import annotations

from collections import defaultdict
from io import BytesIO

import pikepdf

from engine.errors import CannotMakeSafe
from engine.formats.pdf.allowed import keep_only_allowed
from engine.formats.pdf.erase import erase
from engine.formats.pdf.geometry import surviving_glyphs_moved
from engine.formats.pdf.navigation import write_navigation
from engine.formats.pdf.normalise import normalise, saved
from engine.formats.pdf.overlaid import Layers
from engine.formats.pdf.paint import Cover, paint
from engine.options import MaskStyle
from engine.progress import Progress
from engine.types import Document, Notice, PdfPlace, Redaction, Shown, Written


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
    with pikepdf.open(BytesIO(working.data)) as pdf:
        erase(pdf, working.data, covers, progress)
        keep_only_allowed(pdf)
        boxed = paint(pdf, covers)
        titles = write_navigation(
            pdf,
            working.navigation,
            _visible_text(document.text, redactions),
            (document.text[each.start : each.end] for each in redactions),
        )
        data = saved(pdf)
    boxes = {page: tuple(box for cover in found for box in cover.boxes) for page, found in covers.items()}
    moved = surviving_glyphs_moved(working.data, data, boxes)
    if moved:
        raise CannotMakeSafe(problem="text-moved", pages=moved)
    shortened = (Notice("bookmark-title", count=titles),) if titles else ()
    return Written(data, working.removed + shortened, boxed)


def _covers(document: Document, redactions: tuple[Redaction, ...], *, labelled: bool) -> dict[int, list[Cover]]:
    """What each page has to lose. The widest place of a redaction carries the words for it."""
    covers: dict[int, list[Cover]] = defaultdict(list)
    layers = Layers(document)
    for index, redaction in enumerate(redactions):
        found = document.places(redaction.start, redaction.end)
        places = [place for place in found if isinstance(place, PdfPlace)]
        widest = max(places, key=lambda place: sum(box.x1 - box.x0 for box in place.boxes), default=None)
        for place in places:
            words = redaction.words(labelled=labelled) if place is widest else None
            as_text = redaction.shown is Shown.AS_TEXT
            boxes = place.boxes + layers.over_and_under(place)
            covers[place.page].append(Cover(boxes, words or "", as_text, index))
    return covers


def _visible_text(text: str, redactions: tuple[Redaction, ...]) -> str:
    parts: list[str] = []
    position = 0
    for redaction in redactions:
        parts.append(text[position : redaction.start])
        position = redaction.end
    return " ".join([*parts, text[position:]])
