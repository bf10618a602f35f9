"""Row at the foot of a dialog that is cancelled or done: one main button, and what is said beside both."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QWidget


def answers(dialog: QDialog, main: QPushButton, *, beside: QWidget | None = None) -> QHBoxLayout:
    """Return a row with a button that cancels the dialog, and with the main button, which Return presses.

    Args:
        beside: stands left of the buttons, in all the room there is.
    """
    main.setProperty("primary", True)
    main.setDefault(True)
    cancel = QPushButton(QCoreApplication.translate("answers", "Cancel"), dialog)
    cancel.clicked.connect(dialog.reject)
    row = QHBoxLayout()
    if beside:
        row.addWidget(beside, 1)
    else:
        row.addStretch(1)
    row.addWidget(cancel)
    row.addWidget(main)
    return row
