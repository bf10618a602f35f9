"""First pages of a long PDF, read before the others: the whole text begins with theirs, whatever pages share."""

from __future__ import annotations

from pathlib import Path

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, OutlineItem

from engine.core.errors import CannotMakeSafe
from engine.core.types import Document
from engine.documents import pdf
from tests.builders.pdf import Change, form, from_content, read, text_at

_PAGES = 9
_UNSAFE = text_at(50, 250, "Alpha") + b'BT /F1 12 Tf 50 150 Td 1 (Between) " ET\n' + text_at(50, 100, "Omega")


def _link(file: pikepdf.Pdf) -> None:
    place = Array([file.pages[-1].obj, Name.Fit])
    link = Dictionary(Type=Name.Annot, Subtype=Name.Link, Rect=Array([50, 190, 150, 210]), Dest=place)
    file.pages[0].Annots = Array([file.make_indirect(link)])


def _bookmark(file: pikepdf.Pdf) -> None:
    with file.open_outline() as outline:
        outline.root += [OutlineItem("Omega", len(file.pages) - 1), OutlineItem("Alpha", 0)]


def _field(file: pikepdf.Pdf) -> None:
    """One text field, shown on the first page and on the last."""
    field = file.make_indirect(Dictionary(FT=Name.Tx, T="name", V="Maren Tolvald"))
    shown = form(file, text_at(2, 4, "Maren Tolvald"))
    shown.BBox = Array([0, 0, 200, 20])
    kids = []
    for page in (file.pages[0], file.pages[-1]):
        kid = Dictionary(
            Type=Name.Annot, Subtype=Name.Widget, Rect=Array([50, 100, 250, 120]), F=4, Parent=field, P=page.obj
        )
        kid.AP = Dictionary(N=shown)
        kids.append(file.make_indirect(kid))
        page.Annots = Array([kids[-1]])
    field.Kids = Array(kids)
    file.Root.AcroForm = Dictionary(Fields=Array([field]), DR=Dictionary(Font=file.pages[0].Resources.Font))


def _form(file: pikepdf.Pdf) -> None:
    shared = form(file, text_at(50, 20, "A form on every page"))
    for page in file.pages:
        page.Resources.XObject = Dictionary(Fm1=shared)
        page.contents_add(b"/Fm1 Do")


def _inherited(file: pikepdf.Pdf) -> None:
    """Resources and size of all pages are those of the page tree."""
    file.Root.Pages.Resources, file.Root.Pages.MediaBox = file.pages[0].Resources, file.pages[0].MediaBox
    for page in file.pages:
        del page.Resources, page.MediaBox


def _layer(file: pikepdf.Pdf) -> None:
    """A layer that is off, on the first page and on the last."""
    layer = file.make_indirect(Dictionary(Type=Name.OCG, Name="draft"))
    file.Root.OCProperties = Dictionary(OCGs=Array([layer]), D=Dictionary(OFF=Array([layer])))
    for page in (file.pages[0], file.pages[-1]):
        page.Resources.Properties = Dictionary(L1=layer)
        page.contents_add(b"/OC /L1 BDC " + text_at(50, 60, "Nobody sees this") + b" EMC")


CHANGES: dict[str, Change] = {
    "nothing": lambda _: None,
    "link": _link,
    "bookmark": _bookmark,
    "field": _field,
    "form": _form,
    "inherited": _inherited,
    "layer": _layer,
}


def _beginning(source: bytes, pages: int) -> Document | None:
    return pdf.beginning(source, Path("invented.pdf"), pages=pages)


def _contents() -> list[bytes]:
    return [text_at(50, 200, f"Maren Tolvald signed page {number}") for number in range(1, _PAGES + 1)]


@pytest.mark.parametrize("pages", [1, 3])
@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_the_whole_text_begins_with_that_of_the_first_pages(change: Change, pages: int) -> None:
    source = from_content(*_contents(), change=change)
    first, whole = _beginning(source, pages), read(source)
    assert first is not None
    assert f"page {pages}" in first.text and f"page {pages + 1}" not in first.text
    assert whole.text.startswith(first.text)
    assert first.segments == whole.segments[: len(first.segments)]
    assert (first.pages, first.whole, whole.whole) == (_PAGES, False, True)


def test_later_pages_do_not_hold_back_the_first_ones() -> None:
    source = from_content(*_contents()[:-1], _UNSAFE)
    first = _beginning(source, 1)
    assert first is not None and "page 1" in first.text
    with pytest.raises(CannotMakeSafe):
        read(source)


def test_only_the_whole_file_is_refused() -> None:
    source = from_content(_UNSAFE, *_contents()[1:])
    assert _beginning(source, 1) is None
    with pytest.raises(CannotMakeSafe):
        read(source)
