"""The list of hits says of each what will happen to it, whole, in as many rows as there are hits."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from desktop import finding
from desktop.findings.find_bar import FindBar
from desktop.findings.hit_list import HitList
from desktop.jobs import Jobs
from desktop.themes import LIGHT
from tests.builders.examined import TEXT, examination, plan

_WIDE, _HIGH = 220, 20


@pytest.fixture
def bar(qtbot: QtBot) -> FindBar:
    found = FindBar(Jobs(), LIGHT)
    qtbot.addWidget(found)
    known = examination()
    found.show_document(known.document, finding.collect(known, plan(), {}))
    found.as_list.setChecked(True)
    found.show()
    return found


def _search(bar: FindBar, *words: str) -> HitList:
    spans = sorted((at, at + len(each)) for each in words for at in range(len(TEXT)) if TEXT.startswith(each, at))
    bar._show(bar._job, tuple(spans))
    return bar.list


def test_a_generalised_hit_is_not_called_masked(bar: FindBar) -> None:
    rows = _search(bar, "Maren", "Saltby", "1981").rows
    ends = [rows.index(row).data().rsplit("  ", 1)[-1] for row in range(rows.rowCount())]
    assert ends[:2] == ["(masked)", "(generalised)"] and "(" not in ends[2]
    assert rows.ticked == ((TEXT.index("1981"), TEXT.index("1981") + 4),)


def test_what_will_happen_is_shown_where_the_row_is_narrow(bar: FindBar) -> None:
    shown = _search(bar, "Maren")

    def painted() -> QImage:
        picture = QImage(_WIDE, _HIGH, QImage.Format.Format_RGB32)
        picture.fill(0xFFFFFFFF)
        option = QStyleOptionViewItem()
        option.initFrom(shown)
        option.widget = shown
        option.rect = QRect(0, 0, _WIDE, _HIGH)
        with QPainter(picture) as painter:
            shown.itemDelegate().paint(painter, option, shown.rows.index(0))
        return picture

    masked = painted()
    shown.rows.show_states(lambda _: None)
    assert masked != painted()


def test_few_hits_leave_no_empty_rows(bar: FindBar) -> None:
    one = _search(bar, "harbor").height()
    assert _search(bar, "Maren", "harbor", "Saltby").height() == 4 * one


def test_nothing_found_offers_no_number(bar: FindBar) -> None:
    _search(bar)
    assert bar.mask_all.text() == "Mask all" and not bar.mask_all.isEnabled()
    _search(bar, "Maren")
    assert bar.mask_all.text() == "Mask all 2"
