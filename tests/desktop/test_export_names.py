"""An export never takes the name of another, and its name says what it is."""

from pathlib import Path

import pytest

from desktop.export import companion, default_target
from engine.core.types import DocumentKind


def test_the_redacted_file_stands_beside_the_original_under_a_free_name(tmp_path: Path) -> None:
    source = tmp_path / "note.docm"
    for name in ("note_redacted.docx", "note_redacted-2.docx", "note_redacted-3.docx"):
        target = default_target(source, DocumentKind.DOCX)
        assert target.name == name
        target.touch()


@pytest.mark.parametrize(
    "left",
    ["log.csv", "log.docx", "report.html", "report.pdf", "declaration.docx", "reference_list.pdf"],
)
def test_what_went_along_with_an_earlier_export_is_not_replaced(tmp_path: Path, left: str) -> None:
    (tmp_path / f"note_redacted_{left}").touch()
    assert default_target(tmp_path / "note.txt", DocumentKind.TXT).name == "note_redacted-2.txt"


def test_text_that_is_called_a_pdf_becomes_no_pdf(tmp_path: Path) -> None:
    assert default_target(tmp_path / "note.pdf", DocumentKind.TXT).name == "note_redacted.pdf.txt"


def test_what_goes_along_is_named_after_the_redacted_file() -> None:
    assert companion(Path("a/note_redacted.pdf"), "log", ".csv") == Path("a/note_redacted_log.csv")
