"""The start page: opens files, folders and the sample, and lists recent files with place, time and state."""

import os
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop.batch.window import BatchWindow
from desktop.main_window import MainWindow
from desktop.painted import Elided
from desktop.recent_files import when
from desktop.sessions.recent import Recent
from desktop.sessions.records import Records
from desktop.settings import Preferences, appearance
from desktop.start_page import StartPage
from desktop.themes import LIGHT
from engine.core.options import Device, Options
from tests.builders.accessible import cut, nameless
from tests.builders.settled import settle

_LEFT = Qt.MouseButton.LeftButton


def _buttons(page: StartPage) -> dict[str, QPushButton]:
    return {each.accessibleName() or each.text(): each for each in page.findChildren(QPushButton) if each.isVisible()}


def _row(page: StartPage, name: str) -> QPushButton:
    return next(each for words, each in _buttons(page).items() if words.startswith(name))


def _page(qtbot: QtBot, records: Records | None) -> StartPage:
    page = StartPage(LIGHT, records)
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    return page


def test_recent_files_are_shown_opened_and_forgotten(qtbot: QtBot, application: QApplication, tmp_path: Path) -> None:
    here, gone = tmp_path / "here & there.pdf", tmp_path / "gone.pdf"
    here.touch()
    records = Records(tmp_path / "kept")
    for path in (here, gone):
        records.opened(path, "ab" * 32)
    page = _page(qtbot, records)
    assert not any(each.startswith("gone.pdf") for each in _buttons(page))
    row = _row(page, "here & there.pdf")
    assert f"{tmp_path.parent.name} / {tmp_path.name}" in row.accessibleName() and "today" in row.accessibleName()
    with qtbot.waitSignal(page.file_wanted) as wanted:
        qtbot.mouseClick(row, _LEFT)
    assert wanted.args == [here]
    qtbot.mouseClick(_buttons(page)["Clear list"], _LEFT)
    assert records.recent() == {}
    assert "Clear list" not in _buttons(page)


def test_rows_with_longer_and_shorter_states_are_in_line(
    qtbot: QtBot, application: QApplication, tmp_path: Path
) -> None:
    records = Records(tmp_path / "kept")
    for name, undecided in (("a.txt", 0), ("b.txt", 12_000_000)):
        path = tmp_path / name
        path.write_text("Ann", encoding="utf-8")
        records.opened(path, "ab" * 32)
        records.progressed(path, undecided=undecided, decided_now=True)
    page = _page(qtbot, records)
    page.resize(560, 700)
    settle()
    rows = [_row(page, name).findChildren(Elided) for name in ("a.txt", "b.txt")]
    assert len({tuple((each.x(), each.width()) for each in row) for row in rows}) == 1


def test_a_recent_file_shows_the_state_of_its_review(qtbot: QtBot, application: QApplication, tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("Ann", encoding="utf-8")
    records = Records(tmp_path / "kept")
    records.opened(path, "ab" * 32)
    page = _page(qtbot, records)

    def shown() -> str:
        page.hide()
        page.show()
        return _row(page, "a.txt").accessibleName()

    records.progressed(path, undecided=3)
    assert shown().endswith("3 undecided findings")
    records.progressed(path, undecided=0, decided_now=True)
    assert shown().endswith("Decided, not exported")
    records.exported(path)
    assert shown().endswith("Exported")
    records.opened(path, "ab" * 32)
    records.progressed(path, undecided=0)
    assert shown().endswith("Exported")
    records.progressed(path, undecided=1, decided_now=True)
    assert shown().endswith("1 undecided finding")
    path.write_text("Ann again", encoding="utf-8")
    assert shown().endswith("File changed since")
    records.opened(path, "cd" * 32)
    assert not shown().endswith(("since", "findings", "xported"))


def test_the_list_of_an_earlier_release_is_shown(qtbot: QtBot, application: QApplication, tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.touch()
    records = Records(tmp_path / "kept")
    records.folder.mkdir()
    (records.folder / "recent.json").write_text(f'{{"{path}": "{"ab" * 32}"}}', encoding="utf-8")
    assert records.recent() == {path: Recent("ab" * 32)}
    assert _row(_page(qtbot, records), "a.txt").accessibleName().endswith(tmp_path.name)


def test_without_records_nothing_is_listed(qtbot: QtBot, application: QApplication) -> None:
    page = _page(qtbot, None)
    assert set(_buttons(page)) == {"Open…", "Open a folder…", "Try the sample", "Privacy"}


@pytest.mark.parametrize("per_cent", [100, 200])
def test_nothing_is_cut_and_all_is_named(
    qtbot: QtBot, application: QApplication, tmp_path: Path, per_cent: int
) -> None:
    path = tmp_path / ("a name that is much too long for its row " * 5 + ".pdf")
    path.touch()
    records = Records(tmp_path / "kept")
    records.opened(path, "ab" * 32)
    records.progressed(path, undecided=1234)
    appearance.set_text_size(application, per_cent)
    page = _page(qtbot, records)
    page.resize(900, 500)
    settle()
    try:
        assert not nameless(page) and not cut(page)
        assert all(each.mapTo(page, each.rect().topRight()).x() <= page.width() for each in page.findChildren(QLabel))
    finally:
        appearance.set_text_size(application, 100)


def test_times_of_opening() -> None:
    QLocale.setDefault(QLocale("en_US"))
    now = datetime(2026, 11, 19, 15, 30).astimezone()
    try:
        assert when(None, now) == ""
        assert when(now - timedelta(hours=5), now) == "today, 10:30\u202fAM"
        assert when(now - timedelta(hours=16), now) == "yesterday"
        assert when(now - timedelta(days=3), now) == "Monday"
        assert when(now - timedelta(days=30), now) == "10/20/26"
        assert when(now + timedelta(days=2), now) == "11/21/26"
    finally:
        QLocale.setDefault(QLocale.system())


def test_a_folder_is_asked_for_once_and_its_documents_open_in_front(
    qtbot: QtBot, application: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "in").mkdir()
    window = MainWindow(application, Options(device=Device.CPU), LIGHT, Records(tmp_path / "kept"), Preferences())
    qtbot.addWidget(window)
    window.show()
    chosen = [str(tmp_path / "in"), ""]
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: chosen.pop())
    folder = _buttons(window.start)["Open a folder…"]
    qtbot.mouseClick(folder, _LEFT)
    assert window.findChild(BatchWindow) is None, "nothing was chosen"
    qtbot.mouseClick(folder, _LEFT)
    batch = window.findChild(BatchWindow)
    assert batch is not None and batch.isVisible() and not chosen
    assert batch.windowHandle().transientParent() is None, "it would stay in front of the document"
    (tmp_path / "in" / "a.txt").write_text("Ann", encoding="utf-8")
    batch.file_wanted.emit(tmp_path / "in" / "a.txt")
    qtbot.waitUntil(window.isActiveWindow)
    assert os.fspath(window.documents.views[0].session.path).endswith("a.txt")
    window.close()
