"""Marks on the pages keep how they look while the user scrolls, and those in view come first."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, QRectF
from pytestqt.qtbot import QtBot

from desktop import finding
from desktop.document.items import MarkItem, PageItem
from desktop.document.marked import _AROUND, PageMarks
from desktop.document.sheets import Spot
from desktop.document.view import PageView
from desktop.themes import DARK, LIGHT
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
