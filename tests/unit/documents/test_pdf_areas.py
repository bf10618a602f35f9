"""Areas that the user draws: all content in them is removed, and verification fails where it is not."""

from __future__ import annotations

import os
from io import BytesIO
from itertools import pairwise

import numpy as np
import pikepdf
import pymupdf
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray
from pikepdf import Array, Dictionary, Name

from engine import sandbox
from engine.core.options import WritingOptions
from engine.core.progress import Silent
from engine.core.types import WHOLE_PAGE, Box, Check, PageArea, PdfPlace
from engine.documents import pdf
from engine.documents.pdf.geometry import Area
from engine.documents.pdf.redact import drawn as cutting
from engine.documents.pdf.xfdf import as_stored
from engine.planning.additions import with_areas
from engine.verify import Claim, team_size, verify
from tests.builders.pdf import SECRET, SENTENCE, form, from_content, holds, page_with, read, text_at, words
from tests.builders.recognising import forms
from tests.sampled import sampled

_PHOTO = os.urandom(40 * 40 * 3)
_INK = 96  # of 255; the rest is the soft edges of lines


def _blacked_out(source: bytes, *areas: PageArea) -> tuple[bytes, tuple[Check, ...]]:
    """The redacted file and what the checks say of it."""
    document = read(source)
    redactions = with_areas(document, (), areas)
    written = pdf.write(source, document, redactions, WritingOptions(areas=areas))
    return written.data, _checked(source, written.data, *areas)


def _checked(source: bytes, output: bytes, *areas: PageArea) -> tuple[Check, ...]:
    document = read(source)
    redactions = with_areas(document, (), areas)
    with sandbox.borrowed(team_size(document)) as team:
        claim = Claim(source=source, output=output, document=document, redactions=redactions, areas=areas)
        return verify(claim, recognise=forms, progress=Silent(), team=team)


def _shown_beside(area: Box, data: bytes) -> NDArray[np.int16]:
    """Return what a page shows beside an area, in grey, with its edge left white."""
    with pymupdf.open("pdf", data) as file:
        pixels = file[0].get_pixmap(colorspace=pymupdf.csGRAY)
    shown = np.frombuffer(pixels.samples, np.uint8).reshape(pixels.height, pixels.width).astype(np.int16)
    x0, y0, x1, y1 = map(int, area)
    shown[y0 - 2 : y1 + 2, x0 - 2 : x1 + 2] = 255
    return shown


def _page_content(data: bytes) -> bytes:
    """Return the content of the first page."""
    with pymupdf.open("pdf", data) as file:
        return bytes(file[0].read_contents())


def _failed(checks: tuple[Check, ...]) -> list[str]:
    return [each.name for each in checks if not each.passed]


def _with_photo(file: pikepdf.Pdf) -> None:
    photo = file.make_stream(
        _PHOTO,
        Type=Name.XObject,
        Subtype=Name.Image,
        Width=40,
        Height=40,
        ColorSpace=Name.DeviceRGB,
        BitsPerComponent=8,
    )
    for page in file.pages:
        page.Resources.XObject = Dictionary(Im0=photo)


def test_text_in_an_area_goes_and_its_neighbours_stay() -> None:
    source = from_content(text_at(50, 200, SENTENCE) + text_at(50, 214, "Line above") + text_at(50, 186, "Line below"))
    left, _ = words(source)[SECRET]
    output, checks = _blacked_out(source, PageArea(0, Box(left - 1, 88, left + 50, 103)))
    assert not _failed(checks)
    assert not holds(output)
    assert {"Mr", "signed", "above", "below"} <= words(output).keys()


def test_a_letter_that_is_covered_in_part_goes_whole() -> None:
    output, checks = _blacked_out(page_with("Quistorp"), PageArea(0, Box(50, 85, 56, 110)))
    assert not _failed(checks)
    assert "uistorp" in words(output)


def test_a_whole_page_is_empty_and_the_others_stay() -> None:
    pages = [
        text_at(50, 200, f"Page {name} 120 0 0 120 200 20 cm") + b"q 90 0 0 90 9 9 cm /Im0 Do Q 0 0 m 400 300 l S "
        for name in ("one", "two")
    ]
    source = from_content(*pages, change=_with_photo)
    output, checks = _blacked_out(source, PageArea(0, WHOLE_PAGE))
    assert not _failed(checks)
    assert "one" not in words(output) and "two" in words(output)


def test_pixels_go_from_this_place_alone() -> None:
    """The same picture stands on both pages."""
    drawn = text_at(50, 280, "Photograph") + b"q 100 0 0 100 50 100 cm /Im0 Do Q "
    output, checks = _blacked_out(from_content(drawn, drawn, change=_with_photo), PageArea(0, Box(60, 110, 140, 190)))
    assert not _failed(checks)
    with pikepdf.open(BytesIO(output)) as file:
        first, second = (next(iter(page.Resources.XObject.values())) for page in file.pages)
        assert second.read_bytes() == _PHOTO
        assert first.read_bytes() != _PHOTO
        pixels = first.read_bytes()
        assert pixels[3 * (40 * 20 + 20) :][:3] == b"\xff\xff\xff"
        assert pixels[:3] == _PHOTO[:3]


_SIGNATURE = b"2 w 60 100 m 90 160 120 40 150 100 c 180 160 210 40 240 100 c S "
_DRAWINGS = {
    "line": b"10 100 m 390 110 l S ",
    "curve": _SIGNATURE,
    "thick": b"30 w 10 150 m 390 150 l S ",
    "rectangle": b"90 50 100 100 re S ",
    "closed": b"90 50 m 300 60 l 200 180 l s ",
    "filled": b"0.2 g 90 50 m 300 60 l 200 180 l h f ",
    "holes": b"0.2 g 20 20 300 200 re 80 80 40 40 re 90 90 20 20 re f* ",
    "both": b"1 0 0 rg 90 50 m 300 60 l 200 180 l b* ",
    "turned": b"q 0.7 0.7 -0.7 0.7 100 0 cm 20 20 90 90 re B Q ",
    "clip": b"q 90 50 m 300 60 l 200 180 l h W n 0.5 g 0 0 400 300 re f Q ",
    "small": b"0.2 g 110 100 5 5 re f 120 110 5 5 re f ",
}


@pytest.mark.parametrize("drawing", sampled(_DRAWINGS.values(), every=4), ids=_DRAWINGS)
@pytest.mark.parametrize("in_form", sampled([True, False], every=2))
def test_drawings_are_cut_at_the_edge(drawing: bytes, in_form: bool) -> None:
    def wrap(file: pikepdf.Pdf) -> None:
        if in_form:
            file.pages[0].Resources.XObject = Dictionary(Fm0=form(file, drawing))

    source = from_content(text_at(50, 280, "Signed:") + (b"/Fm0 Do " if in_form else drawing), change=wrap)
    area = PageArea(0, Box(80, 100, 170, 240))
    assert "check.areas" in _failed(_checked(source, source, area))
    _, checks = _blacked_out(source, area)
    assert not _failed(checks)


@pytest.mark.parametrize("turn", sampled([90, 0, 180, 270], every=4))
def test_areas_count_on_the_page_as_it_is_stored(turn: int) -> None:
    """Coordinates count from the top left corner of the crop box."""

    def change(file: pikepdf.Pdf) -> None:
        file.pages[0].CropBox = Array([30, 10, 390, 250])
        file.pages[0].Rotate = turn

    source = from_content(text_at(50, 200, SENTENCE) + _SIGNATURE, change=change)
    place = read(source).text.index(SECRET)
    (found,) = read(source).places(place, place + len(SECRET))
    assert isinstance(found, PdfPlace)
    left, top, right, bottom = found.boxes[0].x0, found.boxes[0].y0, found.boxes[-1].x1, found.boxes[0].y1
    output, checks = _blacked_out(
        source, PageArea(0, Box(left, top, right, bottom)), PageArea(0, Box(60, 90, 130, 200))
    )
    assert not _failed(checks)
    assert not holds(output)
    assert "signed" in words(output)


_DASHES = {
    "line": b"[31 9 4] 7 d 10 100 m 390 110 l S ",
    "box": b"[12 5] 0 d 2 w 60 40 200 200 re S ",
    "restored": b"q [31 9] 0 d 10 150 m 390 150 l S Q 10 200 m 390 200 l S 10 20 m 390 20 l S ",
    "turned": b"q 0.7 0.7 -0.7 0.7 150 0 cm [14 6] 0 d 20 20 160 160 re B Q ",
    "elsewhere": b"[22 8] 0 d 10 20 m 390 20 l S 10 150 m 390 150 l S ",
}


@pytest.mark.parametrize("drawing", _DASHES.values(), ids=_DASHES)
def test_dashes_outside_an_area_stay_where_they_were(drawing: bytes) -> None:
    source = from_content(text_at(50, 280, "Signed:") + drawing)
    area = Box(80, 100, 170, 240)
    output, checks = _blacked_out(source, PageArea(0, area))
    assert not _failed(checks)
    before, after = (_shown_beside(area, data) for data in (source, output))
    assert (before < _INK).any()
    assert np.abs(before - after).max() < _INK


def test_a_long_pattern_of_dashes_goes_with_the_line_that_it_drew() -> None:
    source = from_content(text_at(50, 280, "Signed:") + b"[31 7 41 8 53 999] 0 d 90 150 m 160 150 l S ")
    output, _ = _blacked_out(source, PageArea(0, Box(80, 100, 170, 240)))
    assert b"41" in _page_content(source)
    assert b"41" not in _page_content(output)


def test_areas_may_overlap() -> None:
    source = from_content(text_at(50, 280, "Signed:") + b"0.5 g 20 20 350 200 re f " + _SIGNATURE)
    areas = (
        PageArea(0, Box(80, 100, 170, 240)),
        PageArea(0, Box(120, 80, 260, 200)),
        PageArea(0, Box(90, 110, 100, 120)),
    )
    _, checks = _blacked_out(source, *areas)
    assert not _failed(checks)


def test_a_shading_fills_no_area() -> None:
    def shaded(file: pikepdf.Pdf) -> None:
        ramp = Dictionary(FunctionType=2, Domain=Array([0, 1]), C0=Array([0]), C1=Array([1]), N=1)
        file.pages[0].Resources.Shading = Dictionary(
            Sh0=Dictionary(ShadingType=2, ColorSpace=Name.DeviceGray, Coords=Array([0, 0, 400, 300]), Function=ramp)
        )

    source = from_content(text_at(50, 280, "Shaded") + b"/Sh0 sh ", change=shaded)
    _, checks = _blacked_out(source, PageArea(0, Box(80, 100, 170, 240)))
    assert not _failed(checks)


def test_a_reason_code_stands_on_the_area() -> None:
    source = page_with()
    output, checks = _blacked_out(source, PageArea(0, Box(40, 80, 250, 110), "(b)(6)"))
    assert not _failed(checks)
    assert words(output).keys() == {"(b)(6)"}


_NUMBERS = st.floats(-50, 50, allow_nan=False).map(lambda each: round(each, 1))
_POINTS = st.lists(st.tuples(_NUMBERS, _NUMBERS), min_size=3, max_size=8)


def _winding(shape: list[tuple[float, float]], x: float, y: float) -> int:
    """Return how often a closed shape runs around a point."""
    turns = 0
    for (x0, y0), (x1, y1) in zip(shape, [*shape[1:], *shape[:1]], strict=True):
        if (y0 <= y) != (y1 <= y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            turns += 1 if y1 > y0 else -1
    return turns


@settings(max_examples=200, deadline=None)
@given(_POINTS, _NUMBERS, _NUMBERS)
def test_shapes_wind_outside_as_they_did_and_nowhere_inside(
    shape: list[tuple[float, float]], x: float, y: float
) -> None:
    area = Area(-20, -10, 15, 25)
    x, y = x + 0.037, y + 0.041  # on no edge
    after = sum(_winding(part, x, y) for part in cutting._parts(shape, area))
    inside = area.left < x < area.right and area.bottom < y < area.top
    assert after == (0 if inside else _winding(shape, x, y))


@settings(max_examples=200, deadline=None)
@given(_POINTS)
def test_lines_keep_what_is_outside(line: list[tuple[float, float]]) -> None:
    area = Area(-20, -10, 15, 25)
    for piece in cutting._pieces(line, area):
        for (x0, y0), (x1, y1) in pairwise(piece):
            middle = (x0 + x1) / 2, (y0 + y1) / 2
            assert not (
                area.left + 1e-6 < middle[0] < area.right - 1e-6 and area.bottom + 1e-6 < middle[1] < area.top - 1e-6
            )


@pytest.mark.parametrize("unit", [1.0, 2.0])
@pytest.mark.parametrize("crop", [None, (100, 50, 380, 280)])
@pytest.mark.parametrize("turned", sampled([90, 0, 180, -90, 270, 450], every=6))
def test_an_area_is_where_viewers_show_it(turned: int, crop: tuple[int, ...] | None, unit: float) -> None:
    def change(file: pikepdf.Pdf) -> None:
        page = file.pages[0].obj
        page.Rotate, page.UserUnit = turned, unit
        if crop:
            page.CropBox = Array(crop)

    source = from_content(text_at(150, 200, f"A {SECRET} B") + text_at(150, 100, "What stays here"), change=change)
    with pymupdf.open("pdf", source) as file:
        (found,) = file[0].search_for(SECRET)
        turn = file[0].rotation_matrix
        turn.e, turn.f = turn.e * unit, turn.f * unit  # PyMuPDF leaves the unit out
        shown = Box(*(found * turn))
    (area,) = as_stored((PageArea(0, shown),), source, password=None, progress=Silent())
    data, checks = _blacked_out(source, area)
    assert not holds(data) and not _failed(checks)
    assert {"A", "B", "What", "stays", "here"} <= set(words(data))
