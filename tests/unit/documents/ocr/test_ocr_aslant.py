"""Words that lie aslant in a picture are read at any slope, also beside words that do not."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

from engine.documents import ocr
from engine.documents.ocr.skew import slanted
from tests.builders.scans import ENGLISH, NAMES, needs_english, printed, worn
from tests.sampled import sampled

pytestmark = needs_english


def _turned(words: str, degrees: float) -> Image.Image:
    """A picture of a few words in its middle."""
    sheet = Image.new("L", (1000, 1000), 255)
    words_ = printed(words, page=(240, 90), size=16)
    sheet.paste(words_, ((1000 - words_.width) // 2, (1000 - words_.height) // 2))
    return sheet.rotate(-degrees, Image.Resampling.BICUBIC, fillcolor=255)


def _text(picture: Image.Image) -> str:
    return " ".join(line.text for line in ocr.read(np.asarray(picture), 200, ENGLISH).lines)


@pytest.mark.parametrize("degrees", sampled([-45, -28, -16, 7, 20, 33, 45], every=3))
def test_a_few_words(degrees: float) -> None:
    assert "Quistorp" in _text(_turned("Signed by Quistorp", degrees))


def test_lines_of_a_page() -> None:
    found = _text(worn(printed(page=(420, 420)), degrees=28))
    assert sum(name.split()[-1] in found for name in NAMES) >= 3


def test_a_stamp_on_an_upright_page() -> None:
    page = printed("The lease was signed on Monday by both parties at the office of the landlord.")
    stamp = _turned("Quistorp", 25).crop((230, 330, 740, 640))
    page.paste(stamp, (500, 450))
    found = _text(page)
    assert "Quistorp" in found
    assert "landlord" in found


def test_boxes_lie_on_the_ink() -> None:
    pixels = np.array(_turned("Quistorp", 30))
    (line,) = ocr.read(pixels, 200, ENGLISH).lines
    for x0, y0, x1, y1 in (letter.box for letter in line.letters):
        pixels[int(y0) : int(y1) + 1, int(x0) : int(x1) + 1] = 255
    assert (pixels < 128).sum() < 20


def test_upright_words_and_specks_do_not_slope() -> None:
    assert not list(slanted(np.asarray(_turned("Signed by Quistorp", 0))))
    assert not list(slanted(np.random.default_rng(2).integers(0, 256, (300, 400), dtype=np.uint8)))
    assert not list(slanted(np.full((300, 400), 255, dtype=np.uint8)))
