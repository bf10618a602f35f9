"""Other programs of this computer: opens a saved file in its own program, and shows it in its folder.

What they do is not Sable's: the network lock stays closed here, and on Linux a program that is started from here gets
no connection either.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDir, QProcess, QUrl
from PySide6.QtGui import QDesktopServices


def open_file(file: Path, failed: Callable[[], object]) -> None:
    """Open a file in the program that the system has for its kind; call `failed` where none can be asked."""
    if not _open(file):
        failed()


def show_in_folder(file: Path, failed: Callable[[], object]) -> None:
    """Show the folder of a file, with the file selected where the system can; call `failed` where no program can be
    asked.
    """

    def show_folder() -> None:
        open_file(file.parent, failed)

    if not _select(file, show_folder):
        show_folder()


def _open(place: Path) -> bool:
    with _environment_of_system():
        return QDesktopServices.openUrl(QUrl.fromLocalFile(str(place)))


def _select(file: Path, failed: Callable[[], None]) -> bool:
    """Select a file in the system's file manager; return whether that could be asked. `failed` is called where it is
    found later that it can't.
    """
    if sys.platform == "win32":
        return QProcess.startDetached("explorer", ["/select,", QDir.toNativeSeparators(str(file))])[0]
    if sys.platform == "darwin":
        return QProcess.startDetached("/usr/bin/open", ["-R", str(file)])[0]
    return _ask_file_manager(file, failed)


def _ask_file_manager(file: Path, failed: Callable[[], None]) -> bool:
    """Ask the file manager over the session's bus, a local socket; return whether there is a bus. `failed` is called
    later, where no file manager answers. Source: freedesktop.org, the interface of file managers.
    """
    from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return False
    name = "org.freedesktop.FileManager1"
    asked = QDBusMessage.createMethodCall(name, f"/{name.replace('.', '/')}", name, "ShowItems")
    asked.setArguments([[QUrl.fromLocalFile(str(file)).toString(QUrl.ComponentFormattingOption.FullyEncoded)], ""])
    watcher = QDBusPendingCallWatcher(bus.asyncCall(asked), QCoreApplication.instance())

    def note_answer() -> None:
        if watcher.isError():
            failed()
        watcher.deleteLater()

    watcher.finished.connect(note_answer)
    return True


@contextmanager
def _environment_of_system() -> Iterator[None]:
    """Set the environment for other programs: a frozen application adds its own libraries, which would break theirs."""
    inside = getattr(sys, "_MEIPASS", None)
    own = {name: value for name, value in os.environ.items() if inside and inside in value}
    for name in own:
        before = os.environ.get(f"{name}_ORIG")
        os.environ.pop(name)
        if before and str(inside) not in before:
            os.environ[name] = before
    try:
        yield
    finally:
        os.environ.update(own)
