"""Reviewed and decided are two things: who looked at what, the log, and the declaration of review."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone
from io import BytesIO, StringIO
from pathlib import Path

import docx
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop import export, messages
from desktop.export import Reviewed, Staged, Wanted
from desktop.export.choices import SideOutputChoices
from desktop.finding import Look
from desktop.jobs import Jobs
from desktop.main_window import MainWindow
from desktop.sessions import work
from desktop.sessions.records import Records
from desktop.sessions.review import Review
from desktop.sessions.session import DocumentSession, Phase
from desktop.states import DecisionState
from engine import policies, reports
from engine.core.options import Options
from engine.core.progress import Silent
from engine.core.types import Author, DocumentKind, RedactionReport, Reviewers
from tests.builders.choosers import Chooser
from tests.builders.examined import TEXT, examination, plan
from tests.builders.parts import action
from tests.builders.settled import settle
from tests.builders.windows import ready, session_of

_LONG = 240_000  # milliseconds
_REPORT = RedactionReport("a" * 64, "b" * 64, {}, (), (), {}, {})


@pytest.fixture
def note(tmp_path: Path) -> Path:
    found = tmp_path / "note.txt"
    found.write_text(TEXT, encoding="utf-8")
    return found


@pytest.fixture
def jobs() -> Iterator[Jobs]:
    found = Jobs()
    yield found
    found.close()


@pytest.fixture
def window(
    qtbot: QtBot, application: object, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, note: Path
) -> Iterator[MainWindow]:
    from desktop import app

    monkeypatch.setattr(work, "flow", Chooser())
    found = ready(
        qtbot,
        app.application([]),
        [note],
        Options(),
        Records(tmp_path / "kept", reviewer="Anna Berg"),
        size=(1400, 900),
    )
    yield found
    found.close()


def _open(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, jobs: Jobs, note: Path, records: Records) -> DocumentSession:
    monkeypatch.setattr(work, "flow", Chooser())
    found = DocumentSession(note, Options(), jobs, records)
    qtbot.waitUntil(lambda: found.phase is Phase.READY, timeout=_LONG)
    return found


def test_a_look_leaves_the_decision_and_counts_as_reviewed(qtbot: QtBot, window: MainWindow) -> None:
    session = session_of(window)
    before = [each.state for each in session.findings]
    total = len(before)
    assert session.reviewed == 0 and session.decided > 0
    assert window.panel.reviewed.text() == f"0 of {total}"
    session.select(0)
    qtbot.keyClick(window, Qt.Key.Key_V)
    assert session.reviewed == 1
    assert window.panel.reviewed.text() == f"1 of {total}"
    assert [each.state for each in session.findings] == before
    assert not session.findings[0].own and session.review.decisions == {}
    assert session.selection == 1  # the next that nobody looked at
    session.select(0)
    assert "Reviewed by Anna Berg" in window.signature.words.text()
    assert messages.spoken(session.findings[0]).endswith("reviewed")
    session.undo.undo()
    assert session.reviewed == 0 and not session.findings[0].reviewed


def test_the_button_marks_as_reviewed_and_takes_it_back(qtbot: QtBot, window: MainWindow) -> None:
    session = session_of(window)
    session.select(2)
    assert window.signature.isVisible() and window.signature.words.text() == "Not reviewed yet."
    qtbot.mouseClick(window.signature.look, Qt.MouseButton.LeftButton)
    assert session.findings[2].look is not None
    session.select(2)
    assert window.signature.look.isChecked()
    qtbot.mouseClick(window.signature.look, Qt.MouseButton.LeftButton)
    assert session.findings[2].look is None


def test_a_decision_is_not_to_be_marked_as_reviewed_and_moves_no_button(qtbot: QtBot, window: MainWindow) -> None:
    session, line = session_of(window), window.signature
    session.select(0)
    settle()
    mask = window.panel.reasons.decisions[DecisionState.MASK]
    before = mask.mapTo(window, mask.rect().topLeft())
    assert line.look.isVisible()
    session.decide_all([session.findings[0]], DecisionState.MASK)
    settle()
    assert "Decided by Anna Berg" in line.words.text() and not line.look.isVisible()
    assert mask.mapTo(window, mask.rect().topLeft()) == before
    session.undo.undo()
    settle()
    assert line.look.isVisible() and line.words.text() == "Not reviewed yet."


def test_a_decision_of_a_person_is_reviewed_and_the_next_open_one_follows(window: MainWindow) -> None:
    session = session_of(window)
    session.decide(0, DecisionState.KEEP)
    assert session.reviewed == 1
    session.select(0)
    action(window, "next-unreviewed").trigger()
    assert session.selection == 1
    for number in range(len(session.findings)):
        if not session.findings[number].reviewed:
            session.look(number)
    assert session.next_unreviewed() == -1 and session.reviewed == len(session.findings)


def test_looks_outlive_a_run_with_name_and_time_zone(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, jobs: Jobs, note: Path, tmp_path: Path
) -> None:
    first = _open(qtbot, monkeypatch, jobs, note, Records(tmp_path / "kept", reviewer="Anna Berg"))
    first.look(1)
    look = first.findings[1].look
    assert look is not None and look.by == "Anna Berg" and look.at.tzinfo is not None
    second = _open(qtbot, monkeypatch, jobs, note, Records(tmp_path / "kept", reviewer="Ola Nord"))
    kept = second.findings[1].look
    assert kept is not None and kept.by == "Anna Berg"
    assert abs(kept.at - look.at) < timedelta(seconds=1)


def test_a_review_of_an_earlier_release_has_no_looks() -> None:
    encoded = Review().encoded()
    del encoded["looks"]
    assert Review.decoded(encoded).looks == {}


def test_the_log_names_people_with_time_and_zone(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, jobs: Jobs, note: Path, tmp_path: Path
) -> None:
    session = _open(qtbot, monkeypatch, jobs, note, Records(tmp_path / "kept", reviewer="Anna Berg"))
    session.decide(1, DecisionState.MASK)
    session.look(0)
    people = session.people()
    redacted = reports.RedactedDocument(
        examination(), session.final_plan(), policies.load("default"), _results(session), people=people
    )
    made = reports.log(redacted, _REPORT, ("note.txt", "note_redacted.txt"))
    rows = list(csv.DictReader(StringIO(reports.log_to_csv([made]).decode("utf-8-sig"))))
    looked = next(row for row in rows if row["Item"] == "1")
    decided = next(row for row in rows if row["Decided by"] == "Anna Berg")
    zone = datetime.now().astimezone().strftime("%z")
    assert looked["Reviewed by"] == "Anna Berg" and looked["Decided by"] != "Anna Berg"
    for cell in (looked["Reviewed at"], decided["Decided at"]):
        assert datetime.fromisoformat(cell).strftime("%z") == zone
    assert all(row["Reason"] for row in rows)
    table = docx.Document(BytesIO(reports.log_to_docx([made]))).tables[0]
    said = "\n".join(cell.text for row in table.rows for cell in row.cells)
    assert f"Anna Berg\n{decided['Decided at']}" in said


def _results(session: DocumentSession) -> reports.Results:
    from engine import planning
    from engine.core.options import MaskStyle

    known = session.known
    assert known is not None
    written = planning.redactions(known.marked, session.final_plan(), Options(secret="secret"), Silent())
    return reports.Results(TEXT, written, MaskStyle.BOX)


_AT = datetime(2026, 11, 22, 14, 3, tzinfo=timezone(timedelta(hours=1)))


@pytest.mark.parametrize(
    ("reviewed", "said"), [(14, "18 findings were handled as the plan proposed"), (32, "No finding")]
)
def test_a_declaration_says_what_was_reviewed_and_no_more(reviewed: int, said: str) -> None:
    declared = reports.Declaration(Author("Anna Berg", _AT), 32, reviewed, ("Anna Berg", "Ola Nord"))
    data = reports.declaration_to_docx(declared, "note.txt", "note_redacted.txt", "default", _REPORT)
    text = "\n".join(each.text for each in docx.Document(BytesIO(data)).paragraphs)
    assert "Findings that Sable listed in the original: 32." in text and f"by a person: {reviewed}." in text
    assert said in text
    assert "It does not say that the redacted file identifies nobody" in text
    assert "Name: Anna Berg" in text and "Date and time: 2026-11-22 14:03+01:00" in text
    assert "b" * 64 in text and "Reviewed by: Anna Berg, Ola Nord." in text


def test_the_export_signs_the_declaration_with_a_name(qtbot: QtBot, note: Path, tmp_path: Path) -> None:
    from PySide6.QtWidgets import QLabel, QWidget

    parent = QWidget()
    qtbot.addWidget(parent)
    choices = SideOutputChoices(note, DocumentKind.TXT, tmp_path / "note_redacted.txt", parent, "Anna Berg")
    assert choices.wanted.declared_by is None
    before = choices.count
    choices.declaration.setChecked(True)
    assert choices.signer.text() == "Anna Berg" and choices.count == before + 1
    (label,) = (each for each in choices.findChildren(QLabel) if each.buddy() is choices.signer)
    assert label.text() == "Name of the signer" and label.isVisibleTo(choices), "a filled field says nothing of itself"
    assert choices.wanted.declared_by == "Anna Berg" and not choices.problem
    choices.signer.clear()
    assert "name of its signer" in choices.problem


def test_the_declaration_is_saved_beside_the_redacted_file(note: Path, tmp_path: Path) -> None:
    folder = tmp_path / ".staged"
    folder.mkdir()
    file = folder / "result.txt"
    file.write_text("[...]", encoding="utf-8")
    people = Reviewers(reviewed={(0, 13): Author("Ola Nord", datetime.now(UTC))})
    reviewed = Reviewed(4, 1, people, "Anna Berg")
    options, result = Options(secret="secret"), file.read_bytes()
    staged = Staged(folder, file, examination(note), plan(), options, _REPORT, reviewed=reviewed, result=result)
    saved = export.save(staged, tmp_path / "note_redacted.txt", Wanted(declared_by="Anna Berg"), Silent())
    assert saved[1] == tmp_path / "note_redacted_declaration.docx"
    text = "\n".join(each.text for each in docx.Document(str(saved[1])).paragraphs)
    assert "listed in the original: 4." in text and "Reviewed by: Ola Nord." in text


def test_a_look_of_nobody_named_is_one_of_a_reviewer() -> None:
    assert Review.decoded(Review().looked((), Look("", _AT)).encoded()) == Review()
