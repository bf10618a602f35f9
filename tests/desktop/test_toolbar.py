"""The toolbar: nothing of it is out of reach in a narrow window, and its signs grow with the text."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QApplication, QMainWindow, QToolButton
from pytestqt.qtbot import QtBot

from desktop import icons, messages, translations
from desktop.actions import SPECS, Actions
from desktop.main_window import MainWindow
from desktop.main_window.panes import Toolbar
from desktop.sessions.session import Phase
from desktop.settings import appearance
from desktop.themes import DARK, LIGHT
from tests.builders.examined import examination, plan
from tests.builders.settled import settle
from tests.sampled import sampled

_PLAN = "proved to be the least masking that the policy allows"


@pytest.mark.parametrize(("width", "words"), [(1024, False), (2200, True)])
def test_every_button_is_in_view(qtbot: QtBot, window: MainWindow, width: int, words: bool) -> None:
    window.toolbar.show_plan(_PLAN)
    window.resize(width, 700)
    settle()
    hidden = [each for each in window.toolbar.findChildren(QToolButton) if not each.isVisible()]
    assert [each.objectName() for each in hidden] == ["qt_toolbar_ext_button"]
    beside = window.toolbar.device.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    assert beside is words
    assert (window.toolbar.plan.text().strip() == _PLAN.capitalize()) is words
    assert window.toolbar.device.toolTip() and window.toolbar.plan.toolTip(), "all of it is still told"


def test_buttons_are_enabled_as_their_actions_are_at_any_width(qtbot: QtBot, application: QApplication) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    actions = Actions(window, dict.fromkeys(SPECS, lambda: None))
    toolbar = Toolbar(actions, LIGHT, window)
    window.addToolBar(toolbar)
    window.show()
    toolbar.device.setEnabled(False)  # as an administrator does
    whole: Any = SimpleNamespace(
        examination=examination(), phase=Phase.READY, changed_on_disk=False, exportable=True, undo=QUndoStack()
    )
    for session in (None, whole, None):
        actions.enable(session)
        for width in (1800, 512, 1800):
            window.resize(width, 200)
            QApplication.processEvents()
        buttons = [each for each in toolbar.findChildren(QToolButton) if each.defaultAction()]
        assert len(buttons) > 8 and not toolbar.device.isEnabled()
        assert all(each.isEnabled() is each.defaultAction().isEnabled() for each in buttons)


@pytest.mark.parametrize("language", sampled(sorted(translations.LANGUAGES, key=lambda each: each != "de"), every=4))
@pytest.mark.parametrize(("width", "size"), [(1280, 200), (1024, 200), (640, 100), (512, 100)])
def test_the_toolbar_needs_no_second_line(
    qtbot: QtBot, application: QApplication, width: int, size: int, language: str
) -> None:
    appearance.set_text_size(application, size)
    translations.install(application, language)
    try:
        window = QMainWindow()
        qtbot.addWidget(window)
        actions = Actions(window, dict.fromkeys(SPECS, lambda: None))
        toolbar = Toolbar(actions, LIGHT, window)
        window.addToolBar(toolbar)
        toolbar.profile.show_policy("general")
        toolbar.show_plan(messages.plan(plan()))
        window.show()
        for wide in (1800, width, 1800, width):
            window.resize(wide, 200)
            QApplication.processEvents()
        more = toolbar.findChild(QToolButton, "qt_toolbar_ext_button")
        assert more is not None and not more.isVisible()
        kept = (toolbar._menu, toolbar._open, toolbar._find, toolbar.profile, toolbar.plan)
        assert all(each.isVisible() for each in kept)
        assert toolbar.widgetForAction(toolbar.actions()[-1]).isVisible(), "the findings can be shown"
        assert all(actions[name].isVisible() and actions[name].isEnabled() for name in SPECS)
    finally:
        appearance.set_text_size(application, 100)
        translations.install(application, "en")


def test_signs_grow_with_the_text(application: QApplication) -> None:
    usual = icons.pixmap("menu", LIGHT.text)
    appearance.set_text_size(application, 200)
    try:
        large = icons.pixmap("menu", LIGHT.text)
    finally:
        appearance.set_text_size(application, 100)
    assert (usual.width(), large.width()) == (icons.SIZE, 1.5 * icons.SIZE)
    assert icons.pixmap("menu", LIGHT.text).width() == icons.SIZE


def test_other_colours_move_nothing(qtbot: QtBot, window: MainWindow) -> None:
    window.toolbar.show_plan(_PLAN)
    settle()
    before = window.toolbar.height()
    window.set_theme(DARK)
    settle()
    assert window.toolbar.height() == before
    assert window.toolbar.plan.height() == window.toolbar.profile.height()
