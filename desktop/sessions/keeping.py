"""Keeping of one document's review and progress in the records."""

from __future__ import annotations

from pathlib import Path

from desktop.sessions.records import Record, Records, text_hash
from desktop.sessions.review import Review
from engine.core.options import Options
from engine.core.types import Document


class Keeping:
    """The keeping of one document; without records, nothing is kept.

    Attributes:
        failed: the last review could not be saved.
    """

    def __init__(self, records: Records | None, path: Path) -> None:
        self.records = records
        self._path = path
        self.failed = False
        self._before = Review()

    @property
    def reviewer(self) -> str:
        """Return the name that signs decisions and looks; empty where none is set."""
        return self.records.reviewer if self.records else ""

    def begin(self, review: Review) -> None:
        """Take this review as what the records hold."""
        self._before = review

    def save(self, document: Document, options: Options, review: Review) -> None:
        """Save the review of a document."""
        if self.records:
            length = None if document.whole else len(document.text)
            record = Record(text_hash(document.text), options, review, length=length)
            saved = self.records.save(document.sha256, record, self._path, document.text, self._before)
            self._before = review
            self.failed = not saved and review != Review()

    def note_progress(self, undecided: int, *, decided_now: bool) -> None:
        """Record the state of the document for the list of recent files."""
        if self.records:
            self.records.progressed(self._path, undecided=undecided, decided_now=decided_now)
