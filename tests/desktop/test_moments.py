"""Date and time of a decision are in the forms of the language, with the whole year."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from desktop import translations
from desktop.sessions.signature import moment

_AT = datetime(2026, 11, 26, 12, 5, tzinfo=UTC)


@pytest.mark.parametrize(
    ("language", "day"),
    [
        ("en", "26/11/2026"),
        ("de", "26.11.2026"),
        ("fr", "26/11/2026"),
        ("es", "26/11/2026"),
        ("pt", "26/11/2026"),
        ("da", "26.11.2026"),
        ("nb", "26.11.2026"),
    ],
)
def test_a_moment_has_the_form_of_the_language(
    application: QApplication, monkeypatch: pytest.MonkeyPatch, language: str, day: str
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(QLocale.Language.C))  # a system that has no forms
    translations.install(application, language)
    try:
        assert moment(_AT).startswith(f"{day} ")
    finally:
        monkeypatch.undo()
        translations.install(application, "en")


def test_a_system_with_forms_keeps_them_in_english(application: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("en_US"))
    translations.install(application, "en")
    try:
        assert moment(_AT).startswith("11/26/2026 ")
    finally:
        monkeypatch.undo()
        translations.install(application, "en")
