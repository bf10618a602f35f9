"""Buttons that decide are in one line in a low panel, whatever their panel was as wide as before."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.findings.reasons.panel import ReasonsPanel
from desktop.keyed import KeyButton
from desktop.themes import LIGHT


def test_keys_give_way_when_the_panel_gets_narrower(qtbot: QtBot, application: QApplication) -> None:
    panel = ReasonsPanel(LIGHT)
    qtbot.addWidget(panel)
    buttons: list[KeyButton] = list(panel.decisions.values())
    for button, key in zip(buttons, "AGX", strict=True):
        button.setText("Verallgemeinern")
        button.show_key(key)
    whole = sum(each.width_with_key() for each in buttons)
    panel.resize(whole + 100, 400)
    panel.show()
    panel.put_in_one_line(True)  # while the panel is still as wide as before
    assert all(each.capped for each in buttons)
    for width, capped in ((whole, False), (whole + 100, True), (whole, False)):
        panel.resize(width, 400)
        QApplication.processEvents()
        assert {each.capped for each in buttons} == {capped}
        assert len({each.y() for each in buttons}) == 1
    panel.put_in_one_line(False)
    assert all(each.capped for each in buttons)
