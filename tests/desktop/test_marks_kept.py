"""Marks on the pages keep how they look while the user scrolls."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop import finding
from desktop.document.items import MarkItem
from desktop.document.view import PageView
from desktop.themes import DARK, LIGHT
from tests.builders.examined import TEXT, examination, plan


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
    qtbot.wait(50)
    painted.clear()
    view.verticalScrollBar().setValue(view.verticalScrollBar().value() + 10)
    view.viewport().repaint()
    assert not painted
    view.set_theme(DARK, DARK)
    view.viewport().repaint()
    assert painted
