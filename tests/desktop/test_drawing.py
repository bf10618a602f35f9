"""Boxes over pages: drawn with the mouse and with keys, moved, chosen, taken away."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.document.areas import PageAreas
from desktop.document.view import PageView
from desktop.themes import LIGHT
from engine.core.types import WHOLE_PAGE, Box, PageArea
from engine.pipeline.page_pictures import PageSize

_LEFT, _NO_KEY = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
_AREA = PageArea(0, Box(50, 60, 150, 120))


@pytest.fixture
def areas(qtbot: QtBot) -> Iterator[PageAreas]:
    view = PageView(LIGHT)
    qtbot.addWidget(view)
    view.resize(800, 700)
    view.show_pages((PageSize(400, 300, 0), PageSize(300, 400, 90)))
    view.show()
    found = PageAreas(view)
    yield found


def _place(areas: PageAreas, sheet: int, x: float, y: float) -> QPoint:
    """Return the place of a point of a sheet in the view."""
    view = areas.parent()
    assert isinstance(view, PageView)
    paper = view.sheet(sheet)
    assert paper is not None
    return view.mapFromScene(paper.pos() + QPointF(x, y))


def _view(areas: PageAreas) -> PageView:
    view = areas.parent()
    assert isinstance(view, PageView)
    return view


def _drag(areas: PageAreas, begin: QPoint, end: QPoint, held: Qt.KeyboardModifier = _NO_KEY) -> None:
    viewport = _view(areas).viewport()
    for kind, place, button, buttons in (
        (QEvent.Type.MouseButtonPress, begin, _LEFT, _LEFT),
        (QEvent.Type.MouseMove, (begin + end) / 2, Qt.MouseButton.NoButton, _LEFT),
        (QEvent.Type.MouseMove, end, Qt.MouseButton.NoButton, _LEFT),
        (QEvent.Type.MouseButtonRelease, end, _LEFT, Qt.MouseButton.NoButton),
    ):
        there = QPointF(viewport.mapToGlobal(place))
        QApplication.sendEvent(viewport, QMouseEvent(kind, QPointF(place), there, button, buttons, held))


def _drawn(areas: PageAreas) -> list[PageArea]:
    found: list[PageArea] = []
    areas.drawn.connect(found.append)
    return found


def test_the_tool_draws_from_corner_to_corner(areas: PageAreas) -> None:
    drawn = _drawn(areas)
    areas.set_active(True)
    _drag(areas, _place(areas, 0, 150, 120), _place(areas, 0, 50, 60))
    (area,) = drawn
    assert area.page == 0
    assert tuple(area.box) == pytest.approx((50, 60, 150, 120), abs=1)


def test_a_box_on_a_turned_page_counts_on_the_page_as_it_is_stored(areas: PageAreas) -> None:
    """The page of 400 by 300 points is shown upright: 300 by 400."""
    drawn = _drawn(areas)
    areas.set_active(True)
    _view(areas).go_to_page(1)
    _drag(areas, _place(areas, 1, 200, 10), _place(areas, 1, 290, 40))
    (area,) = drawn
    assert area.page == 1
    assert tuple(area.box) == pytest.approx((10, 10, 40, 100), abs=1)


def test_without_the_tool_only_shift_draws(areas: PageAreas) -> None:
    drawn = _drawn(areas)
    begin, end = _place(areas, 0, 20, 20), _place(areas, 0, 80, 60)
    _drag(areas, begin, end)
    assert not drawn
    _drag(areas, begin, end, Qt.KeyboardModifier.ShiftModifier)
    assert len(drawn) == 1


def test_a_click_draws_nothing_and_no_box_leaves_its_page(areas: PageAreas) -> None:
    drawn = _drawn(areas)
    areas.set_active(True)
    _drag(areas, _place(areas, 0, 20, 20), _place(areas, 0, 21, 21))
    assert not drawn
    _drag(areas, _place(areas, 0, 350, 250), _place(areas, 0, 900, 290))
    assert tuple(drawn[0].box) == pytest.approx((350, 250, 400, 290), abs=1)


def test_without_a_mouse(qtbot: QtBot, areas: PageAreas) -> None:
    drawn, view = _drawn(areas), _view(areas)
    areas.set_active(True)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    (area,) = drawn
    assert (area.box.x1 - area.box.x0, area.box.y1 - area.box.y0) == pytest.approx((120, 40))
    areas.show([area])
    assert areas.selection == 0  # the one that was drawn last
    for key, held, expected in (
        (Qt.Key.Key_Right, _NO_KEY, (1, 0, 1, 0)),
        (Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier, (0, -10, 0, -10)),
        (Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier, (0, 0, 0, 1)),
    ):
        with qtbot.waitSignal(areas.changed) as told:
            qtbot.keyClick(view, key, held)
        number, moved = told.args
        assert number == 0
        assert tuple(b - a for a, b in zip(area.box, moved.box, strict=True)) == pytest.approx(expected)
    with qtbot.waitSignal(areas.removed) as gone:
        qtbot.keyClick(view, Qt.Key.Key_Delete)
    assert gone.args == [0]
    areas.show([])
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert not areas.active


@pytest.mark.expect_message("Mouse event .* not accepted by receiving widget")  # nothing is where the second click goes
def test_boxes_are_chosen_with_a_click_and_have_a_menu(qtbot: QtBot, areas: PageAreas) -> None:
    view = _view(areas)
    areas.show([_AREA, replace(_AREA, page=1), PageArea(1, WHOLE_PAGE)])
    areas.choose(-1)
    place = _place(areas, 0, 100, 90)
    qtbot.mouseClick(view.viewport(), _LEFT, pos=place)
    assert areas.selection == 0
    with qtbot.waitSignal(areas.menu_wanted) as told:
        asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, view.viewport().mapToGlobal(place))
        QApplication.sendEvent(view.viewport(), asked)
    assert told.args[0] == 0
    qtbot.mouseClick(view.viewport(), _LEFT, pos=_place(areas, 0, 10, 10))
    assert areas.selection == -1
    areas.step(1)
    areas.step(1)
    assert areas.selection == 1


def test_boxes_can_be_seen(areas: PageAreas) -> None:
    view = _view(areas)
    place = _place(areas, 0, 100, 90)
    before = view.grab().toImage().pixelColor(place)
    areas.show([_AREA])
    areas.choose(-1)
    colours = {view.grab().toImage().pixelColor(place + QPoint(x, 0)).name() for x in range(8)}
    assert colours != {before.name()}
    areas.show([])
    assert view.grab().toImage().pixelColor(place) == before


def test_boxes_of_an_earlier_run_stand_there_as_soon_as_the_pages_do(qtbot: QtBot) -> None:
    view = PageView(LIGHT)
    qtbot.addWidget(view)
    areas = PageAreas(view)
    areas.show([_AREA])
    view.show_pages((PageSize(400, 300, 0),))
    areas.show([_AREA])
    assert len(areas.items) == 1
    assert areas.selection == -1
    view.show_pages((PageSize(400, 300, 0),))
    areas.show([_AREA])
    assert areas.items[0].scene() is view.scene()


def test_there_are_no_boxes_on_flowing_text(qtbot: QtBot, areas: PageAreas) -> None:
    view = _view(areas)
    view.show_flow("Some words.")
    areas.show([_AREA])
    with qtbot.waitSignal(areas.activated) as told:
        areas.set_active(True)
    assert told.args == [False]
