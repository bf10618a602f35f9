"""Side outputs of a redacted file, made in the sandboxed worker."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

import docx
import pymupdf
import pytest

from engine import planning
from engine.core.catalogue import ENGLISH
from engine.core.errors import BadMarks, SourceChanged, UnsupportedFormat
from engine.core.options import MaskStyle, Options
from engine.core.progress import Silent
from engine.core.types import Author, Box, Document, Examination, PageArea, RedactionReport
from engine.documents import pdf
from engine.pipeline import side_outputs
from engine.pipeline.side_outputs import Declaration, Released
from tests.builders.examined import TEXT, examination, plan
from tests.builders.pdf import from_content, text_at

REPORT = RedactionReport("a" * 64, "b" * 64, {}, (), (), {}, {})
OPTIONS = Options(mask=MaskStyle.LABEL, secret="secret")


@pytest.fixture
def released(tmp_path: Path) -> Released:
    """A PDF of two lines, with the findings of the builder."""
    first, second = TEXT.split("\n")
    path = tmp_path / "note.pdf"
    path.write_bytes(from_content(text_at(20, 200, first, size=9) + text_at(20, 150, second, size=9)))
    document = pdf.read(path.read_bytes(), path)
    assert document.text.replace("\n", " ").split() == TEXT.split()
    known = examination(path, document.text)
    return Released(_of(known, document), plan(), OPTIONS, REPORT, "note_redacted.pdf")


def _of(known: Examination, document: Document) -> Examination:
    return replace(known, document=document)


def _words(data: bytes, password: str = "") -> str:
    with pymupdf.open("pdf", data) as opened:
        if password:
            assert opened.needs_pass and opened.authenticate(password)
        return " ".join("".join(page.get_text() for page in opened).split())


def test_the_reference_list_and_the_highlighted_copy_hold_what_was_masked(released: Released) -> None:
    listed = _words(side_outputs.reference_list(released, "eight or more", Silent()), "eight or more")
    assert "Maren Tolvald" in listed and "[PERSON 1]" in listed
    assert "page 1, line 1" in listed and "page 1, line 2" in listed
    copy = _words(side_outputs.highlighted_copy(released, Silent()))
    assert "harbor pilot" in copy and "UNREDACTED" in copy


def test_marks_come_back_over_what_is_masked(released: Released, tmp_path: Path) -> None:
    boxed = replace(released, options=replace(OPTIONS, areas=(PageArea(0, Box(300, 200, 310, 210)),)))
    marks = side_outputs.marks(boxed.examination, boxed.plan, boxed.options, Silent())
    (tmp_path / "marks.xfdf").write_bytes(marks)
    document = released.examination.document
    areas = side_outputs.read_marks(tmp_path / "marks.xfdf", document, OPTIONS, Silent())
    masked = {document.text[start:end] for start, end in document.under(areas)}
    # With a trait and its place goes the word between them.
    assert masked == {"Maren Tolvald", "harbor pilot from", "Saltby"}
    assert len(areas) == 5
    assert {each.code for each in areas} == {None}, "a label is no reason code"


def test_a_log_lists_areas_too(released: Released) -> None:
    boxed = replace(released, options=replace(OPTIONS, areas=(PageArea(0, Box(0, 0, 9, 9), "(b)(6)"),)))
    *_, last = side_outputs.log(boxed).entries
    assert (last.item, str(last.where), last.kind, last.code) == (None, "page 1", "area of a page", "(b)(6)")


def test_a_log_and_a_declaration_leave_out_names_of_files_that_say_what_was_masked(released: Released) -> None:
    """Both go to readers of the redacted file (threat P32); a name that says nothing is given as it is."""
    document = released.examination.document
    telling = replace(document, path=document.path.with_name("Tolvald, Maren.pdf"))
    named = replace(
        released, examination=replace(released.examination, document=telling), output="tolvald_redacted.pdf"
    )
    declared = Declaration(Author("Anna Berg", datetime.now(UTC)), 1, 1)
    withheld = "(left out: the name of the file says what was masked)"
    for each, file, output in (
        (named, withheld, withheld),
        (replace(named, output="exhibit 4.pdf"), withheld, "exhibit 4.pdf"),
        (released, "note.pdf", "note_redacted.pdf"),
    ):
        made = side_outputs.log(each)
        assert (made.file, made.output) == (file, output)
        opened = docx.Document(BytesIO(side_outputs.declaration(each, declared, ENGLISH)))
        said = "\n".join(part.text for part in opened.paragraphs)
        assert f"Original: {file}\nRedacted file: {output}\n" in said


def test_an_original_that_was_changed_is_not_copied(released: Released) -> None:
    document = released.examination.document
    document.path.write_bytes(document.path.read_bytes() + b"\n")
    for work in (
        lambda: side_outputs.highlighted_copy(released, Silent()),
        lambda: side_outputs.marks(released.examination, released.plan, OPTIONS, Silent()),
    ):
        with pytest.raises(SourceChanged):
            work()


def test_text_has_no_copy_and_no_marks(released: Released, tmp_path: Path) -> None:
    path = tmp_path / "note.txt"
    path.write_text(TEXT, encoding="utf-8")
    known = examination(path)
    sha256 = hashlib.sha256(path.read_bytes()).hexdigest()
    known = _of(known, replace(known.document, sha256=sha256))
    with pytest.raises(UnsupportedFormat):
        side_outputs.highlighted_copy(replace(released, examination=known), Silent())
    with pytest.raises(BadMarks):
        side_outputs.marks(known, released.plan, OPTIONS, Silent())
    with pytest.raises(BadMarks):
        side_outputs.read_marks(path, known.document, OPTIONS, Silent())


def test_a_short_password_locks_nothing(released: Released) -> None:
    with pytest.raises(ValueError, match="too short"):
        side_outputs.reference_list(released, "seven77", Silent())


def test_a_secret_is_drawn_once_and_never_in_place_of_the_persons() -> None:
    assert planning.with_secret(OPTIONS) is OPTIONS
    first, second = (planning.with_secret(Options()).secret for _ in range(2))
    assert first and second and first != second
