"""Walks what a screen reader is told of a widget, and finds what is cut off."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyleOptionFrame,
    QToolButton,
    QWidget,
)

from desktop.keyed import KeyButton
from desktop.painted import Elided, ShrinkingButton

_NESTED = 12
"""Layouts within each other at most: each posts the event of the one around it."""
_AROUND_LINE = 2
"""Pixels that Qt leaves on both sides of the words of a line; it tells nobody."""
_ROLE = QAccessible.Role
# What a person acts on or reads a value from: without a name, a screen reader says only what it is.
_NAMED = {
    _ROLE.Button,
    _ROLE.ButtonDropDown,
    _ROLE.ButtonMenu,
    _ROLE.CheckBox,
    _ROLE.ComboBox,
    _ROLE.EditableText,
    _ROLE.Link,
    _ROLE.List,
    _ROLE.MenuItem,
    _ROLE.PageTab,
    _ROLE.ProgressBar,
    _ROLE.RadioButton,
    _ROLE.Slider,
    _ROLE.SpinBox,
    _ROLE.Table,
    _ROLE.Tree,
}


def nameless(root: QWidget) -> list[str]:
    """Visible things below `root` that need a name and have none, and that take the focus and have no role."""
    found = []
    for each in _tree(QAccessible.queryAccessibleInterface(root)):
        if each.state().invisible or _inside_a_named_one(each):
            continue
        name = each.text(QAccessible.Text.Name)
        takes_focus = bool(each.state().focusable)
        widget = each.object()
        no_stop = each.role() is _ROLE.NoRole or (isinstance(widget, QScrollArea) and not name)
        if (each.role() in _NAMED and not name) or (takes_focus and no_stop):
            found.append(f"{each.role().name} {type(widget).__name__} {widget.objectName() if widget else ''}")
    return found


def cut(root: QWidget) -> list[str]:
    """Words of labels and buttons that need more room than they have, and areas narrower than what they show."""
    # Words that came just now are laid out before they are painted, by an event that may still be in the queue.
    for _ in range(_NESTED):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    found = [
        f"{type(each).__name__} of {each.viewport().width()} cuts {each.widget().minimumSizeHint().width()}"
        for each in root.findChildren(QScrollArea)
        if each.isVisible()
        and each.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        and each.widget().minimumSizeHint().width() > each.viewport().width() + 1
    ]
    for each in (*root.findChildren(QLineEdit), *root.findChildren(QPlainTextEdit)):
        if each.isVisible() and (needed := _advance(each, each.placeholderText())) > (room := _room(each)):
            found.append(f"“{each.placeholderText()}” needs {needed}, its empty field has {room}")
    for each in root.findChildren(QWidget):
        if (
            not each.isVisible()
            or not isinstance(each, (QLabel, QPushButton, QCheckBox, QToolButton))
            or not _says(each)
            or isinstance(each, Elided | ShrinkingButton)  # says all of it elsewhere
        ):
            continue
        shrinks = isinstance(each, KeyButton) or (isinstance(each, QLabel) and each.wordWrap())
        needed = each.minimumSizeHint() if shrinks else each.sizeHint()
        height = each.heightForWidth(each.width()) if each.hasHeightForWidth() else needed.height()
        if needed.width() > each.width() + 1 or height > each.height() + 1:
            found.append(f"{type(each).__name__} “{_says(each)}” needs {needed.width()} x {height}, has {each.size()}")
    return found


def _advance(field: QWidget, words: str) -> int:
    return field.fontMetrics().horizontalAdvance(words)


def _room(field: QLineEdit | QPlainTextEdit) -> int:
    """Return the pixels that the words of a field have in a line."""
    if isinstance(field, QPlainTextEdit):
        return field.viewport().width() - 2 * round(field.document().documentMargin())
    option = QStyleOptionFrame()
    field.initStyleOption(option)
    inner = field.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, field)
    margins = field.textMargins()
    return inner.width() - margins.left() - margins.right() - 2 * _AROUND_LINE


def _tree(interface: QAccessibleInterface | None) -> Iterator[QAccessibleInterface]:
    if interface is None or not interface.isValid():
        return
    yield interface
    for number in range(interface.childCount()):
        yield from _tree(interface.child(number))


def _inside_a_named_one(interface: QAccessibleInterface) -> bool:
    """The field within a list or a number to choose speaks for itself by the name of that."""
    parent = interface.parent()
    return parent is not None and parent.role() in (_ROLE.ComboBox, _ROLE.SpinBox)


def _says(widget: QWidget) -> str:
    return widget.text() if isinstance(widget, (QLabel, QAbstractButton)) else ""
