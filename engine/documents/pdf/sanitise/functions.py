"""Colour functions reduced to their samples or operators (ISO 32000-1, 7.10).

A sampled function loses the bytes after its samples, a calculator function its comments and white space. One that can't
be parsed stays as it is: the verification reads its bytes.
"""

from __future__ import annotations

import re
from contextlib import suppress
from math import prod

import pikepdf
from pikepdf import Stream

_SAMPLED, _CALCULATOR = 0, 4
_MESHES = (4, 5, 6, 7)  # shadings that are streams
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
        with suppress(pikepdf.PdfError, ArithmeticError, TypeError, ValueError):
            if "/FunctionType" in each:
                each.write(_function(each))
            elif int(each.get("/ShadingType", 0)) in _MESHES:
                each.write(each.read_bytes())


def _function(stream: pikepdf.Object) -> bytes:
    data = bytes(stream.read_bytes())
    kind = int(stream["/FunctionType"])
    if kind == _SAMPLED:
        bits = (
            prod(int(each) for each in stream["/Size"]) * int(stream["/BitsPerSample"]) * (len(stream["/Range"]) // 2)
        )
        return data[: -(-bits // 8)]
    if kind == _CALCULATOR:
        return calculator(data)
    return b""


def calculator(program: bytes) -> bytes:
    """Return a PostScript calculator function without comments, one space between its tokens.

    Raises:
        ValueError: it holds anything but numbers and operators.
    """
    tokens = _TOKEN.findall(_COMMENT.sub(b" ", program))
    if not all(token in _OPERATORS or _NUMBER.fullmatch(token) for token in tokens):
        raise ValueError("no calculator function")
    return b" ".join(tokens)
