"""The policy that the window shows is the one that the next search uses and that the record holds."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.jobs import Jobs
from desktop.sessions import handover, work
from desktop.sessions.records import Record, Records, text_hash
from desktop.sessions.session import DocumentSession, Phase
from desktop.states import DecisionState
from engine.core.errors import BadBackground
from engine.core.options import Method, Options
from engine.core.types import Examination
from engine.pipeline.interim import Interim
from tests.builders.choosers import Chooser
from tests.builders.examined import TEXT

_PASSWORD = "harbour-light-7"
_SOMETHING: Any = object()


class _Halting(Chooser):
    """Waits after the first findings, as long as `halts` is set; before them where it is `silent`, too."""

    halts = silent = False
    error: Exception | None = None

    def examine(self, path: Path, options: Options, progress, **more) -> Examination:  # type: ignore[no-untyped-def]
        found = super().examine(path, options, progress, **more)
        if self.halts:
            if (show := more.get("show")) and not self.silent:
                show(Interim(found, len(TEXT) // 2, tagged=_SOMETHING))
            while self.halts:
                progress.step("recognize", 1, 2)
                Event().wait(0.005)
        if self.error:
            raise self.error
        return found

    def examine_in_part(self, known: Interim, options: Options, progress, *, covered: bool) -> Examination:  # type: ignore[no-untyped-def]
        self.examined.append(options)
        return known.examination


Open = Callable[..., DocumentSession]


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> _Halting:
    found = _Halting()
    monkeypatch.setattr(work, "flow", found)
    return found


@pytest.fixture
def note(tmp_path: Path) -> Path:
    found = tmp_path / "note.txt"
    found.write_text(TEXT, encoding="utf-8")
    return found


@pytest.fixture
def opened(qtbot: QtBot, note: Path, engine: _Halting) -> Iterator[Open]:
    jobs, records = Jobs(), Records(note.parent / "kept", reviewer="Ann")

    def open_note(
        *, until: Callable[[DocumentSession], object] = lambda it: it.phase is Phase.READY
    ) -> DocumentSession:
        session = DocumentSession(note, Options(), jobs, records)
        qtbot.waitUntil(lambda: bool(until(session)))
        return session

    yield open_note
    engine.halts = False
    jobs.close()


def _kept(note: Path) -> str:
    record = Records(note.parent / "kept").load(hashlib.sha256(note.read_bytes()).hexdigest(), Options(), note)
    assert record is not None
    return record.options.policy


def _stopped(qtbot: QtBot, opened: Open, engine: _Halting) -> DocumentSession:
    """A document that was planned with one policy in an earlier run, and whose search was stopped in this one."""
    first = opened()
    first.use_policy("names-only")
    qtbot.waitUntil(lambda: first.phase is Phase.READY and first.known.options.policy == "names-only")
    first.close()
    engine.halts = True
    session = opened(until=lambda it: it.known is not None)
    session.cancel()
    qtbot.waitUntil(lambda: session.phase is Phase.CANCELLED)
    return session


def test_the_first_plan_is_no_change_of_another(qtbot: QtBot, opened: Open, engine: _Halting) -> None:
    engine.halts = True
    session = opened(until=lambda it: it.findings)
    told: list[tuple[int, int]] = []
    session.replanned.connect(lambda *change: told.append(change))
    engine.halts = False
    qtbot.waitUntil(lambda: session.phase is Phase.READY)
    assert told == []
    session.use_policy("everything")
    qtbot.waitUntil(lambda: bool(told))
    assert session.phase is Phase.READY, "the status shown with a phase takes the place of a message"


def test_a_policy_chosen_after_a_stop_is_that_of_the_whole_search(
    qtbot: QtBot, opened: Open, engine: _Halting, note: Path
) -> None:
    session = _stopped(qtbot, opened, engine)
    session.use_policy("default")
    assert session.policy == "default" and _kept(note) == "default"
    engine.halts = False
    session.begin_anew()
    qtbot.waitUntil(lambda: session.phase is Phase.READY)
    assert session.known is not None
    assert engine.examined[-1].policy == session.known.options.policy == session.final_options.policy == "default"
    assert _kept(note) == "default"


def test_a_policy_chosen_after_a_stop_is_that_of_what_was_found(qtbot: QtBot, opened: Open, engine: _Halting) -> None:
    session = _stopped(qtbot, opened, engine)
    session.use_policy("default")
    session.finish_in_part(covered=True)
    qtbot.waitUntil(lambda: session.phase is Phase.READY)
    assert session.known is not None
    assert engine.examined[-1].policy == session.known.options.policy == session.policy == "default"


def test_a_policy_chosen_before_anything_was_found_is_used_at_last(
    qtbot: QtBot, opened: Open, engine: _Halting, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = opened()
    first.use_policy("names-only")
    qtbot.waitUntil(lambda: first.phase is Phase.READY and first.known.options.policy == "names-only")
    engine.error = BadBackground()
    session = opened(until=lambda it: it.phase is Phase.FAILED)
    session.use_policy("gdpr-k5")
    engine.error = None
    session.begin_anew()
    qtbot.waitUntil(lambda: session.phase is Phase.READY and session.known.options.policy == "gdpr-k5")
    assert session.policy == session.options.policy == "gdpr-k5"


def test_a_plan_that_can_not_be_made_leaves_the_document_as_it_was(
    qtbot: QtBot, opened: Open, engine: _Halting, note: Path
) -> None:
    session = opened()
    before = session.options
    told: list[str] = []
    session.told.connect(told.append)
    engine.error = BadBackground()
    session.replan(replace(before, terms=("sued",)))
    session.decide_all([session.findings[1]], DecisionState.KEEP)
    qtbot.waitUntil(lambda: session.phase is not Phase.WORKING)
    assert session.phase is Phase.READY and session.options == session.known.options == before
    assert session.findings[1].state is DecisionState.KEEP
    assert told and "background" in told[-1].lower()


def test_a_review_file_brings_no_method_that_this_computer_lacks_texts_for(qtbot: QtBot, opened: Open) -> None:
    session = opened()
    document = session.known.bare.document
    theirs = replace(session.options, method=Method.REIDENTIFY, profiles=Path("/theirs"), policy="names-only")
    record = Record(
        text_hash(document.text), theirs, session.review.decided([session.findings[0].entity], DecisionState.KEEP)
    )
    handover.take_review(session, handover.sealed(document.sha256, record, _PASSWORD, "Anna"), _PASSWORD)
    qtbot.waitUntil(lambda: session.phase is Phase.READY and session.known.options.policy == "names-only")
    assert session.options.method is session.known.options.method is None
    assert session.findings[0].state is DecisionState.KEEP


def test_a_cancelled_policy_does_not_come_back_with_the_record(
    qtbot: QtBot, opened: Open, engine: _Halting, note: Path
) -> None:
    session = opened()
    before = session.options
    engine.halts = True
    session.replan(replace(before, policy="names-only", k=7, terms=("fell",)))
    qtbot.waitUntil(lambda: len(engine.examined) > 1)
    session.decide_all([session.findings[1]], DecisionState.MASK)
    session.cancel()
    qtbot.waitUntil(lambda: session.phase is Phase.READY)
    assert session.options == before and _kept(note) == before.policy
    engine.halts = False
    again = opened()
    assert (again.policy, again.options.k) == (before.policy, before.k) and again.findings[1].own


def test_a_policy_that_was_to_follow_a_cancelled_one_is_not_shown_as_in_use(
    qtbot: QtBot, opened: Open, engine: _Halting
) -> None:
    session = opened()
    before, shown = session.options, []
    session.phase_changed.connect(lambda: shown.append(session.policy))
    engine.halts = True
    session.replan(replace(before, policy="names-only", terms=("fell",)))
    qtbot.waitUntil(lambda: len(engine.examined) > 1)
    session.use_policy("gdpr-k5")
    session.cancel()
    qtbot.waitUntil(lambda: session.phase is Phase.READY)
    assert session.known is not None
    assert shown[-1] == session.policy == session.known.options.policy == before.policy
    engine.halts = False
    session.use_policy("gdpr-k5")
    qtbot.waitUntil(lambda: session.phase is Phase.READY and session.known.options.policy == "gdpr-k5")


def test_a_policy_that_was_to_follow_one_that_failed_is_used(qtbot: QtBot, opened: Open, engine: _Halting) -> None:
    session = opened()
    engine.halts, engine.silent = True, True
    session.replan(replace(session.options, policy="names-only", terms=("fell",)))
    qtbot.waitUntil(lambda: len(engine.examined) > 1)
    session.use_policy("gdpr-k5")
    engine.error, engine.halts = BadBackground(), False
    qtbot.waitUntil(lambda: session.phase is Phase.READY and session.known.options.policy == "gdpr-k5")
    assert session.policy == "gdpr-k5"


def test_findings_of_a_file_that_has_changed_are_not_shown_with_its_new_content(
    qtbot: QtBot, opened: Open, engine: _Halting, note: Path
) -> None:
    session = opened()
    session.decide_all([session.findings[1]], DecisionState.KEEP)
    note.write_text("Another text.", encoding="utf-8")
    qtbot.waitUntil(lambda: session.changed_on_disk)
    engine.halts = engine.silent = True
    session.begin_anew()
    assert session.findings == () and session.examination is None
    session.cancel()
    qtbot.waitUntil(lambda: session.phase is Phase.CANCELLED)
    assert session.findings == () and session.examination is None and not session.exportable
    engine.halts = False
    session.begin_anew()
    qtbot.waitUntil(lambda: session.phase is Phase.READY)
    assert session.findings[1].state is DecisionState.KEEP, "the text is the same"
