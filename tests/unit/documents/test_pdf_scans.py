"""Words in pictures of pages are searched, and masked in the picture and in any layer of text over it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache, partial
from io import BytesIO
from pathlib import Path

import numpy as np
import pikepdf
import pymupdf
import pytest
from pikepdf import Dictionary, Name
from PIL import Image, ImageOps

from engine.core.options import ReadingOptions
from engine.core.types import Box, Document, PdfPlace, Redaction
from engine.documents import ocr, pdf
from engine.documents.pdf.read import scans
from engine.documents.pdf.read.glyphs import Character, Line
from engine.documents.pdf.read.overlaid import not_said_before
from tests.attacks.rendered import written
from tests.builders.pdf import from_content, text_at
from tests.builders.scans import (
    ENGLISH,
    LETTER,
    NAMES,
    STORED,
    grain,
    in_form,
    in_strips,
    layer,
    needs_english,
    printed,
    scan,
    worn,
)
from tests.sampled import sampled

pytestmark = needs_english


def read_again(source: bytes, languages: tuple[str, ...] = ENGLISH) -> Document:
    return pdf.read(source, Path("scan.pdf"), ReadingOptions(languages=languages))


read = lru_cache(maxsize=32)(read_again)
"""Several tests ask about the same file, and reading a picture takes long."""


def said(document: Document) -> str:
    return " ".join(document.text.split())


def missed(document: Document) -> list[str]:
    return [name for name in NAMES if name not in said(document)]


def masked(source: bytes, *names: str) -> bytes:
    document = read(source)
    found = [re.finditer(name.replace(" ", r"\s+"), document.text) for name in names]
    spans = sorted(match.span() for each in found for match in each)
    assert len(spans) >= len(names)
    redactions = tuple(Redaction(start, end) for start, end in spans)
    return pdf.write(source, document, redactions).data


def turned(degrees: int) -> bytes:
    return scan(printed(), change=lambda file: file.pages[0].__setattr__("Rotate", degrees))


def sideways() -> bytes:
    return scan(printed().rotate(90, expand=True), size=(300, 420))


SCANS = {
    **{name: scan(printed(), stored=stored) for name, stored in STORED.items()},
    **{f"/Rotate {degrees}": turned(degrees) for degrees in (90, 180, 270)},
    "lies on its side": sideways(),
    "aslant": scan(worn(printed(), degrees=3.5, noise=10)),
    "strips": in_strips(printed(), 13),
    "in a form": in_form(printed()),
}


@pytest.mark.parametrize("source", sampled(SCANS.values(), every=6), ids=SCANS)
def test_names_are_read_and_go(source: bytes) -> None:
    document = read(source)
    assert not missed(document)
    assert all(isinstance(each.place, PdfPlace) and each.place.in_picture for each in document.segments)
    assert [(each.code, each.pages) for each in document.warnings] == [("picture-read", (0,))]
    result = masked(source, *NAMES)
    assert missed(read(result)) == list(NAMES)
    assert "Saltby General Hospital" in said(read(result))
    assert len(result) < 1.5 * len(source) + 1000


def test_only_the_name_is_overwritten() -> None:
    with pikepdf.open(BytesIO(masked(scan(printed(), stored=STORED["flate"]), "Ingrid Sandvik"))) as file:
        (picture,) = (each for each in file.objects if isinstance(each, pikepdf.Stream) and "/Width" in each)
        after = np.frombuffer(picture.read_bytes(), np.uint8).reshape(int(picture.Height), int(picture.Width))
    before = np.asarray(printed())
    rows, columns = np.nonzero(before != after)
    assert (after[rows.min() : rows.max() + 1, columns.min() : columns.max() + 1] == 255).all()
    assert rows.max() - rows.min() < 60
    assert columns.max() - columns.min() < 260


def test_columns_are_read_one_after_the_other() -> None:
    document = read(scan(printed(LETTER + " " + LETTER, columns=2, size=8, dpi=300)))
    assert said(document).count("Mr. Oskar Lindqvist, works as a nurse") == 2


def test_a_picture_among_text_follows_it() -> None:
    over = text_at(40, 20, "Attached: the letter of the clinic.")
    document = read(scan(printed(page=(420, 250)), over=over))
    assert document.text.startswith("Attached: the letter of the clinic.\n\nOn 14 March 2019")


def test_what_is_painted_over_a_picture_or_cut_off_is_read_all_the_same() -> None:
    assert not missed(read(scan(printed(), over=b"0 g 0 0 420 300 re f")))

    def clip(file: pikepdf.Pdf) -> None:
        file.pages[0].contents_add(b"0 0 420 100 re W n", prepend=True)

    assert not missed(read(scan(printed(), change=clip)))


def test_a_screenshot_made_small_is_looked_at_closely() -> None:
    source = scan(printed(dpi=200), size=(105, 75))
    assert not missed(read(source))


@pytest.fixture(scope="module")
def picture() -> Document:
    """Return the text of a page that is only a picture."""
    return read(scan(printed()))


def test_a_layer_that_says_the_same_is_not_repeated(picture: Document) -> None:
    source = scan(printed(), over=layer(picture, {}))
    assert said(read(source)) == said(picture)
    assert missed(read(masked(source, "Maren Tolvald"))) == ["Maren Tolvald"]


def test_a_sign_between_words_that_a_layer_lacks_is_no_text_of_the_picture() -> None:
    letters = [Character(each, Box(10 * x, 0, 10 * x + 10, 12)) for x, each in enumerate("Ada / Tom")]
    shown = Line(tuple(letters), (1.0, 0.0), 12.0)
    typed = Line(tuple(each for each in letters if each.text.isalpha()), (1.0, 0.0), 12.0)
    assert not_said_before([shown], [typed]) == []
    first = Line(typed.characters[:3], (1.0, 0.0), 12.0)
    assert [line.text for line in not_said_before([shown], [first])] == ["/ Tom"]


def test_what_a_layer_misspells_is_read_in_the_picture(picture: Document) -> None:
    source = scan(printed(), over=layer(picture, {"Tolvald": "To1vold"}))
    assert said(read(source)) == said(picture).replace("Tolvald", "To1vold") + " Tolvald"


@pytest.mark.parametrize("name", ["Tolvald", "To1vold"])
def test_masking_either_the_picture_or_the_layer_takes_both(picture: Document, name: str) -> None:
    source = scan(printed(), over=layer(picture, {"Tolvald": "To1vold"}))
    left = said(read(masked(source, name)))
    assert not re.search("To[1l]|v[ao]ld", left)
    assert "Maren met Dr. Ingrid Sandvik" in left


def test_nothing_is_read_without_the_language() -> None:
    mixed = scan(printed(), over=text_at(40, 20, "Attached"))
    notices = {each.code for each in read(mixed, ("xxx",)).warnings}
    assert notices == {"picture-not-searched", "no-ocr-languages"}
    assert {each.code for each in read(mixed, ()).warnings} == {"picture-not-searched"}
    assert not read(scan(printed()), ("xxx",)).segments


def test_a_page_in_whose_pictures_nothing_is_found() -> None:
    document = read(scan(printed(), Image.linear_gradient("L")))
    assert [each.pages for each in document.warnings if each.code == "nothing-read"] == [(1,)]


def test_letters_that_grain_seems_to_show_are_no_text() -> None:
    document = read(scan(grain()))
    assert document.unread is not None and document.unread.code == "nothing-read"
    assert document.text.strip()  # a few letters, else this tests nothing
    assert read(scan(grain(), printed())).unread is None


def test_of_a_small_picture_only_what_it_says_is_told() -> None:
    def shrink(file: pikepdf.Pdf) -> None:
        file.pages[0].Contents = file.make_stream(b"q 90 0 0 12 9 9 cm /Im Do Q " + text_at(50, 200, "Words"))

    empty = read(scan(Image.linear_gradient("L"), change=shrink))
    assert (empty.text, empty.warnings) == ("Words", ())
    signature = read(scan(printed("Maren Tolvald", dpi=300).crop((110, 110, 460, 180)), change=shrink))
    assert signature.text == "Words\n\nMaren Tolvald"
    assert "picture-read" in {each.code for each in signature.warnings}


def test_pages_without_pictures_are_left_alone() -> None:
    source = from_content(text_at(50, 200, "Words"))
    assert read(source).text == "Words"
    assert read(source).warnings == ()


def test_a_picture_beside_the_page_is_read() -> None:
    def push_out(file: pikepdf.Pdf) -> None:
        file.pages[0].MediaBox = pikepdf.Array([400, 0, 820, 300])

    document = read(scan(printed(), change=push_out))
    assert not missed(document)


def test_a_form_without_pictures_does_not_matter() -> None:
    def add(file: pikepdf.Pdf) -> None:
        form = file.make_stream(b"0 0 9 9 re f", Type=pikepdf.Name.XObject, Subtype=pikepdf.Name.Form)
        file.pages[0].Resources.XObject["/Fm"] = form
        form.BBox, form.Resources = pikepdf.Array([0, 0, 9, 9]), Dictionary()
        file.pages[0].contents_add(b"/Fm Do")

    assert not missed(read(scan(printed(), change=add)))


@pytest.mark.parametrize("turn", [ImageOps.mirror, ImageOps.flip])
def test_mirrored_letters_are_read_at_their_place(turn: Callable[[Image.Image], Image.Image]) -> None:
    """Letters of a slide that was scanned from behind."""
    picture = turn(written(60, "Please call Mr Quistorp"))
    document = read(from_content(b"q 300 0 0 60 40 90 cm /X Do Q", change=partial(_drawn, picture)))
    assert "Please call Mr Quistorp" in said(document)
    begin = document.text.index("Quistorp")
    boxes = [box for place in document.places(begin, begin + 8) if isinstance(place, PdfPlace) for box in place.boxes]
    left = turn is ImageOps.mirror
    assert all(box.x1 < 160 if left else box.x0 > 220 for box in boxes)


def _drawn(picture: Image.Image, file: pikepdf.Pdf) -> None:
    file.pages[0].Resources.XObject = Dictionary(X=_image(file, picture, Name.DeviceGray))


def _image(file: pikepdf.Pdf, picture: Image.Image, space: pikepdf.Name) -> pikepdf.Object:
    kind = {"Type": Name.XObject, "Subtype": Name.Image, "ColorSpace": space, "BitsPerComponent": 8}
    return file.make_stream(picture.tobytes(), Width=picture.width, Height=picture.height, **kind)


def only_in_colour(turn: Callable[[Image.Image], Image.Image]) -> Image.Image:
    """A picture whose letters are as light as their ground, so that its grey picture is even."""
    letters = np.asarray(turn(written(60, "Please call Mr Quistorp")))[:, :, None] < 128
    return Image.fromarray(np.where(letters, np.uint8([180, 100, 120]), np.uint8(128)))


@pytest.mark.parametrize("turn", [lambda picture: picture, ImageOps.mirror])
def test_letters_that_only_colours_show_are_read(turn: Callable[[Image.Image], Image.Image]) -> None:
    picture = only_in_colour(turn)

    def stored(file: pikepdf.Pdf, _: Image.Image) -> pikepdf.Object:
        return _image(file, picture, Name.DeviceRGB)

    size = picture.width * 0.24, picture.height * 0.24
    assert "Please call Mr Quistorp" in said(read(scan(picture, stored=stored, size=size)))


def test_colours_of_a_page_that_reads_badly_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    reads = []
    monkeypatch.setattr(ocr, "read_concealed", lambda *read: reads.append(read) or [])
    page = printed("Maren Tolvald met Dr. Ingrid Sandvik at the clinic.", dpi=150)
    page.paste(grain().crop((0, 0, 512, 400)), (150, 200))
    document = read_again(scan(ImageOps.colorize(page, "black", "#fff8e0")))
    assert "Maren Tolvald" in said(document)
    assert "picture-read-in-part" in {each.code for each in document.warnings}
    assert len(reads) == 1


@pytest.mark.parametrize(("dpi", "read_at"), [(300.09, [300.0]), (400.0, [300.0, 400.0])])
def test_a_poor_reading_is_repeated_only_at_a_finer_resolution(
    dpi: float, read_at: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    resolutions: list[float] = []

    def poor(shown: scans.DrawnPage, _languages: object, *, with_faces: bool) -> ocr.Reading:
        resolutions.extend((shown.dpi,) if with_faces else ())  # not in the mirror image
        return ocr.Reading((ocr.PrintedLine((ocr.Letter("x", Box(9, 9, 20, 20), is_sure=False),), (1, 0), 11),))

    monkeypatch.setattr(scans, "_reading", poor)
    with pymupdf.open() as file:
        page = file.new_page()
        scans._read(page, scans.ScannedPictures(Box(*page.rect), dpi, stand_out=True), ENGLISH)
    assert resolutions == read_at
