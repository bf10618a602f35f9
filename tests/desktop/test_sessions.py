"""Decisions of a person: made, undone, made again."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop import session
from desktop.jobs import Jobs
from desktop.session import Phase, Session
from desktop.states import State
from engine.errors import UnsupportedFormat
from engine.options import Options
from engine.progress import Progress
from engine.types import Document, Examination, MaskingPlan
from tests.builders.examined import examination, plan


class _Pipeline:
    """Stands in for the engine, which has tests of its own."""

    def examine(self, path: Path, options: Options, progress: Progress) -> Examination:
        progress.step("open", 1, 1)
        if path.name == "bad.bin":
            raise UnsupportedFormat
        return examination(path)

    def plan(self, found: Examination, options: Options, progress: Progress) -> MaskingPlan:
        return plan()


@pytest.fixture
def opened(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Session:
    return _open(qtbot, monkeypatch, "note.txt")


def _open(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str) -> Session:
    monkeypatch.setattr(session, "pipeline", _Pipeline())
    jobs = Jobs()
    found = Session(Path(name), Options(), jobs)
    with qtbot.waitSignal(found.phase_changed):
        pass
    jobs.close()
    return found


def _states(found: Session) -> list[State]:
    return [each.state for each in found.findings]


def test_the_first_finding_that_needs_the_person_is_chosen(opened: Session) -> None:
    assert opened.phase is Phase.READY
    assert opened.left == 1
    assert opened.findings[opened.selection].text == "harbor pilot"


def test_every_decision_can_be_undone_and_made_again(opened: Session) -> None:
    before = _states(opened)
    opened.decide(1, State.KEEP)
    opened.decide(0, State.GENERALISE)
    after = _states(opened)
    assert after[:2] == [State.GENERALISE, State.KEEP]
    opened.undo.undo()
    assert _states(opened)[0] is State.MASK
    opened.undo.undo()
    assert _states(opened) == before
    opened.undo.redo()
    opened.undo.redo()
    assert _states(opened) == after


def test_undo_goes_back_to_where_the_decision_was_made(opened: Session) -> None:
    opened.select(1)
    opened.decide(1, State.MASK)
    opened.select(3)
    opened.undo.undo()
    assert opened.selection == 1


def test_all_alike_are_one_step(opened: Session) -> None:
    opened.decide(1, State.KEEP, alike=True)
    assert opened.left == 0
    opened.undo.undo()
    assert opened.left == 1


def test_a_file_that_can_not_be_read_says_why(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    found = _open(qtbot, monkeypatch, "bad.bin")
    assert found.phase is Phase.FAILED
    assert isinstance(found.error, UnsupportedFormat)
    assert found.findings == ()


def test_documents_hold_the_text_out_of_reprs(opened: Session) -> None:
    assert isinstance(opened.examination, Examination)
    assert isinstance(opened.examination.document, Document)
    assert "Tolvald" not in repr(opened.examination)
    assert "Tolvald" not in repr(opened.findings)
