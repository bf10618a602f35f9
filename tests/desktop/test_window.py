"""Journeys of a person, with the whole engine behind the window."""

from collections.abc import Iterator
from pathlib import Path

import pymupdf
import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop import export
from desktop.export import Staged
from desktop.export.failure import FailureSheet
from desktop.export.sheet import ExportSheet
from desktop.main_window import MainWindow
from desktop.sessions import corrections
from desktop.sessions.session import Phase
from desktop.states import DecisionState
from desktop.themes import DARK, LIGHT
from engine.core.errors import Cancelled, CannotMakeSafe
from engine.core.options import Device, Layout, Options
from engine.core.progress import Progress
from engine.core.resources import find
from engine.core.types import Box, Examination, MaskingPlan, PageArea
from tests.builders.parts import action
from tests.builders.pdf import page_with
from tests.builders.scans import printed, scan

pytestmark = pytest.mark.model

_LONG = 120_000  # milliseconds


@pytest.fixture
def window(qtbot: QtBot, application: QApplication) -> Iterator[MainWindow]:
    found = MainWindow(application, Options(device=Device.CPU, ocr_languages=()), LIGHT)
    qtbot.addWidget(found)
    found.show()
    yield found
    found.close()


@pytest.fixture
def statement(tmp_path: Path) -> Path:
    copy = tmp_path / "statement.txt"
    copy.write_bytes(find("samples/statement.txt").read_bytes())
    return copy


def _ready(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(
        lambda: all(view.session.phase is not Phase.WORKING for view in window.documents.views), timeout=_LONG
    )


def _save(qtbot: QtBot) -> None:
    """Save, and wait until the new file has passed all checks."""
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), ExportSheet), timeout=_LONG)
    sheet = QApplication.activeModalWidget()
    assert isinstance(sheet, ExportSheet)
    sheet.looked.setChecked(True)  # the sample begins with a German header
    qtbot.waitUntil(sheet.save.isEnabled, timeout=_LONG)
    with qtbot.waitSignal(sheet.saved, timeout=_LONG):
        qtbot.mouseClick(sheet.save, Qt.MouseButton.LeftButton)


def test_from_open_to_a_proved_file(qtbot: QtBot, window: MainWindow, statement: Path) -> None:
    before = statement.read_bytes()
    window.open_files([statement])
    _ready(qtbot, window)
    session = window.session
    assert session is not None and session.phase is Phase.READY, session and session.error
    kept = next(index for index, each in enumerate(session.findings) if each.state is DecisionState.KEEP)
    session.select(kept)
    qtbot.keyClick(window, Qt.Key.Key_A)
    assert session.findings[kept].state is DecisionState.MASK
    qtbot.keyClick(window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), ExportSheet), timeout=_LONG)
    sheet = QApplication.activeModalWidget()
    target = statement.with_name("statement_redacted.txt")
    assert isinstance(sheet, ExportSheet) and not target.exists()
    assert sheet.choices.count == 3
    assert not sheet.save.isEnabled() and not sheet.looked.isHidden()  # the sample begins with a German header
    sheet.looked.setChecked(True)
    qtbot.waitUntil(sheet.save.isEnabled, timeout=_LONG)
    with qtbot.waitSignal(sheet.saved, timeout=_LONG):
        qtbot.mouseClick(sheet.save, Qt.MouseButton.LeftButton)
    written = target.read_text(encoding="utf-8")
    assert session.findings[kept].text not in written
    assert statement.read_bytes() == before
    assert sorted(each.name for each in statement.parent.iterdir()) == [
        "statement.txt",
        "statement_redacted.txt",
        "statement_redacted_log.csv",
        "statement_redacted_report.html",
    ]


def test_what_can_not_be_made_safe_is_saved_as_pictures(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stage(known: Examination, plan: MaskingPlan, target: Path, options: Options, progress: Progress) -> Staged:
        if options.layout is not Layout.PICTURES:
            raise CannotMakeSafe(problem="text-moved", pages=(0,))
        return real(known, plan, target, options, progress)

    real = export.stage
    monkeypatch.setattr(export, "stage", stage)
    letter = tmp_path / "letter.pdf"
    letter.write_bytes(page_with("Maren Tolvald signed the lease in Saltby"))
    window.open_files([letter])
    _ready(qtbot, window)
    window.export()
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), FailureSheet), timeout=_LONG)
    failure = QApplication.activeModalWidget()
    assert isinstance(failure, FailureSheet)
    qtbot.mouseClick(failure.pictures, Qt.MouseButton.LeftButton)
    _save(qtbot)
    with pymupdf.open(letter.with_name("letter_redacted.pdf")) as file:
        assert file[0].get_images() and "lease" not in file[0].get_text()


def test_where_no_text_can_be_read_boxes_are_drawn(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    scanned = tmp_path / "scan.pdf"
    scanned.write_bytes(scan(printed()))
    window.open_files([scanned])
    _ready(qtbot, window)
    session = window.session
    assert session is not None and session.phase is Phase.READY, session and session.error
    assert "nothing was searched" in window.panel.findings.accessibleDescription()
    assert not window.bottom.export_button.isEnabled()
    corrections.draw(session, [PageArea(0, Box(0, 0, 60, 40))])
    qtbot.waitUntil(window.bottom.export_button.isEnabled)
    window.export()
    _save(qtbot)
    with pymupdf.open(scanned.with_name("scan_redacted.pdf")) as file:
        pixels = file[0].get_pixmap(clip=pymupdf.Rect(5, 5, 55, 35))
    assert not any(pixels.samples)


def test_going_back_leaves_nothing_behind(qtbot: QtBot, window: MainWindow, statement: Path) -> None:
    window.open_files([statement])
    _ready(qtbot, window)
    qtbot.keyClick(window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), ExportSheet), timeout=_LONG)
    qtbot.keyClick(QApplication.activeModalWidget(), Qt.Key.Key_Escape)
    assert [each.name for each in statement.parent.iterdir()] == ["statement.txt"]


def test_a_document_that_is_closed_meanwhile_is_not_exported(
    qtbot: QtBot, window: MainWindow, statement: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.open_files([statement])
    _ready(qtbot, window)
    begun: list[bool] = []
    stopped: list[bool] = []

    def stage(known: Examination, plan: MaskingPlan, target: Path, options: Options, progress: Progress) -> Staged:
        begun.append(True)
        try:
            while True:
                progress.check()
        except Cancelled:
            stopped.append(True)
            raise

    monkeypatch.setattr(export, "stage", stage)
    window.export()
    qtbot.waitUntil(lambda: bool(begun), timeout=_LONG)
    window.close_document(0)
    qtbot.waitUntil(lambda: bool(stopped), timeout=_LONG)
    assert not window.exporting._runs
    assert QApplication.activeModalWidget() is None
    assert [each.name for each in statement.parent.iterdir()] == ["statement.txt"]


def test_pages_appear_before_anything_is_found(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    copy = tmp_path / "complaint.pdf"
    copy.write_bytes(find("samples/complaint.pdf").read_bytes())
    window.open_files([copy])
    view = window.documents.views[0]
    qtbot.waitUntil(lambda: view.pages.sheets == 3 and view.pages.sheet(0)._scale > 0, timeout=_LONG)  # type: ignore[attr-defined]
    assert view.session.phase is Phase.WORKING
    _ready(qtbot, window)
    found = view.session.findings
    assert len(found) > 20
    qtbot.waitUntil(lambda: all(view.pages.marks.of(each) for each in range(len(found))))


def test_dropped_files_open_and_a_bad_one_says_why(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    bad = tmp_path / "picture.bin"
    bad.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(64))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(bad))])
    window.dropEvent(
        QDropEvent(
            QPointF(10, 10),
            Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    )
    _ready(qtbot, window)
    view = window.documents.views[0]
    assert view.session.phase is Phase.FAILED
    assert any("neither a PDF" in each.text() for each in view.findChildren(QLabel))
    assert not action(window, "export").isEnabled()
    window.close_document(0)
    assert window.documents.views == []


def test_light_and_dark(qtbot: QtBot, window: MainWindow) -> None:
    window.set_theme(DARK)
    assert DARK.window in QApplication.instance().styleSheet()  # type: ignore[union-attr]


def test_every_widget_that_takes_keys_has_a_name(window: MainWindow) -> None:
    nameless = [
        each.metaObject().className()
        for each in window.findChildren(QPushButton)
        if not (each.text() or each.accessibleName() or each.isHidden())
    ]
    assert not nameless


def test_small_pages_stand_beside_large_ones(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    copy = tmp_path / "complaint.pdf"
    copy.write_bytes(find("samples/complaint.pdf").read_bytes())
    window.open_files([copy])
    view = window.documents.views[0]
    qtbot.waitUntil(lambda: len(view.thumbnails.model().pictures) == 3, timeout=_LONG)
    with qtbot.waitSignal(view.thumbnails.chosen) as chosen:
        third = view.thumbnails.visualRect(view.thumbnails.model().index(2, 0))
        qtbot.mouseClick(view.thumbnails.viewport(), Qt.MouseButton.LeftButton, pos=third.center())
    assert chosen.args == [2]
    assert view.pages.page == 2


def test_what_is_found_and_marked_is_written_and_proved(qtbot: QtBot, window: MainWindow, statement: Path) -> None:
    window.open_files([statement])
    _ready(qtbot, window)
    session = window.session
    assert session is not None and session.examination is not None
    text = session.examination.document.text
    known = {word for each in session.findings for word in each.text.split()}
    words = next(
        each for each in text.split() if each.isalpha() and each.islower() and len(each) > 6 and each not in known
    )
    qtbot.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(window.find_bar.words, words)
    qtbot.waitUntil(lambda: window.find_bar.count.text().split()[0].isdigit(), timeout=_LONG)
    qtbot.mouseClick(window.find_bar.mask_all, Qt.MouseButton.LeftButton)
    window.export()
    _save(qtbot)
    written = statement.with_name("statement_redacted.txt").read_text(encoding="utf-8")
    assert words not in written.casefold().split()
    session.undo.undo()
    assert all(each.text != words for each in session.findings)
