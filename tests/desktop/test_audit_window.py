"""Released documents are audited in a window, and the words that gave a person away are shown in the document."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtSvgWidgets import QSvgWidget
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from desktop.audit.window import AuditWindow
from desktop.main_window import MainWindow
from desktop.sessions.session import Phase
from desktop.themes import DARK, LIGHT
from engine.core.options import Device, Options
from tests.builders.accessible import nameless

pytestmark = pytest.mark.model
_LONG = 200_000  # milliseconds
_TOWNS = "Saltby Carrow Lindholm Vessel Ostrand Kettering Brae Torvik Halden Mirren".split()
_JOBS = "pilot clerk baker nurse carver diver smith teller weaver joiner".split()
_PEOPLE = [(f"P{number:03}", _TOWNS[number % 10], _JOBS[number // 3 % 10], 1950 + number) for number in range(24)]


@pytest.fixture
def window(
    qtbot: QtBot, application: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    monkeypatch.setattr("appdirs.user_cache_dir", lambda name: str(tmp_path / "cache" / name))
    notes = tmp_path / "notes"
    notes.mkdir()
    for person, town, job, year in _PEOPLE:
        (notes / f"{person}_1.txt").write_text(f"***** is a {job} from {town}, born in {year}. She fell ill.")
    rows = [f"{person},{town},{job},{year}" for person, town, job, year in _PEOPLE]
    (tmp_path / "people.csv").write_text("\n".join(("id,town,occupation,year of birth", *rows)))
    found = MainWindow(application, Options(device=Device.CPU), LIGHT)
    qtbot.addWidget(found)
    found.show()
    yield found
    found.close()


@pytest.fixture
def audit(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> AuditWindow:
    shown = window.show_audit()
    assert not shown.run.isEnabled()
    shown.choose("documents", tmp_path / "notes")
    shown.choose("people", tmp_path / "people.csv")
    shown.quick.setChecked(True)
    qtbot.mouseClick(shown.run, Qt.MouseButton.LeftButton)
    assert shown.stop.isVisible() and not shown.run.isEnabled()
    assert not shown.question.isEnabled(), "what runs is not changed by it"
    return shown


def _said(audit: AuditWindow) -> list[str]:
    told = audit.findChildren(QScrollArea)[0].widget()
    return [each.text() for each in told.findChildren(QLabel)][1:]


def _paper(audit: AuditWindow) -> str:
    (picture,) = audit.findChildren(QSvgWidget)
    image = picture.grab().toImage()
    return image.pixelColor(image.width() // 2, 1).name().upper()


def test_what_gave_somebody_away_is_chosen_in_the_document(
    qtbot: QtBot, window: MainWindow, audit: AuditWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    qtbot.waitUntil(lambda: audit.list.topLevelItemCount() == len(_PEOPLE), timeout=_LONG)
    assert not nameless(audit)
    assert audit.focusWidget() is audit.list
    row = audit.list.topLevelItem(0)
    assert row is not None and row.childCount() > 0
    name, clue = row.text(0), row.child(0)
    assert clue is not None
    person = next(each for each in _PEOPLE if name.startswith(each[0]))
    words = clue.text(0).strip("“”")
    assert _said(audit)[:5] == ["Released documents", "notes", "Table of people", "people.csv", "Method"]
    audit.choose("people", tmp_path / "other.csv")
    assert audit.question.isEnabled() and "other.csv" not in _said(audit), "the figures are those of people.csv"
    assert _paper(audit) == LIGHT.window
    window.set_theme(DARK)
    assert _paper(audit) == DARK.window
    assert any(str(detail) in words for detail in person[1:])
    audit.list.itemActivated.emit(clue, 0)
    session = window.session
    assert session is not None and session.path == tmp_path / "notes" / name
    qtbot.waitUntil(lambda: session.phase is Phase.READY, timeout=_LONG)
    view = window.current
    assert view is not None
    qtbot.waitUntil(lambda: view.pages.chosen_text() is not None, timeout=_LONG)
    start, end = view.pages.chosen_text() or (0, 0)
    assert session.examination is not None
    assert " ".join(session.examination.document.text[start:end].split()) == words

    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path / "report"))
    qtbot.mouseClick(audit.save, Qt.MouseButton.LeftButton)
    assert {each.name for each in (tmp_path / "report").iterdir()} == {"audit.json", "work-list.csv", "audit.html"}
    assert audit.note.text() == f"Saved in {tmp_path / 'report'}" and audit.note.isVisible()
    assert person[1] not in (tmp_path / "report" / "audit.html").read_text(encoding="utf-8")


def test_an_audit_can_be_stopped(qtbot: QtBot, audit: AuditWindow) -> None:
    qtbot.mouseClick(audit.stop, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: audit.run.isEnabled(), timeout=_LONG)
    assert audit.problem.text() == "" and not audit.save.isEnabled()
    assert audit.note.isVisible() and audit.note.text().startswith("Stopped before it was finished.")
    audit.begin()
    assert not audit.note.isVisible()


def test_escape_stops_an_audit_as_closing_its_window_does(qtbot: QtBot, audit: AuditWindow) -> None:
    qtbot.keyClick(audit, Qt.Key.Key_Escape)
    assert not audit.isVisible()
    qtbot.waitUntil(lambda: audit.run.isEnabled(), timeout=_LONG)
    assert audit.list.topLevelItemCount() == 0 and not audit.save.isEnabled()


def test_a_table_that_is_none_is_told(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    shown = window.show_audit()
    (tmp_path / "people.csv").write_text("id,name\nP001,Maren,Saltby\n")
    shown.choose("documents", tmp_path / "notes")
    shown.choose("people", tmp_path / "people.csv")
    shown.begin()
    qtbot.waitUntil(lambda: shown.problem.text() != "", timeout=_LONG)
    assert shown.run.isEnabled()
    assert shown.problem.text().startswith("The table can't be used as it is."), "an audit masks nothing"


def test_fields_of_a_question_are_of_one_height_and_nothing_jumps(qtbot: QtBot, window: MainWindow) -> None:
    shown = window.show_audit()
    qtbot.waitExposed(shown)
    assert not shown.note.isVisible() and not shown.problem.isVisible(), "two empty lines make the bottom higher"
    shown.question.setCurrentIndex(1)
    qtbot.waitUntil(shown.goal.isVisible)
    assert abs(shown.goal.height() - shown.question.height()) <= 4
    assert shown.goal.y() + shown.goal.parentWidget().y() > shown.question.y() + shown.question.height()
