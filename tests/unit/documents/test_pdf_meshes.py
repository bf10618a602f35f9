"""Meshes keep what viewers draw, and nothing else."""

from __future__ import annotations

import io

import numpy as np
import pikepdf
import pypdfium2
import pytest
from pikepdf import Array, Name

from engine.documents.pdf.sanitise.meshes import clean_mesh
from tests.attacks.surplus import _in_bits as in_bits

_TRIANGLE = ((0, 0, 10), (250, 0, 128), (0, 250, 255))


def _mesh(pdf: pikepdf.Pdf, kind: int, data: bytes, **entries: object) -> pikepdf.Object:
    standard: dict[str, object] = {
        "ShadingType": kind,
        "ColorSpace": Name.DeviceGray,
        "BitsPerCoordinate": 8,
        "BitsPerComponent": 8,
        "BitsPerFlag": 8,
        "Decode": Array([0, 100, 0, 100, 0, 1]),
    }
    return pdf.make_stream(data, **standard | entries)


def _cleaned(kind: int, data: bytes, **entries: object) -> tuple[bytes, dict[str, int]]:
    with pikepdf.new() as pdf:
        mesh = _mesh(pdf, kind, data, **entries)
        clean_mesh(mesh)
        return bytes(mesh.read_bytes()), {key: int(mesh[key]) for key in mesh if key.startswith("/Bits")}


def _drawn(kind: int, data: bytes, *, clean: bool, **entries: object) -> np.ndarray:
    with pikepdf.new() as pdf:
        page = pdf.add_blank_page(page_size=(100, 100))
        mesh = _mesh(pdf, kind, data, **entries)
        if clean:
            clean_mesh(mesh)
        page.Resources = pikepdf.Dictionary(Shading=pikepdf.Dictionary(X=mesh))
        page.Contents = pdf.make_stream(b"/X sh")
        stream = io.BytesIO()
        pdf.save(stream)
    with pypdfium2.PdfDocument(stream.getvalue()) as document:
        return np.asarray(document[0].render(grayscale=True).to_pil()).astype(int)


@pytest.mark.parametrize(
    ("kind", "data", "expected"),
    [
        (4, bytes.fromhex("00010203 00040506 00070809 010a0b0c 020d0e0f"), None),
        (4, bytes.fromhex("00010203 00040506 00070809 00040506 00"), "00010203 00040506 00070809"),
        (4, bytes.fromhex("54010203 41040506 42070809"), "00010203 00040506 00070809"),
        (4, bytes.fromhex("01010203 00040506 00070809"), ""),
        (4, bytes.fromhex("00010203 00040506 00070809 030a0b0c"), "00010203 00040506 00070809"),
        (5, bytes.fromhex("010203 040506 070809 0a0b0c"), None),
        (5, bytes.fromhex("010203 040506 070809 0a0b0c 0d0e0f 01"), "010203 040506 070809 0a0b0c"),
        (5, bytes.fromhex("010203 040506 070809"), ""),
        (6, bytes([0, *range(28), 1, *range(18)]), None),
        (6, bytes([0, *range(28), 1, *range(17)]), bytes([0, *range(28)]).hex()),
        (7, bytes([0, *range(36), 2, *range(26)]), None),
        (7, bytes([0, *range(36), 66, *range(26), 9]), bytes([0, *range(36), 2, *range(26)]).hex()),
    ],
)
def test_only_whole_records_stay(kind: int, data: bytes, expected: str | None) -> None:
    entries = {"VerticesPerRow": 2} if kind == 5 else {}
    assert _cleaned(kind, data, **entries)[0] == (data if expected is None else bytes.fromhex(expected))


def test_values_of_odd_sizes_become_whole_bytes() -> None:
    data = in_bits(tuple(((flag, 4), (x, 12), (4095, 12), (15, 4)) for flag, x in ((0, 0), (0, 4095), (0, 2048))))
    found, bits = _cleaned(4, data, BitsPerFlag=4, BitsPerCoordinate=12, BitsPerComponent=4)
    assert bits == {"/BitsPerFlag": 8, "/BitsPerCoordinate": 16, "/BitsPerComponent": 8}
    assert found.hex(" ", 6) == "000000ffffff 00ffffffffff 008008ffffff"


@pytest.mark.parametrize("coordinate", [12, 16, 24, 32])
@pytest.mark.parametrize("component", [4, 8, 16])
def test_picture_stays(coordinate: int, component: int) -> None:
    def scaled(value: int, bits: int) -> tuple[int, int]:
        return value * ((1 << bits) - 1) // 255, bits

    records = (((0, 8), scaled(x, coordinate), scaled(y, coordinate), scaled(c, component)) for x, y, c in _TRIANGLE)
    entries = {"BitsPerCoordinate": coordinate, "BitsPerComponent": component}
    data = in_bits(tuple(records))
    before, after = (_drawn(4, data, clean=each, **entries) for each in (False, True))
    assert before.min() < 200, "positive control: something is drawn"
    assert np.abs(before - after).max() <= 2


@pytest.mark.parametrize("entries", [{"BitsPerFlag": 3}, {"BitsPerCoordinate": 7}, {"ColorSpace": Name.Pattern}])
def test_a_mesh_of_no_standard_size_loses_its_data(entries: dict[str, object]) -> None:
    assert _cleaned(4, bytes(12), **entries)[0] == b""


def test_a_function_makes_colours_of_one_value() -> None:
    data = bytes.fromhex("00010203 00040506 00070809")
    assert _cleaned(4, data, ColorSpace=Name.DeviceRGB, Function=Array())[0] == data
