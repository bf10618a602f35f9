"""A screen reader is told what everything is, nothing is cut at twice the size of text, and all goes by key."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.export.sheet import ExportSheet
from desktop.main_window import MainWindow
from desktop.sessions.records import Records
from desktop.sessions.session import Phase
from desktop.settings import Preferences, appearance
from desktop.themes import LIGHT
from engine.core.options import Device, Options
from engine.core.resources import find
from tests.builders.accessible import cut, nameless
from tests.builders.parts import action
from tests.builders.settled import settle
from tests.sampled import sampled

_LONG = 300_000  # milliseconds


def _trigger(name: str, window: MainWindow) -> None:
    action(window, name).trigger()


_DIALOGS: dict[str, Callable[[MainWindow], None]] = {
    "welcome": MainWindow.show_welcome,
    **{name: partial(_trigger, name) for name in ("settings", "privacy", "keys")},
}


@pytest.fixture(params=sampled([200, 100], every=2))
def size(request: pytest.FixtureRequest, application: QApplication) -> Iterator[int]:
    appearance.set_text_size(application, request.param)
    yield request.param
    appearance.set_text_size(application, 100)


@pytest.fixture
def window(qtbot: QtBot, application: QApplication, size: int, tmp_path: Path) -> Iterator[MainWindow]:
    records = Records(tmp_path / "kept", reviewer="Maren")
    found = MainWindow(application, Options(device=Device.CPU), LIGHT, records, Preferences())
    qtbot.addWidget(found)
    with qtbot.waitExposed(found):
        found.show()
    yield found
    found.close()


def _sound(widget: QWidget) -> None:
    assert not nameless(widget)
    assert not cut(widget)


def test_the_empty_window(window: MainWindow) -> None:
    _sound(window)


@pytest.mark.parametrize("name", _DIALOGS)
def test_dialogs(qtbot: QtBot, window: MainWindow, name: str) -> None:
    _DIALOGS[name](window)
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    settle()
    _sound(dialog)
    dialog.close()


def test_f6_goes_round_and_back(qtbot: QtBot, window: MainWindow) -> None:
    seen = []
    for _ in range(8):
        qtbot.keyClick(window, Qt.Key.Key_F6)
        seen.append(QApplication.focusWidget())
    assert None not in seen and len(set(seen)) >= 2
    assert seen[0] in seen[1:], "it does not come round"


def test_keys_that_the_person_set_work_and_the_old_ones_do_not(qtbot: QtBot, window: MainWindow) -> None:
    window.preferences.change(keys={"theme": ("F8",)})
    before = window.theme
    qtbot.keyClick(window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert window.theme == before
    qtbot.keyClick(window, Qt.Key.Key_F8)
    assert window.theme != before
    assert action(window, "theme").toolTip().endswith(f"({QKeySequence('F8').toString()})")


def test_every_button_of_the_toolbar_is_in_the_tab_order(window: MainWindow) -> None:
    buttons = [each for each in window.toolbar.findChildren(QToolButton) if each.isVisible()]
    reached = set[QWidget]()
    widget: QWidget | None = window.toolbar
    while widget is not None and widget not in reached:
        reached.add(widget)
        widget = widget.nextInFocusChain()
    skipped = [each for each in buttons if each not in reached or not each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert [each.accessibleName() for each in skipped if each.objectName() != "qt_toolbar_ext_button"] == []


@pytest.mark.model
@pytest.mark.slow
def test_review_and_export(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    copy = tmp_path / "statement.txt"
    copy.write_bytes(find("samples/statement.txt").read_bytes())
    window.open_files([copy])
    qtbot.waitUntil(
        lambda: all(view.session.phase is not Phase.WORKING for view in window.documents.views), timeout=_LONG
    )
    session = window.documents.views[0].session
    decided = session.selection
    qtbot.keyClick(window, Qt.Key.Key_A)
    settle()  # words that are new get their room
    _sound(window)
    session.select(decided)
    settle()
    _sound(window)
    assert window.signature.isVisible() and "Maren" in window.signature.words.text()
    qtbot.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    popover = QApplication.activePopupWidget()
    assert popover is not None
    _sound(popover)
    popover.close()
    window.export()
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), ExportSheet), timeout=_LONG)
    sheet = QApplication.activeModalWidget()
    assert sheet is not None
    _sound(sheet)
    qtbot.keyClick(sheet, Qt.Key.Key_Escape)
