"""Bar codes that a page draws as rectangles are read at every usual size, however far apart their bars are."""

from __future__ import annotations

import numpy as np
import pytest
import zxingcpp
from PIL import Image, ImageDraw

from engine.core.types import Box
from engine.documents.ocr import marks, page
from tests.sampled import sampled

_PAGE = Box(0, 0, 612, 792)
_LEFT, _TOP = 50.0, 150.0


def _drawing(text: str, kind: zxingcpp.BarcodeFormat, module: float, height: float) -> page.DrawArea:
    """Bars of this many points a module."""
    row = np.array(zxingcpp.create_barcode(text, kind).to_image(scale=1))[0] == 0

    def draw(area: Box, scale: float) -> marks.Colours:
        picture = Image.new("RGB", (round(area.width * scale), round(area.height * scale)), (255, 255, 255))
        pen = ImageDraw.Draw(picture)
        for place in np.flatnonzero(row).tolist():
            x0, x1 = (round((_LEFT + module * (place + each) - area.x0) * scale) for each in (0, 1))
            y0, y1 = (round((_TOP + each - area.y0) * scale) for each in (0, height))
            pen.rectangle((x0, y0, x1 - 1, y1 - 1), fill=(0, 0, 0))
        return np.asarray(picture)

    return draw


@pytest.mark.parametrize("height", sampled([15.0, 30.0, 60.0], every=3))
@pytest.mark.parametrize("module", sampled([0.75, 1.0, 1.5, 2.0, 2.5, 2.75, 3.0], every=3))
@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Q", "Code39"),
        ("QUI", "Code39"),
        ("96385074", "EAN8"),
        ("Qu", "Code128"),
        ("204819", "ITF"),
        ("A40156B", "Codabar"),
    ],
)
def test_bars_are_read(text: str, kind: str, module: float, height: float) -> None:
    draw = _drawing(text, getattr(zxingcpp.BarcodeFormat, kind), module, height)
    found = page.find_marks(draw, _PAGE)
    assert found is not None
    assert text in {line.text for line in page._codes(draw, _PAGE, found)}
