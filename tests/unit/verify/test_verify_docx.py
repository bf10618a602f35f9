"""Each way to spoil a clean redacted DOCX turns its check red; the clean one passes all of them."""

from __future__ import annotations

import pytest

from engine.core.catalogue import ENGLISH
from engine.core.types import DocumentKind
from tests.builders.sabotage import DOCX_SABOTAGES, Case, case, changed_docx, docx_source, failed
from tests.sampled import sampled


@pytest.fixture(scope="module")
def clean() -> Case:
    return case(DocumentKind.DOCX, docx_source())


@pytest.mark.parametrize("labelled", [False, True])
def test_clean_output_passes_every_check(labelled: bool) -> None:
    spotless = case(DocumentKind.DOCX, docx_source(), labelled=labelled)
    assert failed(spotless.checks()) == set(), spotless.checks()


@pytest.mark.parametrize("name", sampled(DOCX_SABOTAGES, every=5))
def test_sabotage_is_noticed(name: str, clean: Case) -> None:
    change, check = DOCX_SABOTAGES[name]
    spoiled = clean.checks(changed_docx(clean.output, change))
    assert check in failed(spoiled), spoiled
    assert not any(word in ENGLISH.say(each.detail) for each in spoiled for word in ("Maren", "Tolvald", "Quarry"))


def test_zipping_again_without_a_change_passes(clean: Case) -> None:
    assert failed(clean.checks(changed_docx(clean.output, lambda _: None))) == set()


def test_a_comment_of_the_zip_is_noticed(clean: Case) -> None:
    spoiled = clean.checks(changed_docx(clean.output, lambda _: None, comment=b"for Maren Tolvald"))
    assert {"check.every-part", "check.document-only"} <= failed(spoiled)


def test_bytes_before_the_first_entry_are_noticed(clean: Case) -> None:
    assert "check.document-only" in failed(clean.checks(b"Tolvald" + clean.output))


def test_the_original_fails(clean: Case) -> None:
    assert {"check.text-as-sable", "check.every-part"} <= failed(clean.checks(clean.source))


def test_a_label_in_each_of_two_paragraphs_may_hold_a_masked_number() -> None:
    source = docx_source("It is made by Maren", "Tolvald of Bergen.", "She is in room 1 of the house.")
    split = case(DocumentKind.DOCX, source, masked=("Maren\nTolvald", "1"), labelled=True)
    assert failed(split.checks()) == set(), split.checks()
