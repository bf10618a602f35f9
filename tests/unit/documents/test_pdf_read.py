from __future__ import annotations

import sys
from io import BytesIO

import pikepdf
import pymupdf
import pypdfium2
import pytest
from pikepdf import Array, Dictionary, Name

from engine.core.errors import DamagedFile, PasswordNeeded, TooDemanding, WrongPassword
from engine.core.types import Box, PdfPlace
from engine.documents.kinds import is_pdf
from tests.builders.pdf import SECRET, SENTENCE, from_content, page_with, read, saved, text_at


def _boxes(source: bytes, word: str = SECRET) -> list[Box]:
    document = read(source)
    start = document.text.index(word)
    places = list(document.places(start, start + len(word)))
    assert all(isinstance(each, PdfPlace) for each in places)
    return [box for each in places for box in each.boxes]  # type: ignore[union-attr]


def test_recognises_by_content() -> None:
    assert is_pdf(page_with())
    assert is_pdf(b"junk\n" + page_with())
    assert not is_pdf(b"PK\x03\x04")


def test_paragraph_is_joined_over_lines() -> None:
    lines = ("The tenant paid the deposit in", "March and moved into the flat", "on the second floor.")
    source = from_content(b"".join(text_at(50, 250 - 14 * row, line) for row, line in enumerate(lines)))
    assert read(source).text == " ".join(lines)


def test_paragraphs_stay_apart() -> None:
    source = from_content(text_at(50, 250, "First paragraph.") + text_at(50, 200, "Second paragraph."))
    assert read(source).text == "First paragraph.\n\nSecond paragraph."


def test_word_over_two_lines_is_one_word_and_its_hyphen_has_a_box() -> None:
    source = from_content(text_at(50, 250, "the house of Quis-") + text_at(50, 236, "torp and his son Emil"))
    assert "Quistorp and" in read(source).text
    letters = _boxes(source)
    assert letters[3].x1 - letters[3].x0 > 1.4 * (letters[7].x1 - letters[7].x0) / 1.2
    assert letters[4].y0 > letters[3].y0 + 10


def test_compound_with_capitals_keeps_its_hyphen_over_two_lines() -> None:
    content = text_at(50, 200, "The ward treats every patient with an HIV-") + text_at(50, 186, "related illness.")
    assert "with an HIV-related illness." in read(from_content(content)).text


def test_double_name_keeps_its_hyphen() -> None:
    source = from_content(text_at(50, 250, "to the house of Anne-") + text_at(50, 236, "Marie who had left the flat"))
    assert "Anne-Marie who" in read(source).text


def test_letter_spaced_word_is_one_word() -> None:
    source = from_content(text_at(50, 250, "Q u i s t o r p   E m i l"))
    assert read(source).text == "Quistorp Emil"


@pytest.mark.parametrize(
    ("written", "is_read"),
    [("o\ufb03ce", "office"), ("Quis\u00adtorp", "Quistorp"), ("Mr\u00a0Quistorp", "Mr Quistorp")],
)
def test_text_is_what_a_person_reads(written: str, is_read: str) -> None:
    """The font has single glyphs, whose meaning only /ToUnicode gives."""

    def font(file: pikepdf.Pdf) -> None:
        rows = "\n".join(f"<{code:02x}> <{letter.encode('utf-16-be').hex()}>" for code, letter in enumerate(written, 1))
        table = f"1 begincodespacerange <00> <ff> endcodespacerange {len(written)} beginbfchar\n{rows}\nendbfchar"
        names = Array([1, *(Name.a for _ in written)])
        file.pages[0].Resources.Font.F1 = Dictionary(
            Type=Name.Font,
            Subtype=Name.Type1,
            BaseFont=Name.Helvetica,
            Encoding=Dictionary(Differences=names),
            ToUnicode=file.make_stream(f"begincmap {table} endcmap".encode()),
        )

    codes = bytes(range(1, len(written) + 1)).hex()
    source = from_content(f"BT /F1 12 Tf 50 200 Td <{codes}> Tj ET".encode(), change=font)
    document = read(source)
    assert document.text == is_read
    assert all(segment.end - segment.start == len(segment.place.boxes) for segment in document.segments)  # type: ignore[union-attr]


def test_columns_are_read_one_after_the_other() -> None:
    left = [f"left column line number {row}" for row in range(6)]
    right = [f"right column line number {row}" for row in range(6)]
    rows = enumerate(zip(left, right, strict=True))
    content = b"".join(text_at(20, 250 - 14 * n, a) + text_at(210, 250 - 14 * n, b) for n, (a, b) in rows)
    text = read(from_content(content)).text
    assert text.index("left column line number 5") < text.index("right column line number 0")


def test_table_is_read_row_by_row_with_tabs() -> None:
    rows = [("Name", "Born"), (SECRET, "1961"), ("Meyer", "1974")]
    content = b"".join(text_at(50, 250 - 14 * n, a) + text_at(200, 250 - 14 * n, b) for n, (a, b) in enumerate(rows))
    assert read(from_content(content)).text == "\n".join("\t".join(row) for row in rows)


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_boxes_are_those_of_the_unrotated_page(rotation: int) -> None:
    source = page_with(change=lambda file: file.pages[0].__setattr__("Rotate", rotation))
    first = _boxes(source, "Mr")[0]
    assert first.x0 == pytest.approx(50, abs=0.1)
    assert first.y0 < 100 < first.y1


def test_boxes_count_from_the_crop_box() -> None:
    source = page_with(change=lambda file: file.pages[0].__setattr__("CropBox", Array([30, 40, 380, 280])))
    first = _boxes(source, "Mr")[0]
    assert first.x0 == pytest.approx(20, abs=0.1)
    assert first.y0 < 80 < first.y1


def test_text_outside_the_crop_box_is_searched() -> None:
    source = page_with(change=lambda file: file.pages[0].__setattr__("CropBox", Array([0, 0, 100, 100])))
    assert SECRET in read(source).text


@pytest.mark.parametrize(
    ("content", "unshown"),
    [
        (text_at(50, 200, SENTENCE), False),
        (text_at(50, 200, SENTENCE) + text_at(410, 200, "beyond"), True),
        (text_at(50, 200, SENTENCE) + text_at(420, 200, "."), False),
        (text_at(395, 200, "a word that runs off the page"), True),
        (text_at(50, 200, SENTENCE) + text_at(50, 100, "tiny words", size=1), True),
    ],
    ids=["shown", "outside", "full stop outside", "runs off", "tiny"],
)
def test_text_that_no_page_shows_is_named(content: bytes, unshown: bool) -> None:
    found = [each.pages for each in read(from_content(content)).warnings if each.code == "unshown-text"]
    assert found == [(0,)] * unshown


def test_pages_with_pictures_are_named() -> None:
    with pymupdf.open("pdf", from_content(text_at(50, 200, "Words"), b"", text_at(50, 200, "More"))) as file:
        picture = pymupdf.Pixmap(pymupdf.csGRAY, pymupdf.IRect(0, 0, 20, 20), False)
        picture.clear_with(90)
        for page in (0, 1):
            file[page].insert_image(pymupdf.Rect(50, 120, 350, 280), pixmap=picture)
        notices = {each.code: each.pages for each in read(file.tobytes()).warnings}
        assert notices == {"page-without-text": (1,), "picture-not-searched": (0, 1)}
        file.select([1])
        alone = read(file.tobytes())
        assert (alone.text, alone.segments) == ("", ())
        assert {each.code: each.pages for each in alone.warnings}["page-without-text"] == (0,)


def test_damaged_files_are_refused() -> None:
    with pytest.raises(DamagedFile):
        read(b"%PDF-1.7\nnothing else")


def test_a_file_has_only_so_many_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["engine.documents.pdf.read.pages"], "MOST_PAGES", 2)
    for pages in (2, 3):
        with pymupdf.open() as document:
            for _ in range(pages):
                document.new_page().insert_text((72, 72), "Ann")
            source = document.tobytes()
        if pages == 2:
            assert read(source).pages == 2
        else:
            with pytest.raises(TooDemanding):
                read(source)


def test_password() -> None:
    with pikepdf.open(BytesIO(page_with())) as file:
        locked = saved(file, encryption=pikepdf.Encryption(user="open", owner="own"))
    with pytest.raises(PasswordNeeded):
        read(locked)
    with pytest.raises(WrongPassword):
        read(locked, "shut")
    assert SECRET in read(locked, "open").text


def test_signs_of_zapf_dingbats_are_no_letters() -> None:
    def ornaments(file: pikepdf.Pdf) -> None:
        font = file.pages[0].Resources.Font.F1
        font.BaseFont = Name.ZapfDingbats
        del font.Encoding

    source = from_content(b"BT /F1 12 Tf 50 200 Td (\xa4 \xa5 \xa6 \xa8) Tj ET", change=ornaments)
    with pypdfium2.PdfDocument(source) as file:
        shown = file[0].get_textpage().get_text_range()
    text = read(source).text
    assert text.split() == shown.split() == ["❤", "❥", "❦", "♣"]
