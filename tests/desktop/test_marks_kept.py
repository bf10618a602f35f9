"""Marks on the pages keep how they look while the user scrolls, and those in view come first."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, QRectF
from pytestqt.qtbot import QtBot

from desktop import finding
from desktop.document.items import MarkItem, PageItem, SheetItem
from desktop.document.marked import _AROUND, PageMarks
from desktop.document.sheets import Spot
from desktop.document.view import PageView
from desktop.themes import DARK, LIGHT
from engine.pipeline.page_pictures import PageSize
from tests.builders.examined import TEXT, examination, plan
from tests.builders.settled import settle


def test_marks_change_their_colours_with_the_theme_and_move_without_python(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[MarkItem] = []
    paint = MarkItem.paint

    def watched(mark: MarkItem, *given: Any) -> None:
        painted.append(mark)
        paint(mark, *given)

    monkeypatch.setattr(MarkItem, "paint", watched)
    view = PageView(LIGHT)
    qtbot.addWidget(view)
    view.resize(500, 300)
    view.show_flow(TEXT, None)
    view.show()
    qtbot.waitUntil(lambda: view.sheets > 0)
    view.show_findings(examination().document, finding.collect(examination(), plan(), {}))
    qtbot.waitUntil(lambda: bool(painted))
    settle()
    painted.clear()
    view.verticalScrollBar().setValue(view.verticalScrollBar().value() + 10)
    view.viewport().repaint()
    assert not painted
    view.set_theme(DARK, DARK)
    view.viewport().repaint()
    assert painted


def test_marks_in_view_come_first_however_often_a_finding_is_mentioned(qtbot: QtBot) -> None:
    text = "\n".join([TEXT] * 2000)
    known, near = examination(text=text), len(text) // 2
    sheet = PageItem(100, 100, LIGHT, lambda _: None)
    made: list[int] = []

    def spots(start: int, end: int) -> Iterator[Spot]:
        made.append(start)
        yield Spot(0, QRectF(0, 0, 10, 10))

    parent = QObject()
    marks = PageMarks(parent)
    found = finding.collect(known, plan(), {})
    marks.show(found, [sheet], spots, near)
    mentions = sum(len(each.entity.mentions) for each in found)
    qtbot.waitUntil(lambda: len(made) == mentions)
    in_view = [abs(start - near) <= _AROUND for start in made]
    assert in_view == sorted(in_view, reverse=True)
    assert 100 < sum(in_view) < mentions


def test_a_frame_looks_only_at_the_marks_on_sheets_in_view(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A finding may have thousands of marks, and the sheets before those in view may be a thousand."""
    text, sheets = "\n".join([TEXT] * 200), 400
    view = PageView(LIGHT)
    qtbot.addWidget(view)
    view.resize(500, 300)
    view.show_pages((PageSize(400, 300, 0),) * sheets)
    view.show()
    found = finding.collect(examination(text=text), plan(), {})
    box = QRectF(20, 20, 40, 12)
    view.marks.show(found, view._sheets, lambda start, _: iter([Spot(start * sheets // len(text), box)]), 0)
    qtbot.waitUntil(lambda: not view.marks._timer.isActive())
    chosen = max(range(len(found)), key=lambda each: len(found[each].entity.mentions))
    everywhere = view.marks.of(chosen)
    assert len(everywhere) >= 400
    view.select(chosen)
    view.point_to(100)
    measured: list[MarkItem] = []
    in_view = PageView._in_view
    monkeypatch.setattr(PageView, "_in_view", lambda self, mark: measured.append(mark) or in_view(self, mark))
    asked: list[SheetItem] = []
    monkeypatch.setattr(SheetItem, "size", property(lambda sheet: asked.append(sheet) or sheet._size))
    page = next(at for at in range(sheets - 5, 0, -1) if view.marks.on([view._sheets[at]], chosen))
    view.go_to_page(page)
    view.viewport().repaint()
    assert view.page in (page, page + 1)
    assert 0 < len(set(measured)) < 20
    assert len(asked) < 20
    assert view._visible_mark() in view.marks.on(view._sheets[page - 1 : page + 2], chosen)
    assert {mark for sheet in view._sheets for mark in view.marks.on([sheet], chosen)} == set(everywhere)
    assert [mark.span for mark in view.marks.on(view._sheets, chosen, 3)] == [found[chosen].entity.mentions[3].span]
