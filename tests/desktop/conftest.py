"""Each test gets an application; none may leave a window, a thread or a process behind."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from desktop import app
from engine.pipeline.page_pictures import server


@pytest.fixture(scope="session")
def qapp_cls() -> type[QApplication]:
    return QApplication


@pytest.fixture(scope="session")
def application() -> QApplication:
    return app.application(["sable"])


def pytest_runtest_setup() -> None:
    """Delete the windows that the test before has closed: every change of colours styles all that are there."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def _no_process_is_left(application: QApplication) -> Iterator[None]:
    yield
    # One process that reads files stays warm for the next test.
    assert not [each for each in multiprocessing.active_children() if each.name == server.NAME]
