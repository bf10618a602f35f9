"""Windows and jobs at rest, without a time to wait: what was posted is done, and so is what that posted in turn."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from desktop.jobs import Jobs

_ROUNDS = 20
"""Events that follow from one another: a row is shown, asks for room, and moves what lies below it."""


def settle() -> None:
    """Deliver all that is posted: layouts, new words, signals of other threads, timers without a delay."""
    for _ in range(_ROUNDS):
        QApplication.sendPostedEvents()
        QApplication.processEvents()


def finish(jobs: Jobs) -> None:
    """Wait for the end of the work that was begun, and deliver its results."""
    jobs._pool.waitForDone()
    settle()
