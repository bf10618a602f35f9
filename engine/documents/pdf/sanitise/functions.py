"""Colour functions reduced to their samples or operators (ISO 32000-1, 7.10).

A sampled function loses the bytes after its samples, and samples beyond those that a gradient or an ink needs: a table
of thousands may be a picture, which no reader of pictures finds. A calculator function loses its comments and white
space. A function that viewers can't read or run loses all.
"""

from __future__ import annotations

import re
from contextlib import suppress
from decimal import Decimal
from math import prod

import numpy as np
import pikepdf
from pikepdf import Array, Stream

from engine.documents.pdf.sanitise.meshes import MESHES, clean_mesh

_SAMPLED, _CALCULATOR = 0, 4
_COMMENT = re.compile(rb"%[^\r\n]*")
_TOKEN = re.compile(rb"[{}]|[^\s{}]+")
_NUMBER = re.compile(rb"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
_OPERATORS = frozenset(
    b"{ } abs add atan ceiling cos cvi cvr div exp floor idiv ln log mod mul neg round sin sqrt sub truncate and "
    b"bitshift eq false ge gt le lt ne not or true xor if ifelse copy dup exch index pop roll".split()
)


def clean_functions(pdf: pikepdf.Pdf) -> None:
    """Rewrite every function and every mesh shading of the PDF."""
    for each in pdf.objects:
        if not isinstance(each, Stream):
            continue
        if "/FunctionType" in each:
            try:
                each.write(_function(each))
            except (pikepdf.PdfError, ArithmeticError, LookupError, TypeError, ValueError):
                each.write(b"")
        elif each.get("/ShadingType") in MESHES:
            clean_mesh(each)


def _function(stream: pikepdf.Object) -> bytes:
    data = bytes(stream.read_bytes())
    kind = int(stream["/FunctionType"])
    if kind == _SAMPLED:
        return _sampled(stream, data)
    if kind == _CALCULATOR:
        with suppress(ValueError):
            return calculator(data)
    return b""


def _sampled(stream: pikepdf.Object, data: bytes) -> bytes:
    """Return the samples; of more than a viewer needs, those that are nearest to an even spacing."""
    sizes = [int(each) for each in stream["/Size"]]
    depth, outputs = int(stream["/BitsPerSample"]), len(stream["/Range"]) // 2
    bits = prod(sizes) * depth * outputs
    data = data[: -(-bits // 8)]
    most = _MOST_OF_ONE if len(sizes) == 1 else _MOST_OF_EACH
    if max(sizes) <= most:
        return data
    values = np.unpackbits(np.frombuffer(data, np.uint8), count=bits)
    values = values.reshape(*sizes[::-1], outputs * depth)  # the first input varies fastest
    for axis, size in enumerate(sizes[::-1]):
        places = np.linspace(0, size - 1, min(size, most)).round().astype(int)
        values = values.take(places, axis=axis)
    limits = [float(each) for each in stream.get("/Encode", ())] or [x for size in sizes for x in (0, size - 1)]
    less = [(min(size, most) - 1) / max(size - 1, 1) for size in sizes for _ in range(2)]
    stream["/Encode"] = Array([Decimal(f"{limit * by:.6f}") for limit, by in zip(limits, less, strict=True)])
    stream["/Size"] = Array([min(size, most) for size in sizes])
    return np.packbits(values).tobytes()


_MOST_OF_ONE, _MOST_OF_EACH = 256, 16  # samples along the only input, and along each of several


def calculator(program: bytes) -> bytes:
    """Return a PostScript calculator function without comments, one space between its tokens.

    Raises:
        ValueError: it holds anything but numbers and operators.
    """
    tokens = _TOKEN.findall(_COMMENT.sub(b" ", program))
    if not all(token in _OPERATORS or _NUMBER.fullmatch(token) for token in tokens):
        raise ValueError("no calculator function")
    return b" ".join(tokens)
