"""Findings that come while a document is still examined."""

import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.jobs import Jobs
from desktop.sessions import corrections, work
from desktop.sessions.review import Review
from desktop.sessions.session import DocumentSession, Phase
from desktop.states import DecisionState
from engine.core.errors import Cancelled
from engine.core.message import literal
from engine.core.options import Options
from engine.core.progress import Progress
from engine.core.types import Action, DecidedBy, Decision, Entity, EntityRisk, Examination, MaskingPlan
from engine.pipeline.interim import Interim, Show
from tests.builders.examined import TEXT, examination, plan
from tests.builders.settled import settle

_HALF = TEXT.index("\n")


class _Slow:
    """Stands in for the engine: goes on when it is told to, one step at a time."""

    def __init__(self, *, is_long: bool) -> None:
        self.steps = threading.Semaphore(0)
        self.is_long = is_long

    def examine(
        self, path: Path, options: Options, progress: Progress, *, show: Show, wordless: bool, beginning: bool
    ) -> Examination:
        whole = examination(path)
        first = replace(whole, entities=tuple(replace(each, mentions=each.mentions[:1]) for each in whole.entities))
        for known in (
            *([Interim(_beginning(_unmeasured(first)), _HALF)] if self.is_long and beginning else ()),
            Interim(replace(_unmeasured(first), entities=(), risk=replace(first.risk, entities=())), 0),
            Interim(_unmeasured(first), _HALF),
            Interim(_unmeasured(whole), len(TEXT), joined=True),
            Interim(whole, len(TEXT), joined=True),
        ):
            self._wait(progress)
            show(known)
        self._wait(progress)
        return whole

    def plan(
        self, found: Examination, options: Options, progress: Progress, *, own: Mapping[str, Action]
    ) -> MaskingPlan:
        chosen = {each.entity_id: each for each in plan().decisions}
        chosen |= {each: Decision(each, action, None, DecidedBy.USER, literal("r")) for each, action in own.items()}
        return replace(plan(), decisions=tuple(chosen[each.id] for each in found.entities))

    def _wait(self, progress: Progress) -> None:
        while not self.steps.acquire(timeout=0.01):
            progress.step("recognize", 0, 2)


def _beginning(whole: Examination) -> Examination:
    return replace(whole, document=replace(whole.document, text=TEXT[:_HALF], whole=False))


def _unmeasured(whole: Examination) -> Examination:
    risks = tuple(EntityRisk(each.id, (), 0.0, 0.0, flagged=False, why=literal("")) for each in whole.entities)
    return replace(whole, risk=replace(whole.risk, entities=risks))


Go = Callable[[int], None]


def _working(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, *, is_long: bool) -> Iterator[tuple[DocumentSession, Go]]:
    # The examination begins with the session: the engine is in place, and knows all it is asked, before that.
    jobs, engine = Jobs(), _Slow(is_long=is_long)
    monkeypatch.setattr(work, "flow", engine)
    session = DocumentSession(Path("note.txt"), Options(), jobs)

    def go(steps: int) -> None:
        for _ in range(steps):
            with qtbot.waitSignals([session.findings_changed]):
                engine.steps.release()

    yield session, go
    jobs.close()


@pytest.fixture
def slow(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[DocumentSession, Go]]:
    """A session, and what lets its examination go so many steps on."""
    yield from _working(qtbot, monkeypatch, is_long=False)


@pytest.fixture
def long(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[DocumentSession, Go]]:
    """The same of a file of which the first pages are told at once."""
    yield from _working(qtbot, monkeypatch, is_long=True)


def _states(session: DocumentSession) -> list[DecisionState]:
    return [each.state for each in session.findings]


def test_marks_come_as_new_and_deepen(slow: tuple[DocumentSession, Go]) -> None:
    session, go = slow
    go(1)
    assert session.phase is Phase.WORKING
    assert session.examination is not None and session.findings == ()
    go(1)
    assert _states(session) == [DecisionState.NEW] * 4
    assert session.searched == _HALF
    go(2)
    assert DecisionState.NEW not in _states(session)
    assert session.plan is None
    go(1)
    assert session.phase is Phase.READY
    assert session.searched is None
    assert session.plan is not None


def test_what_is_decided_early_stands_in_the_end(slow: tuple[DocumentSession, Go]) -> None:
    session, go = slow
    go(2)
    session.decide(0, DecisionState.KEEP)
    session.decide(3, DecisionState.GENERALISE)
    assert _states(session)[:1] == [DecisionState.KEEP]
    go(3)
    assert [each.state for each in session.findings if each.own] == [DecisionState.KEEP, DecisionState.GENERALISE]
    assert len(session.findings[0].entity.mentions) == 2
    session.undo.undo()
    assert [each.state for each in session.findings if each.own] == [DecisionState.KEEP]


def test_what_is_decided_in_the_first_pages_stands_when_the_others_are_read(long: tuple[DocumentSession, Go]) -> None:
    session, go = long
    go(1)
    assert session.examination is not None
    assert (session.examination.document.text, session.phase) == (TEXT[:_HALF], Phase.WORKING)
    session.decide(0, DecisionState.KEEP)
    go(3)
    assert session.examination.document.text == TEXT
    go(2)
    assert session.phase is Phase.READY
    assert [each.state for each in session.findings if each.own] == [DecisionState.KEEP]


def test_the_selection_stays_on_what_the_person_chose(slow: tuple[DocumentSession, Go]) -> None:
    session, go = slow
    go(2)
    session.select(2)
    chosen = session.findings[2].text
    go(3)
    assert session.findings[session.selection].text == chosen


def test_without_a_choice_the_first_that_needs_the_person_is_chosen_in_the_end(
    slow: tuple[DocumentSession, Go],
) -> None:
    session, go = slow
    go(5)
    assert session.findings[session.selection].state is DecisionState.UNDECIDED


def test_cancelled_it_keeps_what_was_found(qtbot: QtBot, slow: tuple[DocumentSession, Go]) -> None:
    session, go = slow
    go(2)
    session.cancel()
    qtbot.waitUntil(lambda: session.phase is Phase.CANCELLED)
    assert isinstance(session.error, Cancelled)
    assert len(session.findings) == 4
    assert session.searched == _HALF


def test_begun_anew_it_goes_to_the_end(qtbot: QtBot, slow: tuple[DocumentSession, Go]) -> None:
    session, go = slow
    go(2)
    session.decide(0, DecisionState.KEEP)
    session.cancel()
    qtbot.waitUntil(lambda: session.phase is Phase.CANCELLED)
    session.begin_anew()
    go(5)
    assert session.phase is Phase.READY
    assert session.findings[0].state is DecisionState.KEEP


def test_closed_nobody_hears_of_it(qtbot: QtBot, slow: tuple[DocumentSession, Go]) -> None:
    session, go = slow
    go(1)
    session.close()
    settle()  # a signal of what is deleted would fail the test


def test_decisions_are_carried_to_where_something_is_found_in_the_end() -> None:
    whole = examination()
    early = replace(whole, entities=tuple(_shorter(each) for each in whole.entities))
    after = work.Examined(whole, whole, plan(), Options(), Review())
    moves = work.moves((span for each in early.entities for span in each.spans), after)
    review = Review().decided([early.entities[0]], DecisionState.KEEP).moved(moves)
    assert review.states(whole.entities, whole.entities) == {"e1": DecisionState.KEEP}


def _shorter(entity: Entity) -> Entity:
    return replace(entity, mentions=tuple(replace(each, end=each.end - 2) for each in entity.mentions))


def _cut(entity: Entity) -> Entity:
    return replace(entity, mentions=tuple(replace(each, end=each.end - 1) for each in entity.mentions))


def test_undone_one_decision_of_the_search_leaves_the_others(
    qtbot: QtBot, slow: tuple[DocumentSession, Go], monkeypatch: pytest.MonkeyPatch
) -> None:
    session, go = slow
    go(2)
    found = session.known
    assert found is not None
    part = replace(found.bare, entities=tuple(map(_cut, found.bare.entities)))
    session._show_interim(replace(found, bare=part, marked=part, findings=()).collected())
    assert "198" in [each.text for each in session.findings]
    session.decide_all([each for each in session.findings if each.text == "198"], DecisionState.MASK)
    session.decide_all([each for each in session.findings if each.text == "Maren Tolval"], DecisionState.KEEP)
    corrections.set_code(session, [each for each in session.findings if each.text == "198"], "b6")
    go(3)
    assert session.phase is Phase.READY
    kept = {each.text: (each.state, each.code) for each in session.findings if each.own}
    assert kept == {"Maren Tolvald": (DecisionState.KEEP, None), "1981": (DecisionState.MASK, "b6")}
    assert {TEXT[start:end] for start, end in session.review.signatures} == {"Maren Tolvald", "1981"}
    session.undo.undo()
    session.undo.undo()
    assert {each.text: each.state for each in session.findings if each.own} == {"1981": DecisionState.MASK}
    session.undo.undo()
    assert not any(each.own for each in session.findings)
    session.undo.redo()
    assert {each.text: each.state for each in session.findings if each.own} == {"1981": DecisionState.MASK}


def test_a_decision_during_a_new_search_stays_when_that_is_cancelled(
    qtbot: QtBot, slow: tuple[DocumentSession, Go]
) -> None:
    session, go = slow
    go(5)
    session.replan(replace(session.options, terms=("sued",)))
    go(2)
    found = session.known
    assert found is not None
    part = replace(found.bare, entities=tuple(map(_cut, found.bare.entities)))
    session._show_interim(replace(found, bare=part, marked=part, findings=()).collected())
    session.decide_all([each for each in session.findings if each.text == "198"], DecisionState.MASK)
    session.cancel()
    qtbot.waitUntil(lambda: session.phase is Phase.READY)
    assert {each.text: each.state for each in session.findings if each.own} == {"1981": DecisionState.MASK}
