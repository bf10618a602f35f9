"""A review goes to a colleague in a sealed file, and says whose mark is whose."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from desktop.finding import Look
from desktop.jobs import Jobs
from desktop.main_window import MainWindow, review_files
from desktop.main_window.review_files import OpenDialog, SendDialog
from desktop.sessions import corrections, handover, work
from desktop.sessions.handover import Added
from desktop.sessions.merging import merged
from desktop.sessions.records import CannotUnseal, Records
from desktop.sessions.review import Review, ReviewerVerdict, Signature
from desktop.sessions.session import DocumentSession, Phase
from desktop.sessions.signature import SignatureLine
from desktop.states import DecisionState
from desktop.themes import LIGHT
from engine.core.options import Options
from engine.core.types import WHOLE_PAGE, Box, Kind, PageArea
from engine.pipeline.edits import Edits
from tests.builders.choosers import Chooser
from tests.builders.examined import TEXT
from tests.builders.parts import action

_LONG = 240_000  # milliseconds
_PASSWORD = "harbour-light-7"


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch) -> Iterator[Jobs]:
    monkeypatch.setattr(work, "flow", Chooser())
    found = Jobs()
    yield found
    found.close()


@pytest.fixture
def note(tmp_path: Path) -> Path:
    found = tmp_path / "note.txt"
    found.write_text(TEXT, encoding="utf-8")
    return found


def _of(qtbot: QtBot, jobs: Jobs, note: Path, name: str, options: Options | None = None) -> DocumentSession:
    """The document on the computer of this person."""
    found = DocumentSession(note, options or Options(), jobs, Records(note.parent / name, reviewer=name))
    qtbot.waitUntil(lambda: found.phase is Phase.READY, timeout=_LONG)
    return found


def test_a_colleague_gets_decisions_marks_and_looks_with_names(qtbot: QtBot, jobs: Jobs, note: Path) -> None:
    anna = _of(qtbot, jobs, note, "Anna Berg", Options(policy="names-only"))
    anna.decide(1, DecisionState.MASK)
    anna.look(3)
    at = TEXT.index("sued")
    anna.mark([(at, at + 4)])
    data = handover.review_file(anna, _PASSWORD)

    ola = _of(qtbot, jobs, note, "Ola Nord")
    ola.decide(2, DecisionState.KEEP)
    assert handover.take_review(ola, data, _PASSWORD) == Added(2, others=True, plan=True)
    qtbot.waitUntil(lambda: ola.phase is Phase.READY and ola.options.policy == "names-only", timeout=_LONG)
    own = {each.text: each.state for each in ola.findings if each.own}
    assert own == {"harbor pilot": DecisionState.MASK, "Saltby": DecisionState.KEEP, "sued": DecisionState.MASK}
    looks = [each.look.by for each in ola.findings if each.look]
    assert looks == ["Anna Berg"]
    names = {TEXT[start:end]: each.name for (start, end), each in ola.people().decided.items()}
    assert names == {"harbor pilot": "Anna Berg", "sued": "Anna Berg", "Saltby": "Ola Nord"}

    line = SignatureLine(ola.keeping.records)
    qtbot.addWidget(line)
    ola.select(next(number for number, each in enumerate(ola.findings) if each.text == "sued"))
    line.show_session(ola)
    assert "Decided by Anna Berg" in line.words.text()
    assert not line.accept.isHidden()


def test_the_file_shows_nothing_without_the_password(qtbot: QtBot, jobs: Jobs, note: Path) -> None:
    anna = _of(qtbot, jobs, note, "Anna Berg")
    anna.decide(0, DecisionState.KEEP)
    data = handover.review_file(anna, _PASSWORD)
    assert b"Anna" not in data and b"decisions" not in data and b"keep" not in data
    assert set(json.loads(data)) == {"sable-review", "salt", "nonce", "sealed"}
    with pytest.raises(CannotUnseal):
        handover.take_review(anna, data, "another one")


def test_no_text_of_the_document_and_no_place_of_this_computer_is_in_it(
    qtbot: QtBot, jobs: Jobs, note: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain: list[bytes] = []
    close = handover.Seal.closed
    monkeypatch.setattr(handover.Seal, "closed", lambda self, content: (plain.append(content), close(self, content))[1])
    anna = _of(qtbot, jobs, note, "Anna Berg")
    anna.options = replace(anna.options, background=(note.parent / "people.csv",))
    anna.mark([(TEXT.index("sued"), TEXT.index("sued") + 4)])
    handover.review_file(anna, _PASSWORD)
    assert b"people.csv" not in plain[-1] and str(note.parent).encode() not in plain[-1]
    assert not any(words.encode() in plain[-1] for words in TEXT.split() if len(words) > 3)


def test_of_two_decisions_the_later_one_counts(qtbot: QtBot, jobs: Jobs, note: Path) -> None:
    ola = _of(qtbot, jobs, note, "Ola Nord")
    ola.decide(1, DecisionState.KEEP)
    anna = _of(qtbot, jobs, note, "Anna Berg")
    anna.decide(1, DecisionState.MASK)
    data = handover.review_file(anna, _PASSWORD)
    handover.take_review(ola, data, _PASSWORD)
    assert ola.findings[1].state is DecisionState.MASK
    ola.undo.undo()
    assert ola.findings[1].state is DecisionState.KEEP


def test_a_file_for_another_document_changes_nothing(qtbot: QtBot, jobs: Jobs, note: Path) -> None:
    data = handover.review_file(_of(qtbot, jobs, note, "Anna Berg"), _PASSWORD)
    other = note.with_name("other.txt")
    other.write_text(TEXT + "\n", encoding="utf-8")
    ola = _of(qtbot, jobs, other, "Ola Nord")
    with pytest.raises(handover.OtherDocument):
        handover.take_review(ola, data, _PASSWORD)
    assert ola.undo.count() == 0


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b'{"sable-review": 2}', b"\xff\xfe"])
def test_other_files_are_no_review_files(qtbot: QtBot, jobs: Jobs, note: Path, data: bytes) -> None:
    with pytest.raises(handover.NoReviewFile):
        handover.take_review(_of(qtbot, jobs, note, "Anna Berg"), data, _PASSWORD)


def test_the_window_sends_and_opens_a_review_file(
    qtbot: QtBot, application: object, jobs: Jobs, note: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from desktop import app

    window = MainWindow(app.application([]), Options(), LIGHT, Records(note.parent / "kept", reviewer="Anna Berg"))
    qtbot.addWidget(window)
    window.show()
    window.open_files([note])
    session = window.session
    assert session is not None
    qtbot.waitUntil(lambda: session.phase is Phase.READY, timeout=_LONG)
    session.decide(1, DecisionState.MASK)
    place = note.with_name("for-ola.sable-review")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(place), ""))
    action(window, "send-review").trigger()
    dialog = window.findChild(SendDialog)
    assert dialog is not None and not dialog.save.isEnabled()
    dialog.password.setText(_PASSWORD)
    dialog.again.setText("something else")
    assert not dialog.save.isEnabled() and dialog.problem.text()
    dialog.again.setText(_PASSWORD)
    dialog.save.click()
    qtbot.waitUntil(place.is_file, timeout=_LONG)
    said: list[str] = []
    session.told.connect(said.append)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(place), ""))
    action(window, "open-review").trigger()
    opening = window.findChild(OpenDialog)
    assert opening is not None and not opening.take.isEnabled()
    opening.password.setText("wrong password")
    qtbot.keyClick(opening.password, Qt.Key.Key_Return)
    assert opening.isVisible() and opening.problem.text().startswith("The password is wrong") and not said
    opening.password.setText(_PASSWORD)
    assert not opening.problem.text()
    qtbot.keyClick(opening.password, Qt.Key.Key_Return)
    assert not opening.isVisible() and said == ["Nothing new in the review file"]
    window.close()


def _signed(session: DocumentSession) -> dict[str, str]:
    return {TEXT[start:end]: each.name for (start, end), each in session.people().decided.items()}


def test_undo_and_redo_leave_the_signature_of_a_colleague(qtbot: QtBot, jobs: Jobs, note: Path) -> None:
    anna = _of(qtbot, jobs, note, "Anna Berg")
    anna.decide_all([anna.findings[1]], DecisionState.KEEP)
    ola = _of(qtbot, jobs, note, "Ola Nord")
    handover.take_review(ola, handover.review_file(anna, _PASSWORD), _PASSWORD)
    ola.undo.undo()
    assert _signed(ola) == {}
    ola.undo.redo()
    assert _signed(ola) == {"harbor pilot": "Anna Berg"}
    ola.decide_all([ola.findings[1]], DecisionState.MASK)
    assert _signed(ola) == {"harbor pilot": "Ola Nord"}
    ola.undo.undo()
    assert _signed(ola) == {"harbor pilot": "Anna Berg"}


def test_a_verdict_outlives_a_decision_that_is_undone_and_a_run(qtbot: QtBot, jobs: Jobs, note: Path) -> None:
    anna = _of(qtbot, jobs, note, "Anna Berg")
    anna.decide_all([anna.findings[1]], DecisionState.KEEP)
    ola = _of(qtbot, jobs, note, "Ola Nord")
    handover.take_review(ola, handover.review_file(anna, _PASSWORD), _PASSWORD)
    ola.select(1)
    line = SignatureLine(ola.keeping.records)
    qtbot.addWidget(line)
    line.show_session(ola)
    line.question.click()
    assert "Questioned by Ola Nord" in line.words.text()
    ola.decide_all([ola.findings[1]], DecisionState.MASK)
    ola.undo.undo()
    line.show_session(ola)
    assert "Decided by Anna Berg" in line.words.text() and "Questioned by Ola Nord" in line.words.text()
    again = _of(qtbot, jobs, note, "Ola Nord")
    again.select(1)
    line.show_session(again)
    assert "Decided by Anna Berg" in line.words.text() and "Questioned by Ola Nord" in line.words.text()


def test_all_who_decided_mentions_of_a_finding_are_named(qtbot: QtBot, jobs: Jobs, note: Path) -> None:
    anna = _of(qtbot, jobs, note, "Anna Berg")
    anna.decide_all([anna.findings[0]], DecisionState.KEEP)
    first, second = anna.findings[0].entity.spans
    review, later = anna.review, datetime(2026, 3, 1, tzinfo=UTC)
    theirs = {first: replace(review.signatures[first], at=later), second: Signature("Ola Nord", later)}
    anna.set_review(replace(review, signatures=MappingProxyType({**review.signatures, **theirs})))
    line = SignatureLine(anna.keeping.records)
    qtbot.addWidget(line)
    anna.select(0)
    line.show_session(anna)
    assert "Decided by Anna Berg" in line.words.text() and "Decided by Ola Nord" in line.words.text()
    assert not line.accept.isHidden(), "one of them is another reviewer"


def test_what_a_second_reviewer_changed_comes_back_with_the_review_file(qtbot: QtBot, jobs: Jobs, note: Path) -> None:
    box = PageArea(0, Box(10, 10, 50, 50))
    ola = _of(qtbot, jobs, note, "Ola Nord")
    ola.decide_all(ola.findings[:2], DecisionState.KEEP)
    corrections.set_code(ola, ola.findings[:2], "b6")
    corrections.draw(ola, [box])
    corrections.join(ola, ola.findings[2], ola.findings[3])
    anna = _of(qtbot, jobs, note, "Anna Berg")
    handover.take_review(anna, handover.review_file(ola, _PASSWORD), _PASSWORD)
    corrections.judge(anna, anna.findings[1], ReviewerVerdict.QUESTIONED)
    corrections.set_code(anna, anna.findings[1:2], "b7C")
    corrections.set_code(anna, anna.findings[:1], "")
    corrections.set_kind(anna, anna.findings[0], Kind.ORG)
    corrections.change_area(anna, 0, PageArea(0, Box(20, 20, 60, 60), "b4"))
    anna.look(2)
    anna.select(2, 0)
    corrections.stand_alone(anna)
    back = handover.review_file(anna, _PASSWORD)

    corrections.set_kind(ola, ola.findings[1], Kind.MISC)  # later than the file
    handover.take_review(ola, back, _PASSWORD)
    name, pilot = ola.findings[0], ola.findings[1]
    signature = ola.review.signatures[pilot.entity.spans[0]]
    assert (signature.by, signature.verdict, signature.judged_by) == (
        "Ola Nord",
        ReviewerVerdict.QUESTIONED,
        "Anna Berg",
    )
    assert (name.code, pilot.code) == (None, "b7C")
    assert (name.entity.kind, pilot.entity.kind) == (Kind.ORG, Kind.MISC)
    assert ola.review.areas == (PageArea(0, Box(20, 20, 60, 60), "b4"),)
    assert {each.text: each.look.by for each in ola.findings if each.look} == {
        "Saltby": "Anna Berg",
        "1981": "Anna Berg",
    }
    before = ola.review
    handover.take_review(ola, back, _PASSWORD)
    assert ola.review is before


def test_a_verdict_on_an_earlier_decision_is_not_one_on_the_later(qtbot: QtBot, jobs: Jobs, note: Path) -> None:
    ola = _of(qtbot, jobs, note, "Ola Nord")
    ola.decide_all([ola.findings[1]], DecisionState.KEEP)
    anna = _of(qtbot, jobs, note, "Anna Berg")
    handover.take_review(anna, handover.review_file(ola, _PASSWORD), _PASSWORD)
    ola.decide_all([ola.findings[1]], DecisionState.MASK)
    corrections.judge(anna, anna.findings[1], ReviewerVerdict.QUESTIONED)
    handover.take_review(ola, handover.review_file(anna, _PASSWORD), _PASSWORD)
    assert ola.findings[1].state is DecisionState.MASK
    assert [each.verdict for each in ola.review.signatures.values()] == [None]
    handover.take_review(anna, handover.review_file(ola, _PASSWORD), _PASSWORD)
    assert anna.findings[1].state is DecisionState.MASK
    assert [each.verdict for each in anna.review.signatures.values()] == [None]


def test_a_review_is_the_same_after_it_was_kept_or_taken_apart() -> None:
    at = datetime(2026, 3, 4, 10, tzinfo=UTC)
    apart = Review(edits=Edits().split((0, 5)))
    assert ("group", (0, 5)) in apart.signed(Review(), "Maren", at).changes
    whole = Review(
        {(0, 5): DecisionState.KEEP, (7, 9): DecisionState.MASK},
        Edits(((7, 9),), {(0, 5): Kind.ORG}, frozenset({(20, 25)}), (frozenset({(0, 5), (30, 35)}),)),
        {(0, 5): "(b)(6)"},
        (PageArea(2, Box(1.5, 2, 30, 40)), PageArea(0, WHOLE_PAGE, "(b)(4)")),
        {(7, 9): Look("Ivo", at)},
    ).signed(Review(), "Maren", at)
    assert Review.decoded(json.loads(json.dumps(whole.encoded()))) == whole
    assert Review.of_parts(whole.parts(), whole.changes) == whole
    assert merged(whole, Review()) == merged(Review(), whole) == merged(whole, whole) == whole


def test_a_review_of_an_earlier_release_adds_what_is_missing_and_replaces_nothing() -> None:
    own = Review({}, codes={(0, 5): "b6"}, areas=(PageArea(0, Box(1, 1, 2, 2)),))
    theirs = Review({}, codes={(0, 5): "b4", (7, 9): "b4"}, areas=(PageArea(0, Box(3, 3, 4, 4)),))
    both = merged(own, theirs)
    assert both.codes == {(0, 5): "b6", (7, 9): "b4"} and both.areas == (*own.areas, *theirs.areas)


def test_what_a_review_file_is_said_to_add_is_what_it_changed(qtbot: QtBot, jobs: Jobs, note: Path) -> None:
    anna = _of(qtbot, jobs, note, "Anna Berg")
    anna.decide_all(anna.findings[:3], DecisionState.KEEP)
    file = note.with_name("anna.sable-review")
    file.write_bytes(handover.review_file(anna, _PASSWORD))
    ola = _of(qtbot, jobs, note, "Ola Nord")
    ola.decide_all(ola.findings[:2], DecisionState.MASK)  # later than Anna
    said: list[str] = []
    ola.told.connect(said.append)
    review_files.read(ola, file, _PASSWORD)
    review_files.read(ola, file, _PASSWORD)
    assert said == ["1 decision of the review file added", "Nothing new in the review file"]
    corrections.set_code(anna, anna.findings[:1], "b6")
    file.write_bytes(handover.review_file(anna, _PASSWORD))
    review_files.read(ola, file, _PASSWORD)
    assert said[-1].startswith("No new decision") and "codes" in said[-1]
    anna.use_policy("names-only")
    qtbot.waitUntil(lambda: anna.phase is Phase.READY)
    file.write_bytes(handover.review_file(anna, _PASSWORD))
    ola.replanned.connect(lambda *_: said.append("changes of the plan"))
    review_files.read(ola, file, _PASSWORD)
    assert ola.phase is Phase.WORKING and "plan settings" not in said[-1], "the bar shows the work"
    qtbot.waitUntil(lambda: ola.phase is Phase.READY and "plan settings" in said[-1])
    assert said[-2:] == ["changes of the plan", said[-1]] and said[-1].startswith("No new decision")
    assert ola.policy == "names-only"
    ola.use_policy("default")
    qtbot.waitUntil(lambda: ola.phase is Phase.READY)
    assert said[-1] == "changes of the plan", "it is said once"
