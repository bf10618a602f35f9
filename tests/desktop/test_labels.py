"""Labels take room only while they are shown."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop import labels
from tests.builders.settled import settle


def test_a_hidden_label_leaves_no_margins(qtbot: QtBot) -> None:
    parent, below = QWidget(), QWidget()
    qtbot.addWidget(parent)
    label = labels.text(parent, "Laid out here")
    column = QVBoxLayout(parent)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addLayout(labels.around(label, 16, 8, 16, 8))
    column.addWidget(below, 1)
    label.hide()
    parent.resize(300, 200)
    parent.show()
    settle()
    assert below.size() == QSize(300, 200)
    label.show()
    settle()
    assert label.x() == 16 and below.y() == label.height() + 16
    label.hide()
    settle()
    assert below.size() == QSize(300, 200)
