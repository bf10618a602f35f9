"""Checks in other processes: the same findings, and no way to fail silently."""

from __future__ import annotations

import pytest

from engine import isolation, verify
from engine.errors import Cancelled
from engine.types import DocumentKind
from tests.builders import hostile
from tests.builders.here import Here
from tests.builders.progresses import Impatient
from tests.builders.sabotage import (
    DOCX_SABOTAGES,
    PDF_SABOTAGES,
    Case,
    case,
    changed_docx,
    changed_pdf,
    docx_source,
    failed,
    pdf_source,
)

_PDFMINER = "Text as pdfminer reads it"


@pytest.fixture(scope="module")
def clean() -> Case:
    return case(DocumentKind.PDF, pdf_source())


def test_processes_find_the_same(clean: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verify, "_LONG", 0)
    change, _ = PDF_SABOTAGES["invisible text"]
    with isolation.borrowed(verify.team_size(clean.document), of=clean.source) as team:
        assert len(team) > 1
        for output in (clean.output, changed_pdf(clean.output, change)):
            there, here = clean.checks(output, team=team), clean.checks(output)
            assert there == here
        assert _PDFMINER in failed(there)


def test_one_process_finds_the_same_in_a_word_document() -> None:
    clean = case(DocumentKind.DOCX, docx_source())
    change, name = DOCX_SABOTAGES["field code"]
    with isolation.borrowed(of=clean.source) as team:
        assert failed(clean.checks(team=team)) == set()
        assert name in failed(clean.checks(changed_docx(clean.output, change), team=team))


@pytest.mark.parametrize("helpers", [0, 2])
def test_a_process_that_dies_proves_nothing(helpers: int, clean: Case) -> None:
    dead = isolation.Worker(hostile.serve)
    dead.begin(hostile.crash, int, "verify")
    checks = clean.checks(team=(dead, *[Here()] * helpers))
    dead.stop()
    assert {check.detail for check in checks if not check.passed} == {"could not run: ReaderCrashed"}


def test_a_helper_that_dies_fails_its_checks(clean: Case) -> None:
    dead = isolation.Worker(hostile.serve)
    dead.begin(hostile.crash, int, "verify")
    checks = clean.checks(team=(Here(), dead, Here()))
    dead.stop()
    assert _PDFMINER in failed(checks)
    assert {check.detail for check in checks if not check.passed} == {"could not run: ReaderCrashed"}
    assert [check.name for check in checks] == [check.name for check in clean.checks()]


def test_a_person_who_asks_to_stop_is_heard(clean: Case) -> None:
    with pytest.raises(Cancelled), isolation.borrowed(of=clean.source) as team:
        clean.checks(team=team, progress=Impatient())
