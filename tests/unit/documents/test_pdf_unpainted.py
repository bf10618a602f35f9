"""Paths, clips and settings that paint nothing are removed; all others stay."""

from __future__ import annotations

import gc

import pikepdf
import pytest

from engine.documents.pdf.content.parsing import parsed
from engine.documents.pdf.sanitise.unpainted import only_painted
from tests.growth import is_linear, seconds

_TRIANGLE = b"5 5 m 90 5 l 50 90 l h "


def _left(content: bytes) -> bytes:
    with pikepdf.new() as file:
        return pikepdf.unparse_content_stream(only_painted(parsed(file.make_stream(content)))).replace(b"\n", b" ")


@pytest.mark.parametrize(
    "content",
    [
        b"5 5 m 90 5 l 50 90 l h f",
        b"q 5 5 m 90 5 l 50 90 l h W n 0 0 9 9 re f Q",
        b"q 1 0 0 rg BT /F1 9 Tf (a) Tj ET Q",
        b"q BT /F1 9 Tf Q (a) Tj ET",
        b"BT /F1 9 Tf q (a) Tj ET Q",
        b"q q 0 0 9 9 re f",
        b"0 0 9 .1 re f",
        b"0 0 m 9 0 l S",
        b"Q 0 0 9 9 re f",
        b"/P1 sh",
        b"q 9 0 0 9 0 0 cm /X1 Do Q",
    ],
)
def test_what_paints_stays(content: bytes) -> None:
    assert _left(content).split() == content.split()


@pytest.mark.parametrize(
    ("content", "left"),
    [
        (_TRIANGLE + b"n", b""),
        (b"q " + _TRIANGLE + b"W n Q", b""),
        (b"q " + _TRIANGLE + b"W n q 1 g Q Q", b""),
        (b"q 0 0 9 9 re f " + _TRIANGLE + b"W n Q", b"q 0 0 9 9 re f Q"),
        (b"q BT (a) Tj 1 g ET 1 g Q", b"q BT (a) Tj ET Q"),
        (b"q 0 0 0 0 0 0 cm " + _TRIANGLE + b"f Q", b""),
        (b"0 0 9 9 re f 1 g", b"0 0 9 9 re f"),
    ],
)
def test_what_paints_nothing_goes(content: bytes, left: bytes) -> None:
    assert _left(content).split() == left.split()


def test_a_shape_too_small_to_read_loses_its_form() -> None:
    assert _left(b"0 0 m .5 0 l .5 .2 l .2 .5 l 0 .3 l h f").split()[-2:] == [b"re", b"f"]


@pytest.mark.parametrize("inner", [b"", b"0 0 9 9 re f ", b"1 g ", b"BT 1 g ET ", b"BT "])
def test_time_is_linear_in_the_depth(inner: bytes) -> None:
    def spent(depth: int) -> float:
        with pikepdf.new() as file:
            instructions = list(parsed(file.make_stream(b"q " * depth + inner + b"1 g Q " * depth)))
            gc.freeze()  # what other tests left in memory is not to be searched while the time is taken
            return seconds(lambda: only_painted(instructions))

    assert is_linear(spent, 2_000, 20_000)
