"""Text labels: plain text, which may come from a document, titles, secondary notes, and labels of fields."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLayout, QWidget

_LARGEST = 16777215  # pixels, Qt's QWIDGETSIZE_MAX
_FRAME = 3  # pixels by which a field in the colours of the window is higher than its words, above and below


class Wrapped(QLabel):
    """A label of several lines, as high as they are at its width: Qt's own guesses a narrow one, and leaves a gap."""

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(words, parent)
        self.setWordWrap(True)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(super().sizeHint().width(), self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(super().minimumSizeHint().width(), self.heightForWidth(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()


def text(parent: QWidget, words: str = "", *, role: str = "", wraps: bool = True) -> QLabel:
    """Return a label for plain text, which may come from the document; `role` chooses its colour."""
    found = QLabel(words, parent)
    found.setTextFormat(Qt.TextFormat.PlainText)
    found.setWordWrap(wraps)
    if role:
        found.setProperty("role", role)
    return found


def title(parent: QWidget, words: str, *, wraps: bool = False) -> QLabel:
    """Return a label in bold type."""
    found = text(parent, words, wraps=wraps)
    font = QFont(parent.font())
    font.setWeight(QFont.Weight.DemiBold)
    found.setFont(font)
    return found


def secondary(words: str, parent: QWidget, *, wraps: bool = False) -> QLabel:
    """Return a label in the colour of secondary text."""
    found = QLabel(words, parent)
    found.setProperty("role", "second")
    found.setWordWrap(wraps)
    return found


def of_field(words: str, field: QWidget, parent: QWidget) -> QLabel:
    """Return the label of a field, whose words are level with it."""
    found = QLabel(words, parent)
    found.setBuddy(field)
    found.setContentsMargins(0, _FRAME, 0, _FRAME)
    return found


class _Around(QHBoxLayout):
    """A layout that takes no room while all in it is hidden: Qt would keep its margins, and its width as the most."""

    def minimumSize(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(0, 0) if self.isEmpty() else super().minimumSize()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(0, 0) if self.isEmpty() else super().sizeHint()

    def maximumSize(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(_LARGEST, 0) if self.isEmpty() else super().maximumSize()


def around(of: QLabel, left: int, top: int, right: int, bottom: int) -> QHBoxLayout:
    """Return a layout with a label and these margins in pixels; hidden with it.

    A label that was not shown yet loses margins of its own when the style sheet changes, as with another theme.
    """
    found = _Around()
    found.setContentsMargins(left, top, right, bottom)
    found.addWidget(of)
    return found


def set_role(of: QLabel, role: str) -> None:
    """Set the role that chooses a label's colour in the style sheet, and apply the style again."""
    set_property(of, "role", role)


def set_property(of: QWidget, name: str, value: str | bool) -> None:
    """Set a property that the style sheet asks for; apply the style again if the value is another one."""
    if of.property(name) != value:
        of.setProperty(name, value)
        of.style().unpolish(of)
        of.style().polish(of)


def empty(layout: QLayout) -> None:
    """Remove everything from a layout."""
    while layout.count():
        item = layout.takeAt(0)
        if item is None:
            return
        widget, inner = item.widget(), item.layout()
        if widget:
            widget.hide()
            widget.deleteLater()
        elif inner:
            empty(inner)
