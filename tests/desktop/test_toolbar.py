"""The toolbar: nothing of it is out of reach in a narrow window, and its signs grow with the text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from desktop import icons
from desktop.main_window import MainWindow
from desktop.settings import appearance
from desktop.themes import LIGHT
from engine.core.options import Device, Options

_PLAN = "proved to be the least masking that the policy allows"


@pytest.fixture
def window(qtbot: QtBot, application: QApplication) -> Iterator[MainWindow]:
    found = MainWindow(application, Options(device=Device.CPU), LIGHT)
    qtbot.addWidget(found)
    found.show()
    yield found
    found.close()


@pytest.mark.parametrize(("width", "words"), [(1024, False), (2200, True)])
def test_every_button_is_in_view(qtbot: QtBot, window: MainWindow, width: int, words: bool) -> None:
    window.toolbar.show_plan(_PLAN)
    window.resize(width, 700)
    qtbot.wait(20)
    hidden = [each for each in window.toolbar.findChildren(QToolButton) if not each.isVisible()]
    assert [each.objectName() for each in hidden] == ["qt_toolbar_ext_button"]
    beside = window.toolbar.device.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    assert beside is words
    assert (window.toolbar.plan.text().strip() == _PLAN.capitalize()) is words
    assert window.toolbar.device.toolTip() and window.toolbar.plan.toolTip(), "all of it is still told"


def test_signs_grow_with_the_text(application: QApplication) -> None:
    usual = icons.pixmap("menu", LIGHT.text)
    appearance.set_text_size(application, 200)
    try:
        large = icons.pixmap("menu", LIGHT.text)
    finally:
        appearance.set_text_size(application, 100)
    assert (usual.width(), large.width()) == (icons.SIZE, 1.5 * icons.SIZE)
    assert icons.pixmap("menu", LIGHT.text).width() == icons.SIZE
