"""No batch goes on unseen: who closes its window, or the program, decides whether it is stopped."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from desktop import signals
from desktop.batch import work
from desktop.batch.queue import ItemState
from desktop.batch.window import BatchWindow
from desktop.batch.work import BatchResult
from desktop.main_window import MainWindow
from engine.core.options import Options
from engine.core.progress import Progress
from engine.reports import Outcome
from tests.sampled import sampled

_DOCUMENTS = 3


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """A replacement for the engine that works on a document until the gate is opened."""
    opened = threading.Event()

    def look(path: Path, options: Options, progress: Progress, *, target: Path | None, **_: object) -> BatchResult:
        while not opened.wait(0.01):
            progress.step("open", 0, 1)
        return BatchResult(1, 1, 0, 0, (), Outcome(path.name, target.name, 0, "", None) if target else None)

    monkeypatch.setattr(work, "look", look)
    return opened


@pytest.fixture
def batch(window: MainWindow, gate: threading.Event, tmp_path: Path) -> BatchWindow:
    for number in range(_DOCUMENTS):
        (tmp_path / f"{number}.txt").write_text("Ann", encoding="utf-8")
    return window.show_batch([tmp_path])


@pytest.fixture(params=["search", "run"])
def working(request: pytest.FixtureRequest, batch: BatchWindow, tmp_path: Path) -> BatchWindow:
    if request.param == "run":
        batch.queue.run(tmp_path / "out")
    else:
        batch.queue.begin()
    assert batch.queue.count(ItemState.WORKING) == 1
    return batch


class _User:
    """Presses a button of each question, or Esc. `asked`: the words of all questions; `role`: of the button."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.role: QMessageBox.ButtonRole | None = None
        self.timer = QTimer()
        self.timer.timeout.connect(self._press)
        self.timer.start(10)

    def _press(self) -> None:
        box = QApplication.activeModalWidget()
        if not isinstance(box, QMessageBox) or not box.isVisible():
            return
        self.asked.append(f"{box.text()} {box.informativeText()}")
        assert box.buttonRole(box.defaultButton()) is QMessageBox.ButtonRole.RejectRole, "Return must stop nothing"
        if self.role is None:
            box.reject()
        else:
            next(each for each in box.buttons() if box.buttonRole(each) is self.role).click()


@pytest.fixture
def user() -> Iterator[_User]:
    found = _User()
    yield found
    found.timer.stop()


def _leave(qtbot: QtBot, batch: BatchWindow, way: str) -> None:
    if way == "escape":
        qtbot.keyClick(batch, Qt.Key.Key_Escape)
    else:
        batch.close()


@pytest.mark.parametrize("way", ["escape", "close"])
@pytest.mark.parametrize("role", sampled([None, QMessageBox.ButtonRole.RejectRole], every=2))
def test_a_batch_that_shall_go_on_stays_in_sight(
    qtbot: QtBot,
    working: BatchWindow,
    user: _User,
    gate: threading.Event,
    way: str,
    role: QMessageBox.ButtonRole | None,
) -> None:
    user.role = role
    _leave(qtbot, working, way)
    assert user.asked == ["Stop the batch? 3 documents are not finished. Copies that are already saved are kept."]
    assert working.isVisible() and working.queue.under_way
    gate.set()
    qtbot.waitUntil(lambda: not working.queue.under_way)
    assert working.queue.count(ItemState.READY) + working.queue.count(ItemState.SAVED) == _DOCUMENTS


@pytest.mark.parametrize("way", ["escape", "close"])
def test_a_batch_whose_window_closes_is_stopped(qtbot: QtBot, working: BatchWindow, user: _User, way: str) -> None:
    user.role = QMessageBox.ButtonRole.DestructiveRole
    _leave(qtbot, working, way)
    assert len(user.asked) == 1 and not working.isVisible()
    qtbot.waitUntil(lambda: working.queue.count(ItemState.WORKING) == 0)
    assert working.queue.count(ItemState.WAITING) == _DOCUMENTS, "nothing is searched unseen"


def test_a_batch_that_rests_closes_without_a_question(
    qtbot: QtBot, batch: BatchWindow, user: _User, gate: threading.Event
) -> None:
    qtbot.keyClick(batch, Qt.Key.Key_Escape)
    assert not batch.isVisible()
    gate.set()
    batch.show()
    batch.queue.begin()
    qtbot.waitUntil(lambda: not batch.queue.under_way)
    qtbot.keyClick(batch, Qt.Key.Key_Escape)
    assert not batch.isVisible() and user.asked == []


def test_the_program_does_not_end_while_a_batch_shall_go_on(
    window: MainWindow, working: BatchWindow, user: _User
) -> None:
    user.role = QMessageBox.ButtonRole.RejectRole
    assert not window.close()
    assert len(user.asked) == 1 and window.isVisible() and working.isVisible() and working.queue.under_way
    working.queue.stop()


def test_a_signal_that_ends_the_program_asks_nothing(
    application: QApplication, window: MainWindow, working: BatchWindow, user: _User
) -> None:
    application.setProperty(signals.ENDED, True)
    try:
        application.closeAllWindows()
    finally:
        application.setProperty(signals.ENDED, None)
    assert not window.isVisible() and not working.isVisible() and user.asked == []


def test_a_window_is_gone_while_its_last_job_comes_to_a_step(window: MainWindow) -> None:
    began, seen = threading.Event(), []

    def slow(progress: Progress) -> None:
        began.set()
        until = time.monotonic() + 2
        while window.isVisible() and time.monotonic() < until:
            time.sleep(0.01)
        seen.append(window.isVisible())

    window.jobs.run(slow, done=lambda _: None, failed=lambda _: None)
    began.wait()
    window.close()
    assert seen == [False]


def test_no_window_outlives_the_program(window: MainWindow, working: BatchWindow, user: _User) -> None:
    beside: tuple[QWidget, ...] = (working, window.show_audit())
    user.role = QMessageBox.ButtonRole.DestructiveRole
    assert window.close() and len(user.asked) == 1
    assert not any(each.isVisible() for each in beside)
