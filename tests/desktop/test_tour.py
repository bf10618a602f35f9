"""The tour goes round by key, stays within the window, is seen once, and can be begun anew."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.main_window import MainWindow
from desktop.main_window.tour import _steps
from desktop.sessions.session import Phase
from desktop.settings import Preferences, appearance
from desktop.themes import LIGHT
from engine.core.options import Device, Options
from tests.builders.accessible import cut, nameless

_LONG = 120_000  # milliseconds
_STEPS = 6


@pytest.fixture(params=[100, 200])
def window(
    qtbot: QtBot, application: QApplication, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[MainWindow]:
    appearance.set_text_size(application, request.param)
    found = MainWindow(application, Options(device=Device.CPU), LIGHT)
    qtbot.addWidget(found)
    with qtbot.waitExposed(found):
        found.show()
    yield found
    found.close()
    appearance.set_text_size(application, 100)


@pytest.fixture
def note(tmp_path: Path) -> Path:
    path = tmp_path / "note.txt"
    path.write_text("Maren Tolvald, a harbor pilot from Saltby, was born on 12 March 1981.\n", encoding="utf-8")
    return path


@pytest.mark.model
def test_six_notes_by_key_and_never_again(qtbot: QtBot, window: MainWindow, note: Path) -> None:
    window.open_files([note])
    window.tour.offer()
    assert not window.tour.isVisible(), "nothing is there to be shown yet"
    qtbot.waitUntil(window.tour.isVisible, timeout=_LONG)
    assert window.session is not None and window.session.phase is Phase.READY
    titles = []
    for step in range(_STEPS):
        assert window.tour.count.text() == f"{step + 1} of {_STEPS}"
        titles.append(window.tour.title.text())
        place = QRect(window.tour.mapTo(window, QPoint(0, 0)), window.tour.size())
        assert window.rect().contains(place)
        target = _steps()[step].target(window.tour._targets)
        covered = place.intersected(QRect(target.mapTo(window, QPoint(0, 0)), target.size()))
        assert titles[-1] != "One key decides" or covered.isEmpty()
        assert "{" not in window.tour.words.text()
        assert not nameless(window.tour) and not cut(window.tour)
        assert window.focusWidget() is window.tour.next
        qtbot.keyClick(window.tour.next, Qt.Key.Key_Space)
    assert len(set(titles)) == _STEPS
    assert not window.tour.isVisible() and window.preferences.now.toured
    window.tour.offer()
    assert not window.tour.isVisible()
    window.tour.begin()
    assert window.tour.isVisible(), "the menu begins it anew"
    qtbot.keyClick(window.tour.next, Qt.Key.Key_Escape)
    assert not window.tour.isVisible()


@pytest.mark.model
def test_it_waits_until_the_window_can_be_used(qtbot: QtBot, window: MainWindow, note: Path) -> None:
    window.open_files([note])
    window.show_welcome()
    window.tour.offer()
    qtbot.waitUntil(lambda: window.session is not None and window.session.phase is Phase.READY, timeout=_LONG)
    assert not window.tour.isVisible()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    dialog.close()
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowUnblocked))
    qtbot.waitUntil(window.tour.isVisible)
    qtbot.mouseClick(window.tour.end_button, Qt.MouseButton.LeftButton)
    assert window.preferences.now.toured


def test_that_it_was_seen_is_kept(tmp_path: Path) -> None:
    Preferences(tmp_path / "settings.json").change(toured=True)
    assert Preferences(tmp_path / "settings.json").now.toured
