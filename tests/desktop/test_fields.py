"""Fields of the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import themes
from desktop.fields import ComboBox
from desktop.main_window import MainWindow
from desktop.settings import appearance
from engine.core.options import Device, Options

_LONG = "FRCP 5.2 - US federal court filing, with all that follows from it"


@pytest.mark.parametrize(("width", "whole"), [(120, False), (900, True)])
def test_words_that_do_not_fit_end_in_an_ellipsis(qtbot: QtBot, width: int, whole: bool) -> None:
    box = ComboBox()
    qtbot.addWidget(box)
    box.addItem(_LONG)
    box.resize(width, 30)
    assert (box.shown() == _LONG) is whole
    assert whole or box.shown().endswith("…")
    assert box.fontMetrics().horizontalAdvance(box.shown()) < width
    box.grab()


def test_an_open_list_shows_all_of_all_entries(qtbot: QtBot, application: QApplication) -> None:
    window = MainWindow(application, Options(device=Device.CPU), themes.LIGHT)
    qtbot.addWidget(window)
    window.show()
    window.work.show_panel(True)
    boxes = window.panel.findChildren(ComboBox)
    assert boxes
    for box in boxes:
        for current in range(box.count()):
            box.setCurrentIndex(current)
            box.showPopup()
            view = box.view()
            assert view.verticalScrollBar().maximum() == 0, "a row has to be scrolled to"
            below, above = view.mapToGlobal(QPoint()).y(), view.mapToGlobal(view.rect().bottomLeft()).y()
            field = box.mapToGlobal(QPoint()).y()
            assert below >= field + box.height() - 2 or above <= field + 2, "it opens over the field, and may be cut"
            last = view.visualRect(view.model().index(box.count() - 1, 0))
            assert view.viewport().height() >= last.bottom()
            assert view.visualRect(view.model().index(0, 0)).height() >= box.fontMetrics().height() + 4
            assert view.viewport().width() >= box.fontMetrics().horizontalAdvance(box.itemText(0)) + 24
            box.hidePopup()
    window.close()


@pytest.mark.parametrize("entries", [2, 9])
def test_the_open_list_is_as_wide_as_its_words(qtbot: QtBot, application: QApplication, entries: int) -> None:
    appearance.wear(application, themes.LIGHT)
    box = ComboBox()
    qtbot.addWidget(box)
    box.addItems([f"{_LONG} {number}" for number in range(entries)])
    box.resize(120, 30)
    box.show()
    box.showPopup()
    view = box.view()
    assert view.viewport().width() >= box.fontMetrics().horizontalAdvance(box.itemText(0)) + 24
    box.hidePopup()


def test_a_screen_reader_is_told_what_a_list_is_for(qtbot: QtBot) -> None:
    box = ComboBox()
    qtbot.addWidget(box)
    box.addItems(["By type", "By risk"])
    box.setAccessibleName("Group")
    spoken = QAccessible.queryAccessibleInterface(box)
    assert spoken is not None
    texts = {spoken.text(each) for each in (QAccessible.Text.Name, QAccessible.Text.Description)}
    assert "Group" in texts and spoken.text(QAccessible.Text.Value) == "By type"
