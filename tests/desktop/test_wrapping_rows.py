"""Rows that continue on the next line keep together what belongs together."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.findings.find_bar import FindBar
from desktop.jobs import Jobs
from desktop.settings import appearance
from desktop.themes import LIGHT
from desktop.wrapping import WrappingRow


def _row(qtbot: QtBot, widths: list[int], together: list[int]) -> tuple[QWidget, list[QWidget]]:
    parent, row = QWidget(), WrappingRow(6)
    qtbot.addWidget(parent)
    parent.setLayout(row)
    parts = [QWidget(parent) for _ in widths]
    for part, width in zip(parts, widths, strict=True):
        part.setFixedSize(width, 20)
        row.addWidget(part)
    row.keep_together(*(parts[number] for number in together))
    parent.show()
    return parent, parts


def _tops(parent: QWidget, parts: list[QWidget], width: int) -> list[int]:
    parent.resize(width, parent.heightForWidth(width))
    QApplication.processEvents()
    return [each.y() for each in parts if each.isVisible()]


def test_a_group_goes_to_the_next_line_as_a_whole(qtbot: QtBot) -> None:
    parent, parts = _row(qtbot, [100, 50, 50, 50], [1, 2, 3])
    assert len({*_tops(parent, parts, 270)}) == 1
    assert _tops(parent, parts, 220) == [0, 26, 26, 26]


def test_a_group_wider_than_a_line_is_parted(qtbot: QtBot) -> None:
    parent, parts = _row(qtbot, [100, 50, 50, 50], [1, 2, 3])
    assert _tops(parent, parts, 110) == [0, 26, 26, 52]


def test_hidden_members_take_no_room(qtbot: QtBot) -> None:
    parent, parts = _row(qtbot, [100, 50, 50, 50], [1, 2, 3])
    parts[2].hide()
    assert _tops(parent, parts, 220) == [0, 0, 0]


@pytest.mark.parametrize("size", [100, 200])
def test_find_bar_parts_no_buttons_that_belong_together(qtbot: QtBot, application: QApplication, size: int) -> None:
    appearance.set_text_size(application, size)
    bar = FindBar(Jobs(), LIGHT)
    qtbot.addWidget(bar)
    bar.show()
    groups = ((bar.count, bar._previous, bar._next), (bar.mask_this, bar.mask_all, bar.as_list))
    for width in range(4 * size, 10 * size, 10):
        bar.resize(width, 300)
        QApplication.processEvents()
        middles = [[each.geometry().center().y() for each in group] for group in groups]
        assert all(abs(one - other) <= 1 for group in middles for one, other in pairwise(group)), width
        field = bar.words.mapTo(bar, bar.words.rect().center()).y()
        assert abs(bar._close.geometry().center().y() - field) <= 1
    appearance.set_text_size(application, 100)
