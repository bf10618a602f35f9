"""Each test gets an application; none may leave a window, a thread or a process behind."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop import app
from desktop.main_window import MainWindow
from desktop.themes import LIGHT
from engine.core.options import Device, Options
from engine.pipeline.page_pictures import server

_LONGEST = 240_000
"""Milliseconds that a test waits if it says nothing else: a limit for what hangs, not for a busy machine."""


class _Patient(QtBot):
    """A bot that waits longer than the five seconds of pytest-qt."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = _LONGEST) -> None:  # noqa: N802
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = _LONGEST, **more: Any) -> Any:  # noqa: N802
        return super().waitSignal(signal, timeout=timeout, **more)

    def waitSignals(self, signals: Any, *, timeout: int = _LONGEST, **more: Any) -> Any:  # noqa: N802
        return super().waitSignals(signals, timeout=timeout, **more)

    def waitExposed(self, widget: QWidget, *, timeout: int = _LONGEST) -> Any:  # noqa: N802
        return super().waitExposed(widget, timeout=timeout)


@pytest.fixture(scope="session")
def qapp_cls() -> type[QApplication]:
    return QApplication


@pytest.fixture(scope="session")
def application() -> QApplication:
    return app.application(["sable"])


@pytest.fixture(autouse=True)
def _pages_are_drawn_by_forked_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A spawned one, as `test_page_server.py` has it, would load its libraries for each of hundreds of windows."""
    monkeypatch.setattr(server, "_METHOD", None)


@pytest.fixture
def window(qtbot: QtBot, application: QApplication) -> Iterator[MainWindow]:
    """The window as it is without settings; modules with other options have their own."""
    found = MainWindow(application, Options(device=Device.CPU), LIGHT)
    qtbot.addWidget(found)
    found.show()
    yield found
    found.close()


def pytest_runtest_setup() -> None:
    """Delete the windows that the test before has closed: every change of colours styles all that are there."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    return _Patient(request)


@pytest.fixture(autouse=True)
def _no_process_is_left(application: QApplication) -> Iterator[None]:
    yield
    # One process that reads files stays warm for the next test.
    left = [each for each in multiprocessing.active_children() if each.name == server.NAME]
    for each in left:  # the next tests have left none
        each.kill()
        each.join()
    assert not left
