"""Samples of pictures under boxes are erased, and no others, however the pictures are coded."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import pikepdf
import pymupdf
import pytest
from pikepdf import Array, Dictionary, Name
from PIL import Image

from engine.documents.pdf.images.samples import blanked
from tests.builders.pdf import SENTENCE, from_content, mask, text_at
from tests.builders.pdf_threats import bars, drawn, image, picture

BOX = ((0.1, 0.1), (0.3, 0.1), (0.3, 0.3), (0.1, 0.3))


def pixels(data: pikepdf.Object) -> np.ndarray:  # type: ignore[type-arg]
    """Return the picture as MuPDF decodes it, in RGB; shape (height, width, 3)."""
    with pikepdf.new() as file:
        page = file.add_blank_page()
        page.Resources = Dictionary(XObject=Dictionary(Im=file.copy_foreign(data)))
        stream = BytesIO()
        file.save(stream)
    with pymupdf.open("pdf", stream.getvalue()) as file:
        found = pymupdf.Pixmap(pymupdf.csRGB, pymupdf.Pixmap(file, file.get_page_images(0)[0][0]))
    return np.frombuffer(found.samples, np.uint8).reshape(found.height, found.width, 3).astype(int)


@pytest.mark.parametrize(("coding", "loss"), [("flate", 0), ("jpeg", 40), ("cmyk", 12), ("jpx", 24)])
def test_pixels_outside_a_box_stay_and_those_inside_are_paper(coding: str, loss: int) -> None:
    with pikepdf.new() as file:
        before = file.make_indirect(image(file, coding))
        after = blanked(file, before, [BOX], paper=None)
        assert after.get("/Filter") == (before.get("/Filter") or Name.FlateDecode)
        old, new = pixels(before), pixels(after)
    inside = np.zeros(old.shape[:2], bool)
    inside[210:270, 40:120] = True
    near = np.zeros(old.shape[:2], bool)
    near[190:290, 20:140] = True
    assert new[inside].min() > 200
    assert abs(new - old)[~near].max() <= loss


def test_one_bit_pictures_stay_as_they_are_outside_a_box() -> None:
    with pikepdf.new() as file:
        bits = np.packbits(np.asarray(picture("1")), axis=1).tobytes()
        before = file.make_stream(
            bits, Subtype=Name.Image, Width=400, Height=300, BitsPerComponent=1, ColorSpace=Name.DeviceGray
        )
        once = blanked(file, file.make_indirect(before), [BOX], paper=None)
        assert (pixels(once)[:200] == pixels(before)[:200]).all()
        assert pixels(once)[215:265, 45:115].min() == 255


def test_fax_is_written_as_fax() -> None:
    stream = BytesIO()
    picture("1").save(stream, "TIFF", compression="group4", tiffinfo={278: 300})
    tiff = Image.open(stream)
    start, length = tiff.tag_v2[273][0], tiff.tag_v2[279][0]  # type: ignore[attr-defined]
    with pikepdf.new() as file:
        entries = {"Width": 400, "Height": 300, "BitsPerComponent": 1, "ColorSpace": Name.DeviceGray}
        before = file.make_stream(stream.getvalue()[start : start + length], Subtype=Name.Image, **entries)
        before.Filter = Name.CCITTFaxDecode
        before.DecodeParms = Dictionary(K=-1, Columns=400, Rows=300, BlackIs1=True)
        after = blanked(file, file.make_indirect(before), [BOX], paper=None)
        assert after.Filter == Name.CCITTFaxDecode
        assert (pixels(after)[:200] == pixels(before)[:200]).all()
        assert pixels(after)[215:265, 45:115].min() == 255


def test_a_leaning_box_takes_every_pixel_that_it_touches() -> None:
    leaning = ((0.2, 0.1), (0.4, 0.2), (0.35, 0.4), (0.15, 0.3))
    with pikepdf.new() as file:
        data = bytes(400 * 300)
        entries = {"Width": 400, "Height": 300, "BitsPerComponent": 8, "ColorSpace": Name.DeviceGray}
        after = blanked(file, file.make_stream(data, Subtype=Name.Image, **entries), [leaning], paper=None)
        white = pixels(after)[..., 0] == 255
    assert white[300 - 75, 110] and not white[10, 10]
    assert white.sum() > 400 * 300 * 0.045


def test_a_pixel_larger_than_what_is_masked_stays() -> None:
    """One black pixel, drawn through a mask, is the ink of a whole scanned page."""

    def ink(file: pikepdf.Pdf) -> None:
        entries = {"ColorSpace": Name.DeviceGray, "BitsPerComponent": 8}
        shapes = file.make_stream(bytes([0, 255] * 500), Subtype=Name.Image, Width=100, Height=10, **entries)
        dot = file.make_stream(b"\0", Subtype=Name.Image, Width=1, Height=1, SMask=shapes, **entries)
        file.pages[0].Resources.XObject = Dictionary(Im1=dot)

    source = from_content(b"q 400 0 0 300 0 0 cm /Im1 Do Q " + text_at(50, 200, SENTENCE, before="3 Tr"), change=ink)
    with pikepdf.open(BytesIO(mask(source)[1].data)) as file:
        (dot,) = (each for each in file.objects if isinstance(each, pikepdf.Stream) and each.get("/Width") == 1)
        assert dot.read_bytes() == b"\0"


def test_a_background_keeps_its_pixels_on_other_pages() -> None:
    """Cut pictures under visible text in a copy; words that only a picture shows are erased wherever it is used."""
    assert sorted(bars(mask(drawn(word="0 Tr", pages=2))[1].data)) == [1, 2]
    assert bars(mask(drawn(pages=2))[1].data) == [1]


def test_a_picture_that_stands_on_its_head() -> None:
    def turned(file: pikepdf.Pdf) -> None:
        file.pages[0].Resources.XObject = Dictionary(Im1=image(file))
        file.pages[0].MediaBox = Array([0, 0, 400, 300])

    source = from_content(
        b"q -400 0 0 -300 400 300 cm /Im1 Do Q " + text_at(286, 90, "Quistorp", before="3 Tr"), change=turned
    )
    # The bar at the top of the picture now stands at the foot of the page, right.
    assert bars(mask(source)[1].data) == [1]
