"""An independent reader follows letters that are set apart."""

from __future__ import annotations

import re
from collections.abc import Iterable
from io import BytesIO
from itertools import accumulate, product
from math import cos, hypot, pi, sin
from pathlib import Path
from random import Random

import pikepdf
import pytest

from engine.core.catalogue import ENGLISH
from engine.core.message import message
from engine.core.progress import Silent
from engine.core.types import Document, DocumentKind, Redaction
from engine.core.user_terms import Form, UserTerm
from engine.verify import apart
from engine.verify.evidence import Case, Claim, Evidence, Side
from engine.verify.pdf.set_apart import LetterOrder
from tests.attacks import grids, parted, set_apart
from tests.attacks.attack import SECRET, Attack
from tests.builders.docx import build, paragraph, run
from tests.builders.pdf import from_content, page_with, saved, text_at
from tests.unit.detection.letters.test_letters import LIVE

_TAGS = ("w:p", "w:r", "w:tbl")
_KINDS = {".pdf": DocumentKind.PDF, ".docx": DocumentKind.DOCX, ".txt": DocumentKind.TXT}


def _spelled(data: bytes, kind: DocumentKind, *words: str, asked: tuple[str, ...] = ()) -> dict[str, str]:
    longest = max(map(len, (*words, *asked)))
    found = apart.spelled((*words, *asked), apart.sequences(kind, data, longest), asked)
    return {each: ENGLISH.say(place) for each, place in found.places.items()}


@pytest.mark.parametrize("attack", [*(each for each in LIVE if "spaced-8" not in each.name), *parted.ATTACKS], ids=str)
def test_name_is_read(attack: Attack) -> None:
    assert _spelled(attack.build(), _KINDS[Path(attack.name).suffix], SECRET.casefold())


@pytest.mark.parametrize("attack", [each for each in grids.ATTACKS if "turned" not in each.name], ids=str)
def test_name_on_a_diagonal_is_read(attack: Attack) -> None:
    assert _spelled(attack.build(), _KINDS[Path(attack.name).suffix], asked=(SECRET.casefold(),))


def test_words_of_several_looks_are_not_joined() -> None:
    runs = (("The ", 40), ("hero", 20), (" s", 40), ("ees", 20), (" the lease", 40))
    body = "".join(run(text, f'<w:rPr><w:sz w:val="{size}"/></w:rPr>') for text, size in runs)
    assert not list(apart.sequences(DocumentKind.DOCX, build(f"<w:p>{body}</w:p>"), 9))


def test_running_text_has_no_letters_set_apart() -> None:
    assert not list(apart.sequences(DocumentKind.PDF, page_with(), 9))
    assert not list(apart.sequences(DocumentKind.TXT, b"A house, I think.\nQuistorp\n", 9))


def test_other_names_are_not_read() -> None:
    data = next(each for each in set_apart.ATTACKS if each.name == "circle.pdf").build()
    assert not _spelled(data, DocumentKind.PDF, "lindqvist")


def test_short_number_counts_only_as_a_whole_row() -> None:
    figures = b"Votes:\n2\n2\n2\n3\n3\n3\n"
    rows = list(apart.sequences(DocumentKind.TXT, figures, 4))
    assert apart.spelled(["3222"], rows) == apart.Spelled({}, frozenset({"3222"}))
    assert apart.spelled(["3222"], rows, {"3222"}).places
    assert _spelled(b"Code: 2 2 2 3\n", DocumentKind.TXT, "3222")
    assert _spelled(b"Code: 4 1 7 7 8 0 5 2\n", DocumentKind.TXT, "177805")


def _grid_of_digits() -> bytes:
    """A table of 15 rows with a digit in each of 15 cells, which says nothing but its numbers."""
    digits = Random(7)
    cells = ((30 + 24 * column, 280 - 18 * row) for row in range(15) for column in range(15))
    return from_content(b"".join(text_at(x, y, str(digits.randrange(10)), size=8) for x, y in cells))


def test_short_numbers_in_no_line_of_a_table_are_no_finding() -> None:
    """Many of the numbers below 10,000 turn up in some order of the digits of a table."""
    rows = list(apart.sequences(DocumentKind.PDF, _grid_of_digits(), 4))
    lines = "\n".join(each.letters for each in rows if not each.guessed)
    masked = [number for number in map("{:04}".format, range(0, 10_000, 97)) if number not in lines + lines[::-1]]
    guessed = "\n".join(each.letters for each in rows if each.guessed)
    assert sum(number in guessed for number in masked) > 5
    outcome = apart.spelled(masked, rows)
    assert not outcome.places
    assert outcome.by_chance == {number for number in masked if number in guessed or number[::-1] in guessed}


def test_short_names_in_no_line_are_found_beside_other_letters() -> None:
    ring = ((200 + 60 * cos(pi * n / 3), 150 + 60 * sin(pi * n / 3)) for n in range(4))
    page = b"".join(text_at(round(x, 2), round(y, 2), letter) for (x, y), letter in zip(ring, "Wrzn", strict=True))
    page += b"".join(text_at(20, 280 - 30 * n, str(n)) for n in range(8))
    assert _spelled(from_content(page), DocumentKind.PDF, "wrzn", "1234567890", "bergen") == {"wrzn": "page 1"}


def _crowd(places: Iterable[tuple[float, float]], word: str) -> bytes:
    """A page crowded with single letters, in which a word takes the places given to it."""
    letters = Random(3)
    taken = list(places)
    page = [text_at(round(x, 2), round(y, 2), each, size=8) for (x, y), each in zip(taken, word, strict=True)]
    for row, column in product(range(18), range(16)):
        x, y = 40 + 24 * column + letters.uniform(-3, 3), 40 + 22 * row + letters.uniform(-3, 3)
        if all(hypot(x - other[0], y - other[1]) > 14 for other in taken):
            page.append(text_at(round(x, 2), round(y, 2), letters.choice("abcdefghijklmnopqrstuvwxy"), size=8))
    letters.shuffle(page)
    return from_content(b"".join(page), size=(460, 480))


_SHORT = "wrznk"
_WAYS = {
    "circle": [(220 + 50 * cos(pi * n / 5), 230 + 50 * sin(pi * n / 5)) for n in range(5)],
    "wide circle": [(220 + 70 * cos(-pi * n / 6), 230 + 70 * sin(-pi * n / 6)) for n in range(5)],
    "slanted": [(120 + 30 * n, 330 - 19 * n) for n in range(5)],
    "steep": [(120 + 9 * n, 330 - 40 * n) for n in range(5)],
    "backwards": [(300 - 26 * n, 330 - 22 * n) for n in range(5)],
}


@pytest.mark.parametrize("way", _WAYS)
def test_a_short_term_of_the_users_is_found_in_a_crowd_of_letters(way: str) -> None:
    data = _crowd(_WAYS[way], _SHORT)
    assert _spelled(data, DocumentKind.PDF, asked=(_SHORT,)) == {_SHORT: "page 1"}


def test_what_chance_explains_is_a_finding_if_the_user_asked_for_it() -> None:
    rows = list(apart.sequences(DocumentKind.PDF, _grid_of_digits(), 4))
    lines = "".join(f"{each.letters} {each.letters[::-1]} " for each in rows if not each.guessed)
    number = next(
        each.letters
        for each in rows
        if each.order is LetterOrder.AHEAD and len(each.letters) == 4 and each.letters not in lines
    )
    assert apart.spelled([number], rows, {number}).places == {number: message("place.page", page=1)}


@pytest.mark.slow
def test_words_are_followed_on_a_page_with_a_thousand_letters() -> None:
    places = [(400 + 60 * cos(pi * n / 8), 500 + 60 * sin(pi * n / 8)) for n in range(len(SECRET))]
    page = [text_at(round(x, 2), round(y, 2), each) for (x, y), each in zip(places, SECRET, strict=True)]
    page += [text_at(20 + 12 * n, 20 + 12 * row, "x", size=6) for n, row in product(range(34), range(30))]
    Random(5).shuffle(page)
    data = from_content(b"".join(page), size=(612, 792))
    assert _spelled(data, DocumentKind.PDF, SECRET.casefold()) == {SECRET.casefold(): "page 1"}


def _evidence(output: bytes, *redacted: str, asked: tuple[UserTerm, ...] = ()) -> Evidence:
    text = "\n".join(redacted)
    ends = list(accumulate(len(each) + 1 for each in redacted))
    redactions = tuple(Redaction(end - 1 - len(each), end - 1, "") for each, end in zip(redacted, ends, strict=True))
    document = Document(Path("x.pdf"), DocumentKind.PDF, "", text, ())
    claim = Claim(source=b"", output=output, document=document, redactions=redactions, asked=asked)
    return Evidence(case=Case.of(claim), side=Side.OUTPUT, progress=Silent(), reopened=lambda: None, readings={})


def test_the_verdict_counts_what_chance_explains() -> None:
    numbers = [f"{number:04}" for number in range(0, 10_000, 97)]
    rows = list(apart.sequences(DocumentKind.PDF, _grid_of_digits(), 4))
    lines = "".join(f"{each.letters} {each.letters[::-1]} " for each in rows if not each.guessed)
    verdict = apart.nothing_set_apart(_evidence(_grid_of_digits(), *(each for each in numbers if each not in lines)))
    assert verdict.passed
    assert re.fullmatch(
        r"0 of \d+ strings to remove found in letters set apart; [1-9]\d* appear in guessed reading orders "
        "or rows of figures, as often as by chance",
        ENGLISH.say(verdict.detail),
    )


def test_a_term_that_was_found_nowhere_is_searched_for_in_letters_set_apart() -> None:
    verdict = apart.nothing_set_apart(_evidence(_circle(), asked=(UserTerm(SECRET, Form.TERM, 1),)))
    assert not verdict.passed and verdict.checked
    assert ENGLISH.say(verdict.detail) == "1 string to remove found in letters set apart: page 1"


def test_three_letters_that_the_user_asked_for_are_found_if_they_are_all_of_a_column() -> None:
    page = b"".join(text_at(60, 200 - 20 * n, each) for n, each in enumerate("Lee"))
    verdict = apart.nothing_set_apart(_evidence(from_content(page), asked=(UserTerm("Lee", Form.TERM, 1),)))
    assert not verdict.passed


def test_names_along_a_curve_are_found_in_a_crowd_of_digits() -> None:
    with pikepdf.open(BytesIO(_grid_of_digits())) as file, pikepdf.open(BytesIO(_circle())) as other:
        file.pages.append(other.pages[0])
        assert _spelled(saved(file), DocumentKind.PDF, SECRET.casefold(), "0000") == {SECRET.casefold(): "page 2"}


def test_a_column_ends_where_a_cell_holds_a_word() -> None:
    rows = (f"<w:tr><w:tc>{paragraph(each)}</w:tc><w:tc>{paragraph('Meaning')}</w:tc></w:tr>" for each in _TAGS)
    cells = "".join(rows)
    data = build(f"<w:tbl>{cells}</w:tbl>")
    assert _spelled(data, DocumentKind.DOCX, "wpwr", "wpwrw") == {"wpwr": "entry 1"}


def _circle() -> bytes:
    return next(each for each in set_apart.ATTACKS if each.name == "circle.pdf").build()
