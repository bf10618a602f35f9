"""The files that were open last: shown while they are there, opened by a click, forgotten when asked."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from desktop.sessions.records import Records
from desktop.start_page import StartPage
from desktop.themes import LIGHT


def _links(page: StartPage) -> dict[str, QPushButton]:
    return {each.text(): each for each in page.findChildren(QPushButton) if each.isVisible()}


def test_recent_files_are_shown_opened_and_forgotten(qtbot: QtBot, application: QApplication, tmp_path: Path) -> None:
    here, gone = tmp_path / "here & there.pdf", tmp_path / "gone.pdf"
    here.touch()
    records = Records(tmp_path / "kept")
    for path in (here, gone):
        records.opened(path, "ab" * 32)
    page = StartPage(LIGHT, records)
    qtbot.addWidget(page)
    page.show()
    qtbot.waitUntil(lambda: "here && there.pdf" in _links(page))
    links = _links(page)
    assert "gone.pdf" not in links
    with qtbot.waitSignal(page.file_wanted) as wanted:
        qtbot.mouseClick(links["here && there.pdf"], Qt.MouseButton.LeftButton)
    assert wanted.args == [here]
    qtbot.mouseClick(links["Clear"], Qt.MouseButton.LeftButton)
    assert records.recent() == {}
    qtbot.waitUntil(lambda: "here && there.pdf" not in _links(page))


def test_without_records_nothing_is_listed(qtbot: QtBot, application: QApplication) -> None:
    page = StartPage(LIGHT, None)
    qtbot.addWidget(page)
    page.show()
    assert set(_links(page)) == {"Open…", "Try the sample"}
