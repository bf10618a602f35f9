"""Labels may stand wherever a mask covers the page, and nowhere else."""

from __future__ import annotations

import pytest

from engine.core.options import Layout, WritingOptions
from engine.core.types import Redaction, Shown
from engine.documents import pdf
from tests.builders.pdf import from_content, read, text_at
from tests.builders.sabotage import Case, _draw, changed_pdf, failed

MASKED, LABEL = "Bank of Maren", "Illi illii lilli"
_CHECK = "check.text-in-place"


@pytest.fixture(scope="module")
def justified() -> Case:
    """A line with wide spaces, in which narrow letters of the label lie between the masked words."""
    source = from_content(
        text_at(40, 200, f"the {MASKED} paid", before="7 Tw")
        + text_at(40, 150, "The rent of the flat is paid on the first day of the month.")
    )
    document = read(source)
    start = document.text.index(MASKED)
    redactions = (Redaction(start, start + len(MASKED), LABEL, Shown.AS_TEXT),)
    written = pdf.write(source, document, redactions, WritingOptions(layout=Layout.EXACT))
    return Case(source, document, redactions, written.data, written.lines)


def test_letters_of_a_label_may_stand_between_masked_words(justified: Case) -> None:
    assert LABEL in " ".join(read(justified.output).text.split())
    assert failed(justified.checks()) == set()


@pytest.mark.parametrize("x", [42, 165, 250])
def test_letters_beside_the_mask_are_found(justified: Case, x: int) -> None:
    spoiled = changed_pdf(justified.output, lambda file: _draw(file, f"1 0 0 1 {x} 200 Tm (i) Tj"))
    assert _CHECK in failed(justified.checks(spoiled))
