"""The page shown instead of a document that can't be shown."""

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop import messages
from desktop.document.problem_page import ProblemPage
from desktop.main_window import MainWindow
from desktop.painted import Card
from desktop.sessions.session import Phase
from desktop.themes import DARK, LIGHT
from engine.core.errors import DamagedFile, PasswordNeeded, UnreadableFile, WrongPassword
from tests.builders.settled import settle


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[ProblemPage]:
    above = QWidget()
    qtbot.addWidget(above)
    found = ProblemPage(LIGHT, above)
    above.show()
    yield found


def _button(page: ProblemPage, words: str) -> QPushButton:
    return next(each for each in page.findChildren(QPushButton) if each.text() == words)


@pytest.mark.parametrize("error", [DamagedFile(format="pdf"), UnreadableFile()])
def test_another_file_comes_first_and_the_same_one_may_be_tried_again(
    qtbot: QtBot, page: ProblemPage, error: Exception
) -> None:
    page.show_error(error)
    page.set_theme(DARK)
    assert not page.findChild(QLineEdit).isVisibleTo(page)
    assert _button(page, "Open another file…").property("primary")
    with qtbot.waitSignal(page.open_wanted):
        qtbot.mouseClick(_button(page, "Open another file…"), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.again) as again:
        qtbot.mouseClick(_button(page, "Try again"), Qt.MouseButton.LeftButton)
    assert again.args == [None]


@pytest.mark.parametrize("error", [PasswordNeeded(), WrongPassword()])
def test_a_locked_file_asks_for_its_password(qtbot: QtBot, page: ProblemPage, error: Exception) -> None:
    page.show_error(error)
    shown = [each.text() for each in page.findChildren(QLabel) if each.isVisibleTo(page)]
    assert not any("Nothing was lost" in each for each in shown), "nobody has to be told where a password is asked for"
    field = page.findChild(QLineEdit)
    assert field.isVisibleTo(page) and field.echoMode() is QLineEdit.EchoMode.Password
    with qtbot.assertNotEmitted(page.again):
        qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.keyClicks(field, "open sesame")
    with qtbot.waitSignal(page.again) as again:
        qtbot.keyClick(field, Qt.Key.Key_Return)
    assert again.args == ["open sesame"]
    page.show_error(error)
    assert field.text() == ""


@pytest.mark.parametrize("error", [PasswordNeeded(), WrongPassword(), DamagedFile(format="pdf"), UnreadableFile()])
def test_the_words_have_the_width_of_the_card(qtbot: QtBot, page: ProblemPage, error: Exception) -> None:
    page.resize(1200, 800)
    page.show_error(error)
    page.show()
    settle()
    card = page.findChild(Card)
    said = [each for each in card.findChildren(QLabel) if each.isVisible() and each.text() == messages.failure(error)]
    assert [each.width() > card.width() / 2 for each in said] == [True]


def test_a_file_that_opens_makes_no_problem_page(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    """Its parts take longer than a page takes to be drawn."""
    good, bad = tmp_path / "note.txt", tmp_path / "broken.pdf"
    good.write_text("Maren Tolvald came on Tuesday.", encoding="utf-8")
    bad.write_bytes(b"%PDF-1.7 and nothing else")
    window.open_files([good])
    assert window.findChild(ProblemPage) is None
    window.open_files([bad])
    view = window.documents.views[1]
    qtbot.waitUntil(lambda: view.session.phase is Phase.FAILED)
    assert (problem := view.findChild(ProblemPage)) and problem.isVisibleTo(view)
    assert window.documents.views[0].findChild(ProblemPage) is None


def test_a_file_that_was_stopped_before_it_was_open_has_no_findings_panel(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    note, may_end = tmp_path / "note.txt", Event()
    note.write_text("Maren Tolvald came on Tuesday.", encoding="utf-8")
    window.jobs.run(lambda _: may_end.wait(), done=lambda _: None, failed=lambda _: None)
    window.open_files([note])
    view = window.documents.views[0]
    assert window.panel.isVisible() and not view.shows_problem
    view.session.cancel()
    may_end.set()
    qtbot.waitUntil(lambda: view.session.phase is Phase.CANCELLED)
    assert view.shows_problem and not window.panel.isVisible()
