"""Side outputs of the command line."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pymupdf
import pytest

from engine.cli.main import main
from engine.core.resources import find

pytestmark = pytest.mark.model

STORY = "Maren Tolvald, a harbor pilot, lives at 212 Quarry Lane, Saltby. Write to m.tolvald@saltbyport.example.\n"


@pytest.fixture
def complaint(tmp_path: Path) -> Path:
    path = tmp_path / "complaint.pdf"
    path.write_bytes(find("samples/complaint.pdf").read_bytes())
    (tmp_path / "password.txt").write_text("a long password\n", encoding="utf-8")
    return path


def _text(path: Path, password: str = "") -> str:
    with pymupdf.open(path) as opened:
        if password:
            assert opened.needs_pass and opened.authenticate(password)
        return " ".join("".join(page.get_text() for page in opened).split())


@pytest.mark.slow
def test_everything_that_a_court_may_want(complaint: Path) -> None:
    folder = complaint.parent
    log, sheet, sealed, full = (folder / name for name in ("log.csv", "report.pdf", "sealed.pdf", "full.pdf"))
    # The rule leaves the name of a party; the user asks for it.
    asked = ["redact", str(complaint), "--policy", "frcp-5.2", "--log", str(log)]
    asked += ["--person", "Maren Tolvald"]
    asked += ["--report", str(sheet), "--reference-list", str(sealed), "--highlighted-copy", str(full)]
    assert main(asked) == 2  # no password
    assert [each.name for each in folder.iterdir() if each.suffix == ".pdf"] == ["complaint.pdf"]
    assert main([*asked, "--reference-password-file", str(folder / "password.txt")]) == 0
    rows = list(csv.DictReader(log.read_text(encoding="utf-8-sig").splitlines()))
    assert any("Fed. R. Civ. P. 5.2" in row["Citation"] for row in rows)
    assert "Tolvald" not in log.read_text(encoding="utf-8-sig") and "Tolvald" not in _text(sheet)
    assert "Maren Tolvald" in _text(sealed, "a long password")
    assert "Maren Tolvald" in _text(full) and "UNREDACTED" in _text(full)
    assert "Maren Tolvald" not in _text(folder / "complaint_redacted.pdf")


@pytest.mark.slow
def test_marks_of_another_program_are_blacked_out(complaint: Path) -> None:
    marks, target = complaint.with_name("marks.xfdf"), complaint.with_name("out.pdf")
    with pymupdf.open(complaint) as opened:
        place, height = opened[0].search_for("through her attorneys")[0], opened[0].rect.height
    rect = f"{place.x0},{height - place.y1},{place.x1},{height - place.y0}"
    marks.write_text(
        f'<xfdf xmlns="http://ns.adobe.com/xfdf/"><annots><redact page="0" rect="{rect}"/></annots></xfdf>',
        encoding="utf-8",
    )
    assert main(["redact", str(complaint), "--xfdf", str(marks), "-o", str(target)]) == 0
    assert "through her attorneys" in _text(complaint) and "through her attorneys" not in _text(target)
    written = complaint.with_name("written.xfdf")
    assert main(["inspect", str(complaint), "--xfdf", str(written)]) == 0
    assert written.read_bytes().count(b"<redact ") > 20 and b"Tolvald" not in written.read_bytes()


def test_the_full_copy_never_takes_the_name_of_the_redacted_file(complaint: Path) -> None:
    target = str(complaint.with_name("complaint_redacted.pdf"))
    assert main(["redact", str(complaint), "--highlighted-copy", target]) == 2
    assert not Path(target).exists()


def test_a_full_copy_of_another_format_is_refused_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "note.txt"
    path.write_text(STORY, encoding="utf-8")
    assert main(["redact", str(path), "--highlighted-copy", str(tmp_path / "copy.pdf")]) == 2
    assert "has the format of the original" in capsys.readouterr().err
    assert not path.with_name("note_redacted.txt").exists()


def test_a_text_that_is_called_a_pdf_stays_a_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "note.pdf"
    path.write_text(STORY, encoding="utf-8")
    assert main(["redact", str(path)]) == 0
    assert sorted(each.name for each in tmp_path.iterdir()) == ["note.pdf", "note_redacted.pdf.txt"]
    capsys.readouterr()
    leaking = tmp_path / "leaking.txt"
    leaking.write_text(STORY, encoding="utf-8")
    assert main(["verify", str(leaking), "--original", str(path)]) == 4
    assert "Tolvald" not in capsys.readouterr().out
    assert main(["verify", str(leaking), "--original", str(path), "--show-text"]) == 4
    assert "Tolvald" in capsys.readouterr().out


def test_what_hides_is_told_in_words_or_as_a_record(complaint: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["inspect", "--hidden", "--plain", str(complaint)]) == 0
    words = capsys.readouterr().out
    assert words.startswith(str(complaint)) and words.rstrip().endswith("will be removed.")
    assert main(["inspect", "--hidden", str(complaint)]) == 0
    assert json.loads(capsys.readouterr().out)["hidden"]
