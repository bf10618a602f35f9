"""Starts the window."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import appdirs
from PySide6.QtWidgets import QApplication

from desktop import appearance, dialogs, locality, settled, start_page, translations
from desktop.main_window import MainWindow
from desktop.self_test import SelfTest
from desktop.sessions import password
from desktop.sessions.records import Records
from desktop.settings import SYSTEM, Preferences, Settings, user_file
from engine import messages
from engine.options import Options


def application(arguments: list[str]) -> QApplication:
    """The one application object of this process, new or not."""
    known = QApplication.instance()
    if isinstance(known, QApplication):
        return known
    found = QApplication(arguments)
    found.setApplicationName("Sable")
    translations.install(found, "en")
    appearance.remember_system(found)
    found.setStyle("Fusion")  # the same on all systems: the style sheet is written for it
    return found


def run(arguments: list[str]) -> int:
    """Show the window with the files named, until it is closed. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="sable-desktop", description="Redacts documents on this computer.")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    parser.add_argument("--no-sessions", action="store_true", help="keep no decisions and no list of recent files")
    parser.add_argument("--self-test", type=Path, metavar="FOLDER", help="show there that everything works, and end")
    asked = parser.parse_args(arguments[1:])
    kept_nowhere = asked.no_sessions or asked.self_test
    locality.watch_files()
    found = application(arguments[:1])
    translations.install(found, translations.system_language())
    if settled.refused():
        return messages.FAILED
    preferences = Preferences(None if kept_nowhere else user_file(), found)
    settings = preferences.now
    translations.install(found, translations.system_language() if settings.language == SYSTEM else settings.language)
    appearance.set_text_size(found, settings.text_size)
    theme = appearance.theme(found, settings)
    appearance.wear(found, theme)  # before the window: a password may be asked for
    window = MainWindow(
        found,
        settings.options(Options()),
        theme,
        None if kept_nowhere else _records(settings),
        preferences,
    )
    test = SelfTest(window, asked.self_test) if asked.self_test else None
    window.show()
    window.warm()
    if test:
        return found.exec()
    if not settings.welcomed:
        dialogs.show_welcome(window)
    files = [each.resolve() for each in asked.files]
    window.open_files(files)
    if start_page.sample() in files:
        window.tour.offer()
    return found.exec()


def _records(settings: Settings) -> Records | None:
    """Where decisions are kept; None where the person wants none kept, or did not give the password."""
    if settings.keep == "nowhere":
        return None
    folder = Path(appdirs.user_data_dir("sable"))
    seal = password.ask(folder) if settings.protect else None
    if settings.protect and seal is None:
        return None
    return Records(folder, beside=settings.keep == "beside", seal=seal, reviewer=settings.reviewer)


def main() -> None:
    """The command `sable-desktop`."""
    sys.exit(run(sys.argv))
