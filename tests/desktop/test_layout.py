"""The window on small screens: inside the screen, a drawer below 1000 pixels, nothing clipped in any language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop import translations
from desktop.main_window import MainWindow, place
from desktop.painted import Elided, ShrinkingButton
from desktop.plan import trial
from desktop.plan.popover import PlanPopover
from desktop.sessions import work
from desktop.sessions.session import Phase
from desktop.settings import Preferences, appearance
from desktop.settings.dialog import SettingsDialog
from desktop.themes import LIGHT
from engine.core.options import Options
from tests.builders.choosers import Chooser
from tests.builders.examined import TEXT
from tests.builders.parts import action
from tests.builders.popovers import is_trying
from tests.builders.settled import settle
from tests.sampled import sampled

_LONG = 120_000  # milliseconds
_LANGUAGES = sampled(("de", "da", "en", "es", "fr", "nb", "pt"), every=7)
"""The longest words first: `make check` looks at the others."""
Opened = Callable[[int, int], MainWindow]


@contextmanager
def _looks(application: QApplication, language: str, per_cent: int) -> Iterator[None]:
    font = QFont(application.font())
    translations.install(application, language)
    appearance.wear(application, LIGHT)
    application.setProperty(appearance.FONT, font)
    appearance.set_text_size(application, per_cent)
    try:
        yield
    finally:
        appearance.set_text_size(application, 100)
        application.setFont(font)
        translations.install(application, "en")


@pytest.fixture
def opened(
    qtbot: QtBot, application: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[Opened]:
    chooser, made = Chooser(), list[MainWindow]()
    monkeypatch.setattr(work, "flow", chooser)
    monkeypatch.setattr(trial, "flow", chooser)
    note = tmp_path / "note.txt"
    note.write_text(TEXT, encoding="utf-8")

    def window(width: int, height: int) -> MainWindow:
        found = MainWindow(application, Options(), LIGHT)
        made.append(found)
        qtbot.addWidget(found)
        found.resize(width, height)
        found.show()
        found.open_files([note])
        qtbot.waitUntil(lambda: bool(found.session and found.session.phase is Phase.READY), timeout=_LONG)
        assert found.session is not None
        found.session.select(0)
        settle()
        return found

    yield window
    for each in made:
        each.close()


class _WhenShown(QObject):
    """Records what else is visible when a widget is shown."""

    def __init__(self, others: list[QWidget], parent: QWidget) -> None:
        super().__init__(parent)
        self.others, self.together = others, list[QWidget]()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() is QEvent.Type.Show:
            self.together += [each for each in self.others if each.isVisible()]
        return False


def test_progress_and_status_are_never_in_the_bar_together(qtbot: QtBot, opened: Opened) -> None:
    window = opened(1024, 700)
    bottom, session = window.bottom, window.session
    assert session is not None and bottom.status.isVisible()
    seen = _WhenShown([bottom.status, bottom.left], bottom)
    bottom.stages.installEventFilter(seen)
    session._set_phase(Phase.WORKING)
    assert bottom.stages.isVisible() and seen.together == []
    back = _WhenShown([bottom.stages], bottom)
    bottom.status.installEventFilter(back)
    session._set_phase(Phase.READY)
    assert bottom.status.isVisible() and back.together == []
    assert window.size() == QSize(1024, 700)


def test_a_laptop_shows_the_page_and_the_findings_in_german(
    qtbot: QtBot, application: QApplication, opened: Opened
) -> None:
    with _looks(application, "de", 100):
        window = opened(1366, 768)
        panel, pages = window.panel, window.documents
        settle()
        buttons = list(panel.reasons.decisions.values())
        assert len({each.y() for each in buttons}) == 1, "deciding takes one line"
        assert pages.width() >= 0.6 * 1366
        chips = [chip for chip in panel._states.values() if chip.isVisible()]
        assert all(not chip.text().endswith(" 0") for chip in chips)
        assert len({chip.y() for chip in chips}) == 1
        window.close()


def _words(widget: QWidget) -> str:
    return widget.text() if isinstance(widget, QLabel | QPushButton | QToolButton | QCheckBox | QRadioButton) else ""


def _clipped(parent: QWidget) -> list[str]:
    """Return the words that are not in full view: their widget is too narrow, or reaches beyond what is around it.

    What scrolls vertically may be cut above and below.
    """
    found = []
    for kind in (QLabel, QPushButton, QToolButton, QCheckBox, QRadioButton):
        for each in parent.findChildren(kind):
            if not each.isVisible() or not _words(each) or isinstance(each, Elided | ShrinkingButton):
                continue
            wraps = isinstance(each, QLabel) and each.wordWrap()
            wanted = each.minimumSizeHint().width() if wraps else each.sizeHint().width()
            ignored = each.sizePolicy().horizontalPolicy().value & 8  # a label that may be cut, with its tooltip
            if each.width() < wanted and not ignored:
                found.append(f"{_words(each)!r}: {each.width()} of {wanted}")
            seen = each.visibleRegion().boundingRect()
            if not seen.isEmpty() and seen.width() < each.width():
                found.append(f"{_words(each)!r}: {seen.width()} of {each.width()} in view")
    for area in parent.findChildren(QScrollArea):
        inner = area.widget()
        if area.isVisible() and inner and inner.minimumSizeHint().width() > area.viewport().width():
            found.append(f"{area.objectName() or inner.objectName()}: {inner.minimumSizeHint().width()} wide")
    return found


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)], ids=["1024x700", "1280x800"])
def test_the_window_fits_a_small_screen(opened: Opened, size: tuple[int, int]) -> None:
    window = opened(*size)
    assert window.size() == QSize(*size)
    export = window.bottom.export_button
    assert window.rect().contains(QRect(export.mapTo(window, export.rect().topLeft()), export.size()))
    assert not window.work.drawer and window.panel.isVisible()
    assert window.current and not window.current.pages.horizontalScrollBar().isVisible()


def test_the_buttons_that_decide_are_always_in_view(opened: Opened) -> None:
    window = opened(1024, 700)
    row = window.panel.reasons.buttons_in_view()
    window.panel.reasons.indicators.explain.setChecked(True)  # the reasons get longer
    QApplication.processEvents()
    assert row.isVisible() and row.visibleRegion().boundingRect() == row.rect()
    window.resize(1024, 560)
    QApplication.processEvents()
    assert row.visibleRegion().boundingRect() == row.rect()


def test_buttons_in_two_lines_are_in_view_in_a_low_window(application: QApplication, opened: Opened) -> None:
    with _looks(application, "de", 150):
        window = opened(1024, 620)
        settle()
        row = window.panel.reasons.buttons_in_view()
        buttons = window.panel.reasons.decisions.values()
        assert len({each.y() for each in buttons}) == 2 and not window.work.drawer
        assert row.visibleRegion().boundingRect() == row.rect()
        assert all(row.rect().contains(each.geometry()) for each in buttons)
        window.close()


@pytest.mark.slow
def test_a_low_window_shows_four_findings_in_the_longest_words(
    qtbot: QtBot, application: QApplication, opened: Opened
) -> None:
    with _looks(application, "fr", 100):
        window = opened(1024, 680)
        settle()
        panel = window.panel
        assert panel.findings.height() >= 4 * panel.findings.sizeHintForRow(0)
        buttons = panel.reasons.decisions.values()
        assert len({each.y() for each in buttons}) == 1
        assert all(each.width() >= each.sizeHint().width() == each.minimumSizeHint().width() for each in buttons)
        assert all(each.key in each.toolTip() for each in buttons if each.isEnabled())
        window.close()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_an_open_drawer_makes_no_window_outgrow_its_screen(
    qtbot: QtBot, application: QApplication, opened: Opened, language: str
) -> None:
    """Half of 1280 x 800 with frame: the screen of a notebook at 200 per cent."""
    with _looks(application, language, 100):
        window = opened(640, 372)
        window.work.show_panel(True)
        settle()
        assert window.size() == QSize(640, 372) and window.panel.isVisible()
        row = window.panel.reasons.buttons_in_view()
        assert row.isVisible() and row.visibleRegion().boundingRect() == row.rect()
        assert window.panel.findings.height() >= 2 * window.panel.findings.sizeHintForRow(0)
        window.resize(640, 800)
        settle()
        assert all(part.isVisible() for part in window.panel._head)
        window.close()


def test_below_1000_pixels_the_panel_is_a_drawer(qtbot: QtBot, opened: Opened) -> None:
    window = opened(900, 700)
    assert window.width() == 900 and window.work.drawer and window.panel.isHidden()
    pages = window.current.pages if window.current else None
    assert pages and pages.width() > 700 and not pages.horizontalScrollBar().isVisible()
    qtbot.keyClick(window, Qt.Key.Key_F9)
    assert window.panel.isVisible() and action(window, "panel").isChecked()
    right = window.panel.mapTo(window, window.panel.rect().bottomRight())
    assert right.x() == window.rect().right() and pages.width() > 700
    window.panel.findings.setFocus()
    qtbot.keyClick(window.panel.findings, Qt.Key.Key_Escape)
    assert window.panel.isHidden()
    window.resize(1300, 700)
    qtbot.waitUntil(window.panel.isVisible)
    assert not window.work.drawer and pages.width() < 1000


def test_a_window_that_becomes_narrow_says_that_its_panel_is_closed(qtbot: QtBot, opened: Opened) -> None:
    window = opened(1300, 700)
    assert window.panel.isVisible() and action(window, "panel").isChecked()
    window.resize(900, 700)
    qtbot.waitUntil(lambda: window.work.drawer)
    assert window.panel.isHidden() and not action(window, "panel").isChecked()


def test_a_long_risk_leaves_the_pages_their_width(opened: Opened) -> None:
    window = opened(1024, 700)
    before = window.panel.width()
    risk = window.panel.risk
    risk.show_words("environ 1 sur 890\u202f000 (estimation avec conjecture)")
    settle()
    assert window.panel.width() == before and risk.text().endswith("…")
    assert risk.accessibleName().endswith("conjecture)") and risk.toolTip() == risk.accessibleName()


def test_a_click_on_a_mark_opens_the_drawer(opened: Opened) -> None:
    window = opened(900, 700)
    assert window.current
    window.current.pages.marks.pressed.emit(0, 0)
    assert window.panel.isVisible()


@pytest.mark.parametrize("per_cent", [100, 150, 200])
@pytest.mark.parametrize("language", _LANGUAGES)
def test_nothing_is_clipped(
    qtbot: QtBot, application: QApplication, opened: Opened, language: str, per_cent: int
) -> None:
    with _looks(application, language, per_cent):
        window = opened(1280, 800)
        window.work.show_panel(True)
        settle()
        assert window.size() == QSize(1280, 800)

        def fits() -> None:
            assert _clipped(window) == []

        qtbot.waitUntil(fits, timeout=5000)  # a risk that comes in just now is laid out a moment later
        window.close()


@pytest.mark.parametrize("per_cent", [100, 200])
@pytest.mark.parametrize("language", _LANGUAGES)
def test_no_word_of_the_plan_is_clipped(
    qtbot: QtBot, application: QApplication, opened: Opened, language: str, per_cent: int
) -> None:
    with _looks(application, language, per_cent):
        window = opened(1280, 800)
        action(window, "plan").trigger()
        popover = next(each for each in QApplication.topLevelWidgets() if isinstance(each, PlanPopover))
        qtbot.waitUntil(lambda: not is_trying(popover), timeout=_LONG)
        qtbot.keyClick(popover.trade_off, Qt.Key.Key_End)
        settle()
        assert _clipped(popover) == []
        room = popover.screen().availableGeometry().united(window.frameGeometry())
        assert room.contains(popover.geometry())
        popover.close()
        window.close()


@pytest.mark.slow
def test_the_plan_opens_at_its_beginning(qtbot: QtBot, opened: Opened) -> None:
    window = opened(1024, 600)
    action(window, "plan").trigger()
    popover = next(each for each in QApplication.topLevelWidgets() if isinstance(each, PlanPopover))
    qtbot.waitUntil(lambda: not is_trying(popover), timeout=_LONG)
    settle()
    scrolled = popover.findChildren(QScrollArea)[0].verticalScrollBar()
    assert scrolled.maximum() > 0 and scrolled.value() == 0
    assert popover.focusWidget() is popover.choices.focusProxy()
    popover.close()


@pytest.mark.parametrize("language", _LANGUAGES)
def test_no_word_of_the_settings_is_clipped(qtbot: QtBot, application: QApplication, language: str) -> None:
    for per_cent in (100, 200):
        with _looks(application, language, per_cent):
            dialog = SettingsDialog(Preferences())
            qtbot.addWidget(dialog)
            dialog.key_page()  # with both pages
            dialog.resize(min(max(dialog.sizeHint().width(), 620), 1000), 640)
            dialog.show()
            settle()
            assert _clipped(dialog) == []
            dialog.close()


@pytest.mark.parametrize("room", [QRect(0, 0, 1024, 700), QRect(0, 27, 1280, 773), QRect(1920, 0, 2560, 1400)])
def test_the_first_window_is_inside_the_screen_with_its_frame(room: QRect) -> None:
    found = place.fitting(room)
    frame = found.adjusted(-8, -48, 8, 8)
    assert room.contains(frame)
    assert place.fills(room) is (room.width() < 1456)


def test_the_place_is_remembered(qtbot: QtBot, application: QApplication, tmp_path: Path) -> None:
    kept = tmp_path / "settings.json"
    screen = application.primaryScreen().availableGeometry()
    for number in range(2):
        window = MainWindow(application, Options(), LIGHT, preferences=Preferences(kept))
        qtbot.addWidget(window)
        window.restore_place()
        window.show()
        assert screen.contains(window.geometry())
        if number == 0:
            window.showNormal()
            window.setGeometry(30, 60, 640, 480)
            window.work.panel_width = 390
        else:
            assert not window.isMaximized() and window.size() == QSize(max(640, window.minimumSizeHint().width()), 480)
            assert window.work.panel_width == 390
        window.close()


def test_a_place_that_makes_no_sense_is_not_used(qtbot: QtBot, application: QApplication, tmp_path: Path) -> None:
    kept = tmp_path / "settings.json"
    kept.write_text('{"place": "nonsense!", "panel_width": -5}', encoding="utf-8")
    window = MainWindow(application, Options(), LIGHT, preferences=Preferences(kept))
    qtbot.addWidget(window)
    window.restore_place()
    assert window.work.panel_width == 0
    window.close()


def test_combo_boxes_of_the_panel_show_their_words(opened: Opened) -> None:
    window = opened(1024, 700)
    for each in window.panel.findChildren(QComboBox):
        assert each.width() >= each.minimumSizeHint().width()


def test_enter_presses_the_buttons_of_the_tour(qtbot: QtBot, opened: Opened) -> None:
    window = opened(1280, 800)
    window.tour.begin()
    qtbot.waitUntil(window.tour.isVisible)
    first = window.tour.title.text()
    qtbot.keyClick(window.tour.next, Qt.Key.Key_Return)
    second = window.tour.title.text()
    assert second != first
    qtbot.keyClick(window.tour.back, Qt.Key.Key_Enter)
    assert window.tour.title.text() == first
    qtbot.keyClick(window.tour.end_button, Qt.Key.Key_Return)
    assert not window.tour.isVisible()
