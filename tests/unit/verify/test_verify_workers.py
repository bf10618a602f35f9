"""Checks in other processes: the same findings, and no way to fail silently."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import TypeVar

import pikepdf
import pytest
from pdfminer.pdfinterp import PDFPageInterpreter
from pdfminer.pdfpage import PDFPage

from engine import sandbox, verify
from engine.core.catalogue import ENGLISH
from engine.core.errors import Cancelled
from engine.core.progress import Progress
from engine.core.types import Document, DocumentKind
from engine.verify.checks import comparisons
from engine.verify.pdf import set_apart, text_layer
from engine.verify.team import _shares
from engine.verify.terms import Terms, collect
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

_T = TypeVar("_T")
_AGAIN = "check.rescan"
_PDFMINER = "check.text-as-pdfminer"


@pytest.fixture(scope="module")
def clean() -> Case:
    return case(DocumentKind.PDF, pdf_source())


def test_processes_find_the_same(clean: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.verify.team._LONG", 0)
    change, _ = PDF_SABOTAGES["invisible text"]
    with sandbox.borrowed(verify.team_size(clean.document)) as team:
        assert len(team) > 1
        for output in (clean.output, changed_pdf(clean.output, change)):
            there, here = clean.checks(output, team=team), clean.checks(output)
            assert there == here
        assert _PDFMINER in failed(there)


def test_what_is_searched_for_is_collected_once(clean: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each process gets it with the claim: of a long file it takes longer than some checks."""
    collected: list[Document] = []

    def noted(document: Document, *others: object) -> Terms:
        collected.append(document)
        return collect(document, *others)  # type: ignore[arg-type]

    monkeypatch.setattr("engine.verify.evidence.collect", noted)
    assert failed(clean.checks(team=(Here(), Here(), Here()))) == set()
    assert len(collected) == 1


@pytest.mark.slow
def test_one_process_finds_the_same_in_a_word_document() -> None:
    clean = case(DocumentKind.DOCX, docx_source())
    change, name = DOCX_SABOTAGES["field code"]
    with sandbox.borrowed(verify.team_size(clean.document)) as team:
        assert failed(clean.checks(team=team)) == set()
        assert name in failed(clean.checks(changed_docx(clean.output, change), team=team))


@pytest.mark.parametrize("helpers", [0, 2])
def test_a_process_that_dies_proves_nothing(helpers: int, clean: Case) -> None:
    dead = sandbox.Worker(hostile.serve)
    dead.begin(hostile.crash, int, "verify")
    checks = clean.checks(team=(Here(), dead, *[Here()] * helpers))
    dead.stop()
    assert {ENGLISH.say(check.detail) for check in checks if not check.passed} == {
        "could not run: the process that ran it ended without an answer"
    }


def test_a_helper_that_dies_fails_its_checks(clean: Case) -> None:
    dead = sandbox.Worker(hostile.serve)
    dead.begin(hostile.crash, int, "verify")
    checks = clean.checks(team=(Here(), Here(), dead, Here()))
    dead.stop()
    assert len(failed(checks)) > 1 and "check.text-as-sable" not in failed(checks)
    assert {ENGLISH.say(check.detail) for check in checks if not check.passed} == {
        "could not run: the process that ran it ended without an answer"
    }
    assert [check.name for check in checks] == [check.name for check in clean.checks()]


def test_without_the_text_that_is_left_nothing_is_proved(clean: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where all other readings are made elsewhere."""
    monkeypatch.setattr(
        "engine.verify.team._shares",
        lambda checks, count: [("Text that is left",), tuple(each.name for each in checks)],
    )
    dead = sandbox.Worker(hostile.serve)
    dead.begin(hostile.crash, int, "verify")
    checks = clean.checks(team=(Here(), dead, Here()))
    dead.stop()
    assert failed(checks) == {_AGAIN, "check.cells"}


def test_a_check_that_a_process_says_nothing_of_did_not_run(clean: Case) -> None:
    wanted = {check.name for check in clean.checks()}
    assert failed(clean.checks(team=(_Terse(), _Terse()))) == wanted


class _Terse(Here):
    """Says that all is well, of no check by name."""

    def begin(self, task: Callable[..., _T], kind: type[_T], stage: str) -> Callable[[Progress], _T]:
        return lambda progress: kind(())


def test_a_text_needs_one_process_for_each_file() -> None:
    document = Document(Path(), DocumentKind.TXT, "", "a" * 100_000, ())
    assert verify.team_size(document) == 2


def test_a_person_who_asks_to_stop_is_heard(clean: Case) -> None:
    with pytest.raises(Cancelled), sandbox.borrowed(verify.team_size(clean.document)) as team:
        clean.checks(team=team, progress=Impatient())


def test_pdfminer_reads_a_page_of_the_output_once(clean: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two checks use what it read; another file with the same number of pages is read again."""
    read: list[object] = []
    process_page = PDFPageInterpreter.process_page

    def counted(self: PDFPageInterpreter, page: PDFPage) -> None:
        read.append(page)
        process_page(self, page)

    monkeypatch.setattr(PDFPageInterpreter, "process_page", counted)
    monkeypatch.setattr(text_layer, "_read_last", text_layer._Texts(b"", ()))
    change, _ = PDF_SABOTAGES["invisible text"]
    for output in (clean.output, changed_pdf(clean.output, change)):
        pages = text_layer.uncropped(output, None)
        apart = list(set_apart.rows(output, 5))
        texts = [surface.text for surface in text_layer.by_pdfminer(output, None)]
        assert apart is not None and texts == list(text_layer._texts(pages))
        assert len(read) == 2 * len(texts) > 0  # by the first check, and for the comparison above
        read.clear()


def test_a_reading_that_was_interrupted_is_not_used(clean: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Text that only the other pages hold would not be searched."""
    monkeypatch.setattr(text_layer, "_read_last", text_layer._Texts(b"", ()))
    with pikepdf.open(BytesIO(clean.output)) as pdf:
        pdf.add_blank_page()
        pdf.save(longer := BytesIO())
    pages = text_layer.interpreted(text_layer.uncropped(longer.getvalue(), None), text_layer.Collector())
    assert next(pages) == 1
    pages.close()
    assert len(list(text_layer.by_pdfminer(longer.getvalue(), None))) == 3


def test_checks_of_one_reader_are_made_by_one_process(clean: Case) -> None:
    every = comparisons(clean.claim())
    for count in (1, 2, 3, 4):
        shares = _shares(every, count)
        assert sorted(name for names in shares for name in names) == sorted(each.name for each in every)
        assert any({_PDFMINER, "check.set-apart"} <= set(names) for names in shares)
