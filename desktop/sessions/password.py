"""Password of the user's records: asks for it, and checks that it is the one of earlier runs."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QInputDialog, QLineEdit

from desktop.files import write_privately
from desktop.sessions.records import CannotUnseal, Seal

_CHECK_VALUE = b"sable"


def ask(folder: Path) -> Seal | None:
    """Ask until the password opens the earlier records, or the user gives up: then nothing is kept in this run."""
    title = QCoreApplication.translate("password", "Password of your decisions")
    first = QCoreApplication.translate("password", "Choose the password under which your decisions are kept:")
    again = QCoreApplication.translate("password", "Password under which your decisions are kept:")
    wrong = QCoreApplication.translate("password", "That is another password than before. Try again:")
    label = again if _file(folder).exists() else first
    while True:
        password, given = QInputDialog.getText(None, title, label, QLineEdit.EchoMode.Password)
        if not given:
            return None
        if password and (seal := fitting(folder, password)):
            return seal
        label = wrong if password else label


def fitting(folder: Path, password: str) -> Seal | None:
    """Return a seal for this password if it is that of earlier runs, or the first one; else None."""
    seal = Seal(password)
    try:
        kept = json.loads(_file(folder).read_bytes())
        return seal if seal.opened(kept) == _CHECK_VALUE else None
    except FileNotFoundError:
        return seal if write_privately(_file(folder), json.dumps(seal.closed(_CHECK_VALUE)).encode()) else None
    except (OSError, ValueError, TypeError, CannotUnseal):
        return None


def _file(folder: Path) -> Path:
    return folder / "password.json"
