"""Saved files of a document, within reach until the document is closed: what they are, and a menu that opens them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale
from PySide6.QtWidgets import QWidget

from desktop import other_programs
from desktop.mnemonics import Menu


@dataclass(frozen=True, slots=True)
class Saved:
    """The files of one export.

    Attributes:
        files: the redacted file, then its side outputs.
        checks: the number of checks that it passed.
        at: when it was saved.
        is_present: returns whether it holds what the window shows; otherwise the user decided something since.
        was_present: whether it did when it was saved; otherwise the user decided something meanwhile.
    """

    files: tuple[Path, ...]
    checks: int
    at: datetime
    is_present: Callable[[], bool]
    was_present: bool = True

    @property
    def title(self) -> str:
        """Return the words for a link to the files."""
        time = QLocale().toString(
            QDateTime.fromSecsSinceEpoch(int(self.at.timestamp())).time(), QLocale.FormatType.ShortFormat
        )
        return QCoreApplication.translate("SavedMenu", "Saved at {time}").format(time=time)


class SavedMenu(Menu):
    """The proof of saved files in a sentence, and actions that open each file or show all in their folder.

    `failed` is called where the system has no program for it.
    """

    def __init__(self, saved: Saved, failed: Callable[[], object], parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.setObjectName("saved")
        if saved.checks:
            self._note(self.tr("The saved file passed all %n check(s)", "", saved.checks))
        if not saved.is_present():
            self._note(self.tr("It was saved without your last decisions"))
        self.addSeparator()
        for file in saved.files:
            opening = self.addAction(self.tr("Open {file}").format(file=file.name).replace("&", "&&"))
            opening.triggered.connect(lambda _=False, file=file: other_programs.open_file(file, failed))
        showing = self.addAction(self.tr("Show in folder"))
        showing.triggered.connect(lambda _=False: other_programs.show_in_folder(saved.files[0], failed))

    def _note(self, words: str) -> None:
        self.addAction(words).setEnabled(False)
