"""Erase page content under boxes, and leave everything else in place.

PDF libraries that redact rewrite whole streams, and move text on the way (threat L02: MuPDF 1.28.2 in 7 to 24 of 272
files). Here instructions stay unchanged unless they show, draw or paint something that is masked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO

import pikepdf
import pymupdf
from pikepdf import Matrix

from engine.core.errors import CannotMakeSafe
from engine.core.progress import Progress, Stage
from engine.documents.pdf.content.graphics import ShownText, State
from engine.documents.pdf.content.metrics import Metrics
from engine.documents.pdf.images.pixels import Pictures
from engine.documents.pdf.redact.drawn import DRAWN
from engine.documents.pdf.redact.follow import Content, Handler, as_they_stand
from engine.documents.pdf.redact.paint import Cover
from engine.documents.pdf.redact.reflow import ReflowedLine, Widths, reflowed
from engine.documents.pdf.redact.targets import Extent, target
from engine.documents.pdf.redact.text import TEXT, retyped

_HANDLERS: dict[str, Handler] = {**DRAWN, **TEXT}
MALFORMED = (pikepdf.PdfError, AttributeError, IndexError, KeyError, TypeError, ValueError, ZeroDivisionError)
"""Exceptions that malformed content can raise."""


@dataclass(frozen=True, slots=True)
class Erased:
    """The result of `erase`.

    `fonts`: fonts of the changed pages by object number, each with the codes that were taken out of its strings;
    `lines`: reflowed lines, by page; `extents`: extents of masked text, by page and number of the cover.
    """

    fonts: dict[tuple[int, int], Metrics]
    lines: dict[int, list[ReflowedLine]]
    extents: dict[int, dict[int, Extent]]


def erase(
    pdf: pikepdf.Pdf,
    data: bytes,
    covers: Mapping[int, Sequence[Cover]],
    progress: Progress,
    *,
    even: Mapping[int, Widths],
) -> Erased:
    """Erase the content under the covers from the pages of a normalised file.

    Args:
        data: the bytes that `pdf` was opened from.
        covers: covers by page, from 0.
        even: allowed box widths, for each page on which lines may be reflowed.

    Raises:
        CannotMakeSafe: content can't be followed, a masked glyph is not in it, or a picture can't be decoded; `pages`.
    """
    pictures = Pictures(pdf)
    erased = Erased({}, {}, {})
    with pymupdf.open("pdf", BytesIO(data)) as sheets:
        for done, (number, found) in enumerate(sorted(covers.items()), start=1):
            page = pdf.pages[number]
            wanted = target(sheets[number], page, found)
            content = Content(pdf, wanted, pictures, erased.fonts, _HANDLERS, page.resources, State(Matrix()))
            content.collects = number in even
            try:
                erased.extents[number] = wanted.extents
                erased.lines[number] = _erase_from_page(content, page, even.get(number))
            except MALFORMED as error:
                raise CannotMakeSafe(problem="content-stream", pages=(number,)) from error
            if wanted.missing:
                raise CannotMakeSafe(problem="text-not-found", pages=(number,))
            pictures.page_done(wanted.seen)
            progress.step(Stage.WRITE, done, len(covers))
    try:
        pictures.overwrite()
    except (*MALFORMED, pymupdf.mupdf.FzErrorBase, OSError, RuntimeError) as error:
        raise CannotMakeSafe(problem="picture") from error
    return erased


def _erase_from_page(content: Content, page: pikepdf.Page, widths: Widths | None) -> list[ReflowedLine]:
    items = list(content.followed(page))
    if not content.changed:
        return []
    shown = [each for each in items if isinstance(each, ShownText)]
    lines = reflowed(shown, content.target, widths) if widths else []
    after = content.written(retyped(items) if lines else list(as_they_stand(items)))
    page.obj["/Contents"] = content.pdf.make_stream(after)
    page.obj["/Resources"] = content.resources
    return lines
