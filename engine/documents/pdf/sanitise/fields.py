"""Form fields before they become part of the page: which are combs, and which of them viewers draw themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import pikepdf
from pikepdf import Array, Dictionary, Stream, String

from engine.core.types import Box
from engine.documents.pdf.geometry import Area, frame

_COMB = 1 << 24  # flag of a text field with a cell for each letter (ISO 32000-1, table 228)
_OTHERS = 1 << 12 | 1 << 13 | 1 << 20  # flags of fields of several lines, passwords and files, which are no combs
_DEEPEST = 64  # fields; a damaged tree may be circular
_WRITES = frozenset(("Tj", "TJ", "'", '"'))
_DRAWS = frozenset(("Do", "INLINE IMAGE", "sh", "c", "v", "y"))


class CombField(NamedTuple):
    """A form field that is a comb. `area`: in points of the unrotated page."""

    area: Box
    cells: int


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


def annotations_of(page: pikepdf.Page) -> Iterator[pikepdf.Object]:
    """Yield the annotations of a page; some programs write numbers among them, which viewers pass over."""
    found = page.obj.get("/Annots")
    yield from (each for each in (found if isinstance(found, Array) else ()) if isinstance(each, Dictionary))


def widgets(page: pikepdf.Page) -> Iterator[pikepdf.Object]:
    """Yield the fields of a page."""
    yield from (each for each in annotations_of(page) if each.get("/Subtype") == "/Widget")


def _combs(page: pikepdf.Page) -> Iterator[CombField]:
    here = frame(page)
    for each in widgets(page):
        flags, cells = (int(inherited(each, key) or 0) for key in ("/Ff", "/MaxLen"))
        if inherited(each, "/FT") == "/Tx" and flags & _COMB and not flags & _OTHERS and cells > 1:
            x0, y0, x1, y1 = (float(edge) for edge in each.Rect)
            yield CombField(here.box(Area(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))), cells)


def leave_to_viewers(pdf: pikepdf.Pdf) -> None:
    """Drop empty appearances of fields that have a value, in a form that asks viewers to draw it ("NeedAppearances").

    An appearance that shows something stays, though some viewers would draw it again. In a form that does not ask,
    viewers show what is drawn, whatever the value is.
    """
    form = pdf.Root.get("/AcroForm")
    asks: object = form.get("/NeedAppearances") if isinstance(form, Dictionary) else None
    if asks is not True:
        return
    for page in pdf.pages:
        for each in widgets(page):
            if "/AP" in each and _has_text(each) and not _shows_something(each["/AP"]):
                del each["/AP"]


def _has_text(widget: pikepdf.Object) -> bool:
    return inherited(widget, "/FT") in ("/Tx", "/Ch") and bool(text_of(inherited(widget, "/V")).strip())


def text_of(value: pikepdf.Object | None) -> str:
    """Return the text of a value of a field; nothing for one that is no text."""
    if isinstance(value, Stream):
        return str(String(value.read_bytes()))
    if isinstance(value, Array):
        return " ".join(text_of(each) for each in value)
    return str(value) if isinstance(value, String) else ""


def _shows_something(looks: pikepdf.Object) -> bool:
    """Return whether an appearance holds text, pictures or curves: more than a frame and its ground."""
    look = looks.get("/N") if isinstance(looks, Dictionary) else None
    if not isinstance(look, Stream):
        return False
    return any(
        str(each.operator) in _DRAWS or (str(each.operator) in _WRITES and _holds_letters(each.operands))
        for each in pikepdf.parse_content_stream(look)
    )


def _holds_letters(operands: Iterable[object]) -> bool:
    return any(
        _holds_letters(each) if isinstance(each, Array) else isinstance(each, String) and bytes(each).strip()
        for each in operands
    )
