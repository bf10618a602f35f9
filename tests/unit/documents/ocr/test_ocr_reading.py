"""Names in pictures are read however the picture lies, and each letter's box lies on its ink."""

from __future__ import annotations

import numpy as np
import pymupdf
import pytest
import zxingcpp
from PIL import Image, ImageDraw, ImageFont

from engine.documents import ocr
from engine.documents.ocr import reading
from tests.builders.scans import ENGLISH, LETTER, NAMES, needs_english, printed, worn
from tests.sampled import sampled

pytestmark = needs_english


def read(picture: Image.Image, dpi: float = 200) -> ocr.Reading:
    return ocr.read(np.asarray(picture), dpi, ENGLISH)


def text(found: ocr.Reading) -> str:
    return " ".join(line.text for line in found.lines)


def missed(found: ocr.Reading) -> list[str]:
    return [name for name in NAMES if name not in text(found)]


@pytest.mark.parametrize("dpi", sampled([100, 600, 150, 200, 300], every=5))
def test_at_each_fineness(dpi: int) -> None:
    assert not missed(read(printed(dpi=dpi), dpi))


def test_in_grain_and_in_dots_that_do_not_touch() -> None:
    name = Image.new("L", (300, 80), 190)
    ImageDraw.Draw(name).text((10, 8), "Quistorp", 110, ImageFont.load_default(44))
    clean = np.asarray(name)
    grainy = clean + np.random.default_rng(1).integers(-60, 61, clean.shape)
    dotted = np.full_like(clean, 190)
    dotted[::3, ::3] = clean[::3, ::3]
    for picture in (grainy, dotted):
        assert text(read(Image.fromarray(picture.astype(np.uint8)), 72)) == "Quistorp"


@pytest.mark.parametrize("degrees", sampled([-14, -5, -2, -0.4, 3, 0.8, 10], every=4))
def test_at_each_slope(degrees: float) -> None:
    assert not missed(read(worn(printed(page=(420, 420)), degrees=degrees, noise=8)))


@pytest.mark.parametrize(
    ("turn", "direction"), sampled([(90, (0, -1)), (0, (1, 0)), (180, (-1, 0)), (270, (0, 1))], every=4)
)
def test_on_each_side(turn: int, direction: tuple[int, int]) -> None:
    found = read(printed().rotate(turn, expand=True))
    assert not missed(found)
    assert {line.direction for line in found.lines} == {direction}


@pytest.mark.parametrize("turn", sampled([90, 0, 180, 270, 4], every=4))
def test_boxes_lie_on_the_ink(turn: int) -> None:
    """Erasing the boxes of a name leaves nothing of it to read, and everything else."""
    picture = printed().rotate(turn, Image.Resampling.BICUBIC, expand=True, fillcolor=255)
    pixels = np.array(picture)
    for line in read(picture).lines:
        start = line.text.find("Oskar Lindqvist")
        for _, (x0, y0, x1, y1), _ in line.letters[start : start + 15] if start >= 0 else ():
            pixels[max(int(y0) - 1, 0) : int(y1) + 2, max(int(x0) - 1, 0) : int(x1) + 2] = 255
    left = read(Image.fromarray(pixels))
    assert missed(left) == ["Oskar Lindqvist"]
    assert not any(part in text(left) for part in ("Oskar", "Lind", "qvist"))


def test_a_box_does_not_tell_which_letters_go_up_or_down() -> None:
    """All boxes of a line are as high as the line."""
    for line in read(printed("Egg Bergen moon sun some Bergen nose")).lines:
        assert len({(box.y0, box.y1) for _, box, _ in line.letters}) == 1


@pytest.mark.parametrize(("dpi", "degrees"), sampled([(150, 0.0), (150, -0.25), (200, 0.2)], every=3))
def test_boxes_of_underlined_words_reach_their_ends(dpi: int, degrees: float) -> None:
    """Tesseract's box of an underlined word may begin behind its first letter, or end before its last one."""
    people = *NAMES, "Bramwell Oyelaran"
    ends = {}
    with pymupdf.open() as sheets:
        sheet = sheets.new_page(width=420, height=150)
        for row, names in enumerate(people):
            left, base = 30.0, 30 + 20 * row
            for word in f"The witness {names} testified that".split():
                right = left + pymupdf.get_text_length(word, fontname="tiro", fontsize=11)
                sheet.insert_text((left, base), word, fontsize=11, fontname="tiro")
                if word in names:
                    sheet.draw_line((left, base + 1), (right, base + 1), width=0.7)
                    ends[word] = left * dpi / 72, right * dpi / 72
                left = right + 2.75
        drawn = sheet.get_pixmap(dpi=dpi, colorspace=pymupdf.csGRAY)
    picture = Image.frombytes("L", (drawn.width, drawn.height), drawn.samples)
    found = read(picture.rotate(degrees, Image.Resampling.BICUBIC, fillcolor=255), dpi)
    for word, (left, right) in ends.items():
        line = next(each for each in found.lines if word in each.text)
        at = line.text.index(word)
        first, last = line.letters[at].box, line.letters[at + len(word) - 1].box
        assert first.x0 - left < 0.04 * dpi, word
        assert right - last.x1 < 0.04 * dpi, word


UNDERLINED = (
    "Letter of Gary Bailey about Percy Gray,",
    "Jenny Hardy : Terry may send you the",
    "young Yancy and Joy Mckay were",
    "by Guy Kingsley pay 27 July 1959 to Amy",
)


@pytest.mark.parametrize(("font", "degrees"), sampled([("cour", -0.3), ("tiro", 0.25)], every=2))
def test_boxes_of_underlined_words_hold_letters_that_go_below_the_line(font: str, degrees: float) -> None:
    """Tesseract removes such a letter at an end of a word with the line, and knows it all the same."""
    dpi, ends = 150, []
    with pymupdf.open() as sheets:
        sheet = sheets.new_page(width=420, height=120)
        for row, line in enumerate(UNDERLINED):
            left, base = 30.0, 30 + 20 * row
            for word in line.split():
                right = left + pymupdf.get_text_length(word, fontname=font, fontsize=11)
                sheet.insert_text((left, base), word, fontsize=11, fontname=font)
                ends.append((word, left * dpi / 72, right * dpi / 72))
                left = right + pymupdf.get_text_length(" ", fontname=font, fontsize=11)
            sheet.draw_line((30, base + 2), (left, base + 2), width=0.7)
        drawn = sheet.get_pixmap(dpi=dpi, colorspace=pymupdf.csGRAY)
    found = read(worn(Image.frombytes("L", (drawn.width, drawn.height), drawn.samples), degrees=degrees), dpi)
    ends = [each for each in ends if each[0] in text(found)]
    assert len(ends) > 20
    for word, left, right in ends:
        line = next(each for each in found.lines if word in each.text)
        at = line.text.index(word)
        first, last = line.letters[at].box, line.letters[at + len(word) - 1].box
        assert first.x0 - left < 0.04 * dpi, word
        assert right - last.x1 < 0.06 * dpi, word


def test_letters_of_a_word_leave_no_gap() -> None:
    (line, *_) = read(printed()).lines
    for before, after in zip(line.letters, line.letters[1:], strict=False):
        assert after.box.x0 == pytest.approx(before.box.x1, abs=0.01)


def test_signs_between_words_are_read() -> None:
    assert text(read(printed("Maren Tolvald / Oskar Lindqvist - nurses of the ward & the clinic"))) == (
        "Maren Tolvald / Oskar Lindqvist - nurses of the ward & the clinic"
    )


@pytest.mark.parametrize(("dpi", "degrees", "turn"), [(200, 0.0, 0), (100, 0.0, 0), (200, 1.0, 0), (200, 0.0, 180)])
def test_lines_stand_on_base_lines_that_lie_below_their_letters(dpi: int, degrees: float, turn: int) -> None:
    """This holds where the picture was enlarged, level or turned to be read."""
    found = read(worn(printed(LETTER, dpi=dpi), degrees=degrees).rotate(turn), dpi).lines[:4]
    assert len(found) == 4
    for line in found:
        assert line.base is not None
        x0, y0, x1, y1, size = line.base
        assert 0.75 < size / (11 * dpi / 72) < 1.1
        off = np.degrees(np.arctan2(y1 - y0, x1 - x0)) - degrees - turn
        assert abs((off + 180) % 360 - 180) < 0.3
        first, last = ("x0", "x1") if not turn else ("x1", "x0")
        assert (x0, x1) == pytest.approx((getattr(line.box, first), getattr(line.box, last)), abs=dpi / 20)
        for letter, foot in ((line.letters[0], y0), (line.letters[-1], y1)):
            assert letter.box.y0 - size / 3 < foot < letter.box.y1 + size / 3


def test_a_page_without_text_says_nothing() -> None:
    assert read(Image.new("L", (400, 300), 255)) == ocr.Reading()


def test_what_is_doubtful_is_told() -> None:
    scratches = np.random.default_rng(3).integers(0, 256, (300, 500), dtype=np.uint8)
    clear, poor = read(printed()), read(Image.fromarray(scratches))
    assert not clear.is_poor
    assert clear.sure > 200
    assert poor.is_poor or not poor.lines


def test_equal_pictures_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    first = read(printed(dpi=150))
    monkeypatch.setattr(reading, "_recognised", None)
    assert read(printed(dpi=150)) is first


@pytest.mark.parametrize(("ink", "ground"), [(252, 255), (240, 255), (6, 0), (118, 128)])
def test_faint_codes_are_read(ink: int, ground: int) -> None:
    code = zxingcpp.create_barcode("Maren Tolvald", zxingcpp.BarcodeFormat.QRCode)
    drawn = np.array(code.to_image(scale=5))
    sheet = np.full((900, 900), ground, np.uint8)
    sheet[300 : 300 + drawn.shape[0], 300 : 300 + drawn.shape[1]][drawn < 128] = ink
    assert [line.text for line in read(Image.fromarray(sheet)).lines if len(line.text) > 3] == ["Maren Tolvald"]


@pytest.mark.parametrize("kind", ["QRCode", "PDF417", "DataMatrix", "Code128"])
def test_codes_say_their_text_in_one_box(kind: str) -> None:
    code = zxingcpp.create_barcode("Maren Tolvald", getattr(zxingcpp.BarcodeFormat, kind))
    drawn = Image.fromarray(np.array(code.to_image(scale=5)))
    sheet = Image.new("L", (drawn.width + 300, drawn.height + 300), 255)
    sheet.paste(drawn, (120, 150))
    found = read(sheet)
    assert found.codes == 1
    (line,) = (line for line in found.lines if line.text == "Maren Tolvald")
    (box,) = {letter.box for letter in line.letters}
    ink = np.argwhere(np.asarray(sheet) < 128)
    top, left, bottom, right = *ink.min(axis=0), *ink.max(axis=0)
    assert (box.x0, box.x1) == pytest.approx((left, right), abs=8)
    assert (box.y0, box.y1) == pytest.approx((top, bottom), abs=8)


def test_a_language_that_is_not_installed() -> None:
    assert not ocr.installed(("eng", "xxx"))
    assert not ocr.installed(())


@pytest.mark.parametrize(("width", "height"), [(1, 2000), (3, 3), (1500, 2)])
def test_lines_and_specks_are_read_in_no_time(width: int, height: int) -> None:
    """They have hardly any pixels to an inch, if a picture is taken to be as wide as a page."""
    assert ocr.read(np.full((height, width), 90, np.uint8), width / 6, ENGLISH).lines == ()


@pytest.mark.parametrize(
    ("dpi", "size", "factor"),
    [(300, 10**6, 1), (72, 10**6, 2), (40, 10**6, 4), (0, 2000, 4), (40, 10**7, 1), (40, 9 * 10**6, 2)],
)
def test_coarse_pictures_are_enlarged_as_far_as_memory_allows(dpi: int, size: int, factor: int) -> None:
    assert reading._enlargement(dpi, size) == factor


def test_a_watermark_on_a_page_upside_down_is_read_where_it_is() -> None:
    picture = Image.new("L", (1240, 900), 252)
    pen = ImageDraw.Draw(picture)
    for line in range(5):
        pen.text((60, 40 + 50 * line), "The ward round began at noon and ended at four", 20, ImageFont.load_default(32))
    pen.text((500, 600), "QUISTORP", 200, ImageFont.load_default(90))
    for turned, middle in ((picture, 645), (picture.rotate(180), 255)):
        (found,) = [line for line in read(turned, 150).lines if "QUISTORP" in line.text]
        assert found.box.y0 < middle < found.box.y1
