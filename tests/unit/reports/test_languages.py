"""Reports, logs and reference lists are in the language of the user, without a sentence of ours in English."""

from __future__ import annotations

import csv
import re
from dataclasses import replace
from io import BytesIO, StringIO

import docx
import pymupdf
import pytest

from engine import policies, reports
from engine.core import catalogue
from engine.core.catalogue import Catalogue
from engine.core.message import Message, message, text_of
from engine.core.sentences import SENTENCES
from engine.core.types import Check, DecidedBy, Examination, Isolation, MaskingPlan, RedactionReport
from engine.planning.policy import decide
from engine.reports import (
    Outcome,
    RedactedDocument,
    entries,
    log,
    log_to_csv,
    log_to_docx,
    reference_list,
    to_html,
    to_pdf,
)
from engine.verify.evidence import listed, problem
from tests.builders.examined import FOUND, examination, plan, results

GERMAN = Catalogue("de")
FOIA = policies.load("foia")


def _examined() -> Examination:
    """The findings, each found and judged for a reason of ours."""
    found = examination()
    reasons = [Message(f"network.reads-{each.kind.lower()}") for each in found.entities]
    entities = tuple(
        replace(each, mentions=tuple(replace(one, reason=reason) for one in each.mentions))
        for each, reason in zip(found.entities, reasons, strict=True)
    )
    why = message("sequence.mask", score=0.81)
    risks = tuple(replace(each, why=why) for each in found.risk.entities)
    return replace(found, entities=entities, risk=replace(found.risk, entities=risks))


def _planned(found: Examination) -> MaskingPlan:
    """The policy decides the name, the user the occupation, the program the rest."""
    made = [replace(each, reason=message("sequence.mask", score=0.81)) for each in plan().decisions]
    (by_policy,) = decide(found.document.text, found.entities[:1], keep=(), policy=FOIA)
    assert by_policy is not None
    own = replace(made[1], decided_by=DecidedBy.USER, reason=Message("decided.user"))
    return replace(plan(), decisions=(by_policy, own, *made[2:]))


REPORT = RedactionReport(
    source_hmac_sha256="a" * 64,
    output_sha256="b" * 64,
    counts={"PERSON masked": 1, "entities masked": 3, "places kept": 1, "areas masked": 1, "high risk masked": 2},
    checks=(
        Check("check.text-as-pdfium", True, message("search.none", count=3)),
        Check("check.nothing-beneath", True, Message("nothing.draws-none"), checked=False),
        Check("check.pages-only", False, listed([problem("P12", message("structure.annotation", page=2))])),
    ),
    notices=(),
    versions={"sable": "0.1"},
    seconds={"open": 0.2, "verify": 1.2},
    isolation=Isolation(("no-network", "memory"), 4 << 30, 60),
)


def _outcomes() -> tuple[Outcome, Outcome]:
    found = _examined()
    made = _planned(found)
    masks = entries(RedactedDocument(found, made, FOIA, results(found, made)), GERMAN, asked=True)
    policy = reports.applied(FOIA, GERMAN)
    done = Outcome("note.txt", "note_redacted.txt", 0, "", REPORT, masks=masks, policy=policy)
    return done, replace(done, output=None, exit_code=4)


def _log() -> reports.Log:
    found = _examined()
    made = _planned(found)
    redacted = RedactedDocument(found, made, FOIA, results(found, made))
    return log(redacted, REPORT, ("note.txt", "note_redacted.txt"), GERMAN)


def _in_html() -> str:
    return to_html(_outcomes(), GERMAN)


def _in_print() -> str:
    return _text(to_pdf(_outcomes(), GERMAN))


def _in_csv() -> str:
    return log_to_csv([_log()]).decode("utf-8-sig")


def _in_word() -> str:
    document = docx.Document(BytesIO(log_to_docx([_log()])))
    cells = [cell.text for table in document.tables for row in table.rows for cell in row.cells]
    return "\n".join([*(each.text for each in document.paragraphs), *cells])


def _in_list() -> str:
    found = _examined()
    made = _planned(found)
    data = reference_list(found, made, (), REPORT, output="note_redacted.txt", password="long enough", words=GERMAN)
    return _text(data, "long enough")


def _text(data: bytes, password: str = "") -> str:
    with pymupdf.open("pdf", data) as document:
        document.authenticate(password)
        return " ".join(" ".join(page.get_text() for page in document).split())


def english_of_ours() -> set[str]:
    """Stretches of our English sentences, between their arguments, that their German translations do not have."""
    found = set()
    for code, sentence in SENTENCES.items():
        if code == "literal":
            continue
        german = " ".join(catalogue.translations("de")[catalogue.source(sentence)])
        for form in catalogue.forms_of(sentence):
            parts = re.split(r"\{[^{}]*\}", form)
            found.update(each for each in parts if len(each) > 10 and " " in each.strip() and each not in german)
    return found


@pytest.mark.parametrize("made", [_in_html, _in_print, _in_csv, _in_word, _in_list])
def test_a_german_report_holds_no_english_sentence_of_ours(made) -> None:  # type: ignore[no-untyped-def]
    text = made()
    assert not [each for each in english_of_ours() if each in text]
    policy = (FOIA.title, text_of(FOIA.rules[1].sentence), *(meaning for _, meaning in FOIA.codes))
    assert not [each for each in policy if each in text]
    assert re.search(r"Name einer Person|geschwärzt", text)


def test_the_test_would_see_english() -> None:
    found = _examined()
    made = _planned(found)
    text = to_html([replace(_outcomes()[0], masks=entries(RedactedDocument(found, made, FOIA, results(found, made))))])
    assert len([each for each in english_of_ours() if each in text]) > 10


def test_the_page_says_its_language_and_the_columns_are_german() -> None:
    assert '<html lang="de">' in _in_html()
    titles, first, *_ = csv.reader(StringIO(_in_csv()))
    assert titles[:2] == ["Datei", "Geschwärzte Datei"]
    assert "Zeile 1" in first
    assert len(FOUND) == 4
