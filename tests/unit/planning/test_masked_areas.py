"""The text under areas that a person drew becomes redactions beside those of the plan."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import NoSuchPage
from engine.core.options import Options
from engine.core.types import WHOLE_PAGE, Box, Document, DocumentKind, PageArea, PdfPlace, Redaction, Segment, Shown
from engine.pipeline import flow
from engine.planning.additions import with_areas
from tests.builders.examined import examination, plan

_TEXT = "abcdefghij\nklmnopqrst"
_WIDE, _HIGH = 10.0, 12.0


def _document() -> Document:
    """Two lines of ten letters, each ten points wide, one line on each of two pages."""
    boxes = tuple(Box(_WIDE * n, 100, _WIDE * (n + 1), 100 + _HIGH) for n in range(10))
    segments = (Segment(0, 10, PdfPlace(0, boxes)), Segment(11, 21, PdfPlace(1, boxes)))
    return Document(Path("x.pdf"), DocumentKind.PDF, "0" * 64, _TEXT, segments, pages=2)


def _area(page: int, first: float, last: float) -> PageArea:
    return PageArea(page, Box(_WIDE * first, 100, _WIDE * last, 100 + _HIGH))


def _spans(redactions: tuple[Redaction, ...]) -> list[tuple[int, int]]:
    return [(each.start, each.end) for each in redactions]


def test_letters_that_are_covered_by_a_quarter_go() -> None:
    assert _document().under([_area(0, 2.7, 5.3)]) == ((2, 6),)
    assert _document().under([_area(0, 2.8, 5.2)]) == ((3, 5),)


def test_lines_above_and_below_stay() -> None:
    assert _document().under([PageArea(0, Box(0, 80, 100, 102))]) == ()


def test_a_whole_page_is_all_its_text_and_no_other() -> None:
    assert _document().under([PageArea(1, WHOLE_PAGE)]) == ((11, 21),)


def test_what_the_plan_masks_is_not_masked_twice_and_says_nothing_there() -> None:
    planned = (Redaction(1, 4, "[PERSON 1]"), Redaction(8, 9, "1980s", Shown.AS_TEXT))
    found = with_areas(_document(), planned, [_area(0, 3, 6)])
    assert found == (Redaction(1, 4), Redaction(4, 6), planned[1])


@given(
    st.lists(st.tuples(st.integers(0, 1), st.integers(0, 9), st.integers(1, 10)), max_size=4),
    st.sets(st.integers(0, 9), max_size=5),
)
def test_all_that_is_covered_or_planned_goes_once(areas: list[tuple[int, int, int]], planned: set[int]) -> None:
    drawn = [_area(page, first, first + width) for page, first, width in areas]
    redactions = tuple(Redaction(at, at + 1, "x") for at in sorted(planned))
    found = with_areas(_document(), redactions, drawn)
    assert all(one[1] <= other[0] for one, other in pairwise(_spans(found)))
    wanted = planned | {at for start, end in _document().under(drawn) for at in range(start, end)}
    assert {at for start, end in _spans(found) for at in range(start, end)} == wanted


@pytest.mark.parametrize("page", [0, -1, 7])
def test_a_document_without_that_page_is_refused(page: int, tmp_path: Path) -> None:
    source = tmp_path / "note.txt"
    source.write_text("text", encoding="utf-8")
    target, examined = tmp_path / "out.txt", examination(source)
    sha256 = hashlib.sha256(source.read_bytes()).hexdigest()
    examined = replace(examined, document=replace(examined.document, sha256=sha256))
    with pytest.raises(NoSuchPage):
        flow.produce(examined, plan(), target, Options(areas=(PageArea(page, WHOLE_PAGE),)))
    assert not target.exists()
