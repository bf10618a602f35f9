"""An independent reader follows letters that are set apart."""

from __future__ import annotations

from io import BytesIO
from math import cos, pi, sin
from pathlib import Path
from random import Random

import pikepdf
import pytest

from engine.core.types import DocumentKind
from engine.verify import apart
from tests.attacks import set_apart
from tests.attacks.attack import SECRET, Attack
from tests.builders.docx import build, paragraph
from tests.builders.pdf import from_content, page_with, saved, text_at
from tests.unit.detection.letters.test_letters import LIVE

_TAGS = ("w:p", "w:r", "w:tbl")
_KINDS = {".pdf": DocumentKind.PDF, ".docx": DocumentKind.DOCX, ".txt": DocumentKind.TXT}


def _said(data: bytes, kind: DocumentKind, *words: str) -> dict[str, str]:
    return apart.said(words, apart.sequences(kind, data))


@pytest.mark.parametrize("attack", [each for each in LIVE if "spaced-8" not in each.name], ids=str)
def test_name_is_read(attack: Attack) -> None:
    assert _said(attack.build(), _KINDS[Path(attack.name).suffix], SECRET.casefold())


def test_running_text_has_no_letters_set_apart() -> None:
    assert not list(apart.sequences(DocumentKind.PDF, page_with()))
    assert not list(apart.sequences(DocumentKind.TXT, b"A house, I think.\nQuistorp\n"))


def test_other_names_are_not_read() -> None:
    data = next(each for each in set_apart.ATTACKS if each.name == "circle.pdf").build()
    assert not _said(data, DocumentKind.PDF, "lindqvist")


def _grid_of_digits() -> bytes:
    """A table of 15 rows with a digit in each of 15 cells, which says nothing but its numbers."""
    digits = Random(7)
    cells = ((30 + 24 * column, 280 - 18 * row) for row in range(15) for column in range(15))
    return from_content(b"".join(text_at(x, y, str(digits.randrange(10)), size=8) for x, y in cells))


def test_short_numbers_in_no_line_of_a_table_are_no_finding() -> None:
    """Of the numbers below 10,000 many turn up in some order of the digits of a table."""
    rows = list(apart.sequences(DocumentKind.PDF, _grid_of_digits()))
    lines = "\n".join(each.letters for each in rows if not each.guessed)
    masked = [number for number in map("{:04}".format, range(0, 10_000, 97)) if number not in lines + lines[::-1]]
    guessed = "\n".join(each.letters for each in rows if each.guessed)
    assert sum(number in guessed for number in masked) > 5
    assert not apart.said(masked, rows)


def test_short_names_in_no_line_are_found_beside_other_letters() -> None:
    ring = ((200 + 60 * cos(pi * n / 3), 150 + 60 * sin(pi * n / 3)) for n in range(4))
    page = b"".join(text_at(round(x, 2), round(y, 2), letter) for (x, y), letter in zip(ring, "Wrzn", strict=True))
    page += b"".join(text_at(20, 280 - 30 * n, str(n)) for n in range(8))
    assert _said(from_content(page), DocumentKind.PDF, "wrzn", "1234567890", "bergen") == {"wrzn": "page 1"}


def test_names_along_a_curve_are_found_in_a_crowd_of_digits() -> None:
    with pikepdf.open(BytesIO(_grid_of_digits())) as file, pikepdf.open(BytesIO(_circle())) as other:
        file.pages.append(other.pages[0])
        assert _said(saved(file), DocumentKind.PDF, SECRET.casefold(), "0000") == {SECRET.casefold(): "page 2"}


def test_a_column_ends_where_a_cell_holds_a_word() -> None:
    rows = (f"<w:tr><w:tc>{paragraph(each)}</w:tc><w:tc>{paragraph('Meaning')}</w:tc></w:tr>" for each in _TAGS)
    cells = "".join(rows)
    data = build(f"<w:tbl>{cells}</w:tbl>")
    assert _said(data, DocumentKind.DOCX, "wpwr", "wpwrw") == {"wpwr": "entry 1"}


def _circle() -> bytes:
    return next(each for each in set_apart.ATTACKS if each.name == "circle.pdf").build()
