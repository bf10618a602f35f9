"""The foot of a dialog: Cancel leaves it, one main button is pressed by Return, and both are in one row."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop.answers import answers


def test_one_button_cancels_and_return_presses_the_other(qtbot: QtBot, application: object) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    main = QPushButton("Join", dialog)
    main.clicked.connect(dialog.accept)
    words = QLabel("Two findings", dialog)
    dialog.setLayout(answers(dialog, main, beside=words))
    dialog.show()
    cancel = next(each for each in dialog.findChildren(QPushButton) if each is not main)
    assert cancel.text() == "Cancel" and main.property("primary") and not cancel.property("primary")
    assert words.x() < cancel.x() < main.x() and words.width() > words.sizeHint().width() - 1
    with qtbot.waitSignal(dialog.accepted, timeout=3_000):
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    dialog.show()
    with qtbot.waitSignal(dialog.rejected, timeout=3_000):
        qtbot.mouseClick(cancel, Qt.MouseButton.LeftButton)
