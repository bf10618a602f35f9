"""Lifting the boxes shows whatever is drawn beneath, in ways that no reader of text can notice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pikepdf
import pypdfium2
import pytest
from pikepdf import Dictionary, Name

from engine.core import types
from engine.core.catalogue import ENGLISH
from engine.core.message import Message
from engine.core.types import DocumentKind, Redaction, Shown
from engine.verify import evidence
from engine.verify.evidence import Verdict
from engine.verify.pdf.drawn import Patch, String, nothing_beneath
from tests.builders.sabotage import Case, case, changed_pdf, failed, pdf_source

PEELED = "check.nothing-beneath"
SCALE = 4


@pytest.fixture(scope="module", params=[False, True])
def clean(request: pytest.FixtureRequest) -> Case:
    return case(DocumentKind.PDF, pdf_source(), labelled=request.param)


def _beneath(page: pikepdf.Page, drawing: bytes) -> None:
    page.contents_add(b"q " + drawing + b" Q", prepend=True)


def _pixels(source: bytes) -> np.ndarray:  # type: ignore[type-arg]
    with pypdfium2.PdfDocument(source) as pages:
        return np.array(pages[0].render(scale=SCALE, grayscale=True).to_numpy()).squeeze()


def _as_picture(clean: Case) -> Callable[[pikepdf.Pdf], None]:
    """The whole page as it was, as its ground."""
    pixels = _pixels(clean.source)

    def change(pdf: pikepdf.Pdf) -> None:
        picture = pdf.make_stream(
            pixels.tobytes(), Type=Name.XObject, Subtype=Name.Image, Width=pixels.shape[1], Height=pixels.shape[0],
            ColorSpace=Name.DeviceGray, BitsPerComponent=8,
        )  # fmt: skip
        page = pdf.pages[0]
        page.obj.Resources.XObject = Dictionary(Im1=pdf.make_indirect(picture))
        _beneath(page, b"420 0 0 300 0 0 cm /Im1 Do")

    return change


def test_a_clean_file_passes_and_its_strings_were_seen(clean: Case) -> None:
    (check,) = (each for each in clean.checks() if each.name == PEELED)
    assert check.passed
    assert int(ENGLISH.say(check.detail).split()[2]) == len(clean.redactions), ENGLISH.say(check.detail)


def test_places_are_not_called_strings() -> None:
    made = case(DocumentKind.PDF, pdf_source("Tolvald saw Brennholt.", "Brennholt left."), ("Brennholt",))
    checks = {each.name: ENGLISH.say(each.detail) for each in made.checks()}
    assert checks[PEELED] == "0 of 4 pieces of masked text that the original draws are still drawn"
    assert checks["check.text-as-sable"] == "0 of 1 masked string found"


def test_what_no_reader_reads_is_seen(clean: Case) -> None:
    spoiled = clean.checks(changed_pdf(clean.output, _as_picture(clean)))
    assert PEELED in failed(spoiled), spoiled
    assert not {each for each in failed(spoiled) if each.startswith("check.text-as-pdf")}


def test_a_page_that_shows_less_than_it_did_passes(clean: Case) -> None:
    spoiled = changed_pdf(clean.output, lambda pdf: _beneath(pdf.pages[0], b"0.9 g 0 0 420 300 re f"))
    assert PEELED not in failed(clean.checks(spoiled))


def test_a_rule_that_crosses_letters_is_no_letter() -> None:
    """Text that nobody sees, on a line of a table that stays."""
    rule = np.full((6, 4), 255, np.uint8)
    rule[2] = 0
    crossed = String(0, (Patch(6, 4, rule.tobytes()),) * 5)
    assert _found(crossed).checked is False
    letters = rule.copy()
    letters[3:, 1] = 0
    assert not _found(String(0, (Patch(6, 4, letters.tobytes()),) * 5)).passed


@pytest.mark.parametrize(
    ("redactions", "why"),
    [
        ((), "nothing.no-text-masked"),
        ((Redaction(0, 3, "J.T.", Shown.AS_TEXT),), "nothing.no-boxes"),
        ((Redaction(0, 3, "J.T.", Shown.AS_TEXT), Redaction(4, 6)), "nothing.draws-none"),
    ],
)
def test_a_file_without_boxes_is_not_said_to_have_some(redactions: tuple[Redaction, ...], why: str) -> None:
    assert nothing_beneath(_claimed(redactions), (), (), None) == Verdict(True, Message(why), checked=False)


def _found(string: String) -> Verdict:
    return nothing_beneath(_claimed((Redaction(0, 3),)), (string,), (string,), None)


def _claimed(redactions: tuple[Redaction, ...]) -> evidence.Case:
    document = types.Document(Path("a.pdf"), DocumentKind.PDF, "0" * 64, "Ada came.", ())
    return evidence.Case.of(evidence.Claim(source=b"", output=b"", document=document, redactions=redactions))
