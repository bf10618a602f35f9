"""An export never takes the name of another."""

from pathlib import Path

from desktop.export import default_target


def test_the_redacted_file_stands_beside_the_original_under_a_free_name(tmp_path: Path) -> None:
    source = tmp_path / "note.docm"
    assert default_target(source).name == "note_redacted.docx"
    (tmp_path / "note_redacted.docx").touch()
    assert default_target(source).name == "note_redacted_2.docx"
    (tmp_path / "note_redacted_2.docx").touch()
    assert default_target(source).name == "note_redacted_3.docx"
