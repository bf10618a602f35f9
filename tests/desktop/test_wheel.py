"""The mouse wheel scrolls, and never changes a setting that it happens to pass over."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QMessageBox, QScrollBar, QSlider, QWidget
from pytestqt.qtbot import QtBot

import desktop
from desktop.main_window import MainWindow
from desktop.plan.choices import PlanChoices
from desktop.plan.trade_off import TradeOff
from desktop.settings import Preferences
from desktop.settings.dialog import SettingsDialog
from desktop.themes import LIGHT
from engine.core.options import Options
from tests.desktop.test_trade_off_chart import CURVE, chart

_ROOT = Path(desktop.__file__).parent


def _turn(widget: QWidget, by: int) -> None:
    """Turn the wheel over a widget."""
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(widget.mapToGlobal(middle.toPoint())),
        QPoint(0, 0),
        QPoint(0, by),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def _value(widget: QWidget) -> object:
    return widget.currentIndex() if isinstance(widget, QComboBox) else widget.property("value")


def _fields(parent: QWidget) -> Iterator[QWidget]:
    for kind in (QComboBox, QAbstractSpinBox, QSlider):
        yield from parent.findChildren(kind)


def _assert_still(parent: QWidget, least: int) -> None:
    fields = [*_fields(parent)]
    assert len(fields) >= least
    for field in fields:
        before = _value(field)
        for by in (120, -120, -240):
            field.setFocus()
            _turn(field, by)
            assert _value(field) == before, field.accessibleName()


def test_settings_stay_as_they_are(qtbot: QtBot, application: QApplication) -> None:
    dialog = SettingsDialog(Preferences())
    qtbot.addWidget(dialog)
    dialog.show()
    _assert_still(dialog, 5)


def test_settings_scroll_with_the_pointer_over_a_field(qtbot: QtBot, application: QApplication) -> None:
    dialog = SettingsDialog(Preferences())
    qtbot.addWidget(dialog)
    dialog.resize(dialog.minimumSize())
    with qtbot.waitExposed(dialog):
        dialog.show()
    field = next(each for each in dialog.findChildren(QComboBox) if each.isVisible())
    bar = next(each for each in dialog.findChildren(QScrollBar) if each.isVisible() and each.maximum() > 0)
    before = bar.value(), field.currentIndex()
    handle = dialog.windowHandle()
    assert handle is not None
    place = field.mapTo(dialog, field.rect().center())
    QTest.wheelEvent(handle, QPointF(place), QPoint(0, -240))
    assert bar.value() > before[0] and field.currentIndex() == before[1]


def test_the_window_and_the_plan_stay_as_they_are(qtbot: QtBot, application: QApplication) -> None:
    window = MainWindow(application, Options(), LIGHT)
    qtbot.addWidget(window)
    window.show()
    _assert_still(window, 3)
    batch = window.show_batch()
    _assert_still(batch, 1)
    batch.close()
    choices = PlanChoices(Options(k=5))
    qtbot.addWidget(choices)
    choices.show_people(5, 5)
    choices.show()
    _assert_still(choices, 3)
    window.close()


def test_the_point_of_the_chart_stays_where_it_is(qtbot: QtBot, application: QApplication) -> None:
    slider = TradeOff(LIGHT)
    qtbot.addWidget(slider)
    slider.resize(540, 216)
    slider.show_chart(chart(CURVE))
    slider.show()
    before = slider.value()
    for by in (120, -120):
        _turn(slider, by)
    assert slider.value() == before


def test_every_field_is_of_the_kind_that_the_wheel_passes() -> None:
    plain = {"QComboBox", "QSpinBox", "QDoubleSpinBox", "QSlider", "QDateEdit", "QFontComboBox", "QDial"}
    made = [
        f"{file.relative_to(_ROOT)}:{node.lineno}"
        for file in sorted(_ROOT.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in plain
    ]
    assert made == []


@pytest.mark.parametrize("answer", [QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No])
def test_to_keep_nothing_is_confirmed(
    qtbot: QtBot, application: QApplication, monkeypatch: pytest.MonkeyPatch, answer: QMessageBox.StandardButton
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(QMessageBox, "question", lambda *words: (asked.append(words[2]), answer)[1])
    preferences = Preferences()
    dialog = SettingsDialog(preferences)
    qtbot.addWidget(dialog)
    dialog.show()
    kept = next(each for each in dialog.findChildren(QComboBox) if each.accessibleName() == "Keep decisions")
    kept.setCurrentIndex(kept.findData("nowhere"))
    dialog.accept()
    assert len(asked) == 1
    agreed = answer is QMessageBox.StandardButton.Yes
    assert (preferences.now.keep == "nowhere") is agreed and dialog.isVisible() is not agreed
