"""A picture that can't be decoded is no reason to throw a redacted file away."""

from __future__ import annotations

import zlib
from io import BytesIO
from pathlib import Path

import pikepdf
import pymupdf
import pytest
from pikepdf import Dictionary, Name

from engine.core.options import Options
from engine.pipeline import flow
from tests.builders.pdf import text_at

_SIDE = 40
_ROWS = bytes(range(256)) * (3 * _SIDE * _SIDE // 256 + 1)
_CODED = zlib.compress(_ROWS[: 3 * _SIDE * _SIDE], 0)
DAMAGED = {
    "no data of the filter": b"x\xef\xbf\xbd" * 50,
    "cut off": _CODED[: len(_CODED) // 2],
    "wrong in the middle": _CODED[:900] + b"\xff" * 8 + _CODED[908:],
}


def _with_picture(data: bytes, **more: object) -> bytes:
    with pikepdf.new() as file:
        page = file.add_blank_page(page_size=(300, 300))
        font = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica)
        picture = file.make_stream(data)
        picture.stream_dict = Dictionary(
            Type=Name.XObject, Subtype=Name.Image, Width=_SIDE, Height=_SIDE, ColorSpace=Name.DeviceRGB,
            BitsPerComponent=8, Filter=Name.FlateDecode,
        )  # fmt: skip
        for key, value in more.items():
            picture[f"/{key}"] = value
        page.Resources = Dictionary(Font=Dictionary(F1=font), XObject=Dictionary(Im=picture))
        page.Contents = file.make_stream(
            text_at(30, 250, "Maren Tolvald lives in Saltby.") + b"q 90 0 0 90 100 100 cm /Im Do Q"
        )
        stream = BytesIO()
        file.save(stream, stream_decode_level=pikepdf.StreamDecodeLevel.none)
        return stream.getvalue()


def _drawn(data: bytes) -> bytes:
    with pymupdf.open("pdf", data) as file:
        return bytes(file[0].get_pixmap(clip=(90, 90, 200, 210)).samples)


@pytest.mark.model
@pytest.mark.parametrize("data", DAMAGED.values(), ids=DAMAGED)
def test_it_is_saved_as_it_is_shown(data: bytes) -> None:
    source = _with_picture(data)
    redacted = flow.redact(source, Path("a.pdf"), Options())
    assert "damaged-picture" in {each.code for each in redacted.report.notices}
    assert _drawn(redacted.data) == _drawn(source)


@pytest.mark.model
def test_a_damaged_stencil_is_not_shown() -> None:
    source = _with_picture(DAMAGED["no data of the filter"], ImageMask=True, BitsPerComponent=1)
    redacted = flow.redact(source, Path("a.pdf"), Options())
    assert "damaged-picture" in {each.code for each in redacted.report.notices}
    assert set(_drawn(redacted.data)) == {255}


@pytest.mark.model
def test_a_sound_picture_is_not_told() -> None:
    redacted = flow.redact(_with_picture(_CODED), Path("a.pdf"), Options())
    assert "damaged-picture" not in {each.code for each in redacted.report.notices}
