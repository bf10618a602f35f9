"""The search for words along letters set apart has a bound, whatever the page repeats."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.types import Box, Document, DocumentKind, PdfPlace, Segment
from engine.detection.letters import geometry


def _page(rows: list[str]) -> Document:
    """A page with each sign set apart, on a grid."""
    text, segments = "", []
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            place = PdfPlace(0, (Box(20.0 * x, 20.0 * y, 20.0 * x + 6, 20.0 * y + 8),))
            segments.append(Segment(len(text), len(text) + 1, place))
            text += f"{sign}\n"
    return Document(Path("a.pdf"), DocumentKind.PDF, "", text, tuple(segments))


def test_rows_of_few_digits_take_few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = 0
    continues = geometry._Trails._continues

    def counted(*given: object) -> bool:
        nonlocal steps
        steps += 1
        if steps > 100_000:
            raise AssertionError("too many steps")
        return continues(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(geometry._Trails, "_continues", counted)
    monkeypatch.setattr(geometry, "_MOST_STEPS", 500, raising=False)
    document = _page(["01" * 14] * 20)
    assert not list(geometry.spelled(document, ["0110" * 5 + "2", "01" * 40]))
    monkeypatch.undo()
    assert {word for word, _ in geometry.spelled(_page(["quistorp"]), ["quistorp"])} == {"quistorp"}


@pytest.mark.parametrize(
    ("width", "in_picture", "specks"), [(1.5, True, True), (4.0, True, False), (1.5, False, False)]
)
def test_letters_of_a_picture_that_are_too_narrow_are_specks(width: float, in_picture: bool, specks: bool) -> None:
    text = "e\nA\nK\nS\no"
    places = [PdfPlace(0, (Box(20.0 * at, 0, 20.0 * at + width, 8),), in_picture=in_picture) for at in range(len(text))]
    segments = tuple(Segment(at, at + 1, place) for at, place in enumerate(places))
    document = Document(Path("a.pdf"), DocumentKind.PDF, "", text, segments)
    assert geometry.are_misread(document, range(0, len(text), 2)) == specks


@pytest.mark.parametrize(
    ("apart", "in_picture", "misread"), [(120.0, True, True), (40.0, True, False), (120.0, False, False)]
)
def test_bullets_of_a_picture_all_over_a_page_are_no_word(apart: float, in_picture: bool, misread: bool) -> None:
    text = "o\ne\nt\no\nl\ni"
    places = [
        PdfPlace(0, (Box(50.0 + at % 3, apart * at / 2, 56.0 + at % 3, apart * at / 2 + 8),), in_picture=in_picture)
        for at in range(len(text))
    ]
    segments = tuple(Segment(at, at + 1, place) for at, place in enumerate(places))
    document = Document(Path("a.pdf"), DocumentKind.PDF, "", text, segments)
    assert geometry.are_misread(document, range(0, len(text), 2)) == misread


_ITEMS = ("Heating", "Water", "Garden", "Roof", "Cellar", "Gate", "Lamp", "Stairs")


@pytest.mark.parametrize(
    ("signs", "in_picture", "read_so"),
    [("CeCeeoev", True, True), ("CeCeeoev", False, False), ("Quistorp", True, False), ("CeCee", True, False)],
    ids=["in a picture", "typed", "a name", "few"],
)
def test_bullets_that_were_read_as_letters_are_no_word(signs: str, in_picture: bool, read_so: bool) -> None:
    lines = [f"{sign} {item} of the house" for sign, item in zip(signs, _ITEMS, strict=False)]
    text = "\n".join(lines)
    starts = [sum(len(each) + 1 for each in lines[:number]) for number in range(len(lines))]
    places = [
        PdfPlace(
            0, tuple(Box(40 + 6 * at, 20 * row, 46 + 6 * at, 20 * row + 10) for at in range(len(line))), in_picture
        )
        for row, line in enumerate(lines)
    ]
    segments = tuple(Segment(at, at + len(line), place) for at, line, place in zip(starts, lines, places, strict=True))
    document = Document(Path("a.pdf"), DocumentKind.PDF, "", text, segments)
    assert geometry.bullets(document) == frozenset(starts if read_so else ())
