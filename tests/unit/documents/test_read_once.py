"""Equal pictures are drawn, recognised, and searched for codes and faces once, however often a page is read."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pymupdf
import pytest
from PIL import Image, ImageDraw, ImageOps

from engine.core.options import ReadingOptions
from engine.documents import ocr, pdf
from engine.documents.ocr import faces, reading, second
from engine.documents.pdf.read import scans
from tests.builders.outlined import outlined
from tests.builders.scans import ENGLISH, needs_english, printed, scan

pytestmark = needs_english


@pytest.fixture(autouse=True)
def nothing_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget the readings of other tests."""
    monkeypatch.setattr(reading, "_known", type(reading._known)())
    monkeypatch.setattr(reading, "_recent", type(reading._recent)())
    monkeypatch.setattr(second, "_known", type(second._known)())


def counted(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, key: Any = lambda *_: "") -> Counter[Any]:
    """Count the calls of a function by what `key` returns for their arguments."""
    calls: Counter[Any] = Counter()
    original = getattr(owner, name)

    def call(*given: Any, **named: Any) -> Any:
        calls[key(*given)] += 1
        return original(*given, **named)

    monkeypatch.setattr(owner, name, call)
    return calls


def read(source: bytes) -> str:
    return pdf.read(source, Path("a.pdf"), ReadingOptions(languages=ENGLISH)).text


def test_a_part_read_upside_down_is_recognised_once(monkeypatch: pytest.MonkeyPatch) -> None:
    page = printed()
    recognised = counted(monkeypatch, reading, "words", lambda _, pixels: pixels.tobytes())
    on_its_head = ocr.read(np.asarray(page.rotate(180)), 200, ENGLISH)
    upright = ocr.read(np.asarray(page), 200, ENGLISH)
    assert on_its_head.sure == upright.sure > 0
    assert set(recognised.values()) == {1}


def test_recognised_words_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "_FEW_KEPT", 2)
    for text in ("Maren", "Tolvald", "Ingrid"):
        picture = Image.new("L", (200, 60), 255)
        ImageDraw.Draw(picture).text((10, 10), text, 0, font_size=32)
        ocr.read(np.asarray(picture), 200, ENGLISH)
        assert len(reading._recent) <= 2


def test_a_picture_that_a_file_holds_twice_is_looked_at_again_once(monkeypatch: pytest.MonkeyPatch) -> None:
    colours = np.asarray(printed().convert("RGB"))
    first = ocr.read(colours[:, :, 0], 200, ENGLISH)
    looks = counted(monkeypatch, second, "_look_again")
    found = [ocr.look_again(colours.copy(), 200, first, ENGLISH) for _ in range(2)]
    assert found[0] == found[1]
    assert looks.total() == 1
    ocr.look_again(colours, 200, ocr.Reading(), ENGLISH)
    assert looks.total() == 2, "what was read before decides what is left"


def test_each_view_of_faint_codes_is_searched_once(monkeypatch: pytest.MonkeyPatch) -> None:
    picture = Image.new("L", (400, 200), 255)
    ImageDraw.Draw(picture).rectangle((50, 50, 350, 150), fill=248)
    searched = counted(monkeypatch, reading, "read_codes", lambda level, _: level.tobytes())
    ocr.read(np.asarray(picture), 200, ENGLISH)
    assert len(searched) > 1
    assert set(searched.values()) == {1}


def test_a_page_is_drawn_in_colour_once(monkeypatch: pytest.MonkeyPatch) -> None:
    spaces: list[pymupdf.Colorspace] = []
    original = pymupdf.Page.get_pixmap

    def get_pixmap(page: pymupdf.Page, **how: Any) -> pymupdf.Pixmap:
        spaces.append(how["colorspace"])
        return original(page, **how)

    monkeypatch.setattr(pymupdf.Page, "get_pixmap", get_pixmap)
    assert read(scan(ImageOps.colorize(printed(), "black", "#fff8e0")))
    assert spaces.count(pymupdf.csRGB) == 1


def test_shapes_that_are_not_read_are_drawn_and_read_once_each_way(monkeypatch: pytest.MonkeyPatch) -> None:
    with pymupdf.open() as file:
        page = file.new_page(width=300, height=120)
        for x in range(40, 240, 40):
            page.draw_polyline([(x, 60), (x + 8, 60), (x + 12, 72), (x, 67), (x + 14, 63), (x, 60)], color=0, fill=0)
        source = file.tobytes()
    drawn = counted(monkeypatch, scans, "alone")
    read_ = counted(monkeypatch, scans, "_read_alone", lambda *given: given[-1])
    read(source)
    assert drawn.total() == 1
    assert read_ == {0: 1, 90: 1, 270: 1}


def test_faces_are_searched_only_in_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    searched = counted(monkeypatch, faces, "count")
    assert read(outlined("Ingrid Sandvik was born in Saltby."))
    assert not searched
    assert read(scan(printed()))
    assert searched.total() == 1
