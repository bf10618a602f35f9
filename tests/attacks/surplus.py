"""The name, in two parts, in bytes and bits that a stream has beyond those that its entries ask for."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import partial

import pikepdf
from pikepdf import Array, Name, Stream

from tests.attacks.attack import SECRET, Attack
from tests.builders.pdf import from_content, text_at

_FIRST, _REST = SECRET[:4].encode(), SECRET[4:].encode()
_DATA = b"(" + _FIRST + b") show (" + _REST + b") show"
_PLAIN = text_at(50, 200, "The lease was signed on Monday.")
_AREA = Array([0, 100, 0, 100, 0, 1])

_TRIANGLE = b"".join(bytes((0, x, y, 128)) for x, y in ((0, 0), (255, 0), (0, 255)))
_LATTICE = b"".join(bytes((x, y, 128)) for x, y in ((0, 0), (255, 0), (0, 255), (255, 255)))
_OUTLINE = (
    (0, 0),
    (0, 85),
    (0, 170),
    (0, 255),
    (85, 255),
    (170, 255),
    (255, 255),
    (255, 170),
    (255, 85),
    (255, 0),
    (170, 0),
    (85, 0),
)
_INNER = ((85, 85), (85, 170), (170, 170), (170, 85))
_COONS = bytes((0, *(each for place in _OUTLINE for each in place), 40, 80, 120, 160))
_TENSOR = bytes((0, *(each for place in (*_OUTLINE, *_INNER) for each in place), 40, 80, 120, 160))


def _kept(data: bytes) -> bool:
    """Return whether a stream holds a half of the name, as it is or from another bit on."""
    with pikepdf.open(io.BytesIO(data)) as file:
        streams = [each.read_bytes() for each in file.objects if isinstance(each, Stream)]
    return any(half in each for each in streams for half in (_FIRST, _REST))


def _shading(kind: int, data: bytes, file: pikepdf.Pdf, **entries: object) -> None:
    standard: dict[str, object] = {
        "ShadingType": kind,
        "ColorSpace": Name.DeviceGray,
        "BitsPerCoordinate": 8,
        "BitsPerComponent": 8,
        "Decode": _AREA,
    }
    standard |= {"VerticesPerRow": 2} if kind == 5 else {"BitsPerFlag": 8}
    file.pages[0].Resources.Shading = pikepdf.Dictionary(X=file.make_stream(data, **standard | entries))


def _image(data: bytes, file: pikepdf.Pdf, **entries: object) -> None:
    standard = {"Type": Name.XObject, "Subtype": Name.Image, "ColorSpace": Name.DeviceGray, "Interpolate": False}
    file.pages[0].Resources.XObject = pikepdf.Dictionary(X=file.make_stream(data, **standard | entries))


def _function(data: bytes, file: pikepdf.Pdf) -> None:
    unit = Array([0, 1])
    tint = file.make_stream(data, FunctionType=0, Domain=unit, Range=unit, Size=Array([4]), BitsPerSample=8)
    file.pages[0].Resources.ColorSpace = pikepdf.Dictionary(
        X=Array([Name.Separation, Name.Black, Name.DeviceGray, tint])
    )


def _in_bits(records: tuple[tuple[tuple[int, int], ...], ...]) -> bytes:
    """Records of values with a number of bits each, every record padded to whole bytes."""
    found = b""
    for record in records:
        bits = "".join(f"{value:0{size}b}" for value, size in record)
        bits = bits.ljust(-(-len(bits) // 8) * 8, "0")
        found += bytes(int(bits[at : at + 8], 2) for at in range(0, len(bits), 8))
    return found


def _flags() -> bytes:
    """Vertices whose flags are letters: their lowest two bits alone count, and only in the first of a triangle."""
    flags = (0, *_FIRST[:2], 0, *_FIRST[2:], 0, *_REST[:2], 0, *_REST[2:])
    return b"".join(bytes((flag, 10 * at, 20 * (at % 3), 128)) for at, flag in enumerate(flags))


def _flags_kept(data: bytes) -> bool:
    with pikepdf.open(io.BytesIO(data)) as file:
        meshes = [each.read_bytes() for each in file.objects if isinstance(each, Stream) and "/ShadingType" in each]
    return any(_FIRST[:2] in bytes(each[::4]) or _REST[:2] in bytes(each[::4]) for each in meshes)


def _attack(
    name: str, drawn: bytes, change: Callable[[pikepdf.Pdf], None], leaks: Callable[[bytes], bool] = _kept
) -> Attack:
    build = partial(from_content, _PLAIN + drawn, change=change)
    return Attack(f"{name}.pdf", build, secrets=(), terms=(SECRET,), leaks=leaks)


_MESH, _PICTURE, _TINT = b"/X sh", b"q 40 0 0 40 60 60 cm /X Do Q", b"/X cs 1 sc 9 9 9 9 re f"
_WHOLE = {4: _TRIANGLE, 5: _LATTICE, 6: _COONS, 7: _TENSOR}
_PART_OF_ONE = {4: b"\0" + _FIRST + _REST[:2], 5: _FIRST, 6: b"\0" + _DATA[:20], 7: b"\0" + _DATA[:25]}

ATTACKS = (
    *(
        _attack(f"behind mesh {kind}", _MESH, partial(_shading, kind, data + b"\0" * 4 + _DATA))
        for kind, data in _WHOLE.items()
        if kind != 5  # there, whole rows are vertices
    ),
    *(
        _attack(f"part of mesh {kind}", _MESH, partial(_shading, kind, _WHOLE[kind] + data))
        for kind, data in _PART_OF_ONE.items()
    ),
    _attack("mesh without vertices", _MESH, partial(_shading, 6, _DATA)),
    _attack("mesh of no size", _MESH, partial(_shading, 4, _TRIANGLE + _DATA, BitsPerCoordinate=7)),
    _attack("mesh without rows", _MESH, partial(_shading, 5, _LATTICE + _DATA, VerticesPerRow=0)),
    _attack("flags of vertices", _MESH, partial(_shading, 4, _flags()), _flags_kept),
    _attack(
        "behind samples", _PICTURE, partial(_image, bytes(range(81)) + _DATA, Width=9, Height=9, BitsPerComponent=8)
    ),
    _attack("spare bits of rows", _PICTURE, partial(_image, _DATA, Width=1, Height=len(_DATA), BitsPerComponent=1)),
    _attack("spare bits of an ink", _PICTURE, partial(_image, _DATA, Width=1, Height=len(_DATA), BitsPerComponent=2)),
    _attack("behind a function", _TINT, partial(_function, b"\0\x40\x80\xff" + _DATA)),
)
