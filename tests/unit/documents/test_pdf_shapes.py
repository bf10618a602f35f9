"""Letters drawn as shapes: tall ones, and initials of words that are text."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.options import ReadingOptions
from engine.core.types import Document, PdfPlace, Redaction
from engine.documents import pdf
from tests.attacks import set_apart
from tests.attacks.attack import SECRET, Attack
from tests.builders.pdf import from_content, text_at
from tests.builders.scans import ENGLISH, needs_english

pytestmark = needs_english

SHAPES = [each for each in set_apart.ATTACKS if "shape" in each.name]


def _read(source: bytes) -> Document:
    return pdf.read(source, Path("a.pdf"), ReadingOptions(languages=ENGLISH))


@pytest.mark.parametrize("attack", SHAPES, ids=str)
def test_are_read_and_go(attack: Attack) -> None:
    source = attack.build()
    document = _read(source)
    start = document.text.index(SECRET)
    redaction = Redaction(start, start + len(SECRET))
    written = pdf.write(source, document, (redaction,))
    left = _read(written.data).text
    assert SECRET not in left
    assert "uistorp" not in left
    assert "paid monthly" in left


def test_an_initial_is_where_its_shape_is() -> None:
    document = _read(next(each for each in SHAPES if "initial-as-shape" in each.name).build())
    start = document.text.index(SECRET)
    (place,) = document.places(start, start + 1)
    assert isinstance(place, PdfPlace)
    (box,) = place.boxes
    assert box.x1 < 76 and box.y1 - box.y0 > 20


@pytest.mark.parametrize("mark", ["50 604 3 3 re f", "50 600 m 56 600 l 56 608 l 50 608 l h f", "50 590 500 60 re S"])
def test_bullets_and_frames_are_no_letters(mark: str) -> None:
    source = from_content(f"{mark}\n".encode() + text_at(62, 600, "rent is paid monthly"), size=(612, 792))
    assert _read(source).text == "rent is paid monthly"
