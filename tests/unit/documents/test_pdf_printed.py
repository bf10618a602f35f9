"""Lines that OCR read are divided, levelled and sized like the lines of a page's own text. All people are invented."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

import pytest

from engine.core.types import Box
from engine.documents.ocr import Letter, PrintedLine
from engine.documents.ocr.lines import BaseLine
from engine.documents.pdf.read.layout import arrange, text_of
from engine.documents.pdf.read.printed import as_written

SIZE = 30.0  # pixels
WIDE = 15.0  # pixels of a letter
SCALE = 0.24  # points per pixel: 300 dpi
TABLE = (
    (("Bed", 100), ("Patient", 300), ("Init.", 900)),
    (("1", 100), ("Ada Berg", 300), ("jh", 900)),
    (("2", 100), ("Tom Solum", 300), ("mr", 900)),
    (("3", 100), ("Una Vaas", 300), ("sow", 900)),
)


def row(
    cells: Sequence[tuple[str, float]],
    foot: float,
    *,
    sure: bool = True,
    base: bool = True,
    top: float = 0.0,
    degrees: float = 0.0,
) -> PrintedLine:
    """Cells in one line, as Tesseract reports it: as high as its ink, with spaces across all gaps.

    `top`: pixels by which a rule makes it higher. `degrees`: the page slopes clockwise by so many.
    """
    written = "".join(text for text, _ in cells)
    high = any(each.isupper() or each.isdigit() or each in "bdfhklt" for each in written)
    tail = any(each in "gjpqy" for each in written)
    upper, lower = foot - SIZE * (0.7 if high else 0.48) - top, foot + SIZE * (0.21 if tail else 0)
    letters: list[Letter] = []
    for text, left in cells:
        if letters:
            letters.append(Letter(" ", Box(letters[-1].box.x1, upper, left, lower)))
        for index, sign in enumerate(text):
            x = left + WIDE * index
            letters.append(Letter(sign, Box(x, upper, x + WIDE, lower), sure))
    ends = letters[0].box.x0, foot, letters[-1].box.x1, foot
    line = PrintedLine(tuple(letters), (1, 0), lower - upper, BaseLine(*ends, SIZE) if base else None)
    return line.placed(lambda box: turned(box, degrees)) if degrees else line


def turned(box: Box, degrees: float) -> Box:
    x, y = cos(radians(degrees)), sin(radians(degrees))
    corners = [(a, b) for a in (box.x0, box.x1) for b in (box.y0, box.y1)]
    xs, ys = [a * x - b * y for a, b in corners], [a * y + b * x for a, b in corners]
    return Box(min(xs), min(ys), max(xs), max(ys))


def text(lines: Sequence[PrintedLine]) -> str:
    """The text that the lines make on the page."""

    def place(box: Box) -> Box:
        return Box(*(SCALE * edge for edge in box))

    pieces = arrange(as_written(lines, place, lambda direction: direction, SCALE))
    return "".join(each if isinstance(each, str) else text_of(each) for each in pieces)


def rows(table: Sequence[Sequence[tuple[str, float]]] = TABLE, *, degrees: float = 0.0) -> list[PrintedLine]:
    return [row(cells, 200 + 48 * number, degrees=degrees) for number, cells in enumerate(table)]


def expected(table: Sequence[Sequence[tuple[str, float]]] = TABLE) -> str:
    return "\n".join("\t".join(cell for cell, _ in cells) for cells in table)


def test_a_row_that_was_read_as_one_line_is_divided_between_its_cells() -> None:
    assert text(rows()) == expected()


@pytest.mark.parametrize("degrees", [-2.0, -0.3, 0.3, 1.5])
def test_rows_of_a_sloping_page_stay_together(degrees: float) -> None:
    assert text(rows(degrees=degrees)) == expected()


def test_the_cells_of_a_row_may_be_read_as_lines_of_their_own() -> None:
    cells = [row([cell], 200 + 48 * number) for number, found in enumerate(TABLE) for cell in found]
    assert text(sorted(cells, key=lambda each: each.box.x0)) == expected()


def test_words_of_a_sentence_are_not_divided() -> None:
    spread = [row([("Ada", 100), ("came", 160), ("to", 236), ("see", 290), ("us", 350)], 200)]
    assert text(spread) == "Ada came to see us"


def test_words_of_type_of_one_width_are_not_divided() -> None:
    """Their ink around a comma is as far apart as the narrowest cells."""
    words = [("Rule", 100), ("nine,", 184), ("and", 289), ("more,", 358), ("then", 463)]  # a font size apart at most
    typed = [row(words, 200 + 48 * number) for number in range(3)]
    assert "\t" not in text(typed)
    assert text([*typed, row([*words, ("mr", 700)], 344)]).endswith("Rule nine, and more, then\tmr")


def test_lines_without_tails_or_capitals_are_as_large_as_others() -> None:
    lines = [row([("pages gone by", 100)], 200), row([("see us soon", 100)], 240), row([("Ada told", 100)], 280)]
    assert text(lines) == "pages gone by see us soon Ada told"  # one paragraph


def test_a_rule_above_a_row_makes_its_type_no_larger() -> None:
    lines = [row(TABLE[1], 200), row(TABLE[2], 248, top=26), row(TABLE[3], 296)]
    assert text(lines) == expected(TABLE[1:])


def test_a_line_that_was_read_twice_is_said_once() -> None:
    doubtful, better = row(TABLE[1], 248, sure=False), row(TABLE[1], 248)
    assert text([doubtful, *rows()[2:], better]) == expected(TABLE[1:])


def test_a_word_that_was_read_again_with_more_height_is_said_once() -> None:
    """OCR takes lines beside a black box for higher than they are."""
    again = row([("Ada", 300), ("Bergqvist", 360)], 256, sure=False, top=40)
    assert text([again, *rows()]) == expected() + "\n\nBergqvist"
    elsewhere = row([("Ada", 1100)], 256, sure=False, top=40)
    assert text([elsewhere, *rows()]).count("Ada") == 2


def test_another_reading_of_a_word_follows_the_rest() -> None:
    doubtful = row([("1", 100), ("Ado Berg", 300), ("jh", 900)], 248, sure=False)
    assert text([doubtful, *rows()]) == expected() + "\n\nAdo"


def test_what_only_the_less_sure_reading_has_keeps_its_place() -> None:
    doubtful, better = row(TABLE[1], 248, sure=False), row([("1", 100), ("Ada Berg", 300)], 248)
    assert text([*rows()[:1], doubtful, better, *rows()[2:]]) == expected()


def test_grain_that_looks_like_a_letter_far_beside_the_text_follows_the_rest() -> None:
    grain = PrintedLine((Letter("e", Box(1400, 224, 1422, 246)),), (1, 0), 22.0)
    assert text([*rows(), grain]) == expected() + "\n\ne"


def test_a_column_of_letters_beside_the_text_stays_in_its_rows() -> None:
    speakers = [row([(each, 10)], 200 + 48 * number, base=False) for number, each in enumerate("QAQA")]
    assert text([*rows(), *speakers]) == "\n".join(
        f"{speaker}\t{line}" for speaker, line in zip("QAQA", expected().split("\n"), strict=True)
    )


@pytest.mark.parametrize(("word", "said"), [("|Ada", "Ada"), ("_|4", "4"), ("|ngrid", "|ngrid"), ("__", "__")])
def test_the_side_of_a_cell_is_no_letter(word: str, said: str) -> None:
    (line,) = as_written([row([("No", 100), (word + " a", 300)], 200)], lambda box: box, lambda each: each, 1.0)
    assert line.text == f"No {said} a"
    assert line.characters[3].box.x0 == 300  # so that a mask covers all of it
