"""Dialog to choose the finding that is the same person or thing as another: a list that is filtered by typing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop import messages, screens
from desktop.answers import answers
from desktop.fields import LineEdit
from desktop.finding import Finding
from desktop.help.opening import explain_dialog
from desktop.kinds import kind
from desktop.labels import text
from desktop.painted import Elided

_MOVING = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})


class JoiningDialog(QDialog):
    """The dialog. Signal: `joined` (`Finding`): the user chose it.

    Args:
        chosen: the finding that the others are compared with.
        others: the candidates, the most similar first.
    """

    joined = Signal(object)

    def __init__(self, chosen: Finding, others: Sequence[Finding], parent: QWidget) -> None:
        super().__init__(parent)
        self._others = others
        self.setWindowTitle(self.tr("Same person or thing"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        explain_dialog(self, "screens#correct-findings")
        screens.fit(self, QSize(460, 420), least=QSize(320, 240))
        about = Elided(self)
        about.show_words(self.tr("“{words}” is the same as:").format(words=chosen.text))
        self.words = LineEdit(self)
        self.words.setPlaceholderText(self.tr("Type to filter"))
        self.words.setAccessibleName(self.tr("Filter the findings"))
        self.words.setClearButtonEnabled(True)
        self.words.installEventFilter(self)
        self.rows = QListWidget(self)
        self.rows.setAccessibleName(self.tr("Findings"))
        self.rows.setStyleSheet("QListWidget::item { padding: 5px 8px; }")
        self.rows.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._nothing = text(self, self.tr("No finding contains these words."), role="second")
        self.take = QPushButton(self.tr("Join"), self)
        self.take.clicked.connect(self._join)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 12)
        column.setSpacing(8)
        for part in (about, self.words, self._nothing):
            column.addWidget(part)
        column.addWidget(self.rows, 1)
        column.addLayout(answers(self, self.take))
        self.words.textChanged.connect(lambda _: self._list())
        self.rows.itemActivated.connect(lambda _: self._join())
        self._list()
        self.words.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Move through the list with the arrow keys while the user types."""
        key = event.key() if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress else None
        if watched is self.words and key in _MOVING:
            QApplication.sendEvent(self.rows, event)
            return True
        return super().eventFilter(watched, event)

    def _list(self) -> None:
        """List the findings that contain all typed words, in any case."""
        wanted = self.words.text().casefold().split()
        self.rows.clear()
        for number, each in enumerate(self._others):
            if all(word in each.text.casefold() for word in wanted):
                item = QListWidgetItem(each.text, self.rows)
                item.setData(Qt.ItemDataRole.UserRole, number)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join((each.text, *_about(each))))
                item.setToolTip(" · ".join((each.text, *_about(each))))
        self.rows.setCurrentRow(0)
        self._nothing.setVisible(not self.rows.count())
        self.take.setEnabled(self.rows.count() > 0)

    def _join(self) -> None:
        if item := self.rows.currentItem():
            self.accept()
            self.joined.emit(self._others[item.data(Qt.ItemDataRole.UserRole)])


def _about(finding: Finding) -> tuple[str, str]:
    """Return the kind of a finding, and how often it is mentioned."""
    return kind(finding.entity.kind, finding.subtype), messages.in_places(len(finding.entity.mentions))
