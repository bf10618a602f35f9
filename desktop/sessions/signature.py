"""Signature line below the reasons: who decided a finding and when, and a second reviewer's verdict."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from desktop.sessions.records import Records, Signature, Verdict
from desktop.sessions.session import Session
from engine.pipeline.edits import Span

_SHORT = QLocale.FormatType.ShortFormat


class SignatureLine(QWidget):
    """The signature line; hidden where the finding is undecided, or no decisions are kept."""

    def __init__(self, records: Records | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._records = records
        self._sha256 = ""
        self._spans: tuple[Span, ...] = ()
        self.words = QLabel(self)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setWordWrap(True)
        self.words.setProperty("role", "second")
        self.accept = QPushButton(self.tr("Accept"), self)
        self.question = QPushButton(self.tr("Question"), self)
        for button, verdict in ((self.accept, Verdict.ACCEPTED), (self.question, Verdict.QUESTIONED)):
            button.setCheckable(True)
            button.clicked.connect(lambda checked, given=verdict: self._judge(given if checked else None))
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.addWidget(self.words, 1)
        row.addWidget(self.accept)
        row.addWidget(self.question)
        self.hide()

    def show_session(self, session: Session | None) -> None:
        """Show the signature of the selected finding."""
        chosen = session.selection if session else -1
        examination = session.examination if session else None
        self._spans = ()
        if session and examination and 0 <= chosen < len(session.findings):
            self._sha256 = examination.document.sha256
            self._spans = tuple((each.start, each.end) for each in session.findings[chosen].entity.mentions)
        self._show()

    def _show(self) -> None:
        signatures = self._records.signatures(self._sha256) if self._records else {}
        signed = next((signatures[span] for span in self._spans if span in signatures), None)
        self.setVisible(signed is not None)
        if signed is None or self._records is None:
            return
        self.words.setText(self._wording(signed))
        others = bool(signed.by) and signed.by != self._records.reviewer
        for button, verdict in ((self.accept, Verdict.ACCEPTED), (self.question, Verdict.QUESTIONED)):
            button.setVisible(others)
            button.setChecked(signed.verdict is verdict)

    def _wording(self, signed: Signature) -> str:
        when = QLocale().toString(QDateTime.fromSecsSinceEpoch(int(signed.at.timestamp())), _SHORT)
        if signed.by:
            line = self.tr("Decided by {name}, {time}.").format(name=signed.by, time=when)
        else:
            line = self.tr("Decided {time}.").format(time=when)
        if signed.verdict is None:
            return line
        judged = {
            Verdict.ACCEPTED: self.tr("Accepted by {name}."),
            Verdict.QUESTIONED: self.tr("Questioned by {name}."),
        }[signed.verdict]
        return f"{line} {judged.format(name=signed.judged_by or self.tr('a second reviewer'))}"

    def _judge(self, verdict: Verdict | None) -> None:
        if self._records:
            self._records.judge(self._sha256, self._spans, verdict)
            self._show()
