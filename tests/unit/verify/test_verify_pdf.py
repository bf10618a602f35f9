"""Each way to spoil a clean redacted PDF turns its check red; the clean one passes all of them."""

from __future__ import annotations

import pikepdf
import pytest
from pikepdf import Array

from engine.core.catalogue import ENGLISH
from engine.core.types import DocumentKind
from tests.builders.pdf import from_content
from tests.builders.sabotage import PDF_SABOTAGES, TEXT, Case, case, changed_pdf, failed, pdf_source
from tests.sampled import sampled


@pytest.fixture(scope="module")
def clean() -> Case:
    return case(DocumentKind.PDF, pdf_source())


@pytest.mark.parametrize("labelled", [False, True])
def test_clean_output_passes_every_check(labelled: bool) -> None:
    spotless = case(DocumentKind.PDF, pdf_source(), labelled=labelled)
    checks = spotless.checks()
    assert failed(checks) == set(), checks
    assert len(checks) == 16


@pytest.mark.parametrize("name", sampled(PDF_SABOTAGES, every=2))
def test_sabotage_is_noticed(name: str, clean: Case) -> None:
    change, check = PDF_SABOTAGES[name]
    spoiled = clean.checks(changed_pdf(clean.output, change))
    assert check in failed(spoiled), spoiled
    assert not any(word in ENGLISH.say(each.detail) for each in spoiled for word in ("Maren", "Tolvald", "Quarry"))


def test_saving_again_without_a_change_passes(clean: Case) -> None:
    # Else the tests above could fail for the saving alone.
    assert failed(clean.checks(changed_pdf(clean.output, lambda _: None))) == set()


@pytest.mark.parametrize("tail", [b"%%EOF\n", b"startxref\n0\n%%EOF\n"])
def test_a_second_revision_is_noticed(tail: bytes, clean: Case) -> None:
    assert "check.pages-only" in failed(clean.checks(clean.output + tail))


def test_bytes_after_the_end_are_searched(clean: Case) -> None:
    assert "check.strings" in failed(clean.checks(clean.output + b"\n% Maren Tolvald\n"))


def test_the_original_itself_fails_every_search(clean: Case) -> None:
    names = failed(clean.checks(clean.source))
    assert {name for name in names if ENGLISH.named(name).startswith(("Text as", "Text in"))} == {
        "check.text-as-pdfium",
        "check.text-as-pdfminer",
        "check.text-as-sable",
        "check.drawing-instructions",
    }


def test_an_output_that_does_not_open_fails_without_an_exception(clean: Case) -> None:
    checks = clean.checks(clean.output[: len(clean.output) // 3])
    assert any(ENGLISH.say(check.detail).startswith("could not run: ") for check in checks)
    # No areas were drawn, so that nothing can be left in them, and no term was asked for; the original has nothing to
    # do with the output.
    assert {check.name for check in checks} - failed(checks) == {
        "check.areas",
        "check.other-letters",
        "check.second-reading",
    }


def test_a_scanner_that_can_not_see_the_original_proves_nothing(clean: Case) -> None:
    blind = Case(pdf_source("Nothing here."), clean.document, clean.redactions, clean.output)
    details = {check.name: ENGLISH.say(check.detail) for check in blind.checks()}
    assert "verifies nothing" in details["check.text-as-pdfium"]
    assert "verifies nothing" in details["check.drawing-instructions"]


def test_words_may_stay_where_the_original_keeps_them() -> None:
    # "May" the person goes, "may" the verb and "Saltby" stay, twice as often because there are two pages.
    kept = case(DocumentKind.PDF, pdf_source(*TEXT), masked=("May Tolvald", "May"))
    assert failed(kept.checks()) == set()


def test_a_glyph_without_a_width_has_no_place_of_its_own() -> None:
    def narrow(pdf: pikepdf.Pdf) -> None:
        font = pdf.pages[0].Resources.Font.F1
        font.FirstChar, font.LastChar = 33, 126
        font.Widths = Array([0 if chr(code) == "~" else 600 for code in range(33, 127)])

    source = from_content(b"BT /F1 12 Tf 40 200 Td (Tolvald~Saltby) Tj ET", change=narrow)
    assert failed(case(DocumentKind.PDF, source, masked=("Tolvald",)).checks()) == set()
