"""The log tells each place and why, and nothing of what stood there."""

from __future__ import annotations

import csv
import hashlib
from dataclasses import replace
from datetime import UTC, datetime
from io import BytesIO, StringIO
from pathlib import Path

import docx
import pymupdf
import pytest

from engine import planning, policies
from engine.core import resources
from engine.core.catalogue import ENGLISH
from engine.core.options import MaskStyle
from engine.core.types import (
    Action,
    Author,
    Box,
    DecidedBy,
    Document,
    DocumentKind,
    DocxPicturePlace,
    DocxPlace,
    PdfPlace,
    RedactionReport,
    Segment,
)
from engine.reports import declaration, logs, reference
from engine.reports.declaration import Declaration
from engine.reports.entries import LineIndex, RedactedDocument
from tests.builders.examined import FOUND, examination, plan, results

REPORT = RedactionReport("a" * 64, "b" * 64, {}, (), (), {}, {})
POLICY = policies.load("foia")
SECRETS = [words for words, (*_, action) in FOUND.items() if action is not Action.KEEP]


def _log(name: str = "note.txt") -> logs.Log:
    decided = plan()
    rule = next(each for each in POLICY.rules if each.code)
    first, second, *others = decided.decisions
    first = replace(first, decided_by=DecidedBy.POLICY, reason=rule.sentence, code=rule.code)
    second = replace(second, decided_by=DecidedBy.USER, reason="You decided it.", code="(b)(4)")
    done = replace(decided, decisions=(first, second, *others))
    redacted = RedactedDocument(examination(Path(name)), done, POLICY, results(made=done))
    return logs.log(redacted, REPORT, (name, "note_redacted.txt"))


def _table(data: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(data.decode("utf-8-sig"))))


def test_every_place_is_a_row_in_the_order_of_the_text() -> None:
    rows = _table(logs.to_csv([_log()]))
    assert [(row["No."], row["Where"], row["Item"], row["Kind of information"]) for row in rows] == [
        ("1", "line 1", "1", "name of a person"),
        ("2", "line 1", "2", "demographic detail"),
        ("3", "line 1", "3", "place"),
        ("4", "line 2", "1", "name of a person"),
    ]
    assert [row["What was done"] for row in rows] == ["masked"] * 4
    assert [row["Decided by"] for row in rows] == ["policy", "reviewer", "program", "policy"]
    assert {row["Description"] for row in rows} == {""}
    assert {row["Found by"] for row in rows} == {"A name."}
    assert {row["SHA-256 of the redacted file"] for row in rows} == {"b" * 64}


def test_the_rule_is_cited_and_a_code_of_the_reviewer_is_explained() -> None:
    policy, person, program, _ = _table(logs.to_csv([_log()]))
    assert policy["Citation"].startswith("5 U.S.C. 552(b)(7)(C)") and "2016" in policy["Citation"]
    assert policy["Code"] == "(b)(7)(C)"
    assert person["Code"] == "(b)(4)" and person["Reason"].startswith("Trade secrets")
    assert program["Citation"] == "" and program["Reason"] == "A name. It costs least."


@pytest.mark.parametrize("form", ["csv", "docx"])
def test_a_log_names_the_policy_its_version_and_its_law(form: str) -> None:
    if form == "csv":
        said = _table(logs.to_csv([_log()]))[0]["Policy"]
    else:
        opened = docx.Document(BytesIO(logs.to_docx([_log()])))
        said = "\n".join(each.text for each in opened.paragraphs)
    version = hashlib.sha256(resources.find("policies/foia.toml").read_bytes()).hexdigest()[:12]
    assert f"foia, version {version}" in said
    assert "It follows 5 U.S.C. 552(b)" in said


def test_the_privilege_log_says_the_same() -> None:
    opened = docx.Document(BytesIO(logs.to_docx([_log(), _log("other.txt")])))
    assert len(opened.tables) == 2
    titles, *rows = ([cell.text for cell in row.cells] for row in opened.tables[0].rows)
    assert titles[-1] == "Description"
    expected = [list(row.values())[5:-2] for row in _table(logs.to_csv([_log()]))]  # times have columns of their own
    assert rows == expected
    said = "\n".join(each.text for each in opened.paragraphs)
    assert "a" * 64 in said and "b" * 64 in said and POLICY.title in said
    assert "w:tblHeader" in opened.tables[0].rows[0]._tr.xml


def test_word_files_are_black_on_a4_in_one_typeface() -> None:
    signer = Declaration(Author("Maren Tolvald", datetime(2026, 3, 4, tzinfo=UTC)), 3, 2)
    for data in (
        logs.to_docx([_log()]),
        declaration.to_docx(signer, "note.txt", "note_redacted.txt", "General", REPORT),
    ):
        opened = docx.Document(BytesIO(data))
        section = opened.sections[0]
        assert {round(section.page_width.mm), round(section.page_height.mm)} == {210, 297}
        styles = [opened.styles[name] for name in ("Normal", "Heading 1")]
        assert {(str(each.font.color.rgb), each.font.name) for each in styles} == {("000000", "Arial")}
        assert not [name for each in styles for name in each.element.rPr.rFonts.attrib if name.endswith("Theme")]


@pytest.mark.parametrize("form", [logs.to_csv, logs.to_docx])
def test_no_masked_text_stands_in_a_log(form) -> None:  # type: ignore[no-untyped-def]
    data = form([_log()])
    if form is logs.to_docx:
        opened = docx.Document(BytesIO(data))
        data = "\n".join(cell.text for row in opened.tables[0].rows for cell in row.cells).encode()
    assert not [words for words in SECRETS if words.encode() in data]


@pytest.mark.parametrize("name", ["=cmd.txt", "＝cmd.txt", " @cmd.txt"])
def test_no_cell_is_run_as_a_formula(name: str) -> None:
    (row, *_) = _table(logs.to_csv([_log(name)]))
    assert row["File"] == f"'{name}"


def test_no_cell_is_divided_where_semicolons_separate_cells() -> None:
    """Semicolons do so in Germany and France."""
    text = logs.to_csv([replace(_log("a;=cmd.txt"), output="b; +cmd.txt")]).decode("utf-8-sig")
    cells = [cell for row in csv.reader(StringIO(text), delimiter=";") for cell in row]
    assert not [cell for cell in cells if cell.lstrip().startswith(("=", "+"))]


def test_places_of_pages_count_lines_from_the_top() -> None:
    def place(page: int, top: float) -> PdfPlace:
        return PdfPlace(page, (Box(10, top, 15, top + 10), Box(15, top, 20, top + 10)))

    # Two columns, the second a little lower; then another page.
    tops = [(0, 100), (0, 112), (0, 101), (0, 130), (1, 50)]
    segments = tuple(Segment(3 * n, 3 * n + 2, place(*each)) for n, each in enumerate(tops))
    found = LineIndex(Document(Path("a.pdf"), DocumentKind.PDF, "", "ab cd ef gh ij", segments, pages=2))
    told = [found.of(3 * n, 3 * n + 2).said(ENGLISH) for n in range(5)]
    assert told == ["page 1, line 1", "page 1, line 2", "page 1, line 1", "page 1, line 3", "page 2, line 1"]
    assert found.of(2, 3).said(ENGLISH) == ""


def test_places_of_word_files_are_paragraphs() -> None:
    places = (DocxPlace("word/document.xml", 4, 0, 2), DocxPlace("word/header1.xml", 0, 0, 2), DocxPicturePlace(0, ()))
    segments = tuple(Segment(3 * n, 3 * n + 2, each) for n, each in enumerate(places))
    found = LineIndex(Document(Path("a.docx"), DocumentKind.DOCX, "", "ab cd ef", segments))
    assert [found.of(3 * n, 3 * n + 2).said(ENGLISH) for n in range(3)] == [
        "paragraph 5",
        "header 1, paragraph 1",
        "picture 1",
    ]


def _reference_list(password: str) -> bytes:
    known, decided = examination(), plan()
    redactions = planning.planned_redactions(known.document.text, known.entities, decided, style=MaskStyle.LABEL)
    return reference.reference_list(known, decided, redactions, REPORT, output="note_redacted.txt", password=password)


def test_the_reference_list_says_what_stands_for_what_and_is_locked() -> None:
    data = _reference_list("eight or more")
    assert not [words for words in SECRETS if words.encode() in data]
    with pymupdf.open("pdf", data) as document:
        assert document.needs_pass and document.authenticate("eight or more")
        words = " ".join("".join(page.get_text() for page in document).split())
    for said in ("[PERSON 1]", "Maren Tolvald", "line 1; line 2", "harbor pilot", "b" * 64, "not for release"):
        assert said in words
    assert "1981" not in words


def test_a_short_password_locks_nothing() -> None:
    with pytest.raises(ValueError, match="too short"):
        _reference_list("seven77")


def test_a_file_in_which_nothing_was_masked_is_named_with_its_policy() -> None:
    (row,) = _table(logs.to_csv([replace(_log(), entries=())]))
    assert row["Policy"] == _log().policy
    assert (row["File"], row["Redacted file"]) == ("note.txt", "note_redacted.txt")
    assert (row["No."], row["Where"], row["What was done"]) == ("", "", "")
