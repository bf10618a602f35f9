"""Documents of read-only folders: checked on this computer, saved to another folder; a refusal offers a folder."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop import export
from desktop.document.pictures import PagePictures
from desktop.export import Staged
from desktop.export.failure import FailureSheet
from desktop.export.running import Exporting
from desktop.export.sheet import ExportSheet
from desktop.jobs import Jobs
from desktop.sessions import work
from desktop.sessions.session import DocumentSession, Phase
from desktop.start_page import sample
from desktop.themes import LIGHT
from engine.core.errors import OutputUnwritable
from engine.core.options import Options
from engine.core.progress import Silent
from tests.builders.choosers import Chooser
from tests.builders.examined import TEXT, examination, plan
from tests.builders.unverified import Engine

_LONG = 120_000


@pytest.fixture
def medium(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which nothing can be written, as that of a CD; the tests may run as a user whom modes don't bind."""
    folder, home = tmp_path / "medium", tmp_path / "home"
    folder.mkdir()
    (home / "Documents").mkdir(parents=True)
    (folder / "note.txt").write_text(TEXT, encoding="utf-8")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    monkeypatch.setattr("desktop.export.staging.flow", Engine)
    real = tempfile.mkdtemp

    def made(suffix: str | None = None, prefix: str | None = None, dir: object = None) -> str:  # noqa: A002
        if dir is not None and Path(str(dir)) == folder:
            raise OSError(30, "Read-only file system")
        return real(suffix, prefix, dir)  # type: ignore[call-overload,no-any-return]

    monkeypatch.setattr(tempfile, "mkdtemp", made)
    yield folder
    assert [each.name for each in folder.iterdir()] == ["note.txt"]


def _staged(source: Path) -> Staged:
    return export.stage(
        examination(source, TEXT), plan(), source.with_name(f"{source.stem}_redacted.txt"), Options(), Silent()
    )


def test_the_file_is_checked_on_this_computer(medium: Path) -> None:
    staged = _staged(medium / "note.txt")
    assert staged.file.read_text(encoding="utf-8") == "[gone]" and not staged.beside
    assert staged.place == export.user_folder()
    export.discard(staged)
    assert not staged.folder.exists()


def test_another_folder_is_proposed_and_saved_to(qtbot: QtBot, application: QApplication, medium: Path) -> None:
    parent, jobs, pictures = QWidget(), Jobs(), PagePictures()
    parent.resize(1200, 800)
    qtbot.addWidget(parent)
    sheet = ExportSheet(_staged(medium / "note.txt"), (), lambda *_: [], jobs, pictures, LIGHT, parent)
    sheet.open()
    said = " ".join(each.text() for each in sheet.findChildren(QLabel))
    assert "Nothing can be written beside the original" in said
    sheet.choices.report.setChecked(False)
    sheet.choices.log.setChecked(False)
    qtbot.waitUntil(sheet.save.isEnabled, timeout=_LONG)
    with qtbot.waitSignal(sheet.saved, timeout=_LONG) as told:
        qtbot.mouseClick(sheet.save, Qt.MouseButton.LeftButton)
    assert told.args[0] == (export.user_folder() / "note_redacted.txt",)
    assert told.args[0][0].read_text(encoding="utf-8") == "[gone]"
    jobs.close()
    pictures.stop()


def test_nothing_is_proposed_among_the_files_of_the_program(medium: Path) -> None:
    staged = _staged(sample().with_suffix(".txt"))
    assert staged.place == export.user_folder()
    export.discard(staged)


def test_beside_the_original_where_that_can_be_written(medium: Path, tmp_path: Path) -> None:
    note = tmp_path / "note.txt"
    note.write_text(TEXT, encoding="utf-8")
    staged = _staged(note)
    assert staged.beside and staged.place == tmp_path and staged.folder.parent == tmp_path
    export.discard(staged)


def test_a_refusal_offers_a_folder_first(
    qtbot: QtBot, application: QApplication, medium: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Follow the button to the second try, where not even this computer has room."""
    monkeypatch.setattr(work, "flow", Chooser())
    parent, jobs, pictures = QWidget(), Jobs(), PagePictures()
    qtbot.addWidget(parent)
    parent.show()
    session = DocumentSession(medium / "note.txt", Options(), jobs)
    qtbot.waitUntil(lambda: session.phase is Phase.READY, timeout=_LONG)
    tried: list[Path] = []

    def refused(known: object, chosen: object, target: Path, options: Options, progress: object) -> Staged:
        tried.append(target)
        raise OutputUnwritable(problem="disk-full")

    monkeypatch.setattr(export, "stage", refused)
    exporting = Exporting(jobs, pictures, parent)
    exporting.start(session, LIGHT)
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), FailureSheet), timeout=_LONG)
    sheet = QApplication.activeModalWidget()
    assert isinstance(sheet, FailureSheet)
    (first,) = (each for each in sheet.findChildren(QPushButton) if each.isVisible() and each.property("primary"))
    assert first is sheet.folder and first.isDefault()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    qtbot.mouseClick(first, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(tried) == 2, timeout=_LONG)
    assert tried[1].parent == tmp_path
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), FailureSheet), timeout=_LONG)
    last = QApplication.activeModalWidget()
    assert isinstance(last, FailureSheet)
    last.reject()
    session.close()
    jobs.close()
    pictures.stop()
