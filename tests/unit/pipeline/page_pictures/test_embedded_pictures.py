"""Pictures of a DOCX, at the paragraphs that show them."""

from io import BytesIO

import pytest
from PIL import Image

from engine.pipeline.page_pictures import Embedded, Flow, PagePicture, docx
from tests.builders.docx import Extra, build, paragraph, run


def _png(width: int = 60, height: int = 30, colour: str = "#C02020") -> bytes:
    data = BytesIO()
    Image.new("RGB", (width, height), colour).save(data, "PNG")
    return data.getvalue()


def _shown(identifier: str = "rP", *, points: tuple[float, float] = (30, 15), after: str = "", before: str = "") -> str:
    width, height = (round(each * 12_700) for each in points)
    return (
        f'<w:p>{before}<w:r><w:drawing><wp:inline><wp:extent cx="{width}" cy="{height}"/><wp:docPr id="1" name="p"/>'
        f'<a:graphic><a:graphicData uri="x"><pic:pic><pic:blipFill><a:blip r:embed="{identifier}"/></pic:blipFill>'
        f"</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>{after}</w:p>"
    )


def _flow(body: str, data: bytes | None = None) -> Flow:
    return docx.flow(build(body, Extra("word/media/p.png", "image", data or _png(), identifier="rP")), None)


def test_a_picture_is_shown_above_the_words_that_follow_it() -> None:
    flow = _flow(paragraph(run("First.")) + _shown() + paragraph(run("Second.")))
    (found,) = flow.pictures
    assert (found.start, found.below) == (flow.paragraphs[1].start, False)
    assert (found.width, found.height) == (30.0, 15.0)
    assert (found.picture.width, found.picture.height) == (60, 30)
    assert found.picture.pixels[:3] == bytes((0xC0, 0x20, 0x20))


def test_a_picture_behind_words_or_at_the_end_is_shown_below_them() -> None:
    flow = _flow(_shown(before=run("Signed: ")) + _shown(after=run(" a caption")) + _shown())
    assert [(each.start, each.below) for each in flow.pictures] == [
        (flow.paragraphs[0].start, True),
        (flow.paragraphs[1].start, False),
        (flow.paragraphs[1].start, True),
    ]


def test_a_picture_in_the_old_form_has_the_size_of_its_style() -> None:
    shape = '<v:shape style="width:2in;height:36pt"><v:imagedata r:id="rP"/></v:shape>'
    old = f"<w:p><w:r><w:pict>{shape}</w:pict></w:r></w:p>"
    (found,) = _flow(old + paragraph(run("Words."))).pictures
    assert (found.width, found.height) == (144.0, 36.0)


def test_no_more_pixels_are_kept_than_a_page_shows() -> None:
    (found,) = _flow(_shown(points=(20, 10)) + paragraph(run("Words.")), _png(400, 200)).pictures
    assert (found.picture.width, found.picture.height) == (40, 20)


def test_a_picture_that_cannot_be_read_is_grey() -> None:
    (found,) = _flow(_shown() + paragraph(run("Words.")), b"no picture").pictures
    assert set(found.picture.pixels) == {0xC0}


@pytest.mark.parametrize("points", [(0, 10), (10, 99_999)])
def test_a_picture_without_a_size_of_a_page_is_left_out(points: tuple[float, float]) -> None:
    assert _flow(_shown(points=points) + paragraph(run("Words."))).pictures == ()


def test_a_size_that_no_page_has_is_refused() -> None:
    with pytest.raises(ValueError, match="no picture"):
        Embedded(0, False, 1e9, 1.0, PagePicture(1, 1, 3, b"123"))
