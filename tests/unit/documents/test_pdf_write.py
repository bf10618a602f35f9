"""Masked text goes from the content, and all other text stays where it was."""

from __future__ import annotations

import sys
from io import BytesIO

import pikepdf
import pymupdf
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pikepdf import Array, Dictionary

from engine.core.errors import CannotMakeSafe
from engine.core.progress import Silent
from engine.core.types import Box, Redaction
from engine.documents import hidden, pdf
from engine.documents.pdf.moves import surviving_glyphs_moved
from engine.documents.pdf.read.glyphs import Sign
from engine.documents.pdf.redact.targets import _add_copies
from tests.builders.pdf import SECRET, SENTENCE, form, from_content, holds, mask, page_with, read, saved, text_at, words
from tests.builders.pdf_fonts import lettered
from tests.growth import is_linear, seconds

TEXT_STATES = ["", "80 Tz", "130 Tz", "1 Tc", "3 Tw", "3 Ts", "2 Tc 3 Tw 70 Tz 2 Ts", "3 Tr", "1 Tr"]


def _same_places(before: bytes, after: bytes, *gone: str) -> bool:
    old, new = words(before), words(after)
    return all(new[word] == pytest.approx(place, abs=0.1) for word, place in old.items() if word not in gone)


@pytest.mark.parametrize("state", TEXT_STATES)
def test_other_words_stay_in_place(state: str) -> None:
    source = from_content(text_at(50, 200, SENTENCE, before=state))
    _, written = mask(source)
    assert not holds(written.data)
    assert _same_places(source, written.data, SECRET)


@pytest.mark.parametrize(
    "shows",
    [
        f"[({SENTENCE})] TJ",
        f"80 Tz (Mr ) Tj 108 Tz ({SECRET}) Tj 130 Tz ( signed) Tj 70 Tz ( {SECRET}) Tj 100 Tz ( left) Tj",
        f"(Mr ) Tj ({SECRET}) Tj /F1 8 Tf ( signed ) Tj 3 Ts ({SECRET}) Tj /F1 16 Tf ( left) Tj",
        "[(Mr Q)-40(uist)25(orp signed and )60(Qu)-10(istorp left)] TJ",
        f"14 TL (First) Tj T* ({SENTENCE}) Tj ({SECRET} again) ' 1 0 ({SECRET} and last) \"",
        f"(First) Tj 0 -14 TD ({SENTENCE}) Tj T* (third) Tj",
    ],
)
def test_all_ways_to_show_text(shows: str) -> None:
    source = from_content(f"BT /F1 12 Tf 50 200 Td {shows} ET".encode())
    _, written = mask(source)
    assert not holds(written.data)
    assert _same_places(source, written.data, SECRET)


def test_text_printed_over_other_text_stays() -> None:
    """The writer refuses the file if a glyph moves."""
    over = "1 0 0 1 50 90 Tm (wide) Tj 1 0 0 1 50 90 Tm (iiii) Tj 0 0 Td (____) Tj"
    _, written = mask(from_content(f"BT /F1 12 Tf 50 200 Td ({SENTENCE}) Tj {over} ET".encode()))
    assert not holds(written.data)


def test_text_in_a_form_keeps_the_state_that_it_sets() -> None:
    def inside(file: pikepdf.Pdf) -> None:
        content = b"BT /F1 12 Tf 0 Tc 100 Tz 50 100 Td (The flat of Quistorp is empty) Tj ET"
        file.pages[0].Resources.XObject = Dictionary(Fm1=form(file, content))

    source = from_content(b"BT /F1 12 Tf 4 Tc 60 Tz 50 200 Td (spaced) Tj ET /Fm1 Do", change=inside)
    _, written = mask(source)
    assert not holds(written.data)
    assert _same_places(source, written.data, SECRET)


def test_lines_close_above_and_below_stay() -> None:
    lines = ("the lines above it", SENTENCE, "the lines below it")
    source = from_content(b"".join(text_at(50, 200 - 10 * row, line) for row, line in enumerate(lines)))
    assert {"above", "below", "signed"} <= set(words(mask(source)[1].data))


@pytest.mark.parametrize(("rotation", "unit"), [(0, 1), (90, 1), (180, 1), (270, 1), (0, 2)])
def test_rotated_cropped_and_scaled_pages(rotation: int, unit: int) -> None:
    def turn(file: pikepdf.Pdf) -> None:
        file.pages[0].Rotate = rotation
        file.pages[0].CropBox = Array([30, 40, 380, 280])
        file.pages[0].UserUnit = unit

    source = page_with(change=turn)
    _, written = mask(source)
    assert not holds(written.data)
    assert _same_places(source, written.data, SECRET)
    x0, y1 = words(source)[SECRET]
    assert _pixel(written.data, x0 + 8, y1 - 10) == (0, 0, 0)


@pytest.mark.parametrize("matrix", ["0 1 -1 0 200 50", "0.87 0.5 -0.5 0.87 50 50", "-1 0 0 -1 350 200"])
def test_text_in_any_direction(matrix: str) -> None:
    source = from_content(f"BT /F1 12 Tf {matrix} Tm ({SENTENCE}) Tj ET".encode())
    document, written = mask(source)
    assert SENTENCE in document.text
    assert not holds(written.data)
    assert {"the", "lease"} <= words(written.data).keys()


def _pixel(data: bytes, x: float, y: float) -> tuple[int, ...]:
    with pymupdf.open("pdf", data) as file:
        turned = pymupdf.Point(x, y) * file[0].rotation_matrix
        pixel: tuple[int, ...] = file[0].get_pixmap(alpha=False).pixel(int(turned.x), int(turned.y))
        return pixel


def test_word_outside_the_crop_box_goes() -> None:
    source = page_with(change=lambda file: file.pages[0].__setattr__("CropBox", Array([0, 0, 100, 100])))
    assert not holds(mask(source)[1].data)


def test_what_a_masked_word_clipped_does_not_fill_the_page() -> None:
    clip = f"q BT /F1 12 Tf 7 Tr 50 200 Td ({{}}) Tj ET 0 0 400 300 re f Q {text_at(50, 100, SENTENCE).decode()}"
    _, written = mask(from_content(clip.format(SECRET).encode()))
    assert not holds(written.data) and _pixel(written.data, 300, 250) == (255, 255, 255)
    _, written = mask(from_content(clip.format(f"{SECRET} and").encode()))
    assert not holds(written.data) and _pixel(written.data, 300, 250) == (255, 255, 255)
    assert "and" in words(written.data)


def test_picture_under_the_box_loses_its_pixels() -> None:
    """Invisible text over a scan (threats P04, P19): both go."""
    with pymupdf.open("pdf", from_content(text_at(50, 200, SENTENCE, before="3 Tr"))) as file:
        scan = pymupdf.Pixmap(pymupdf.csGRAY, pymupdf.IRect(0, 0, 400, 300), False)
        scan.clear_with(200)
        file[0].insert_image(pymupdf.Rect(0, 0, 400, 300), pixmap=scan, overlay=False)
        source = file.tobytes()
    _, written = mask(source)
    with pymupdf.open("pdf", written.data) as file:
        [image] = [pymupdf.Pixmap(file, each[0]) for each in file[0].get_images()]
        x0, y1 = words(source)[SECRET]
        assert image.pixel(int(x0) + 5, int(y1) - 4) != (200,)
        assert image.pixel(int(x0) + 5, int(y1) - 12) != (200,)
        assert image.pixel(10, 10) == (200,)


@pytest.mark.parametrize(("gap", "up"), [(0.55, 0.0), (0.6, 9.0), (0.3, -4.0)])
def test_a_sign_of_an_ocr_layer_beside_a_masked_name_stays(gap: float, up: float) -> None:
    """OCR places commas as it likes, here in the padding of the box: such a scan was refused, as text would be gone."""
    end = 50 + pymupdf.Font("helv").text_length(SECRET, fontsize=12) + gap
    lines = text_at(50, 200, SECRET, before="3 Tr") + text_at(end, 200 + up, ",", size=2, before="3 Tr 20 Tz")
    source = from_content(b"0.9 g 40 190 200 30 re f " + lines)
    data = mask(source)[1].data
    assert not holds(data)
    assert "," in read(data).text


def test_invisible_words_of_a_scan_that_a_box_hides_go_with_what_it_hides() -> None:
    """Lines of a scan reach into each other; the picture shows the box, and the text would still say the word."""
    lines = text_at(50, 200, SENTENCE, before="3 Tr") + text_at(76, 197, "fut", before="3 Tr")
    with pymupdf.open("pdf", from_content(lines)) as file:
        scan = pymupdf.Pixmap(pymupdf.csGRAY, pymupdf.IRect(0, 0, 400, 300), False)
        scan.set_rect(scan.irect, (200,))
        for x in range(0, 400, 4):
            scan.set_rect(pymupdf.IRect(x, 0, x + 2, 300), (40,))
        file[0].insert_image(pymupdf.Rect(0, 0, 400, 300), pixmap=scan, overlay=False)
        source = file.tobytes()
    assert not list(hidden.find(source, password=None, progress=Silent()))
    _, written = mask(source)
    assert not list(hidden.find(written.data, password=None, progress=Silent()))
    assert "signed" in read(written.data).text


def test_label_stands_on_the_box_once() -> None:
    source = from_content(text_at(50, 250, "the house of Quis-") + text_at(50, 236, "torp and his son Emil"))
    _, written = mask(source, label="[PERSON 1]")
    assert read(written.data).text.count("[PERSON 1]") == 1
    assert "torp" not in read(written.data).text


def test_box_has_no_label_when_none_is_asked_for() -> None:
    assert "PERSON" not in read(mask(page_with())[1].data).text


def test_nothing_to_mask_keeps_the_text() -> None:
    document, written = mask(page_with("Nobody signed the lease"))
    assert read(written.data).text == document.text


def test_moved_text_is_noticed() -> None:
    before, after = page_with(), from_content(text_at(51, 200, SENTENCE))
    assert surviving_glyphs_moved(before, after, {0: ()}) == (0,)
    assert surviving_glyphs_moved(before, before, {0: ()}) == ()
    assert surviving_glyphs_moved(before, after, {0: (Box(0, 0, 400, 300),)}) == ()
    assert surviving_glyphs_moved(before, before, {1: ()}) == (1,)


def test_file_in_which_text_would_move_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    source = page_with()
    document = read(source)
    monkeypatch.setattr(sys.modules["engine.documents.pdf.write"], "surviving_glyphs_moved", lambda *_: (0,))
    with pytest.raises(CannotMakeSafe) as raised:
        pdf.write(source, document, (Redaction(0, 2, "x"),))
    assert raised.value.fields == {"problem": "text-moved", "pages": (0,)}


def test_output_is_not_encrypted() -> None:
    with pikepdf.open(BytesIO(page_with())) as file:
        stream = BytesIO()
        file.save(stream, encryption=pikepdf.Encryption(user="open", owner="own"))
    _, written = mask(stream.getvalue(), password="open")
    assert SECRET not in read(written.data).text


def test_glyphs_without_a_size_go() -> None:
    """Threat P26: a redaction of no area removes nothing."""
    source = from_content(text_at(50, 200, SENTENCE, size=0.01) + text_at(50, 100, "Mr Meyer too"))
    assert not holds(mask(source)[1].data)


@settings(max_examples=40, deadline=None)
@given(
    before=st.text("abcdefg ()\\", max_size=12),
    after=st.text("hijklm WiT", max_size=12),
    size=st.sampled_from([4, 9, 12, 30]),
    state=st.sampled_from(TEXT_STATES),
)
def test_a_masked_word_never_survives(before: str, after: str, size: int, state: str) -> None:
    escaped = f"{before} {SECRET} {after}".replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
    source = from_content(text_at(20, 150, escaped, size=size, before=state))
    document, written = mask(source)
    assert SECRET in document.text
    assert not holds(written.data)


@pytest.mark.parametrize("leading", [10, 7, 5.5])
def test_lines_that_reach_into_each_other_stay(leading: float) -> None:
    """Scans with an invisible text have such lines; the writer refuses the file if a glyph moves."""
    lines = ("wider lines above", SENTENCE, "wider lines below")
    source = from_content(b"".join(text_at(50, 200 - leading * row, line) for row, line in enumerate(lines)))
    _, written = mask(source)
    assert not holds(written.data)
    assert {"above", "signed", "below"} <= set(words(written.data))


def test_letter_that_is_kerned_into_a_masked_one_stays() -> None:
    source = from_content(b"BT /F1 12 Tf 50 200 Td [(Mr Quistorp) 150 (, the tenant)] TJ ET")
    _, written = mask(source)
    assert not holds(written.data)
    assert read(written.data).text.endswith(", the tenant")


def test_a_full_stop_in_small_upright_text_is_under_its_box() -> None:
    """Its ink is smaller than what readers differ by, and it stands on the edge of the box."""
    source = from_content(b"BT /F1 3 Tf 0 1 -1 0 200 50 Tm (1.1 and 1.2) Tj ET")
    _, written = mask(source, ".")
    assert "." not in read(written.data).text


@pytest.mark.parametrize("kind", ["compact", "Type 1"])
def test_fonts_that_share_a_program_keep_the_shapes_of_both(kind: str) -> None:
    """Letters that only one font shows would be removed if the other one were subset alone."""

    def share(file: pikepdf.Pdf) -> None:
        page = file.pages[0]
        page.Resources.Font.F2 = file.make_indirect(Dictionary(dict(page.Resources.Font.F1.items())))
        page.contents_add(b"BT /F2 12 Tf 50 100 Td (Quite soon) Tj ET")

    with pikepdf.open(BytesIO(lettered(kind))) as file:
        share(file)
        source = saved(file)
    _, written = mask(source)
    before, after = (_drawn(data, pymupdf.Rect(45, 185, 150, 205)) for data in (source, written.data))
    assert min(before) < 128
    assert after == before


def _drawn(data: bytes, place: pymupdf.Rect) -> bytes:
    with pymupdf.open("pdf", data) as file:
        return bytes(file[0].get_pixmap(clip=place, dpi=144, colorspace="gray").samples)


def test_copies_in_small_type_are_found_in_linear_time() -> None:
    def spent(count: int) -> float:
        signs = [Sign(chr(0x4E00 + number % count), Box(9, 9, 9.1, 9.1), (9, 9)) for number in range(2 * count)]
        covers: list[int | None] = [*range(count), *[None] * count]
        taken = seconds(lambda: _add_copies(signs, [(4, 4)] * len(signs), covers))
        assert covers == [*range(count)] * 2
        return taken

    assert is_linear(spent, 600, 6_000)
