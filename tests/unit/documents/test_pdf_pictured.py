"""Pages that become pictures of themselves: nothing is left under a box, however it was drawn."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import pikepdf
import pymupdf
import pytest
from numpy.typing import NDArray
from pikepdf import Array

from engine.core.options import Layout, WritingOptions
from engine.core.progress import Silent
from engine.core.types import Box, DocumentKind, PageArea, Written
from engine.documents import pdf
from engine.documents.pdf.redact.pictured import pictured
from engine.planning.additions import with_areas
from tests.builders.pdf import (
    SECRET,
    SENTENCE,
    Change,
    everything,
    form,
    from_content,
    holds,
    mask,
    page_with,
    read,
    text_at,
    words,
)
from tests.builders.sabotage import Case, case, changed_pdf, failed

_IN_PLACE, _BENEATH = "check.text-in-place", "check.nothing-beneath"


def _cropped(file: pikepdf.Pdf) -> None:
    file.pages[0].CropBox = Array([30, 60, 390, 290])


def _turned(file: pikepdf.Pdf) -> None:
    file.Root.Pages.Rotate = 90  # inherited


def _in_other_units(file: pikepdf.Pdf) -> None:
    file.pages[0].UserUnit = 2


def _elsewhere(file: pikepdf.Pdf) -> None:
    file.pages[0].MediaBox = Array([-10, -20, 400, 300])


def _pixels(data: bytes) -> NDArray[np.int64]:
    with pymupdf.open("pdf", data) as file:
        drawn = file[0].get_pixmap(colorspace=pymupdf.csGRAY)
    return np.frombuffer(drawn.samples, np.uint8).reshape(drawn.height, drawn.width).astype(np.int64)


def _written(source: bytes) -> Written:
    return mask(source, layout=Layout.PICTURES)[1]


def _case(source: bytes, *, labelled: bool = False) -> Case:
    return case(DocumentKind.PDF, source, (SECRET,), layout=Layout.PICTURES, labelled=labelled)


@pytest.mark.parametrize("change", [None, _cropped, _turned, _in_other_units, _elsewhere])
def test_pages_look_as_before_but_for_the_boxes(change: Change | None) -> None:
    source = page_with(change=change)
    made = _written(source)
    exact = mask(source, layout=Layout.EXACT)[1]
    before, after = _pixels(exact.data), _pixels(made.data)
    assert before.shape == after.shape
    assert np.abs(before - after).mean() < 2
    assert 0.9 < (after < 10).sum() / (before < 10).sum() < 2  # boxes are somewhat larger
    assert failed(_case(source).checks()) == set()


def test_nothing_but_the_picture_is_left() -> None:
    made = _written(page_with())
    assert words(made.data) == {}
    assert not holds(made.data)
    with pikepdf.open(BytesIO(made.data)) as file:
        assert set(file.pages[0].Resources.keys()) == {"/XObject"}
    assert {each.code for each in made.removed} == {"pages-as-pictures", "box-unmeasured"}


def test_words_on_boxes_can_be_read() -> None:
    found = _case(page_with(), labelled=True)
    assert "PERSON" in " ".join(words(found.output))
    assert not holds(found.output)
    assert failed(found.checks()) == set()


def test_what_can_not_be_taken_out_of_a_page_is_not_in_its_picture() -> None:
    def nested(file: pikepdf.Pdf) -> None:
        inner = form(file, text_at(50, 150, f"Signed {SECRET}"))
        file.pages[0].Resources.XObject = pikepdf.Dictionary(Fm=inner)
        file.pages[0].Contents = file.make_stream(text_at(50, 200, SENTENCE) + b"q 1 0.2 0 1 0 0 cm /Fm Do Q")

    found = _case(page_with(change=nested))
    assert len(found.redactions) == 2
    assert failed(found.checks()) == set()


def test_letters_that_reach_out_of_their_boxes_are_covered() -> None:
    """The tail of an f in Times Italic hangs out by a seventh of its size."""

    def slanted(file: pikepdf.Pdf) -> None:
        file.pages[0].Resources.Font.F1.BaseFont = pikepdf.Name("/Times-Italic")

    source = from_content(text_at(60, 150, "fjord f", size=48), change=slanted)
    blank = _pixels(from_content(b""))
    dark = blank - _pixels(mask(source, "fjord f", layout=Layout.PICTURES)[1].data) > 30
    rows, columns = np.nonzero(dark)
    assert dark[rows.min() : rows.max() + 1, columns.min() : columns.max() + 1].mean() > 0.99


def test_colours_stay_and_grey_pages_are_grey() -> None:
    with pikepdf.open(BytesIO(pictured(from_content(b"1 0 0 rg 9 9 50 50 re f", b"9 9 50 50 re f"), Silent()))) as file:
        spaces = [str(page.Resources.XObject.Page.ColorSpace) for page in file.pages]
    assert spaces == ["/DeviceRGB", "/DeviceGray"]


def test_a_poster_is_drawn_more_coarsely() -> None:
    with pikepdf.open(BytesIO(pictured(from_content(b"", size=(9000, 9000)), Silent()))) as file:
        picture = file.pages[0].Resources.XObject.Page
        assert int(picture.Width) * int(picture.Height) < 25_000_000
        assert [float(each) for each in file.pages[0].MediaBox] == [0, 0, 9000, 9000]


def test_areas_are_empty_and_keep_their_code() -> None:
    source = page_with()
    area = PageArea(0, Box(40, 80, 200, 120), "B6")
    document = read(source)
    redactions = with_areas(document, (), [area])
    made = pdf.write(source, document, redactions, WritingOptions(areas=(area,), layout=Layout.PICTURES))
    assert list(words(made.data)) == ["B6"]
    assert _pixels(made.data)[85:115, 45:80].max() < 10


def test_text_that_is_left_beside_the_picture_is_found() -> None:
    found = _case(page_with())
    spoiled = changed_pdf(found.output, lambda file: file.pages[0].contents_add(_live(file, b"(Ann) Tj")))
    assert failed(found.checks(spoiled)) == {_IN_PLACE}


def test_a_picture_that_still_shows_the_words_is_found() -> None:
    """The boxes painted over the picture, and not into it."""
    found = _case(page_with())
    with pikepdf.open(BytesIO(pictured(found.source, Silent()))) as shown, pikepdf.open(BytesIO(found.output)) as made:
        pixels = shown.pages[0].Resources.XObject.Page
        made.pages[0].Resources.XObject.Page = made.copy_foreign(pixels)
        stream = BytesIO()
        made.save(stream)
    assert _BENEATH in failed(found.checks(stream.getvalue()))


def _live(file: pikepdf.Pdf, shown: bytes) -> pikepdf.Stream:
    font = pikepdf.Dictionary(Type=pikepdf.Name.Font, Subtype=pikepdf.Name.Type1, BaseFont=pikepdf.Name.Helvetica)
    file.pages[0].Resources.Font = pikepdf.Dictionary(F9=font)
    return file.make_stream(b"BT /F9 12 Tf 1 0 0 1 50 40 Tm " + shown + b" ET")


def test_everything_in_the_file_is_accounted_for() -> None:
    assert SENTENCE.split()[-1].encode() not in everything(_written(page_with()).data)
