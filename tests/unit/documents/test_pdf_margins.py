"""Numbers in the margin of a scanned page leave its lines; those of a table stay, and so do words at the margin."""

from __future__ import annotations

import pytest

from engine.core.types import Box
from engine.documents.pdf.read.glyphs import Character, Line
from engine.documents.pdf.read.margins import without_margins

_SAID = ("Did you see the keys?", "I did, on the table.", "And who was there?", "The porter, and my aunt.", "I see.")
_PITCH, _SIZE = 24.0, 12.0


def _line(row: int, *cells: tuple[float, str]) -> Line:
    """A line of cells; letters are six points wide, and words a space apart."""
    characters: list[Character] = []
    for left, text in cells:
        if characters:
            characters.append(Character(" ", Box(characters[-1].box.x1, row * _PITCH, left, row * _PITCH + _SIZE)))
        for at, letter in enumerate(text):
            x = left + 6 * at - (4 if " " in text[:at] else 0)
            characters.append(Character(letter, Box(x, row * _PITCH, x + 6, row * _PITCH + _SIZE)))
    return Line(tuple(characters), (1.0, 0.0), _SIZE)


def _page(numbers: list[str]) -> list[Line]:
    return [_line(row, (50, number), (90, _SAID[row % 5])) for row, number in enumerate(numbers, start=1)]


def _texts(lines: list[Line]) -> tuple[list[str], list[str]]:
    """Return the lines of the page, and what is aside."""
    found = list(without_margins(lines))
    return [each.text for each in found if not each.aside], [each.text for each in found if each.aside]


def test_numbers_leave_the_lines_that_they_number() -> None:
    numbers = [str(number) for number in range(1, 26)]
    lines, aside = _texts(_page(numbers))
    assert lines == [_SAID[row % 5] for row in range(1, 26)]
    assert aside == numbers


def test_misread_numbers_leave_them_too() -> None:
    numbers = ["OI", "Bo", *(str(number) for number in range(3, 20)), "2O", "a1", "Z2"]
    lines, aside = _texts(_page(numbers))
    assert lines == [_SAID[row % 5] for row in range(1, len(numbers) + 1)]
    assert aside == numbers


def test_a_column_may_begin_again() -> None:
    numbers = [str(number) for number in (*range(1, 26), *range(1, 26))]
    assert _texts(_page(numbers))[1] == numbers


@pytest.mark.parametrize(
    "numbers",
    [
        ["7", "3", "12", "9", "40", "2", "18", "5", "61", "4", "33", "8"],
        ["1", "2", "3", "4", "5", "6"],
        [f"{number}." for number in range(1, 20)],
    ],
    ids=["amounts", "few", "list"],
)
def test_other_numbers_stay(numbers: list[str]) -> None:
    lines, aside = _texts(_page(numbers))
    assert not aside
    assert [each.split()[0] for each in lines] == numbers


@pytest.mark.parametrize("words", ["March 2019 she came", "Harbour Street in Bergen"])
def test_numbers_that_are_words_of_their_lines_stay_in_type_of_one_width(words: str) -> None:
    def spaced(row: int) -> Line:
        cells: list[tuple[float, str]] = []
        for word in (str(row), *words.split()):
            cells.append((cells[-1][0] + 6 * len(cells[-1][1]) + 7 if cells else 50, word))
        return _line(row, *cells)

    lines, aside = _texts([spaced(row) for row in range(1, 20)])
    assert lines == [f"{row} {words}" for row in range(1, 20)]
    assert not aside


@pytest.mark.parametrize("cells", [("27 Harbour Street", "12 May"), ("jh",)])
def test_the_rows_of_a_table_keep_their_numbers(cells: tuple[str, ...]) -> None:
    places = (200, 400)
    rows = [_line(row, (50, str(row)), (90, "Ada Tolvald"), *zip(places, cells, strict=False)) for row in range(1, 20)]
    assert not _texts(rows)[1]


@pytest.mark.parametrize("speaker", ["Q.", "Os", "THE REPORTER:"])
def test_lines_with_speakers_are_no_rows_of_a_table(speaker: str) -> None:
    rows = [_line(row, (50, str(row)), (90, speaker), (200, _SAID[row % 5])) for row in range(1, 20)]
    assert len(_texts(rows)[1]) == 19


def test_a_word_at_the_margin_below_the_numbers_stays() -> None:
    page = _page([str(number) for number in range(1, 26)])
    page.append(_line(26, (50, "I certify that this is true")))
    lines, _ = _texts(page)
    assert lines[-1] == "I certify that this is true"
