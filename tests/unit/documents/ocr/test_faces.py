"""A person is told of pictures that seem to show a face."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import docx
import pymupdf
import pytest
from PIL import Image, ImageDraw, ImageFilter

from engine import documents
from engine.core.options import ReadingOptions
from engine.core.progress import Silent
from engine.documents.ocr import faces
from tests.builders.scans import ENGLISH, needs_english

needs_cascade = pytest.mark.skipif(faces.cv2 is None, reason="needs the extra `faces`")


def _drawn(*, with_eyes: bool = True) -> Image.Image:
    """A head in grey, out of focus; without eyes it is a ball with hair."""
    picture = Image.new("L", (400, 400), 230)
    draw = ImageDraw.Draw(picture)
    draw.ellipse((110, 60, 290, 320), fill=190)
    draw.ellipse((110, 60, 290, 150), fill=70)
    draw.ellipse((118, 95, 282, 318), fill=190)
    if with_eyes:
        for x in (155, 225):
            draw.ellipse((x, 160, x + 32, 178), fill=60)
            draw.line((x - 4, 148, x + 36, 146), fill=80, width=7)
        draw.polygon([(200, 175), (186, 235), (214, 235)], fill=165)
        draw.line((188, 236, 212, 236), fill=120, width=4)
        draw.ellipse((168, 262, 232, 282), fill=110)
    return picture.filter(ImageFilter.GaussianBlur(4))


@needs_cascade
def test_a_face_is_counted() -> None:
    assert faces.count(_drawn()) == 1
    assert faces.count(_drawn().resize((3000, 3000))) == 1
    assert faces.count(_drawn(with_eyes=False)) == 0


def _pdf(picture: bytes) -> bytes:
    with pymupdf.open() as file:
        file.new_page().insert_text((50, 50), "The first page.")
        page = file.new_page()
        page.insert_text((50, 50), "Photograph taken at admission.")
        page.insert_image(pymupdf.Rect(50, 100, 250, 300), stream=picture)
        data: bytes = file.tobytes()
        return data


def _docx(picture: bytes) -> bytes:
    document, data = docx.Document(), BytesIO()
    document.add_paragraph("Photograph taken at admission.")
    document.add_picture(BytesIO(picture))
    document.save(data)
    return data.getvalue()


@needs_cascade
@needs_english
@pytest.mark.parametrize("with_eyes", [True, False])
@pytest.mark.parametrize(("made", "pages"), [(_pdf, (1,)), (_docx, ())])
def test_pages_with_faces_are_told(made, pages: tuple[int, ...], with_eyes: bool) -> None:  # type: ignore[no-untyped-def]
    picture = BytesIO()
    _drawn(with_eyes=with_eyes).save(picture, "PNG")
    source = made(picture.getvalue())
    document = documents.read(source, Path("note"), ReadingOptions(languages=ENGLISH), progress=Silent())
    told = [each.pages for each in document.warnings if each.code == "face-in-picture"]
    assert told == ([pages] if with_eyes else [])


def test_without_the_library_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faces, "cv2", None)
    faces._cascade.cache_clear()
    assert faces.count(_drawn()) == 0
    faces._cascade.cache_clear()
