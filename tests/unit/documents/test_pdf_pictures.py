"""JPEG pictures of a PDF lose what is written in them, and no pixel."""

from __future__ import annotations

import subprocess
import warnings
import zlib
from io import BytesIO

import pikepdf
import pytest
from pikepdf import Name, jbig2
from PIL import Image

from engine.documents.pdf.images.jpeg import plain_jpeg, strip_pictures
from tests.builders.pdf import from_content

SECRET = b"Maren Tolvald"


def jpeg() -> bytes:
    picture, stream = Image.linear_gradient("L").convert("RGB"), BytesIO()
    exif = Image.Exif()
    exif[0x010E] = SECRET.decode()  # ImageDescription
    picture.save(stream, "JPEG", exif=exif, comment=SECRET, icc_profile=SECRET)
    return stream.getvalue() + SECRET


def pixels(data: bytes) -> bytes:
    return Image.open(BytesIO(data)).tobytes()


def test_what_is_written_goes_and_the_pixels_stay() -> None:
    source = jpeg()
    assert source.count(SECRET) == 4
    stripped = plain_jpeg(source).data
    assert SECRET not in stripped
    assert pixels(stripped) == pixels(source)


@pytest.mark.parametrize("filters", [[Name.DCTDecode], [Name.FlateDecode, Name.DCTDecode]], ids=["alone", "deflated"])
def test_a_picture_of_a_file(filters: list[Name]) -> None:
    with pikepdf.new() as pdf:
        data = jpeg() if len(filters) == 1 else zlib.compress(jpeg())
        picture = pdf.make_stream(data, Subtype=Name.Image, Width=256, Height=256, Filter=pikepdf.Array(filters))
        strip_pictures(pdf)
        assert SECRET not in picture.read_raw_bytes()
        assert pixels(picture.read_raw_bytes()) == pixels(jpeg())


def test_a_picture_that_is_none_stays_as_it_is() -> None:
    with pikepdf.new() as pdf:
        picture = pdf.make_stream(b"no picture", Subtype=Name.Image, Filter=Name.DCTDecode)
        strip_pictures(pdf)
        assert picture.read_raw_bytes() == b"no picture"
    with pytest.raises(ValueError, match="JPEG"):
        plain_jpeg(b"no picture")


def test_no_program_is_started_to_decode_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """pikepdf would hand it to another one in the temporary folder, when a file is only checked."""
    monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: pytest.fail("a program was started"))

    def fax(file: pikepdf.Pdf) -> None:
        picture = file.make_stream(
            b"no JBIG2",
            ColorSpace=Name.DeviceGray,
            BitsPerComponent=1,
            Type=Name.XObject,
            Subtype=Name.Image,
            Width=8,
            Height=8,
        )
        picture.Filter = Name.JBIG2Decode
        file.pages[0].Resources[Name.XObject] = pikepdf.Dictionary(Im=picture)

    with pikepdf.open(BytesIO(from_content(b"/Im Do", change=fax))) as file, warnings.catch_warnings(action="ignore"):
        file.check_pdf_syntax()
    assert not jbig2.get_decoder().available()
