"""The check of redactions by another program (x-ray) on files that Sable writes."""

from __future__ import annotations

import pytest

from engine.core.types import DocumentKind
from tests.builders.pdf import SECRET, from_content, mask, page_with, text_at
from tests.builders.pdf_hiding import HIDING_PLACES
from tests.builders.sabotage import case, pdf_source
from tests.builders.witness import bad_redactions


def test_the_witness_sees_a_drawn_box() -> None:
    boxed = from_content(text_at(50, 200, "The lease"), text_at(50, 200, f"Mr {SECRET}") + b"0 g 68 195 60 16 re f")
    assert bad_redactions(boxed) == {1: SECRET}


@pytest.mark.parametrize("labelled", [False, True])
def test_the_witness_finds_nothing_under_the_boxes(labelled: bool) -> None:
    assert bad_redactions(case(DocumentKind.PDF, pdf_source(), labelled=labelled).output) == {}


@pytest.mark.parametrize("name", HIDING_PLACES)
def test_the_witness_finds_nothing_in_files_with_hiding_places(name: str) -> None:
    _, written = mask(page_with(change=HIDING_PLACES[name][0]))
    assert bad_redactions(written.data) == {}
