"""The chart with the point to drag: by mouse, by keys, and as a screen reader sees it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.plan.points import chart
from desktop.plan.trade_off import TradeOff
from desktop.settings import appearance
from desktop.themes import DARK, LIGHT
from engine.core.options import Method, Options
from engine.core.types import Exposure
from engine.pipeline.flow import Curve
from tests.builders.backgrounds import point

_NOW = point(0.4, 5, 8.0, 8.0)
CURVE = Curve(
    by_threshold=(point(0.2, 5, 9.0, 9.0), _NOW, point(0.8, 5, 6.0, 6.0)),
    by_k=(point(0.4, 2, 5.0, 5.0), _NOW, point(0.4, 20, 12.0, 11.0), point(0.4, 100, 16.0, 16.0)),
    chosen=_NOW,
    information=20.0,
)


@pytest.fixture
def slider(qtbot: QtBot, application: QApplication, request: pytest.FixtureRequest) -> TradeOff:
    found = TradeOff(getattr(request, "param", LIGHT))
    qtbot.addWidget(found)
    found.resize(540, 216)
    found.show_chart(chart(CURVE))
    found.show()
    return found


def test_points_stand_from_the_least_protection_to_the_most() -> None:
    along = chart(CURVE)
    assert along.by_people and [each.label for each in along.points] == ["2", "5", "20", "100"]
    assert [round(each.kept[Method.OPTIMAL], 2) for each in along.points] == [0.75, 0.6, 0.4, 0.2]
    assert [round(each.kept[Method.GREEDY], 2) for each in along.points] == [0.7, 0.55, 0.35, 0.15]
    assert (along.points[0].place, along.points[-1].place, along.asked) == (0.0, 1.0, 1)
    assert along.options(2, Options()).k == 20
    assert along.at_people(100) == 3 and along.at_people(7) is None


def test_without_people_it_runs_along_the_risk() -> None:
    along = chart(Curve(CURVE.by_threshold, (_NOW,), _NOW, 20.0))
    assert not along.by_people and along == chart(CURVE, by_people=False)
    assert [each.label for each in along.points] == ["80 %", "40 %", "20 %"]
    assert along.options(2, Options()).risk_threshold == 0.2 and along.options(2, Options()).k is None


def test_a_goal_is_not_met_where_what_is_kept_identifies_people() -> None:
    along = chart(CURVE)
    assert along.points[2].is_met(Exposure(1 / 20, None, None, people=20))
    assert not along.points[2].is_met(Exposure(1.0, None, None, people=20)), "a name stays visible"
    assert not along.points[2].is_met(Exposure(1.0, None, None)), "a name stays visible, and nobody is counted"
    assert along.points[2].is_met(Exposure(None, None, None))


def test_points_with_the_plan_of_now_are_not_shown_as_riskier(slider: TradeOff) -> None:
    same = replace(CURVE, by_k=tuple(replace(_NOW, k=k) for k in (1, 2, 5, 20)), chosen=replace(_NOW, k=20))
    flat = chart(same)
    assert flat.asked == 3 and flat.first_alike(3) == 0
    assert chart(CURVE).first_alike(2) == 2
    risky = QColor(LIGHT.risk_ground).name()

    def shaded() -> bool:
        drawn = slider.grab().toImage()
        middle = round(slider._area().center().y() + 5)
        return risky in {drawn.pixelColor(x, middle).name() for x in range(drawn.width())}

    assert shaded()
    slider.show_chart(flat)
    assert not shaded()


def test_the_point_is_dragged(qtbot: QtBot, slider: TradeOff) -> None:
    moved: list[int] = []
    slider.moved.connect(moved.append)
    start, end = slider.place(1).toPoint(), slider.place(3).toPoint()
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 11):
        qtbot.mouseMove(slider, start + (end - start) * step / 10)
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=end)
    assert moved == [2, 3] and slider.value() == 3
    qtbot.mouseMove(slider, QPoint(60, 100))
    assert slider.value() == 3


def test_the_point_moves_by_keys(qtbot: QtBot, slider: TradeOff) -> None:
    moved: list[int] = []
    slider.moved.connect(moved.append)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_Left, Qt.Key.Key_End):
        qtbot.keyClick(slider, key)
    assert moved == [2, 3, 2, 0, 3]


def test_it_is_a_slider_to_a_screen_reader(slider: TradeOff) -> None:
    interface = QAccessible.queryAccessibleInterface(slider)
    assert interface.role() is QAccessible.Role.Slider
    assert "protection" in slider.accessibleName()
    assert slider.accessibleDescription() == "Groups of 5 or more · 60 % kept"
    slider.setValue(2)
    assert slider.accessibleDescription() == "Groups of 20 or more · 40 % kept"
    slider.show_method(Method.GREEDY)
    slider.setValue(1)
    assert slider.accessibleDescription() == "Groups of 5 or more · 55 % kept"


@pytest.mark.expect_message("Mouse event .* not accepted by receiving widget")  # it is disabled
def test_showing_a_chart_moves_nothing_and_nothing_moves_without_one(qtbot: QtBot, slider: TradeOff) -> None:
    moved: list[int] = []
    slider.moved.connect(moved.append)
    slider.show_chart(None)
    assert not slider.isEnabled() and slider.accessibleDescription() == ""
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(100, 100))
    slider.show_chart(chart(CURVE), 2)
    assert slider.value() == 1 and moved == []


@pytest.mark.parametrize("slider", [LIGHT, DARK], ids=["light", "dark"], indirect=True)
def test_both_lines_and_the_point_are_drawn(slider: TradeOff) -> None:
    before = slider.grab().toImage()
    slider.setValue(3)
    after = slider.grab().toImage()
    assert before != after
    place = slider.place(3).toPoint()
    handle = {after.pixelColor(place.x() + x, place.y() + y).name() for x in range(-9, 10) for y in range(-9, 10)}
    assert len(handle) > 2


@pytest.mark.parametrize("size", [100, 200])
def test_words_around_the_plot_have_room_at_any_size(qtbot: QtBot, application: QApplication, size: int) -> None:
    appearance.set_text_size(application, size)
    try:
        slider = TradeOff(LIGHT)
        qtbot.addWidget(slider)
        slider.resize(slider.sizeHint())
        plot, metrics = slider._area(), slider.fontMetrics()
        assert plot.left() >= metrics.horizontalAdvance("100 %")
        assert slider.height() - plot.bottom() >= 2 * metrics.height(), "the shares, and below them the axis"
        assert plot.height() >= 100
    finally:
        appearance.set_text_size(application, 100)
