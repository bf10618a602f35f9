"""Each way to redact a PDF badly is told, with its page; a page that shows all it holds is not."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, String
from PIL import Image, ImageDraw

from engine.core.errors import DamagedFile, PasswordNeeded, UnsupportedFormat
from engine.core.types import DocumentKind, Notice
from engine.documents import FORMATS, hidden
from engine.documents.hidden import copies
from tests.builders.leaking import concealed, leaks
from tests.builders.pdf import SECRET, SENTENCE, form, from_content, mask, page_with, saved, text_at
from tests.builders.pdf_hiding import HIDING_PLACES, annotate

LINE = text_at(50, 200, SENTENCE)
BOX = b"0 g 68 195 60 16 re f\n"


def _with_picture(content: bytes, pixels: bytes, width: int, height: int) -> bytes:
    def change(file: pikepdf.Pdf) -> None:
        picture = file.make_stream(
            pixels, Type=Name.XObject, Subtype=Name.Image, Width=width, Height=height,
            ColorSpace=Name.DeviceGray, BitsPerComponent=8,
        )  # fmt: skip
        file.pages[0].Resources.XObject = Dictionary(Im1=picture)

    return from_content(content, change=change)


def _letters(width: int = 200, height: int = 60) -> bytes:
    image = Image.new("L", (width, height), 255)
    ImageDraw.Draw(image).text((10, 20), "Quistorp signed the lease today", fill=0)
    return image.tobytes()


def _black_highlight(file: pikepdf.Pdf) -> None:
    corners = Array([68, 211, 128, 211, 68, 195, 128, 195])
    annotate(file, Subtype=Name.Highlight, Rect=Array([68, 195, 128, 211]), QuadPoints=corners, C=Array([0, 0, 0]), F=4)


def _black_square(file: pikepdf.Pdf) -> None:
    annotate(file, Subtype=Name.Square, Rect=Array([68, 195, 128, 211]), C=Array([0, 0, 0]), IC=Array([0, 0, 0]), F=4)


def _hidden_field(file: pikepdf.Pdf) -> None:
    field = annotate(file, Subtype=Name.Widget, FT=Name.Tx, T=String("a"), V=String(SECRET), F=2)
    file.Root.AcroForm = Dictionary(Fields=Array([field]))


def _cropped(file: pikepdf.Pdf) -> None:
    file.pages[0].cropbox = [0, 0, 400, 150]


def _undrawn(file: pikepdf.Pdf) -> None:
    content = file.make_stream(b"BT (Quis) Tj [(to) 9 (rp)] TJ ET")
    file.Root.Held = file.make_indirect(Dictionary(Type=Name.Page, Contents=content))


BADLY: dict[str, tuple[Callable[[], bytes], str]] = {
    "drawn box": (lambda: from_content(LINE + BOX), "covered-text"),
    "box of lines": (lambda: from_content(LINE + b"0.2 g 68 195 m 128 195 l 128 211 l 68 211 l h f"), "covered-text"),
    "white box": (lambda: from_content(LINE + b"1 g 68 195 60 16 re f"), "covered-text"),
    "thick line": (lambda: from_content(LINE + b"0 G 16 w 68 203 m 128 203 l S"), "text-of-its-ground"),
    "highlighted black": (lambda: page_with(change=_black_highlight), "covered-text"),
    "black square note": (lambda: page_with(change=_black_square), "covered-text"),
    "picture": (
        lambda: _with_picture(LINE + b"q 60 0 0 16 68 195 cm /Im1 Do Q", bytes(4), 2, 2),
        "text-under-picture",
    ),
    "white text": (lambda: from_content(LINE.replace(b"BT", b"1 g BT")), "text-of-its-ground"),
    "tiny text": (lambda: from_content(text_at(50, 200, SENTENCE, size=0.5)), "tiny-text"),
    "invisible text": (lambda: from_content(text_at(50, 200, SENTENCE, before="3 Tr")), "invisible-text"),
    "above the page": (lambda: from_content(text_at(50, 320, SENTENCE)), "text-outside-page"),
    "outside the crop box": (lambda: page_with(change=_cropped), "text-outside-page"),
    "hidden layer": (lambda: page_with("The lease", change=HIDING_PLACES["P17 layer"][0]), "hidden-layer-text"),
    "pending redaction": (lambda: page_with(change=HIDING_PLACES["P31 pending redaction"][0]), "pending-redaction"),
    "note": (lambda: page_with("The lease", change=HIDING_PLACES["P12 note"][0]), "annotation"),
    "hidden field": (lambda: page_with("The lease", change=_hidden_field), "form-field"),
    "attachment": (lambda: page_with(change=HIDING_PLACES["P13 attachment"][0]), "attachment"),
    "script": (lambda: page_with(change=HIDING_PLACES["P14 script"][0]), "script"),
    "bookmark": (lambda: page_with("The lease", change=HIDING_PLACES["P07 bookmark"][0]), "bookmark"),
    "metadata": (lambda: page_with("The lease", change=HIDING_PLACES["P15 metadata"][0]), "metadata"),
    "page that no tree lists": (lambda: page_with("The lease", change=_undrawn), "unused-content"),
    "structure": (lambda: page_with("The lease", change=HIDING_PLACES["P06 structure"][0]), "alternative-text"),
}  # fmt: skip


@pytest.mark.parametrize("name", BADLY)
def test_what_is_redacted_badly_is_told(name: str) -> None:
    build, code = BADLY[name]
    found = leaks(build())
    assert code in found, found
    if code not in ("attachment", "script"):
        assert any(SECRET in text for text in found[code])


def test_only_the_words_under_the_box_are_told() -> None:
    assert leaks(from_content(LINE + BOX)) == {"covered-text": [SECRET]}


SHOWN = {
    "text": LINE,
    "text on a shaded cell": b"0.9 g 40 190 300 30 re f 0 g\n" + LINE,
    "white text on black": b"0 g 40 190 300 30 re f 1 g\n" + LINE,
    "box elsewhere": LINE + b"0 g 68 100 60 16 re f",
    "frame around it": LINE + b"0 G 68 195 60 16 re S",
    "bold by printing twice": LINE + text_at(50.3, 200, SENTENCE),
    "text on a rule of signs": text_at(50, 200, "_" * 40) + LINE + text_at(50, 200, "_" * 40),
    "watermark over it": LINE + text_at(20, 150, "COPY", size=120, before="0.9 g"),
    "turned text": b"BT /F1 12 Tf 0 1 -1 0 200 50 Tm (Mr Quistorp) Tj ET",
    "underlined": LINE + b"0 g 68 198 60 0.6 re f",
}


@pytest.mark.parametrize("name", SHOWN)
def test_what_a_page_shows_does_not_leak(name: str) -> None:
    assert leaks(from_content(SHOWN[name])) == {}


def test_text_that_was_read_from_a_picture_is_shown_until_the_picture_is_blackened() -> None:
    scan, reading = (
        b"q 200 0 0 60 40 180 cm /Im1 Do Q\n",
        text_at(50, 213, "Quistorp signed the lease", before="3 Tr", size=11),
    )
    assert leaks(_with_picture(scan + reading, _letters(), 200, 60)) == {}
    assert "invisible-text" in leaks(_with_picture(scan + reading, bytes(200 * 60), 200, 60))


def test_a_box_over_a_part_of_a_picture() -> None:
    scan = b"q 200 0 0 60 40 180 cm /Im1 Do Q\n"
    over = b"0 g 48 208 50 14 re f"
    assert list(leaks(_with_picture(scan + over, _letters(), 200, 60))) == ["picture-under-box"]
    assert leaks(_with_picture(scan + over, b"\xff" * 12_000, 200, 60)) == {}


@pytest.mark.parametrize(
    "content",
    [b"q 40 180 60 60 re W n 200 0 0 60 40 180 cm /Im1 Do Q", b"q 200 0 0 60 300 180 cm /Im1 Do Q"],
    ids=["clipped", "over the edge"],
)
def test_a_cropped_picture(content: bytes) -> None:
    assert list(leaks(_with_picture(content, _letters(), 200, 60))) == ["picture-edges"]


def test_an_earlier_version_says_what_the_last_one_does_not() -> None:
    first = page_with()
    with pikepdf.open(BytesIO(first)) as file:
        number = file.pages[0].Contents.objgen[0]
    body = b"BT /F1 12 Tf 50 200 Td (The lease) Tj ET"
    offset = len(first)
    update = b"%d 0 obj\n<< /Length %d >>\nstream\n%s\nendstream\nendobj\n" % (number, len(body), body)
    previous = int(first[first.rindex(b"startxref") + 9 : first.rindex(b"%%EOF")])
    with pikepdf.open(BytesIO(first)) as file:
        root, size = file.Root.objgen[0], len(file.objects) + 1
    table = b"xref\n%d 1\n%010d 00000 n \ntrailer\n<< /Size %d /Root %d 0 R /Prev %d >>\nstartxref\n%d\n%%%%EOF\n" % (
        number, offset, size, root, previous, offset + len(update),
    )  # fmt: skip
    found = leaks(first + update + table)
    assert list(found) == ["old-revision"]
    assert "quistorp" in found["old-revision"][0]


def test_what_sable_wrote_gives_nothing_away() -> None:
    for hide, _, _ in HIDING_PLACES.values():
        _, written = mask(page_with(change=hide))
        assert leaks(written.data) == {}


def test_the_count_is_that_of_what_a_writer_removes() -> None:
    for name in ("P12 note", "P13 attachment", "P14 script", "P10 form field", "P16 private data", "P27 signature"):
        source = page_with(change=HIDING_PLACES[name][0])
        _, written = mask(source)
        counts = {each.code: each.count for each in hidden.count(concealed(source))}
        for each in written.removed:
            if each.code in counts and each.code != "hidden-layer":
                assert counts[each.code] == each.count, (name, each.code)


def test_counts_say_on_which_pages() -> None:
    found = concealed(from_content(LINE, LINE + BOX, LINE + BOX))
    assert hidden.count(found) == (Notice("covered-text", (1, 2), 2),)
    assert [each.page for each in found] == [1, 2]


def test_no_text_in_what_is_printed_of_a_finding() -> None:
    assert SECRET not in repr(concealed(from_content(LINE + BOX)))


def test_what_cant_be_read_is_an_error() -> None:
    with pytest.raises(DamagedFile):
        concealed(b"%PDF-1.7\nnothing")
    with pytest.raises(UnsupportedFormat):
        concealed(b"\x89PNG\0")
    with pikepdf.open(BytesIO(page_with())) as file, pytest.raises(PasswordNeeded):
        concealed(saved(file, encryption=pikepdf.Encryption(user="u", owner="o")))


def test_every_kind_of_file_can_be_looked_at() -> None:
    assert set(hidden._FINDERS) | {DocumentKind.TXT} == set(FORMATS)
    assert concealed(b"plain text") == ()


def test_pages_are_drawn_without_the_structure_that_describes_them() -> None:
    # Damaged on purpose it made MuPDF free memory twice while it drew the page.
    source = page_with(change=HIDING_PLACES["P06 structure"][0])
    assert SECRET.encode() in source
    for copy in (copies.shown(source), copies.opened(source)[0]):
        with pikepdf.open(BytesIO(copy)) as file:
            assert "/StructTreeRoot" not in file.Root


def _unused(file: pikepdf.Pdf) -> None:
    file.pages[0].Resources.XObject = Dictionary(X1=form(file, text_at(20, 20, SECRET)))


def _mapped(file: pikepdf.Pdf) -> None:
    digits = SECRET.encode("utf-16-be").hex()
    font = file.pages[0].Resources.Font.F1
    font.ToUnicode = file.make_stream(f"1 beginbfchar\n<01> <{digits}>\nendbfchar".encode())


def _unused_picture(file: pikepdf.Pdf) -> None:
    file.pages[0].Resources.XObject = Dictionary(Im1=_stream(_letters())(file))


UNSEEN_CONTENT: dict[str, tuple[Callable[[], bytes], str]] = {
    "text of no size": (lambda: from_content(text_at(50, 200, SENTENCE, size=0)), "tiny-text"),
    "text of a hundredth of a point": (lambda: from_content(text_at(50, 200, SENTENCE, size=0.02)), "tiny-text"),
    "text squeezed to nothing": (lambda: from_content(text_at(50, 200, SENTENCE, before="0 Tz")), "tiny-text"),
    "text under text": (lambda: from_content(LINE + text_at(68, 200, "Xxxxxxxxx")), "text-under-text"),
    "form that nothing calls": (lambda: page_with("The lease", change=_unused), "unused-content"),
    "word in a character map": (lambda: page_with("The lease", change=_mapped), "unused-map-entry"),
}


@pytest.mark.parametrize("name", UNSEEN_CONTENT)
def test_words_that_no_page_shows_are_reported(name: str) -> None:
    build, code = UNSEEN_CONTENT[name]
    found = leaks(build())
    assert any(SECRET.lower() in text.lower() for text in found.get(code, [])), found


def _stream(pixels: bytes, width: int = 200, height: int = 60, **entries: object) -> Callable[[pikepdf.Pdf], object]:
    def made(file: pikepdf.Pdf) -> object:
        own = {name: value(file) if callable(value) else value for name, value in entries.items()}
        return file.make_stream(
            pixels, Type=Name.XObject, Subtype=Name.Image, Width=width, Height=height, BitsPerComponent=8,
            **({"ColorSpace": Name.DeviceGray} | own),
        )  # fmt: skip

    return made


def _shown(picture: Callable[[pikepdf.Pdf], object]) -> bytes:
    def change(file: pikepdf.Pdf) -> None:
        file.pages[0].Resources.XObject = Dictionary(Im1=picture(file))

    return from_content(b"q 200 0 0 60 50 100 cm /Im1 Do Q", change=change)


def _jpeg(*, thumbnail: bool = False) -> bytes:
    target, small = BytesIO(), BytesIO()
    picture = Image.frombytes("L", (200, 60), _letters())
    picture.resize((100, 30)).save(small, "JPEG")
    picture.save(target, "JPEG")
    extension = b"JFXX\0\x10" + small.getvalue()
    segment = b"\xff\xe0" + (len(extension) + 2).to_bytes(2) + extension
    data = target.getvalue()
    return data[:2] + segment + data[2:] if thumbnail else data


_BLANK = _stream(b"\0" * 200 * 60)
PICTURES: dict[str, tuple[Callable[[pikepdf.Pdf], object], str]] = {
    "mask of zeros": (_stream(_letters(), SMask=_BLANK), "picture-unshown"),
    "all values shown white": (_stream(_letters(), Decode=Array([1, 1])), "picture-unshown"),
    "colours left out": (_stream(_letters(), Mask=Array([0, 255])), "picture-unshown"),
    "rows below the last": (_stream(_letters(), height=30), "picture-remainder"),
    "rows of a JPEG below the last": (_stream(_jpeg(), height=30, Filter=Name.DCTDecode), "picture-remainder"),
    "second JPEG": (_stream(_jpeg() + _jpeg(), Filter=Name.DCTDecode), "picture-remainder"),
    "thumbnail": (_stream(_jpeg(thumbnail=True), Filter=Name.DCTDecode), "picture-remainder"),
}


@pytest.mark.parametrize("name", PICTURES)
def test_parts_of_pictures_that_no_viewer_shows_are_reported(name: str) -> None:
    picture, code = PICTURES[name]
    assert set(leaks(_shown(picture))) == {code}


def test_a_picture_that_no_page_draws_is_reported() -> None:
    assert set(leaks(page_with(change=_unused_picture))) == {"unused-picture"}


WHOLE_PICTURES = {
    "grey": _stream(_letters()),
    "inverted": _stream(_letters(), Decode=Array([1, 0])),
    "JPEG": _stream(_jpeg(), Filter=Name.DCTDecode),
    "opaque": _stream(_letters(), SMask=_stream(b"\xff" * 200 * 60)),
}


@pytest.mark.parametrize("name", WHOLE_PICTURES)
def test_pictures_that_are_shown_whole_are_none(name: str) -> None:
    assert not leaks(_shown(WHOLE_PICTURES[name]))


def test_a_glyph_that_lists_its_own_font_is_followed_once() -> None:
    def change(file: pikepdf.Pdf) -> None:
        font = file.make_indirect(
            Dictionary(Type=Name.Font, Subtype=Name.Type3, FontBBox=Array([0, 0, 9, 9]), FirstChar=65, LastChar=65,
                       FontMatrix=Array([0.1, 0, 0, 0.1, 0, 0]), Widths=Array([9]),
                       Encoding=Dictionary(Differences=Array([65, Name("/a")])))
        )  # fmt: skip
        font.CharProcs = Dictionary({"/a": file.make_stream(b"9 0 d0 0 0 5 5 re f")})
        font.Resources = Dictionary(Font=Dictionary(F2=font))
        file.pages[0].Resources.Font.F2 = font

    assert not leaks(from_content(LINE + b"BT /F2 12 Tf 50 100 Td (A) Tj ET", change=change))
