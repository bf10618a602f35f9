"""Handwriting is blacked out where the user asks for it, and stays where not."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pymupdf
import pytest

from engine.cli import arguments, commands
from engine.core.options import Options
from engine.core.types import Box, PageArea
from engine.pipeline import flow
from tests.builders.pdf import from_content, text_at
from tests.builders.scans import needs_english, scan, signed

pytestmark = pytest.mark.model
_PAGE = (360.0, 201.6)  # points of the signed page, at 200 dots per inch
_INK = 60  # of 255


def _redacted(source: bytes, *, mask_writing: bool) -> bytes:
    return flow.redact(source, Path("signed.pdf"), Options(terms=("Quistorp",), mask_writing=mask_writing)).data


def _shown(data: bytes) -> np.ndarray:
    with pymupdf.open("pdf", data) as file:
        pixels = file[0].get_pixmap(dpi=200)
        return np.frombuffer(pixels.samples, np.uint8).reshape(pixels.height, pixels.width, -1).astype(int)


def _blue(shown: np.ndarray) -> int:
    """Return how many pixels have the colour of the pen."""
    return int((shown[:, :, 2] - shown[:, :, 0] > _INK).sum())


@needs_english
@pytest.mark.parametrize(
    "turned", [pytest.param(0, marks=pytest.mark.slow), 90, pytest.param(270, marks=pytest.mark.slow)]
)
def test_a_signature_in_a_scan_is_blacked_out_where_it_is_asked_for(turned: int) -> None:
    picture = signed("Ottoline Quistorp", "blue")
    picture = picture.rotate(turned, expand=True) if turned else picture
    source = scan(picture, size=_PAGE[::-1] if turned else _PAGE)
    drawn = _blue(_shown(source))
    assert drawn > 2000
    assert _blue(_shown(_redacted(source, mask_writing=True))) < 0.01 * drawn


@needs_english
def test_a_box_over_the_room_between_masked_words_of_a_scan_is_drawn() -> None:
    source = scan(signed("Ottoline Quistorp", None), size=_PAGE)
    between = PageArea(0, Box(192, 147, 199, 160))
    options = Options(terms=("Ottoline", "Quistorp"), areas=(between,))
    shown = _shown(flow.redact(source, Path("signed.pdf"), options).data)
    assert not shown[415:435, 540:545].any()


@needs_english
def test_a_page_without_handwriting_is_the_same_either_way() -> None:
    source = scan(signed("Ottoline Quistorp", None), size=_PAGE)
    with_it, without = (_shown(_redacted(source, mask_writing=each)) for each in (True, False))
    assert np.array_equal(with_it, without)
    assert not np.array_equal(without, _shown(source)), "the name is masked"


def test_strokes_of_a_pen_on_a_page_are_blacked_out() -> None:
    turns = " ".join(f"{100 + 3 * at + at % 2 * 9} {200 + at % 3 * 8} l" for at in range(30))
    source = from_content(text_at(50, 250, "Signed: Quistorp") + f"q 0 0 1 RG 95 200 m {turns} S Q".encode())
    assert _blue(_shown(_redacted(source, mask_writing=False))) > 500
    assert not _blue(_shown(_redacted(source, mask_writing=True)))


@needs_english
def test_a_signature_on_a_rotated_page_is_found_at_its_place() -> None:
    picture = signed("Ottoline Quistorp", "blue")
    source = scan(picture, size=_PAGE, change=lambda file: file.pages[0].rotate(90, relative=True))
    assert _blue(_shown(source)) > 2000
    assert _blue(_shown(_redacted(source, mask_writing=True))) < 20


@pytest.mark.parametrize("line", ["redact a.pdf", "batch a --output b", "watch a --output b", "serve --socket s"])
def test_every_command_that_writes_files_passes_it_on(line: str) -> None:
    asked = commands._asked(arguments.parser().read([*line.split(), "--mask-writing"]))
    assert asked.mask_writing
    assert not commands._asked(arguments.parser().read(line.split())).mask_writing
