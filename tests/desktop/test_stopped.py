"""A search that the user stops: what was left is named, and what was found can be exported."""

from collections.abc import Iterator
from pathlib import Path

import pymupdf
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import jobs
from desktop.document.thumbnails import Note
from desktop.export.sheet import ExportSheet
from desktop.export.stopped import StoppedSheet
from desktop.main_window import MainWindow
from desktop.sessions.session import Phase
from desktop.sessions.work import Examined
from desktop.themes import LIGHT
from engine.core.options import Device, Options

_PAGES = 40  # so many that the search goes on when the first findings are shown
_PATIENCE = 300.0  # seconds that a search waits for being stopped
_LINE = "Maren Tolvald, born on 12 March 1981, telephoned from 555-010-{page:04}, code Q{page:03}."


def _long(path: Path) -> Path:
    with pymupdf.open() as document:
        for page in range(_PAGES):
            lines = [f"{_LINE.format(page=page)} {number}" for number in range(6)]
            document.new_page().insert_text((50, 60), lines, fontsize=9, lineheight=1.8)
        document.save(path)
    return path


@pytest.fixture(params=[True, pytest.param(False, marks=pytest.mark.slow)], ids=["in-the-file", "in-its-first-pages"])
def window(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    application: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[MainWindow]:
    """A window whose search of a long file was stopped after its first findings."""
    show = jobs._Reporter.show

    def show_and_wait(reporter: jobs._Reporter, found: Examined) -> None:
        show(reporter, found)
        if found.can_finish and found.bare.document.whole == request.param:
            assert reporter._running.stop.wait(_PATIENCE)

    monkeypatch.setattr(jobs._Reporter, "show", show_and_wait)
    window = MainWindow(application, Options(device=Device.CPU), LIGHT)
    qtbot.addWidget(window)
    window.show()
    window.open_files([_long(tmp_path / "long.pdf")])
    session = window.documents.views[0].session
    qtbot.waitUntil(
        lambda: (
            session.known is not None
            and session.known.can_finish
            and session.known.bare.document.whole == request.param
        )
    )
    session.cancel()
    qtbot.waitUntil(lambda: session.phase is not Phase.WORKING)
    assert session.phase is Phase.CANCELLED, session.error
    yield window
    window.close()


def _exported(qtbot: QtBot, window: MainWindow, *, covered: bool) -> tuple[ExportSheet, StoppedSheet]:
    window.export()
    (question,) = window.findChildren(StoppedSheet)
    qtbot.mouseClick(question.cover if covered else question.leave, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(window.findChildren(ExportSheet)))
    (sheet,) = window.findChildren(ExportSheet)
    return sheet, question


@pytest.mark.model
def test_the_rest_is_named_and_blacked_out(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    bar = window.bottom
    assert bar.export_button.isEnabled()
    assert "were not searched" in bar.warning.text() or "was not searched" in bar.warning.text()
    pages = window.documents.views[0].thumbnails.model()
    qtbot.waitUntil(lambda: pages.notes.get(_PAGES - 1) == Note("skipped", urgent=True))
    qtbot.waitUntil(lambda: window.panel.risk.text() == "not measured")
    sheet, _ = _exported(qtbot, window, covered=True)
    assert sheet.looked.isHidden()
    qtbot.waitUntil(sheet.save.isEnabled)
    with qtbot.waitSignal(window.exported):
        qtbot.mouseClick(sheet.save, Qt.MouseButton.LeftButton)
    with pymupdf.open(tmp_path / "long_redacted.pdf") as saved:
        pages = [page.get_text() for page in saved]
    first = window.documents.views[0].session.stopped
    assert first is not None and first.pages and len(pages) == _PAGES
    assert not any("telephoned" in pages[page] for page in first.pages)
    assert "telephoned" in pages[0] and "Tolvald" not in pages[0]
    report = (tmp_path / "long_redacted_report.html").read_text(encoding="utf-8")
    assert "The search was stopped there" in report


@pytest.mark.slow
@pytest.mark.model
def test_the_rest_may_stay_once_somebody_has_read_it(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    sheet, _ = _exported(qtbot, window, covered=False)
    qtbot.waitUntil(lambda: sheet.comparison.is_shown)
    assert not sheet.save.isEnabled()
    sheet.looked.setChecked(True)
    with qtbot.waitSignal(window.exported):
        qtbot.mouseClick(sheet.save, Qt.MouseButton.LeftButton)
    with pymupdf.open(tmp_path / "long_redacted.pdf") as saved:
        last = saved[_PAGES - 1].get_text()
    assert "telephoned" in last and "Maren" not in last and f"555-010-{_PAGES - 1:04}" not in last


@pytest.mark.model
def test_an_export_is_cancelled_and_leaves_nothing(qtbot: QtBot, application: QApplication, tmp_path: Path) -> None:
    window = MainWindow(application, Options(device=Device.CPU), LIGHT)
    qtbot.addWidget(window)
    window.show()
    (tmp_path / "note.txt").write_text("Maren Tolvald met Jonas Feldkamp.\n", encoding="utf-8")
    window.open_files([tmp_path / "note.txt"])
    qtbot.waitUntil(lambda: window.documents.views[0].session.phase is Phase.READY)
    assert not window.bottom.stop.isVisible()
    window.export()
    assert window.bottom.stop.isVisible()
    with qtbot.waitSignal(window.exporting.changed):
        qtbot.mouseClick(window.bottom.stop, Qt.MouseButton.LeftButton)
    assert not window.bottom.stop.isVisible() and window.bottom.export_button.isEnabled()
    assert [each.name for each in tmp_path.iterdir()] == ["note.txt"]
    assert not window.findChildren(ExportSheet)
    window.close()
