"""Data that a PDF holds beyond what viewers read: behind vertices of meshes and samples, and in place of fonts.

Shares no code with the writer, which leaves whole bytes and no bits between them: whatever else a stream holds is a
problem.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from math import prod

import pikepdf
from pikepdf import Array, Dictionary, Stream
from PIL import ImageFont

from engine.core.message import Message, message
from engine.verify.evidence import problem

_PROGRAMS = ("/FontFile", "/FontFile2", "/FontFile3")
_SAMPLED = 0
_LATTICE = 5
_VERTICES = {4: (3, 1)}  # of a first record, and of one that continues another
_PATCHES = {6: ((12, 4), (8, 2)), 7: ((16, 4), (12, 2))}  # points and colours of each
_COLOURS = {
    "/DeviceGray": 1,
    "/CalGray": 1,
    "/Separation": 1,
    "/DeviceRGB": 3,
    "/CalRGB": 3,
    "/Lab": 3,
    "/DeviceCMYK": 4,
}


def problems(document: pikepdf.Pdf) -> Iterator[Message]:
    """Yield the meshes and functions that hold more than viewers read, and fonts that viewers can't load."""
    for each in document.objects:
        if isinstance(each, Dictionary) and not all(map(_is_font, _programs(each))):
            yield problem("P15", message("structure.no-font", number=each.objgen[0]))
        if isinstance(each, Stream) and not _is_exact(each):
            yield problem("P30", message("structure.surplus", number=each.objgen[0]))


def _programs(descriptor: pikepdf.Object) -> Iterator[bytes]:
    for key in _PROGRAMS:
        if isinstance(descriptor.get(key), Stream):
            yield bytes(descriptor[key].read_bytes())


def _is_font(program: bytes) -> bool:
    try:
        ImageFont.truetype(io.BytesIO(program), 10)
    except OSError:
        return False
    return True


def _is_exact(stream: pikepdf.Object) -> bool:
    if "/FunctionType" in stream and int(stream["/FunctionType"]) == _SAMPLED and stream.read_bytes():
        bits = prod(int(each) for each in stream["/Size"]) * int(stream["/BitsPerSample"]) * len(stream["/Range"]) // 2
        return len(stream.read_bytes()) <= -(-bits // 8)
    return "/ShadingType" not in stream or _is_exact_mesh(stream, bytes(stream.read_bytes()))


def _is_exact_mesh(mesh: pikepdf.Object, data: bytes) -> bool:
    kind = int(mesh["/ShadingType"])
    if not data:
        return True
    bits = [int(mesh.get(key, 8)) for key in ("/BitsPerFlag", "/BitsPerCoordinate", "/BitsPerComponent")]
    if any(each % 8 for each in bits):
        return False
    coordinate, component = bits[1] // 8, bits[2] // 8
    colour = component * (1 if "/Function" in mesh else _colours(mesh["/ColorSpace"]))
    if kind == _LATTICE:
        return len(data) % ((2 * coordinate + colour) * int(mesh["/VerticesPerRow"])) == 0
    place = 0
    while place < len(data):
        flag = data[place]
        if flag > 3:
            return False
        if kind in _PATCHES:
            points, corners = _PATCHES[kind][bool(flag)]
            place += 1 + points * 2 * coordinate + corners * colour
        else:
            size = 1 + 2 * coordinate + colour
            count = _VERTICES[kind][bool(flag)]
            if any(data[place + size : place + count * size : size]):
                return False
            place += count * size
    return place == len(data)


def _colours(space: pikepdf.Object) -> int:
    if isinstance(space, Array):
        if space[0] == "/ICCBased":
            return int(space[1]["/N"])
        if space[0] == "/DeviceN":
            return len(space[1])
        space = space[0]
    return _COLOURS[str(space)]
