"""Leaders on a line with something masked go, and others stay."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from engine.core.types import Box, Document, DocumentKind, PdfPlace, Redaction, Segment, TextPlace
from engine.planning.additions import with_leaders

NAME = "Quistorp"


def _plain(text: str) -> Document:
    return Document(Path("x.txt"), DocumentKind.TXT, "0" * 64, text, (Segment(0, len(text), TextPlace(0, len(text))),))


def _page(*rows: str, slope: float = 0.0) -> Document:
    """A page of which all rows are one paragraph."""
    segments, start = [], 0
    for number, row in enumerate(rows):
        tops = [20.0 * number + slope * index for index in range(len(row))]
        boxes = tuple(Box(6.0 * index, top, 6.0 * index + 6, top + 12) for index, top in enumerate(tops))
        segments.append(Segment(start, start + len(row), PdfPlace(0, boxes)))
        start += len(row) + 1
    return Document(Path("x.pdf"), DocumentKind.PDF, "0" * 64, " ".join(rows), tuple(segments), pages=1)


def _left(text: str, *masked: str) -> str:
    found = tuple(
        Redaction(start, start + len(each), "[PERSON 1]") for each in masked if (start := text.index(each)) >= 0
    )
    for each in reversed(with_leaders(_plain(text), found)):
        text = text[: each.start] + ("#" if each.label else "~") + text[each.end :]
    return text


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Quistorp ........ 12", "# 12"),
        ("Quistorp........12", "#12"),
        ("Quistorp . . . . . . 12", "# 12"),
        ("Quistorp\t\u2026\u2026\u2026 12", "# 12"),
        ("Signed: ____Quistorp____", "Signed: #"),
        ("Anna ........ Quistorp", "Anna #"),
        ("Case Quistorp v. State ....... 12", "Case # v. State ~ 12"),
        ("Quistorp ... 12", "# ... 12"),
        ("Quistorp said.\nOther ........ 14", "# said.\nOther ........ 14"),
        ("Other ........ 14\nQuistorp ........ 12\nMore ........ 9", "Other ........ 14\n# 12\nMore ........ 9"),
        ("Quistorp -- 12", "# -- 12"),
        ("Quistorp quotes it . . . . Then more", "# quotes it . . . . Then more"),
        ("Quistorp quotes it . . . .", "# quotes it . . . ."),
        ("Quistorp . . . . 12", "# 12"),
        ("Quistorp . . . . . Foss", "# Foss"),
    ],
)
def test_leaders_go_with_what_is_masked_on_their_line(text: str, left: str) -> None:
    assert _left(text, NAME) == left


def test_leaders_between_two_names_are_one_with_the_first() -> None:
    assert _left("Quistorp ........ Foss", NAME, "Foss") == "# #"


def test_redactions_stay_sorted_and_apart() -> None:
    text = "Foss ..... Quistorp ..... 12 ...... Anna ...... 3"
    found = tuple(Redaction(text.index(each), text.index(each) + len(each), "x") for each in ("Foss", NAME, "Anna"))
    grown = with_leaders(_plain(text), found)
    assert all(one.end <= other.start for one, other in pairwise(grown))
    assert "...." not in "".join(text[one.end : other.start] for one, other in pairwise(grown))


def test_nothing_masked_changes_nothing() -> None:
    assert with_leaders(_plain("Name ........ 12"), ()) == ()


def _masked_leaders(document: Document) -> list[tuple[int, int]]:
    start = document.text.index(NAME)
    found = with_leaders(document, (Redaction(start, start + len(NAME), "[PERSON 1]"),))
    return [(each.start, each.end) for each in found]


def test_leaders_of_other_rows_of_a_paragraph_stay() -> None:
    """A table of contents may be read as one paragraph: a leader leaks only what is masked in its own row."""
    rows = ("Of rent ......... 11", f"{NAME} ........ 12", "Of notice ....... 14")
    document = _page(*rows)
    start = document.text.index(NAME)
    assert _masked_leaders(document) == [(start, document.text.index(" 12"))]


def test_leaders_on_sloping_lines_go_with_all_of_their_paragraph() -> None:
    document = _page("Of rent ......... 11", f"{NAME} ........ 12", slope=1.5)
    assert len(_masked_leaders(document)) == 2
