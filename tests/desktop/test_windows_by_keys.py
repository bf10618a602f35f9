"""The batch and the audit window by keys alone: Tab reaches every control, Return presses what has the focus."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QPushButton,
    QTreeWidgetItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.audit.window import AuditWindow
from desktop.batch.window import BatchWindow
from desktop.jobs import Jobs
from engine.core.options import Device, Options

_OPTIONS = Options(device=Device.CPU)
_CONTROLS = (QAbstractButton, QAbstractItemView, QAbstractSpinBox, QComboBox)


@pytest.fixture
def parent(qtbot: QtBot, application: QApplication) -> QWidget:
    found = QWidget()
    qtbot.addWidget(found)
    return found


def _batch(parent: QWidget) -> BatchWindow:
    found = BatchWindow(Jobs(parent), _OPTIONS, parent)
    found.add([Path(__file__)])
    return found


def _audit(parent: QWidget) -> AuditWindow:
    found = AuditWindow(Jobs(parent), _OPTIONS, parent)
    found.choose("documents", Path(__file__).parent)
    found.choose("people", Path(__file__))
    found.question.setCurrentIndex(1)
    return found


_WINDOWS = pytest.mark.parametrize("made", [_batch, _audit])


def _shown(qtbot: QtBot, window: QDialog) -> None:
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)


def _controls(window: QWidget) -> set[QWidget]:
    """Return what a mouse can reach, without the parts of other controls."""
    return {
        each
        for each in window.findChildren(QWidget)
        if isinstance(each, _CONTROLS)
        and each.isVisible()
        and each.isEnabled()
        and not isinstance(each.parentWidget(), (QComboBox, QAbstractItemView))
    }


def _walk(window: QWidget) -> list[QWidget]:
    walked: list[QWidget] = []
    while (now := QApplication.focusWidget()) is not None and now not in walked:
        walked.append(now)
        QTest.keyClick(now, Qt.Key.Key_Tab)
    return walked


@_WINDOWS
def test_tab_reaches_every_control_from_top_to_bottom(
    qtbot: QtBot, parent: QWidget, made: Callable[[QWidget], QDialog]
) -> None:
    window = made(parent)
    _shown(qtbot, window)
    walked = _walk(window)
    assert _controls(window) - set(walked) == set(), "a control that only a mouse reaches"
    tops = [each.mapTo(window, each.rect().center()).y() // 30 for each in walked]
    assert tops == sorted(tops), "Tab jumps up"


@_WINDOWS
def test_return_presses_the_button_with_the_focus_and_no_other(
    qtbot: QtBot, parent: QWidget, made: Callable[[QWidget], QDialog]
) -> None:
    window = made(parent)
    _shown(qtbot, window)
    pressed: list[QPushButton] = []
    buttons = [each for each in window.findChildren(QPushButton) if each.isVisible() and each.isEnabled()]
    for each in buttons:
        each.clicked.disconnect()
        each.clicked.connect(lambda _=False, each=each: pressed.append(each))
    for each in _walk(window):
        pressed.clear()
        each.setFocus()
        QTest.keyClick(each, Qt.Key.Key_Return)
        assert pressed == ([each] if isinstance(each, QPushButton) else []), each
        if popup := QApplication.activePopupWidget():
            popup.close()


def test_return_in_the_work_list_opens_a_document_and_asks_for_no_folder(qtbot: QtBot, parent: QWidget) -> None:
    window = _audit(parent)
    _shown(qtbot, window)
    pressed: list[object] = []
    for each in window.findChildren(QPushButton):
        each.clicked.disconnect()
        each.clicked.connect(pressed.append)
    window._pages.setCurrentIndex(2)
    row = QTreeWidgetItem(["a.txt"])
    window.list.addTopLevelItem(row)
    window.list.setCurrentItem(row)
    window.list.setFocus()
    window.list.itemActivated.disconnect()
    with qtbot.waitSignal(window.list.itemActivated):
        QTest.keyClick(window.list, Qt.Key.Key_Return)
    assert pressed == []
