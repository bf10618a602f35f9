"""Writes a PDF without the masked text.

Every page goes through the steps of `MASKING`; then the whole file is written anew.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from io import BytesIO

import pikepdf
import pymupdf

from engine.errors import CannotMakeSafe
from engine.formats.pdf.erase import erase
from engine.formats.pdf.geometry import surviving_glyphs_moved
from engine.formats.pdf.navigation import Navigation, shortened, write_navigation
from engine.formats.pdf.normalise import normalise, saved
from engine.formats.pdf.overlaid import Layers
from engine.formats.pdf.paint import Cover, paint
from engine.formats.pdf.steps import Step, step
from engine.formats.pdf.subsets import Fonts, forget_letters
from engine.options import MaskStyle
from engine.progress import Progress
from engine.types import Document, Notice, PageArea, PdfPlace, Redaction, Shown, Written


@dataclass(slots=True)
class _Masking:
    """What the steps change, and what they go by.

    `data`: the file before all steps; `covers`: by page, from 0; `boxed`: see `Written`.
    """

    pdf: pikepdf.Pdf
    data: bytes
    navigation: Navigation
    covers: Mapping[int, Sequence[Cover]]
    document: Document
    redactions: tuple[Redaction, ...]
    removed: list[Notice]
    progress: Progress
    boxed: tuple[int, ...] = ()
    fonts: Fonts = field(default_factory=dict)


def write(
    source: bytes,
    document: Document,
    redactions: tuple[Redaction, ...],
    *,
    style: MaskStyle,
    password: str | None,
    progress: Progress,
    areas: tuple[PageArea, ...] = (),
) -> Written:
    """The pages without the redacted text, live text elsewhere at its place, and nothing but pages.

    Raises:
        CannotMakeSafe: something under a box can't be taken out, or text outside would move (threat F2); `pages`.
    """
    working = normalise(source, password)
    covers = _covers(document, redactions, labelled=style is not MaskStyle.BOX)
    for each in areas:
        covers[each.page].append(Cover((each.box,), each.code or "", redaction=None))
    with pikepdf.open(BytesIO(working.data)) as pdf:
        job = _Masking(
            pdf, working.data, working.navigation, covers, document, redactions, list(working.removed), progress
        )
        for masking in MASKING:
            masking.work(job)
        data = saved(pdf)
    boxes = {page: tuple(box for cover in found for box in cover.boxes) for page, found in covers.items()}
    moved = surviving_glyphs_moved(working.data, data, boxes)
    if moved:
        raise CannotMakeSafe(problem="text-moved", pages=moved)
    return Written(data, tuple(job.removed), job.boxed)


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


def _erase(job: _Masking) -> None:
    job.fonts = erase(job.pdf, job.data, job.covers, job.progress)


def _forget_letters(job: _Masking) -> None:
    try:
        forget_letters(job.pdf, job.fonts)
    except (pikepdf.PdfError, pymupdf.mupdf.FzErrorBase, RuntimeError, ValueError, TypeError) as error:
        raise CannotMakeSafe(problem="font") from error


def _paint(job: _Masking) -> None:
    job.boxed = paint(job.pdf, job.covers)
    boxes = sum(not cover.as_text for found in job.covers.values() for cover in found)
    if boxes:
        job.removed.append(Notice("box-width", count=boxes))


def _shorten_titles(job: _Masking) -> None:
    text = job.document.text
    masked = (text[each.start : each.end] for each in job.redactions)
    job.navigation, titles = shortened(job.navigation, _visible_text(text, job.redactions), masked)
    if titles:
        job.removed.append(Notice("bookmark-title", count=titles))


MASKING: tuple[Step[_Masking], ...] = (
    step("P01 P04 P18 P19 P22 P23 P24 P25 P26", "glyphs, drawings and pixels under boxes", _erase),
    step("P21", "letters that no page shows any more", _forget_letters),
    step("P34", "opaque boxes", _paint),
    step("P07", "words in bookmarks", _shorten_titles),
    step("", "bookmarks and links", lambda job: write_navigation(job.pdf, job.navigation)),
)
