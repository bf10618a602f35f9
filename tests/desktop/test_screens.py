"""Windows beside the main one: with their frames, all are inside a small screen, and no button is cut."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop import screens
from desktop.audit.window import AuditWindow
from desktop.batch.window import BatchWindow
from desktop.export.failure import FailureSheet
from desktop.export.stopped import StoppedSheet
from desktop.help.window import HelpWindow
from desktop.jobs import Jobs
from desktop.settings import Preferences
from desktop.settings.dialog import SettingsDialog
from desktop.themes import LIGHT
from engine.core.errors import VerificationFailed
from engine.core.message import Message
from engine.core.options import Options
from engine.core.types import Check, RedactionReport

_CHECK = Check("check.same-pages", False, Message("structure.encrypted"))
_FAILED = VerificationFailed(RedactionReport("", "", {}, (_CHECK,), (), {}, {}))


@pytest.mark.parametrize(
    "made",
    [
        lambda parent: AuditWindow(Jobs(parent), Options(), parent),
        lambda parent: BatchWindow(Jobs(parent), Options(), parent),
        lambda parent: SettingsDialog(Preferences(), parent),
        lambda parent: HelpWindow(),
    ],
    ids=["audit", "batch", "settings", "help"],
)
def test_a_window_and_its_frame_fit_the_screen(
    qtbot: QtBot, application: QApplication, made: Callable[[QWidget], QWidget]
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    window = made(parent)
    qtbot.addWidget(window)
    window.show()
    whole = application.primaryScreen().availableGeometry()
    assert whole.contains(QRect(window.pos(), window.size() + screens.FRAME))
    room = whole.size() - screens.FRAME
    assert window.size().boundedTo(room) == window.size()
    assert window.minimumSize().boundedTo(room) == window.minimumSize()


def test_a_least_size_gives_way_to_a_small_screen(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "room", lambda window: QSize(704, 394))  # 1440 x 900 at 200 %
    window = QWidget()
    qtbot.addWidget(window)
    screens.fit(window, QSize(1000, 700), least=QSize(900, 640))
    assert window.minimumSize() == window.size() == QSize(704, 394)


@pytest.mark.parametrize(
    "made",
    [
        lambda parent: FailureSheet(_FAILED, Path("note.pdf"), LIGHT, parent, pictures=True),
        lambda parent: StoppedSheet("Page 3 was not searched", LIGHT, parent, pages=True),
    ],
    ids=["failure", "stopped"],
)
def test_no_button_of_a_question_is_cut(
    qtbot: QtBot, application: QApplication, made: Callable[[QWidget], QDialog]
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = made(parent)
    qtbot.addWidget(dialog)
    for button in dialog.findChildren(QPushButton):
        button.setText(2 * button.text())  # as long as in other languages, or in large type
    dialog.show()
    shown = [each for each in dialog.findChildren(QPushButton) if each.isVisible()]
    assert shown and all(each.width() >= each.minimumSizeHint().width() for each in shown)
