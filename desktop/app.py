"""Application start-up, command-line arguments of the window, and the self-test of an installation."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSettings, QTimer
from PySide6.QtWidgets import QApplication

from desktop import icons, locality, signals, start_page, translations
from desktop.export.failure import FailureSheet
from desktop.export.sheet import ExportSheet
from desktop.files import write_privately
from desktop.lazy_imports import opening
from desktop.main_window import MainWindow
from desktop.sessions import password
from desktop.sessions.records import Records
from desktop.sessions.session import Phase
from desktop.settings import SYSTEM, Preferences, Settings, administered, appearance, user_file
from engine.core import folders, messages, paths, resources
from engine.core.options import Options
from engine.sandbox import offline


def application(arguments: list[str]) -> QApplication:
    """Return the one application object of this process, created on the first call."""
    known = QApplication.instance()
    if isinstance(known, QApplication):
        return known
    found = QApplication(arguments)
    found.setApplicationName("Sable")
    translations.install(found, "en")
    appearance.remember_system(found)
    # Qt's own dialogs would keep the folders and names of files where nothing of Sable's clears them.
    QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, os.devnull)
    found.setWindowIcon(icons.of_program())
    found.setStyle("Fusion")  # the same on all systems: the style sheet is written for it
    return found


def run(arguments: list[str], *, alone: bool = False) -> int:
    """Show the window with the given files until it is closed.

    Args:
        alone: the process does nothing else, so that the kernel may refuse it the network for good.

    Returns the exit code.
    """
    parser = argparse.ArgumentParser(prog="sable-desktop", description="Redacts documents on this computer.")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    parser.add_argument("--no-sessions", action="store_true", help="keep no decisions and no list of recent files")
    parser.add_argument("--self-test", type=Path, metavar="FOLDER", help="show there that everything works, and end")
    asked = parser.parse_args(arguments[1:])
    if QApplication.instance() is None and not _has_screen():
        parser.exit(messages.FAILED, "sable-desktop: there is no screen here. `sable` needs none.\n")
    no_records = asked.no_sessions or asked.self_test
    locality.watch_files()
    found = application(arguments[:1])
    if alone:
        signals.close_windows_on(found)
        offline.seal()  # not before the window has reached its screen, which may be another machine's
    translations.install(found, translations.system_language())
    if administered.refused():
        return messages.FAILED
    preferences = Preferences(None if no_records else user_file(), found)
    settings = preferences.now
    translations.install(found, translations.system_language() if settings.language == SYSTEM else settings.language)
    appearance.set_text_size(found, settings.text_size)
    theme = appearance.theme(found, settings)
    appearance.wear(found, theme)  # set before the window is made, because a password may be asked for
    window = MainWindow(
        found,
        settings.options(Options()),
        theme,
        None if no_records else _records(settings),
        preferences,
    )
    test = SelfTest(window, asked.self_test) if asked.self_test else None
    window.restore_place()
    window.show()
    window.warm()
    if test:
        return found.exec()
    if not settings.welcomed:
        window.show_welcome()
    files = [each.resolve() for each in asked.files]
    window.open_files(files)
    if start_page.sample() in files:
        window.tour.offer()
    return found.exec()


def _has_screen() -> bool:
    """Return whether Qt may find a screen; where there is none, it would end the program with an abort."""
    if sys.platform != "linux":
        return True
    named = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM")
    return any(map(os.environ.get, named)) or os.environ.get("XDG_SESSION_TYPE") == "wayland"


def _records(settings: Settings) -> Records | None:
    """Return the store of decisions; None where the user wants none kept, or did not give the password."""
    if settings.keep == "nowhere":
        return None
    folder = folders.data()
    seal = password.ask(folder) if settings.protect else None
    if settings.protect and seal is None:
        return None
    return Records(folder, beside=settings.keep == "beside", seal=seal, reviewer=settings.reviewer)


def main() -> None:
    """Run the command `sable-desktop`."""
    sys.exit(run(sys.argv, alone=True))


# Self-test, `sable-desktop --self-test FOLDER`: checks an installation through the window itself. It copies the bundled
# samples into the folder, then opens, searches, exports and saves every document there, as a user would with Ctrl+O,
# Ctrl+E and Enter. The result is written to `self-test.json` in the folder.


REPORT = "self-test.json"
SAMPLES = ("complaint.pdf", "discharge-note.docx", "statement.txt")
_INTERVAL = 50  # milliseconds
_TIME_LIMIT = 600.0  # seconds for a document


class SelfTest(QObject):
    """A self-test run. It ends the application with 0 if every document was saved and no connection was open, else 1.

    The report: the time, in seconds since 1970, when the window was `shown` and each document was begun, searched and
    `saved`; seconds of `processor` time until the window was shown; the `guards` of the sandboxed worker; connections
    `open` and `refused` (a library asks for one while it is loaded); files `written`.
    """

    def __init__(self, window: MainWindow, folder: Path) -> None:
        super().__init__(window)
        self._window, self._folder = window, folder
        folder.mkdir(parents=True, exist_ok=True)
        for name in SAMPLES:
            shutil.copyfile(resources.find(f"samples/{name}"), folder / name)
        self._waiting = [each for each in paths.below([folder]) if each.name != REPORT]
        self._results: dict[str, Any] = {"documents": {}, "open": 0}
        self._document: dict[str, float] = {}
        window.exported.connect(self._saved)
        window.installEventFilter(self)
        self._timer = QTimer(self)
        self._timer.setInterval(_INTERVAL)
        self._timer.timeout.connect(self._poll)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Paint and "shown" not in self._results:
            self._results |= {"shown": time.time(), "processor": time.process_time()}
            QTimer.singleShot(0, self._next)
            self._timer.start()
        return super().eventFilter(watched, event)

    def _next(self) -> None:
        if not self._waiting:
            self._end(failed="")
            return
        path = self._waiting.pop(0)
        self._document = self._results["documents"][path.name] = {"begun": time.time()}
        self._window.open_files([path])

    def _poll(self) -> None:
        """Export the document in front when it is examined, confirm its sheet when it is ready, or end on a failure."""
        self._results["open"] = max(self._results["open"], locality.connections() or 0)
        session = self._window.session
        if session is None or "saved" in self._document:
            return
        if session.phase is Phase.FAILED or self._window.findChild(FailureSheet):
            self._end(failed="a document failed")
        elif time.time() > self._document["begun"] + _TIME_LIMIT:
            self._end(failed="a document took too long")
        elif session.phase is Phase.READY and "searched" not in self._document:
            self._document["searched"] = time.time()
            self._window.export()
        elif sheet := self._window.findChild(ExportSheet):
            sheet.looked.setChecked(True)
            if sheet.save.isEnabled():
                sheet.save.click()

    def _saved(self) -> None:
        self._document["saved"] = time.time()
        self._window.close_document(0)
        QTimer.singleShot(0, self._next)

    def _end(self, *, failed: str) -> None:
        self._timer.stop()
        self._results |= {
            "failed": failed,
            "guards": opening.isolation().guards,
            "refused": offline.refusals(),
            "written": [each.name for each in locality.files_written()],
        }
        write_privately(self._folder / REPORT, json.dumps(self._results, indent=1).encode())
        self._window.close()
        QCoreApplication.exit(bool(failed or self._results["open"]))
