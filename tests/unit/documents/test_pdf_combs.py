"""Cells of a form that hold one letter each are one value, whatever lies beside them."""

from __future__ import annotations

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, String

from tests.builders.pdf import from_content, read, text_at

_COMB = 1 << 24
_WIDTHS = {"I": 0.28, "M": 0.83, "W": 0.94}


def cells(x: float, y: float, value: str, *, pitch: float = 18, size: float = 10, align: str = "middle") -> bytes:
    """A letter in each cell; a space is an empty cell."""
    drawn = []
    for number, letter in enumerate(value):
        free = pitch - _WIDTHS.get(letter, 0.6) * size
        start = {"left": 2, "middle": free / 2, "right": free - 2}[align]
        if letter != " ":
            drawn.append(text_at(x + number * pitch + start, y, letter, size=size))
    return b"".join(drawn)


@pytest.mark.parametrize("pitch", [12, 13.5, 18, 25])
@pytest.mark.parametrize("align", ["left", "middle", "right"])
def test_letters_in_cells_are_one_value(*, pitch: float, align: str) -> None:
    drawn = cells(20, 200, "MCGILLIW", pitch=pitch, align=align)
    assert read(from_content(text_at(20, 230, "Surname") + drawn)).text == "Surname\n\nMCGILLIW"


def test_an_empty_cell_is_a_space() -> None:
    assert read(from_content(cells(20, 200, "12 ELM ROAD"))).text == "12 ELM ROAD"


def test_two_combs_of_one_line_and_text_beside_them_stay_apart() -> None:
    drawn = cells(20, 200, "DESHAWN", pitch=14) + cells(200, 200, "QUISTORP", pitch=14)
    beside = text_at(340, 200, "Yes")
    assert read(from_content(drawn + beside)).text == "DESHAWN\tQUISTORP\tYes"


def test_the_parts_of_a_number_are_one_value() -> None:
    drawn = cells(20, 200, "233") + cells(84, 200, "84") + cells(132, 200, "5197")
    assert read(from_content(drawn + cells(260, 200, "2338451"))).text == "233 84 5197\t2338451"


def test_signs_printed_between_cells_belong_to_the_number() -> None:
    drawn = cells(20, 200, "123") + text_at(76, 200, "-") + cells(82, 200, "45") + text_at(120, 200, "-")
    assert read(from_content(drawn + cells(126, 200, "6789"))).text == "123-45-6789"


def test_a_date_in_three_combs_is_one_value() -> None:
    drawn = cells(20, 200, "07") + cells(70, 200, "19") + cells(120, 200, "1953")
    assert read(from_content(drawn)).text == "07 19 1953"


def test_combs_close_to_each_other_are_one_value() -> None:
    """A thin rule divides them, so that the letters of one are beside those of the next."""
    drawn = cells(20, 200, "07") + cells(61.4, 200, "19") + cells(102.8, 200, "1953")
    assert read(from_content(drawn)).text == "07 19 1953"


def test_letters_scattered_over_a_row_are_no_values() -> None:
    """A few of them are equally far from each other by chance; others are about as far from these."""
    places = (0, 24.4, 48.1, 78.2, 106.6, 131.6, 155.8, 188.4, 212.3, 237.5)
    drawn = b"".join(text_at(20 + x, 200, letter, size=9) for x, letter in zip(places, "vqbdypeuth", strict=True))
    assert read(from_content(drawn)).text == "v\tq\tb\td\ty\tp\te\tu\tt\th"


def test_a_label_on_the_line_of_its_comb_stays_apart() -> None:
    drawn = text_at(20, 200, "Personal number", size=10) + cells(120, 200, "14033144")
    assert read(from_content(drawn)).text == "Personal number\t14033144"


def test_scales_and_ticks_are_no_values() -> None:
    drawn = cells(20, 200, "12345", pitch=22) + cells(200, 200, "XXX", pitch=22)
    assert "12345" not in read(from_content(drawn)).text
    assert "XXX" not in read(from_content(drawn)).text


def test_words_and_columns_of_figures_stay_as_they_are() -> None:
    figures = b"".join(text_at(x, 160, figure) for x, figure in ((20, "3"), (80, "7"), (140, "5"), (200, "9")))
    sentence = text_at(20, 200, "I saw a man and a dog; WWW was I and a I by")
    assert read(from_content(sentence + figures)).text == ("I saw a man and a dog; WWW was I and a I by\n\n3\t7\t5\t9")


def test_a_comb_on_a_turned_page_is_one_value() -> None:
    drawn = b"".join(
        f"BT /F1 10 Tf 0 1 -1 0 200 {20 + 18 * number} Tm ({letter}) Tj ET\n".encode()
        for number, letter in enumerate("DESHAWN")
    )

    def turn(file: pikepdf.Pdf) -> None:
        file.pages[0].Rotate = 90

    assert read(from_content(drawn, change=turn)).text == "DESHAWN"


def test_a_field_with_cells_says_which_letters_go_together() -> None:
    """Two letters, or letters that are far from each other, are no comb where no field says so."""
    look = cells(0, 5, "84", pitch=60)

    def add(file: pikepdf.Pdf) -> None:
        resources = file.pages[0].Resources
        drawn = file.make_stream(
            look, Type=Name.XObject, Subtype=Name.Form, BBox=Array([0, 0, 120, 20]), Resources=resources
        )
        place = {"Rect": Array([40, 60, 160, 80]), "F": 4, "DA": String("/F1 10 Tf 0 g"), "AP": Dictionary(N=drawn)}
        entries = {"FT": Name.Tx, "Ff": _COMB, "MaxLen": 2, "T": String("a"), "V": String("84")}
        widget = file.make_indirect(Dictionary(Type=Name.Annot, Subtype=Name.Widget, **place, **entries))
        file.Root.AcroForm = Dictionary(Fields=Array([widget]), DR=Dictionary(Font=resources.Font))
        file.pages[0].Annots = Array([widget])

    assert read(from_content(text_at(40, 100, "Part"), change=add)).text == "Part\n\n84"
