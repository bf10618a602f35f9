"""Dialogs that send a document's review to a colleague, and that open what a colleague has sent."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.answers import answers
from desktop.files import write_privately
from desktop.lazy_imports import side_outputs
from desktop.main_window.dialogs import open_dialog
from desktop.sessions import handover
from desktop.sessions.handover import Added
from desktop.sessions.records import CannotUnseal
from desktop.sessions.session import DocumentSession, Phase


class SendDialog(QDialog):
    """The dialog that asks for a password and a place. Signal: `wanted` (password)."""

    wanted = Signal(str)

    def __init__(self, reviewer: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Send for review"))
        about = QLabel(
            self.tr(
                "The review file holds your decisions, marks and name, and no text of the document. A colleague opens "
                "it with the same document and this password. Send the password by another way."
            ),
            self,
        )
        about.setWordWrap(True)
        name = QLabel(
            self.tr("Signed by: {name}").format(name=reviewer)
            if reviewer
            else self.tr("Your name is not set: your decisions are sent without one. Set it in the settings."),
            self,
        )
        name.setWordWrap(True)
        name.setProperty("role", "second" if reviewer else "warning")
        grid = QGridLayout()
        self.password, self.again = QLineEdit(self), QLineEdit(self)
        for row, (field, words) in enumerate(
            ((self.password, self.tr("Password")), (self.again, self.tr("The same password again")))
        ):
            label = QLabel(words, self)
            label.setBuddy(field)
            field.setEchoMode(QLineEdit.EchoMode.Password)
            field.setAccessibleName(words)
            field.textChanged.connect(self._check)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
        self.problem = QLabel(self)
        self.problem.setWordWrap(True)
        self.problem.setProperty("role", "second")
        self.save = QPushButton(self.tr("Save review file…"), self)
        self.save.clicked.connect(self._send)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        for part in (about, name):
            column.addWidget(part)
        column.addLayout(grid)
        column.addWidget(self.problem)
        column.addLayout(answers(self, self.save))
        self.setMinimumWidth(460)
        self._check()

    def _check(self, _: str = "") -> None:
        problem = ""
        if len(self.password.text()) < side_outputs.SHORTEST_PASSWORD:
            problem = self.tr("The password needs %n character(s) or more.", "", side_outputs.SHORTEST_PASSWORD)
        elif self.password.text() != self.again.text():
            problem = self.tr("The two passwords differ.")
        self.problem.setText(problem)
        self.save.setEnabled(not problem)

    def _send(self, _: bool = False) -> None:
        self.wanted.emit(self.password.text())
        self.accept()


class OpenDialog(QDialog):
    """The dialog that asks for the password of a review file, until it is right, and opens it."""

    def __init__(self, session: DocumentSession, file: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Open a review file"))
        self._session, self._file = session, file
        about = QLabel(self.tr("{file} is sealed under a password.").format(file=file.name), self)
        about.setTextFormat(Qt.TextFormat.PlainText)
        about.setWordWrap(True)
        self.password = QLineEdit(self)
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.password.setAccessibleName(self.tr("Password"))
        self.password.textChanged.connect(self._check)
        label = QLabel(self.tr("Password"), self)
        label.setBuddy(self.password)
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(self.password, 1)
        self.problem = QLabel(self)
        self.problem.setWordWrap(True)
        self.problem.setProperty("role", "risk")
        self.take = QPushButton(self.tr("Open"), self)
        self.take.clicked.connect(self._take)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addWidget(about)
        column.addLayout(row)
        column.addWidget(self.problem)
        column.addLayout(answers(self, self.take))
        self.setMinimumWidth(460)
        self.password.setFocus()
        self._check()

    def _check(self, _: str = "") -> None:
        self.problem.setText("")
        self.take.setEnabled(bool(self.password.text()))

    def _take(self, _: bool = False) -> None:
        if read(self._session, self._file, self.password.text()):
            self.accept()
            return
        self.password.selectAll()
        self.password.setFocus()
        self.problem.setText(self.tr("The password is wrong, or the review file is damaged. Nothing was changed."))


def send(session: DocumentSession, window: QWidget) -> None:
    """Ask for a password and a place, and write the review of the document there."""
    dialog = SendDialog(session.reviewer, window)
    dialog.wanted.connect(lambda password: _write(window, session, password))
    open_dialog(dialog, "screens#findings")


def receive(session: DocumentSession, window: QWidget) -> None:
    """Ask for a review file and its password, and add its decisions to those on the document."""
    title = QCoreApplication.translate("ReviewFiles", "Open a review file")
    kinds = QCoreApplication.translate("ReviewFiles", "Review files (*{suffix})").format(suffix=handover.SUFFIX)
    chosen, _ = QFileDialog.getOpenFileName(window, title, str(session.path.parent), kinds)
    if not chosen:
        return
    open_dialog(OpenDialog(session, Path(chosen), window), "screens#findings")


def read(session: DocumentSession, file: Path, password: str) -> bool:
    """Add the decisions of a review file to a session, and tell what was added, or why nothing was. Return False where
    the password may be wrong, and nothing was told.
    """
    translate = QCoreApplication.translate
    try:
        added = handover.take_review(session, file.read_bytes(), password)
    except OSError:
        words = translate("ReviewFiles", "The review file can't be read. Nothing was changed.")
    except handover.NoReviewFile:
        words = translate("ReviewFiles", "This is no review file that Sable can read. Nothing was changed.")
    except CannotUnseal:
        return False
    except handover.OtherDocument:
        words = translate(
            "ReviewFiles",
            "This review file was made for another document. Nothing was changed. Open that document first.",
        )
    else:
        words = _added(added)
        if session.phase is Phase.WORKING:  # on its plan: the bar shows how far, and then what that changes
            once = Qt.ConnectionType.SingleShotConnection
            session.replanned.connect(lambda *_: session.told.emit(words), once)
            return True
    session.told.emit(words)
    return True


def _added(added: Added) -> str:
    translate = QCoreApplication.translate
    if number := added.decisions:
        return translate("ReviewFiles", "%n decision(s) of the review file added", None, number)
    if added.others:
        return translate(
            "ReviewFiles", "No new decision in the review file. Its verdicts, codes, marks and boxes were added"
        )
    if added.plan:
        return translate("ReviewFiles", "No new decision in the review file. Its plan settings are used from now on")
    return translate("ReviewFiles", "Nothing new in the review file")


def _write(window: QWidget, session: DocumentSession, password: str) -> None:
    place, _ = QFileDialog.getSaveFileName(
        window,
        QCoreApplication.translate("ReviewFiles", "Save the review file"),
        str(session.path.with_name(f"{session.path.stem}_review{handover.SUFFIX}")),
    )
    if not place:
        return
    if write_privately(Path(place), handover.review_file(session, password)):
        words = QCoreApplication.translate("ReviewFiles", "Review file saved: {file}").format(file=Path(place).name)
    else:
        words = QCoreApplication.translate(
            "ReviewFiles", "The review file can't be written there. Choose another folder."
        )
    session.told.emit(words)
