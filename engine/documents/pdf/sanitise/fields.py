"""Form fields: which of them are combs, and where. They are read before the fields become part of the page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pikepdf
from pikepdf import Array, Dictionary

from engine.documents.pdf.geometry import Area, frame
from engine.documents.pdf.read.combs import CombField

_COMB = 1 << 24  # flag of a text field with a cell for each letter (ISO 32000-1, table 228)
_MULTILINE_PASSWORD_FILE = 1 << 12 | 1 << 13 | 1 << 20  # a comb has none of these flags
_DEEPEST = 64  # fields; a damaged tree may be circular


def comb_fields(pdf: pikepdf.Pdf) -> Mapping[int, tuple[CombField, ...]]:
    """Return the fields of each page, from 0, that have a cell for each letter."""
    if not isinstance(pdf.Root.get("/AcroForm"), Dictionary):
        return {}
    return {number: found for number, page in enumerate(pdf.pages) if (found := tuple(_combs(page)))}


def inherited(field: pikepdf.Object, key: str) -> pikepdf.Object | None:
    """Return an entry of a field, or of the nearest field above it."""
    for _ in range(_DEEPEST):
        if key in field or not isinstance(field.get("/Parent"), Dictionary):
            break
        field = field["/Parent"]
    return field.get(key)


def widgets(page: pikepdf.Page) -> Iterator[pikepdf.Object]:
    """Yield the fields of a page."""
    annotations = page.obj.get("/Annots")
    for each in annotations if isinstance(annotations, Array) else ():
        if isinstance(each, Dictionary) and each.get("/Subtype") == "/Widget":
            yield each


def _combs(page: pikepdf.Page) -> Iterator[CombField]:
    here = frame(page)
    for each in widgets(page):
        flags, cells = (int(inherited(each, key) or 0) for key in ("/Ff", "/MaxLen"))
        if inherited(each, "/FT") == "/Tx" and flags & _COMB and not flags & _MULTILINE_PASSWORD_FILE and cells > 1:
            x0, y0, x1, y1 = (float(edge) for edge in each.Rect)
            yield CombField(here.box(Area(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))), cells)
