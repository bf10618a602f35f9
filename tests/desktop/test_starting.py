"""The window is there before what searches documents is loaded."""

from __future__ import annotations

import subprocess
import sys
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication

from desktop import app, locality, translations
from desktop.settings import Settings
from desktop.themes import DARK
from tests.conftest import REPOSITORY

_HEAVY = ("torch", "transformers", "spacy", "pandas")
_TOLD = f"import sys, desktop.app; print([each for each in {_HEAVY} if each in sys.modules])"


def test_nothing_that_takes_seconds_is_loaded_with_the_window() -> None:
    """A chain of imports that brings one of these in would make everybody wait for it at each start."""
    done = subprocess.run([sys.executable, "-c", _TOLD], cwd=REPOSITORY, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_password_is_asked_for_in_the_colours_of_the_window(
    application: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes before the window, which would set them too late."""
    asked: list[str] = []

    def records(settings: Settings) -> None:
        asked.append(application.palette().window().color().name())
        raise _Asked

    monkeypatch.setattr(app, "Preferences", lambda *_: SimpleNamespace(now=Settings(theme="dark")))
    monkeypatch.setattr(app, "_records", records)
    # These would outlive the test.
    monkeypatch.setattr(locality, "watch_files", lambda: None)
    monkeypatch.setattr(translations, "install", lambda *_: None)
    before = application.palette(), application.styleSheet()
    try:
        with pytest.raises(_Asked):
            app.run(["sable-desktop"])
    finally:
        application.setPalette(before[0])
        application.setStyleSheet(before[1])
    assert asked == [DARK.window.lower()]


class _Asked(Exception):
    """The program goes no further in this test."""
