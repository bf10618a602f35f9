"""Pictures lose what no viewer shows of them, and look as they did."""

from __future__ import annotations

import io
import zlib
from collections.abc import Callable

import numpy as np
import pikepdf
import pymupdf
import pytest
from numpy.typing import NDArray
from pikepdf import Array, Dictionary, Name

from engine.documents.pdf.images.reduced import reduce_pictures
from engine.documents.pdf.images.samples import Samples
from engine.documents.pdf.images.unseen import drop_unseen, keyed_out, merged, without_low_bytes
from tests.attacks import pictures_shown
from tests.builders.pdf import from_content

SEEN = ("side by side", "one colour of three", "as light as each other")
"""Parts of the names of files whose pictures show the name after all, however little: it is read and masked there."""


def written(source: bytes, *changes: Callable[[pikepdf.Pdf], None]) -> bytes:
    target = io.BytesIO()
    with pikepdf.open(io.BytesIO(source)) as file:
        for change in changes:
            change(file)
        file.save(target)
    return target.getvalue()


def shown(data: bytes) -> NDArray[np.uint8]:
    with pymupdf.open("pdf", data) as pages:
        return np.frombuffer(pages[0].get_pixmap(dpi=150).samples, np.uint8)


def picture_of(data: bytes) -> tuple[int, bytes]:
    with pikepdf.open(io.BytesIO(data)) as file:
        picture = file.pages[0].Resources.XObject.Im1
        return int(picture.Width), bytes(picture.read_bytes())


@pytest.mark.parametrize("name", [each for each in pictures_shown.FILES if not any(part in each for part in SEEN)])
def test_what_is_not_shown_is_not_stored(name: str) -> None:
    source = pictures_shown.FILES[name]()
    after = written(source, drop_unseen, reduce_pictures)
    assert pictures_shown.says_the_name(source)
    assert not pictures_shown.says_the_name(after)
    if "place" not in name:
        assert np.array_equal(shown(source), shown(after))


def ordinary(draws: bytes, stencil: bool = False) -> bytes:
    ramp = (np.indices((90, 360)).sum(axis=0) % 251).astype(np.uint8)

    def change(file: pikepdf.Pdf) -> None:
        picture = file.make_stream(
            zlib.compress(np.packbits(ramp > 99, axis=1).tobytes() if stencil else ramp.tobytes()),
            Type=Name.XObject, Subtype=Name.Image, Filter=Name.FlateDecode, Width=360, Height=90,
            BitsPerComponent=1 if stencil else 8,
        )  # fmt: skip
        if stencil:
            picture.ImageMask = True
        else:
            picture.ColorSpace = Name.DeviceGray
        file.pages[0].Resources.XObject = Dictionary(Im1=picture)

    return from_content(draws, change=change)


@pytest.mark.parametrize(
    "draws",
    [
        b"q 180 0 0 45 60 100 cm /Im1 Do Q",
        b"q 6 0 0 6 60 100 cm /Im1 Do Q",  # high enough for a word
        b"q 50 0 0 12 60 100 cm /Im1 Do Q",  # as fine as a scan
        b"q 300 0 0 2 60 100 cm /Im1 Do Q q 300 0 0 2 60 102 cm /Im1 Do Q",  # strips
        b"q 1 0 0 1 60 100 cm /Im1 Do Q q 180 0 0 45 60 200 cm /Im1 Do Q",  # in another place as well
    ],
)
def test_what_is_shown_stays_as_it_is_stored(draws: bytes) -> None:
    source = ordinary(draws)
    assert picture_of(written(source, drop_unseen, reduce_pictures)) == picture_of(source)


def test_picture_of_a_pattern_stays() -> None:
    def tiles(file: pikepdf.Pdf) -> None:
        resources = Dictionary(XObject=Dictionary(Im1=file.pages[0].Resources.XObject.Im1))
        tile = file.make_stream(
            b"q 90 0 0 45 0 0 cm /Im1 Do Q",
            PatternType=1, PaintType=1, TilingType=1, BBox=Array([0, 0, 90, 45]), XStep=90, YStep=45,
            Resources=resources,
        )  # fmt: skip
        file.pages[0].Resources.Pattern = Dictionary(P1=tile)

    source = written(ordinary(b"q 1 0 0 1 60 100 cm /Im1 Do Q"), tiles)
    assert picture_of(written(source, reduce_pictures)) == picture_of(source)


@pytest.mark.parametrize(("ground", "stays"), [(b"", False), (b"0.2 g 0 0 400 300 re f ", True)])
def test_white_stencil_stays_where_it_shows(ground: bytes, stays: bool) -> None:
    source = ordinary(ground + b"1 g q 180 0 0 45 60 100 cm /Im1 Do Q", stencil=True)
    after = written(source, reduce_pictures)
    assert (picture_of(after) == picture_of(source)) is stays
    assert np.array_equal(shown(source), shown(after))


def test_key_of_large_samples_hides_the_same_pixels() -> None:
    wide = np.array([[0x1000, 0x10FF, 0x1100, 0x2000]], ">u2")
    samples, key = without_low_bytes(Samples(wide.view(np.uint8), 4, 16, 1), Array([0x1000, 0x1080]))
    assert key is not None
    assert [int(each) for each in key] == [0x10, 0x10]
    assert samples.rows.tolist() == [[0x10, 0x11, 0x11, 0x20]]
    assert samples.bits == 8


def test_values_of_one_colour_are_merged_and_hidden_ones_made_equal() -> None:
    values = np.array([[[0], [1], [2], [9]]], np.uint8)
    colours = np.array([[5, 5, 5], [6, 5, 5], [5, 5, 5]], np.uint8)
    assert merged(values, colours).ravel().tolist() == [0, 1, 0, 9]
    assert keyed_out(values, Array([1, 2])).ravel().tolist() == [0, 1, 1, 9]
