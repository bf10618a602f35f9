"""Signature line below the reasons: who reviewed or decided a finding and when, and a second reviewer's verdict."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QLabel, QPushButton, QWidget

from desktop.finding import Finding
from desktop.sessions import corrections
from desktop.sessions.records import Records
from desktop.sessions.review import ReviewerVerdict, Signature, Signatures
from desktop.sessions.session import DocumentSession
from desktop.wrapping import WrappingRow

_SHORT = QLocale.FormatType.ShortFormat
_YEAR = "yyyy"


def moment(at: datetime) -> str:
    """Return date, time and time zone in the forms of the window's language, in the zone of this computer."""
    here, locale = at.astimezone(), QLocale()
    shown, form = QDateTime.fromSecsSinceEpoch(int(here.timestamp())), locale.dateFormat(_SHORT)
    whole = form if _YEAR in form else form.replace("yy", _YEAR)  # a record is read in other decades, too
    day, time = locale.toString(shown.date(), whole), locale.toString(shown.time(), _SHORT)
    return f"{day} {time} {here.tzname() or here.strftime('%z')}".rstrip()


def _of(finding: Finding, signatures: Signatures) -> list[Signature]:
    return [signatures[span] for span in finding.entity.spans if span in signatures]


class SignatureLine(QWidget):
    """The signature line of the selected finding; hidden without one. Signal: `looked`: the user marks it as reviewed,
    or takes that mark away.
    """

    looked = Signal()

    def __init__(self, records: Records | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._records = records
        self._session: DocumentSession | None = None
        self._finding: Finding | None = None
        self.words = QLabel(self)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setWordWrap(True)
        self.words.setProperty("role", "second")
        self.look = QPushButton(self.tr("Mark as reviewed"), self)
        self.look.setCheckable(True)
        self.look.clicked.connect(self._look)
        self.accept = QPushButton(self.tr("Accept"), self)
        self.question = QPushButton(self.tr("Question"), self)
        for button, verdict in ((self.accept, ReviewerVerdict.ACCEPTED), (self.question, ReviewerVerdict.QUESTIONED)):
            button.setCheckable(True)
            button.clicked.connect(lambda checked, given=verdict: self._judge(given if checked else None))
        self._buttons = QWidget(self)
        row = WrappingRow(spacing=6)
        self._buttons.setLayout(row)
        for button in (self.look, self.accept, self.question):
            row.addWidget(button)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(16, 8, 16, 8)
        self._row.setSpacing(6)
        self._row.addWidget(self.words, 1)
        self._row.addWidget(self._buttons)
        self.hide()

    def show_session(self, session: DocumentSession | None) -> None:
        """Show who reviewed and decided the selected finding."""
        chosen = session.selection if session else -1
        self._session, self._finding = session, None
        if session and 0 <= chosen < len(session.findings):
            self._finding = session.findings[chosen]
        self._show()

    def _show(self) -> None:
        finding = self._finding
        self.setVisible(finding is not None)
        if finding is None:
            return
        signatures = self._session.review.signatures if self._session else {}
        # Reviewers may have decided different mentions; of several decisions of one, the last is said.
        latest = {each.by: each for each in sorted(_of(finding, signatures), key=lambda each: each.at)}
        signed = list(latest.values()) if finding.own else []
        lines = [self._decided(each) for each in signed]
        if finding.look:
            name = finding.look.by or self.tr("a reviewer")
            lines.append(self.tr("Reviewed by {name}, {time}.").format(name=name, time=moment(finding.look.at)))
        self.words.setText(" ".join(lines) or self.tr("Not reviewed yet."))
        self.words.setVisible(bool(lines) or not finding.own)
        self.look.setChecked(finding.look is not None)
        self.look.setText(self.tr("Reviewed") if finding.look else self.tr("Mark as reviewed"))
        own = self._records.reviewer if self._records else ""
        others = any(each.by not in ("", own) for each in signed)
        buttons = finding.look is not None or others or not finding.own  # the user who decides has looked
        self.look.setVisible(buttons)
        self._buttons.setVisible(buttons)
        self.words.setMinimumHeight(0 if buttons else self.look.sizeHint().height())  # what is above stays in place
        short = not others and not lines  # a sentence of a name and a time needs the whole width
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if short else QBoxLayout.Direction.TopToBottom)
        for button, verdict in ((self.accept, ReviewerVerdict.ACCEPTED), (self.question, ReviewerVerdict.QUESTIONED)):
            button.setVisible(others)
            button.setChecked({each.verdict for each in signed} == {verdict})

    def _decided(self, signed: Signature) -> str:
        when = moment(signed.at)
        if signed.by:
            line = self.tr("Decided by {name}, {time}.").format(name=signed.by, time=when)
        else:
            line = self.tr("Decided {time}.").format(time=when)
        if signed.verdict is None:
            return line
        judged = {
            ReviewerVerdict.ACCEPTED: self.tr("Accepted by {name}."),
            ReviewerVerdict.QUESTIONED: self.tr("Questioned by {name}."),
        }[signed.verdict]
        unnamed = self.tr("a second reviewer")
        return f"{line} {judged.format(name=signed.judged_by or unnamed)}"

    def _look(self, _: bool = False) -> None:
        self.looked.emit()

    def _judge(self, verdict: ReviewerVerdict | None) -> None:
        if self._session and self._finding:
            corrections.judge(self._session, self._finding, verdict)
            self.show_session(self._session)
